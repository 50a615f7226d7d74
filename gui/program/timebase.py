"""The machine's own clock, chance, and zone: read here and nowhere else in gui or core."""

import os
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo

entropy = os.urandom


def wall() -> int:
    """Return milliseconds since the epoch by this PC's clock. Also looks the zone up where the system leaves
    that to the program: a PC may be carried into another one."""
    if sys.platform != "win32":
        time.tzset()
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Return milliseconds that nobody can set, running on through sleep where the system offers that.

    Windows' counter does; Linux has a clock of its own for it, macOS another.
    """
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    if sys.platform == "darwin":
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class LocalZone(tzinfo):
    """The zone this PC is set to, with its summer time: without a zone database, which Windows lacks."""

    def utcoffset(self, when: datetime | None) -> timedelta | None:
        return None if when is None else _as_here(when).utcoffset()

    def dst(self, when: datetime | None) -> timedelta | None:
        return None

    def tzname(self, when: datetime | None) -> str | None:
        return None if when is None else _as_here(when).tzname()

    def fromutc(self, when: datetime) -> datetime:
        """Return the local time; ``fold`` 1 in the second pass of an hour that comes twice."""
        near = _near(when)
        local = near.replace(tzinfo=UTC).astimezone()
        years = when.year - near.year
        plain = local.replace(tzinfo=self, fold=0, year=local.year + years)
        return plain if plain.utcoffset() == local.utcoffset() else plain.replace(fold=1)


def _as_here(when: datetime) -> datetime:
    return _near(when).replace(tzinfo=None).astimezone()


def _near(when: datetime) -> datetime:
    """Return the moment, in a year that every system has times for: Windows has none before 1970 and after
    3000. The calendar is the same every 400 years."""
    return when if 1971 <= when.year < 3000 else when.replace(year=2000 + when.year % 400)


DAY = timedelta(days=1)
# How far an eastern zone can be moved on, and a western one, without lying a day off: zones reach 14 h east
# and 12 h west.
EAST, WEST = timedelta(hours=9), timedelta(hours=15)


def whole_zone(zone: tzinfo, ms: int) -> tuple[timedelta | None, ...]:
    """Return the zone's offsets in winter and in summer around this moment (ms), which identify it."""
    year = datetime.fromtimestamp(ms / 1000, UTC).year
    return tuple(datetime(year, month, 1, tzinfo=zone).utcoffset() for month in (1, 7))


class Shown(tzinfo):
    """A zone for showing and typing times, shifted to the PC's present clock: its time may have been set
    since the night's own time began. ``by`` gives the shift in ms; it counts in whole minutes, and whole days
    are left out."""

    def __init__(self, zone: tzinfo, by: Callable[[], int]) -> None:
        self._zone, self._by = zone, by
        offset = datetime(2000, 1, 1, tzinfo=zone).utcoffset()
        self._east = offset is not None and offset > timedelta()

    def _moved(self) -> timedelta:
        by = timedelta(minutes=round(self._by() / 60_000)) % DAY
        most = EAST if self._east else WEST
        return by - DAY if by > most else by

    def utcoffset(self, when: datetime | None) -> timedelta | None:
        offset = None if when is None else when.replace(tzinfo=self._zone).utcoffset()
        return None if offset is None else offset + self._moved()

    def dst(self, when: datetime | None) -> timedelta | None:
        return None

    def tzname(self, when: datetime | None) -> str | None:
        return None if when is None else when.replace(tzinfo=self._zone).tzname()

    def fromutc(self, when: datetime) -> datetime:
        moved = when.replace(tzinfo=UTC) + self._moved()
        return moved.astimezone(self._zone).replace(tzinfo=self)
