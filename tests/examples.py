"""How many examples of a property are tried.

Every day a quarter of them are: a fault that one example in ten shows is still found nine times in ten. With
``RIFFLE_DEEP=1`` all are tried: by hand where such a test was touched, before a release, and by
``main.py rules``.
"""

from __future__ import annotations

import os

DEEP = bool(os.environ.get("RIFFLE_DEEP"))
ALL = 100
"""The examples of a property that names no number of its own."""
LEAST = 10


def examples(count: int) -> int:
    """Return how many of these examples are tried in this run."""
    return count if DEEP else max(min(count, LEAST), count // 4)
