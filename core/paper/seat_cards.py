"""Seat cards as plain rows: who sits where, with what, and the draw that says so."""

from __future__ import annotations

from dataclasses import dataclass

from core.paper.by_name import seating_by_name
from core.tournament.state import Draw, Tournament


@dataclass(frozen=True, slots=True)
class SeatCard:
    """``name`` as it was typed; ``number`` (club number) is there only to tell two of one name apart.
    ``chips`` are all the entry bought, ``nth`` which of the player's entries it is, ``draw`` the last that
    gave it a seat, None: it was drawn none; ``card``: it drew a physical one."""

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
    """A card for everybody who sits, in the order of the list by name: so they are found at the door."""
    drawn = _drawn(t)
    found = []
    for row in seating_by_name(t):
        entry = t.entries[row.entry]
        found.append(
            SeatCard(
                row.entry, t.name(row.entry), row.number, row.table, row.seat, entry.chips, entry.nth,
                None if entry.card else drawn.get(row.entry), entry.card,
            )
        )  # fmt: skip
    return found


def _drawn(t: Tournament) -> dict[int, Draw]:
    """The last draw each entry was in."""
    return {entry: draw for draw in t.draws.values() if draw.state == "made" for entry in draw.entries}
