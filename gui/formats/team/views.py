"""The teams as they are shown: a line each, with three stacks, from the state of the night."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from core.formats.team import talks, transfers
from core.formats.team.parting import clashing
from core.formats.team.state import Team, Transfer, behind, ends, game, live_teams, resting, to_count
from core.money.payouts import placings
from core.people.listing import listing, name_key
from core.say.levels import number
from core.say.names import searched
from core.tournament.state import Tournament
from gui.words.names import called, surnames
from gui.words.numbers import amount, place_text
from gui.words.tr import Context

tr = Context("team")

StackState = Literal["in", "rests", "out", "gone"]


@dataclass(frozen=True, slots=True)
class Stack:
    """``seat`` as it is typed, empty without one; ``who`` sits behind it, empty: nobody. ``end`` says how it
    left play. ``look``: a team-mate sits at the table, or nobody behind it."""

    entry: int
    seat: str
    who: str
    state: StackState = "in"
    end: str = ""
    look: bool = False
    swapped: bool = False
    gives: bool = False

    @property
    def lives(self) -> bool:
        return self.state in ("in", "rests")

    @property
    def said(self) -> tuple[str, str]:
        """Return its two lines."""
        match self.state:
            case "in":
                return self.seat or tr("no seat"), self.who or tr("no player")
            case "rests":
                return tr("rests"), self.who or tr("no player")
        return tr("out") if self.state == "out" else "–", self.end


@dataclass(frozen=True, slots=True)
class Moving:
    """A transfer of this break: from and to table, how far it is. ``chips`` 0: nobody knows yet."""

    from_: str
    to: str
    stage: str
    chips: int

    @property
    def said(self) -> tuple[str, str]:
        """Return its two lines."""
        stages = {"told": tr("to announce"), "counting": tr("counting")}
        stage, route = stages.get(self.stage) or tr("counted"), f"{self.from_} → {self.to}"
        return (amount(self.chips), f"{route} · {stage}") if self.chips else (stage, route)


@dataclass(frozen=True, slots=True)
class Line:
    """A team. ``members`` are surnames, each with whether it is gone, the captain first; ``cards`` are in the
    captain's hand, ``owed`` and ``used`` are not; ``names`` is what it is found by;
    ``place`` empty while it plays."""

    team: int
    name: str
    members: tuple[tuple[str, bool], ...]
    names: tuple[str, ...]
    stacks: tuple[Stack, ...]
    cards: int
    owed: int
    used: int
    moving: Moving | None = None
    place: str = ""

    @property
    def living(self) -> tuple[Stack, ...]:
        return tuple(x for x in self.stacks if x.lives)

    @property
    def said_aloud(self) -> str:
        """Return the line for whoever hears the screen."""
        stacks = [" ".join(filter(None, x.said)) for x in self.stacks]
        moving = " ".join(self.moving.said) if self.moving is not None else ""
        return ", ".join(filter(None, (self.name, *stacks, tr("%n cards", self.cards), moving, self.place)))

    def holds(self, words: list[str]) -> bool:
        """Return whether every word looked for stands in it."""
        seats = " ".join(x.seat for x in self.stacks if x.lives)
        text = searched(f"{self.name} {' '.join(self.names)} {seats}")
        return all(word in text for word in words)


def by_name(t: Tournament, teams: Iterable[Team]) -> list[Team]:
    how = listing(t)._replace(names="first")
    return sorted(teams, key=lambda x: name_key(x.name, how))


def captain_first(team: Team, players: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(players, key=lambda p: p != team.captain))


def lines(t: Tournament, now: int) -> list[Line]:
    """Return every team, those still in by name, then those that are out by place."""
    alive = {x.id for x in live_teams(t)}
    shared = {*clashing(t)}
    row = talks.row(t, now)
    of, out = game(t).of_stack, len(alive) < len(game(t).teams)
    places = {of.get(x.entry): x for x in placings(t) if of.get(x.entry) not in alive} if out else {}

    def line(team: Team) -> Line:
        at = places.get(team.id)
        return _line(t, team, now, row, shared, "" if at is None else place_text(at.place, at.last))

    def order(team: Team) -> tuple[bool, int]:
        return team.id not in alive, places[team.id].place if team.id in places else 0

    return [line(team) for team in sorted(by_name(t, game(t).teams.values()), key=order)]


def _line(t: Tournament, team: Team, now: int, row: int, shared: set[tuple[int, int]], place: str) -> Line:
    order = captain_first(team, team.members)
    names = tuple(called(t, t.people.players[p]) for p in order)
    members = tuple((s, p in team.gone) for s, p in zip(surnames(names), order, strict=True))
    moving = _moving(t, team, now)
    stacks = tuple(_stack(t, team, e, row, shared, moving) for e in team.stacks)
    return Line(
        team.id,
        team.name,
        members,
        names,
        stacks,
        team.cards,
        team.owed,
        team.handed,
        None if moving is None else _shown(t, moving),
        place,
    )


def _stack(
    t: Tournament, team: Team, entry: int, row: int, shared: set[tuple[int, int]], moving: Transfer | None
) -> Stack:
    found, who = t.people.entries[entry], behind(t, entry)
    name = "" if who is None else called(t, t.people.players[who])
    if found.out:
        gone = entry in game(t).divided
        return Stack(entry, "", "", "gone" if gone else "out", end=end_of(t, entry))
    swapped = bool(row) and who is not None and team.moved.get(who) == row
    if entry in resting(t):
        return Stack(entry, "", name, "rests", swapped=swapped)
    seat = "" if found.table is None else f"{t.room.tables[found.table].label}.{found.seat}"
    gives = moving is not None and not moving.chips and entry in (moving.giver, moving.taker)
    look = (found.table, team.id) in shared or who is None
    return Stack(entry, seat, name, look=look, swapped=swapped, gives=gives)


def end_of(t: Tournament, entry: int) -> str:
    """Return how or when the stack left play; empty: nobody knows. When a team was disqualified matters less
    than that it was."""
    parts = game(t).divided.get(entry)
    if parts is not None:
        return tr("merged") if len(parts) == 1 else tr("split")
    if entry in t.conduct.disqualified:
        return tr("disqualified")
    bust = next((x for x in reversed(t.game.busts) if x.entry == entry), None)
    at = None if bust is None else next((i for i, x in enumerate(t.clock.levels) if x.id == bust.row), None)
    return "" if at is None else tr("level {n}", n=number(t.clock.levels, at))


def _moving(t: Tournament, team: Team, now: int) -> Transfer | None:
    """Return the team's transfer that is to be shown: one that is to be counted, else the break's last."""
    waits = [x for x in game(t).transfers.values() if x.team == team.id and to_count(t, x)]
    made = [x for x in reversed(transfers.this_break(t, team.id, now)) if x.chips]
    return next(iter((*waits, *made)), None)


def _shown(t: Tournament, x: Transfer) -> Moving:
    giver, taker = ends(t, x)

    def place(table: int | None, seat: int | None) -> str:
        if table is None:
            return "–"
        label = t.room.tables[table].label
        return f"{label}.{seat}" if giver[0] == taker[0] else label

    stage = x.stage if x.announced else "told"
    return Moving(place(*giver), place(*taker), stage, x.chips)
