"""News the room needs in play: who goes where, who must not deal, what was announced, that it is over."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from gui.room import paint
from gui.room.board import Board, SceneName
from gui.room.build import BEGINS, MANY, Moment, board
from gui.room.ink import Text
from gui.theme import PROJECTED_DARK
from gui.words import screen as screen_words
from tests.gallery.check_ink import page_count
from tests.unit.night import SHEET, Night
from tests.unit.rooms import room


def playing(*sizes: int, book: str = "") -> Night:
    night = room(*sizes).run(SHEET.strip())
    if book:
        night.do(f"rulebook {book}")
    return night.run("start").wait(5)


def shown(night: Night, scene: SceneName | None = None, page: int = 0) -> Board:
    return board(Moment(night.state, night.reading, night.ms, night.zone, page=page), scene)


def said(found: Board) -> list[tuple[str, str, str]]:
    return [(x.name, x.was, f"{x.table}.{x.seat}") for x in found.moves]


def few(found: Board) -> list[tuple[str, str, str]]:
    """Return the players in the bar under the picture."""
    return [(x.name, x.table, x.seat) for x in found.movers]


def test_a_single_move_stands_under_the_clock_for_ninety_seconds() -> None:
    night = playing(4, 2)
    before = shown(night)
    night.do("move 1.3 to 2.7")
    found = shown(night)
    assert (found.scene, few(found)) == ("clock", [("T1 S3", "2", "7")])
    assert (found.time_text, found.blinds, found.foot) == (before.time_text, before.blinds, before.foot)
    (mover,) = found.movers
    assert (mover.was, mover.note) == (screen_words.from_seat("1", "3"), screen_words.next_hand_at("2"))
    night.wait(seconds=89, ms=999)
    assert few(shown(night)) == [("T1 S3", "2", "7")]
    night.wait(ms=1)
    assert (shown(night).scene, shown(night).movers) == ("clock", ())
    night.wait(30)
    assert said(shown(night, "moves")) == [("T1 S3", "1.3", "2.7")], "it can be asked for later"


@pytest.mark.parametrize(("wait", "scene"), [(34, "paused"), (36, "break"), (60, "clock")])
def test_whatever_the_clock_does_a_single_move_stands_under_it(wait: int, scene: str) -> None:
    night = playing(4, 2).wait(wait)
    if scene == "paused":
        night.do("pause")
    night.do("move 1.3 to 2.7")
    assert (shown(night).scene, len(shown(night).movers)) == (scene, 1)


def test_undone_it_goes_at_once_and_is_not_to_be_had_again() -> None:
    night = playing(4, 2).run("move 1.3 to 2.7\nundo")
    assert (shown(night).scene, shown(night).movers) == ("clock", ())
    found = shown(night, "moves")
    assert (found.moves, found.headline, found.note) == ((), "Moves", screen_words.nobody_moved())
    night.do("redo")
    assert len(shown(night).movers) == 1


def test_two_balances_in_a_row_stand_there_together_and_a_third_takes_the_picture() -> None:
    night = playing(6, 2).run("move 1.3 to 2.7").wait(seconds=40)
    night.do("move 1.1 to 2.9")
    assert (shown(night).scene, few(shown(night))) == ("clock", [("T1 S3", "2", "7"), ("T1 S1", "2", "9")])
    night.wait(seconds=20).do("move 1.5 to 2.5")
    found = shown(night)
    assert (found.scene, found.movers, found.headline) == ("moves", (), screen_words.new_seats(3))
    assert said(found) == [("T1 S1", "1.1", "2.9"), ("T1 S3", "1.3", "2.7"), ("T1 S5", "1.5", "2.5")]
    assert found.legend == screen_words.seat_legend("2", "9")
    assert found.foot == (("Level 1", "14:00", "text"), ("Blinds", "100 / 200", "text"))
    night.wait(seconds=31)
    assert (shown(night).scene, len(shown(night).movers)) == ("clock", 2), "the first is not new any more"


def test_a_halted_table_is_told_beside_who_moves_and_announcements_wait() -> None:
    night = playing(6, 3, 6, 3).run("announce redraws\nmove 1.3 to 2.7")
    night.do('halt 4 override "three short"')
    found = shown(night)
    assert (found.halted, found.ticker, len(found.movers)) == (screen_words.stop_dealing(["4"]), None, 1)
    assert shown(night.wait(2)).ticker is not None


def test_a_level_that_begins_takes_the_picture_back() -> None:
    """Eight seconds for itself; then the clock stands, unless who moved had no time to look."""
    early = playing(5, 5, 4).wait(14)
    early.do('break 3 number "7"')
    assert shown(early).scene == "moves"
    assert shown(early.wait(1, ms=-1)).scene == "moves", "a minute to look"
    assert shown(early.wait(ms=1)).scene == "level"
    assert shown(early.wait(ms=BEGINS)).scene == "clock"
    late = playing(5, 5, 4).wait(14, seconds=50)
    late.do('break 3 number "7"')
    assert [shown(late.wait(seconds=s)).scene for s in (9, 1, 7, 1, 70)] == [
        "moves",
        "level",
        "level",
        "moves",
        "moves",
    ]
    assert shown(late.wait(seconds=2)).scene == "clock"
    one = playing(4, 2).wait(14, seconds=50)
    one.do("move 1.3 to 2.7")
    assert [shown(one.wait(seconds=s)).scene for s in (9, 1, 8)] == ["clock", "level", "clock"]
    assert len(shown(one).movers) == 1, "a bar takes nothing from the clock"


def test_a_break_takes_the_picture_at_once_and_a_stop_from_moves_long_enough_shown() -> None:
    night = playing(5, 5, 4).wait(34, seconds=55)
    night.do('break 3 number "7"')
    assert [shown(night.wait(seconds=s)).scene for s in (4, 1)] == ["moves", "break"]
    within = playing(5, 5, 4).wait(36)
    within.do('break 3 number "7"')
    assert shown(within.wait(seconds=89)).scene == "moves", "made in the break, they are its news"
    stopped = playing(5, 5, 4).run('break 3 number "7"').wait(seconds=40)
    stopped.do("pause")
    assert shown(stopped).scene == "paused"
    early = playing(5, 5, 4).run('break 3 number "7"').wait(seconds=10)
    early.do("pause")
    assert shown(early).scene == "moves", "who moves has had no time to look"
    assert shown(early.wait(seconds=80)).scene == "paused"


def test_the_winner_waits_for_no_seats() -> None:
    night = playing(2, 1).run('break 2 number "7"')
    assert shown(night).scene == "final"
    night.run("eliminate 1.1\nblinds 1 big 2")
    last = [x.seat for e, x in night.state.people.entries.items() if not x.out]
    night.do(f"eliminate 1.{last[0]}")
    assert shown(night).scene == "winner"


def test_a_table_of_two_that_breaks_is_no_single_move() -> None:
    night = playing(5, 5, 2)
    night.do('break 3 number "7"')
    assert (shown(night).scene, shown(night).headline) == ("moves", screen_words.tables_broken(["3"]))
    night = playing(5, 5, 1)
    night.do('break 3 number "7"')
    assert (shown(night).scene, len(shown(night).movers)) == ("clock", 1)


def test_a_broken_table_is_in_the_headline_and_its_players_as_they_sat() -> None:
    night = playing(5, 5, 4)
    night.do('break 3 number "7"')
    found = shown(night)
    assert (found.scene, found.headline) == ("moves", screen_words.tables_broken(["3"]))
    assert [x.was for x in found.moves] == ["3.1", "3.2", "3.3", "3.4"]
    assert {x.table for x in found.moves} <= {"1", "2"}


def test_two_broken_tables() -> None:
    night = playing(3, 3, 2, 2).run('break 4 number "7"\nbreak 3 number "8"')
    assert shown(night).headline in [screen_words.tables_broken(x) for x in (["3", "4"], ["4", "3"])]


def test_tables_that_come_down_to_one_make_the_final_table() -> None:
    night = playing(3, 2).run('break 2 number "7"')
    found = shown(night)
    assert (found.scene, len(found.rows)) == ("final", 5), "who stayed is as much to be seen as who came"
    assert (shown(night, "moves").headline, len(shown(night, "moves").moves)) == (
        screen_words.final_table("1"),
        2,
    )


def test_the_final_table() -> None:
    night = playing(3, 3).run('final table number "7"')
    found, table = shown(night, "moves"), night.state.open_tables[0].label
    assert (found.scene, found.headline) == ("moves", screen_words.final_table(table))
    assert {(x.was, x.table) for x in found.moves} == {("", "")}, "one table: it stands over them all"
    assert [int(x.seat) for x in found.moves] == sorted(int(x.seat) for x in found.moves)


def test_ten_at_the_final_table_are_one_page_at_720_lines(qapp: QApplication) -> None:
    night = playing(5, 5, book="svepof-2006").run('final table number "7" override "ten chairs"')
    found = shown(night, "moves")
    found = replace(found, moves=tuple(x._replace(name=f"{x.name} Lindström Berg") for x in found.moves))
    assert len(found.moves) == 10
    size = QSize(1280, 720)
    assert page_count(size, found) == 1
    inks = [x for x in paint.compose(size, found, PROJECTED_DARK) if isinstance(x, Text)]
    assert {x.text for x in inks} >= {x.name for x in found.moves} | {x.seat for x in found.moves}
    assert screen_words.name_and_seat() in {x.text for x in inks}


def test_who_was_balanced_before_did_not_come_from_the_broken_table() -> None:
    night = playing(6, 5, 3).run("move 1.3 to 3.9").wait(seconds=20)
    night.do('break 2 number "7"')
    found = shown(night)
    assert {x.was.split(".")[0] for x in found.moves} == {"1", "2"}
    assert found.headline == screen_words.new_seats(6)
    night.wait(seconds=75)
    assert shown(night).headline == screen_words.tables_broken(["2"]), "the other one is not shown any more"


def test_who_waits_for_the_button_is_told() -> None:
    night = playing(5, 5, 4, book="cpc-2023")
    assert shown(night).ticker is None
    night.do('break 3 number "7"')
    ticker = shown(night).ticker
    assert ticker is not None
    assert (ticker[0], bool(ticker[1])) == (screen_words.who_may_wait([], new=False), True)
    told = 0
    for seat in sorted(night.table("1").seats)[:5]:
        night.do("undo")
        night.run(f'blinds 1 big {seat}\nblinds 2 big {seat}\nbreak 3 number "7"')
        waiting = [e.id for e in night.state.playing if e.waits]
        lines = {x.name: x.note for x in shown(night).moves}
        assert {n for n, note in lines.items() if note} == {night.state.name(e) for e in waiting}
        told += len(waiting)
        assert shown(night).ticker is None, "the blinds are known: nobody has to think for himself"
    assert told


def test_who_had_no_seat_is_listed_as_everywhere() -> None:
    night = playing(3, 2).run('register "Ärla Ek"\nregister "Åke Ek"\nregister "Zoe Ek"\ndraw')
    assert [x.name for x in shown(night).moves] == ["Zoe Ek", "Åke Ek", "Ärla Ek"]


def test_late_seats_are_shown_when_drawn() -> None:
    night = playing(3, 2).run('register "Late Ek"\nregister "Later Ek"\ndraw')
    found = shown(night)
    assert [(x.name, x.was) for x in found.movers] == [("Late Ek", ""), ("Later Ek", "")]
    assert shown(night, "moves").headline == screen_words.new_seats(2)


def test_namesakes_are_told_apart() -> None:
    night = playing(3, 2)
    night.run('register "Bo Ek" number "7"\nregister "Bo Ek" number "9"\ndraw')
    assert {x.name for x in shown(night).movers} == {"Bo Ek 7", "Bo Ek 9"}


def test_nobody_is_told_from_a_namesake_who_is_out() -> None:
    night = playing(3, 2)
    night.run('register "Bo Ek" number "7"\nregister "Bo Ek" number "9"\ndraw')
    night.do(f"eliminate e{night.state.people.live[max(night.state.people.live)]}")
    assert [x.name for x in shown(night).movers] == ["Bo Ek"]


def test_a_whole_room_drawn_anew_has_its_seating_list() -> None:
    night = playing(9, 9, 9, 9, 9)
    assert len(night.state.people.live) > MANY
    night.do("draw all")
    found = shown(night)
    assert (found.scene, len(found.seating), found.corner) == ("seating", 45, "Level 1")
    night.wait(2)
    assert shown(night).scene == "clock"


def test_a_stopped_clock_and_a_break_are_told_under_the_moves() -> None:
    night = playing(4, 2).run("pause\nmove 1.3 to 2.7")
    assert shown(night, "moves").foot[0] == ("Level 1 · Paused", "15:00", "red")
    night.do("resume")
    night.wait(36).do("move 1.1 to 2.8")
    assert shown(night, "moves").foot == (
        ("Break", "09:00", "text"),
        (screen_words.then_level(3), "300 / 600", "text"),
        ("Ante", "BB 600", "text"),
    )


# -- bands -----------------------------------------------------------------------------------------


def test_a_halted_table_stands_on_every_scene_until_it_deals_again() -> None:
    night = playing(6, 3, 6, 3)
    night.do('halt 2 override "three short"')
    for scene in (None, "clock", "break", "paused", "seating", "moves"):
        assert shown(night, scene).halted == screen_words.stop_dealing(["2"])
    night.do('halt 4 override "three short"')
    assert shown(night).halted == screen_words.stop_dealing(["2", "4"])
    night.wait(600)
    assert shown(night).halted == screen_words.stop_dealing(["2", "4"]), "however long it takes"
    night.run('deal 2 override "it deals"')
    assert shown(night).halted == screen_words.stop_dealing(["4"])


def test_announcements_stay_for_five_minutes_one_at_a_time() -> None:
    night = room(3, 3, 3).run(
        "rulebook svepof-2006\n" + SHEET.strip() + "\nredraws tables 2 players 9\nstart"
    )
    night.run("break order 2 3 1\nannounce break-order")
    order = screen_words.break_order(["2", "3", "1"], more=False)
    assert shown(night).ticker == order
    assert shown(night).foot[-1][1:] == (screen_words.table("2"), "text")
    night.wait(1).do("announce redraws")
    assert shown(night, page=0).ticker == screen_words.redraws((2,), (9,), first_days=False)
    assert shown(night, page=1).ticker == order
    night.wait(4, ms=-1)
    assert shown(night, page=1).ticker == order
    night.wait(ms=1)
    assert shown(night, page=1).ticker == screen_words.redraws((2,), (9,), first_days=False)
    night.wait(1)
    assert shown(night).ticker is None


def test_a_changed_tournament_says_why_when_announced() -> None:
    night = playing(3, 3).run('alter "Levels of 15 minutes from now on"')
    assert shown(night).ticker is None, "the director announces it first"
    night.do("announce altered")
    assert shown(night).ticker == screen_words.altered("Levels of 15 minutes from now on")
    night.do("announce difference")
    for page in range(2):
        assert shown(night, page=page).ticker == screen_words.altered("Levels of 15 minutes from now on")


def test_a_cancelled_tournament_has_a_picture_of_its_own() -> None:
    night = playing(3, 3).run("move 1.1 to 1.9")
    night.do('cancel "The power is out"')
    found = shown(night)
    assert (found.scene, found.headline, found.note, found.time_text, found.halted) == (
        "cancelled",
        "Cancelled",
        "The power is out",
        "",
        "",
    )
    night.do("undo")
    assert (shown(night).scene, len(shown(night).movers)) == ("clock", 1)


def test_a_table_that_is_alone_has_no_break_order() -> None:
    night = room(3).run("rulebook svepof-2006\n" + SHEET.strip() + "\nannounce break-order\nstart")
    assert shown(night).ticker is None


def test_a_long_break_order_is_cut_where_it_is_far_away() -> None:
    night = room(*[1] * 14).run("rulebook svepof-2006\n" + SHEET.strip() + "\nannounce break-order\nstart")
    assert shown(night).ticker == screen_words.break_order([str(n) for n in range(14, 4, -1)], more=True)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", [None, "clock", "break", "paused", "seating", "moves", "cancelled"])
def test_every_scene_can_be_asked_for_with_everything_on_it(scene: SceneName | None) -> None:
    night = playing(5, 5, 2, book="svepof-2006")
    night.run('announce break-order\nhalt 3 override "short"\nmove 1.1 to 1.9')
    for minutes in (0, 45, 1000):
        night.wait(minutes)
        assert not paint.picture(QSize(640, 360), shown(night, scene), PROJECTED_DARK).isNull()


def test_the_moves_and_the_bar_say_the_same_of_who_may_wait() -> None:
    """A player moved to balance is dealt in at once; the ticker beside him is about the broken table
    alone."""
    night = playing(6, 5, 3, book="cpc-2023").run("move 1.3 to 2.9").wait(seconds=20)
    assert shown(night, "moves").ticker is None
    (mover,) = shown(night).movers
    assert mover.note == screen_words.next_hand_at("2")
    night.do('break 3 number "7"')
    who, _ = shown(night, "moves").ticker or ("", "")
    assert who == screen_words.who_may_wait(["3"], new=False)
    night.wait(seconds=75)
    who, _ = shown(night, "moves").ticker or ("", "")
    assert who == screen_words.who_may_wait([], new=False), "now it is about all who are shown"
