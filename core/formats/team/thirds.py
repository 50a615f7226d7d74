"""The third stack when two tables are left (procedure K4), and the cards every team then gets
(procedure K3)."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain

from core.clock.clock import read
from core.floor import aside, breaking
from core.formats.team import acts, facts, reasons, talks
from core.formats.team.asks import BreakDownDuty
from core.formats.team.becauses import MoreCards, SeatAfterRest, ThirdStack
from core.formats.team.rosters import team_in
from core.formats.team.state import Rest, Team, game, live_stacks, live_teams, resting, team_of
from core.say import records
from core.say.acts import Act, BreakTable, CloseTable
from core.say.decision import Context, Decision, impossible
from core.say.duties import duty_id
from core.say.levels import index_of, number
from core.say.reasons import BadAmount, MoreThanInPlay, Reason
from core.tournament.deciding import against, because, rule
from core.tournament.settled import DONE
from core.tournament.state import Tournament
from core.tournament.table import Table

TableGoes = BreakTable | CloseTable


def others(t: Tournament, team: Team, entry: int) -> list[int]:
    """Return the team's other living stacks."""
    return [e for e in live_stacks(t.people, team) if e != entry]


def asked(t: Tournament, table: Table) -> list[tuple[Team, list[int]]]:
    """Return the teams whose third stack leaves when this table breaks, each with its stacks there."""
    out = game(t).stays_out(t.people, t.open_tables, table)
    return [
        (team, [e for e in live_stacks(t.people, team) if t.people.entries[e].table == table.id])
        for team in map(partial(team_of, t), out)
        if team is not None
    ]


def due(t: Tournament) -> list[tuple[Team, list[int]]]:
    """Return the teams to be asked now: two tables are left once the next one breaks, and it is due."""
    table = breaking.due(t) if len(t.open_tables) == 3 else None
    return [] if table is None or waits(t, table) else asked(t, table)


def alone(t: Tournament, table: Table) -> tuple[int, ...]:
    """Return the third stacks that alone let this table break: with them the others had too few seats. None
    once the break has begun."""
    if table.id in t.game.breaking or len(table.seats) + len(t.room.unseated) <= t.spare - table.spare:
        return ()
    return tuple([stacks[0] for _, stacks in asked(t, table)])


def _word(t: Tournament, table: Table, stacks: tuple[int, ...]) -> str:
    return t.word.marked.get(duty_id(BreakDownDuty.kind, (table.id,), stacks), "")


def waits(t: Tournament, table: Table) -> bool:
    """Return whether the director has yet to say that third stacks leave for this table to break."""
    stacks = alone(t, table)
    return bool(stacks) and _word(t, table, stacks) not in DONE


def kept(t: Tournament, table: Table) -> bool:
    """Return whether the director keeps a table that would break because of third stacks."""
    stacks = alone(t, table)
    if not stacks:
        return False
    word = _word(t, table, stacks)
    return word == "dismissed" or (not word and aside.stays_aside(t, BreakDownDuty, (table.id,)))


def rested_until(t: Tournament, rest: Rest) -> int:
    """Return the level after which the rest is over, the sheet's last one at the latest; 0: nobody knows."""
    levels = t.clock.levels
    at = index_of(levels, rest.row)
    if at is None:
        return 0
    until = number(levels, at) + (1 if _rests_a_level(t) or levels[at].pause else 0)
    return min(until, number(levels, len(levels) - 1))


def _rests_a_level(t: Tournament) -> bool:
    """Return whether a stack rests the whole next level; else until the teams talk next."""
    return t.rulebook.word("team_tables.rest") == "next_level"


def over(t: Tournament, rest: Rest, now: int) -> bool:
    """Return whether the stack has rested: its split or merger is due."""
    until, reading = rested_until(t, rest), read(t.clock.levels, t.clock.position, now)
    if not until or reading.phase == "before":
        return False
    if reading.index == len(t.clock.levels) - 1 and reading.remaining == 0:
        return True  # no level follows
    if _rests_a_level(t):
        paused = reading.level is not None and reading.level.pause
    else:
        paused = talks.talk(t, now) is not None
    return reading.number > until or (reading.number == until and paused)


def _third(t: Tournament, entry: int) -> Iterator[Reason]:
    if entry in resting(t):
        return
    team, breaks = team_of(t, entry), breaking.order(t)
    choices = chain.from_iterable(stacks for _, stacks in asked(t, breaks[0])) if len(breaks) == 3 else ()
    if team is None or entry not in choices:
        yield against(t, "team_tables.rest", reasons.NoThirdStack(entry=entry))


@rule
def rest(t: Tournament, act: acts.RestStack, now: int) -> Decision:
    team = team_in(t, act.entry)
    if isinstance(team, Decision):
        return team
    already = act.entry in resting(t)
    found = (reasons.RestsAlready(entry=act.entry),) if already else tuple(_third(t, act.entry))
    return Decision(found, lambda context: _rests(t, team, act.entry, context.now, asked=True))


def _rests(t: Tournament, team: Team, entry: int, now: int, *, asked: bool) -> Iterator[records.Record]:
    reading = read(t.clock.levels, t.clock.position, now)
    row = 0 if reading.phase == "before" or reading.level is None else reading.level.id
    yield facts.StackRested(entry, row)
    until = t.rulebook.word("team_tables.rest")
    third = ThirdStack(entry=entry, team=team.id, what="rest", asked=asked, until=until)
    yield because(t, third, "team_tables.rest" if asked else "team_tables.no_answer")


