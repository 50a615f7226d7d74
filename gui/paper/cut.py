"""Paint the papers that are cut out for the tables: slips, cards, sheets of half a page. Lengths in mm."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from gui.paper.lists import ASIDE, HEAD, SEAT_CLOSED, STRONG, TEXT, Cell, Column, heads, ruled
from gui.paper.paper import (
    FIRM_MM,
    QUIET,
    Area,
    BodyPage,
    Drawing,
    Face,
    Item,
    Rule,
    Ruler,
    clean,
    nothing,
    pieces,
    set_at,
    wrapped,
)
from gui.words.tr import Context

tr = Context("paper")

KIND = Face(2.9, 700)
WHEN = Face(3.05)
FOOT = Face(2.6, 400, QUIET)

DASH, DASH_GAP, DASH_MM = 1.5, 1.2, 0.15
CUT = "#777777"


def dashes_across(x: float, y: float, length: float) -> list[Item]:
    return [Rule(x + at, y, DASH, DASH_MM, CUT) for at in _steps(length)]


def dashes_down(x: float, y: float, length: float) -> list[Item]:
    return [Rule(x - DASH_MM / 2, y + at + DASH / 2, DASH_MM, DASH, CUT) for at in _steps(length)]


def _steps(length: float) -> list[float]:
    """Return where dashes start, spread so that those of two neighbouring pieces go on evenly."""
    count = max(1, round(length / (DASH + DASH_GAP)))
    step = length / count
    return [i * step + (step - DASH) / 2 for i in range(count)]


# -- slips ----------------------------------------------------------------------------------------------

# A slip is drawn for this size; on a smaller sheet everything is as much smaller.
USUAL_WIDTH, USUAL_HEIGHT = 105.0, 69.8
# A slip's least size: two beside each other and four above each other on A4 and on Letter.
NARROWEST, LOWEST = 98.0, 66.0
# Printers leave the sheet's edge white: nothing of a slip comes nearer to its own.
LEFT, TOP, BOTTOM = 8.0, 9.4, 7.2

NAME = Face(6.3, 700)
# A name is set a little smaller to stay on one line; on two, smaller still so that no part of it is broken.
SMALLER = (1.0, 0.92, 0.85)
NAME_TWO_LINES = Face(5.3, 700)
SMALLEST_TWO_LINES = 0.7
CLUB_NUMBER = Face(3.2, 400, QUIET)
# How high capitals and figures stand, as a share of the em.
CAPS = 0.73


class OnSlip(Drawing):
    """A slip of at least the usual size."""

    def __init__(self, ruler: Ruler, width: float, height: float) -> None:
        super().__init__(ruler, width, height)
        self.room, self.right, self.base = width - 2 * LEFT, width - LEFT, height - BOTTOM

    def head(self, kind: str, event: str, at: str) -> None:
        """Write the kind of slip, the tournament and the time. A long title gives way to the time."""
        start = LEFT + self.text(kind, KIND, TOP, "kind", LEFT, self.room / 2).width + 4
        time = self.text(at, WHEN, TOP, "time", start, self.right - start, right=True)
        self.rule(TOP + 2.8, LEFT, self.room, FIRM_MM)
        if event:
            end = self.right - time.width - self.ruler.width(" · ", WHEN)
            dot = self.exactly(" · ", WHEN, TOP, "dot", end)
            self.text(event, WHEN, TOP, "event", start, end - start, right=True)
            self.read_last(dot)
            self.read_last(time)

    def name(self, called: str, number: str) -> tuple[float, int]:
        """The name on one line, a little smaller if need be, else on two; where it ends, and on how many."""
        name, room, line = clean(called), self.room, TOP + 10.8
        if number:
            third = self.room / 3
            aside = self.text(number, CLUB_NUMBER, line, "number", LEFT + 2 * third, third, right=True)
            room -= aside.width + 3
        for face in map(NAME.scaled, SMALLER):
            if self.ruler.width(name, face) <= room:
                self.exactly(name, face, line, "name", LEFT)
                return line, 1
        longest = max(self.ruler.width(x, NAME_TWO_LINES) for x in pieces(name))
        face = NAME_TWO_LINES.scaled(min(1.0, max(SMALLEST_TWO_LINES, room / longest * 0.99)))
        lines = self.lines(name, face, line, "name", LEFT, room, leading=6.0, most=2)
        return line + (lines - 1) * 6.0, 2

    def foot(self, foot: str, number: str) -> None:
        """``number`` at the lower right; ``foot`` at the left gives way to it."""
        beside = self.text(number, FOOT, self.base, "action", LEFT, self.room, right=True)
        self.text(foot, FOOT, self.base, "foot", LEFT, self.room - beside.width - 4)

    def label(self, label: str, baseline: float, x: float, end: float) -> float:
        """A small label; return where it ends."""
        said = self.text(label, HEAD, baseline, "label", x, end - x)
        return said.x + said.width

    def whole(self, text: str, face: Face, room: float) -> Face:
        """Return the face, as small as it takes to set the text whole where it can be read at all."""
        width = self.ruler.width(clean(text), face)
        return face if width <= room else face.scaled(max(room / width * 0.99, 2.8 / face.size))


class SlipPiece(Protocol):
    """The content of one slip: a move, a seat, a payout."""

    def draw(self, on: OnSlip) -> None: ...


@dataclass(frozen=True)
class SlipSheet:
    """The body of a document of slips; the document is bare where there are any."""

    pieces: tuple[SlipPiece, ...]
    empty: str = ""

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Row by row from the upper left; without slips a page that says so."""
        if not self.pieces:
            return nothing(self.empty, area, ruler)
        across = max(1, int(area.width / NARROWEST))
        down = max(1, int(area.height / LOWEST))
        return [
            self._page(self.pieces[at : at + across * down], across, down, area, ruler)
            for at in range(0, len(self.pieces), across * down)
        ]

    def _page(self, slips: Sequence[SlipPiece], across: int, down: int, area: Area, ruler: Ruler) -> BodyPage:
        width, height = area.width / across, area.height / down
        share = min(1.0, width / USUAL_WIDTH, height / USUAL_HEIGHT)
        items: list[Item] = []
        for i, slip in enumerate(slips):
            row, column = divmod(i, across)
            x, y = area.x + column * width, area.y + row * height

            def drawn(within: Area, ruler: Ruler, slip: SlipPiece = slip) -> list[BodyPage]:
                on = OnSlip(ruler, within.width, within.height)
                slip.draw(on)
                return [BodyPage(tuple([item.moved(within.x, within.y) for item in on.items]))]

            items += set_at(share, Area(x, y, width, height), ruler, drawn)[0].items
            if column < across - 1:
                items += dashes_down(x + width, y, height)
            if row < down - 1:
                items += dashes_across(x, y + height, width)
        return BodyPage(tuple(items))


