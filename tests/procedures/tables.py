"""The tables of the page of the procedures, written from the rulebooks: whatever line begins with ``|``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import main
from core.formats.format import named
from core.rulebook import shelf
from core.rulebook.book import Entry
from core.rulebook.kinds import Parameter
from core.rulebook.parameters import PARAMETERS
from gui.words import rulebook as words
from tests.formats.rounds.handed_in import handed_in
from tests.procedures.page import HEADING

HEAD = ("| Parameter | Value | By clause | By default |", "|---|---|---|---|")
# The order of the books in a cell; a book that is not named here comes last.
ORDER = ("svepof-2006", "cpc-2023", "tda-2024", "tda-nl", "sm-team", "sm-chicago")


def written(text: str) -> str:
    """Return the page with its tables written anew."""
    by_hand = [line for line in text.splitlines() if not line.startswith("|")]
    tables = _tables()
    lines: list[str] = []
    procedure = ""
    for line in [*by_hand, "## "]:
        if line.startswith("##"):
            lines = _without_blank_end(lines)
            lines += ["", *tables.pop(procedure)] if procedure in tables else []
            lines.append("")
            heading = HEADING.match(line)
            procedure = heading[2] if heading else ""
        lines.append(line)
    assert not tables, f"no heading for {', '.join(tables)}"
    return "\n".join(_without_blank_end(lines[:-1])) + "\n"


def _without_blank_end(lines: list[str]) -> list[str]:
    while lines and not lines[-1]:
        lines = lines[:-1]
    return lines


def parameters() -> dict[str, list[str]]:
    """Return the keys of all parameters, those of the formats too, by their procedure."""
    found = defaultdict(list)
    with _all_formats():
        for parameter in PARAMETERS.values():
            found[parameter.rule].append(parameter.key)
    return dict(found)


@contextmanager
def _all_formats() -> Iterator[dict[str, str]]:
    """Make all formats known meanwhile; what is given has the format of each book that a format brings."""
    with handed_in(tuple([(id, core, "") for id, core, _ in main.FORMATS])):
        formats = [named(id) for id, *_ in main.FORMATS]
        yield {path.stem: x.id for x in formats if x and x.books for path in x.books.glob("*.toml")}


def _tables() -> dict[str, list[str]]:
    """Return the lines of the table of each procedure that has parameters."""
    with _all_formats() as of:
        return {
            procedure: [*HEAD, *(row for key in keys for row in _rows(PARAMETERS[key], of))]
            for procedure, keys in parameters().items()
        }


def _rows(parameter: Parameter, of: Mapping[str, str]) -> Iterator[str]:
    """Yield a row for each value that a book gives the parameter."""
    cited, default = defaultdict(list), defaultdict(list)
    for book, method, entry in _entries(parameter, of):
        value = words.statement(parameter.key, entry.value)
        if entry.clause:
            cited[value].append(f"{entry.book} {entry.clause}{method}")
        else:
            default[value].append(f"{book}{method}")
    first = f"{parameter.name} `{parameter.key}`"
    for value in dict.fromkeys([*cited, *default]):
        yield f"| {first} | {value} | {', '.join(cited[value])} | {', '.join(default[value])} |"
        first = ""


def _entries(parameter: Parameter, of: Mapping[str, str]) -> Iterator[tuple[str, str, Entry]]:
    """Yield the name of each book, a method it offers, and its entry. The books of a format (``of``) are
    silent on its own parameters only: on the others their parent's entry holds."""
    books = shelf.shipped()
    format = next((id for id in of.values() if parameter.key.startswith(id)), "")
    for id in sorted(books, key=lambda id: (*ORDER, id).index(id)):
        book = books[id]
        name = "no rulebook" if id == shelf.NO_BOOK else book.short
        if parameter.key in book.own or of.get(id, "") == format:
            yield name, "", book.entries[parameter.key]
        for option in book.own_options:
            if parameter.key in book.options[option].entries:
                method = f" ({words.option_name(option)})"
                yield name, method, book.options[option].entries[parameter.key]
