"""The clock as the state keeps it: its levels, where it stands, and how long play has run."""

from dataclasses import dataclass, field

from core.say.levels import Level
from core.say.said import ByFields

# A stretch of the night, from when to when (ms).
Stretch = tuple[int, int]


@dataclass(frozen=True, eq=False, repr=False)
class ClockState(ByFields):
    """The position of the clock at ``at``. ``level`` None: not started, perhaps ``scheduled``. ``hands`` of
    that level were played. While it stands, ``since`` when, and ``why``, if that was said."""

    level: int | None = None
    elapsed: int = 0
    at: int = 0
    running: bool = False
    scheduled: int | None = None
    hands: int = 0
    since: int = 0
    why: str = ""


@dataclass(slots=True)
class Clock:
    """``gaps``: when the PC slept or its clock was changed, and whether that time counted."""

    levels: tuple[Level, ...] = ()
    position: ClockState = field(default_factory=ClockState)
    gaps: list[tuple[int, int, bool]] = field(default_factory=list)
    # the stretches in which play ran, as far as they are written down (``core.clock.played``)
    stretches: tuple[Stretch, ...] = ()
    stretches_until: int = 0
    # hands played while the clock stood: when each was over and for how much play it counts (ms)
    hands_played: tuple[tuple[int, int], ...] = ()
