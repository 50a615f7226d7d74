"""Becauses by the name of their procedure, until each has a type of its own."""

from __future__ import annotations

from core.say.becauses.base import Because


class CodedBecause(Because):
    """A because whose facts are not typed yet."""

    rule: str
    facts: tuple[tuple[str, str | int], ...] = ()
