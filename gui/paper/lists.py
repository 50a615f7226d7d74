"""Paint the papers that are read: seating, lists in ruled columns, reports, the cover of the pack. Lengths in
mm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from core.paper.lists import SeatingRow, TableRows, TableSeat
from gui.paper.columns import Block, Columns, depth, in_one_column, pour
from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    SMALLEST_SHARE,
    THIN_MM,
    Area,
    Body,
    BodyPage,
    Drawing,
    Face,
    Rule,
    Ruler,
    Text,
    clean,
    paragraphs,
    set_at,
    wrapped,
)
from gui.words.tr import Context, dotted

tr = Context("paper")

LABEL = Face(2.5, 600, QUIET)
NAME = Face(3.5)
NOTE = Face(2.8, 400, QUIET)
NUMBER = Face(3.85, 700)

# -- the seating list, by name and by table -------------------------------------------------------------

INITIAL = Face(3.45, 700)
STATE = Face(2.9, 400, QUIET)
SEAT_CLOSED = Face(3.85, 400, QUIET)
TABLE = Face(6.0, 700)

ROW_MM, ROW_LINE = 6.2, 4.25
LETTER_MM = 5.6
TABLE_HEAD_MM = 8.6
TABLE_GAP_MM = 6.0
BETWEEN_MM = 7.0

GUTTER_MM = 9.0
NARROWEST_MM = 80.0
# A short list is set larger, to be read from further away: over the whole width if one column takes it all,
# else a quarter larger while that takes no more than this share of the page.
WIDE_SCALE = 2.0
LARGE_SCALE = 1.25
ROOMY = 0.6
# A long list is set a little smaller where that saves a page: better than a last page with four names.
DENSE_SCALE = 0.93
# Columns of a last page are not made shorter than this share of it.
SHORTEST = 0.2

_Drawn = tuple[Sequence[Block], Drawing | None]
"""The blocks, and what stands at the top of every column."""


@dataclass(frozen=True)
class NameList:
    """The body of a seating list by name. Rows with the same letter stand under one running head; ``number``
    is a quiet note beside the name."""

    rows: Sequence[SeatingRow]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Lay two columns on A4 and Letter, with the letters as running heads."""
        return _in_columns(self._drawn, len(self.rows), area, ruler)

    def _drawn(self, width: float, ruler: Ruler) -> _Drawn:
        table = _widest({x.table for x in self.rows}, tr("Table"), width, ruler)
        seat = _widest({str(x.seat) for x in self.rows}, tr("Seat"), width, ruler)

        def numbers(made: Drawing, line: float, face: Face, *said: tuple[str, str]) -> Drawing:
            places = ((width - seat - BETWEEN_MM - table, table), (width - seat, seat))
            for (words, role), (x, room) in zip(said, places, strict=True):
                made.text(words, face, line, role, x, room, right=True)
            made.rule(made.height, ink=HAIRLINE)
            return made

        def row(x: SeatingRow) -> Drawing:
            made = Drawing(ruler, width, ROW_MM)
            _named(made, x.name, x.number, 0, width - seat - table - 2 * BETWEEN_MM)
            return numbers(made, ROW_LINE, NUMBER, (x.table, "table"), (str(x.seat), "seat"))

        blocks = []
        for letter, group in groupby(self.rows, key=lambda x: x.letter):
            head = Drawing(ruler, width, LETTER_MM)
            head.text(letter, INITIAL, LETTER_MM - 0.95, "letter")
            head.rule(LETTER_MM, thickness=FIRM_MM)
            blocks.append(Block(clean(letter), head, head, [row(x) for x in group]))
        labels = ((tr("Table"), "label"), (tr("Seat"), "label"))
        return blocks, numbers(Drawing(ruler, width, LETTER_MM), LETTER_MM - 1.9, LABEL, *labels)


def _widest(texts: set[str], title: str, width: float, ruler: Ruler) -> float:
    """Return the room for a number or its title, never more than a quarter of the column."""
    most = max(ruler.width(clean(text), NUMBER) for text in texts)
    return min(max(most, ruler.width(title, LABEL)), width / 4)


