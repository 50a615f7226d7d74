"""One round at one table: a game to 52 points (points 12–30).

A round is the fold of its marks. What a mark does is decided here once; ``problems`` tells beforehand what
stands against one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from core.formats.chicago import deal as d
from core.formats.chicago.deal import Mark
from core.formats.chicago.numbers import EXITS, Hand, Numbers


class Line(NamedTuple):
    """A player's line of the protocol. ``points`` are those that stand, ``strokes`` all that were ever made,
    ``taken`` what was taken off; ``stars`` are Chicagos made; ``out``: over the exit without a ring."""

    chair: int
    points: int = 0
    strokes: int = 0
    taken: int = 0
    ring: bool = False
    stars: int = 0
    out: bool = False

    def gets(self, points: int) -> Line:
        return self._now(self.points + points, self.strokes + points, self.taken)

    def loses(self, points: int) -> Line:
        """Return the line with fewer points, never below 0 (point 19)."""
        less = min(points, self.points)
        return self._now(self.points - less, self.strokes, self.taken + less)

    def _now(self, points: int, strokes: int, taken: int) -> Line:
        return Line(self.chair, points, strokes, taken, self.ring, self.stars, self.out)


class Step(Enum):
    """The table's next step."""

    EXCHANGE = "exchange"
    QUESTION = "question"
    TRICKS = "tricks"
    CHICAGO = "chicago"
    OVER = "over"


class Round(NamedTuple):
    """A round as it stands. Every mark makes another one, and a tuple is made in a quarter of the time.

    ``dealer`` is the chair that deals, ``deals`` how many are finished, ``exchange`` the one that is next
    or, beyond the last, none. ``held``: the points of the last exchange, which wait for the question.
    ``given``: nobody could say Chicago, so they count already; the lines before and after.
    ``scored`` are the chairs that scored last, in the deal in hand. ``winner`` is 0 until somebody has won;
    ``timed``: the clock ended it."""

    lines: tuple[Line, ...]
    numbers: Numbers
    dealer: int
    deals: int = 0
    exchange: int = 1
    step: Step = Step.EXCHANGE
    said: int = 0
    held: d.Scored | None = None
    given: tuple[tuple[Line, Line], ...] = ()
    scored: tuple[int, ...] = ()
    dead: frozenset[int] = frozenset()
    winner: int = 0
    timed: bool = False

    def line(self, chair: int) -> Line:
        for line in self.lines:
            if line.chair == chair:
                return line
        raise LookupError(f"no chair {chair}")

    @property
    def over(self) -> bool:
        return self.step is Step.OVER

    @property
    def playing(self) -> tuple[int, ...]:
        """The chairs that are not out, clockwise from the dealer's left, the dealer last."""
        chairs = [x.chair for x in self.lines if not x.out]
        return (*[c for c in chairs if c > self.dealer], *[c for c in chairs if c <= self.dealer])

    @property
    def asked(self) -> tuple[int, ...]:
        """Return the chairs that may say Chicago, in the order they are asked (points 20, 22)."""
        return tuple(c for c in self.playing if self.line(c).points >= self.numbers.ask_from)

    @property
    def stopped(self) -> tuple[int, ...]:
        """Return the chairs that must not exchange (point 18)."""
        return tuple(c for c in self.playing if self.line(c).points >= self.numbers.stop)

    def after(self, *lines: Line) -> Round:
        changed = {x.chair: x for x in lines}
        return self._replace(lines=tuple([changed.get(x.chair, x) for x in self.lines]))


def begin(chairs: Iterable[int], numbers: Numbers, dealer: int = 0) -> Round:
    """Return a round in which nobody has a point. The first dealer is not stated: the lowest chair."""
    lines = tuple(Line(c) for c in sorted(chairs))
    return Round(lines, numbers, dealer or lines[0].chair)


