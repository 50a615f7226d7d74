"""The structure sheet: typed into like a spreadsheet, cell after cell. An edit becomes an act, which the page
carries out; the sheet itself never changes anything."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import tzinfo
from types import MappingProxyType
from typing import Any, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from core.clock.chip_plan import chip_warnings
from core.clock.clock import Reading
from core.clock.levels import ante_shares
from core.clock.timeline import begun
from core.clock.times import Timetable, timetable
from core.say.acts import EditRow
from core.say.levels import AnteKind, Level, number, warnings
from core.text.script_words import BadLine, Word, duration
from gui.console.chips.colours import colours
from gui.console.structure import sheet_paint as paint
from gui.console.structure.draft import Draft
from gui.program.session import Session
from gui.safely import safely
from gui.theme import ROW_LIST
from gui.widgets.fields import chip_in, number_in, pieces_in, put_at
from gui.widgets.lined_table import LinedTable, ToneDelegate, tone_of
from gui.widgets.number_pad import with_pad
from gui.widgets.rows import Cell, Rows
from gui.widgets.themed import theme_of
from gui.words import structure as say
from gui.words import text as words
from gui.words.numbers import clock_text, not_a_number, time_of_day
from gui.words.tr import Context

tr = Context("structure")

(NUMBER, SMALL, BIG, ANTE, PAID_BY, SMALL_BET, BIG_BET, CAP, BRING_IN, LENGTH, REMOVE, BEGINS) = range(12)
"""``BEGINS`` is seen first, whatever its number. ``REMOVE`` takes the chips to colour up, and says what else
happens in the row."""
Index = QModelIndex | QPersistentModelIndex
# The columns of a level that are one number each.
_NUMBERS = {
    SMALL: "small_blind", BIG: "big_blind", ANTE: "ante", SMALL_BET: "small_bet", BIG_BET: "big_bet",
    CAP: "cap", BRING_IN: "bring_in",
}  # fmt: skip
# Columns that a sheet can do without, by the deed that shows them.
OPTIONAL = {
    "blinds": (SMALL, BIG), "payer": (PAID_BY,), "limit": (SMALL_BET, BIG_BET), "cap": (CAP,),
    "bring_in": (BRING_IN,),
}  # fmt: skip
_WIDTHS = [56, 92, 84, 78, 92, 82, 76, 52, 72, 66, 132, 116]
# The same where the window, or limit bets with columns of their own, leave less room.
_TIGHT = [50, 74, 70, 66, 82, 70, 66, 46, 66, 62, 116, 104]
# And where the duties stand beside it in a narrow window: as wide as the titles.
_NARROW = [46, 56, 56, 56, 74, 58, 56, 46, 60, 56, 104, 96]
# And where the numbers are as long as they get: a time alone, until a change has the old one beside it.
_LEAST = [*_NARROW[:BEGINS], 72]
# And where that is too much: as wide as their words and titles.
_BARE = [0] * (BEGINS + 1)
_CLOSE = 26
# The width (px) of the sign between two of a pair.
_SIGN = 8
_PAYERS: tuple[AnteKind, ...] = ("none", "each", "bb", "button")
# The second of a pair stands behind its sign.
_SECOND = {BIG: SMALL, BIG_BET: SMALL_BET}
# A value typed in one of these is for all chosen rows of its sort; blinds and names are written one by one.
_OF_SEVERAL = (LENGTH, ANTE, PAID_BY, CAP, BRING_IN)
# A menu or another window has the keyboard for a moment: a cell stays open.
_STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


# -- a cell, as it is read and typed -------------------------------------------------------------------


def written(level: Level, column: int) -> str:
    """Return the cell as it is read; a break has none of a level's."""
    if column == LENGTH:
        return say.length_typed(level.length, level.hands)
    if level.pause:
        return ""
    if column == PAID_BY:
        return say.paid_by(level.ante_kind) if level.ante else ""
    value: int = getattr(level, _NUMBERS[column])
    return words.amount(value) if value else ""


def typed(level: Level, column: int) -> str:
    """Return the cell as it is typed; the name of a break stands where a level has numbers."""
    if column == LENGTH:
        return say.length_typed(level.length, level.hands)
    if column == REMOVE:
        return " ".join(str(v) for v in level.remove)
    if level.pause:
        return level.name
    if column == PAID_BY:
        return level.ante_kind
    return str(getattr(level, _NUMBERS.get(column, ""), "") or "")


