"""The base of acts: a frozen dataclass whose fields say how each is written in the text form."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar, Literal

from core.say.value import dataclass

Seat = tuple[int, int]

# How a field is written. "entries": one or more people or seats; "new": a name for somebody new.
Form = Literal[
    "entry", "entries", "player", "table", "tables", "seat", "seats", "label", "name", "text", "word", "int",
    "numbers", "money", "blinds", "length", "duration", "time", "coming", "shares", "row", "level", "action",
    "flag", "key", "value", "chips", "rows", "counts", "cards", "people", "names",
]  # fmt: skip


# The forms of which several may stand one after the other.
SEVERAL: frozenset[Form] = frozenset(
    ("entries", "tables", "seats", "numbers", "shares", "chips", "counts", "cards", "rows", "names")
)


def arg(form: Form, word: str = "", default: Any = None, *, required: bool = False, out: bool = False) -> Any:
    """Return a field of an act: written in order when ``word`` is empty, else as ``word value`` anywhere
    after. ``out``: a person who is out."""
    metadata = {"form": form, "word": word, "required": required, "out": out}
    if required:
        return field(metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    VERB: ClassVar[str] = ""
