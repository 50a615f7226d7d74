"""What a rule is: ``decide(state, act, now)``. ``Rule`` is one that is still written as two functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from core.say.decision import Context, Decision
from core.say.reasons import Reason
from core.say.records import Record
from core.tournament.state import Tournament

__all__ = ["Context", "Decide", "Rule"]

Decide = Callable[[Tournament, Any, int], Decision]


@dataclass(frozen=True, slots=True)
class Rule:
    """``check`` gives every reason against the act and uses no chance; ``act`` decides the records
    and is only called when nothing stands against it (or it is overruled)."""

    check: Callable[[Tournament, Any, int], Iterable[Reason]]
    act: Callable[[Tournament, Any, Context], Iterable[Record]]

    def __call__(self, t: Tournament, act: Any, now: int) -> Decision:
        return Decision(tuple(self.check(t, act, now)), partial(self.act, t, act))
