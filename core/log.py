"""Where actions are kept, and the order of the night they make.

The log is in the order of writing. The night's order differs where something was entered late, and
leaves out what is undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from core import records as r

# Records that say where the clock stood: only the newest of these is undone as if never pressed.
CLOCK_RECORDS = (r.ClockSet, r.ClockScheduled)


class Log(Protocol):
    """Where actions are kept. ``append`` returns the action as stored, or raises ``StoreFailed``."""

    @property
    def actions(self) -> Sequence[r.Action]: ...

    @property
    def read_only(self) -> bool: ...

    def append(self, action: r.Action) -> r.Action: ...


class MemoryLog:
    """A log for headless runs and tests: the same chain, no disk."""

    read_only = False

    def __init__(self, actions: Iterable[r.Action] = ()) -> None:
        self.actions: list[r.Action] = list(actions)

    def append(self, action: r.Action) -> r.Action:
        previous = self.actions[-1].hash if self.actions else ""
        stored = r.Action(
            action.id, action.happened, action.written, action.line, action.records, action.after,
            r.chain(previous, action, r.encoded(action.records)),
        )  # fmt: skip
        self.actions.append(stored)
        return stored


@dataclass(slots=True)
class Book:
    """The log's order of the night: which actions count, and in which order they are folded."""

    order: list[r.Action] = field(default_factory=list)
    undone: dict[int, int] = field(default_factory=dict)

    def add(self, action: r.Action) -> None:
        for record in action.records:
            if isinstance(record, r.Undone):
                self.undone[record.action] = action.id
            elif isinstance(record, r.Redone):
                self.undone.pop(record.action, None)
        if action.after is None:
            self.order.append(action)
        else:
            ids = [a.id for a in self.order]
            self.order.insert(ids.index(action.after) + 1 if action.after else 0, action)

    def live(self, without: Iterable[int] = ()) -> list[r.Action]:
        skip = set(without)
        return [a for a in self.order if a.id not in self.undone and a.id not in skip]


def is_meta(action: r.Action) -> bool:
    """An undo or a redo: about other actions, not about the night."""
    return any(isinstance(x, r.Undone | r.Redone) for x in action.records)


def is_clock(action: r.Action) -> bool:
    return any(isinstance(x, CLOCK_RECORDS) for x in action.records)


def is_sheet(action: r.Action) -> bool:
    return any(isinstance(x, r.LevelsSet) for x in action.records)
