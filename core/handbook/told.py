"""The rulings of a situation as a book tells them: without a hand, each by the cases in which it holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from core.rulebook.book import Rulebook
from core.rulebook.kinds import Value
from core.rulebook.parameters import PARAMETERS
from core.rulings.answer import BadQuestionError, Cite, Ruling, cites_of, deciding, facts_of, made, outcomes
from core.rulings.calculators import CALCULATORS
from core.rulings.found import Book, ImpossibleError, MissingFactError
from core.rulings.listed import can_come, rests_on
from core.rulings.situations import ANY, Outcome, Penalty, Rulings, Situation, shipped

# An amount, a player or an answer: of a role or not.
_SLOT = re.compile(r"\{(?:\w+\.)?(\w+)\}")
# An answer that means nothing without its question.
_YES_NO = re.compile(r"(yes|no)\b")


@dataclass(frozen=True, slots=True)
class Case:
    """One need of a ruling: the question, and the answers with which it holds. ``ask`` is empty for what a
    calculator finds, and where the answers speak for themselves."""

    ask: str
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BookRuling:
    """One ruling of a situation. Of several the first that fits holds, so that one without a ``when`` holds
    in all other cases. ``readings`` are other honest ones, each with its reason."""

    when: tuple[Case, ...]
    say: str
    steps: tuple[str, ...]
    clauses: tuple[Cite, ...]
    basis: str
    discretion: bool
    penalty: Penalty | None
    readings: tuple[tuple[str, str], ...]


def told(id: str, book: Rulebook) -> tuple[BookRuling, ...]:
    """Return the rulings of this book, in the order in which they are tried; none where it is silent."""
    r = shipped()
    situation = r.situations[id]
    return tuple(_told(r, situation, book, *found) for found in _outcomes(r, situation, book))


def counted_by(id: str, book: Rulebook) -> tuple[str, ...]:
    """Return the parameters, stated by this book, by which a situation is worked out in each hand."""
    keys: dict[str, None] = {}
    for _, outcome in outcomes(shipped().situations[id], book):
        for name, _ in outcome.needs:
            if name in CALCULATORS and name not in PARAMETERS:
                keys |= dict.fromkeys(CALCULATORS[name].keys)
    return tuple(key for key in keys if book.clause(key))


def silent(id: str, book: Rulebook) -> bool:
    """Return whether the book says nothing of the situation."""
    return not told(id, book) and not counted_by(id, book)


# -- which outcomes are told ---------------------------------------------------------------------------


def _outcomes(r: Rulings, situation: Situation, book: Rulebook) -> Iterator[tuple[str, Outcome]]:
    """Yield the outcomes that can come out and do not only say what was counted, each with whose it is."""
    before: list[Outcome] = []
    for of, outcome in outcomes(situation, book):
        if not _fits(outcome, book) or any(_covers(x, outcome) for x in before):
            continue
        if of == ANY and (not can_come(outcome, book) or _counts(r, situation, book, outcome)):
            continue
        before.append(outcome)
        yield of, outcome


def _fits(outcome: Outcome, book: Rulebook) -> bool:
    """Return whether the book has the values of the parameters that the outcome needs."""
    needed = [(name, values) for name, values in outcome.needs if name in PARAMETERS]
    return all(book.clause(name) and _word(book.value(name)) in values for name, values in needed)


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(getattr(value, "rule", value))


def _covers(earlier: Outcome, later: Outcome) -> bool:
    """Return whether the earlier outcome holds wherever the later one does."""
    needs = dict(later.needs)
    return all(name in needs and set(needs[name]) <= set(values) for name, values in earlier.needs)


def _counts(r: Rulings, situation: Situation, book: Rulebook, outcome: Outcome) -> bool:
    """Return whether the outcome only says what several parameters come to in a hand: then these are told."""
    names = (name for name, _ in outcome.needs if name in CALCULATORS and name not in PARAMETERS)
    several = any(len(CALCULATORS[name].keys) > 1 for name in names)
    return several and _worked_out(r, situation, book, ANY, outcome) is None


# -- how one is told -----------------------------------------------------------------------------------


def _told(r: Rulings, situation: Situation, book: Rulebook, of: str, outcome: Outcome) -> BookRuling:
    ruling = _worked_out(r, situation, book, of, outcome)
    say, steps = (ruling.say, ruling.steps) if ruling else (_said(r, outcome.say), _steps(r, outcome))
    cites = ruling.cites if ruling else tuple(_cited(r, of, outcome, book))
    return BookRuling(
        tuple(_when(r, outcome)),
        say,
        steps,
        cites,
        ruling.basis if ruling else outcome.basis,
        outcome.discretion,
        outcome.penalty,
        tuple((_said(r, x.say), x.why) for x in outcome.readings),
    )


def _when(r: Rulings, outcome: Outcome) -> Iterator[Case]:
    """Yield the needs that say something: not what the book has settled, nor what is always so."""
    for name, values in outcome.needs:
        if name in PARAMETERS:
            continue
        words = CALCULATORS[name].words if name in CALCULATORS else r.facts[name].choices
        if set(values) >= set(words):
            continue
        answers = tuple(words[value] for value in values)
        ask = r.facts[name].ask if name in r.facts and any(map(_YES_NO.match, answers)) else ""
        yield Case(ask, answers)


def _cited(r: Rulings, of: str, outcome: Outcome, book: Rulebook) -> Iterator[Cite]:
    """Yield the clauses of the outcome, without those of several parameters that it is counted by: these
    are told beside it, each with its own."""
    counted = any(len(CALCULATORS[name].keys) > 1 for name, _ in outcome.needs if name in CALCULATORS)
    keys = () if counted else tuple(dict.fromkeys(rests_on(outcome)))
    yield from dict.fromkeys(cite for cite, _ in cites_of(r, of, outcome, keys, book))


def _steps(r: Rulings, outcome: Outcome) -> tuple[str, ...]:
    return tuple(_said(r, step) for step in outcome.steps)


def _said(r: Rulings, text: str) -> str:
    """Return the sentence with a word where a hand would give an amount or a player."""
    sentences = _SLOT.sub(lambda found: r.slots.get(found[1], "…"), text).split(". ")
    return ". ".join(x[:1].upper() + x[1:] for x in sentences)


def _worked_out(r: Rulings, situation: Situation, book: Rulebook, of: str, outcome: Outcome) -> Ruling | None:
    """Return the ruling where the outcome's choices alone give it, its amounts too; None where a hand has to
    give something."""
    answers: dict[str, Any] = {
        name: r.facts[name].read(values[0])
        for name, values in outcome.needs
        if name in r.facts and name not in CALCULATORS
    }
    facts, asking = facts_of(r, situation, answers), Book(book)
    try:
        _, decided, found = next(deciding(r, situation, facts, asking), ("", None, []))
        if decided is not outcome or any(not r.facts[x].choices for x in facts.used):
            return None
        return made(r, of, outcome, () if outcome.bare else found, facts, book, situation.optional)
    except (BadQuestionError, ImpossibleError, MissingFactError):
        return None
