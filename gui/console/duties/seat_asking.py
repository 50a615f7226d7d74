"""Seats asked for one after the other on the Tables page: those of the cards that players drew, and those
that a wheelchair reaches."""

from collections.abc import Callable
from functools import partial

from core.floor.absent import alternates
from core.formats.duties import duties
from core.formats.night_duties import unseated
from core.say.acts import MarkSeat, Move, Seat
from core.say.duties import AccessibleDuty
from gui.console.tables.pending import Pending, PendingBar
from gui.console.tables.unseated import UnseatedModel
from gui.program.session import Session
from gui.words.tr import Context

tr = Context("console")


class SeatAsking:
    """``go_on`` asks for the next one, until none is left or the question is let go."""

    def __init__(self, session: Session, bar: PendingBar, people: UnseatedModel) -> None:
        self._session, self._bar, self._people = session, bar, people
        self._next: Callable[[], bool] | None = None
        bar.let_go.connect(self._stop)

    def cards(self) -> bool:
        """The seat of the card that the next one drew, in order of their names; whether anybody is left."""
        state = self._session.state
        waiting = {*unseated(state)} or {*alternates(state)[: state.spare]}
        found = next(((e, name) for e, name in self._people.people if e in waiting), None)
        if found is None:
            return False
        tables = state.open_tables
        only = tables[0].id if len(tables) == 1 else 0
        self._bar.ask(Pending(tr("Seat card of {name}", name=found[1]), partial(_move, found[0]), only))
        self._next = self.cards
        return True

    def accessible(self) -> bool:
        """The next seat that a wheelchair reaches; whether more are needed than are known."""
        found = duties(self._session.state, self._session.now())
        if not any(isinstance(x, AccessibleDuty) for x in found):
            return False
        self._bar.ask(Pending(tr("Accessible seat"), _reached))
        self._next = self.accessible
        return True

    def go_on(self) -> bool:
        """After an answer; whether the next one is asked for."""
        again, self._next = self._next, None
        return again is not None and again()

    def _stop(self) -> None:
        self._next = None


def _reached(seat: Seat) -> MarkSeat:
    return MarkSeat(seat=seat, kind="accessible")


def _move(entry: int, seat: Seat) -> Move:
    return Move(entry=entry, seat=seat)
