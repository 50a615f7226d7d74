"""Rulebooks as TOML text: read, written, and a whole folder with its parents.

    format = 1
    id = "house"
    title = "House rules"
    short = "House"            # how a clause is cited: House 7
    language = "de"
    parent = "another-id"      # optional: what is not said here is as there

    [balance.who]
    value = "next_big_blind"
    clause = "7"               # empty: the source is silent, the value is the product's default
    en = "Our own sentence."
    de = "Unser eigener Satz."

    [option.player_dealt]      # a second method: clause and sentences, then the parameters it changes
    clause = "8"
    en = "…"
    de = "…"
    [option.player_dealt.balance.who]
    …

    [[ruling.string-bet]]      # a house's own ruling, tried before its parent's (core/rulings/house.py)
    …

A book with a parent says what its source states, and of that may leave out all but the value; the rest is as
in its parent. A book without a parent gives every parameter its value, clause and sentences. Of Riffle's own
books that is ``plain``, which cites nothing; the others inherit from it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from core.rulebook.book import Entry, Option, Rulebook
from core.rulebook.fits import Fault, Unfit, fit
from core.rulebook.kinds import Choice, Value
from core.rulebook.lines import NotToml, line_of, parse
from core.rulebook.parameters import GROUPS, PARAMETERS, at_table

FORMAT = 1
MOST_TITLE, MOST_SHORT, MOST_CLAUSE, MOST_TEXT = 120, 24, 60, 300
# The languages a sentence can be in besides the book's own.
LANGUAGES = ("en", "sv", "de", "nl")
_HEAD = ("format", "id", "title", "short", "language", "parent")
_ID = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")
_OPTION = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LANGUAGE = re.compile(r"[a-z]{2,3}")
# Characters that would break a line, hide, or turn the reading direction of a screen or a printed page.
UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]"
)


# The parameters that hold without a book saying them: of a hand itself, and of formats handed in.
OF_FORMATS: dict[str, Entry] = {key: Entry(value) for key, value in at_table.SILENT.items()}


class BadRulebook(ValueError):
    """A text that is no rulebook: where (``line`` from 1), what stands there (a dotted path; empty for the
    file as a whole), and what should. Words are made by the reader of ``expected`` and ``allowed``."""

    def __init__(self, file: str, line: int, what: str, expected: Fault, *allowed: str) -> None:
        super().__init__(f"{file}:{line}: {what}: expected {expected.value} {' '.join(allowed)}".rstrip())
        self.file, self.line, self.what = file, line, what
        self.expected, self.allowed = expected, allowed


def read(
    text: str,
    file: str,
    books: Mapping[str, Rulebook] | None = None,
    unsaid: Mapping[str, Entry] | None = None,
) -> Rulebook:
    """Return the rulebook in ``text``; ``file`` is its name in reports, ``books`` by id are the possible
    parents. ``unsaid`` holds the parameters unknown when the text was written; without it a book must state
    them all. Raises ``BadRulebook``."""
    return _joined(_Sheet(text, file), books or {}, unsaid or {})


def load_folder(texts: Mapping[str, str]) -> tuple[dict[str, Rulebook], list[BadRulebook]]:
    """Return the books of a folder (text by file name) by id, in its order, parents from the same folder; and
    the errors. One bad file costs itself and the books based on it, never the others."""
    books: dict[str, Rulebook] = {}
    faults: list[BadRulebook] = []
    waiting: dict[str, _Sheet] = {}
    for file, text in texts.items():
        try:
            sheet = _Sheet(text, file)
            if sheet.book.id in waiting:
                raise sheet.bad(("id",), Fault.NEW_ID)
            waiting[sheet.book.id] = sheet
        except BadRulebook as fault:
            faults.append(fault)
    parents = {id: sheet.book.parent for id, sheet in waiting.items()}
    while ready := [id for id in waiting if not parents[id] or parents[id] in books]:
        for id in ready:
            try:
                books[id] = _joined(waiting.pop(id), books)
            except BadRulebook as fault:
                faults.append(fault)
    for id, sheet in waiting.items():
        circular = _own_ancestor(id, parents)
        faults.append(sheet.bad(("parent",), Fault.NO_CYCLE if circular else Fault.PARENT, *sorted(books)))
    return {id: books[id] for id in parents if id in books}, faults


def _own_ancestor(id: str, parents: Mapping[str, str]) -> bool:
    seen, at = set(), parents[id]
    while at in parents and at not in seen and at != id:
        seen.add(at)
        at = parents[at]
    return at == id


def write(book: Rulebook) -> str:
    """Return the values that this book itself states, as text that reads back equal (given its parent)."""
    head = {"id": book.id, "title": book.title, "short": book.short, "language": book.language}
    if book.parent:
        head["parent"] = book.parent
    lines = [f"format = {FORMAT}", *(f"{key} = {_quoted(text)}" for key, text in head.items())]
    for key in (key for key in book.entries if key in book.own):
        lines += _written(key, book.entries[key])
    for name in sorted(book.own_options):
        option = book.options[name]
        lines += ["", f"[option.{name}]", *_said(option.clause, option.texts)]
        for key, entry in option.entries.items():
            lines += _written(f"option.{name}.{key}", entry)
    for situation, tables in book.rulings.items():
        for table in tables:
            said = (f"{name} = {_toml(found)}" for name, found in table.items())
            lines += ["", f"[[ruling.{situation}]]", *said]
    return "\n".join(lines) + "\n"


def _joined(
    sheet: _Sheet, books: Mapping[str, Rulebook], unsaid: Mapping[str, Entry] = MappingProxyType({})
) -> Rulebook:
    """Return the sheet's book on top of its parent, every parameter in its place."""
    book, above = sheet.book, unsaid
    options: Mapping[str, Option] = {}
    if book.parent:
        if book.parent == book.id:
            raise sheet.bad(("parent",), Fault.NO_CYCLE)
        if book.parent not in books:
            raise sheet.bad(("parent",), Fault.PARENT, *sorted(books))
        above, options = books[book.parent].entries, books[book.parent].options
    entries = {**OF_FORMATS, **above, **book.entries}
    if missing := next((key for key in PARAMETERS if key not in entries), None):
        raise sheet.bad(tuple(missing.split(".")), Fault.PRESENT)
    in_order = {key: entries[key] for key in PARAMETERS}
    return replace(book, entries=in_order, options={**options, **book.options})


