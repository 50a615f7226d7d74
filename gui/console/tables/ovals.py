"""One table as it is painted: a plain value, compared to know whether anything has to be painted again."""

from __future__ import annotations

from typing import Literal

from core.floor.accessible import known, unmet
from core.say.value import dataclass
from core.tournament.state import Tournament
from core.tournament.table import Blinds, Table
from gui.words.names import called
from gui.words.numbers import amount, short_chips
from gui.words.tables import accessible_need
from gui.words.tr import Context

tr = Context("tables")

SeatState = Literal["taken", "free", "closed"]
Tone = Literal["", "amber", "red"]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: who sits there (``entry`` 0: nobody). ``marked``: a person must look (it is framed);
    ``big_blind`` and ``button``: known to have had it in the last hand; ``accessible``: a wheelchair
    reaches it; ``unmet``: none does, and its player needs such a seat; ``away``: its player is absent, or
    gets no cards yet; ``absent``: the former; ``tail``: the end of the name that tells namesakes apart,
    never cut off; ``stack``: its chips, where they were counted."""

    seat: int
    state: SeatState = "free"
    entry: int = 0
    name: str = ""
    tip: str = ""
    marked: bool = False
    big_blind: bool = False
    accessible: bool = False
    button: bool = False
    away: bool = False
    tail: str = ""
    absent: bool = False
    stack: str = ""
    unmet: bool = False

    @property
    def whole(self) -> str:
        """What is written beside the seat: the name and, where it was counted, the stack."""
        return f"{self.name} · {self.stack}" if self.stack else self.name

    @property
    def end(self) -> str:
        """The end of it that is never cut off."""
        return self.whole.removeprefix(self.name.removesuffix(self.tail)) if self.tail or self.stack else ""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table: ``title`` and ``line`` are written in its middle; ``tone`` amber: somebody must look,
    red: it breaks next (also dashed, so that colour is never alone); ``halted``: it has stopped dealing
    (amber and dashed, its line larger)."""

    id: int
    label: str
    title: str
    line: str = ""
    seats: tuple[SeatView, ...] = ()
    tone: Tone = ""
    halted: bool = False

    @property
    def size(self) -> int:
        return len(self.seats)

    @property
    def empty(self) -> bool:
        """Nobody sits here: there are no names to leave room for."""
        return not any(s.entry for s in self.seats)


def table_view(
    state: Tournament, table: Table, title: str, line: str, *, tone: Tone = "", blinds: Blinds | None = None
) -> TableView:
    """``table`` as it stands; ``blinds`` are those of its last hand where they are known."""
    seats = tuple(
        _seat(state, table, seat, table.seats.get(seat, 0), blinds) for seat in range(1, table.size + 1)
    )
    return TableView(table.id, table.label, title, line, seats, tone, table.halted)


def _seat(state: Tournament, table: Table, seat: int, entry: int, blinds: Blinds | None) -> SeatView:
    reached = seat in table.accessible
    big, button = blinds is not None and blinds.big == seat, blinds is not None and blinds.button == seat
    if not entry:
        free: SeatState = "closed" if seat in table.closed else "free"
        return SeatView(seat, free, accessible=reached, big_blind=big, button=button)
    found = state.people.entries[entry]
    player = state.people.players[found.player]
    why = tr("Absent") if found.absent else tr("Waits for the button to pass") if found.waits else ""
    counted = tr("{chips} chips", chips=amount(found.stack)) if found.stack is not None else ""
    missing = unmet(state, entry)
    need = accessible_need(known(state.open_tables)) if missing else ""
    parts = [player.name, player.nickname, player.number, player.note, counted, why, need]
    name = called(state, player)
    return SeatView(
        seat, "taken", entry, name, "\n".join(p for p in parts if p), False, big,
        reached, button, found.absent or found.waits, name.removeprefix(player.name),
        found.absent, short_chips(found.stack) if found.stack is not None else "", missing,
    )  # fmt: skip
