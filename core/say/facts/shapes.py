"""The values each field of a record may hold: hostile files must not smuggle a list in for a number. Worked
out when a kind is first met: the start of Riffle need not wait for all of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache, partial
from itertools import chain
from typing import Any, Literal, TypeVar, cast, get_origin

from core.say.levels import Level
from core.say.said import Said

# No sum of the numbers that acts may hold comes near it.
MOST = 10**24

Checks = dict[str, Callable[[Any], bool]]
T = TypeVar("T")


def per_class(function: Callable[[type[Any]], T]) -> Callable[[type[Any]], T]:
    """Cache a result per class. It is ``cache``, which mypy believes to take no class."""
    return cast("Callable[[type[Any]], T]", cache(function))


@per_class
def hints(cls: type[Any]) -> dict[str, Any]:
    """Return the type of each field of this dataclass or type of ``Said``, in order."""
    stated = {
        name: (hint, base.__module__)
        for base in reversed(cls.__mro__)
        for name, hint in vars(base).get("__annotations__", {}).items()
    }
    names = cls.field_names if issubclass(cls, Said) else [f.name for f in fields(cls)]
    return {name: _meant(*stated[name]) for name in names}


@cache
def _meant(hint: str, module: str) -> Any:
    """Return the type a hint names. ``get_type_hints`` takes ten times as long, and the first picture waits
    for the records of a night."""
    return eval(hint, vars(sys.modules[module]))


@per_class
def checks(cls: type[Any]) -> Checks:
    """Return a check for each field of this dataclass, in order."""
    return {name: _shape(hint) for name, hint in hints(cls).items()}


@per_class
def has_tuples(cls: type[Any]) -> bool:
    return any(get_origin(hint) is tuple for hint in hints(cls).values())


def fits(value: Any, wanted: Checks) -> bool:
    return all(fit(getattr(value, name)) for name, fit in wanted.items())


def _shape(hint: Any) -> Callable[[Any], bool]:
    if get_origin(hint) is Literal:
        return lambda v: v in hint.__args__
    if get_origin(hint) is tuple:
        return _tuple_shape(hint.__args__)
    if hint is Level:
        return lambda v: type(v) is Level and fits(v, checks(Level))
    return partial(_plain, frozenset(getattr(hint, "__args__", None) or (hint,)))


def _plain(exact: frozenset[type[Any]], value: Any) -> bool:
    kind = type(value)
    if kind is int:
        return kind in exact and -MOST < value < MOST
    return kind in exact and (kind is not str or _is_text(value))


def _tuple_shape(args: tuple[Any, ...]) -> Callable[[Any], bool]:
    # A draw of thousands is one record: its numbers are looked at together, not one by one.
    if args == (int, ...):
        return lambda v: type(v) is tuple and set(map(type, v)) <= {int} and within(v)
    if args == (tuple[int, int], ...):
        return _are_pairs
    one = _shape(args[0])
    if args[1:] == (Ellipsis,):
        return lambda v: type(v) is tuple and all(map(one, v))
    each = [_shape(a) for a in args]
    count = len(each)
    return lambda v: type(v) is tuple and len(v) == count and all(each[i](v[i]) for i in range(count))


def _are_pairs(value: Any) -> bool:
    return (
        type(value) is tuple
        and set(map(type, value)) <= {tuple}
        and set(map(len, value)) <= {2}
        and set(map(type, chain.from_iterable(value))) <= {int}
        and within(chain.from_iterable(value))
    )


def within(numbers: Iterable[int]) -> bool:
    """Return whether all numbers are such as a night may have."""
    listed = list(numbers)
    return not listed or (max(listed) < MOST and min(listed) > -MOST)


def _is_text(value: str) -> bool:
    """Return whether text can be stored and hashed: JSON lets half a surrogate pair through."""
    return value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value)
