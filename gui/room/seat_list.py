"""The lines of the seating scene, kept sorted: an action moves few of thousands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from core.paper.by_name import ByName, SeatingRow
from core.tournament.state import Tournament
from gui.console.players.touched import players_of
from gui.room.board import Seating, SeatLine
from gui.room.seat_sizes import Sizes

if TYPE_CHECKING:
    from gui.program.session import Session


class SeatList:
    """``shown`` stays the same object until a line changes."""

    def __init__(self, t: Tournament) -> None:
        self._by_name = ByName(t)
        self._lines: dict[int, SeatLine] = {}
        self._sizes = Sizes()
        self._take(self._by_name.rows)

    def read(self, t: Tournament, players: Iterable[int] | None) -> None:
        """Read the seats of these players (None: all) and keep the others."""
        by_name = self._by_name
        changed = by_name.read_all(t) if players is None else by_name.read(t, players)
        if changed:
            self._take(changed)

    def _take(self, players: Iterable[int]) -> None:
        rows, lines = self._by_name.rows, self._lines
        self._sizes.drop([lines.pop(player) for player in players if player in lines])
        came = {player: _line(rows[player]) for player in players if player in rows}
        lines.update(came)
        self._sizes.add(came.values())
        self.shown = Seating(tuple(map(lines.__getitem__, self._by_name.order())), self._sizes.now())


def _line(row: SeatingRow) -> SeatLine:
    """Return ``Ek Anna``: the surname first, as the list is sorted; a club number only between namesakes."""
    name = row.name.replace(",", "", 1)
    return SeatLine(f"{name} {row.number}".strip(), row.table, str(row.seat))


_MADE: WeakKeyDictionary[Session, tuple[int, SeatList]] = WeakKeyDictionary()


def seating_now(session: Session) -> Seating:
    """Return the session's list as its night stands."""
    stand = len(session.director.history)
    before, made = _MADE.get(session, (-1, None))
    changes = session.since(before)
    if made is None:
        made = SeatList(session.state)
    else:
        made.read(session.state, None if changes is None else players_of(changes, session.state))
    _MADE[session] = stand, made
    return made.shown
