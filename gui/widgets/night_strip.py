"""The night as a strip: levels as blocks by their length, breaks hatched, now in full green."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.safely import safely
from gui.theme import SMALL, Theme, font
from gui.widgets.themed import draw_box, draw_words, painting

When = Literal["past", "now", "later"]
BLOCK, GAP, NARROWEST = 30, 2, 6.0
LABELS = 26


@dataclass(frozen=True, slots=True)
class Block:
    """A row of the structure. ``length`` in ms (a guess for a row without an end); ``tip`` shows on hover."""

    words: str
    length: int
    when: When
    pause: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Words under the start of block ``at`` (``share`` of the way into it). A higher ``rank`` gets its place
    first; overlapping marks are left out."""

    at: int
    words: str
    rank: int
    share: float = 0.0
    now: bool = False


class NightStrip(QWidget):
    """Painted whole when it changes: once an action or a level, not once a second.

    ``chosen``: a block (from 0) was clicked, or Enter pressed on it, and where on the screen it ends. Left
    and Right go from block to block.
    """

    chosen = Signal(int, QPoint)

    def __init__(self) -> None:
        super().__init__()
        self._at = self._hovered = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ownsEnter", True)
        self._blocks: tuple[Block, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_night(self, blocks: Sequence[Block], marks: Sequence[Mark]) -> None:
        if (tuple(blocks), tuple(marks)) != (self._blocks, self._marks):
            self._blocks, self._marks = tuple(blocks), tuple(marks)
            self.setAccessibleName(", ".join([m.words for m in marks]))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, BLOCK + LABELS)

    def boxes(self) -> list[QRectF]:
        """Return the blocks' boxes: their widths follow their lengths."""
        count = len(self._blocks)
        whole = sum([b.length for b in self._blocks])
        room = self.width() - GAP * (count - 1) - NARROWEST * count
        if not whole or room <= 0:
            step = self.width() / max(1, count)
            return [QRectF(i * step, 0, max(1.0, step - 1), BLOCK) for i in range(count)]
        boxes, x = [], 0.0
        for block in self._blocks:
            width = NARROWEST + room * block.length / whole
            boxes.append(QRectF(x, 0, width, BLOCK))
            x += width + GAP
        return boxes

    def placed(self) -> list[tuple[Mark, QRectF]]:
        """Return the marks that fit, none over another, none outside."""
        boxes = self.boxes()
        kept: list[tuple[Mark, QRectF]] = []
        for mark in sorted(self._marks, key=lambda m: -m.rank):
            if not 0 <= mark.at < len(boxes):
                continue
            width = QFontMetrics(_face(mark)).horizontalAdvance(mark.words) + 2
            box = boxes[mark.at]
            left = box.left() + mark.share * box.width()
            if mark.now:
                left -= width / 2
            left = max(0.0, min(left, self.width() - width))
            place = QRectF(left, BLOCK + 6, width, LABELS - 6)
            if width <= self.width() and not any(
                place.adjusted(-10, 0, 10, 0).intersects(other) for _, other in kept
            ):
                kept.append((mark, place))
        return kept

    def block_at(self, at: QPointF) -> int:
        """Return the block under a point, -1 for none."""
        return next((i for i, b in enumerate(self.boxes()) if b.contains(at)), -1)

    def choose(self, at: int) -> None:
        """Choose this block, as a click does."""
        if 0 <= at < len(self._blocks):
            self._at = at
            self.update()
            self.chosen.emit(at, self.mapToGlobal(self.boxes()[at].bottomLeft().toPoint()))

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.choose(self.block_at(event.position()))

    @safely
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.block_at(event.position()))

    @safely
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, at: int) -> None:
        if at != self._hovered:
            self._hovered = at
            self.setCursor(Qt.CursorShape.PointingHandCursor if at >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        if step is not None and self._blocks:
            self._at = max(0, min(len(self._blocks) - 1, self._at + step))
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose(self._at)
        else:
            super().keyPressEvent(event)

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        if self._at < 0:
            self._at = next((i for i, b in enumerate(self._blocks) if b.when == "now"), 0)
        self.update()
        super().focusInEvent(event)

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    @safely
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self.block_at(QPointF(event.pos()))
            if at >= 0 and self._blocks[at].tip:
                QToolTip.showText(event.globalPos(), self._blocks[at].tip, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        for i, (block, box) in enumerate(zip(self._blocks, self.boxes(), strict=True)):
            _paint_block(painter, theme, block, box)
            if i == self._hovered or (i == self._at and self.hasFocus()):
                edge = theme.green if block.when != "now" else theme.text
                draw_box(painter, box.adjusted(1, 1, -1, -1), 3, "", edge, 2)
        for mark, place in self.placed():
            ink = theme.green if mark.now else theme.quiet
            draw_words(painter, place, mark.words, ink, _face(mark), Qt.AlignmentFlag.AlignVCenter)
        painter.end()


def _face(mark: Mark) -> QFont:
    return font(SMALL, 600 if mark.now else 450)


def _paint_block(painter: QPainter, theme: Theme, block: Block, box: QRectF) -> None:
    path = QPainterPath()
    path.addRoundedRect(box, 3, 3)
    ground = {"past": theme.hairline, "now": theme.green, "later": theme.green_ground}[block.when]
    if block.pause and block.when != "now":
        painter.fillPath(path, QColor(theme.surface))
        painter.save()
        painter.setClipPath(path)
        painter.setPen(QPen(QColor(theme.hairline if block.when == "past" else theme.strong), 3))
        x = box.left() - box.height()
        while x < box.right() + box.height():
            painter.drawLine(int(x), int(box.bottom()) + 1, int(x + box.height()), int(box.top()) - 1)
            x += 8
        painter.restore()
    else:
        painter.fillPath(path, QColor(ground))
    face = font(SMALL, 700 if block.when == "now" else 500)
    ink = {"past": theme.on_hairline, "now": theme.on_green, "later": theme.text}[block.when]
    if QFontMetrics(face).horizontalAdvance(block.words) + 4 <= box.width():
        draw_words(painter, box, block.words, ink, face)
