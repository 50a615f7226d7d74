"""A night as its file has it, in the shape the comparison of recorded nights wants."""

from __future__ import annotations

from pathlib import Path

import core.store
from core.clock.clock import read
from core.formats.fold import take
from core.log.order import MemoryLog
from core.say import records as r
from core.text.opening import open_door
from core.tournament.state import Tournament
from tests.nights.replay import Replay, Seen


def replay_of(path: Path) -> Replay:
    """Opens the file as any reader would, folds what stands, and notes how it was after each bust."""
    with core.store.open_(path, read_only=True) as log:
        actions = list(log.actions)
    director = open_door(MemoryLog(actions), lambda: actions[-1].happened, bytes)
    found = Replay(director)
    state = Tournament()
    for action in director.night:
        if action.id in director.undone:
            continue
        take(state, action)
        level = read(state.clock.levels, state.clock.position, action.happened).number
        for record in action.records:
            if isinstance(record, r.ClockSet) and not found.started:
                found.started = action.happened
            elif isinstance(record, r.Eliminated):
                by = tuple(sorted(state.name(winner) for winner in record.by))
                stood = (len(state.people.entries), len(state.people.live), state.chips.in_play)
                found.busts.append(Seen(action.happened, state.name(record.entry), by, level, *stood))
            elif isinstance(record, r.Bought):
                found.levels_at_entries.append((action.happened, state.name(record.entry), level))
    return found
