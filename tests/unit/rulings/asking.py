"""Asking for rulings in tests: one case in a line, and every way through a situation's questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulings import answer
from core.rulings.answer import Answer, Ruling, ask
from core.rulings.found import (
    UNKNOWN,
    Book,
    DirectorDecidesError,
    Facts,
    Found,
    ImpossibleError,
    MissingFactError,
    NotStatedError,
)
from core.rulings.situations import Outcome, Rulings, Situation, shipped

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


# -- every way through the questions -----------------------------------------------------------------

# Answers that are tried where a fact is no choice: enough to reach every case.
SAMPLES: Mapping[str, tuple[str, ...]] = {
    "faced": ("0", "500"),
    "raise_size": ("= faced", "200"),
    "had": ("0", "100"),
    "big_blind": ("100",),
    "small_blind": ("50",),
    "chips": ("none", "50", "1000", "500", "500,100,100", "500,500,500", "50,25"),
    "more": ("none", "500"),
    "third": ("none",),
    "said_amount": ("150", "700", "2000"),
    "meanings": ("5,500",),
    "stack": ("300", "700", "2000"),
    "pot": ("400", "1025"),
    "players": ("2", "3"),
    "put": ("60", "300", "700", "800"),
    "right_total": ("350",),
    "blind_missing": ("0", "40"),
    "players_left": ("2", "3"),
    "oot_total": ("1000",),
    "since_total": ("800", "1200"),
    "behind": ("B:check", "B:check,C:check,D:check", "B:check,C:bet 200,D:call"),
    "betting": ("A:bet 500,B:all-in 600", "A:bet 500,B:raise 1000", "A:bet 500,B:call", "A:bet 500"),
    "who": ("A", "B"),
    "exposed": ("0", "1", "2"),
    "boxed": ("0", "1", "2"),
    "acted": ("none", "A:call 100", "A:fold,B:fold", "A:call 100,B:fold"),
    "board_cards": ("4", "5"),
    "last_round": ("none", "A:check,B:bet 100,A:call", "A:check,B:bet 100,A:all-in 300"),
    "from_left": ("A,B",),
    "rank": ("A=B", "A,B"),
    "low_rank": ("B,A",),
    "chip": ("25",),
    "cards": ("A:As,B:Ks",),
    "in": ("A:650,B:1425", "A:500,B:500", "A:300,B:300/folded", "A:125,B:125,C:25/folded"),
    "in_pot": ("2", "3"),
    "next_action": ("none", "A:call 100,B:call"),
    "rounds": ("1",),
    "table_size": ("9",),
    "minutes": ("10", "30"),
    "largest_table": ("8",),
    "smallest_table": ("7", "6", "5"),
    "last_hand": ("W,X,Y,Z",),
    "busted": ("X", "Y", "X,Y", "Z", "W"),
    "stacks": ("A:500,B:700", "A:500,B:500"),
    "dodged": ("1000",),
    "hidden_worth": ("500",),
    "raises_made": ("2", "3"),
    "raises_allowed": ("3",),
    "acted_after": ("65", "70"),
    "dead_chips": ("100",),
    "staked": ("600",),
}

# The many questions of a bet multiply.
FEW: Mapping[str, tuple[str, ...]] = {
    "had": ("0",),
    "chips": ("none", "50", "50,25", "1000", "500,100,100,100"),
    "pot": ("1025",),
    # turn and river are as the flop
    "street": ("preflop", "flop"),
    "meanings": ("500,5000",),
    "said_amount": ("700",),
    "stack": ("300", "700"),
}


def ways(r: Rulings, situation: Situation, book: Rulebook) -> Iterator[tuple[dict[str, str], Ruling | None]]:
    """Yield every set of answers that is asked for, and its ruling; None where it cannot be so."""
    few = {**SAMPLES, **FEW} if situation.id == "put-in" else SAMPLES
    waiting: list[dict[str, str]] = [{}]
    while waiting:
        texts = waiting.pop()
        facts = _facts(r, texts)
        try:
            yield texts, answer._ruled(r, situation, facts, Book(book))
        except ImpossibleError:
            yield texts, None
        except MissingFactError as missing:
            fact = r.facts[missing.name]
            # A situation that shares a calculator leaves out what it takes for granted.
            tried = few.get(fact.name) or (*fact.choices,)
            of = tried if fact.name in situation.asks else (fact.usual,)
            of = (UNKNOWN, *tried) if fact.name in situation.optional else of
            if of == (None,):
                yield texts, None
                continue
            waiting += [{**texts, fact.name: str(text)} for text in reversed(of)]


def _facts(r: Rulings, texts: Mapping[str, str]) -> Facts:
    answers: dict[str, Any] = {}
    for name, text in texts.items():
        if text == UNKNOWN:
            answers[name] = None
        else:
            answers[name] = answers[text[2:]] if text.startswith("= ") else r.facts[name].read(text)
    return Facts(answers, {}, lambda name, text: r.facts[name].read(text))


def deciding(
    r: Rulings, situation: Situation, book: Rulebook, texts: Mapping[str, str]
) -> tuple[str, Outcome] | None:
    """Return whose outcome decides, and which."""
    facts = _facts(r, texts)
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
