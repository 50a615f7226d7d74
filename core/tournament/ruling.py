"""How a rule speaks of its rulebook: the reason against an act, and the reason for what was decided."""

from __future__ import annotations

from core.clock.clock import begun
from core.rulebook import shelf
from core.say.reasons import Fact, Reason, Why
from core.say.records import Because
from core.tournament.state import Tournament


def against(t: Tournament, why: Why, key: str, **facts: Fact) -> Reason:
    """What the rulebook's parameter ``key`` forbids, with its clause; a motivation overrules it."""
    return Reason(why, facts, t.rulebook.cite(key), overridable=True)


def cited(t: Tournament, *keys: str) -> tuple[str, ...]:
    """The clauses of these parameters, each once; a default of ours has none."""
    return tuple(dict.fromkeys(filter(None, map(t.rulebook.cite, keys))))


def stated(t: Tournament, key: str, value: object) -> str:
    """The clause by which the book says this value of the parameter: as it is played, or as it is without
    the method chosen in it; empty where neither does."""
    books = (t.rulebook, shelf.played(t.book[0])) if t.book else ()
    return next((book.cite(key) for book in books if book.value(key) == value), "")


def because(t: Tournament, rule: str, *keys: str, entry: int = 0, **facts: str | int) -> Because:
    """Why it was decided so, by the clauses of these parameters: a default of ours cites none."""
    return Because(rule, entry, cited(t, *keys), tuple(facts.items()))


def started(t: Tournament, now: int) -> bool:
    """Whether play has begun."""
    return begun(t.levels, t.clock, now)
