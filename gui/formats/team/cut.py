"""Paint what a team is handed: its sheet with time-out cards and transfer slips to cut out. Lengths in mm."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from gui.paper.cut import KIND, WHEN, dashes_across, dashes_down
from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    THICK_MM,
    Drawing,
    DrawnForA4,
    Face,
    clean,
)
from gui.words.tr import Context

tr = Context("team")

# Everything is drawn for A4; on a smaller sheet all is as much smaller.
WIDE, HIGH, SIDE = 210.0, 297.0, 13.2
HALF, COLUMN, RIGHT = WIDE / 2, 83.9, 113.0
# The sheet is cut under the head, under the cards, under each row of slips.
TOP_MM, CARD_MM, SLIP_MM = 76.2, 50.8, 58.2

NAME = Face(12.0, 700)
STACK, POINT = Face(12.0, 700), Face(12.0, 700, HAIRLINE)
MEMBER, CAPTAIN = Face(4.0), Face(4.0, 700)
TITLE, EVENT, FOOT = Face(2.75, 600), Face(3.3, 600), Face(2.75)
SAID, TEXT = Face(3.3), Face(3.45)
CARD_NAME, SLIP_NAME = Face(11.6, 700), Face(7.2, 700)
SMALL, LABEL, LOUD_LABEL, WRITTEN = Face(2.8), Face(2.7, 400, QUIET), Face(2.7, 700), Face(4.2, 600)
MEMBER_MM, MEMBERS_MM = 7.94, 35.6
LEAST_NAME = 0.35
HEAD_MM, RULE_MM = 7.1, 10.8
# The places to write on a slip: their left edge and their width.
FIELDS = ((0.0, 30.7), (34.4, 15.1), (53.4, 30.5))
PEN, SHORT_PEN, LONG_PEN = 11.0, 5.0, 15.0


@dataclass(frozen=True)
class TimeOut:
    """A card; ``which`` counts the team's ("Card 1 of 2"), ``number`` all."""

    team: str
    which: str
    text: str
    number: str

    @property
    def height(self) -> float:
        return CARD_MM

    def draw(self, on: Drawing) -> None:
        _headed(on, tr("TIME-OUT"), self.which)
        _whole(on, self.team, CARD_NAME, 24.9)
        on.lines(self.text, TEXT, 31.9, "text", leading=4.8, most=2)
        _foot(on, ((tr("Table"), SHORT_PEN), (tr("Level"), SHORT_PEN), (tr("Time"), PEN)), 44.2, self.number)


@dataclass(frozen=True)
class Transfer:
    """A slip, blank or with what the director was told: (who, table, figure) from and to."""

    team: str
    when: str
    labels: tuple[str, str, str, str, str]  # from, to, table, the stack as counted, the share of it
    number: str
    given: tuple[str, str, str] = ("", "", "")
    taken: tuple[str, str, str] = ("", "", "")

    @property
    def height(self) -> float:
        return SLIP_MM

    def draw(self, on: Drawing) -> None:
        _headed(on, tr("TRANSFER"), self.when)
        _whole(on, self.team, SLIP_NAME, 19.0)
        from_, to, table, stack, share = self.labels
        self._row(on, 25.4, ((from_, LABEL), (table, LABEL), (stack, LABEL)), self.given)
        self._row(on, 36.2, ((to, LABEL), (table, LABEL), (share, LOUD_LABEL)), self.taken)
        _foot(on, ((tr("Announced"), PEN), (tr("Dealer"), LONG_PEN)), 49.7, self.number)

    def _row(self, on: Drawing, y: float, labels: Sequence[tuple[str, Face]], written: Sequence[str]) -> None:
        for (label, face), words, (x, width) in zip(labels, written, FIELDS, strict=True):
            on.text(label, face, y, "label", x, width)
            on.text(words, WRITTEN, y + 6.1, "written", x, width)
            on.rule(y + 7.1, x, width, THICK_MM if face is LOUD_LABEL else FIRM_MM)


Piece = TimeOut | Transfer


def _whole(
    on: Drawing,
    name: str,
    face: Face,
    y: float,
    x: float = 0.0,
    room: float | None = None,
    role: str = "name",
) -> None:
    """Write a name, never cut where it can be read smaller."""
    free = on.width - x if room is None else room
    share = free / max(1.0, on.ruler.width(clean(name), face)) * 0.99
    on.text(name, face.scaled(max(LEAST_NAME, min(1.0, share))), y, role, x, free)


def _headed(on: Drawing, kind: str, aside: str) -> None:
    room = on.width - on.text(kind, KIND, HEAD_MM, "kind", room=on.width / 2).width - 4.0
    on.text(aside, WHEN, HEAD_MM, "which", on.width - room, right=True)
    on.rule(RULE_MM, thickness=FIRM_MM)


def _foot(on: Drawing, fields: Sequence[tuple[str, float]], y: float, number: str) -> None:
    """Write labels with a line behind each, and the number at the right."""
    beside = on.text(number, SMALL, y, "number", on.width / 2, right=True)
    x, room = 0.0, on.width - beside.width - 3.0
    for label, pen in fields:
        said = on.text(label, SMALL, y, "label", x, room - x)
        x += said.width + 1.2
        on.rule(y + 0.6, x, min(pen, room - x))
        x += pen + 1.2


