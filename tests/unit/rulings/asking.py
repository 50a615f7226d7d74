"""Asking for rulings in tests: one case in a line, and the outcome that decides."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulings import answer
from core.rulings.answer import Answer, Ruling, ask
from core.rulings.found import (
    Book,
    DirectorDecidesError,
    Found,
    NotStatedError,
)
from core.rulings.situations import Outcome, Rulings, Situation, shipped
from core.rulings.ways import facts_in

ROOT = Path(__file__).resolve().parents[3]
SVEPOF, CPC, TDA_NL = "svepof-2006", "cpc-2023", "tda-nl"
BOOKS = (SVEPOF, CPC, TDA_NL)


def asked(situation: str, book: str, **given: object) -> Answer:
    """Return the answer; a fact whose name is no word of Python ends in an underscore."""
    texts = {name.rstrip("_"): str(value) for name, value in given.items()}
    return ask(situation, shelf.shipped()[book], texts)


def ruled(situation: str, book: str, **given: object) -> Ruling:
    found = asked(situation, book, **given).ruling
    assert found is not None
    return found


def amounts(ruling: Ruling, whose: str = "player") -> dict[str, int]:
    return {x.what: x.amount for x in ruling.amounts if x.whose == whose}


def roads(ruling: Ruling, after: str = "") -> dict[str, dict[str, int]]:
    return {x.do: {a.what: a.amount for a in x.amounts} for x in ruling.may if x.after == after}


def deciding(
    r: Rulings, situation: Situation, book: Rulebook, texts: Mapping[str, str]
) -> tuple[str, Outcome] | None:
    """Return whose outcome decides, and which."""
    facts = facts_in(r, texts)
    known: dict[str, Found] = {}
    for of, outcome in answer.outcomes(situation, book):
        try:
            if answer._holds(outcome, facts, Book(book), known) is not None:
                return of, outcome
        except NotStatedError:
            continue
        except DirectorDecidesError:
            return None
    return None


def own() -> list[Situation]:
    """The situations with outcomes of their own: no doors."""
    return [x for x in shipped().situations.values() if not x.door]


def shared(name: str) -> Path | None:
    """Return a file of the sources' folder, where it lies beside the checkout."""
    places = (folder / "shared" / name for folder in ROOT.parents)
    return next((place for place in places if place.exists()), None)
