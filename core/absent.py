"""Who is not at a table though paid: absent players, and alternates (RULES C.absent, C1, C.alternate)."""

from __future__ import annotations

from core.acts import Act
from core.context import Rule
from core.tournament import Tournament


def blinded(t: Tournament) -> bool:
    """Whether a paid stack without its player is set out and posts blinds and antes (RULES C.absent)."""
    return t.rulebook.word("entering.absent") == "blinded"


def to_be_seated(t: Tournament, entry: int) -> bool:
    """Whether a draw gives this entry a seat, as far as presence goes: a stack that is not blinded is not
    set out before its player is here. (Alternates wait for a seat; ask ``alternates``.)"""
    return blinded(t) or not t.entries[entry].absent


def absentees(t: Tournament) -> list[int]:
    """Who is in and not here, by table and seat, those without a seat last."""
    found = [e for e in t.playing if e.absent]
    return [e.id for e in sorted(found, key=lambda e: (e.table is None, e.table or 0, e.seat or 0, e.id))]


def alternates(t: Tournament) -> list[int]:
    """Who waits for a seat to come free, in order of registration: the first gets the next one. An
    alternate who is absent and whose stack would not be blinded is passed over."""
    found = [e.id for e in t.playing if e.alternate and e.table is None and to_be_seated(t, e.id)]
    return sorted(found)


RULES: dict[type[Act], Rule] = {}
