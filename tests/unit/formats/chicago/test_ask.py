"""What the page asks of a round: who could win or be out, and which straight flush is higher."""

from __future__ import annotations

from core.formats.chicago.ask import Chance, chances, higher
from core.formats.chicago.deal import Chicago, Scored
from core.formats.chicago.numbers import Numbers
from core.formats.chicago.round import Line, Round, begin, take


def standing(*points: int, ring: tuple[int, ...] = ()) -> Round:
    lines = (Line(i, p, p, ring=i in ring) for i, p in enumerate(points, 1))
    return begin(range(1, len(points) + 1), Numbers()).after(*lines)


def test_who_could_win_or_be_out_by_an_exchange() -> None:
    assert chances(standing(47, 45, 44, 9, ring=(1,))) == [
        Chance(1, 5, wins=True), Chance(2, 7, wins=False), Chance(3, 8, wins=False),
    ]  # fmt: skip
    assert chances(standing(43, 0, 0, 0)) == []


def test_who_could_win_when_chicago_is_said() -> None:
    round_ = standing(37, 42, 41, 0)
    for _ in range(3):
        round_ = take(round_, Scored())
    round_ = take(round_, Chicago(1))
    assert chances(round_) == [Chance(2, 10, wins=False), Chance(1, 15, wins=True)]


def test_rank_is_before_suit_between_straight_flushes() -> None:
    assert higher(("K", "c"), ("Q", "h")) == 1
    assert higher(("K", "d"), ("K", "s")) == 2
    assert higher(("9", "s"), ("9", "h")) == 2
    assert higher(("9", "s"), ("9", "s")) == 0
