"""The teams: registering them, who is on the roster, who is captain (procedures K1 and K5)."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import partial
from itertools import chain, zip_longest
from typing import NamedTuple

from core.clock.clock import started
from core.floor.newcomers import closed, newcomer, sit_down
from core.floor.seating import in_reasons, seat_reasons
from core.formats import entries
from core.formats.team import acts, facts, reasons
from core.formats.team.becauses import StackUnmanned, TeamEntered
from core.formats.team.state import Team, game, live_stacks, stack_of, team_named, team_of, team_of_player
from core.people.buying import amounts, at_price, bought, sale
from core.people.people import ALIKE, clean
from core.say import acts as house
from core.say import records
from core.say.decision import Context, Decision, impossible
from core.say.names import folded, same
from core.say.reasons import NoSuchEntry, NoSuchPlayer, Reason, SameTwice, SeveralPlayers
from core.tournament.deciding import against, because, forbidden, rule
from core.tournament.names import named
from core.tournament.people import Player
from core.tournament.state import Tournament


class _Entering(NamedTuple):
    """A team that registers: its members, each with who that is already (None: somebody new), the captain's
    place among them (None: no member)."""

    act: acts.RegisterTeam
    members: tuple[str, ...]
    known: tuple[Player | None, ...]
    captain: int | None


def _entering(t: Tournament, act: acts.RegisterTeam) -> _Entering:
    members = tuple(map(clean, act.members))
    wanted = same(clean(act.captain))
    places = (i for i, name in enumerate(members) if same(name) == wanted)
    known = tuple(entries.person(t, name, "") for name in members)
    return _Entering(act, members, known, next(places, None) if wanted else 0)


def _names(t: Tournament) -> frozenset[str]:
    """Return the names of the registered teams, as they are compared: found once for a whole list."""
    return frozenset(same(x.name) for x in game(t).teams.values())


@rule
def register(t: Tournament, act: acts.RegisterTeam, now: int) -> Decision:
    plan = _entering(t, act)
    return Decision(tuple(_against(t, plan, _names(t), now)), partial(_entered, t, plan))


def drawn(t: Tournament, now: int) -> bool:
    """Return whether the teams stand: seats are drawn, or play has begun."""
    return started(t, now) or len(t.room.unseated) < len(t.people.live)


def _against(t: Tournament, plan: _Entering, names: Collection[str], now: int) -> Iterator[Reason]:
    act, book, members = plan.act, t.rulebook, len(plan.members)
    yield from entries.check_name(act.name)
    yield from amounts(t, "entry", act)
    yield from sale(t, "entry", now, act.at)
    name, stacks = clean(act.name), book.number("team.stacks")
    if same(name) in names:
        yield reasons.TeamNameTaken(name=name)
    fewest, most = book.number("team.fewest"), book.number("team.most")
    size = reasons.TeamSize(name=name, members=members, fewest=fewest, most=most)
    if members < stacks:
        yield forbidden(t, "team.fewest", size)
    elif members < fewest:
        yield against(t, "team.fewest", size)
    elif members > most:
        yield against(t, "team.most", size)
    yield from _members(t, plan)
    if plan.captain is None:
        yield reasons.NotAMember(name=clean(act.captain))
    if started(t, now) and book.word("team.late") == "refused":
        yield against(t, "team.late", reasons.LateTeam(name=name))
    elif started(t, now):
        yield from closed(t, now)
    if act.seats:
        yield from chain.from_iterable(seat_reasons(t, seat) for seat in act.seats)
        if len({*act.seats}) < len(act.seats):
            yield SameTwice()
        if len({table for table, _ in act.seats}) != stacks or len(act.seats) != stacks:
            yield against(t, "team.late", reasons.LateTeamTables(name=name, stacks=stacks))


def _members(t: Tournament, plan: _Entering) -> Iterator[Reason]:
    seen: set[str] = set()
    for name, who in zip(plan.members, plan.known, strict=True):
        yield from entries.check_name(name)
        team = None if who is None else team_of_player(t, who.id)
        if same(name) in seen or team is not None:
            twice = reasons.MemberTwice(name=name, team=0 if team is None else team.id)
            yield forbidden(t, "team.members", twice)
        elif len(named(t, name)) > 1:
            yield SeveralPlayers(name=name)
        seen.add(same(name))


def _entered(t: Tournament, plan: _Entering, context: Context) -> Iterator[records.Record]:
    act, book = plan.act, t.rulebook
    players = [context.new_id() if who is None else who.id for who in plan.known]
    for player, name, who in zip(players, plan.members, plan.known, strict=True):
        if who is None:
            yield records.PlayerNoted(player, name)
    number = book.number("team.stacks")
    stacks = [context.new_id() for _ in range(number)]
    kind = newcomer(t, context.now, alternate=False)
    chips, paid = 0, 0
    for entry, player, seat in zip_longest(stacks, players[:number], act.seats[:number]):
        yield records.Entered(entry, player, 1)
        got = bought(t, entry, "entry", act)
        chips = got.chips
        # one payment buys all stacks: it stands with the first
        paid, fee = (got.paid, got.fee) if entry == stacks[0] else (0, 0)
        yield records.Bought(entry, "entry", paid, fee, got.chips)
        yield from at_price(t, got, act) if entry == stacks[0] else ()
        if seat is not None:
            yield from sit_down(t, entry, seat, kind, context.now)
    cards, team = book.number("team_time_out.cards"), context.new_id()
    captain = players[plan.captain or 0]
    yield facts.TeamRegistered(team, clean(act.name), tuple(players), captain, tuple(stacks), cards)
    paid = bought(t, stacks[0], "entry", act).paid
    why = TeamEntered(entry=stacks[0], team=team, stacks=number, chips=chips, paid=paid, cards=cards)
    yield because(t, why, "team.stacks", "team_time_out.cards")


_CAPTAIN = re.compile(r"\s*\((c|k)\)", re.IGNORECASE)


# English, Swedish, German, Dutch.
_HEADING = re.compile(
    r"(team|team ?name|lag|lagnamn|mannschaft|mannschaftsname|ploeg|ploegnaam|teamnaam|name|namn|naam):"
    r"(\s*((team )?captain|(lag)?kapten|(mannschafts|team)?kapitän|(team)?captain|aanvoerder"
    r"|players?|spelare|spieler|spelers?|members?|medlem(mar)?|mitglied(er)?|lid|leden|names?|namn|namen?|naam)"
    r"[ .#\d]*,?)+",
    re.IGNORECASE,
)


def is_heading(line: str) -> bool:
    """Return whether a line of a pasted list names its columns: ``Team: Captain, Player 2``."""
    return _HEADING.fullmatch(line) is not None


def one_line(text: str) -> acts.RegisterTeam | None:
    """Return the team of a line of a pasted list, ``Fisk: Ida Falk, Per Öst, Siv Frost``, the captain marked
    by ``(c)`` or the first; None: it is none."""
    name, colon, rest = text.partition(":")
    named = list(filter(None, map(clean, rest.replace(";", ",").split(","))))
    if not colon or not named:
        return None
    members = tuple(clean(_CAPTAIN.sub("", x)) for x in named)
    marked = [x for x, before in zip(members, named, strict=True) if x != before]
    captain = marked[0] if len(marked) == 1 else ""
    return acts.RegisterTeam(name=clean(name), members=members, captain=captain)


class _Listed:
    """The names of teams and members in a pasted list so far."""

    def __init__(self) -> None:
        self._names, self._members = set[str](), set[str]()

    def against(self, t: Tournament, plan: _Entering) -> Iterator[Reason]:
        """Yield the reasons against a team or a member named again."""
        if same(plan.act.name) in self._names:
            yield reasons.TeamNameTaken(name=plan.act.name)
        for name in plan.members:
            if same(name) in self._members:
                yield forbidden(t, "team.members", reasons.MemberTwice(name=name))

    def add(self, plan: _Entering) -> None:
        self._names.add(same(plan.act.name))
        self._members.update(map(same, plan.members))


@rule
def register_all(t: Tournament, act: acts.RegisterTeams, now: int) -> Decision:
    """Register a pasted list as one action, which is undone as one."""
    lines = [(text, one_line(text)) for text in act.teams]
    bad = tuple(reasons.NotATeamLine(line=text) for text, team in lines if team is None)
    plans = [_entering(t, team) for _, team in lines if team is not None]
    names, listed = _names(t), _Listed()
    twice: list[Reason] = []
    for plan in plans:
        twice += listed.against(t, plan)
        listed.add(plan)
    against_all = chain.from_iterable(_against(t, plan, names, now) for plan in plans)
    found = dict.fromkeys((*bad, *against_all, *twice))
    return Decision(tuple(found), lambda c: chain.from_iterable(_entered(t, plan, c) for plan in plans))


def against_each(t: Tournament, lines: Iterable[str], now: int) -> Iterator[tuple[Reason, ...]]:
    """Yield the reasons against registering each line together with the lines before it that can be
    registered."""
    names, listed = _names(t), _Listed()
    for text in lines:
        team = one_line(text)
        if team is None:
            yield (reasons.NotATeamLine(line=text),)
            continue
        plan = _entering(t, team)
        wrong = tuple(dict.fromkeys((*_against(t, plan, names, now), *listed.against(t, plan))))
        if not wrong:
            listed.add(plan)
        yield wrong


@rule
def withdraw(t: Tournament, act: acts.WithdrawTeam, now: int) -> Decision:
    team = team_named(t, act.team)
    if team is None:
        return impossible(reasons.NoSuchTeam(name=clean(act.team)))
    if started(t, now):
        return impossible(reasons.TeamHasPlayed(team=team.id))
    leaving = chain.from_iterable(
        entries.unregister(t, house.Unregister(entry=entry), now).reasons for entry in team.stacks
    )
    gone = [records.Unregistered(entry) for entry in team.stacks]
    return Decision(tuple(dict.fromkeys(leaving)), lambda _: (*gone, facts.TeamWithdrawn(team.id)))


@rule
def rename(t: Tournament, act: acts.RenameTeam, now: int) -> Decision:
    team, other = team_named(t, act.team), team_named(t, act.name)
    if team is None:
        return impossible(reasons.NoSuchTeam(name=clean(act.team)))
    found: list[Reason] = [*entries.check_name(act.name)]
    if other is not None and other is not team:
        found.append(reasons.TeamNameTaken(name=clean(act.name)))
    if drawn(t, now):
        found.append(against(t, "team.members", reasons.TeamNameFixed(team=team.id)))
    return Decision(tuple(found), lambda _: [facts.TeamNamed(team.id, clean(act.name))])


@rule
def add_member(t: Tournament, act: acts.AddMember, now: int) -> Decision:
    team, who = team_named(t, act.team), entries.person(t, act.name, "")
    if team is None:
        return impossible(reasons.NoSuchTeam(name=clean(act.team)))

    def added(context: Context) -> Iterator[records.Record]:
        player = context.new_id() if who is None else who.id
        if who is None:
            yield records.PlayerNoted(player, clean(act.name))
        yield facts.MemberAdded(team.id, player)

    return Decision(tuple(_against_adding(t, act, team, who, now)), added)


def _against_adding(
    t: Tournament, act: acts.AddMember, team: Team, who: Player | None, now: int
) -> Iterator[Reason]:
    yield from entries.check_name(act.name)
    of = None if who is None else team_of_player(t, who.id)
    if of is not None:
        yield forbidden(t, "team.members", reasons.MemberTwice(name=clean(act.name), team=of.id))
    most = t.rulebook.number("team.most")
    if len(team.roster) >= most:
        fewest = t.rulebook.number("team.fewest")
        size = reasons.TeamSize(name=team.name, members=len(team.roster) + 1, fewest=fewest, most=most)
        yield against(t, "team.most", size)
    if _fixed(t, now):
        yield against(t, "team.members", reasons.RosterFixed(team=team.id))


def _fixed(t: Tournament, now: int) -> bool:
    return drawn(t, now) and t.rulebook.word("team.members") == "fixed_at_start"


def against_name(t: Tournament, act: house.EditPlayer, now: int) -> Iterator[Reason]:
    """Yield the reasons against a player's name: nobody is named as another team's member, and after the draw
    a misspelled name may be mended but not become another person's."""
    team, name = team_of_player(t, act.player), act.name
    if team is None or name is None:
        return
    for other in named(t, clean(name)):
        of = team_of_player(t, other.id)
        if other.id != act.player and of is not None:
            yield forbidden(t, "team.members", reasons.MemberTwice(name=clean(name), team=of.id))
    before = t.people.players[act.player].name
    if _fixed(t, now) and not get_close_matches(folded(name), [folded(before)], cutoff=ALIKE):
        yield against(t, "team.members", reasons.RosterFixed(team=team.id))


