"""A page as plain data: millimetres from the paper's upper left corner, words already cut to fit.

Everything is decided here and in the bodies; gui/paper/ink.py only paints. So a test reads the page
without painting it, and printer, preview and PDF cannot differ. Qt-free: widths come from a `Ruler`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple, Protocol

from gui.words.tr import PAPER, Context

tr = Context("paper")

BLACK = "#000000"
QUIET = "#555555"
HAIRLINE = "#B4B4B4"

THIN_MM = 0.2
FIRM_MM = 0.27
THICK_MM = 0.53

# Longer than any name that could fit, and than any reason a director types: shaping a pasted novel
# would only cost time.
LONGEST_TEXT, LONGEST_PARAGRAPH = 200, 2000
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


class Face(NamedTuple):
    """The look of words: size in mm (the em), weight 100-900, ink as #RRGGBB; ``caps``: in capitals."""

    size: float
    weight: int = 400
    ink: str = BLACK
    caps: bool = False

    def scaled(self, share: float) -> Face:
        """Return the same face at a share of its size."""
        return self._replace(size=self.size * share)


TITLE = Face(6.6, 700)
SUBTITLE = Face(3.3)
CLUB = Face(3.3, 700)
FOOTER = Face(2.65)
EMPTY = Face(4.1)
# The height of head and foot, with the white between them and the body.
HEAD_MM, FOOT_MM = 17.2, 10.2
# On a sheet without head and foot: over what is cut out, where nothing stands below it, and within what
# printers can reach.
EDGE, EDGE_LINE = Face(2.2, 400, QUIET), 5.9


class Text(NamedTuple):
    """Words whose ink starts at x and is `width` wide, standing on the baseline."""

    x: float
    baseline: float
    width: float
    text: str
    face: Face
    role: str = ""

    def moved(self, dx: float, dy: float) -> Text:
        """Return the same words elsewhere."""
        return Text(self.x + dx, self.baseline + dy, *self[2:])

    def scaled(self, share: float) -> Text:
        """Return the same words at a share of their size, as far from the corner as that makes them."""
        x, baseline, width, text, face, role = self
        return Text(x * share, baseline * share, width * share, text, face.scaled(share), role)


class Rule(NamedTuple):
    """A horizontal line whose middle lies at y."""

    x: float
    y: float
    width: float
    thickness: float = THIN_MM
    ink: str = BLACK

    def moved(self, dx: float, dy: float) -> Rule:
        """Return the same line elsewhere."""
        return Rule(self.x + dx, self.y + dy, *self[2:])

    def scaled(self, share: float) -> Rule:
        """Return the same line at a share of its size, as far from the corner as that makes it; no line (what
        is thicker is a ground) becomes thicker than the one under the page's head."""
        x, y, width, thickness, ink = self
        thick = thickness * share if thickness > THICK_MM else min(THICK_MM, thickness * share)
        return Rule(x * share, y * share, width * share, thick, ink)


class Outline(NamedTuple):
    """A line through points from one to the next, or what they enclose, ``filled``: a stroke, a ring, a
    star. ``points`` are (x, y)."""

    points: tuple[tuple[float, float], ...]
    thickness: float = THIN_MM
    ink: str = BLACK
    filled: bool = False

    def moved(self, dx: float, dy: float) -> Outline:
        """Return the same line elsewhere."""
        return self._replace(points=tuple((x + dx, y + dy) for x, y in self.points))

    def scaled(self, share: float) -> Outline:
        """Return the same line at a share of its size, as far from the corner as that makes it."""
        points = tuple((x * share, y * share) for x, y in self.points)
        return self._replace(points=points, thickness=self.thickness * share)


Item = Text | Rule | Outline


class Ruler(Protocol):
    """Measures words. The real one is `gui.paper.ink.FontRuler`; tests hand in a simpler one."""

    def width(self, text: str, face: Face) -> float:
        """Return the width of the words (mm)."""

    def elided(self, text: str, face: Face, room: float) -> str:
        """Return the words, cut with an ellipsis to `room` mm, never inside a letter and its accent."""


@dataclass(frozen=True)
class ScaledRuler:
    """Measures words as they will be once all is `share` times as large: a typeface is set tighter from a
    certain size on."""

    ruler: Ruler
    share: float

    def width(self, text: str, face: Face) -> float:
        return self.ruler.width(text, face.scaled(self.share)) / self.share

    def elided(self, text: str, face: Face, room: float) -> str:
        return self.ruler.elided(text, face.scaled(self.share), room * self.share)


# -- words ----------------------------------------------------------------------------------------------


