"""Nights of Chicago from registration to the final order."""

from __future__ import annotations

import pytest

from core.money.payouts import placings
from tests.unit.formats.chicago.nights import field, heat, label, play, protocol, tables


def fates(players: int) -> list[list[int]]:
    """Play a night of so many and return the sizes of the tables of each heat."""
    night = field(players)
    sizes: list[list[int]] = []
    while not night.state.won:
        night.do("draw heat" + (' override "five"' if players == 5 and not sizes else ""))
        sizes.append([len(x.players) for x in tables(night)])
        play(night)
    places = [x.place for x in placings(night.state)]
    assert len(places) == players
    assert places[0] == 1
    return sizes


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, [[3]]),
        (5, [[3, 2], [3], [4]]),
        (4, [[4]]),
        (6, [[3, 3], [4]]),
        (8, [[4, 4], [4]]),
        (9, [[3, 3, 3], [3, 3]]),
        (16, [[4] * 4, [4, 4]]),
        (17, [[4, 4, 3, 3, 3], [4, 3, 3], [3, 3]]),
        (64, [[4] * 16, [4] * 8, [4] * 4, [4, 4]]),
    ],
)
def test_every_field_comes_down_to_its_finals(players: int, sizes: list[list[int]]) -> None:
    found = fates(players)
    assert [sorted(x, reverse=True) for x in found] == sizes


def test_a_deal_is_entered_line_by_line() -> None:
    night = field(4)
    night.do("draw heat")
    night.run("points 1.1 pair\npoints 1.2 flush\npoints 1.0\ntrick 1.3 deuce")
    match = tables(night)[0]
    assert [x.points for x in match.sheet.round.lines] == [1, 5, 10, 0]
    assert match.sheet.round.deals == 1
    protocol(night, match)
    assert match.sheet.told
    assert label(night, match) == "1"
    assert heat(night).round == 1
