"""When each row of the sheet begins, at this pace."""

from __future__ import annotations

from dataclasses import dataclass

from core.clock import Reading, until_row
from gui import text_structure as say
from gui.session import Session


@dataclass(frozen=True, slots=True)
class Begins:
    """``text`` as shown; empty for what is past or lies behind a break of open length."""

    text: str = ""


def begins(session: Session, reading: Reading) -> list[Begins]:
    """One per row. Before a start is set, times count from the start; a paused clock counts from now."""
    levels, now, zone = session.state.levels, session.now(), session.zone
    scheduled = reading.starts_in is not None
    found: list[Begins] = []
    for index, level in enumerate(levels):
        if reading.phase != "before" and index == reading.index:
            found.append(Begins(say.now() if level.length is None else say.left(reading.remaining or 0)))
            continue
        until = until_row(levels, reading, index)
        if until is None:
            found.append(Begins())
        elif reading.phase == "before" and not scheduled:
            found.append(Begins(say.begins_in(until)))
        else:
            found.append(Begins(say.begins_at(now + until, zone)))
    return found
