"""The night strip's blocks and the words under them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import tzinfo
from typing import NamedTuple
from weakref import WeakKeyDictionary

from core.clock.clock import Reading
from core.clock.finish import ends_about
from core.clock.timeline import begun, of_clock, to_come
from core.say.levels import MINUTE, index_of_number, number
from core.say.records import Action, Redone, Undone
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.widgets.night_strip import Block, Mark, When
from gui.words import console, text
from gui.words.tr import Context

tr = Context("console")


# How wide a row without an end is drawn.
OPEN_LENGTH = 15 * MINUTE


def blocks(t: Tournament, reading: Reading, starts: dict[int, int], zone: tzinfo) -> list[Block]:
    """Return a block of the night's strip for each row of the structure."""
    found, now = [], reading.index if reading.phase != "before" else -1
    for i, level in enumerate(t.clock.levels):
        tip = [text.level_name(t.clock.levels, i), "" if level.pause else text.level_whole(level)]
        if level.hands:
            tip.append(text.hands_count(level.hands))
        if level.length is not None:
            tip.append(text.duration_words(level.length))
        if level.id in starts:
            tip.append(text.time_of_day(starts[level.id], zone))
        words = "" if level.pause else str(number(t.clock.levels, i))
        length = OPEN_LENGTH if level.length is None else level.length
        if i > now:
            when: When = "later"
        elif i == now:
            when = "now"
        else:
            when = "past"
        found.append(Block(words, length, when, level.pause, " · ".join(filter(None, tip))))
    return found


class _Told(NamedTuple):
    """The actions of the clock, as the night stood: so many actions, the last one of them."""

    stand: int
    last: Action
    actions: list[Action]


# Read on from there after an action: to go through 25,000 takes 10 ms.
_TOLD: WeakKeyDictionary[Director, _Told] = WeakKeyDictionary()


def clock_actions(director: Director) -> list[Action]:
    """Return the actions that say where the clock stands and count, in the order of the night."""
    night, kept = director.night, _TOLD.get(director)
    if not night:
        return []
    # one entered late moved the others on; undo and redo of these alter which of them count
    goes_on = kept is not None and kept.stand <= len(night) and night[kept.stand - 1] is kept.last
    if kept is not None and goes_on and not _turned(director, night[kept.stand :]):
        actions = [*kept.actions, *of_clock(night[kept.stand :])]
    else:
        actions = of_clock(director.live)
    _TOLD[director] = _Told(len(night), night[-1], actions)
    return actions


def _turned(director: Director, since: Sequence[Action]) -> bool:
    """Return whether any of these undoes or redoes an action of the clock."""
    about = [x.action for a in since for x in a.records if isinstance(x, Undone | Redone)]
    return bool(of_clock([director.history[i - 1] for i in about]))


def starts_of(director: Director, reading: Reading, now: int) -> dict[int, int]:
    """Return when each row began or will begin, by level id; before the start as if it began now."""
    t = director.state
    past = begun(clock_actions(director), t.clock.levels, now) if reading.phase != "before" else {}
    return past if t.word.cancelled or t.won else past | to_come(t.clock.levels, as_if_begun(reading), now)


def as_if_begun(reading: Reading) -> Reading:
    """Return the same reading where the start has a time; where it has none, one with a start now."""
    waits = reading.phase == "before" and reading.starts_in is None
    return replace(reading, starts_in=0) if waits else reading


def marks(t: Tournament, reading: Reading, now: int, starts: dict[int, int], zone: tzinfo) -> list[Mark]:
    """Return the words under the strip: now first, then the breaks to come, then the rest."""
    found: list[Mark] = []

    def at(index: int) -> str:
        return text.time_of_day(starts[t.clock.levels[index].id], zone)

    if reading.phase != "before" and reading.level is not None and not t.won:
        # where the minute began that it says: within it nothing moves
        elapsed = max(0, reading.elapsed - now % MINUTE) if reading.running else reading.elapsed
        length = reading.level.length or max(OPEN_LENGTH, elapsed)
        share = min(1.0, elapsed / length)
        said = tr("{time} now", time=text.time_of_day(now, zone))
        said = tr("Cancelled") if t.word.cancelled else said
        found.append(Mark(reading.index, said, 100, share, True))
    if t.clock.levels and t.clock.levels[0].id in starts:
        unknown = reading.phase == "before" and reading.starts_in is None
        found.append(Mark(0, tr("{time} if started now", time=at(0)) if unknown else at(0), 60))
    next_break = True
    for i, level in enumerate(t.clock.levels):
        if level.rest and level.id in starts and (reading.phase == "before" or i > reading.index):
            name = text.level_name(t.clock.levels, i) if level.kind == "day-end" else level.name
            words = console.break_at(at(i), level.remove, name)
            found.append(Mark(i, words, 90 if next_break else 50))
            if not next_break:
                found.append(Mark(i, at(i), 20))
            next_break = False
    late = t.setting("late")
    after = index_of_number(t.clock.levels, late + 1) if isinstance(late, int) else None
    if after is not None and t.clock.levels[after].id in starts:
        over = reading.phase != "before" and after <= reading.index
        found.append(Mark(after, console.late_until(at(after), over), 40 if over else 80))
    if t.clock.levels and t.clock.levels[-1].id in starts:
        found.append(Mark(len(t.clock.levels) - 1, at(len(t.clock.levels) - 1), 10))
    return found


def end_words(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> str:
    """Return ``Ends about 00:20 · hall closes 01:00``."""
    if t.word.cancelled:
        return tr("Cancelled")
    if t.won:
        return console.over()
    end = ends_about(t, as_if_begun(reading), now)
    closes = str(t.setting("closes"))
    parts = [tr("Ends about {time}", time=text.time_of_day(end, zone))] if end is not None else []
    return " · ".join([*parts, *([console.hall_closes(closes)] if closes else [])])
