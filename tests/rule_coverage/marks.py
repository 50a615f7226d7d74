"""The parameters that tests guard: the marks ``rule`` and ``rule_id``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from core.rulebook.book import Rulebook
from core.rulebook.parameters import PARAMETERS
from tests.rule_coverage.alterations import keys, parameter_of
from tests.rule_coverage.lines import reason
from tests.rule_coverage.of_format import lines


class Mark(NamedTuple):
    """``name`` is the marker's, ``args`` what stands in it."""

    name: str
    args: tuple[object, ...]


class Guard(NamedTuple):
    book: str
    key: str


Marks = Mapping[str, Sequence[Mark]]  # by test, in the order the tests run
MARKERS = ("rule", "rule_id")
EVERY = "*"


def faults(marks: Marks, books: Mapping[str, Rulebook]) -> Iterator[str]:
    """Marks that name no such book, parameter or line."""
    for test, found in marks.items():
        for name, args in found:
            of = "" if name == "rule_id" else "rule"
            first, rest = (args[0], args[1:]) if args else ("", ())
            if not of and first not in lines():
                yield f"{test}: rule_id: there is no procedure {first!r}"
            for book in [first] if of else [x for x in rest if x != EVERY]:
                if book not in books:
                    yield f"{test}: {name}: no rulebook {book!r}"
            if of and not rest:
                yield f"{test}: rule: names no parameter"
            if of and first in books:
                known = keys(books[str(first)])
                yield from (
                    f"{test}: rule: {first} has no parameter {key!r}" for key in rest if key not in known
                )


def guards(marks: Iterable[Mark]) -> frozenset[Guard]:
    return frozenset(
        Guard(str(args[0]), str(key)) for name, args in marks if name == "rule" and args for key in args[1:]
    )


def table(marks: Marks, books: Iterable[str]) -> dict[tuple[str, str], list[str]]:
    """(procedure, book) to the tests that show it."""
    names = tuple(books)
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for test, told in marks.items():
        shown = {(_line(key), book) for book, key in guards(told)}
        for name, args in told:
            if name == "rule_id" and args:
                on = names if not args[1:] or EVERY in args[1:] else args[1:]
                shown |= {(str(args[0]), str(book)) for book in on}
        for cell in shown:
            found[cell].append(test)
    return found


def _line(key: str) -> str:
    parameter = PARAMETERS.get(parameter_of(key))
    return parameter.rule if parameter else ""


def empty(cells: Mapping[tuple[str, str], Sequence[str]], books: Iterable[str]) -> list[tuple[str, str]]:
    """Cells without a test and without a reason for having none."""
    return [
        (line, book)
        for book in books
        for line in lines()
        if not cells.get((line, book)) and not reason(line, book)
    ]
