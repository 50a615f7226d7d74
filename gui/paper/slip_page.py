"""What a move slip and a seat card say: who, where to, from where, and why. Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

from gui.paper.paper import Face, Item, Ruler, Text, clean, fitted
from gui.paper.slip_parts import (
    BOTTOM,
    CAPS,
    FOOT,
    LABEL,
    NUMBER,
    SMALLEST_NUMBER,
    On,
    head,
    name_of,
    on_slip,
    whole,
)
from gui.paper.words import Words
from gui.paper.wrapping import wrapped

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

    def items(self, width: float, height: float, ruler: Ruler, words: Words) -> list[Item]:
        """What is above the numbers and what is below them take their lines; the numbers are as large as is
        left."""
        on = on_slip(ruler, words, width, height)
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
