"""Sheets for the tables, two to a page: a head, rows to write in, what stands below them. Lengths in mm.

Each is whole in itself, as a slip is: it is cut out and carried to its table. One that is too long for half a
page gets a page of its own, uncut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from gui.paper.ink import scaled
from gui.paper.paper import FIRM_MM, QUIET, Area, BodyPage, Face, Item, Rule, Ruler, Text, fitted
from gui.paper.seating import Strip
from gui.paper.slips import dashes_across
from gui.paper.wrapping import wrapped

# Printers leave a sheet's edge white, and nobody cuts on the millimetre.
SIDE, TOP, BOTTOM = 11.0, 8.8, 7.0
# A row to write in is never lower than this, and needs no more than that.
LEAST_ROW, MOST_ROW = 6.0, 9.4

EMPTY = Face(4.1)


class TableSheetPiece(Protocol):
    """What is printed for one table. Each part is drawn from its own upper left corner."""

    @property
    def count(self) -> int:
        """How many rows."""

    def above(self, width: float, ruler: Ruler) -> Strip: ...

    def row(self, at: int, width: float, height: float, ruler: Ruler) -> Strip: ...

    def below(self, width: float, ruler: Ruler) -> Strip: ...

    def foot(self, width: float, ruler: Ruler) -> Strip: ...


@dataclass(frozen=True)
class _Measured:
    """The parts that do not stretch."""

    above: Strip
    below: Strip
    foot: Strip

    @property
    def fixed(self) -> float:
        return self.above.height + self.below.height + self.foot.height


@dataclass(frozen=True)
class HalfSheets:
    """The body of a document of such sheets; the document is bare where there are any."""

    pieces: tuple[TableSheetPiece, ...]
    empty: str = ""

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        if not self.pieces:
            said = fitted(
                ruler, self.empty, EMPTY, x=area.x, room=area.width, baseline=area.y + 6.0, role="nobody"
            )  # fmt: skip
            return [BodyPage((said,))]
        width, height = area.width - 2 * SIDE, area.height / 2 - TOP - BOTTOM
        found, here = list[BodyPage](), list[tuple[Item, ...]]()
        for piece in self.pieces:
            parts = _measured(piece, width, ruler)
            half = parts.fixed + piece.count * LEAST_ROW <= height
            if here and (len(here) == 2 or not half):
                found.append(_halves(here, area))
                here = []
            if half:
                here.append(_laid(piece, parts, width, height, ruler))
            else:
                items = _whole(piece, parts, width, area.height - TOP - BOTTOM, ruler)
                found.append(BodyPage(_moved(items, area.x + SIDE, area.y + TOP)))
        return [*found, _halves(here, area)] if here else found


def _measured(piece: TableSheetPiece, width: float, ruler: Ruler) -> _Measured:
    return _Measured(piece.above(width, ruler), piece.below(width, ruler), piece.foot(width, ruler))


def _laid(
    piece: TableSheetPiece, parts: _Measured, width: float, height: float, ruler: Ruler
) -> tuple[Item, ...]:
    """The parts under each other, the rows as high as there is room, the foot at the bottom."""
    most = (height - parts.fixed) / max(1, piece.count)
    high = max(LEAST_ROW, min(MOST_ROW, most))
    items, y = [*parts.above.items], parts.above.height
    for at in range(piece.count):
        items += _moved(piece.row(at, width, high, ruler).items, 0, y)
        y += high
    items += _moved(parts.below.items, 0, y)
    return (*items, *_moved(parts.foot.items, 0, height - parts.foot.height))


def _whole(
    piece: TableSheetPiece, parts: _Measured, width: float, height: float, ruler: Ruler
) -> tuple[Item, ...]:
    """On a page of its own; what not even that holds is set as much smaller as it takes."""
    share = 1.0
    while (need := parts.fixed + piece.count * LEAST_ROW) > height / share:
        share *= min(0.98, height / share / need)
        parts = _measured(piece, width / share, ruler)
    items = _laid(piece, parts, width / share, height / share, ruler)
    return items if share == 1.0 else tuple(scaled(x, share) for x in items)


def _moved(items: Sequence[Item], dx: float, dy: float) -> tuple[Item, ...]:
    return tuple(item.moved(dx, dy) for item in items)


def _halves(here: Sequence[tuple[Item, ...]], area: Area) -> BodyPage:
    """One or two sheets, and where they are cut apart."""
    middle = area.y + area.height / 2
    found = [x for i, piece in enumerate(here)
             for x in _moved(piece, area.x + SIDE, area.y + i * area.height / 2 + TOP)]  # fmt: skip
    return BodyPage((*found, *dashes_across(area.x, middle, area.width)))


# -- the head of such a sheet --------------------------------------------------------------------------

KIND = Face(2.9, 700)
WHEN = Face(3.05)
LABEL = Face(2.35, 600, QUIET)
NUMBER = Face(12.0, 700)
MARKED = 0.82
FACT = Face(9.0, 700)
BOLD = Face(3.1, 600)
SMALL = Face(2.75)
FOOT = Face(2.6, 400, QUIET)
LEADING = 3.7
HEAD_MM = 20.0


@dataclass(frozen=True)
class Head:
    """What stands at the top of a sheet. ``facts`` are (label, value), beside the table's number."""

    kind: str
    event: str
    time: str
    label: str
    table: str
    facts: tuple[tuple[str, str], ...]

    def strip(self, width: float, ruler: Ruler) -> Strip:
        """Kind and time on a line; under it the table's number, to be read from across the table."""
        kind = fitted(ruler, self.kind, KIND, x=0, room=width / 3, baseline=2.4, role="kind")
        time = fitted(ruler, self.time, WHEN, x=width * 0.6, room=width * 0.4, baseline=2.4, right=True,
                      role="time")  # fmt: skip
        left = kind.width + 6.0
        event = fitted(ruler, self.event, WHEN, x=left, room=time.x - 4.0 - left, baseline=2.4, right=True,
                       role="event")  # fmt: skip
        items: list[Item] = [kind, event, time, Rule(0, 4.4, width, FIRM_MM)]
        items.append(fitted(ruler, self.label.upper(), LABEL, x=0, room=40, baseline=8.4, role="label"))
        # a name may have dots or rings above its capitals, which figures have not
        face = NUMBER if self.table.isascii() else NUMBER.scaled(MARKED)
        number = fitted(ruler, self.table, face, x=0, room=width * 0.34, baseline=18.6, role="table")
        items.append(number)
        start = max(width * 0.2, number.width + 8.0)
        step = (width - start) / max(1, len(self.facts))
        for i, (label, value) in enumerate(self.facts):
            x = start + i * step
            room = step - (4.0 if i < len(self.facts) - 1 else 0.0)
            items.append(fitted(ruler, label.upper(), LABEL, x=x, room=room, baseline=8.4, role="label"))
            face = FACT if ruler.width(value, FACT) <= room else FACT.scaled(0.68)
            items.append(fitted(ruler, value, face, x=x, room=room, baseline=18.6, role="fact"))
        return Strip(HEAD_MM, tuple(items))


def paragraph(said: str, face: Face, width: float, ruler: Ruler, role: str, x: float = 0.0) -> Strip:
    """A sentence on as many lines as it takes."""
    items: list[Item] = []
    for i, words in enumerate(wrapped(ruler, said, face, width - x)):
        items.append(Text(x, LEADING * i + 2.9, ruler.width(words, face), words, face, role))
    return Strip(LEADING * len(items), tuple(items))


def stacked(strips: Sequence[Strip]) -> Strip:
    """Under each other."""
    items, y = list[Item](), 0.0
    for strip in strips:
        items += _moved(strip.items, 0, y)
        y += strip.height
    return Strip(y, tuple(items))


def gap(height: float) -> Strip:
    return Strip(height, ())
