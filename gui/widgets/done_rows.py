"""The actions done, one line each: time, icon, sentence with its names bold, quiet remarks at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.console.tonight.night_rows import DoneRow
from gui.theme import BODY, ICON, ROW_LIST, SMALL, STRONG, Theme, font, icon
from gui.widgets.themed import theme_of

TIME, SIGN = 50, 28
# Between the sentence and the quiet remarks at the right.
_BETWEEN = 32
ICONS = {
    "out": "x",
    "in": "arrow-u-up-left",
    "enter": "user-plus",
    "money": "coin",
    "move": "arrow-right",
    "draw": "shuffle",
    "table": "armchair",
    "clock": "clock",
    "structure": "chart-bar",
    "setting": "sliders-horizontal",
    "note": "note-pencil",
    "ruling": "warning",
    "undo": "arrow-u-up-left",
}


class DoneRows(QWidget):
    """As many of the newest as fit. ``chosen``: the action of the line clicked, or chosen by Enter; Up and
    Down move from line to line."""

    chosen = Signal(int)
    roomier = Signal()
    """There is room for more rows than there are."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[DoneRow, ...] = ()
        self._at = self._hovered = -1
        self.setMouseTracking(True)
        # It stands on a card and paints that ground itself: nothing below it is painted first.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ownsEnter", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def rows(self) -> tuple[DoneRow, ...]:
        return self._rows

    def show_rows(self, rows: Sequence[DoneRow]) -> None:
        if tuple(rows) != self._rows:
            self._rows = tuple(rows)
            self.setAccessibleName(". ".join(f"{row.at} {row.plain}" for row in rows))
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.fitting() > len(self._rows):
            self.roomier.emit()

    def sizeHint(self) -> QSize:
        return QSize(400, ROW_LIST * 5)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, ROW_LIST * 2)

    def fitting(self) -> int:
        """Return the number of rows that fit."""
        return max(1, self.height() // ROW_LIST)

    def _row_at(self, y: float) -> int:
        row = int(y) // ROW_LIST
        return row if 0 <= row < min(len(self._rows), self.fitting()) else -1

    def choose(self, row: int) -> None:
        """Choose this line, as a click does."""
        if 0 <= row < len(self._rows):
            self.chosen.emit(self._rows[row].action)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.choose(self._row_at(event.position().y()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._row_at(event.position().y()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.setCursor(Qt.CursorShape.PointingHandCursor if row >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()

    def event(self, event: QEvent) -> bool:
        """Show the whole of a cut line on hover."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self._row_at(event.pos().y())
            cut = at >= 0 and _wide(self._rows[at]) > self.width()
            QToolTip.showText(event.globalPos(), _whole(self._rows[at]) if cut else "", self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        shown = min(len(self._rows), self.fitting())
        if step is not None and shown:
            self._at = max(0, min(shown - 1, self._at + step))
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose(self._at)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._at = max(0, self._at)
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = theme_of(self)
        painter.fillRect(event.rect(), QColor(theme.surface))
        for i, row in enumerate(self._rows[: self.fitting()]):
            lit = i == self._hovered or (i == self._at and self.hasFocus())
            if lit:
                painter.fillRect(0, i * ROW_LIST, self.width(), ROW_LIST, QColor(theme.green_ground))
            paint_row(painter, QRect(0, i * ROW_LIST, self.width(), ROW_LIST), row, theme)
        painter.end()


def paint_row(painter: QPainter, box: QRect, row: DoneRow, theme: Theme) -> None:
    """Paint one line; an undone one is struck through and faint. The sentence is cut before the quiet part
    is."""
    middle = Qt.AlignmentFlag.AlignVCenter
    _face(painter, BODY, row.undone)
    painter.setPen(QColor(theme.faint if row.undone else theme.quiet))
    painter.drawText(box, middle, row.at)
    ink = theme.amber if row.kind == "ruling" and not row.undone else theme.quiet
    left = box.left() + TIME + 4
    icon(ICONS[row.kind], theme, theme.faint if row.undone else ink).paint(
        painter, QRect(left, box.top() + (box.height() - ICON + 2) // 2, ICON - 2, ICON - 2)
    )
    _face(painter, SMALL, row.undone)
    painter.setPen(QColor(theme.faint if row.undone else theme.quiet))
    sentence = sum(QFontMetrics(font(STRONG, 600)).horizontalAdvance(words) for words, _ in row.runs)
    most = max((box.width() - TIME - SIGN) * 2 // 5, box.width() - TIME - SIGN - sentence - _BETWEEN)
    said = painter.fontMetrics().elidedText(row.quiet, Qt.TextElideMode.ElideRight, most)
    painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, said)
    room = box.adjusted(TIME + SIGN, 0, -painter.fontMetrics().horizontalAdvance(said) - 16, 0)
    painter.setPen(QColor(theme.faint if row.undone else theme.text))
    _paint_runs(painter, room, row)


def _wide(row: DoneRow) -> int:
    """Return the width (px) of the whole line."""
    plain, strong = (QFontMetrics(font(STRONG, weight)) for weight in (450, 600))
    sentence = sum((strong if loud else plain).horizontalAdvance(words) for words, loud in row.runs)
    return TIME + SIGN + sentence + _BETWEEN + QFontMetrics(font(SMALL)).horizontalAdvance(row.quiet)


def _whole(row: DoneRow) -> str:
    return "\n".join(filter(None, (row.plain.removesuffix(row.quiet).rstrip(" ·"), row.quiet)))


def _paint_runs(painter: QPainter, room: QRect, row: DoneRow) -> None:
    x = room.left()
    for words, strong in row.runs:
        face = _face(painter, STRONG, row.undone, 600 if strong and not row.undone else 450)
        ink = QFontMetrics(face)
        left = room.right() - x
        if ink.horizontalAdvance(words) > left:
            words = ink.elidedText(words, Qt.TextElideMode.ElideRight, left)
        painter.drawText(QRect(x, room.top(), left, room.height()), Qt.AlignmentFlag.AlignVCenter, words)
        x += ink.horizontalAdvance(words)
        if x >= room.right() - 4:
            return


def _face(painter: QPainter, px: int, struck: bool, weight: int = 450) -> QFont:
    face = font(px, weight)
    face.setStrikeOut(struck)
    painter.setFont(face)
    return face
