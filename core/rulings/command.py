"""``ruling``: a situation ruled by a rulebook, as text or as JSON (``assets/ruling-json.md``)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulebook.file import BadRulebook
from core.rulebook.house_books import LARGEST, SUFFIX, decoded, read_new
from core.rulings import house
from core.rulings.answer import Answer, BadQuestionError, Ruling, answer, answers_of, situation_of
from core.rulings.arguments import ruling
from core.rulings.coverage import coverage
from core.rulings.listed import listed
from core.rulings.search import search
from core.rulings.situations import Fact, Rulings, shipped
from core.rulings.values import FORMS
from core.rulings.ways import silences
from core.say import formats

CONTRACT = 1
OK, BAD_USAGE = 0, 2
Json = dict[str, Any]


def run(arguments: list[str]) -> int:
    """Print the answer. An error is one sentence that names what there is."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    options = ruling(arguments)
    try:
        told = _told(options)
    except BadQuestionError as bad:
        print(bad, file=sys.stderr)
        return BAD_USAGE
    print(told)
    return OK


def _told(options: argparse.Namespace) -> str:
    r = shipped()
    if options.not_stated:
        return "\n".join(silences(r))
    if options.list:
        return _printed(listed(r), options.json)
    if options.search is not None:
        return _found(r, options.search, options.json)
    if options.coverage:
        for id in (*formats.COMING,):
            formats.load(id)
        return coverage(r)
    return _ruled(r, options)


def _found(r: Rulings, words: str, as_json: bool) -> str:
    found = [
        {"situation": id, "title": r.situations[id].title, "score": score} for id, score in search(words, r)
    ]
    if as_json:
        return _dumped({"contract": CONTRACT, "search": words, "found": found})
    return "\n".join(f"{x['score']:.2f}  {x['situation']:<22} {x['title']}" for x in found) or "nothing found"


def _ruled(r: Rulings, options: argparse.Namespace) -> str:
    situation = situation_of(r, options.situation)
    books = {**shelf.shipped()}
    if options.by and options.by.endswith(SUFFIX):
        of_house = _house(options.by)
        books[of_house.id], options.by = of_house, of_house.id
    if options.by not in books:
        raise BadQuestionError(
            f"There is no rulebook {options.by}: --rulebook is one of {', '.join(books)}, or a file."
        )
    given: dict[str, str] = {}
    for text in options.answers:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadQuestionError(
                f"{text} is no answer: write KEY=VALUE, KEY one of {_asked(situation.asks)}"
            )
        if name in given:
            raise BadQuestionError(f"{name} is answered twice")
        given[name] = value
    answers = answers_of(r, situation, given)
    ruled = {book.id: answer(r, situation, book, answers) for book in books.values()}
    own = ruled[options.by]
    if not options.json:
        return "\n".join(_lines(r, books, ruled, options.by))
    told: Json = {
        "contract": CONTRACT,
        "situation": situation.id,
        "rulebook": options.by,
        "answers": given,
        **_answer(own),
        "others": {id: _answer(found) for id, found in ruled.items() if id != options.by},
    }
    return _dumped(told)


