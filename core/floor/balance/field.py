"""The tables a balance plan goes over (RULES D): it needs the sizes of all, and the seats of few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.floor.balance.facts import TableState
from core.floor.balance.seats import Sitting
from core.tournament.table import Blinds


class Field(Protocol):
    """The open tables, by index. Their seats are read only where a table gives or takes a player."""

    @property
    def ids(self) -> Sequence[int]: ...

    @property
    def players(self) -> Sequence[int]: ...

    @property
    def ranks(self) -> Sequence[int]:
        """``TableState.break_rank`` of each."""

    def blinds(self, index: int) -> Blinds | None:
        """Return the blinds of the table's last hand, None if they are unknown."""

    def spare(self, index: int) -> int:
        """Return how many free seats the table has."""

    def keeps(self, index: int) -> bool:
        """Return whether a player there may move only to an accessible seat (RULES B2)."""

    def eliminated(self, index: int) -> int:
        """``TableState.eliminated``."""

    def sitting(self, index: int, blinds: Blinds) -> Sitting:
        """Return the players by seat at the start of the plan. ValueError if the blinds are no seats of the
        table."""


class Listed:
    """A field of which every table is known."""

    def __init__(self, tables: Sequence[TableState]) -> None:
        self.tables = tables
        self.ids = [x.id for x in tables]
        self.players = [len(x.occupied) for x in tables]
        self.ranks = [x.break_rank for x in tables]

    def blinds(self, index: int) -> Blinds | None:
        return self.tables[index].blinds

    def spare(self, index: int) -> int:
        table = self.tables[index]
        return table.size - len(table.closed) - len(table.occupied)

    def keeps(self, index: int) -> bool:
        return bool(self.tables[index].pinned)

    def eliminated(self, index: int) -> int:
        return self.tables[index].eliminated

    def sitting(self, index: int, blinds: Blinds) -> Sitting:
        return _sitting(self.tables[index], blinds)


def field_of(tables: Sequence[TableState] | Field) -> Field:
    return Listed(tables) if isinstance(tables, Sequence) else tables


def sitting(table: TableState) -> Sitting:
    """ValueError if its blinds are unknown, or are no seats of it."""
    if table.blinds is None:
        raise ValueError(f"the blinds of table {table.id} are not known")
    return _sitting(table, table.blinds)


def _sitting(x: TableState, blinds: Blinds) -> Sitting:
    return Sitting(x.size, blinds, x.occupied, x.closed, x.pinned, x.accessible)
