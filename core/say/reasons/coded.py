"""Reasons by code, until each has a type of its own."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from core.say.reasons.base import Reason
from core.say.said import Said

Fact = str | int | tuple[int, ...] | tuple[str, ...] | None


class Why(Enum):
    """What stands against an act. The value is stored with an override, so it never changes."""

    # who and where
    # tables and seats
    # entering
    # the draw
    # prizes and settings
    # the rulebook
    STILL_DUE = "still_due"
    # entering by the rulebook
    # drawing by the rulebook


class Coded(Reason):
    """A reason whose facts are not typed yet."""

    why: Why
    facts: Mapping[str, Fact]

    def __init__(
        self,
        why: Why,
        facts: Mapping[str, Fact] | None = None,
        clause: str = "",
        overridable: bool = False,
        key: str = "",
    ) -> None:
        Said.__init__(self, why=why, facts=facts or {}, clause=clause, overridable=overridable, key=key)
        object.__setattr__(self, "kind", why.value)

    def __hash__(self) -> int:
        return hash((self.why, self.clause))
