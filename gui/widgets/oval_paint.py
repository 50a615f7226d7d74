"""Paint a table. The theme gives colours by meaning, ``oval_shape`` gives places."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen, QPixmap

from core.say.value import dataclass
from gui import theme as look
from gui.console.tables.ovals import SeatView, TableView
from gui.theme import Theme
from gui.widgets.oval_shape import Shape, name_boxes

_DASH = [3.0, 3.0]
_BADGE = 0.56  # in radii of a seat
# Places of the dealer button before its seat, in radii toward the middle and to the side; the best first.
_BUTTON_PLACES = ((1.3, 0.8), (1.3, 1.25), (1.3, -1.25), (2.5, 0.0))


@dataclass(frozen=True, slots=True)
class Looks:
    """The widget's state while it is painted. Seats count from 1, 0 is none."""

    theme: Theme
    names: bool = False
    hovered: int = 0
    selected: int = 0
    target: int = 0
    focused: bool = False


@lru_cache(maxsize=4096)
def _wide(text: str, px: int, weight: int) -> float:
    return float(QFontMetricsF(look.font(px, weight)).horizontalAdvance(text))


@lru_cache(maxsize=4096)
def _elided(text: str, px: int, weight: int, width: int) -> str:
    return QFontMetricsF(look.font(px, weight)).elidedText(text, Qt.TextElideMode.ElideRight, width)


def paint_table(painter: QPainter, shape: Shape, room: QRect, view: TableView, looks: Looks) -> None:
    """Paint the oval, its words, the seats, and the names if there is room."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _oval(painter, shape, view, looks.theme)
    _middle(painter, shape, view, looks.theme)
    for seat in view.seats:
        paint_seat(painter, shape.seat_box(seat.seat), seat, looks)
        if seat.accessible or seat.unmet:
            _badge(painter, shape, seat.seat, looks.theme, unmet=seat.unmet)
        if seat.button:
            _button(painter, _button_at(shape, view, seat.seat), 2 * shape.radius * _BADGE, looks.theme)
    if looks.names:
        _names(painter, shape, room, view, looks)


def paint_far(painter: QPainter, room: QRect, view: TableView, looks: Looks) -> None:
    """Paint a table seen from far: its name, its number of players and seats, and its problem."""
    theme = looks.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = {"amber": theme.amber, "red": theme.red}.get(view.tone, theme.strong)
    pen = QPen(QColor(theme.green if looks.focused else colour), 2 if view.tone or looks.focused else 1)
    if view.tone == "red" or view.halted:
        pen.setDashPattern(_DASH)
    box = QRectF(room).adjusted(2, 2, -2, -2)
    painter.setPen(pen)
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    words = sum(1 for s in view.seats if s.entry)
    high = box.height() / 2
    large = max(9, min(look.STRONG, round(high * 0.8)))
    _write(painter, box.adjusted(6, 1, -6, -high + 2), view.label, large, 650, theme.text)
    small = max(8, min(look.SMALL, round(high * 0.62)))
    line = f"{words}/{sum(1 for s in view.seats if s.state != 'closed')}"
    _write(painter, box.adjusted(6, high - 3, -6, -2), line, small, 450, theme.quiet)


def _oval(painter: QPainter, shape: Shape, view: TableView, theme: Theme) -> None:
    colour = {"amber": theme.amber, "red": theme.red}.get(view.tone, theme.strong)
    pen = QPen(QColor(colour), 2 if shape.scale > 0.6 else 1.5)
    if view.tone == "red" or view.halted:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.2, 2.4])
    painter.setPen(pen)
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(shape.oval, shape.corner, shape.corner)


def _middle(painter: QPainter, shape: Shape, view: TableView, theme: Theme) -> None:
    """Paint the table's name over one quiet line, as large as they fit."""
    room = shape.oval.width() - 4 * shape.radius * 0.7
    title = max(11, min(look.HEADING, round(look.HEADING * min(1.0, shape.scale * 1.05))))
    face, weight, ink = (look.STRONG + 2, 600, theme.amber) if view.halted else (look.BODY, 450, theme.quiet)
    line = max(10, min(face, round(face * min(1.0, shape.scale * 1.1))))
    middle = shape.oval.center()
    if not view.line or shape.oval.height() < title + line + 12:
        box = QRectF(middle.x() - room / 2, middle.y() - title, room, 2 * title)
        _write(painter, box, view.title, title, 650, theme.text)
        return
    box = QRectF(middle.x() - room / 2, middle.y() - title * 1.2, room, title * 1.35)
    _write(painter, box, view.title, title, 650, theme.text)
    box = QRectF(middle.x() - room / 2, middle.y() + title * 0.25, room, line * 1.5)
    _write(painter, box, view.line, line, weight, ink)


