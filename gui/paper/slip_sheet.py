"""Slips to be cut out and handed over, eight on a sheet.

Each slip is whole in itself, so the sheet has no head and no foot, and the last of several sheets is marked
for cutting only where there are slips. Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from gui.paper.cutting import dashes_across, dashes_down
from gui.paper.paper import Area, BodyPage, Face, Item, Ruler, fitted
from gui.paper.words import Words

# A slip's least size: two beside each other and four above each other on A4 and on Letter.
NARROWEST, LOWEST = 98.0, 66.0

EMPTY = Face(4.1)


class SlipPiece(Protocol):
    """What one slip says: a move, a seat, a payout."""

    def items(self, width: float, height: float, ruler: Ruler, words: Words) -> list[Item]:
        """All of it, from its own upper left corner."""


@dataclass(frozen=True)
class SlipSheet:
    """The body of a document of slips; the document is bare."""

    slips: tuple[SlipPiece, ...]
    words: Words = field(default_factory=Words)
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
            items.extend(item.moved(x, y) for item in slip.items(width, height, ruler, self.words))
            if column < across - 1:
                items.extend(dashes_down(x + width, y, height))
            if row < down - 1:
                items.extend(dashes_across(x, y + height, width))
        return BodyPage(tuple(items))