def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return one line of printable text, without line breaks, control characters, direction overrides."""
    if len(text) <= longest and text.isprintable():
        return " ".join(text.split())
    kept = (mark for mark in text[: longest * 4] if mark.isspace() or not _breaks(mark))
    return " ".join("".join(kept).split())[:longest].rstrip()


def _breaks(mark: str) -> bool:
    turns = "\u202a" <= mark <= "\u202e" or "\u2066" <= mark <= "\u2069"
    return turns or unicodedata.category(mark) in ("Cc", "Cs")


# A line may end after blanks, and after a hyphen between two parts of a word.
_BREAKS = re.compile(r"(?<=\s)(?=\S)|(?<=\w\w-)(?=\w\w)")


def pieces(text: str) -> list[str]:
    """Return the parts that stay on one line as long as they fit: words, and parts of them up to a hyphen."""
    return [x.rstrip() for x in _BREAKS.split(clean(text, LONGEST_PARAGRAPH)) if x]


def wrapped(ruler: Ruler, text: str, face: Face, room: float, most: int = 0) -> list[str]:
    """Return the lines, each at most `room` mm wide; with `most`, no more than so many, the last one cut with
    an ellipsis. What is longer than a line is broken."""
    rest = clean(text, LONGEST_PARAGRAPH)
    lines: list[str] = []
    while rest:
        if ruler.width(rest, face) <= room:
            return [*lines, rest]
        if most and len(lines) == most - 1:
            return [*lines, ruler.elided(rest, face, room)]
        line = _line(ruler, rest, face, room)
        lines.append(line.rstrip())
        rest = rest[len(line) :].lstrip()
    return lines


def _line(ruler: Ruler, rest: str, face: Face, room: float) -> str:
    """Return as much of the text as fits on one line."""
    ends = [0, *[x.start() for x in _BREAKS.finditer(rest)], len(rest)]
    whole = _fitting(ruler, rest, ends, face, room)
    # a word longer than the line is broken after at least one letter, so that this always ends
    return rest[: whole or _fitting(ruler, rest, range(1, len(rest.split(" ", 1)[0]) + 1), face, room)]


def _fitting(ruler: Ruler, text: str, ends: Sequence[int], face: Face, room: float) -> int:
    """Return the last of these ends up to which the text fits, the first if it fits to none."""
    low, high = 0, len(ends) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if ruler.width(text[: ends[middle]].rstrip(), face) <= room:
            low = middle
        else:
            high = middle - 1
    return ends[low]


# -- what is painted ------------------------------------------------------------------------------------


class Drawing:
    """Words and lines from the upper left corner of a row, a card, a sheet or a page's head. Whoever draws
    says how high it is."""

    def __init__(self, ruler: Ruler, width: float, height: float = 0.0) -> None:
        self.ruler, self.width, self.height = ruler, width, height
        self.items: list[Item] = []

    def text(
        self,
        words: str,
        face: Face,
        baseline: float,
        role: str,
        x: float = 0.0,
        room: float | None = None,
        *,
        right: bool = False,
    ) -> Text:
        """Write words on one line within `room` from x (else to the right edge): as they are, else a little
        smaller, else cut with an ellipsis."""
        room = self.width - x if room is None else max(0.0, room)
        words = clean(words)
        width = self.ruler.width(words, face)
        if width > room:
            face = face.scaled(max(SMALLEST_SHARE, room / width * 0.999))
            width = self.ruler.width(words, face)
        if width > room:
            words = self.ruler.elided(words, face, room)
            width = self.ruler.width(words, face)
            # If not even an ellipsis fits, nothing is written: words over other words are worse.
            if width > room * ROUNDING:
                words, width = "", 0.0
            width = min(width, room)
        text = Text(x + room - width if right else x, baseline, width, words, face, role)
        self.items.append(text)
        return text

    def exactly(self, words: str, face: Face, baseline: float, role: str, x: float = 0.0) -> Text:
        """Write words that are known to fit."""
        text = Text(x, baseline, self.ruler.width(words, face), words, face, role)
        self.items.append(text)
        return text

    def lines(
        self,
        words: str,
        face: Face,
        baseline: float,
        role: str,
        x: float = 0.0,
        room: float | None = None,
        *,
        leading: float,
        most: int = 0,
    ) -> int:
        """Write words on as many lines as they take, the first on the baseline; return how many."""
        found = wrapped(self.ruler, words, face, self.width - x if room is None else room, most)
        for i, line in enumerate(found):
            self.exactly(line, face, baseline + i * leading, role, x)
        return len(found)

    def read_last(self, text: Text) -> None:
        """Have this drawing read after those drawn since: a PDF is read and copied in the order it was
        drawn."""
        self.items.remove(text)
        self.items.append(text)

    def rule(
        self,
        y: float,
        x: float = 0.0,
        width: float | None = None,
        thickness: float = THIN_MM,
        ink: str = BLACK,
    ) -> None:
        """Draw a line; without `width` it reaches to the right edge."""
        self.items.append(Rule(x, y, self.width - x if width is None else width, thickness, ink))

    def box(self, y: float, x: float, side: float) -> None:
        """Draw a square to tick or to cross off, its corner there."""
        for d in (0.0, side):
            self.rule(y + d, x, side, FIRM_MM)
            self.rule(y + side / 2, x + d - FIRM_MM / 2, FIRM_MM, side + FIRM_MM)

    def put(self, other: Drawing, x: float = 0.0, y: float = 0.0) -> None:
        """Put the other drawing with its corner there."""
        self.items += [item.moved(x, y) for item in other.items]

    def under(self, *others: Drawing) -> Drawing:
        """Return this drawing with the others under it."""
        for other in others:
            self.put(other, 0.0, self.height)
            self.height += other.height
        return self


class Area(NamedTuple):
    """The room in which a body may draw, in mm; its upper left corner is the body's."""

    width: float
    height: float