NUMBER = Face(18.0, 700)
SMALLEST_NUMBER = 7.0
FACT = Face(4.8, 700)
TWO_LINE_FACT = Face(2.6, 600)
WHY, WHY_BOLD, WHY_LEADING = Face(2.6), Face(2.6, 600), 3.2
# Lines of reason and warning under a name of one line and of two: more would leave no room for the numbers.
MOST_LINES = {1: 5, 2: 4}
MOST_BOLD = 2
# Facts stand at the right of the numbers; the seat in one place on every slip.
FACTS_MM, SEAT_MM = 66.0, 36.8
SPACE = 8.0


@dataclass(frozen=True)
class Slip:
    """The content of a slip. `facts` stand at the right as (label, value), three at most; `why` is the
    reason, `bold` what must not be missed; `foot` stands at the lower left and gives way to `number`."""

    kind: str
    event: str
    time: str
    name: str
    table: str
    seat: str
    number: str
    club_number: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    why: str = ""
    bold: str = ""
    foot: str = ""

    def draw(self, on: OnSlip) -> None:
        """Draw the lines above and below first; the numbers are as large as the room that is left."""
        on.head(self.kind, self.event, self.time)
        line, lines = on.name(self.name, self.club_number)
        on.foot(self.foot, self.number)
        self._numbers(on, line + 5.6, self._why(on, MOST_LINES[lines]))

    def _why(self, on: OnSlip, most: int) -> float:
        """The reason in whole sentences above the foot, a little smaller if need be, and only then cut: the
        log has all of it. Return where it begins."""
        warned = wrapped(on.ruler, self.bold, WHY_BOLD, on.room, MOST_BOLD)
        most -= len(warned)
        for face in map(WHY.scaled, SMALLER):
            why = wrapped(on.ruler, self.why, face, on.room)
            if len(why) <= most:
                break
        else:
            why = wrapped(on.ruler, self.why, face, on.room, most)
        said = [*((x, face, "why") for x in why), *((x, WHY_BOLD, "bold") for x in warned)]
        top = on.base - 4.6 - (len(said) - 1) * WHY_LEADING
        for i, (words, face, role) in enumerate(said):
            on.exactly(words, face, top + i * WHY_LEADING, role, LEFT)
        return top - 2.6

    def _numbers(self, on: OnSlip, labels: float, below: float) -> None:
        """Table and seat, to be read across the table; at the right what else matters."""
        size = max(SMALLEST_NUMBER, min(NUMBER.size, (below - 4.4 - labels) / CAPS))
        face, seat = Face(size, NUMBER.weight), clean(self.seat)
        line, most = labels + 2.0 + size * CAPS, FACTS_MM - LEFT - on.ruler.width(seat, face) - SPACE
        table = on.text(self.table, on.whole(self.table, face, most - SPACE), line, "table", LEFT, most)
        at = max(SEAT_MM, LEFT + table.width + SPACE)
        on.label(tr("TABLE"), labels, LEFT, at)
        on.label(tr("SEAT"), labels, at, FACTS_MM)
        on.read_last(table)
        on.exactly(seat, face, line, "seat", at)
        step, room = min(11.0, (below - labels) / max(1, len(self.facts))), on.right - FACTS_MM
        for i, (label, value) in enumerate(self.facts):
            on.label(label, labels + i * step, FACTS_MM, on.right)
            drop = min(5.6, step - HEAD.size)
            fact = on.whole(value, Face(min(FACT.size, (drop - 1.0) / CAPS), FACT.weight), room)
            line = labels + i * step + drop
            if on.ruler.width(clean(value), fact) <= room:
                on.text(value, fact, line, "fact", FACTS_MM, room)
            else:  # on two lines that can be read, from where its one line would stand
                on.lines(value, TWO_LINE_FACT, line - 1.4, "fact", FACTS_MM, room, leading=3.4, most=2)


