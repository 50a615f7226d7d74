"""Who sits where, by name: a list of thousands is kept in order, and only those are placed anew of whom
something may have changed."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from typing import NamedTuple

from core.paper.lists import same_name
from core.people.listing import Key, Listing, list_name, listing, name_key, running_letter
from core.tournament.state import Player, Tournament

# More than so many are put in order all at once rather than one by one.
_MANY = 400
# What a player is listed by: the name's key, the club number where there are namesakes, entry, player.
_Place = tuple[Key, str, int, int]


class SeatingRow(NamedTuple):
    """A player and the seat. ``number`` is the club number, there only to tell two of one name apart."""

    name: str
    letter: str
    table: str
    seat: int
    number: str = ""
    entry: int = 0


def seating_by_name(t: Tournament) -> list[SeatingRow]:
    """Everybody who has a seat, by name."""
    found = ByName(t)
    return [found.rows[player] for player in found.order()]


class _Named(NamedTuple):
    """How somebody who sits is listed, as long as he is called so."""

    who: Player
    how: Listing
    shown: str
    letter: str
    key: Key
    same: str


class ByName:
    """``rows`` by player; ``order`` says the players as they are listed."""

    def __init__(self, t: Tournament) -> None:
        self.rows: dict[int, SeatingRow] = {}
        self._named: dict[int, _Named] = {}
        # who is called alike
        self._bearers: dict[str, set[int]] = {}
        self._places: dict[int, _Place] = {}
        self._sorted: list[_Place] = []
        self.read_all(t)

    def order(self) -> list[int]:
        return [place[3] for place in self._sorted]

    def read_all(self, t: Tournament) -> set[int]:
        """Everybody, as ``read``."""
        return self.read(t, self.rows.keys() | t.live.keys())

    def read(self, t: Tournament, players: Iterable[int]) -> set[int]:
        """These as they sit in ``t``, everybody else as before. Whose rows came, went or are others now."""
        touched = self._name(t, {*players})
        every = len(touched) > _MANY
        changed = {player for player in touched if self._place(t, player, order=not every)}
        if every and changed:
            self._sorted = sorted(self._places.values())
        return changed

    def _name(self, t: Tournament, players: set[int]) -> set[int]:
        """Takes in what they are called. With them come all who have a namesake now or have none any more."""
        had: dict[str, bool] = {}
        how = listing(t)
        for player in players:
            before = self._named.get(player)
            now = _listed(t.players[player], how, before) if _seat(t, player) is not None else None
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
        """Takes in where somebody sits, and whether that is another row. ``order``: puts it in its place."""
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
        found = _seat(t, player)
        if found is None:
            return None
        named = self._named[player]
        number = named.who.number if self._several(named.same) else ""
        return SeatingRow(named.shown, named.letter, t.tables[found[0]].label, found[1], number, found[2])


def _seat(t: Tournament, player: int) -> tuple[int, int, int] | None:
    """Table and seat of the player's entry that is in, and the entry."""
    entry = t.live_entry(player)
    if entry is None or entry.table is None or entry.seat is None:
        return None
    return entry.table, entry.seat, entry.id


def _listed(who: Player, how: Listing, before: _Named | None) -> _Named:
    """``before`` where he is who he was, and listed as he was."""
    if before is not None and before.who is who and before.how == how:
        return before
    name = who.name
    shown, letter = list_name(name, how), running_letter(name, how)
    return _Named(who, how, shown, letter, name_key(name, how), same_name(name))
