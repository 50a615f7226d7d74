"""The penalties as a table whose times go on: rows stay chosen while only what is left of them changes."""

from __future__ import annotations

from datetime import tzinfo
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from gui.console.floor.penalty_lines import PenaltyLine
from gui.widgets.roles import LINE, QUIET_TAIL, TONE
from gui.words import floor_page as say
from gui.words.numbers import time_of_day

SEAT, PLAYER, STEP, LEFT, OFFENCE, GIVEN = range(6)
Index = QModelIndex | QPersistentModelIndex


class PenaltyModel(QAbstractTableModel):
    def __init__(self, zone: tzinfo) -> None:
        super().__init__()
        self._zone = zone
        self.lines: list[PenaltyLine] = []

    def take(self, lines: list[PenaltyLine]) -> bool:
        """Show these. Whether other rows than before are shown: whoever holds a selection chooses again."""
        before = self.lines
        if [x.id for x in before] != [x.id for x in lines]:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
            return True
        self.lines = lines
        for row, (old, new) in enumerate(zip(before, lines, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row, 0), self.index(row, GIVEN))
        return False

    def line(self, row: int) -> PenaltyLine | None:
        return self.lines[row] if 0 <= row < len(self.lines) else None

    def row_of(self, penalty: int) -> int:
        """The row of this penalty, -1 where it is not shown."""
        return next((i for i, x in enumerate(self.lines) if x.id == penalty), -1)

    # -- Qt's questions ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 6

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return say.column(section) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line, column = self.lines[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role == LINE:
            return line
        if role == TONE:
            return _tone(line, column)
        if role == QUIET_TAIL:
            return _tail(line, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            parts = (line.name, line.seat), (line.step, line.left, line.tail), (line.offence, line.clause)
            return "\n".join(" · ".join(filter(None, part)) for part in parts)
        return None

    def _text(self, line: PenaltyLine, column: int) -> str:
        return (
            line.seat, line.name, line.step, line.left, line.offence, time_of_day(line.at, self._zone)
        )[column]  # fmt: skip


def _tail(line: PenaltyLine, column: int) -> str:
    return line.tail if column == LEFT else line.clause if column == OFFENCE else ""


def _tone(line: PenaltyLine, column: int) -> str:
    """Who sits out is read first; what is past is quiet."""
    if line.status in ("ended", "warning", "out"):
        return "quiet"
    if column == PLAYER:
        return "strong"
    if column == LEFT:
        return {"over": "green", "serving": "amber"}.get(line.status, "quiet")
    return "quiet" if column == GIVEN else ""
