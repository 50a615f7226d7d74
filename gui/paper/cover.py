"""How a night stands, on one page: large figures, what is owed, how to go on. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gui.paper.columns import Block, Columns, Strip, pour
from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    Area,
    Body,
    BodyPage,
    Face,
    Item,
    Rule,
    Ruler,
    Text,
    clean,
    fitted,
)
from gui.paper.wrapping import wrapped

LABEL = Face(2.35, 600, QUIET)
FIGURE = Face(7.6, 700)
SMALLEST_FIGURE = 0.45
SECTION = Face(3.7, 700)
LEAD = Face(3.3, 600)
TOLD = Face(3.3)
ASIDE = Face(3.3, 600)

ACROSS = 4
FIGURE_MM = 15.6
FIGURES_GAP = 4.0
SECTION_MM = 7.0
LEADING = 4.5
BETWEEN_MM = 1.1
GAP_MM = 3.6


@dataclass(frozen=True)
class CoverLine:
    """What it is about, what is said of it, and something short at its right."""

    lead: str
    told: str = ""
    aside: str = ""


@dataclass(frozen=True)
class Section:
    """Lines under a title. ``lead``: how wide what they are about is set (mm), 0: as its words are."""

    title: str
    lines: tuple[CoverLine, ...]
    lead: float = 42.0


@dataclass(frozen=True)
class Cover:
    """The body. ``figures`` are (label, value), four beside each other. ``parts`` are what the pack holds,
    under ``contents``; their pages are put in once they are known."""

    figures: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    contents: str = ""
    parts: tuple[str, ...] = ()
    begins: tuple[int, ...] = ()

    def numbered(self, pages: Sequence[int]) -> Body:
        return Cover(self.figures, self.sections, self.contents, self.parts, tuple(pages))

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        numbers = map(str, self.begins or (0,) * len(self.parts))
        listed = tuple(CoverLine(part, aside=n) for part, n in zip(self.parts, numbers, strict=True))
        figures = _figures(self.figures, area.width, ruler)
        blocks = [Block("", figures, Strip(0, ()), ())] if self.figures else []
        blocks += [_section(x, area.width, ruler) for x in self.sections if x.lines]
        if listed:
            blocks.append(_contents(self.contents, listed, area.width, ruler))
        return pour(tuple(blocks), Columns(1, area.width, 0), area)


def _figures(figures: Sequence[tuple[str, str]], width: float, ruler: Ruler) -> Strip:
    items, step = list[Item](), width / ACROSS
    for i, (label, value) in enumerate(figures):
        down, across = divmod(i, ACROSS)
        x, y, room = across * step, down * FIGURE_MM, step - FIGURES_GAP
        items.append(fitted(ruler, label.upper(), LABEL, x=x, room=room, baseline=y + 3.4, role="label"))
        wide = max(ruler.width(clean(value), FIGURE), 0.1)
        face = FIGURE.scaled(max(SMALLEST_FIGURE, min(1.0, room / wide * 0.99)))
        items.append(fitted(ruler, value, face, x=x, room=room, baseline=y + 11.4, role="figure"))
    rows = -(-len(figures) // ACROSS)
    height = rows * FIGURE_MM
    return Strip(height, (*items, Rule(0, height - 1.0, width, FIRM_MM)))


def _section(found: Section, width: float, ruler: Ruler) -> Block:
    rows = tuple(_line(x, found.lead, width, ruler) for x in found.lines)
    return Block("", _title(found.title, width, ruler), _title(found.title, width, ruler), rows, gap=GAP_MM)


def _title(said: str, width: float, ruler: Ruler) -> Strip:
    title = fitted(ruler, said, SECTION, x=0, room=width, baseline=4.6, role="section")
    return Strip(SECTION_MM, (title, Rule(0, SECTION_MM - 0.6, width, ink=HAIRLINE)))


def _line(line: CoverLine, lead: float, width: float, ruler: Ruler) -> Strip:
    """What it is about beside what is said; both on as many lines as they take."""
    aside = fitted(ruler, line.aside, ASIDE, x=width * 2 / 3, room=width / 3, baseline=3.8, right=True,
                   role="aside")  # fmt: skip
    end = width - (aside.width + 4.0 if aside.text else 0.0)
    start = lead if lead and line.told else (ruler.width(clean(line.lead), LEAD) + 2.5) * bool(line.told)
    items, deep = list[Item](), 0
    for words, face, x, room, role in (
        (line.lead, LEAD, 0.0, (start or end) - 3.0 * bool(start), "lead"),
        (line.told, TOLD, start, end - start, "told"),
    ):
        if not words:
            continue
        lines = wrapped(ruler, words, face, room)
        for i, part in enumerate(lines):
            items.append(Text(x, 3.8 + i * LEADING, ruler.width(part, face), part, face, role))
        deep = max(deep, len(lines))
    if aside.text:
        items.append(aside)
    return Strip(deep * LEADING + BETWEEN_MM, tuple(items))


def _contents(title: str, lines: Sequence[CoverLine], width: float, ruler: Ruler) -> Block:
    """In two columns: there are many, and all are short."""
    half, gutter = (len(lines) + 1) // 2, 9.0
    wide = (width - gutter) / 2
    rows = []
    for left in range(half):
        items = list(_line(lines[left], 0.0, wide, ruler).items)
        if left + half < len(lines):
            right = _line(lines[left + half], 0.0, wide, ruler).items
            items += [x.moved(wide + gutter, 0) for x in right]
        rows.append(Strip(LEADING + BETWEEN_MM, tuple(items)))
    head = _title(title, width, ruler)
    return Block("", head, head, tuple(rows), gap=GAP_MM, whole=True)