def edit_of(level: Level, row: int, column: int, text: str) -> EditRow | str:
    """Return the act for a cell in which ``text`` was typed, or the sentence that says what is wrong with
    it."""
    if column == LENGTH:
        return _length(row, text)
    if column == REMOVE:
        pieces = pieces_in(text)
        values = [chip_in(part) for part in pieces]
        wrong = [part for part, v in zip(pieces, values, strict=True) if not v or v < 0]
        if wrong:
            return not_a_number(wrong[0])
        return EditRow(row=row, remove=tuple(sorted({v for v in values if v})))
    if level.pause:
        return EditRow(row=row, name=text)
    if column == PAID_BY:
        return EditRow(row=row, ante_kind=cast(AnteKind, text))
    both = text.split("/", 1) if column in (SMALL, SMALL_BET) and "/" in text else [text or "0"]
    values = [number_in(part) for part in both]
    wrong = [part for part, v in zip(both, values, strict=True) if v is None or v < 0]
    if wrong:
        return not_a_number(wrong[0])
    numbers = [v for v in values if v is not None]
    if len(numbers) == 2:
        pair = numbers[0], numbers[1]
        return EditRow(row=row, blinds=pair) if column == SMALL else EditRow(row=row, bets=pair)
    return _amount(level, row, column, numbers[0])


def _length(row: int, text: str) -> EditRow | str:
    """``20``, ``12:30``, ``10 hands`` in the director's language or the text form's, ``open``."""
    if text.casefold() in ("open", tr("open").casefold(), "-1"):
        return EditRow(row=row, length=-1)
    n, _, unit = text.partition(" ")
    if n.isdecimal() and len(n) < 6 and unit.strip().casefold() in ("hand", "hands", tr("hands").casefold()):
        return EditRow(row=row, hands=int(n))
    try:
        return EditRow(row=row, length=duration(Word(text.removesuffix("min").strip(), 1)))
    except BadLine:
        return tr("This is not a length. Type 20 (minutes), 12:30, 10 hands, or open.")


def _amount(level: Level, row: int, column: int, value: int) -> EditRow:
    """Return the act that sets an amount. A big blind that was twice the small one goes with it, and so does
    an ante of the big blind that was as large: sheets are written like that, and the next cell is there to
    differ."""
    if column == ANTE:
        kind: AnteKind | None = "bb" if level.ante_kind == "none" and value == level.big_blind else None
        return EditRow(row=row, ante=value, ante_kind=kind)
    if column in (CAP, BRING_IN):
        return EditRow(row=row, cap=value) if column == CAP else EditRow(row=row, bring_in=value)
    blinds = column in (SMALL, BIG)
    small, big = (level.small_blind, level.big_blind) if blinds else (level.small_bet, level.big_bet)
    double = 2 * value if big == 2 * small else big
    pair = (small, value) if column in (BIG, BIG_BET) else (value, double)
    if not blinds:
        return EditRow(row=row, bets=pair)
    follows = level.ante_kind == "bb" and level.ante == level.big_blind != pair[1]
    return EditRow(row=row, blinds=pair, ante=pair[1] if follows else None)


def begins(session: Session, began: Mapping[int, int] = MappingProxyType({})) -> list[str]:
    """Return when each row begins, or began (``began``, by level id); empty behind a break of open
    length. Before a start is set, times count from the start; with the clock paused, from now."""
    return said_times(timetable(session.state, began, session.now()), session.zone)


def said_times(table: Timetable, zone: tzinfo) -> list[str]:
    return ["" if at is None else said_time(table, at, zone) for at in table.begins]


def said_time(table: Timetable, at: int, zone: tzinfo) -> str:
    return say.begins_in(at) if table.from_start else time_of_day(at, zone)


def _left(reading: Reading, level: Level) -> str:
    """Say how much is left of the row that is played, in time or in hands."""
    if level.hands:
        return say.now_hands_left(max(0, level.hands - reading.hands))
    return (
        tr("now") if level.length is None else tr("now, {time} left", time=clock_text(reading.remaining or 0))
    )


# -- the rows ------------------------------------------------------------------------------------------


