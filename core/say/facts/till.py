"""The fact of money that goes into the till or out of it."""

from __future__ import annotations

from typing import Literal

from core.say.facts import Fact, fact

TillKind = Literal["collected", "refunded", "paid", "returned", "set_off", "float", "in", "out", "counted"]


@fact
class TillMoved(Fact):
    """So many currency units, by a ``method``, for an ``entry`` and its ``player`` (0: for none): what was
    ``collected`` for purchases and ``refunded``; what was ``paid`` of a prize and ``returned`` of one that
    came to less since; what was ``set_off`` of a debt against a prize. The ``float`` from now on; what came
    ``in`` and went ``out`` for a ``reason``; what was ``counted``."""

    kind: TillKind
    amount: int
    method: str = ""
    entry: int = 0
    player: int = 0
    reason: str = ""
