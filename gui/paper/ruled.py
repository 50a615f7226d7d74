"""A list in columns, set as large as one page takes: the structure on the wall, prizes, results.

A list that one page cannot hold goes on over several in its usual size. Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gui.paper.columns import Block, Columns, Strip, pour
from gui.paper.grid import APART, ASIDE, LABEL, Cell, Column, heads, row
from gui.paper.half_sheet import stacked
from gui.paper.paper import Area, BodyPage, Item, Rule, Ruler, clean
from gui.paper.scaling import ScaledRuler, scaled
from gui.paper.sheet import paragraphs, said

ROW_MM = 6.8
# What stands apart in the list is on a ground that a printer's grey still shows and a copy does not blacken.
BAND = "#EDEDED"
STEP = 0.05
# A column that holds names takes no less than this, in the list's usual size.
LEAST_NAME = 34.0


@dataclass(frozen=True)
class RuledRow:
    """A cell a column. ``band``: it stands apart, as a break does."""

    cells: tuple[Cell, ...]
    band: bool = False


@dataclass(frozen=True)
class RuledSheet:
    """The body. ``columns`` are (label, right-aligned); each is as wide as its words, and what is ``name``
    takes what the others leave. ``largest`` is how many times the usual size it may be set. ``spread``: what
    the names do not need is shared with the columns after them."""

    columns: tuple[tuple[str, bool], ...]
    rows: tuple[RuledRow, ...]
    name: int = 1
    intro: tuple[str, ...] = ()
    empty: str = ""
    largest: float = 1.0
    spread: bool = False

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        if not self.rows:
            return [BodyPage(said(self.intro, self.empty, area, ruler))]
        scale = self.largest
        while scale > 1.0 + STEP / 2:
            found = self._at(scale, area, ruler)
            if found is not None:
                return found
            scale -= STEP
        return self._poured(self._columns(area.width, ruler), area, ruler)

    def _at(self, scale: float, area: Area, ruler: Ruler) -> list[BodyPage] | None:
        """On one page in this size, with every name whole; None: it does not fit."""
        within = ScaledRuler(ruler, scale)
        width = area.width / scale
        columns = self._columns(width, within)
        room = width - sum(x.width for x in columns) - APART
        if room < LEAST_NAME or any(_wide(x.cells[self.name], within) > room for x in self.rows):
            return None
        pages = self._poured(columns, Area(0, 0, width, area.height / scale), within)
        if len(pages) > 1:
            return None
        items = tuple(scaled(x, scale).moved(area.x, area.y) for x in pages[0].items)
        return [BodyPage(items)]

    def _columns(self, width: float, ruler: Ruler) -> list[Column]:
        end = len(self.columns) - 1
        needs = [
            max([ruler.width(label.upper(), LABEL), *(_wide(x.cells[i], ruler) for x in self.rows)])
            for i, (label, _) in enumerate(self.columns)
        ]
        own = [min(need, width / 4) + (APART if i < end else 0.0) for i, need in enumerate(needs)]
        room = width - sum(x for i, x in enumerate(own) if i != self.name)
        spare = max(0.0, room - needs[self.name] - APART) if self.spread else 0.0
        between = range(self.name + 1, end)
        share = spare / (len(between) + 1)
        return [
            Column(label, 0.0 if i == self.name else own[i] + share * (i in between), right, last=i == end)
            for i, (label, right) in enumerate(self.columns)
        ]

    def _poured(self, columns: Sequence[Column], area: Area, ruler: Ruler) -> list[BodyPage]:
        labels = heads(columns, area.width, ruler)
        above = paragraphs(self.intro, area.width, ruler)
        first = stacked([above, labels])
        rows = tuple(self._row(x, columns, area.width, ruler) for x in self.rows)
        return pour((Block("", first, labels, rows),), Columns(1, area.width, 0), area)

    def _row(self, found: RuledRow, columns: Sequence[Column], width: float, ruler: Ruler) -> Strip:
        made = row(found.cells, columns, width, ROW_MM, ruler)
        if not found.band:
            return made
        ground: list[Item] = [Rule(0, ROW_MM / 2, width, ROW_MM, BAND)]
        return replace(made, items=(*ground, *made.items))


def _wide(cell: Cell, ruler: Ruler) -> float:
    """How much room the cell's words take."""
    aside = ruler.width(clean(cell.aside), ASIDE) + 2.0 if cell.aside else 0.0
    return aside + (ruler.width(clean(cell.text), cell.face) if cell.text else 0.0)
