"""Paint the papers that are cut out for the tables: slips, cards, sheets of half a page. Lengths in mm."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from gui.paper.lists import HEAD, Column, RuledRow, heads, ruled
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
        """Write the name on one line, a little smaller if need be, else on two; return where it ends, and on
        how many lines."""
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
        """Write ``number`` at the lower right; ``foot`` at the left gives way to it."""
        beside = self.text(number, FOOT, self.base, "action", LEFT, self.room, right=True)
        self.text(foot, FOOT, self.base, "foot", LEFT, self.room - beside.width - 4)

    def numbers(
        self,
        table: str,
        seat: str,
        size: float,
        labels: float,
        *,
        room: float,
        least: float,
        end: float,
        spare: float = 0.0,
    ) -> None:
        """Table and seat, to be read across the table, within ``room`` under their labels; the seat begins at
        ``least`` or where the table lets it. A long table is set to leave ``spare`` of its room."""
        face, number, line = Face(size, NUMBER.weight), clean(seat), labels + 2.0 + size * CAPS
        room -= self.ruler.width(number, face) + SPACE
        said = self.text(table, self.whole(table, face, room - spare), line, "table", LEFT, room)
        at = max(least, LEFT + said.width + SPACE)
        self.label(tr("TABLE"), labels, LEFT, at - 2.0)
        self.label(tr("SEAT"), labels, at, end)
        self.read_last(said)
        self.exactly(number, face, line, "seat", at)

    def label(self, label: str, baseline: float, x: float, end: float) -> float:
        """Write a small label; return where it ends."""
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

    pieces: Sequence[SlipPiece]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        """Row by row from the upper left."""
        across, down = max(1, int(area.width / NARROWEST)), max(1, int(area.height / LOWEST))
        width, height = area.width / across, area.height / down

        def drawn(within: Area, ruler: Ruler) -> list[BodyPage]:
            found = []
            for slip in self.pieces:
                on = OnSlip(ruler, within.width, within.height)
                slip.draw(on)
                found.append(BodyPage(tuple(on.items)))
            return found

        share = min(1.0, width / USUAL_WIDTH, height / USUAL_HEIGHT)
        slips = set_at(share, Area(width, height), ruler, drawn)
        pages = []
        for first in range(0, len(slips), across * down):
            items: list[Item] = []
            for i, slip in enumerate(slips[first : first + across * down]):
                row, column = divmod(i, across)
                x, y = column * width, row * height
                items += [item.moved(x, y) for item in slip.items]
                if column < across - 1:
                    items += dashes_down(x + width, y, height)
                if row < down - 1:
                    items += dashes_across(x, y + height, width)
            pages.append(BodyPage(tuple(items)))
        return pages


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
        """Write the reason in whole sentences above the foot, a little smaller if need be, and only then cut:
        the log has all of it. Return where it begins."""
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
        on.numbers(
            self.table,
            self.seat,
            size,
            labels,
            room=FACTS_MM - LEFT,
            least=SEAT_MM,
            end=FACTS_MM,
            spare=SPACE,
        )
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


CARD_NUMBER, CARD_FACT = Face(27.0, 700), Face(4.0, 700)


@dataclass(frozen=True)
class SeatCard(Slip):
    """``facts`` stand beside each other over the foot; ``number`` and ``foot`` say what proves the seat."""

    def draw(self, on: OnSlip) -> None:
        on.head(self.kind, self.event, self.time)
        line, _ = on.name(self.name, self.club_number)
        facts, labels = on.base - 5.6, line + 5.8
        below = facts - CARD_FACT.size * CAPS if self.facts else on.base - FOOT.size
        size = min(CARD_NUMBER.size, (below - 3.8 - labels - 2.0) / CAPS)
        # The seat begins no further left than in the middle, so that it stands in one place on every card.
        least = min(on.width / 2, on.right - on.ruler.width(clean(self.seat), Face(size, NUMBER.weight)))
        on.numbers(self.table, self.seat, size, labels, room=on.room, least=least, end=on.right)
        x = LEFT
        for i, (label, value) in enumerate(self.facts, 1):
            end = LEFT + on.room * i / len(self.facts)
            start = on.label(label, facts, x, end) + 2.0
            fact = on.text(value, CARD_FACT, facts, "fact", start, end - start - SPACE / 2)
            x = fact.x + fact.width + SPACE / 2
        on.foot(self.foot, self.number)


@dataclass(frozen=True)
class BlankSlip:
    """A move to be written in by hand."""

    event: str
    foot: str = ""

    def draw(self, on: OnSlip) -> None:
        on.head(tr("MOVE"), "", self.event)
        for line, label, begin, end in (  # shares of the slip's width
            (25.6, tr("Player"), 0.0, 1.0),
            (40.6, tr("To table"), 0.0, 0.28),
            (40.6, tr("Seat"), 0.34, 0.62),
            (40.6, tr("From"), 0.68, 1.0),
            (55.6, tr("Why"), 0.0, 0.62),
            (55.6, tr("Time"), 0.68, 1.0),
        ):
            x, room = LEFT + begin * on.room, (end - begin) * on.room
            on.label(label, line - 9.4, x, x + room)
            on.rule(line, x, room)
        on.text(self.foot, FOOT, on.base, "foot", LEFT, on.room)


# The place stands before the sum, also one of two figures, or a shared one set smaller.
SUM_MM, APART_MM, PAYOUT_LABELS, PAYOUT = 30.0, 8.0, 33.0, Face(16.0, 700)
SIGNATURE_MM = 54.0
MORE, MORE_MM = Face(3.4), 6.4


@dataclass(frozen=True)
class PayoutSlip:
    """``name`` is empty where nobody has the place yet: there is a line to write it on. ``more`` is what is
    paid besides the prize; ``signature`` says what the line at the foot is for."""

    event: str
    time: str
    name: str
    place: str
    prize: str
    number: str
    signature: str
    club_number: str = ""
    club: str = ""
    more: str = ""

    def draw(self, on: OnSlip) -> None:
        on.head(tr("PAYOUT"), self.event, self.time)
        if self.name:
            on.name(self.name, self.club_number)
        else:
            on.rule(TOP + 12.6, LEFT, on.room)
        at, line = LEFT + SUM_MM, PAYOUT_LABELS + 2.0 + PAYOUT.size * CAPS
        for label, said, x, end, role in (
            (tr("Place"), self.place, LEFT, at - APART_MM, "place"),
            (tr("Prize"), self.prize, at, on.right, "prize"),
        ):
            on.label(label, PAYOUT_LABELS, x, end)
            on.text(said, on.whole(said, PAYOUT, end - x), line, role, x, end - x)
        on.text(self.more, MORE, line + MORE_MM, "more", at, on.right - at)
        number = on.text(self.number, FOOT, on.base, "action", LEFT, on.room, right=True)
        end = LEFT + min(SIGNATURE_MM, on.room - number.width - 4.0)
        start = LEFT + on.text(self.signature, FOOT, on.base, "signature", LEFT, end - LEFT).width + 2.0
        on.rule(on.base, start, end - start)
        on.text(self.club, FOOT, on.base - 4.0, "foot", end + 4.0, on.right - end - 4.0, right=True)


# -- sheets for the tables, two to a page: table sheets, and the dealers' sheets of a chip race ----------

# Printers leave a sheet's edge white, and nobody cuts on the millimetre.
SHEET_SIDE, SHEET_TOP, SHEET_BOTTOM = 11.0, 8.8, 7.0
# A row to write in is never lower than this, and needs no more than that.
LEAST_ROW, MOST_ROW = 6.0, 9.4

NUMBER_HEAD, NUMBER_MARKED = Face(12.0, 700), 0.82
HEAD_FACT = Face(9.0, 700)
BOLD = Face(3.1, 600)
SMALL = Face(2.75)
LEADING = 3.7
# A box to cross off, the room between two, and between two groups of them.
BOX_MM, BETWEEN_MM, GROUPS_MM = 4.4, 1.0, 2.4
CROSSED_MM = 2.6
BOXES_LEADING = 6.2
# Columns to count chips in: narrower ones nobody can write in.
PEN_MM, NARROWEST_PEN_MM, TOTAL_MM = 15.0, 11.0, 22.0
MOST_PENS = 7
SUM = Face(4.4, 700)
PLAIN_SUM = Face(3.5)
SUMS_MM = 11.6
# Room for a pen: a number of chips, and what they come to.
PEN_COUNT, PEN_VALUE = 16.0, 24.0
SIGN_MM, SIGN_GAP = 10.4, 8.0


@dataclass(frozen=True)
class OutBlock:
    """A player who sits out and how much is left; ``boxes`` to cross off, of which ``crossed`` are, in groups
    of ``group``."""

    said: str
    left: str
    boxes: int = 0
    crossed: int = 0
    group: int = 5

    def drawn(self, width: float, ruler: Ruler) -> Drawing:
        """Draw the player, with a box for each hand; boxes of hands sat out are filled."""
        made = Drawing(ruler, width, 6.4)
        left = made.text(self.left, SMALL, 3.4, "left", width / 2, right=True)
        made.text(self.said, BOLD, 3.4, "out", room=width - left.width - 4.0)
        x, y = 0.0, 5.0
        for n in range(self.boxes):
            if n and n % self.group == 0:
                x += GROUPS_MM
            if x + BOX_MM > width:
                x, y = 0.0, y + BOXES_LEADING
            made.box(y, x, BOX_MM)
            if n < self.crossed:
                made.rule(y + BOX_MM / 2, x + (BOX_MM - CROSSED_MM) / 2, CROSSED_MM, CROSSED_MM)
            x += BOX_MM + BETWEEN_MM
        made.height += y - 5.0 + BOXES_LEADING if self.boxes else 0.0
        made.rule(made.height - 1.2, ink=QUIET)
        return made


@dataclass(frozen=True)
class Sum:
    """Chips out or in: a ``label`` and the ``value``; or, while it is to be written in, what the number of
    chips is multiplied by (``times``)."""

    label: str
    value: str = ""
    times: str = ""

    def draw(self, on: Drawing, x: float, wide: float) -> None:
        """Write a number of chips times their value: printed, or two lines for a pen."""
        line = SUMS_MM - 3.0
        on.text(self.label, HEAD, 3.4, "label", x, wide - 4.0)
        if not self.times:
            on.text(self.value, SUM, line, "sum", x, wide - 4.0)
            return
        on.rule(line + 0.6, x, PEN_COUNT)
        room = wide - PEN_COUNT - PEN_VALUE - 6.0
        times = on.text(f"× {self.times} =", PLAIN_SUM, line, "times", x + PEN_COUNT + 1.6, room)
        on.rule(line + 0.6, times.x + times.width + 1.6, PEN_VALUE)


def table_columns(chips: Sequence[str], *, numbers: bool, stacks: bool) -> list[Column]:
    """Return the columns of seat and player, of club number and last count where there are any; then those to
    count chips in, and their total."""
    found = [Column(tr("Seat"), 11.0), Column(tr("Player"))]
    if numbers:
        found.append(Column(tr("Club no."), 17.0))
    if stacks:
        found.append(Column(tr("Last count"), 20.0, right=True))
    chips = chips if len(chips) <= MOST_PENS else ()
    width = max(NARROWEST_PEN_MM, min(PEN_MM, 66.0 / max(1, len(chips))))
    pens = [Column(x, width, pen=True) for x in chips]
    return [*found, *pens, Column(tr("Total"), TOTAL_MM, pen=True)]


def race_columns(heads: Sequence[str]) -> tuple[Column, ...]:
    """Return the columns of seat, player, odd chips, whether they are the last, cards, and what the player
    gets; the fourth head is empty once it was raced."""
    seat, player, odd, last, cards, gets = heads
    asked = [Column(last, 25.0, pen=True)] if last else []
    return (
        Column(seat, 11.0), Column(player), Column(odd, 22.0, pen=True), *asked,
        Column(cards, 42.0, pen=True), Column(gets, 24.0 if last else 34.0, pen=True),
    )  # fmt: skip


@dataclass(frozen=True)
class HalfSheet:
    """The sheet of one table. ``fact`` is a label and a value beside its number; ``state`` must not be
    missed; ``nothing`` is said where there are no rows. Below them: who is ``out``, the ``sums`` of chips,
    the rules and what comes next (``said``), and who signs. ``which`` of the sheets it is."""

    kind: str
    event: str
    time: str
    table: str
    fact: tuple[str, str]
    columns: Sequence[Column]
    rows: Sequence[RuledRow]
    state: Sequence[str] = ()
    nothing: str = ""
    out: Sequence[OutBlock] = ()
    sums: Sequence[Sum] = ()
    said: Sequence[str] = ()
    signed: tuple[str, ...] = ()
    club: str = ""
    which: str = ""

    def laid(self, area: Area, ruler: Ruler) -> list[BodyPage]:
        """Lay the parts under each other, the rows as high as there is room, the foot at the bottom. Return
        no page where they do not fit."""
        sheet, below, foot = (Drawing(ruler, area.width) for _ in range(3))
        self._above(sheet)
        self._below(below)
        self._foot(foot)
        room = area.height - sheet.height - below.height - foot.height
        if len(self.rows) * LEAST_ROW > room:
            return []
        high = max(LEAST_ROW, min(MOST_ROW, room / max(1, len(self.rows))))
        for row in self.rows:
            drawn = ruled(row.cells, self.columns, area.width, high, ruler)
            if row.struck:
                drawn.rule(high / 2, self.columns[0].width, 44.0, ink=QUIET)
            sheet.under(drawn)
        sheet.under(below)
        sheet.put(foot, 0, area.height - foot.height)
        return [BodyPage(tuple(sheet.items))]

    def _above(self, on: Drawing) -> None:
        self._head(on)
        if self.state:
            on.height += 1.6
            _paragraphs(on, self.state, BOLD, "state")
            on.height += 1.2
        if self.rows:
            on.under(heads(self.columns, on.width, on.ruler))
        else:
            on.height += 4.0
            _paragraphs(on, (self.nothing,), PLAIN_SUM, "nothing")

    def _head(self, on: Drawing) -> None:
        """Kind and time on a line; under it the table's number, to be read from across the table."""
        on.height = 20.0
        left = on.text(self.kind, KIND, 2.4, "kind", room=on.width / 3).width + 6.0
        time = on.text(self.time, WHEN, 2.4, "time", on.width * 0.6, right=True)
        on.text(self.event, WHEN, 2.4, "event", left, time.x - 4.0 - left, right=True)
        on.read_last(time)
        on.rule(4.4, thickness=FIRM_MM)
        on.text(tr("Table"), HEAD, 8.4, "label", room=40)
        # a name may have dots or rings above its capitals, which figures have not
        face = NUMBER_HEAD if self.table.isascii() else NUMBER_HEAD.scaled(NUMBER_MARKED)
        table = on.text(self.table, face, 18.6, "table", room=on.width * 0.34)
        start = max(on.width * 0.2, table.width + 8.0)
        label, value = self.fact
        if value:
            fits = on.ruler.width(value, HEAD_FACT) <= on.width - start
            on.text(label, HEAD, 8.4, "label", start)
            on.text(value, HEAD_FACT if fits else HEAD_FACT.scaled(0.68), 18.6, "fact", start)

    def _below(self, on: Drawing) -> None:
        after = 0.0
        if self.sums:
            on.height, after = SUMS_MM, 1.0
        elif self.rows:
            on.height, after = 1.8, 1.6
        for i, one in enumerate(self.sums):
            step = on.width / len(self.sums)
            one.draw(on, i * step, step)
        on.under(*(x.drawn(on.width, on.ruler) for x in self.out))
        _paragraphs(on, self.said, SMALL, "said")
        on.height += after

    def _foot(self, on: Drawing) -> None:
        """Draw the lines for signatures, over the club and which of the sheets it is."""
        on.height = SIGN_MM if self.signed else 0.0
        step = (on.width + SIGN_GAP) / max(1, len(self.signed))
        for i, who in enumerate(self.signed):
            on.rule(on.height - 4.6, i * step, step - SIGN_GAP)
            on.text(who, HEAD._replace(caps=False), on.height - 1.8, "signed", i * step, step - SIGN_GAP)
        line = on.height + 2.6
        beside = on.text(self.which, FOOT, line, "which", on.width / 2, right=True)
        on.text(self.club, FOOT, line, "foot", room=on.width - beside.width - 6.0)
        on.read_last(beside)
        on.height += 3.2


