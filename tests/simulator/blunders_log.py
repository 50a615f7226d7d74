"""Blunders with undo, redo, and late actions."""

from __future__ import annotations

from collections.abc import Iterator

from core.say import acts
from core.say.reasons import (
    AlreadyUndone,
    ClockSetSince,
    DoesNotFit,
    NoSuchAction,
    NothingToRedo,
    NothingToUndo,
    NotUndone,
    OthersDepend,
    Reason,
)
from tests.simulator.blunder import NOBODY, Blunder, always
from tests.simulator.scene import Dated, Deed, Scene


def _undone_twice(s: Scene) -> Iterator[Deed]:
    if s.seldom() and (last := s.director.next_undo()) is not None:
        yield acts.Undo(action=last.id)
        yield acts.Undo(action=last.id)
        yield acts.Redo(action=last.id)
        yield acts.Redo(action=last.id)


def _others_depend(s: Scene) -> Iterator[Deed]:
    """Undo somebody's entry after others depend on it."""
    if not s.seldom() or not s.history:
        return
    for back in range(40):
        action = s.director.history[-1 - s.chance.below(min(s.history, 400 + back))]
        if action.line.startswith("register") and action.id not in s.director.undone:
            yield acts.Undo(action=action.id)
            return


def _older_clock(s: Scene) -> Iterator[Deed]:
    """Undo the start, long after it; and a pause before a later one."""
    if not s.seldom():
        return
    start = next((a for a in s.director.history if a.line == "start"), None)
    if start is not None:
        yield acts.Undo(action=start.id, together=True)
    if s.t.clock.position.at > s.now - 3_600_000 and s.t.clock.position.level is not None:
        yield Dated(acts.Pause(), s.t.clock.position.at - 1000)


def _does_not_fold(s: Scene) -> Iterator[Deed]:
    """Enter a closed seat, before somebody sat down on it."""
    if not s.seldom() or not s.t.room.last_moves:
        return
    entry = next(reversed(s.t.room.last_moves))
    seat = s.seat_of(entry) if entry in s.t.people.entries else None
    if seat is not None:
        yield Dated(acts.CloseSeat(seat=seat), s.t.room.last_moves[entry].at - 1)


BLUNDERS: dict[type[Reason], Blunder] = {
    NothingToUndo: lambda s: () if s.history else (acts.Undo(),),
    NothingToRedo: always(acts.Redo()),
    NoSuchAction: always(acts.Undo(action=NOBODY)),
    AlreadyUndone: _undone_twice,
    NotUndone: always(acts.Redo(action=1)),
    OthersDepend: _others_depend,
    ClockSetSince: _older_clock,
    DoesNotFit: _does_not_fold,
}