@dataclass(frozen=True)
class BodyPage:
    """A body's drawing of one page, and what it holds ("A–F"), said at the head of several pages.

    ``part``: what is taken out and sent on by itself has its own title, and its pages are counted by
    themselves; ``span`` tells one such part from the next."""

    items: tuple[Item, ...]
    span: str = ""
    part: str = ""


def set_at(
    share: float, area: Area, ruler: Ruler, draw: Callable[[Area, Ruler], list[BodyPage]]
) -> list[BodyPage]:
    """Return the pages `share` times as large as they are drawn: in the usual size, on paper that much
    smaller."""
    if share == 1.0:
        return draw(area, ruler)
    pages = draw(Area(area.width / share, area.height / share), ScaledRuler(ruler, share))
    return [replace(page, items=tuple(x.scaled(share) for x in page.items)) for page in pages]


def paragraphs(texts: Sequence[str], width: float, ruler: Ruler, below: float = 3.4) -> Drawing:
    """Set sentences at the head of a sheet, each on lines of its own."""
    found = Drawing(ruler, width)
    for text in texts:
        found.height += 4.7 * found.lines(text, SUBTITLE, found.height + 4.7, "intro", leading=4.7)
    found.height += below if found.items else 0.0
    return found


# -- documents ------------------------------------------------------------------------------------------


class Body(Protocol):
    """The body of a document: a list of names, tables, cards, slips."""

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Return the pages, at least one, each within the area."""


@dataclass(frozen=True)
class Nothing:
    """A page with nothing to list: it says so."""

    words: str
    intro: Sequence[str] = ()

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        page = paragraphs(self.intro, area.width, ruler)
        page.lines(self.words, EMPTY, page.height + 6.0, "nobody", leading=5.6)
        return [BodyPage(tuple(page.items))]


@dataclass(frozen=True)
class DrawnForA4:
    """Pages drawn for A4, each set as large as its sheet takes it, in the middle."""

    pieces: Sequence[Callable[[Drawing], object]]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        def drawn(within: Area, ruler: Ruler) -> list[BodyPage]:
            found = []
            for draw in self.pieces:
                page, on = Drawing(ruler, within.width), Drawing(ruler, A4.width, A4.height)
                draw(on)
                page.put(on, (within.width - A4.width) / 2)
                found.append(BodyPage(tuple(page.items)))
            return found

        return set_at(min(1.0, area.width / A4.width, area.height / A4.height), area, ruler, drawn)


@dataclass(frozen=True)
class Bundle:
    """Several bodies in one document, each on pages of its own."""

    bodies: Sequence[Body]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        return [page for body in self.bodies for page in body.pages(area, ruler)]


@dataclass(frozen=True)
class Document:
    """A document to be printed, whatever the paper. The first part of the subtitle is the club, set in bold.
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
        """Return the same once it is known on which page each part begins."""


@dataclass(frozen=True)
class Pack(Document):
    """Documents bound into one: its pages are counted through, those without head and foot too."""

    body: Opening
    parts: Sequence[Document] = ()


@dataclass(frozen=True)
class Page:
    """One finished page."""

    paper: Paper
    items: tuple[Item, ...]


