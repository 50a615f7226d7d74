"""About when the night ends, from the sheet and from how deep those left still are. Times are ms.

An estimate, and shown as one. Its figures were fitted to thirty recorded club nights of 8 to 18 players:
seen from any of their busts, half of what it says is within 23 minutes of the end, nine tenths within the
hour.
"""

from collections.abc import Sequence
from itertools import pairwise

from core.clock.clock import Reading
from core.clock.timeline import to_come
from core.say.levels import Level
from core.tournament.state import Tournament

# All chips in play are worth about so many big blinds when a night ends.
AT_THE_END = 30
# The average stack in big blinds when such a share of the entries (in 100) is left, as nights go.
USUAL = ((0, 13.5), (20, 13.5), (30, 14.4), (40, 17.5), (50, 20.6), (60, 28.6), (70, 36.5), (80, 44.4),
         (90, 57.0), (100, 70.0))  # fmt: skip
# How far stacks that are deeper or shallower than usual move the end, once most are out.
DEPTH_COUNTS = 0.75


def ends_about(
    t: Tournament, reading: Reading, now: int, levels: Sequence[Level] | None = None
) -> int | None:
    """Return when the night will be over, if it goes as most do; None: it cannot be told. ``levels``: by
    another sheet, on which the clock reads so."""
    by = t.clock.levels if levels is None else levels
    return ends_by_sheet(by, t.chips.in_play, reading, now, big_blinds_at_the_end(t, reading, by))


def big_blinds_at_the_end(t: Tournament, reading: Reading, levels: Sequence[Level] | None = None) -> float:
    """Return how many big blinds all chips will be worth at the end: more if few are left early (they are
    deep, and it goes fast), fewer if many still play at high blinds."""
    entries, left = len(t.people.entries), len(t.people.live)
    by = t.clock.levels if levels is None else levels
    # of this row; in a break of the level before it
    big = next((x.big for x in reversed(by[: reading.index + 1]) if not x.pause), 0)
    # a file made by another program may say that there are fewer chips than none
    counts = min(big, t.chips.in_play) > 0 and 2 <= left < entries
    if reading.phase == "before" or not counts:
        return AT_THE_END
    share = left / entries
    deeper = t.chips.in_play / left / big / _usual(share * 100)
    return float(AT_THE_END * deeper ** (DEPTH_COUNTS * (1 - share)))


def ends_by_sheet(
    levels: Sequence[Level], chips: int, reading: Reading, now: int, big_blinds: float = AT_THE_END
) -> int | None:
    """Return the end of the level whose big blind makes ``chips`` worth so many ``big_blinds``, of the last
    level where none does. None: it is past, or there is a row of open length before it."""
    last = last_level(levels, chips, big_blinds)
    if last is None or last < reading.index:
        return None
    if last == reading.index and reading.phase != "before":
        return None if reading.remaining is None else now + reading.remaining
    start, length = to_come(levels, reading, now).get(levels[last].id), levels[last].length
    return None if start is None or length is None else start + length


def last_level(levels: Sequence[Level], chips: int, big_blinds: float = AT_THE_END) -> int | None:
    """Return the index of the row likely to be the last one played; None: there are no levels."""
    played = [i for i, x in enumerate(levels) if not x.pause]
    reached = (i for i in played if 0 < chips <= levels[i].big * big_blinds)
    return next(reached, played[-1] if played else None)


def _usual(share: float) -> float:
    """Return the usual depth for a share, in a straight line between the known ones."""
    for (low, shallow), (high, deep) in pairwise(USUAL):
        if share <= high:
            return shallow + (deep - shallow) * (share - low) / (high - low)
    return USUAL[-1][1]
