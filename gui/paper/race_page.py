"""The dealer's sheet of a chip race: filled in at the table before, as it came out after. Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

from gui.paper.grid import STRONG, Cell, Column, heads, row
from gui.paper.half_sheet import (
    FOOT,
    LABEL,
    SMALL,
    Head,
    gap,
    paragraph,
    stacked,
)
from gui.paper.paper import Face, Item, Rule, Ruler, fitted
from gui.paper.seating import Strip

SUM = Face(4.4, 700)
PLAIN_SUM = Face(3.5)
SUMS_MM = 11.6
# Room for a pen: a number of chips, and what they come to.
PEN_COUNT, PEN_VALUE = 16.0, 24.0
SIGN_MM, SIGN_GAP = 10.4, 8.0


@dataclass(frozen=True)
class RaceLine:
    """A player: what is known is printed, the rest is room to write."""

    seat: str
    name: str
    odd: str = ""
    cards: str = ""
    gets: str = ""


@dataclass(frozen=True)
class Sum:
    """Chips out or in: a ``label`` and the ``value``; or, while it is to be written in, what the number of
    chips is multiplied by (``times``)."""

    label: str
    value: str = ""
    times: str = ""


@dataclass(frozen=True)
class RacePiece:
    """``heads`` of seat, player, odd chips, whether they are the last, cards, and what the player gets; the
    fourth is empty once it was raced. ``signed``: who signs, nobody once it is in the log."""

    head: Head
    heads: tuple[str, str, str, str, str, str]
    lines: tuple[RaceLine, ...]
    sums: tuple[Sum, ...]
    rule: str
    signed: tuple[str, ...] = ()
    foot_left: str = ""
    foot_right: str = ""
    nothing: str = ""

    @property
    def count(self) -> int:
        return len(self.lines)

    @property
    def _columns(self) -> list[Column]:
        seat, player, odd, last, cards, gets = self.heads
        asked = [Column(last, 25.0, pen=True)] if last else []
        return [
            Column(seat, 11.0), Column(player), Column(odd, 22.0, pen=True), *asked,
            Column(cards, 42.0, pen=True), Column(gets, 24.0 if last else 34.0, pen=True),
        ]  # fmt: skip

    def above(self, width: float, ruler: Ruler) -> Strip:
        head = self.head.strip(width, ruler)
        if not self.lines:
            return stacked([head, gap(4.0), paragraph(self.nothing, PLAIN_SUM, width, ruler, "nothing")])
        return stacked([head, heads(self._columns, width, ruler)])

    def row(self, at: int, width: float, height: float, ruler: Ruler) -> Strip:
        line = self.lines[at]
        asked = [Cell()] if self.heads[3] else []
        cells = [
            Cell(line.seat, STRONG, "seat"), Cell(line.name, role="name"), Cell(line.odd, STRONG, "odd"),
            *asked, Cell(line.cards, role="cards"), Cell(line.gets, STRONG, "gets"),
        ]  # fmt: skip
        return row(cells, self._columns, width, height, ruler)

    def below(self, width: float, ruler: Ruler) -> Strip:
        if not self.sums:
            return paragraph(self.rule, SMALL, width, ruler, "rule")
        sums = [_sum(x, width / len(self.sums), ruler) for x in self.sums]
        items = [x.moved(i * width / len(sums), 0) for i, strip in enumerate(sums) for x in strip.items]
        return stacked(
            [Strip(SUMS_MM, tuple(items)), paragraph(self.rule, SMALL, width, ruler, "rule"), gap(1)]
        )

    def foot(self, width: float, ruler: Ruler) -> Strip:
        """Who filled it in, over the club and which of the sheets it is."""
        items: list[Item] = []
        high = SIGN_MM if self.signed else 0.0
        step = (width + SIGN_GAP) / max(1, len(self.signed))
        for i, who in enumerate(self.signed):
            x, room = i * step, step - SIGN_GAP
            items.append(Rule(x, high - 4.6, room))
            items.append(fitted(ruler, who, LABEL, x=x, room=room, baseline=high - 1.8, role="signed"))
        right = fitted(ruler, self.foot_right, FOOT, x=width / 2, room=width / 2, baseline=high + 2.6,
                       right=True, role="which")  # fmt: skip
        left = fitted(ruler, self.foot_left, FOOT, x=0, room=width - right.width - 6.0, baseline=high + 2.6,
                      role="foot")  # fmt: skip
        return Strip(high + 3.2, (*items, left, right))


def _sum(found: Sum, width: float, ruler: Ruler) -> Strip:
    """A number of chips times their value: printed, or two lines for a pen."""
    line = SUMS_MM - 3.0
    label = fitted(ruler, found.label.upper(), LABEL, x=0, room=width - 4.0, baseline=3.4, role="label")
    if not found.times:
        value = fitted(ruler, found.value, SUM, x=0, room=width - 4.0, baseline=line, role="sum")
        return Strip(SUMS_MM, (label, value))
    room = width - PEN_COUNT - PEN_VALUE - 6.0
    times = fitted(ruler, f"× {found.times} =", PLAIN_SUM, x=PEN_COUNT + 1.6, room=room, baseline=line,
                   role="times")  # fmt: skip
    after = times.x + times.width + 1.6
    return Strip(SUMS_MM, (label, Rule(0, line + 0.6, PEN_COUNT), times, Rule(after, line + 0.6, PEN_VALUE)))
