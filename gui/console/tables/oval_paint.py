"""Paint a table. The theme gives colours by meaning, ``oval_shape`` and ``oval_names`` give places."""

import math
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from core.say.said import ByFields
from gui import theme as look
from gui.console.tables.oval_names import name_px, weight, written
from gui.console.tables.oval_shape import Shape
from gui.console.tables.views import SeatView, TableView
from gui.theme import Theme
from gui.widgets.themed import draw_box, draw_disc, draw_line, draw_words

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_TITLE = 15
"""The least size of a table's name in its middle, where its height allows."""
_LOW_RIM = 90
"""A rim that is less high has room for the name alone."""
_IN_ONE_LINE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine


@dataclass(frozen=True, eq=False, repr=False)
class Looks(ByFields):
    """The widget's state while it is painted. Seats count from 1, 0 is none."""

    theme: Theme
    hovered: int = 0
    selected: int = 0
    target: int = 0
    focused: bool = False


def paint_table(painter: QPainter, shape: Shape, view: TableView, looks: Looks) -> None:
    """Paint the rim, what the table is called, the seats, their marks, and the names if there is room."""
    theme = looks.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    far = not shape.radius
    rim, line = QPainterPath(), _rim(view, looks)
    rim.addRoundedRect(shape.rim, shape.corner, shape.corner)
    painter.fillPath(rim, QColor(theme.amber_ground if view.tone == "amber" else theme.raised))
    if far and looks.focused:
        line = QPen(QColor(theme.green), 2)
    draw_line(painter, rim, line)
    if not shape.rows:
        _middle(painter, shape, view, theme)
    elif shape.bare:
        if not looks.selected:
            _bare_title(painter, shape, view, theme)
    elif shape.large:
        _large_title(painter, shape.title, view, theme)
    else:
        _small_title(painter, shape.title, view, theme)
    for seat in () if far else view.seats:
        paint_seat(painter, shape.seat_box(seat.seat), seat, looks)
    for seat in view.seats if shape.radius >= _NUMBERED else ():
        if seat.big_blind or seat.button or seat.accessible or seat.unmet:
            _marks(painter, shape, seat, theme)
    if shape.rows and not (shape.bare and looks.selected):  # there stands what can be done with the seat
        _names(painter, shape, view, looks)


def _rim(view: TableView, looks: Looks) -> QPen:
    """Return the line round a table: amber dashes where it stands still, grey dots where it breaks next."""
    theme = looks.theme
    if view.tone == "amber":
        pen = QPen(QColor(theme.amber), 2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([4.5, 3.0])
    elif view.tone == "dots":
        pen = QPen(QColor(theme.faint), 1.5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.0, 2.4])
    else:
        pen = QPen(QColor(theme.quiet if view.undrawn and looks.selected else theme.strong), 2)
    return pen


def _middle(painter: QPainter, shape: Shape, view: TableView, theme: Theme) -> None:
    """Write the name of a small table over how it stands, shorter the farther it is. Low ones stand in rows:
    all of them have their number alone, and it is larger."""
    room = shape.rim.adjusted(shape.radius * 0.7, 0, -shape.radius * 0.7, 0)
    least = _TITLE if shape.rim.height() >= 3 * _TITLE else 11
    alone = shape.rim.height() < _LOW_RIM
    title = max(least, min(look.HEADING, round(shape.rim.height() * (0.32 if alone else 0.15))))
    line = max(10, min(look.BODY, round(title * 0.8)))
    seats = len([s for s in view.seats if s.state != "closed"])
    told = [f"{view.players} · {view.note}", view.note] if view.note else [view.line]
    told = [x for x in (*told, f"{view.players}/{seats}") if _wide(x, line, 600) <= room.width()]
    high = shape.rim.height() > title + line + 12
    top = room.center().y() - (title * 1.3 + (line * 1.5 if high else 0)) / 2
    fits = not alone and _wide(view.title, title, 650) <= room.width()
    name = view.title if fits else view.label
    _write(painter, QRectF(room.left(), top, room.width(), title * 1.3), name, title, 650, theme.text)
    if told and high:
        ink, weight = (theme.amber, 600) if view.tone == "amber" else (theme.quiet, 450)
        box = QRectF(room.left(), top + title * 1.3, room.width(), line * 1.5)
        _write(painter, box, told[0], line, weight, ink)


