"""How the structure sheet is painted: a timetable. Only breaks have lines, and are hatched; the row that is
played has its progress under it, the rows that are taken a rim around them. Every time and number that a
change moves stands new beside the old, struck."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen

from gui.theme import BODY, RADIUS_BUTTON, SMALL, Theme, font
from gui.widgets.chip_disc import paint_chip
from gui.widgets.lined_table import PAD
from gui.widgets.themed import draw_box, draw_words

_LEFT, _RIGHT, _MIDDLE = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignVCenter,
)
_GAP, _CHIP, _BLOCK = 6, 16, (27, 20)


def paint_ground(painter: QPainter, box: QRect, theme: Theme, *, pause: bool, taken: bool) -> None:
    """Paint the ground of a cell, and a break's lines."""
    if taken:
        painter.fillRect(box, QColor(theme.green_ground))
    elif pause:
        painter.fillRect(box, QColor(theme.raised))
        line = QColor(theme.hairline)
        painter.fillRect(box.left(), box.top(), box.width(), 1, line)
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, line)


def paint_block(painter: QPainter, cell: QRect, number: str, when: str, taken: bool, theme: Theme) -> None:
    """Paint a level's number in its block: past grey, now in full green; without a number the hatching of a
    break."""
    wide, high = max(_BLOCK[0], QFontMetrics(font(SMALL, 600)).horizontalAdvance(number) + 12), _BLOCK[1]
    box = QRectF(cell.left() + PAD, cell.center().y() - high / 2 + 1, wide, high)
    if not number:
        _hatch(painter, box, theme.hairline if when == "past" else theme.strong)
        return
    ground = {"past": theme.hairline, "now": theme.green}.get(
        when, theme.surface if taken else theme.green_ground
    )
    ink = {"past": theme.quiet, "now": theme.on_green}.get(when, theme.green_ink)
    draw_box(painter, box, 4, ground)
    draw_words(painter, box, number, ink, font(SMALL, 600))


def _hatch(painter: QPainter, box: QRectF, ink: str) -> None:
    path = QPainterPath()
    path.addRoundedRect(box, 3, 3)
    painter.save()
    painter.setClipPath(path)
    painter.setPen(QPen(QColor(ink), 3))
    x = box.left() - box.height()
    while x < box.right():
        painter.drawLine(round(x), round(box.bottom()) + 1, round(x + box.height()), round(box.top()) - 1)
        x += 8
    painter.restore()


def paint_words(
    painter: QPainter,
    cell: QRect,
    words: str,
    side: Qt.AlignmentFlag,
    ink: str,
    theme: Theme,
    *,
    strong: bool = False,
    tail: str = "",
    was: str = "",
) -> None:
    """Paint words and what follows them in quieter letters; ``was`` stands struck beside them."""
    room, face = QRect(cell.adjusted(PAD, 0, -PAD, 0)), _face(strong)
    ends = bool(side & _RIGHT)
    words = QFontMetrics(face).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    draw_words(painter, room, words, ink, face, side | _MIDDLE)
    taken = QFontMetrics(face).horizontalAdvance(words) + _GAP if words else 0
    room = room.adjusted(0, 0, -taken, 0) if ends else room.adjusted(taken, 0, 0, 0)
    if was:
        _aside(painter, room, was, side, theme.faint, _struck())
    elif tail:
        _aside(painter, room, tail, side, theme.quiet, font(SMALL))


def words_width(words: str, aside: str = "", *, strong: bool = True) -> int:
    """Return the width (px) of a cell that shows all of its words, and what stands beside them."""
    wide = QFontMetrics(_face(strong)).horizontalAdvance(words) + 2 * PAD + 1
    return wide + (_GAP + QFontMetrics(font(SMALL)).horizontalAdvance(aside) if aside else 0)


def chips_width(words: str, chips: int, *, strong: bool) -> int:
    """Return the width (px) of a cell that shows so many chips left of its words; they may touch its edge."""
    wide = words_width(words, strong=strong)
    return wide - PAD + _GAP - 2 + chips * (_CHIP + 2) - 2 if chips else wide


def _face(strong: bool) -> QFont:
    return font(BODY, 600 if strong else 450)


def _struck() -> QFont:
    face = QFont(font(SMALL))
    face.setStrikeOut(True)
    return face


def _aside(painter: QPainter, room: QRect, words: str, side: Qt.AlignmentFlag, ink: str, face: QFont) -> None:
    if room.width() > 12:
        words = QFontMetrics(face).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        draw_words(painter, room, words, ink, face, side | _MIDDLE)


def paint_second(painter: QPainter, cell: QRect, theme: Theme) -> QRect:
    """Paint the sign between the two of a pair; return where the second one stands."""
    face = font(BODY)
    draw_words(painter, cell.adjusted(-1, 0, 0, 0), "/", theme.faint, face, _LEFT | _MIDDLE)
    return cell.adjusted(QFontMetrics(face).horizontalAdvance("/"), 0, 0, 0)


def paint_chips(
    painter: QPainter,
    cell: QRect,
    chips: Sequence[tuple[int, str]],
    words: str,
    theme: Theme,
    *,
    strong: bool,
) -> None:
    """Paint each chip that colours up left of the words about it."""
    x = cell.right() + 1 - chips_width(words, len(chips), strong=strong)
    painter.save()
    for _, colour in chips:
        paint_chip(painter, QRectF(x, cell.center().y() - _CHIP / 2 + 1, _CHIP, _CHIP), "", colour, theme)
        x += _CHIP + 2
    painter.restore()


def paint_progress(painter: QPainter, row: QRect, share: float, theme: Theme) -> None:
    """Paint how far the row is that is played."""
    line = row.adjusted(PAD, 0, -PAD, 0)
    painter.fillRect(line.left(), line.bottom() - 3, line.width(), 2, QColor(theme.strong))
    painter.fillRect(line.left(), line.bottom() - 3, round(line.width() * share), 2, QColor(theme.green))


def paint_rim(painter: QPainter, rows: QRect, theme: Theme, *, has_keys: bool) -> None:
    """Paint the rim around the rows that are taken, green while the keyboard is there."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = theme.green if has_keys else theme.strong
    draw_box(painter, QRectF(rows).adjusted(1, 1, -1, -1), RADIUS_BUTTON, "", edge, 1.5)
    painter.restore()


def paint_choice(painter: QPainter, cell: QRect, theme: Theme) -> None:
    """Paint the cell that is typed into next."""
    draw_box(painter, QRectF(cell).adjusted(2.5, 3.5, -2.5, -3.5), 4, theme.surface, theme.strong)
