"""What every measurement comes to."""

from __future__ import annotations

# (Riffle / baseline, baseline in seconds, Riffle in seconds)
Ratio = tuple[float, float, float]


class CouldNotRun(Exception):
    """Nothing was measured; the text says why."""