# Each row gives where a line to write on is, and its first and last share of the slip's width: name; table,
# seat, from; dealt in, time.
ROWS: tuple[tuple[float, tuple[tuple[float, float], ...]], ...] = (
    (25.6, ((0.0, 1.0),)),
    (40.6, ((0.0, 0.28), (0.34, 0.62), (0.68, 1.0))),
    (55.6, ((0.0, 0.62), (0.68, 1.0))),
)


@dataclass(frozen=True)
class BlankSlip:
    """``fields`` are what is written on its six lines, in the order they are read."""

    kind: str
    event: str
    fields: tuple[str, str, str, str, str, str]
    foot: str = ""

    def draw(self, on: OnSlip) -> None:
        on.head(self.kind, "", self.event)
        places = [(line, begin, end) for line, shares in ROWS for begin, end in shares]
        for label, (line, begin, end) in zip(self.fields, places, strict=True):
            x, room = LEFT + begin * on.room, (end - begin) * on.room
            on.label(label, line - 9.4, x, x + room)
            on.rule(line, x, room)
        on.text(self.foot, FOOT, on.base, "foot", LEFT, on.room)


# The place stands before the sum, also one of two figures, or a shared one set smaller.
SUM_MM, APART_MM, PAYOUT_LABELS, PAYOUT = 30.0, 8.0, 33.0, Face(16.0, 700)
SIGNATURE_MM = 54.0


