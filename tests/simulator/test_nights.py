"""A run over every field fails on a disagreement, and on what never came in enough nights."""

from __future__ import annotations

import pytest

from tests.simulator.chicago import FIELDS, MUST
from tests.simulator.nights import ENOUGH, Night, report, run


def nights(many: int, happened: dict[str, int], wrong: list[str]) -> list[Night]:
    return [(1, 3, 10, happened, wrong), *((seed, 3, 10, {}, []) for seed in range(2, many + 1))]


@pytest.mark.parametrize(
    ("many", "happened", "wrong", "code"),
    [
        (ENOUGH, {"made": 1, "broken": 2}, [], 0),
        (ENOUGH, {"made": 1}, [], 1),
        (ENOUGH - 1, {"made": 1}, [], 0),
        (1, {"made": 1, "broken": 2}, ["places"], 1),
    ],
)
def test_what_fails(
    many: int, happened: dict[str, int], wrong: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(nights(many, happened, wrong), ("made", "broken")) == code
    lines = [x.split() for x in capsys.readouterr().out.splitlines()]
    assert [str(happened.get("broken", 0)), "broken"] in lines


def test_the_fields_and_one_night_of_chicago(capsys: pytest.CaptureFixture[str]) -> None:
    assert {*range(3, 21), 64} == {*FIELDS}
    assert run(["--format", "chicago", "--seed", "3", "--fields", "4"]) == 0
    out = capsys.readouterr().out
    assert all(f"  {x}\n" in out for x in MUST)
