"""The bases of values, of acts, and of everything that is said, reasons, becauses and duties: flat, typed
fields."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from operator import attrgetter
from threading import Lock
from typing import Any, ClassVar, Self, dataclass_transform


class ByFields:
    """The base of values that are imported before the console stands: frozen dataclasses made with
    ``eq=False, repr=False`` (and ``slots=True`` where many are made). Equality, hash and ``repr`` stand here
    once: written for each of a hundred types they were a twentieth of the console's start."""

    __slots__ = ()
    field_names: ClassVar[tuple[str, ...]] = ()
    _values_of: ClassVar[Any] = type

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # asked of the class: from Python 3.14 on its namespace does not hold them
        own = (name for name, hint in cls.__annotations__.items() if "ClassVar" not in str(hint))
        cls.field_names = tuple(dict.fromkeys((*cls.field_names, *own)))
        cls._values_of = attrgetter(*cls.field_names) if cls.field_names else type

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._values_of(self) == self._values_of(other)

    def __hash__(self) -> int:
        return hash((type(self), self._values_of(self)))

    def __repr__(self) -> str:
        said = (f"{name}={getattr(self, name)!r}" for name in self.field_names)
        return f"{type(self).__name__}({', '.join(said)})"


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Typed(ByFields):
    """Every subclass is a frozen dataclass whose fields are all keywords. It becomes one with its first
    value: a night uses some sixty of more than four hundred types, and to make all of them would be a quarter
    of the console's start."""

    _made: ClassVar[type[Any] | None] = None

    def __new__(cls, *_: Any, **__: Any) -> Self:
        if cls._made is not cls:
            _make(cls)
        return object.__new__(cls)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.__doc__ = cls.__doc__ or cls.__name__  # dataclass would work out a signature

    def fields(self) -> dict[str, Any]:
        """Return every field with its value, in order."""
        return dict(zip(self.field_names, map(self.__getattribute__, self.field_names), strict=True))

    def but(self, **changes: Any) -> Self:
        """Return the same with other values of these fields."""
        return type(self)(**{**self.fields(), **changes})


_making = Lock()


def _make(cls: type[Typed]) -> None:
    """Make a type a dataclass, and the types it derives from. Several threads may have a first value at
    once: each but the first waits until the type is made."""
    with _making:
        for each in reversed(cls.__mro__):
            if issubclass(each, Typed) and each not in (Typed, each._made):
                dataclass(frozen=True, kw_only=True, eq=False, repr=False)(each)
                each._made = each


class Said(Typed):
    kind: ClassVar[str] = ""
    """The kind under which the type is stored: ``seat_taken``."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = snake(cls.__name__)


def snake(name: str) -> str:
    """Return ``seat_taken`` for ``SeatTaken``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def field_text(thing: Said) -> str:
    """Return the fields as compact JSON."""
    return json.dumps(thing.fields(), ensure_ascii=False, separators=(",", ":"))


def kinds_of(base: type[Said]) -> dict[str, type[Any]]:
    """Return the types below this base by their kinds, those of modules that are imported; a type that others
    derive from is no kind."""
    kinds: dict[str, type[Any]] = {}
    for cls in base.__subclasses__():
        kinds |= kinds_of(cls) or {cls.kind: cls}
    return kinds


def tuples(value: Any) -> Any:
    """Return a value of JSON with tuples in place of its lists."""
    if not isinstance(value, list):
        return value
    return tuple(map(tuples, value)) if list in map(type, value) else tuple(value)
