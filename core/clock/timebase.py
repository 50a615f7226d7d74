"""The one time everything is read against: it never runs backwards and does not follow a PC whose
time is changed under it.

``wall`` and ``steady`` are handed in (milliseconds). ``steady`` should run on while the PC sleeps
where the system offers that; then sleep is a gap between two looks, and a difference between the two
clocks is somebody setting the time.
"""

from collections.abc import Callable
from dataclasses import dataclass

from core.clock.clock import Gap
from core.say.said import ByFields

GAP = 5_000
DRIFT = 2_000
# How long after its last action a night may have been looked at by a PC that was since set back. A sign of
# life beyond it says nothing: no seal covers it, and a bit that flipped there would be another year.
ALIVE = 24 * 3_600_000


@dataclass(frozen=True, eq=False, repr=False)
class TimeChanged(ByFields):
    """The PC's own time was set by ``by`` ms; the clock went on by the steady time."""

    by: int


def last_alive(beat: int | None, written: int, wall: int) -> int:
    """Return the last moment (ms) a file is known to have been open, by its sign of life and its last
    action's time; ``wall`` is now."""
    believed = beat is not None and beat <= max(wall, written + ALIVE)
    return max(beat or 0, written) if believed else written


class Timebase:
    """``not_before`` is the last thing known to have happened: a PC set back must not go before it.
    ``gap`` is how long nobody may look before it is asked about; a demo whose time flies needs more."""

    def __init__(
        self, wall: Callable[[], int], steady: Callable[[], int], not_before: int = 0, gap: int = GAP
    ) -> None:
        self._wall, self._steady, self._gap = wall, steady, gap
        self._start = max(wall(), not_before)
        self._zero = steady()
        # Added to a moment, this shows it as the PC's present clock would. More than ``DRIFT`` below zero at
        # the start: the PC was set back since ``not_before``.
        self.offset = wall() - self._start
        self._looked = self._start

    def now(self) -> int:
        return self._start + self._steady() - self._zero

    def look(self) -> Gap | TimeChanged | None:
        """Return the sleep or the change of time since the last look. The one timer calls this often."""
        now = self.now()
        last, self._looked = self._looked, now
        wall = self._wall() - now
        by, changed = wall - self.offset, abs(wall - self.offset) > DRIFT
        if changed:
            self.offset = wall
        if now - last > self._gap:
            return Gap(last, now)
        return TimeChanged(by) if changed else None
