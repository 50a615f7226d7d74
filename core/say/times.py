"""The times (ms) that a clock can show."""

from datetime import UTC, datetime, timedelta

LATEST = (datetime(3000, 1, 1, tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)
"""A time beyond it cannot be shown on every system: Windows knows no year after 3000."""


def happens(at: int) -> bool:
    """Return whether a clock can show this time (ms)."""
    return 0 <= at < LATEST
