"""A new night begins from an earlier one or from a template, by real keys and clicks, with the real store."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

import core.store
from core.keeping.directory import NightFacts, RecentNight
from core.say import acts
from core.say.reasons import StoreFailed, Trouble
from core.text import setup
from core.tournament.state import Tournament
from gui.console.ask.template_dialog import TemplateDialog
from gui.console.frame.keys_dialog import KeysDialog
from gui.console.frame.menu import program_menu
from gui.console.guide.beginnings import Beginning, offered, proposed
from gui.console.guide.guide import Guide
from gui.console.guide.steps import ANOTHER, orders
from gui.console.players.paste_dialog import PasteDialog
from gui.console.start.page import StartPage, outcome, progress
from gui.desk.app import Program
from gui.looks.setting import ONE
from gui.program.room_sounds import Choices
from gui.program.wiring import Wiring
from gui.words import backups as backups_words
from gui.words import guide as guide_words
from gui.words.tr import plain
from tests.doing import do_line
from tests.windows.conftest import EVENING, HALL, HandClock, written
from tests.windows.console.conftest import type_lines
from tests.windows.console.guide_lines import look, typed
from tests.windows.console.left import leave

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
DAY_MS = 86_400_000
SETUP = """
rulebook "cpc-2023"
set title "Sunday 300"
set club "Norra"
set currency "kr"
set late 6
set seats 8
set rounding 10
set closes "23:30"
set alphabet latin
price entry 300 fee 50 chips 12000
price reentry 250 fee 25 chips 9000 until 3 most 5
price rebuy 200 chips 5000
price addon 100 chips 15000
prizes 55% 27.5% 500
structure "add level blinds 100/200 length 20" "add break length 10" "add level blinds 200/400 length 20"
chips 25 100 500 1000
redraws tables 2
open table 1
open table 2 seats 9
open table Blue
close seat 2.9
mark seat 1.3 accessible
place 1 column 2 row 1
break order Blue 2 1
schedule 19:00
"""
NIGHT = """
register "Anna Ek" number "1001"
register "Bo Sund"
draw
start
eliminate "Bo Sund"
"""


@pytest.fixture
def sunday(program: Program, wiring: Wiring, tmp_path: Path, hand_clock: HandClock) -> Path:
    """A night of Sunday 15 November, played and closed; it is Thursday 19 November, 17:30, again."""
    return played(program, hand_clock, tmp_path / "Sunday 300 2026-11-15.riffle", -4)


def played(program: Program, clock: HandClock, path: Path, days: int, lines: str = "") -> Path:
    """Make a night of another day, as closing it leaves it."""
    now = clock.ms
    clock.ms += days * DAY_MS
    lines = lines or SETUP.rstrip() + NIGHT

    def play(program: Program, path: Path) -> None:
        program.wiring.store.create(path).close()
        program.open_path(path)
        assert program.session is not None
        type_lines(program.session, lines)
        if program.session.reading().running:
            program.session.do(acts.Pause())

    leave(program, path, lines, play)
    clock.ms = now
    program.show_start()
    return path


def forget_nights(program: Program) -> None:
    """As on another PC: the files are there, and the library does not know them."""
    program.library.settle()
    with closing(sqlite3.connect(program.wiring.data / "library.db")) as file, file:
        file.execute("DELETE FROM recent")


def key(code: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, code, modifier)


def page(program: Program) -> StartPage:
    assert isinstance(program.window.view, StartPage)
    return program.window.view


def guide(program: Program) -> Guide:
    assert isinstance(program.window.view, Guide)
    return program.window.view


def state(program: Program) -> Tournament:
    assert program.session is not None
    return program.session.state


def lines(program: Program) -> tuple[str, ...]:
    return tuple(sorted(setup.lines_of(state(program), HALL)))


def begin(program: Program) -> None:
    """Look at the night proposed before it is set up."""
    proposed = page(program).proposed
    assert proposed is not None
    program.same_as(proposed)


def wanted_lines() -> tuple[str, ...]:
    return setup.lines_of(setup.night_of(SETUP.strip().splitlines(), HALL, 1_790_000_000_000)[0], HALL)


def wanted(text: str = SETUP) -> tuple[str, ...]:
    made, left = setup.night_of(text.strip().splitlines(), HALL, 1_790_000_000_000)
    assert left == ()
    return tuple(sorted(setup.lines_of(made, HALL)))


# -- one click or Enter, and the name proposed -----------------------------------------------------------


def test_from_the_start_page_to_a_night_ready_for_players_by_one_enter(
    program: Program, wiring: Wiring, sunday: Path
) -> None:
    program.window.take_keyboard()
    assert page(program).main is page(program).same
    key(Key.Key_Return)
    night = program.window.night
    assert night is not None
    assert night.stack.currentWidget() is night.page("players")
    assert program.window.findChild(PasteDialog) is not None, "the players are pasted next"
    assert program.session is not None
    assert program.session.log.path == wiring.documents / "Sunday 300 2026-11-19.riffle"
    assert lines(program) == wanted()
    t = state(program)
    assert (t.people.players, t.people.entries) == ({}, {})
    assert t.clock.position.scheduled == program.wiring.wall() + 90 * 60_000, "today at 19:00"
    assert b'"1001"' not in program.session.log.path.read_bytes()


def test_by_the_mouse_alone(program: Program, sunday: Path) -> None:
    QTest.mouseClick(page(program).same, LEFT)
    assert lines(program) == wanted()


def test_what_stops_it_is_said_in_the_guide(program: Program, wiring: Wiring, sunday: Path) -> None:
    wiring.documents.parent.mkdir(parents=True)
    wiring.documents.write_bytes(b"no folder")
    page(program).same.click()
    assert guide(program).problem.isVisible()
    assert program.session is None
    assert wiring.documents.read_bytes() == b"no folder"


def test_the_same_night_again_and_again_on_one_day(program: Program, wiring: Wiring, sunday: Path) -> None:
    """Each evening event has a name of its own, in its file as in its title."""
    for title in ("Sunday 300", "Sunday 300 2", "Sunday 300 3"):
        program.show_start()
        program.window.take_keyboard()
        proposed = page(program).proposed
        assert proposed is not None
        assert proposed.title == "Sunday 300"
        QTest.keyClick(page(program), Key.Key_Return)
        assert state(program).setting("title") == title
        assert program.session is not None
        assert program.session.log.path == wiring.documents / f"{title} 2026-11-19.riffle"
        key(Key.Key_Escape)  # the list of players
        do_line(program.session, 'cancel "fire alarm"')
        program.close_night()


def test_the_second_event_of_the_day_again(
    program: Program, wiring: Wiring, sunday: Path, hand_clock: HandClock
) -> None:
    """A night with the number it was given is counted on, and next week it keeps its name."""
    page(program).same.click()
    program.close_night()
    second = played(program, hand_clock, sunday.with_name("second.riffle"), -7, 'set title "Sunday 300 2"')
    for title in ("Sunday 300 2", "Sunday 300 3"):
        program.set_up_same(Beginning("Sunday 300 2", second))
        assert state(program).setting("title") == title
        program.close_night()


def test_a_name_that_ends_in_its_number_is_counted_on(
    program: Program, tmp_path: Path, hand_clock: HandClock
) -> None:
    """After the third of today the next is the fourth."""
    third = played(program, hand_clock, tmp_path / "third.riffle", -7, 'set title "Norra #3"')
    for title in ("Norra #3", "Norra #4", "Norra #5"):
        program.set_up_same(Beginning("Norra #3", third))
        assert state(program).setting("title") == title
        program.close_night()


def test_the_page_tells_last_time_without_opening_a_file(
    program: Program, sunday: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program.wiring.store, "open_", lambda *_, **__: pytest.fail("a file was opened"))
    program.show_start()
    shown = page(program)
    assert program.library.recent_nights()[0].facts == NightFacts(
        entries=2,
        left=1,
        level=1,
        winner="Anna Ek",
        number="1001",
        prize=360,
        currency="kr",
        ended=shown._now - 4 * DAY_MS,
        noted=shown._now - 4 * DAY_MS,
        setup=wanted_lines(),
        begun=True,
    )
    assert [cell.words for cell in shown.rows[0].cells] == [
        "Sun 15 Nov",
        "Sunday 300",
        "Anna Ek (1001) won 360 kr",
        "2 entries",
    ]
    assert shown.strip.isVisible()


STOPPED = (
    SETUP.rstrip()
    + """
