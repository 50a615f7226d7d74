"""A list of rows with hairlines: the look of every table of the console, with tones from its model."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
)

from gui.safely import safely
from gui.theme import BODY, ROW_LIST, SMALL, Theme, font, icon
from gui.widgets.rows import Cell, Index, Rows
from gui.widgets.themed import draw_words, theme_of

PAD, _GAP, _BAR, _MARK = 8, 8, 3, 16
# The height of a row with a cell in two lines.
ROW_TWO = 46


def tone_of(theme: Theme, tone: str) -> str:
    """Return the colour of a tone; text's for none."""
    return str(getattr(theme, tone)) if tone in ("quiet", "faint", "green", "amber", "red") else theme.text


@cache
def _face(weight: int = 450) -> tuple[QFont, QFontMetrics]:
    face = font(BODY, weight)
    return face, QFontMetrics(face)


class ToneDelegate(QStyledItemDelegate):
    """Paint a cell's text in its tone, and a quiet tail after it; in a higher row they take two lines before
    they are cut. The rows are asked directly: Qt would turn each role into an enum and back."""

    def __init__(self, table: "LinedTable") -> None:
        super().__init__(table)
        self.table = table

    @safely
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table, column = self.table, index.column()
        cell, box, theme = table.rows.cell(index.row(), column), option.rect, theme_of(table)
        table.painted[index.row(), column] = cell
        table.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, table)
        chosen = (column == 0 or cell.ground) and QStyle.StateFlag.State_Selected in option.state
        if cell.ground and not chosen:
            colour = theme.green_ground if cell.ground == "green" else theme.raised
            painter.fillRect(box.adjusted(0, 0, 0, -1), QColor(colour))
        if chosen and column == 0 and table.hasFocus():
            # the bar where the keyboard is
            painter.fillRect(box.left(), box.top(), _BAR, box.height() - 1, QColor(theme.green))
        side = table.rows.side(column, left=cell.left)
        if box.height() > ROW_LIST and table.wordWrap():
            side |= Qt.TextFlag.TextWordWrap
        _set(painter, box, cell, int(side), theme)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return as many lines as the words take where the table wraps them."""
        table = self.table
        if not table.wordWrap():
            return super().sizeHint(option, index)
        cell = table.rows.cell(index.row(), index.column())
        ink = _face(600 if cell.tone == "strong" else 450)[1]
        room = QRect(0, 0, table.columnWidth(index.column()) - 2 * PAD, 10_000)
        high = ink.boundingRect(room, Qt.TextFlag.TextWordWrap, cell.text).height()
        return QSize(room.width(), max(ROW_LIST, high + ROW_LIST - ink.height()))


def _set(painter: QPainter, box: QRect, cell: Cell, side: int, theme: Theme) -> None:
    words, tail, tone = cell.text, cell.tail, cell.tone
    if cell.mark:
        place = QRect(box.right() - PAD - _MARK, box.center().y() - _MARK // 2, _MARK, _MARK)
        icon(cell.mark, theme, tone_of(theme, cell.mark_tone)).paint(painter, place)
        box = box.adjusted(0, 0, -_GAP - _MARK, 0)
    room, wraps = box.adjusted(PAD, 0, -PAD, 0), bool(side & Qt.TextFlag.TextWordWrap)
    under = not wraps and box.height() >= ROW_TWO and cell_width(words, tone, tail) > box.width()
    if under:
        words, tail = _in_two(words, tail, tone, room.width())
        room.setBottom(room.center().y() + 1)
    (face, ink), colour = _face(600 if tone == "strong" else 450), tone_of(theme, tone)
    if cell_width(words, tone) > box.width():
        pieces = words.split(" ") if wraps else [words]  # wrapped, only a word alone may be too long
        words = " ".join([ink.elidedText(x, Qt.TextElideMode.ElideRight, room.width()) for x in pieces])
    draw_words(painter, room, words, colour, face, side)
    if not tail:
        return
    if under:
        room.moveTop(room.bottom() - 1)
    else:
        room.setLeft(room.left() + ink.horizontalAdvance(words) + _GAP)
    if cell.tail:
        (face, ink), colour = _face(), theme.quiet
    if under or room.width() > 24:
        rest = ink.elidedText(tail, Qt.TextElideMode.ElideRight, room.width())
        draw_words(painter, room, rest, colour, face, side if under else Qt.AlignmentFlag.AlignVCenter)


@lru_cache(maxsize=1024)
def _in_two(words: str, tail: str, tone: str, width: int) -> tuple[str, str]:
    """Return the two lines of a cell: the tail under the words if each has room, else one after the other."""
    ink = _face(600 if tone == "strong" else 450)[1]
    if tail and max(map(ink.horizontalAdvance, (words, tail))) <= width:
        return words, tail
    whole = f"{words} {tail}".rstrip()
    spaces = (at for at, sign in enumerate(whole) if sign == " ")
    first = max((at for at in spaces if ink.horizontalAdvance(whole[:at]) <= width), default=len(words))
    return whole[:first], whole[first:].lstrip()


@lru_cache(maxsize=8192)
def cell_width(words: str, tone: str, tail: str = "") -> int:
    """Return the width (px) of a cell that shows all of its text in one line, with its tail."""
    beside = _GAP + _face()[1].horizontalAdvance(tail) if tail else 0
    return _face(600 if tone == "strong" else 450)[1].horizontalAdvance(words) + beside + 2 * PAD + 1


def _runs(rows: list[int]) -> Iterator[tuple[int, int]]:
    """Yield first and last of the rows that follow each other."""
    for _, run in groupby(enumerate(rows), lambda x: x[1] - x[0]):
        found = [row for _, row in run]
        yield found[0], found[-1]


def leave_typing(view: QAbstractItemView, view_does: Callable[[QKeyEvent], None], event: QKeyEvent) -> None:
    """Leave to what the list stands in all that can be typed: the list would search for it. An Enter that
    opens its rows goes no further."""
    if event.text() and event.text().isprintable():
        event.ignore()
        return
    view_does(event)
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and view.property("ownsEnter"):
        event.accept()


class LinedTable(QTableView):
    """Whole rows are chosen; columns have set widths, and one of them takes the rest."""

    def __init__(self, rows: Rows[Any], widths: list[int], stretch: int) -> None:
        super().__init__()
        self.rows = rows
        # The cells as they were painted last, by row and column.
        self.painted: dict[tuple[int, int], Cell] = {}
        # It paints its ground itself: nothing below it is painted first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setModel(rows)
        rows.modelReset.connect(self.executeDelayedItemsLayout)  # left to Qt it is painted before and after
        self.setProperty("lined", True)
        self.setItemDelegate(ToneDelegate(self))
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        side = self.verticalHeader()
        side.setVisible(False)
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setDefaultSectionSize(ROW_LIST)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(24)
        for column, width in enumerate(widths):
            sort = QHeaderView.ResizeMode.Stretch if column == stretch else QHeaderView.ResizeMode.Interactive
            head.setSectionResizeMode(column, sort)
            if column != stretch:
                self.setColumnWidth(column, max(width, self.title_width(column)))

    def title_width(self, column: int) -> int:
        """Return the width (px) of the column's title, which must not be cut."""
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        return QFontMetrics(font(SMALL, 500)).horizontalAdvance(title) + 2 * PAD

    def room_for(self, column: int, least: int, texts: Iterable[str]) -> int:
        """Return the width (px) of a column whose title and longest text must not be cut."""
        longest = max((cell_width(text, "strong") for text in texts), default=0)
        return max(least, longest, self.title_width(column))

    def give_room(self, column: int, least: int, texts: Iterable[str]) -> None:
        """Make the column so wide."""
        self.setColumnWidth(column, self.room_for(column, least, texts))

    def keep(self, key: Callable[[int], object]) -> None:
        """Let the rows that are chosen, known by their ``key``, stay so through a reset of the model,
        wherever they are then. Where the current one is gone, the next in its place is."""
        model, picks, flags = self.model(), self.selectionModel(), QItemSelectionModel.SelectionFlag
        chosen, row, column, here = set[object](), -1, 0, None

        def remember() -> None:
            nonlocal chosen, row, column, here
            at = picks.currentIndex()
            chosen = {key(i.row()) for i in picks.selectedRows()}
            row, column, here = at.row(), at.column(), key(at.row()) if at.isValid() else None

        def restore() -> None:
            if row < 0 and not chosen:
                return
            rows, found, wanted = dict[object, int](), QItemSelection(), chosen | {here}
            for at in range(model.rowCount()):  # of ten thousand rows no more than have to be looked at
                if (known := key(at)) in wanted:
                    rows[known] = at
                    if len(rows) == len(wanted):
                        break
            for first, last in _runs(sorted(rows[k] for k in chosen if k in rows)):
                found.select(model.index(first, 0), model.index(last, model.columnCount() - 1))
            with QSignalBlocker(picks):  # nothing else is chosen than before
                picks.select(found, flags.ClearAndSelect)
                if row >= 0 and model.rowCount():
                    to = rows.get(here, min(row, model.rowCount() - 1))
                    picks.setCurrentIndex(model.index(to, column), flags.NoUpdate)

        model.modelAboutToBeReset.connect(remember)
        model.modelReset.connect(restore)

    def moveCursor(self, to: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Let Home and End go to the first and the last row: whole rows are chosen, not their cells."""
        rows = self.model().rowCount()
        ends = {QAbstractItemView.CursorAction.MoveHome: 0, QAbstractItemView.CursorAction.MoveEnd: rows - 1}
        if to in ends and rows:
            return self.model().index(ends[to], max(self.currentIndex().column(), 0))
        return super().moveCursor(to, modifiers)

    @safely
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Paint the cells in view that differ from what was painted; Qt would paint all of them."""
        if first == last or not self.painted:
            super().dataChanged(first, last, roles)
            return
        view, rows = self.viewport(), self.rows
        top, bottom = self.rowAt(0), self.rowAt(view.height() - 1)
        bottom = rows.rowCount() - 1 if bottom < 0 else bottom
        shown = [x for x in range(first.column(), last.column() + 1) if not self.isColumnHidden(x)]
        for row in range(max(first.row(), top), min(last.row(), bottom) + 1):
            for column in shown:
                if self.painted.get((row, column)) != rows.cell(row, column):
                    view.update(self.visualRect(rows.index(row, column)))

    @safely
    def selectionChanged(self, chosen: QItemSelection, left: QItemSelection) -> None:
        """Paint the bar of all rows too: it is there while none is chosen. Qt paints those that change."""
        super().selectionChanged(chosen, left)
        self.viewport().update(0, 0, _BAR, self.viewport().height())

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        leave_typing(self, super().keyPressEvent, event)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), QColor(theme_of(self).surface))
        super().paintEvent(event)
        if self.hasFocus() and not self.selectionModel().hasSelection():
            with QPainter(self.viewport()) as painter:  # no row has the bar that shows where the keyboard is
                painter.fillRect(0, 0, _BAR, self.viewport().height(), QColor(theme_of(self).green))

    @safely
    def viewportEvent(self, event: QEvent) -> bool:
        """Show the whole of a cut cell on hover, unless the model has a tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            cell = self.rows.cell(index.row(), index.column()) if index.isValid() else Cell()
            if not cell.tip and cell_width(cell.text, cell.tone) > self.visualRect(index).width() + 1:
                QToolTip.showText(event.globalPos(), cell.text, self.viewport())
                return True
        return super().viewportEvent(event)
