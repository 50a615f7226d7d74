"""A rulebook with one thing in it another way: what a test that guards this thing has to notice.

Every other word, the numbers beside the one that stands there, the other flag, every other rule of a choice
and each field of the present one, steps left out, in another order or longer; and another clause, for a
clause is what a director reads aloud.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import write
from core.rulebook.kinds import (
    Choice,
    Field,
    Flag,
    Kind,
    Number,
    OneOf,
    Sizes,
    SizeTable,
    Steps,
    Value,
    Word,
    step,
)
from core.rulebook.parameters import PARAMETERS

OPTION = "option"
# The values for fields of another rule that the book has no name for. Sizes differ from every rule's that
# counts up from a full table.
PLAUSIBLE: Mapping[str, Field] = {
    "plus": 1,
    "most": 10,
    "short": 3,
    "above": 2,
    "minutes": 20,
    "players": 3,
    "sizes": {seats: seats - 1 for seats in range(6, 11)},
}


@dataclass(frozen=True, slots=True)
class Alteration:
    """``key`` as in a test's mark; ``what`` is before and after in words, ``book`` how it reads then."""

    key: str
    what: str
    book: Rulebook

    @property
    def text(self) -> str:
        return write(self.book)


def keys(book: Rulebook) -> tuple[str, ...]:
    """Everything of a book that can be guarded; an option's parameters as ``option.NAME.KEY``."""
    own = (f"{OPTION}.{name}.{key}" for name, option in book.options.items() for key in option.entries)
    return (*book.entries, *own)


def alterations(book: Rulebook) -> Iterator[Alteration]:
    """Each differs from ``book`` in one thing."""
    for key in keys(book):
        entry, name = entry_of(book, key), parameter_of(key)
        for value in others(PARAMETERS[name].kind, entry.value, _near_by(book, name)):
            yield _altered(book, key, replace(entry, value=value), f"{said(entry.value)} -> {said(value)}")
        clause = f"{entry.clause} X".strip()
        yield _altered(book, key, replace(entry, clause=clause), f"clause {entry.clause!r} -> {clause!r}")


def together(book: Rulebook, some: Iterable[Alteration]) -> Rulebook:
    """Return the book with all of these, each of another key."""
    for one in some:
        book = _altered(book, one.key, entry_of(one.book, one.key), one.what).book
    return book


def parameter_of(key: str) -> str:
    return key.split(".", 2)[2] if key.startswith(f"{OPTION}.") else key


def begins(key: str, word: str) -> bool:
    return key.startswith(word) or parameter_of(key).startswith(word)


def entry_of(book: Rulebook, key: str) -> Entry:
    if key in book.entries:
        return book.entries[key]
    _, name, own = key.split(".", 2)
    return book.options[name].entries[own]


def _altered(book: Rulebook, key: str, entry: Entry, what: str) -> Alteration:
    if key in book.entries:
        # The book then says itself what it did not say.
        return Alteration(
            key, what, replace(book, entries={**book.entries, key: entry}, own=book.own | {key})
        )
    _, name, own = key.split(".", 2)
    option = replace(book.options[name], entries={**book.options[name].entries, own: entry})
    return Alteration(key, what, replace(book, options={**book.options, name: option}))


def _near_by(book: Rulebook, key: str) -> Mapping[str, Field]:
    """Fields for another rule: as in the present one, else as the book has it in the parameter of that
    name, so that as little as possible changes."""
    group = key.split(".")[0]
    named = {name: f"{group}.{name}" for name in ("who", "to", "wait")}
    found = {name: book.value(other) for name, other in named.items() if other in PARAMETERS}
    value = book.value(key)
    words = {name: word for name, word in found.items() if isinstance(word, str)}
    return {**PLAUSIBLE, **words, **(value.fields if isinstance(value, Choice) else {})}


def others(kind: Kind, value: Value, near: Mapping[str, Field]) -> Iterator[Value]:
    """The other values this parameter is tried with."""
    if isinstance(kind, Flag):
        yield not value
    elif isinstance(kind, OneOf):
        assert isinstance(value, Choice)
        for name, part in kind.rules[value.rule].parts.items():
            for found in other_fields(part.kind, value.fields[name]):
                yield Choice(value.rule, {**value.fields, name: found})
        for rule, other in kind.rules.items():
            if rule != value.rule:
                yield Choice(rule, {n: _first(part.kind, near.get(n)) for n, part in other.parts.items()})
    elif isinstance(kind, Steps):
        assert isinstance(value, tuple)
        yield from other_steps(value)
    else:
        assert isinstance(value, str | int)
        for found in other_fields(kind, value):
            assert isinstance(found, str | int)
            yield found


def other_steps(value: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Each step left out, each changing places with the next, each number one more."""
    for at, text in enumerate(value):
        before, after = value[:at], value[at + 1 :]
        if len(value) > 1:
            yield before + after
        if after:
            yield (*before, after[0], text, *after[1:])
        made = step(text)
        assert made is not None
        if made.number:
            yield (*before, f"{made.what} {made.number + 1}", *after)


def other_fields(kind: Word | Number | SizeTable, found: Field) -> Iterator[Field]:
    if isinstance(kind, Word):
        yield from (word for word in kind.words if word != found)
    elif isinstance(kind, Number):
        assert isinstance(found, int)
        yield from (number for number in (found - 1, found + 1) if kind.low <= number <= kind.high)
    else:
        assert isinstance(found, Mapping)
        for seats, size in found.items():
            yield {**found, seats: size + 1 if size < kind.high else size - 1}
            if len(found) > 1:
                yield {other: found[other] for other in found if other != seats}


def _first(kind: Word | Number | SizeTable, near: Field | None) -> Field:
    if near is not None:
        return near
    assert isinstance(kind, Word)
    return next(iter(kind.words))


def said(value: Value | Sizes) -> str:
    """The value on one line."""
    if isinstance(value, Choice):
        fields = "".join(f", {name} {said(found)}" for name, found in value.fields.items())
        return value.rule + fields
    if isinstance(value, Mapping):
        return "{" + " ".join(f"{seats}:{size}" for seats, size in value.items()) + "}"
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
