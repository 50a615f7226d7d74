"""A player's record in lines: tonight's penalties and those of earlier nights the library keeps."""

from __future__ import annotations

from core.conduct.penalty_ladder import record
from gui.console.floor.earlier_penalties import earlier
from gui.program.session import Session
from gui.words import floor_dialogs as say

MOST = 4
"""Lines of tonight, and as many of earlier nights; the rest are counted."""


def record_lines(session: Session, player: int) -> list[str]:
    """The latest first; one line where there is nothing."""
    t, zone = session.state, session.zone
    tonight = [
        say.tonight_line(p.given, p.step, p.offence, zone, lifted=p.ended == "lifted")
        for p in reversed(record(t, player))
    ]
    before = [say.earlier_line(x, zone) for x in earlier(session, t.people.players[player])]
    return [*_cut(tonight), *_cut(before)] or [say.clean_record()]


def _cut(lines: list[str]) -> list[str]:
    return lines if len(lines) <= MOST else [*lines[: MOST - 1], say.and_more(len(lines) - MOST + 1)]
