"""Bounties: derived from purchases and busts, to the unit, whatever is corrected."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import main
from core.formats.duties import duties
from core.formats.format import named
from core.money.bounties import for_bounties, purses
from core.money.foreseen import each_more
from core.money.payouts import fees, placings, tonight
from core.money.pool import chain
from core.say.acts import (
    Act,
    KeepFromPool,
    MarkDuty,
    Rebuy,
    Register,
    Set,
    SetBounties,
    SetPrice,
    Unregister,
)
from core.say.duties import HeadDuty
from core.say.reasons import (
    AlreadyOut,
    BadAmount,
    BadSetting,
    ByHimself,
    HasPlayed,
    KeepsMore,
    NotInFormat,
    NumberTooLarge,
    OverHundred,
    PrizeWon,
    Reason,
    Refused,
)
from tests.examples import examples
from tests.formats.rounds.handed_in import handed_in
from tests.unit.night import MINUTE, Night, kinds

SETUP = """
price entry 200+50+100 chips 10000
price rebuy 150 bounty 100 chips 10000
price reentry 350 fee 50 bounty 100 chips 10000
prizes 60% 40%
open table 1
register "Anna" seat 1.1
register "Bo" seat 1.2
register "Cia" seat 1.3
register "Dag" seat 1.4
add level blinds 25/50 length 20
start
"""


def heads(night: Night) -> dict[str, tuple[int, int, int]]:
    """Return head, won and open of each entry by its player's name."""
    return {night.state.name(e): (x.head, x.won, x.open) for e, x in purses(night.state).items()}


def asked(night: Night) -> dict[str, int]:
    found = duties(night.state, night.ms)
    return {night.state.name(d.entry): d.amount for d in found if isinstance(d, HeadDuty)}


def test_a_bounty_is_no_part_of_the_pool_nor_a_fee() -> None:
    night = Night().run(SETUP)
    money = night.state.money
    assert (money.paid, money.pool, fees(night.state), for_bounties(night.state)) == (1400, 800, 200, 400)
    assert set(heads(night).values()) == {(100, 0, 0)}


def test_the_price_with_two_plus_signs_is_pool_fee_and_bounty() -> None:
    night = Night().run("price entry 200+50+100\nprice rebuy 350 fee 50 bounty 100")
    prices = night.state.money.prices
    assert (prices["entry"].paid, prices["entry"].fee, prices["entry"].bounty) == (350, 50, 100)
    assert (prices["rebuy"].paid, prices["rebuy"].fee, prices["rebuy"].bounty) == (350, 50, 100)
    night.do("price entry 250")
    assert night.state.money.prices["entry"].bounty == 0


def test_a_fixed_bounty_is_paid_whole_and_the_winner_keeps_his_own() -> None:
    night = Night().run(f'{SETUP}eliminate "Anna" by "Bo"\neliminate "Bo" by "Cia"\neliminate "Cia" by "Dag"')
    assert heads(night) == {"Anna": (0, 0, 0), "Bo": (0, 100, 0), "Cia": (0, 100, 0), "Dag": (0, 200, 0)}


def test_a_progressive_bounty_puts_the_rest_on_the_winners_head() -> None:
    """The odd unit is paid in cash: of a head of 75 half is 37 and goes on, 38 are paid."""
    night = Night().run(f'{SETUP}bounties progressive 50%\neliminate "Anna" by "Bo"')
    assert heads(night)["Bo"] == (150, 50, 0)
    night.do('eliminate "Bo" by "Cia" "Dag"')
    assert heads(night)["Cia"] == (137, 38, 0) == heads(night)["Dag"]


def test_bounties_that_are_won_are_a_reason_against_another_share() -> None:
    night = Night().run(f'{SETUP}bounties progressive 50%\neliminate "Anna" by "Bo"')
    (found,) = night.refused(SetBounties(way="fixed"))
    assert isinstance(found, PrizeWon)
    assert found.overridable
    assert [night.state.name(e) for e in found.entries] == ["Bo"]
    assert (found.places, found.won, found.would) == ((0,), (50,), (100,))
    night.do("bounties progressive 50%")
    night.do('bounties fixed override "as announced"')
    assert heads(night)["Bo"] == (100, 100, 0)


