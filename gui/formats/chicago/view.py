"""What the page, the room and the papers show of a night of Chicago, as plain data made from its state."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from core.formats.chicago import going_on
from core.formats.chicago.deal import (
    Bought,
    Broken,
    Chicago,
    Declined,
    Deducted,
    Left,
    Made,
    Mark,
    Mistake,
    Revoked,
    Scored,
    TimeUp,
    Trick,
)
from core.formats.chicago.heat import Heat, Match, Sheet
from core.formats.chicago.match import Played, totals
from core.formats.chicago.numbers import EXITS, Hand
from core.formats.chicago.round import Placed, Round, Step, places, take
from core.formats.chicago.state import by_label, chicago
from core.tournament.state import Tournament
from gui.formats.chicago.entry import hand_words
from gui.words.names import with_initial
from gui.words.tr import Context

tr = Context("chicago")

_PARTS = {
    Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾",
    Fraction(1, 6): "⅙", Fraction(5, 6): "⅚",
}  # fmt: skip


def points_text(points: Fraction | int) -> str:
    """Return round points as they are written: ``8⅓``."""
    whole, part = divmod(Fraction(points), 1)
    if not part:
        return str(whole)
    sign = _PARTS.get(part, f" {part}")
    return f"{whole}{sign}" if whole else sign.strip()


def short_names(t: Tournament, entries: Collection[int]) -> dict[int, str]:
    """Return the surnames of the players of a table; with an initial where two are the same."""
    whole = {e: t.name(e) for e in entries}
    last = {e: name.rpartition(" ")[2] for e, name in whole.items()}
    return {
        e: name if list(last.values()).count(name) == 1 else with_initial(whole[e])
        for e, name in last.items()
    }


class Person(NamedTuple):
    """A player in the line of a table, with the points that stand. ``leads``: nobody has more."""

    name: str
    points: int
    ring: bool = False
    stars: int = 0
    out: bool = False
    stopped: bool = False
    leads: bool = False


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in the list. ``told`` stands at the right, or under the names where nothing is written;
    ``alert`` takes the place of the names: a title and what to do."""

    table: int
    label: str
    people: tuple[Person, ...]
    told: str
    done: bool = False
    blank: bool = False
    alert: tuple[str, str] | None = None


def table_line(t: Tournament, match: Match, time: Mapping[int, str]) -> TableLine:
    """Return the line of a table; ``time`` is the time of day of when a round began (ms)."""
    sheet, label = match.sheet, t.room.tables[match.table].label
    names = short_names(t, sheet.seats.values())
    best = max((x.points for x in sheet.round.lines if not x.out), default=0)
    people = tuple(
        Person(
            names[sheet.seats[x.chair]], x.points, x.ring, x.stars, x.out,
            x.chair in sheet.round.stopped and not sheet.over, x.points == best > 0 and not x.out,
        )
        for x in sheet.round.lines
    )  # fmt: skip
    if match.missing:
        gone = match.missing[0].number
        facts = {"name": t.name(match.auditor) if match.auditor else "", "round": sheet.number}
        facts["time"] = time.get(sheet.begun, "")
        more = tr("began round {round} at {time}", **facts)
        if match.auditor:
            more = tr("scorekeeper {name}, began round {round} at {time}", **facts)
        title = tr("Round {round}: score sheet missing", round=gone)
        return TableLine(match.table, label, people, "", alert=(title, more))
    if sheet.over:
        return TableLine(match.table, label, people, tr("done"), done=True)
    if sheet.blank:
        told = tr("no deal entered, the table writes on paper")
        return TableLine(match.table, label, people, told, blank=True)
    return TableLine(match.table, label, people, tr("deal {deal}", deal=sheet.round.deals + 1))


# -- the deals of a round ---------------------------------------------------------------------------------


class Said(NamedTuple):
    """Words of a cell: what is bold, and what is quiet."""

    text: str
    bold: bool = False


Cell = tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class DealLine:
    """One deal: a cell an exchange, then Chicago and the last trick."""

    number: int
    cells: tuple[Cell, ...]


def deal_lines(first: Round, marks: Collection[Mark], names: Mapping[int, str]) -> list[DealLine]:
    """Return the deals of a round, the last one first; of one that is not begun an empty line."""
    n = first.numbers
    columns = n.exchanges + 2
    cells: dict[int, list[list[Said]]] = {}
    round_ = first
    for mark in marks:
        deal = cells.setdefault(round_.deals + 1, [[] for _ in range(columns)])
        at = min(round_.exchange, n.exchanges) - 1
        if round_.step in (Step.CHICAGO, Step.QUESTION) or isinstance(mark, Chicago):
            at = columns - 2
        elif round_.step is Step.TRICKS:
            at = columns - 1
        if isinstance(mark, Chicago) and round_.held is not None:
            deal[n.exchanges - 1].clear()  # it does not count (point 23)
        deal[at] += _told(round_, mark, names, bool(deal[at]))
        round_ = take(round_, mark)
    if not round_.over:
        cells.setdefault(round_.deals + 1, [[] for _ in range(columns)])
    return [DealLine(i, tuple(map(tuple, deal))) for i, deal in sorted(cells.items(), reverse=True)]