def _house(path: str) -> Rulebook:
    """Return a house's rulebook from its file. Raises ``BadQuestionError``."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise BadQuestionError(f"There is no file {path}.") from None
    except (OSError, ValueError):
        raise BadQuestionError(f"The file {path} cannot be read.") from None
    if len(content) > LARGEST:
        raise BadQuestionError(f"{path} is no rulebook: it has more than {LARGEST // 1000} kilobytes.")
    try:
        return read_new(decoded(content, path), path, shelf.shipped(), house.check)
    except BadRulebook as bad:
        raise BadQuestionError(f"{bad}") from None


def _asked(names: Sequence[str]) -> str:
    return ", ".join(names) or "none"


# -- JSON --------------------------------------------------------------------------------------------


def _dumped(told: Json) -> str:
    return json.dumps(told, ensure_ascii=False, indent=1)


def _printed(told: Json, as_json: bool) -> str:
    if as_json:
        return _dumped({"contract": CONTRACT, **told})
    rows = [f"{x['id']:<22} {x['title']}" for x in told["situations"]]
    return "\n".join(rows)


def _answer(found: Answer) -> Json:
    told: Json = {} if found.ruling is None else _ruling(found.ruling)
    if found.ruling is None:
        told = {"outcome": None, "possible": list(found.possible)}
    told["readings"] = [
        {"default": at == 0, "why": x.why, **_ruling(x)} for at, x in enumerate(found.readings)
    ]
    told["assumed"] = {name: _plain(value) for name, value in found.assumed.items()}
    told["open"] = list(found.open)
    return told


def _ruling(x: Ruling) -> Json:
    return {
        "outcome": x.outcome,
        "ruling": x.say,
        "steps": list(x.steps),
        "clauses": list(x.clauses),
        "rows": list(x.rows),
        "book": x.book,
        "words": x.words,
        "basis": x.basis,
        "discretion": x.discretion,
        "who": list(x.who),
        "dead": list(x.dead),
        "may": [
            {"who": road.who, "do": road.do, "after": road.after, "amounts": _amounts(road.amounts)}
            for road in x.may
        ],
        "amounts": _amounts(x.amounts),
        "penalty": None
        if x.penalty is None
        else {
            "force": x.penalty.force,
            "whom": x.penalty.whom,
            "step": x.penalty.step,
            "when": x.penalty.when,
        },
    }


def _amounts(amounts: Sequence[Any]) -> list[Json]:
    found = []
    for x in amounts:
        told: Json = {"whose": x.whose, "what": x.what, "amount": x.amount, "unit": x.unit}
        if x.pot:
            told["pot"] = x.pot
        found.append(told)
    return found


def _plain(value: Any) -> Any:
    """Return a value as JSON has it: what is written with commas is a list."""
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value if isinstance(value, str | int) else str(value)


# -- text --------------------------------------------------------------------------------------------


def _how_to_answer(fact: Fact) -> str:
    """Return ``KEY=VALUE`` of a question, with the question and what the value is."""
    if fact.kind == "choice":
        return f"{fact.name}={'|'.join(fact.choices)}  {fact.ask}"
    return f"{fact.name}=…  {fact.ask} ({FORMS[fact.kind]})"


def _lines(r: Rulings, books: Any, ruled: dict[str, Answer], own: str) -> Iterator[str]:
    found = ruled[own]
    if found.ruling is None:
        yield "It depends on answers that are not given yet:"
        yield from (f"  {_how_to_answer(r.facts[name])}" for name in found.open)
        yield f"Possible: {_asked([x.replace('_', ' ') for x in found.possible])}."
    else:
        yield from _spoken(found.ruling)
        for reading in found.readings[1:]:
            yield f"or: {reading.say} ({reading.why})"
    yield ""
    for id, other in ruled.items():
        if id != own:
            yield f"{books[id].short:<12} {_compared(found, other)}"


def _spoken(x: Ruling) -> Iterator[str]:
    yield x.say
    yield from (f"{at}. {step}" for at, step in enumerate(x.steps, 1))
    for road in x.may:
        amounts = "".join(f", {a.what} {a.amount:,}" for a in road.amounts)
        after = f" after {road.after}" if road.after else ""
        yield f"- {road.who}: {road.do}{after}{amounts}"
    if x.penalty:
        yield f"Penalty: {x.penalty.force}, {x.penalty.whom} {x.penalty.step}".rstrip()
    if x.clauses:
        yield f"{', '.join(x.all_cited)} ({x.basis})"


def _compared(own: Answer, other: Answer) -> str:
    """Return “the same”, “differs” with the ruling, or “not stated”."""
    if other.ruling is None:
        return f"depends on {_asked(other.open)}"
    if other.ruling.outcome == "not_stated":
        return "not stated"
    same = own.ruling is not None and own.ruling.told() == other.ruling.told()
    return f"{'the same' if same else 'differs '}  {', '.join(other.ruling.clauses)}: {other.ruling.say}"