def _large_title(painter: QPainter, box: QRectF, view: TableView, theme: Theme) -> None:
    """Write the table's name in its middle, large, over how many play and what is the matter."""
    upper = QRectF(box.left(), box.top(), box.width(), box.height() - 32)
    _name_in_middle(painter, upper, view, theme)
    lower = QRectF(box.left(), box.bottom() - 26, box.width(), 24)
    told, chip = _wide(view.line, look.STRONG, 450), _wide(view.note, look.BODY, 550) + 22
    left = lower.center().x() - (told + (chip + 8 if view.note else 0)) / 2
    _write(painter, QRectF(left, lower.top(), told + 2, 24), view.line, look.STRONG, 450, theme.quiet, _LEFT)
    if view.note:
        ground, edge, ink = {
            "amber": (theme.surface, theme.amber, theme.amber),
            "green": (theme.green_ground, theme.green, theme.green),
        }.get(view.tone, (theme.surface, theme.strong, theme.quiet))
        place = QRectF(left + told + 8, lower.top(), chip, 24)
        _pill(painter, place, view.note, (ground, edge, ink), look.font(look.BODY, 550), 12)


def _name_in_middle(painter: QPainter, upper: QRectF, view: TableView, theme: Theme) -> None:
    """Write the word small and the number large, as large as there is room."""
    px = round(upper.height() / 0.9)
    named = view.title.endswith(view.label)
    word, name = (view.title.removesuffix(view.label).strip(), view.label) if named else ("", view.title)
    long, short = _wide(name, px, 680), _wide(word, look.HEADING, 450) + 8
    if short + long > upper.width():
        px = max(look.HEADING, round(px * (upper.width() - short) / long))
        long = min(_wide(name, px, 680), upper.width() - short)
    left = upper.center().x() - (short + long) / 2
    base = upper.bottom() - upper.height() * 0.12
    painter.setFont(look.font(look.HEADING))
    painter.setPen(QColor(theme.quiet))
    painter.drawText(QPointF(left, base), word)
    painter.setFont(look.font(px, 680))
    painter.setPen(QColor(theme.text))
    painter.drawText(QPointF(left + short, base), _cut(name, look.font(px, 680), upper.width() - short))


def _bare_title(painter: QPainter, shape: Shape, view: TableView, theme: Theme) -> None:
    """Write the table's name in its middle over how many it gets; smaller, in one line above a name that
    stands there."""
    taken = [x.box for x in written(shape, view.seats) if x.box.intersects(shape.title)]
    box = shape.title
    if not taken:
        _name_in_middle(painter, QRectF(box.left(), box.top(), box.width(), box.height() - 28), view, theme)
        told = QRectF(box.left(), box.bottom() - 24, box.width(), 20)
        _write(painter, told, view.line, look.STRONG, 450, theme.text)
        return
    bands = sorted({(round(row.box.top()), round(row.box.bottom())) for row in shape.rows if not row.grows})
    gaps = [(below - above, above) for (_, above), (below, _) in pairwise(bands)]
    high, top = max(gaps, default=(24, round(box.top())))
    line = QRectF(shape.rim.left() + 24, top, shape.rim.width() - 48, high)
    _write(painter, line, " · ".join(filter(None, (view.title, view.line))), look.STRONG, 600, theme.text)


def _small_title(painter: QPainter, box: QRectF, view: TableView, theme: Theme) -> None:
    line = f"{view.players} · {view.note}" if view.note else view.line
    ink = {"amber": theme.amber, "green": theme.green}.get(view.tone, theme.quiet)
    long = _wide(line, look.BODY, 550) + 2
    right = QRectF(box.right() - long, box.top(), long, box.height())
    _write(painter, right, line, look.BODY, 550 if view.tone in ("amber", "green") else 450, ink, _RIGHT)
    left = QRectF(box.left(), box.top(), min(box.width() * 0.4, box.width() - long - 12), box.height())
    _write(painter, left, view.title, look.TITLE, 650, theme.text, _LEFT)


def _wide(text: str, px: int, weight: int) -> float:
    return QFontMetricsF(look.font(px, weight)).horizontalAdvance(text)


def _cut(text: str, face: QFont, room: float) -> str:
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, math.ceil(room))


