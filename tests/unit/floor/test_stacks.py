"""A stack that was counted: right with whatever is known to have come or gone since, or forgotten."""

from __future__ import annotations

import pytest

from core.floor.draw.seeding import stacks
from tests.rules.conduct_night import house
from tests.unit.night import Night
from tests.unit.rooms import room


def counted(*lines: str) -> Night:
    """Three at table 1, in the break at which the 25s go; whoever sits in seat 1 and 2 has been counted."""
    night = Night().run("price entry 100 chips 10000\nprice rebuy 100 chips 5000\nprice addon 50 chips 3000")
    night.run("add level blinds 25/50 length 20\nadd break length 10 remove 25\nadd level blinds 100/200")
    room((1, 2, 4), night=night).run("chips 25 100 500 1000\nstart\nset clock row 2")
    night.run("stack 1.1 9075\nstack 1.2 75")
    return night.run("\n".join(lines))


def known(night: Night, *seats: str) -> list[int | None]:
    return [night.entry(seat).stack for seat in seats]


@pytest.mark.parametrize(
    ("lines", "first", "second"),
    [
        # odd 150 are two 100s by the books' default: one to each, the aces first
        (["race 1 chip 25 odd 1:3 2:3 cards 1:As 1:Kd 1:2h 2:Qs 2:Jd 2:3h"], 9100, 100),
        # the second's last chips: raced off, rescued with one of the lowest in play
        (["race 1 chip 25 odd 1:2 2:3 last 2 cards 1:As 1:Kd 2:Qs 2:Jd 2:3h"], 9125, 100),
        (["rebuy 1.1", "addon 1.2"], 14_075, 3075),
        (["adjust -500 why forfeited of 1.1"], 8575, 75),
        (["adjust -75 why forfeited of 1.2"], 9075, None),
        (["adjust -500 why pocketed of 1.1"], None, 75),
        (["adjust -500 why missing at 1"], 9075, 75),
        (["eliminate 1.4 by 1.1"], None, 75),
        (["eliminate 1.4"], 9075, 75),
        (['colour up 25 override "all were counted"', "exchange 1.1 chip 25 count 4"], 9075, 75),
        (['colour up 25 override "all were counted"', "exchange 1.1 chip 25 count 3"], None, 75),
    ],
)
def test_chips_that_come_and_go_are_reckoned_with(
    lines: list[str], first: int | None, second: int | None
) -> None:
    night = counted(*lines)
    assert known(night, "1.1", "1.2") == [first, second]
    for _ in lines:
        night.do("undo")
    assert known(night, "1.1", "1.2") == [9075, 75]


def test_who_was_never_counted_stays_so() -> None:
    night = counted("rebuy 1.4", "race 1 chip 25 odd 4:3 1:2")
    assert known(night, "1.4") == [None]
    entry = night.entry("1.4").id
    assert stacks(night.state, [entry]) == {entry: 15_000}, "taken to have what was bought"


def test_shares_of_who_is_disqualified_come_to_the_counted_stack_and_go_back() -> None:
    """Played away meanwhile, they cannot be collected from what was counted: then nobody knows."""
    night = house({"elimination.disqualified_chips": '"dealt_out"'})
    night.run('stack "Bo Ros" 8000\nstack "Carin Ål" 500')
    night.do('disqualify "Anna Ek" for "cheating" shares 3:4000 5:3000 chips 7000')
    assert [night.entry(f'"{name}"').stack for name in ("Bo Ros", "Carin Ål")] == [12_000, 3500]
    night.do('stack "Carin Ål" 2000')
    night.do('take back "Anna Ek"')
    assert [night.entry(f'"{name}"').stack for name in ("Bo Ros", "Carin Ål")] == [8000, None]
