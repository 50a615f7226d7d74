"""Absent players: the list, the blinded stack, a stack that leaves play (RULES C.absent, C1)."""

from __future__ import annotations

from core.acts import Act
from core.context import Rule
from core.tournament import Tournament


def blinded(t: Tournament) -> bool:
    """Whether a paid stack without its player is set out and posts blinds and antes (RULES C.absent)."""
    return t.rulebook.word("entering.absent") == "blinded"


def to_be_seated(t: Tournament, entry: int) -> bool:
    """Whether a draw gives this entry a seat, as far as presence goes: a stack that is not blinded is not
    set out before its player is here. (Alternates wait besides: ``core.alternates``.)"""
    return blinded(t) or not t.entries[entry].absent


def absentees(t: Tournament) -> list[int]:
    """Who is in and not here, by table and seat, those without a seat last."""
    found = [e for e in t.playing if e.absent]
    return [e.id for e in sorted(found, key=lambda e: (e.table is None, e.table or 0, e.seat or 0, e.id))]


RULES: dict[type[Act], Rule] = {}
