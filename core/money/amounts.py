"""Amounts and per cents as they are written on a command line: in the currency, with a point."""

from __future__ import annotations

import re

from core.money.refusing import RefusedMoney

LARGEST = 10**12
_DECIMAL = re.compile(r"(-?)(\d+)(?:\.(\d+))?", re.ASCII)


def scaled(text: str, digits: int, what: str) -> int:
    """Return a decimal number as an integer of its last digit: ``10.50`` with two digits is 1050. Raises
    ``RefusedMoney`` for anything that is no such number, negative, finer or larger than ``LARGEST``."""
    found = _DECIMAL.fullmatch(text)
    named = text[:40].replace("{", "").replace("}", "")
    if found is None:
        raise RefusedMoney("not_an_amount", f"{named!r} is no number, for {what}.")
    minus, whole, part = found.groups(default="")
    if minus:
        raise RefusedMoney("negative", f"{named} is negative, for {what}.")
    if len(part) > digits:
        raise RefusedMoney("too_fine", f"{named} is too fine, for {what}: at most {digits} decimals.")
    if len(whole) > len(str(LARGEST)) or int(whole + part.ljust(digits, "0")) > LARGEST:
        raise RefusedMoney("too_large", f"{named} is too large, for {what}.")
    return int(whole + part.ljust(digits, "0"))


def percent_of(text: str, what: str) -> int | None:
    """Return hundredths of a per cent if the text ends with ``%``; None if it does not."""
    return scaled(text[:-1], 2, what) if text.endswith("%") else None
