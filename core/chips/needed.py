"""Whether a chip is still to be paid with: before its break, and nobody told the room (RULES F7)."""

from __future__ import annotations

from collections.abc import Iterator

from core.chips.now import announcement, due, in_play
from core.chips.plan import amounts, payable
from core.clock.clock import read
from core.clock.levels import ante_shares
from core.say.reasons import Coded, Reason, Why
from core.tournament.state import Tournament


def needed_reasons(t: Tournament, chip: int, now: int) -> Iterator[Reason]:
    """Against taking it from play: the next level that cannot be paid without it. What the structure takes
    out now goes, slip or not (RULES G6), and so does what was announced."""
    if chip in due(t, now) or announcement(chip) in t.announced:
        return
    playing, shares = in_play(t), ante_shares(t)
    left = [v for v in playing if v != chip]
    first = read(t.levels, t.clock, now).index + 1
    for index in range(first, len(t.levels)):
        for amount in sorted(amounts(t.levels[index : index + 1], shares)):
            if payable(amount, playing) and not payable(amount, left):
                level = sum(not row.pause for row in t.levels[: index + 1])
                yield Coded(
                    Why.CHIP_NEEDED, {"chip": chip, "amount": amount, "level": level}, overridable=True
                )
                return
