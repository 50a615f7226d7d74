"""The plot of a deal: a line a player, a mark for each way, and a grey band for what playing on can win."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.safely import safely
from gui.theme import BODY, SMALL, Theme, font
from gui.widgets.themed import draw_box, draw_words, painting

Shape = Literal["square", "diamond", "circle", "triangle"]
_NAMES, _EDGE, _LEGEND, _TOP, _ROW = 110, 36, 24, 46, 36
# Marks nearer than this (px) stand above and below the line; by so much.
_NEAR, _ASIDE = 13, 9
_HALF, _CHOSEN, _GAP, _WORDS = 4.5, 6.5, 8, 18


@dataclass(frozen=True, slots=True)
class Landing:
    """What a way gives to a player: ``said`` is the amount in words, ``odd`` one that playing on cannot
    come to."""

    amount: int
    said: str
    odd: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """``landings`` in the order of the players; none where the way gives no amounts yet."""

    name: str
    shape: Shape
    chosen: bool
    landings: tuple[Landing, ...]


@dataclass(frozen=True, slots=True)
class Band:
    """The least and the most that playing on can win, each with what it is."""

    least: int
    most: int
    least_said: str
    most_said: str


class DealPlot(QWidget):
    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title
        self.setAccessibleName(title)
        self.names: Sequence[str] = ()
        self.ways: Sequence[Way] = ()
        self.band = Band(0, 0, "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_deals(self, names: Sequence[str], ways: Sequence[Way], band: Band) -> None:
        """Show the ways that have amounts."""
        if len(names) != len(self.names):
            self.updateGeometry()
        self.names, self.band = names, band
        self.ways = [way for way in ways if way.landings]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, _TOP + _ROW * len(self.names) + 4)

    def _x(self, amount: int) -> float:
        """Return where an amount stands; the marks keep off the edges for the amounts beside them."""
        amounts = [x.amount for way in self.ways for x in way.landings]
        least, most = min([self.band.least, *amounts]), max([self.band.most, *amounts])
        left, right = _NAMES + _EDGE, self.width() - _EDGE
        return left + (right - left) * (amount - least) / max(1, most - least)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        if self.ways:
            self._paint_band(painter, theme)
        for row, name in enumerate(self.names):
            y = _TOP + _ROW * (row + 0.5)
            box = QRectF(0, y - _WORDS / 2, _NAMES - _GAP, _WORDS)
            face = font(BODY, 600)
            cut = QFontMetrics(face).elidedText(name, Qt.TextElideMode.ElideRight, int(box.width()))
            draw_words(painter, box, cut, theme.text, face, _LEFT)
            draw_box(painter, QRectF(_NAMES, y, self.width() - _NAMES, 1), 0, theme.hairline)
            self._paint_row(painter, theme, row, y)
        self._paint_legend(painter, theme)
        painter.end()

    def _paint_band(self, painter: QPainter, theme: Theme) -> None:
        """Paint the band with its ends; its two words never stand on each other."""
        band, bottom = self.band, _TOP + _ROW * len(self.names)
        ends = (band.least, band.least_said), (band.most, band.most_said)
        left, right = self._x(band.least), self._x(band.most)
        draw_box(painter, QRectF(left, _TOP, right - left, bottom - _TOP), 0, theme.ground)
        for x in (left, right):
            draw_box(painter, QRectF(x, _TOP, 1, bottom - _TOP), 0, theme.strong)
        ink = QFontMetrics(font(SMALL))
        wide = [ink.horizontalAdvance(said) + 4 for _, said in ends]
        at = [min(max(0, self._x(x) - w / 2), self.width() - w) for (x, _), w in zip(ends, wide, strict=True)]
        if at[0] + wide[0] + _GAP > at[1]:
            at[0] = max(0, at[1] - _GAP - wide[0])
        for x, w, (_, said) in zip(at, wide, ends, strict=True):
            draw_words(painter, QRectF(x, _LEGEND, w, _TOP - _LEGEND - 3), said, theme.quiet, font(SMALL))

    def _paint_row(self, painter: QPainter, theme: Theme, row: int, y: float) -> None:
        """Paint the marks of a player, the chosen one last; its amount and each odd one stand beside it."""
        for way, x, up in self._places(row):
            landing, centre = way.landings[row], QPointF(x, y + 0.5 + up)
            ink = theme.quiet
            if way.chosen or landing.odd:
                ink = theme.amber if landing.odd else theme.green
            draw_mark(painter, way.shape, centre, ink, theme.surface, filled=way.chosen)
            if way.chosen or landing.odd:
                box = self.amount_box(row, way)
                draw_words(painter, box.translated(0, y + 0.5), landing.said, ink, font(BODY, 600))

    def amount_box(self, row: int, of: Way) -> QRectF:
        """Return where the amount of a way is written, from the player's line: above its mark. One that is
        odd, off the band, or among marks that crowd, is beside it: on the left if a mark is in the way on the
        right alone, and above after all if marks are on both sides and none over it."""
        places = [*self._places(row)]
        (at, up), landing = next((x, up) for way, x, up in places if way is of), of.landings[row]
        wide = QFontMetrics(font(BODY, 600)).horizontalAdvance(landing.said) + 4
        left = min(max(at - wide / 2, _NAMES), self.width() - wide)
        over = QRectF(left, up - _CHOSEN - _WORDS + 2, wide, _WORDS)
        if not landing.odd and not any(aside for _, _, aside in places):
            return over
        reach = _GAP + wide + _HALF
        blocked = any(0 < x - at < reach for _, x, _ in places)
        near = any(0 < at - x < reach for _, x, _ in places)
        outside = at > self._x(self.band.most)
        if blocked and near and not landing.odd and not any(aside < 0 for _, _, aside in places):
            return over
        free = at - reach >= _NAMES and not near
        right = at + _GAP + wide <= self.width() and not outside and not (blocked and free)
        return QRectF(at + _GAP if right else at - _GAP - wide, up - _WORDS / 2, wide, _WORDS)

    def _places(self, row: int) -> Iterator[tuple[Way, float, float]]:
        """Yield the marks of a player, each with its place and by how much it stands aside, the chosen one
        last, on its line."""
        chosen = [way for way in self.ways if way.chosen]
        taken = [self._x(way.landings[row].amount) for way in chosen]
        aside = 0
        for way in self.ways:
            if way.chosen:
                continue
            x, up = self._x(way.landings[row].amount), 0.0
            if any(abs(x - other) < _NEAR for other in taken):
                aside += 1
                up = _ASIDE * (1 if aside % 2 else -1)
            taken.append(x)
            yield way, x, up
        for way in chosen:
            yield way, self._x(way.landings[row].amount), 0.0

    def _paint_legend(self, painter: QPainter, theme: Theme) -> None:
        """Paint the title, and the ways' marks at the right, the chosen one first."""
        y, title = _LEGEND / 2 - 2, font(BODY, 600)
        draw_words(
            painter, QRectF(0, y - _WORDS / 2, self.width(), _WORDS), self.title, theme.text, title, _LEFT
        )
        x = float(self.width())
        for way in sorted(self.ways, key=lambda way: way.chosen):
            ink, face = (theme.green, font(SMALL, 650)) if way.chosen else (theme.quiet, font(SMALL))
            x -= QFontMetrics(face).horizontalAdvance(way.name) + 4
            draw_words(painter, QRectF(x, y - _WORDS / 2, self.width(), _WORDS), way.name, ink, face, _LEFT)
            x -= _GAP + 4
            draw_mark(painter, way.shape, QPointF(x, y), ink, theme.surface, filled=way.chosen)
            x -= 3 * _GAP


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def draw_mark(
    painter: QPainter, shape: Shape, at: QPointF, ink: str, ground: str, *, filled: bool = False
) -> None:
    """Draw a mark about this point: ``filled`` and larger for the way that is chosen."""
    half = _CHOSEN if filled else _HALF
    edge, inside = ("", ink) if filled else (ink, ground)
    box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
    if shape in ("square", "circle"):
        draw_box(painter, box, half if shape == "circle" else 0, inside, edge, 1.5)
        return
    points = [QPointF(at.x(), box.top()), box.bottomRight(), box.bottomLeft()]
    if shape == "diamond":
        middle = QPointF(box.right(), at.y()), QPointF(at.x(), box.bottom()), QPointF(box.left(), at.y())
        points[1:] = middle
    painter.setBrush(QColor(inside))
    painter.setPen(QColor(edge) if edge else Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF(points))
