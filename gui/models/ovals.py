"""One table as it is painted: a plain value, compared to know whether anything has to be painted again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from core.tournament import Table, Tournament
from gui.text_names import called

SeatState = Literal["taken", "free", "closed"]
Tone = Literal["", "amber", "red"]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: who sits there (``entry`` 0: nobody). ``marked``: a person must look (it is framed);
    ``big_blind``: known to be the big blind; ``accessible``: its player needs such a seat."""

    seat: int
    state: SeatState = "free"
    entry: int = 0
    name: str = ""
    tip: str = ""
    marked: bool = False
    big_blind: bool = False
    accessible: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """A table: ``title`` and ``line`` are written in its middle; ``tone`` amber: somebody must look,
    red: it breaks next (also dashed, so that colour is never alone)."""

    id: int
    label: str
    title: str
    line: str = ""
    seats: tuple[SeatView, ...] = ()
    tone: Tone = ""

    @property
    def size(self) -> int:
        return len(self.seats)

    @property
    def empty(self) -> bool:
        """Nobody sits here: there are no names to leave room for."""
        return not any(s.entry for s in self.seats)


def table_view(
    state: Tournament,
    table: Table,
    title: str,
    line: str,
    *,
    tone: Tone = "",
    marked: Collection[int] = (),
    big_blind: int = 0,
) -> TableView:
    """``table`` as it stands; ``marked`` are entries, ``big_blind`` a seat."""
    seats = tuple(
        _seat(state, table, seat, table.seats.get(seat, 0), marked, big_blind)
        for seat in range(1, table.size + 1)
    )
    return TableView(table.id, table.label, title, line, seats, tone)


def _seat(
    state: Tournament, table: Table, seat: int, entry: int, marked: Collection[int], big_blind: int
) -> SeatView:
    if not entry:
        return SeatView(seat, "closed" if seat in table.closed else "free")
    player = state.players[state.entries[entry].player]
    parts = [player.name, player.nickname, player.number, player.note]
    return SeatView(
        seat, "taken", entry, called(state, player), "\n".join(p for p in parts if p), entry in marked,
        seat == big_blind, player.accessible,
    )  # fmt: skip
