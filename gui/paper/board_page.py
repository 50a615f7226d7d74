"""A report that goes to a board: what happened as a form, and who signs for it. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gui.paper.paper import HAIRLINE, QUIET, Area, Body, BodyPage, Face, Item, Rule, Ruler, Text, fitted
from gui.paper.seating import Block, Columns, Strip, pour
from gui.paper.wrapping import wrapped

INTRO = Face(3.3)
LABEL = Face(2.9, 400, QUIET)
VALUE = Face(3.9)
STRONG = Face(3.9, 700)
SIGNED = Face(2.8, 400, QUIET)

LEADING, INTRO_LEADING = 5.4, 4.7
LEFT = 44.0
# Room for a pen over each line to sign.
SIGN_MM, SIGN_GAP = 21.0, 8.0


@dataclass(frozen=True)
class BoardPage:
    """One case on pages of its own under its own ``title``, told from the next by ``span``. ``fields`` are
    (label, words), the first of them loudest; ``signed`` what stands under the lines, two beside each
    other."""

    title: str
    span: str
    intro: tuple[str, ...]
    fields: tuple[tuple[str, str], ...]
    signed: tuple[str, ...]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        head = _head(self.intro, area.width, ruler)
        rows = [x for i, (label, said) in enumerate(self.fields)
                for x in _field(label, said, STRONG if not i else VALUE, area.width, ruler)]  # fmt: skip
        blocks = (
            Block("", head, Strip(0, ()), tuple(rows)),
            Block("", _signatures(self.signed, area.width, ruler), Strip(0, ()), (), gap=6.0, whole=True),
        )
        found = pour(blocks, Columns(1, area.width, 0), area)
        return [BodyPage(x.items, self.span, self.title) for x in found]


@dataclass(frozen=True)
class Bundle:
    """Several bodies in one document, each on pages of its own."""

    bodies: tuple[Body, ...]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        return [page for body in self.bodies for page in body.pages(area, ruler)]


def _head(intro: Sequence[str], width: float, ruler: Ruler) -> Strip:
    items, y = list[Item](), 0.0
    for words in (x for said in intro for x in wrapped(ruler, said, INTRO, width)):
        y += INTRO_LEADING
        items.append(Text(0, y, ruler.width(words, INTRO), words, INTRO, "intro"))
    return Strip(y + 4.0, tuple(items))


def _field(label: str, said: str, face: Face, width: float, ruler: Ruler) -> list[Strip]:
    """A label and its words on as many lines as they take, closed by a hairline."""
    strips = []
    lines = wrapped(ruler, said, face, width - LEFT) or [""]
    for i, words in enumerate(lines):
        items: list[Item] = [Text(LEFT, 5.4, ruler.width(words, face), words, face, "value")]
        if not i:
            items.append(fitted(ruler, label, LABEL, x=0, room=LEFT - 3, baseline=5.4, role="key"))
        last = i == len(lines) - 1
        high = LEADING + (3.0 if last else 0.0)
        if last:
            items.append(Rule(0, high, width, ink=HAIRLINE))
        strips.append(Strip(high, tuple(items)))
    return strips


def _signatures(signed: Sequence[str], width: float, ruler: Ruler) -> Strip:
    items, half = list[Item](), (width - SIGN_GAP) / 2
    for i, words in enumerate(signed):
        x, y = i % 2 * (half + SIGN_GAP), (i // 2 + 1) * SIGN_MM
        items.append(Rule(x, y - 4.4, half))
        items.append(fitted(ruler, words, SIGNED, x=x, room=half, baseline=y, role="signed"))
    return Strip(SIGN_MM * -(-len(signed) // 2) + 1.0, tuple(items))
