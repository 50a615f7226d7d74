"""Nights of team poker, made up and derived again; and that the checker sees what is wrong."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC
from random import Random

import pytest

from core.text.export import export
from tests.checker.team import by_force, fewest, wrong
from tests.formats.teams import drawn, handed_in
from tests.simulator.team import Simulation


@pytest.fixture(autouse=True)
def team_poker() -> Iterator[None]:
    with handed_in():
        yield


@pytest.mark.parametrize("seed", range(8))
def test_a_night_holds_and_is_derived_again(seed: int) -> None:
    night = Simulation(seed)
    counts = night.run()
    assert counts.broken == []
    assert night.wrong() == []


@pytest.mark.parametrize("seed", range(30))
def test_the_fewest_clashes_are_those_of_trying_everything(seed: int) -> None:
    random = Random(seed)
    tables = 1 + seed % 3
    counts = {team: random.randint(0, 2) for team in range(4)}
    there = {team: [random.randint(0, 1) for _ in range(tables)] for team in counts}
    total = sum(counts.values())
    room = [0] * tables
    for i in range(total):
        room[i % tables] += 1
    assert fewest(counts, there, room) == by_force(counts, there, room)


def lines() -> list[str]:
    night = drawn(4, 3, tables=(6, 6, 6))
    night.level_ends()
    a, b, _ = night.stacks("Fisk")
    night.do(f"transfer {a} to {b} stack 9990")
    night.wait(5).do(f"time-out {a}")
    night.run("gathered\nend time-out acted")
    night.run(f"time-out {b}\ngathered\ntime-out card Fisk\nend time-out acted")
    night.run(f"time-out {b}\nend time-out withdrawn")
    night.do(f"eliminate {b}")
    return [*export(night.director, UTC)]


@pytest.mark.parametrize(
    ("was", "then"),
    [
        (r'"chips":999\b', '"chips":1000'),
        (r'"card":true', '"card":false'),
        (r'("seconds":)60', r"\g<1>50"),
        (r'"withdrawn"\}( penalty)', r'"acted"}\1'),
        (r'"how":"withdrawn"', '"how":"lifted"'),
        (r'(time_out_called\{[^}]*"step":)""', r'\1"minutes 10"'),
        (r'(transfer_told\{[^}]*"row":)\d+', r"\g<1>0"),
        (r'(team_registered\{[^}]*"members":\[)(\d+),(\d+)', r"\g<1>\g<2>,\g<2>"),
    ],
)
def test_the_checker_sees_it(was: str, then: str) -> None:
    texts = lines()
    known = wrong(texts)
    altered = [re.sub(was, then, text) for text in texts]
    assert altered != texts
    assert Counter(wrong(altered)) - Counter(known)