def _named(row: Drawing, name: str, note: str, x: float, room: float) -> None:
    """Set a name, and at its right a quiet note that is never cut for it."""
    if note:
        aside = row.text(note, NOTE, ROW_LINE, "note", x + room / 2, room / 2, right=True)
        room -= aside.width + 2
    row.text(name, NAME, ROW_LINE, "name", x, room)


@dataclass(frozen=True)
class TableList:
    """The body of a seating list by table."""

    blocks: Sequence[TableRows]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Lay tables under each other in columns, none split unless it is longer than the page: there its
        head is repeated and says so."""
        return _in_columns(self._drawn, sum(len(x.seats) for x in self.blocks), area, ruler)

    def _drawn(self, width: float, ruler: Ruler) -> _Drawn:
        def block(x: TableRows) -> Block:
            number = max((ruler.width(str(seat), NUMBER) for seat, *_ in x.seats), default=0.0)
            head = _table_head(x.label, "", width, ruler)
            again = _table_head(x.label, tr("continued"), width, ruler)
            rows = [_seat(seat, number, width, ruler) for seat in x.seats]
            return Block(clean(x.label), head, again, rows, TABLE_GAP_MM, whole=True)

        return [block(x) for x in self.blocks], None


def _table_head(label: str, note: str, width: float, ruler: Ruler) -> Drawing:
    """Write the table's number big, the word small before it, a quiet note at the right."""
    head, line = Drawing(ruler, width, TABLE_HEAD_MM), TABLE_HEAD_MM - 2.0
    start = head.text(tr("Table"), LABEL, line, "label", room=width / 3).width + 1.6
    room = width - start
    if note:
        room -= head.text(note, NOTE, line, "note", width / 2, right=True).width + 4
    head.text(label, TABLE, line, "table", start, room)
    head.rule(TABLE_HEAD_MM, thickness=FIRM_MM)
    return head


def _seat(seat: TableSeat, number: float, width: float, ruler: Ruler) -> Drawing:
    """Write a seat: a free one keeps its line for a pen, a closed one is struck through: nobody writes
    there."""
    row, line, start = Drawing(ruler, width, ROW_MM), ROW_LINE, number + 4.0
    room, state = width - start, seat.state
    face = SEAT_CLOSED if state == "closed" else NUMBER
    row.text(str(seat.seat), face, line, "seat", 0, number, right=True)
    row.rule(ROW_MM, ink=HAIRLINE)
    if state != "taken":
        word = tr("free") if state == "free" else tr("closed")
        room -= row.text(word, STATE, line, state, width / 2, right=True).width + 3
    if state == "closed":
        row.rule(ROW_MM / 2, start, room, ink=QUIET)
    elif seat.name:
        _named(row, seat.name, dotted(seat.number, seat.team), start, room)
    return row


def _in_columns(
    drawn: Callable[[float, Ruler], _Drawn], rows: int, area: Area, ruler: Ruler
) -> Sequence[BodyPage]:
    many = max(1, int((area.width + GUTTER_MM) / (NARROWEST_MM + GUTTER_MM)))

    def at(scale: float, count: int = many, limit: float = 0.0) -> list[BodyPage]:
        """Return all in this size; nothing if it takes more than `limit` pages, or a name is cut."""

        def draw(within: Area, ruler: Ruler) -> list[BodyPage]:
            gutter = GUTTER_MM / scale
            width = (within.width - (count - 1) * gutter) / count
            blocks, cap = drawn(width, ruler)
            columns = Columns(count, width, gutter, cap)
            if limit and (depth(blocks, columns) > limit * within.height or _cut(blocks)):
                return []
            return pour(blocks, columns, within, SHORTEST)

        # Not even tried where the rows alone would be too many.
        too_many = limit and rows * ROW_MM * scale > limit * area.height
        return [] if too_many else set_at(scale, area, ruler, draw)

    large = (many > 1 and at(WIDE_SCALE, 1, 1.0)) or at(LARGE_SCALE, limit=ROOMY * many)
    if large:
        return large
    usual = at(1.0)
    if len(usual) == 1:
        return usual
    dense = at(DENSE_SCALE)
    return dense if len(dense) < len(usual) else usual