def _on_roster(t: Tournament, player: int) -> Team | Reason:
    """Return the team on whose roster the player is, or the reason that he is on none."""
    if player not in t.people.players:
        return NoSuchPlayer(player=player)
    team = team_of_player(t, player)
    if team is None or player not in team.roster:
        return reasons.NotAMember(player=player, team=0 if team is None else team.id)
    return team


@rule
def leave(t: Tournament, act: acts.LeaveTeam, now: int) -> Decision:
    """Let a member leave. The others go on, and a stack without a player is blinded."""
    team = _on_roster(t, act.player)
    if isinstance(team, Reason):
        return impossible(team)
    stack = stack_of(t, team, act.player)
    if act.disqualified and stack is not None:
        return impossible(reasons.StackToDealOut(player=act.player, entry=stack))
    how = "disqualified" if act.disqualified else "left"

    def gone(context: Context) -> Iterator[records.Record]:
        yield facts.MemberGone(team.id, act.player, how)
        entry = t.people.live.get(act.player)
        if entry in team.stacks and entry not in team.unmanned:
            yield from unmanned(t, team, [entry])

    return Decision((), gone)


def unmanned(t: Tournament, team: Team, stacks: Sequence[int]) -> Iterator[records.Record]:
    """Yield the records of stacks that nobody sits behind: they are treated as those of absent players."""
    for entry in stacks:
        if not t.people.entries[entry].absent:
            yield records.PresenceSet(entry, False)
        blinds = t.rulebook.word("team.unmanned") == "blinded"
        yield because(t, StackUnmanned(entry=entry, team=team.id, blinded=blinds), "team.unmanned")


@rule
def captain(t: Tournament, act: acts.Captain, now: int) -> Decision:
    team = _on_roster(t, act.player)
    if isinstance(team, Reason):
        return impossible(team)
    found: tuple[Reason, ...] = ()
    if team.captain == act.player:
        found = (reasons.CaptainAlready(player=act.player),)
    elif started(t, now) and team.captain in team.roster and t.rulebook.word("team.captain") != "free":
        found = (against(t, "team.captain", reasons.CaptainFixed(team=team.id)),)
    return Decision(found, lambda _: [facts.CaptainChosen(team.id, act.player)])


def team_in(t: Tournament, entry: int) -> Team | Decision:
    """Return the team of a living stack, else the refusal."""
    gone = tuple(in_reasons(t, entry))
    team = None if gone else team_of(t, entry)
    return team if team is not None else impossible(*gone or (NoSuchEntry(entry=entry),))


def spare(t: Tournament, team: Team) -> list[int]:
    """Return the members who sit behind no stack."""
    manned = {t.people.entries[e].player for e in live_stacks(t.people, team) if e not in team.unmanned}
    return [p for p in team.roster if p not in manned]
