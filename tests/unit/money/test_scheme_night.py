"""The words of the command ``payouts`` in a night: how many places, what each gets, a place by hand."""

from __future__ import annotations

from datetime import UTC

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.money import scheme
from core.money.payouts import places_paid, placings, split, tickets, tonight
from core.money.scheme import Field, Rounded
from core.money.tickets import Tickets
from core.say.acts import GridPrizes, SetPlaces, SmoothPrizes
from core.say.reasons import BadAmount, NoPayouts, PrizeWon, Refused
from core.text.export import export
from core.text.script_words import BadLine
from gui.desk.script_json import as_json
from gui.words.prizes import prize_said
from tests.checker.check import prizes_of
from tests.checker.lines import in_order, read
from tests.checker.night import derive
from tests.examples import examples
from tests.unit.night import SHEET, Night, seated


def entered(count: int) -> Night:
    night = Night().run("price entry 350 fee 50 chips 10000\nset currency kr")
    for number in range(count):
        night.do(f'register "P{number}"')
    return night


def test_smooth_prizes_of_a_per_cent_of_the_entries() -> None:
    night = entered(46).run('places 15% nearest\nprizes "smooth 2"\nset rounding 10')
    found = scheme.payouts(Field(46, 46, 13_800, 300), "15% nearest", "smooth 2", Rounded(10))
    assert tonight(night.state) == [*found.prizes]
    assert (places_paid(night.state), sum(found.prizes)) == (7, 13_800)
    assert [x.line for x in night.log.actions[-3:-1]] == ["places 15% nearest", "prizes smooth 2"]


def test_the_grid_follows_the_entries() -> None:
    night = entered(8).run("prizes grid")
    assert tonight(night.state) == [1680, 720]
    night.do('register "A"')
    assert tonight(night.state) == [1350, 810, 540]
    night.do("prizes grid 2-8:100% 9-20:60/40")
    assert tonight(night.state) == [1620, 1080]
    night.do("prizes 50% 30% 20%")
    assert night.state.money.scheme == ""
    night.run("undo\nundo")
    assert tonight(night.state) == [1350, 810, 540]


def test_places_take_the_first_shares_and_a_place_by_hand_its_prize() -> None:
    night = entered(10).run("prizes 40% 30% 20% 10%\nplaces 2\nset unshared house")
    assert tonight(night.state) == [1200, 900]
    assert split(night.state).to_house == 900
    night.run("set unshared place\nplaces none\nfix 4 400")
    assert tonight(night.state)[3] == 400
    assert sum(tonight(night.state)) == 3000
    night.do("fix 4")
    assert tonight(night.state) == [1200, 900, 600, 300]


def test_a_satellite_pays_five_tickets_and_the_rest_in_money() -> None:
    """36 entries of 300 are 10,800: five tickets of 2,000, and 800 for the sixth."""
    night = entered(36).run('prizes tickets 2000 "Main event"')
    assert tonight(night.state) == [2000] * 5 + [800]
    assert tickets(night.state) == Tickets(2000, 5, "Main event")
    assert as_json(night.director, night.ms, UTC)["prizes"]["tickets"] == {
        "value": 2000,
        "count": 5,
        "name": "Main event",
    }
    night.do('prizes tickets 2000 3 "Main event"')
    assert tonight(night.state) == [2000] * 5 + [800]
    assert [prize_said(night.state, place, 2000) for place in (3, 4)] == ["Main event · 2,000 kr", "2,000 kr"]
    night.do('pool keep "Dealers" 800')
    assert tonight(night.state) == [2000] * 5
    assert night.whys("places 4") == night.whys("prizes tickets 2000 6") == {NoPayouts}
    night.do('pool keep "Dealers" 9000')
    assert (tonight(night.state), tickets(night.state)) == ([1800], Tickets(2000, 0, "Main event"))


def test_more_than_everybody_wins_goes_to_the_first() -> None:
    night = entered(3).run("prizes tickets 250")
    assert tonight(night.state) == [400, 250, 250]
    night.do("set unshared house")
    assert tonight(night.state) == [250, 250, 250]
    assert split(night.state).to_house == 150


def test_what_rounding_leaves_goes_to_the_place_that_is_set() -> None:
    night = entered(3).run("pool guarantee 3301")
    night.run("prizes 50% 30% 20%\nset rounding 10")
    assert tonight(night.state) == [1651, 990, 660]
    night.do("set remainder 3")
    assert tonight(night.state) == [1650, 990, 661]


@pytest.mark.parametrize(
    ("line", "code", "overridable"),
    [
        ("places 101%", "not_places", False),
        ("places 0", "no_places", False),
        ("places 15% sideways", "not_places", False),
        ("places -3", "negative", False),
        ("places grid 2-8:0", "no_places", False),
        ("places grid 2-8:1 5-9:2", "not_a_grid", False),
        ("places 1000000000000000000", "too_large", False),
        ("prizes grid 2-8:60/50", "over_hundred", False),
        ("prizes grid 2-8:1", "no_prizes", False),
        ("prizes smooth x", "not_an_amount", False),
        ("prizes smooth 1 2", "not_prizes", False),
        ("prizes tickets 200 -1 Main event", "not_tickets", False),
        ("prizes tickets 200 5.5", "not_tickets", False),
        ("prizes tickets 200 5x Main event", "not_tickets", False),
        ("fix 2", "nothing_fixed", False),
        ("places 7", "places_without_share", True),
        ("prizes smooth 2", "places_not_said", True),
        ("prizes grid 20-30:60/40", "not_in_grid", True),
        ("fix 7 300", "no_such_place", True),
        ("fix 2 3001", "fixed_over_pool", True),
        ("fix 2 2900", "fixed_out_of_order", True),
        ("set unshared refuse", "unshared", True),
    ],
)
def test_what_cannot_be(line: str, code: str, overridable: bool) -> None:
    night = entered(10).run("prizes 50% 30% 19%")
    (found,) = night.reasons(line)
    assert isinstance(found, NoPayouts)
    assert (found.code, found.overridable) == (code, overridable)


