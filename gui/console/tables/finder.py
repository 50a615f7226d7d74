"""The finder of a place on the floor: a table by its number, a seat, or a player by name."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.say.acts import Seat
from gui.console.frame.seat_words import with_point
from gui.console.players.people import suggest_entries
from gui.console.tables.pending import seat_typed
from gui.program.session import Session
from gui.theme import repolish
from gui.widgets.hinted import HintedEdit
from gui.words.tr import Context

tr = Context("tables")


class FloorFinder(HintedEdit):
    """``found``: (table, seat), seat 0 for the table itself, at every letter. ``left``: Enter or Esc gives
    the keyboard to it."""

    found = Signal(object)
    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(tr("Find table or player"), icon="magnifying-glass", key="F")
        self._session = session
        self.setAccessibleName(tr("Find table or player"))
        self.setProperty("ownsEnter", True)
        self.make_narrow(False)
        self.textEdited.connect(self._typed)

    def make_narrow(self, narrow: bool) -> None:
        self.setMinimumWidth(112 if narrow else 240)
        self.setMaximumWidth(168 if narrow else 240)
        self.setPlaceholderText(tr("Find…") if narrow else tr("Find table or player"))

    def _typed(self, typed: str) -> None:
        at = look(self._session, typed.strip())
        self._set_wrong(bool(typed.strip()) and at is None)
        if at is not None:
            self.found.emit(at)

    def _set_wrong(self, wrong: bool) -> None:
        if wrong != bool(self.property("wrong")):
            self.setProperty("wrong", wrong)
            repolish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.clear()
            self._set_wrong(False)
            self.left.emit()
        else:
            super().keyPressEvent(event)


def look(session: Session, typed: str) -> Seat | None:
    """Return the seat that the text means now; None for nothing on the floor."""
    state = session.state
    if not typed:
        return None
    label = with_point(typed).rstrip(".").casefold()
    table = next((t.id for t in state.open_tables if t.label.casefold() == label), None)
    seat = (table, 0) if table is not None else seat_typed(state, typed)
    if seat is not None:
        return seat if seat[1] <= state.room.tables[seat[0]].size else None
    entries = (
        state.people.entries[s.value] for s in suggest_entries(session, typed) if isinstance(s.value, int)
    )
    return next(((e.table, e.seat) for e in entries if e.table is not None and e.seat is not None), None)
