"""The state of team poker: the teams, who sits behind which stack, and what each has told the director.

A stack is an entry: it sits, is blinded, busts. Who sits behind it is its player, whoever of the team that
is; it belongs to the team, which is placed when its last stack goes.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from core.say.conflict import Conflict
from core.say.names import same
from core.tournament.elimination import Elimination
from core.tournament.people import People
from core.tournament.state import Tournament
from core.tournament.table import Table


@dataclass(slots=True)
class Team:
    """``members`` are players, in the order they were named, those of ``gone`` ("left", "disqualified")
    included; ``stacks`` are the entries, in the order of their three columns. ``unmanned`` are the stacks
    nobody sits behind; ``moved`` who took another stack last in which row of the structure. ``cards`` for
    time-outs are in the captain's hand, ``owed`` of them to be handed over; ``handed`` were, ``given`` it got
    in all; ``without`` counts calls without a card."""

    id: int
    name: str
    members: tuple[int, ...]
    captain: int
    stacks: tuple[int, ...]
    gone: dict[int, str] = field(default_factory=dict)
    unmanned: set[int] = field(default_factory=set)
    moved: dict[int, int] = field(default_factory=dict)
    given: int = 0
    used: int = 0
    handed: int = 0
    without: int = 0

    @property
    def roster(self) -> tuple[int, ...]:
        """The members who are still of the team."""
        return tuple(p for p in self.members if p not in self.gone)

    @property
    def owed(self) -> int:
        """Return the number of cards that the captain has yet to hand over."""
        return self.used - self.handed

    @property
    def cards(self) -> int:
        """Return the number of time-outs that the team has left."""
        return self.given - self.used


Place = tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class Transfer:
    """A transfer from one stack of a team to another, told at ``at`` (ms) in the break of ``row`` (0: in
    none). ``announced`` to the room then (ms; 0: not yet), in the break of ``heard`` (0: in none); ``stack``
    is what the giving table's dealer counted, ``chips`` what was counted out of it (0: not yet), ``places``
    table and seat of giver and taker then."""

    id: int
    team: int
    giver: int
    taker: int
    at: int
    row: int = 0
    announced: int = 0
    heard: int = 0
    stack: int = 0
    chips: int = 0
    places: tuple[Place, ...] = ()

    @property
    def stage(self) -> str:
        """``told``, ``counting`` once it was announced, or ``counted``."""
        if self.chips:
            return "counted"
        if self.announced:
            return "counting"
        return "told"


@dataclass(frozen=True, slots=True)
class TimeOut:
    """Called at ``at`` (ms) for the hand of ``entry``, with a ``card`` or without. ``gathered``: when the
    team's time began (0: it is still waited for); ``seconds`` of it. ``ran``: the clock ran, and is to go on.
    ``outcome`` is empty while it lasts."""

    id: int
    team: int
    entry: int
    card: bool
    seconds: int
    at: int
    ran: bool
    gathered: int = 0
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class Rest:
    """A third stack without a seat since ``at`` (ms), in the level ``row`` of the structure (0: none)."""

    entry: int
    at: int
    row: int = 0


@dataclass(slots=True)
class TeamGame(Elimination):
    teams: dict[int, Team] = field(default_factory=dict)
    # the team of every stack
    of_stack: dict[int, int] = field(default_factory=dict)
    # the team of every member, of those who are gone too
    of_member: dict[int, int] = field(default_factory=dict)
    transfers: dict[int, Transfer] = field(default_factory=dict)
    time_outs: dict[int, TimeOut] = field(default_factory=dict)
    # the last rest of third stacks (``resting``), and how each that was divided left: to which stacks, with
    # how many chips
    rests: dict[int, Rest] = field(default_factory=dict)
    divided: dict[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    # who sat behind a stack from which time on (ms), of those behind which somebody else sat before
    sat: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    # the cards of two tables were given out
    extra_cards: bool = False
    # steps owed for calls without a card, as the ladder's duty: team by call
    to_punish: dict[int, int] = field(default_factory=dict)

    @property
    def bounties(self) -> bool:
        return False

    def entered(self, people: People, player: int) -> Sequence[int]:
        """Return the stacks of the member's team."""
        mine = next((x.stacks for x in self.teams.values() if player in x.roster), None)
        return people.entries_of.get(player, ()) if mine is None else mine

    def spare(self, player: int) -> bool:
        """Return whether the player is a member."""
        return any(player in team.roster for team in self.teams.values())

    def apart(self, people: People) -> Mapping[int, int]:
        """Return the teams: as far as possible one stack of each sits at a table."""
        return self.of_stack

    def player_then(self, entry: int, happened: int) -> int | None:
        sat = self.sat.get(entry, ())
        if not sat or happened >= sat[-1][0]:
            return None
        return next((player for since, player in reversed(sat) if since <= happened), None)

    def holder(self, people: People, entry: int) -> int:
        return self.of_stack.get(entry, 0)

    def payees(self, people: People, entry: int) -> Sequence[int]:
        team = self.teams.get(self.of_stack.get(entry, 0))
        if team is None:
            return super().payees(people, entry)
        return (team.captain, *(p for p in team.roster if p != team.captain))

    def owner(self, entry: int) -> str:
        return self.teams[self.of_stack[entry]].name if entry in self.of_stack else ""

    def left(self, people: People) -> int:
        return len(self.holders(people))

    def holders(self, people: People) -> set[int]:
        return {self.of_stack[e] for e in people.live.values() if e in self.of_stack}

    def entrants(self, people: People) -> int:
        return len(self.teams)

    def entries(self, people: People) -> int:
        return len(self.teams)

    def stays_out(self, people: People, tables: Sequence[Table], table: Table) -> Collection[int]:
        """Return the stacks at the breaking table of teams that have three, where the break leaves two.
        An empty table would be drawn to as well, so that three would be played."""
        if len(tables) != 3 or not all(x.seats for x in tables):
            return ()
        return [
            third[0]
            for team in self.teams.values()
            if len(living := live_stacks(people, team)) == len(team.stacks) > 2
            and not any(e in self.rests and people.entries[e].table is None for e in living)
            and (third := [e for e in living if people.entries[e].table == table.id])
        ]