class _Sheet:
    """One file, checked: the first thing wrong is reported with its line. ``book`` is what it says itself."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file = text, file
        try:
            self.data = parse(text)
        except NotToml as error:
            raise BadRulebook(file, error.line, "", Fault.TOML, error.detail) from error
        self.whole = "parent" not in self.data
        # The version first: a newer format's other keys are no slips of the writer.
        version = self.data.get("format")
        if type(version) is not int or version != FORMAT:
            raise self.bad(("format",), Fault.VERSION, str(FORMAT))
        self.known((), self.data, (*_HEAD, *GROUPS, "option", "ruling"))
        id = self.name("id", _ID, Fault.ID)
        title = self.line(("title",), self.data, MOST_TITLE)
        self.short = self.line(("short",), self.data, MOST_SHORT)
        self.language = self.name("language", _LANGUAGE, Fault.LANGUAGE)
        parent = "" if self.whole else self.name("parent", _ID, Fault.ID)
        entries = dict(self.entries((), {key: self.data[key] for key in GROUPS if key in self.data}))
        options = {
            name: self.option(("option", name), found)
            for name, found in self.table(("option",), self.data.get("option", {})).items()
        }
        rulings = self.data.get("ruling", {})
        self.book = Rulebook(
            id,
            title,
            self.short,
            self.language,
            parent,
            entries,
            options,
            frozenset(entries),
            frozenset(options),
            {id: self.rulings(id, found) for id, found in self.table(("ruling",), rulings).items()},
        )

    def rulings(self, id: str, data: Any) -> tuple[Mapping[str, Any], ...]:
        """Return a house's outcomes of a situation as they stand there."""
        if not isinstance(data, list):
            raise self.bad(("ruling", id), Fault.TABLE)
        return tuple(self.table(("ruling", id, str(at)), found) for at, found in enumerate(data))

    def entries(self, path: tuple[str, ...], groups: dict[str, Any]) -> Iterator[tuple[str, Entry]]:
        given: dict[str, Entry] = {}
        for group, found in groups.items():
            here = (*path, group)
            table = self.table(here, found)
            self.known(here, table, [k.split(".")[1] for k in PARAMETERS if k.startswith(f"{group}.")])
            for name, entry in table.items():
                given[f"{group}.{name}"] = self.entry((*here, name), f"{group}.{name}", entry)
        return ((key, given[key]) for key in PARAMETERS if key in given)

    def entry(self, path: tuple[str, ...], key: str, data: Any) -> Entry:
        table = self.table(path, data)
        self.known(path, table, ["value", "clause", *self.languages()])
        if "value" not in table:
            raise self.bad((*path, "value"), Fault.PRESENT)
        try:
            value = fit(PARAMETERS[key].kind, table["value"])
        except Unfit as unfit:
            raise self.bad((*path, "value", *unfit.path), unfit.expected, *unfit.allowed) from unfit
        return Entry(value, self.clause(path, table), self.texts(path, table), self.short)

    def option(self, path: tuple[str, ...], data: Any) -> Option:
        table = self.table(path, data)
        if not _OPTION.fullmatch(path[-1]):
            raise self.bad(path, Fault.OPTION)
        self.known(path, table, [*GROUPS, "clause", *self.languages()])
        entries = dict(self.entries(path, {key: table[key] for key in GROUPS if key in table}))
        if not entries:
            raise self.bad(path, Fault.PRESENT)
        return Option(self.clause(path, table), self.texts(path, table), entries, self.short)

    def languages(self) -> list[str]:
        return list(dict.fromkeys((*LANGUAGES, self.language)))

    def clause(self, path: tuple[str, ...], table: dict[str, Any]) -> str:
        if "clause" not in table and not self.whole:
            return ""
        return self.line((*path, "clause"), table, MOST_CLAUSE, empty=True)

    def texts(self, path: tuple[str, ...], table: dict[str, Any]) -> dict[str, str]:
        needed = ("en", self.language) if self.whole else ()
        wanted = [code for code in self.languages() if code in table or code in needed]
        return {code: self.line((*path, code), table, MOST_TEXT) for code in wanted}

    def name(self, key: str, shape: re.Pattern[str], fault: Fault) -> str:
        text = self.data.get(key)
        if not isinstance(text, str) or not shape.fullmatch(text):
            raise self.bad((key,), fault)
        return text

    def line(self, path: tuple[str, ...], table: dict[str, Any], most: int, *, empty: bool = False) -> str:
        if path[-1] not in table:
            raise self.bad(path, Fault.PRESENT)
        value = table[path[-1]]
        if not isinstance(value, str) or UNSEEN.search(value) or value != value.strip():
            raise self.bad(path, Fault.TEXT, str(most))
        if len(value) > most or not (value or empty):
            raise self.bad(path, Fault.TEXT, str(most))
        return value

    def table(self, path: tuple[str, ...], data: Any) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise self.bad(path, Fault.TABLE)
        return data

    def known(self, path: tuple[str, ...], table: dict[str, Any], names: Collection[str]) -> None:
        for key in table:
            if key not in names:
                raise self.bad((*path, key), Fault.KEY, *names)

    def bad(self, path: tuple[str, ...], expected: Fault, *allowed: str) -> BadRulebook:
        return BadRulebook(self.file, line_of(self.text, path), ".".join(path), expected, *allowed)


