"""A pasted list of players: what will become of each line is shown before anything is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from core.people.player_list import CsvProblem, unfit
from core.people.player_row import PlayerRow
from core.say.acts import RegisterList
from gui.console.frame.acting import desk_of, perform
from gui.console.players.directory import keep
from gui.console.players.pasted import Pasted, Preview, preview, register_act
from gui.program.session import Session
from gui.theme import repolish
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.on_screen import open_at
from gui.widgets.rows import Cell, Rows
from gui.words import people as say
from gui.words import text as words
from gui.words.tr import Context, common, mark

tr = Context("players")

_FATES = {
    "new": mark("will be registered"),
    "already": mark("already in"),
    "twice": mark("twice in the list"),
}


# Lines from which on the list is read when typing has come to rest (ms).
_MANY, _SOON = 500, 250
_KEPT = ("bad_accessible", "column_ignored")
"""The flaws of a line that is taken all the same."""
_TONES = {"new": "green", "already": "quiet", "twice": "amber", "refused": "red"}


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
        """A file too, to say what to do with it."""
        return source.hasUrls() or super().canInsertFromMimeData(source)


class PasteDialog(QDialog):
    """All who can be registered are one action, undone as one."""

    def __init__(self, parent: QWidget, session: Session, text: str = "") -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Paste player list"))
        self._session = session
        wrong = unfit(text)
        self.text = _ListField("" if wrong else text)
        self.text.setTabChangesFocus(True)
        self.text.unfit.connect(self._say_unfit)
        self.shown = Preview((), ())
        self.model: Rows[Pasted | CsvProblem] = Rows(
            [tr("Name"), tr("Club number"), tr("Result")], self._cell
        )
        self.table = LinedTable(self.model, [180, 96, 200], stretch=2)
        self.table.setSelectionMode(LinedTable.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.count = label("", "quiet", wrap=True)
        self.do_button = KeyButton(tr("Register"), key="Ctrl+↵", kind="primary")
        self.do_button.clicked.connect(self.carry_out)
        self.cancel_button = KeyButton(common("Cancel"), key="Esc")
        self.cancel_button.clicked.connect(self.reject)
        self._build()
        # Some thousands of lines are not read anew with every letter.
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._read)
        self.text.textChanged.connect(self._changed)
        self._read()
        if wrong:
            self._say_unfit(wrong)
        open_at(self, 760, 560)

    def _build(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.count, 1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.do_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(12)
        whole.addWidget(label(tr("Paste player list"), "heading"))
        whole.addWidget(
            label(
                tr(
                    "One player per line, with or without headings: name, nickname, club number, note, "
                    "accessible seat."
                ),
                "quiet",
                wrap=True,
            )
        )
        whole.addWidget(self.text, 2)
        whole.addWidget(self.table, 3)
        whole.addLayout(buttons)

    def _changed(self) -> None:
        if self.text.blockCount() > _MANY:
            self.do_button.setEnabled(False)
            self._soon.start()
        else:
            self._read()

    def _say_unfit(self, what: str) -> None:
        self._say(say.no_list(what), "red")  # type: ignore[arg-type]

    def _say(self, sentence: str, tone: str = "") -> None:
        self.count.setText(sentence)
        self.count.setProperty("tone", tone)
        repolish(self.count)

    def _read(self) -> None:
        self._soon.stop()
        text = self.text.toPlainText()
        wrong = unfit(text)
        self.shown = shown = preview("" if wrong else text, self._session)
        self.model.show([*shown.problems, *shown.rows])
        self.table.clearSpans()
        for row in range(len(shown.problems)):
            self.table.setSpan(row, 0, 1, 3)
        new = shown.count("new")
        refused = shown.count("refused", "twice") + sum(p.what not in _KEPT for p in shown.problems)
        if wrong:
            self._say_unfit(wrong)
        else:
            self._say(say.paste_count(new, shown.count("already"), refused))
        self.do_button.setEnabled(new > 0)

    def _cell(self, row: Pasted | CsvProblem, column: int) -> Cell:
        """Name, club number, what will happen; of a line that cannot be read, or only partly, why."""
        if isinstance(row, CsvProblem):
            return Cell(say.complaint(row) if column == 0 else "", "amber" if row.what in _KEPT else "red")
        match column:
            case 0:
                return Cell(row.row.name, tail=row.row.nickname)
            case 1:
                return Cell(row.row.number)
        if row.fate == "refused":
            fate = words.reasons(row.reasons, self._session.state).replace("\n", " ")
        else:
            fate = tr(_FATES[row.fate])
        return Cell(fate, _TONES[row.fate], tr("accessible seat") if row.row.accessible else "", fate)

    # -- doing it ------------------------------------------------------------------------------------

    def carry_out(self) -> None:
        """Register all that are new, in their order."""
        if not self.do_button.isEnabled():
            return
        rows = [p.row for p in self.shown.rows if p.fate == "new"]
        people = tuple(map(register_act, rows))
        act = RegisterList(people=people) if len(people) > 1 else people[0]
        perform(self, self._session, act, then=lambda _: self._registered(rows), otherwise=self._read)

    def _registered(self, rows: Sequence[PlayerRow]) -> None:
        failed = keep(self._session.library, rows, self._session.now())
        desk = desk_of(self)
        if desk is not None:
            desk.say(say.paste_done(len(rows)))
        if desk is not None and failed is not None:
            desk.say_failed(failed)
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.carry_out()
        elif not enter:
            super().keyPressEvent(event)
