"""The rounds of one table together: its places, and what still ties (points 8 and 11)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Literal

from core.formats.chicago.round import Round, places


@dataclass(frozen=True, slots=True)
class Total:
    """A player's match. ``points`` are the points of the rounds, ``side`` the points of all deals, ``won``
    the Chicagos made; ``playoff`` what each play-off brought, after whether a straight flush won it."""

    entry: int
    points: Fraction = Fraction()
    side: int = 0
    won: int = 0
    playoff: tuple[tuple[bool, int], ...] = ()

    @property
    def rank(self) -> tuple[Fraction, int, int, tuple[tuple[bool, int], ...]]:
        return self.points, self.side, self.won, self.playoff

    def equal_before(self, other: Total) -> bool:
        """Return whether the two are equal in all that comes before a play-off."""
        return self.rank[:-1] == other.rank[:-1]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished round with who sat where. ``gone`` left or were disqualified: they get nothing for it."""

    round: Round
    seats: Mapping[int, int]
    gone: frozenset[int] = frozenset()


def totals(rounds: Iterable[Played]) -> list[Total]:
    """Return every player's total, the best first. Equal ones stand in no order (``ties`` finds them)."""
    found: dict[int, Total] = {}
    for played in rounds:
        numbers = played.round.numbers
        points = {x.chair: x.points for x in places(played.round)}
        for line in played.round.lines:
            entry = played.seats[line.chair]
            total = found.get(entry, Total(entry))
            if entry not in played.gone:
                total = replace(
                    total,
                    points=total.points + points[line.chair],
                    side=total.side + line.strokes - (line.taken if numbers.net else 0),
                    won=total.won + line.stars,
                )
            found[entry] = total
    return sorted(found.values(), key=lambda x: x.rank, reverse=True)


def with_playoff(standing: Iterable[Total], points: Mapping[int, int], winner: int = 0) -> list[Total]:
    """Return the totals after a play-off between the entries of ``points`` (three deals, no Chicago);
    ``winner`` had a straight flush."""
    played = (
        replace(x, playoff=(*x.playoff, (x.entry == winner, points[x.entry]))) if x.entry in points else x
        for x in standing
    )
    return sorted(played, key=lambda x: x.rank, reverse=True)


def ties(standing: Iterable[Total]) -> list[tuple[int, tuple[int, ...]]]:
    """Return the place, from 1, and the entries of every tie."""
    place, found = 1, []
    for _, group in groupby(standing, key=lambda x: x.rank):
        entries = tuple(x.entry for x in group)
        if len(entries) > 1:
            found.append((place, entries))
        place += len(entries)
    return found


PartedBy = Literal["side", "won", "play_off"]


def parted_by(better: Total, worse: Total) -> PartedBy:
    """Return what parts two players with equal round points: the points of all deals, the Chicagos, or a
    play-off (point 11)."""
    if better.side != worse.side:
        return "side"
    return "play_off" if better.equal_before(worse) else "won"


def to_play_off(standing: list[Total], lines: Iterable[int]) -> list[tuple[int, ...]]:
    """Return the ties that must be played off: those with one of the ``lines`` inside. A line stands below a
    place: 2 parts the second, who goes on, from the third. Every other tie is shared (point 11)."""
    return [
        entries
        for place, entries in ties(standing)
        if any(place <= line < place + len(entries) - 1 for line in lines)
    ]