def _written(key: str, entry: Entry) -> list[str]:
    return ["", f"[{key}]", f"value = {_value(entry.value)}", *_said(entry.clause, entry.texts)]


def _said(clause: str, texts: Mapping[str, str]) -> list[str]:
    return [f"clause = {_quoted(clause)}", *(f"{code} = {_quoted(text)}" for code, text in texts.items())]


def _value(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Choice):
        fields = [f"{name} = {_field(found)}" for name, found in value.fields.items()]
        return f"{{ {', '.join([f'rule = {_quoted(value.rule)}', *fields])} }}"
    if isinstance(value, tuple):
        return f"[{', '.join(_quoted(text) for text in value)}]"
    return _quoted(value)


def _toml(value: Any) -> str:
    """Return a value of an outcome, whatever it is made of."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{name} = {_toml(found)}' for name, found in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return _value(value)


def _field(found: str | int | Mapping[int, int]) -> str:
    if isinstance(found, Mapping):
        return f"{{ {', '.join(f'{a} = {b}' for a, b in found.items())} }}"
    return _value(found)


def _quoted(text: str) -> str:
    """Return a TOML string; characters that would break the line are escaped, so that a refused text can
    still be read."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub("[\x00-\x1f\x7f]", lambda found: f"\\u{ord(found.group()):04x}", escaped) + '"'