@dataclass(frozen=True)
class PayoutSlip:
    """``name`` is empty where nobody has the place yet: there is a line to write it on. ``labels`` say what
    place and prize are, ``signature`` what the line at the foot is for."""

    kind: str
    event: str
    time: str
    name: str
    place: str
    prize: str
    number: str
    labels: tuple[str, str]
    signature: str
    club_number: str = ""
    club: str = ""

    def draw(self, on: OnSlip) -> None:
        on.head(self.kind, self.event, self.time)
        if self.name:
            on.name(self.name, self.club_number)
        else:
            on.rule(TOP + 12.6, LEFT, on.room)
        at, line = LEFT + SUM_MM, PAYOUT_LABELS + 2.0 + PAYOUT.size * CAPS
        for label, said, x, end, role in (
            (self.labels[0], self.place, LEFT, at - APART_MM, "place"),
            (self.labels[1], self.prize, at, on.right, "prize"),
        ):
            on.label(label, PAYOUT_LABELS, x, end)
            on.text(said, on.whole(said, PAYOUT, end - x), line, role, x, end - x)
        number = on.text(self.number, FOOT, on.base, "action", LEFT, on.room, right=True)
        end = LEFT + min(SIGNATURE_MM, on.room - number.width - 4.0)
        start = LEFT + on.text(self.signature, FOOT, on.base, "signature", LEFT, end - LEFT).width + 2.0
        on.rule(on.base, start, end - start)
        on.text(self.club, FOOT, on.base - 4.0, "foot", end + 4.0, on.right - end - 4.0, right=True)


CARD_NUMBER, CARD_FACT = Face(27.0, 700), Face(4.0, 700)


@dataclass(frozen=True)
class SeatCard:
    """``facts`` are (label, value), beside each other over the foot; ``number`` and ``foot`` say what proves
    the seat."""

    kind: str
    event: str
    time: str
    name: str
    table: str
    seat: str
    number: str
    club_number: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    foot: str = ""

    def draw(self, on: OnSlip) -> None:
        on.head(self.kind, self.event, self.time)
        line, _ = on.name(self.name, self.club_number)
        facts = on.base - 5.6
        below = facts - CARD_FACT.size * CAPS if self.facts else on.base - FOOT.size
        self._numbers(on, line + 5.8, below - 3.8)
        x = LEFT
        for i, (label, value) in enumerate(self.facts, 1):
            end = LEFT + on.room * i / len(self.facts)
            start = on.label(label, facts, x, end) + 2.0
            fact = on.text(value, CARD_FACT, facts, "fact", start, end - start - SPACE / 2)
            x = fact.x + fact.width + SPACE / 2
        on.foot(self.foot, self.number)

    def _numbers(self, on: OnSlip, labels: float, below: float) -> None:
        size = min(CARD_NUMBER.size, (below - labels - 2.0) / CAPS)
        line, face, seat = labels + 2.0 + size * CAPS, Face(size, CARD_NUMBER.weight), clean(self.seat)
        wide = on.ruler.width(seat, face)
        most = on.room - wide - SPACE
        table = on.text(self.table, on.whole(self.table, face, most), line, "table", LEFT, most)
        # The seat begins no further left than in the middle, so that it stands in one place on every card.
        at = max(min(on.width / 2, on.right - wide), LEFT + table.width + SPACE)
        on.label(tr("TABLE"), labels, LEFT, at - 2.0)
        on.label(tr("SEAT"), labels, at, on.right)
        on.read_last(table)
        on.exactly(seat, face, line, "seat", at)