def _cut(blocks: Sequence[Block]) -> bool:
    """Return whether a name had to be set smaller or cut: then it is better not to set the list larger."""
    items = (item for block in blocks for row in block.rows for item in row.items)
    return any(isinstance(x, Text) and x.role == "name" and x.face.size < NAME.size for x in items)


# -- rows under column heads, ruled ---------------------------------------------------------------------

HEAD = Face(2.35, 600, QUIET, caps=True)
TEXT, STRONG, ASIDE = NAME, NUMBER, NOTE
# A name too long for one line, in a row that is high enough for two.
TWO_LINES = Face(2.8)
TWO_LEADING = 2.85

HEADS_MM, RULED_MM, BLANK_MM = 5.0, 6.8, 8.8
# Between what is written in a column and its line.
INSIDE = 1.6
# Between what two columns say that no line parts.
APART = 3.0
# The names are left at least this width.
LEAST_REST = 40.0
# A row that stands apart has a ground that a printer's grey still shows and a copy does not blacken.
BAND = "#EDEDED"
STEP = 0.05
# A column that holds names takes no less than this, in the list's usual size.
LEAST_NAME = 34.0


@dataclass(frozen=True)
class Column:
    """``width`` 0: what the others leave. ``pen``: ruled off, to be written in. ``last``: it ends where the
    sheet does."""

    label: str
    width: float = 0.0
    right: bool = False
    pen: bool = False
    last: bool = False


@dataclass(frozen=True)
class Cell:
    """The text in a column; ``aside`` stands quietly at its right, never cut for what stands before it."""

    text: str = ""
    face: Face = TEXT
    role: str = ""
    aside: str = ""


def _placed(columns: Sequence[Column], width: float) -> list[tuple[float, float, float]]:
    """Return where each column begins, and where its words begin and their room: clear of the lines of a
    column to write in. On narrow paper all give way to the names."""
    fixed = sum(x.width for x in columns)
    share = min(1.0, (width - LEAST_REST) / fixed)
    found, x = list[tuple[float, float, float]](), 0.0
    for column in columns:
        wide = column.width * share or width - fixed * share
        inside = INSIDE if column.pen else 0.0
        apart = 0.0 if column.last else APART
        found.append((x, x + inside, wide - (2 * inside if column.pen else apart)))
        x += wide
    return found


def heads(columns: Sequence[Column], width: float, ruler: Ruler) -> Drawing:
    """Return the labels of the columns, on a firm line."""
    made = Drawing(ruler, width, HEADS_MM)
    made.rule(HEADS_MM, thickness=FIRM_MM)
    for column, (_, x, room) in zip(columns, _placed(columns, width), strict=True):
        made.text(column.label, HEAD, HEADS_MM - 1.6, "label", x, room, right=column.right)
    return made


def ruled(
    cells: Sequence[Cell], columns: Sequence[Column], width: float, height: float, ruler: Ruler
) -> Drawing:
    """Return a row of this height on a hairline; columns without a cell stay empty."""
    made = Drawing(ruler, width, height)
    made.rule(height, ink=HAIRLINE)
    cells = (*cells, *[Cell()] * (len(columns) - len(cells)))
    for cell, column, (begin, x, room) in zip(cells, columns, _placed(columns, width), strict=True):
        if column.pen:
            made.rule(height / 2, begin, THIN_MM, height, HAIRLINE)
        _cell(made, cell, x, room, column.right)
    return made


