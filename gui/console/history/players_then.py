"""Everybody as they stood at an earlier moment: read once, sorted, changed by nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core.people.listing import USUAL, list_name, listing, name_key
from core.tournament.state import Tournament
from gui.console.players.lines import PlayerLine, lines_of
from gui.words import players as say

Index = QModelIndex | QPersistentModelIndex
NAME, SEAT, CHIPS, STATUS = range(4)
# Of the Players page's columns.
_TITLES = (0, 3, 4, 6)
_KEYS: dict[int, Callable[[PlayerLine], Any]] = {
    SEAT: lambda x: (not x.seat, x.seat_key),
    CHIPS: lambda x: x.chips,
    STATUS: lambda x: (("in", "out", "gone").index(x.status), x.placing.place if x.placing else 10**9),
}


class PlayersThen(QAbstractTableModel):
    """Name, seat, chips, and how far each had come."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[PlayerLine] = []
        self._sharing: Counter[str] = Counter()
        self._currency = ""
        self._sorted = NAME, Qt.SortOrder.AscendingOrder
        self._how = USUAL

    def take(self, then: Tournament) -> None:
        self._currency = str(then.setting("currency"))
        self._how = listing(then)
        self._lines = lines_of(then)
        self._sharing = Counter(line.name for line in self._lines)
        self.sort(*self._sorted)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.beginResetModel()
        self._sorted = max(column, 0), order
        self._lines.sort(key=self._key, reverse=order == Qt.SortOrder.DescendingOrder)
        self.endResetModel()

    def _key(self, line: PlayerLine) -> Any:
        by = _KEYS.get(self._sorted[0])
        return (name_key(line.name, self._how), line.player) if by is None else by(line)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(_TITLES)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say.columns()[_TITLES[section]]
        return _side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            status = say.status(line, self._currency)
            return (self._called(line), line.seat, say.chips(line), status)[index.column()]
        return None

    def _called(self, line: PlayerLine) -> str:
        """Namesakes with their club number: it has no column here."""
        name = list_name(line.name, self._how)
        return f"{name} {line.number}".rstrip() if self._sharing[line.name] > 1 else name


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == CHIPS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