def _write(
    painter: QPainter, box: QRectF, text: str, px: int, weight: int, colour: str, align: int = 0,
    *, slant: bool = False,
) -> None:  # fmt: skip
    face = look.font(px, weight)
    face.setItalic(slant)
    painter.setFont(face)
    painter.setPen(QColor(colour))
    side = {
        -1: Qt.AlignmentFlag.AlignRight, 0: Qt.AlignmentFlag.AlignHCenter, 1: Qt.AlignmentFlag.AlignLeft
    }[align]  # fmt: skip
    flags = Qt.AlignmentFlag.AlignVCenter | side | Qt.TextFlag.TextSingleLine
    painter.drawText(box, flags, _elided(text, px, weight, math.ceil(box.width())))


# -- seats ----------------------------------------------------------------------------------------


def _colours(seat: SeatView, looks: Looks) -> tuple[str, str, str]:
    """Return ground, edge and figure colours of a seat."""
    theme = looks.theme
    if seat.state != "taken" and not seat.big_blind:
        chosen = looks.selected == seat.seat or looks.hovered == seat.seat
        return theme.surface, theme.faint if chosen else theme.strong, theme.faint
    if seat.big_blind:
        return theme.text, theme.text, theme.surface
    if seat.marked:
        return theme.amber_ground, theme.amber, theme.amber
    return theme.surface, theme.strong, theme.faint if seat.away else theme.text


