"""A read-only table painted in one go: labels for each cell would take a second for a hundred tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.say.value import dataclass
from gui.theme import BODY, SMALL, font
from gui.widgets.panel import Tone, tone_colour
from gui.widgets.themed import theme_of

HIGH, GAP = 24, 18
"""A row's height and the least space between columns, px."""


@dataclass(frozen=True, slots=True)
class Column:
    """``share`` of the free width; 0: as wide as its contents. ``right``: figures."""

    title: str = ""
    share: int = 0
    right: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    text: str
    strong: bool = False
    tone: Tone = ""
    quiet: bool = False


class FigureTable(QWidget):
    """``rows`` under their titles; ``ruled`` are those with a line above them."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._titled = any(column.title for column in columns)
        self.rows: list[tuple[Cell, ...]] = []
        self._ruled: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[Sequence[Cell]], ruled: Sequence[int] = ()) -> None:
        self.rows, self._ruled = [tuple(row) for row in rows], frozenset(ruled)
        self.setAccessibleName(". ".join(" ".join(cell.text for cell in row) for row in self.rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, HIGH * (len(self.rows) + self._titled))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _boxes(self) -> list[tuple[int, int]]:
        """Return left and width of each column."""
        ink, small = QFontMetrics(font(BODY, 600)), QFontMetrics(font(SMALL))
        wide = [0] * len(self._columns)
        for i, column in enumerate(self._columns):
            if not column.share:
                texts = (ink.horizontalAdvance(row[i].text) for row in self.rows)
                wide[i] = max(small.horizontalAdvance(column.title), *texts, 0)
        shares = sum(column.share for column in self._columns) or 1
        left = max(0, self.width() - sum(wide) - GAP * (len(wide) - 1))
        wide = [w + left * c.share // shares for w, c in zip(wide, self._columns, strict=True)]
        return [(sum(wide[:i]) + GAP * i, w) for i, w in enumerate(wide)]

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, boxes = theme_of(self), QPainter(self), self._boxes()
        painter.setFont(font(SMALL))
        painter.setPen(QColor(theme.quiet))
        for column, box in zip(self._columns, boxes, strict=True):
            painter.drawText(QRect(box[0], 0, box[1] + 1, HIGH), _side(column), column.title)
        for at, row in enumerate(self.rows):
            top = HIGH * (at + self._titled)
            if top + HIGH < event.rect().top() or top > event.rect().bottom():
                continue
            if at in self._ruled:
                painter.fillRect(0, top, self.width(), 1, QColor(theme.hairline))
            for column, box, cell in zip(self._columns, boxes, row, strict=True):
                painter.setFont(font(BODY, 600 if cell.strong else 450))
                painter.setPen(QColor(theme.quiet if cell.quiet else tone_colour(theme, cell.tone)))
                text = painter.fontMetrics().elidedText(cell.text, Qt.TextElideMode.ElideRight, box[1] + 1)
                painter.drawText(QRect(box[0], top, box[1] + 1, HIGH), _side(column), text)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Show the whole of a cut cell on hover."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.cut_at(event.pos().x(), event.pos().y()), self)
            return True
        return super().event(event)

    def cut_at(self, x: int, y: int) -> str:
        """Return the text of the cell at this point if it is cut."""
        at = y // HIGH - self._titled
        if not 0 <= at < len(self.rows):
            return ""
        for (left, wide), cell in zip(self._boxes(), self.rows[at], strict=True):
            ink = QFontMetrics(font(BODY, 600 if cell.strong else 450))
            if left <= x < left + wide + GAP and ink.horizontalAdvance(cell.text) > wide + 1:
                return cell.text
        return ""


def _side(column: Column) -> int:
    side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
