"""The places of team-mates at their stacks (procedures K2, K5 and C.handover): members change places in talk
breaks; at the last table when theirs has the button."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from core.clock.clock import started
from core.conduct.penalty_time import of_player
from core.floor.blinds import known
from core.formats.team import acts, facts, reasons, talks
from core.formats.team.becauses import PlayersSwapped
from core.formats.team.rosters import team_in, unmanned
from core.formats.team.state import Team, behind, team_of
from core.say import acts as house
from core.say import records
from core.say.decision import Context, Decision
from core.say.reasons import AlreadyRegistered, Reason
from core.tournament.deciding import Decide, against, because, rule
from core.tournament.state import Tournament


class _Places(NamedTuple):
    """A team's new ``players`` by stack, all its ``empty`` stacks, and ``when`` it is done."""

    team: Team
    players: dict[int, int]
    empty: tuple[int, ...]
    when: str


@rule
def sit(t: Tournament, act: acts.Behind, now: int) -> Decision:
    team = team_in(t, act.entry)
    if isinstance(team, Decision):
        return team
    plan = _planned(t, team, act, now)
    return Decision(tuple(_against(t, act, plan, now)), partial(_sat, t, act, plan))


def _planned(t: Tournament, team: Team, act: acts.Behind, now: int) -> _Places:
    row = talks.row(t, now)
    if row:
        when = "talk"
    elif last_table(t):
        when = "button"
    else:
        when = "director"
    if act.player is None:
        return _Places(team, {}, tuple(sorted({*team.unmanned, act.entry})), when)
    before, other = t.people.entries[act.entry].player, t.people.live.get(act.player)
    players, empty = {act.entry: act.player}, {*team.unmanned} - {act.entry}
    if other is not None and other != act.entry:
        players[other] = before
        empty = empty | {other} if act.entry in team.unmanned else empty - {other}
    return _Places(team, players, tuple(sorted(empty)), when)


def last_table(t: Tournament) -> bool:
    return sum(1 for x in t.open_tables if x.seats) == 1


def _against(t: Tournament, act: acts.Behind, plan: _Places, now: int) -> Iterator[Reason]:
    team = plan.team
    if act.player is not None and act.player not in team.roster:
        yield reasons.NotAMember(player=act.player, team=team.id)
        return
    if behind(t, act.entry) == act.player:
        yield reasons.SitsThere(player=act.player or 0, entry=act.entry)
        return
    for entry in {act.entry, *plan.players}:
        player = behind(t, entry)
        found = None if player is None else of_player(t, player, now)
        if player is not None and found is not None and found.now is not None:
            yield reasons.SitsOutThere(player=player, entry=entry, overridable=True)
    if started(t, now):
        yield from _moment(t, act.entry, plan, now)


def _moment(t: Tournament, entry: int, plan: _Places, now: int) -> Iterator[Reason]:
    """Yield the reason that this is not the time to change places."""
    if last_table(t):
        if plan.when == "talk" and t.rulebook.word("team_talk.swaps") == "both":
            return
        if not any(_has_button(t, e, now) for e in plan.players):
            yield against(t, "team_talk.swaps", reasons.OnlyWithButton(entry=entry))
    elif plan.when != "talk":
        yield against(t, "team_talk.seconds", reasons.NotInTalkBreak(entry=entry, what="swap"))


def _has_button(t: Tournament, entry: int, now: int) -> bool:
    row = t.people.entries[entry]
    blinds = None if row.table is None else known(t, t.room.tables[row.table], now)
    return blinds is not None and blinds.button == row.seat


def _sat(t: Tournament, act: acts.Behind, plan: _Places, context: Context) -> Iterator[records.Record]:
    team, stacks = plan.team, tuple(plan.players)
    players = tuple(plan.players.values())
    yield facts.SatBehind(team.id, stacks, players, plan.empty, talks.row(t, context.now))
    for entry in team.unmanned - {*plan.empty}:
        if t.people.entries[entry].absent:
            yield records.PresenceSet(entry, True)
    yield from unmanned(t, team, [e for e in plan.empty if e not in team.unmanned])
    if started(t, context.now) and stacks:
        key = "team_talk.swaps" if plan.when == "button" else "team_talk.seconds"
        swapped = PlayersSwapped(
            entry=act.entry, team=team.id, stacks=stacks, players=players, when=plan.when
        )
        yield because(t, swapped, key)


def with_empty_stacks(rule: Decide) -> Decide:
    """Return the rule by which a stack comes back: nobody sits behind it where its player has another one by
    now, or left the team. It keeps the name of a member who has none."""

    def decide(t: Tournament, act: house.TakeBack | house.CorrectBust, now: int) -> Decision:
        decision, row = rule(t, act, now), t.people.entries.get(act.entry)
        if isinstance(act, house.CorrectBust) and act.who in (None, act.entry):
            return decision  # it stays out
        team = None if row is None else team_of(t, act.entry)
        if row is None or team is None or not row.out:
            return decision
        if row.player in team.roster and t.live_entry(row.player) is None:
            return decision
        name = next(p for p in (row.player, *team.roster, *team.members) if p not in t.people.live)

        def made(context: Context) -> Iterator[records.Record]:
            yield facts.LeftEmpty(team.id, act.entry, name)
            yield from decision.records(context)
            yield from unmanned(t, team, [act.entry])

        found = tuple(x for x in decision.reasons if not isinstance(x, AlreadyRegistered))
        return Decision(found, made)

    return decide