@pytest.mark.parametrize(
    ("line", "forfeited"),
    [
        ('eliminate "Anna"', False),
        ('stack "Anna" 500\ndisqualify "Anna" for "cheating"', True),
        ('disqualify "Anna" for "cheating"', True),
        ('reenter "Anna" surrender 500', True),
    ],
)
def test_nobody_won_the_bounty_of_who_left_with_chips(line: str, *, forfeited: bool) -> None:
    night = Night().run(f"{SETUP}{line}")
    (duty,) = [x for x in duties(night.state, night.ms) if isinstance(x, HeadDuty)]
    assert (night.state.name(duty.entry), duty.amount, duty.forfeited) == ("Anna", 100, forfeited)
    night.act(MarkDuty(duty=duty.id, how="done"))
    assert not asked(night)


def test_odd_units_of_a_shared_head_go_to_the_first_named() -> None:
    night = Night().run(f'{SETUP}eliminate "Anna" by "Bo" "Cia" "Dag"')
    assert [heads(night)[x][1] for x in ("Bo", "Cia", "Dag")] == [34, 33, 33]


def test_a_corrected_bust_puts_all_later_heads_right() -> None:
    night = Night().run(f'{SETUP}bounties progressive\neliminate "Anna" by "Bo"\neliminate "Bo" by "Cia"')
    assert heads(night)["Cia"] == (175, 75, 0)
    night.do('correct bust "Anna" by "Dag"')
    assert heads(night) == {"Anna": (0, 0, 0), "Bo": (0, 0, 0), "Cia": (150, 50, 0), "Dag": (150, 50, 0)}


def test_a_bust_at_another_time_still_loses_the_heads_won_before_it() -> None:
    night = Night().run(f"{SETUP}bounties progressive")
    night.wait(10).do('eliminate "Anna" by "Bo"')
    night.wait(10).do('eliminate "Bo" by "Cia"')
    won = heads(night)
    night.wait(10).do('correct bust "Bo" at 19:15')
    assert heads(night) == won


def test_a_bust_that_was_another_players_leaves_the_head_where_it_was() -> None:
    night = Night().run(f'{SETUP}eliminate "Anna" by "Bo"\ncorrect bust "Anna" was "Cia"')
    assert heads(night) == {"Anna": (100, 0, 0), "Bo": (100, 100, 0), "Cia": (0, 0, 0), "Dag": (100, 0, 0)}


def test_a_rebuy_after_a_bust_has_a_new_head_and_the_old_one_stays_won() -> None:
    night = Night().run(f'{SETUP}eliminate "Anna" by "Bo"\nrebuy "Anna"')
    assert heads(night)["Bo"] == (100, 100, 0)
    assert heads(night)["Anna"] == (100, 0, 0)
    night.do('eliminate "Anna" by "Cia"')
    assert [heads(night)[x][1] for x in ("Bo", "Cia")] == [100, 100]
    night.do('take back "Anna"')
    assert heads(night)["Anna"] == (100, 0, 0)
    assert heads(night)["Bo"] == (100, 100, 0)


def test_a_rebuy_declared_at_the_table_names_who_took_the_head() -> None:
    night = Night().run(f'{SETUP}rebuy "Anna" by "Bo"')
    assert heads(night)["Bo"][1] == 100
    assert heads(night)["Anna"] == (100, 0, 0)
    night.do('rebuy "Cia"')
    assert heads(night)["Cia"] == (200, 0, 0), "nobody took it: what was bought lies on the same head"


def test_nobody_named_leaves_the_money_open_and_asks() -> None:
    night = Night().run(f'{SETUP}eliminate "Anna"')
    assert heads(night)["Anna"] == (0, 0, 100)
    assert asked(night) == {"Anna": 100}
    night.do('correct bust "Anna" by "Cia"')
    assert heads(night)["Anna"] == (0, 0, 0)
    assert asked(night) == {}


def test_the_last_bust_needs_no_name() -> None:
    night = Night().run(f'{SETUP}eliminate "Anna" by "Bo"\neliminate "Bo" by "Cia"\neliminate "Cia"')
    assert heads(night)["Dag"] == (0, 200, 0)
    assert asked(night) == {}


def test_a_guest_who_pays_less_has_the_bounty_he_paid_for() -> None:
    night = Night().run(f'{SETUP}register "Eva" pay 60 seat 1.5\nregister "Finn" pay 0 seat 1.6')
    assert heads(night)["Eva"] == (10, 0, 0)
    assert "Finn" not in heads(night)


