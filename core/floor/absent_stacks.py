"""The stack of an absent player, lowered by the blinds and antes it has posted since it was last known
(procedure C.absent): an estimate, and told as one.

A player who is here counts the chips himself; a stack without its player is counted by nobody while it pays
its way round. What it has paid follows from the hands that its table has dealt since, where they are noted;
else from how long play has run, at ``DEALS`` an hour.
"""

from collections.abc import Iterator

from core.clock.clock import read
from core.clock.played import between
from core.floor.absent import blinded
from core.say.levels import Level
from core.tournament.people import Entry
from core.tournament.state import Tournament

DEALS = 25
"""Hands of a full table in an hour of play: a figure of ours, for no source gives one."""
HOUR = 60 * 60_000


def about(t: Tournament, entry: Entry, now: int) -> int | None:
    """Return an estimate of the rest of an absent player's stack, in two figures; None where nothing has to
    be estimated, or nothing is known that it could begin from."""
    paid = posted(t, entry, now)
    known = entry.stack if entry.stack is not None else _bought(t, entry)
    if not paid or known is None:
        return None
    left = max(0, known - paid)
    unit: int = 10 ** max(0, len(str(left)) - 2)
    return left // unit * unit


def posted(t: Tournament, entry: Entry, now: int) -> int:
    """Return the chips that an absent player's stack has posted, by estimate, since it was last known."""
    away, table = entry.away, t.open_table(entry.table or 0)
    if away is None or entry.out or table is None or not blinded(t):
        return 0
    ran = between(t, away.at, now)
    noted = table.tracked and away.table == table.id
    hands = float(table.dealt - away.dealt) if noted else DEALS * ran / HOUR
    levels = [*_levels(t, ran, now)]
    whole = sum(length for _, length in levels)
    if hands <= 0 or not whole:
        return 0
    cost = sum(_a_hand(level, len(table.seats)) * length for level, length in levels) / whole
    return round(cost * hands)


def _bought(t: Tournament, entry: Entry) -> int | None:
    """Return the chips that the player bought and has not yet played with; None if play with them has
    begun."""
    never = entry.away is not None and not between(t, entry.entered, entry.away.at)
    return entry.chips if never else None


def _levels(t: Tournament, ran: int, now: int) -> Iterator[tuple[Level, int]]:
    """Yield the levels in which play has run so long (ms) until now, the latest first, each with its share.
    Where none ran, hands were dealt while the clock stood: they are of the present level."""
    reading, left = read(t.clock.levels, t.clock.position, now), max(ran, 1)
    for level in reversed(t.clock.levels[: reading.index + 1]):
        if level.pause or not left:
            continue
        length = reading.elapsed if level is reading.level else level.length
        share = left if length is None else min(left, length)
        yield level, share
        left -= share


def _a_hand(level: Level, players: int) -> float:
    """Return the chips a stack posts in a hand of this level on average: its ante, and its turn of the
    blinds."""
    blinds = level.small_blind + level.big_blind or level.bring_in
    shared = blinds + (level.ante if level.ante_kind in ("bb", "button") else 0)
    return shared / max(players, 2) + (level.ante if level.ante_kind == "each" else 0)
