"""Finished pages under each other on the screen, painted anew at every size: always sharp."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QScrollArea, QWidget

from gui.paper.ink import paint_page
from gui.paper.paper import Page

GAP_PX = 16
SMALLEST, LARGEST = 0.25, 6.0


class PagesView(QWidget):
    """All pages in one column. At zoom 1 a page is as wide as the room it has."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: tuple[Page, ...] = ()
        self._zoom = 1.0
        self._room = QSize(800, 800)

    def show_in(self, area: QScrollArea) -> None:
        """Follow this scroll area's width."""
        area.viewport().installEventFilter(self)
        self._room = area.viewport().size()
        self._fit()

    def set_pages(self, pages: tuple[Page, ...]) -> None:
        """Show these pages."""
        self._pages = pages
        self._fit()
        self.update()

    def zoom_by(self, factor: float) -> None:
        """Larger or smaller, within reason."""
        self._zoom = min(LARGEST, max(SMALLEST, self._zoom * factor))
        self._fit()
        self.update()

    def page_box(self, number: int) -> QRectF:
        """Where page `number` (from 0) lies, in pixels of this widget."""
        dots = self.dots_per_mm
        top = float(GAP_PX)
        for page in self._pages[:number]:
            top += page.paper.height * dots + GAP_PX
        paper = self._pages[number].paper
        left = (self.width() - paper.width * dots) / 2
        return QRectF(left, top, paper.width * dots, paper.height * dots)

    @property
    def dots_per_mm(self) -> float:
        """The scale of the pages on the screen."""
        widest = max((page.paper.width for page in self._pages), default=1.0)
        return max(0.5, (self._room.width() - 2 * GAP_PX) / widest * self._zoom)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The room changed: pages keep filling it."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._room = watched.size()
            self._fit()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Only the pages that are seen."""
        painter = QPainter(self)
        edge = self.palette().color(QPalette.ColorRole.Mid)
        for number, page in enumerate(self._pages):
            box = self.page_box(number)
            if not box.intersects(QRectF(event.rect())):
                continue
            painter.fillRect(box.adjusted(-1, -1, 1, 1), edge)
            painter.fillRect(box, QColor(Qt.GlobalColor.white))
            painter.save()
            painter.translate(QPointF(box.topLeft()))
            paint_page(painter, page, self.dots_per_mm)
            painter.restore()
        painter.end()

    def _fit(self) -> None:
        if not self._pages:
            return
        dots = self.dots_per_mm
        width = max(page.paper.width for page in self._pages) * dots + 2 * GAP_PX
        height = sum(page.paper.height * dots + GAP_PX for page in self._pages) + GAP_PX
        self.resize(round(width), round(height))
