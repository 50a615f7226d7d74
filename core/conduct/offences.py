"""Offences that the rulebooks name: what the book in force has for one, and the next step (procedure J1).

What rules a situation is imported with this module, so that it is itself imported where an offence is meant.
"""

from core.conduct.penalty_ladder import proposed, record
from core.rulings.answer import Ruling, ask
from core.rulings.search import offences
from core.rulings.situations import NOT_STATED, shipped
from core.tournament.state import Tournament


def again(t: Tournament, player: int, offence: str) -> bool:
    """Return whether the player was punished for this offence tonight."""
    return any(p.offence_id == offence for p in record(t, player))


def by_book(t: Tournament, player: int, offence: str) -> Ruling:
    """Return the clauses, the penalty and the dead hand of the book in force for this offence of this
    player."""
    asked = {"offence": offence, "again": "yes" if again(t, player, offence) else "no"}
    ruling = ask("conduct", t.rulebook, asked).ruling
    assert ruling is not None  # nothing else is asked of it
    return ruling


def proposed_for(t: Tournament, player: int, offence: str) -> str:
    """Return the next step for this player and this offence; one that there is not has no step of its own."""
    penalty = by_book(t, player, offence).penalty if offence in shipped().offences else None
    return proposed(t, player, penalty.step if penalty is not None else "")


def meant(t: Tournament, player: int, typed: str) -> list[tuple[str, bool]]:
    """Return the offences that these words may mean, each with whether its title has them all: those first,
    and of them, as of the others, those that the book in force names."""

    def unnamed(offence: str) -> bool:
        return not force_of(by_book(t, player, offence))

    return sorted(offences(typed), key=lambda found: (not found[1], unnamed(found[0])))


def force_of(ruling: Ruling) -> str:
    """Return ``must`` or ``may`` where the book has an offence punished, ``none`` where it forbids it and
    names no penalty, nothing where it does not name it."""
    if ruling.penalty is not None:
        return ruling.penalty.force
    return "" if ruling.basis == NOT_STATED else "none"
