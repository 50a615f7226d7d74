"""Every fact that can be written down, by family; ``core.say.records`` unites them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Make a dataclass, frozen and with slots. Equality, hash and ``repr`` stand in ``Fact`` once: written
    for each of some eighty types they would be a thirtieth of the console's start."""
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(cls)


class Fact:
    """The base of everything that can be written down: each made by ``fact``."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__match_args__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and type(other) is type(self) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        said = (f"{name}={value!r}" for name, value in zip(self.__match_args__, self._values(), strict=True))
        return f"{type(self).__name__}({', '.join(said)})"
