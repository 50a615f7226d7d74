"""The words of the projected scenes around the play: welcome, prizes, final table, winner, test pattern."""

from __future__ import annotations

from gui.words.numbers import ordinal
from gui.words.tr import Context

tr = Context("room")


# -- welcome ----------------------------------------------------------------------------------------


# -- prizes -----------------------------------------------------------------------------------------


def places(first: int, last: int) -> str:
    """``4th``; those with the same prize in one line: ``10th–18th``."""
    return ordinal(first) if first == last else f"{ordinal(first)}–{ordinal(last)}"


def each(money: str) -> str:
    """What every one of several places gets."""
    return tr("{money} each", money=money)


# -- final table ------------------------------------------------------------------------------------


# -- test pattern -----------------------------------------------------------------------------------


def dots(width: int, height: int, rate: float) -> str:
    """``1920 × 1080 · 60 Hz``."""
    size = f"{width} × {height}"
    return tr("{size} · {rate} Hz", size=size, rate=round(rate)) if rate >= 1 else size
