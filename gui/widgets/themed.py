"""The theme of a painted widget: widgets that paint themselves follow a switch like the rest."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QApplication, QWidget

from gui.theme import Theme, applied


def theme_of(widget: QWidget) -> Theme:
    """Return the theme that ``gui.theme.apply`` set for the program. The widget's own palette would not do:
    the style sheet puts a button's ground there, and a green button would seem dark."""
    return applied(QApplication.palette())


def painting(widget: QWidget) -> tuple[Theme, QPainter]:
    """Return the widget's theme, and a painter of it that smooths edges."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return theme_of(widget), painter


def draw_box(
    painter: QPainter, box: QRect | QRectF, round: float, ground: str, edge: str = "", wide: float = 1
) -> None:
    """Draw a box with round corners; without a colour it has no ground, or no edge."""
    _take(painter, ground, edge, wide)
    painter.drawRoundedRect(box, round, round)


def draw_disc(painter: QPainter, box: QRectF, ground: str, edge: str = "", wide: float = 1) -> None:
    """Draw the ellipse that fills the box; without a colour it has no ground, or no edge."""
    _take(painter, ground, edge, wide)
    painter.drawEllipse(box)


def _take(painter: QPainter, ground: str, edge: str, wide: float) -> None:
    painter.setPen(QPen(QColor(edge), wide) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)


def draw_line(painter: QPainter, along: QPainterPath, pen: QPen) -> None:
    """Draw a line, dashed where the pen is. Qt leaves out the dashes outside of the part that is painted, and
    the others would then not meet those that stand there already: so they are laid along all of it first."""
    if pen.style() == Qt.PenStyle.SolidLine:
        painter.strokePath(along, pen)
    else:
        painter.fillPath(QPainterPathStroker(pen).createStroke(along), pen.color())


def draw_words(
    painter: QPainter,
    box: QRect | QRectF,
    words: str,
    ink: str,
    face: QFont,
    how: int | Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    painter.setFont(face)
    painter.setPen(QColor(ink))
    painter.drawText(box, how, words)
