"""The tournament's settings and the product's defaults for them."""

from __future__ import annotations

# More than any club's money, chips or blinds; a number beyond it is a slip of the finger.
LARGEST = 10**12

DEFAULTS: dict[str, str | int | None] = {
    "title": "",
    "club": "",
    "currency": "",
    "rulebook": "tda-2024",
    # the last level in which somebody may still enter; None: no limit is set
    "late": None,
    # seats at a table opened without a size
    "seats": 9,
    # the prizes of the places below the first are multiples of this many currency units; where several
    # share places, what they win together is split to the whole unit
    "rounding": 1,
    # when the hall closes, "HH:MM" local; empty: not known
    "closes": "",
}
NUMBERS = {"late", "seats", "rounding"}
