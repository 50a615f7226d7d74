"""Plant mistakes in the lines of a night, each of which the comparison must catch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

NAME = re.compile(r'"(?:[^"\\]|\\.)*"')
LEVEL = re.compile(r"(?<= length )\d+")


def _indexes(lines: list[str], verb: str) -> list[int]:
    return [i for i, line in enumerate(lines) if line.split(" ", 1)[1].startswith(verb + " ")]


def _with(lines: list[str], index: int, line: str) -> list[str]:
    return [*lines[:index], line, *lines[index + 1 :]]


def swapped_busts(lines: list[str]) -> Iterator[list[str]]:
    """Yield the lines with two neighbouring busts of different people swapped, their times kept, each pair in
    turn."""
    busts = _indexes(lines, "eliminate")
    for i, j in pairwise(busts):
        (first, one), (second, other) = lines[i].split(" ", 1), lines[j].split(" ", 1)
        if NAME.findall(one)[0] != NAME.findall(other)[0]:
            yield _with(_with(lines, i, f"{first} {other}"), j, f"{second} {one}")


def dropped(lines: list[str], verb: str) -> Iterator[list[str]]:
    """Yield the lines without one line of this verb, each in turn."""
    for i in _indexes(lines, verb):
        yield lines[:i] + lines[i + 1 :]


def one_more(lines: list[str], verb: str, word: str) -> Iterator[list[str]]:
    """Yield the lines with the number after ``word`` one too large, in each line of this verb in turn."""
    for i in _indexes(lines, verb):
        more = re.sub(rf"(?<= {word} )\d+", lambda found: str(int(found.group()) + 1), lines[i])
        yield _with(lines, i, more)


def wrong_winner(lines: list[str]) -> Iterator[list[str]]:
    """Yield the lines with a bust by nobody instead of the player who won the chips."""
    for i in _indexes(lines, "eliminate"):
        nobody = re.sub(r' by ".*', "", lines[i])
        if nobody != lines[i]:
            yield _with(lines, i, nobody)


def longer_levels(lines: list[str], times: float) -> Iterator[list[str]]:
    """Yield the lines with each level in turn ``times`` as long; breaks are left alone."""
    for i in _indexes(lines, "add level"):
        yield _with(lines, i, LEVEL.sub(lambda found: str(round(int(found.group()) * times)), lines[i]))
