"""A move slip to be filled in with a pen, for the rest of a night without the PC. Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

from gui.paper.paper import THIN_MM, Item, Rule, Ruler
from gui.paper.slip_parts import BOTTOM, FOOT, LABEL, On, head, on_slip
from gui.paper.words import Words

# Where each line to write on is, and its first and last share of the slip's width: name; table, seat, from;
# dealt in, time.
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

    def items(self, width: float, height: float, ruler: Ruler, words: Words) -> list[Item]:
        on = on_slip(ruler, words, width, height)
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
