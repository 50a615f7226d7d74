"""The players as a table: found as one types, sorted by any column, changed only where something changed."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from core.people import people
from core.people.listing import USUAL, Key, list_name, listing, name_key
from gui.console.players.groups import GROUPS
from gui.console.players.lines import Lines, PlayerLine, found, lines_now
from gui.program.session import Session
from gui.widgets.roles import LINE, QUIET_TAIL, TONE, Cell
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
    STATUS: lambda x: (_STATUS_ORDER[x.status], x.place or 10**9, x.absent),
}
# More lines than that are shown at once rather than one by one.
_MANY = 40
_RIGHT = {ENTRIES, CHIPS, PAID}


class _Falling:
    """Sorts the other way round."""

    __slots__ = ("key",)

    def __init__(self, key: Any) -> None:
        self.key = key

    def __lt__(self, other: _Falling) -> bool:
        return bool(other.key < self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Falling) and bool(self.key == other.key)


class PlayersModel(QAbstractTableModel):
    """``take`` reads the tournament; the rest is asked of what was read. ``placed``: who is out may be in
    another place, or have another prize, than what is shown of him in the column of the status."""

    placed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lines: Lines | None = None
        self._stand = -1
        self._mine: dict[int, PlayerLine] = {}
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
        """Show the night as it stands: rows that are the same stay untouched."""
        self.currency = session.state.setting("currency")
        lines = lines_now(session)
        changed = lines.since(self._stand) if lines is self._lines else None
        placed = lines.placed > self._stand
        if placed and self._column == STATUS:
            changed = None  # its order is that of the places
        self._lines, self._stand = lines, lines.stand
        how, self._how = self._how, listing(session.state)
        if how != self._how:
            changed = None
        here = [lines.by_player[x] for x in changed or () if x in lines.by_player]
        stay = self._staying(here)
        if changed is None or len(changed) - len(stay) > _MANY:
            self._mine = dict(lines.by_player)
            self._all = sorted(self._mine.values(), key=self._by_name)
            self._show(self._wanted())
            if how != self._how and self._shown:
                self.dataChanged.emit(self.index(0, NAME), self.index(len(self._shown) - 1, NAME))
        else:
            for player in changed.difference(x.player for x in here):
                self._drop(player)
            for line in sorted((x for x in here if x.player not in stay), key=lambda x: x.player):
                self._take_one(line)
            self._take_staying(stay)
        if placed and self._shown and session.state.game.busts:
            self.placed.emit()

    def search(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._show(self._wanted())

    def show_group(self, group: str) -> None:
        """Only these, a key of ``player_groups.GROUPS``."""
        self._of_group = GROUPS[group]
        self._show(self._wanted())

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column < 0:
            return
        self._column, self._falling = column, order == Qt.SortOrder.DescendingOrder
        self._show(self._wanted())

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
        line = self._mine.get(player)
        return -1 if line is None else self._row(line)

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

    def _by_name(self, line: PlayerLine) -> tuple[Key, int]:
        return name_key(line.name, self._how), line.player

    def _key(self, line: PlayerLine) -> Any:
        return self._by_name(line)[0] if self._column == NAME else _KEYS[self._column](line)

    def _order(self, line: PlayerLine) -> tuple[Any, ...]:
        """What ``_wanted`` sorts by, for one line."""
        key = self._key(line)
        return (_Falling(key) if self._falling else key, *self._by_name(line))

    def _row(self, line: PlayerLine) -> int:
        at = bisect_left(self._shown, self._order(line), key=self._order)
        if at < len(self._shown) and self._shown[at].player == line.player:
            return at
        # where it stood it stood by a place that is another now
        return next((i for i, x in enumerate(self._shown) if x.player == line.player), -1)

    def _staying(self, lines: list[PlayerLine]) -> dict[int, PlayerLine]:
        """Those that stay where they are in every list: with somebody who comes in all places move."""
        both = [(self._mine.get(x.player), x) for x in lines]
        return {
            x.player: x for old, x in both
            if old is not None and (old.haystack, old.seat) == (x.haystack, x.seat)
            and self._of_group(old) == self._of_group(x) and self._order(old) == self._order(x)
        }  # fmt: skip

    def _take_staying(self, lines: dict[int, PlayerLine]) -> None:
        """In the place of the old one each: looked up, for nine at a table change of ten thousand."""
        last = self.columnCount() - 1
        for player, line in lines.items():
            old, self._mine[player] = self._mine[player], line
            self._all[bisect_left(self._all, self._by_name(line), key=self._by_name)] = line
            row = self._row(line)
            if row >= 0:
                self._shown[row] = line
                if line != old:
                    self.dataChanged.emit(self.createIndex(row, 0), self.createIndex(row, last))

    def _drop(self, player: int) -> None:
        """Somebody whose registration was undone."""
        old = self._mine.pop(player, None)
        if old is None:
            return
        del self._all[bisect_left(self._all, self._by_name(old), key=self._by_name)]
        row = self._row(old)
        if row >= 0:
            self._remove(row)

    def _take_one(self, line: PlayerLine) -> None:
        """One person's line as it is now."""
        old = self._mine.get(line.player)
        if old == line:
            return
        self._mine[line.player] = line
        if old is not None:
            del self._all[bisect_left(self._all, self._by_name(old), key=self._by_name)]
        insort(self._all, line, key=self._by_name)
        before = -1 if old is None else self._row(old)
        if not self._of_group(line) or not found([line], self._text):
            if before >= 0:
                self._remove(before)
        elif before < 0:
            self._insert(line)
        else:
            self._replace(before, line)

    def _remove(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._shown[row]
        self.endRemoveRows()

    def _insert(self, line: PlayerLine) -> None:
        row = bisect_left(self._shown, self._order(line), key=self._order)
        self.beginInsertRows(QModelIndex(), row, row)
        self._shown.insert(row, line)
        self.endInsertRows()

    def _replace(self, before: int, line: PlayerLine) -> None:
        """It may belong to another row now; whoever chose it goes on having chosen it."""
        others = self._shown[:before] + self._shown[before + 1 :]
        row = bisect_left(others, self._order(line), key=self._order)
        if row != before:
            self.beginMoveRows(QModelIndex(), before, before, QModelIndex(), row + (row > before))
            self._shown = others
            self._shown.insert(row, line)
            self.endMoveRows()
        self._shown[row] = line
        self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))

    def _show(self, wanted: list[PlayerLine]) -> None:
        before = [x.player for x in self._shown]
        after = [x.player for x in wanted]
        if before == after:
            self._update(wanted)
            return
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        players = [self._shown[i.row()].player for i in old]
        self._shown = wanted
        at = {p: i for i, p in enumerate(after)} if old else {}
        new = [
            self.index(at[p], i.column()) if p in at else QModelIndex()
            for p, i in zip(players, old, strict=True)
        ]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _update(self, wanted: list[PlayerLine]) -> None:
        before, self._shown = self._shown, wanted
        last = self.columnCount() - 1
        for row, (old, new) in enumerate(zip(before, wanted, strict=True)):
            if old is not new and old != new:
                self.dataChanged.emit(self.createIndex(row, 0), self.createIndex(row, last))

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

    def cell(self, row: int, column: int) -> Cell:
        line = self._shown[row]
        tail = line.nickname if column == NAME else ""
        return Cell(self._text_of(line, column), _tone(line, column), _side(column), tail)

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
        return "" if column == STATUS and line.prize else "quiet"
    if column == STATUS and line.absent:
        return "amber"
    if column == NAME:
        return "strong"
    return "quiet" if column in (NUMBER, ENTRIES, PAID) else ""


def selected_lines(model: PlayersModel, rows: Iterable[int]) -> list[PlayerLine]:
    """The lines of these rows, in the order they are shown."""
    return [line for row in sorted(set(rows)) if (line := model.line(row)) is not None]
