"""Slips and cards: what is cut out of a page, a piece for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from gui.paper.paper import (
    FIRM_MM,
    QUIET,
    THIN_MM,
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
from gui.paper.wrapping import pieces, wrapped
from gui.words.tr import Context

tr = Context("paper")

# A slip is drawn for this size; on a smaller sheet everything is as much smaller.
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
FOOT = Face(2.6, 400, QUIET)
# How high capitals and figures stand, as a share of the em.
CAPS = 0.73
SMALLEST_NUMBER = 7.0


@dataclass(frozen=True)
class On:
    """One slip's own measures: everything is drawn at `scale` within its width and height."""

    ruler: Ruler
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


def on_slip(ruler: Ruler, width: float, height: float) -> On:
    """The measures of a slip of this size."""
    return On(ruler, width, height, min(1.0, width / USUAL_WIDTH, height / USUAL_HEIGHT))


def head(on: On, said: str, event: str, at: str) -> list[Item]:
    """Return what the slip is, at which tournament and when. A long title gives way to the time."""
    line, under = TOP * on.scale, (TOP + 2.8) * on.scale
    right = on.left + on.room
    kind = on.fit(said, KIND, on.left, on.room / 2, line, "kind")
    beside = kind.width + 4 * on.scale
    time = on.fit(at, WHEN, on.left + beside, on.room - beside, line, "time", right=True)
    items: list[Item] = [Rule(on.left, under, on.room, FIRM_MM), kind]
    if event:
        face = WHEN.scaled(on.scale)
        gap = on.ruler.width(" · ", face)
        dot = Text(right - time.width - gap, line, gap, " · ", face, "dot")
        start = on.left + beside
        items += [on.fit(event, WHEN, start, dot.x - start, line, "event", right=True), dot]
    return [*items, time]


def name_of(on: On, called: str, number: str) -> tuple[list[Item], float, int]:
    """The name on one line, a little smaller if need be, else on two; where it ends, and on how many."""
    name = clean(called)
    third = on.room / 3
    aside = on.fit(number, CLUB_NUMBER, on.left + 2 * third, third, 0, "number", right=True)
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


def whole(on: On, text: str, face: Face, room: float) -> Face:
    """Return the face, as small as it takes to set the text whole where it can be read at all."""
    width = on.ruler.width(clean(text), face)
    if width <= room:
        return face
    return face.scaled(max(room / width * 0.99, 2.8 * on.scale / face.size))


FACT = Face(4.8, 700)
TWO_LINE_FACT = Face(2.6, 600)
WHY = Face(2.6)
BOLD = Face(2.6, 600)

WHY_LEADING = 3.2
# Lines of reason and warning under a name of one line and of two: more would leave no room for the numbers.
MOST_LINES = {1: 5, 2: 4}
MOST_BOLD = 2


@dataclass(frozen=True)
class Slip:
    """The content of a slip. `facts` stand at the right as (label, value), three at most; `why` is the
    reason, `bold` what must not be missed; `foot` stands at the lower left and gives way to `number`."""

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

    def items(self, width: float, height: float, ruler: Ruler) -> list[Item]:
        """Return all items. Those above and below the numbers take their lines; the numbers are as large as
        is left."""
        on = on_slip(ruler, width, height)
        items = head(on, self.kind, self.event, self.time)
        named, below_name, lines = name_of(on, self.name, self.club_number)
        items += named
        told, above_why = _foot(self, on, MOST_LINES[lines])
        items += told
        items += _numbers(self, on, below_name, above_why)
        return items


def _why(text: str, on: On, most: int) -> tuple[Face, list[str]]:
    """The reason in so many lines: a little smaller, and only then cut. The log has all of it."""
    for share in (1.0, 0.92, 0.85):
        face = WHY.scaled(on.scale * share)
        lines = wrapped(on.ruler, text, face, on.room)
        if len(lines) <= most:
            return face, lines
    return face, wrapped(on.ruler, text, face, on.room, most=most)


def _foot(slip: Slip, on: On, most: int) -> tuple[list[Item], float]:
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


def _numbers(slip: Slip, on: On, above: float, below: float) -> list[Item]:
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
    table_face = whole(on, slip.table, face, facts - on.left - seat_width - 2 * space)
    table = fitted(
        on.ruler, slip.table, table_face, x=on.left, room=facts - on.left - seat_width - space,
        baseline=line, role="table",
    )  # fmt: skip
    at = max(on.left + 28.8 * on.scale, on.left + table.width + space)
    seat = Text(at, line, seat_width, clean(slip.seat), face, "seat")
    items: list[Item] = [
        on.fit(tr("TABLE"), LABEL, on.left, at - on.left, labels, "label"),
        on.fit(tr("SEAT"), LABEL, at, facts - at, labels, "label"),
        table,
        seat,
    ]
    step = min(11.0 * on.scale, (below - labels) / max(1, len(slip.facts)))
    for i, (label, value) in enumerate(slip.facts):
        top, room = labels + i * step, on.width - on.left - facts
        items.append(on.fit(label.upper(), LABEL, facts, room, top, "label"))
        drop = min(5.6 * on.scale, step - LABEL.size * on.scale)
        least = min(FACT.size * on.scale, (drop - 1.0 * on.scale) / CAPS)
        fact = whole(on, value, Face(least, FACT.weight), room)
        if on.ruler.width(clean(value), fact) > room:
            items += _two_lines(on, value, facts, room, top + drop)
            continue
        items.append(fitted(on.ruler, value, fact, x=facts, room=room, baseline=top + drop, role="fact"))
    return items


