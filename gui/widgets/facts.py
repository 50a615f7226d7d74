"""A sentence on as many lines as it needs, its facts bold and in the colour of text."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QTextCharFormat, QTextLayout, QTextOption

from gui.safely import safely
from gui.widgets.labels import WrappedLabel
from gui.widgets.themed import theme_of
from gui.words.tr import runs


class Facts(WrappedLabel):
    """``said`` is marked as ``tr`` marks it. No word, however long, makes it wider than it is given."""

    def __init__(self, said: str, role: str = "") -> None:
        pieces = runs(said)
        super().__init__("".join([words for words, _ in pieces]), role)
        self.runs = pieces
        self.setMinimumWidth(1)

    def say(self, said: str) -> None:
        """Say this instead."""
        if (pieces := runs(said)) != self.runs:
            self.runs = pieces
            self.setText("".join([words for words, _ in pieces]))

    def _laid_out(self, width: int, ink: QColor | None = None) -> QTextLayout:
        made = QTextLayout(self.text(), self.font())
        option = QTextOption(self.alignment())
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        made.setTextOption(option)
        fact = QTextCharFormat()
        fact.setFontWeight(QFont.Weight.DemiBold)
        if ink is not None:
            fact.setForeground(ink)
        ranges, at = [], 0
        for words, bold in self.runs:
            if bold:
                found = QTextLayout.FormatRange()
                found.start, found.length, found.format = at, len(words), fact
                ranges.append(found)
            at += len(words)
        made.setFormats(ranges)
        made.beginLayout()
        high = 0.0
        while (line := made.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, high))
            high += line.height()
        made.endLayout()
        return made

    def _high(self, width: int) -> int:
        return round(self._laid_out(width).boundingRect().height() + 0.49)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        self._laid_out(self.width(), QColor(theme_of(self).text)).draw(painter, QPointF(0, 0))
        painter.end()
