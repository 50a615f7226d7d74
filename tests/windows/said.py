"""Things the windows say, as a type and its fields instead of English."""

from __future__ import annotations

from collections.abc import Iterable

from core.say.said import Said


def says(said: Iterable[Said], kind: type[Said], **facts: object) -> bool:
    """Return whether one of the things said is of this type and has these fields."""
    return any(isinstance(x, kind) and facts.items() <= x.fields().items() for x in said)
