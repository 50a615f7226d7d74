"""When each row of the sheet begins, at this pace."""

from __future__ import annotations

from core.clock.clock import Reading, until_row
from core.say.levels import Level
from core.say.value import dataclass
from gui.program.session import Session
from gui.words import structure as say
from gui.words.numbers import clock_text, time_of_day
from gui.words.tr import Context

tr = Context("structure")


@dataclass(frozen=True, slots=True)
class Begins:
    """``text`` as shown; empty for what is past or lies behind a break of open length."""

    text: str = ""


def begins(session: Session, reading: Reading) -> list[Begins]:
    """One per row. Before a start is set, times count from the start; a paused clock counts from now."""
    levels, now, zone = session.state.clock.levels, session.now(), session.zone
    scheduled = reading.starts_in is not None
    found: list[Begins] = []
    for index, level in enumerate(levels):
        if reading.phase != "before" and index == reading.index:
            found.append(Begins(_now(reading, level)))
            continue
        until = until_row(levels, reading, index)
        if until is None:
            found.append(Begins())
        elif reading.phase == "before" and not scheduled:
            found.append(Begins(say.begins_in(until)))
        else:
            found.append(Begins(time_of_day(now + until, zone)))
    return found


def _now(reading: Reading, level: Level) -> str:
    """In the row that is played: what is left of it, in time or in hands."""
    if level.hands:
        return say.hands_left(max(0, level.hands - reading.hands))
    return tr("now") if level.length is None else tr("{time} left", time=clock_text(reading.remaining or 0))
