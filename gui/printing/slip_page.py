"""Slips to be cut out and handed over, eight on a sheet: who, where to, from where, and why.

Each slip is whole in itself, so the sheet has no head and no foot, and the last of several sheets is marked
for cutting only where there are slips. Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gui.printing.cutting import dashes_across, dashes_down
from gui.printing.paper import (
    FIRM_MM,
    QUIET,
    Area,
    BodyPage,
    Face,
    Item,
    Rule,
    Ruler,
    Text,
    clean,
    fitted,
)
from gui.printing.words import Words
from gui.printing.wrapping import pieces, wrapped

# A slip's least size: two beside each other and four above each other on A4 and on Letter.
NARROWEST, LOWEST = 98.0, 66.0
# What a slip is drawn for; on a smaller sheet everything is as much smaller.
USUAL_WIDTH, USUAL_HEIGHT = 105.0, 69.8

# Printers leave the sheet's edge white: nothing of a slip comes nearer to its own.
SIDE, TOP, BOTTOM = 8.0, 9.4, 7.2

KIND = Face(2.9, 700)
WHEN = Face(3.05)
NAME = Face(6.3, 700)
# A name is set a little smaller to stay on one line; on two, smaller still so that no part of it is broken.
ONE_LINE = (1.0, 0.92, 0.85)
NAME_TWO_LINES = Face(5.3, 700)
SMALLEST_TWO_LINES = 0.7
CLUB_NUMBER = Face(3.2, 400, QUIET)
LABEL = Face(2.35, 600, QUIET)
NUMBER = Face(18.0, 700)
FACT = Face(4.8, 700)
TWO_LINE_FACT = Face(2.6, 600)
WHY = Face(2.6)
BOLD = Face(2.6, 600)
FOOT = Face(2.6, 400, QUIET)

EMPTY = Face(4.1)

WHY_LEADING = 3.2
# Lines of reason and warning under a name of one line and of two: more would leave no room for the numbers.
MOST_LINES = {1: 5, 2: 4}
MOST_BOLD = 2
# How high capitals and figures stand, as a share of the em.
CAPS = 0.73
SMALLEST_NUMBER = 7.0


@dataclass(frozen=True)
class Slip:
    """What one slip says. `facts` stand at the right as (label, value), three at most; `why` is the reason,
    `bold` what must not be missed; `foot` stands at the lower left and gives way to `number`."""

    kind: str
    event: str
    time: str
    name: str
    table: str
    seat: str
    number: str
    club_number: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    why: str = ""
    bold: str = ""
    foot: str = ""


@dataclass(frozen=True)
class SlipSheet:
    """The body of a document of slips; the document is bare."""

    slips: tuple[Slip, ...]
    words: Words = field(default_factory=Words)
    empty: str = ""

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Row by row from the upper left; without slips a page that says so."""
        if not self.slips:
            said = fitted(
                ruler, self.empty, EMPTY, x=area.x, room=area.width, baseline=area.y + 6.0, role="nobody"
            )  # fmt: skip
            return [BodyPage((said,))]
        across = max(1, int(area.width / NARROWEST))
        down = max(1, int(area.height / LOWEST))
        return [
            self._page(self.slips[at : at + across * down], across, down, area, ruler)
            for at in range(0, len(self.slips), across * down)
        ]

    def _page(self, slips: Sequence[Slip], across: int, down: int, area: Area, ruler: Ruler) -> BodyPage:
        width, height = area.width / across, area.height / down
        items: list[Item] = []
        for i, slip in enumerate(slips):
            row, column = divmod(i, across)
            x, y = area.x + column * width, area.y + row * height
            items.extend(item.moved(x, y) for item in slip_items(slip, width, height, ruler, self.words))
            if column < across - 1:
                items.extend(dashes_down(x + width, y, height))
            if row < down - 1:
                items.extend(dashes_across(x, y + height, width))
        return BodyPage(tuple(items))


