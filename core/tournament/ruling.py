"""The type of a rule, and how it speaks of its rulebook: the reason against an act, and the reason for what
was decided."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.rulebook import shelf
from core.say.becauses import Because
from core.say.decision import Decision
from core.say.reasons import Reason
from core.tournament.state import Tournament

Decide = Callable[[Tournament, Any, int], Decision]


ReasonT = TypeVar("ReasonT", bound=Reason)
BecauseT = TypeVar("BecauseT", bound=Because)


def against(t: Tournament, key: str, reason: ReasonT) -> ReasonT:
    """Return this reason as what the rulebook's parameter ``key`` forbids, with its clause: the director may
    overrule it."""
    return reason.but(key=key, clause=t.rulebook.cite(key), overridable=True)


def forbidden(t: Tournament, key: str, reason: ReasonT) -> ReasonT:
    """Return this reason with the clause of the parameter it rests on, where the book leaves the director no
    choice."""
    return reason.but(key=key, clause=t.rulebook.cite(key))


def cited(t: Tournament, *keys: str) -> tuple[str, ...]:
    """Return the clauses of these parameters, each once; a default of ours has none."""
    return tuple(dict.fromkeys(filter(None, map(t.rulebook.cite, keys))))


def stated(t: Tournament, key: str, value: object) -> str:
    """Return the clause by which the book says this value of the parameter: as it is played, or as it is
    without the method chosen in it; empty where neither does."""
    books = (t.rulebook, shelf.played(t.book[0])) if t.book else ()
    return next((book.cite(key) for book in books if book.value(key) == value), "")


def because(t: Tournament, found: BecauseT, *keys: str) -> BecauseT:
    """Return this because with the parameters it rests on and their clauses: a default of ours has none."""
    return found.but(keys=keys, clauses=cited(t, *keys))
