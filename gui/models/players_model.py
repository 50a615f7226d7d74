"""The players as a table: found as one types, sorted by any column, changed only where something changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core.lists import sort_text
from gui import text_players as say
from gui.models.player_lines import PlayerLine, found, lines_now
from gui.models.roles import LINE, QUIET_TAIL, TONE
from gui.session import Session

NAME, NUMBER, ENTRIES, SEAT, CHIPS, PAID, STATUS = range(7)
Index = QModelIndex | QPersistentModelIndex
_STATUS_ORDER = {"in": 0, "out": 1, "gone": 2}
_KEYS: dict[int, Callable[[PlayerLine], Any]] = {
    NAME: lambda x: sort_text(x.name),
    NUMBER: lambda x: (not x.number, len(x.number), x.number),
    ENTRIES: lambda x: x.entries,
    SEAT: lambda x: (not x.seat, x.seat_key),
    CHIPS: lambda x: x.chips,
    PAID: lambda x: x.paid,
    STATUS: lambda x: (_STATUS_ORDER[x.status], x.place or 10**9, x.absent),
}
_RIGHT = {ENTRIES, CHIPS, PAID}


class PlayersModel(QAbstractTableModel):
    """``take`` reads the tournament; the rest is asked of what was read."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[PlayerLine] = []
        self._shown: list[PlayerLine] = []
        self._text = ""
        self._column, self._falling = NAME, False
        self.currency = ""

    # -- what is shown -------------------------------------------------------------------------------

    def take(self, session: Session) -> None:
        """Show the night as it stands: rows that are the same stay untouched."""
        self.currency = session.state.setting("currency")
        self._all = lines_now(session)
        self._show(self._wanted())

    def search(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._show(self._wanted())

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column < 0:
            return
        self._column, self._falling = column, order == Qt.SortOrder.DescendingOrder
        self._show(self._wanted())

    def line(self, row: int) -> PlayerLine | None:
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def row_of(self, player: int) -> int:
        """The row of this person, -1 when it is not shown."""
        return next((i for i, x in enumerate(self._shown) if x.player == player), -1)

    @property
    def everybody(self) -> list[PlayerLine]:
        return self._all

    def _wanted(self) -> list[PlayerLine]:
        wanted = sorted(found(self._all, self._text), key=lambda x: (sort_text(x.name), x.player))
        if self._column != NAME or self._falling:
            wanted.sort(key=_KEYS[self._column], reverse=self._falling)
        return wanted

    def _show(self, wanted: list[PlayerLine]) -> None:
        before = [x.player for x in self._shown]
        after = [x.player for x in wanted]
        if before == after:
            self._update(wanted)
            return
        kept = set(before) & set(after)
        same_order = [p for p in before if p in kept] == [p for p in after if p in kept]
        if same_order and len(before) - len(kept) + len(after) - len(kept) <= 4:
            self._insert_and_remove(wanted, kept)
            self._update(wanted)
            return
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        players = [self._shown[i.row()].player for i in old]
        self._shown = wanted
        at = {p: i for i, p in enumerate(after)}
        new = [
            self.index(at[p], i.column()) if p in at else QModelIndex()
            for p, i in zip(players, old, strict=True)
        ]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _insert_and_remove(self, wanted: list[PlayerLine], kept: set[int]) -> None:
        for row in reversed(range(len(self._shown))):
            if self._shown[row].player not in kept:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._shown[row]
                self.endRemoveRows()
        for row, line in enumerate(wanted):
            if line.player not in kept:
                self.beginInsertRows(QModelIndex(), row, row)
                self._shown.insert(row, line)
                self.endInsertRows()

    def _update(self, wanted: list[PlayerLine]) -> None:
        before, self._shown = self._shown, wanted
        last = self.columnCount() - 1
        for row, (old, new) in enumerate(zip(before, wanted, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row, 0), self.index(row, last))

    # -- Qt's questions ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 7

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say.column(section)
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self._shown[index.row()]
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text_of(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role == LINE:
            return line
        if role == TONE:
            return _tone(line, column)
        if role == QUIET_TAIL:
            return line.nickname if column == NAME else ""
        if role == Qt.ItemDataRole.ToolTipRole and column == NAME:
            return "\n".join(filter(None, (line.name, line.nickname, line.number)))
        return None

    def _text_of(self, line: PlayerLine, column: int) -> str:
        match column:
            case 0:
                return line.name
            case 1:
                return line.number
            case 2:
                return str(line.entries) if line.entries else ""
            case 3:
                return line.seat
            case 4:
                return say.chips(line)
            case 5:
                return say.paid(line, self.currency)
            case _:
                return say.status(line, self.currency)


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _tone(line: PlayerLine, column: int) -> str:
    if line.status == "gone":
        return "faint"
    if line.status == "out":
        return "" if column == STATUS and line.prize else "quiet"
    if column == STATUS and line.absent:
        return "amber"
    if column == NAME:
        return "strong"
    return "quiet" if column in (NUMBER, ENTRIES, PAID) else ""


def selected_lines(model: PlayersModel, rows: Iterable[int]) -> list[PlayerLine]:
    """The lines of these rows, in the order they are shown."""
    return [line for row in sorted(set(rows)) if (line := model.line(row)) is not None]