@dataclass(frozen=True)
class _On:
    """One slip's own measures: everything is drawn at `scale` within its width and height."""

    ruler: Ruler
    words: Words
    width: float
    height: float
    scale: float

    @property
    def left(self) -> float:
        return SIDE * self.scale

    @property
    def room(self) -> float:
        return self.width - 2 * self.left

    def fit(
        self, text: str, face: Face, x: float, room: float, baseline: float, role: str, *, right: bool = False
    ) -> Text:
        return fitted(
            self.ruler, text, face.scaled(self.scale), x=x, room=max(0.0, room), baseline=baseline,
            right=right, role=role,
        )  # fmt: skip


def slip_items(slip: Slip, width: float, height: float, ruler: Ruler, words: Words) -> list[Item]:
    """One slip, from its own upper left corner. What is above the numbers and what is below them take their
    lines; the numbers are as large as is left."""
    scale = min(1.0, width / USUAL_WIDTH, height / USUAL_HEIGHT)
    on = _On(ruler, words, width, height, scale)
    items = _head(slip, on)
    named, below_name, lines = _name(slip, on)
    items += named
    told, above_why = _foot(slip, on, MOST_LINES[lines])
    items += told
    items += _numbers(slip, on, below_name, above_why)
    return items


def _head(slip: Slip, on: _On) -> list[Item]:
    """What it is; at which tournament and when. A long title gives way to the time."""
    line, under = TOP * on.scale, (TOP + 2.8) * on.scale
    right = on.left + on.room
    kind = on.fit(slip.kind, KIND, on.left, on.room / 2, line, "kind")
    time = on.fit(slip.time, WHEN, on.left, on.room, line, "time", right=True)
    items: list[Item] = [Rule(on.left, under, on.room, FIRM_MM), kind]
    if slip.event:
        face = WHEN.scaled(on.scale)
        gap = on.ruler.width(" · ", face)
        dot = Text(right - time.width - gap, line, gap, " · ", face, "dot")
        start = on.left + kind.width + 4 * on.scale
        items += [on.fit(slip.event, WHEN, start, dot.x - start, line, "event", right=True), dot]
    return [*items, time]


def _name(slip: Slip, on: _On) -> tuple[list[Item], float, int]:
    """The name on one line, a little smaller if need be, else on two; where it ends, and on how many."""
    name = clean(slip.name)
    third = on.room / 3
    aside = on.fit(slip.club_number, CLUB_NUMBER, on.left + 2 * third, third, 0, "number", right=True)
    room = on.room - (aside.width + 3 * on.scale if aside.text else 0)
    line = (TOP + 2.8 + 8.0) * on.scale
    items: list[Item] = [aside.moved(0, line)] if aside.text else []
    for share in ONE_LINE:
        face = NAME.scaled(on.scale * share)
        if on.ruler.width(name, face) <= room:
            items.append(Text(on.left, line, on.ruler.width(name, face), name, face, "name"))
            return items, line, 1
    face = NAME_TWO_LINES.scaled(on.scale)
    longest = max(on.ruler.width(x, face) for x in pieces(name))
    face = face.scaled(min(1.0, max(SMALLEST_TWO_LINES, room / longest * 0.99)))
    for i, words in enumerate(wrapped(on.ruler, name, face, room, most=2)):
        line += i * 6.0 * on.scale
        items.append(Text(on.left, line, on.ruler.width(words, face), words, face, "name"))
    return items, line, 2


def _why(text: str, on: _On, most: int) -> tuple[Face, list[str]]:
    """The reason in so many lines: a little smaller, and only then cut. The log has all of it."""
    for share in (1.0, 0.92, 0.85):
        face = WHY.scaled(on.scale * share)
        lines = wrapped(on.ruler, text, face, on.room)
        if len(lines) <= most:
            return face, lines
    return face, wrapped(on.ruler, text, face, on.room, most=most)