@rule
def split(t: Tournament, act: acts.SplitStack, now: int) -> Decision:
    team = team_in(t, act.entry)
    if isinstance(team, Decision):
        return team
    rest_of = others(t, team, act.entry)
    found = [*_third(t, act.entry), *_resting(t, team, act.entry, now)]
    if len(rest_of) == 1:
        found.append(reasons.OnlyMerge(entry=act.entry, other=rest_of[0]))
    elif sorted(act.to) != sorted(rest_of):
        found.append(reasons.BothOthers(entry=act.entry, others=tuple(rest_of)))
    if len(act.chips) != len(act.to) or min(act.chips, default=0) <= 0:
        found.append(BadAmount(what="shares", amount=min(act.chips, default=0)))
    else:
        found += _against_chips(t, act.entry, sum(act.chips))
    return Decision(tuple(found), lambda _: _divided(t, team, act.entry, "split", act.to, act.chips))


@rule
def merge(t: Tournament, act: acts.MergeStack, now: int) -> Decision:
    team = team_in(t, act.entry)
    if isinstance(team, Decision):
        return team
    found = [*_third(t, act.entry), *_resting(t, team, act.entry, now)]
    if act.to not in others(t, team, act.entry):
        found.append(reasons.OtherTeams(giver=act.entry, taker=act.to))
    chips = t.people.entries[act.entry].stack if act.chips is None else act.chips
    if chips is None:
        return impossible(*found, reasons.StackUnknown(entry=act.entry))
    if chips <= 0:
        found.append(BadAmount(what="chips", amount=chips))
    else:
        found += _against_chips(t, act.entry, chips)
    return Decision(tuple(found), lambda _: _divided(t, team, act.entry, "merge", (act.to,), (chips,)))


def _against_chips(t: Tournament, entry: int, chips: int) -> Iterator[Reason]:
    """Yield the reasons that so many chips are not this stack: more than are in play, or another number than
    was counted. Only the director knows that a stack which is played changed after its count."""
    counted = t.people.entries[entry].stack
    if chips > t.chips.in_play:
        yield MoreThanInPlay(amount=chips, chips=t.chips.in_play)
    elif counted is not None and counted != chips:
        differs = reasons.SplitDiffers(entry=entry, stack=counted, parts=chips)
        yield against(t, "team_tables.rest", differs)


def _resting(t: Tournament, team: Team, entry: int, now: int) -> Iterator[Reason]:
    found = resting(t).get(entry)
    if found is not None and not over(t, found, now) and len(others(t, team, entry)) > 1:
        still = reasons.StillRests(entry=entry, until=rested_until(t, found))
        yield against(t, "team_tables.rest", still)


def _divided(
    t: Tournament, team: Team, entry: int, what: str, takers: tuple[int, ...], chips: tuple[int, ...]
) -> Iterator[records.Record]:
    yield facts.StackDivided(entry, takers, chips)
    third = ThirdStack(entry=entry, team=team.id, what=what, asked=True, takers=takers, chips=chips)
    yield because(t, third, "team_tables.rest")


# -- what the house's own acts bring ----------------------------------------------------------------------


def against_two_tables(t: Tournament, act: TableGoes, now: int) -> Iterator[Reason]:
    """Yield the reason that third stacks wait for an answer before the table goes."""
    table = t.open_table(act.table)
    entries = tuple(stacks[0] for _, stacks in asked(t, table)) if table is not None else ()
    if entries and t.rulebook.word("team_tables.no_answer") == "asks":
        yield against(t, "team_tables.no_answer", reasons.ThirdUnanswered(entries=entries))


def with_two_tables(
    t: Tournament, act: TableGoes, context: Context, made: Iterable[records.Record]
) -> Iterator[records.Record]:
    """Yield the records of a table that goes and leaves two: third stacks nobody answered for rest, and every
    team gets more cards."""
    table = t.need_table(act.table)
    for team, stacks in asked(t, table):
        yield from _rests(t, team, stacks[0], context.now, asked=False)
    drawn: set[int] = set()
    for record in made:
        if isinstance(record, records.Seated):
            drawn.add(record.table)
        yield record
    yield from _more_cards(t, table, drawn)


def _more_cards(t: Tournament, table: Table, drawn: set[int]) -> Iterator[records.Record]:
    """Give the teams more cards when a break leaves two tables. ``drawn``: the tables its players go to, one
    of which may have been empty."""
    before = [x for x in t.open_tables if x.seats or x is table]
    played = [x for x in t.open_tables if (x.seats or x.id in drawn) and x is not table]
    extra = t.rulebook.number("team_time_out.extra")
    down_to_two = (len(before), len(played)) == (3, 2) and table.played | bool(table.seats)
    if not down_to_two or game(t).extra_cards or not extra:
        return
    teams = tuple(x.id for x in live_teams(t))
    yield facts.CardsGiven(teams, extra)
    yield because(t, MoreCards(teams=len(teams), cards=extra), "team_time_out.extra")


def with_seats_back(
    t: Tournament, act: Act, context: Context, made: Iterable[records.Record]
) -> Iterator[records.Record]:
    """Yield the records of stacks that go, and the seat that a resting one gets at once where both others of
    its team go."""
    out: set[int] = set()
    back = 0
    for record in made:
        if isinstance(record, records.Eliminated):
            out.add(record.entry)
        elif isinstance(record, records.BustCorrected) and record.who != record.entry:
            out.add(record.who)
            back = record.entry
        yield record
    for entry in resting(t):
        team = team_of(t, entry)
        if team is None or back in team.stacks:
            continue
        if entry not in out and {*others(t, team, entry)} <= out:
            yield facts.RestEnded(entry)
            yield because(t, SeatAfterRest(entry=entry, team=team.id), "team_tables.rest")