@pytest.mark.parametrize("line", ["fix 0 100", "fix 2 -1", "fix 20001 5"])
def test_a_place_or_an_amount_that_is_none(line: str) -> None:
    assert entered(10).whys(line) == {BadAmount}


def test_before_anybody_has_entered_any_words_can_be_set_up() -> None:
    night = Night().run("places 7\nprizes smooth 2\nfix 7 900")
    assert tonight(night.state) == []
    assert {type(x) for x in night.refused(SetPlaces(places="x"))} == {NoPayouts}
    assert {type(x) for x in night.refused(GridPrizes(rows='#"'))} == {NoPayouts}
    assert {type(x) for x in night.refused(SmoothPrizes(least="-1"))} == {NoPayouts}


def test_prizes_won_stay_as_they_are() -> None:
    night = seated(count=8).run(f"{SHEET}\nprizes 40% 25% 15% 12% 8%\nset late 1\nstart").wait(30)
    night.run("\n".join(f"eliminate 1.{seat}" for seat in (8, 7, 6, 5, 4)))
    for line in ("places 3", "prizes grid", "fix 4 500", "set remainder 4", "fix 1 1500"):
        if line != "set remainder 4":
            assert night.whys(line) == {PrizeWon}, line
    paid = {x.place: x.prize for x in placings(night.state)}
    night.run("fix 4 432\nfix 5 288")
    assert {x.place: x.prize for x in placings(night.state)} == paid


LINES = st.sampled_from(
    [
        "places 2",
        "places 15% down",
        "places 50% people",
        "places none",
        "places grid",
        "places 5",
        "prizes grid",
        "prizes smooth",
        "prizes smooth 2",
        "prizes smooth 0.5",
        "prizes tickets 900",
        "prizes tickets 350 2 Main event",
        "prizes 50% 30% 20%",
        "prizes 900 50% 20%",
        "prizes 2000 1000 500",
        "prizes 40% 20% 15% 15% 10%",
        "prizes 30% 100 80",
        "prizes none",
        "prizes grid 3-5:100% 6-9:60/40",
        "fix 1 900",
        "fix 1 1750",
        "fix 1 50000",
        "fix 2 300",
        "fix 2",
        "fix 3 5000",
        "fix 3",
        "fix 7 100",
        "set remainder 2",
        "set remainder 1",
        "set unshared house",
        "set unshared place",
        "set rounded down",
        "set rounding 100",
        "set rounding 1000",
        "set rounding 1",
        "pool add X 3000",
        'pool keep "Y" 50%',
        "pool guarantee 8000",
        "pool guarantee 0",
        "eliminate 1.8",
        "eliminate 1.7 1.6",
        'reenter "Hans Berg"',
        "undo",
        "undo",
    ]
)


@settings(max_examples=examples(30))
@given(
    st.sampled_from(("40% 20% 15% 15% 10%", "50% 50%", "30% 100", "30% 100 80", "none")),
    st.sampled_from((1, 100, 1000)),
    st.lists(st.tuples(st.integers(1, 3), st.sampled_from((500, 1500, 20_000))), max_size=2),
    st.sampled_from(("place", "house")),
)
def test_prizes_fixed_before_anybody_enters_are_paid_of_any_pool(
    words: str, unit: int, by_hand: list[tuple[int, int]], unshared: str
) -> None:
    night = Night().run(f"price entry 140 chips 10000\nprizes {words}\nset rounding {unit}")
    night.run("\n".join((f"set unshared {unshared}", *(f"fix {x} {y}" for x, y in by_hand))))
    for number in range(15):
        night.do(f'register "P{number}"')
        t, found = night.state, tonight(night.state)
        assert sum(found) + split(t).to_house == (t.money.pool if t.money.prizes_set else 0)
        assert found == sorted(found, reverse=True)
        assert min(found, default=0) >= 0
    lines = in_order(read([*export(night.director, UTC)]))
    assert prizes_of(derive(lines), night.state.game.entrants(night.state.people)) == tonight(night.state)


@settings(max_examples=examples(60))
@given(st.lists(LINES, max_size=14))
def test_the_prizes_and_the_house_come_to_the_pool(lines: list[str]) -> None:
    """Whatever was asked for and became of it: no prize is negative, none larger than the one above."""
    night = seated(count=8)
    for line in lines:
        try:
            night.do(f'{line} override "so be it"')
        except (Refused, BadLine):
            continue
        t, found = night.state, tonight(night.state)
        lines_ = in_order(read([*export(night.director, UTC)]))
        assert prizes_of(derive(lines_), t.game.entrants(t.people)) == found, "by the lines"
        assert sum(found) + split(t).to_house == (t.money.pool if t.money.prizes_set else 0), line
        assert found == sorted(found, reverse=True)
        assert min(found, default=0) >= 0