@dataclass(frozen=True)
class TeamSheet:
    """The page of one team; ``members`` begin with the captain. ``stacks`` are table and seat of each,
    ``said`` stands under them; ``cards`` and ``slips`` are cut out; ``rules`` are for the captain."""

    name: str
    event: str
    date: str
    nth: str
    members: tuple[str, ...]
    stacks: tuple[tuple[str, str], ...]
    said: str
    cards: tuple[TimeOut, ...]
    slips: tuple[Transfer, ...]
    rules: tuple[str, str]
    foot: str

    def draw(self, on: Drawing) -> None:
        self._head(on)
        self._members(on)
        self._stacks(on)
        on.items += dashes_across(0, TOP_MM, WIDE)
        y = _grid(on, _grid(on, TOP_MM, self.cards), self.slips)
        on.text(tr("CAPTAIN"), TITLE, y + 9.0, "label", SIDE, COLUMN)
        for words, x in zip(self.rules, (SIDE, 109.5), strict=True):
            on.lines(words, TEXT, y + 14.8, "rule", x, COLUMN + 3.0, leading=5.0, most=4)
        on.rule(285.7, SIDE, WIDE - 2 * SIDE, FIRM_MM)
        end, line = WIDE - SIDE, 291.0
        on.rule(line + 0.4, end - 27.5, 27.5)
        signed = tr("Captain’s signature")
        begin = end - 29.0 - on.ruler.width(signed, FOOT)
        on.text(self.foot, FOOT, line, "foot", SIDE, begin - SIDE - 4.0)
        on.exactly(signed, FOOT, line, "signature", begin)

    def _head(self, on: Drawing) -> None:
        end = WIDE - SIDE
        nth = on.text(self.nth, SAID, 22.2, "nth", HALF, end - HALF, right=True)
        date = on.text(self.date, SAID, 17.5, "date", HALF, end - HALF, right=True)
        dot = on.exactly(" · ", SAID, 17.5, "", date.x - on.ruler.width(" · ", SAID))
        event = on.text(self.event, EVENT, 17.5, "event", HALF, dot.x - HALF, right=True)
        _whole(on, self.name, NAME, 21.4, SIDE, min(nth.x, event.x) - SIDE - 6.0)
        on.rule(25.6, SIDE, end - SIDE, THICK_MM)

    def _members(self, on: Drawing) -> None:
        on.text(tr("MEMBERS, NAMED BEFORE THE START"), TITLE, 32.8, "label", SIDE, 87.3)
        step = min(MEMBER_MM, MEMBERS_MM / max(1, len(self.members)))
        for i, name in enumerate(self.members):
            y, room = 38.0 + i * step + step * 0.2, 87.3
            if not i:
                room -= on.text(tr("captain"), SAID, y, "captain", SIDE, 87.3, right=True).width + 3.0
            _whole(on, name, MEMBER if i else CAPTAIN, y, SIDE, room, "member")
            on.rule(38.0 + i * step + step * 0.5, SIDE, 87.3, ink=HAIRLINE)

    def _stacks(self, on: Drawing) -> None:
        on.text(tr("STACKS, TABLE AND SEAT"), TITLE, 32.8, "label", 109.5, 87.3)
        x, step = 109.5, 29.1
        for table, seat in self.stacks:
            width = on.ruler.width(f"{table}.{seat}", STACK)
            face = STACK.scaled(min(1.0, (step - 3.0) / width))
            at = x + on.exactly(table, face, 47.0, "table", x).width
            point = on.exactly(".", POINT.scaled(face.size / STACK.size), 47.0, "point", at)
            on.exactly(seat, face, 47.0, "seat", at + point.width)
            x += step
        on.lines(self.said, SAID, 53.6, "said", 109.5, 87.3, leading=4.5, most=5)


def _grid(on: Drawing, y: float, pieces: Sequence[Piece]) -> float:
    """Set the pieces in pairs, cut from each other and from what is below; return where they end."""
    for at in range(0, len(pieces), 2):
        high = pieces[at].height
        on.items += dashes_down(HALF, y, high)
        for piece, x in zip(pieces[at : at + 2], (SIDE, RIGHT), strict=False):
            made = Drawing(on.ruler, COLUMN)
            piece.draw(made)
            on.put(made, x, y)
        y += high
        on.items += dashes_across(0, y, WIDE)
    return y


def sheets(pieces: Sequence[TeamSheet]) -> DrawnForA4:
    """Return a page for each team."""
    return DrawnForA4([x.draw for x in pieces])


def cards(pieces: Sequence[Piece]) -> DrawnForA4:
    """Lay cards or slips, two beside each other, as many under each other as there is room."""
    count = 2 * int(HIGH / max(x.height for x in pieces))
    rows = [pieces[at : at + count] for at in range(0, len(pieces), count)]
    return DrawnForA4([partial(_grid, y=0.0, pieces=row) for row in rows])
