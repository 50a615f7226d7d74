"""Taking in the facts of team poker (see ``core.formats.fold``)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from core.floor import breaking
from core.formats.team import facts as f
from core.formats.team.state import Rest, Team, TimeOut, Transfer, ends, game
from core.people.fold import give, out
from core.say.conflict import Conflict
from core.tournament.people import Entry
from core.tournament.state import Tournament


def _team(t: Tournament, team: int) -> Team:
    found = game(t).teams.get(team)
    if found is None:
        raise Conflict(f"no team {team}")
    return found


def _registered(t: Tournament, x: f.TeamRegistered, _: int) -> None:
    taken = any(p in game(t).of_member for p in x.members)
    unknown = not t.people.players.keys() >= {*x.members}
    if x.team in game(t).teams or x.captain not in x.members or unknown or taken:
        raise Conflict(f"team {x.team}")
    for entry in x.stacks:
        t.need_in(entry)
        if game(t).of_stack.setdefault(entry, x.team) != x.team:
            raise Conflict(f"entry {entry} is another team's")
    game(t).teams[x.team] = Team(x.team, x.name, x.members, x.captain, x.stacks, given=x.cards)
    game(t).of_member.update(dict.fromkeys(x.members, x.team))


def _withdrawn(t: Tournament, x: f.TeamWithdrawn, _: int) -> None:
    team = _team(t, x.team)
    if any(e in t.people.entries for e in team.stacks):
        raise Conflict(f"team {x.team} has its stacks")
    now = game(t)
    for entry in team.stacks:
        del now.of_stack[entry]
        now.rests.pop(entry, None)
    for player in team.members:
        del now.of_member[player]
    now.transfers = {i: y for i, y in now.transfers.items() if y.team != x.team}
    now.time_outs = {i: y for i, y in now.time_outs.items() if y.team != x.team}
    now.to_punish = {i: team for i, team in now.to_punish.items() if team != x.team}
    del now.teams[x.team]


def _named(t: Tournament, x: f.TeamNamed, _: int) -> None:
    _team(t, x.team).name = x.name


def _added(t: Tournament, x: f.MemberAdded, _: int) -> None:
    team = _team(t, x.team)
    if x.player not in t.people.players or x.player in game(t).of_member:
        raise Conflict(f"player {x.player}")
    team.members = (*team.members, x.player)
    game(t).of_member[x.player] = team.id


def _gone(t: Tournament, x: f.MemberGone, _: int) -> None:
    team = _team(t, x.team)
    if x.player not in team.roster:
        raise Conflict(f"player {x.player} is not of team {x.team}")
    team.gone[x.player] = x.how
    entry = t.people.live.get(x.player)
    if entry in team.stacks:
        team.unmanned.add(entry)


def _captain(t: Tournament, x: f.CaptainChosen, _: int) -> None:
    team = _team(t, x.team)
    if x.player not in team.roster:
        raise Conflict(f"player {x.player} is not of team {x.team}")
    team.captain = x.player


def _sit(t: Tournament, players: Mapping[int, int], happened: int) -> None:
    """Give the stacks to these players from now on."""
    for entry, player in players.items():
        before = t.need_entry(entry).player
        if before != player:
            game(t).sat.setdefault(entry, [(0, before)]).append((happened, player))
    give(t, players)


def _sat(t: Tournament, x: f.SatBehind, happened: int) -> None:
    team = _team(t, x.team)
    if len(x.stacks) != len(x.players) or not {*team.stacks} >= {*x.stacks, *x.unmanned}:
        raise Conflict(f"stacks of team {x.team}")
    players = dict(zip(x.stacks, x.players, strict=True))
    others = {p for p, e in t.people.live.items() if e not in players}
    if len({*x.players}) < len(x.players) or others.intersection(x.players):
        raise Conflict("a player behind two stacks")
    for entry, player in players.items():
        if player not in team.members or t.need_in(entry).player == player:
            continue
        team.moved[player] = x.row
    _sit(t, players, happened)
    team.unmanned = {*x.unmanned}


def _left_empty(t: Tournament, x: f.LeftEmpty, happened: int) -> None:
    team = _team(t, x.team)
    if not t.need_entry(x.entry).out or x.player not in team.members or x.player in t.people.live:
        raise Conflict(f"entry {x.entry}")
    _sit(t, {x.entry: x.player}, happened)
    team.unmanned.add(x.entry)


def _told(t: Tournament, x: f.TransferTold, happened: int) -> None:
    team = _team(t, x.team)
    if not {*team.stacks} >= {x.giver, x.taker} or x.transfer in game(t).transfers:
        raise Conflict(f"transfer {x.transfer}")
    t.need_in(x.giver)
    t.need_in(x.taker)
    game(t).transfers[x.transfer] = Transfer(x.transfer, x.team, x.giver, x.taker, happened, x.row)


def _transfer(t: Tournament, transfer: int) -> Transfer:
    found = game(t).transfers.get(transfer)
    if found is None:
        raise Conflict(f"no transfer {transfer}")
    return found


def _announced(t: Tournament, x: f.TransferAnnounced, happened: int) -> None:
    game(t).transfers[x.transfer] = replace(_transfer(t, x.transfer), announced=happened, heard=x.row)


def _counted(t: Tournament, x: f.TransferCounted, _: int) -> None:
    """Fold the count of a transfer. Stacks change at the first count and in the same break; chips that are
    corrected later were played with."""
    told = _transfer(t, x.transfer)
    giver, taker = t.need_entry(told.giver), t.need_entry(told.taker)
    if not 0 < x.chips < x.stack:
        raise Conflict(f"{x.chips} of {x.stack} chips")
    if told.chips:
        if x.same_break and giver.stack == told.stack - told.chips:
            giver.stack = x.stack - x.chips
        else:
            giver.gets(told.chips - x.chips)
        taker.gets(x.chips - told.chips)
    else:
        t.need_in(told.giver).stack = x.stack - x.chips
        taker.gets(x.chips)
    game(t).transfers[x.transfer] = replace(told, stack=x.stack, chips=x.chips, places=ends(t, told))


def _dropped(t: Tournament, x: f.TransferDropped, _: int) -> None:
    if _transfer(t, x.transfer).chips:
        raise Conflict(f"transfer {x.transfer} is counted")
    del game(t).transfers[x.transfer]


def _called(t: Tournament, x: f.TimeOutCalled, happened: int) -> None:
    team, now = _team(t, x.team), game(t)
    if x.call in now.time_outs or x.entry not in team.stacks or (x.card and team.cards < 1):
        raise Conflict(f"time-out {x.call}")
    now.time_outs[x.call] = TimeOut(x.call, x.team, x.entry, x.card, x.seconds, happened, x.ran)
    if x.card:
        team.used += 1
    else:
        team.without += 1
    if x.step:
        now.to_punish[x.call] = x.team


def _time_out(t: Tournament, call: int) -> TimeOut:
    found = game(t).time_outs.get(call)
    if found is None or found.outcome:
        raise Conflict(f"no time-out {call}")
    return found


def _began(t: Tournament, x: f.TimeOutBegan, happened: int) -> None:
    game(t).time_outs[x.call] = replace(_time_out(t, x.call), gathered=happened)


def _ended(t: Tournament, x: f.TimeOutEnded, _: int) -> None:
    call = _time_out(t, x.call)
    game(t).time_outs[x.call] = replace(call, outcome=x.outcome)
    if x.outcome == "withdrawn":
        team = _team(t, call.team)
        if call.card:
            team.used -= 1
            # a card that was handed over is given back
            team.handed = min(team.handed, team.used)
        else:
            team.without -= 1
        game(t).to_punish.pop(x.call, None)


def _handed(t: Tournament, x: f.CardHanded, _: int) -> None:
    team = _team(t, x.team)
    if team.owed < 1:
        raise Conflict(f"team {x.team} owes no card")
    team.handed += 1


def _taken(t: Tournament, x: f.StepTaken, _: int) -> None:
    if game(t).to_punish.pop(x.call, None) is None:
        raise Conflict(f"nothing is due for time-out {x.call}")


def _cards(t: Tournament, x: f.CardsGiven, _: int) -> None:
    for team in x.teams:
        _team(t, team).given += x.cards
    game(t).extra_cards = True


def _rested(t: Tournament, x: f.StackRested, happened: int) -> None:
    entry = t.need_in(x.entry)
    if x.entry not in game(t).of_stack or x.entry in t.room.resting:
        raise Conflict(f"entry {x.entry} cannot rest")
    _leaves_table(t, entry)
    t.rest(entry)
    entry.stack = None  # what is counted from now on does not change while it rests
    game(t).rests[x.entry] = Rest(x.entry, happened, x.row)


def _leaves_table(t: Tournament, entry: Entry) -> None:
    """Note that the break down to two tables has begun where a third stack leaves the first table to go."""
    tables = breaking.order(t)
    if len(tables) == 3 and tables[0].id == entry.table:
        game(t).breaking.add(tables[0].id)


def _rest_ended(t: Tournament, x: f.RestEnded, _: int) -> None:
    entry = t.need_in(x.entry)
    if x.entry not in t.room.resting:
        raise Conflict(f"entry {x.entry} does not rest")
    del game(t).rests[x.entry]
    t.rises(entry)
    entry.drawing = "break"


def _divided(t: Tournament, x: f.StackDivided, _: int) -> None:
    entry, team = t.need_in(x.entry), _team(t, game(t).of_stack.get(x.entry, 0))
    others = {*team.stacks} - {x.entry}
    if len(x.takers) != len(x.chips) or not x.takers or not others >= {*x.takers} or min(x.chips) < 0:
        raise Conflict(f"chips of entry {x.entry}")
    for taker, chips in zip(x.takers, x.chips, strict=True):
        t.need_in(taker).gets(chips)
    _leaves_table(t, entry)
    out(t, entry)
    game(t).rests.pop(x.entry, None)
    game(t).divided[x.entry] = tuple(zip(x.takers, x.chips, strict=True))
    game(t).dissolved.add(x.entry)
    entry.stack = None


FOLD: dict[type[Any], Callable[[Tournament, Any, int], None]] = {
    f.TeamRegistered: _registered,
    f.TeamWithdrawn: _withdrawn,
    f.TeamNamed: _named,
    f.MemberAdded: _added,
    f.MemberGone: _gone,
    f.CaptainChosen: _captain,
    f.SatBehind: _sat,
    f.LeftEmpty: _left_empty,
    f.TransferTold: _told,
    f.TransferAnnounced: _announced,
    f.TransferCounted: _counted,
    f.TransferDropped: _dropped,
    f.TimeOutCalled: _called,
    f.TimeOutBegan: _began,
    f.TimeOutEnded: _ended,
    f.CardHanded: _handed,
    f.StepTaken: _taken,
    f.CardsGiven: _cards,
    f.StackRested: _rested,
    f.RestEnded: _rest_ended,
    f.StackDivided: _divided,
}
