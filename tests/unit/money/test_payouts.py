"""Places and their prizes: the remainder is never lost and never invented (procedure I3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.money.payouts import Placing, fees, foretold, placings, shared, tonight
from core.money.prizes import Split, prizes
from core.say.acts import Set, SetPrizes
from core.say.reasons import BadAmount, OverHundred, PrizeWon, Reason
from tests.examples import examples
from tests.unit.night import NAMES, SHEET, Night, seated, small

SHARES = st.lists(
    st.one_of(
        st.tuples(st.just("percent"), st.integers(0, 4000)),
        st.tuples(st.just("amount"), st.integers(0, 5000)),
    ),
    min_size=1,
    max_size=12,
).filter(lambda x: sum(v for kind, v in x if kind == "percent") <= 10_000)


@given(st.lists(st.integers(0, 10_000), min_size=1, max_size=9), st.integers(1, 9))
def test_what_is_shared_sums_exactly_and_differs_by_at_most_one(covered: list[int], heads: int) -> None:
    found = shared(covered, heads)
    assert sum(found) == sum(covered)
    assert max(found) - min(found) <= 1
    assert found == sorted(found, reverse=True)


def by_name(night: Night) -> dict[str, tuple[int, int, int]]:
    return {night.state.name(p.entry).split()[0]: (p.place, p.last, p.prize) for p in placings(night.state)}


def test_the_pool_is_what_was_paid_less_the_houses_part() -> None:
    night = seated(count=8).run('rebuy "Anna Ek"\naddon "Bo Ros"')
    assert (night.state.money.paid, fees(night.state), night.state.money.pool) == (4700, 400, 4300)


def test_a_tie_pools_all_the_paid_places_it_covers() -> None:
    """Procedure I3: three out together cover places 2, 3 and 4, of which the first two are paid."""
    night = seated(count=8).run("prizes 60% 25% 15%")
    night.run("eliminate 1.8\neliminate 1.7\neliminate 1.6\neliminate 1.5")
    night.do("eliminate 1.2 1.3 1.4 by 1.1")
    assert night.state.money.pool == 3600
    found = by_name(night)
    assert found["Anna"] == (1, 1, 2160)
    assert [found[x] for x in ("Bo", "Carin", "David")] == [(2, 4, 480)] * 3
    assert sum(x[2] for x in found.values()) == 3600


def test_the_odd_units_of_a_tie_go_out_too() -> None:
    night = seated(count=4).run("prizes 999 401 400\neliminate 1.4\neliminate 1.2 1.3")
    found = by_name(night)
    assert [found["Bo"][2], found["Carin"][2]] == [401, 400]
    assert sum(x[2] for x in found.values()) == night.state.money.pool


def test_a_place_beyond_the_prizes_gets_nothing() -> None:
    night = seated(count=8).run("prizes 100%\neliminate 1.8")
    assert by_name(night) == {"Hans": (8, 8, 0)}


@settings(max_examples=examples(60))
@given(st.data())
def test_a_whole_night_pays_out_its_pool(data: st.DataObject) -> None:
    """Random busts with ties and re-entries, down to one: places fit, prizes sum, ties are fair."""
    night = seated(count=8).run(f"{SHEET}\nstart")
    act = SetPrizes(shares=tuple(data.draw(SHARES)))
    night.act(act)
    night.do(f"set rounding {data.draw(st.sampled_from([1, 5, 10, 50, 100]))}")
    while len(night.state.people.live) > 1:
        live = list(night.state.people.live.values())
        out = data.draw(st.lists(st.sampled_from(live), min_size=1, max_size=3, unique=True))
        out = out[: len(live) - 1]
        stacks = data.draw(st.lists(st.integers(1, 3), min_size=len(out), max_size=len(out)))
        with_stacks = " stacks " + " ".join(map(str, stacks)) if data.draw(st.booleans()) else ""
        night.do("eliminate " + " ".join(f"e{e}" for e in out) + with_stacks)
        if len(night.log.actions) < 30 and data.draw(st.integers(0, 4)) == 0:
            night.do(f"reenter p{night.state.people.entries[out[0]].player}")
    found = placings(night.state)
    assert sorted(night.state.people.entries[p.entry].player for p in found) == sorted(
        night.state.people.players
    )
    if act.shares:
        assert sum(p.prize for p in found) == night.state.money.pool
    place = 1
    for (first, last), group in groupby(found, key=lambda p: (p.place, p.last)):
        mates: list[Placing] = list(group)
        assert (first, last) == (place, place + len(mates) - 1)
        assert max(p.prize for p in mates) - min(p.prize for p in mates) <= 1
        place = last + 1


def test_places_are_the_same_whoever_is_still_in() -> None:
    night = seated(count=8)
    for seat in (8, 7, 6):
        night.do(f"eliminate 1.{seat}")
    assert by_name(night) == {"Frans": (6, 6, 0), "Gun": (7, 7, 0), "Hans": (8, 8, 0)}
    assert len(NAMES) == 8


@pytest.mark.parametrize(
    ("shares", "whys"),
    [
        ((("percent", 6000), ("percent", 4001)), {OverHundred}),
        ((("amount", -1),), {BadAmount}),
        ((("beer", 5),), {BadAmount}),
        ((("percent", 10_001), ("amount", -1)), {OverHundred, BadAmount}),
    ],
)
def test_shares_that_are_none(shares: tuple[tuple[str, int], ...], whys: set[type[Reason]]) -> None:
    assert {type(x) for x in Night().refused(SetPrizes(shares=shares))} == whys


def test_a_fee_above_what_was_paid_takes_nobody_elses_money() -> None:
    night = seated(count=2)
    night.do('register "Guest" pay 0 fee 100')
    assert (night.state.money.paid, fees(night.state), night.state.money.pool) == (1000, 200, 900)


def test_the_prizes_of_tonight_are_for_the_people_not_their_entries() -> None:
    night = seated(count=2).run('eliminate "Anna Ek"\nreenter "Anna Ek"')
    assert tonight(night.state) == [945, 405] == prizes(Split(1350, night.state.money.shares, 2))
    assert tonight(Night().run("prizes 50% 30% 20%").state) == []


# -- prizes that are won ----------------------------------------------------------------------------------


def three_left() -> Night:
    """Eight have entered, 3,600 is in the pool, late entry is over, the fourth and the fifth are paid."""
    night = seated(count=8).run(f"{SHEET}\nprizes 40% 25% 15% 12% 8%\nset late 1\nstart")
    night.wait(30)
    for seat in (8, 7, 6, 5, 4):
        night.do(f"eliminate 1.{seat}")
    return night


def won(night: Night, reasons: Sequence[Reason]) -> list[tuple[object, ...]]:
    (found,) = [x for x in reasons if isinstance(x, PrizeWon)]
    assert found.overridable
    players = [night.state.name(entry) for entry in found.entries]
    return list(zip(players, found.places, found.won, found.would, strict=True))


def test_a_prize_that_is_won_is_a_reason_against_prizes_that_change_it() -> None:
    night = three_left()
    assert by_name(night)["David"] == (4, 4, 432)
    act = SetPrizes(shares=(("amount", 1500), *night.state.money.shares[1:]))
    assert won(night, night.refused(act)) == [("David Öst", 4, 432, 252), ("Eva Dal", 5, 288, 168)]
    night.act(act, "the house decided")
    assert by_name(night)["David"] == (4, 4, 252)
    assert [kind for kind, _ in night.state.word.overrides[-1].against] == [PrizeWon.kind]


@pytest.mark.parametrize(
    ("line", "david"),
    [
        ('disqualify 1.1 for "cheating" refund 50', (4, 4, 426)),
        ('disqualify 1.1 for "cheating" refund 500', (4, 4, 378)),
        # as if the entry had never been: two are left
        ("unregister 1.1", (3, 3, 473)),
    ],
)
def test_money_given_back_takes_no_prize_that_is_won(line: str, david: tuple[int, int, int]) -> None:
    night = three_left()
    assert PrizeWon in night.whys(line)
    night.do(f'{line} override "the house decided"')
    assert by_name(night)["David"] == david


@pytest.mark.parametrize(
    "before",
    [
        "",
        "prizes 40% 25% 15% 12% 8%\neliminate 1.3",  # the other one has won then
        'set late 6\nreenter "Hans Berg"\nset late 1',
        "prizes smooth 1\nplaces 60% up",
        "pool keep League 7%\nset rounding 50",
        "prizes 1000 500 400 300 200",
    ],
)
def test_what_is_said_before_an_entry_is_taken_back_is_what_happens(before: str) -> None:
    """As if the entry had never been: every place moves up, and fewer places may be paid."""
    night = three_left()
    for line in filter(None, before.split("\n")):
        night.do(f'{line} override "the house decided"')
    told = won(night, night.reasons("unregister 1.1"))
    was = {night.state.name(x.entry): (x.place, x.prize) for x in placings(night.state)}
    night.do('unregister 1.1 override "the house decided"')
    now = {night.state.name(x.entry): x.prize for x in placings(night.state)}
    assert told == [(x, *was[x], now[x]) for x in was if was[x][1] != now[x]] != []


def test_the_others_can_share_the_rest_in_another_way() -> None:
    """A deal of the last three: all prizes as amounts, those that are won as they were."""
    night = three_left().run("prizes 1240 1000 640 432 288")
    assert by_name(night)["David"] == (4, 4, 432)
    assert tonight(night.state) == [1240, 1000, 640, 432, 288]


@pytest.mark.parametrize("line", ["set rounding 100", "prizes 60% 40%", "prizes 50% 30% 20%"])
def test_no_unit_and_no_other_number_of_places_takes_a_prize_that_is_won(line: str) -> None:
    assert three_left().whys(line) == {PrizeWon}


def test_how_they_are_rounded_does_not_either() -> None:
    night = seated(count=8).run("set rounding 100\nprizes 40% 25% 15% 12% 8%\neliminate 1.8")
    night.run("set rounded down\nset rounded nearest\neliminate 1.7\neliminate 1.6\neliminate 1.5")
    assert night.whys("set rounded down") == {PrizeWon}


@pytest.mark.parametrize("open_", ["set late 6", "price reentry 500 fee 50 chips 10000 until 6"])
def test_a_place_that_can_still_change_is_nobodys(open_: str) -> None:
    """Late entry is open, or re-entries are sold: who is out may end up in another place."""
    night = seated(count=8).run(f"{SHEET}\nprizes 60% 25% 15%\n{open_}\nstart")
    night.run("\n".join(f"eliminate 1.{seat}" for seat in (8, 7, 6, 5, 4, 3)))
    night.do("prizes 70% 30%")
    # a short night can be won before that
    night.do("eliminate 1.2")
    assert night.whys("prizes 60% 40%") == {PrizeWon}


def test_prizes_set_for_the_first_time_take_nothing_from_anybody() -> None:
    night = Night().run("price entry 500 fee 50 chips 10000\nopen table 1")
    for seat, name in enumerate(NAMES[:4], 1):
        night.do(f'register "{name}" seat 1.{seat}')
    night.run("eliminate 1.4\neliminate 1.3")
    night.do("prizes 60% 25% 15%")


def test_the_same_prizes_written_as_amounts_are_no_reason() -> None:
    night = three_left()
    night.act(SetPrizes(shares=tuple(("amount", x) for x in tonight(night.state))))
    assert by_name(night)["Eva"] == (5, 5, 288)


def test_a_hand_that_other_tables_still_play_decides_no_prize() -> None:
    """Hand for hand: whoever goes out in the same hand may share the place."""
    night = small().run("prizes 40% 30% 20% 5% 5%")
    night.run("\n".join(f'eliminate "{name}"' for name in NAMES[:3]))
    night.run(f'hand-for-hand\neliminate "{NAMES[3]}"')
    night.run("prizes 40% 30% 20% 10%\nprizes 40% 30% 20% 5% 5%\nhand played")
    assert night.whys("prizes 40% 30% 20% 10%") == {PrizeWon}


# -- what a change would come to --------------------------------------------------------------------------


def test_a_change_is_foretold_in_figures() -> None:
    night = seated(count=8)
    act = SetPrizes(shares=(("amount", 1500), *night.state.money.shares[1:]))
    found = foretold(night.state, act)
    assert found is not None
    assert (found.before, found.after) == ((1800, 1080, 720), (2550, 630, 420))
    assert (found.moved, [x.code for x in found.odd]) == ((1, 2, 3), ["rest"])
    assert foretold(night.state, Set(key="late", value=3)) is None
    assert foretold(night.state, Set(key="rounding", value=0)) is None


def test_a_paid_place_is_not_rounded_away() -> None:
    """320 in the pool and prizes in hundreds: 70/30 came to 320 and nothing."""
    night = Night().run("price entry 160 chips 10000\nprizes 70% 30%\nset rounding 100")
    night.run('register "Anna Ek"\nregister "Bo Ros"')
    assert tonight(night.state) == [220, 100]
    night.do("set rounded down")
    assert tonight(night.state) == [224, 96]


@pytest.mark.parametrize(
    ("pool_", "written", "paid"),
    [(1080, "900 300", [780, 300]), (500, "900 300", [350, 150])],
)
def test_amounts_that_the_pool_is_too_small_for(pool_: int, written: str, paid: list[int]) -> None:
    """They came to 900/180, and to 500 for the first alone."""
    night = Night().run(f"set rounding 50\nprice entry {pool_} chips 10000\nprizes {written}")
    night.run('register "Anna Ek"\nprice entry 0 chips 10000')
    night.run("\n".join(f'register "{name}"' for name in NAMES[1:4]))
    assert tonight(night.state) == paid
