"""Which chips a night could use, where nobody has said: a proposal, never a rule."""

from __future__ import annotations

from core.chips.plan import removable
from core.clock.levels import ante_shares
from core.tournament.state import Tournament

# What clubs' cases hold.
USUAL = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)


def suggested(t: Tournament) -> tuple[int, ...]:
    """The usual chips, and those the structure takes away, from the lowest that a blind or ante needs up to
    half the stack sold at the door, two of the first big blinds or a quarter of a later one; nothing while
    there is no level."""
    blinds = [level.big_blind for level in t.levels if not level.pause]
    if not blinds:
        return ()
    named = {value for level in t.levels for value in level.remove}
    values = sorted({*USUAL, *named})
    idle = {*removable(t.levels, values, -1, ante_shares(t))} - named
    entry = t.prices.get("entry")
    most = max((entry.chips if entry else 0) // 2, 2 * blinds[0], *(big // 4 for big in blinds), *named)
    return tuple(v for v in values if v not in idle and v <= most)
