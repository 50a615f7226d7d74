"""The players as a table: found as one types, sorted by any column."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core.people import people
from core.people.listing import USUAL, list_name, listing, name_key
from gui.console.players.groups import GROUPS
from gui.console.players.lines import PlayerLine, found, lines_of
from gui.program.session import Session
from gui.widgets.roles import LINE, QUIET_TAIL, TONE
from gui.words import players as say

NAME, NUMBER, ENTRIES, SEAT, CHIPS, PAID, STATUS = range(7)
SEAT_WIDE = 64
"""Of a seat's column (px), where tables are numbers."""
Index = QModelIndex | QPersistentModelIndex
_STATUS_ORDER = {"in": 0, "out": 1, "gone": 2}
_KEYS: dict[int, Callable[[PlayerLine], Any]] = {
    NUMBER: lambda x: (not x.number, len(x.number), x.number),
    ENTRIES: lambda x: x.entries,
    SEAT: lambda x: (not x.seat, x.seat_key),
    CHIPS: lambda x: x.chips,
    PAID: lambda x: x.paid,
    STATUS: lambda x: (_STATUS_ORDER[x.status], x.placing.place if x.placing else 10**9, x.absent),
}
_RIGHT = {ENTRIES, CHIPS, PAID}


class PlayersModel(QAbstractTableModel):
    """``take`` reads the tournament; the rest is asked of what was read."""

    def __init__(self) -> None:
        super().__init__()
        # everybody by name, and those that are shown in their order
        self._all: list[PlayerLine] = []
        self._shown: list[PlayerLine] = []
        self._text = ""
        self._of_group = GROUPS["all"]
        self._column, self._falling = NAME, False
        self._how = USUAL
        self.currency = ""

    # -- what is shown -------------------------------------------------------------------------------

    def take(self, session: Session) -> None:
        """Show the night as it stands."""
        state = session.state
        self.currency, self._how = state.setting("currency"), listing(state)
        self._all = sorted(lines_of(state), key=self._by_name)
        self._show()

    def search(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._show()

    def show_group(self, group: str) -> None:
        """Only these, a key of ``player_groups.GROUPS``."""
        self._of_group = GROUPS[group]
        self._show()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column < 0:
            return
        self._column, self._falling = column, order == Qt.SortOrder.DescendingOrder
        self._show()

    def line(self, row: int) -> PlayerLine | None:
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def best_row(self) -> int:
        """The first row where each word looked for begins a word of the name; else the first."""
        looked_for = people.folded(self._text).split()
        rows = (
            row for row, line in enumerate(self._shown)
            if all(any(x.startswith(w) for x in people.folded(line.name).split()) for w in looked_for)
        )  # fmt: skip
        return next(rows, 0)

    def row_of(self, player: int) -> int:
        """The row of this person, -1 when it is not shown."""
        return next((row for row, line in enumerate(self._shown) if line.player == player), -1)

    @property
    def everybody(self) -> list[PlayerLine]:
        return self._all

    def _wanted(self) -> list[PlayerLine]:
        wanted = found(self._all, self._text)
        if self._of_group is not GROUPS["all"]:
            wanted = [x for x in wanted if self._of_group(x)]
        if self._column != NAME or self._falling:
            wanted.sort(key=self._key, reverse=self._falling)
        return wanted

    def _by_name(self, line: PlayerLine) -> Any:
        return name_key(line.who.name, self._how), line.who.id

    def _key(self, line: PlayerLine) -> Any:
        return self._by_name(line)[0] if self._column == NAME else _KEYS[self._column](line)

    def _show(self) -> None:
        """Lay all rows out anew; who was chosen stays chosen, in whatever row."""
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        players = [self._shown[i.row()].player for i in old]
        self._shown = self._wanted()
        rows = {line.player: row for row, line in enumerate(self._shown)} if old else {}
        new = [
            self.index(rows[player], i.column()) if player in rows else QModelIndex()
            for player, i in zip(players, old, strict=True)
        ]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

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
                return list_name(line.name, self._how)
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


_SIDES = [
    (Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft)
    | Qt.AlignmentFlag.AlignVCenter
    for column in range(7)
]


def _side(column: int) -> Qt.AlignmentFlag:
    return _SIDES[column]


def _tone(line: PlayerLine, column: int) -> str:
    if line.status == "gone":
        return "faint"
    if line.status == "out":
        return "" if column == STATUS and line.placing and line.placing.prize else "quiet"
    if column == STATUS and line.absent:
        return "amber"
    if column == NAME:
        return "strong"
    return "quiet" if column in (NUMBER, ENTRIES, PAID) else ""


def selected_lines(model: PlayersModel, rows: Iterable[int]) -> list[PlayerLine]:
    """The lines of these rows, in the order they are shown."""
    return [line for row in sorted(set(rows)) if (line := model.line(row)) is not None]
