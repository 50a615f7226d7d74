"""Taking in the records of sheet and clock (see ``fold``).

What has run by then is written down first: the clock, or the sheet it runs through, is about to be another.
"""

from dataclasses import replace

from core.clock.played import settle, take_out
from core.say import records as r
from core.say.conflict import Conflict
from core.say.levels import index_of
from core.tournament.clock import ClockState
from core.tournament.fold import Folds
from core.tournament.names import shown
from core.tournament.state import Tournament


def _levels(t: Tournament, x: r.LevelsSet, happened: int) -> None:
    if len({level.id for level in x.levels}) < len(x.levels):
        raise Conflict("two rows of one id")
    if any(level.length is not None and level.length <= 0 for level in x.levels):
        raise Conflict("a row without a length")
    if any(level.hands and (level.length is not None or level.hands < 0) for level in x.levels):
        raise Conflict("a level of hands with a length")
    if t.clock.position.level is not None and index_of(x.levels, t.clock.position.level) is None:
        raise Conflict("the clock stands on a row this sheet has not")
    settle(t, happened)
    named = all(level.name.isprintable() for level in x.levels)
    t.clock.levels = (
        x.levels if named else tuple(replace(level, name=shown(level.name)) for level in x.levels)
    )


def _scheduled(t: Tournament, x: r.ClockScheduled, _: int) -> None:
    t.clock.position = replace(t.clock.position, scheduled=x.at)


def _clock(t: Tournament, x: r.ClockSet, happened: int) -> None:
    if index_of(t.clock.levels, x.level) is None:
        raise Conflict(f"no row {x.level}")
    if x.hands < 0:
        raise Conflict(f"{x.hands} hands")
    settle(t, happened)
    before = t.clock.position
    position = ClockState(x.level, x.elapsed, happened, x.running, before.scheduled, x.hands)
    if not x.running:
        stood = before.level is not None and not before.running
        since, why = (before.since, before.why) if stood else (happened, "")
        position = replace(position, since=since, why=shown(x.why) or why)
    t.clock.position = position


def _gap(t: Tournament, x: r.GapAnswered, happened: int) -> None:
    t.clock.gaps.append((x.start, x.end, x.counted))
    if not x.counted:
        settle(t, happened)
        take_out(t, x.start, x.end)


CLOCK: Folds = {r.LevelsSet: _levels, r.ClockScheduled: _scheduled, r.ClockSet: _clock, r.GapAnswered: _gap}
