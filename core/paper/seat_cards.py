"""Seat cards as plain rows: player, seat, chips, and the draw that gave the seat."""

from __future__ import annotations

from core.paper.lists import seating_by_name
from core.say.value import dataclass
from core.tournament.room import Draw
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class SeatCard:
    """``name`` as it was typed; ``number`` (club number) is only set to tell namesakes apart. ``chips`` are
    all the entry bought, ``nth`` numbers the player's entries, ``draw`` is the last draw that gave the entry
    a seat, None: no draw did; ``card``: the player drew a physical one."""

    entry: int
    name: str
    number: str
    table: str
    seat: int
    chips: int
    nth: int
    draw: Draw | None
    card: bool = False


def seat_cards(t: Tournament) -> list[SeatCard]:
    """Return a card for every seated player, in the order of the list by name, so that the door finds
    them."""
    draws = _last_draws(t)
    cards = []
    for row in seating_by_name(t):
        entry = t.people.entries[row.entry]
        cards.append(
            SeatCard(
                row.entry, t.name(row.entry), row.number, row.table, row.seat, entry.chips, entry.nth,
                None if entry.card else draws.get(row.entry), entry.card,
            )
        )  # fmt: skip
    return cards


def _last_draws(t: Tournament) -> dict[int, Draw]:
    """Return the last draw of each entry."""
    return {entry: draw for draw in t.room.draws.values() if draw.state == "made" for entry in draw.entries}
