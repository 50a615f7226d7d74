"""Procedure G3: what a sheet can hold, and what the rulebooks say of raise caps and bring-ins."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.clock.clock import until_break
from core.clock.levels import notice, raise_cap
from core.say.acts import AddBreak, AddLevel, HandPlayed, MarkDuty, NextRow, Resume
from core.say.duties import (
    DayEndDuty,
    HandForHandPlayedDuty,
    HandPlayedDuty,
    LevelHandPlayedDuty,
    RaiseCapDuty,
    TalkDuty,
)
from core.say.levels import MINUTE, day, number, warnings
from core.say.reasons import (
    BadBreakKind,
    BadBringIn,
    BadCap,
    BadHands,
    BlindsOnBreak,
    DayEndHasNoLength,
    HandsAndLength,
    HandsPlayed,
    LevelHasNoKind,
    MoreHandsThanLevel,
    NoHandCounted,
    NoNextRow,
    Refused,
    RowPast,
    RowShorterThanRun,
)
from core.say.records import LevelsSet, from_json, to_json
from core.text import script
from core.tournament.state import Tournament
from tests.rules.conftest import NightOf
from tests.rules.entering_night import begun, each
from tests.rules.hands_night import ANNA, BO, CARIN, DAVID, EVA, FRANS, GUN, of, played_by
from tests.unit.night import Night, seated

LIMIT = "edit row 1 limit 100/200 cap 3\nedit row 2 limit 200/400 cap 4 bring-in 50 ante 25 paid-by each"

# -- the cap on raises ---------------------------------------------------------------------------------------

CAP: dict[str, tuple[str, ...]] = {
    "svepof-2006": (), "cpc-2023": (), "tda-nl": ("TDA-NL 26",), "tda-2024": (),
}  # fmt: skip


def caps(night: Night) -> list[int | None]:
    return [raise_cap(night.state, level) for level in night.state.clock.levels]


@pytest.mark.parametrize(("book", "clauses"), each(CAP, "level.cap_heads_up"))
def test_the_cap_is_lifted_when_the_tournament_is_heads_up(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """tda-nl 26: two players in a hand, or at one of two tables, are not the tournament heads-up."""
    night = begun(night_of, book).run(LIMIT)
    assert caps(night) == [3, 4, None, None]
    night.run(f"eliminate {ANNA}\neliminate {BO}")
    assert (len(night.table("1").seats), caps(night)) == (2, [3, 4, None, None])
    night.run(f"eliminate {CARIN}\neliminate {DAVID}\neliminate {EVA}")
    assert (caps(night), of(night, RaiseCapDuty)) == ([3, 4, None, None], [])
    night.do(f"eliminate {FRANS}")
    assert caps(night) == [None, None, None, None]
    (found,) = of(night, RaiseCapDuty)
    assert (found.cap, found.clauses) == (3, clauses)
    assert found.act == MarkDuty(duty=found.id, how="done")
    night.act(found.act)
    night.wait(20)
    assert of(night, RaiseCapDuty) == [], "told once"
    told = notice(night.state, night.reading)
    assert told is not None
    assert told.cap == 0
    assert set(clauses) <= set(told.clauses)


def test_where_the_cap_is_kept_nobody_is_told() -> None:
    night = played_by("level.cap_heads_up", '"kept"').run(LIMIT)
    night.run("\n".join(f"eliminate {x}" for x in (ANNA, BO, CARIN, EVA, FRANS, GUN)))
    assert len(night.state.people.live) == 2
    assert caps(night) == [3, 4, None, None]
    assert of(night, RaiseCapDuty) == []


# -- the bring-in --------------------------------------------------------------------------------------------

BRING_IN: dict[str, tuple[str, ...]] = {
    "svepof-2006": (), "cpc-2023": (), "tda-nl": ("TDA-NL 8",), "tda-2024": (),
}  # fmt: skip


@pytest.mark.parametrize(("book", "clauses"), each(BRING_IN, "level.absent_bring_in"))
def test_an_absent_players_bring_in_is_posted(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    """tda-nl 8: the minimum is posted, and the hand is dead."""
    night = begun(night_of, book).run("edit row 2 limit 200/400 bring-in 50").wait(20)
    told = notice(night.state, night.reading)
    night.do("edit row 2 bring-in 0")
    without = notice(night.state, night.reading)
    assert told is not None
    assert without is not None
    assert told == replace(without, level=told.level, absent="posted", clauses=(*without.clauses, *clauses))
    assert told.level.bring_in == 50


def test_by_the_director_nothing_is_posted_by_itself() -> None:
    night = played_by("level.absent_bring_in", '"by_director"').run(LIMIT).wait(20)
    told = notice(night.state, night.reading)
    assert told is not None
    assert (told.absent, "House level.absent_bring_in" in told.clauses) == ("by_director", True)


# -- levels of so many hands ---------------------------------------------------------------------------------


def stands(night: Night) -> tuple[int, int, bool]:
    return night.reading.index, night.reading.hands, night.reading.running


@pytest.mark.rule_id("G3", "*")
def test_a_level_of_hands_is_over_when_they_are_played() -> None:
    night = seated().run("add level blinds 1/2 hands 2\nadd level blinds 2/4\nadd break kind talk")
    night.run("add level blinds 4/8 length 10\nstart")
    assert [(x.hands, x.length) for x in night.state.clock.levels] == [
        (2, None),
        (2, None),
        (0, 2 * MINUTE),
        (0, 10 * MINUTE),
    ]
    night.wait(600)
    assert (stands(night), night.reading.remaining) == ((0, 0, True), None)
    (found,) = of(night, LevelHandPlayedDuty)
    assert (found.hand, found.hands, found.act) == (1, 2, HandPlayed())
    night.act(HandPlayed())
    assert stands(night) == (0, 1, True)
    night.run("pause\nresume\nedit row 1 blinds 1/3")
    assert stands(night) == (0, 1, True), "a pause and an edit count nothing"
    night.do("hand played")
    assert stands(night) == (1, 0, True)
    night.do("undo")
    assert stands(night) == (0, 1, True)
    night.run("redo\nhand played\nhand played")
    assert stands(night) == (2, 0, True)
    assert night.whys("hand played") == {NoHandCounted}
    night.wait(2)
    assert (night.reading.index, night.reading.remaining) == (3, 10 * MINUTE)


def test_the_last_row_of_hands_holds_the_clock_and_counts_no_further() -> None:
    night = seated().run("add level blinds 1/2 hands 1\nstart\nhand played")
    assert stands(night) == (0, 1, True)
    assert night.whys("hand played") == {NoNextRow}
    assert of(night, HandPlayedDuty) == []
    night.do("edit row 1 hands 3")
    assert stands(night) == (0, 1, True)
    assert night.whys("edit row 1 hands 1") == {HandsPlayed}
    night.do("set clock row 1 hands 2")
    assert stands(night) == (0, 2, True)
    assert night.whys("set clock row 1 hands 3") == {MoreHandsThanLevel}
    night.do("edit row 1 length 600")
    assert (night.state.clock.levels[0].hands, night.reading.remaining) == (0, 600 * MINUTE)


def test_hands_of_one_level_are_none_of_the_next() -> None:
    night = seated().run("add level blinds 1/2 hands 5\nadd level blinds 2/4\nstart\nhand played")
    night.run("edit row 1 length 20")
    night.wait(20)
    assert stands(night) == (1, 0, True)


def test_hand_for_hand_counts_the_hands_of_its_level(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").run("edit row 2 hands 2\nnext\nhand-for-hand\nhand played")
    assert (stands(night), night.reading.elapsed) == ((1, 1, False), 0)
    (found,) = of(night, HandForHandPlayedDuty)
    assert found.minutes == 0
    night.do("hand played")
    assert stands(night) == (2, 0, True), "the break runs"


def test_a_level_lasts_minutes_or_hands() -> None:
    night = Night()
    assert night.whys("add level blinds 1/2 hands 5 length 10") == {HandsAndLength}
    assert night.whys("add level blinds 1/2 hands 0") == {BadHands}
    assert night.whys("add level limit 1/2 cap 100") == {BadCap}
    assert night.whys("add level limit 1/2 bring-in -1") == {BadBringIn}
    assert night.whys("add break hands 5") == {BlindsOnBreak}
    assert night.whys("add break cap 3") == {BlindsOnBreak}
    assert night.whys("add level blinds 1/2 kind talk") == {LevelHasNoKind}
    assert night.whys("add break kind tea") == {BadBreakKind}


# -- breaks of other kinds -----------------------------------------------------------------------------------

DAYS = """add level blinds 100/200 length 20
add break kind talk
add level blinds 200/400
add break kind day-end
add level blinds 300/600
"""


@pytest.mark.rule_id("G3", "*")
def test_the_end_of_a_day_holds_the_clock_until_the_director_goes_on() -> None:
    night = seated().run(DAYS + "start").wait(42)
    assert (night.reading.index, night.reading.remaining, night.reading.running) == (3, None, True)
    assert [day(night.state.clock.levels, i) for i in range(5)] == [1, 1, 1, 1, 2]
    (found,) = of(night, DayEndDuty)
    assert (found.day, found.players, found.chips, found.tables) == (1, 4, 40_000, 1)
    assert found.act is not None
    night.act(found.act)
    assert of(night, DayEndDuty) == []
    night.wait(20 * 60)
    assert night.reading.index == 3
    night.act(Resume())
    assert (night.reading.index, night.reading.number, night.reading.elapsed) == (4, 3, 0)


def test_the_end_of_a_day_has_no_length() -> None:
    night = Night().run(DAYS)
    assert night.state.clock.levels[3].length is None
    assert night.whys("add break kind day-end length 10") == {DayEndHasNoLength}
    assert night.whys("edit row 4 length 10") == {DayEndHasNoLength}
    night.do("edit row 4 kind break")
    assert night.state.clock.levels[3].length == 10 * MINUTE
    night.do("edit row 4 kind day-end")
    assert night.state.clock.levels[3].length is None
    night.do("edit row 4 kind break length 15")
    assert (night.state.clock.levels[3].kind, night.state.clock.levels[3].length) == ("break", 15 * MINUTE)


@pytest.mark.rule_id("G3", "*")
def test_a_talk_break_is_two_minutes_and_announced_and_no_break_to_come() -> None:
    """`sm-team`: between levels, two minutes, announced."""
    night = seated().run(DAYS + "start")
    assert night.state.clock.levels[1].length == 2 * MINUTE
    assert until_break(night.state.clock.levels, night.reading) == 42 * MINUTE, "to the end of the day"
    night.wait(20.5)
    (found,) = of(night, TalkDuty)
    assert found.left == 1.5 * MINUTE
    assert found.act is not None
    night.act(found.act)
    assert of(night, TalkDuty) == []
    assert until_break(night.state.clock.levels, night.reading) == 21.5 * MINUTE
    night.wait(1.5)
    assert night.reading.number == 2
    assert number(night.state.clock.levels, 4) == 3


def test_a_break_that_is_held_cannot_become_shorter_than_it_has_run() -> None:
    night = seated().run("add level blinds 1/2 length 20\nadd break length 10\nadd level blinds 2/4\nstart")
    night.wait(25)
    assert night.whys("edit row 2 kind talk") == {RowShorterThanRun}
    night.do("edit row 2 kind talk length 8")
    assert (night.reading.index, night.reading.remaining) == (1, 3 * MINUTE)
    night.do("edit row 2 kind day-end")
    assert (night.reading.index, night.reading.elapsed, night.reading.remaining) == (1, 5 * MINUTE, None)


@pytest.mark.rule_id("G6", "*")
def test_what_looks_like_a_slip_is_only_warned_of() -> None:
    night = Night().run(
        """add level blinds 100/200 cap 3
