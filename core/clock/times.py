"""The structure by the wall clock: each row with its actual or expected start, and which entries and sales
close after it; as it stands, and as an act would lay it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from core.clock.clock import Reading, read
from core.clock.finish import ends_about
from core.clock.late_ends import closing
from core.clock.structure_rules import Laid
from core.clock.timeline import begun, to_come
from core.say.levels import Level, number
from core.tournament.director import Director
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class StructureRow:
    """A level or break. ``index`` is where it stands in the sheet; ``at`` when it began or begins at this
    pace (ms), None: nobody can tell. ``when``: ``past``, ``now`` or ``later``. ``closes`` has been sold for
    the last time when it begins (``core.clock.late_ends``)."""

    level: Level
    index: int
    number: int
    at: int | None
    when: str
    closes: tuple[str, ...] = ()


def structure_rows(director: Director, now: int) -> list[StructureRow]:
    """Return the whole sheet. What is sold until a level's end is sold through the break after it."""
    t = director.state
    reading = read(t.clock.levels, t.clock.position, now)
    starts = begun(director.live, t.clock.levels, now) if reading.phase != "before" else {}
    if not t.word.cancelled:
        starts |= to_come(t.clock.levels, reading, now)
    ends, held = closing(t), list[str]()
    found = []
    for i, level in enumerate(t.clock.levels):
        closes: tuple[str, ...] = ()
        if not level.pause:
            closes, held = tuple(held), []
        held += ends.get(level.id, ())
        nth, at = number(t.clock.levels, i), starts.get(level.id)
        found.append(StructureRow(level, i, nth, at, _when(reading, i), closes))
    return found


def _when(reading: Reading, index: int) -> str:
    if reading.phase == "before" or index > reading.index:
        return "later"
    return "now" if index == reading.index else "past"


@dataclass(frozen=True, slots=True)
class Timetable:
    """``begins`` has when each row began or will begin at this pace (ms), None: nobody can tell; ``ends``
    when the night is over about, ``last`` when the last row is. Before a start is set they count from the
    start (``from_start``). ``closes`` has what is sold until the end of each row."""

    levels: tuple[Level, ...]
    reading: Reading
    begins: tuple[int | None, ...]
    closes: tuple[tuple[str, ...], ...]
    ends: int | None
    last: int | None
    from_start: bool


def timetable(t: Tournament, began: Mapping[int, int], now: int, laid: Laid | None = None) -> Timetable:
    """Return the sheet as it stands, or as ``laid``; ``began`` has when rows began, by level id."""
    levels, clock = (t.clock.levels, t.clock.position) if laid is None else (laid.levels, laid.clock)
    shown = reading = read(levels, clock, now)
    unset = reading.phase == "before" and reading.starts_in is None
    if unset:
        reading, now = replace(reading, starts_in=0), 0
    coming = to_come(levels, reading, now)
    if shown.level is not None and shown.phase != "before":
        # a row that a change would put under the clock has not begun by what was done so far
        began = {shown.level.id: now - shown.elapsed, **began}
    ends = closing(t, levels)
    return Timetable(
        levels=levels,
        reading=shown,
        begins=tuple(coming.get(x.id, began.get(x.id)) for x in levels),
        closes=tuple(ends.get(x.id, ()) for x in levels),
        ends=ends_about(t, reading, now, levels),
        last=_over(levels, reading, now, coming),
        from_start=unset,
    )


def _over(levels: Sequence[Level], reading: Reading, now: int, coming: Mapping[int, int]) -> int | None:
    """Return when the last row is over at this pace."""
    if not levels or levels[-1].length is None:
        return None
    if reading.phase != "before" and reading.index == len(levels) - 1:
        return None if reading.remaining is None else now + reading.remaining
    start = coming.get(levels[-1].id)
    return None if start is None else start + levels[-1].length