def take(round_: Round, mark: Mark) -> Round:
    """Return the round after a mark that ``problems`` finds nothing against."""
    n = round_.numbers
    match mark:
        case d.Scored():
            return _scored(round_, mark)
        case d.Also(chair, hand):
            return _also(round_, round_.line(chair), n.of(hand))
        case d.Chicago(chair):
            # Only +15, -15 and +10 are given when somebody has said it (23): what was held is not.
            said = _taken_back(round_)._replace(said=chair, step=Step.CHICAGO, held=None, given=())
            return said.after(said.line(chair)._replace(ring=True))
        case d.Declined():
            # Nobody said Chicago: the points of the last exchange count (point 23).
            held, after = round_.held, round_._replace(held=None)
            after = after if held is None else _give(after, held)
            return after if after.over else after._replace(step=Step.TRICKS)
        case d.Made():
            line = round_.line(round_.said).gets(n.made)
            return _next_deal(_counted(round_.after(line._replace(stars=line.stars + 1))))
        case d.Broken(by):
            after = round_.after(round_.line(round_.said).loses(n.broken))
            return _next_deal(_counted(after.after(after.line(by).gets(n.breaker)) if by else after))
        case d.Trick(chair, deuce):
            line = round_.line(chair).gets(n.deuce if deuce else n.trick)
            return _next_deal(_counted(round_.after(line)))
        case d.Mistake(chair, cards):
            if round_.line(chair).points >= n.stop:
                return round_
            return round_.after(round_.line(chair).loses(n.mistake * cards))
        case d.Bought(chair):
            return round_.after(round_.line(chair).loses(round_.line(chair).points))
        case d.Revoked(chair):
            return round_._replace(dead=round_.dead | {chair}) if n.revoke else round_
        case d.Deducted(chair, points):
            return round_.after(round_.line(chair).loses(points))
        case d.Left(chair):
            return _left(round_, chair)
        case d.TimeUp():
            return round_._replace(step=Step.OVER, timed=True, held=None)


def _scored(round_: Round, mark: d.Scored) -> Round:
    last = round_.exchange == round_.numbers.exchanges
    step, scored = Step.QUESTION if last else Step.EXCHANGE, (mark.chair,) if mark.chair else ()
    on = round_._replace(exchange=round_.exchange + 1, step=step, scored=scored)
    if mark.hand is None:
        return _without_question(on) if last else on
    if mark.hand in EXITS:
        return _exit(on, mark)
    if last and not round_.numbers.points_first:
        return _without_question(on._replace(held=mark))
    on = _give(on, mark)
    return _without_question(on) if last and not on.over else on


def _also(round_: Round, before: Line, points: int) -> Round:
    line = before.gets(points)
    after = round_.after(line)._replace(scored=(*round_.scored, line.chair))
    after = _counted(after)
    if round_.step is not Step.TRICKS or after.over:
        return after
    # A Chicago that is said without the question takes these back too.
    return after._replace(given=(*round_.given, (before, after.line(line.chair))))


def _without_question(round_: Round) -> Round:
    """Pass over the question of Chicago where nobody may say it, as if all had said no."""
    if round_.asked:
        return round_
    after = take(round_, d.Declined())
    changed = tuple((a, b) for a, b in zip(round_.lines, after.lines, strict=True) if a != b)
    return after if after.over else after._replace(given=changed)


def _taken_back(round_: Round) -> Round:
    """Take back the points that were given without the question: a player says Chicago who was not asked."""
    lines = []
    for before, after in round_.given:
        line, less = round_.line(before.chair), after.points - before.points
        lines.append(
            line._replace(
                points=max(line.points - less, 0),
                strokes=line.strokes - after.strokes + before.strokes,
                taken=line.taken - after.taken + before.taken,
                out=line.out and not (after.out and not before.out),
            )
        )
    return round_.after(*lines)


def _give(round_: Round, mark: d.Scored) -> Round:
    if mark.reset:
        return round_.after(round_.line(mark.reset).loses(round_.line(mark.reset).points))
    assert mark.hand is not None
    return _counted(round_.after(round_.line(mark.chair).gets(round_.numbers.of(mark.hand))))


