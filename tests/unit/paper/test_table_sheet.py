"""A table's sheet: seats as they are, who sits out and how much is left, what comes next."""

from __future__ import annotations

import pytest

from core.paper.table_sheet import OutLine, next_row, table_sheets
from tests.unit.night import MINUTE, Night
from tests.unit.rooms import room


def night(book: str = "tda-2024") -> Night:
    """Three at table 1 and two at table 2 of six seats, a break after the first level, begun."""
    made = Night()
    made.run(
        f"rulebook {book}\nprice entry 100 chips 10000\nchips 25 100 500\nadd level blinds 25/50 length 20"
    )
    made.run("add break length 10 remove 25\nadd level blinds 100/200 ante 200 paid-by bb length 20")
    return room((1, 2, 4), (1, 3), seats=6, night=made).run("start")


def test_every_seat_says_what_it_is() -> None:
    made = night()
    made.run("close seat 1.6\nabsent 1.2\nstack 1.1 12500")
    sheet = table_sheets(made.state, made.ms)[0]
    assert [(x.seat, x.state, x.name, x.stack, x.says) for x in sheet.seats] == [
        (1, "taken", "T1 S1", 12500, ()),
        (2, "taken", "T1 S2", None, ("absent",)),
        (3, "free", "", None, ()),
        (4, "taken", "T1 S4", None, ()),
        (5, "free", "", None, ()),
        (6, "closed", "", None, ()),
    ]
    assert sheet.chips == (25, 100, 500)


def test_a_penalty_in_rounds_is_told_in_hands_with_what_was_tallied() -> None:
    made = night("cpc-2023")
    made.run('penalty 1.4 rounds 2 for "phone" override "again"\nhands out 1.4 2')
    first, second = table_sheets(made.state, made.ms)
    assert first.out == (OutLine(4, "T1 S4", "rounds 2", hands=6, served=2, rounds=2),)
    assert first.seats[3].says == ("out",)
    assert second.out == ()


def test_minutes_are_told_with_their_end_and_what_follows() -> None:
    made = night("svepof-2006")
    made.run('penalty 1.4 minutes 10 for "phone"\npenalty 1.4 minutes 20 for "phone"').wait(4)
    (line,) = table_sheets(made.state, made.ms)[0].out
    assert (line.left, line.until, line.then) == (6 * MINUTE, made.ms + 6 * MINUTE, ("minutes 20",))
    made.do("pause")
    assert table_sheets(made.state, made.ms)[0].out[0].until is None


def test_one_who_may_come_back_no_longer_sits_out() -> None:
    made = night("svepof-2006").run('penalty 1.4 minutes 10 for "phone"').wait(12)
    sheet = table_sheets(made.state, made.ms)[0]
    assert sheet.out == (OutLine(4, "T1 S4", "minutes 10", over=True),)
    assert sheet.seats[3].says == ()


def test_the_table_s_own_state() -> None:
    made = night()
    made.run('halt 2 override "the lamp"\nhand-for-hand')
    first, second = table_sheets(made.state, made.ms)
    assert first.state == ("hand_for_hand",)
    assert second.state == ("halted", "breaks_next", "hand_for_hand")
    made.do("misdeal 1")
    assert "replays" in table_sheets(made.state, made.ms)[0].state


def test_the_table_that_is_due_breaks_next() -> None:
    made = night("svepof-2006")
    assert [x.state for x in table_sheets(made.state, made.ms)] == [(), ("breaks_next",)]


def test_one_table_alone() -> None:
    made = night()
    only = made.table("2").id
    assert [x.label for x in table_sheets(made.state, made.ms, only)] == ["2"]


@pytest.mark.parametrize(
    ("wait", "pause", "number", "left"), [(0, True, 2, 20), (21, False, 2, 9), (31, None, 0, None)]
)
def test_what_comes_next_and_when(wait: int, pause: bool | None, number: int, left: int | None) -> None:
    made = night().wait(wait)
    found = next_row(made.state, made.ms)
    if pause is None:
        assert found is None
        return
    assert found is not None
    assert left is not None
    assert (found.level.pause, found.number, found.at) == (pause, number, made.ms + left * MINUTE)
    assert found.after is None if not pause else found.after is not None and found.after.big_blind == 200
