"""Paint the score sheet of a table (procedure L8): its rounds, the match, what the marks mean. Drawn for A4;
lengths in mm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from gui.formats.chicago import marks
from gui.paper.paper import (
    BLACK,
    FIRM_MM,
    HAIRLINE,
    QUIET,
    THICK_MM,
    THIN_MM,
    Drawing,
    Face,
    Outline,
    Rule,
    clean,
    wrapped,
)
from gui.words.names import with_initial
from gui.words.tr import Context

tr = Context("chicago")

HEADING, SUB, WHO = Face(9.2, 700), Face(3.4), Face(4.5, 700)
ROUND, COLUMN = Face(4.2, 700), Face(2.85, 400, QUIET)
CHAIR, NAME, SIDE, POINTS = Face(2.9, 400, QUIET), Face(4.2, 600), Face(4.6, 500), Face(5.4, 700)
NAME_LOW = Face(3.4, 600)
CELL, CELL_NAME = Face(4.0, 500), Face(4.0, 600)
LEGEND, LEGEND_BOLD, FOOT = Face(2.85, 400), Face(2.85, 700), Face(2.85)
LEFT, TOP, LOW = 13.2, 20.4, 286.8
ROW, ROUND_HEAD, ROUND_GAP, MATCH_ROW, LEGEND_LINE = 12.43, 5.2, 4.6, 7.7, 4.2
STROKE_HIGH, STROKE_MM, LOST = 6.7, 0.46, "#8A8A8A"
NAME_AT, STARS_AT, STROKES_AT, STROKES_END, SIDE_END = 7.9, 37.3, 53.4, 152.0, 167.8
BOX, BOX_HIGH = 11.0, 8.5
SMALLER = 0.85
"""How much smaller a name is set before it takes two lines, or an initial."""
# A page holds so many rounds; a table so many rows.
ROUNDS_A_PAGE, MOST_STROKES = 3, 26


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line of a round; without a name a line to write on. ``side`` are the points that stand,
    ``points`` those of the round; ``strokes`` all that were made, ``lost`` those that count no more."""

    chair: int
    name: str = ""
    ring: bool = False
    stars: int = 0
    strokes: int = 0
    lost: int = 0
    side: str = ""
    points: str = ""


