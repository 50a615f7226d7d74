"""What a parameter of a rulebook can be: a word, a number, a switch, a rule with fields, steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Sizes = Mapping[int, int]
Field = str | int | Sizes


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several rules with what belongs to it: ``short_of_largest`` with ``short = 3``."""

    rule: str
    fields: Mapping[str, Field] = field(default_factory=dict, hash=False)

    def word(self, name: str) -> str:
        found = self.fields[name]
        assert isinstance(found, str)
        return found

    def number(self, name: str) -> int:
        found = self.fields[name]
        assert isinstance(found, int)
        return found

    def sizes(self, name: str) -> Sizes:
        found = self.fields[name]
        assert isinstance(found, Mapping)
        return found


Value = str | int | bool | Choice | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """One of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, both ends included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""


@dataclass(frozen=True, slots=True)
class SizeTable:
    """Seats of a table to seats of another, both between ``low`` and ``high``; at least one line."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """A ``Choice``: the names of its rules and the fields each must have, all of them."""

    rules: Mapping[str, Mapping[str, Word | Number | SizeTable]] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Steps:
    """Penalties from the mildest up, each as ``step`` reads it; at least one, none of them twice."""

    most: int


@dataclass(frozen=True, slots=True)
class Step:
    """``number`` is 0 for what is not counted in anything: a warning, a disqualification."""

    what: str
    number: int = 0


# What is counted in something, and how many there can be.
COUNTED = MappingProxyType({"minutes": Number(1, 240), "hands": Number(1, 99), "rounds": Number(1, 20)})
UNCOUNTED = ("warning", "disqualified")


def step(text: str) -> Step | None:
    """``minutes 10`` as its parts; None for what is no step."""
    if text in UNCOUNTED:
        return Step(text)
    what, _, number = text.partition(" ")
    if what not in COUNTED or not (number.isascii() and number.isdigit()) or str(int(number[:4])) != number:
        return None
    return Step(what, int(number)) if COUNTED[what].low <= int(number) <= COUNTED[what].high else None


Kind = Word | Number | Flag | OneOf | Steps


@dataclass(frozen=True, slots=True)
class Parameter:
    """``rule`` is the id in RULES; ``meaning`` is for whoever writes a rulebook, not for the screen."""

    key: str
    rule: str
    kind: Kind
    meaning: str


def word(key: str, rule: str, words: str, meaning: str) -> Parameter:
    return Parameter(key, rule, Word(tuple(words.split())), meaning)


def flag(key: str, rule: str, meaning: str) -> Parameter:
    return Parameter(key, rule, Flag(), meaning)


def number(key: str, rule: str, low: int, high: int, meaning: str) -> Parameter:
    return Parameter(key, rule, Number(low, high), meaning)
