"""Amounts and per cents as the lines and commands write them: in the currency, with a point."""

from __future__ import annotations

import re

from core.money.refusing import RefusedMoney

LARGEST = 10**12
# So many digits behind a point may have been meant as thousands.
_GROUP = 3
_DECIMAL = re.compile(r"(-?)(\d+)(?:\.(\d+))?", re.ASCII)


def scaled(text: str, digits: int, what: str, most: int = LARGEST) -> int:
    """Return a decimal number as an integer of its last digit: ``10.50`` with two digits is 1050. Raises
    ``RefusedMoney`` for anything that is no such number, negative, finer or larger than ``most``."""
    found = _DECIMAL.fullmatch(text)
    named = text[:40].replace("{", "").replace("}", "")
    if found is None:
        raise RefusedMoney("not_an_amount", f"{named!r} is no number, for {what}.")
    minus, whole, part = found.groups(default="")
    if minus:
        raise RefusedMoney("negative", f"{named} is negative, for {what}.")
    if len(part) > digits:
        said = f"{named} is too fine, for {what}: at most {digits} decimals."
        if len(part) == _GROUP:
            said += f" Type {whole}{part} if it is thousands."
        raise RefusedMoney("too_fine", said)
    if len(whole) > len(str(most)) or int(whole + part.ljust(digits, "0")) > most:
        raise RefusedMoney("too_large", f"{named} is too large, for {what}.")
    return int(whole + part.ljust(digits, "0"))


_UNITS = {"k": 3, "m": 6}
_MOST = 10**15 - 1
"""More than any amount the rules take; they say what it cannot be right for."""


def amount_in(text: str, decimals: int) -> int:
    """Return the amount of a line in the smallest unit: ``10.50``, ``300``, ``1.5k``, also negative, for the
    rules to refuse. Raises ``RefusedMoney``."""
    plain = text.removeprefix("-").lower()
    by = _UNITS.get(plain[-1:], 0)
    found = scaled(plain[:-1] if by else plain, decimals + by, "an amount", _MOST)
    return -found if text.startswith("-") else found


def percent_of(text: str, what: str) -> int | None:
    """Return hundredths of a per cent if the text ends with ``%``; None if it does not."""
    return scaled(text[:-1], 2, what) if text.endswith("%") else None
