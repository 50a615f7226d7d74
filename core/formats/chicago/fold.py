"""Taking in what a night of Chicago writes down."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from core.clock.played import settle
from core.formats.chicago import deal as d
from core.formats.chicago import facts as f
from core.formats.chicago.deal import Mark
from core.formats.chicago.heat import Heat, Match, Plan, Sheet
from core.formats.chicago.match import ties
from core.formats.chicago.numbers import Hand, numbers_of
from core.formats.chicago.round import Line, Problem, Round, Step, begin, overridable, problems, take
from core.formats.chicago.state import chicago
from core.say.conflict import Conflict
from core.say.records import FormatFact
from core.say.times import happens
from core.tournament.clock import ClockState
from core.tournament.state import Tournament

_Apply = Callable[[Tournament, Any, int], None]

# -- marks as they are written ------------------------------------------------------------------------------

_READ: dict[str, Callable[[f.Written], Mark]] = {
    "points": lambda x: d.Scored(x.chair, Hand(x.hand) if x.hand else None, x.other),
    "also": lambda x: d.Also(x.chair, Hand(x.hand)),
    "chicago": lambda x: d.Chicago(x.chair),
    "declined": lambda x: d.Declined(),
    "made": lambda x: d.Made(),
    "broken": lambda x: d.Broken(x.other),
    "trick": lambda x: d.Trick(x.chair, bool(x.number)),
    "mistake": lambda x: d.Mistake(x.chair, x.number),
    "bought": lambda x: d.Bought(x.chair),
    "revoke": lambda x: d.Revoked(x.chair),
    "deduct": lambda x: d.Deducted(x.chair, x.number),
    "left": lambda x: d.Left(x.chair),
    "time": lambda x: d.TimeUp(),
}
KINDS: dict[type[Any], str] = {
    d.Scored: "points", d.Also: "also", d.Chicago: "chicago", d.Declined: "declined", d.Made: "made",
    d.Broken: "broken", d.Trick: "trick", d.Mistake: "mistake", d.Bought: "bought", d.Revoked: "revoke",
    d.Deducted: "deduct", d.Left: "left", d.TimeUp: "time",
}  # fmt: skip
# Marks of which one takes another's place where an entry is corrected.
LIKE = ({d.Scored}, {d.Trick}, {d.Made, d.Broken}, {d.Chicago, d.Declined})


def mark_of(x: f.Written) -> Mark:
    """Return the mark of a record. Raises ``Conflict`` for one that is none."""
    try:
        return _READ[x.what](x)
    except (KeyError, ValueError) as error:
        raise Conflict(f"no mark {x.what} {x.hand}") from error


def written(heat: int, table: int, sheet: Sheet, mark: Mark, now: Round | None = None) -> f.Written:
    """Return the record of a mark that is the next on its sheet, or comes in the round as it is ``now``."""
    at = now or sheet.round
    chair = getattr(mark, "chair", 0)
    hand, other, number = "", 0, 0
    match mark:
        case d.Scored():
            hand, other = mark.hand or "", mark.reset
        case d.Also():
            hand = mark.hand
        case d.Broken():
            other = mark.by
        case d.Trick():
            number = int(mark.deuce)
        case d.Mistake():
            number = mark.cards
        case d.Deducted():
            number = mark.points
    kind = KINDS[type(mark)]
    return f.Written(
        heat, table, sheet.number, at.deals + 1, at.exchange, kind, chair, str(hand), other, number
    )


def position(sheet: Sheet, mark: Mark, deal: int, exchange: int) -> int | None:
    """Return which mark this one would replace: one like it, of that deal and (if it scores) exchange."""
    like = next((x for x in LIKE if type(mark) in x), {type(mark)})
    now = sheet.first
    for index, old in enumerate(sheet.marks):
        scored = isinstance(old, d.Scored)
        if type(old) in like and now.deals + 1 == deal and (not scored or now.exchange == exchange):
            return index
        now = take(now, old)
    return None


class Refolded(NamedTuple):
    """A sheet after a correction: its round and its marks as they are then. ``overruled`` are the marks that
    stand by the director's word alone, each with its deal and the round before it; ``stuck`` is the first
    mark that does not fit, and nothing after it is taken."""

    round: Round
    marks: list[Mark]
    overruled: list[tuple[int, Mark, Round]]
    stuck: Mark | None = None


def refold(first: Round, marks: list[Mark]) -> Refolded:
    """Return the sheet that these marks come to. "Nobody said Chicago" is written only where somebody could
    have."""
    now, found, overruled = first, list[Mark](), list[tuple[int, Mark, Round]]()
    for i, mark in enumerate(marks):
        if isinstance(mark, d.Declined):
            if now.step is Step.TRICKS:
                continue
        elif now.step is Step.QUESTION and _implies_no(now, marks[i:]):
            found.append(d.Declined())
            now = take(now, d.Declined())
        against = {*problems(now, mark)}
        if not all(overridable(mark, p) for p in against):
            return Refolded(now, found, overruled, mark)
        if against:
            overruled.append((now.deals + 1, mark, now))
        found.append(mark)
        now = take(now, mark)
    if now.step is Step.QUESTION and not now.numbers.points_first:
        found.append(d.Declined())
        now = take(now, d.Declined())
    return Refolded(now, found, overruled)


def said_with_less(overruled: Iterable[tuple[int, Mark, Round]]) -> list[tuple[int, int, int]]:
    """Return the Chicagos among these marks: the deal, the chair, and the points it had then."""
    return [
        (deal, mark.chair, now.line(mark.chair).points)
        for deal, mark, now in overruled
        if isinstance(mark, d.Chicago)
    ]


def _implies_no(now: Round, rest: list[Mark]) -> bool:
    """Return whether what was written next tells that nobody said Chicago."""
    answer = next((x for x in rest if isinstance(x, d.Chicago | d.Declined | d.Trick)), None)
    return isinstance(answer, d.Trick) or (answer is None and not now.numbers.points_first)


# -- finding -----------------------------------------------------------------------------------------------


def _heat(t: Tournament, number: int) -> Heat:
    heats = chicago(t).heats
    if not 1 <= number <= len(heats):
        raise Conflict(f"no heat {number}")
    return heats[number - 1]


def _match(t: Tournament, heat: int, table: int) -> Match:
    found = _heat(t, heat).matches.get(table)
    if found is None:
        raise Conflict(f"no table {table} in heat {heat}")
    return found


def _sheet(match: Match, number: int) -> Sheet:
    if not 1 <= number <= len(match.sheets):
        raise Conflict(f"no round {number}")
    return match.sheets[number - 1]


# -- taking in ---------------------------------------------------------------------------------------------


def _planned(t: Tournament, x: f.HeatPlanned, _: int) -> None:
    if x.heat < 1 or not 0 <= x.best <= numbers_of(t.rulebook).most or not happens(x.at):
        raise Conflict(f"heat {x.heat} as it is planned")
    chicago(t).plans[x.heat] = Plan(x.at, x.best, x.to)


def _drawn(t: Tournament, x: f.HeatDrawn, happened: int) -> None:
    heats, numbers = chicago(t).heats, numbers_of(t.rulebook)
    if x.heat == len(heats) and heats[-1].begun:
        raise Conflict(f"heat {x.heat} has begun")
    if x.heat not in (len(heats), len(heats) + 1) or x.heat < 1:
        raise Conflict(f"heat {x.heat} after {len(heats)}")
    if x.heat > 1 and not heats[x.heat - 2].done:
        raise Conflict(f"heat {x.heat - 1} is not done")
    matches = {}
    for table, final in zip(x.tables, x.finals, strict=True):
        seats = t.need_table(table).seats
        matches[table] = Match(table, [seats[s] for s in sorted(seats)], numbers, final)
    del heats[x.heat - 1 :]
    heats.append(Heat(x.heat, matches, happened, x.waiting))


def _begun(t: Tournament, x: f.RoundBegun, happened: int) -> None:
    match = _match(t, x.heat, x.table)
    seats = dict(sorted(t.need_table(x.table).seats.items()))
    if x.round != len(match.sheets) + 1 or sorted(seats.values()) != sorted(match.left):
        raise Conflict(f"round {x.round} at table {x.table}")
    if x.dealer not in seats:
        raise Conflict(f"no dealer {x.dealer}")
    first = begin(seats, match.numbers, x.dealer)
    if match.numbers.auditor_each_round:
        match.auditor = 0
    match.sheets.append(Sheet(x.round, seats, first, first, happened))


def _timed(t: Tournament, x: f.RoundTimed, _: int) -> None:
    heat = _heat(t, x.heat)
    if all(x.round > len(match.sheets) for match in heat.matches.values()):
        raise Conflict(f"no round {x.round}")
    heat.clocks[x.round] = x.level


def _written(t: Tournament, x: f.Written, _: int) -> None:
    sheet, mark = _sheet(_match(t, x.heat, x.table), x.round), mark_of(x)
    if sheet.told and not isinstance(mark, d.Deducted):
        raise Conflict(f"round {x.round} came from paper")
    if not {x.chair, x.other} <= {0, *sheet.seats}:
        raise Conflict(f"no chair {x.chair} or {x.other}")
    marks = list(sheet.marks)
    if x.instead:
        index = position(sheet, mark, x.deal, x.exchange)
        if index is None:
            raise Conflict(f"nothing in deal {x.deal}")
        marks[index] = mark
        found = refold(sheet.first, marks)
        if found.stuck is not None:
            raise Conflict(f"deal {found.round.deals + 1} does not fit")
        after, marks = found.round, found.marks
        sheet.less = said_with_less(found.overruled)
    else:
        now = sheet.round
        if x.deal != now.deals + 1 or (isinstance(mark, d.Scored) and x.exchange != now.exchange):
            raise Conflict(f"deal {x.deal}, exchange {x.exchange}")
        against = [*problems(now, mark)]
        if not all(overridable(mark, p) for p in against):
            raise Conflict(f"{x.what} does not fit")
        if Problem.TOO_FEW in against:
            sheet.less += said_with_less([(x.deal, mark, now)])
        marks.append(mark)
        after = take(now, mark)
    if x.ruled:
        sheet.ruled |= {(deal, chair) for deal, chair, _ in sheet.less}
    sheet.marks, sheet.round = marks, after


def _told(t: Tournament, x: f.RoundTold, _: int) -> None:
    sheet = _sheet(_match(t, x.heat, x.table), x.round)
    if x.chairs != tuple(sheet.seats) or not {*x.said, *x.out, x.winner} <= {0, *sheet.seats}:
        raise Conflict(f"chairs of round {x.round}")
    lines = tuple(
        Line(chair, points, strokes, max(0, strokes - points), chair in x.said, stars, chair in x.out)
        for chair, points, strokes, stars in zip(x.chairs, x.points, x.strokes, x.stars, strict=True)
    )
    sheet.round = sheet.first._replace(lines=lines, step=Step.OVER, winner=x.winner, timed=x.timed)
    # The table takes off on paper what is taken off before; what is taken off since stays.
    sheet.marks = sheet.marks if sheet.told else []
    if not sheet.marks:
        sheet.first = sheet.round
    sheet.told, sheet.less = True, []


def _played_off(t: Tournament, x: f.PlayedOff, _: int) -> None:
    match = _match(t, x.heat, x.table)
    if not match.done or not set(x.entries) <= set(match.players) or x.winner not in (0, *x.entries):
        raise Conflict(f"no play-off at table {x.table}")
    tied = next((e for _, e in ties(match.standing) if {*x.entries} <= {*e}), x.entries)
    match.playoffs.append((dict(zip(x.entries, x.points, strict=True)), x.winner, frozenset(tied)))


def _goes_on(t: Tournament, x: f.GoesOn, _: int) -> None:
    match = _match(t, x.heat, x.table)
    if not set(x.entries) <= set(match.left):
        raise Conflict("somebody who is not there goes on")
    match.chosen = x.entries


def _auditor(t: Tournament, x: f.AuditorNamed, _: int) -> None:
    match = _match(t, x.heat, x.table)
    if x.entry not in match.players:
        raise Conflict(f"entry {x.entry} is not at table {x.table}")
    match.auditor = x.entry


def _left(t: Tournament, x: f.LeftTable, _: int) -> None:
    game = chicago(t)
    game.departed.add(x.entry)
    if not x.table:
        if x.entry not in _heat(t, x.heat).waiting:
            raise Conflict(f"entry {x.entry} does not wait")
        return
    match = _match(t, x.heat, x.table)
    if x.entry not in match.left:
        raise Conflict(f"entry {x.entry} is not at table {x.table}")
    if x.never:
        if not match.blank:
            raise Conflict(f"table {x.table} has begun")
        match.players.remove(x.entry)
        match.chosen = tuple(e for e in match.chosen if e != x.entry)
        match.auditor = 0 if match.auditor == x.entry else match.auditor
        _reseat(match, {c: e for c, e in match.sheet.seats.items() if e != x.entry})
        return
    # A round that is over stays his.
    match.gone[x.entry] = len(match.sheets) + match.sheet.over
    sheet = match.sheet
    chair = sheet.chair(x.entry)
    if not sheet.over and not sheet.round.line(chair).out:
        sheet.marks.append(d.Left(chair))
        sheet.round = take(sheet.round, d.Left(chair))


def _reseat(match: Match, seats: dict[int, int]) -> None:
    """Let other people sit at a table that has not begun."""
    seats, dealer = dict(sorted(seats.items())), match.sheet.first.dealer
    # If the lowest chair deals first it still does; a dealer who was drawn stays.
    drawn = dealer != min(match.sheet.seats) and dealer in seats
    first = begin(seats, match.numbers, dealer if drawn else 0)
    match.sheets[-1] = replace(match.sheet, seats=seats, first=first, round=first, marks=[])


def _came(t: Tournament, x: f.CameToTable, _: int) -> None:
    match = _match(t, x.heat, x.table)
    chicago(t).departed.discard(x.entry)
    if not match.blank or x.entry in match.players:
        raise Conflict(f"entry {x.entry} at table {x.table}")
    seats = dict(match.sheet.seats)
    if x.place_of:
        if x.place_of not in match.players:
            raise Conflict(f"entry {x.place_of} is not at table {x.table}")
        match.players[match.players.index(x.place_of)] = x.entry
        chair = match.sheet.chair(x.place_of)
    else:
        match.players.append(x.entry)
        found = t.need_in(x.entry)
        if found.table != x.table or found.seat is None or found.seat in seats:
            raise Conflict(f"entry {x.entry} has no chair at table {x.table}")
        chair = found.seat
    _reseat(match, {**seats, chair: x.entry})


def _at_table(apply: _Apply) -> _Apply:
    """Return the fold of a fact of play."""

    def applied(t: Tournament, x: Any, happened: int) -> None:
        apply(t, x, happened)
        chicago(t).written = happened

    return _ending(applied)


def _ending(apply: _Apply) -> _Apply:
    """Return the fold of a fact that ends a round's clock, if it has one: once every table has handed the
    round in, or is in a later one."""

    def applied(t: Tournament, x: Any, happened: int) -> None:
        apply(t, x, happened)
        heat, position = chicago(t).heat, t.clock.position
        if heat is None or position.level is None:
            return
        rounds = [n for n, level in heat.clocks.items() if level == position.level]
        if all(n < heat.round or heat.over(n) for n in rounds):
            settle(t, happened)
            t.clock.position = ClockState()

    return applied


FOLD: dict[type[FormatFact], _Apply] = {
    f.HeatPlanned: _planned,
    f.HeatDrawn: _at_table(_drawn),
    f.RoundBegun: _ending(_begun),
    f.RoundTimed: _timed,
    f.Written: _at_table(_written),
    f.RoundTold: _at_table(_told),
    f.PlayedOff: _at_table(_played_off),
    f.GoesOn: _goes_on,
    f.AuditorNamed: _auditor,
    f.LeftTable: _at_table(_left),
    f.CameToTable: _came,
}
