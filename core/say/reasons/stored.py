"""A reason as a ruling keeps it: its kind and its fields."""

from __future__ import annotations

import json
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
        fields: dict[str, Any] = {name: tuples(value) for name, value in json.loads(text).items()}
        reason: Reason = kinds_of(Reason)[kind](**fields)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return reason if fits(reason, checks(type(reason))) else None
