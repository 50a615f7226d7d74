"""The names of the guide's steps over the present one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.theme import BODY, font
from gui.widgets.themed import theme_of


class Trail(QWidget):
    """The steps' names, the present one strong. ``chosen``: one before it was clicked."""

    chosen = Signal(int)

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self._names, self._at = names, 0
        self._ends: list[int] = []
        self.setFixedHeight(24)

    def show_step(self, at: int) -> None:
        self._at = at
        self.setAccessibleName(f"{at + 1} / {len(self._names)}: {self._names[at]}")
        self.setCursor(Qt.CursorShape.PointingHandCursor if at else Qt.CursorShape.ArrowCursor)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        at = next((i for i, end in enumerate(self._ends) if x < end), self._at)
        if at < self._at:
            self.chosen.emit(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        painter = QPainter(self)
        x = 0
        self._ends = []
        for i, name in enumerate(self._names):
            painter.setFont(font(BODY, 600 if i == self._at else 450))
            painter.setPen(QColor(theme.green if i == self._at else theme.quiet))
            said = f"{i + 1}  {name}"
            painter.drawText(x, 0, 300, 24, Qt.AlignmentFlag.AlignVCenter, said)
            x += painter.fontMetrics().horizontalAdvance(said) + 26
            self._ends.append(x - 13)
        painter.end()