@PAPER.speaking()
def lay_out(doc: Document, paper: Paper, ruler: Ruler) -> tuple[Page, ...]:
    """Lay out the whole document as pages, ready to paint."""
    if isinstance(doc, Pack):
        return _bound(doc, paper, ruler)
    bodies = _bodies(doc, paper, ruler)
    if doc.bare:
        return tuple(Page(paper, body.items) for body in bodies)
    pages = []
    for (part, span), found in groupby(bodies, key=lambda x: (x.part, x.span) if x.part else ("", "")):
        together = list(found)
        count, shown = len(together), replace(doc, title=part, note="") if part else doc
        for number, body in enumerate(together, 1):
            said = span or (body.span if count > 1 else "")
            pages.append(_framed(shown, paper, ruler, body, said, number, count))
    return tuple(pages)


def _bodies(doc: Document, paper: Paper, ruler: Ruler) -> Sequence[BodyPage]:
    if doc.bare:
        return doc.body.pages(Area(paper.width, paper.height), ruler)
    height = paper.height - paper.top - HEAD_MM - FOOT_MM - paper.bottom
    return doc.body.pages(Area(paper.width - 2 * paper.side, height), ruler)


def _bound(pack: Pack, paper: Paper, ruler: Ruler) -> tuple[Page, ...]:
    parts = [(x, _bodies(x, paper, ruler)) for x in pack.parts]
    cover: Document = replace(pack, parts=())
    begins, count = list[int](), len(_bodies(cover, paper, ruler))
    for _, bodies in parts:
        begins.append(count + 1)
        count += len(bodies)
    cover = replace(cover, body=pack.body.numbered(begins))
    pages = list[Page]()
    for doc, bodies in [(cover, _bodies(cover, paper, ruler)), *parts]:
        for body in bodies:
            span = body.span if len(bodies) > 1 else ""
            pages.append(_framed(doc, paper, ruler, body, span, len(pages) + 1, count))
    return tuple(pages)


def _framed(
    doc: Document, paper: Paper, ruler: Ruler, body: BodyPage, span: str, page: int, pages: int
) -> Page:
    """Return the body between its head and its foot. A bare page has its number alone, where it is cut
    off."""
    words = tr("Page {page} of {pages}", page=page, pages=pages)
    if doc.bare:
        edge = Drawing(ruler, paper.width)
        edge.text(words, EDGE, EDGE_LINE, "page", paper.width / 5, paper.width / 4)
        return Page(paper, (*body.items, *edge.items))
    width = paper.width - 2 * paper.side
    head, foot = _head(doc, width, ruler, span), Drawing(ruler, width)
    foot.rule(0, thickness=FIRM_MM)
    number = foot.text(words, FOOTER, 5.0, "page", width / 2, right=True)
    foot.text(doc.footer, FOOTER, 5.0, "footer", room=width - number.width - 6)
    foot.read_last(number)
    low = paper.height - paper.bottom - 6.0
    parts = (head.items, paper.top), (body.items, paper.top + HEAD_MM), (foot.items, low)
    return Page(paper, tuple([x.moved(paper.side, y) for items, y in parts for x in items]))


def _head(doc: Document, width: float, ruler: Ruler, span: str) -> Drawing:
    head, taken = Drawing(ruler, width), 0.0
    head.rule(14.0, thickness=THICK_MM)
    if span:
        taken = head.text(span, TITLE, 5.6, "span", width / 2, right=True).width + 6
    head.text(doc.title, TITLE, 5.6, "title", room=width - taken)
    taken = 0.0
    if doc.note:
        taken = head.text(doc.note, SUBTITLE, 10.4, "note", width / 2, right=True).width + 6
    _subtitle(head, doc.subtitle, width - taken)
    return head


def _subtitle(head: Drawing, parts: tuple[str, ...], room: float) -> None:
    """Club · tournament · time on one line; the longest part gives way, so that the time is still read."""
    faces = [CLUB] + [SUBTITLE] * (len(parts) - 1)
    words = [clean(part) for part in parts]
    widths = [head.ruler.width(word, face) for word, face in zip(words, faces, strict=False)]
    gap = head.ruler.width(" · ", SUBTITLE)
    over = sum(widths) + gap * (len(words) - 1) - room
    for _ in words:
        if over <= 0:
            break
        longest = widths.index(max(widths))
        share = max(widths[longest] - over, room / len(words) - gap)
        over -= widths[longest] - share
        widths[longest] = share
    x = 0.0
    for number, (word, face, width) in enumerate(zip(words, faces, widths, strict=False)):
        if number:
            x += head.exactly(" · ", SUBTITLE, 10.4, "", x).width
        x += head.text(word, face, 10.4, "subtitle", x, width).width