# -- sheets for the tables, two to a page ---------------------------------------------------------------

# Printers leave a sheet's edge white, and nobody cuts on the millimetre.
SHEET_SIDE, SHEET_TOP, SHEET_BOTTOM = 11.0, 8.8, 7.0
# A row to write in is never lower than this, and needs no more than that.
LEAST_ROW, MOST_ROW = 6.0, 9.4


class TableSheetPiece(Protocol):
    """The sheet of one table: a head, rows to write in, the lines below them, and a foot."""

    @property
    def count(self) -> int:
        """How many rows."""

    def above(self, width: float, ruler: Ruler) -> Drawing: ...

    def row(self, at: int, width: float, height: float, ruler: Ruler) -> Drawing: ...

    def below(self, width: float, ruler: Ruler) -> Drawing: ...

    def foot(self, width: float, ruler: Ruler) -> Drawing: ...


@dataclass(frozen=True)
class HalfSheets:
    """The body of a document of such sheets; the document is bare where there are any. Each is whole in
    itself, as a slip is: it is cut out and carried to its table. One that is too long for half a page gets a
    page of its own, uncut."""

    pieces: tuple[TableSheetPiece, ...]
    empty: str = ""

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        if not self.pieces:
            return nothing(self.empty, area, ruler)
        width, edges = area.width - 2 * SHEET_SIDE, SHEET_TOP + SHEET_BOTTOM
        half, middle = area.height / 2 - edges, area.y + area.height / 2
        upper = Area(area.x + SHEET_SIDE, area.y + SHEET_TOP, width, half)
        lower = Area(upper.x, middle + SHEET_TOP, width, half)
        whole = Area(upper.x, upper.y, width, area.height - edges)
        cut = tuple(dashes_across(area.x, middle, area.width))
        found, free = list[BodyPage](), False
        for piece in self.pieces:
            if not (items := _laid(piece, lower if free else upper, ruler)):
                found.append(BodyPage(_shrunk(piece, whole, ruler)))
                free = False
            elif free:
                found[-1] = BodyPage((*found[-1].items, *items))
                free = False
            else:
                found.append(BodyPage((*items, *cut)))
                free = True
        return found


def _laid(piece: TableSheetPiece, area: Area, ruler: Ruler) -> tuple[Item, ...]:
    """The parts under each other, the rows as high as there is room, the foot at the bottom; nothing where
    they do not fit."""
    width = area.width
    sheet, below, foot = (x(width, ruler) for x in (piece.above, piece.below, piece.foot))
    room = area.height - sheet.height - below.height - foot.height
    if piece.count * LEAST_ROW > room:
        return ()
    high = max(LEAST_ROW, min(MOST_ROW, room / max(1, piece.count)))
    sheet.under(*(piece.row(at, width, high, ruler) for at in range(piece.count)), below)
    sheet.put(foot, 0, area.height - foot.height)
    return tuple(x.moved(area.x, area.y) for x in sheet.items)


def _shrunk(piece: TableSheetPiece, area: Area, ruler: Ruler) -> tuple[Item, ...]:
    """On a page of its own; what not even that holds is set as much smaller as it takes."""

    def draw(within: Area, ruler: Ruler) -> list[BodyPage]:
        return [BodyPage(_laid(piece, within, ruler))]

    share = 1.0
    while not (items := set_at(share, area, ruler, draw)[0].items):
        share *= 0.96
    return items


NUMBER_HEAD, NUMBER_MARKED = Face(12.0, 700), 0.82
HEAD_FACT = Face(9.0, 700)
BOLD = Face(3.1, 600)
SMALL = Face(2.75)
LEADING = 3.7