class SheetModel(Rows[int]):
    """``edited`` carries an ``EditRow`` that Enter has asked for; ``misread`` the sentence that says what was
    wrong with a cell; ``drafted`` says that a change which is not done yet has begun, gone on or ended.

    ``standing`` is the sheet as it stands, ``table`` as the change would lay it; both are the same where
    there is none, or where something stands against it, which ``wrong`` says then."""

    edited = Signal(object)
    misread = Signal(object)
    drafted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(
            [*map(say.column, range(BEGINS + 1))], self._cell_of, right=(*_NUMBERS, LENGTH, REMOVE)
        )
        self._session = session
        self.draft: Draft | None = None
        self.wrong = ""
        self.gone: frozenset[int] = frozenset()
        self.levels: tuple[Level, ...] = ()
        self.reading: Reading = session.reading()
        self._began: dict[int, int] = {}
        self.standing = self.table = timetable(session.state, {}, session.now())
        self._begins: list[str] = []
        self._old_begins: dict[int, str] = {}
        self._odd: dict[int, list[str]] = {}
        self._closes: dict[int, str] = {}
        self.name_at = SMALL

    def begin(self, draft: Draft | None) -> None:
        """Show a change that is not done yet; None is none any more."""
        if draft is not None or self.draft is not None:
            self.draft = draft
            self.take()
            self.drafted.emit()

    def type_on(self, index: Index, text: str, chosen: range) -> None:
        """Show what a cell that is being typed in would change."""
        act, session = self.act_of(index, text, chosen), self._session
        cell = self.levels[index.row()].id, index.column()
        if act is None:
            self.begin(None)
        elif isinstance(act, str):
            self.begin(Draft(session, None, cell, text, wrong=act, chosen=chosen))
        else:
            self.begin(Draft(session, act, cell, text, chosen=chosen))

    def take(self) -> None:
        """Show the sheet as it stands, or as a change would have it; the change goes with a row that it is
        about. Of the same rows an open cell stays open, with what is typed in it; where only times went on,
        no other cell is painted again."""
        session = self._session
        lost = self.draft is not None and self.draft.lost
        if lost:
            self.draft = None
        before, old, ids = self._shown(), self._begins, [x.id for x in self.levels]
        stands = session.reading()
        self._began = {}
        if stands.phase != "before":
            self._began = begun(session.director.live, session.state.clock.levels, session.now())
        self._read()
        self._closes = self._closings()
        self._odd = {}
        t = session.state
        for odd in (*warnings(self.levels), *chip_warnings(self.levels, t.chips.values, ante_shares(t))):
            if sentence := say.oddity(odd, self.levels):
                self._odd.setdefault(odd.index, []).append(sentence)
        if before == self._shown():
            self._say_times(old)
        else:
            (self.renew if ids == [x.id for x in self.levels] else self.show)(range(len(self.levels)))
        if lost:
            self.drafted.emit()

    def _shown(self) -> tuple[object, ...]:
        """Return what is shown besides times."""
        text = "" if self.draft is None else self.draft.text
        place = self.reading.index, self.reading.phase
        return (
            self.levels, self.standing.levels, place, self._odd, self._closes, self.gone, self.wrong, text
        )  # fmt: skip

    def _read(self) -> None:
        """Read the times anew, and decide anew what is not done yet."""
        session, draft = self._session, self.draft
        t, now = session.state, session.now()
        self.standing = self.table = timetable(t, self._began, now)
        self.wrong = ""
        if draft is not None:
            laid = draft.laid()
            if laid is None:
                self.wrong = draft.wrong or words.reasons(draft.reasons(), t, session.zone)
            else:
                self.table = timetable(t, self._began, now, laid)
        shown = self.standing if draft is not None and draft.removes else self.table
        self.levels, self.reading = shown.levels, shown.reading
        new = dict(zip([x.id for x in self.table.levels], said_times(self.table, session.zone), strict=True))
        old = said_times(self.standing, session.zone)
        self._old_begins = dict(zip([x.id for x in self.standing.levels], old, strict=True))
        self.gone = frozenset(x.id for x in self.levels if x.id not in new)
        self._begins = [new.get(x.id, "") for x in self.levels]

    def _closings(self) -> dict[int, str]:
        """Return the words of each row on the sales that end with it. They end with a level; where a break
        follows, the break says so."""
        ends = {x.id: what for x, what in zip(self.table.levels, self.table.closes, strict=True) if what}
        found: dict[int, str] = {}
        for row, level in enumerate(self.levels):
            if level.id in ends:
                after = row + 1 < len(self.levels) and self.levels[row + 1].pause
                found[row + after] = say.closing_here(ends[level.id])
        return found

    def tick(self) -> None:
        """Let time go on: until a level ends, only the times change, and those of later rows seldom."""
        reading, stood = self._session.reading(), self.standing.reading
        if self.draft is not None or (reading.index, reading.phase) != (stood.index, stood.phase):
            self.take()
            self.drafted.emit()
            return
        old = self._begins
        self._read()
        self._say_times(old)

    def _say_times(self, old: list[str]) -> None:
        for row in (i for i, (a, b) in enumerate(zip(old, self._begins, strict=True)) if a != b):
            self.dataChanged.emit(self.index(row, BEGINS), self.index(row, BEGINS))
        if self.reading.phase != "before" and self.levels:
            at = self.index(self.reading.index, REMOVE)
            self.dataChanged.emit(at, at)

    def was(self, row: int, column: int) -> str:
        """Return what stands in a cell that a change would make another; empty where it stays."""
        level = self.levels[row]
        if self.table is self.standing or level.id not in self._old_begins:
            return ""
        if level.id in self.gone:
            return self._old_begins[level.id] if column == BEGINS else self.cell(row, column).text
        if column == BEGINS:
            old = self._old_begins[level.id]
            return old if old != self._begins[row] else ""
        if column in (NUMBER, REMOVE):
            return ""
        standing = next(x for x in self.standing.levels if x.id == level.id)
        old = written(standing, column)
        return old if old != written(level, column) else ""

    def changes(self, row: int, column: int) -> bool:
        """Return whether a change makes the cell another, or its row is new."""
        return self.levels[row].id < 0 or bool(self.was(row, column))

    @property
    def odd(self) -> list[str]:
        """Return a sentence for everything that looks like a slip."""
        return [s for row in sorted(self._odd) for s in self._odd[row]]

    @property
    def used(self) -> set[int]:
        """Return the optional columns that this sheet needs."""
        found = {PAID_BY} if len(self._payers) > 1 else set()
        for columns in OPTIONAL.values():
            if any(getattr(x, _NUMBERS[c]) for x in self.levels for c in columns if c in _NUMBERS):
                found |= {*columns}
        return found if SMALL_BET in found else found | {SMALL, BIG}  # an empty sheet too

    @property
    def _payers(self) -> set[AnteKind]:
        """Return the payers of the sheet's antes."""
        return {x.ante_kind for x in self.levels if x.ante}

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Say at the top who pays the ante, where all levels have it alike."""
        shown = role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal
        if shown and section == ANTE and len(self._payers) == 1:
            return say.ante_of(*self._payers)
        return super().headerData(section, orientation, role)

    def name_in(self, column: int) -> None:
        """Write the names of breaks in this column: the first that is shown of a level's."""
        self.name_at = column

    def side(self, column: int, *, left: bool = False) -> Qt.AlignmentFlag:
        return super().side(column, left=left or column in _SECOND)

    def when(self, row: int) -> str:
        """Return ``past``, ``now`` or ``later``."""
        if self.past(row):
            return "past"
        return "now" if self.current(row) else "later"

    @property
    def progress(self) -> float:
        """Return how much of the row that is played is over, from 0 to 1."""
        reading, level = self.reading, self.reading.level
        if level is None or not (level.hands or level.length):
            return 0.0
        share = reading.hands / level.hands if level.hands else reading.elapsed / (level.length or 1)
        return min(1.0, share)

    def chips(self, row: int) -> list[tuple[int, str]]:
        """Return the chips that colour up in a row, and their colours."""
        found = colours(self._session.state)
        return [(chip, found.get(chip, "")) for chip in self.levels[row].remove]

    def past(self, row: int) -> bool:
        return self.reading.phase != "before" and row < self.reading.index

    def current(self, row: int) -> bool:
        return self.reading.phase != "before" and row == self.reading.index

    def names(self, row: int, column: int) -> bool:
        """Return whether the cell holds a break's name."""
        return self.levels[row].pause and column == self.name_at

    # -- Qt's questions

    def flags(self, index: Index) -> Qt.ItemFlag:
        row, column = index.row(), index.column()
        of_breaks = (self.name_at, LENGTH, REMOVE)
        pause = self.levels[row].pause
        can = column in of_breaks if pause else column not in (NUMBER, REMOVE, BEGINS)
        if self.draft is not None:  # one change at a time
            can = can and self.draft.cell == (self.levels[row].id, column)
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if can and not self.past(row) else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.EditRole:
            if self._is_drafted(index.row(), index.column()):
                return self.draft.text if self.draft is not None else ""
            return typed(self.levels[index.row()], index.column())
        return super().data(index, role)

    def _is_drafted(self, row: int, column: int) -> bool:
        """Return whether the change that is not done yet was typed in this cell."""
        return self.draft is not None and self.draft.cell == (self.levels[row].id, column)

    def _cell_of(self, row: int, column: int) -> Cell:
        level, tip, tail = self.levels[row], "\n".join(self._odd.get(row, ())), ""
        named = self.names(row, column)
        if named:
            text, tail = words.level_name(self.levels, row), self._closes.get(row, "")
            tip = tail or tip
        elif column == NUMBER:
            text = "" if level.pause else str(number(self.levels, row))
        elif column == REMOVE:
            text = self._happens(row)
            tip = text or tip
        elif column == BEGINS:
            text = self._begins[row]
        else:
            text = written(level, column)
        if self.wrong and self.draft is not None and self._is_drafted(row, column):
            text, tip = self.draft.text, self.wrong
        ground = "raised" if level.pause else ""
        return Cell(text, self._tone(row, column), tail, tip=tip, ground=ground, left=named)

    def _happens(self, row: int) -> str:
        """Return the events of a row: the chips coloured up, the sales that close after it; else its rest."""
        level = self.levels[row]
        if self._is_wrong(row):
            return self.wrong
        parts = [say.colours_up(level.remove)] if level.remove else []
        if not level.pause and row in self._closes:
            parts.append(self._closes[row])
        if self.current(row) and not parts:  # beside them it has no room, and the header says it large
            parts.append(_left(self.reading, level))
        return " · ".join(parts)

    def _is_wrong(self, row: int) -> bool:
        """Return whether something stands against a change of this row."""
        return bool(self.wrong) and self.draft is not None and self.draft.row == row

    def _tone(self, row: int, column: int) -> str:
        if self._is_wrong(row) and (column == REMOVE or self._is_drafted(row, column)):
            return "amber"
        if row in self._odd and column in (NUMBER, SMALL, BIG, ANTE):
            return "amber"
        if self.past(row):
            return "quiet"
        if self.current(row):
            return "green" if column == REMOVE else "strong"
        if column in (SMALL, BIG) or self.names(row, column):
            return "strong"
        return "quiet" if column in (NUMBER, PAID_BY, REMOVE) else ""

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Send out what was typed as an act."""
        if role != Qt.ItemDataRole.EditRole:
            return False
        return self.type_in(index, str(value), range(index.row(), index.row() + 1))

    def type_in(self, index: Index, value: str, chosen: range) -> bool:
        """Send out what was typed in a cell as an act."""
        act = self.act_of(index, value, chosen)
        if act is None:
            return False
        (self.misread if isinstance(act, str) else self.edited).emit(act)
        return not isinstance(act, str)

    def act_of(self, index: Index, value: str, chosen: range) -> EditRow | str | None:
        """Return the act for what is typed in a cell, for all chosen rows of its sort where it can be; a
        sentence where it cannot be read, None where it changes nothing."""
        row, column, text = index.row(), index.column(), value.strip()
        levels = self.standing.levels  # what is typed is no change of itself
        level = levels[row]
        rows = [row]
        if column in _OF_SEVERAL:
            rows = [i for i in chosen if levels[i].pause == level.pause] or rows
        if all(text == typed(levels[i], column) for i in rows):
            return None
        act = edit_of(level, row + 1, column, text)
        if isinstance(act, EditRow) and len(rows) > 1:
            act = replace(act, row=rows[0] + 1, to=rows[-1] + 1)
        return act


# -- on the page ---------------------------------------------------------------------------------------


class Sheet(LinedTable):
    """Enter, F2 and digits open the cell, Tab goes to the next one, Esc leaves the sheet (``left``). Nothing
    is done before Enter: a dealer's seat becomes no blind. ``shut`` carries the row (from 0) that a key did
    not open."""

    shut = Signal(int)
    left = Signal()
    wrote = Signal()
    """Enter, while a change stands that is not done yet."""
    held = Signal()
    """A key would begin another change while one stands."""
    fixed = Signal()
    """Enter or F2 on a cell into which nothing is typed."""

    def __init__(self, model: SheetModel) -> None:
        super().__init__(model, _WIDTHS, stretch=-1)
        self.horizontalHeader().moveSection(BEGINS, 0)  # a timetable: the time is read first
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.sheet = model
        self.setItemDelegate(_Cell(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        opens = QAbstractItemView.EditTrigger
        self.setEditTriggers(opens.DoubleClicked | opens.EditKeyPressed)
        self.setTabKeyNavigation(True)
        self.setProperty("ownsEnter", True)
        self.setProperty("leftByEsc", True)
        self.shows_chips = True  # in all rows, or, where one has no room for them, in none
        self._wanted: set[int] = set()
        self._shown: set[int] | None = None
        # The rows that are chosen, asked once for all cells of a picture.
        self.taken = range(0)
        model.modelReset.connect(self._laid_out)
        # a second that passes changes the times only: no width depends on them
        model.dataChanged.connect(lambda at: None if at.column() in (BEGINS, REMOVE) else self._laid_out())
        self.doubleClicked.connect(lambda at: self.shut.emit(at.row()) if model.past(at.row()) else None)
        self._laid_out()

    def moveCursor(self, to: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End stay in the row, as in a spreadsheet."""
        return QTableView.moveCursor(self, to, modifiers)

    @property
    def chosen(self) -> range:
        """Return the rows that are chosen (from 0): the current one, and those taken with Shift."""
        current = self.currentIndex().row()
        rows = [x.row() for x in self.selectionModel().selectedRows()]
        if current not in rows:
            return range(current, current + 1)
        return range(min(rows), max(rows) + 1)

    def choose(self, first: int, last: int) -> None:
        """Choose these rows (from 0), the last of them as the current one."""
        flags, column = QItemSelectionModel.SelectionFlag, max(self.currentIndex().column(), 0)
        self.setCurrentIndex(self.sheet.index(last, column))
        rows = QItemSelection(self.sheet.index(first, column), self.sheet.index(last, column))
        self.selectionModel().select(rows, flags.ClearAndSelect | flags.Rows)

    def show_columns(self, what: str, shown: bool) -> None:
        """Show these columns, or hide them where the sheet does not need them."""
        columns = set(OPTIONAL[what])
        self._wanted = self._wanted | columns if shown else self._wanted - columns
        self._laid_out()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar of the row that is played and the rim of the rows that are taken over the cells."""
        self.taken = self.chosen if self.currentIndex().isValid() else range(0)
        super().paintEvent(event)
        with QPainter(self.viewport()) as painter:
            theme, played = theme_of(self), self.sheet.reading.index
            if self.sheet.rows and self.sheet.current(played):
                paint.paint_progress(painter, self._box(played, played), self.sheet.progress, theme)
            if rows := self.taken:
                here = self.hasFocus() or self.state() == QAbstractItemView.State.EditingState
                paint.paint_rim(painter, self._box(rows[0], rows[-1]), theme, has_keys=here)

    def show_progress(self) -> None:
        """Paint the row that is played again: its bar lies over all its cells."""
        played = self.sheet.reading.index
        if self.sheet.rows and self.sheet.current(played):
            self.viewport().update(self._box(played, played))

    def _box(self, first: int, last: int) -> QRect:
        """Return where these rows are."""
        top = self.rowViewportPosition(first)
        under = self.rowViewportPosition(last) + self.rowHeight(last)
        return QRect(0, top, min(self.viewport().width(), self.horizontalHeader().length()), under - top)

    def _shuts(self) -> bool:
        """Return whether the row is over, and say so."""
        row = self.currentIndex().row()
        shut = row >= 0 and self.sheet.past(row)
        if shut:
            self.shut.emit(row)
        return shut

    def _laid_out(self) -> None:
        """Lay out the columns that are needed or wanted, as wide as told and as their largest number, so that
        none is cut off. A break's name goes over the cells it does not have."""
        sheet, shown = self.sheet, self._wanted | self.sheet.used
        if shown != self._shown:
            self._shown = shown
            for column in (c for columns in OPTIONAL.values() for c in columns):
                self.setColumnHidden(column, column not in shown)
            self.clearSpans()
            sheet.name_in(SMALL if SMALL in shown else ANTE)
        # what happens is said at length; where nothing is left, the sheet is moved from side to side
        self._set_row_height()
        room = self.viewport().width()
        named = max({ANTE, *shown})  # the last that a break's name goes over
        said, with_chips = self._happens_width(chips=False), self._happens_width(chips=True)
        tried = (_WIDTHS, _TIGHT, _NARROW, _LEAST, _BARE)[SMALL_BET in shown :]
        title = self.title_width(REMOVE)
        needed, names = self._needed(), self._names_width()
        found = [(max(least[REMOVE], title), self._widths(least, needed, names, named)) for least in tried]
        for happens in (with_chips, said):
            fits = [x for x in found if self._taken(x[1]) + max(x[0], happens) <= room]
            if fits:
                break
        least, widths = (fits or found[-1:])[0]
        widths[REMOVE] = max(least, room - self._taken(widths))
        self.shows_chips = with_chips <= widths[REMOVE]
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)
        broad = named - sheet.name_at + 1
        for row, level in enumerate(sheet.levels):
            if self.columnSpan(row, sheet.name_at) != (wanted := broad if level.pause else 1):
                self.setSpan(row, sheet.name_at, 1, wanted)

    def _needed(self) -> list[int]:
        """Return how wide each column must be for its title and its numbers; where a change shows the old
        beside the new, for both."""
        sheet = self.sheet
        levels = [row for row, level in enumerate(sheet.levels) if not level.pause]
        numbers = {column: column in _NUMBERS and column != CAP for column in range(BEGINS + 1)}
        widths = [
            self.room_for(column, 0, [sheet.cell(x, column).text for x in levels if alone])
            for column, alone in numbers.items()
        ]
        for column in (BEGINS, LENGTH):
            widths[column] = max(widths[column], self._changes_width(column))
        return widths

    def _widths(self, least: Sequence[int], needed: Sequence[int], names: int, named: int) -> list[int]:
        """Return how wide the columns are that must be ``least`` and ``needed`` wide; the ``names`` of breaks
        go on to column ``named``."""
        both = zip(least, needed, strict=True)
        widths = [max(pair) + _SIGN * (column in _SECOND) for column, pair in enumerate(both)]
        over = range(self.sheet.name_at, named + 1)
        missing = names - sum(widths[x] for x in over if not self.isColumnHidden(x))
        widths[named] += max(0, missing)
        return widths

    def _taken(self, widths: Sequence[int]) -> int:
        """Return the width (px) of all columns but the one that has what is left."""
        seen = (x for x in range(BEGINS + 1) if x != REMOVE and not self.isColumnHidden(x))
        return sum(widths[x] for x in seen)

    def _changes_width(self, column: int) -> int:
        sheet = self.sheet
        rows = range(len(sheet.levels))
        return max(
            (paint.words_width(sheet.cell(x, column).text, sheet.was(x, column)) for x in rows), default=0
        )

    def _names_width(self) -> int:
        """Return the width (px) that the names of breaks need, with what closes there."""
        sheet = self.sheet
        cells = [sheet.cell(x, sheet.name_at) for x, level in enumerate(sheet.levels) if level.pause]
        return max((paint.words_width(x.text, x.tail) for x in cells), default=0)

    def _happens_width(self, *, chips: bool) -> int:
        sheet = self.sheet
        return max(
            (
                paint.chips_width(
                    (cell := sheet.cell(x, REMOVE)).text,
                    len(level.remove) if chips else 0,
                    strong=cell.tone in ("strong", "green"),
                )
                for x, level in enumerate(sheet.levels)
            ),
            default=0,
        )

    def _set_row_height(self) -> None:
        """Let rows stand closer where else one would have to scroll."""
        fits = len(self.sheet.levels) * ROW_LIST <= self.viewport().height()
        high, side = ROW_LIST if fits else _CLOSE, self.verticalHeader()
        if side.defaultSectionSize() != high:
            side.setDefaultSectionSize(high)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._laid_out()
        if self.sheet.draft is not None:  # its card has taken room from the sheet
            self.scrollTo(self.currentIndex())

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            return  # the Enter that ends an edit comes by here too
        index, enter = self.currentIndex(), event.key() in _ENTER
        if enter and self.sheet.draft is not None:
            self.wrote.emit()
            return
        if (enter or event.key() == Qt.Key.Key_F2) and self._shuts():
            return
        opens = index.isValid() and bool(index.flags() & Qt.ItemFlag.ItemIsEditable)
        if opens and enter:
            self.edit(index)
        elif opens and event.text().isdigit() and index.column() != PAID_BY:
            self.edit(index)
            field = QApplication.focusWidget()
            if isinstance(field, QLineEdit) and self.isAncestorOf(field):
                QApplication.sendEvent(field, event)  # over what stood there
        elif not opens and self.sheet.draft is not None and event.key() == Qt.Key.Key_F2:
            self.held.emit()
        elif not opens and (enter or event.key() == Qt.Key.Key_F2):
            self.fixed.emit()
        elif self.sheet.draft is not None and event.text().isdigit():
            event.ignore()  # no cell opens: it may begin a seat, and is the command bar's
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.ignore()  # a sentence on the screen goes with it
        else:
            super().keyPressEvent(event)


