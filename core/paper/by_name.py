"""The seating list by name. It stays sorted for thousands of players: only rows that may have changed are
placed anew."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from typing import NamedTuple

from core.paper.lists import same_name
from core.people.listing import Key, Listing, list_name, listing, name_key, running_letter
from core.tournament.people import Player
from core.tournament.state import Tournament

# Above this number of changes, sorting everything is faster than inserting one by one.
_MANY = 400
# The sort key of a player: the name's key, the club number among namesakes, entry, player.
_Place = tuple[Key, str, int, int]


class SeatingRow(NamedTuple):
    """A player and the seat. ``number`` is the club number, only set to tell namesakes apart."""

    name: str
    letter: str
    table: str
    seat: int
    number: str = ""
    entry: int = 0


def seating_by_name(t: Tournament) -> list[SeatingRow]:
    """Return everybody who has a seat, by name."""
    seating = ByName(t)
    return [seating.rows[player] for player in seating.order()]


class _Named(NamedTuple):
    """A seated player's name as it is listed, valid while the name stays the same."""

    who: Player
    how: Listing
    shown: str
    letter: str
    key: Key
    same: str


class ByName:
    """``rows`` by player; ``order`` gives the players in the order of the list."""

    def __init__(self, t: Tournament) -> None:
        self.rows: dict[int, SeatingRow] = {}
        self._named: dict[int, _Named] = {}
        # players with the same name
        self._bearers: dict[str, set[int]] = {}
        self._places: dict[int, _Place] = {}
        self._sorted: list[_Place] = []
        self.read_all(t)

    def order(self) -> list[int]:
        return [place[3] for place in self._sorted]

    def read_all(self, t: Tournament) -> set[int]:
        """Read everybody, as ``read``."""
        return self.read(t, self.rows.keys() | t.people.live.keys())

    def read(self, t: Tournament, players: Iterable[int]) -> set[int]:
        """Read these players' seats in ``t`` and keep everybody else's. Return the players whose rows came,
        went or changed."""
        touched = self._name(t, {*players})
        every = len(touched) > _MANY
        changed = {player for player in touched if self._place(t, player, order=not every)}
        if every and changed:
            self._sorted = sorted(self._places.values())
        return changed

    def _name(self, t: Tournament, players: set[int]) -> set[int]:
        """Read these players' names. Return them together with everybody who has gained or lost a
        namesake."""
        had: dict[str, bool] = {}
        how = listing(t)
        for player in players:
            before = self._named.get(player)
            now = _listed(t.people.players[player], how, before) if _seat(t, player) is not None else None
            if now is before:
                continue
            for named in filter(None, (before, now)):
                had.setdefault(named.same, self._several(named.same))
            if before is not None:
                self._bearers[self._named.pop(player).same].remove(player)
            if now is not None:
                self._named[player] = now
                self._bearers.setdefault(now.same, set()).add(player)
        others = (self._bearers[same] for same, several in had.items() if several != self._several(same))
        return players.union(*others)

    def _several(self, same: str) -> bool:
        return len(self._bearers.get(same, ())) > 1

    def _place(self, t: Tournament, player: int, *, order: bool) -> bool:
        """Read a player's seat and return whether the row has changed. ``order``: insert it in its place."""
        row, old = self._row(t, player), self._places.get(player)
        at = (self._named[player].key, row.number, row.entry, player) if row is not None else None
        if (row, at) == (self.rows.get(player), old):
            return False
        if old is not None:
            del self.rows[player], self._places[player]
            if order:
                del self._sorted[bisect_left(self._sorted, old)]
        if row is not None and at is not None:
            self.rows[player], self._places[player] = row, at
            if order:
                insort(self._sorted, at)
        return True

    def _row(self, t: Tournament, player: int) -> SeatingRow | None:
        seat = _seat(t, player)
        if seat is None:
            return None
        named = self._named[player]
        number = named.who.number if self._several(named.same) else ""
        return SeatingRow(named.shown, named.letter, t.room.tables[seat[0]].label, seat[1], number, seat[2])


def _seat(t: Tournament, player: int) -> tuple[int, int, int] | None:
    """Return table and seat of the player's live entry, and the entry."""
    entry = t.live_entry(player)
    if entry is None or entry.table is None or entry.seat is None:
        return None
    return entry.table, entry.seat, entry.id


def _listed(player: Player, how: Listing, before: _Named | None) -> _Named:
    """Return the player's listed name, ``before`` if nothing has changed."""
    if before is not None and before.who is player and before.how == how:
        return before
    name = player.name
    shown, letter = list_name(name, how), running_letter(name, how)
    return _Named(player, how, shown, letter, name_key(name, how), same_name(name))
