"""Paint a seat's line, and the names of the columns over all lines, from plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QLinearGradient, QPainter

from gui.console.chips.race.columns import CELLS, GAP, SIDE, Columns, below_name
from gui.theme import BODY, SMALL, STRONG, Theme, font
from gui.widgets.chip_disc import paint_chip, paint_stack
from gui.widgets.labels import in_two
from gui.widgets.themed import draw_box, draw_disc, draw_words
from gui.words import chips as say
from gui.words.cards import RED_SUITS, card_sign
from gui.words.numbers import chips_off
from gui.words.tr import Context

tr = Context("chips")

TITLES = 32
"""The height of the names of the columns, px."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class Line:
    """All that is painted of a seat: ``odd`` of the chip ``chip``, of which there can be ``most``.

    A line that ``asks`` shows what is ``said`` of it at its end; one with a result shows what the seat
    ``gets`` (how it is said, and which chip) and the cards ``dealt``, each with whether it won. ``types``:
    its cards are typed into a field, which stands over their columns.
    """

    seat: int
    name: str
    chip: int
    most: int
    odd: int | None = None
    last: bool = False
    asks: bool = True
    types: bool = False
    focused: bool = False
    confirms: bool = False
    button: bool = False
    wrong: bool = False
    won: bool = False
    said: str = ""
    gets: tuple[str, int] = ("", 0)
    dealt: tuple[tuple[str, bool], ...] = ()

    @property
    def hint(self) -> str:
        """Return the hint at the next key in the chosen line; empty where it asks nothing more."""
        if not (self.asks and self.focused):
            return ""
        if self.confirms:
            return say.confirms_above()
        if self.odd is None:
            return say.no_odd_chips()
        return say.mark_last_chips() if self.odd else say.goes_on()


def paint_line(
    painter: QPainter, theme: Theme, size: QSize, at: Columns, line: Line, colours: Mapping[int, str]
) -> None:
    """Paint a line of this size. ``colours`` are those of the chips, by value."""
    width, high = size.width(), size.height()
    if line.won:
        ground = QLinearGradient(at.odd, 0, width, 0)
        ground.setColorAt(0, QColor(theme.surface))
        ground.setColorAt(1, QColor(theme.green_ground))
        painter.fillRect(0, 0, width, high, ground)
    painter.fillRect(0, high - 1, width, 1, QColor(theme.hairline))
    if line.focused:
        painter.fillRect(0, 0, width, high - 1, QColor(theme.raised))
        painter.fillRect(0, 0, 3, high - 1, QColor(theme.green))
    _paint_seat(painter, theme, high, at, line)
    if line.asks or line.odd is not None:
        _paint_odd(painter, theme, high, at, line)
    if line.odd and not line.types:
        side = min(28, high - 8)
        box = QRectF(at.stack, (high - side) / 2, 62, side)
        shown = min(line.odd, line.most)
        paint_stack(painter, box, shown, say.face(line.chip), colours.get(line.chip, ""), theme)
    _paint_cards(painter, theme, high, at, line)
    _paint_end(painter, theme, high, at, line, colours)


def _paint_seat(painter: QPainter, theme: Theme, high: int, at: Columns, line: Line) -> None:
    size = min(30, high - 8)
    ring = QRectF(SIDE, (high - size) / 2, size, size)
    draw_disc(painter, ring, theme.surface, theme.strong)
    draw_words(painter, ring, str(line.seat), theme.text, font(BODY, 600))
    if line.button:
        mark = QRectF(ring.right() - 7, min(ring.bottom() - 10, high - 17), 15, 15)
        draw_disc(painter, mark, theme.surface, theme.text, 1.2)
        draw_words(painter, mark, "D", theme.text, font(SMALL - 3, 680))
    under, ink = (say.last_chips(), theme.amber) if line.last else (line.hint, theme.quiet)
    below = below_name(at, high)
    lines, face = name_lines(line.name, at, won=line.won, one=bool(under))
    low = _LEFT | (Qt.AlignmentFlag.AlignBottom if under else Qt.AlignmentFlag.AlignVCenter)
    box = QRectF(at.name, 0, below.width(), below.top() if under else high)
    draw_words(painter, box, "\n".join(lines), theme.text, face, low)
    draw_words(painter, below, under, ink, font(SMALL, 500), _LEFT)


def name_lines(name: str, at: Columns, *, won: bool, one: bool = False) -> tuple[list[str], QFont]:
    """Return the name as it is shown, and in which face: on two lines where one is too short, cut only where
    these are too short as well. ``one``: there is room for one line alone."""
    width, weight = at.odd - GAP - at.name, 600 if won else 500
    face = font(STRONG, weight)
    ink = QFontMetrics(face)
    if one or " " not in name or ink.horizontalAdvance(name) <= width:
        return [ink.elidedText(name, Qt.TextElideMode.ElideRight, width)], face
    face = font(BODY, weight)
    return in_two(name, QFontMetrics(face), width), face


