"""Run lines of the text form through the real director, and record the state after each bust."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count

from core.clock.clock import read
from core.log.order import MemoryLog
from core.money.payouts import fees, placings
from core.say import acts
from core.say.reasons import Refused
from core.text import script
from core.text.export import HEADER, export, read_line
from core.text.opening import GAME, open_door
from core.text.script_words import BadLine
from core.tournament.director import Director
from tests.nights.convert import ZONE


@dataclass(frozen=True, slots=True)
class Seen:
    """A bust in Riffle, with the level its clock showed and the standings after it."""

    at: int
    player: str
    by: tuple[str, ...]
    level: int
    entries: int
    left: int
    chips: int


@dataclass(slots=True)
class Replay:
    """``levels_at_entries``: (time, player, level shown). ``refused``: (line number, line, why)."""

    director: Director
    started: int = 0
    busts: list[Seen] = field(default_factory=list)
    levels_at_entries: list[tuple[int, str, int]] = field(default_factory=list)
    refused: list[tuple[int, str, str]] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def ranks(self) -> dict[str, int]:
        state = self.director.state
        return {state.name(placing.entry): placing.place for placing in placings(state)}

    @property
    def prizes(self) -> dict[str, int]:
        """Return the prize of everybody who won one."""
        state = self.director.state
        return {state.name(placing.entry): placing.prize for placing in placings(state) if placing.prize}

    @property
    def money(self) -> tuple[int, int]:
        """Return the money paid in, and the house's part of it."""
        return self.director.state.money.paid, fees(self.director.state)


def seeded(seed: str) -> Callable[[int], bytes]:
    """Return chance for the director that is the same in every run."""
    blocks = count()
    return lambda size: hashlib.shake_256(f"{seed} {next(blocks)}".encode()).digest(size)


def replay(lines: Iterable[str]) -> Replay:
    """Replay the lines; a line that is refused or not understood is noted, and the night goes on without
    it."""
    now = [0]
    director = open_door(MemoryLog(), lambda: now[0], seeded("night"))
    result = Replay(director)
    for number, text in enumerate(lines, 1):
        try:
            line = script.parse(text, director.state, now[0], ZONE)
            if line is None:
                continue
            now[0] = max(now[0], line.happened or 0)
            _do(result, line)
        except (BadLine, Refused) as problem:
            result.refused.append((number, text, str(problem)))
        result.broken.extend(f"line {number}: {wrong}" for wrong in GAME.broken(director.state))
    return result


def _do(found: Replay, line: script.Line) -> None:
    director, act = found.director, line.act
    director.do(act, override=line.override, happened=line.happened)
    state, at = director.state, director.now()
    if isinstance(act, acts.Start):
        found.started = at
    elif isinstance(act, acts.Eliminate):
        level = read(state.clock.levels, state.clock.position, at).number
        by = tuple(sorted(state.name(winner) for winner in state.game.busts[-1].by))
        left = len(state.playing)
        who = state.name(state.game.busts[-1].entry)
        found.busts.append(Seen(at, who, by, level, len(state.people.entries), left, state.chips.in_play))
    elif isinstance(act, acts.Register | acts.Reenter | acts.Rebuy):
        name = state.name(act.entry) if isinstance(act, acts.Rebuy) else _newest(found)
        found.levels_at_entries.append((at, name, read(state.clock.levels, state.clock.position, at).number))


def _newest(found: Replay) -> str:
    state = found.director.state
    return state.name(max(state.people.entries))


def exported(director: Director) -> list[str]:
    return list(export(director, ZONE))


def imported(lines: list[str]) -> Director:
    """Return a night read back from its exported lines. Raises ``ValueError`` on a wrong head or hash."""
    if lines[0] != HEADER:
        raise ValueError(f"not an export: {lines[0]}")
    last = [0]
    director = open_door(MemoryLog(), lambda: last[0], seeded("unused"))
    for text in lines[1:-1]:
        action = read_line(text, ZONE)
        last[0] = max(last[0], action.written)
        director.bring(action)
    if lines[-1] != f"end {director.history[-1].hash}":
        raise ValueError("the chain of hashes ends differently")
    return director