register "Anna Ek"
register "Bo Sund"
draw
start
"""
)


def test_a_night_that_stopped_goes_on_by_its_row(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    path = played(program, hand_clock, tmp_path / "t.riffle", -2, STOPPED)
    row = page(program).rows[0]
    facts = program.library.recent_nights()[0].facts
    assert facts is not None
    assert (facts.stopped, facts.level, facts.left) == (True, 1, 2)
    assert row.cells[2].words == outcome(facts)
    assert [cell.tone for cell in row.cells[2:]] == ["amber", "amber"]
    assert page(program).main is page(program).same, "it stopped two days ago"
    QTest.mouseClick(row, LEFT)
    assert program.session is not None
    assert program.session.log.path == path


def test_enter_goes_on_with_one_that_stopped_in_the_last_hours(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    path = played(program, hand_clock, tmp_path / "t.riffle", 0, STOPPED)
    hand_clock.advance(minutes=60)
    program.show_start()
    assert page(program).main is not page(program).same
    program.window.take_keyboard()
    key(Key.Key_Return)
    assert program.session is not None
    assert program.session.log.path == path


def test_a_night_that_is_over_does_not_go_on_though_its_clock_was_left_running(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    path = played(program, hand_clock, tmp_path / "t.riffle", 0, STOPPED + 'eliminate "Bo Sund"')
    written(program.library, lambda it: it.set_setting("running", [str(path)]))
    program.show_start()
    assert page(program).main is page(program).same
    assert page(program).rows[0].cells[2].words == "Anna Ek won 360 kr"
    assert page(program).rows[0].cells[3].words == "2 entries"


@pytest.mark.parametrize(("days", "first"), [(1, True), (30, False)])
def test_one_that_crashed_long_ago_goes_on_by_its_row_alone(
    program: Program, sunday: Path, hand_clock: HandClock, days: int, first: bool
) -> None:
    crashed = sunday.with_name("Friday.riffle")
    program.wiring.store.create(crashed).close()
    opened = hand_clock.ms - days * DAY_MS
    written(program.library, lambda it: it.note_recent(RecentNight(crashed, "Friday", opened, opened)))
    written(program.library, lambda it: it.set_setting("running", [str(crashed)]))
    program.show_start()
    assert (page(program).main is page(program).same) is not first
    row = next(x for x in page(program).rows if x.cells[1].words == "Friday")
    assert [cell.tone for cell in row.cells[2:]] == ["amber", "amber"]


def test_a_winner_taken_back_is_no_longer_told(
    program: Program, tmp_path: Path, hand_clock: HandClock, qtbot: QtBot
) -> None:
    """With the next backup: the power may fail before the night is closed."""
    path = played(program, hand_clock, tmp_path / "t.riffle", 0, STOPPED)
    program.open_path(path)
    assert program.session is not None
    do_line(program.session, 'eliminate "Bo Sund"')
    qtbot.waitUntil(lambda: told(program, path).winner == "Anna Ek")
    program.session.undo()
    qtbot.waitUntil(lambda: told(program, path).winner == "")
    assert told(program, path).ended is None


def test_nor_one_of_a_night_opened_again(program: Program, sunday: Path, qtbot: QtBot) -> None:
    program._won.clear()  # Riffle was started again
    program.open_path(sunday)
    assert program.session is not None
    for _ in range(2):  # the pause, the last bust
        program.session.undo()
    assert not program.session.state.won
    qtbot.waitUntil(lambda: told(program, sunday).winner == "")


def test_a_night_that_a_power_cut_ended_is_told_as_its_file_has_it(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    path = cut_off(program, hand_clock, tmp_path)
    program.show_start()
    shown = page(program)
    assert shown.resumed is not None
    assert shown.resumed.path == path
    assert [value for _, value in progress(shown.resumed)] == ["1", "2 / 3"]
    assert shown.rows[0].cells[2].words == plain(outcome(shown.resumed.facts or NightFacts()))
    assert shown.rows[0].cells[3].tone == "amber"
    assert (told(program, path).entries, told(program, path).left) == (3, 2)


def test_what_was_told_of_it_is_read_once(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = cut_off(program, hand_clock, tmp_path)
    program.show_start()
    assert told(program, path).left == 2
    for _ in range(2):  # the money of other nights is read from their files as well, once more after a change
        assert program.earlier.worker.wait(10)
    monkeypatch.setattr(program.wiring.store, "open_", lambda *_, **__: pytest.fail("a file was opened"))
    program.show_start()
    assert [value for _, value in progress(shown_first(program))] == ["1", "2 / 3"]


def test_nothing_old_is_told_of_one_whose_file_cannot_be_read(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    cut_off(program, hand_clock, tmp_path).write_bytes(b"burnt")
    program.show_start()
    assert page(program).resumed is not None, "it had begun and was not over"
    assert [*progress(shown_first(program))] == []
    assert page(program).rows[0].cells[2].words == ""


def shown_first(program: Program) -> RecentNight:
    return page(program)._recent[0]


def cut_off(program: Program, clock: HandClock, folder: Path) -> Path:
    """Two were left when it was closed; it was opened again, one came, one went, and the power failed."""
    path = played(program, clock, folder / "t.riffle", 0, STOPPED)
    clock.advance(minutes=5)
    program.open_path(path)
    assert program.session is not None
    type_lines(program.session, 'register "Cia Lund"\neliminate "Bo Sund"')
    clock.advance(seconds=1)
    program.nights.drop_all()  # nothing is noted of how it stands
    clock.advance(minutes=5)
    return path


def told(program: Program, path: Path) -> NightFacts:
    facts = next(x.facts for x in program.library.recent_nights() if x.path == path)
    assert facts is not None
    return facts


def test_enter_goes_on_with_tonight_s_that_is_set_up_already(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    hand_clock.advance(minutes=-120)
    ready = SETUP.rstrip() + '\nregister "Anna Ek"\nregister "Bo Sund"'
    path = played(program, hand_clock, tmp_path / "t.riffle", 0, ready)
    hand_clock.advance(minutes=120)
    program.show_start()
    assert page(program).resumed is not None
    program.window.take_keyboard()
    key(Key.Key_Return)
    assert program.session is not None
    assert program.session.log.path == path


@pytest.mark.parametrize(("days", "first"), [(0, True), (-1, False)])
def test_enter_goes_on_with_tonight_s_whose_riffle_crashed_before_it_was_closed(
    program: Program, sunday: Path, hand_clock: HandClock, days: int, first: bool
) -> None:
    hand_clock.ms += days * DAY_MS
    program.new()
    for _ in range(4):
        guide(program).forward()
    assert program.session is not None
    path = program.session.log.path
    type_lines(program.session, 'register "Anna Ek"')
    program.nights.drop_all()  # nothing is noted of how it stands
    hand_clock.ms -= days * DAY_MS
    hand_clock.advance(minutes=20)
    program.show_start()
    assert (page(program).resumed is not None) is first
    if first:
        program.window.take_keyboard()
        key(Key.Key_Return)
        assert program.session is not None
        assert program.session.log.path == path


def test_tonight_s_that_was_cancelled_does_not_go_on(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    played(program, hand_clock, tmp_path / "t.riffle", 0, SETUP.rstrip() + '\ncancel "no heating"')
    assert page(program).resumed is None


def test_one_that_was_cancelled_is_proposed_where_there_is_no_other(
    program: Program, tmp_path: Path, hand_clock: HandClock
) -> None:
    off = played(program, hand_clock, tmp_path / "off.riffle", -7, SETUP.rstrip() + '\ncancel "no heating"')
    told = page(program).proposed
    assert told is not None
    assert told.path == off
    real = played(program, hand_clock, tmp_path / "real.riffle", -14)
    told = page(program).proposed
    assert told is not None
    assert told.path == real


def test_one_whose_file_is_gone_is_not_proposed(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    gone = played(program, hand_clock, tmp_path / "t.riffle", -7)
    told = page(program).proposed
    assert told is not None
    assert told.path == gone
    gone.unlink()
    program.show_start()
    told = page(program).proposed
    assert told is not None
    assert told.path == sunday


def test_each_place_of_backups_tells_when_the_last_was_made(program: Program, sunday: Path) -> None:
    now = program.wiring.wall()
    own, stick, spare = program.backups.own, "/media/POKER/Riffle backups", "/media/SPARE/Riffle backups"
    kept = {str(own): now - DAY_MS, stick: now - DAY_MS, spare: now - 9 * DAY_MS}
    written(program.library, lambda it: it.set_setting("backup_last", kept))
    program.show_start()
    told = [(line.cells[0].words, line.cells[1].tone) for line in page(program).places]
    titles = [backups_words.place_title(Path(x), x == str(own)) for x in kept]
    assert told == [(titles[0], "quiet"), (titles[1], "quiet"), (titles[2], "amber")]
    assert page(program).places[2].cells[1].words.split()[0] == "9"


def test_f1_shows_the_keys(program: Program, sunday: Path) -> None:
    key(Key.Key_F1)
    shown = program.window.findChild(KeysDialog)
    assert shown is not None
    assert all(row.words for _, rows in shown.sections for row in rows)


def test_the_night_before_is_left_as_it_was(program: Program, sunday: Path) -> None:
    before = sunday.read_bytes()
    page(program).same.click()
    assert sunday.read_bytes() == before


def test_everything_can_still_be_changed_step_by_step(program: Program, sunday: Path) -> None:
    begin(program)
    g = guide(program)
    QTest.keyClicks(g.name.title, "Cup")
    QTest.mouseClick(g.by_steps, LEFT)
    assert g.structure.kept.isChecked()
    g.structure.choices[1].setChecked(True)
    key(Key.Key_Return)
    chips = g.money.rows["entry"].fields["chips"]
    assert chips.text() == "8,000", "the stack of the sheet that was chosen instead"
    typed(g.money, "entry", "paid", "350")
    typed(g.money, "reentry", "most", "2")
    typed(g.money, "reentry", "until", "4")
    typed(g.money, "shares", ONE, "1")
    key(Key.Key_Return)
    held = [g.tables.rows[x].setting.typed(g.night)[ONE] for x in ("tables", "seats", "schedule")]
    assert held == ["3", "8", "19:00"]
    typed(g.tables, "tables", ONE, "4")
    typed(g.tables, "schedule", ONE, "")
    key(Key.Key_Return)
    t = state(program)
    assert t.setting("title") == "Cup"
    assert sum(1 for level in t.clock.levels if not level.pause) == 19
    assert (t.money.prices["entry"].paid, t.money.prices["entry"].fee, t.money.prices["entry"].chips) == (
        350,
        50,
        8000,
    )
    assert (
        t.money.prices["reentry"].paid,
        t.money.prices["reentry"].most,
        t.money.prices["reentry"].until,
    ) == (250, 2, 4)
    assert t.setting("late") == 4
    assert t.money.shares == (("percent", 10_000),)
    assert [(x.label, x.size) for x in t.open_tables] == [("1", 8), ("2", 9), ("Blue", 8), ("3", 8)]
    assert t.clock.position.scheduled is None
    assert {"rebuy", "addon"} <= set(t.money.prices)


def test_fewer_tables_take_over_what_is_of_those_there_are(program: Program, sunday: Path) -> None:
    begin(program)
    g = guide(program)
    for _ in range(3):
        g.carry_on()
    typed(g.tables, "tables", ONE, "2")
    g.carry_on()
    t = state(program)
    assert [(x.label, sorted(x.closed), sorted(x.accessible)) for x in t.open_tables] == [
        ("1", [], [3]),
        ("2", [9], []),
    ]
    assert [t.room.tables[x].label for x in t.room.break_order] == ["2", "1"]
    night = program.window.night
    assert night is not None
    assert night.notice.sentence.text() == guide_words.what_now(), "nothing was left out"


def test_back_undoes_what_was_taken_over_with_its_step(program: Program, sunday: Path) -> None:
    begin(program)
    g = guide(program)
    g.carry_on()
    assert state(program).setting("closes") == "23:30"
    g.carry_on()
    assert state(program).chips.values
    g.go_back()
    g.go_back()
    assert (state(program).setting("closes"), state(program).chips.values) == ("", ())
    look(program)
    key(Key.Key_Return)
    assert lines(program) == wanted()


def test_a_step_that_cannot_be_done_says_so_and_stands_there(program: Program, sunday: Path) -> None:
    begin(program)
    g = guide(program)
    g.carry_on()
    g.carry_on()
    typed(g.money, "entry", "fee", "ten")
    g.back_to(0)
    look(program)
    key(Key.Key_Return)
    assert (g._at, g.money.rows["entry"].problem.isVisible()) == (2, True)
    assert g.money.rows["entry"].fields["fee"].text() == "ten"
    typed(g.money, "entry", "fee", "50")
    look(program)
    key(Key.Key_Return)
    look(program)
    key(Key.Key_Return)
    assert lines(program) == wanted()


# -- which nights are offered ----------------------------------------------------------------------------


def test_the_last_ones_stand_there_by_name_and_day(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock
) -> None:
    played(program, hand_clock, tmp_path / "t.riffle", -7, 'set title "Thursday turbo"\nopen table 1')
    rows = [tuple(cell.words for cell in row.cells[:2]) for row in page(program).rows]
    assert rows == [("Sun 15 Nov", "Sunday 300"), ("Thu 12 Nov", "Thursday turbo")]
    said = page(program).proposed
    assert said is not None
    assert said.title == "Thursday turbo", "on a Thursday"
    program.new()
    begin = guide(program).name.begin
    assert [begin.itemText(i) for i in range(begin.count())][1:-1] == [
        "Sunday 300 · Sun 15 Nov",
        "Thursday turbo · Thu 12 Nov",
    ]


@pytest.mark.parametrize(
    ("days", "title"),
    [
        ({"Sun": -4, "Thu": -7}, "Thu"), ({"Sun": -4, "Thu": -14}, "Thu"), ({"Sun": -4, "Thu": -21}, "Sun"),
        ({"Sat": -12, "Sun": -4}, "Sun"), ({"Fri": 1, "Sun": -4}, "Sun"), ({}, None), ({"Today": 0}, "Today"),
    ],
)  # fmt: skip
def test_the_night_proposed_is_of_the_same_weekday_or_the_last(
    hand_clock: HandClock, days: dict[str, int], title: str | None
) -> None:
    now = hand_clock.ms
    nights = [Beginning(name, Path(name), now + by * DAY_MS) for name, by in days.items()]
    nights.sort(key=lambda x: x.night or 0, reverse=True)
    found = next(iter(proposed([*nights, Beginning("a template")], now, HALL)), None)
    assert (None if found is None else found.title) == title


@pytest.mark.parametrize(
    ("days", "said"),
    [(-4, "Same as last Sunday"), (-7, "Same as last Thursday"), (0, "Same as earlier today"),
     (-8, "Same as Wed 11 Nov"), (-400, "Same as Wed 15 Oct 2025")],
)  # fmt: skip
def test_how_long_ago_it_was(hand_clock: HandClock, days: int, said: str) -> None:
    assert guide_words.same_as(hand_clock.ms + days * DAY_MS, hand_clock.ms, HALL) == said


def test_a_click_on_a_row_opens_it_and_its_menu_begins_another_like_it(
    program: Program, sunday: Path
) -> None:
    (row,) = page(program).rows
    assert row.contextMenuPolicy() == Qt.ContextMenuPolicy.ActionsContextMenu
    row.actions()[1].trigger()
    assert guide(program).name.title.text() == "Sunday 300"
    program.show_start()
    QTest.mouseClick(page(program).rows[0], LEFT)
    assert program.window.night is not None
    assert state(program).people.entries


def test_a_second_enter_at_once_sets_nothing_up_by_same_again(
    program: Program, wiring: Wiring, sunday: Path
) -> None:
    """Enter creates the whole tournament there, and that of the menu may be pressed twice."""
    (row,) = page(program).rows
    menu = QMenu(row)
    menu.addActions(row.actions())
    menu.popup(row.mapToGlobal(row.rect().center()))
    menu.setActiveAction(row.actions()[1])
    QTest.keyClick(menu, Key.Key_Return)
    g = guide(program)
    key(Key.Key_Return)
    assert (g.session, g.problem.isVisible()) == (None, True)
    assert not [*wiring.documents.glob("*.riffle")]
    key(Key.Key_Return)
    assert lines(program) == wanted()


def test_a_demo_was_no_night(program: Program, hand_clock: HandClock) -> None:
    program.demo()
    program.close_night()
    assert page(program).proposed is None
    assert offered(program.library) == []
    assert [x.night for x in program.library.recent_nights()] == [0]


def test_a_file_noted_before_its_day_was_known_goes_by_its_name(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "Old 2026-11-13.riffle"
    noted = RecentNight(path, opened=program.wiring.wall() - DAY_MS)
    written(program.library, lambda it: it.note_recent(noted))
    assert offered(program.library) == [Beginning("Old 2026-11-13", path, program.wiring.wall() - DAY_MS)]


def test_what_a_night_is_called_is_noted_as_it_is_when_it_is_closed(program: Program, file: Path) -> None:
    program.open_path(file)
    assert program.session is not None
    program.session.do(acts.Set(key="title", value="Autumn Cup"))
    program.show_start()
    (noted,) = program.library.recent_nights()
    now = program.wiring.wall()
    assert replace(noted, facts=None) == RecentNight(file, "Autumn Cup", now, now)
    assert noted.facts is not None
    assert noted.facts.stopped


def test_one_that_is_open_can_be_begun_from_too(program: Program, sunday: Path) -> None:
    program.open_path(sunday)
    program.new()
    g = guide(program)
    look(program)
    choose(g, 1)
    assert g.name.title.text() == "Sunday 300"
    key(Key.Key_Return)
    assert g.session is None, "an Enter that chose it in the list may be pressed twice"
    key(Key.Key_Return)
    assert lines(program) == wanted()
    assert len(program.nights.open) == 2


def choose(g: Guide, row: int) -> None:
    """In the list of the first step, by keys; the keyboard goes back to the name."""
    g.name.begin.setFocus()
    for _ in range(row - g.name.begin.currentIndex()):
        QTest.keyClick(g.name.begin, Key.Key_Down)


# -- what cannot be read ---------------------------------------------------------------------------------


def gone(path: Path) -> None:
    path.unlink()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def other(path: Path) -> None:
    path.write_text("not a tournament, only a text that is long enough to be read as a header, or so " * 3)


def empty(path: Path) -> None:
    path.unlink()
    core.store.create(path).close()


@pytest.mark.parametrize("harm", [gone, cut, other, empty])
def test_a_file_that_cannot_be_read_is_said_and_what_stood_there_stays(
    program: Program, sunday: Path, harm: Callable[[Path], None]
) -> None:
    harm(sunday)
    program.new()
    g = guide(program)
    g.name.title.setText("Mine")
    g.carry_on()
    g.carry_on()
    typed(g.money, "entry", "paid", "123")
    g.back_to(0)
    choose(g, 1)
    assert g.problem.isVisible()
    assert sunday.name in g.problem.text()
    assert (g.name.title.text(), g.night.state.money.prices["entry"].paid) == ("Mine", 123)
    assert (g.name.begin.currentIndex(), g.by_steps.isVisible()) == (0, False)
    for _ in range(4):
        g.carry_on()
    assert state(program).money.prices["entry"].paid == 123


def test_a_damaged_night_gives_what_is_proved_good(program: Program, sunday: Path) -> None:
    data = sunday.read_bytes()
    at = data.rindex(b"eliminate")
    sunday.write_bytes(data[:at] + b"Eliminate" + data[at + 9 :])
    page(program).same.click()
    assert lines(program) == wanted()


def test_a_file_is_chosen_and_one_that_is_not_is_no_change(
    program: Program, sunday: Path, tmp_path: Path, hand_clock: HandClock, qtbot: QtBot
) -> None:
    forget_nights(program)
    program.show_start()
    program.new()
    g = guide(program)
    g.name.begin.setCurrentIndex(g.name.begin.count() - 1)
    g.name.begin.activated.emit(g.name.begin.currentIndex())
    asked = program.window.findChild(QFileDialog)
    assert asked is not None
    assert g.name.begin.currentData() != ANOTHER, "while it is asked it stands where it stood"
    asked.fileSelected.emit(str(sunday))
    asked.reject()
    assert g.name.title.text() == "Sunday 300"
    assert g.name.begin.currentText() == sunday.stem
    look(program)
    key(Key.Key_Return)
    assert lines(program) == wanted()


def test_from_nothing_again_takes_nothing_over(program: Program, sunday: Path) -> None:
    begin(program)
    g = guide(program)
    g.name.begin.setCurrentIndex(0)
    g.name.begin.activated.emit(0)
    assert not g.by_steps.isVisible()
    assert g.about.text() == g.name.ABOUT
    for _ in range(4):
        g.carry_on()
    t = state(program)
    assert (t.setting("closes"), t.chips.values, set(t.money.prices)) == ("", (), {"entry", "reentry"})


# -- templates -------------------------------------------------------------------------------------------


def save_template(program: Program, name: str, qtbot: QtBot) -> None:
    menu = program_menu(program)
    next(a for a in menu.actions() if a.objectName() == "template").trigger()
    night = program.window.night
    assert night is not None
    asked = night.findChild(TemplateDialog)
    assert asked is not None
    qtbot.waitUntil(asked.isActiveWindow)
    asked.name.selectAll()
    QTest.keyClicks(asked.name, name)
    QTest.keyClick(asked.name, Key.Key_Return)
    menu.deleteLater()


def test_a_night_is_kept_by_name_and_begun_from(program: Program, sunday: Path, qtbot: QtBot) -> None:
    program.sounds.choices = Choices(30, frozenset({"minute"}), silent=False)
    program.screen.set_dark(False)
    program.open_path(sunday)
    save_template(program, "Our Sunday", qtbot)
    assert program.library.templates() == ["Our Sunday"]
    kept = program.library.template("Our Sunday")
    assert kept is not None
    assert "Anna" not in kept
    program.sounds.choices = Choices()
    program.screen.set_dark(True)
    program.show_start()
    forget_nights(program)
    program.new()
    g = guide(program)
    choose(g, 1)
    QTest.mouseClick(g.go_on, LEFT)
    assert lines(program) == wanted()
    assert program.sounds.choices == Choices(30, frozenset({"minute"}), silent=False)
    assert not program.screen.dark


def test_a_template_is_removed_in_the_guide(program: Program, sunday: Path) -> None:
    written(program.library, lambda it: it.save_template("Old", json.dumps({"lines": ["open table 1"]})))
    program.new()
    g = guide(program)
    count = g.name.begin.count()
    assert not g.name.remove.isVisible()
    choose(g, 2)
    QTest.mouseClick(g.name.remove, LEFT)
    assert program.library.templates() == []
    assert (g.name.begin.count(), g.name.begin.currentIndex()) == (count - 1, 0)
    assert not g.name.remove.isVisible()


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"lines": 3}', "[" * 100_000, '{"line": []}'])
def test_a_template_edited_by_hand_is_said(program: Program, kept: str) -> None:
    written(program.library, lambda it: it.save_template("Broken", kept))
    program.new()
    g = guide(program)
    choose(g, 1)
    assert g.problem.isVisible()
    assert g.name.begin.currentIndex() == 0


def test_what_cannot_be_taken_over_is_named(program: Program) -> None:
    """A rulebook that is there no longer stops nothing."""
    told = ["open table 4", 'rulebook "gone-1999"', "set nonsense 3"]
    odd = json.dumps({"lines": told, "sounds": [], "screen": 3})
    written(program.library, lambda it: it.save_template("Odd", odd))
    program.new()
    choose(guide(program), 1)
    look(program)
    key(Key.Key_Return)
    assert [x.label for x in state(program).open_tables] == ["4"]
    night = program.window.night
    assert night is not None
    assert all(line in night.notice.sentence.text() for line in told[1:])


def test_amounts_come_along_with_the_decimals_they_have(program: Program) -> None:
    told = ['set currency "EUR"', "set decimals 2", "set rounding 0.50", "price entry 12.50 chips 10000"]
    written(program.library, lambda it: it.save_template("Euro", json.dumps({"lines": told})))
    program.new()
    choose(guide(program), 1)
    look(program)
    key(Key.Key_Return)
    t = state(program)
    assert (t.setting("rounding"), t.money.prices["entry"].paid) == (50, 1250)
    night = program.window.night
    assert night is not None
    assert night.notice.sentence.text() == guide_words.what_now(), "nothing was left out"


def test_a_library_that_cannot_be_written_keeps_no_template_and_says_so(
    program: Program, sunday: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(library: object, name: str, text: str) -> None:
        raise StoreFailed(Trouble.DISK_FULL, "library.db")

    monkeypatch.setattr(core.store.Library, "save_template", full)
    program.open_path(sunday)
    save_template(program, "Our Sunday", qtbot)
    night = program.window.night
    assert night is not None
    assert night.notice.shown
    assert program.library.templates() == []


# -- what it was told last time --------------------------------------------------------------------------


def test_the_guide_remembers_what_it_was_told(program: Program, start_program: Callable[[], Program]) -> None:
    program.new()
    g = guide(program)
    g.carry_on()
    g.structure.choices[2].setChecked(True)
    g.carry_on()
    typed(g.money, "entry", "paid", "450")
    typed(g.money, "entry", "fee", "50")
    typed(g.money, "currency", ONE, "kr")
    typed(g.money, "entry", "chips", "30,000")
    typed(g.money, "reentry", "until", "")
    typed(g.money, "reentry", "chips", "30,000")
    typed(g.money, "shares", ONE, "5")
    g.carry_on()
    typed(g.tables, "tables", ONE, "7")
    typed(g.tables, "seats", ONE, "10")
    typed(g.tables, "schedule", ONE, "18:15")
    g.carry_on()
    first = state(program)
    assert (first.money.prices["reentry"].until, first.setting("late")) == (None, None)
    program.show_start()
    again = start_program()
    again.new()
    g = guide(again)
    assert g.name.title.text() == f"{guide_words.usual_title(EVENING, HALL)} 2", "a name of its own"
    assert not g.by_steps.isVisible()
    for _ in range(4):
        assert not g.steps[g._at].touched, "what is offered was not typed"
        g.name.title.setText("Another")
        g.name.offer()
        g.carry_on()
    second = state(again)
    assert (second.money.prices, second.money.shares) == (first.money.prices, first.money.shares)
    assert [replace(x, id=0) for x in second.clock.levels] == [replace(x, id=0) for x in first.clock.levels]
    assert [x.size for x in second.open_tables] == [10] * 7
    assert second.clock.position.scheduled == first.clock.position.scheduled


def test_the_screen_looks_as_it_did_last_time(program: Program, start_program: Callable[[], Program]) -> None:
    program.screen.set_dark(False)
    program.screen.set_calls(False)
    assert program.library.settle()
    again = start_program()
    assert again.screen.choices == {"dark": False, "calls": False}
    written(again.library, lambda it: it.set_setting("screen", {"dark": 3, "calls": "no"}))
    assert start_program().screen.choices == {"dark": True, "calls": True}


LATIN = (("alphabet", "latin"),)


def test_names_are_listed_as_the_club_chose(program: Program) -> None:
    written(program.library, lambda it: it.set_setting("names", "first"))
    written(program.library, lambda it: it.set_setting("alphabet", "latin"))
    program.new()
    guide(program).carry_on()
    assert (state(program).setting("names"), state(program).setting("alphabet")) == ("first", "latin")


@pytest.mark.parametrize(
    ("language", "alphabet"),
    [
        (QLocale.Language.Swedish, ()), (QLocale.Language.English, ()), (QLocale.Language.C, ()),
        (QLocale.Language.German, LATIN), (QLocale.Language.Dutch, LATIN),
    ],
)  # fmt: skip
def test_where_nobody_chose_an_alphabet_it_is_that_of_the_pc(
    program: Program, language: QLocale.Language, alphabet: tuple[tuple[str, str], ...]
) -> None:
    assert orders(program.library, language) == alphabet
    written(program.library, lambda it: it.set_setting("alphabet", "swedish"))
    written(program.library, lambda it: it.set_setting("names", ["broken"]))
    assert orders(program.library, language) == ()