def _foot(slip: Slip, on: _On, most: int) -> tuple[list[Item], float]:
    """Club and action at the bottom, the reason in whole sentences above them; and where that begins."""
    line = on.height - BOTTOM * on.scale
    number = on.fit(slip.number, FOOT, on.left, on.room, line, "action", right=True)
    foot = on.fit(slip.foot, FOOT, on.left, on.room - number.width - 4 * on.scale, line, "foot")
    bold = BOLD.scaled(on.scale)
    warned = wrapped(on.ruler, slip.bold, bold, on.room, most=MOST_BOLD)
    why, told = _why(slip.why, on, most - len(warned))
    said = [*((x, why, "why") for x in told), *((x, bold, "bold") for x in warned)]
    top = line - 4.6 * on.scale - (len(said) - 1) * WHY_LEADING * on.scale
    items: list[Item] = [number, foot]
    for i, (words, face, role) in enumerate(said):
        at = top + i * WHY_LEADING * on.scale
        items.append(Text(on.left, at, on.ruler.width(words, face), words, face, role))
    return items, top - 2.6 * on.scale


def _numbers(slip: Slip, on: _On, above: float, below: float) -> list[Item]:
    """Table and seat, to be read across the table; at the right what else matters."""
    labels = above + 5.6 * on.scale
    gap = 2.0 * on.scale
    size = (below - 2.4 * on.scale - labels - gap) / CAPS
    size = max(SMALLEST_NUMBER * on.scale, min(NUMBER.size * on.scale, size))
    line = labels + gap + size * CAPS
    face = Face(size, NUMBER.weight)
    facts = on.left + 58.0 * on.scale
    space = 8.0 * on.scale
    seat_width = on.ruler.width(clean(slip.seat), face)
    table_face = _whole(on, slip.table, face, facts - on.left - seat_width - 2 * space)
    table = fitted(
        on.ruler, slip.table, table_face, x=on.left, room=facts - on.left - seat_width - space,
        baseline=line, role="table",
    )  # fmt: skip
    at = max(on.left + 28.8 * on.scale, on.left + table.width + space)
    seat = Text(at, line, seat_width, clean(slip.seat), face, "seat")
    items: list[Item] = [
        on.fit(on.words.table.upper(), LABEL, on.left, at - on.left, labels, "label"),
        on.fit(on.words.seat.upper(), LABEL, at, facts - at, labels, "label"),
        table,
        seat,
    ]
    step = min(11.0 * on.scale, (below - labels) / max(1, len(slip.facts)))
    for i, (label, value) in enumerate(slip.facts):
        top, room = labels + i * step, on.width - on.left - facts
        items.append(on.fit(label.upper(), LABEL, facts, room, top, "label"))
        drop = min(5.6 * on.scale, step - LABEL.size * on.scale)
        least = min(FACT.size * on.scale, (drop - 1.0 * on.scale) / CAPS)
        fact = _whole(on, value, Face(least, FACT.weight), room)
        if on.ruler.width(clean(value), fact) > room:
            items += _two_lines(on, value, facts, room, top + drop)
            continue
        items.append(fitted(on.ruler, value, fact, x=facts, room=room, baseline=top + drop, role="fact"))
    return items


def _two_lines(on: _On, value: str, x: float, room: float, baseline: float) -> list[Item]:
    """A value too long for one line that can be read, from where its one line would stand."""
    face = TWO_LINE_FACT.scaled(on.scale)
    lines = wrapped(on.ruler, value, face, room, most=2)
    above = 1.4 * on.scale
    return [
        Text(x, baseline - above + i * 3.4 * on.scale, on.ruler.width(words, face), words, face, "fact")
        for i, words in enumerate(lines)
    ]


def _whole(on: _On, text: str, face: Face, room: float) -> Face:
    """What must be read whole is not cut where it can be read at all: as small as it takes."""
    width = on.ruler.width(clean(text), face)
    if width <= room:
        return face
    return face.scaled(max(room / width * 0.99, 2.8 * on.scale / face.size))