@dataclass(frozen=True, slots=True)
class RoundRows:
    """``played``: its points are final; else there are boxes to write in."""

    title: str
    rows: tuple[Row, ...]
    played: bool = False


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A player's match; an empty part is written by hand."""

    name: str
    points: tuple[str, ...]
    total: str = ""
    side: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    place: str = ""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A table's sheet. ``legend`` is in three columns of a bold word and what follows it."""

    title: str
    event: str
    about: str
    keeper: str
    keeper_label: str
    rounds: tuple[RoundRows, ...]
    match: tuple[MatchRow, ...]
    legend: tuple[tuple[str, str], ...]
    foot: str

    @property
    def pages(self) -> list[Callable[[Drawing], None]]:
        """Painters of its pages, each with so many rounds."""
        return [partial(self._page, first=i) for i in range(0, max(1, len(self.rounds)), ROUNDS_A_PAGE)]

    def _page(self, page: Drawing, first: int) -> None:
        on, y, end = Drawing(page.ruler, page.width - 2 * LEFT), TOP + 13.0, first + ROUNDS_A_PAGE
        self._head(on)
        for found in self.rounds[first:end]:
            y = self._round(on, found, y) + ROUND_GAP
        if end >= len(self.rounds):
            y = self._match(on, y) + 3.4
            self._legend(on, y)
        self._foot(on)
        page.put(on, LEFT)

    def _head(self, on: Drawing) -> None:
        width = on.width
        who = on.text(self.keeper, WHO, TOP + 4.6, "keeper", width / 2, right=True)
        if not self.keeper:
            on.rule(TOP + 5.6, width - 42.0, 42.0)
        on.text(self.keeper_label, SUB, TOP - 1.2, "label", width / 2, right=True)
        on.text(self.title, HEADING, TOP, "title", room=width / 2 - 4)
        event = on.text(self.event, SUB._replace(weight=700), TOP + 5.5, "event", room=width / 2)
        end = width - max(who.width, 42.0) - 4
        dot = on.exactly(" · ", SUB, TOP + 5.5, "dot", event.width) if event.text else event
        start = dot.x + dot.width if event.text else 0.0
        on.text(self.about, SUB, TOP + 5.5, "about", start, end - start)
        on.rule(TOP + 9.2, thickness=THICK_MM)

    def _round(self, on: Drawing, found: RoundRows, y: float) -> float:
        """Draw from y down; return where it ends."""
        on.text(found.title, ROUND, y + 3.9, "round", room=STARS_AT - 2)
        y = _heads(
            on,
            y,
            (tr("Chicagos"), STARS_AT, STROKES_AT - 2, False),
            (tr("Points, in fives"), STROKES_AT, STROKES_AT + 50, False),
            (tr("Side"), STROKES_END, SIDE_END, True),
            (tr("Round"), SIDE_END, on.width, True),
        )
        for row in found.rows:
            self._row(on, row, y, found.played)
            y += ROW
            on.rule(y, ink=HAIRLINE)
        return y

    def _row(self, on: Drawing, row: Row, y: float, played: bool) -> None:
        line, middle = y + 7.6, y + ROW / 2
        on.text(str(row.chair), CHAIR, line - 0.5, "chair", room=5)
        if row.name:
            width, lines = _name(on, row.name, line)
            if row.ring:
                high = 8.8 if lines == 1 else 11.2
                points = marks.ring(NAME_AT + width / 2, middle - 0.1, width + 7.2, high)
                on.items.append(Outline(points, 0.42))
        else:
            on.rule(y + ROW - 2.4, 5.8, 27.0)
        for i in range(row.stars):
            step = min(4.3, (STROKES_AT - STARS_AT - 3) / row.stars)
            on.items.append(Outline(marks.star(STARS_AT + 2.0 + i * step, middle, 2.0), filled=True))
        if row.strokes:
            self._strokes(on, row, y)
        if not played:
            if not row.strokes:
                self._ticks(on, middle)
            for end, said in ((SIDE_END, row.side), (on.width, row.points)):
                if not said:
                    _box(on, end - BOX, middle - BOX_HIGH / 2)
        on.text(row.side, SIDE, line + 0.1, "side", STROKES_END, SIDE_END - STROKES_END, right=True)
        on.text(row.points, POINTS, line + 0.3, "points", SIDE_END + 2, right=True)

    def _strokes(self, on: Drawing, row: Row, y: float) -> None:
        """Draw the strokes on one line as large as fits, else on two."""
        room = STROKES_END - STROKES_AT - 4.0
        most = MOST_STROKES * marks.FIVE
        parts = [(0, row.strokes)] if row.strokes <= most else [(0, most), (most, row.strokes)]
        high = min(STROKE_HIGH, *(room / marks.width(end - begin) for begin, end in parts))
        high = min(high, (ROW - 2.2) / len(parts) - 0.6)
        for n, (begin, end) in enumerate(parts):
            lost = max(0, min(row.lost, end) - begin)
            top = y + ROW * (n + 0.5) / len(parts) - high / 2
            thick = STROKE_MM * min(1.0, high / STROKE_HIGH + 0.2)
            for (x1, y1), (x2, y2), kind in marks.strokes(end - begin, lost, high):
                ink = LOST if kind == "lost" else BLACK
                at = ((STROKES_AT + x1, top + y1), (STROKES_AT + x2, top + y2))
                on.items.append(Outline(at, thick, ink))

    def _ticks(self, on: Drawing, middle: float) -> None:
        """Draw faint lines where each five begins."""
        step = marks.BUNDLE * STROKE_HIGH
        for i in range(1, int((STROKES_END - STROKES_AT) / step) + 1):
            x = STROKES_AT + i * step
            for dot in range(9):
                on.items.append(Rule(x, middle - 3.0 + dot * 0.75, 0.12, 0.3, QUIET))

    def _match(self, on: Drawing, y: float) -> float:
        rounds = len(self.rounds)
        first, total_end, side_end, won_end = 44.0, 105.8, 144.4, 167.3
        step = (total_end - first) / (rounds + 1)
        ends = [first + step * (i + 1) for i in range(rounds)]
        on.text(tr("The match"), ROUND, y + 3.9, "round", room=first - 4)
        for i, end in enumerate(ends):
            on.text(self.rounds[i].title, COLUMN, y + 3.6, "column", end - step, step, right=True)
        last = ends[-1] if ends else first
        y = _heads(
            on,
            y,
            (tr("Sum"), last, last + step, True),
            (tr("All side points"), total_end + 2, side_end, True),
            (tr("Chicagos"), side_end + 2, won_end, True),
            (tr("Place"), won_end, on.width, True),
        )
        for row in self.match:
            line = y + 5.1
            room = first + step - 14
            whole = on.ruler.width(clean(row.name), CELL_NAME) * SMALLER <= room
            on.text(row.name if whole else with_initial(row.name), CELL_NAME, line, "name", room=room)
            if not row.name:
                on.rule(line + 0.6, 0, 34.0, ink=QUIET)
            said = (*row.points, *("",) * (rounds - len(row.points)), row.total)
            for end, words in zip((*ends, total_end), said, strict=True):
                _cell(on, words, end, line, "points")
            _sum(on, row.side, rounds, side_end, line, "side", 7.0)
            _sum(on, row.won, rounds, won_end, line, "won", 5.8)
            _cell(on, row.place, on.width, line, "place")
            y += MATCH_ROW
            on.rule(y, ink=HAIRLINE)
        return y

    def _legend(self, on: Drawing, y: float) -> None:
        room = min(58.5, on.width / len(self.legend) - 3)
        step = (on.width - room) / max(1, len(self.legend) - 1)
        for i, (bold, words) in enumerate(self.legend):
            x = i * step
            head = on.text(bold, LEGEND_BOLD, y + 3.4, "legend", x, room)
            # The first line begins after the bold word: what is left over stands under both.
            rest, line = clean(words).split(" "), ""
            while rest and on.ruler.width(f"{line} {rest[0]}", LEGEND) <= room - head.width - 1:
                line = f"{line} {rest.pop(0)}".strip()
            on.exactly(line, LEGEND, y + 3.4, "legend", x + head.width + 1.0)
            on.lines(" ".join(rest), LEGEND, y + 3.4 + LEGEND_LINE, "legend", x, room, leading=LEGEND_LINE)

    def _foot(self, on: Drawing) -> None:
        on.rule(LOW - 5.0, thickness=FIRM_MM)
        signed = on.text(tr("Scorekeeper"), FOOT, LOW, "signature", on.width - 44.0, 20.0)
        on.rule(LOW + 0.4, signed.x + signed.width + 1.2, on.width - signed.x - signed.width - 1.2)
        on.text(self.foot, FOOT, LOW, "foot", room=on.width - 50.0)


