"""What a rule is given besides the state and the act, and what a rule is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from core.say.reasons import Reason
from core.say.records import Record
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Context:
    """``now`` in ms; ``entropy(n)`` gives n random bytes; ``new_id()`` a number never used before."""

    now: int
    entropy: Callable[[int], bytes]
    new_id: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Rule:
    """``check`` gives every reason against the act and uses no chance; ``act`` decides the records
    and is only called when nothing stands against it (or it is overruled)."""

    check: Callable[[Tournament, Any, int], Iterable[Reason]]
    act: Callable[[Tournament, Any, Context], Iterable[Record]]
