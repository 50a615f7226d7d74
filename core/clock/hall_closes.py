"""The closing-time guard: the night would end after the hall closes; what can be done from the next break.

Times are ms, lengths ms. What is proposed are whole sheets; the director takes one as one action.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from core.clock.clock import Reading
from core.clock.finish import big_blinds_at_the_end, ends_by_sheet
from core.say.levels import MINUTE, Level, index_of_number
from core.say.said import ByFields
from core.tournament.state import Tournament

Kind = Literal["breaks", "shorten", "skip", "both"]
# Product defaults: no level is made shorter, no break with something to do in it.
SHORTEST_LEVEL = 5 * MINUTE
SHORTEST_BREAK = 5 * MINUTE
# No level is skipped where the next one's big blind would be more than so many times the last one's.
STEEPEST = 2.5


@dataclass(frozen=True, eq=False, repr=False)
class Remedy(ByFields):
    """One way to end in time, as far as it goes. ``levels`` is the whole sheet, ``ends`` when the night then
    ends about. ``minutes``: what levels are cut to; ``skipped``: the ids of levels left out; ``saved`` of
    breaks."""

    kind: Kind
    levels: tuple[Level, ...]
    ends: int
    minutes: int = 0
    skipped: tuple[int, ...] = ()
    saved: int = 0


def late_by(t: Tournament, reading: Reading, now: int, closes: int) -> int:
    """Return how long after ``closes`` the night is expected to end; 0: in time, or nobody can tell."""
    ends = _end(t, reading, now)(t.clock.levels)
    return 0 if ends is None else max(0, ends - closes)


def remedies(t: Tournament, reading: Reading, now: int, closes: int) -> list[Remedy]:
    """Return the ways to end by the closing time, the mildest first, without those that change nothing. A
    remedy that cannot reach the closing time goes as far as it can: its ``ends`` says so."""
    end = _end(t, reading, now)
    begin = _from(t, reading)
    if end(t.clock.levels) is None:
        return []
    cut = _breaks(t.clock.levels, begin, closes, end)
    tried = (
        cut,
        _shorten("shorten", t.clock.levels, begin, closes, end),
        _skip(t, begin, closes, end),
        None if cut is None or cut.ends <= closes else _both(cut, begin, closes, end),
    )
    return [x for x in tried if x is not None]


_End = Callable[[Sequence[Level]], int | None]


def _end(t: Tournament, reading: Reading, now: int) -> _End:
    """Return when the night ends by another sheet whose rows up to now are the same."""
    deep = big_blinds_at_the_end(t, reading)
    return lambda levels: ends_by_sheet(levels, t.chips.in_play, reading, now, deep)


def _from(t: Tournament, reading: Reading) -> int:
    """Return the first row that may change: the next break; without one the next row."""
    after = 0 if reading.phase == "before" else reading.index + 1
    return next((i for i in range(after, len(t.clock.levels)) if _break(t.clock.levels[i])), after)


def _break(level: Level) -> bool:
    return level.pause and level.kind == "break"


def _breaks(levels: Sequence[Level], begin: int, closes: int, end: _End) -> Remedy | None:
    """Shorten breaks, the last ones first; then leave out those in which nothing is coloured up."""
    now, best, last = tuple(levels), None, end(levels)
    for step in (_shorter_break, _no_break):
        for level in reversed(levels[begin:]):
            changed = step(now, level) if _break(level) else now
            ends = end(changed)
            if ends is None or last is None or ends >= last:
                continue
            now, last = changed, ends
            best = Remedy("breaks", now, ends, saved=_break_time(levels) - _break_time(now))
            if ends <= closes:
                return best
    return best


def _shorter_break(levels: tuple[Level, ...], which: Level) -> tuple[Level, ...]:
    return tuple(
        replace(x, length=min(x.length, SHORTEST_BREAK)) if x.id == which.id and x.length is not None else x
        for x in levels
    )


def _no_break(levels: tuple[Level, ...], which: Level) -> tuple[Level, ...]:
    return levels if which.remove else tuple(x for x in levels if x.id != which.id)


def _break_time(levels: Sequence[Level]) -> int:
    return sum(x.length or 0 for x in levels if _break(x))


def _shorten(kind: Kind, levels: Sequence[Level], begin: int, closes: int, end: _End) -> Remedy | None:
    """Return every level from there on cut to so many minutes, as few cut off as will do."""
    longest = max((x.length or 0 for x in levels[begin:] if not x.pause), default=0)
    best = None
    for length in range(longest // MINUTE * MINUTE, SHORTEST_LEVEL - 1, -MINUTE):
        cut = tuple(_cut(x, length) if i >= begin else x for i, x in enumerate(levels))
        ends = end(cut)
        if cut == tuple(levels) or ends is None:
            continue
        best = Remedy(kind, cut, ends, minutes=length // MINUTE)
        if ends <= closes:
            break
    return best


def _cut(level: Level, length: int) -> Level:
    if level.pause or level.length is None:
        return level
    return replace(level, length=min(level.length, length))


def _skip(t: Tournament, begin: int, closes: int, end: _End) -> Remedy | None:
    """Return the remedy that leaves levels out, each time the one whose absence makes the smallest jump."""
    now, last = t.clock.levels, end(t.clock.levels)
    gone, best = list[int](), None
    first = max(begin, _bound(t))
    kept = {x.id for x in t.clock.levels[:first]}
    while True:
        found = min(_leavable(now, kept), default=None)
        if found is None:
            return best
        now = tuple(x for x in now if x.id != found[1])
        ends = end(now)
        if ends is None:
            return best
        gone.append(found[1])
        if last is not None and ends >= last:
            continue  # without this level the end is played at one that takes longer
        last, best = ends, Remedy("skip", now, ends, skipped=tuple(gone))
        if ends <= closes:
            return best


def _leavable(levels: Sequence[Level], kept: set[int]) -> Iterator[tuple[float, int]]:
    """Yield the jump its absence would make, and its id, of every level that can be left out."""
    played = [x for x in levels if not x.pause]
    for before, level, after in zip(played, played[1:], played[2:], strict=False):
        jump = after.big / max(1, before.big)
        if level.id not in kept and not level.remove and jump <= STEEPEST:
            yield jump, level.id


def _bound(t: Tournament) -> int:
    """Return the row before which rows are counted by something: late registration, re-buys until a level."""
    counted = [p.until for p in t.money.every_price if p.until is not None]
    late = t.setting("late")
    counted += [late] if isinstance(late, int) else []
    return max((i + 1 for n in counted if (i := index_of_number(t.clock.levels, n)) is not None), default=0)


def _both(cut: Remedy, begin: int, closes: int, end: _End) -> Remedy | None:
    """Cut breaks as far as they go, and levels for the rest."""
    found = _shorten("both", cut.levels, begin, closes, end)
    return None if found is None else replace(found, saved=cut.saved)
