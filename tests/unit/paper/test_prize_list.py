"""The prizes as rows, and whether they can still change."""

from __future__ import annotations

import pytest

from core.money.payouts import tonight
from core.paper.payout_rows import lost_rows
from core.paper.prize_list import PrizeRow, can_change, may_enter, prize_list
from tests.unit.night import NAMES, Night, small


def test_every_paid_place_is_open_at_first() -> None:
    t = small().state
    assert prize_list(t) == [PrizeRow(i, i, x) for i, x in enumerate(tonight(t), 1)]
    assert sum(x.prize for x in prize_list(t)) == t.money.pool == 8 * 450


def bust_down_to(night: Night, left: int) -> Night:
    for name in NAMES[: len(NAMES) - left]:
        night.wait(1).do(f'eliminate "{name}" by "{NAMES[-1]}"')
    return night


def test_who_is_out_in_the_money_has_a_name() -> None:
    night = bust_down_to(small(), 2)
    first, second, third = prize_list(night.state)
    assert (third.place, third.name) == (3, "Frans Ny")
    assert (first.name, second.name) == ("", "")
    night.do('eliminate "Gun Alm" by "Hans Berg"')
    assert [x.name for x in prize_list(night.state)] == ["Hans Berg", "Gun Alm", "Frans Ny"]


def test_who_shares_a_place_shares_the_prizes_and_has_a_row_each() -> None:
    night = bust_down_to(small(), 4)
    night.do('eliminate "Eva Dal" "Frans Ny" by "Gun Alm"')
    rows = prize_list(night.state)
    assert [(x.place, x.last) for x in rows] == [(1, 1), (2, 2), (3, 4), (3, 4)]
    assert sum(x.prize for x in rows) == night.state.money.pool
    assert {x.name for x in rows[2:]} == {"Eva Dal", "Frans Ny"}
    assert abs(rows[2].prize - rows[3].prize) <= 1


def test_places_that_are_shared_are_not_open_too() -> None:
    night = bust_down_to(small(), 3)
    night.do('eliminate "Frans Ny" "Gun Alm" by "Hans Berg"')
    assert [(x.place, x.last, x.name) for x in prize_list(night.state)] == [
        (1, 1, "Hans Berg"),
        (2, 3, "Frans Ny"),
        (2, 3, "Gun Alm"),
    ]


def test_only_a_namesake_has_a_club_number() -> None:
    night = Night().run(
        "price entry 500 chips 10000\nprizes 60% 40%\nadd level blinds 25/50\nopen table 1 seats 6"
    )
    night.run('register "Bo Ek" number 7 seat 1.1\nregister "Bo Ek" number 8 seat 1.2')
    night.run('register "Ulf Ask" number 9 seat 1.3\nstart')
    night.wait(1).run("eliminate 7 by 9\neliminate 8 by 9")
    assert [(x.name, x.number) for x in prize_list(night.state)] == [("Ulf Ask", ""), ("Bo Ek", "8")]
    assert [x.name for x in lost_rows(night.state)] == ["Bo Ek 7"]


@pytest.mark.parametrize(
    ("lines", "enter", "change"),
    [
        ("", True, True),
        ("set late 2", True, True),
        ("set late 2\nprice rebuy 400 chips 1 until 1\nprice addon 300 chips 1 until 1", True, True),
        ("set late 1", False, True),
        ("set late 1\nprice rebuy 400 chips 10000 until 1", False, True),
        (
            "set late 1\nprice rebuy 400 chips 10000 until 1\nprice addon 300 chips 15000 until 1",
            False,
            False,
        ),
    ],
)
def test_they_can_change_while_somebody_may_enter_or_buy(lines: str, enter: bool, change: bool) -> None:
    night = small(started=False)
    night.run(lines)
    night.do("rulebook tda-2024")
    night.do("start")
    night.wait(25)
    assert may_enter(night.state, night.ms) is enter
    assert can_change(night.state, night.ms) is change


def test_once_somebody_has_won_they_stand() -> None:
    night = bust_down_to(small(), 1)
    assert not may_enter(night.state, night.ms)
    assert not can_change(night.state, night.ms)
