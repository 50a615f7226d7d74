"""A view that scrolls up and down, without a look of its own."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QWidget

from gui.safely import safely

_Step = QAbstractSlider.SliderAction
_KEYS = {
    Qt.Key.Key_PageUp: _Step.SliderPageStepSub, Qt.Key.Key_PageDown: _Step.SliderPageStepAdd,
    Qt.Key.Key_Home: _Step.SliderToMinimum, Qt.Key.Key_End: _Step.SliderToMaximum,
}  # fmt: skip


class PlainScroll(QScrollArea):
    """The content is as wide as the view, and shows the ground below."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Asked for Qt's own, PySide loads every class of widget to find which one that is: 8 ms at the start.
        self.setViewport(QWidget())  # fills no ground

    def setWidget(self, widget: QWidget) -> None:
        """Replace the content. The old one is deleted later: it may be handling a click or a key just now,
        and its listeners hear that it is hidden."""
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        super().setWidget(widget)
        widget.setAutoFillBackground(False)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End too; Qt alone would leave them."""
        if not self.scroll_by(event):
            super().keyPressEvent(event)

    def scroll_by(self, event: QKeyEvent) -> bool:
        """Scroll by a key of pages, of the start or of the end. Return whether it is one."""
        step = None if event.modifiers() else _KEYS.get(Qt.Key(event.key()))
        if step is not None:
            self.verticalScrollBar().triggerAction(step)
        return step is not None
