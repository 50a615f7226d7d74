"""The chips of a tournament as they are now: in play, going, raced off at which tables (procedures F)."""

from collections.abc import Sequence

from core.clock.clock import read
from core.floor.blinds import known
from core.say.levels import Level
from core.tournament.state import Tournament
from core.tournament.table import Table


def in_play(t: Tournament) -> tuple[int, ...]:
    """Return the denominations in play, the lowest first."""
    return t.chips.denominations


def above(t: Tournament, chip: int) -> int | None:
    """Return the next higher denomination in play, which a chip is raced and exchanged into."""
    return next((v for v in in_play(t) if v > chip), None)


def announcement(chip: int) -> str:
    """Return the name of the announcement of a colour-up that the structure does not plan."""
    return f"colour-up-{chip}"


def planned(t: Tournament, now: int) -> tuple[Level, ...]:
    """Return the rows up to the current break or the next one: their colour-ups are on the plan by now."""
    index = read(t.clock.levels, t.clock.position, now).index
    end = next((i for i in range(index, len(t.clock.levels)) if t.clock.levels[i].rest), index)
    return t.clock.levels[: end + 1]


def going(t: Tournament, now: int) -> tuple[int, ...]:
    """Return the chips that leave in the current or next break, or should have left before."""
    return _removed(t, planned(t, now))


def leaving(t: Tournament, now: int) -> tuple[int, ...]:
    """Return ``going`` and the announced chips."""
    planned = going(t, now)
    return tuple(v for v in in_play(t)[:-1] if v in planned or announcement(v) in t.word.announced)


def due(t: Tournament, now: int) -> tuple[int, ...]:
    """Return the chips to race now: planned for the clock's row or one before it, or begun at some table."""
    held = {race.chip for race in t.chips.races}
    rows = t.clock.levels[: read(t.clock.levels, t.clock.position, now).index + 1]
    gone = set(_removed(t, rows))
    return tuple(v for v in in_play(t)[:-1] if v in gone or v in held)


def _removed(t: Tournament, rows: Sequence[Level]) -> tuple[int, ...]:
    gone = {value for row in rows for value in row.remove}
    return tuple(v for v in in_play(t) if v in gone)


def raced(t: Tournament, chip: int) -> frozenset[int]:
    """Return the tables that have raced this denomination, at Riffle's desk or by the duty's mark, with all
    who sit there. The tables still to race follow from it alone, for duties, pages, screen and paper."""
    at, unraced = t.chips.raced_at.get(chip, ()), t.chips.unraced.get(chip)
    if not unraced:
        return frozenset(at)
    return frozenset(i for i in at if unraced.isdisjoint(t.room.tables[i].seats.values()))


def racers(t: Tournament, table: Table, chip: int) -> dict[int, int]:
    """Return the seats that race this chip, and who sits there: everybody; where the table has raced, those
    who came since from a table that had not. Every player's odd chips are raced (SvePoF §2.16): what is left
    afterwards is only exchanged, and the rest removed (procedure F4)."""
    if table.id not in t.chips.raced_at.get(chip, ()):
        return table.seats
    unraced = t.chips.unraced[chip]
    return {seat: entry for seat, entry in table.seats.items() if entry in unraced}


def begun(t: Tournament) -> tuple[int, ...]:
    """Return the chips that some tables have raced and others still have to."""
    return tuple(v for v in in_play(t)[:-1] if v in t.chips.unraced and to_race(t, v))


def to_race(t: Tournament, chip: int) -> list[Table]:
    """Return the tables with players that still have to race."""
    done = raced(t, chip)
    return [x for x in t.open_tables if x.seats and x.id not in done]


def button(t: Tournament, table: Table, now: int) -> int | None:
    """Return the table's button; None if it must be asked for."""
    last = known(t, table, now)
    return None if last is None else last.button


def from_button(t: Tournament, key: str) -> bool:
    return t.rulebook.word(key) == "left_of_button"


def button_wanted(t: Tournament, table: Table, now: int) -> bool:
    """Return whether a race of several players needs an unknown button."""
    asked = from_button(t, "race.start") or from_button(t, "race.collected_from")
    return asked and button(t, table, now) is None


def rescue_chip(t: Tournament, chip: int, now: int) -> int:
    """Return the chip for a player without chips after the race of ``chip`` (procedure F.rescue). A chip that
    is itself leaving is no help: the next one that stays is given instead (procedure F3). 0: none."""
    word = t.rulebook.word("race.rescue")
    if word == "none":
        return 0
    leave = {chip, *leaving(t, now)}
    stay = [v for v in in_play(t) if v not in leave]
    if word == "next_denomination":
        stay = [v for v in stay if v > chip]
    return min(stay, default=above(t, chip) or 0)


def left_over(t: Tournament) -> tuple[int, ...]:
    """Return the denominations that stacks are still made of: in play, and not raced at every table."""
    return tuple(v for v in in_play(t) if not raced(t, v) or to_race(t, v))
