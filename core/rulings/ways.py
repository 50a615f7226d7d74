"""Every way through the questions of a situation, and the ways that end in silence.

``main.py ruling --not-stated`` prints all of these, to be held against the sources.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulings.answer import Ruling, ruled
from core.rulings.found import UNKNOWN, Book, Facts, ImpossibleError, MissingFactError
from core.rulings.situations import NOT_STATED, Fact, Rulings, Situation

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
    waiting: list[tuple[dict[str, str], dict[str, Any]]] = [({}, {})]
    while waiting:
        texts, answers = waiting.pop()
        try:
            yield texts, ruled(r, situation, _facts(r, answers), Book(book))
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
            waiting += [
                ({**texts, fact.name: text}, {**answers, fact.name: _read(fact, text, answers)})
                for text in map(str, reversed(of))
            ]


def facts_in(r: Rulings, texts: Mapping[str, str]) -> Facts:
    """Read answers given as texts into the facts of a ruling."""
    answers: dict[str, Any] = {}
    for name, text in texts.items():
        answers[name] = _read(r.facts[name], text, answers)
    return _facts(r, answers)


def _facts(r: Rulings, answers: Mapping[str, Any]) -> Facts:
    return Facts(answers, {}, lambda name, text: r.facts[name].read(text))


def _read(fact: Fact, text: str, answers: Mapping[str, Any]) -> Any:
    """Return the answer that a text is; ``= faced`` takes the one to ``faced``."""
    if text == UNKNOWN:
        return None
    return answers[text[2:]] if text.startswith("= ") else fact.read(text)


def silences(r: Rulings) -> Iterator[str]:
    """Yield a line for each case in which a book with a source says nothing: book, situation, and the choices
    that lead there."""
    for situation in r.situations.values():
        if situation.door:
            continue
        for id, book in shelf.shipped().items():
            if id not in r.clauses:
                continue
            cases = {
                " ".join(f"{name}={text}" for name, text in texts.items() if r.facts[name].choices)
                for texts, ruling in ways(r, situation, book)
                if ruling is not None and ruling.outcome == NOT_STATED
            }
            yield from (f"{id:<12} {situation.id:<20} {case}".rstrip() for case in sorted(cases))
