"""Buttons beside each other, wrapped into lines."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely
from gui.widgets.boxes import drop, set_seen


class Flow(QWidget):
    """The height follows from the width; it owns its widgets and deletes them when others replace them."""

    def __init__(self, gap: int = 8) -> None:
        super().__init__()
        self._gap = gap
        self._shown: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_all(self, widgets: Sequence[QWidget]) -> None:
        """Show these widgets, in this order, which is also that of Tab."""
        for old in self._shown:
            if old not in widgets:
                drop(old)
        self._shown = list(widgets)
        for one in self._shown:
            one.setParent(self)
            set_seen(one, True)
        for before, after in zip(self._shown, self._shown[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self._place()

    def _place(self) -> None:
        x = y = high = 0
        for one in self._shown:
            if one.isHidden():
                continue
            size = one.sizeHint().boundedTo(one.maximumSize())
            if x and x + size.width() > self.width():
                x, y = 0, y + high + self._gap
            one.setGeometry(x, y, min(size.width(), max(self.width(), 1)), size.height())
            x, high = x + size.width() + self._gap, size.height()
        self.setFixedHeight(y + high)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what has asked for other room unseen: Qt tells only what is seen."""
        super().showEvent(event)
        self._place()

    @safely
    def event(self, event: QEvent) -> bool:
        """Lay out again when a widget asks for other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)