def test_a_refund_never_takes_the_head_back() -> None:
    """The bounty of a disqualified player belongs to whoever takes it: nobody is named, so it is open."""
    night = Night().run(SETUP)
    with pytest.raises(Refused) as refused:
        night.do('disqualify "Anna" for "cheating" refund 251 override "house"')
    assert BadAmount in {type(x) for x in refused.value.reasons}
    night.do('disqualify "Anna" for "cheating" refund 250 override "house"')
    assert heads(night)["Anna"] == (0, 0, 100)


@pytest.mark.parametrize(
    ("act", "whys"),
    [
        (SetPrice(kind="entry", paid=350, fee=50, bounty=301), kinds(BadAmount)),
        (SetPrice(kind="entry", paid=350, bounty=-1), kinds(BadAmount)),
        (SetPrice(kind="entry", paid=350, bounty=10**18), kinds(NumberTooLarge)),
        (Register(name="Eva", bounty=301), kinds(BadAmount)),
        (Register(name="Eva", pay=100, bounty=60), kinds(BadAmount)),
        (SetBounties(way="progressive", share=(("percent", 10_010),)), kinds(OverHundred)),
        (SetBounties(way="progressive", share=(("amount", 50),)), kinds(BadAmount)),
        (SetBounties(way="fixed", share=(("percent", 5000),)), kinds(BadAmount)),
        (SetBounties(way="mystery"), kinds(BadAmount)),  # type: ignore[arg-type]
    ],
)
def test_amounts_that_are_no_bounty_are_refused(act: Act, whys: set[type[Reason]]) -> None:
    assert {type(x) for x in Night().run(SETUP).refused(act)} == whys


def test_a_rebuy_after_a_bust_from_before_the_first_bounty_takes_no_head() -> None:
    night = Night().run(SETUP.replace("price entry 200+50+100", "price entry 200+50"))
    night.run('eliminate "Anna" by "Bo"\neliminate "Cia" by "Dag"\nrebuy "Cia"\nrebuy "Anna"')
    assert heads(night) == {"Anna": (100, 0, 0), "Cia": (100, 0, 0)}


def test_a_guest_who_owes_a_fee_puts_no_more_on_his_head_than_he_has_paid() -> None:
    night = Night().run(f'{SETUP}register "Gus" pay 20 fee 50 seat 1.5\nrebuy "Gus" pay 100 bounty 70')
    assert heads(night)["Gus"] == (70, 0, 0)
    gus = night.entry('"Gus"').id
    assert {type(x) for x in night.refused(Rebuy(entry=gus, pay=100, bounty=101))} == {BadAmount}


def test_who_is_out_takes_no_head_by_a_rebuy() -> None:
    night = Night().run(f'{SETUP}eliminate "Anna" by "Dag"')
    bo, anna = night.entry('"Bo"').id, next(iter(night.state.people.entries))
    assert {type(x) for x in night.refused(Rebuy(entry=bo, by=(anna,)))} == {AlreadyOut}


def test_an_entry_whose_bounty_was_won_is_not_taken_back() -> None:
    night = Night().run(f'{SETUP}rebuy "Anna" by "Bo"')
    anna = night.entry('"Anna"').id
    assert HasPlayed in {type(x) for x in night.refused(Unregister(entry=anna), override="left")}
    assert heads(night)["Bo"][1] == 100


def test_nobody_takes_his_own_head() -> None:
    night = Night().run(SETUP)
    anna = night.entry('"Anna"').id
    assert {type(x) for x in night.refused(Rebuy(entry=anna, by=(anna,)))} == {ByHimself}


# -- the winner's own bounty in the pool -------------------------------------------------------------------

POOL = f"{SETUP}set own-bounty pool\n"


def in_pool(night: Night) -> int:
    return sum(x.amount for x in chain(night.state) if x.kind == "own_bounty")


