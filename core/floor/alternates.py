"""Alternates: who waits for a seat to come free (RULES C.alternate)."""

from __future__ import annotations

from core.floor.absent import to_be_seated
from core.tournament.state import Tournament


def alternates(t: Tournament) -> list[int]:
    """Return the alternates in order of registration: the first gets the next seat. An absent alternate whose
    stack would not be blinded is passed over."""
    return sorted(e.id for e in t.without_seat if e.alternate and to_be_seated(t, e.id))
