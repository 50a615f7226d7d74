"""The shares of the prizes as they are typed, in per cent or as amounts."""

import re
from collections.abc import Sequence
from itertools import pairwise

from core.money.prizes import Share, come_to_hundred
from gui.widgets.fields import amount_in, number_in, pieces_in

_THREE = re.compile(r"\d{3}(?!\d)")
_PART = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?\s*(%?)")


def share_typed(text: str, *, percent: bool, decimals: int = 0) -> Share | None:
    """``50 %``, ``12.5%``, ``1,000``; a bare number up to 100 is per cent where the others are, with decimals
    too: of two decimals at most none is grouped. An amount is in the smallest unit of a currency with so many
    ``decimals``."""
    found = _PART.fullmatch(text.strip())
    if found is not None and (found[3] or (found[2] and percent and int(found[1]) < 100)):
        return "percent", int(found[1]) * 100 + int((found[2] or "").ljust(2, "0") or 0)
    number = number_in(text) if percent else None
    if number is not None and 0 <= number <= 100:
        return "percent", number * 100
    amount = amount_in(text, decimals)
    return None if amount is None or amount < 0 else ("amount", amount)


def shares_typed(text: str, *, percent: bool, decimals: int = 0) -> list[Share] | None:
    """Return one share, or several at once: ``50 30 20``, ``50 % 30 % 20 %``. Bare numbers that come to 100
    are per cent wherever they stand."""
    parts = pieces_in(re.sub(r"\s+%", "%", text))
    bare = [number for part in parts if (number := number_in(part)) is not None]
    # 1 000, and not 50 30 20, nor 500 300 200
    thousands = not _falling(bare) and len(parts) <= 3 and all(_THREE.match(x) for x in parts[1:])
    whole = share_typed(text, percent=percent, decimals=decimals) if thousands else None
    if whole is not None:
        return [whole]
    percent = percent or (len(bare) == len(parts) and come_to_hundred(bare))
    read = (share_typed(part, percent=percent, decimals=decimals) for part in parts)
    found = [share for share in read if share is not None]
    values = [value for _, value in found]
    after_nothing = any(not a and b for a, b in pairwise(values))  # 5 000 3 000 is no list of places
    return None if not found or len(found) < len(parts) or after_nothing else found


def one_number(text: str) -> tuple[list[int], int] | None:
    """Return the prizes that were read where the same digits can be one number, as ``850 500``, and that
    number."""
    parts = re.split(" +", text.strip(" "))
    three = len(parts) in (2, 3) and all(x.isdecimal() and len(x) == 3 for x in parts[1:])
    if not three or not parts[0].isdecimal() or len(parts[0]) > 3 or not _falling([*map(int, parts)]):
        return None
    return [*map(int, parts)], int("".join(parts))


def _falling(numbers: Sequence[int]) -> bool:
    return len(numbers) > 1 and min(numbers) > 0 and [*numbers] == sorted(numbers, reverse=True)
