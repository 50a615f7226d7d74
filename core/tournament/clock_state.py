"""The clock as the state keeps it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClockState:
    """The position of the clock at ``at``. ``level`` None: not started, perhaps ``scheduled``. ``hands`` of
    that level were played."""

    level: int | None = None
    elapsed: int = 0
    at: int = 0
    running: bool = False
    scheduled: int | None = None
    hands: int = 0
