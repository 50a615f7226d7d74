"""Alternates: who waits for a seat to come free (RULES C.alternate)."""

from __future__ import annotations

from core.tournament import Tournament


def alternates(t: Tournament) -> list[int]:
    """Who waits, in order of registration: the first of them gets the next free seat."""
    return sorted(e.id for e in t.playing if e.alternate and e.table is None)
