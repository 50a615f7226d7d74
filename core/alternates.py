"""Alternates: who waits for a seat to come free (RULES C.alternate)."""

from __future__ import annotations

from core.absent import to_be_seated
from core.tournament import Tournament


def alternates(t: Tournament) -> list[int]:
    """Who waits, in order of registration: the first gets the next seat. An absent alternate whose stack
    would not be blinded is passed over."""
    return sorted(e.id for e in t.playing if e.alternate and e.table is None and to_be_seated(t, e.id))
