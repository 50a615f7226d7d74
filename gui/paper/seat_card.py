"""What a seat card says: who, and table and seat as large as the card takes. Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

from gui.paper.paper import Face, Item, Ruler, Text, clean, fitted
from gui.paper.slip_parts import BOTTOM, CAPS, FOOT, LABEL, On, head, name_of, on_slip, whole
from gui.paper.words import Words

NUMBER = Face(27.0, 700)
FACT = Face(4.0, 700)
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

    def items(self, width: float, height: float, ruler: Ruler, words: Words) -> list[Item]:
        on = on_slip(ruler, words, width, height)
        named, below, _ = name_of(on, self.name, self.club_number)
        foot = on.height - BOTTOM * on.scale
        facts = foot - FACTS_MM * on.scale
        above = facts - FACT.size * CAPS * on.scale if self.facts else foot - FOOT.size * on.scale
        number = on.fit(self.number, FOOT, on.left, on.room, foot, "action", right=True)
        proof = on.fit(self.foot, FOOT, on.left, on.room - number.width - 4 * on.scale, foot, "foot")
        return [
            *head(on, self.kind, self.event, self.time), *named, *self._numbers(on, below, above),
            *self._facts(on, facts), number, proof,
        ]  # fmt: skip

    def _numbers(self, on: On, above: float, below: float) -> list[Item]:
        labels = above + 5.8 * on.scale
        gap = GAP * on.scale
        size = min(NUMBER.size * on.scale, (below - ROOM_MM * on.scale - labels - gap) / CAPS)
        line, face = labels + gap + size * CAPS, Face(size, NUMBER.weight)
        seat = clean(self.seat)
        wide = on.ruler.width(seat, face)
        most = on.room - wide - SPACE * on.scale
        table_face = whole(on, self.table, face, most)
        table = fitted(on.ruler, self.table, table_face, x=on.left, room=most, baseline=line, role="table")
        at = max(min(on.width / 2, on.left + on.room - wide), on.left + table.width + SPACE * on.scale)
        return [
            on.fit(on.words.table.upper(), LABEL, on.left, at - on.left - gap, labels, "label"),
            on.fit(on.words.seat.upper(), LABEL, at, on.left + on.room - at, labels, "label"),
            table,
            Text(at, line, wide, seat, face, "seat"),
        ]

    def _facts(self, on: On, line: float) -> list[Item]:
        items, x = list[Item](), on.left
        for i, (label, value) in enumerate(self.facts, 1):
            end = on.left + on.room * i / len(self.facts)
            said = on.fit(label.upper(), LABEL, x, end - x, line, "label")
            start = said.x + said.width + GAP * on.scale
            fact = on.fit(value, FACT, start, end - start - SPACE / 2 * on.scale, line, "fact")
            items += [said, fact]
            x = fact.x + fact.width + SPACE / 2 * on.scale
        return items