def test_one_heads_worth_is_in_the_pool_from_the_start_and_the_winner_gives_it() -> None:
    night = Night().run(POOL)
    assert (night.state.money.pool, in_pool(night), for_bounties(night.state)) == (900, 100, 300)
    assert set(heads(night).values()) == {(100, 0, 0)}, "whoever goes out loses all of it"
    assert tonight(night.state) == [540, 360]
    night.run('eliminate "Anna" by "Bo"\neliminate "Bo" by "Cia"\neliminate "Cia" by "Dag"')
    assert heads(night) == {"Anna": (0, 0, 0), "Bo": (0, 100, 0), "Cia": (0, 100, 0), "Dag": (0, 100, 0)}
    assert (night.state.money.pool, for_bounties(night.state)) == (900, 300)


def test_the_winner_of_a_progressive_keeps_what_grew_on_his_head() -> None:
    night = Night().run(f'{POOL}bounties progressive\neliminate "Anna" by "Bo"\neliminate "Cia" by "Bo"')
    assert heads(night)["Bo"] == (200, 100, 0)
    night.do('eliminate "Dag" by "Bo"')
    assert heads(night)["Bo"] == (0, 150 + 250 - 100, 0)


@pytest.mark.parametrize(
    ("line", "own"),
    [
        ('register "Eva" pay 60 seat 1.5', 10),
        ('register "Eva" pay 0 seat 1.5', 0),
        ('register "Eva" bounty 0 seat 1.5', 0),
        ('register "Eva" bounty 250 seat 1.5', 100),
        ('rebuy "Anna" bounty 30', 100),
        ('rebuy "Anna" by "Bo" bounty 30', 30),
        ('rebuy "Anna" by "Bo" bounty 0', 0),
        ('rebuy "Anna" by "Bo" bounty 0\nrebuy "Anna" bounty 90', 0),
        ('eliminate "Anna" by "Bo"\nrebuy "Anna" bounty 40', 40),
        ('eliminate "Anna" by "Bo"\nreenter "Anna" bounty 70', 70),
        ('addon "Anna" pay 50 bounty 50 chips 100', 100),
        ('register "Eva" pay 0 seat 1.5\nunregister "Eva" override "x"', 100),
        ("bounties progressive", 100),
        ("set own-bounty keep", 0),
    ],
)
def test_the_smallest_bounty_that_a_stack_was_bought_with_is_in_the_pool(line: str, own: int) -> None:
    """A re-buy while there are chips and an add-on buy no stack."""
    night = Night().run(POOL)
    before = night.copy()
    night.run(line)
    assert in_pool(night) == own
    night.run("undo\n" * len(line.splitlines()))
    assert night.state == before


def test_nobody_has_entered_and_the_first_entry_brings_it() -> None:
    night = Night().run("set own-bounty pool\nprice entry 200+50+100\nprizes 100%")
    assert (in_pool(night), each_more(night.state)) == (0, 300)
    night.do('register "Anna"')
    assert (night.state.money.pool, each_more(night.state)) == (300, 200)


def test_those_who_share_the_first_place_after_a_deal_give_it_in_equal_parts() -> None:
    night = Night().run(f'{POOL}eliminate "Anna" by "Bo"\nsettle even ends shared')
    assert night.state.won
    assert {name: x[1] for name, x in heads(night).items()} == {"Anna": 0, "Bo": 166, "Cia": 67, "Dag": 67}
    assert sum(x.prize for x in placings(night.state)) == 900


def test_the_first_place_gives_it_where_a_deal_names_places() -> None:
    night = Night().run(f'{POOL}eliminate "Anna" by "Bo"\nsettle even ends order "Cia" "Bo" "Dag"')
    assert {name: x[1] for name, x in heads(night).items()} == {"Anna": 0, "Bo": 200, "Cia": 0, "Dag": 100}


def test_it_is_kept_back_from_as_from_the_rest_of_the_pool() -> None:
    """Per cents are of the money taken without bounties; a sum may take it too."""
    night = Night().run(f'{POOL}pool keep "League pot" 10%')
    assert night.state.money.pool == 900 - 80
    night.do('pool keep "League pot" 900')
    assert night.state.money.pool == 0
    assert {type(x) for x in night.refused(KeepFromPool(name="League pot", kept=("amount", 901, 1)))} == {
        KeepsMore
    }