def _write(
    painter: QPainter,
    box: QRectF,
    text: str,
    px: int,
    weight: int,
    colour: str,
    align: Qt.AlignmentFlag = _CENTRE,
) -> None:
    face, how = look.font(px, weight), Qt.AlignmentFlag.AlignVCenter | align | Qt.TextFlag.TextSingleLine
    draw_words(painter, box, _cut(text, face, box.width()), colour, face, how)


def _pill(
    painter: QPainter, box: QRectF, text: str, colours: tuple[str, str, str], face: QFont, corner: float
) -> None:
    """Write a few words on a ground with an edge: ``colours`` are ground, edge and ink."""
    ground, edge, ink = colours
    draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), corner, ground, edge)
    draw_words(painter, box, text, ink, face, _IN_ONE_LINE)


# -- seats ----------------------------------------------------------------------------------------


def _colours(seat: SeatView, looks: Looks) -> tuple[str, str, str]:
    """Return ground, edge and figure colours of a seat."""
    theme = looks.theme
    if seat.state != "closed" and looks.target == seat.seat:
        return theme.green_ground, theme.green, theme.green
    if seat.big_blind:
        return theme.text, theme.text, theme.surface
    if seat.move:
        return (
            (theme.amber_ground, theme.amber, theme.amber)
            if seat.entry
            else (theme.green, theme.green, theme.on_green)
        )
    if seat.undrawn and seat.seat == looks.selected:
        return theme.text, theme.text, theme.surface
    if seat.undrawn and seat.state == "closed":
        return theme.strong, theme.strong, theme.text
    if seat.undrawn and seat.entry:
        return theme.surface, theme.green, theme.green
    if seat.seat == looks.selected:
        return theme.green_ground, theme.green, theme.faint if seat.state == "closed" else theme.green
    if looks.hovered == seat.seat:
        edge = theme.green
    elif seat.entry:
        edge = theme.strong
    else:
        edge = theme.faint
    if seat.state != "taken":
        return theme.ground, edge, theme.quiet
    return theme.surface, edge, theme.quiet if seat.away else theme.text


# A seat with a smaller radius (px) is a dot: it has no room for its number and its marks.
_NUMBERED = 8.0


