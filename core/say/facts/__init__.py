"""Every fact that can be written down, by family; ``core.say.records`` unites them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

from core.say.said import ByFields

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Make a dataclass, frozen and with slots. ``ByFields`` has its equality, hash and ``repr``."""
    return dataclass(frozen=True, slots=True, eq=False, repr=False)(cls)


class Fact(ByFields):
    """The base of everything that can be written down: each made by ``fact``."""

    __slots__ = ()
