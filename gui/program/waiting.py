"""The window's content until the console is made: its empty panels, in their colours."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui import theme
from gui.theme import DUTIES, DUTIES_NARROW, FOOTER, HEADER, RAIL, RAIL_NARROW


class Waiting(QWidget):
    """``painted``: it is visible. With ``frame`` the panels of an open tournament, else only the ground."""

    painted = Signal()

    def __init__(self, look: theme.Theme, *, frame: bool) -> None:
        super().__init__()
        self._colours, self._frame = theme.palette(look), frame

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        _fill(painter, self._colours.window(), 0, 0, self.width(), self.height())
        if self._frame:
            self._panels(painter)
        painter.end()
        # Posted now, delivered when the window has handed its picture over.
        QTimer.singleShot(0, self, self.painted.emit)

    def _panels(self, painter: QPainter) -> None:
        surface, line = self._colours.base(), self._colours.midlight()
        w, h = self.width(), self.height()
        rail = RAIL if w >= theme.RAIL_BELOW else RAIL_NARROW
        duties = DUTIES if w >= theme.DRAWER_BELOW else DUTIES_NARROW
        between = h - HEADER - FOOTER
        _fill(painter, surface, 0, 0, w, HEADER)
        _fill(painter, line, 0, HEADER - 1, w, 1)
        _fill(painter, surface, 0, HEADER, rail, between)
        _fill(painter, line, rail - 1, HEADER, 1, between)
        _fill(painter, surface, w - duties, HEADER, duties, between)
        _fill(painter, line, w - duties, HEADER, 1, between)
        _fill(painter, surface, 0, h - FOOTER, w, FOOTER)
        _fill(painter, line, 0, h - FOOTER, w, 1)


def _fill(painter: QPainter, brush: QBrush, x: int, y: int, w: int, h: int) -> None:
    """Fill a rectangle. ``fillRect`` would cost 18 ms: to resolve its overloads PySide loads all of Qt's
    flags."""
    painter.setBackground(brush)
    painter.eraseRect(x, y, w, h)
