"""Prizes of recorded nights against TD3's, which rounds each place below the first to the nearest unit; and a
club's own grid of percentages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.money.prizes import Split, oddities, prizes
from tests.nights.convert import in_pool, shares
from tests.nights.data import Night, files, folder, load

GRID = folder() / "payouts.json"


def paid(night: Night) -> list[int]:
    return [prize["paid"] for prize in night["prizes"]]


def only(night: Night, kind: str) -> bool:
    return {x["amount_type"] for x in night["prizes"]} == {kind} and sum(paid(night)) > 0


# If the house added money to the pool, or kept some, percentages are of another sum than was taken.
PERCENT = [p for p in files() if only(x := load(p), "percent") and sum(paid(x)) == in_pool(x)]
AMOUNTS = [p for p in files() if only(load(p), "amount")]


@pytest.mark.parametrize("path", PERCENT, ids=lambda path: path.stem)
def test_percentages_come_to_what_was_paid(path: Path) -> None:
    night = load(path)
    split = Split(in_pool(night), shares(night), len(night["players"]), night["prize_round_to"])
    assert prizes(split) == paid(night)
    assert not oddities(split)


@pytest.mark.parametrize("path", AMOUNTS, ids=lambda path: path.stem)
def test_amounts_that_come_to_the_pool_are_paid_as_written(path: Path) -> None:
    """The pool is the money paid out: the house's part is in it."""
    night = load(path)
    split = Split(sum(paid(night)), shares(night), len(night["players"]), night["prize_round_to"])
    assert prizes(split) == paid(night)
    assert not oddities(split)


@pytest.mark.skipif(not GRID.exists(), reason="no recorded payouts here")
@pytest.mark.parametrize("unit", [1, 5, 10, 50, 100])
def test_a_clubs_grid_pays_every_place(unit: int) -> None:
    grid = json.loads(GRID.read_text("utf-8"))["entries_to_percent"]
    for entries, percentages in grid.items():
        shares = tuple(("percent", round(x * 100)) for x in percentages)
        for players in (int(x) for x in entries.split("-")):
            paid_out = prizes(Split(players * 40, shares, players, unit))
            assert sum(paid_out) == players * 40
            assert len(paid_out) == min(players, len(shares))
            assert paid_out == sorted(paid_out, reverse=True)
