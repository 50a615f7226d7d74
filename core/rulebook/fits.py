"""Check that a value from a rulebook's file fits its parameter."""

from collections.abc import Collection
from enum import Enum
from typing import Any

from core.rulebook import kinds


class Fault(Enum):
    """The kind of value expected there; ``allowed`` of the error names the words or the ends of the range."""

    TOML = "toml"
    VERSION = "version"
    KEY = "key"
    PRESENT = "present"
    TABLE = "table"
    TEXT = "text"
    WORD = "word"
    NUMBER = "number"
    FLAG = "flag"
    SIZES = "sizes"
    STEPS = "steps"
    ID = "id"
    NEW_ID = "new_id"
    OPTION = "option"
    LANGUAGE = "language"
    PARENT = "parent"
    NO_CYCLE = "no_cycle"


class Unfit(ValueError):
    """``path`` leads from the value to the part of it that does not fit."""

    def __init__(self, path: tuple[str, ...], expected: Fault, *allowed: str) -> None:
        super().__init__(expected.value)
        self.path, self.expected, self.allowed = path, expected, allowed


def fit(kind: kinds.Kind, value: Any) -> kinds.Value:
    """Return the value as the rules read it. Raises ``Unfit``."""
    if isinstance(kind, kinds.Flag):
        if not isinstance(value, bool):
            raise Unfit((), Fault.FLAG)
        return value
    if isinstance(kind, kinds.OneOf):
        return _choice(kind, value)
    if isinstance(kind, kinds.Steps):
        return _steps(kind, value)
    made = _field(kind, value, ())
    assert isinstance(made, str | int)
    return made


def _steps(kind: kinds.Steps, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= kind.most:
        raise Unfit((), Fault.STEPS, str(kind.most))
    for at, text in enumerate(value):
        if not isinstance(text, str) or kinds.step(text) is None or text in value[:at]:
            raise Unfit((str(at + 1),), Fault.STEPS, str(kind.most))
    return tuple(value)


def _choice(kind: kinds.OneOf, value: Any) -> kinds.Choice:
    if not isinstance(value, dict):
        raise Unfit((), Fault.TABLE)
    rule = _word(kind.rules, value.get("rule"), ("rule",))
    wanted = kind.rules[rule].parts
    for name in value:
        if name != "rule" and name not in wanted:
            raise Unfit((name,), Fault.KEY, "rule", *wanted)
    for name in wanted:
        if name not in value:
            raise Unfit((name,), Fault.PRESENT)
    return kinds.Choice(
        rule, {name: _field(part.kind, value[name], (name,)) for name, part in wanted.items()}
    )


def _word(words: Collection[str], value: Any, path: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        raise Unfit(path, Fault.WORD, *words)
    return value


def _field(
    kind: kinds.Word | kinds.Number | kinds.SizeTable, value: Any, path: tuple[str, ...]
) -> kinds.Field:
    if isinstance(kind, kinds.Word):
        return _word(kind.words, value, path)
    if isinstance(kind, kinds.Number):
        # True is an int in Python, and no number in a rulebook
        if type(value) is not int or not kind.low <= value <= kind.high:
            raise Unfit(path, Fault.NUMBER, str(kind.low), str(kind.high))
        return value
    if not isinstance(value, dict) or not value:
        raise Unfit(path, Fault.SIZES, str(kind.low), str(kind.high))
    ends = range(kind.low, kind.high + 1)
    names = {str(size): size for size in ends}
    for seats, size in value.items():
        if seats not in names or type(size) is not int or size not in ends:
            raise Unfit((*path, seats), Fault.SIZES, str(kind.low), str(kind.high))
    return {names[seats]: size for seats, size in value.items()}