def _cell(made: Drawing, cell: Cell, x: float, room: float, right: bool) -> None:
    line = made.height / 2 + 1.25
    if cell.aside:
        aside = made.text(cell.aside, ASIDE, line, "aside", x + room / 3, room * 2 / 3, right=True)
        room -= aside.width + 2.0
    width = made.ruler.width(clean(cell.text), cell.face) * SMALLEST_SHARE if cell.text else 0.0
    if cell.text and (width <= room or cell.face != TEXT):
        made.text(cell.text, cell.face, line, cell.role, x, room, right=right)
    elif cell.text:
        two = len(wrapped(made.ruler, cell.text, TWO_LINES, room, most=2)) > 1
        top = made.height / 2 - 0.45 if two else line
        made.lines(cell.text, TWO_LINES, top, cell.role, x, room, leading=TWO_LEADING, most=2)


def _listed(
    intro: Sequence[str], labels: Drawing, rows: Sequence[Drawing], area: Area, ruler: Ruler
) -> list[BodyPage]:
    """Lay rows under sentences that explain them, and under their labels on every page."""
    first = paragraphs(intro, area.width, ruler).under(labels)
    return in_one_column([Block("", first, labels, rows)], area)


@dataclass(frozen=True)
class BlankList:
    """A list to be filled in with a pen. ``rows`` are what is printed in the first column of each.
    ``columns`` are (label, width), the one of width 0 is for names."""

    columns: Sequence[tuple[str, float]]
    rows: Sequence[str]
    intro: Sequence[str] = ()

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        columns = [Column(label, width, pen=i > 0) for i, (label, width) in enumerate(self.columns)]
        rows = [ruled((Cell(x, STRONG, "row"),), columns, area.width, BLANK_MM, ruler) for x in self.rows]
        return _listed(self.intro, heads(columns, area.width, ruler), rows, area, ruler)


@dataclass(frozen=True)
class RuledRow:
    """A cell a column. ``band``: it stands apart, as a break does; ``struck``: nobody writes there."""

    cells: Sequence[Cell]
    band: bool = False
    struck: bool = False


@dataclass(frozen=True)
class RuledSheet:
    """The body. ``columns`` are (label, right-aligned); each is as wide as its words, and what is ``name``
    takes what the others leave. ``largest`` is how many times the usual size it may be set. ``spread``: what
    the names do not need is shared with the columns after them. ``signed``: the last one is to be signed."""

    columns: Sequence[tuple[str, bool]]
    rows: Sequence[RuledRow]
    name: int = 1
    intro: Sequence[str] = ()
    largest: float = 1.0
    spread: bool = False
    signed: bool = False

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        scale = self.largest
        while scale > 1.0 + STEP / 2:
            if pages := set_at(scale, area, ruler, self._on_one):
                return pages
            scale -= STEP
        return self._poured(self._columns(area.width, ruler), area, ruler)

    def _on_one(self, area: Area, ruler: Ruler) -> list[BodyPage]:
        """Return one page with every name whole; none if that does not fit."""
        columns = self._columns(area.width, ruler)
        room = area.width - sum(x.width for x in columns) - APART
        if room < LEAST_NAME or any(_wide(x.cells[self.name], ruler) > room for x in self.rows):
            return []
        pages = self._poured(columns, area, ruler)
        return pages if len(pages) == 1 else []

    def _columns(self, width: float, ruler: Ruler) -> list[Column]:
        end = len(self.columns) - 1
        needs = [
            max([ruler.width(label, HEAD), *(_wide(x.cells[i], ruler) for x in self.rows)])
            for i, (label, _) in enumerate(self.columns)
        ]
        if self.signed:
            needs[-1] = width / 4
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
        rows = [ruled(x.cells, columns, area.width, RULED_MM, ruler) for x in self.rows]
        for row, drawn in zip(self.rows, rows, strict=True):
            if row.band:
                drawn.items.insert(0, Rule(0, RULED_MM / 2, area.width, RULED_MM, BAND))
        return _listed(self.intro, heads(columns, area.width, ruler), rows, area, ruler)


def _wide(cell: Cell, ruler: Ruler) -> float:
    """Return the width of the cell's words."""
    aside = ruler.width(clean(cell.aside), ASIDE) + 2.0 if cell.aside else 0.0
    return aside + (ruler.width(clean(cell.text), cell.face) if cell.text else 0.0)