@dataclass(frozen=True)
class Head:
    """The top of a sheet. ``facts`` are (label, value), beside the table's number."""

    kind: str
    event: str
    time: str
    label: str
    table: str
    facts: tuple[tuple[str, str], ...]

    def draw(self, width: float, ruler: Ruler) -> Drawing:
        """Kind and time on a line; under it the table's number, to be read from across the table."""
        head = Drawing(ruler, width, 20.0)
        left = head.text(self.kind, KIND, 2.4, "kind", room=width / 3).width + 6.0
        time = head.text(self.time, WHEN, 2.4, "time", width * 0.6, right=True)
        head.text(self.event, WHEN, 2.4, "event", left, time.x - 4.0 - left, right=True)
        head.read_last(time)
        head.rule(4.4, thickness=FIRM_MM)
        head.text(self.label, HEAD, 8.4, "label", room=40)
        # a name may have dots or rings above its capitals, which figures have not
        face = NUMBER_HEAD if self.table.isascii() else NUMBER_HEAD.scaled(NUMBER_MARKED)
        start = max(width * 0.2, head.text(self.table, face, 18.6, "table", room=width * 0.34).width + 8.0)
        step = (width - start) / max(1, len(self.facts))
        for i, (label, value) in enumerate(self.facts):
            x, room = start + i * step, step - (4.0 if i < len(self.facts) - 1 else 0.0)
            head.text(label, HEAD, 8.4, "label", x, room)
            face = HEAD_FACT if ruler.width(value, HEAD_FACT) <= room else HEAD_FACT.scaled(0.68)
            head.text(value, face, 18.6, "fact", x, room)
        return head


def paragraph(said: str, face: Face, width: float, ruler: Ruler, role: str) -> Drawing:
    """A sentence on as many lines as it takes."""
    made = Drawing(ruler, width)
    made.height = LEADING * made.lines(said, face, 2.9, role, leading=LEADING)
    return made


def _footed(sheet: Drawing, left: str, right: str) -> Drawing:
    """The sheet with the club and which of the sheets it is under it."""
    line = sheet.height + 2.6
    beside = sheet.text(right, FOOT, line, "which", sheet.width / 2, right=True)
    sheet.text(left, FOOT, line, "foot", room=sheet.width - beside.width - 6.0)
    sheet.read_last(beside)
    sheet.height += 3.2
    return sheet


# -- the sheet that lies at a table: its seats, with room to count chips; who sits out ------------------

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
    """A player who sits out and how much is left; ``boxes`` to cross off, of which ``crossed`` are, in groups
    of ``group``."""

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

    def above(self, width: float, ruler: Ruler) -> Drawing:
        head, gap = self.head.draw(width, ruler), 1.6 if self.state else 0.0
        head.height += gap
        head.under(*(paragraph(x, BOLD, width, ruler, "state") for x in self.state))
        head.height += 0.75 * gap
        return head.under(heads(self._columns, width, ruler))

    def row(self, at: int, width: float, height: float, ruler: Ruler) -> Drawing:
        found, columns = self.rows[at], self._columns
        face = SEAT_CLOSED if found.closed else STRONG
        cells = [Cell(found.seat, face, "seat"), Cell(found.name, TEXT, "name", found.aside)]
        if self.heads[2]:
            cells.append(Cell(found.number, ASIDE, "number"))
        if self.heads[3]:
            cells.append(Cell(found.stack, TEXT, "stack"))
        cells += [Cell()] * (len(columns) - len(cells))
        made = ruled(cells, columns, width, height, ruler)
        if found.closed:  # nobody writes there
            made.rule(height / 2, columns[0].width, 44.0, ink=QUIET)
        return made

    def below(self, width: float, ruler: Ruler) -> Drawing:
        made = Drawing(ruler, width, 1.8).under(*(_out(x, width, ruler) for x in self.out))
        made.under(*(paragraph(x, SMALL, width, ruler, "said") for x in self.said))
        made.height += 1.6
        return made

    def foot(self, width: float, ruler: Ruler) -> Drawing:
        return _footed(Drawing(ruler, width), self.foot_left, self.foot_right)


