"""A page as plain data: millimetres from the paper's upper left corner, words already cut to fit.

Everything is decided here and in the bodies; gui/paper/ink.py only paints. So a test reads the page
without painting it, and printer, preview and PDF cannot differ. Qt-free: widths come from a `Ruler`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Protocol

from gui.words.tr import Context

tr = Context("paper")

BLACK = "#000000"
QUIET = "#555555"
HAIRLINE = "#B4B4B4"

THIN_MM = 0.2
FIRM_MM = 0.27
THICK_MM = 0.53

# Longer than any name that could fit: shaping a pasted novel would only cost time.
LONGEST_TEXT = 200
# A name is first set a little smaller, and cut only when that is not enough.
SMALLEST_SHARE = 0.85
# A typeface is measured in whole units: cut words may be this much wider than asked.
ROUNDING = 1.005


@dataclass(frozen=True)
class Paper:
    """A sheet, upright or not. Lengths in mm."""

    name: str
    width: float
    height: float
    side: float = 13.2
    top: float = 12.7
    bottom: float = 10.0


A4 = Paper("A4", 210.0, 297.0)
LETTER = Paper("Letter", 215.9, 279.4)
PAPERS = {paper.name: paper for paper in (A4, LETTER)}


@dataclass(frozen=True)
class Face:
    """How words are set: size in mm (the em), weight 100-900, ink as #RRGGBB."""

    size: float
    weight: int = 400
    ink: str = BLACK

    def scaled(self, share: float) -> Face:
        """The same face at a share of its size."""
        return replace(self, size=self.size * share)


TITLE = Face(6.6, 700)
SUBTITLE = Face(3.3)
CLUB = Face(3.3, 700)
FOOTER = Face(2.65)
# On a sheet without head and foot: over what is cut out, where nothing stands below it, and within what
# printers can reach.
EDGE, EDGE_LINE = Face(2.2, 400, QUIET), 5.9


@dataclass(frozen=True)
class Text:
    """Words whose ink starts at x and is `width` wide, standing on the baseline."""

    x: float
    baseline: float
    width: float
    text: str
    face: Face
    role: str = ""

    def moved(self, dx: float, dy: float) -> Text:
        """The same words elsewhere."""
        return Text(self.x + dx, self.baseline + dy, self.width, self.text, self.face, self.role)


@dataclass(frozen=True)
class Rule:
    """A horizontal line whose middle lies at y."""

    x: float
    y: float
    width: float
    thickness: float = THIN_MM
    ink: str = BLACK

    def moved(self, dx: float, dy: float) -> Rule:
        """The same line elsewhere."""
        return Rule(self.x + dx, self.y + dy, self.width, self.thickness, self.ink)


Item = Text | Rule


class Ruler(Protocol):
    """Measures words. The real one is `gui.paper.ink.FontRuler`; tests hand in a simpler one."""

    def width(self, text: str, face: Face) -> float:
        """How wide the words are, in mm."""

    def elided(self, text: str, face: Face, room: float) -> str:
        """The words, cut with an ellipsis to `room` mm, never inside a letter and its accent."""


