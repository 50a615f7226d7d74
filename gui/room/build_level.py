"""The last minute of a level, the beginning of a level, and the end of late entry, for the room."""

from __future__ import annotations

from datetime import tzinfo

from core.clock.clock import Reading, until_break
from core.clock.late_ends import next_closing
from core.formats import cues
from core.say.levels import Level
from core.tournament.state import Tournament
from gui.room.board import Ahead, Board, Foot
from gui.room.build_chips import at_the_break
from gui.words import level as words
from gui.words import screen as say
from gui.words import text
from gui.words.tr import Context

tr = Context("room")


BEGINS = 8000
"""How long a level that begins has the whole picture, in ms: a house rule."""


def begins(reading: Reading) -> bool:
    """Return whether the room is shown that a level has begun: never before zero (RULES G1)."""
    return cues.just_begun(reading, BEGINS)


def entering(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> list[Foot]:
    """Return the time left for late entry and re-entry; amber in the last level."""
    facts = next_closing(t, reading)
    if facts is None:
        return []
    left, counts = facts.left, facts.left is not None and reading.running
    time = text.time_of_day(now + (left or 0), zone) if counts else ""
    value = words.closes_in(facts.what, "" if left is None else text.clock_text(left), facts.level)
    return [(words.still_open(facts.what, time), value, "amber" if facts.last else "green")]


def ahead(t: Tournament, reading: Reading) -> Ahead | None:
    """Return, in the last minute of a level, the coming one and the hands each applies to; None before it."""
    if not cues.last_minute(t.clock.levels, reading) or reading.level is None or reading.level.pause:
        return None
    here, after = t.clock.levels[reading.index], t.clock.levels[reading.index + 1]
    until = _under(t, reading.index, here, tr("hands started before zero"))
    if after.pause:
        long = say.until_called() if after.length is None else text.duration_words(after.length)
        return Ahead(text.level_line(after), words.break_of(long, at_the_break(t, reading)), until)
    return Ahead(
        text.blinds_text(after), _under(t, reading.index + 1, after, tr("hands started after zero")), until
    )


def _under(t: Tournament, index: int, level: Level, words: str) -> str:
    return " · ".join(filter(None, (text.level_name(t.clock.levels, index), text.ante_text(level), words)))


def level(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Board:
    """Return the picture of a level that has just begun: its blinds, the old ones, the running time."""
    row = t.clock.levels[reading.index]
    old_blinds = next((x for x in reversed(t.clock.levels[: reading.index]) if not x.pause), None)
    foot: list[Foot] = []
    if old_blinds is not None:
        foot.append((tr("Until now"), text.blinds_text(old_blinds), "text"))
    foot.append((say.ante(), text.ante_value(row) or tr("no ante"), "text"))
    left = until_break(t.clock.levels, reading)
    if left is not None:
        foot.append((tr("Break at"), text.time_of_day(now + left, zone), "text"))
    return Board(
        "level",
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        headline=text.level_name(t.clock.levels, reading.index),
        corner=tr("from the next hand"),
        time_text=text.hands_text(reading) or text.clock_text(reading.remaining or reading.elapsed),
        blinds=text.blinds_text(row),
        ante=text.limit_blinds(row),
        foot=tuple(foot),
        note=" · ".join(_ends_with(t, reading)),
    )


def _ends_with(t: Tournament, reading: Reading) -> list[str]:
    """Return what else ends with this level."""
    ends: list[str] = []
    leaving = at_the_break(t, reading)
    if leaving and t.clock.levels[reading.index + 1].rest:
        ends.append(tr("At the break: {chips} colour up", chips=text.chips_off(leaving)))
    closing = next_closing(t, reading)
    if closing is not None and closing.last:
        ends.append(words.closes_with(closing.what, closing.level + 1))
    return ends
