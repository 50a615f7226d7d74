"""Draws of which it is known how many players each table gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.floor.draw.dealing import seat_all
from core.say.acts.base import Seat


def deal(
    secret: str, number: str, entries: Sequence[int], seats: Sequence[Seat], wanted: Mapping[int, int]
) -> dict[int, Seat]:
    """Return entry to seat; ``wanted`` is how many each table gets, where so many fewer sit."""
    sitting = {table: 99 - count for table, count in wanted.items()}
    return seat_all(secret, number, entries, seats, sitting)[0]
