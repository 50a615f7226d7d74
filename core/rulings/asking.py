"""A situation asked question by question: its answers, its next question, and the ruling so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from core.rulebook.book import Rulebook
from core.rulings.answer import Answer, BadQuestionError, Ruling, answer, answers_of
from core.rulings.situations import NOT_STATED, Rulings, Situation


@dataclass(frozen=True, slots=True)
class Asking:
    """``given`` are the answers as they are written, in the order they were given; ``known`` those that need
    not be asked (the level's blinds)."""

    rulings: Rulings
    situation: Situation
    book: Rulebook
    given: Mapping[str, str] = field(default_factory=dict, hash=False)
    known: Mapping[str, str] = field(default_factory=dict, hash=False)

    def but(self, name: str, text: str) -> Asking:
        """Return the same with this answer. Raises ``BadQuestionError`` where it is none."""
        answers_of(self.rulings, self.situation, {name: text})
        return replace(self, given={**self.given, name: text})

    def without(self, name: str) -> Asking:
        """Return the same without this answer: it is asked again."""
        given = {x: text for x, text in self.given.items() if x != name}
        return replace(self, given=given, known={x: text for x, text in self.known.items() if x != name})

    @property
    def answers(self) -> dict[str, str]:
        """Return all answers as they are written, those that are known first."""
        known = {name: text for name, text in self.known.items() if name in self.situation.asks}
        return {**known, **self.given}

    def stand(self) -> Stand:
        """Return how it stands."""
        return self.by(self.book)

    def by(self, book: Rulebook) -> Stand:
        """Return how it stands by this book."""
        answers = answers_of(self.rulings, self.situation, self.answers)
        try:
            found = answer(self.rulings, self.situation, book, answers)
        except BadQuestionError as bad:
            asked = self._next(bad.assumed)
            return Stand(None, asked, dict(bad.assumed), "" if asked else f"{bad}")
        opened: Mapping[str, Any] = dict.fromkeys(found.open)
        if found.ruling is None:
            opened = {**opened, **found.assumed}
        return Stand(found, self._next(opened), found.assumed)

    def _next(self, opened: Mapping[str, Any]) -> str:
        return next((x for x in self.situation.asks if x in opened and x not in self.answers), "")

    def as_usual(self) -> Asking:
        """Return the same with the usual answer to every question that has one, as far as they go."""
        found = self
        while asked := (stand := found.stand()).asks:
            if asked not in stand.usual:
                break
            found = found.but(asked, written(stand.usual[asked]))
        return found


@dataclass(frozen=True, slots=True)
class Stand:
    """``asks`` is the next question, empty once no answer could change the ruling; ``usual`` are the usual
    answers taken so far, ``wrong`` why the answers cannot be true together."""

    answer: Answer | None
    asks: str
    usual: Mapping[str, Any] = field(hash=False)
    wrong: str = ""

    @property
    def ruling(self) -> Ruling | None:
        """Return the ruling as it stands now: for good once nothing is asked any more."""
        return self.answer.ruling if self.answer is not None else None


def written(value: Any) -> str:
    """Return the value of an answer as it is typed."""
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    return str(value)


def compared(own: Stand, other: Stand) -> str:
    """Compare another book's ruling on the same answers: ``same``, ``differs``, ``depends``, ``silent``."""
    if other.ruling is None:
        return "depends"
    if other.ruling.outcome == NOT_STATED:
        return "silent"
    same = own.ruling is not None and own.ruling.told() == other.ruling.told()
    return "same" if same else "differs"
