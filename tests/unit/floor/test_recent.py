"""Recent seat changes: in play only, with the seat left, and gone when undone."""

from __future__ import annotations

from core.floor.recent import last, recent
from core.say.levels import MINUTE
from tests.unit.night import SHEET, Night
from tests.unit.rooms import room

WITHIN = 90_000


def playing(*sizes: int) -> Night:
    return room(*sizes).run(SHEET.strip() + "\nstart")


def told(night: Night, *, late: bool = False) -> list[tuple[str, str, str]]:
    """Name, seat left, seat now."""
    t = night.state
    found = last(t, WITHIN) if late else recent(t, night.ms, WITHIN)
    return [
        (t.name(x.entry), f"{t.room.tables[x.table].label}.{x.seat}" if x.table else "", t.seat_text(x.entry))
        for x in found
    ]


def test_seats_drawn_before_the_start_are_no_moves() -> None:
    night = Night().run(SHEET.strip() + '\nopen table 1\nregister "Anna Ek"\nregister "Bo Ek" seat 1.1\ndraw')
    assert night.state.room.last_moves == {}
    night.run("move 1.1 to 1.9\nstart")
    assert told(night) == told(night, late=True) == []


def test_a_move_and_a_swap_are_told_for_a_while_and_later_by_hand() -> None:
    night = playing(3, 2)
    night.do("move 1.1 to 2.7")
    assert told(night) == [("T1 S1", "1.1", "2.7")]
    night.wait(seconds=60).do("swap 1.2 with 2.1")
    assert told(night) == [("T1 S1", "1.1", "2.7"), ("T1 S2", "1.2", "2.1"), ("T2 S1", "2.1", "1.2")]
    night.wait(seconds=30)
    assert [x[0] for x in told(night)] == ["T1 S2", "T2 S1"]
    night.wait(60)
    assert told(night) == []
    assert [x[0] for x in told(night, late=True)] == ["T1 S1", "T1 S2", "T2 S1"]


def test_undone_it_is_told_no_more_and_the_earlier_move_is_again() -> None:
    night = playing(3, 2).run("move 1.1 to 2.7\nmove 2.7 to 2.8")
    assert told(night) == [("T1 S1", "2.7", "2.8")]
    night.do("undo")
    assert told(night) == [("T1 S1", "1.1", "2.7")]
    night.do("undo")
    assert told(night) == []
    night.do("redo")
    assert told(night) == [("T1 S1", "1.1", "2.7")]


def test_a_broken_table_is_told_with_the_seats_left() -> None:
    night = playing(4, 4, 3)
    night.do('break 3 number "7"')
    assert sorted((name, left) for name, left, _ in told(night)) == [
        ("T3 S1", "3.1"),
        ("T3 S2", "3.2"),
        ("T3 S3", "3.3"),
    ]
    assert all(now.split(".")[0] in "12" for _, _, now in told(night))


def test_a_seat_drawn_late_is_told_and_one_named_is_not() -> None:
    night = playing(3, 2)
    night.do('register "Named Ny" seat 2.8')
    night.run('register "Drawn Ek"\ndraw')
    assert [(name, left) for name, left, _ in told(night)] == [("Drawn Ek", "")]


def test_everybody_drawn_anew_is_told_with_the_seats_left() -> None:
    night = playing(3, 2)
    before = {
        name: seat
        for e in night.state.playing
        for name, seat in [(night.state.name(e.id), night.state.seat_text(e.id))]
    }
    night.do("draw all")
    assert {name: left for name, left, _ in told(night)} == before


def test_who_goes_out_is_told_no_more() -> None:
    night = playing(3, 2).run("move 1.1 to 2.7\neliminate 2.7")
    assert told(night) == []


def test_a_scheduled_start_that_has_come_is_play() -> None:
    night = room(3, 2).run(SHEET.strip() + "\nschedule 20:00")
    night.do("move 1.1 to 1.9")
    assert told(night) == []
    night.wait(61).do("move 1.9 to 1.1")
    assert told(night) == [("T1 S1", "1.9", "1.1")]


def test_a_minute_is_a_minute() -> None:
    """Exactly ``within`` ago is over."""
    night = playing(3, 2).run("move 1.1 to 2.7")
    assert recent(night.state, night.ms + MINUTE - 1, MINUTE)
    assert not recent(night.state, night.ms + MINUTE, MINUTE)
    assert not recent(night.state, night.ms - 1, MINUTE), "what comes later is not told before"