def _exit(round_: Round, mark: d.Scored) -> Round:
    """Let the player go out with a straight flush, said or not; a royal flush takes all opponents to 0 (point
    19)."""
    line = round_.line(mark.chair)
    points = round_.numbers.exit if round_.numbers.exit_adds else max(round_.numbers.exit - line.points, 0)
    lines = [line.gets(points)]
    if mark.hand is Hand.ROYAL_FLUSH:
        lines += [x.loses(x.points) for x in round_.lines if x.chair != mark.chair]
    return round_.after(*lines)._replace(step=Step.OVER, winner=mark.chair, held=None, scored=())


def _counted(round_: Round) -> Round:
    """Let those at the exit win or go out (points 21, 28, 30), and the last one left win."""
    high = [x for x in round_.lines if not x.out and x.points >= round_.numbers.exit]
    rung = [x for x in high if x.ring or not round_.numbers.needs_ring]
    # Out at once with no points; the strokes stay written.
    if len(rung) < len(high):
        round_ = round_.after(*(x.loses(x.points)._replace(out=True) for x in high if x not in rung))
    left = round_.playing
    winner = round_.winner
    if not winner and rung:
        winner = rung[0].chair
    elif not winner and len(left) == 1:
        winner = left[0]
    return round_._replace(winner=winner, step=Step.OVER) if winner else round_


def _left(round_: Round, chair: int) -> Round:
    """Take a player out of the round: nobody broke his Chicago, and the last one left, if there is one, has
    won."""
    line = round_.line(chair)
    after = round_.after(line.loses(line.points)._replace(out=True))
    if len(after.playing) <= 1:
        return after._replace(winner=next(iter(after.playing), 0), step=Step.OVER, scored=())
    if round_.said == chair:
        return _next_deal(after)
    if round_.dealer == chair and round_.step is Step.EXCHANGE and round_.exchange == 1:
        return after._replace(dealer=after.playing[0])
    return after


def _next_deal(round_: Round) -> Round:
    if round_.over:
        return round_._replace(deals=round_.deals + 1, scored=())
    return Round(round_.lines, round_.numbers, round_.playing[0], round_.deals + 1)


# -- what stands against a mark ---------------------------------------------------------------------------


class Problem(Enum):
    """A reason against a mark; the director may overrule those of ``OVERRIDABLE``."""

    OVER = "over"
    NOT_AT_TABLE = "not_at_table"
    OUT = "out"
    NOT_NOW = "not_now"
    TOO_FEW = "too_few"
    NOT_ASKED_YET = "not_asked_yet"
    ALL_DEAD = "all_dead"
    AGAINST_HIMSELF = "against_himself"
    NO_RESET = "no_reset"
    NOT_STOPPED = "not_stopped"
    NO_NUMBER = "no_number"
    EQUAL = "equal"
    SCORED = "scored"


OVERRIDABLE = frozenset({Problem.TOO_FEW, Problem.EQUAL})


def overridable(mark: Mark, problem: Problem) -> bool:
    """Return whether the director may overrule it: points are taken off in a round that is over too (32)."""
    return problem in OVERRIDABLE or (problem is Problem.OVER and isinstance(mark, d.Deducted))


