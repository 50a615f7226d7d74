"""Everything that can be asked and answered, as ``main.py ruling --list --json`` tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulings.answer import outcomes, rows_of
from core.rulings.calculators import CALCULATORS
from core.rulings.situations import ANY, BY_CALCULATOR, Outcome, Rulings, Situation, when_of
from core.rulings.values import FORMS

Json = dict[str, Any]


def listed(r: Rulings) -> Json:
    """Return all that can be asked, as JSON: rulebooks, situations, facts and offences."""
    books = shelf.shipped()
    return {
        "rulebooks": [{"id": book.id, "title": book.title, "short": book.short} for book in books.values()],
        "situations": [_situation(r, situation, books.values()) for situation in r.situations.values()],
        "facts": {name: _fact(fact) for name, fact in r.facts.items()},
        "kinds": dict(FORMS),
        **{name: dict(words) for name, words in r.words.items()},
        "offences": [_offence(r, id) for id in r.offences],
    }


def _fact(fact: Any) -> Json:
    told: Json = {"kind": fact.kind, "ask": fact.ask, "meaning": fact.meaning, "usual": fact.usual}
    if fact.kind == "choice":
        told["choices"] = dict(fact.choices)
    else:
        told["form"] = FORMS[fact.kind]
        told["unit"] = "chips" if fact.kind in ("amount", "amounts", "chips", "stakes") else None
    return told


def _situation(r: Rulings, situation: Situation, books: Any) -> Json:
    return {
        "id": situation.id,
        "title": situation.title,
        "group": situation.group,
        "door": situation.door or None,
        "asks": list(situation.asks),
        "optional": list(situation.optional),
        "outcomes": {book.id: list(_outcomes(r, situation, book)) for book in books},
    }


def _outcomes(r: Rulings, situation: Situation, book: Rulebook) -> Iterator[Json]:
    for of, outcome in outcomes(situation, book):
        if of != ANY or can_come(outcome, book):
            clauses = clauses_of(r, outcome, book)
            yield {
                "outcome": outcome.outcome,
                "ruling": outcome.say,
                "needs": {fact: list(values) for fact, values in outcome.needs},
                "clauses": [cite for cite, _ in clauses],
                "rows": [row for _, rows in clauses for row in rows],
            }


def rests_on(outcome: Outcome) -> list[str]:
    """Return the parameters that the calculators of an outcome read."""
    return [key for name, _ in outcome.needs if name in CALCULATORS for key in CALCULATORS[name].keys]


def can_come(outcome: Outcome, book: Rulebook) -> bool:
    """Return whether an outcome of every book can come out in this one: it rests on what the book states."""
    keys = rests_on(outcome)
    if not keys:
        return True
    for name, values in outcome.needs:
        if name in book.entries and (not book.clause(name) or str(book.value(name)) not in values):
            return False
    return any(book.clause(key) for key in keys)


def clauses_of(r: Rulings, outcome: Outcome, book: Rulebook) -> list[tuple[str, tuple[str, ...]]]:
    """Return the clauses an outcome can cite, each with its rows; of a calculator those it can rest on."""
    found: dict[str, tuple[str, ...]] = {}
    for row in outcome.clauses:
        if row != BY_CALCULATOR:
            lists = (r.clauses[id] for id in (book.id, book.parent) if id in r.clauses)
            clause = next((x[row] for x in lists if row in x), None)
            if clause is not None:
                found[clause.cite] = (*found.get(clause.cite, ()), row)
            continue
        for key in rests_on(outcome):
            if cite := book.clause(key):
                found.setdefault(cite, rows_of(r, book, cite))
    return list(found.items())


def _offence(r: Rulings, id: str) -> Json:
    offence = r.offences[id]
    return {
        "id": id,
        "title": offence.title,
        "books": {
            book: {
                "force": table["force"],
                "step": table.get("step", ""),
                "repeated": table.get("repeated", False),
                "dead": table.get("dead", False),
                "when": when_of(table),
                "clauses": [r.clauses[book][row].cite for row in table["clauses"]],
                "rows": list(table["clauses"]),
            }
            for book, table in offence.books.items()
        },
    }
