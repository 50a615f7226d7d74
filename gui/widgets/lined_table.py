"""A list of rows with hairlines: the look every table of the console has, tones chosen by its model."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from gui.models.roles import GROUND, QUIET_TAIL, TONE
from gui.theme import BODY, ROW_LIST, Theme, font
from gui.widgets.themed import theme_of

PAD, _GAP, _BAR = 8, 8, 3


def tone_of(theme: Theme, tone: str) -> str:
    """The colour of a tone; text's for none."""
    return str(getattr(theme, tone)) if tone in ("quiet", "faint", "green", "amber", "red") else theme.text


@cache
def _face(weight: int = 450) -> tuple[QFont, QFontMetrics]:
    face = font(BODY, weight)
    return face, QFontMetrics(face)


class ToneDelegate(QStyledItemDelegate):
    """Paints a cell's text in its tone, and a quiet tail after it. A window full of cells is painted at once:
    only what these tables show is asked of the model, and the ground alone of the style."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        value = index.data()
        text = value if isinstance(value, str) else self.displayText(value, option.locale)
        view: QWidget = option.widget
        view.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, view)
        theme = theme_of(view)
        ground = index.data(GROUND)
        if ground and not option.state & QStyle.StateFlag.State_Selected:
            colour = theme.green_ground if ground == "green" else theme.raised
            painter.fillRect(QRect(option.rect).adjusted(0, 0, 0, -1), QColor(colour))
        _where_the_keyboard_is(painter, option, index, theme)
        tone = index.data(TONE) or ""
        face, ink = _face(600 if tone == "strong" else 450)
        room = QRect(option.rect).adjusted(PAD, 0, -PAD, 0)
        painter.save()
        painter.setFont(face)
        painter.setPen(QColor(tone_of(theme, tone)))
        said = ink.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        side = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(room, int(option.displayAlignment if side is None else side), said)
        tail = index.data(QUIET_TAIL)
        if tail and room.width() - (left := ink.horizontalAdvance(said) + _GAP) > 24:
            face, ink = _face()
            painter.setFont(face)
            painter.setPen(QColor(theme.quiet))
            room.setLeft(room.left() + left)
            rest = ink.elidedText(str(tail), Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), rest)
        painter.restore()


def _where_the_keyboard_is(
    painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex, theme: Theme
) -> None:
    """A bar at the left of the chosen row while keys act on it."""
    focused = isinstance(option.widget, QWidget) and option.widget.hasFocus()
    if focused and index.column() == 0 and option.state & QStyle.StateFlag.State_Selected:
        box = QRect(option.rect)
        painter.fillRect(box.left(), box.top(), _BAR, box.height() - 1, QColor(theme.green))


def _cut(text: str, tone: str, width: int) -> bool:
    """Whether a cell of this width shows only the beginning of it."""
    ink = QFontMetrics(font(BODY, 600 if tone == "strong" else 450))
    return ink.horizontalAdvance(text) > width - 2 * PAD


class LinedTable(QTableView):
    """Whole rows are chosen; columns are as wide as told, one of them takes what is left."""

    def __init__(self, model: QAbstractItemModel, widths: list[int], stretch: int) -> None:
        super().__init__()
        self.setModel(model)
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
        rows = self.verticalHeader()
        rows.setVisible(False)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(ROW_LIST)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(24)
        for column, width in enumerate(widths):
            sort = QHeaderView.ResizeMode.Stretch if column == stretch else QHeaderView.ResizeMode.Interactive
            head.setSectionResizeMode(column, sort)
            if column != stretch:
                self.setColumnWidth(column, width)

    def give_room(self, column: int, least: int, texts: Iterable[str]) -> None:
        """The column as wide as the longest of these, which must be read to their end."""
        ink = QFontMetrics(font(BODY, 600))
        wide = max((ink.horizontalAdvance(text) + 2 * PAD + 1 for text in texts), default=0)
        if self.columnWidth(column) != max(least, wide):
            self.setColumnWidth(column, max(least, wide))

    def viewportEvent(self, event: QEvent) -> bool:
        """What is cut is told whole on hover, where the model tells nothing else of it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            text = str(index.data() or "") if index.isValid() else ""
            told = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
            if not told and _cut(text, index.data(TONE) or "", self.visualRect(index).width()):
                QToolTip.showText(event.globalPos(), text, self.viewport())
                return True
        return super().viewportEvent(event)
