"""The time of a round, if it has one: the clock runs for the earliest round any table is in, and at zero the
tables still in it stop (procedure L12)."""

from collections.abc import Iterator
from functools import partial

from core.clock import rules as clock_rules
from core.clock.clock import Reading, read
from core.clock.structure_rules import LONGEST
from core.formats.chicago import acts as a
from core.formats.chicago.facts import RoundTimed
from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.reasons import NoRoundToTime
from core.formats.chicago.state import chicago
from core.say import records as r
from core.say.decision import Context, Decision, impossible
from core.say.levels import Level
from core.say.reasons import AlreadyStarted, BadLength, Reason
from core.tournament.deciding import rule
from core.tournament.state import Tournament


def usual(t: Tournament) -> int | None:
    """Return how long the last round that had a time was to be; None: none had one."""
    return t.clock.levels[-1].length if t.clock.levels else None


def round_clock(t: Tournament, now: int) -> Reading | None:
    """Return the clock of the earliest round any table is in; None: the round has no time."""
    heat, reading = chicago(t).heat, read(t.clock.levels, t.clock.position, now)
    if heat is None or heat.done or reading.level is None or reading.phase == "before":
        return None
    return reading if heat.clocks.get(heat.round) == reading.level.id else None


def overdue(t: Tournament, heat: Heat, now: int) -> list[Match]:
    """Return the tables that are still in the round whose time is up."""
    reading = round_clock(t, now)
    if reading is None or reading.remaining != 0:
        return []
    return [x for x in heat.matches.values() if x.sheet.number == heat.round and not x.sheet.over]


@rule
def _time(t: Tournament, act: a.TimeRound, now: int) -> Decision:
    heat = chicago(t).heat
    if heat is None or heat.over(heat.round):
        return impossible(NoRoundToTime())
    length = usual(t) if act.length is None else act.length
    reasons: list[Reason] = []
    if round_clock(t, now) is not None:
        reasons.append(AlreadyStarted())
    if not 1000 <= (length or 0) <= LONGEST:
        reasons.append(BadLength(length=length or 0))
    return Decision(tuple(reasons), partial(_timed, t, heat, length))


def _timed(t: Tournament, heat: Heat, length: int | None, context: Context) -> Iterator[r.Record]:
    level = Level(context.new_id(), length=length)
    yield r.LevelsSet((*t.clock.levels, level))
    yield from clock_rules.put(t, level, 0, True, context.now)
    yield RoundTimed(heat.number, heat.round, level.id)