def _out(found: OutBlock, width: float, ruler: Ruler) -> Drawing:
    """Draw the player who sits out, with a box for each hand; boxes of hands sat out are filled."""
    made = Drawing(ruler, width, 6.4)
    left = made.text(found.left, SMALL, 3.4, "left", width / 2, right=True)
    made.text(found.said, BOLD, 3.4, "out", room=width - left.width - 4.0)
    x, y = 0.0, 5.0
    for n in range(found.boxes):
        if n and n % found.group == 0:
            x += GROUPS_MM
        if x + BOX_MM > width:
            x, y = 0.0, y + BOXES_LEADING
        _box(made, x, y, n < found.crossed)
        x += BOX_MM + BETWEEN_MM
    made.height += y - 5.0 + BOXES_LEADING if found.boxes else 0.0
    made.rule(made.height - 1.2, ink=QUIET)
    return made


def _box(made: Drawing, x: float, y: float, crossed: bool) -> None:
    for d in (0.0, BOX_MM):
        made.rule(y + d, x, BOX_MM, FIRM_MM)
        made.rule(y + BOX_MM / 2, x + d - FIRM_MM / 2, FIRM_MM, BOX_MM + FIRM_MM)
    if crossed:
        made.rule(y + BOX_MM / 2, x + (BOX_MM - CROSSED_MM) / 2, CROSSED_MM, CROSSED_MM)


# -- the dealer's sheet of a chip race: filled in at the table before, as it came out after -------------

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

    def above(self, width: float, ruler: Ruler) -> Drawing:
        head = self.head.draw(width, ruler)
        if self.lines:
            return head.under(heads(self._columns, width, ruler))
        head.height += 4.0
        return head.under(paragraph(self.nothing, PLAIN_SUM, width, ruler, "nothing"))

    def row(self, at: int, width: float, height: float, ruler: Ruler) -> Drawing:
        line = self.lines[at]
        asked = [Cell()] if self.heads[3] else []
        cells = [
            Cell(line.seat, STRONG, "seat"), Cell(line.name, role="name"), Cell(line.odd, STRONG, "odd"),
            *asked, Cell(line.cards, role="cards"), Cell(line.gets, STRONG, "gets"),
        ]  # fmt: skip
        return ruled(cells, self._columns, width, height, ruler)

    def below(self, width: float, ruler: Ruler) -> Drawing:
        rule = paragraph(self.rule, SMALL, width, ruler, "rule")
        if not self.sums:
            return rule
        made, step = Drawing(ruler, width, SUMS_MM), width / len(self.sums)
        for i, one in enumerate(self.sums):
            _sum(made, one, i * step, step)
        made.under(rule).height += 1.0
        return made

    def foot(self, width: float, ruler: Ruler) -> Drawing:
        """Draw the lines for signatures, over the club and the number of the sheet."""
        made = Drawing(ruler, width, SIGN_MM if self.signed else 0.0)
        step = (width + SIGN_GAP) / max(1, len(self.signed))
        for i, who in enumerate(self.signed):
            made.rule(made.height - 4.6, i * step, step - SIGN_GAP)
            made.text(who, HEAD._replace(caps=False), made.height - 1.8, "signed", i * step, step - SIGN_GAP)
        return _footed(made, self.foot_left, self.foot_right)


def _sum(made: Drawing, found: Sum, x: float, wide: float) -> None:
    """A number of chips times their value: printed, or two lines for a pen."""
    line = SUMS_MM - 3.0
    made.text(found.label, HEAD, 3.4, "label", x, wide - 4.0)
    if not found.times:
        made.text(found.value, SUM, line, "sum", x, wide - 4.0)
        return
    made.rule(line + 0.6, x, PEN_COUNT)
    room = wide - PEN_COUNT - PEN_VALUE - 6.0
    times = made.text(f"× {found.times} =", PLAIN_SUM, line, "times", x + PEN_COUNT + 1.6, room)
    made.rule(line + 0.6, times.x + times.width + 1.6, PEN_VALUE)
