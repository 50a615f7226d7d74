"""The findings of a calculator, its questions to facts and rulebook, and how it says that it cannot know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.rulebook.book import Rulebook
from core.rulebook.kinds import Choice, Value

# The word of a parameter that leaves the matter to the director: a rule where the book has a clause for it,
# silence where it has none.
BY_DIRECTOR = "by_director"
# The usual answer of a fact that only adds amounts: it is not known, and the amounts stay away.
UNKNOWN = "unknown"


class MissingFactError(Exception):
    """A fact that has to be known; the argument is its name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NotStatedError(Exception):
    """A parameter on which the book is silent; the argument is its key."""


class DirectorDecidesError(Exception):
    """A parameter that the book leaves to the director; the argument is its key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class ImpossibleError(ValueError):
    """Answers that cannot be true together; the argument says why."""


@dataclass(frozen=True, slots=True)
class Amount:
    """So many chips (or ``unit``) of ``whose``. ``pot`` counts pots, the main pot being 1; 0: none."""

    whose: str
    what: str
    amount: int
    pot: int = 0
    unit: str = "chips"


@dataclass(frozen=True, slots=True)
class Road:
    """One thing that ``who`` may do now; ``after``: only once somebody else has done this."""

    who: str
    do: str
    amounts: tuple[Amount, ...] = ()
    after: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """``word`` names the case among the calculator's ``words``; ``keys`` are the parameters it rests on, the
    deciding one first."""

    word: str
    keys: tuple[str, ...] = ()
    amounts: tuple[Amount, ...] = ()
    may: tuple[Road, ...] = ()
    who: tuple[str, ...] = ()
    derived: bool = False
    discretion: bool = False
    # the same read the other way, where the outcome's second reading has other amounts
    otherwise: Found | None = None


class Facts:
    """The facts a calculator reads. Each is the answer given, or else the usual one; ``MissingFactError`` if
    there is neither. ``usual`` holds a text, ``= NAME`` for the same as another fact, or ``unknown``, which
    is read as None."""

    def __init__(
        self, answers: Mapping[str, Any], usual: Mapping[str, str], read: Callable[[str, str], Any]
    ) -> None:
        self.answers, self._usual, self._read = answers, usual, read
        self.assumed: dict[str, Any] = {}
        self.used: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.used.add(name)
        if name in self.answers:
            return self.answers[name]
        if name not in self.assumed:
            if name not in self._usual:
                raise MissingFactError(name)
            usual = self._usual[name]
            if usual == UNKNOWN:
                self.assumed[name] = None
            elif usual.startswith("= "):
                self.assumed[name] = self[usual[2:]]
            else:
                self.assumed[name] = self._read(name, usual)
        return self.assumed[name]


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook as the calculators ask it; ``asked`` are the parameters that were."""

    rulebook: Rulebook
    asked: set[str] = field(default_factory=set)

    def stated(self, key: str) -> bool:
        """Return whether the book has a clause for this parameter, and note that it was asked."""
        self.asked.add(key)
        return bool(self.rulebook.clause(key))

    def value(self, key: str) -> Value:
        """Return the parameter's value. Raises ``NotStatedError`` where the book has no clause for it."""
        if not self.stated(key):
            raise NotStatedError(key)
        return self.rulebook.value(key)

    def word(self, key: str) -> str:
        """Return the parameter's word. Raises ``NotStatedError``, and ``DirectorDecidesError`` where the book
        has a clause that leaves the matter to the director."""
        found = self.either(key)
        if found == BY_DIRECTOR:
            raise DirectorDecidesError(key)
        return found

    def either(self, key: str) -> str:
        """Return the parameter's word, also where it is the director who decides."""
        found = self.value(key)
        return found.rule if isinstance(found, Choice) else str(found)

    def default(self, key: str) -> str:
        """Return the parameter's word, our default included where the book is silent."""
        self.asked.add(key)
        return str(self.rulebook.value(key))


def players_for(roles: Sequence[str], players: Sequence[int]) -> tuple[int, ...]:
    """Return the entries with one of these roles. Of ``players`` the first is the one the ruling is about."""
    found: list[int] = []
    for who in roles:
        match who:
            case "in_turn":
                found += players[1:2]
            case "others":
                found += players[1:]
            case "talkers":
                found += players
            case _:
                found += players[:1]
    return tuple(dict.fromkeys(found))
