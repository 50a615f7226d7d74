"""The kinds of a rulebook's parameter: a word, a number, a switch, a rule with fields, steps."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import cast

from core.say.mark import mark
from core.say.said import ByFields

Sizes = Mapping[int, int]
Field = str | int | Sizes


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several rules with its fields: ``short_of_largest`` with ``short = 3``."""

    rule: str
    fields: Mapping[str, Field] = field(default_factory=dict, hash=False)

    def word(self, name: str) -> str:
        return cast(str, self.fields[name])

    def number(self, name: str) -> int:
        return cast(int, self.fields[name])

    def sizes(self, name: str) -> Sizes:
        return cast(Sizes, self.fields[name])


Value = str | int | bool | Choice | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """One of these words, each with the statement it makes, or with its name as a part of an alternative."""

    words: Mapping[str, str] = field(hash=False)


@dataclass(frozen=True, eq=False, repr=False)
class Number(ByFields):
    """A whole number, both ends included; ``statement`` has the number as ``%n``."""

    low: int
    high: int
    statement: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Flag(ByFields):
    """True or false: the statement of each."""

    on: str
    off: str


@dataclass(frozen=True, eq=False, repr=False)
class SizeTable(ByFields):
    """Seats of a table to seats of another, both between ``low`` and ``high``; at least one line."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Part:
    """A word, number or table of an alternative. ``within`` is how a word reads inside the alternative's
    statement, where it is not its name."""

    name: str
    kind: Word | Number | SizeTable
    within: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Alternative:
    """A rule to choose: its name among the others, its statement with a slot for each of its parts."""

    name: str
    statement: str
    parts: Mapping[str, Part] = field(hash=False)


@dataclass(frozen=True, slots=True)
class OneOf:
    """A ``Choice``: the rules and the parts each must have, all of them."""

    rules: Mapping[str, Alternative] = field(hash=False)


@dataclass(frozen=True, eq=False, repr=False)
class Steps(ByFields):
    """Penalties from the mildest up, each as ``step`` reads it; at least one, none of them twice."""

    most: int


@dataclass(frozen=True, eq=False, repr=False)
class Step(ByFields):
    """``number`` is 0 for a step without one: a warning, a disqualification."""

    what: str
    number: int = 0


# The units that things are counted in, each with how many there can be.
COUNTED = MappingProxyType({"minutes": Number(1, 240), "hands": Number(1, 99), "rounds": Number(1, 20)})
UNCOUNTED = ("warning", "disqualified")
# The steps of a penalty ladder, as they are said in the room.
STEPS = MappingProxyType(
    {
        "warning": mark("a warning"),
        "minutes": mark("%n minutes"),
        "hands": mark("%n hands"),
        "rounds": mark("%n rounds"),
        "disqualified": mark("disqualification"),
    }
)


# A step that a rulebook can give an offence besides those of its ladder: more than a warning.
HARDER = "harder"


def step(text: str) -> Step | None:
    """Return the parts of ``minutes 10``; None if this is no step."""
    if text in UNCOUNTED:
        return Step(text)
    what, _, number = text.partition(" ")
    if what not in COUNTED or not (number.isascii() and number.isdigit()) or str(int(number[:4])) != number:
        return None
    return Step(what, int(number)) if COUNTED[what].low <= int(number) <= COUNTED[what].high else None


Kind = Word | Number | Flag | OneOf | Steps


@dataclass(frozen=True, eq=False, repr=False)
class Parameter(ByFields):
    """``rule`` is its procedure (``assets/procedures.md``); ``name`` says what the parameter is about.

    Names and statements are marked English. A statement says what a value means at the table, without a full
    stop: it is a choice where a house rule is made, and the sentence where a book has none of its own.
    """

    key: str
    rule: str
    name: str
    kind: Kind


def word(key: str, rule: str, name: str, /, **words: str) -> Parameter:
    return Parameter(key, rule, name, Word(words))


def flag(key: str, rule: str, name: str, /, *, on: str, off: str) -> Parameter:
    return Parameter(key, rule, name, Flag(on, off))


def number(key: str, rule: str, name: str, /, low: int, high: int, statement: str) -> Parameter:
    return Parameter(key, rule, name, Number(low, high, statement))


def steps(key: str, rule: str, name: str, /, *, most: int) -> Parameter:
    return Parameter(key, rule, name, Steps(most))


def one_of(key: str, rule: str, name: str, /, **rules: Alternative) -> Parameter:
    return Parameter(key, rule, name, OneOf(rules))


def alternative(name: str, statement: str, /, **parts: Part) -> Alternative:
    return Alternative(name, statement, parts)
