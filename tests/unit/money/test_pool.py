"""The prize pool as a chain: what is bought, added, kept back and guaranteed, conserved to the unit."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import store
from core.log.order import MemoryLog
from core.money.payouts import from_money, placings, tonight
from core.money.pool import Sold, by_price, chain, times_bought
from core.money.till import Sale, sales
from core.say.acts import AddToPool, KeepFromPool
from core.say.reasons import (
    BadAmount,
    KeepsMore,
    NameEmpty,
    NameTooLong,
    NoSuchPoolLink,
    OverHundred,
    PrizeWon,
    Reason,
    Refused,
)
from core.text.opening import open_door
from core.text.script_words import BadLine
from core.tournament.state import Tournament
from main import FORMATS
from tests.examples import examples
from tests.formats.rounds.handed_in import handed_in
from tests.unit.night import SHEET, Night, kinds, seated

CHAIN = """
pool add "The club" 2000
pool keep "League pot" 5%
pool keep "Dealers" 7x150
pool guarantee 6000
"""


def links(t: Tournament) -> list[tuple[str, str, int]]:
    return [(x.kind, x.name, x.amount) for x in chain(t)]


def test_the_pool_is_a_chain_that_ends_in_the_guarantee() -> None:
    """Eight entries of 500 with a fee of 50, a re-buy and an add-on: per cents are of the money without
    fees, rounded down."""
    night = seated(count=8).run('rebuy "Anna Ek" pay 401\naddon "Bo Ros"').run(CHAIN)
    bought = [("entry", "", 3600), ("rebuy", "", 401), ("addon", "", 300)]
    rest = [("added", "The club", 2000), ("kept", "League pot", -215), ("kept", "Dealers", -1050)]
    assert links(night.state) == [*bought, *rest, ("guarantee", "", 964)]
    assert sum(tonight(night.state)) == night.state.money.pool == 6000
    night.do("pool guarantee 5000")
    assert links(night.state) == [*bought, *rest, ("guarantee", "", 0)]
    assert night.state.money.pool == 5036


def test_the_money_of_the_house_is_no_entry() -> None:
    night = seated(count=8)

    def counted(t: Tournament) -> tuple[object, ...]:
        people = t.people
        return t.chips.in_play, {*people.entries}, {*people.live}, from_money(t), t.money.paid

    before = counted(night.state)
    assert counted(night.run(CHAIN).state) == before


def test_a_link_is_corrected_by_its_name_and_taken_away() -> None:
    night = seated(count=8).run(CHAIN)
    night.run('pool add "the CLUB" 500\npool keep "league pot" 10%')
    assert links(night.state)[1:3] == [("added", "the CLUB", 500), ("kept", "league pot", -360)]
    night.run('pool add "The club" 0\npool remove "Dealers"\npool guarantee 0')
    assert links(night.state) == [("entry", "", 3600), ("kept", "league pot", -360)]
    night.run("undo\nundo\nundo")
    assert len(links(night.state)) == 5


def test_one_name_may_be_added_and_kept() -> None:
    """Last month's pot is spent, and this month's is begun."""
    night = seated(count=8).run('pool add "League pot" 700\npool keep "League pot" 5%')
    assert night.state.money.pool == 3600 + 700 - 180
    night.do('pool remove "League pot"')
    assert links(night.state) == [("entry", "", 3600)]


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        ('pool add "The club" -1', kinds(BadAmount)),
        ('pool add "The club" 1000000000001', kinds(BadAmount)),
        ('pool keep "Dealers" 7x-150', kinds(BadAmount)),
        ('pool keep "Dealers" 900000000x900000', kinds(BadAmount, KeepsMore)),
        ('pool keep "X" 100.1%', kinds(OverHundred)),
        ('pool keep "X" 60.1%', kinds(OverHundred)),
        ('pool keep "X" 3000', kinds(KeepsMore)),
        ("pool guarantee -5", kinds(BadAmount)),
        ("pool guarantee 0", kinds(NoSuchPoolLink)),
        ('pool add "" 100', kinds(NameEmpty)),
        ('pool add " " 100', kinds(NameEmpty)),
        ('pool keep "" 5%', kinds(NameEmpty)),
        (f'pool add "{"x" * 121}" 100', kinds(NameTooLong)),
        ('pool remove "Nobody"', kinds(NoSuchPoolLink)),
        ('pool remove ""', kinds(NameEmpty)),
        ('pool add "Nobody" 0', kinds(NoSuchPoolLink)),
        ('pool keep "Nobody" 0%', kinds(NoSuchPoolLink)),
    ],
)
def test_what_cannot_be(line: str, whys: set[type[Reason]]) -> None:
    night = seated(count=8).run('pool keep "League pot" 40%')
    assert night.whys(line) == whys


@pytest.mark.parametrize(
    "line",
    ['pool add "X" 10.5', 'pool add "X" 1000000000000000000', 'pool keep "X" 2.5x100', 'pool keep "X" 7x',
     'pool keep "X" 7x5%', 'pool keep "X" 0.001%', 'pool keep "X" -5%', "pool guarantee",
     "pool guarantee 0.5"],
)  # fmt: skip
def test_lines_that_are_no_sum(line: str) -> None:
    with pytest.raises(BadLine):
        Night().do(line)


def test_what_is_kept_waits_for_the_money_of_a_night_that_is_set_up() -> None:
    """Before anybody has entered there is nothing to keep it from; no more is kept back than there is."""
    night = Night().run('price entry 500 chips 10000\npool keep "Dealers" 7x150\npool keep "League pot" 5%')
    assert night.state.money.pool == 0
    night.run('register "A"\nregister "B"')
    assert links(night.state) == [("entry", "", 1000), ("kept", "Dealers", -1000), ("kept", "League pot", 0)]
    night.run('pool add "The club" 20\nregister "C"')
    assert links(night.state)[2:] == [("kept", "Dealers", -1050), ("kept", "League pot", -75)]


def test_a_pool_that_changes_a_prize_won_is_a_reason_against_it() -> None:
    night = seated(count=8).run(f"{SHEET}\nprizes 50% 30% 20%\nset late 1\nstart").wait(30)
    night.run("\n".join(f"eliminate 1.{seat}" for seat in (8, 7, 6, 5, 4)))
    night.run('pool add "The club" 400')
    assert (night.state.money.pool, tonight(night.state)) == (4000, [2000, 1200, 800])
    night.do("eliminate 1.3")
    for line in (
        'pool add "The club" 1',
        'pool keep "X" 5%',
        "pool guarantee 9000",
        'pool remove "The club"',
    ):
        assert night.whys(line) == {PrizeWon}
    night.do("pool guarantee 4000")
    night.do('pool add "The club" 1000 override "they gave more"')
    assert sum(tonight(night.state)) == 4600


@pytest.mark.parametrize(
    "line", ['pool keep "Dealers" 7x150', 'pool keep "X" 300', 'pool keep "X" 2.5%', "pool guarantee 20000"]
)
def test_a_line_is_written_as_it_is_read(line: str) -> None:
    night = Night()
    night.do(line)
    assert night.log.actions[-1].line == line


@pytest.mark.parametrize("format", ["holdem", "team", "chicago"])
def test_every_format_has_a_pool(format: str) -> None:
    """Chicago plays without chips, but for money."""
    with handed_in(FORMATS):
        night = Night().run(f"format {format}" if format != "holdem" else "")
        night.run('pool add "The club" 2000\npool keep "League pot" 300\npool guarantee 5000')
        assert links(night.state) == [
            ("added", "The club", 2000),
            ("kept", "League pot", -300),
            ("guarantee", "", 3300),
        ]


def test_a_team_buys_its_stacks_at_one_price() -> None:
    with handed_in(FORMATS):
        night = Night().run("format team\nprice entry 300+50 chips 9000")
        night.do('price entry "Guest" 400+50 chips 9000')
        night.do("register team Fisk members FA FB FC")
        night.do('register team Gos members GA GB GC at "Guest"')
        night.do('register team Hav members HA HB HC at "guest"')
        assert by_price(night.state, "entry") == [Sold("", 1, 300), Sold("Guest", 2, 800)]
        assert sales(night.state) == [Sale("entry", "", 1, 350), Sale("entry", "Guest", 2, 900)]
        assert times_bought(night.state, "entry") == 3


# -- conserved ---------------------------------------------------------------------------------------------


NAMES = st.sampled_from(["The club", "League pot", "Ål"])
SUMS = st.sampled_from([0, 1, 7, 333, 2000])
ADDED = st.builds(lambda name, n: f'pool add "{name}" {n}', NAMES, SUMS)
KEPT = st.builds(
    lambda name, what: f'pool keep "{name}" {what}',
    NAMES,
    st.one_of(SUMS, st.integers(0, 10_000).map(lambda x: f"{x / 100:.2f}%"), SUMS.map(lambda n: f"3x{n}")),
)
OTHERS = st.sampled_from(
    [
        'pool remove "The club"',
        'pool remove "Ål"',
        "pool guarantee 0",
        "pool guarantee 5000",
        'reenter "Hans Berg"',
        'rebuy "Anna Ek"',
        'addon "Bo Ros" pay 33 fee 40',
        'register "Guest" pay 20 fee 50',
        'unregister "Guest"',
        "eliminate 1.8",
        "eliminate 1.7 1.6",
        'take back "Hans Berg"',
        'disqualify 1.5 for "cheating" refund 77',
        "undo",
        "undo",
        "redo",
        "prizes 60% 25% 15%",
    ]
)


@settings(max_examples=examples(60))
@given(st.lists(st.one_of(ADDED, KEPT, OTHERS), max_size=12))
def test_no_unit_is_lost_or_invented(lines: list[str]) -> None:
    """pool + fees + kept = taken + added + what the guarantee adds; prizes = pool; at every action, and
    opened anew from what was stored."""
    night = seated(count=8)
    for line in lines:
        try:
            night.do(line)
        except (Refused, BadLine):
            try:
                night.do(f'{line} override "so be it"')
            except (Refused, BadLine):
                continue
        conserved(night.state)
        fresh = open_door(MemoryLog(night.log.actions), lambda: night.ms, night.chance.bytes).state
        assert links(fresh) == links(night.state)


def conserved(t: Tournament) -> None:
    fees = sum(min(e.paid, e.fee) for e in t.people.entries.values())
    sums = dict.fromkeys(("entry", "reentry", "rebuy", "addon", "added", "kept", "guarantee"), 0)
    for link in chain(t):
        sums[link.kind] += link.amount
        assert link.amount <= 0 if link.kind == "kept" else link.amount >= 0
    assert sum(sums.values()) == t.money.pool >= 0
    assert t.money.pool + fees - sums["kept"] == t.money.paid + sums["added"] + sums["guarantee"]
    assert sum(tonight(t)) == (t.money.pool if t.money.shares else 0)
    if t.won and t.money.shares:
        assert sum(x.prize for x in placings(t)) == t.money.pool


def test_a_chain_is_in_the_file(tmp_path: Path) -> None:
    night = seated(count=8).run(CHAIN)
    file = store.create(tmp_path / "night.riffle")
    for action in night.log.actions:
        file.append(action)
    file.close()
    with store.open_(tmp_path / "night.riffle") as opened:
        again = open_door(opened, lambda: night.ms, night.chance.bytes)
    assert links(again.state) == links(night.state)
    assert again.state.money == night.state.money


def test_acts_made_by_no_line_are_refused_too() -> None:
    night = seated(count=2)
    for act in (AddToPool(name="X", amount=-1), KeepFromPool(name="X", kept=("percent", -1, 1))):
        assert {type(x) for x in night.refused(act)} == {BadAmount}
