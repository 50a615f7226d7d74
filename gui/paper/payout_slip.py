"""What a payout slip says: who gets what for which place, and where it is signed for. Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

from gui.paper.paper import THIN_MM, Face, Item, Rule, Ruler, clean, fitted
from gui.paper.slip_parts import (
    BOTTOM,
    CAPS,
    FOOT,
    LABEL,
    NUMBER,
    TOP,
    On,
    head,
    name_of,
    on_slip,
    whole,
)
from gui.paper.words import Words

# Where the sum begins: a place of two figures, or a shared one set smaller, stands before it.
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

    def items(self, width: float, height: float, ruler: Ruler, words: Words) -> list[Item]:
        on = on_slip(ruler, words, width, height)
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
    """Where the name is written."""
    return Rule(on.left, (TOP + 12.6) * on.scale, on.room, THIN_MM)