def _paint_odd(painter: QPainter, theme: Theme, tall: int, at: Columns, line: Line) -> None:
    """Paint a cell for each number there can be, the chosen one filled; where there are many, the number
    between − and +."""
    odd, high = line.odd, min(34, tall - 8)
    cells, chosen = [str(n) for n in range(line.most + 1)], odd
    if line.most >= CELLS:
        cells, chosen = ["−", "" if odd is None else str(odd), "+"], None if odd is None else 1
    box = QRectF(at.odd + 0.5, (tall - high) / 2, at.odd_wide * len(cells), high)
    edge = theme.strong
    if line.wrong:
        edge = theme.red
    elif line.focused:
        edge = theme.green
    draw_box(painter, box, 8, theme.surface, edge, 1.5 if line.focused else 1)
    for i, said in enumerate(cells):
        cell = QRectF(box.left() + i * at.odd_wide, box.top(), at.odd_wide, high)
        if i == chosen:
            draw_box(painter, cell, 8, theme.text)
        elif i and i - 1 != chosen:
            painter.fillRect(QRectF(cell.left(), cell.top() + 1, 1, high - 2), QColor(theme.hairline))
        draw_words(painter, cell, said, theme.surface if i == chosen else theme.quiet, font(BODY, 550))


def _paint_cards(painter: QPainter, theme: Theme, tall: int, at: Columns, line: Line) -> None:
    high = min(42, tall - 6)
    size = round(high * 0.76)
    step = min(size + 5, (at.gets - 8 - size - at.cards) / max(1, len(line.dealt) - 1))
    for i, (one, won) in enumerate(line.dealt):
        box = QRectF(at.cards + i * step, (tall - high) / 2, size, high).adjusted(1, 1, -1, -1)
        line_colour, line_width = (theme.green, 2) if won else (theme.strong, 1)
        draw_box(painter, box, 5, theme.surface, line_colour, line_width)
        ink, sign, half = theme.red if one[-1:] in RED_SUITS else theme.text, card_sign(one), high * 0.44
        draw_words(painter, box.adjusted(0, 1, 0, -half), sign[:-1], ink, font(round(high * 0.34), 680))
        draw_words(painter, box.adjusted(0, half, 0, -1), sign[-1:], ink, font(round(high * 0.31), 500))


def _paint_end(
    painter: QPainter, theme: Theme, high: int, at: Columns, line: Line, colours: Mapping[int, str]
) -> None:
    said, chip = (line.said, 0) if line.asks else line.gets
    left, ink = at.gets, theme.red if line.wrong else theme.quiet
    if line.asks:
        left = at.stack + 142 if line.types else at.cards
    face = font(STRONG, 600) if chip else font(SMALL)
    if chip:
        ink, size = theme.text if line.won else theme.amber, min(34, high - 6)
        left = at.end - QFontMetrics(face).horizontalAdvance(said) - 2
        disc = QRectF(left - 7 - size, (high - size) / 2, size, size)
        paint_chip(painter, disc, say.face(chip), colours.get(chip, ""), theme)
    box = QRectF(left, 0, at.end - left, high - 1)
    draw_words(painter, box, said, ink, face, _RIGHT if chip else _RIGHT | Qt.TextFlag.TextWordWrap)


def paint_titles(
    painter: QPainter, theme: Theme, wide: int, at: Columns, chip: int, most: int | None, *, cards: bool
) -> None:
    """Paint the names of the columns. With ``most`` odd chips of ``chip`` are asked for; ``cards``: the
    column of cards has its name."""
    chips, middle = chips_off([chip]), _LEFT | Qt.AlignmentFlag.AlignVCenter
    odd = tr("Odd {chips}", chips=chips)
    if most is not None:
        odd = tr("Odd {chips}, type 0 to {most}", chips=chips, most=most)
    for x, said, side in (
        (SIDE, tr("Seat"), middle),
        (at.name, tr("Player"), middle),
        (at.odd, odd, middle),
        (at.cards, tr("Cards") if cards else "", middle),
        (at.gets, tr("Gets"), _RIGHT),
    ):
        draw_words(painter, QRectF(x, 0, at.end - x, TITLES - 1), said, theme.quiet, font(SMALL), side)
    painter.fillRect(0, 0, wide, 1, QColor(theme.hairline))
    painter.fillRect(0, TITLES - 1, wide, 1, QColor(theme.hairline))
