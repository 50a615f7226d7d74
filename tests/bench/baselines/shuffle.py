"""Baseline of the draw: a list of that length shuffled, which nobody can verify afterwards."""

from __future__ import annotations

import random


def shuffled(count: int) -> list[int]:
    people = list(range(count))
    random.shuffle(people)
    return people
