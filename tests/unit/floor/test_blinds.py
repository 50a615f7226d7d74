"""Blinds that are told, tracked hands, and who is dealt in (procedures A2 to A5)."""

from __future__ import annotations

import pytest

from core.floor.blinds import known, place
from core.floor.positions import Role
from core.say.acts import DealIn, NextHand, NoteBlinds, Track
from core.say.becauses import HandDealt
from core.say.reasons import (
    AlreadyOut,
    BlindsClash,
    BlindsUnknown,
    NoSuchEntry,
    NoSuchSeat,
    NoSuchTable,
    NotWaiting,
    Reason,
    TooFewAtTable,
    TrackedAlready,
)
from core.tournament.table import Blinds
from tests.unit.night import Night, small
from tests.unit.rooms import because, room
from tests.unit.variants import variant


@pytest.mark.parametrize(
    ("taken", "told", "expected"),
    [
        ((1, 2, 3, 4), "big 3", Blinds(1, 2, 3)),
        ((1, 2, 3, 4), "big 1", Blinds(3, 4, 1)),
        ((2, 5, 8, 9), "big 5", Blinds(9, 2, 5)),
        ((1, 2, 4, 5), "big 3", Blinds(1, 2, 3)),
        ((1, 2, 4, 5), "big 4 small 3", Blinds(2, 3, 4)),
        ((1, 2, 4, 5), "big 5 small 4 button 3", Blinds(3, 4, 5)),
        ((1, 2, 5, 6), "big 5 button 2", Blinds(2, 4, 5)),
        ((1, 2, 3, 6), "big 6 button 2", Blinds(2, 3, 6)),
        ((1, 2, 3, 4), "big 4 button 3", Blinds(3, 3, 4)),
        ((2, 7), "big 2", Blinds(7, 7, 2)),
        ((2, 7), "big 2 button 7", Blinds(7, 7, 2)),
        ((2, 7), "big 7", Blinds(2, 2, 7)),
    ],
)
def test_a5_what_is_not_told_were_the_players_before_the_big_blind(
    taken: tuple[int, ...], told: str, expected: Blinds
) -> None:
    night = room(taken).run(f"blinds 1 {told}")
    assert night.table("1").blinds == expected


def test_a5_a_closed_seat_was_no_dead_small_blind() -> None:
    night = room((1, 2, 5, 6)).run("close seat 1.4\nblinds 1 big 5 button 2")
    assert night.table("1").blinds == Blinds(2, 3, 5)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blinds 1 big 10", NoSuchSeat),
        ("blinds 1 big 3 small 3", BlindsClash),
        ("blinds 1 big 3 button 3", BlindsClash),
        ("blinds 2 big 1", BlindsClash),
        ("track 1", BlindsUnknown),
        ("track 1 off", TrackedAlready),
        ("hand 1", BlindsUnknown),
        ("hand 2", TooFewAtTable),
        ("deal in 1.1", NotWaiting),
    ],
)
def test_what_cannot_be_told(line: str, why: type[Reason]) -> None:
    assert room(4, 1).whys(line) == {why}


def test_tables_and_people_that_there_are_not() -> None:
    night = room(4)
    for act in (NoteBlinds(table=99, big=1), Track(table=99), NextHand(table=99)):
        assert {type(x) for x in night.refused(act)} == {NoSuchTable}
    assert {type(x) for x in night.refused(DealIn(entry=99))} == {NoSuchEntry}


def test_who_went_out_while_he_waited_is_not_dealt_in() -> None:
    """A duty read off a moment ago may still offer it; nothing is written that has to be taken back."""
    night = small().run("open table 9")
    for name, seat in (("I", 1), ("J", 4), ("K", 6)):
        night.do(f'register "{name}" seat 9.{seat}')
    night.run('blinds 9 big 6 small 4 button 1\nregister "L" seat 9.5')
    waiting = night.entry('"L"').id
    assert night.director.check(DealIn(entry=waiting)) == ()
    night.do('eliminate "L"')
    assert {type(x) for x in night.refused(DealIn(entry=waiting))} == {AlreadyOut}


