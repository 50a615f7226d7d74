"""What all slips are drawn with: their measures, the head, the name, words that must stay whole. In mm."""

from __future__ import annotations

from dataclasses import dataclass

from gui.paper.paper import FIRM_MM, QUIET, Face, Item, Rule, Ruler, Text, clean, fitted
from gui.paper.words import Words
from gui.paper.wrapping import pieces, wrapped

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
FOOT = Face(2.6, 400, QUIET)
# How high capitals and figures stand, as a share of the em.
CAPS = 0.73
SMALLEST_NUMBER = 7.0


@dataclass(frozen=True)
class On:
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


def on_slip(ruler: Ruler, words: Words, width: float, height: float) -> On:
    """The measures of a slip of this size."""
    return On(ruler, words, width, height, min(1.0, width / USUAL_WIDTH, height / USUAL_HEIGHT))


def head(on: On, said: str, event: str, at: str) -> list[Item]:
    """What it is; at which tournament and when. A long title gives way to the time."""
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
    """What must be read whole is not cut where it can be read at all: as small as it takes."""
    width = on.ruler.width(clean(text), face)
    if width <= room:
        return face
    return face.scaled(max(room / width * 0.99, 2.8 * on.scale / face.size))
