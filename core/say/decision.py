"""The decision of a rule on an act."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.say.refused import Reason
from core.say.said import ByFields

if TYPE_CHECKING:
    from core.say.records import Record


@dataclass(frozen=True, eq=False, repr=False)
class Context(ByFields):
    """``now`` in ms; ``entropy(n)`` gives n random bytes; ``new_id()`` a number never used before."""

    now: int
    entropy: Callable[[int], bytes]
    new_id: Callable[[], int]


@dataclass(frozen=True, eq=False, repr=False)
class Decision(ByFields):
    """Every reason against the act, and the way to make its records from the same plan. ``records`` is
    called only where nothing stands against the act or all of it is overruled; it alone uses chance."""

    reasons: tuple[Reason, ...]
    records: Callable[[Context], Iterable[Record]]


def impossible(*reasons: Reason) -> Decision:
    """Return the decision on an act that no director can override."""
    return Decision(reasons, lambda context: ())