def test_what_is_won_is_a_reason_against_keeping_it_after_all() -> None:
    night = Night().run(POOL)
    night.run("set own-bounty keep\nset own-bounty pool")
    night.run('eliminate "Anna" by "Bo"\neliminate "Bo" by "Cia"\neliminate "Cia" by "Dag"')
    found = night.refused(Set(key="own-bounty", value="keep"))
    assert {type(x) for x in found} == {PrizeWon}
    told = {(night.state.name(e), *x) for r in found for e, *x in zip(r.entries, r.won, r.would, strict=True)}  # type: ignore[attr-defined]
    assert told == {("Dag", 540, 480), ("Cia", 360, 320), ("Dag", 100, 200)}
    night.do('set own-bounty keep override "as it was announced"')
    assert (night.state.money.pool, heads(night)["Dag"][1]) == (800, 200)


@pytest.mark.parametrize("value", ["", "house", "Pool", 1, None])
def test_no_other_word_says_where_it_goes(value: str | int | None) -> None:
    assert {type(x) for x in Night().refused(Set(key="own-bounty", value=value))} == {BadSetting}


@pytest.mark.parametrize("format", ["team", "chicago"])
def test_a_format_without_heads_sells_no_bounty(format: str) -> None:
    with handed_in(main.FORMATS):
        assert named(format) is not None
        night = Night().run(f"format {format}")
        assert NotInFormat in {type(x) for x in night.refused(SetPrice(kind="entry", paid=350, bounty=100))}
        assert NotInFormat in {type(x) for x in night.refused(SetBounties(way="fixed"))}


LINES = (
    "set own-bounty pool", "set own-bounty keep", 'set own-bounty pool override "x"',
    'rebuy {a} bounty 40 override "x"', 'rebuy {a} by {b} bounty 30 override "x"', 'register "Eva" bounty 30',
    "settle even ends shared", "settle even ends order {a} {b} {c}",
    'register "Eva"', 'register "Finn" pay 90', 'register "Gus" pay 20 fee 50', 'unregister {a} override "x"',
    "bounties fixed", "bounties progressive", "bounties progressive 33.33%", "settle even ends",
    "price entry 200+50+70", "price rebuy 100 bounty 1 chips 9",
    "undo", "redo", 'disqualify {a} for "cheating" override "x"', 'take back {a} override "x"',
    'rebuy {a} override "x"', 'rebuy {a} by {b} override "x"', 'reenter "{name}" override "x"',
    'eliminate {a}', 'eliminate {a} by {b}', 'eliminate {a} by {b} {c}', 'eliminate {a} {b} by {c}',
    'correct bust {a} by {b}', 'correct bust {a} by {b} {c}', 'correct bust {a} was {b}',
    'correct bust {a} at {minute}',
)  # fmt: skip


@settings(max_examples=examples(60))
@given(st.data())
def test_what_was_paid_for_heads_is_on_heads_won_or_open(data: st.DataObject) -> None:
    """Pool, fees and bounties are what was taken, after every act, correction and undo."""
    from_the_start = data.draw(st.booleans())
    night = Night().run(SETUP if from_the_start else SETUP.replace("200+50+100", "200+50"))
    if data.draw(st.booleans()):
        night.do("set own-bounty pool")
    for _ in range(data.draw(st.integers(1, 14))):
        night.ms += data.draw(st.sampled_from([0, 0, 1000, MINUTE]))
        if len(night.state.people.entries) < 3:
            break
        a, b, c = data.draw(st.permutations(list(night.state.people.entries)))[:3]
        line = data.draw(st.sampled_from(LINES))
        time = data.draw(st.integers(0, 2))
        try:
            night.do(
                line.format(a=f"e{a}", b=f"e{b}", c=f"e{c}", name=night.state.name(a), minute=f"19:0{time}")
            )
        except Refused:
            continue
        t = night.state
        found = purses(t)
        assert all(min(x.head, x.won, x.open) >= 0 for x in found.values())
        sold = sum(e.bounty for e in t.people.entries.values())
        own = in_pool(night)
        assert for_bounties(t) == sold - own
        given = own if t.won else 0
        assert sum(x.head + x.won + x.open for x in found.values()) == sold - given
        assert all(own <= found[e].head for e in t.people.live.values() if own and not t.won)
        assert Counter(x for e in t.people.entries.values() for x in e.stakes.values()) == t.money.stakes
        short = sum(min(0, e.paid - e.fee - e.bounty) for e in t.people.entries.values())
        assert t.money.paid == t.money.pool + fees(t) + sold - own + short
        if t.won:
            assert sum(x.prize for x in placings(t)) == t.money.pool
