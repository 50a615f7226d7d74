"""Everything team poker asks of the floor beside what an elimination does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from core.clock.clock import read, started
from core.conduct.penalty_ladder import DISQUALIFIED
from core.floor.breaking import due
from core.floor.duties import breaking
from core.floor.newcomers import still_entering
from core.formats.holdem.duties import every_duty
from core.formats.team import acts, asks, parting, rosters, talks, thirds, time_outs
from core.formats.team.state import (
    Team,
    calling,
    game,
    live_stacks,
    live_teams,
    resting,
    to_announce,
    to_count,
)
from core.rulebook.kinds import step
from core.say import acts as house
from core.say.duties import BalanceMoveDuty, BreakTableDuty, Duty, TalkDuty, Urgency
from core.tournament.deciding import cited
from core.tournament.settled import to_mark
from core.tournament.state import Tournament
from core.tournament.table import Table


def team_duties(t: Tournament, now: int) -> Iterator[Duty]:
    """Yield everything due, whatever the director said of it, in no order."""
    for duty in every_duty(t, now, thirds.kept):
        match duty:
            case BalanceMoveDuty():
                yield _kept_apart(t, duty)
            case BreakTableDuty() if thirds.waits(t, t.need_table(duty.table)):
                yield _break_down(t, duty)
            case _:
                yield duty
    if t.word.cancelled or t.won:
        return
    for team in live_teams(t):
        yield from _captain(t, team)
    if read(t.clock.levels, t.clock.position, now).phase == "before":
        return
    yield from _talk(t, now)
    yield from _time_outs(t, now)
    yield from _transfers(t, now)
    yield from _ladder(t)
    yield from _thirds(t, now)
    yield from _parting(t, now)
    for team in live_teams(t):
        yield from _card(t, team)
        yield from _unmanned(t, team, now)


def _talk(t: Tournament, now: int) -> Iterator[TalkDuty]:
    """Yield the announcement of a talk break inside a break: one with a row of its own has it already."""
    reading = talks.called(t, now)
    level = None if reading is None else reading.level
    if reading is not None and level is not None and level.kind != "talk":
        clauses = cited(t, "team_talk.in_break")
        left = reading.remaining
        yield to_mark(TalkDuty(level=level.id, left=left, urgency=Urgency.NOW, clauses=clauses))


def _kept_apart(t: Tournament, duty: BalanceMoveDuty) -> BalanceMoveDuty:
    """Return the duty with the clause by which the first in the parent's order does not move."""
    if not duty.because.mates:
        return duty
    return duty.but(clauses=tuple(dict.fromkeys((*cited(t, "team_tables.parted"), *duty.clauses))))


def _time_outs(t: Tournament, now: int) -> Iterator[Duty]:
    if (lasts := calling(t)) is not None:
        team, row = game(t).teams[lasts.team], t.people.entries[lasts.entry]
        left = time_outs.left(lasts, now)
        act: house.Act = acts.EndTimeOut(outcome="dead" if left == 0 else "acted")
        if lasts.seconds and not lasts.gathered:
            act = acts.TeamGathered()
        yield asks.TimeOutDuty(
            call=lasts.id,
            team=team.id,
            entry=lasts.entry,
            table=row.table,
            seat=row.seat,
            card=lasts.card,
            cards=team.cards,
            seconds=lasts.seconds,
            gathered=bool(lasts.gathered),
            left=left,
            warns=not lasts.card and time_outs.step(t, team.without) == "warning",
            due_ms=None if left is None else now + left,
            act=act,
            urgency=Urgency.NOW,
            clauses=cited(t, "team_time_out.seconds" if lasts.card else "team_time_out.without"),
        )


def _transfers(t: Tournament, now: int) -> Iterator[Duty]:
    for told in game(t).transfers.values():
        gone = any(t.people.entries[e].out for e in (told.giver, told.taker))
        if to_count(t, told) or (to_announce(t, told) and not gone):
            yield asks.TransferDuty(
                transfer=told.id,
                team=told.team,
                giver=told.giver,
                taker=told.taker,
                announced=bool(told.announced),
                stack=told.stack,
                chips=told.chips,
                percent=t.rulebook.number("team_talk.percent"),
                urgency=Urgency.NOW,
                act=None if told.announced else acts.AnnounceTransfer(entry=told.giver),
                clauses=cited(t, "team_talk.percent"),
            )


def _card(t: Tournament, team: Team) -> Iterator[Duty]:
    if not team.owed:
        return
    calls = [x for x in game(t).time_outs.values() if x.team == team.id and x.card]
    last = calls[-1]
    yield asks.CardDuty(
        team=team.id,
        captain=team.captain,
        entry=last.entry,
        at=last.at,
        used=team.used,
        cards=team.cards,
        given=team.given,
        urgency=Urgency.NOW,
        act=acts.CardTaken(team=team.name),
        clauses=cited(t, "team_time_out.cards"),
    )


def _captain(t: Tournament, team: Team) -> Iterator[Duty]:
    if team.captain in team.roster or not team.roster:
        return
    act = acts.Captain(player=team.roster[0]) if len(team.roster) == 1 else None
    yield asks.CaptainDuty(
        team=team.id,
        captain=team.captain,
        choices=team.roster,
        urgency=Urgency.NOW,
        act=act,
        clauses=cited(t, "team.captain"),
    )


