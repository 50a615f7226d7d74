"""Conduct of teams (procedures K7 and J): a step for a call without a card, a member or a whole team out."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial

from core.conduct import disqualifying
from core.conduct.disqualifying import dealt_at, equal_shares
from core.conduct.penalty_ladder import DISQUALIFIED
from core.formats.team import acts, facts, reasons, time_outs
from core.formats.team.becauses import TeamOut
from core.formats.team.state import Team, game, live_stacks, resting, team_named, team_of
from core.say import acts as house
from core.say import records
from core.say.decision import Context, Decision, impossible
from core.say.names import clean
from core.say.reasons import BadAmount, LastPlayer, MoreThanInPlay, NameEmpty, Reason
from core.tournament.deciding import against, because, rule
from core.tournament.state import Tournament


def against_bust(t: Tournament, act: house.Eliminate, now: int) -> Iterator[Reason]:
    """Yield the reason against a bust once a team has won: mostly it is an earlier one that was entered
    wrong."""
    entries = t.people.entries
    if t.won and any(e in entries and not entries[e].out for e in act.who):
        (team,) = game(t).holders(t.people)
        yield reasons.TeamHasWon(team=team, overridable=True)


def with_step(
    t: Tournament,
    act: house.Penalise | house.GiveRuling,
    context: Context,
    made: Iterable[records.Record],
) -> Iterator[records.Record]:
    """Yield a penalty: one given to a team of which a step is due is that step."""
    named = act.warning if isinstance(act, house.Penalise) else act.penalty == "warning"
    for record in made:
        yield record
        if isinstance(record, records.PenaltyGiven) and not named:
            yield from _step_taken(t, record.entry, record.step)


def _step_taken(t: Tournament, entry: int, step: str) -> Iterator[records.Record]:
    """Yield the record that a step due for the team of this stack is given: this one, or the first in its
    place."""
    team = game(t).of_stack.get(entry)
    calls = [call for call, of in game(t).to_punish.items() if of == team]
    due = [call for call in calls if time_outs.step(t, time_outs.nth(t, call)) == step]
    yield from map(facts.StepTaken, (due or calls)[:1])


def against_resting(t: Tournament, act: house.Disqualify, now: int) -> Iterator[Reason]:
    """Yield the reasons against dealing out a resting stack."""
    if act.entry in resting(t) and not act.shares and act.chips != 0:
        yield from _resting(t, act.entry, act.table)


def with_roster(
    t: Tournament, act: house.Disqualify, context: Context, made: Iterable[records.Record]
) -> Iterator[records.Record]:
    """Yield a disqualification: the member is off the roster."""
    yield from made
    team, player = team_of(t, act.entry), t.people.entries[act.entry].player
    if team is not None and player in team.roster and act.entry not in team.unmanned:
        yield facts.MemberGone(team.id, player, "disqualified")
    yield from _step_taken(t, act.entry, DISQUALIFIED)


def _resting(t: Tournament, entry: int, table: int | None, but: Collection[int] = ()) -> Iterator[Reason]:
    """Yield the reason that the table to which the chips of a resting stack go is not named."""
    there = dealt_at(t, entry, table)
    others = there is not None and any(e not in but for e in there.seats.values())
    book = t.rulebook
    out = book.word("elimination.disqualified_chips"), book.word("team_tables.rest_out")
    if not others and out == ("dealt_out", "dealt_out"):
        yield against(t, "team_tables.rest_out", reasons.RestDealtOut(entry=entry))


@rule
def disqualify(t: Tournament, act: acts.DisqualifyTeam, now: int) -> Decision:
    team = team_named(t, act.team)
    if team is None:
        return impossible(reasons.NoSuchTeam(name=clean(act.team)))
    return Decision(tuple(_against(t, act, team)), partial(_out, t, act, team))


def _against(t: Tournament, act: acts.DisqualifyTeam, team: Team) -> Iterator[Reason]:
    living = live_stacks(t.people, team)
    if not clean(act.offence):
        yield NameEmpty(offence=True)
    if not living:
        yield reasons.NotAMember(team=team.id)
    elif game(t).left(t.people) < 2:
        yield LastPlayer()
    if act.stacks and len(act.stacks) != len(living):
        yield BadAmount(what="stack_count", amount=len(act.stacks))
    if act.stacks and min(act.stacks) < 0:
        yield BadAmount(what="stacks", amount=min(act.stacks))
    elif sum(act.stacks) > t.chips.in_play:
        yield MoreThanInPlay(amount=sum(act.stacks), chips=t.chips.in_play)
    known = [t.people.entries[e].stack for e in living]
    if not act.stacks:
        yield from (reasons.StackUnknown(entry=e) for e, n in zip(living, known, strict=True) if n is None)
    for entry in resting(t).keys() & {*living}:
        yield from _resting(t, entry, act.table, living)


def _out(t: Tournament, act: acts.DisqualifyTeam, team: Team, context: Context) -> Iterator[records.Record]:
    """Yield the exit of all living stacks, table by table, a resting one at the table that was named."""
    living = live_stacks(t.people, team)
    counted = act.stacks or tuple(t.people.entries[e].stack or 0 for e in living)
    at = act.table if t.rulebook.word("team_tables.rest_out") == "dealt_out" else None
    dealt = [equal_shares(t, e, chips, living, at) for e, chips in zip(living, counted, strict=True)]
    for entry, chips, (shares, _) in zip(living, counted, dealt, strict=True):
        put_out = house.Disqualify(
            entry=entry,
            offence=act.offence,
            chips=None if shares else chips,
            shares=shares,
            table=act.table,
            clause=act.clause,
        )
        for record in disqualifying.disqualify(t, put_out, context.now).records(context):
            if isinstance(record, records.Disqualified):
                yield replace(record, of_team=True)
            else:
                yield record
    for player in team.roster:
        yield facts.MemberGone(team.id, player, "disqualified")
    odd = tuple(x.odd for x in dealt)
    places = (dealt_at(t, e, at) for e in living)
    tables = tuple(x.id if x and shares else 0 for x, (shares, _) in zip(places, dealt, strict=True))
    why = TeamOut(team=team.id, stacks=tuple(living), chips=counted, odd=odd, tables=tables)
    yield because(t, why, "penalty.harder", "elimination.disqualified_chips")