def _two_lines(on: On, value: str, x: float, room: float, baseline: float) -> list[Item]:
    """A value too long for one line that can be read, from where its one line would stand."""
    face = TWO_LINE_FACT.scaled(on.scale)
    lines = wrapped(on.ruler, value, face, room, most=2)
    above = 1.4 * on.scale
    return [
        Text(x, baseline - above + i * 3.4 * on.scale, on.ruler.width(words, face), words, face, "fact")
        for i, words in enumerate(lines)
    ]


DASH, DASH_GAP, DASH_MM = 1.5, 1.2, 0.15
CUT = "#777777"


def dashes_across(x: float, y: float, length: float) -> list[Item]:
    return [Rule(x + at, y, DASH, DASH_MM, CUT) for at in _steps(length)]


def dashes_down(x: float, y: float, length: float) -> list[Item]:
    return [Rule(x - DASH_MM / 2, y + at + DASH / 2, DASH_MM, DASH, CUT) for at in _steps(length)]


def _steps(length: float) -> list[float]:
    """Return where dashes start, spread so that those of two neighbouring pieces go on evenly."""
    count = max(1, round(length / (DASH + DASH_GAP)))
    step = length / count
    return [i * step + (step - DASH) / 2 for i in range(count)]


# A slip's least size: two beside each other and four above each other on A4 and on Letter.
NARROWEST, LOWEST = 98.0, 66.0

EMPTY = Face(4.1)


class SlipPiece(Protocol):
    """The content of one slip: a move, a seat, a payout."""

    def items(self, width: float, height: float, ruler: Ruler) -> list[Item]:
        """All of it, from its own upper left corner."""


@dataclass(frozen=True)
class SlipSheet:
    """The body of a document of slips; the document is bare."""

    slips: tuple[SlipPiece, ...]
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

    def _page(self, slips: Sequence[SlipPiece], across: int, down: int, area: Area, ruler: Ruler) -> BodyPage:
        width, height = area.width / across, area.height / down
        items: list[Item] = []
        for i, slip in enumerate(slips):
            row, column = divmod(i, across)
            x, y = area.x + column * width, area.y + row * height
            items.extend(item.moved(x, y) for item in slip.items(width, height, ruler))
            if column < across - 1:
                items.extend(dashes_down(x + width, y, height))
            if row < down - 1:
                items.extend(dashes_across(x, y + height, width))
        return BodyPage(tuple(items))


# Each row gives where a line to write on is, and its first and last share of the slip's width: name; table,
# seat, from; dealt in, time.
ROWS: tuple[tuple[float, tuple[tuple[float, float], ...]], ...] = (
    (25.6, ((0.0, 1.0),)),
    (40.6, ((0.0, 0.28), (0.34, 0.62), (0.68, 1.0))),
    (55.6, ((0.0, 0.62), (0.68, 1.0))),
)
ABOVE_MM = 9.4


@dataclass(frozen=True)
class BlankSlip:
    """``fields`` are what is written on its six lines, in the order they are read."""

    kind: str
    event: str
    fields: tuple[str, str, str, str, str, str]
    foot: str = ""

    def items(self, width: float, height: float, ruler: Ruler) -> list[Item]:
        on = on_slip(ruler, width, height)
        items, labels = head(on, self.kind, "", self.event), iter(self.fields)
        for line, places in ROWS:
            for begin, end in places:
                items += _field(on, next(labels), line, begin, end)
        items.append(on.fit(self.foot, FOOT, on.left, on.room, on.height - BOTTOM * on.scale, "foot"))
        return items


def _field(on: On, label: str, line: float, begin: float, end: float) -> list[Item]:
    x, room, y = on.left + begin * on.room, (end - begin) * on.room, line * on.scale
    said = on.fit(label.upper(), LABEL, x, room, y - ABOVE_MM * on.scale, "label")
    return [said, Rule(x, y, room, THIN_MM)]


# The sum begins here: a place of two figures, or a shared one set smaller, stands before it.
SUM_MM, APART_MM = 30.0, 8.0
# Below a name of two lines; the figures are no larger on a slip with one.
LABELS_MM, GAP_MM = 33.0, 2.0
NUMBER_MM = 16.0
LINE_MM = 54.0
# The club stands so far above the number.
CLUB_MM = 4.0


