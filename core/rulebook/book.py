"""A rulebook: what holds at each point the sources differ on, with its clause and a sentence of ours.

Rules ask for a parameter (``book.word("balance.who")``) and cite its clause; nothing asks which book it is.
Files are read and written in ``core/rulebook/file.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from core.rulebook.kinds import Choice, Value
from core.say.said import ByFields

ValueT = TypeVar("ValueT")


@dataclass(frozen=True, slots=True)
class Entry:
    """A parameter's value, its clause and its sentences. ``clause`` is empty where the source is silent: the
    value is then the product's default, and nothing is cited. ``book`` is the short title of the book the
    line stands in: a variant that takes it over still cites its parent. ``texts`` are our sentences by
    language."""

    value: Value
    clause: str = ""
    texts: Mapping[str, str] = field(default_factory=dict, hash=False)
    book: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """A second method the book offers, chosen before the start: the parameters it changes."""

    clause: str
    texts: Mapping[str, str] = field(hash=False)
    entries: Mapping[str, Entry] = field(hash=False)
    book: str = ""


def _of(kind: type[ValueT]) -> Callable[[Rulebook, str], ValueT]:
    """Return the method that gives a value of this kind."""

    def value(self: Rulebook, key: str) -> ValueT:
        found = self.entries[key].value
        assert type(found) is kind, key
        return found

    return value


@dataclass(frozen=True, slots=True)
class Rulebook:
    """``entries`` and ``options`` are complete, the parent's included; ``own`` and ``own_options`` name what
    stands in this book itself. ``parent`` is an id, or empty. ``rulings`` are a house's own outcomes by
    situation, as they stand in its file (``core/rulings/house.py``)."""

    id: str
    title: str
    short: str
    language: str
    parent: str
    entries: Mapping[str, Entry] = field(hash=False)
    options: Mapping[str, Option] = field(default_factory=dict, hash=False)
    own: frozenset[str] = frozenset()
    own_options: frozenset[str] = frozenset()
    rulings: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict, hash=False)

    def value(self, key: str) -> Value:
        return self.entries[key].value

    word, number, flag, choice = _of(str), _of(int), _of(bool), _of(Choice)

    def steps(self, key: str) -> tuple[str, ...]:
        """Return the penalty steps, the mildest first; ``kinds.step`` takes one apart."""
        return _of(tuple)(self, key)

    def clause(self, key: str) -> str:
        """Return the clause as it stands in the source; empty for a default of the product."""
        return self.entries[key].clause

    def cite(self, key: str) -> str:
        """Return book and clause as a director names them, ``SvePoF 2006 §8.2``; empty for a default."""
        entry = self.entries[key]
        return f"{entry.book} {entry.clause}" if entry.clause else ""

    def summary(self, key: str, language: str) -> str:
        """Return our sentence in that language, otherwise in English; empty if a variant has none."""
        texts = self.entries[key].texts
        return texts.get(language) or texts.get("en", "")

    def option(self, name: str) -> Rulebook:
        """Return this book as it is played with that option. Raises ``KeyError``."""
        return replace(self, entries={**self.entries, **self.options[name].entries})


@dataclass(frozen=True, eq=False, repr=False)
class Difference(ByFields):
    """A parameter on which two books differ; ``option`` is empty for what holds without one. None: that book
    does not have the option, or the option leaves the parameter alone."""

    option: str
    key: str
    ours: Entry | None
    theirs: Entry | None


def _entries_of(book: Rulebook, name: str) -> Mapping[str, Entry]:
    return book.options[name].entries if name in book.options else {}


def differences(variant: Rulebook, parent: Rulebook) -> list[Difference]:
    """Return the rules that play differently or cite another clause, in the table's order."""
    differing = list(_differ("", variant.entries, parent.entries))
    for name in {**parent.options, **variant.options}:
        differing += _differ(name, _entries_of(variant, name), _entries_of(parent, name))
    return differing


def _differ(option: str, ours: Mapping[str, Entry], theirs: Mapping[str, Entry]) -> Iterator[Difference]:
    for key in {**theirs, **ours}:
        a, b = ours.get(key), theirs.get(key)
        if a is None or b is None or a.value != b.value or _cited(a) != _cited(b):
            yield Difference(option, key, a, b)


def _cited(entry: Entry) -> tuple[str, str]:
    return (entry.book, entry.clause) if entry.clause else ("", "")