# -- lines of people and tables -------------------------------------------------------------------------

LEAD = Face(4.4, 700)
WHO = Face(4.1)
AT_RIGHT = Face(3.3, 400, QUIET)
LINE_MM = 8.6


@dataclass(frozen=True)
class Line:
    """One row: its key, its name, and the words at the right."""

    lead: str
    text: str = ""
    aside: str = ""


@dataclass(frozen=True)
class Section:
    """Lines under a title. ``lead``: how wide what they are found by is set on the cover of the pack (mm)."""

    title: str
    lines: Sequence[Line]
    lead: float = 42.0


@dataclass(frozen=True)
class LineSheet:
    """A list of lines under sentences that say what it is. `heads` name the columns."""

    lines: Sequence[Line]
    intro: Sequence[str] = ()
    heads: tuple[str, str, str] = ("", "", "")

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        least = ruler.width(self.heads[0], LABEL)
        lead, rows = _lines(self.lines, area.width, ruler, least)
        labels, (a, b, c) = Drawing(ruler, area.width, 6.0), self.heads
        labels.text(a, LABEL, 4.1, "label", room=lead)
        labels.text(b, LABEL, 4.1, "label", lead + 7.0, area.width / 2 - lead - 7.0)
        labels.text(c, LABEL, 4.1, "label", area.width / 2, right=True)
        labels.rule(6.0, thickness=FIRM_MM)
        return _listed(self.intro, labels, rows, area, ruler)


def _lines(
    lines: Sequence[Line], width: float, ruler: Ruler, least: float = 0.0
) -> tuple[float, list[Drawing]]:
    """Return how wide is what they are found by, and the rows."""
    lead = min(width / 3, max(least, *(ruler.width(x.lead, LEAD) for x in lines)))
    rows, at = [], LINE_MM - 2.8
    for line in lines:
        row = Drawing(ruler, width, LINE_MM)
        row.text(line.lead, LEAD, at, "lead", room=lead)
        aside = row.text(line.aside, AT_RIGHT, at, "aside", width / 2, right=True)
        row.text(
            line.text,
            WHO,
            at,
            "text",
            lead + 7.0,
            width - lead - 7.0 - (aside.width + 5.0 if aside.text else 0),
        )
        row.read_last(aside)
        row.rule(LINE_MM, ink=HAIRLINE)
        rows.append(row)
    return lead, rows


# -- reports: for the federation, the house and its board ----------------------------------------------

WHAT = Face(3.7, 600)
SMALL = Face(2.8, 400, QUIET)
TIME = Face(3.7, 700)
KEY = Face(2.9, 400, QUIET)
TOLD = Face(3.3)
VALUE, LOUD = Face(3.9), Face(3.9, 700)

TOLD_LEADING, TOLD_LEFT, TOLD_KEY = 4.6, 30.0, 24.0
FIELD_LEADING, FIELD_LEFT = 5.4, 44.0
# Room for a pen over each line to sign.
SIGN_MM, SIGN_GAP = 21.0, 8.0


@dataclass(frozen=True)
class Told:
    """One paragraph of a report: its time and its place in the log, the action, and remarks as (label,
    words)."""

    time: str
    date: str
    number: str
    what: str
    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Report:
    """Paragraphs kept whole where a page can hold them, a list after them, and a line to sign at the end."""

    told: Sequence[Told]
    intro: Sequence[str] = ()
    signed: str = ""
    listing: Section | None = None

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        width = area.width
        blocks = [_told(x, width, ruler) for x in self.told]
        if self.listing is not None:
            head = Drawing(ruler, width, 8.0)
            head.text(self.listing.title, WHAT, 5.8, "listing")
            head.rule(8.0, thickness=FIRM_MM)
            blocks.append(Block("", head, head, _lines(self.listing.lines, width, ruler)[1], gap=6.0))
        intro = paragraphs(self.intro, width, ruler)
        blocks[0] = replace(blocks[0], head=intro.under(blocks[0].head), gap=0.0)
        if self.signed:
            # With what stands before it: a page with nothing but a line to sign says nothing.
            signature = Drawing(ruler, width, 28.0)
            signature.rule(22.0, 0, 90.0)
            signature.text(self.signed, SMALL, 26.0, "signed", room=90)
            blocks[-1] = replace(blocks[-1], rows=(*blocks[-1].rows, signature))
        return in_one_column(blocks, area)


