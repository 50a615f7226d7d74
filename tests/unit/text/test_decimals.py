"""Amounts with decimals: read and written in the currency, counted in its smallest unit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.log.order import MemoryLog
from core.money.payouts import tonight
from core.money.pool import chain
from core.money.writing import shown
from core.say.reasons import BadAmount, DecimalsFixed, NoPayouts, Refused
from core.text import export
from core.text.opening import open_door
from core.text.script_words import BadLine
from core.text.setup import lines_of, night_of
from tests.unit.night import Night

SETUP = (
    "price entry 10.50 fee 1", "price rebuy 9.50+0.50", "set rounding 0.50", "prizes 50% 30% 20%",
    'pool add "x" 12.50', 'pool keep "y" 7x1.25', 'pool keep "z" 2.5%', "pool guarantee 99.95", "fix 3 9.50",
)  # fmt: skip


def euros(*lines: str, decimals: int = 2) -> Night:
    return done(Night(), f"set decimals {decimals}", *lines)


def done(night: Night, *lines: str) -> Night:
    for line in lines:
        night.do(line)
    return night


def test_amounts_are_in_the_currency_and_count_the_smallest_unit() -> None:
    t = euros(*SETUP, 'register "Anna"', 'register "Bo" pay 20 fee 2.5').state
    assert (t.money.prices["entry"].paid, t.money.prices["entry"].fee) == (1050, 100)
    assert (t.money.prices["rebuy"].paid, t.money.prices["rebuy"].fee) == (1000, 50)
    assert (t.setting("rounding"), t.money.by_hand) == (50, {3: 950})
    assert [x.value for x in t.money.links.values()] == [1250, 125, 250, 9995]
    assert (t.money.paid, t.money.pool) == (3050, 9995)
    assert sum(x.amount for x in chain(t)) == t.money.pool == sum(tonight(t))


def test_prizes_are_rounded_to_the_whole_currency_unless_another_unit_is_set() -> None:
    t = euros("price entry 10.10", "prizes 50% 30% 20%", *(f'register "P{i}"' for i in range(5))).state
    assert (t.setting("rounding"), tonight(t)) == (100, [2550, 1500, 1000])


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("price entry 300", "price entry 300.00"),
        ("price entry 1.5k fee 0.05", "price entry 1500.00 fee 0.05"),
        ("price entry 200+50.5", "price entry 250.50 fee 50.50"),
        ("prizes 12.50 7.5", "prizes 12.50 7.50"),
        ("set rounding 0.5", "set rounding 0.50"),
        ('pool keep "y" 7x1.25', 'pool keep "y" 7x1.25'),
        ("fix 2 9.5", "fix 2 9.50"),
    ],
)  # fmt: skip
def test_an_amount_is_written_as_it_is_read(line: str, written: str) -> None:
    assert euros(line).director.history[-1].line == written


@pytest.mark.parametrize(
    ("line", "expected", "near"),
    [
        ("price entry 10.505", "two decimals", None),
        ("price entry 10,50", "point", "10.50"),
        ("price entry 1e3", "number", None),
        ("price entry ١٢", "number", None),
        ("price entry ½", "number", None),
        ("price entry 1000000000000000000", "smaller amount", None),
        ("set rounding 0.005", "two decimals", None),
        ('pool keep "y" 7x1.255', "two decimals", None),
        ("prizes 10.999", "two decimals", None),
    ],
)  # fmt: skip
def test_hostile_amounts_are_refused_where_they_stand(line: str, expected: str, near: str | None) -> None:
    with pytest.raises(BadLine) as bad:
        euros(line)
    assert (bad.value.expected, bad.value.facts.get("near")) == (expected, near)


@pytest.mark.parametrize(("decimals", "expected"), [(0, "whole amount"), (1, "one decimal")])
def test_an_amount_finer_than_the_currency_is_refused(decimals: int, expected: str) -> None:
    with pytest.raises(BadLine) as bad:
        euros("price entry 10.55", decimals=decimals)
    assert bad.value.expected == expected


def test_a_negative_amount_is_refused_by_the_rule() -> None:
    with pytest.raises(Refused) as refused:
        euros("price entry -0.50")
    assert refused.value.reasons == (BadAmount(what="paid", amount=-50),)


# -- when they change -----------------------------------------------------------------------------------


def test_decimals_set_later_leave_every_amount_as_much_as_it_was() -> None:
    night = done(
        Night(),
        "price entry 300 fee 50",
        "prizes 500 50%",
        "fix 2 90",
        'pool add "x" 20',
        "set rounding 10",
        "set decimals 2",
    )
    money = night.state.money
    assert (money.prices["entry"].paid, money.prices["entry"].fee) == (30000, 5000)
    assert (money.shares, money.by_hand) == ((("amount", 50000), ("percent", 5000)), {2: 9000})
    assert (money.links["added", "x"].value, night.state.setting("rounding")) == (2000, 1000)


def test_decimals_are_fixed_once_somebody_has_paid() -> None:
    night = euros("price entry 10", 'register "Anna"')
    assert night.reasons("set decimals 0") == [DecimalsFixed(decimals=2, taken=True)]
    done(night, 'unregister "Anna"', "set decimals 0")
    assert night.state.money.prices["entry"].paid == 10


def test_decimals_that_an_amount_needs_stay() -> None:
    night = euros("price entry 10.50")
    assert night.reasons("set decimals 0") == [DecimalsFixed(decimals=2, taken=False)]
    night.do("set decimals 1")
    assert night.state.money.prices["entry"].paid == 105


def test_tickets_have_the_decimals_of_the_currency() -> None:
    night = euros("price entry 10.50", *(f'register "P{i}"' for i in range(6)), "prizes tickets 25.50")
    assert tonight(night.state) == [2550, 2550, 1200]
    assert night.reasons("prizes tickets 25.505") == [NoPayouts(code="too_fine")]
    assert euros("prizes tickets 25.50").reasons("set decimals 0")


def test_an_amount_means_the_same_when_the_decimals_are_undone_and_redone() -> None:
    night = done(Night(), "set decimals 2", "price entry 10", "undo 1", 'register "Anna"')
    assert (night.state.money.prices["entry"].paid, night.state.money.paid) == (10, 10)
    night.do("redo 1")
    assert (night.state.money.prices["entry"].paid, night.state.money.paid) == (1000, 1000)


def test_what_needs_the_decimals_depends_on_them() -> None:
    for line in ("price entry 10.50", "prizes tickets 20.50"):
        (why,) = euros(line).reasons("undo 1")
        assert why.fields()["actions"] == (2,), line
    night = euros("prizes tickets 20").run('undo 1\nregister "Anna" pay 50')
    assert tonight(night.state) == [50]


AMOUNT = st.integers(1, 99_999)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from((0, 1, 2)), st.lists(AMOUNT, min_size=6, max_size=6), st.integers(1, 6))
def test_a_night_is_the_same_from_its_lines_and_from_its_export(
    decimals: int, amounts: list[int], players: int
) -> None:
    paid, fee, added, kept, fixed, unit = (shown(x, decimals) for x in amounts)
    registered = (f'register "P{i}" pay {paid}' for i in range(players))
    set_up = (f"price entry {paid}+{fee}", f'pool add "x" {added}', f"fix 2 {fixed}", f"set rounding {unit}")
    keeping = f'pool keep "y" {kept} override "so it is"'
    night = euros(*set_up, keeping, "prizes 60% 40%", *registered, decimals=decimals)
    assert night.state.money.prices["entry"].paid == amounts[0] + amounts[1]
    assert sum(tonight(night.state)) == night.state.money.pool
    again = done(Night(), *(action.line for action in night.director.history))
    assert again.state == night.state
    copy = open_door(MemoryLog(), lambda: night.ms, night.chance.bytes, night.zone)
    for line in [*export.export(night.director, night.zone)][1:-1]:
        copy.bring(export.read_line(line, night.zone))
    assert copy.state == night.state
    assert [x.hash for x in copy.history] == [x.hash for x in night.director.history]
    new, not_done = night_of(lines_of(night.state, night.zone), night.zone, night.ms)
    assert (new.money.prices, new.money.links) == (night.state.money.prices, night.state.money.links)
    assert not not_done
