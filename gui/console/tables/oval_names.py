"""The names round a table: two share a row, and where both do not fit the longer gives way first: to a second
line where there is room for one, then to an initial. The number that tells namesakes apart stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from core.say.value import dataclass
from gui import theme as look
from gui.console.tables.oval_shape import Row, Shape
from gui.console.tables.views import SeatView
from gui.words.tr import Context

tr = Context("tables")

BETWEEN = 12.0
_PAD = 5.0
_BESIDE = 6.0
Measure = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to write a name: its lines, and the width of them. ``beside``: what is said of its move stands on
    the same line."""

    lines: tuple[str, ...]
    wide: float
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Written:
    """A line of a seat's name at its place; ``chip``: what is said of its move."""

    seat: int
    text: str
    box: QRectF
    chip: bool = False


def name_px(shape: Shape) -> int:
    return look.TITLE if shape.large else look.STRONG


def weight(seat: SeatView, selected: int) -> int:
    return 600 if seat.move or seat.seat == selected else 450


def written(shape: Shape, seats: tuple[SeatView, ...], selected: int = 0) -> list[Written]:
    """Return every name with its place; none covers another, or leaves its table."""
    px = name_px(shape)
    faces = {w: QFontMetricsF(look.font(px, w)).horizontalAdvance for w in (450, 600)}
    chip = QFontMetricsF(look.font(look.SMALL, 600)).horizontalAdvance
    bands = [(row.box.top(), row.box.bottom()) for row in shape.rows]
    bands.append((shape.title.top(), shape.title.bottom()))
    found: list[Written] = []
    for at, row in enumerate(shape.rows):
        high = row.box.height()
        top = row.box.top() - high / 2 if not row.grows else row.box.top() - high * (row.grows < 0)
        others = bands[:at] + bands[at + 1 :]
        two = shape.large and all(b[1] <= top or b[0] >= top + 2 * high for b in others)
        here = [seats[s - 1] for s in row.seats]
        ways = [[*_ways(x, faces[weight(x, selected)], chip, two=two)] for x in here]
        chosen = share(ways, row.box.width())
        over = sum(x.wide for x in chosen) - row.box.width() + BETWEEN * (len(here) - 1)
        for i in sorted(range(len(here)), key=lambda i: -chosen[i].wide):
            if over > 0:
                cut = _cut(chosen[i], here[i], faces[weight(here[i], selected)], chosen[i].wide - over)
                over -= chosen[i].wide - cut.wide
                chosen[i] = cut
        if any(len(x.lines) > 1 for x in chosen):
            bands[at] = (top, top + 2 * high)
        for seat, way, left in zip(here, chosen, _lefts(shape, row, chosen), strict=True):
            found += _lines(row, seat, way, left, faces[weight(seat, selected)], chip)
    return found


def share(ways: list[list[Way]], room: float) -> list[Way]:
    """Return the way of each name in a row of this width: the longest gives way until all fit."""
    at = [0] * len(ways)
    room -= BETWEEN * (len(ways) - 1)
    while sum(each[i].wide for each, i in zip(ways, at, strict=True)) > room:
        may = [n for n, each in enumerate(ways) if at[n] + 1 < len(each)]
        if not may:
            break
        at[max(may, key=lambda n: ways[n][at[n]].wide)] += 1
    return [each[i] for each, i in zip(ways, at, strict=True)]


def _ways(seat: SeatView, wide: Measure, chip: Measure, *, two: bool) -> Iterator[Way]:
    """Each narrower than the one before it."""
    if not seat.name:
        text = tr("free") if seat.state == "free" else ""
        yield Way((text,), wide(text))
        return
    last = float("inf")
    for text in shorter(seat):
        for lines in ((text, seat.move),) if seat.move and two else ((text,), *_split(text, two=two)):
            beside = bool(seat.move) and not two
            widths = [wide(x) for x in lines]
            if seat.move and two:
                widths[1] = chip(seat.move) + 2 * _PAD
            all_ = max(widths) + (_BESIDE + chip(seat.move) + 2 * _PAD if beside else 0.0)
            if all_ < last:
                last = all_
                yield Way(lines, all_, beside)


def shorter(seat: SeatView) -> Iterator[str]:
    """The name, then with an initial, then without the stack, then with initials alone."""
    plain = seat.name.removesuffix(seat.tail) if seat.tail else seat.name
    words = plain.split()
    first = f"{plain[:1]}. {' '.join(words[1:])}" if len(words) > 1 else plain
    stack = f" · {seat.stack}" if seat.stack else ""
    yield f"{seat.name}{stack}"
    yield f"{first}{seat.tail}{stack}"
    yield f"{first}{seat.tail}"
    if len(words) > 1:
        yield f"{words[0][:1]}. {words[-1]}{seat.tail}"


def _split(text: str, *, two: bool) -> Iterator[tuple[str, str]]:
    """In two lines, as even as can be; a number stays with its name."""
    words = text.split()
    halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    halves = [(a, b) for a, b in halves if b[0].isalpha()]
    if two and halves:
        yield min(halves, key=lambda x: max(len(x[0]), len(x[1])))


def _cut(way: Way, seat: SeatView, wide: Measure, room: float) -> Way:
    """As much of a name of one long word as there is room for, as one abbreviates it."""
    if way.wide <= room or not way.lines[0]:
        return way
    keep = way.wide - wide(way.lines[0]) if way.beside else 0.0
    lines = []
    for line in way.lines:
        tail = seat.tail if seat.tail and line.endswith(seat.tail) else ""
        plain, text = line.removesuffix(tail), line
        while len(plain) > 1 and wide(text) > room - keep and line != seat.move:
            plain = plain[:-1].rstrip(" .-")
            text = f"{plain}.{tail}"
        lines.append(text)
    return Way(tuple(lines), min(way.wide, max(map(wide, lines)) + keep), way.beside)


def _lefts(shape: Shape, row: Row, ways: list[Way]) -> list[float]:
    """Where each begins: beside the seats of the sides, before those of the ends, pushed apart."""
    left, right = row.box.left(), row.box.right()
    if not row.grows:
        return [left, right - ways[-1].wide]
    lefts: list[float] = []
    for seat, way in zip(row.seats, ways, strict=True):
        lefts.append(max(left, shape.points[seat - 1].x() - way.wide / 2))
        left = lefts[-1] + way.wide + BETWEEN
    for i in range(len(ways) - 1, -1, -1):
        lefts[i] = min(lefts[i], right - ways[i].wide)
        right = lefts[i] - BETWEEN
    return lefts


def _lines(
    row: Row, seat: SeatView, way: Way, left: float, wide: Measure, chip: Measure
) -> Iterator[Written]:
    high, many = row.box.height(), len(way.lines)
    top = row.box.top() - (many - 1) * (high / 2 if not row.grows else high * (row.grows < 0))
    on_right = not row.grows and seat.seat == row.seats[-1]
    for i, text in enumerate(way.lines):
        is_chip = bool(seat.move) and text == seat.move and i > 0
        long = chip(text) + 2 * _PAD if is_chip else wide(text)
        free = way.wide - long if not way.beside else 0.0
        x = left + (free if on_right else free / 2 if row.grows else 0.0)
        if text:
            yield Written(seat.seat, text, QRectF(x, top + i * high, long, high), is_chip)
    if way.beside:
        long = chip(seat.move) + 2 * _PAD
        yield Written(seat.seat, seat.move, QRectF(left + way.wide - long, top, long, high), True)
