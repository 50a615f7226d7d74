"""A quiet line that temporarily gives its place to a message: nothing around it moves."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from gui.safely import safely
from gui.theme import BODY, RADIUS_BUTTON, font
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.themed import draw_box, draw_words, painting
from gui.words.tr import common

# Px: above and below the message's ground, before its words, its bar, and its close button.
_OUTSIDE, _BEFORE, _BAR, _CLOSE = 3, 14, 3, 30
_WORDS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ToldLine(ElidedLabel):
    """``closed``: its button was pressed; ``cramped``: its message does not fit any more."""

    closed = Signal()
    cramped = Signal()

    def __init__(self) -> None:
        super().__init__(role="label")
        self.told = ""
        """The present message."""
        self._face = font(BODY, 600)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.close_button = KeyButton(icon="x", kind="quiet", parent=self)
        self.close_button.clicked.connect(self.closed)
        self.close_button.set_small()
        self.close_button.setAccessibleName(common("Close"))
        self.close_button.setToolTip(common("Close"))
        self.close_button.hide()

    def has_room(self, sentence: str) -> bool:
        """Return whether all of the message fits, beside neighbours that may just have changed."""
        on = self.parentWidget()
        around = on.layout() if on is not None else None
        if around is not None:
            around.activate()
        return self._fits(sentence)

    def _fits(self, sentence: str) -> bool:
        room = self._words()
        if "\n" in sentence or room.width() <= 0:
            return False
        # a word longer than a line would stick out of it
        ink = QFontMetrics(self._face)
        return room.contains(ink.boundingRect(room, int(_WORDS), sentence))

    def tell(self, sentence: str) -> None:
        """Show the message until the next one; "" clears it."""
        if sentence == self.told:
            return
        self.told = sentence
        self.setAccessibleName(sentence)
        self.close_button.setVisible(bool(sentence))
        self._hint()
        self.update()

    def _words(self) -> QRect:
        return self.rect().adjusted(_BEFORE, _OUTSIDE, -_CLOSE, -_OUTSIDE)

    def _hint(self) -> None:
        if self.told:
            self.setToolTip("")
        else:
            super()._hint()

    def minimumSizeHint(self) -> QSize:
        return QSize(24, 0)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        button = self.close_button
        button.setGeometry(
            self.width() - _CLOSE, (self.height() - button.height()) // 2, _CLOSE, button.height()
        )
        if self.told and not self._fits(self.told):
            self.cramped.emit()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.told:
            super().paintEvent(event)
            return
        theme, painter = painting(self)
        ground = QRectF(self.rect()).adjusted(0, _OUTSIDE, 0, -_OUTSIDE)
        draw_box(painter, ground, RADIUS_BUTTON, theme.raised)
        bar = QRectF(ground.left(), ground.top() + 6, _BAR, ground.height() - 12)
        painter.fillRect(bar, QColor(theme.strong))
        draw_words(painter, self._words(), self.told, theme.text, self._face, _WORDS)
        painter.end()