def _name(on: Drawing, name: str, line: float) -> tuple[float, int]:
    """Write a player's name, a long one on two lines and with an initial where these are not enough; return
    how wide it is, and on how many."""
    room = STARS_AT - NAME_AT - 4.4
    if on.ruler.width(clean(name), NAME) * SMALLER <= room:
        return on.text(name, NAME, line, "name", NAME_AT, room).width, 1
    whole = len(wrapped(on.ruler, name, NAME_LOW, room)) <= 2
    lines = wrapped(on.ruler, name if whole else with_initial(name), NAME_LOW, room, 2)
    for i, part in enumerate(lines):
        on.exactly(part, NAME_LOW, line + (i - (len(lines) - 1) / 2) * 3.9, "name", NAME_AT)
    return max(on.ruler.width(part, NAME_LOW) for part in lines), len(lines)


def _heads(on: Drawing, y: float, *heads: tuple[str, float, float, bool]) -> float:
    """Write the heads of columns, each from x to x and on the right or not; return where the rows begin."""
    for words, x, end, right in heads:
        on.text(words, COLUMN, y + 3.6, "column", x, end - x, right=right)
    y += ROUND_HEAD + 0.9
    on.rule(y, thickness=FIRM_MM)
    return y


def _cell(on: Drawing, words: str, end: float, line: float, role: str) -> None:
    """Write a number, or a line to write it on."""
    if words:
        on.text(words, CELL, line, role, end - 20.0, 20.0, right=True)
    else:
        on.rule(line + 0.6, end - 9.0, 9.0, ink=QUIET)


def _sum(
    on: Drawing, parts: Sequence[str], count: int, end: float, line: float, role: str, blank: float
) -> None:
    """Write numbers with a plus between them; after those that there are a line to write the rest on."""
    if len(parts) < count:
        on.rule(line + 0.6, end - blank, blank, ink=QUIET)
        end -= blank + 0.8
    words = " + ".join((*parts, "")) if len(parts) < count and parts else " + ".join(parts)
    on.text(words.rstrip(), CELL, line, role, end - 38.0, 38.0, right=True)


def _box(on: Drawing, x: float, y: float) -> None:
    corners = ((x, y), (x + BOX, y), (x + BOX, y + BOX_HIGH), (x, y + BOX_HIGH), (x, y))
    on.items.append(Outline(corners, THIN_MM, QUIET))
