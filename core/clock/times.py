"""The structure as a list for the wall: each row with its actual or expected start, and which entries and
sales close after it."""

from dataclasses import dataclass

from core.clock.clock import Reading, read
from core.clock.late_ends import closing
from core.clock.timeline import begun, to_come
from core.say.levels import Level, number
from core.tournament.director import Director


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