@dataclass(frozen=True)
class PayoutSlip:
    """``name`` is empty where nobody has the place yet: there is a line to write it on. ``labels`` say what
    place and prize are, ``signature`` what the line at the foot is for."""

    kind: str
    event: str
    time: str
    name: str
    place: str
    prize: str
    number: str
    labels: tuple[str, str]
    signature: str
    club_number: str = ""
    club: str = ""

    def items(self, width: float, height: float, ruler: Ruler) -> list[Item]:
        on = on_slip(ruler, width, height)
        named = name_of(on, self.name, self.club_number)[0] if self.name else [_line(on)]
        return [*head(on, self.kind, self.event, self.time), *named, *self._sums(on), *self._foot(on)]

    def _sums(self, on: On) -> list[Item]:
        labels = LABELS_MM * on.scale
        face = Face(NUMBER_MM * on.scale, NUMBER.weight)
        line = labels + GAP_MM * on.scale + face.size * CAPS
        at = on.left + SUM_MM * on.scale
        items: list[Item] = []
        for label, said, x, room, role in (
            (self.labels[0], self.place, on.left, at - on.left - APART_MM * on.scale, "place"),
            (self.labels[1], self.prize, at, on.left + on.room - at, "prize"),
        ):
            items.append(on.fit(label.upper(), LABEL, x, room, labels, "label"))
            size = whole(on, said, face, room)
            items.append(fitted(on.ruler, clean(said), size, x=x, room=room, baseline=line, role=role))
        return items

    def _foot(self, on: On) -> list[Item]:
        line = on.height - BOTTOM * on.scale
        number = on.fit(self.number, FOOT, on.left, on.room, line, "action", right=True)
        length = min(LINE_MM * on.scale, on.room - number.width - 4.0 * on.scale)
        said = on.fit(self.signature, FOOT, on.left, length, line, "signature")
        start = on.left + said.width + 2.0 * on.scale
        beside = on.left + length + 4.0 * on.scale
        above = line - CLUB_MM * on.scale
        club = on.fit(self.club, FOOT, beside, on.left + on.room - beside, above, "foot", right=True)
        return [club, number, said, Rule(start, line, on.left + length - start, THIN_MM)]


def _line(on: On) -> Rule:
    """Return the line that the name is written on."""
    return Rule(on.left, (TOP + 12.6) * on.scale, on.room, THIN_MM)


CARD_NUMBER = Face(27.0, 700)
CARD_FACT = Face(4.0, 700)
# The seat begins no further left than in the middle, so that it stands in one place on every card.
SPACE = 8.0
# Between a label and what it is of.
GAP = 2.0
# Between the numbers and what is below them.
ROOM_MM = 3.8
# From the foot up to what is handed out with the seat.
FACTS_MM = 5.6


@dataclass(frozen=True)
class SeatCard:
    """``facts`` are (label, value), beside each other over the foot; ``number`` and ``foot`` say what proves
    the seat."""

    kind: str
    event: str
    time: str
    name: str
    table: str
    seat: str
    number: str
    club_number: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    foot: str = ""

    def items(self, width: float, height: float, ruler: Ruler) -> list[Item]:
        on = on_slip(ruler, width, height)
        named, below, _ = name_of(on, self.name, self.club_number)
        foot = on.height - BOTTOM * on.scale
        facts = foot - FACTS_MM * on.scale
        above = facts - CARD_FACT.size * CAPS * on.scale if self.facts else foot - FOOT.size * on.scale
        number = on.fit(self.number, FOOT, on.left, on.room, foot, "action", right=True)
        proof = on.fit(self.foot, FOOT, on.left, on.room - number.width - 4 * on.scale, foot, "foot")
        return [
            *head(on, self.kind, self.event, self.time), *named, *self._numbers(on, below, above),
            *self._facts(on, facts), number, proof,
        ]  # fmt: skip

    def _numbers(self, on: On, above: float, below: float) -> list[Item]:
        labels = above + 5.8 * on.scale
        gap = GAP * on.scale
        size = min(CARD_NUMBER.size * on.scale, (below - ROOM_MM * on.scale - labels - gap) / CAPS)
        line, face = labels + gap + size * CAPS, Face(size, CARD_NUMBER.weight)
        seat = clean(self.seat)
        wide = on.ruler.width(seat, face)
        most = on.room - wide - SPACE * on.scale
        table_face = whole(on, self.table, face, most)
        table = fitted(on.ruler, self.table, table_face, x=on.left, room=most, baseline=line, role="table")
        at = max(min(on.width / 2, on.left + on.room - wide), on.left + table.width + SPACE * on.scale)
        return [
            on.fit(tr("TABLE"), LABEL, on.left, at - on.left - gap, labels, "label"),
            on.fit(tr("SEAT"), LABEL, at, on.left + on.room - at, labels, "label"),
            table,
            Text(at, line, wide, seat, face, "seat"),
        ]

    def _facts(self, on: On, line: float) -> list[Item]:
        items, x = list[Item](), on.left
        for i, (label, value) in enumerate(self.facts, 1):
            end = on.left + on.room * i / len(self.facts)
            said = on.fit(label.upper(), LABEL, x, end - x, line, "label")
            start = said.x + said.width + GAP * on.scale
            fact = on.fit(value, CARD_FACT, start, end - start - SPACE / 2 * on.scale, line, "fact")
            items += [said, fact]
            x = fact.x + fact.width + SPACE / 2 * on.scale
        return items
