"""A pasted list: what will become of each line is shown before anything is done."""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from core.people.player_list import unfit
from gui.console.frame.acting import desk_of
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.on_screen import Dialog, open_at
from gui.widgets.rows import Rows
from gui.words import people as say
from gui.words.tr import Context, common

tr = Context("players")

# Lines from which on the list is read when typing has come to rest (ms).
_MANY, _SOON = 500, 250
# So many lines are read before the windows have their turn (0.15 s on a PC of 2024), and then between two.
FIRST, SLICE = 2_000, 200

# The property of a page that holds the list that was left without registering anybody.
_KEPT = "leftList"

Read = Iterator[tuple[int, int] | bool]
"""The reading of a list: how many of its lines are read, of how many; last, whether one can be registered."""


class _ListField(QPlainTextEdit):
    """``unfit``: what was pasted or dropped is no list; what stood here before stays."""

    unfit = Signal(str)

    def insertFromMimeData(self, source: QMimeData) -> None:
        what = "file" if any(url.isLocalFile() for url in source.urls()) else unfit(source.text())
        if what is None:
            super().insertFromMimeData(source)
        else:
            self.unfit.emit(what)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take a file too, to say how it can be read."""
        return source.hasUrls() or super().canInsertFromMimeData(source)


class PasteList(Dialog):
    """Registers all lines that can be as one action, undone as one; lines that are refused stay to be mended.
    The last column says what becomes of a line, in as many lines as that takes. A list that is left stands
    here again when the dialog is next opened on its page."""

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        title: str,
        about: str,
        model: Rows[Any],
        widths: Sequence[int],
        text: str = "",
    ) -> None:
        super().__init__(parent, title)
        self._session, self.model, self._page = session, model, parent
        text = text or str(parent.property(_KEPT) or "")
        wrong = unfit(text)
        self.text = _ListField("" if wrong else text)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(title)
        self.text.unfit.connect(self._say_unfit)
        self.table = LinedTable(model, [*widths], stretch=len(widths) - 1)
        self.table.setSelectionMode(LinedTable.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setWordWrap(True)
        self.count = label("", "quiet", wrap=True)
        self.do_button = KeyButton(tr("Register"), key="Ctrl+↵", kind="primary", does=self.carry_out)
        self.cancel_button = KeyButton(common("Cancel"), key="Esc", does=self.reject)
        buttons = across((self.count, 1), self.cancel_button, self.do_button, gap=8)
        self.lay_out(label(about, "quiet", wrap=True), (self.text, 2), (self.table, 3), buttons)
        # Some thousands of lines are not read anew with every letter.
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.read)
        self._reading: Read = iter(())
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(lambda: self._read_on(SLICE))
        self.text.textChanged.connect(self._changed)
        self.read()
        if wrong:
            self._say_unfit(wrong)
        open_at(self, 760, 560)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let each line be as tall as its words; of thousands, those are cut."""
        if self.model.rowCount() <= _MANY:
            self.table.resizeRowsToContents()

    def _changed(self) -> None:
        self._next.stop()
        if self.text.blockCount() > _MANY:
            self.do_button.setEnabled(False)
            self._soon.start()
        else:
            self.read()

    def _say_unfit(self, what: str) -> None:
        self._say(say.no_list(what), "red")  # type: ignore[arg-type]

    def _say(self, sentence: str, tone: str = "") -> None:
        self.count.setText(sentence)
        self.count.set_tone(tone)

    def read(self) -> None:
        """Show what becomes of each line of what stands in the field; of a list that takes long, how far that
        is, and the windows go on meanwhile."""
        self._soon.stop()
        text = self.text.toPlainText()
        self._wrong = unfit(text)
        self._reading = self.preview("" if self._wrong else text)
        self._read_on(FIRST)

    def _read_on(self, most: int) -> None:
        self._next.stop()
        for nth, step in enumerate(self._reading):
            if isinstance(step, bool):
                self._show_read(taken=step)
            elif nth == most:
                done, lines = step
                self.do_button.setEnabled(False)
                self._say(say.lines_read(done, lines))
                self._next.start()
                return

    def _show_read(self, *, taken: bool) -> None:
        self.do_button.setEnabled(taken)
        self._fit()
        if self._wrong:
            self._say_unfit(self._wrong)

    def preview(self, text: str) -> Read:
        """Show what becomes of each line, once all are read."""
        raise NotImplementedError

    def carry_out(self) -> None:
        """Register all that can be, in their order."""
        raise NotImplementedError

    def refused(self) -> str:
        """Return the lines that are refused, as they were pasted."""
        raise NotImplementedError

    def reject(self) -> None:
        """Leave the dialog, and keep the text in the field."""
        left = self.text.toPlainText()
        self._page.setProperty(_KEPT, left)
        if left.strip():
            desk_of(self._page).say(tr("The list is kept: it stands there when you open it again."))
        super().reject()

    def accept(self) -> None:
        self._page.setProperty(_KEPT, "")
        super().accept()

    def leave(self, refused: str) -> None:
        """Close the dialog; where lines were refused, stay open with those."""
        if not refused:
            self.accept()
            return
        self.text.setPlainText(refused)
        self.text.setFocus()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.carry_out()
        elif not enter:
            super().keyPressEvent(event)
