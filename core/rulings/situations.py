"""The rulings as they stand in ``assets/rulings``: situations, facts, outcomes, offences, clauses."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from core.rulebook.kinds import HARDER
from core.rulings.calculators import CALCULATORS
from core.rulings.found import Road
from core.rulings.values import FORMS, BadValue, read

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "rulings"
LANGUAGES = ("en", "sv", "de", "nl")
# Files that hold no situations.
_OTHER = ("facts", "outcomes", "offences", "clauses", "readings")
# The outcomes of every book, tried after its own.
ANY = "any"
BY_CALCULATOR = "@"
# The situation whose outcomes are the offences.
CONDUCT = "conduct"
STATED, DERIVED, NOT_STATED = "stated", "derived", "not_stated"
# The values of a penalty's ``force`` and of its ``when``.
FORCES = ("must", "may")
AT_ONCE, AFTER_HAND = "at_once", "after_hand"
WHENS = (AT_ONCE, AFTER_HAND)


class BadRulingsError(ValueError):
    """A fault in the data: where, and what."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A question of a situation, and how its answer is written."""

    name: str
    kind: str
    ask: str
    meaning: str
    usual: str | None
    choices: Mapping[str, str]

    def read(self, text: str) -> Any:
        """Return the value of an answer. Raises ``BadValue`` with what it should be."""
        if self.kind != "choice":
            return read(self.kind, text)
        if text not in self.choices:
            raise BadValue(f"one of {', '.join(self.choices)}")
        return text


@dataclass(frozen=True, slots=True)
class Penalty:
    """``force`` is must or may; ``step`` the step it begins with, empty where the book's ladder decides;
    ``when`` is at_once or after_hand, empty where the book does not say."""

    force: str
    whom: str
    step: str = ""
    when: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One ruling: it holds where all of ``needs`` do. ``why``: of a second reading, what it rests on;
    ``bare``: nothing of what the calculators found is part of it."""

    needs: tuple[tuple[str, tuple[str, ...]], ...]
    outcome: str
    say: str
    clauses: tuple[str, ...]
    steps: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    may: tuple[Road, ...] = ()
    penalty: Penalty | None = None
    basis: str = STATED
    discretion: bool = False
    bare: bool = False
    why: str = ""
    default_because: str = ""
    readings: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True)
class Situation:
    """``door``: the situation whose questions and outcomes it shares, empty for its own. ``asks`` are all its
    facts, ``optional`` those of them that only add amounts. ``shouts`` by language; ``outcomes`` by rulebook,
    ``any`` for all."""

    id: str
    title: str
    group: str
    door: str
    asks: tuple[str, ...]
    optional: tuple[str, ...]
    shouts: Mapping[str, tuple[str, ...]] = field(hash=False)
    outcomes: Mapping[str, tuple[Outcome, ...]] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Offence:
    """An offence that a penalty is given for; ``books`` has each book's penalty and clauses. ``words`` find
    it besides its title, in any language."""

    id: str
    title: str
    words: tuple[str, ...]
    books: Mapping[str, Mapping[str, Any]] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Reading:
    """Another way to read a parameter of a book."""

    book: str
    parameter: str
    value: str
    clause: str
    why: str
    default_because: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A row of the list of clauses; ``words`` are the source's that decide. ``otherwise``: what carries it
    out where no ruling and no parameter does, or why nothing does."""

    row: str
    cite: str
    words: str
    otherwise: str = ""
    # a second name under which a part of it is cited
    also: str = ""


@dataclass(frozen=True, slots=True)
class Rulings:
    """Every ruling, with its words. ``words`` are the meanings of outcomes, amounts, roads, after, roles and
    basis; ``slots`` stand in a sentence where no hand gives an amount or a player."""

    situations: Mapping[str, Situation] = field(hash=False)
    facts: Mapping[str, Fact] = field(hash=False)
    words: Mapping[str, Mapping[str, str]] = field(hash=False)
    offences: Mapping[str, Offence] = field(hash=False)
    clauses: Mapping[str, Mapping[str, Clause]] = field(hash=False)
    readings: tuple[Reading, ...]
    slots: Mapping[str, str] = field(hash=False)