def _ladder(t: Tournament) -> Iterator[Duty]:
    for call, of in game(t).to_punish.items():
        team = game(t).teams[of]
        entry = _punished(t, team, game(t).time_outs[call].entry)
        if entry is None:
            continue
        nth = time_outs.nth(t, call)
        due = time_outs.step(t, nth)
        yield asks.LadderDuty(
            call=call,
            team=team.id,
            entry=entry,
            nth=nth,
            step=due,
            urgency=Urgency.NOW,
            act=_penalty(t, entry, due),
            clauses=cited(t, "team_time_out.warned", "penalty.ladder"),
        )


def _punished(t: Tournament, team: Team, caller: int) -> int | None:
    """Return the stack whose player sits out for the team: the caller's; once it is out another living one,
    one that is played if there is."""
    living = live_stacks(t.people, team)
    idle = {*team.unmanned, *resting(t)}
    return min(living, key=lambda e: (e != caller, e in idle), default=None)


def _penalty(t: Tournament, entry: int, due: str) -> house.Act | None:
    """Return the act of the step; None where the stack must be counted first."""
    parts = step(due)
    if due == DISQUALIFIED or parts is None:
        return None
    length: dict[str, Any] = {parts.what: parts.number} if parts.number else {}
    clause = t.rulebook.cite("team_time_out.warned")
    return house.Penalise(entry=entry, offence=time_outs.OFFENCE, clause=clause, **length)


def _thirds(t: Tournament, now: int) -> Iterator[Duty]:
    for team, choices in thirds.due(t):
        yield _third(t, team, choices[0], tuple(choices), now, breaks=True)
    for rest in resting(t).values():
        team = game(t).teams[game(t).of_stack[rest.entry]]
        if thirds.over(t, rest, now) or len(thirds.others(t, team, rest.entry)) < 2:
            yield _third(t, team, rest.entry, (rest.entry,), now, breaks=False)
        else:
            yield asks.RestDuty(
                team=team.id,
                entry=rest.entry,
                until=thirds.rested_until(t, rest),
                urgency=Urgency.LATER,
                clauses=cited(t, "team_tables.rest"),
            )


def before_break(t: Tournament, table: Table, now: int) -> Duty | None:
    """Return the question by which the captains are asked about third stacks, also where it was put off."""
    asks_first = started(t, now) and due(t) is table and thirds.waits(t, table)
    return _break_down(t, breaking(t, table)) if asks_first else None


def _break_down(t: Tournament, duty: BreakTableDuty) -> Duty:
    """Return the question whether the table breaks now, in place of the break."""
    found = asks.BreakDownDuty(
        table=duty.table,
        players=duty.players,
        free=duty.free,
        stacks=thirds.alone(t, t.need_table(duty.table)),
        urgency=duty.urgency,
        clauses=cited(t, "team_tables.rest", "breaking.due"),
    )
    return to_mark(found)


def _third(
    t: Tournament, team: Team, entry: int, choices: tuple[int, ...], now: int, *, breaks: bool
) -> Duty:
    row, others = t.people.entries[entry], tuple(thirds.others(t, team, entry))
    act: house.Act | None = acts.RestStack(entry=entry) if breaks else None
    if not breaks and len(others) == 1 and row.stack:
        act = acts.MergeStack(entry=entry, to=others[0])
    return asks.ThirdStackDuty(
        team=team.id,
        entry=entry,
        choices=choices,
        others=others,
        table=row.table,
        breaks=breaks,
        stack=row.stack or 0,
        act=act,
        # where teams may still come in the break waits, and its question with it
        urgency=Urgency.LATER if breaks and still_entering(t, now) else Urgency.NOW,
        clauses=cited(t, "team_tables.rest"),
    )


def _parting(t: Tournament, now: int) -> Iterator[Duty]:
    if not t.rulebook.flag("team_tables.parted"):
        return
    for found in parting.possible(t, now):
        move = found.move
        seats = t.room.tables[found.source.id].seats
        entry = found.mates[0] if move is None else seats[move.who[1]]
        mate = next(e for e in found.mates if e != entry)
        yield asks.PartDuty(
            team=found.team,
            entry=entry,
            mate=mate,
            from_table=found.source.id,
            from_seat=t.people.entries[entry].seat or 0,
            from_players=len(found.source.occupied),
            to_table=found.target.id,
            to_seat=None if move is None else move.to[1],
            to_players=len(found.target.occupied),
            asks=found.unknown,
            urgency=Urgency.NOW,
            act=None if move is None else acts.PartMates(entry=entry),
            clauses=cited(t, "team_tables.parted"),
        )


def _unmanned(t: Tournament, team: Team, now: int) -> Iterator[Duty]:
    spare = tuple(rosters.spare(t, team))
    for entry in live_stacks(t.people, team):
        if entry not in team.unmanned or entry in resting(t):
            continue
        row = t.people.entries[entry]
        talk = talks.talk(t, now) is not None
        yield asks.UnmannedDuty(
            team=team.id,
            entry=entry,
            table=row.table,
            seat=row.seat,
            spare=spare,
            blinded=t.rulebook.word("team.unmanned") == "blinded",
            urgency=Urgency.NOW if spare and talk else Urgency.LATER,
            act=acts.Behind(entry=entry, player=spare[0]) if len(spare) == 1 else None,
            clauses=cited(t, "team.unmanned"),
        )
