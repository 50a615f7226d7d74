"""The structure sheet as an editable table. An edit becomes an act, which the page carries out."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from core.clock.chip_plan import chip_warnings
from core.clock.clock import Reading
from core.clock.late_ends import closing
from core.clock.levels import ante_shares
from core.say.acts import EditRow
from core.say.levels import Level, number, warnings
from gui.console.structure.row_begins import Begins, begins
from gui.console.structure.row_edit import BREAK_NAME, COLUMNS, edit_of, typed, written
from gui.program.session import Session
from gui.widgets.roles import GROUND, TONE
from gui.words import structure as say
from gui.words import text as words

(
    NUMBER, SMALL, BIG, ANTE, PAID_BY, SMALL_BET, BIG_BET, CAP, BRING_IN, LENGTH, REMOVE, CLOSES, BEGINS,
) = range(COLUMNS)  # fmt: skip
Index = QModelIndex | QPersistentModelIndex
_RIGHT = {SMALL, BIG, ANTE, SMALL_BET, BIG_BET, CAP, BRING_IN}


class SheetModel(QAbstractTableModel):
    """``edited`` carries an ``EditRow``; ``misread`` the sentence that says what was wrong with a cell."""

    edited = Signal(object)
    misread = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.levels: tuple[Level, ...] = ()
        self.reading: Reading = session.reading()
        self._begins: list[Begins] = []
        self._odd: dict[int, list[str]] = {}
        self._closes: dict[int, str] = {}
        self.name_at = SMALL
        """In which column a break has its name: the first that is shown of a level's."""

    # -- following the tournament --------------------------------------------------------------------

    def take(self) -> None:
        """Show the sheet as it stands; rows that are the same stay untouched."""
        t = self._session.state
        before, levels, stood = self.levels, t.clock.levels, self._rows()
        self.reading = self._session.reading()
        self._closes = {i: say.closes(what) for i, what in closing(t).items()}
        self._odd = {}
        for odd in (*warnings(levels), *chip_warnings(levels, t.chips.values, ante_shares(t))):
            if sentence := say.oddity(odd, levels):
                self._odd.setdefault(odd.index, []).append(sentence)
        if [x.id for x in before] != [x.id for x in levels]:
            self.beginResetModel()
            self.levels = levels
            self._begins = begins(self._session, self.reading)
            self.endResetModel()
            return
        self.levels = levels
        self._begins = begins(self._session, self.reading)
        same = before == levels  # an edited row may change how another is called
        for row, (old, new) in enumerate(zip(stood, self._rows(), strict=True)):
            if old != new or not same:
                self.dataChanged.emit(self.index(row, 0), self.index(row, COLUMNS - 1))

    def _rows(self) -> list[object]:
        """All that a row shows besides the levels."""
        return [
            (self._begins[i], self._odd.get(i), self._closes.get(x.id), self.past(i), self.current(i))
            for i, x in enumerate(self.levels)
        ]

    def tick(self) -> None:
        """Time went on: only the column of times changes, and that seldom."""
        reading = self._session.reading()
        if reading.index != self.reading.index or reading.phase != self.reading.phase:
            self.take()
            return
        self.reading = reading
        now = begins(self._session, reading)
        for row, (old, new) in enumerate(zip(self._begins, now, strict=True)):
            if old != new:
                self._begins[row] = new
                self.dataChanged.emit(self.index(row, BEGINS), self.index(row, BEGINS))

    @property
    def odd(self) -> list[str]:
        """Everything that looks like a slip, a sentence each."""
        return [s for row in sorted(self._odd) for s in self._odd[row]]

    @property
    def used(self) -> set[int]:
        """Which of the columns that a sheet can do without this one needs."""
        found = {CLOSES} if self._closes else set()
        if not any(x.small_bet or x.big_bet for x in self.levels):
            found |= {SMALL, BIG}  # an empty sheet too
        for x in self.levels:
            found |= {SMALL, BIG} if x.small_blind or x.big_blind else set()
            found |= {SMALL_BET, BIG_BET} if x.small_bet or x.big_bet else set()
            found |= {CAP} if x.cap else set()
            found |= {BRING_IN} if x.bring_in else set()
        return found

    def past(self, row: int) -> bool:
        return self.reading.phase != "before" and row < self.reading.index

    def current(self, row: int) -> bool:
        return self.reading.phase != "before" and row == self.reading.index

    # -- Qt's questions ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.levels)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say.column(section)
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        level = self.levels[index.row()]
        column = index.column()
        of_breaks, fixed = (self.name_at, LENGTH, REMOVE), (NUMBER, CLOSES, BEGINS)
        can = column in of_breaks if level.pause else column not in (*fixed, REMOVE)
        return flags | Qt.ItemFlag.ItemIsEditable if can and not self.past(index.row()) else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        level = self.levels[row]
        if role == Qt.ItemDataRole.DisplayRole:
            if column == NUMBER:
                return "" if level.pause else str(number(self.levels, row))
            if column == CLOSES:
                return self._closes.get(level.id, "")
            if column == BEGINS:
                return self._begins[row].text
            broad = level.pause and column == self.name_at
            return words.level_name(self.levels, row) if broad else written(level, column)
        if role == Qt.ItemDataRole.EditRole:
            return typed(level, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            broad = level.pause and column == self.name_at
            return Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft if broad else self._side(column)
        if role == TONE:
            return self._tone(row, column)
        if role == GROUND:
            return "green" if self.current(row) else "raised" if level.pause else ""
        if role == Qt.ItemDataRole.ToolTipRole and column == CLOSES and level.id in self._closes:
            return self._closes[level.id]
        if role == Qt.ItemDataRole.ToolTipRole and row in self._odd:
            return "\n".join(self._odd[row])
        return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _tone(self, row: int, column: int) -> str:
        if row in self._odd and column in (NUMBER, SMALL, BIG, ANTE):
            return "amber"
        if self.past(row):
            return "quiet"
        if column == BEGINS and self.current(row):
            return "green"
        if column in (SMALL, BIG) and not self.levels[row].pause:
            return "strong"
        return "quiet" if column in (NUMBER, PAID_BY, CLOSES, BEGINS) or self.levels[row].pause else ""

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Never changes anything itself: what was typed goes out as an act."""
        row, column = index.row(), index.column()
        level = self.levels[row]
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or text == typed(level, column):
            return False
        act: EditRow | str = edit_of(
            level, row + 1, BREAK_NAME if level.pause and column == self.name_at else column, text
        )
        if isinstance(act, str):
            self.misread.emit(act)
            return False
        self.edited.emit(act)
        return True
