"""A reason as a ruling keeps it: its kind and its fields."""

from __future__ import annotations

import json
from typing import Any

from core.say.facts.shapes import checks
from core.say.reasons.base import Reason
from core.say.reasons.coded import Coded, Why
from core.say.said import field_text, kinds_of


def stored(reason: Reason) -> tuple[str, str]:
    """Return the kind of a reason and its fields as JSON."""
    if isinstance(reason, Coded):
        return reason.kind, json.dumps({"facts": reason.facts}, ensure_ascii=False, separators=(",", ":"))
    return reason.kind, field_text(reason)


def restored(kind: str, text: str) -> Reason | None:
    """Return the reason that was stored so; None for a kind or fields that this version does not know."""
    try:
        fields: dict[str, Any] = {name: _tuples(value) for name, value in json.loads(text).items()}
        cls = kinds_of(Reason).get(kind)
        reason = cls(**fields) if cls is not None else Coded(Why(kind), fields["facts"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    fits = {} if isinstance(reason, Coded) else checks(type(reason))
    return reason if all(fit(getattr(reason, name)) for name, fit in fits.items()) else None


def _tuples(value: object) -> object:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
