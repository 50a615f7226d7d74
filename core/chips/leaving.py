"""What stands against a chip leaving play (RULES F7)."""

from __future__ import annotations

from collections.abc import Iterator

from core.chips.now import above, announcement, due, in_play
from core.chips.plan import amounts, payable
from core.clock.clock import read
from core.clock.levels import ante_shares
from core.say.reasons import ChipGone, ChipNeeded, ChipsUnknown, HighestChip, NoSuchChip, Reason
from core.tournament.state import Tournament


def chip_reasons(t: Tournament, chip: int) -> Iterator[Reason]:
    """Why a chip cannot be raced off or taken from play."""
    if not t.chips:
        yield ChipsUnknown()
    elif chip not in t.chips:
        yield NoSuchChip(chip=chip, chips=t.chips)
    elif chip in t.chips_gone:
        yield ChipGone(chip=chip)
    elif above(t, chip) is None:
        yield HighestChip(chip=chip)


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
                yield ChipNeeded(chip=chip, amount=amount, level=level)
                return
