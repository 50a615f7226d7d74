"""The duties' edge in a narrow window, with their number; a click opens the drawer."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gui.safely import safely
from gui.theme import DUTIES_NARROW, ICON, icon
from gui.widgets.count_badge import WIDE, paint_count
from gui.widgets.themed import painting
from gui.words import console
from gui.words.tr import Context

tr = Context("console")


class DutyTab(QAbstractButton):
    """The tab beside a closed drawer: it shows how many duties wait, and opens the drawer."""

    def __init__(self) -> None:
        super().__init__()
        self._count, self._now, self._open = 0, False, False
        self.setFixedWidth(DUTIES_NARROW)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(f"{tr('Duties')} · Ctrl+D")
        self._name()

    def show_count(self, count: int, now: bool) -> None:
        """Show how many duties there are, and whether one of them is due now."""
        if (count, now) != (self._count, self._now):
            self._count, self._now = count, now
            self._name()
            self.update()

    def _name(self) -> None:
        said = console.duty_count(self._count) or tr("No duties right now.")
        self.setAccessibleName(f"{tr('Duties')}: {said}")

    def set_open(self, open_: bool) -> None:
        """Show whether the drawer is open."""
        if open_ != self._open:
            self._open = open_
            self.update()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        painter.fillRect(self.rect(), QColor(theme.surface))
        painter.fillRect(0, 0, 1, self.height(), QColor(theme.hairline))
        ink = theme.text if self.underMouse() or self._open else theme.quiet
        sign = "caret-right" if self._open else "checks"
        middle = DUTIES_NARROW // 2
        icon(sign, theme, ink).paint(painter, QRect(middle - ICON // 2, 18, ICON, ICON))
        if self._count:
            paint_count(painter, middle - WIDE / 2, 46, self._count, self._now, theme)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(theme.green))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()
