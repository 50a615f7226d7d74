"""The tournament's settings and the product's defaults for them."""

from __future__ import annotations

DEFAULTS: dict[str, str | int | None] = {
    "title": "",
    "club": "",
    "currency": "",
    "rulebook": "tda-2024",
    # the last level in which somebody may still enter; None: no limit is set
    "late": None,
    # seats at a table opened without a size
    "seats": 9,
    # prizes are whole multiples of this many currency units
    "rounding": 1,
    # when the hall closes, "HH:MM" local; empty: not known
    "closes": "",
}
NUMBERS = {"late", "seats", "rounding"}