def paint_seat(painter: QPainter, box: QRectF, seat: SeatView, looks: Looks) -> None:
    """Paint a taken seat solid, a free one dashed, a closed one dashed and crossed."""
    theme, radius = looks.theme, box.width() / 2
    ground, edge, figure = _colours(seat, looks)
    chosen = seat.seat in (looks.selected, looks.target)
    pen = QPen(QColor(edge), 2.0 if chosen or seat.move else 1.0)
    if seat.state != "taken" and not chosen and not seat.move:
        pen.setDashPattern([3.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
    if seat.seat == looks.selected and (looks.focused or seat.big_blind):
        draw_disc(painter, box.adjusted(-3, -3, 3, 3), "", theme.green, 1.5)
    if seat.state == "closed" and not seat.undrawn:
        cross, c = radius * 0.42, box.center()
        painter.setPen(QPen(QColor(theme.quiet), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(c + QPointF(-cross, -cross), c + QPointF(cross, cross))
        painter.drawLine(c + QPointF(-cross, cross), c + QPointF(cross, -cross))
        return
    px = max(9, min(look.BODY, round(radius * 0.95)))
    if radius >= _NUMBERED:
        _write(painter, box.adjusted(-4, 0, 4, 0), str(seat.seat), px, 600 if seat.entry else 450, figure)
    if seat.state == "closed" and radius >= _NUMBERED:
        painter.setPen(QPen(QColor(figure), 1.5))
        painter.drawLine(box.center() - QPointF(px * 0.5, 0), box.center() + QPointF(px * 0.5, 0))
    if seat.absent:
        painter.setPen(QPen(QColor(figure), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        c, near, far = box.center(), box.width() * 0.27, box.width() * 0.46
        for side in (-1, 1):
            painter.drawLine(c + QPointF(side * near, -side * near), c + QPointF(side * far, -side * far))


def mark_place(shape: Shape, seat: int, nth: int, *, wide: bool = False) -> QPointF:
    """Return where a seat's ``nth`` mark stands: outside the rim where the names are inside it, else on the
    rim beside the seat. A ``wide`` one stands further out."""
    point, middle, r = shape.points[seat - 1], shape.rim.center(), shape.radius
    if not shape.rows:
        # Between this seat and the next, or the one before: the middle has the table's words.
        beside = shape.points[seat % len(shape.points) if nth == 0 else seat - 2]
        along = beside - point
        far = min(1.6 * r / max(1.0, math.hypot(along.x(), along.y())), 0.5)
        return point + along * far
    ends = next((row.grows for row in shape.rows if seat in row.seats), 0)
    x = 1 if point.x() >= middle.x() - 1 else -1
    if ends:
        y = -ends
    elif point.y() > middle.y() + shape.rim.height() * 0.1:
        y = 1
    else:
        y = -1
    across, down = (24.0, 11.0) if wide else (r / 2 + 9, 10.0)
    if not ends:
        across, down = (18.5, 17.0) if wide else (r + 2, r)
    corners = [(x, y), (-x, y), (x, 0)] if ends else [(x, y), (1.35 * x, -0.8 * y), (1.3 * x, 0)]
    return QPointF(point.x() + across * corners[nth][0], point.y() + down * corners[nth][1])


def _marks(painter: QPainter, shape: Shape, seat: SeatView, theme: Theme) -> None:
    """Paint button, big blind and wheelchair; struck out where the player needs one that is not here."""
    side = 2 * shape.radius * 0.56
    if shape.rows:
        side = 15.0 if shape.radius < 15 else 18.0
    chair = seat.accessible or seat.unmet
    here = {"BB": seat.big_blind and bool(shape.rows), "D": seat.button, "chair": chair}
    for nth, mark in enumerate([x for x, there in here.items() if there]):
        at = mark_place(shape, seat.seat, nth, wide=mark == "BB")
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        if mark == "BB":
            colours = (theme.text, theme.surface, theme.surface)
            _pill(painter, box.adjusted(-4, 0, 4, 0), "BB", colours, look.font(look.SMALL - 2, 700), 3)
        elif mark == "D":
            colours = (theme.surface, theme.text, theme.text)
            _pill(painter, box, "D", colours, look.font(max(8, round(side * 0.62)), 650), side / 2)
        else:
            _chair(painter, box, theme, struck=seat.unmet)


def _chair(painter: QPainter, box: QRectF, theme: Theme, *, struck: bool) -> None:
    colour = theme.amber if struck else theme.green
    draw_disc(painter, box, theme.surface, colour, 1.5 if struck else 1)
    edge = box.width() * 0.17
    inner, icon = box.adjusted(edge, edge, -edge, -edge), look.icon("wheelchair", theme, colour)
    pixmap = icon.pixmap(QSize(18, 18), painter.device().devicePixelRatioF())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(inner, pixmap, QRectF(pixmap.rect()))
    if struck:
        painter.setPen(QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(inner.bottomLeft(), inner.topRight())


# -- names ----------------------------------------------------------------------------------------


def _names(painter: QPainter, shape: Shape, view: TableView, looks: Looks) -> None:
    theme = looks.theme
    for line in written(shape, view.seats, looks.selected):
        seat = view.seats[line.seat - 1]
        gone, ink = bool(seat.entry), theme.quiet if seat.away or not seat.name else theme.text
        if seat.move:
            ink = theme.amber if gone else theme.green
        if line.chip:
            colours = (theme.amber_ground if gone else theme.green_ground, ink, ink)
            box = line.box.adjusted(0, 0.5, 0, -0.5)
            _pill(painter, box, line.text, colours, look.font(look.SMALL, 600), 4)
            continue
        if line.quiet:
            draw_words(painter, line.box, line.text, theme.quiet, look.font(look.BODY, 450), _IN_ONE_LINE)
            continue
        face = QFont(look.font(name_px(shape), weight(seat, looks.selected)))
        face.setItalic(seat.absent)
        draw_words(painter, line.box, line.text, ink, face, _IN_ONE_LINE)


def seat_picture(seat: SeatView, radius: float, theme: Theme, ratio: float) -> QPixmap:
    """Return the picture under the pointer while a player is dragged: the seat and the name."""
    high = round(2 * radius)
    width = high + 20 + math.ceil(_wide(seat.name, look.BODY, 600))
    pixmap = QPixmap(round(width * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_box(painter, QRectF(1, 1, width - 2, high - 2), radius - 1, theme.surface, theme.green, 1.5)
    paint_seat(painter, QRectF(0, 0, high, high), seat, Looks(theme, selected=seat.seat))
    _write(painter, QRectF(high + 4, 0, width, high), seat.name, look.BODY, 600, theme.text, _LEFT)
    painter.end()
    return pixmap
