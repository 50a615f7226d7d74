"""Paint the sheet on which prizes are paid and signed for: the prizes, the pool as an equation, the other
places, and who answers for it. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gui.paper.columns import Block, in_one_column
from gui.paper.paper import (
    BLACK,
    FIRM_MM,
    HAIRLINE,
    QUIET,
    SMALLEST_SHARE,
    THIN_MM,
    Area,
    BodyPage,
    Drawing,
    Face,
    Item,
    Rule,
    Ruler,
    Text,
    clean,
    paragraphs,
    wrapped,
)
from gui.words.tr import Context

tr = Context("paper")

HEAD, HEADS_MM = Face(2.65, 600, QUIET), 7.7
PLACE, NAME, NUMBER, PRIZE = Face(4.2, 700), Face(4.2), Face(3.4, 400, QUIET), Face(5.5, 700)
BESIDE = Face(3.4)
# A ticket takes no more than this of a name's room.
TICKET, TICKET_SHARE = Face(3.4, 600), 0.5
SUM, TOTAL, NOTE = Face(3.4), Face(4.2, 700), Face(3.2, 400, QUIET)
# A name that is too long for its line takes two, or three of smaller letters: face, leading, lines.
MORE_LINES = ((Face(3.2), 3.6, 2), (Face(2.8), 3.1, 2), (Face(2.6), 2.9, 3))
# A row is as high as leaves all on one page, and never lower than a pen needs.
ROWS_MM = (12.4, 11.6, 10.8, 10.0, 9.2)
SUM_MM, NOTE_LEADING = 8.2, 4.7
BOX_MM, BOX_ROOM = 4.0, 12.0
# What is signed stands in a part of its own.
SIGNED_SHARE, APART, COLUMN_GAP, INSIDE = 0.31, 6.0, 4.0, 2.0
LEAST_PLACE = 11.9

TITLE, SIDE = Face(3.4, 700), Face(2.9, 400, QUIET)
TITLE_MM = 6.0
TERM, VALUE, SIGN = Face(2.9, 400, QUIET), Face(4.2, 700), Face(4.2)
TERM_MM, TERM_LINE, VALUE_LINE = 12.6, 4.6, 10.0
# Between two terms, with the sign that joins them.
LEAST_BETWEEN, MOST_BETWEEN = 8.0, 22.0
BLOCK_GAP = 7.5

LOST_PLACE, LOST_NAME, LOST_BY = Face(3.2, 700), Face(3.2), Face(2.9, 400, QUIET)
LOST_MM, LOST_LINE, LOST_COLUMNS, LOST_GAP, LOST_APART = 5.82, 4.0, 3, 8.0, 2.4

SIGN_MM, SIGN_LINE, SIGN_GAP = 22.0, 4.4, 9.0
SIGNED = Face(2.9, 400, QUIET)


@dataclass(frozen=True)
class Payout:
    """A row to be paid and signed. ``name`` is empty where nobody has the place yet: it can be written in.
    ``said`` stands there instead of a name. A ``ticket`` is handed over, and no money: it is said beside its
    value."""

    place: str
    name: str
    number: str
    prize: str
    beside: str = ""
    said: str = ""
    ticket: str = ""


@dataclass(frozen=True)
class Term:
    """A part of the pool: the sign before it, what it is, and its sum."""

    sign: str
    label: str
    amount: str


@dataclass(frozen=True)
class Lost:
    """A place that wins nothing: ``aside`` stands at the right."""

    place: str
    name: str
    aside: str


@dataclass(frozen=True)
class PayoutSheet:
    """The body. ``heads`` are those of place, name, number, prize, what is won beside it, the box and the
    signature; a column in which nothing stands is left out. ``total`` is (label, sum, what it is compared
    with). ``lost`` stand under ``lost_title``, ``signed`` under the lines at the end."""

    heads: tuple[str, str, str, str, str, str, str]
    rows: Sequence[Payout]
    total: tuple[str, str, str]
    terms: Sequence[Term]
    unit: str
    intro: Sequence[str] = ()
    notes: Sequence[str] = ()
    lost: Sequence[Lost] = ()
    lost_title: tuple[str, str] = ("", "")
    signed: tuple[str, str] = ("", "")

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Lay all on one page if any height of rows allows that, else on as few as there need be."""
        best: list[BodyPage] = []
        for high in ROWS_MM:
            found = self._laid(high, area, ruler)
            if not best or len(found) < len(best):
                best = found
            if len(best) == 1:
                break
        return best

    def _laid(self, high: float, area: Area, ruler: Ruler) -> list[BodyPage]:
        columns = _Columns.of(self, area.width, ruler)
        labels = columns.heads(self.heads)
        head = paragraphs(self.intro, area.width, ruler).under(labels)
        rows = [columns.row(x, high) for x in self.rows]
        rows.append(self._total(columns))
        pool = self._pool(area.width, ruler)
        if not self.lost:
            # Lines to sign on a page of their own say nothing.
            pool.height += SIGN_MM
        none = Drawing(ruler, area.width)
        blocks = [Block("", head, labels, rows), Block("", pool, none, (), BLOCK_GAP, whole=True)]
        pages = [[*x.items] for x in in_one_column(blocks, area)]
        self._add_lost(pages, area, ruler)
        signing = self._signing(area.width, ruler)
        pages[-1] += [x.moved(0, area.height - SIGN_MM) for x in signing.items]
        return [BodyPage(tuple(x)) for x in pages]

    def _total(self, columns: _Columns) -> Drawing:
        made = columns.total(*self.total)
        for note in self.notes:
            lines = made.lines(note, NOTE, made.height + 3.4, "note", leading=NOTE_LEADING)
            made.height += lines * NOTE_LEADING
        return made

    def _pool(self, width: float, ruler: Ruler) -> Drawing:
        made = _titled(tr("The pool"), self.unit, width, ruler)
        for line in _lines(self.terms, width, ruler):
            # A line after the first begins with its sign.
            x = 0.0 if line[0] is self.terms[0] else LEAST_BETWEEN
            rooms = [_wide(term, width, ruler) for term in line]
            free = width - x - sum(rooms)
            between = min(MOST_BETWEEN, free / (len(line) - 1)) if len(line) > 1 else 0.0
            amounts = made.height + VALUE_LINE
            for i, (term, room) in enumerate(zip(line, rooms, strict=True)):
                before = between if i else x
                if before:
                    middle = (before - ruler.width(term.sign, SIGN)) / 2
                    made.text(term.sign, SIGN, amounts, "sign", x - before + middle, before - middle)
                made.text(term.label, TERM, made.height + TERM_LINE, "term", x, room)
                made.text(term.amount, VALUE, amounts, "value", x, room)
                x += room + between
            made.height += TERM_MM
        return made

    def _add_lost(self, pages: list[list[Item]], area: Area, ruler: Ruler) -> None:
        """Put the other places under what stands on the last page, in columns that are read downwards, and go
        on on more pages; the last keeps room for who signs."""
        rest, top = [*self.lost], _low(pages[-1]) + BLOCK_GAP
        many = _many(rest, area.width, ruler)
        while rest:
            free, needs = area.height - top - TITLE_MM, -(-len(rest) // many)
            fits = int(free / LOST_MM)
            if needs > int((free - SIGN_MM) / LOST_MM):
                # Some are left for the page that is signed.
                fits = min(fits, needs - 1)
            if fits > 0:
                high = min(needs, fits)
                here, rest = rest[: high * many], rest[high * many :]
                drawn = _lost(here, high, many, self.lost_title, area.width, ruler)
                pages[-1] += [x.moved(0, top) for x in drawn.items]
            if rest:
                pages.append([])
                top = 0.0

    def _signing(self, width: float, ruler: Ruler) -> Drawing:
        made, half = Drawing(ruler, width, SIGN_MM), (width - SIGN_GAP) / 2
        for i, words in enumerate(self.signed):
            x = i * (half + SIGN_GAP)
            made.rule(SIGN_MM - SIGN_LINE - 1.0, x, half)
            made.text(words, SIGNED, SIGN_MM - 1.0, "signed", x, half)
        return made


def _low(items: Sequence[Item]) -> float:
    """Return how far down a page is written."""
    return max([x.y if isinstance(x, Rule) else x.baseline for x in items if isinstance(x, Rule | Text)])


def _titled(title: str, side: str, width: float, ruler: Ruler) -> Drawing:
    made = Drawing(ruler, width, TITLE_MM)
    aside = made.text(side, SIDE, 3.8, "side", width / 2, right=True)
    made.text(title, TITLE, 3.8, "section", 0, width - aside.width - COLUMN_GAP)
    made.read_last(aside)
    made.rule(TITLE_MM - 0.4, thickness=FIRM_MM)
    return made


def _wide(term: Term, width: float, ruler: Ruler) -> float:
    most = max(ruler.width(clean(term.label), TERM), ruler.width(term.amount, VALUE))
    return min(most + 0.1, width / 2 - LEAST_BETWEEN)


def _lines(terms: Sequence[Term], width: float, ruler: Ruler) -> list[list[Term]]:
    """Return the terms line by line; a new line begins with its sign."""
    lines: list[list[Term]] = [[]]
    taken = 0.0
    for term in terms:
        wide = _wide(term, width, ruler)
        if lines[-1] and taken + LEAST_BETWEEN + wide > width:
            lines.append([])
            taken = LEAST_BETWEEN
        taken += wide + (LEAST_BETWEEN if lines[-1] else 0.0)
        lines[-1].append(term)
    return lines


def _many(rows: Sequence[Lost], width: float, ruler: Ruler) -> int:
    """Return how many columns leave every name whole: three, or fewer."""
    for many in range(LOST_COLUMNS, 1, -1):
        _, wide, place = _lost_columns(rows, many, width, ruler)
        needs = (
            ruler.width(clean(x.name), LOST_NAME) + ruler.width(clean(x.aside), LOST_BY) + LOST_APART
            for x in rows
        )
        if all(x <= wide - place for x in needs):
            return many
    return 1


def _lost_columns(rows: Sequence[Lost], many: int, width: float, ruler: Ruler) -> tuple[float, float, float]:
    """Return how far it is from one column to the next, how wide one is, and its place."""
    wide = (width - (many - 1) * LOST_GAP) / many
    place = max((ruler.width(x.place, LOST_PLACE) for x in rows), default=0.0)
    return wide + LOST_GAP, wide, place + LOST_APART


def _lost(
    rows: Sequence[Lost], high: int, many: int, title: tuple[str, str], width: float, ruler: Ruler
) -> Drawing:
    made = _titled(*title, width, ruler)
    step, wide, place = _lost_columns(rows, many, width, ruler)
    for i, row in enumerate(rows):
        column, down = divmod(i, high)
        x, y = column * step, made.height + down * LOST_MM
        line, room = y + LOST_LINE, wide - place
        made.text(row.place, LOST_PLACE, line, "lost", x, place)
        aside = made.text(row.aside, LOST_BY, line, "by", x + place + room / 2, room / 2, right=True)
        made.text(row.name, LOST_NAME, line, "out", x + place, room - aside.width - LOST_APART)
        made.read_last(aside)
        made.rule(y + LOST_MM, x, wide, ink=HAIRLINE)
    return made


def _name(made: Drawing, name: str, span: Span) -> None:
    """Write a name whole: on one line, a little smaller, else on more lines."""
    middle, (x, room) = made.height / 2, span
    if made.ruler.width(clean(name), NAME) * SMALLEST_SHARE <= room:
        made.text(name, NAME, middle + 1.5, "name", x, room)
        return
    found = [x for x in MORE_LINES if len(wrapped(made.ruler, name, x[0], room)) <= x[2]]
    face, leading, most = found[0] if found else MORE_LINES[-1]
    lines = wrapped(made.ruler, name, face, room, most)
    top = middle + face.size * 0.36 - (len(lines) - 1) * leading / 2
    for i, line in enumerate(lines):
        made.exactly(line, face, top + i * leading, "name", x)


class Span(NamedTuple):
    """Where a column begins, and its room; no room: it is left out."""

    x: float
    room: float

    def write(self, on: Drawing, words: str, face: Face, line: float, role: str, *, right: bool) -> None:
        if words and self.room:
            on.text(words, face, line, role, self.x, self.room, right=right)


@dataclass(frozen=True)
class _Columns:
    """The columns: as wide as their words, the rest is the names'. ``box`` is the middle of the boxes,
    ``left`` where the part before the signatures ends."""

    ruler: Ruler
    width: float
    place: Span
    name: Span
    number: Span
    prize: Span
    beside: Span
    box: float
    left: float
    signature: Span

    @classmethod
    def of(cls, sheet: PayoutSheet, width: float, ruler: Ruler) -> _Columns:
        place_head, _, number_head, prize_head, beside_head, _, _ = sheet.heads
        rows, signed = sheet.rows, width * SIGNED_SHARE
        left = width - signed - APART

        def widest(words: Sequence[str], face: Face, head: str, share: float) -> float:
            found = max((ruler.width(clean(x), face) for x in words if x), default=0.0)
            return min(max(found, ruler.width(head, HEAD)) + 0.1, width * share) if found else 0.0

        end, spans = left - BOX_ROOM - INSIDE, list[Span]()
        for words, face, head, share in (
            ([x.beside for x in rows], BESIDE, beside_head, 0.12),
            ([*(x.prize for x in rows), sheet.total[1]], PRIZE, prize_head, 0.2),
            ([x.number for x in rows], NUMBER, number_head, 0.09),
        ):
            room = widest(words, face, head, share)
            spans.append(Span(end - room, room))
            end -= room + COLUMN_GAP if room else 0.0
        beside, prize, number = spans
        place = Span(0, max(LEAST_PLACE, widest([x.place for x in rows], PLACE, place_head, 0.14)))
        start = place.room + COLUMN_GAP
        name, signature = Span(start, end - start), Span(width - signed, signed)
        box = left - BOX_ROOM / 2
        return cls(ruler, width, place, name, number, prize, beside, box, left, signature)

    def heads(self, said: tuple[str, str, str, str, str, str, str]) -> Drawing:
        made, line = Drawing(self.ruler, self.width, HEADS_MM), HEADS_MM - 2.1
        paid_wide = min(BOX_ROOM, self.ruler.width(said[5], HEAD) + 0.1)
        paid = Span(self.box - paid_wide / 2, paid_wide)
        spans = (self.place, self.name, self.number, self.prize, self.beside, paid, self.signature)
        for words, span in zip(said, spans, strict=True):
            span.write(made, words, HEAD, line, "label", right=span in (self.prize, self.beside))
        self._lines(made, FIRM_MM, BLACK)
        return made

    def _lines(self, made: Drawing, thick: float, ink: str) -> None:
        made.rule(made.height, 0, self.left, thick, ink)
        made.rule(made.height, self.signature.x, thickness=FIRM_MM)

    def row(self, x: Payout, high: float) -> Drawing:
        made, middle = Drawing(self.ruler, self.width, high), high / 2
        small = middle + 1.2
        self.place.write(made, x.place, PLACE, middle + 1.5, "place", right=False)
        free, ticket = self.name, Span(0, 0)
        if x.ticket:
            wide = min(self.ruler.width(clean(x.ticket), TICKET) + 0.1, free.room * TICKET_SHARE)
            ticket = Span(free.x + free.room - wide, wide)
            free = Span(free.x, free.room - wide - COLUMN_GAP)
        if x.name:
            _name(made, x.name, free)
        else:
            free.write(made, x.said, NOTE, small, "said", right=False)
        ticket.write(made, x.ticket, TICKET, small, "ticket", right=True)
        self.number.write(made, x.number, NUMBER, small, "number", right=False)
        self.prize.write(made, x.prize, PRIZE, middle + 2.0, "prize", right=True)
        self.beside.write(made, x.beside, BESIDE, small, "beside", right=True)
        made.box(middle - BOX_MM / 2, self.box - BOX_MM / 2, BOX_MM)
        self._lines(made, THIN_MM, HAIRLINE)
        return made

    def total(self, label: str, sum_: str, proof: str) -> Drawing:
        made, line = Drawing(self.ruler, self.width, SUM_MM), SUM_MM - 2.4
        Span(0, self.prize.x - COLUMN_GAP).write(made, label, SUM, line, "total", right=False)
        self.prize.write(made, sum_, TOTAL, line, "total", right=True)
        self.signature.write(made, proof, SUM, line, "proof", right=False)
        return made
