"""The sheet: rows, numbers, what is refused and what is only warned of (procedures G3 and G6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.say.acts import Act, AddBreak, AddLevel, EditRow, RemoveRow, Set, SetPrice
from core.say.levels import MINUTE, Level, index_of_number, number, warnings
from core.say.reasons import (
    BadAmount,
    BadAnte,
    BadAntePayer,
    BadBlinds,
    BadLength,
    BadSetting,
    BlindsOnBreak,
    NameTooLong,
    NoAnte,
    NoBlinds,
    NoSuchRow,
    NotSold,
    Reason,
)
from core.text.script_words import BadLine
from tests.unit.night import Night

FOUR = """
add level blinds 100/200 length 20
add level blinds 200/400 length 20
add break length 10
add level blinds 300/600 length 20
"""


def test_a_row_is_what_was_said_and_else_like_the_last_of_its_sort() -> None:
    night = Night().run(
        """add level blinds 25/50 length 15
add break length 12 called "food" remove 25 50
add level blinds 100k/0.2m ante 1000 paid-by bb
add level limit 200/400
add break"""
    )
    levels = night.state.clock.levels
    assert [x.length for x in levels] == [15 * MINUTE, 12 * MINUTE, 15 * MINUTE, 15 * MINUTE, 12 * MINUTE]
    assert (levels[1].name, levels[1].remove, levels[1].pause) == ("food", (25, 50), True)
    assert (levels[2].small_blind, levels[2].big_blind) == (100_000, 200_000)
    assert (levels[2].ante, levels[2].ante_kind) == (1000, "bb")
    assert (levels[3].small_bet, levels[3].big_bet, levels[3].ante) == (200, 400, 0)
    assert len({x.id for x in levels}) == 5


def test_breaks_are_not_counted() -> None:
    levels = Night().run(FOUR).state.clock.levels
    assert [number(levels, i) for i in range(4)] == [1, 2, 2, 3]
    assert [index_of_number(levels, n) for n in (0, 1, 2, 3, 4)] == [None, 0, 1, 3, None]


def test_put_in_changed_and_taken_out_keeps_the_other_rows_ids() -> None:
    night = Night().run(FOUR)
    ids = [x.id for x in night.state.clock.levels]
    night.run("add level at 2 blinds 150/300\nedit row 4 length open\nremove row 1")
    now = [x.id for x in night.state.clock.levels]
    assert now[1:] == ids[1:]
    assert now[0] not in ids
    assert night.state.clock.levels[2].length is None


def test_an_ante_has_somebody_to_pay_it_and_without_one_nobody() -> None:
    night = Night().run("add level blinds 1/2 ante 5\nadd level blinds 1/2 paid-by button")
    assert [x.ante_kind for x in night.state.clock.levels] == ["each", "none"]
    night.run("edit row 1 paid-by bb\nedit row 1 ante 6")
    assert (night.state.clock.levels[0].ante, night.state.clock.levels[0].ante_kind) == (6, "bb")
    night.do("edit row 1 ante 0")
    assert night.state.clock.levels[0].ante_kind == "none"
    night.do("edit row 1 remove 5 25")
    night.do("edit row 1 remove none")
    assert night.state.clock.levels[0].remove == ()


@pytest.mark.rule_id("G6", "*")
@pytest.mark.parametrize("blinds", ["200/300", "10000/25000", "0/0", "400/200", "5/5", "1/1000000"])
def test_g6_irregular_blinds_are_taken(blinds: str) -> None:
    small_blind, big_blind = map(int, blinds.split("/"))
    night = Night().run(f"add level blinds 1000/2000\nadd level blinds {blinds}")
    level = night.state.clock.levels[1]
    assert (level.small_blind, level.big_blind) == (small_blind, big_blind)


@given(
    st.lists(
        st.builds(
            Level,
            id=st.integers(1, 99),
            small_blind=st.integers(0, 9),
            big_blind=st.integers(0, 9),
            ante=st.integers(0, 9),
            ante_kind=st.sampled_from(["none", "each", "bb"]),
            pause=st.booleans(),
            length=st.sampled_from([None, MINUTE, 500 * MINUTE]),
        ),
        max_size=8,
    )
)
def test_warnings_point_at_rows_that_are_there(levels: list[Level]) -> None:
    for oddity in warnings(levels):
        assert oddity.code == "empty" or 0 <= oddity.index < len(levels)


@pytest.mark.parametrize(
    ("rows", "codes"),
    [
        ([], ["empty"]),
        ([(100, 200), (200, 400)], []),
        ([(100, 200), (100, 100)], ["blinds_fall"]),
        ([(300, 200)], ["small_over_big"]),
        ([(0, 0)], ["no_blinds"]),
        ([(100, 200), (100, 200)], []),
    ],
)
def test_what_looks_like_a_slip(rows: list[tuple[int, int]], codes: list[str]) -> None:
    levels = [Level(i, small, big) for i, (small, big) in enumerate(rows, 1)]
    assert [x.code for x in warnings(levels)] == codes


def test_a_break_between_does_not_hide_falling_blinds_and_is_none_itself() -> None:
    levels = [Level(1, 100, 200), Level(2, pause=True), Level(3, 50, 100), Level(4, 100, 200, 200, "each")]
    assert [(x.code, x.index) for x in warnings(levels)] == [("blinds_fall", 2), ("ante_over_big", 3)]


@pytest.mark.parametrize(
    ("act", "whys"),
    [
        (AddLevel(), {NoBlinds}),
        (AddLevel(blinds=(-1, 2)), {BadBlinds}),
        (AddLevel(blinds=(1, 2), ante=-1), {BadAnte}),
        (AddLevel(blinds=(1, 2), ante_kind="dog"), {BadAntePayer}),  # type: ignore[arg-type]
        (AddLevel(blinds=(1, 2), length=0), {BadLength}),
        (AddLevel(blinds=(1, 2), length=999), {BadLength}),
        (AddLevel(blinds=(1, 2), length=25 * 60 * MINUTE), {BadLength}),
        (AddLevel(blinds=(1, 2), name="x" * 61), {NameTooLong}),
        (AddLevel(blinds=(1, 2), at=6), {NoSuchRow}),
        (AddBreak(at=0), {NoSuchRow}),
        (EditRow(row=9, length=5), {NoSuchRow, BadLength}),
        (RemoveRow(row=0), {NoSuchRow}),
        (
            AddLevel(blinds=(-1, 0), length=-2, name="x" * 61, at=99),
            {BadBlinds, BadLength, NameTooLong, NoSuchRow},
        ),
    ],
)
def test_everything_against_a_row_at_once(act: Act, whys: set[type[Reason]]) -> None:
    assert {type(x) for x in Night().run(FOUR).refused(act)} == whys


@pytest.mark.parametrize(
    "act",
    [
        Set(key="colour", value="red"), Set(key="seats", value=1), Set(key="seats", value=24),
        Set(key="seats", value=None), Set(key="seats", value="nine"), Set(key="rounding", value=0),
        Set(key="late", value=0), Set(key="title", value=5), Set(key="title", value=None),
        Set(key="closes", value="25:00"),
    ],
)  # fmt: skip
def test_settings_that_are_none(act: Set) -> None:
    assert {type(x) for x in Night().refused(act)} == {BadSetting}


def test_a_title_is_one_line() -> None:
    night = Night()
    night.director.do(Set(key="title", value=" Thursday\n200 "))
    assert night.state.setting("title") == "Thursday 200"


def test_everything_against_a_price_at_once() -> None:
    act = SetPrice(kind="beer", paid=-1, fee=10**13, chips=-1, until=("level", 0), most=10_000)  # type: ignore[arg-type]
    found = Night().refused(act)
    assert {type(x) for x in found} == {NotSold, BadAmount}
    wrong = {x.what for x in found if isinstance(x, BadAmount)}
    assert wrong == {"paid", "fee", "chips", "until", "most"}


@pytest.mark.parametrize(
    ("price", "of"),
    [
        ("350 fee 110%", "fee"),
        ("350 fee 351", "fee"),
        ("20 fee 30 bounty 5", "fee"),
        ("350 fee 300 bounty 51", "bounty"),
        ("0 fee 20 bounty 1", "bounty"),
    ],
)
def test_a_fee_and_a_bounty_lie_within_the_price(price: str, of: str) -> None:
    night = Night().run("price entry 220 fee 20")
    (found,) = night.reasons(f"price entry {price}")
    assert isinstance(found, BadAmount)
    assert (found.what, found.overridable) == (of, False)
    assert night.state.money.prices["entry"].fee == 20
    # the house may keep all of it
    night.run("price entry 350 fee 100%\nprice entry 350 fee 300 bounty 50")
    # a night that charges its fee and plays for no money
    night.run("price entry 0 fee 20")
    assert night.state.money.prices["entry"].fee == 20


def test_a_sheet_laid_under_a_running_clock_keeps_what_has_begun() -> None:
    night = Night()
    night.do('structure "add level blinds 5/10 length 10" "add level blinds 10/20" "add break length open"')
    first = night.state.clock.levels
    assert [x.length for x in first] == [10 * MINUTE, 10 * MINUTE, None]
    night.do("start")
    night.wait(11)
    night.do('structure "add level blinds 50/100 length 5"')
    levels = night.state.clock.levels
    assert levels[:2] == first[:2]
    assert [(x.small_blind, x.length) for x in levels[2:]] == [(50, 5 * MINUTE)]
    assert (night.reading.index, night.reading.elapsed) == (1, MINUTE)
    night.do("undo")
    assert night.state.clock.levels == first
    assert (night.reading.index, night.reading.elapsed) == (1, MINUTE)


@pytest.mark.parametrize(
    "line", ["structure", 'structure "pause"', 'structure "add level at 1 blinds 5/10"', "structure add"]
)
def test_a_sheet_of_what_are_no_rows_is_a_bad_line(line: str) -> None:
    with pytest.raises(BadLine):
        Night().do(line)


def test_a_break_has_no_blinds_and_nobody_pays_an_ante_that_is_not_there() -> None:
    night = Night().run(FOUR)
    assert night.whys("add break blinds 100/200") == {BlindsOnBreak}
    assert night.whys("edit row 3 ante 5") == {BlindsOnBreak}
    assert night.whys("edit row 2 paid-by bb") == {NoAnte}
    night.do("edit row 2 ante 50 paid-by bb")
    assert night.whys('structure "add break limit 1/2"') == {BlindsOnBreak}
