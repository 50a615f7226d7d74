"""Seats and numbers of a line as they are typed: many number pads have a comma, and 3,1 is the seat 3.1;
1,200 is a number as the country writes it."""

from __future__ import annotations

import re

from core.say.acts import SEVERAL, VERBS, Argument, arguments
from core.text.script_words import BadLine, is_moment, words
from gui.words.numbers import canonical

_SEAT = re.compile(r"\d+,\d{0,3}")
_NUMBER = r"-?(?:\d{1,3}(?:[.,'\u2019]\d{3})+[km]?|\d+[.,]\d+[km]|\d+[km]?)"
_GROUPED = re.compile(rf"{_NUMBER}(?:[+/]{_NUMBER})?", re.IGNORECASE)
_SEATED = ("entry", "entries", "player", "seat", "seats")


def _before_seats() -> dict[str, bool]:
    """Return the words after which a seat or a person may stand, and whether several may; never chips or
    money: 1,200 stays a number."""
    found: dict[str, bool] = {}

    def add(word: str, argument: Argument) -> None:
        if argument.form in _SEATED:
            found[word] = found.get(word, False) or argument.form in SEVERAL

    for verb, act in VERBS.items():
        for at, argument in enumerate(arguments(act)):
            if argument.word or not at:
                add(argument.word or verb, argument)
    return found


_BEFORE_SEATS = _before_seats()


def with_point(text: str) -> str:
    """``3,1`` as ``3.1``; anything else as it is."""
    return text.replace(",", ".") if _SEAT.fullmatch(text.strip()) else text


def with_points(line: str) -> str:
    """A line of the command bar with its seats' commas read as points and its numbers as core reads them;
    every column stays what it was. What has two readings stays: core refuses it."""
    try:
        found = words(line)
    except BadLine:
        return line
    seats = several = True
    for at, word in enumerate(found):
        if not word.quoted and seats and _SEAT.fullmatch(word.text):
            start = word.column - 1
            line = line[:start] + word.text.replace(",", ".") + line[start + len(word.text) :]
            seats = several
            continue
        if not word.quoted and _GROUPED.fullmatch(word.text):
            start, parts = word.column - 1, re.split(r"([+/])", word.text)
            plain = "".join(canonical(part) or part.replace(".", ",") for part in parts).ljust(len(word.text))
            line = line[:start] + plain + line[start + len(word.text) :]
        if at or word.quoted or not is_moment(word.text):
            before = "" if word.quoted else word.text.lower()
            verb = f"{found[at - 1].text.lower()} {before}" if at else ""
            key = verb if verb in _BEFORE_SEATS else before
            seats, several = key in _BEFORE_SEATS, _BEFORE_SEATS.get(key, False)
    return line