def _told(round_: Round, mark: Mark, names: Mapping[int, str], more: bool) -> list[Said]:
    n, comma = round_.numbers, [Said(", ")] if more else []

    def said(name: str, *parts: str) -> list[Said]:
        """A name, then what is bold and what is not, in turn."""
        found = [Said(f"{name} ")] if name else []
        return [*comma, *found, *(Said(x, i % 2 == 0) for i, x in enumerate(parts))]

    match mark:
        case Scored(0):
            return [*comma, Said("–")]
        case Scored(chair, hand, 0) if hand in EXITS:
            assert hand is not None
            return said(names[chair], str(n.exit), f" {hand_words()[hand]}")
        case Scored(chair, Hand.QUADS, reset) if reset:
            return said(names[chair], tr("four"), " → ", tr("{name} 0", name=names[reset]))
        case Scored(chair, hand):
            assert hand is not None
            return said(names[chair], str(n.of(hand)))
        case Chicago() | Declined():
            return []
        case Made():
            return said(tr("{name} made", name=names[round_.said]), str(n.made))
        case Broken(by):
            lost = said(names[round_.said], f"−{n.broken}")
            if not by:
                return lost
            return [
                *lost,
                Said(", "),
                Said(tr("{name} broke", name=names[by]) + " "),
                Said(str(n.breaker), True),
            ]
        case Trick(chair, deuce):
            return said(
                names[chair], str(n.deuce if deuce else n.trick), *([" " + tr("deuce")] if deuce else [])
            )
        case Mistake(chair, cards):
            stopped = round_.line(chair).points >= n.stop
            return said(names[chair], "–" if stopped else f"−{n.mistake * cards}", " " + tr("error"))
        case Bought(chair):
            return said(tr("{name} exchanged", name=names[chair]), "0")
        case Revoked(chair):
            return said(names[chair], tr("revoke"))
        case Deducted(chair, points):
            return said(names[chair], f"−{points}", " " + tr("taken off"))
        case Left(chair):
            return said(names[chair], tr("left"))
        case TimeUp():
            return [*comma, Said(tr("time is up"))]


# -- the open score sheet ---------------------------------------------------------------------------------


class Note(NamedTuple):
    text: str
    tone: str = "quiet"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A player's line: ``notes`` stand under the strokes."""

    chair: int
    name: str
    points: int
    strokes: int
    lost: int
    ring: bool
    stars: int
    dealer: bool
    notes: tuple[Note, ...]
    tone: str = ""


def score_lines(sheet: Sheet, names: Mapping[int, str]) -> list[ScoreLine]:
    """Return the lines of a round, a chair each."""
    round_, losses = sheet.round, _losses(sheet)
    found = []
    for x in round_.lines:
        notes, tone = list[Note](), ""
        if x.chair == round_.winner:
            notes.append(Note(tr("wins the round"), "green"))
            tone = "green"
        elif x.out:
            notes.append(Note(tr("out of the round"), "red"))
            tone = "red"
        elif x.chair in round_.stopped and not round_.over:
            notes.append(Note(tr("no exchange"), "amber"))
            tone = "amber"
        if x.chair in losses:
            notes.append(Note(losses[x.chair]))
        if not (notes or round_.over) and x.chair in round_.asked:
            notes.append(Note(tr("may say Chicago")))
        found.append(
            ScoreLine(
                x.chair,
                names[x.chair],
                x.points,
                x.strokes,
                x.taken,
                x.ring,
                x.stars,
                x.chair == round_.dealer and not round_.over,
                tuple(notes),
                tone,
            )
        )
    return found


def _losses(sheet: Sheet) -> dict[int, str]:
    """What each lost last, in words."""
    found, round_ = dict[int, str](), sheet.first
    for mark in sheet.marks:
        after = take(round_, mark)
        for line in after.lines:
            less = line.taken - round_.line(line.chair).taken
            if less > 0 and not line.out:
                match mark:
                    case Broken():
                        found[line.chair] = tr("broken −{points}", points=less)
                    case Mistake():
                        found[line.chair] = tr("error −{points}", points=less)
                    case Deducted():
                        found[line.chair] = tr("taken off −{points}", points=less)
                    case _:
                        found[line.chair] = tr("to zero −{points}", points=less)
        round_ = after
    return found


class Standing(NamedTuple):
    """A player of a match as it would end now: ``before`` in the rounds that are in, ``now`` in this one."""

    entry: int
    name: str
    total: Fraction
    before: Fraction
    now: Fraction


def if_ended(match: Match, sheet: Sheet, names: Mapping[int, str]) -> list[Standing]:
    """Return the round points if the round ended now, the best first; ``names`` are those of entries."""
    stands = replace(sheet.round, timed=not sheet.over or sheet.round.timed)
    now = {sheet.seats[x.chair]: x.points for x in places(stands)}
    gone = frozenset(e for e, n in match.gone.items() if n <= sheet.number)
    other = [x for x in match.played if x.seats is not sheet.seats]
    before = {x.entry: x.points for x in totals(other)}
    ranked = totals([*other, Played(stands, sheet.seats, gone)])
    zero = Fraction()
    return [
        Standing(
            x.entry,
            names.get(x.entry, ""),
            x.points,
            before.get(x.entry, zero),
            zero if x.entry in gone else now.get(x.entry, zero),
        )
        for x in ranked
        if x.entry in names
    ]


def advancing(t: Tournament, heat: Heat) -> int:
    """Return how many of each table of this heat advance; 0: they play for places."""
    return len(going_on.advance(chicago(t).plans, heat).to)


def matches_of(t: Tournament, heat: Heat) -> list[Match]:
    return by_label(t, heat.matches)


def placed_in(sheet: Sheet) -> dict[int, Placed]:
    """Return the places of a round by chair; none while it is played."""
    return {x.chair: x for x in places(sheet.round)} if sheet.over else {}
