"""Sheets of one column: numbered lists of people and tables, and reports in paragraphs. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gui.paper.paper import FIRM_MM, HAIRLINE, QUIET, Area, BodyPage, Face, Item, Rule, Ruler, Text, fitted
from gui.paper.seating import Block, Columns, Strip, pour
from gui.paper.wrapping import wrapped

LEAD = Face(4.4, 700)
TEXT = Face(4.1)
ASIDE = Face(3.3, 400, QUIET)
LABEL = Face(2.5, 600, QUIET)
INTRO = Face(3.3)
EMPTY = Face(4.1)
WHAT = Face(3.7, 600)
SMALL = Face(2.8, 400, QUIET)
TIME = Face(3.7, 700)
KEY = Face(2.9, 400, QUIET)
TOLD = Face(3.3)

ROW_MM = 8.6
INTRO_LEADING = 4.7
TOLD_LEADING = 4.6
REPORT_LEFT = 30.0
REPORT_KEY = 24.0


@dataclass(frozen=True)
class Line:
    """One row: what it is found by, who or what it is, and what is said of it at the right."""

    lead: str
    text: str
    aside: str = ""


@dataclass(frozen=True)
class LineSheet:
    """A list of lines under sentences that say what it is. `heads` name the columns."""

    lines: tuple[Line, ...]
    intro: tuple[str, ...] = ()
    empty: str = ""
    heads: tuple[str, str, str] = ("", "", "")

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        if not self.lines:
            return [BodyPage(said(self.intro, self.empty, area, ruler))]
        lead = max(ruler.width(x, LEAD) for x in [y.lead for y in self.lines])
        lead = min(area.width / 3, max(lead, ruler.width(self.heads[0], LABEL)))
        start = lead + 7.0
        labels = self._labels(area.width, lead, start, ruler)
        intro = paragraphs(self.intro, area.width, ruler)
        head = Strip(
            intro.height + labels.height, (*intro.items, *(x.moved(0, intro.height) for x in labels.items))
        )
        rows = tuple(_row(x, area.width, lead, start, ruler) for x in self.lines)
        return pour((Block("", head, labels, rows),), Columns(1, area.width, 0), area)

    def _labels(self, width: float, lead: float, start: float, ruler: Ruler) -> Strip:
        a, b, c = self.heads
        return Strip(
            6.0,
            (
                fitted(ruler, a, LABEL, x=0, room=lead, baseline=4.1, role="label"),
                fitted(ruler, b, LABEL, x=start, room=width / 2 - start, baseline=4.1, role="label"),
                fitted(ruler, c, LABEL, x=width / 2, room=width / 2, baseline=4.1, right=True, role="label"),
                Rule(0, 6.0, width, FIRM_MM),
            ),
        )


def _row(line: Line, width: float, lead: float, start: float, ruler: Ruler) -> Strip:
    at = ROW_MM - 2.8
    aside = fitted(
        ruler, line.aside, ASIDE, x=width / 2, room=width / 2, baseline=at, right=True, role="aside"
    )
    room = width - start - (aside.width + 5.0 if aside.text else 0)
    return Strip(
        ROW_MM,
        (
            fitted(ruler, line.lead, LEAD, x=0, room=lead, baseline=at, role="lead"),
            fitted(ruler, line.text, TEXT, x=start, room=room, baseline=at, role="text"),
            aside,
            Rule(0, ROW_MM, width, ink=HAIRLINE),
        ),
    )


def paragraphs(texts: Sequence[str], width: float, ruler: Ruler) -> Strip:
    """Sentences at the head of a sheet, each on lines of its own."""
    items: list[Item] = []
    y = 0.0
    for words in (x for text in texts for x in wrapped(ruler, text, INTRO, width)):
        y += INTRO_LEADING
        items.append(Text(0, y, ruler.width(words, INTRO), words, INTRO, "intro"))
    return Strip(y + (3.4 if y else 0.0), tuple(items))


def said(intro: Sequence[str], empty: str, area: Area, ruler: Ruler) -> tuple[Item, ...]:
    """A sheet with nothing to list: it says so."""
    above = paragraphs(intro, area.width, ruler)
    lines = [
        Text(0, above.height + 5.0 + i * 5.6, ruler.width(x, EMPTY), x, EMPTY, "nobody")
        for i, x in enumerate(wrapped(ruler, empty, EMPTY, area.width))
    ]
    return tuple(x.moved(area.x, area.y) for x in (*above.items, *lines))


@dataclass(frozen=True)
class Told:
    """One paragraph of a report: when and where it is found in the log, what was done, and what is said of
    it as (label, words)."""

    time: str
    date: str
    number: str
    what: str
    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Listing:
    """A list of lines after the paragraphs, under a title of its own."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Report:
    """Paragraphs kept whole where a page can hold them, a list after them, and a line to sign at the end."""

    told: tuple[Told, ...]
    intro: tuple[str, ...] = ()
    empty: str = ""
    signed: str = ""
    listing: Listing | None = None

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        if not self.told and self.listing is None:
            return [BodyPage(said(self.intro, self.empty, area, ruler))]
        intro = paragraphs((*self.intro, *(() if self.told else (self.empty,))), area.width, ruler)
        blocks = [_told(x, area.width, ruler) for x in self.told]
        if self.listing is not None:
            blocks.append(_listed(self.listing, area.width, ruler))
        first = blocks[0]
        head = Strip(
            intro.height + first.head.height,
            (*intro.items, *(x.moved(0, intro.height) for x in first.head.items)),
        )
        blocks[0] = Block("", head, first.again, first.rows, whole=first.whole)
        if self.signed:
            # With what stands before it: a page with nothing but a line to sign says nothing.
            last = blocks[-1]
            blocks[-1] = replace(last, rows=(*last.rows, _signature(self.signed, ruler)))
        return pour(tuple(blocks), Columns(1, area.width, 0), area)


