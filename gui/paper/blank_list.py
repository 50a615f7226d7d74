"""A list to be filled in with a pen: numbered rows under the heads of their columns. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gui.paper.grid import STRONG, Cell, Column, heads, row
from gui.paper.half_sheet import stacked
from gui.paper.paper import Area, BodyPage, Ruler
from gui.paper.seating import Block, Columns, pour
from gui.paper.sheet import paragraphs

ROW_MM = 8.8


@dataclass(frozen=True)
class BlankList:
    """``rows`` are what is printed in the first column of each. ``columns`` are (label, width), the one of
    width 0 is for names."""

    columns: tuple[tuple[str, float], ...]
    rows: tuple[str, ...]
    intro: tuple[str, ...] = ()

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        columns = [Column(label, wide, pen=i > 0) for i, (label, wide) in enumerate(self.columns)]
        labels = heads(columns, area.width, ruler)
        above = paragraphs(self.intro, area.width, ruler)
        first = stacked([above, labels])
        empty = [Cell()] * (len(columns) - 1)
        rows = tuple(row([Cell(x, STRONG, "row"), *empty], columns, area.width, ROW_MM, ruler)
                     for x in self.rows)  # fmt: skip
        return pour((Block("", first, labels, rows),), Columns(1, area.width, 0), area)