def _told(told: Told, width: float, ruler: Ruler) -> Block:
    head, again = Drawing(ruler, width), Drawing(ruler, width, 5.0)
    head.text(told.time, TIME, 5.8, "time", room=TOLD_LEFT - 3)
    head.text(told.date, SMALL, 10.2, "date", room=TOLD_LEFT - 3)
    head.text(told.number, SMALL, 14.2, "action", room=TOLD_LEFT - 3)
    again.text(told.number, SMALL, 3.4, "action", room=TOLD_LEFT - 3)
    head.height = 3.2 + 5.0 * head.lines(told.what, WHAT, 5.8, "what", TOLD_LEFT, leading=5.0)
    start = TOLD_LEFT + TOLD_KEY
    rows = []
    for label, words in told.parts:
        lines = wrapped(ruler, words, TOLD, width - start)
        rows += _keyed(Drawing(ruler, width, TOLD_LEADING), label, lines, TOLD, "told", TOLD_LEFT, start, 3.6)
    # Under the date and the number where there is little to say, and nothing of the next before the line.
    end = Drawing(ruler, width, max(3.4, 17.0 - head.height - len(rows) * TOLD_LEADING))
    end.rule(end.height, ink=HAIRLINE)
    return Block("", head, again, [*rows, end], gap=1.6, whole=True)


def _keyed(
    empty: Drawing,
    label: str,
    lines: Sequence[str],
    face: Face,
    role: str,
    left: float,
    start: float,
    baseline: float,
) -> list[Drawing]:
    """Write a label at the left and its words beside it, a row like `empty` for each line."""
    rows = []
    for i, words in enumerate(lines):
        row = Drawing(empty.ruler, empty.width, empty.height)
        row.exactly(words, face, baseline, role, start)
        if not i:
            row.text(label, KEY, baseline, "key", left, start - left - 2)
        rows.append(row)
    return rows


