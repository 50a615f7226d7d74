"""A reason as a ruling keeps it: its kind and its fields."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from core.say.facts.shapes import checks, fits
from core.say.refused import Reason
from core.say.said import field_text, kinds_of, tuples


def stored(reason: Reason) -> tuple[str, str]:
    """Return the kind of a reason and its fields as JSON."""
    return reason.kind, field_text(reason)


def restored(kind: str, text: str) -> Reason | None:
    """Return the reason that was stored so; None for a kind or fields that this version does not know."""
    try:
        return _read(kind, text)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


# The floor's list reads its rulings' reasons again after each action: to go through all kinds takes 0.1 ms.
@lru_cache(maxsize=1000)
def _read(kind: str, text: str) -> Reason:
    fields: dict[str, Any] = {name: tuples(value) for name, value in json.loads(text).items()}
    reason: Reason = kinds_of(Reason)[kind](**fields)
    if not fits(reason, checks(type(reason))):
        raise ValueError(kind)
    return reason
