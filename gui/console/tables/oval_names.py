"""The names round a table: two share a row, and where both do not fit the longer gives way first: to a second
line where there is room for one, then to an initial. The number that tells namesakes apart stays; a team is
left out where there is no room for it."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from core.say.names import surname
from gui import theme as look
from gui.console.tables.oval_shape import Row, Shape
from gui.console.tables.views import SeatView
from gui.words.names import as_said
from gui.words.tr import Context

tr = Context("tables")

_BETWEEN, _BESIDE, _PAD = 12.0, 6.0, 5.0


class Piece(NamedTuple):
    """Some words of a line; ``chip``: what is said of the move in question, on a ground of its own;
    ``quiet``: the player's team."""

    text: str
    wide: float
    chip: bool = False
    quiet: bool = False


Lines = tuple[tuple[Piece, ...], ...]


class Written(NamedTuple):
    """A piece of what stands at a seat, at its place."""

    seat: int
    text: str
    box: QRectF
    chip: bool
    quiet: bool = False


def name_px(shape: Shape) -> int:
    return look.TITLE if shape.large else look.STRONG


def weight(seat: SeatView, selected: int) -> int:
    return 600 if seat.move or seat.seat == selected or (seat.undrawn and seat.entry) else 450


def written(shape: Shape, seats: tuple[SeatView, ...], selected: int = 0) -> list[Written]:
    """Return every name with its place; none covers another, or leaves its table."""
    bands = [(row.box.top(), row.box.bottom()) for row in shape.rows]
    bands.append((shape.title.top(), shape.title.bottom()))
    found: list[Written] = []
    for at, row in enumerate(shape.rows):
        high = row.box.height()
        top = row.box.top() - (high / 2 if not row.grows else high * (row.grows < 0))
        two = shape.large and all(b[1] <= top or b[0] >= top + 2 * high for b in bands[:at] + bands[at + 1 :])
        ways = []
        for seat in (seats[s - 1] for s in row.seats):
            face = QFontMetricsF(look.font(name_px(shape), weight(seat, selected)))
            ways.append(_Ways(seat, face, two=two))
        _share(ways, row.box.width() - _BETWEEN * (len(ways) - 1))
        if any(len(way.lines) > 1 for way in ways):
            bands[at] = (top, top + 2 * high)
        for way, left in zip(ways, _lefts(shape, row, ways), strict=True):
            found += _placed(row, way, left)
    return found


class _Ways:
    """The ways to write what stands at a seat, each narrower than the last; ``lines`` is the present one."""

    def __init__(self, seat: SeatView, face: QFontMetricsF, *, two: bool) -> None:
        self.seat, self._face = seat, face
        self._others = self._narrower(two)
        self.lines: Lines = next(self._others)

    @property
    def wide(self) -> float:
        return max(map(_wide, self.lines))

    def give_way(self) -> bool:
        """Write it narrower; return whether that was possible."""
        found = next(self._others, None)
        self.lines = found or self.lines
        return found is not None

    def cut(self, room: float) -> None:
        """Shorten a long word to what fits, with a full stop as in an abbreviation."""
        lines, tail = [], self.seat.tail
        for line in self.lines:
            end = tail if tail and line[0].text.endswith(tail) else ""
            plain = line[0].text.removesuffix(end)
            while len(plain) > 1 and _wide(line) > room and not line[0].chip:
                plain = plain[:-1].rstrip(" .-")
                line = (self._piece(f"{plain}.{end}"), *line[1:])
            lines.append(line)
        self.lines = tuple(lines)

    def _piece(self, text: str) -> Piece:
        return Piece(text, self._face.horizontalAdvance(text))

    def _narrower(self, two: bool) -> Iterator[Lines]:
        seat, last = self.seat, float("inf")
        if not seat.name:
            # before the draw every open seat is free: only a closed one is worth a word
            if seat.undrawn:
                word = tr("closed") if seat.state == "closed" else ""
            else:
                word = tr("free") if seat.state == "free" else ""
            yield ((self._piece(word),),)
            return
        face = QFontMetricsF(look.font(look.SMALL, 600))
        chip = Piece(seat.move, face.horizontalAdvance(seat.move) + 2 * _PAD, True)
        wide = QFontMetricsF(look.font(look.BODY, 450)).horizontalAdvance(seat.team)
        team = Piece(seat.team, wide, quiet=True)
        with_team = [(text, True) for text in shorter(seat)] if seat.team and not seat.move else []
        for text, of_team in (*with_team, *((text, False) for text in shorter(seat))):
            said = self._piece(text)
            ways: list[Lines] = [((said,),)]
            if of_team:
                ways = [((said, team),), ((said,), (team,))] if two else [((said, team),)]
            elif seat.move:
                ways = [((said,), (chip,)) if two else ((said, chip),)]
            elif two and " " in text:
                ways.append(self._halves(text))
            for lines in ways:
                if max(map(_wide, lines)) < last:
                    last = max(map(_wide, lines))
                    yield lines

    def _halves(self, text: str) -> Lines:
        """Break a name into two lines, as even as can be; a number stays with its name."""
        words = text.split()
        halves = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        halves = [x for x in halves if x[1][0].isalpha()] or [(text, "")]
        return tuple((self._piece(x),) for x in min(halves, key=lambda x: max(map(len, x))) if x)