def test_a5_an_answer_is_over_after_three_minutes_and_tracked_hands_are_not() -> None:
    night = room(4).run("blinds 1 big 3")
    table = night.table("1")
    assert known(night.state, table, night.ms + 180_000) == Blinds(1, 2, 3)
    assert known(night.state, table, night.ms + 180_001) is None
    night.do("track 1")
    assert known(night.state, table, night.ms + 999_999_999) == Blinds(1, 2, 3)
    night.do("track 1 off")
    assert known(night.state, table, night.ms + 180_001) is None


def test_a5_in_a_break_the_answer_of_before_stands_for_no_hand_is_dealt() -> None:
    """Only play counts: half a minute of it is left of the three when the break begins."""
    night = room(4).run(
        "add level blinds 25/50 length 20\nadd break length 30\nadd level blinds 50/100\nstart"
    )
    night.wait(minutes=17.5)
    night.do("blinds 1 big 3")
    night.wait(minutes=30)
    assert night.reading.level is not None
    assert night.reading.level.pause
    table = night.table("1")
    assert known(night.state, table, night.ms) == Blinds(1, 2, 3)
    night.wait(minutes=3)
    assert known(night.state, table, night.ms) is None


def test_a5_a_bust_at_the_table_ends_the_answer_and_nowhere_else() -> None:
    night = room(4, 4).run("blinds 1 big 3\nblinds 2 big 3\neliminate 1.1")
    assert known(night.state, night.table("1"), night.ms) is None
    assert known(night.state, night.table("2"), night.ms) == Blinds(1, 2, 3)
    night.do("undo")
    assert known(night.state, night.table("1"), night.ms) == Blinds(1, 2, 3)


def test_a_closed_table_has_no_blinds_left() -> None:
    night = room(4, 2).run("blinds 2 big 2\ntrack 2\nbreak 2")
    gone = next(x for x in night.state.room.tables.values() if not x.open)
    assert (gone.blinds, known(night.state, gone, night.ms)) == (None, None)


def test_a4_place_judges_with_those_who_sit_down_beside_him() -> None:
    night = room((1, 4)).run("blinds 1 big 4")
    state, table = night.state, night.table("1")
    assert place(state, table, 5, "breaking.wait", night.ms) == ("no", Role.BIG)
    assert place(state, table, 6, "breaking.wait", night.ms, [5]) == ("no", Role.PLAYS)
    night.run("track 1\neliminate 1.4")
    assert place(state, table, 2, "breaking.wait", night.ms)[0] == "no", "of two nobody waits"


def test_a4_where_nobody_told_the_blinds_it_is_not_known_unless_nobody_waits() -> None:
    night = room(4)
    assert place(night.state, night.table("1"), 6, "breaking.wait", night.ms)[0] == "unknown"
    variant(night, "breaking.wait", "none")
    assert place(night.state, night.table("1"), 6, "breaking.wait", night.ms)[0] == "no"


def three_to_two(word: str) -> Night:
    night = variant(room(3).run("blinds 1 big 3\ntrack 1\neliminate 1.1"), "positions.heads_up", word)
    return night.run("hand 1")


def test_a3_from_three_to_two_as_the_rulebook_has_it() -> None:
    assert three_to_two("big_blind_moves_on").table("1").blinds == Blinds(3, 3, 2)
    night = three_to_two("button_moves_on")
    assert night.table("1").blinds == Blinds(2, 2, 3), "the big blind twice running"
    assert because(night, HandDealt)[0].heads_up == "button_moves_on"


def test_of_two_nobody_goes_on_waiting() -> None:
    night = room((1, 2, 4, 5, 6), 1).run("close seat 1.7\nclose seat 1.8\nclose seat 1.9")
    night.run("blinds 1 big 5 small 2 button 1\ntrack 1\nbreak 2")
    assert night.entry("1.3").waits
    night.run("eliminate 1.1\neliminate 1.2\neliminate 1.4\neliminate 1.6\nhand 1")
    assert not night.entry("1.3").waits