def paint_seat(painter: QPainter, box: QRectF, seat: SeatView, looks: Looks) -> None:
    """Paint a taken seat solid, a free one dashed, a closed one dashed and crossed."""
    theme, radius = looks.theme, box.width() / 2
    ground, edge, figure = _colours(seat, looks)
    chosen, aimed = looks.selected == seat.seat, looks.target == seat.seat
    if aimed or (chosen and not seat.big_blind):
        ground, edge = theme.green_ground, theme.green
        figure = theme.green if seat.state != "closed" else figure
    elif looks.hovered == seat.seat:
        edge = theme.green
    pen = QPen(QColor(edge), 2.0 if aimed or chosen else 1.5 if seat.marked else 1.0)
    if seat.state != "taken" and not aimed:
        pen.setDashPattern([d / pen.widthF() for d in _DASH])
    painter.setPen(pen)
    painter.setBrush(QColor(ground) if seat.state == "taken" or aimed or chosen else QBrush())
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
    if chosen and looks.focused:
        ring = QPen(QColor(theme.green), 1.5)
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(-3, -3, 3, 3))
    px = max(9, min(look.BODY, round(radius * 0.86)))
    if seat.state == "closed":
        cross = radius * 0.42
        painter.setPen(QPen(QColor(theme.faint), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        c = box.center()
        painter.drawLine(QPointF(c.x() - cross, c.y() - cross), QPointF(c.x() + cross, c.y() + cross))
        painter.drawLine(QPointF(c.x() - cross, c.y() + cross), QPointF(c.x() + cross, c.y() - cross))
    else:
        weight = 600 if seat.state == "taken" else 450
        _write(painter, box.adjusted(-4, 0, 4, 0), str(seat.seat), px, weight, figure)
        if seat.absent:
            _away(painter, box, edge if seat.marked else theme.quiet)


def _away(painter: QPainter, box: QRectF, colour: str) -> None:
    """Paint one stroke through an absent player's seat, beside its number; a closed one has a cross."""
    painter.setPen(QPen(QColor(colour), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    c, near, far = box.center(), box.width() * 0.27, box.width() * 0.46
    for side in (-1, 1):
        start, end = QPointF(side * near, -side * near), QPointF(side * far, -side * far)
        painter.drawLine(c + start, c + end)


def _badge(painter: QPainter, shape: Shape, seat: int, theme: Theme, *, unmet: bool) -> None:
    """Paint the wheelchair on the inner side of an accessible seat: names are on the outer one. ``unmet``:
    the player needs such a seat and this is none, so it is struck out."""
    radius, middle, point = shape.radius, shape.oval.center(), shape.points[seat - 1]
    side = 2 * radius * _BADGE
    dx, dy = middle.x() - point.x(), middle.y() - point.y()
    far = radius * 1.3 / max(1.0, math.hypot(dx, dy))
    place = QRectF(point.x() + dx * far - side / 2, point.y() + dy * far - side / 2, side, side)
    colour = QColor(theme.amber if unmet else theme.text)
    painter.setPen(QPen(colour, 1.5 if unmet else 1))
    painter.setBrush(QColor(theme.surface))
    painter.drawEllipse(place)
    inner = place.adjusted(side * 0.17, side * 0.17, -side * 0.17, -side * 0.17)
    ratio = painter.device().devicePixelRatioF()
    pixmap = look.icon("wheelchair", theme).pixmap(QSize(18, 18), ratio)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(inner, pixmap, QRectF(pixmap.rect()))
    if unmet:
        painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        cut = place.adjusted(side * 0.15, side * 0.15, -side * 0.15, -side * 0.15)
        painter.drawLine(cut.bottomLeft(), cut.topRight())


def _inward(shape: Shape, seat: int, far: float, aside: float) -> QPointF:
    """Return a point before a seat: this many radii toward the middle, and to the side."""
    middle, point = shape.oval.center(), shape.points[seat - 1]
    dx, dy = middle.x() - point.x(), middle.y() - point.y()
    unit = shape.radius / max(1.0, math.hypot(dx, dy))
    return QPointF(
        point.x() + (dx * far + dy * aside) * unit, point.y() + (dy * far - dx * aside) * unit
    )  # fmt: skip


def _button_at(shape: Shape, view: TableView, seat: int) -> QPointF:
    """Return the dealer button's place: a little aside of its seat, or further beside a wheelchair."""
    chairs = [_inward(shape, s.seat, 1.3, 0.0) for s in view.seats if s.accessible or s.unmet]
    apart = 2 * shape.radius * _BADGE + 1

    def clear(at: QPointF) -> bool:
        return all(math.hypot(at.x() - c.x(), at.y() - c.y()) >= apart for c in chairs)

    places = [_inward(shape, seat, *x) for x in _BUTTON_PLACES]
    return next(filter(clear, places), places[-1])


def _button(painter: QPainter, at: QPointF, side: float, theme: Theme) -> None:
    place = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    painter.setPen(QPen(QColor(theme.text), 1))
    painter.setBrush(QColor(theme.text))
    painter.drawEllipse(place)
    _write(painter, place.adjusted(-2, 0, 2, 0), "D", max(8, round(side * 0.66)), 650, theme.surface)


# -- names ----------------------------------------------------------------------------------------


def _names(painter: QPainter, shape: Shape, room: QRect, view: TableView, looks: Looks) -> None:
    taken = {s.seat: s for s in view.seats if s.entry}
    line = 16.0

    def wide(seat: int) -> float:
        return math.ceil(_wide(taken[seat].whole, look.SMALL, _weight(seat))) + 1.0

    def _weight(seat: int) -> int:
        return 600 if seat == looks.selected else 450

    for place in name_boxes(shape, room.width(), room.height(), list(taken), wide, line):
        seat = taken[place.seat]
        theme = looks.theme
        colour = theme.amber if seat.marked else theme.faint if seat.away else theme.text
        name = name_in(seat, _weight(seat.seat), math.ceil(place.box.width()))
        colour = theme.quiet if seat.absent and not seat.marked else colour
        weight = _weight(seat.seat)
        _write(painter, place.box, name, look.SMALL, weight, colour, place.align, slant=seat.absent)


def name_in(seat: SeatView, weight: int, width: int) -> str:
    """Return as much of the name as fits; the suffix that tells namesakes apart stays."""
    if not seat.end or _wide(seat.whole, look.SMALL, weight) <= width:
        return seat.whole
    room = width - math.ceil(_wide(seat.end, look.SMALL, weight)) - 1
    return _elided(seat.whole.removesuffix(seat.end), look.SMALL, weight, max(1, room)) + seat.end


def seat_picture(seat: SeatView, radius: float, theme: Theme, ratio: float) -> QPixmap:
    """Return the picture under the pointer while a player is dragged: the seat and the name."""
    high = round(2 * radius)
    wide = high + 10 + math.ceil(_wide(seat.name, look.BODY, 600)) + 10
    pixmap = QPixmap(round(wide * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.green), 1.5))
    painter.setBrush(QColor(theme.surface))
    painter.drawRoundedRect(QRectF(1, 1, wide - 2, high - 2), radius - 1, radius - 1)
    paint_seat(painter, QRectF(0, 0, high, high), seat, Looks(theme, selected=seat.seat))
    _write(painter, QRectF(high + 4, 0, wide, high), seat.name, look.BODY, 600, theme.text, 1)
    painter.end()
    return pixmap
