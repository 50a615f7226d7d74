"""Everybody as they stood at an earlier moment: read once, sorted, changed by nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from core.people.listing import USUAL, list_name, listing, name_key
from core.tournament.state import Tournament
from gui.console.players.lines import PlayerLine, lines_of
from gui.widgets.rows import Cell, Rows
from gui.words import people as say

NAME, SEAT, CHIPS, STATUS = range(4)
# Of the Players page's columns.
_TITLES = (0, 3, 4, 6)
_KEYS: dict[int, Callable[[PlayerLine], Any]] = {
    SEAT: lambda x: (not x.seat, x.seat_key),
    CHIPS: lambda x: x.chips,
    STATUS: lambda x: (("in", "out", "gone").index(x.status), x.placing.place if x.placing else 10**9),
}


class PlayersThen(Rows[PlayerLine]):
    """Name, seat, chips, and how far each had come."""

    def __init__(self) -> None:
        titles = say.columns()
        super().__init__([titles[at] for at in _TITLES], self._said, right=(CHIPS,))
        self._sharing: Counter[str] = Counter()
        self._currency, self._how = "", USUAL
        self._sorted = NAME, Qt.SortOrder.AscendingOrder

    def take(self, then: Tournament) -> None:
        self._currency, self._how = str(then.setting("currency")), listing(then)
        self.rows = lines_of(then)
        self._sharing = Counter(line.name for line in self.rows)
        self.sort(*self._sorted)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = max(column, 0), order
        by = _KEYS.get(column, lambda x: (name_key(x.name, self._how), x.player))
        self.show(sorted(self.rows, key=by, reverse=order == Qt.SortOrder.DescendingOrder))

    def _said(self, line: PlayerLine, column: int) -> Cell:
        """Namesakes with their club number: it has no column here."""
        if column != NAME:
            status = say.status(line, self._currency)
            return Cell({SEAT: line.seat, CHIPS: say.chips(line), STATUS: status}[column])
        name = list_name(line.name, self._how)
        return Cell(f"{name} {line.number}".rstrip() if self._sharing[line.name] > 1 else name)
