"""A night of Chicago as the page and the papers show it: plain data made from its state."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from core.formats.chicago import deal as d
from core.formats.chicago.deal import Mark
from core.formats.chicago.going_on import places_of
from core.formats.chicago.heat import Heat, Match, Sheet
from core.formats.chicago.match import Played, totals
from core.formats.chicago.numbers import Hand
from core.formats.chicago.round import Line, Placed, Round, Step, places, take
from core.tournament.state import Tournament
from gui.formats.chicago.words import final_letter, match_name
from gui.words.names import player_of, surnames, told_by
from gui.words.numbers import time_of_day
from gui.words.tr import Context, mark

tr = Context("chicago")


def short_names(t: Tournament, entries: Collection[int]) -> dict[int, str]:
    """Return the surnames of the players of a table; with an initial where two are the same, of namesakes
    with the club number too."""
    players = [t.people.players[t.people.entries[e].player] for e in entries]
    here, short = {p.id for p in players}, surnames([p.name for p in players])
    told = [f"{x} {told_by(t, p, here)}".rstrip() for x, p in zip(short, players, strict=True)]
    return dict(zip(entries, told, strict=True))


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
    ``alert`` takes the place of the names: a title and what to do. ``final`` is the letter of the final that
    is played there, where there are two; ``title`` says all of it."""

    table: int
    label: str
    final: str
    title: str
    people: tuple[Person, ...]
    told: str
    done: bool = False
    blank: bool = False
    alert: tuple[str, str] | None = None


def table_line(t: Tournament, heat: Heat, match: Match, zone: tzinfo, tied: bool) -> TableLine:
    """Return the line of a table; ``tied``: a play-off is to come."""
    sheet = match.sheet
    names = short_names(t, sheet.seats.values())
    best = max((x.points for x in sheet.round.lines if not x.out), default=0)
    people = tuple(
        Person(
            names[sheet.seats[x.chair]],
            x.points,
            x.ring,
            x.stars,
            x.out,
            x.chair in sheet.round.stopped and not sheet.over,
            x.points == best > 0 and not x.out,
        )
        for x in sheet.round.lines
    )
    label, final = t.room.tables[match.table].label, final_letter(heat, match)
    line = partial(TableLine, match.table, label, final, match_name(t, heat, match), people)
    if match.missing:
        facts = {"round": sheet.number, "time": time_of_day(sheet.begun, zone)}
        more = tr("began round {round} at {time}", **facts)
        if match.auditor:
            name = player_of(t, match.auditor)
            more = tr("scorekeeper {name}, began round {round} at {time}", name=name, **facts)
        title = tr("Round {round}: score sheet missing", round=match.missing[0].number)
        return line("", alert=(title, more))
    if tied:
        return line(tr("play-off"))
    if sheet.over:
        return line(tr("done"), done=True)
    if sheet.on_paper:
        return line(tr("no deal entered, the table writes on paper"), blank=True)
    return line(tr("deal {deal}", deal=sheet.round.deals + 1))


# -- the deals of a round ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal with its cells: an exchange each, then Chicago and the last trick. Points are marked as bold."""

    number: int
    cells: tuple[str, ...]


def deal_lines(first: Round, marks: Collection[Mark], names: Mapping[int, str]) -> list[DealLine]:
    """Return the deals of a round, the last one first; of one that is not begun an empty line."""
    n = first.numbers
    columns = n.exchanges + 2
    cells: dict[int, list[list[str]]] = {}
    round_ = first
    for one in marks:
        deal = cells.setdefault(round_.deals + 1, [[] for _ in range(columns)])
        at = min(round_.exchange, n.exchanges) - 1
        if round_.step in (Step.CHICAGO, Step.QUESTION) or isinstance(one, d.Chicago):
            at = columns - 2
        elif round_.step is Step.TRICKS:
            at = columns - 1
        if isinstance(one, d.Also):
            at = round_.exchange - 2
        if isinstance(one, d.Chicago) and round_.held is not None:
            deal[n.exchanges - 1].clear()  # it does not count (point 23)
        if not isinstance(one, d.Chicago | d.Declined):
            deal[at].append(_in_short(round_, one, names))
        round_ = take(round_, one)
    if not round_.over:
        cells.setdefault(round_.deals + 1, [[] for _ in range(columns)])
    return [DealLine(i, tuple(map(" · ".join, deal))) for i, deal in sorted(cells.items(), reverse=True)]


