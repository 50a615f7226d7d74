"""Every clause of the books with what answers it: parameter, outcome, offence, procedure, or why none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulings.answer import rows_of
from core.rulings.listed import can_come, clauses_of
from core.rulings.situations import ANY, Rulings

NOTHING = "NOTHING"


def answered(r: Rulings) -> dict[tuple[str, str], list[str]]:
    """Return the answers to each row of each book: ``outcome SITUATION``, ``offence ID``, ``parameter
    KEY``."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for book in shelf.shipped().values():
        if book.id not in r.clauses:
            continue
        for kind, row in (*_by_outcomes(r, book), *_by_offences(r, book), *_by_parameters(r, book)):
            if kind not in found[book.id, row]:
                found[book.id, row].append(kind)
    return found


def _by_outcomes(r: Rulings, book: Rulebook) -> Iterator[tuple[str, str]]:
    for situation in r.situations.values():
        if situation.door or situation.id == "conduct":
            continue
        for of in (book.id, ANY):
            for outcome in situation.outcomes.get(of, ()):
                for told in (outcome, *outcome.readings):
                    if of != ANY or can_come(told, book):
                        for _, rows in clauses_of(r, told, book):
                            yield from ((f"outcome {situation.id}", row) for row in rows)


def _by_offences(r: Rulings, book: Rulebook) -> Iterator[tuple[str, str]]:
    for offence in r.offences.values():
        for row in offence.books.get(book.id, {}).get("clauses", ()):
            yield f"offence {offence.id}", row


def _by_parameters(r: Rulings, book: Rulebook) -> Iterator[tuple[str, str]]:
    entries = [*book.entries.items()]
    for option in book.options.values():
        entries += option.entries.items()
    for key, entry in entries:
        if entry.clause:
            yield from ((f"parameter {key}", row) for row in rows_of(r, book, entry.clause))


def table(r: Rulings) -> Iterator[tuple[str, str, str, list[str]]]:
    """Yield book, row, how it is cited and what answers it; without anything the reason in the data."""
    by = answered(r)
    for book, rows in r.clauses.items():
        for row, clause in rows.items():
            told = by.get((book, row)) or [clause.otherwise or NOTHING]
            yield book, row, clause.cite, told


def coverage(r: Rulings) -> str:
    """Return the table as text: each clause with its answers, and the books that are not listed by clause."""
    rows = list(table(r))
    lines = [f"{book:<12} {row:<24} {', '.join(told)}" for book, row, _, told in rows]
    open_rows = sum(1 for *_, told in rows if told == [NOTHING])
    total = f"{len(rows)} rows, {open_rows} without an answer."
    unlisted = [
        f"{book.id:<12} {book.short} is not listed clause by clause: its parameters state their clauses, and "
        "of a situation at the table it says nothing, or what holds in every book."
        for book in shelf.shipped().values()
        if book.id not in r.clauses and book.id != shelf.plain().id
    ]
    return "\n".join([*lines, "", *unlisted, total])