def live_stacks(people: People, team: Team) -> list[int]:
    """Return the team's stacks that are in, resting ones too."""
    return [e for e in team.stacks if e in people.entries and not people.entries[e].out]


# -- what the pages ask ------------------------------------------------------------------------------------


def game(t: Tournament) -> TeamGame:
    """Return the state of team poker. Raises ``Conflict`` where another format is played."""
    if not isinstance(t.game, TeamGame):
        raise Conflict("no team poker")
    return t.game


def resting(t: Tournament) -> dict[int, Rest]:
    """Return the rests of the stacks that rest now: one that is out, or got a seat, does no more."""
    return {e: x for e, x in game(t).rests.items() if e in t.room.resting}


def team_of(t: Tournament, entry: int) -> Team | None:
    """Return the team whose stack this is."""
    found = game(t).of_stack.get(entry)
    return None if found is None else game(t).teams[found]


def team_of_player(t: Tournament, player: int) -> Team | None:
    """Return the team this player is of, or was."""
    found = game(t).of_member.get(player)
    return None if found is None else game(t).teams[found]


def team_named(t: Tournament, name: str) -> Team | None:
    return next((x for x in game(t).teams.values() if same(x.name) == same(name)), None)


def stack_of(t: Tournament, team: Team, player: int) -> int | None:
    """Return the living stack the member sits behind; None: none."""
    entry = t.people.live.get(player)
    return entry if entry in team.stacks and entry not in team.unmanned else None


def behind(t: Tournament, entry: int) -> int | None:
    """Return the player behind the stack, or the last one where it is out; None: nobody."""
    team = team_of(t, entry)
    return None if team is not None and entry in team.unmanned else t.people.entries[entry].player


def live_teams(t: Tournament) -> list[Team]:
    """Return the teams with a stack left, resting ones too, in the order they registered."""
    return [x for x in game(t).teams.values() if live_stacks(t.people, x)]


def calling(t: Tournament) -> TimeOut | None:
    """Return the time-out that lasts, the first called of several."""
    return next((x for x in game(t).time_outs.values() if not x.outcome), None)


def to_count(t: Tournament, x: Transfer) -> bool:
    """Return whether it waits to be counted: nothing goes out of or into a stack that is out or rests."""
    return not x.chips and not any(t.people.entries[e].out or e in t.room.resting for e in (x.giver, x.taker))


def ends(t: Tournament, x: Transfer) -> tuple[Place, ...]:
    """Return where giver and taker sit; of a transfer that was counted, where they sat then."""
    return x.places or tuple([(e.table, e.seat) for e in map(t.need_entry, (x.giver, x.taker))])


def to_announce(t: Tournament, x: Transfer) -> bool:
    """Return whether the room is still to hear of it, which is so in its break and after it."""
    return not x.announced and (x.chips > 0 or to_count(t, x))


def standing_transfers(t: Tournament) -> list[Transfer]:
    """Return the transfers without those that lapsed with a stack."""
    return [x for x in game(t).transfers.values() if x.chips or to_count(t, x)]


def last_transfer(t: Tournament, giver: int) -> Transfer | None:
    """Return the last transfer from this stack."""
    return next((x for x in reversed(game(t).transfers.values()) if x.giver == giver), None)
