"""The type of a rule, and how it speaks of its rulebook: the reason against an act, and the reason for what
was decided."""

from collections.abc import Callable, Generator, Iterable, Mapping
from functools import wraps
from inspect import isgeneratorfunction
from typing import Any, TypeVar, cast, get_args

from core.rulebook import shelf
from core.say.acts import Act
from core.say.becauses import Because
from core.say.decision import Context, Decision
from core.say.reasons import Reason
from core.say.records import Record
from core.tournament.state import Tournament

Decide = Callable[[Tournament, Any, int], Decision]
Rules = Mapping[type[Act], Decide]
Deciding = Generator[Reason, None, Callable[[Context], Iterable[Record]] | None]
"""The decision of an act: yields every reason against it, returns what makes its records (None: nothing)."""

RULES: dict[str, dict[type[Act], Decide]] = {}
"""The rules of each module, by the acts they decide."""


def rule(deciding: Callable[[Tournament, Any, int], Deciding] | Decide) -> Decide:
    """Make this the rule of the act that it names as the type of its second parameter, or of each of several.
    It returns its decision, or yields and returns the parts of it."""
    decide = _of_parts(deciding) if isgeneratorfunction(deciding) else cast(Decide, deciding)
    act = deciding.__annotations__["act"]
    RULES.setdefault(deciding.__module__, {}).update(dict.fromkeys(get_args(act) or (act,), decide))
    return decide


def _of_parts(deciding: Callable[[Tournament, Any, int], Deciding]) -> Decide:
    @wraps(deciding)
    def decide(t: Tournament, act: Any, now: int) -> Decision:
        found: list[Reason] = []
        parts = deciding(t, act, now)
        while True:
            try:
                found.append(next(parts))
            except StopIteration as end:
                return Decision(tuple(found), end.value or (lambda context: ()))

    return decide


ReasonT = TypeVar("ReasonT", bound=Reason)
BecauseT = TypeVar("BecauseT", bound=Because)


def against(t: Tournament, key: str, reason: ReasonT) -> ReasonT:
    """Return the reason as what parameter ``key`` forbids, with its clause; the director may overrule it."""
    return reason.but(key=key, clause=t.rulebook.cite(key), overridable=True)


def forbidden(t: Tournament, key: str, reason: ReasonT) -> ReasonT:
    """Return the reason with its parameter's clause, where the book leaves the director no choice."""
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
    """Return this because with the parameters it rests on (an empty one is none) and their clauses: a default
    of ours has none."""
    rests_on = tuple(filter(None, keys))
    return found.but(keys=rests_on, clauses=cited(t, *rests_on))
