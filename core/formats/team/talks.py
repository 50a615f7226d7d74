"""Talk breaks (procedure K2): one between all levels, by themselves, whatever sheet is typed. In a break they
are its last minutes (procedure K8)."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise, zip_longest

from core.clock import rules as clock_rules
from core.clock import structure_rules
from core.clock.clock import Reading, read
from core.formats.team import acts, reasons
from core.say import acts as house
from core.say import records
from core.say.decision import Context, Decision, impossible
from core.say.levels import Level
from core.tournament.deciding import rule
from core.tournament.state import Tournament


def seconds(t: Tournament) -> int:
    return t.rulebook.number("team_talk.seconds")


def talk(t: Tournament, now: int) -> Reading | None:
    """Return the clock's reading while the teams may talk; None: they may not."""
    reading = read(t.clock.levels, t.clock.position, now)
    level = reading.level
    if reading.phase == "before" or level is None or not level.pause:
        return None
    last = reading.remaining is None or reading.remaining <= seconds(t) * 1000
    return reading if last or takes_whole(t, level) else None


def takes_whole(t: Tournament, level: Level) -> bool:
    """Return whether the teams may talk all through this break."""
    return level.kind == "talk" or t.rulebook.word("team_talk.in_break") == "whole"


def called(t: Tournament, now: int) -> Reading | None:
    """Return the clock's reading while the room is told that the teams may talk: not at the end of a day,
    when chips are bagged."""
    reading = talk(t, now)
    return None if reading is None or reading.level is None or reading.level.kind == "day-end" else reading


def row(t: Tournament, now: int) -> int:
    """Return the id of the row in which the teams may talk; 0: they may not."""
    reading = talk(t, now)
    return 0 if reading is None or reading.level is None else reading.level.id


def between_all(
    t: Tournament, levels: tuple[Level, ...], new_id: Callable[[], int], begun: Collection[Level] = ()
) -> tuple[Level, ...]:
    """Return the sheet with a talk break between every two levels, and none beside a break but those that
    have ``begun``."""
    beside = zip_longest((None, *levels[:-1]), levels, levels[1:])
    kept = [
        level
        for before, level, after in beside
        if level is not None
        and (level in begun or not _talk(level) or not (_pause(before) or _pause(after) or after is None))
    ]
    made: list[Level] = []
    for before, level in pairwise((None, *kept)):
        assert level is not None
        if before is not None and not before.pause and not level.pause:
            made.append(_own(t, new_id()))
        made.append(level)
    return tuple(made)


def _talk(level: Level) -> bool:
    return level.pause and level.kind == "talk" and not level.remove


def _pause(level: Level | None) -> bool:
    return level is not None and level.pause


def begins(t: Tournament, context: Context) -> Iterator[records.Record]:
    """Yield the sheet that is there when team poker is chosen, with its talk breaks."""
    begun = structure_rules.begun(t, context.now)
    yield from _changed(t, between_all(t, t.clock.levels, context.new_id, begun), context)


def ends(t: Tournament, context: Context) -> Iterator[records.Record]:
    """Yield the sheet without the talk breaks that came by themselves and are still to come."""
    begun, own = len(structure_rules.begun(t, context.now)), _own(t, 0)
    levels = (x for i, x in enumerate(t.clock.levels) if i < begun or replace(x, id=0) != own)
    yield from _changed(t, tuple(levels), context)


def _changed(t: Tournament, levels: tuple[Level, ...], context: Context) -> Iterator[records.Record]:
    if levels != t.clock.levels:
        yield from structure_rules.written(t, structure_rules.under_clock(t, levels, context.now))


def _own(t: Tournament, id: int) -> Level:
    return Level(id, length=seconds(t) * 1000, pause=True, kind="talk")


def lay(
    t: Tournament, act: structure_rules.RowsAct, now: int, new_id: Callable[[], int]
) -> structure_rules.Laid:
    """Return the levels and the clock after an act that nothing stands against, with the talk breaks in
    it."""
    levels = structure_rules.lay(t, act, now, new_id).levels
    whole = between_all(t, levels, new_id, structure_rules.begun(t, now))
    return structure_rules.under_clock(t, whole, now)


def with_talks(
    t: Tournament, act: structure_rules.RowsAct, context: Context, made: Iterable[records.Record]
) -> Iterator[records.Record]:
    """Yield a change of the structure with its talk breaks, in place of the one ``made`` without."""
    return structure_rules.written(t, lay(t, act, context.now, context.new_id))


@rule
def hands_done(t: Tournament, act: acts.HandsDone, now: int) -> Decision:
    """Begin the talk break with its whole time: the last hand of the level is over."""
    reading = read(t.clock.levels, t.clock.position, now)
    if reading.level is None or not _talk(reading.level) or reading.phase == "before":
        return impossible(reasons.NoTalkBreak())
    return clock_rules.set_clock(t, house.SetClock(row=reading.index + 1, elapsed=0), now)