def _in_short(round_: Round, mark: Mark, names: Mapping[int, str]) -> str:
    n = round_.numbers
    match mark:
        case d.Scored(0):
            return "–"
        case d.Scored(chair, Hand.STRAIGHT_FLUSH):
            return tr("{name} <b>{points}</b> straight flush", name=names[chair], points=n.exit)
        case d.Scored(chair, Hand.ROYAL_FLUSH):
            return tr("{name} <b>{points}</b> royal flush", name=names[chair], points=n.exit)
        case d.Scored(chair, _, reset) if reset:
            return tr("{name} <b>four</b> → <b>{other} 0</b>", name=names[chair], other=names[reset])
        case d.Scored(chair, hand) | d.Also(chair, hand):
            assert hand is not None
            return _points(names[chair], n.of(hand))
        case d.Made():
            return tr("{name} made <b>{points}</b>", name=names[round_.said], points=n.made)
        case d.Broken(0):
            return _points(names[round_.said], -n.broken)
        case d.Broken(by):
            facts = {"name": names[round_.said], "lost": n.broken, "other": names[by], "points": n.breaker}
            return tr("{name} <b>−{lost}</b>, {other} broke <b>{points}</b>", **facts)
        case d.Trick(chair, True):
            return tr("{name} <b>{points}</b> deuce", name=names[chair], points=n.deuce)
        case d.Trick(chair):
            return _points(names[chair], n.trick)
        case d.Mistake(chair, cards):
            lost = 0 if round_.line(chair).points >= n.stop else n.mistake * cards
            if not lost:
                return tr("{name} <b>error</b>, no points lost", name=names[chair])
            return tr("{name} <b>−{points}</b> error", name=names[chair], points=lost)
        case d.Bought(chair):
            return tr("{name} exchanged <b>0</b>", name=names[chair])
        case d.Revoked(chair):
            return tr("{name} <b>revoke</b>", name=names[chair])
        case d.Deducted(chair, points):
            return tr("{name} <b>−{points}</b> taken off", name=names[chair], points=points)
        case d.Left(chair):
            return tr("{name} <b>left</b>", name=names[chair])
        case d.TimeUp():
            return tr("time is up")
        case _:
            raise AssertionError(mark)  # by what comes after it one sees whether Chicago was said


def _points(name: str, points: int) -> str:
    """Return ``Ek 5``, ``Ek −15``."""
    if points < 0:
        return tr("{name} <b>−{points}</b>", name=name, points=-points)
    return tr("{name} <b>{points}</b>", name=name, points=points)


# -- the open score sheet ---------------------------------------------------------------------------------


class Note(NamedTuple):
    text: str
    tone: str = "quiet"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A player's line: ``notes`` stand under the strokes."""

    line: Line
    name: str
    dealer: bool
    notes: tuple[Note, ...]
    tone: str = ""


def score_lines(sheet: Sheet, names: Mapping[int, str]) -> list[ScoreLine]:
    """Return the lines of a round, a chair each."""
    round_, losses = sheet.round, _losses(sheet)
    found = []
    for x in round_.lines:
        notes = list[Note]()
        if x.chair == round_.winner:
            notes.append(Note(tr("wins the round"), "green"))
        elif x.out:
            notes.append(Note(tr("out of the round"), "red"))
        elif x.chair in round_.stopped and not round_.over:
            notes.append(Note(tr("no exchange"), "amber"))
        tone = notes[0].tone if notes else ""
        if x.chair in losses:
            notes.append(Note(losses[x.chair]))
        if not (notes or round_.over) and x.chair in round_.asked:
            notes.append(Note(tr("may say Chicago")))
        dealer = x.chair == round_.dealer and not round_.over
        found.append(ScoreLine(x, names[x.chair], dealer, tuple(notes), tone))
    return found


_LOST: Mapping[type[Mark], str] = {
    d.Broken: mark("broken −{points}"), d.Mistake: mark("error −{points}"),
    d.Deducted: mark("taken off −{points}"),
}  # fmt: skip
_TO_ZERO = mark("to zero −{points}")


def _losses(sheet: Sheet) -> dict[int, str]:
    found, round_ = dict[int, str](), sheet.first
    for one in sheet.marks:
        after = take(round_, one)
        for line in after.lines:
            less = line.taken - round_.line(line.chair).taken
            if less > 0 and not line.out:
                found[line.chair] = tr(_LOST.get(type(one), _TO_ZERO), points=less)
        round_ = after
    return found


class Standing(NamedTuple):
    """A player of a match as it would end now: ``before`` in the rounds that are in, ``now`` in this one;
    ``tied``: a play-off is to come."""

    name: str
    total: Fraction
    before: Fraction
    now: Fraction
    tied: bool = False


def if_ended(
    match: Match, sheet: Sheet, names: Mapping[int, str], on: Sequence[int] = (), tied: Collection[int] = ()
) -> list[Standing]:
    """Return the round points if the round ended now, the best first; ``names`` are those of entries. Where
    the match is over, ``on`` advance and stand first, and a play-off between who is ``tied`` is to come."""
    stands = sheet.round._replace(timed=not sheet.over or sheet.round.timed)
    now = {sheet.seats[x.chair]: x.points for x in places(stands)}
    gone = frozenset(e for e, n in match.gone.items() if n <= sheet.number)
    other = [x for x in match.played if x.seats is not sheet.seats]
    before = {x.entry: x.points for x in totals(other)}
    ranked = totals([*other, Played(stands, sheet.seats, gone)])
    if match.done:
        order = [*on, *(x.entry for _, group in places_of(match) for x in group)]
        ranked.sort(key=lambda x: order.index(x.entry))
    zero = Fraction()
    return [
        Standing(
            names[x.entry],
            x.points,
            before.get(x.entry, zero),
            zero if x.entry in gone else now.get(x.entry, zero),
            x.entry in tied,
        )
        for x in ranked
        if x.entry in names
    ]


def placed_in(sheet: Sheet) -> dict[int, Placed]:
    """Return the places of a round by chair; none while it is played."""
    return {x.chair: x for x in places(sheet.round)} if sheet.over else {}