class _Cell(ToneDelegate):
    """A field, or the four ways to pay an ante.

    What is typed is kept once, by an editor that is still the sheet's. Qt keeps it a moment after Enter, when
    another key that came as quickly, or an action, has closed the cell already."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._view, self._sheet = sheet, sheet.sheet
        self._open: set[QWidget] = set()
        self._rows = range(0)  # those that were chosen when the cell was opened
        self._keeping = self._drops = False

    @safely
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, sheet, row, column = self._view, self._sheet, index.row(), index.column()
        cell, box, theme = sheet.cell(row, column), option.rect, theme_of(view)
        level, taken = sheet.levels[row], row in view.taken
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.paint_ground(painter, box, theme, pause=level.pause, taken=taken)
        if column == NUMBER:
            paint.paint_block(painter, box, cell.text, sheet.when(row), taken, theme)
            return
        if (
            index == view.currentIndex()
            and view.hasFocus()
            and sheet.flags(index) & Qt.ItemFlag.ItemIsEditable
        ):
            paint.paint_choice(painter, box, theme)
        if cell.text and column in _SECOND:
            box = paint.paint_second(painter, box, theme)
        changes, was = sheet.changes(row, column), sheet.was(row, column)
        text = "" if level.id in sheet.gone else cell.text
        ink = theme.green_ink if cell.tone == "green" or changes else tone_of(theme, cell.tone)
        strong, side = changes or cell.tone in ("strong", "green"), sheet.side(column, left=cell.left)
        if column == REMOVE and level.remove and view.shows_chips and text:
            paint.paint_chips(painter, box, sheet.chips(row), text, theme, strong=strong)
        paint.paint_words(painter, box, text, side, ink, theme, strong=strong, tail=cell.tail, was=was)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        row, column = index.row(), index.column()
        draft = self._sheet.draft  # typed on, it stays a change of the same rows
        self._rows = self._view.chosen if draft is None else draft.chosen
        editor: QWidget
        if column == PAID_BY:
            editor = combo = QComboBox(parent)
            for kind in _PAYERS:
                combo.addItem(say.paid_by(kind), kind)
            at = QPersistentModelIndex(index)
            combo.activated.connect(lambda _: self._say_chosen(combo, at))
        else:
            editor = field = QLineEdit(parent)
            field.setFrame(False)
            at = QPersistentModelIndex(index)
            field.textEdited.connect(lambda text: self._say_typed(field, at, text))
            if column in (*_NUMBERS, LENGTH, REMOVE) and column != CAP:
                with_pad(field, " " if column == REMOVE else "")
            put_at(self._sheet.side(column, left=self._sheet.levels[row].pause), field)
        self._open.add(editor)
        return editor

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        self._open.discard(editor)
        if self._drops:
            self._sheet.begin(None)
        super().destroyEditor(editor, index)

    @safely
    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Let Enter and Tab do what is typed, Esc drop it; left otherwise, it stands and is not done."""
        if not isinstance(editor, QWidget) or editor not in self._open:
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            hints = QAbstractItemDelegate.EndEditHint
            if event.key() in _ENTER:
                self._keep(editor)
                return True
            if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                on = event.key() == Qt.Key.Key_Tab
                self._keep(editor, hints.EditNextItem if on else hints.EditPreviousItem)
                return True
            self._drops = event.key() == Qt.Key.Key_Escape
            try:
                return super().eventFilter(editor, event)
            finally:
                self._drops = False
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            if event.reason() not in _STAYS and isinstance(editor, QLineEdit):
                self.closeEditor.emit(editor)
            return False
        return super().eventFilter(editor, event)

    def _keep(
        self,
        editor: QWidget,
        then: QAbstractItemDelegate.EndEditHint = QAbstractItemDelegate.EndEditHint.NoHint,
    ) -> None:
        """Take what stands in it, and close it unless something stands against that."""
        if editor in self._open:
            self._keeping = True
            try:
                self.commitData.emit(editor)
            finally:
                self._keeping = False
        if editor in self._open and not self._sheet.wrong:
            self.closeEditor.emit(editor, then)

    def _say_typed(self, field: QLineEdit, at: QPersistentModelIndex, text: str) -> None:
        if field not in self._open or not at.isValid():
            return
        if field.isModified():
            self._sheet.type_on(at, text, self._rows)
        else:
            self._sheet.begin(None)  # all that was typed is taken back

    def _say_chosen(self, combo: QComboBox, at: QPersistentModelIndex) -> None:
        """Show what another payer would change: the arrows only look at it, Enter does it."""
        if combo in self._open and at.isValid():
            self._sheet.type_on(at, combo.currentData(), self._rows)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        typed = str(index.data(Qt.ItemDataRole.EditRole))
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(0, editor.findData(typed)))
        elif isinstance(editor, QLineEdit) and not editor.isModified():  # what is being typed stays
            editor.setText(typed)
            editor.setModified(self._sheet.draft is not None)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if not self._keeping:
            return
        if isinstance(editor, QComboBox):
            self._sheet.type_in(index, editor.currentData(), self._rows)
        elif isinstance(editor, QLineEdit):
            if editor.isModified():  # left as it was, it changes none of the other rows
                self._sheet.type_in(index, editor.text(), self._rows)
            else:
                model.setData(index, editor.text())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        box = option.rect
        editor.setGeometry(box.x(), box.y() + (box.height() - ROW_LIST) // 2, box.width(), ROW_LIST)