def _paragraphs(on: Drawing, said: Sequence[str], face: Face, role: str) -> None:
    """Add sentences at the end, each on as many lines as it takes."""
    for x in said:
        on.height += LEADING * on.lines(x, face, on.height + 2.9, role, leading=LEADING)


@dataclass(frozen=True)
class HalfSheets:
    """The body of a document of such sheets; the document is bare. Each is whole in itself, as a slip is: it
    is cut out and carried to its table. One that is too long for half a page gets a page of its own,
    uncut."""

    pieces: Sequence[HalfSheet]

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        width, edges, middle = area.width - 2 * SHEET_SIDE, SHEET_TOP + SHEET_BOTTOM, area.height / 2
        pages, free = list[Drawing](), False
        for piece in self.pieces:
            half, y = piece.laid(Area(width, middle - edges), ruler), SHEET_TOP
            if half and free:
                y += middle
            else:
                pages.append(Drawing(ruler, area.width))
            free = bool(half) and not free
            sheet = half or _shrunk(piece, Area(width, area.height - edges), ruler)
            pages[-1].items += [x.moved(SHEET_SIDE, y) for x in sheet[0].items]
            if free:
                pages[-1].items += dashes_across(0, middle, area.width)
        return [BodyPage(tuple(page.items)) for page in pages]


def _shrunk(piece: HalfSheet, area: Area, ruler: Ruler) -> list[BodyPage]:
    """Put the piece on a page of its own, and set it smaller if even that page does not hold it."""
    share = 1.0
    while not (pages := set_at(share, area, ruler, piece.laid)):
        share *= 0.96
    return pages