def _listed(listing: Listing, width: float, ruler: Ruler) -> Block:
    lead = max(ruler.width(x.lead, LEAD) for x in listing.lines)
    lead = min(width / 3, lead)
    title = fitted(ruler, listing.title, WHAT, x=0, room=width, baseline=5.8, role="listing")
    head = Strip(8.0, (title, Rule(0, 8.0, width, FIRM_MM)))
    rows = tuple(_row(x, width, lead, lead + 7.0, ruler) for x in listing.lines)
    return Block("", head, head, rows, gap=6.0)


def _told(told: Told, width: float, ruler: Ruler) -> Block:
    room = width - REPORT_LEFT
    what = wrapped(ruler, told.what, WHAT, room)
    head: list[Item] = []
    for words, face, y, role in (
        (told.time, TIME, 5.8, "time"),
        (told.date, SMALL, 10.2, "date"),
        (told.number, SMALL, 14.2, "action"),
    ):  # fmt: skip
        head.append(fitted(ruler, words, face, x=0, room=REPORT_LEFT - 3, baseline=y, role=role))
    for i, words in enumerate(what):
        y = 5.8 + i * 5.0
        head.append(Text(REPORT_LEFT, y, ruler.width(words, WHAT), words, WHAT, "what"))
    rows = [x for label, text in told.parts for x in _part(label, text, room, ruler)]
    # Under the date and the number where there is little to say, and nothing of the next before the line.
    used = 3.2 + len(what) * 5.0
    end = max(3.4, 17.0 - used - len(rows) * TOLD_LEADING)
    rows.append(Strip(end, (Rule(0, end, width, ink=HAIRLINE),)))
    again = fitted(ruler, told.number, SMALL, x=0, room=REPORT_LEFT - 3, baseline=3.4, role="action")
    return Block(
        "", Strip(used, tuple(head)), Strip(5.0, (again,)), tuple(rows), gap=1.6,
        whole=True,
    )  # fmt: skip


def _part(label: str, text: str, room: float, ruler: Ruler) -> list[Strip]:
    strips = []
    for i, words in enumerate(wrapped(ruler, text, TOLD, room - REPORT_KEY)):
        items: list[Item] = [
            Text(REPORT_LEFT + REPORT_KEY, 3.6, ruler.width(words, TOLD), words, TOLD, "told")
        ]
        if not i:
            key = fitted(ruler, label, KEY, x=REPORT_LEFT, room=REPORT_KEY - 2, baseline=3.6, role="key")
            items.append(key)
        strips.append(Strip(TOLD_LEADING, tuple(items)))
    return strips


def _signature(words: str, ruler: Ruler) -> Strip:
    """Room for a pen over a line."""
    label = fitted(ruler, words, SMALL, x=0, room=90, baseline=26.0, role="signed")
    return Strip(28.0, (Rule(0, 22.0, 90.0), label))