add level limit 200/400 bring-in 200
add break kind talk length 20
add level blinds 500/1000 hands 200"""
    )
    assert [(x.code, x.index) for x in warnings(night.state.clock.levels)] == [
        ("cap_no_bets", 0),
        ("bring_in_over_bet", 1),
        ("long_talk", 2),
        ("many_hands", 3),
    ]


# -- properties ----------------------------------------------------------------------------------------------

Row = AddLevel | AddBreak
MONEY = st.integers(0, 1_000_000)
LENGTHS = st.one_of(st.just(-1), st.integers(1, 24 * 60).map(lambda n: n * MINUTE), st.just(61_250))
LEVELS = st.builds(
    AddLevel,
    blinds=st.tuples(MONEY, MONEY),
    bets=st.none() | st.tuples(MONEY, MONEY),
    ante=st.none() | st.integers(1, 9999),
    ante_kind=st.sampled_from([None, "each", "bb", "button"]),
    length=st.none() | LENGTHS,
    name=st.none() | st.text('Ab "\\#ö', max_size=9),
    cap=st.none() | st.integers(0, 99),
    bring_in=st.none() | MONEY,
) | st.builds(AddLevel, blinds=st.tuples(MONEY, MONEY), hands=st.integers(1, 1000))
BREAKS = st.builds(
    AddBreak,
    length=st.none() | LENGTHS,
    kind=st.sampled_from([None, "break", "talk"]),
    remove=st.none() | st.tuples(st.integers(1, 5000)),
) | st.just(AddBreak(kind="day-end"))
ROWS = LEVELS | BREAKS


@given(ROWS)
def test_any_row_is_read_back_as_it_was_written(row: Row) -> None:
    night = Night()
    text = script.write(row, Tournament(), night.zone)
    line = script.parse(text, Tournament(), 0, night.zone)
    assert line is not None
    assert line.act == row
    night.act(row)
    record = LevelsSet(night.state.clock.levels)
    assert from_json("levels_set", to_json(record)) == record


@given(st.lists(ROWS, min_size=2, max_size=6), st.integers(0, 4), ROWS, st.data())
def test_what_is_past_stays_and_the_clock_stands_where_it_stood(
    rows: list[Row], at: int, other: Row, data: st.DataObject
) -> None:
    night = seated()
    for row in rows:
        night.act(row)
    night.do("start")
    for _ in range(min(at, len(rows) - 1)):
        night.act(NextRow())
    before, reading = night.state.clock.levels, night.reading
    which = data.draw(st.integers(1, len(rows)))
    changes = {
        "blinds": "blinds 7/9", "hands": "hands 900", "kind": "kind talk", "cap": "cap 2",
        "bring": "bring-in 3", "length": "length open",
    }  # fmt: skip
    line = f"edit row {which} {changes[data.draw(st.sampled_from(sorted(changes)))]}"
    if which <= reading.index:
        assert RowPast in night.whys(line)
    else:
        with contextlib.suppress(Refused):  # a break has no blinds, a level is no talk break
            night.do(line)
    night.act(other)
    assert night.state.clock.levels[: reading.index] == before[: reading.index]
    now = night.reading
    assert (now.index, now.elapsed, now.hands) == (reading.index, reading.elapsed, reading.hands)