def problems(round_: Round, mark: Mark) -> Iterator[Problem]:
    """Yield everything against a mark, as it stands."""
    # A hand equal to the one that ended the round is written too: it was made in the same count (31).
    if round_.over and not (isinstance(mark, d.Also) and round_.winner in round_.scored):
        yield Problem.OVER
        if not isinstance(mark, d.Deducted):
            return
    chairs = {x.chair for x in round_.lines}
    named = _chairs(mark)
    if any(c not in chairs for c in named):
        yield Problem.NOT_AT_TABLE
        return
    # A player who is out may still deal the deal in hand; a mistake takes nothing from him.
    if any(round_.line(c).out for c in named) and not isinstance(mark, d.Mistake):
        yield Problem.OUT
    yield from _timing(round_, mark)
    match mark:
        case d.Scored(chair, hand, reset):
            if (chair == 0) != (hand is None):
                yield Problem.NOT_AT_TABLE
            if reset and (hand is not Hand.QUADS or not round_.numbers.quads_reset):
                yield Problem.NO_RESET
            if reset and reset == chair:
                yield Problem.AGAINST_HIMSELF
        case d.Also(chair):
            if chair in round_.scored:
                yield Problem.SCORED
            if not round_.numbers.equal_score:
                yield Problem.EQUAL
        case d.Chicago(chair):
            if round_.line(chair).points < round_.numbers.ask_from:
                yield Problem.TOO_FEW
        case d.Broken(by):
            if by == round_.said:
                yield Problem.AGAINST_HIMSELF
        case d.Trick(chair):
            if chair in round_.dead:
                yield Problem.ALL_DEAD
        case d.Made():
            if round_.said in round_.dead:
                yield Problem.ALL_DEAD
        case d.Bought(chair):
            if round_.line(chair).points < round_.numbers.stop:
                yield Problem.NOT_STOPPED
        case d.Mistake(_, cards):
            if not 1 <= cards <= 5:
                yield Problem.NO_NUMBER
        case d.Deducted(_, points):
            if points < 1:
                yield Problem.NO_NUMBER


def _chairs(mark: Mark) -> list[int]:
    match mark:
        case d.Scored(chair, _, reset):
            return [c for c in (chair, reset) if c]
        case d.Broken(by):
            return [by] if by else []
        case d.Made() | d.Declined() | d.TimeUp():
            return []
        case _:
            return [mark.chair]


_STEPS: dict[type[Mark], tuple[Step, ...]] = {
    d.Scored: (Step.EXCHANGE,),
    d.Chicago: (Step.QUESTION,),
    d.Declined: (Step.QUESTION,),
    d.Made: (Step.CHICAGO,),
    d.Broken: (Step.CHICAGO,),
    d.Trick: (Step.TRICKS,),
    d.Revoked: (Step.TRICKS, Step.CHICAGO),
}


def _timing(round_: Round, mark: Mark) -> Iterator[Problem]:
    steps = _STEPS.get(type(mark))
    # Nobody was asked, so it is for the director to say whether one with too few points may.
    unasked = isinstance(mark, d.Chicago) and round_.step is Step.TRICKS and not round_.asked
    if steps is not None and round_.step not in steps and not unasked:
        yield Problem.NOT_NOW
    if isinstance(mark, d.Also):
        # Straight flushes are ranked by suit; points that wait for the question are given with it.
        waits = round_.held is not None or round_.step is Step.CHICAGO
        if not round_.scored or waits or mark.hand in EXITS:
            yield Problem.NOT_NOW
    if isinstance(mark, d.TimeUp) and (round_.step is not Step.EXCHANGE or round_.exchange != 1):
        yield Problem.NOT_NOW


# -- the end of a round ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Placed:
    """A player's place, from 1, and round points; place 0: out, none."""

    chair: int
    place: int
    points: Fraction


def places(round_: Round) -> list[Placed]:
    """Return the players in the order of a round that is over, or whose time is up.

    Equal side points: more Chicagos made; equal too: the round points of the places the tie covers are
    added and divided equally. Who is out takes no place and gets nothing (points 8, 19, 28)."""
    numbers = round_.numbers
    left = [x for x in round_.lines if not x.out]
    ahead = {round_.winner}
    if round_.timed and numbers.time_needs_ring:
        best = max((_rank(x) for x in left if x.ring), default=None)
        ahead = {x.chair for x in left if x.ring and _rank(x) == best}
    groups: dict[tuple[bool, int, int], list[Line]] = {}
    for line in left:
        groups.setdefault((line.chair in ahead, *_rank(line)), []).append(line)
    placed: list[Placed] = []
    for _, group in sorted(groups.items(), reverse=True):
        place = len(placed) + 1
        share = Fraction(sum(numbers.places[place - 1 : place - 1 + len(group)]), len(group))
        placed += [Placed(x.chair, place, share) for x in group]
    return placed + [Placed(x.chair, 0, Fraction()) for x in round_.lines if x.out]


def _rank(line: Line) -> tuple[int, int]:
    return line.points, line.stars
