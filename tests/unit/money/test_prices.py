"""Several prices of one kind of purchase, and bonuses: chips without money."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.clock.late_ends import closing
from core.formats.duties import duties
from core.money.bounties import for_bounties
from core.money.payouts import fees, may_come_in
from core.money.pool import times_bought
from core.money.till import till
from core.people.buying import asks_price, offered, prices_of
from core.say.acts import AddOn, Reenter, Register, SetPrice
from core.say.duties import SaleEndsDuty, Urgency
from core.say.reasons import (
    BadAmount,
    LateRegistrationClosed,
    LimitReached,
    NameEmpty,
    NotSold,
    NumberTooLarge,
    Refused,
    SaleClosed,
)
from core.text import setup
from core.text.export import export
from core.text.script_words import BadLine
from tests.examples import examples
from tests.unit.night import MINUTE, STOCKHOLM, Night, at
from tests.unit.text.test_roundtrip import brought

SETUP = """price entry 350 fee 50 chips 10000
price entry "Guest" 400 fee 100 chips 9000 bounty 100
price rebuy 300 chips 10000
price rebuy "Double" 500 chips 20000 most 1
price addon 100 chips 5000 until 1
price addon "Early bird" 0 chips 2000 until 2 most 1
add level blinds 25/50 length 20
add level blinds 50/100 length 20
add level blinds 100/200 length 20
"""
NAMES = ("", "Guest", "Double", "early bird")


def entry(night: Night, name: str) -> tuple[int, int, int, int]:
    found = night.entry(name)
    return found.chips, found.paid, found.fee, found.bounty


def test_a_purchase_is_made_at_the_price_that_is_named() -> None:
    night = Night().run(f'{SETUP}register "Anna" at "Guest"\nregister "Bo"\nrebuy "Bo" at double')
    assert entry(night, "Anna") == (9_000, 400, 100, 100)
    assert entry(night, "Bo") == (30_000, 850, 50, 0)
    money = night.state.money
    assert (money.paid, money.pool, fees(night.state), for_bounties(night.state)) == (1250, 1000, 150, 100)
    assert night.state.chips.in_play == 39_000


def test_what_a_purchase_says_itself_holds_at_a_named_price_too() -> None:
    night = Night().run(f'{SETUP}register "Anna" at "Guest" chips 8000 pay 60')
    assert entry(night, "Anna") == (8_000, 60, 60, 0)


def test_a_bonus_is_an_add_on_without_money() -> None:
    night = Night().run(f'{SETUP}register "Anna"\naddon "Anna" at "Early bird"\naddon "Anna"')
    assert entry(night, "Anna") == (17_000, 450, 50, 0)
    assert night.state.money.pool == 400
    assert times_bought(night.state, "addon") == 1


def test_each_price_has_its_own_limits() -> None:
    night = Night().run(f'{SETUP}register "Anna"\nregister "Bo"\nrebuy "Anna" at "Double"\nstart')
    assert night.whys('rebuy "Anna" at "double"') == {LimitReached}
    night.run('rebuy "Anna"\nrebuy "Anna"').wait(25)
    assert night.whys('addon "Anna"') == {SaleClosed}
    night.do('addon "Anna" at "Early bird"')
    assert night.whys('addon "Anna" at "Early bird"') == {LimitReached}
    night.wait(20)
    assert night.whys('addon "Bo" at "Early bird"') == {SaleClosed}


EARLY = 'price addon "Early bird" 0 chips 2000'


def test_a_price_is_sold_until_a_time_of_the_wall_clock() -> None:
    """The night began at 19:00. The moment itself still counts, and the refusal can be overruled."""
    night = Night().run(f'{SETUP}{EARLY} until 19:30 most 1\nregister "Anna"\nregister "Bo"').wait(30)
    night.do('addon "Anna" at "Early bird"')
    night.wait(ms=1)
    (found,) = night.refused(AddOn(entry=night.entry("Bo").id, at="early bird"))
    assert found == SaleClosed(purchase="addon", time=at("2025-03-14 19:30"))
    assert found.overridable
    night.do('addon "Bo" at "Early bird" override "he was in the queue"')
    assert entry(night, "Bo")[0] == 12_000


def test_what_is_sold_until_a_time_is_told_of_before_it_ends() -> None:
    """Ten minutes before, as late registration is; what ends at one moment is one duty."""
    night = Night().run(f"{SETUP}{EARLY} until 19:30 most 1\nprice rebuy 200 chips 5000 until 19:30")
    night.run('price rebuy "Double" 400 chips 10000 until 19:45\nregister "Anna"').wait(20, ms=-1)
    assert ending(night) == []
    night.wait(ms=1)
    (found,) = ending(night)
    assert (found.time, found.due_ms, found.left) == (night.ms + 600_000, night.ms + 600_000, 600_000)
    assert found.urgency is Urgency.SOON
    assert [*zip(found.purchases, found.names, strict=True)] == [("rebuy", ""), ("addon", "Early bird")]
    night.wait(10)
    assert len(ending(night)) == 1, "the moment itself still counts"
    night.wait(ms=1)
    assert ending(night) == []
    night.wait(5)
    assert [x.names for x in ending(night)] == [("Double",)]
    night.do('cancel "fire"')
    assert ending(night) == []


def test_no_sale_of_entries_ends_after_late_registration_has_closed() -> None:
    """It was told of as a sale that goes on."""
    night = Night().run(f"{SETUP}set late 1\nprice rebuy 200 chips 5000 until 19:50")
    night.run(
        "price entry 350 chips 10000 until 19:50\nprice reentry 300 chips 10000 until 19:50\nopen table 1"
    )
    night.run('register "Anna"\nregister "Bo"\ndraw\nstart').wait(40)
    assert night.whys('register "Cy"') == {LateRegistrationClosed}
    assert [x.purchases for x in ending(night)] == [("rebuy",)]


def ending(night: Night) -> list[SaleEndsDuty]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, SaleEndsDuty)]


def test_a_line_told_late_is_measured_by_its_own_time() -> None:
    night = Night().run(f'{SETUP}{EARLY} until 19:30 most 1\nregister "Anna"').wait(45)
    assert night.whys('addon "Anna" at "Early bird"') == {SaleClosed}
    night.late('19:20 addon "Anna" at "Early bird"')
    assert entry(night, "Anna")[0] == 12_000


@pytest.mark.parametrize(
    ("now", "said", "ends"),
    [
        ("2025-03-14 18:00", "19:00", "2025-03-14 19:00"),
        ("2025-03-14 09:00", "22:00", "2025-03-14 22:00"),
        ("2025-03-14 21:00", "00:30", "2025-03-15 00:30"),
        ("2025-03-14 19:05", "19:00", "2025-03-14 19:00"),
        ("2025-03-15 00:45", "23:30", "2025-03-14 23:30"),
        ("2025-03-14 19:05", "2025-03-16T12:00+01:00", "2025-03-16 12:00"),
        ("2025-03-30 01:30", "03:30", "2025-03-30 03:30"),
        ("2025-03-14 19:05", "+0:30", "2025-03-14 19:05:30"),
    ],
)
def test_a_time_is_that_of_tonight(now: str, said: str, ends: str) -> None:
    """Also over midnight, when summer time begins, and where it has passed: then nothing is sold any more."""
    night = Night(began=now).run(f"{EARLY} until {said}")
    price = night.state.money.named["addon", "early bird"]
    assert (price.until, price.until_time) == (None, at(ends))


@pytest.mark.parametrize("said", ["soon", "25:00", "-1", "1.5", "4 until 19:00", ""])
def test_what_is_neither_a_level_nor_a_time_is_not_read(said: str) -> None:
    with pytest.raises(BadLine):
        Night().do(f"{EARLY} until {said}")


@pytest.mark.parametrize(
    "until", [("level", 0), ("level", 10_000), ("time", -1), ("time", 10**15), ("day", 1)]
)
def test_no_sale_ends_with_what_is_no_level_and_no_time(until: tuple[str, int]) -> None:
    act = SetPrice(kind="addon", paid=0, chips=100, until=until)  # type: ignore[arg-type]
    assert {type(x) for x in Night().refused(act)} <= {BadAmount, NumberTooLarge}
    assert Night().refused(act)


def test_a_level_set_instead_takes_the_time_away() -> None:
    night = Night().run(f"{EARLY} until 19:00\n{EARLY} until 2")
    assert night.state.money.named["addon", "early bird"].limit == ("level", 2)
    night.run("price rebuy 200 chips 100 until 19:00\nprice rebuy 200 chips 100")
    assert night.state.money.prices["rebuy"].limit is None


def test_a_time_comes_along_with_the_same_night_as_that_of_the_new_one() -> None:
    night = Night().run(f"{SETUP}{EARLY} until 19:30 most 1")
    week = 7 * 24 * 60 * MINUTE
    made, left = setup.night_of(setup.lines_of(night.state, STOCKHOLM), STOCKHOLM, night.ms + week)
    assert left == ()
    assert made.money.named["addon", "early bird"].until_time == at("2025-03-21 19:30")
    assert brought(list(export(night.director, STOCKHOLM))).state == night.state


@pytest.mark.parametrize(
    "now", ["2025-03-13 20:00", "2025-03-14 00:30", "2025-03-14 12:00", "2025-03-14 19:10"]
)
def test_the_time_of_a_night_that_is_set_up_is_meant_by_its_start(now: str) -> None:
    lines = (f"{EARLY} until 19:00", "add level blinds 25/50 length 20", "schedule 19:30")
    made, left = setup.night_of(lines, STOCKHOLM, at(now))
    assert left == ()
    assert made.clock.position.scheduled == at("2025-03-14 19:30")
    assert made.money.named["addon", "early bird"].until_time == at("2025-03-14 19:00")


def test_prizes_are_final_once_nobody_can_come_in_any_more() -> None:
    night = Night().run(f'{SETUP}price rebuy 300 chips 10000 until 19:30\nprice rebuy "Double" 0\nstart')
    assert may_come_in(night.state, night.ms)
    assert may_come_in(night.state, at("2025-03-14 19:30"))
    assert not may_come_in(night.state, at("2025-03-14 19:31"))


def test_a_sale_that_ends_at_a_time_does_not_hide_the_level_of_another() -> None:
    night = Night().run(f"{SETUP}{EARLY} until 19:30")
    assert closing(night.state) == {night.state.clock.levels[0].id: ("addon",)}


def test_a_kind_is_sold_as_long_as_any_of_its_prices() -> None:
    night = Night().run(SETUP)
    assert closing(night.state) == {night.state.clock.levels[1].id: ("addon",)}
    night.do('price addon "Early bird" 0 chips 2000')
    assert closing(night.state) == {}


def test_a_name_without_a_price_is_refused() -> None:
    night = Night().run(f'{SETUP}register "Anna"')
    assert night.whys('register "Bo" at "Member"') == {NotSold}
    assert NotSold in night.whys('rebuy "Anna" at "Guest"')


def test_a_re_entry_is_made_at_the_prices_of_an_entry_while_it_has_none() -> None:
    night = Night().run(f'{SETUP}register "Anna"\nregister "Bo"\neliminate "Anna"\nreenter "Anna" at "Guest"')
    assert entry(night, "Anna") == (9_000, 400, 100, 100)
    night.do('price reentry "Second" 200 chips 8000 most 1')
    assert [x.name for x in prices_of(night.state, "reentry")] == ["Second"]
    night.do('eliminate "Anna"')
    assert NotSold in night.whys('reenter "Anna" at "Guest"')
    night.do('reenter "Anna"')
    assert entry(night, "Anna") == (8_000, 200, 0, 0)
    night.do('eliminate "Anna"')
    assert night.whys('reenter "Anna"') == {LimitReached}


BONUS = 'price addon "Early bird" 0 chips 2000\nprice addon "Staff" 0 chips 3000\nregister "Anna"'


def test_a_bonus_is_sold_by_its_name_alone() -> None:
    night = Night().run(BONUS)
    anna = night.entry("Anna").id
    assert night.refused(AddOn(entry=anna)) == [NotSold(purchase="addon", prices=("Early bird", "Staff"))]
    assert (asks_price(night.state, "addon"), offered(night.state, "addon")) == (True, "Early bird")
    night.do('addon "Anna" at Staff')
    assert entry(night, "Anna")[0] == 3_000
    night.do('price addon "Late" 100 chips 5000')
    night.do('addon "Anna"')
    assert entry(night, "Anna")[:2] == (8_000, 100), "the first that costs something is the usual one"


def test_nobody_enters_at_a_bonus_that_is_not_named() -> None:
    night = Night().run('price entry "Staff" 0 chips 10000')
    assert night.refused(Register(name="Anna")) == [NotSold(purchase="entry", prices=("Staff",))]
    night.run('register "Anna" at staff\nregister "Bo" chips 500')
    assert (entry(night, "Anna")[0], entry(night, "Bo")[0]) == (10_000, 500)


@pytest.mark.parametrize("sold", ["price reentry 200 chips 8000\n", ""])
def test_a_re_entry_that_was_taken_away_is_refused(sold: str) -> None:
    """It is as in the settings: none; and none is as of a re-buy and an add-on."""
    night = Night().run(f'{SETUP}{sold}price reentry 0\nregister "Anna"\nregister "Bo"\neliminate "Anna"')
    anna = night.entry("Anna").player
    assert night.refused(Reenter(player=anna)) == [NotSold(purchase="reentry")]
    assert prices_of(night.state, "reentry") == []
    night.do('reenter "Anna" chips 9000 pay 100')
    assert entry(night, "Anna")[:2] == (9_000, 100)


def test_a_re_entry_that_was_taken_away_may_have_a_price_of_a_name() -> None:
    night = Night().run(f'{SETUP}price reentry 0\nprice reentry "Second" 200 chips 8000')
    night.run('register "Anna"\nregister "Bo"\neliminate "Anna"')
    (found,) = night.refused(Reenter(player=night.entry("Anna").player))
    assert found == NotSold(purchase="reentry", prices=("Second",))
    night.do('reenter "Anna" at "Second"')
    assert entry(night, "Anna")[:2] == (8_000, 200)


def test_a_free_entry_needs_no_chips() -> None:
    night = Night().run('price entry 0\nregister "Anna"\nregister "Bo"\neliminate "Anna"\nreenter "Anna"')
    assert len(night.state.people.entries) == 3


def test_what_is_sold_no_longer_hides_no_level_of_another() -> None:
    night = Night().run(f"{SETUP}price addon 0")
    assert closing(night.state) == {night.state.clock.levels[1].id: ("addon",)}


def test_a_price_of_nothing_is_sold_no_longer() -> None:
    night = Night().run(f'{SETUP}price entry "GUEST" 0')
    assert night.whys('register "Anna" at "Guest"') == {NotSold}
    night.do("undo")
    night.do('register "Anna" at "Guest"')


@pytest.mark.parametrize("amounts", ["-1", "100 fee 200", "100 fee 50 bounty 60", "100 chips -5", "1 most 0"])
def test_impossible_amounts_are_refused(amounts: str) -> None:
    assert Night().whys(f'price entry "Guest" {amounts}') == {BadAmount}


def test_a_name_of_spaces_is_no_other_price() -> None:
    assert Night().whys('price entry "  " 400') == {NameEmpty}


def test_the_till_names_the_price_that_is_owed() -> None:
    night = Night().run(f'{SETUP}set till on\nregister "Anna" at "Guest"\nrebuy "Anna"')
    (account,) = till(night.state, night.ms).accounts
    assert [(x.kind, x.amount, x.at) for x in account.open] == [("entry", 400, "Guest"), ("rebuy", 300, "")]


def test_the_prices_come_along_with_the_same_night() -> None:
    night = Night().run(SETUP)
    made, left = setup.night_of(setup.lines_of(night.state, STOCKHOLM), STOCKHOLM, night.ms)
    before = night.state.money
    assert (made.money.prices, made.money.named, left) == (before.prices, before.named, ())


def test_the_prices_have_the_decimals_of_the_night() -> None:
    night = Night().run(f'{SETUP}set decimals 2\nprice addon "Half" 10.50 fee 0.50 chips 100')
    night.do('register "A" at "Guest"')
    assert entry(night, "A") == (9_000, 40_000, 10_000, 10_000)
    assert night.state.money.named["addon", "half"].paid == 1050


PURCHASES = st.lists(
    st.tuples(
        st.sampled_from(["register", "rebuy", "addon", "undo", "out", "again"]), st.sampled_from(NAMES)
    ),
    max_size=14,
)


@settings(max_examples=examples(40), deadline=None)
@given(PURCHASES)
def test_no_money_and_no_chips_are_lost(done: list[tuple[str, str]]) -> None:
    night = Night().run(f"{SETUP}prizes 60% 40%\nset till on")
    for i, (what, name) in enumerate(done):
        first = next(iter(night.state.people.live.values()), 0)
        said = f' at "{name}"' if name else ""
        lines = {
            "register": f'register "P{i}"{said}', "undo": "undo", "out": f"eliminate e{first}",
            "again": f"rebuy e{first}{said}",
        }  # fmt: skip
        with suppress(Refused, BadLine):
            night.do(lines.get(what, f"{what} e{first}{said}"))
        t = night.state
        assert t.money.pool + for_bounties(t) + fees(t) == t.money.paid
        assert sum(e.chips for e in t.people.entries.values()) == t.chips.in_play
        assert till(t, night.ms).owed == t.money.paid
    assert brought(list(export(night.director, STOCKHOLM))).state == night.state