def shorter(seat: SeatView) -> Iterator[str]:
    """Yield the name with its stack, with an initial, the same without it, then initial and surname."""
    plain = as_said(seat.name.removesuffix(seat.tail) if seat.tail else seat.name)
    words = plain.split()
    first = f"{words[0][:1]}. {' '.join(words[1:])}" if len(words) > 1 else plain
    stack = f" · {seat.stack}" if seat.stack else ""
    yield f"{seat.name}{stack}"
    yield f"{first}{seat.tail}{stack}"
    yield seat.name
    yield f"{first}{seat.tail}"
    if len(words) > 1:
        yield f"{words[0][:1]}. {surname(plain)}{seat.tail}"


def _wide(line: tuple[Piece, ...]) -> float:
    return sum(x.wide for x in line) + _BESIDE * (len(line) - 1)


def _share(ways: list[_Ways], room: float) -> None:
    may = list(ways)
    while may and sum(x.wide for x in ways) > room:
        longest = max(may, key=lambda x: x.wide)
        if not longest.give_way():
            may.remove(longest)
    if may:
        return
    # none can give way: they are cut, the move in question last
    for nth, way in enumerate(sorted(ways, key=lambda x: (not x.seat.move, x.wide))):
        way.cut(room / (len(ways) - nth))
        room -= way.wide


def _lefts(shape: Shape, row: Row, ways: list[_Ways]) -> list[float]:
    left, right = row.box.left(), row.box.right()
    if not row.grows:
        return [left, right - ways[-1].wide]
    lefts: list[float] = []
    for way in ways:
        lefts.append(max(left, shape.points[way.seat.seat - 1].x() - way.wide / 2))
        left = lefts[-1] + way.wide + _BETWEEN
    for i in range(len(ways) - 1, -1, -1):
        lefts[i] = min(lefts[i], right - ways[i].wide)
        right = lefts[i] - _BETWEEN
    return lefts


def _placed(row: Row, way: _Ways, left: float) -> Iterator[Written]:
    high, more = row.box.height(), len(way.lines) - 1
    y = row.box.top() - more * (high / 2 if not row.grows else high * (row.grows < 0))
    if row.grows:
        align = 0.5
    elif way.seat.seat == row.seats[-1]:
        align = 1.0
    else:
        align = 0.0
    for line in way.lines:
        x = left + (way.wide - _wide(line)) * align
        for piece in filter(lambda piece: piece.text, line):
            yield Written(way.seat.seat, piece.text, QRectF(x, y, piece.wide, high), piece.chip, piece.quiet)
            x += piece.wide + _BESIDE
        y += high
