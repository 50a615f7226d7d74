"""What the state keeps of the clock."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClockState:
    """Where the clock stood at ``at``. ``level`` None: not started, perhaps ``scheduled``. ``hands`` of that
    level were played."""

    level: int | None = None
    elapsed: int = 0
    at: int = 0
    running: bool = False
    scheduled: int | None = None
    hands: int = 0