@dataclass(frozen=True)
class BoardPage:
    """A case as a form for a board, with lines to sign: one case on pages of its own under its own
    ``title``, told from the next by ``span``. ``fields`` are (label, words), the first of them loudest;
    ``signed`` what stands under the lines, two beside each other."""

    title: str
    span: str
    intro: Sequence[str]
    fields: tuple[tuple[str, str], ...]
    signed: tuple[str, ...]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        width, rows = area.width, list[Drawing]()
        for i, (label, words) in enumerate(self.fields):
            face = VALUE if i else LOUD
            lines = wrapped(ruler, words, face, width - FIELD_LEFT) or [""]
            like = Drawing(ruler, width, FIELD_LEADING)
            rows += _keyed(like, label, lines, face, "value", 0, FIELD_LEFT, 5.4)
            rows[-1].height += 3.0
            rows[-1].rule(rows[-1].height, ink=HAIRLINE)
        signing, half = Drawing(ruler, width), (width - SIGN_GAP) / 2
        for i, words in enumerate(self.signed):
            x, y = i % 2 * (half + SIGN_GAP), (i // 2 + 1) * SIGN_MM
            signing.rule(y - 4.4, x, half)
            signing.text(words, SMALL, y, "signed", x, half)
            signing.height = y + 1.0
        none = Drawing(ruler, width)
        head = paragraphs(self.intro, width, ruler, below=4.0)
        blocks = [Block("", head, none, rows), Block("", signing, none, (), gap=6.0, whole=True)]
        return [BodyPage(x.items, self.span, self.title) for x in in_one_column(blocks, area)]


# -- the cover of the paper pack ------------------------------------------------------------------------

FIGURE = Face(7.6, 700)
SMALLEST_FIGURE = 0.45
SECTION = Face(3.7, 700)
ABOUT = Face(3.3, 600)

ACROSS = 4
FIGURE_MM = 15.6
FIGURES_GAP = 4.0
SECTION_MM = 7.0
LEADING = 4.5
COVER_BETWEEN, COVER_GAP = 1.1, 3.6


@dataclass(frozen=True)
class Cover:
    """The body. ``figures`` are (label, value), four beside each other. ``parts`` are what the pack holds,
    under ``contents``; their pages are put in once they are known."""

    figures: tuple[tuple[str, str], ...]
    sections: Sequence[Section]
    contents: str = ""
    parts: tuple[str, ...] = ()
    begins: tuple[int, ...] = ()

    def numbered(self, pages: Sequence[int]) -> Body:
        return replace(self, begins=tuple(pages))

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        def block(title: str, rows: Sequence[Drawing], whole: bool = False) -> Block:
            head = Drawing(ruler, area.width, SECTION_MM)
            head.text(title, SECTION, 4.6, "section")
            head.rule(SECTION_MM - 0.6, ink=HAIRLINE)
            return Block("", head, head, rows, COVER_GAP, whole)

        blocks = []
        if self.figures:
            blocks.append(Block("", self._figures(area.width, ruler), Drawing(ruler, 0), ()))
        for section in filter(lambda x: x.lines, self.sections):
            rows = [_line(x, section.lead, area.width, ruler) for x in section.lines]
            blocks.append(block(section.title, rows))
        if self.parts:
            blocks.append(block(self.contents, self._contents(area.width, ruler), whole=True))
        return in_one_column(blocks, area)

    def _figures(self, width: float, ruler: Ruler) -> Drawing:
        made, step = Drawing(ruler, width), width / ACROSS
        for i, (label, value) in enumerate(self.figures):
            down, across = divmod(i, ACROSS)
            x, y, room = across * step, down * FIGURE_MM, step - FIGURES_GAP
            made.text(label, HEAD, y + 3.4, "label", x, room)
            wide = max(ruler.width(clean(value), FIGURE), 0.1)
            face = FIGURE.scaled(max(SMALLEST_FIGURE, min(1.0, room / wide * 0.99)))
            made.text(value, face, y + 11.4, "figure", x, room)
            made.height = y + FIGURE_MM
        made.rule(made.height - 1.0, thickness=FIRM_MM)
        return made

    def _contents(self, width: float, ruler: Ruler) -> list[Drawing]:
        """Return the contents in two columns: there are many, and all are short."""
        half, gutter = (len(self.parts) + 1) // 2, 9.0
        wide, begins = (width - gutter) / 2, self.begins or (0,) * len(self.parts)
        lines = [Line(part, aside=str(n)) for part, n in zip(self.parts, begins, strict=True)]
        rows = [_line(x, 0.0, wide, ruler) for x in lines]
        for left, right in zip(rows, rows[half:], strict=False):
            left.put(right, wide + gutter)
        for row in rows[:half]:
            row.height = LEADING + COVER_BETWEEN
        return rows[:half]


def _line(line: Line, lead: float, width: float, ruler: Ruler) -> Drawing:
    """Return the subject of the line beside its words; both take as many lines as they need."""
    made, end, deep = Drawing(ruler, width), width, 0
    aside = made.text(line.aside, ABOUT, 3.8, "aside", width * 2 / 3, right=True) if line.aside else None
    if aside is not None:
        end -= aside.width + 4.0
    start = lead if line.text else 0.0
    if line.lead:
        room = start - 3.0 if start else end
        deep = made.lines(line.lead, ABOUT, 3.8, "lead", 0, room, leading=LEADING)
    if line.text:
        lines = made.lines(line.text, TOLD, 3.8, "told", start, end - start, leading=LEADING)
        deep = max(deep, lines)
    if aside is not None:
        made.read_last(aside)
    made.height = deep * LEADING + COVER_BETWEEN
    return made
