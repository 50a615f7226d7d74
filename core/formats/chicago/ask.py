"""What a page asks of a round in play."""

from __future__ import annotations

from typing import NamedTuple

from core.formats.chicago.round import Round, Step

RANKS = "23456789TJQKA"
SUITS = "cdsh"
"""The lowest first (point 19)."""


class Chance(NamedTuple):
    """Whom the next entry can take to the exit: ``chair`` with ``at_least`` so many points; ``wins``, or is
    out for want of a ring."""

    chair: int
    at_least: int
    wins: bool


def chances(round_: Round) -> list[Chance]:
    """Return who could win or be out by the next entry, those who need least first."""
    n = round_.numbers
    found = []
    for chair in round_.playing:
        line = round_.line(chair)
        most = {
            Step.EXCHANGE: max(n.hands),
            Step.QUESTION: max(n.made, *n.hands),
            Step.TRICKS: max(n.trick, n.deuce),
            Step.CHICAGO: n.made if chair == round_.said else n.breaker,
        }.get(round_.step, 0)
        need = n.exit - line.points
        if need <= most:
            found.append(Chance(chair, need, line.ring or chair == round_.said or not n.needs_ring))
    return sorted(found, key=lambda x: (x.at_least, x.chair))


def higher(one: tuple[str, str], other: tuple[str, str]) -> int:
    """Return which of two straight flushes wins, 1 or 2, each told by its highest rank and its suit; 0: they
    are the same cards."""
    a, b = ((RANKS.index(rank.upper()), SUITS.index(suit.lower())) for rank, suit in (one, other))
    return 0 if a == b else 1 if a > b else 2