@cache
def shipped() -> Rulings:
    """Return the rulings Riffle comes with."""
    return load({path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.toml"))})


def load(texts: Mapping[str, str]) -> Rulings:
    """Return the rulings of these files' texts. Raises ``BadRulingsError``."""
    data = {name: tomllib.loads(text) for name, text in texts.items()}
    offences = {id: Offence(id, *_parts(id, table)) for id, table in data["offences"].items()}
    facts = {name: _fact(name, table, offences) for name, table in data["facts"].items()}
    situations: dict[str, Situation] = {}
    for file, tables in data.items():
        if file not in _OTHER:
            for id, table in tables.items():
                situations[id] = _situation(id, table, offences)
    for id, situation in situations.items():
        if situation.door:
            own = situations[situation.door]
            situations[id] = Situation(
                id, situation.title, own.group, own.id, own.asks, own.optional, situation.shouts, own.outcomes
            )
    clauses = {
        book: {row: Clause(row, *cite) for row, cite in rows.items()}
        for book, rows in data["clauses"].items()
    }
    readings = tuple(
        Reading(x["book"], x["parameter"], x["value"], x.get("clause", ""), x["why"], x["default_because"])
        for x in data["readings"]["reading"]
    )
    slots = data["outcomes"].pop("slots")
    found = Rulings(situations, facts, data["outcomes"], offences, clauses, readings, slots)
    if fault := next(faults(found), ""):
        raise BadRulingsError(fault)
    return found


def _parts(id: str, table: dict[str, Any]) -> tuple[str, tuple[str, ...], dict[str, Any]]:
    title = table.get("title")
    if not isinstance(title, str):
        raise BadRulingsError(f"offences: {id}: no title")
    books = {book: found for book, found in table.items() if book not in ("title", "words")}
    return title, tuple(table.get("words", ())), books


def _fact(name: str, table: dict[str, Any], offences: Mapping[str, Offence]) -> Fact:
    kind, choices = table["kind"], table.get("choices", {})
    if unknown := [key for key in table if key not in ("kind", "ask", "meaning", "usual", "choices")]:
        raise BadRulingsError(f"facts: {name}: unknown key {unknown[0]}")
    if not all(isinstance(says, str) for says in choices.values()):
        raise BadRulingsError(f"facts: {name}: a choice is told in a sentence")
    if kind != "choice" and kind not in FORMS:
        raise BadRulingsError(f"facts: {name}: no kind {kind}")
    if name == "offence":
        choices = {id: offence.title for id, offence in offences.items()}
    meaning = table.get("meaning") or table["ask"]
    return Fact(name, kind, table["ask"], meaning, table.get("usual"), choices)


_HEAD = ("title", "group", "door", "asks", "optional", *LANGUAGES)


def _situation(id: str, table: dict[str, Any], offences: Mapping[str, Offence]) -> Situation:
    shouts = {language: tuple(table.get(language, ())) for language in LANGUAGES}
    outcomes = {
        book: tuple(outcome_of(f"{id}.{book}", x) for x in found)
        for book, found in table.items()
        if book not in _HEAD
    }
    if id == CONDUCT:
        outcomes = _of_offences(offences)
    optional, group = tuple(table.get("optional", ())), table.get("group", "")
    asks = (*table.get("asks", ()), *optional)
    return Situation(id, table["title"], group, table.get("door", ""), asks, optional, shouts, outcomes)


_OUTCOME = (
    "needs", "outcome", "say", "clauses", "steps", "dead", "may", "penalty", "basis", "discretion", "bare",
    "why", "default_because", "readings",
)  # fmt: skip


def outcome_of(where: str, table: Mapping[str, Any]) -> Outcome:
    """Return the outcome that a table of TOML tells; ``where`` it stands is for the fault."""
    if unknown := [key for key in table if key not in _OUTCOME]:
        raise BadRulingsError(f"{where}: unknown key {unknown[0]}")
    needs = tuple(
        (fact, tuple(value) if isinstance(value, list) else (value,))
        for fact, value in table.get("needs", {}).items()
    )
    penalty = Penalty(**table["penalty"]) if "penalty" in table else None
    return Outcome(
        needs,
        table["outcome"],
        table["say"],
        tuple(table["clauses"]),
        tuple(table.get("steps", ())),
        tuple(table.get("dead", ())),
        (),
        penalty,
        table.get("basis", STATED),
        table.get("discretion", False),
        table.get("bare", False),
        table.get("why", ""),
        table.get("default_because", ""),
        tuple(outcome_of(where, x) for x in table.get("readings", ())),
    )


# -- offences as outcomes ----------------------------------------------------------------------------

_SAID = {
    "must": "It has to be punished.",
    "may": "It may be punished.",
    "": "It is forbidden; the source names no penalty.",
}


def _of_offences(offences: Mapping[str, Offence]) -> dict[str, tuple[Outcome, ...]]:
    found: dict[str, list[Outcome]] = {}
    for id, offence in offences.items():
        for book, table in offence.books.items():
            found.setdefault(book, []).extend(_offence(id, table))
    return {book: tuple(outcomes) for book, outcomes in found.items()}


def when_of(table: Mapping[str, Any]) -> str:
    """Return when the penalty of an offence begins; empty where the book does not say."""
    if table.get("at_once"):
        return AT_ONCE
    return AFTER_HAND if table.get("after_hand") else ""


def _offence(id: str, table: Mapping[str, Any]) -> Iterator[Outcome]:
    """Yield the outcomes of an offence: one, or one the first time and one again."""
    force, step, dead = table["force"], table.get("step", ""), table.get("dead", False)
    when = when_of(table)
    clauses = tuple(table["clauses"])
    outcome, says = "forbidden", []
    if force:
        outcome = "punished"
    if dead:
        outcome = "hand_dead"
        says.append("The hand is dead.")
    if force or not dead:
        says.append(_SAID[force])

    def made(needs: tuple[tuple[str, tuple[str, ...]], ...], force: str, step: str, say: str) -> Outcome:
        penalty = Penalty(force, "player", step, when) if force else None
        return Outcome(
            needs,
            outcome,
            say,
            clauses,
            dead=("player",) if dead else (),
            penalty=penalty,
            discretion=not force and not dead,
        )

    only = (("offence", (id,)),)
    if not table.get("repeated"):
        yield made(only, force, step, " ".join(says))
    elif step:
        first = "The first time a warning, as a rule of thumb."
        yield made((*only, ("again", ("no",))), force, step, first)
        yield made((*only, ("again", ("yes",))), force, HARDER, "Again: a harder penalty than a warning.")
    else:
        yield made((*only, ("again", ("no",))), "may", "", "The first time it may be punished.")
        yield made((*only, ("again", ("yes",))), force, "", "Repeated, it is punished.")


# -- faults in the data ------------------------------------------------------------------------------


def faults(r: Rulings) -> Iterator[str]:
    """Yield each name in the data of something that is not there."""
    for situation in r.situations.values():
        yield from (f"{situation.id}: no fact {name}" for name in situation.asks if name not in r.facts)
        for book, outcomes in situation.outcomes.items():
            for outcome in outcomes:
                where = f"{situation.id}.{book}"
                yield from (f"{where}: {x}" for x in _faults_of(r, situation, book, outcome))
    for name, fact in r.facts.items():
        if fact.usual is not None and not fact.usual.startswith("= "):
            try:
                fact.read(fact.usual)
            except BadValue as bad:
                yield f"facts: {name}: usual: {bad}"


def _faults_of(r: Rulings, situation: Situation, book: str, outcome: Outcome) -> Iterator[str]:
    if outcome.outcome not in r.words["outcomes"]:
        yield f"no outcome {outcome.outcome}"
    for fact, values in outcome.needs:
        if fact in CALCULATORS:
            known: Iterable[str] = CALCULATORS[fact].words
        elif fact in r.facts and fact in situation.asks:
            known = r.facts[fact].choices or values
        else:
            yield f"asks no fact {fact}"
            continue
        yield from (f"{fact} is never {value}" for value in values if value not in known)
    for row in outcome.clauses:
        if row != BY_CALCULATOR and row not in r.clauses.get(book, {}):
            yield f"no clause {row}"
    roles = (*outcome.dead, *((outcome.penalty.whom,) if outcome.penalty else ()))
    yield from (f"no role {role}" for role in roles if role not in r.words["roles"])
    if outcome.basis not in r.words["basis"]:
        yield f"no basis {outcome.basis}"
    if bool(outcome.readings) != bool(outcome.default_because) and outcome.readings:
        yield "readings without a reason for the default"
    for reading in outcome.readings:
        if not reading.why:
            yield "a reading without its reason"
        yield from _faults_of(r, situation, book, reading)
