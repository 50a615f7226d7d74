"""The invariants of team poker: they hold whatever was done, beside those of every night."""

from collections.abc import Iterator

from core.formats.team.state import Team, game
from core.tournament.state import Tournament


def broken(t: Tournament) -> Iterator[str]:
    """Yield the invariants that are broken."""
    for team in game(t).teams.values():
        yield from _team(t, team)
    yield from _whose(t)
    yield from _seats(t)
    yield from _transfers(t)
    yield from _time_outs(t)


def _team(t: Tournament, team: Team) -> Iterator[str]:
    members, people = {*team.members}, t.people
    if not members <= people.players.keys() or len(members) < len(team.members):
        yield f"the members of team {team.id} are not there"
    if team.captain not in members or not team.gone.keys() <= members or not team.moved.keys() <= members:
        yield f"team {team.id} names somebody who is not of it"
    if not {*team.stacks} <= people.entries.keys() or not team.unmanned <= {*team.stacks}:
        yield f"the stacks of team {team.id} are not there"
    elif not {people.entries[e].player for e in team.stacks} <= members:
        yield f"a stack of team {team.id} is another player's"
    if not 0 <= team.handed <= team.used <= team.given or team.without < 0:
        yield f"the cards of team {team.id} do not add up"


def _whose(t: Tournament) -> Iterator[str]:
    teams = game(t).teams.values()
    members = [p for team in teams for p in team.members]
    if len({*members}) < len(members):
        yield "somebody is of two teams"
    if game(t).of_member != {p: team.id for team in teams for p in team.members}:
        yield "which team they are of differs"
    if game(t).of_stack != {e: team.id for team in teams for e in team.stacks}:
        yield "whose stacks they are differs"
    if not game(t).of_stack.keys() >= t.people.entries.keys():
        yield "a stack is no team's"


def _seats(t: Tournament) -> Iterator[str]:
    """Check that a stack that rests sits nowhere, and that a divided one is gone."""
    now, entries = game(t), t.people.entries
    if not now.rests.keys() | now.divided.keys() | t.room.resting <= entries.keys():
        yield "a third stack is not there"
        return
    if not t.room.resting <= now.rests.keys():
        yield "which stacks rest differs"
    if any(entries[e].out or entries[e].table is not None for e in t.room.resting):
        yield "a stack that rests sits or is out"
    if now.divided.keys() != now.dissolved:
        yield "which stacks were divided differs"
    for entry, parts in now.divided.items():
        team = now.of_stack.get(entry)
        if any(now.of_stack.get(taker) != team or chips < 0 for taker, chips in parts):
            yield f"the chips of entry {entry} went to no stack of its team"


def _transfers(t: Tournament) -> Iterator[str]:
    now = game(t)
    for x in now.transfers.values():
        team = now.teams.get(x.team)
        if team is None or x.giver == x.taker or not {x.giver, x.taker} <= {*team.stacks}:
            yield f"transfer {x.id} is between no stacks of a team"
        if not (0 < x.chips < x.stack or x.chips == x.stack == 0):
            yield f"the chips of transfer {x.id} do not add up"


def _time_outs(t: Tournament) -> Iterator[str]:
    now = game(t)
    used, without = dict.fromkeys(now.teams, 0), dict.fromkeys(now.teams, 0)
    for x in now.time_outs.values():
        if x.team not in now.teams or x.entry not in now.teams[x.team].stacks:
            yield f"time-out {x.id} is no team's"
        elif x.outcome != "withdrawn":
            (used if x.card else without)[x.team] += 1
    if any((team.used, team.without) != (used[team.id], without[team.id]) for team in now.teams.values()):
        yield "the time-outs do not add up"
    if any(call not in now.time_outs or team not in now.teams for call, team in now.to_punish.items()):
        yield "a step is due for no time-out"
