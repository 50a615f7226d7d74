"""The sheet that lies at a table: its seats, with room to count chips; who sits out. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gui.paper.grid import ASIDE, STRONG, TEXT, Cell, Column, heads, row
from gui.paper.half_sheet import (
    BOLD,
    FOOT,
    SMALL,
    Head,
    gap,
    paragraph,
    stacked,
)
from gui.paper.paper import BLACK, FIRM_MM, QUIET, THIN_MM, Face, Item, Rule, Ruler, fitted
from gui.paper.seating import Strip

SEAT_CLOSED = Face(3.85, 400, QUIET)
# A box to cross off, the room between two, and between two groups of them.
BOX_MM, BETWEEN_MM, GROUPS_MM = 4.4, 1.0, 2.4
CROSSED_MM = 2.6
BOXES_LEADING = 6.2
# Columns to count chips in: narrower ones nobody can write in.
PEN_MM, NARROWEST_PEN_MM, TOTAL_MM = 15.0, 11.0, 22.0
MOST_PENS = 7


@dataclass(frozen=True)
class SeatRow:
    """A seat. ``aside`` is said of the player, or that the seat is free or closed."""

    seat: str
    name: str = ""
    number: str = ""
    stack: str = ""
    aside: str = ""
    closed: bool = False


@dataclass(frozen=True)
class OutBlock:
    """Who sits out and how much is left; ``boxes`` to cross off, of which ``crossed`` are, in groups of
    ``group``."""

    said: str
    left: str
    boxes: int = 0
    crossed: int = 0
    group: int = 5


@dataclass(frozen=True)
class TablePiece:
    """``heads`` of seat, player, club number and stack: an empty one is left out. ``chips`` are columns to
    count in, ``total`` the last of them. ``state`` must not be missed; ``said`` are the rules and what comes
    next."""

    head: Head
    heads: tuple[str, str, str, str]
    rows: tuple[SeatRow, ...]
    chips: tuple[str, ...]
    total: str
    state: tuple[str, ...] = ()
    out: tuple[OutBlock, ...] = ()
    said: tuple[str, ...] = ()
    foot_left: str = ""
    foot_right: str = ""

    @property
    def count(self) -> int:
        return len(self.rows)

    @property
    def _columns(self) -> list[Column]:
        seat, player, number, stack = self.heads
        found = [Column(seat, 11.0), Column(player)]
        if number:
            found.append(Column(number, 17.0))
        if stack:
            found.append(Column(stack, 20.0, right=True))
        chips = self.chips if len(self.chips) <= MOST_PENS else ()
        wide = max(NARROWEST_PEN_MM, min(PEN_MM, 66.0 / max(1, len(chips))))
        return [*found, *(Column(x, wide, pen=True) for x in chips), Column(self.total, TOTAL_MM, pen=True)]

    def above(self, width: float, ruler: Ruler) -> Strip:
        state = [paragraph(x, BOLD, width, ruler, "state") for x in self.state]
        told = [gap(1.6), *state, gap(1.2)] if state else []
        return stacked([self.head.strip(width, ruler), *told, heads(self._columns, width, ruler)])

    def row(self, at: int, width: float, height: float, ruler: Ruler) -> Strip:
        found, columns = self.rows[at], self._columns
        face = SEAT_CLOSED if found.closed else STRONG
        cells = [Cell(found.seat, face, "seat"), Cell(found.name, TEXT, "name", found.aside)]
        if self.heads[2]:
            cells.append(Cell(found.number, ASIDE, "number"))
        if self.heads[3]:
            cells.append(Cell(found.stack, TEXT, "stack"))
        cells += [Cell()] * (len(columns) - len(cells))
        strip = row(cells, columns, width, height, ruler)
        if not found.closed:
            return strip
        # Nobody writes there.
        return Strip(height, (*strip.items, Rule(columns[0].width, height / 2, 44.0, ink=QUIET)))

    def below(self, width: float, ruler: Ruler) -> Strip:
        out = [_out(x, width, ruler) for x in self.out]
        said = [paragraph(x, SMALL, width, ruler, "said") for x in self.said]
        return stacked([gap(1.8), *out, *said, gap(1.6)])

    def foot(self, width: float, ruler: Ruler) -> Strip:
        right = fitted(ruler, self.foot_right, FOOT, x=width / 2, room=width / 2, baseline=2.6, right=True,
                       role="which")  # fmt: skip
        left = fitted(ruler, self.foot_left, FOOT, x=0, room=width - right.width - 6.0, baseline=2.6,
                      role="foot")  # fmt: skip
        return Strip(3.2, (left, right))


def _out(found: OutBlock, width: float, ruler: Ruler) -> Strip:
    left = fitted(ruler, found.left, SMALL, x=width / 2, room=width / 2, baseline=3.4, right=True,
                  role="left")  # fmt: skip
    said = fitted(ruler, found.said, BOLD, x=0, room=width - left.width - 4.0, baseline=3.4, role="out")
    boxes = _boxes(found, width)
    line = Rule(0, 5.2 + boxes.height, width, THIN_MM, QUIET)
    return Strip(6.4 + boxes.height, (said, left, *(x.moved(0, 5.0) for x in boxes.items), line))


def _boxes(found: OutBlock, width: float) -> Strip:
    """As many as hands are to be sat out; the ones that were are filled."""
    items, x, y = list[Item](), 0.0, 0.0
    for n in range(found.boxes):
        if n and n % found.group == 0:
            x += GROUPS_MM
        if x + BOX_MM > width:
            x, y = 0.0, y + BOXES_LEADING
        items += _box(x, y, n < found.crossed)
        x += BOX_MM + BETWEEN_MM
    return Strip(y + BOXES_LEADING if found.boxes else 0.0, tuple(items))


def _box(x: float, y: float, crossed: bool) -> Sequence[Item]:
    level = [Rule(x, y + d, BOX_MM, FIRM_MM) for d in (0, BOX_MM)]
    upright = [Rule(x + d - FIRM_MM / 2, y + BOX_MM / 2, FIRM_MM, BOX_MM + FIRM_MM) for d in (0, BOX_MM)]
    inset = (BOX_MM - CROSSED_MM) / 2
    filled = [Rule(x + inset, y + BOX_MM / 2, CROSSED_MM, CROSSED_MM, BLACK)] if crossed else []
    return [*level, *upright, *filled]