@dataclass(frozen=True)
class Area:
    """Where a body may draw, in mm."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class BodyPage:
    """What a body draws on one page, and what it holds ("A–F"), said at the head of several pages.

    ``part``: what is taken out and sent on by itself has its own title, and its pages are counted by
    themselves; ``span`` tells one such part from the next."""

    items: tuple[Item, ...]
    span: str = ""
    part: str = ""


class Body(Protocol):
    """What fills a document: a list of names, tables, later cards and slips."""

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """At least one page, each within the area."""


@dataclass(frozen=True)
class Document:
    """What is to be printed, whatever the paper. The first part of the subtitle is the club, set in bold.
    `bare`: the body has the whole sheet, without head and foot, because it is cut into pieces."""

    title: str
    body: Body
    subtitle: tuple[str, ...] = ()
    note: str = ""
    footer: str = ""
    bare: bool = False


class Opening(Body, Protocol):
    """The body that a pack begins with: it says where the others are."""

    def numbered(self, pages: Sequence[int]) -> Body:
        """The same once it is known on which page each part begins."""


@dataclass(frozen=True)
class Pack(Document):
    """Documents bound into one: its pages are counted through, those without head and foot too."""

    body: Opening
    parts: tuple[Document, ...] = ()


@dataclass(frozen=True)
class Page:
    """One finished page."""

    paper: Paper
    items: tuple[Item, ...]


def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """One line of printable text: no line breaks, control characters or direction overrides."""
    if len(text) <= longest and text.isprintable():
        return " ".join(text.split())
    kept = (mark for mark in text[: longest * 4] if mark.isspace() or not _breaks(mark))
    return " ".join("".join(kept).split())[:longest].rstrip()


def _breaks(mark: str) -> bool:
    turns = "\u202a" <= mark <= "\u202e" or "\u2066" <= mark <= "\u2069"
    return turns or unicodedata.category(mark) in ("Cc", "Cs")


def fitted(
    ruler: Ruler,
    text: str,
    face: Face,
    *,
    x: float,
    room: float,
    baseline: float,
    right: bool = False,
    role: str = "",
) -> Text:
    """Words within `room` mm from x: as they are, else a little smaller, else cut with an ellipsis."""
    words = clean(text)
    width = ruler.width(words, face)
    if width > room:
        share = max(SMALLEST_SHARE, room / width * 0.999)
        face = face.scaled(share)
        width = ruler.width(words, face)
    if width > room:
        words = ruler.elided(words, face, room)
        width = ruler.width(words, face)
        # Where not even an ellipsis fits, nothing is better than words over other words.
        if width > room * ROUNDING:
            words, width = "", 0.0
        width = min(width, room)
    return Text(x + room - width if right else x, baseline, width, words, face, role)


def body_area(paper: Paper) -> Area:
    """What the head and the foot leave of a paper."""
    top = paper.top + 17.2
    bottom = paper.height - paper.bottom - 10.2
    return Area(paper.side, top, paper.width - 2 * paper.side, bottom - top)


def lay_out(doc: Document, paper: Paper, ruler: Ruler) -> tuple[Page, ...]:
    """The whole document as pages, ready to paint."""
    if isinstance(doc, Pack):
        return _bound(doc, paper, ruler)
    if doc.bare:
        sheet = Area(0, 0, paper.width, paper.height)
        return tuple(Page(paper, body.items) for body in doc.body.pages(sheet, ruler))
    pages = []
    for (part, span), found in groupby(doc.body.pages(body_area(paper), ruler), key=_part):
        bodies = list(found)
        count, shown = len(bodies), replace(doc, title=part, note="") if part else doc
        for number, body in enumerate(bodies, 1):
            head = _head(shown, paper, ruler, span or (body.span if count > 1 else ""))
            foot = _foot(shown, paper, ruler, number, count)
            pages.append(Page(paper, (*head, *body.items, *foot)))
    return tuple(pages)


def _bound(pack: Pack, paper: Paper, ruler: Ruler) -> tuple[Page, ...]:
    whole, framed = Area(0, 0, paper.width, paper.height), body_area(paper)
    parts = [(x, x.body.pages(whole if x.bare else framed, ruler)) for x in pack.parts]
    begins, at = list[int](), 1 + len(pack.body.pages(framed, ruler))
    for _, bodies in parts:
        begins.append(at)
        at += len(bodies)
    cover: Document = replace(pack, parts=())
    pages, count = list[Page](), at - 1
    for doc, bodies in [(cover, pack.body.numbered(begins).pages(framed, ruler)), *parts]:
        for body in bodies:
            number = len(pages) + 1
            if doc.bare:
                edge = _edge(doc, paper, ruler, number, count)
                pages.append(Page(paper, (*body.items, edge)))
                continue
            head = _head(doc, paper, ruler, body.span if len(bodies) > 1 else "")
            foot = _foot(doc, paper, ruler, number, count)
            pages.append(Page(paper, (*head, *body.items, *foot)))
    return tuple(pages)


def _edge(doc: Document, paper: Paper, ruler: Ruler, page: int, pages: int) -> Text:
    """The page's number where it is cut off with the edge."""
    words, room = tr("Page {page} of {pages}", page=page, pages=pages), paper.width / 4
    return fitted(ruler, words, EDGE, x=paper.width / 5, room=room, baseline=EDGE_LINE, role="page")


def _part(body: BodyPage) -> tuple[str, str]:
    return (body.part, body.span) if body.part else ("", "")


def _head(doc: Document, paper: Paper, ruler: Ruler, span: str) -> list[Item]:
    left, room = paper.side, paper.width - 2 * paper.side
    title_line, subtitle_line, rule = paper.top + 5.6, paper.top + 10.4, paper.top + 14.0
    items: list[Item] = [Rule(left, rule, room, THICK_MM)]
    taken = 0.0
    if span:
        mark = fitted(
            ruler, span, TITLE, x=left + room / 2, room=room / 2, baseline=title_line, right=True, role="span"
        )
        items.append(mark)
        taken = mark.width + 6
    items.append(
        fitted(ruler, doc.title, TITLE, x=left, room=room - taken, baseline=title_line, role="title")
    )
    taken = 0.0
    if doc.note:
        note = fitted(
            ruler,
            doc.note,
            SUBTITLE,
            x=left + room / 2,
            room=room / 2,
            baseline=subtitle_line,
            right=True,
            role="note",
        )
        items.append(note)
        taken = note.width + 6
    items.extend(_subtitle(doc.subtitle, ruler, left, room - taken, subtitle_line))
    return items


def _subtitle(parts: tuple[str, ...], ruler: Ruler, x: float, room: float, baseline: float) -> list[Item]:
    """Club · tournament · time on one line; the longest part gives way, so that the time is still read."""
    dot = " · "
    faces = [CLUB] + [SUBTITLE] * (len(parts) - 1)
    words = [clean(part) for part in parts]
    widths = [ruler.width(word, face) for word, face in zip(words, faces, strict=False)]
    gap = ruler.width(dot, SUBTITLE)
    over = sum(widths) + gap * (len(words) - 1) - room
    for _ in words:
        if over <= 0:
            break
        longest = widths.index(max(widths))
        share = max(widths[longest] - over, room / len(words) - gap)
        over -= widths[longest] - share
        widths[longest] = share
    items: list[Item] = []
    for number, (word, face, width) in enumerate(zip(words, faces, widths, strict=False)):
        if number:
            items.append(Text(x, baseline, gap, dot, SUBTITLE))
            x += gap
        part = fitted(ruler, word, face, x=x, room=width, baseline=baseline, role="subtitle")
        items.append(part)
        x += part.width
    return items


def _foot(doc: Document, paper: Paper, ruler: Ruler, page: int, pages: int) -> list[Item]:
    left, room = paper.side, paper.width - 2 * paper.side
    rule, baseline = paper.height - paper.bottom - 6.0, paper.height - paper.bottom - 1.0
    number = fitted(
        ruler,
        tr("Page {page} of {pages}", page=page, pages=pages),
        FOOTER,
        x=left + room / 2,
        room=room / 2,
        baseline=baseline,
        right=True,
        role="page",
    )
    proof = fitted(
        ruler, doc.footer, FOOTER, x=left, room=room - number.width - 6, baseline=baseline, role="footer"
    )
    return [Rule(left, rule, room, FIRM_MM), proof, number]
