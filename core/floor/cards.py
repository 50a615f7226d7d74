"""Seats drawn with physical cards (procedure B1): a player draws a card in the room, and its seat is typed.

That is the draw the rulebook asks for, made without the PC; it is no choice of a seat. So it holds where a
seat is drawn and nowhere else: before play, for who enters late, again or as an alternate, and at a table
that breaks, a redraw, a final table, for which everybody concerned leaves his seat first.
"""

from collections.abc import Sequence

from core.floor.draw.dealing import spread
from core.tournament.state import Tournament
from core.tournament.table import Table

SETTING, CARDS = "draw", "cards"


def by_cards(t: Tournament) -> bool:
    """Return whether the club draws seats with physical cards."""
    return bool(t.setting(SETTING) == CARDS)


def drawing(t: Tournament) -> list[int]:
    """Return the players who have left their seat to draw a card that is still to be typed."""
    return sorted(e for e in t.room.unseated if t.people.entries[e].drawing)


def laid_out(t: Tournament, tables: Sequence[Table], players: int) -> dict[int, int]:
    """Return how many cards of each table are laid out for these players, so that tables stay even
    (procedure B4)."""
    sitting, free = {x.id: len(x.seats) for x in tables}, {x.id: x.spare for x in tables}
    return spread(sitting, free, min(players, sum(free.values())))
