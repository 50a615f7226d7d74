"""A tiny format: three rounds scored by points, no levels. Whoever has the most points wins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from dataclasses import dataclass as changing
from itertools import groupby

from core.clock.clock import read
from core.floor import absent, accessible, blinds, breaking, floor_plan, moving, seating
from core.floor.balance import balancing
from core.floor.draw import draw
from core.formats import book_rules, choosing, entries, setting_rules
from core.formats.format import Format, rules_of
from core.formats.night_duties import clock_duties, draw_number
from core.money import payouts
from core.rulebook import kinds
from core.say.acts import Act, arg
from core.say.conflict import Conflict
from core.say.decision import Decision
from core.say.duties import Duty, Urgency
from core.say.duties.rank import Rank
from core.say.reasons import NoSuchEntry, Reason
from core.say.records import FormatFact
from core.tournament.game import Game, Standing
from core.tournament.people import People
from core.tournament.state import Tournament

ROUNDS = 3
MOST = kinds.number("rounds.most", "rounds", "Points of a round", low=1, high=1000, statement="up to %n")


@dataclass(frozen=True, slots=True)
class Scored(FormatFact):
    """So many points in this round; a later fact of the same round takes the place of it."""

    entry: int
    round: int
    points: int


class Score(Act, verb="score"):
    """The points of a player in the round that is played, or in an earlier one."""

    entry: int = arg("entry", required=True)
    points: int = arg("int", required=True)
    round: int | None = arg("int", "round")


class PointsOutOfRange(Reason):
    """A round is worth from 0 to ``most`` points."""

    most: int


class NotThatRound(Reason):
    """Rounds up to ``latest`` have begun."""

    latest: int


class ScoresDuty(Duty, rank=Rank.HANDS, cause="round"):
    """The points of this round are missing for these ``entries``."""

    round: int
    entries: tuple[int, ...]


@changing(slots=True)
class Rounds(Game):
    # each entry's points in the rounds so far
    points: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def of(self, entry: int) -> tuple[int, ...]:
        return self.points.get(entry, ())

    def now(self, people: People) -> int:
        """Return the round that is played: the first for which somebody has no points."""
        return min((len(self.of(e)) for e in people.live.values()), default=0) + 1

    def apart(self, people: People) -> dict[int, int]:
        """Return the teams: whoever has the same note."""
        notes = {e.id: people.players[e.player].note for e in people.entries.values() if not e.out}
        first = {note: entry for entry, note in reversed(notes.items())}
        return {entry: first[note] for entry, note in notes.items() if note}

    def over(self, people: People) -> bool:
        return bool(people.live) and self.now(people) > ROUNDS

    def standings(self, people: People) -> Iterator[Standing]:
        place = 1
        ranked = sorted(people.live.values(), key=self.total, reverse=True) if self.over(people) else []
        for _, same in groupby(ranked, self.total):
            mates = tuple(sorted(same))
            yield Standing(place, mates)
            place += len(mates)

    def total(self, entry: int) -> int:
        return sum(self.of(entry))


def rounds(t: Tournament) -> Rounds:
    assert isinstance(t.game, Rounds)
    return t.game


def _score(t: Tournament, act: Score, now: int) -> Decision:
    number = len(rounds(t).of(act.entry)) + 1 if act.round is None else act.round
    return Decision(tuple(_against(t, act, number)), lambda _: (Scored(act.entry, number, act.points),))


def _against(t: Tournament, act: Score, number: int) -> Iterator[Reason]:
    if act.entry not in t.people.live.values():
        yield NoSuchEntry(entry=act.entry)
    latest = min(ROUNDS, len(rounds(t).of(act.entry)) + 1)
    if not 1 <= number <= latest:
        yield NotThatRound(latest=latest)
    most = t.rulebook.number(MOST.key)
    if not 0 <= act.points <= most:
        yield PointsOutOfRange(most=most)


def _scored(t: Tournament, x: Scored, _: int) -> None:
    t.need_in(x.entry)
    points = rounds(t).of(x.entry)
    if not 1 <= x.round <= min(ROUNDS, len(points) + 1):
        raise Conflict(f"no round {x.round}")
    rounds(t).points[x.entry] = (*points[: x.round - 1], x.points, *points[x.round :])


def _duties(t: Tournament, now: int) -> Iterator[Duty]:
    yield from draw_number(t)
    yield from clock_duties(t, read(t.clock.levels, t.clock.position, now), now)
    game, seated = rounds(t), [e for e in t.playing if e.table is not None]
    number = game.now(t.people)
    missing = tuple(e.id for e in seated if len(game.of(e.id)) < number)
    if seated and number <= ROUNDS:
        yield ScoresDuty(round=number, entries=missing, urgency=Urgency.NOW)


def _broken(t: Tournament) -> Iterable[str]:
    if not rounds(t).points.keys() <= t.people.entries.keys():
        yield "points of nobody"


ROUNDS_FORMAT = Format(
    id="rounds",
    game=Rounds,
    rules={
        **rules_of(
            choosing,
            setting_rules,
            book_rules,
            entries,
            absent,
            seating,
            floor_plan,
            moving,
            accessible,
            draw,
            blinds,
            breaking,
            balancing,
            payouts,
        ),
        Score: _score,
    },
    fold={Scored: _scored},
    duties=_duties,
    asks=(ScoresDuty,),
    broken=_broken,
    parameters={MOST: 100},
    groups={"rounds": "Rounds"},
    night="tests.formats.rounds.night",
)
