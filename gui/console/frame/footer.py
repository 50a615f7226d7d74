"""The footer: the command bar, Undo with what it undoes, and what is saved."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from core.say import acts
from gui.console.frame.acting import perform
from gui.console.frame.command_bar import CommandBar
from gui.program.session import Session
from gui.safely import safely
from gui.theme import BODY, FOOTER, SMALL, font
from gui.widgets.boxes import across
from gui.widgets.key_button import KeyButton, OnceButton
from gui.widgets.labels import in_two, label
from gui.widgets.panel import Panel
from gui.widgets.told_line import ToldLine
from gui.words import text
from gui.words.tr import Context

tr = Context("console")

_MARGIN, _SPACE = 16, 14


class Footer(Panel):
    """The footer of a tournament's window."""

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__("top")
        self._session = session
        self.setFixedHeight(FOOTER)
        self.command = CommandBar(session, window)
        self.command.setProperty("small", True)
        self.undo_button = OnceButton(tr("Undo"), icon="arrow-u-up-left", key="^Z", does=self.undo)
        self.undo_button.set_small()
        # By mouse or ^Y: it goes when there is nothing more to redo, and would let the keyboard fall.
        self.redo_button = OnceButton(tr("Redo"), icon="arrow-u-up-right", key="^Y", does=self.redo)
        self.redo_button.set_small()
        self.redo_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._undoes = self._redoes = ""
        # Says what is saved; in its place what was just said, where it fits.
        self.saved = ToldLine()
        self.backup = label(role="label")
        self.backup.hide()
        self._row = across(
            (self.command, 0),
            self.undo_button,
            self.redo_button,
            (self.saved, 1),
            self.backup,
            gap=_SPACE,
            margins=(_MARGIN, 1, _MARGIN, 0),
            of=self,
        )
        self.saved.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        session.changed.connect(self.refresh)
        session.paper_noted.connect(self.refresh)
        session.renamed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say after an action what Undo undoes now, and that the action is on the disk."""
        session, state = self._session, self._session.state
        history = session.director.history
        names = text.Names(state, history)
        undone = session.director.next_redo()
        self._undoes = text.undo_title(session.director.next_undo(), names)
        self._redoes = text.redo_title(undone, names) if undone else ""
        self.redo_button.setVisible(bool(undone))
        shown = [(self.undo_button, acts.Undo(), self._undoes), (self.redo_button, acts.Redo(), self._redoes)]
        for button, act, title in shown if undone else shown[:1]:
            against = text.reasons(session.check(act), state, session.zone)
            button.can(against)
            button.setToolTip(against or title)
        saved = tr("nothing to save yet")
        if history:
            at = text.time_of_day(history[-1].written, session.zone, seconds=True)
            saved = tr("saved {time}", time=at)
        if session.director.read_only:
            saved = tr("read-only")
        untitled = not state.setting("title") and session.name == session.title
        name = text.file_name(str(session.log.path)) if untitled else session.name
        self.saved.setText(f"{name} · {saved}")
        self._fit()

    def _fit(self) -> None:
        """Say what Undo undoes beside what is saved (of that at least a quarter), in two lines where one has
        no room, and what Redo does where that leaves room for all of it."""
        undo, redo = self.undo_button, self.redo_button
        saved = min(self.saved.sizeHint().width(), self.width() // 4)
        saved += 0 if self.backup.isHidden() else self.backup.sizeHint().width() + _SPACE
        room = self.width() - 2 * _MARGIN - self.command.width() - 2 * _SPACE - saved - _around(undo)
        if not redo.isHidden():
            room -= _around(redo) + _SPACE
            least = _least(self._undoes)
            named = room >= least + _least(self._redoes)
            redo.say(_in_lines(self._redoes, room - least) if named else tr("Redo"))
            redo.setAccessibleName(self._redoes)
            room -= redo.sizeHint().width() - _around(redo)
        undo.say(_in_lines(self._undoes, max(room, 0)))
        undo.setAccessibleName(self._undoes)

    def show_backup(self, words: str, alarming: bool) -> None:
        """Show when the last copy at a second place was made, in amber where somebody must look."""
        self.backup.show_text(words)
        self.backup.set_tone("amber" if alarming else "")
        self._fit()

    def undo(self) -> None:
        """Undo the last action."""
        perform(self, self._session, acts.Undo())

    def redo(self) -> None:
        """Redo the action that was undone last."""
        perform(self, self._session, acts.Redo())

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the words, which have their size only now."""
        super().showEvent(event)
        self._fit()

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.command.setFixedWidth(520 if self.width() >= 1280 else 360)
        self._fit()


def _around(button: KeyButton) -> int:
    """Return the width of what is on it beside its words (px)."""
    return button.sizeHint().width() - max(
        map(_ink(button.text()).horizontalAdvance, button.text().split("\n"))
    )


def _ink(words: str) -> QFontMetrics:
    """Return the metrics of a button's words, which are small in two lines."""
    return QFontMetrics(font(SMALL if "\n" in words else BODY, 550))


def _least(title: str) -> int:
    """Return the width that the title needs in two lines (px)."""
    return max(map(_ink("\n").horizontalAdvance, in_two(title, _ink("\n"))))


def _in_lines(title: str, room: int) -> str:
    """Return the title in one line, or in two smaller ones; cut in the middle, so that its verb stays at
    either end. One line that would fit only if it were as small is no line."""
    if _ink(title).horizontalAdvance(title) <= room:
        return title
    ink, cut = _ink("\n"), Qt.TextElideMode.ElideMiddle
    return "\n".join(ink.elidedText(line, cut, max(room, 1)) for line in in_two(title, ink))
