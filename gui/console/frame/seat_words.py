"""Seats as they are typed on a number pad: many keyboards have a comma there, and 3,1 is the seat 3.1."""

from __future__ import annotations

import re

from core.text.script_words import BadLine, is_moment, words

_SEAT = re.compile(r"\d+,\d{0,3}")
# After these a seat or a person may stand, never chips or money: 1,200 stays a number.
_BEFORE_SEATS = frozenset(
    ("by", "to", "with", "bb", "seat", "eliminate", "move", "swap", "rebuy", "addon", "blinds")
)


def with_point(text: str) -> str:
    """``3,1`` as ``3.1``; anything else as it is."""
    return text.replace(",", ".") if _SEAT.fullmatch(text.strip()) else text


def with_points(line: str) -> str:
    """A line of the command bar with its seats' commas read as points; every column stays what it was."""
    try:
        found = words(line)
    except BadLine:
        return line
    seats = True
    for at, word in enumerate(found):
        if not word.quoted and seats and _SEAT.fullmatch(word.text):
            start = word.column - 1
            line = line[:start] + word.text.replace(",", ".") + line[start + len(word.text) :]
        elif at or word.quoted or not is_moment(word.text):
            seats = not word.quoted and word.text.lower() in _BEFORE_SEATS
    return line
