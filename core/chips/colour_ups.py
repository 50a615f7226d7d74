"""Colour-ups as the room hears of them: the next, the announced, and the tables still racing
(procedure F7)."""

from dataclasses import dataclass

from core.chips.now import announcement, due, going, in_play, left_over, raced, to_race
from core.clock.clock import Reading
from core.say.duties import ColourUpDuty
from core.say.levels import Level
from core.tournament.settled import is_done
from core.tournament.state import Tournament
from core.tournament.table import Table


@dataclass(frozen=True, slots=True)
class ColourUp:
    """The ``chips`` that leave play at the break in row ``index`` of the levels."""

    chips: tuple[int, ...]
    index: int


def ahead(t: Tournament, reading: Reading) -> ColourUp | None:
    """Return the next colour-up the structure plans, in the current break or a later one."""
    for index in range(reading.index, len(t.clock.levels)):
        if chips := _leaving(t, t.clock.levels[index]):
            return ColourUp(chips, index)
    return None


def _leaving(t: Tournament, row: Level) -> tuple[int, ...]:
    """Return the chips that leave play at this row and have not left yet. Where nobody said which chips are
    in use, the row names them until the director says that it is done."""
    if not row.remove:
        return ()
    if not t.chips.values:
        return () if is_done(t, ColourUpDuty, (row.id,), row.remove) else row.remove
    # until every table has raced a chip somebody has something to do
    to_come = left_over(t)
    return tuple(v for v in row.remove if v in to_come)


def announced(t: Tournament, now: int) -> tuple[int, ...]:
    """Return the announced chips that the structure does not colour up by the next break and nobody raced."""
    planned = going(t, now)
    told_chips = (v for v in in_play(t) if announcement(v) in t.word.announced)
    return tuple(v for v in told_chips if v not in planned and not raced(t, v))


def racing(t: Tournament, reading: Reading, now: int) -> tuple[int, list[Table]] | None:
    """Return the lowest chip that is raced, or due before this row, and the tables still to race it."""
    row_chips = t.clock.levels[reading.index].remove if t.clock.levels else ()
    for chip in due(t, now):
        tables_left = to_race(t, chip)
        if tables_left and (raced(t, chip) or chip not in row_chips):
            return chip, tables_left
    return None
