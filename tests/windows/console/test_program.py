"""The program's windows with the real store: opening, what is wrong with a file, the guide, leaving."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import core.store
from core.keeping.salvage import Damage
from core.say import acts
from core.say.duties import SeatsDuty
from core.say.reasons import NameTooLong, ReadOnly, StoreFailed, Trouble
from gui.console.frame.menu import program_menu
from gui.console.guide.guide import Guide
from gui.console.start.page import StartPage, outcome
from gui.desk.app import Program
from gui.looks.setting import ONE
from gui.program import reports
from gui.program.club_library import running
from gui.program.wiring import Wiring
from gui.widgets.key_button import KeyButton
from gui.words import console as console_words
from gui.words import files as files_words
from gui.words import guide as guide_words
from gui.words import text
from gui.words.files import FileTrouble
from gui.words.numbers import not_an_amount
from tests.doing import do_line
from tests.windows.conftest import EVENING, HALL, HandClock, end, written
from tests.windows.console.conftest import type_lines
from tests.windows.console.guide_lines import begin_guide, look, opened, typed
from tests.windows.said import says

LEFT = Qt.MouseButton.LeftButton


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def key(code: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focus(), code, modifier)


def write(words: str) -> None:
    QTest.keyClicks(focus(), words)


def page(program: Program) -> StartPage:
    view = program.window.view
    assert isinstance(view, StartPage)
    return view


def guide(program: Program) -> Guide:
    view = program.window.view
    assert isinstance(view, Guide)
    return view


# -- opening ------------------------------------------------------------------------------------------


def test_the_first_night_opens_while_the_rooms_screen_is_on_and_shows_none(
    program: Program, file: Path
) -> None:
    """As it is with a projector: it is covered from the start."""
    program.screen.open()
    assert program.open_path(file)
    night = program.window.night
    assert night is not None
    assert night.header.screen_button.tone == "green"


def synchronised(file: Path) -> Path:
    folder = file.parent / "Dropbox"
    folder.mkdir()
    return file.rename(folder / file.name)


def test_a_night_opens_before_the_disk_has_told_of_a_synchronised_folder(
    program: Program, file: Path, qtbot: QtBot
) -> None:
    assert program.open_path(synchronised(file))
    night = program.window.night
    assert night is not None
    assert not night.notice.shown, "nothing waits for it"
    qtbot.waitUntil(lambda: night.notice.sentence.text() == console_words.synchronised("Dropbox"))


def test_a_night_closed_before_that_is_not_told_of_it(program: Program, file: Path) -> None:
    assert program.open_path(synchronised(file))
    program.close_night()
    assert program.nights.disk.wait(5)
    assert isinstance(program.window.view, StartPage)


def turn_screen(program: Program, *, on: bool) -> None:
    """Click the header's button, to turn it off also the last line of its menu."""
    night = program.window.night
    assert night is not None
    QTest.mouseClick(night.header.screen_button, LEFT)
    if not on:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[-1]).center())
    assert program.screen.is_open == on


def closed(program: Program) -> None:
    assert program.session is not None
    if program.session.reading().running:
        program.session.do(acts.Pause())
    program.close_night()
    assert not program.screen.is_open, "no night is in the room"


def test_the_rooms_window_comes_back_where_it_was(
    start_program: Callable[[], Program], file: Path, qtbot: QtBot
) -> None:
    first = start_program()
    assert first.open_path(file)
    turn_screen(first, on=True)
    place = QRect(30, 40, 480, 270)
    first.screen.window.setGeometry(place)
    closed(first)
    assert first.open_path(file)
    qtbot.waitUntil(lambda: first.screen.is_open)
    assert first.screen.window.geometry() == place
    assert first.screen.window.board.title == "Thursday 200"
    closed(first)
    assert first.library.settle(60)
    first.window.close()
    again = start_program()
    assert not again.screen.is_open
    assert again.open_path(file)
    qtbot.waitUntil(lambda: again.screen.is_open)
    assert again.screen.window.geometry() == place


def test_the_rooms_window_that_was_turned_off_stays_off(program: Program, file: Path) -> None:
    assert program.open_path(file)
    turn_screen(program, on=True)
    turn_screen(program, on=False)
    closed(program)
    assert program.open_path(file)
    QApplication.processEvents()
    assert not program.screen.is_open
    turn_screen(program, on=True)
    program.screen.window.close()
    closed(program)
    assert program.open_path(file)
    QApplication.processEvents()
    assert not program.screen.is_open


def test_the_rooms_window_waits_for_the_screen_that_it_covered(program: Program, file: Path) -> None:
    written(program.library, lambda it: it.set_setting("room_window", [True, "HDMI-1", 0, 0, 1920, 1080]))
    program.screen.use(program.library)
    assert program.open_path(file)
    QApplication.processEvents()
    assert not program.screen.is_open, "it would cover the console"


def test_a_file_opens_and_is_remembered(
    program: Program, start_program: Callable[[], Program], file: Path
) -> None:
    assert program.open_path(file)
    assert program.window.windowTitle() == "Thursday 200 – Riffle"
    assert program.window.night is not None
    assert program.session is not None
    if program.session.reading().running:
        program.session.do(acts.Pause())
    program.close_night()
    (row,) = page(program).rows
    assert row.cells[1].words == "Thursday 200"
    QTest.mouseClick(row, LEFT)
    assert program.window.night is not None


def test_what_runs_is_not_closed_by_a_slip(program: Program, file: Path) -> None:
    program.open_path(file)
    close = next(a for a in program_menu(program).actions() if a.objectName() == "close")
    assert not close.isEnabled()
    assert close.toolTip() == console_words.pause_first()


def newer(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[60:64] = (999).to_bytes(4, "big")
    path.write_bytes(data)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def text_file(path: Path) -> None:
    path.write_text("not a tournament, only a text that is long enough to be read as a header, or so " * 3)


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (Path.unlink, "was not found"),
        (cut, "is cut short"),
        (text_file, "is not a Riffle tournament"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_the_window(
    program: Program, file: Path, harm: Callable[[Path], None], said: str
) -> None:
    harm(file)
    assert not program.open_path(file)
    problem = page(program).problem
    assert problem.isVisible()
    assert said in problem.text()
    assert "Thursday 200.riffle" in problem.text()


def test_a_night_of_a_newer_riffle_is_shown_and_not_written(program: Program, file: Path) -> None:
    newer(file)
    before = file.read_bytes()
    assert program.open_path(file)
    night = program.window.night
    assert night is not None
    found = Damage(17, "newer")
    assert night.notice.said == files_words.damage(found, "17:30").said
    assert not night.header.toggle.isEnabled()
    program.close_night()
    assert file.read_bytes() == before


def test_a_file_in_use_names_who_has_it(program: Program, file: Path) -> None:
    held = core.store.open_(file)
    try:
        assert not program.open_path(file)
        assert page(program).problem.said == (FileTrouble(trouble=Trouble.IN_USE, file=file.name),)
    finally:
        held.close()


def test_a_damaged_file_is_shown_up_to_where_it_is_good(program: Program, file: Path) -> None:
    data = file.read_bytes()
    at = data.rindex(b"Farid Dahl")
    file.write_bytes(data[:at] + b"Zarid Dahl" + data[at + 10 :])
    assert program.open_path(file)
    night = program.window.night
    assert night is not None
    assert night.notice.said == files_words.damage(Damage(15, "changed"), "17:30").said
    assert not night.header.toggle.isEnabled()
    assert night.header.toggle.toolTip() == text.reason(ReadOnly())
    assert night.footer.saved.text().endswith("read-only")


def test_a_file_with_nothing_good_in_it_stays_on_the_start_page(program: Program, file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data.replace(b"Thursday 200", b"Thursday 201"))
    assert not program.open_path(file)
    assert program.session is None
    assert page(program).problem.said == files_words.may_find(files_words.damage(Damage(1, "changed"))).said


def test_a_damaged_night_can_be_left_though_its_clock_runs(program: Program, file: Path) -> None:
    type_lines(program.open_log(core.store.open_(file)), 'note "Zebra"')
    program.show_start()
    data = file.read_bytes()
    at = data.rindex(b"Zebra")
    file.write_bytes(data[:at] + b"Zebro" + data[at + 5 :])
    assert program.open_path(file)
    assert program.session is not None
    assert program.session.director.read_only
    assert program.session.reading().running
    QTest.keyClick(program.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(program.window.view, Guide)
    program.close_night()
    close = next(a for a in program_menu(program).actions() if a.objectName() == "close")
    assert close.isEnabled()
    close.trigger()
    assert isinstance(program.window.view, StartPage)


def test_a_damaged_night_s_window_closes_unasked(program: Program, file: Path) -> None:
    session = program.open_log(core.store.open_(file))
    assert session.reading().running
    session.director.problem = "damaged"
    program.window.close()
    assert not program.window.isVisible()


def test_after_a_crash_the_clock_is_right_and_the_gap_asked(
    program: Program, file: Path, hand_clock: HandClock
) -> None:
    hand_clock.advance(minutes=7)
    program.open_path(file)
    night = program.window.night
    assert night is not None
    assert night.header.clock.text == "13:00"
    assert night.question.isVisible()
    QTest.mouseClick(night.question.back, LEFT)
    assert night.header.clock.text == "20:00"


def test_after_a_crash_the_start_page_tells_whose_clock_was_running(
    program: Program, start_program: Callable[[], Program], wiring: Wiring, file: Path, hand_clock: HandClock
) -> None:
    quiet = file.with_name("Side event.riffle")
    wiring.store.create(quiet).close()
    for path in (file, quiet):
        program.open_path(path)
        hand_clock.advance(seconds=1)
    hand_clock.advance(seconds=1)
    for session in program.nights.sessions():
        session.tick()
    # killed here: what the library was told is all that is left
    after = StartPage(program, program.library.recent_nights(), running(program.library))
    told = [(row.cells[1].words, *(cell.tone for cell in row.cells[2:])) for row in after.rows]
    assert told == [("Side event", "", "quiet"), ("Thursday 200", "amber", "amber")]
    directed = next(x for x in program.nights.sessions() if x.log.path == file)
    directed.do(acts.Pause())
    hand_clock.advance(seconds=1)
    directed.tick()
    assert running(program.library) == set()
    after.deleteLater()


def test_enter_goes_on_with_the_night_whose_clock_was_running(
    program: Program, file: Path, hand_clock: HandClock
) -> None:
    program.open_path(file)
    hand_clock.advance(seconds=1)
    assert program.session is not None
    program.session.tick()
    program.show_start()
    assert running(program.library) == {file}
    assert page(program).findChild(QLabel, "went_on")
    program.window.take_keyboard()
    green = [b for b in page(program).findChildren(KeyButton) if b.property("kind") == "primary"]
    assert [b.objectName() for b in green] == ["resume"]
    QTest.keyClick(QApplication.focusWidget() or page(program), Qt.Key.Key_Return)
    assert program.session is not None
    assert program.session.log.path == file


def test_a_clock_paused_just_before_closing_was_not_running(
    program: Program, file: Path, hand_clock: HandClock
) -> None:
    program.open_path(file)
    hand_clock.advance(seconds=1)
    assert program.session is not None
    program.session.tick()
    assert running(program.library) == {file}
    if program.session.reading().running:
        program.session.do(acts.Pause())
    program.close_night()
    facts = program.library.recent_nights()[0].facts
    assert facts is not None
    assert (facts.stopped, facts.level, facts.left) == (True, 1, 6)
    assert page(program).rows[0].cells[2].words == outcome(facts)


def test_of_a_night_that_is_only_shown_no_clock_is_noted(
    program: Program, file: Path, hand_clock: HandClock
) -> None:
    session = program.open_log(core.store.open_(file, read_only=True))
    assert session.reading().running
    hand_clock.advance(seconds=1)
    session.tick()
    assert running(program.library) == set()


def test_the_demo_s_clock_is_not_noted(program: Program, hand_clock: HandClock) -> None:
    program.demo()
    session = program.session
    assert session is not None
    for _ in range(600):
        hand_clock.advance(seconds=1)
        session.tick()
        if session.reading().running:
            break
    assert session.reading().running
    session.tick()
    assert session.log.path in [night.path for night in program.library.recent_nights()]
    assert running(program.library) == set()


def test_a_library_that_breaks_in_the_night_stops_no_tick(
    program: Program, file: Path, wiring: Wiring, hand_clock: HandClock, qtbot: QtBot
) -> None:
    program.open_path(file)
    hand_clock.advance(seconds=1)
    assert program.session is not None
    program.session.tick()
    program.session.do(acts.Pause())
    with closing(sqlite3.connect(wiring.data / "library.db", isolation_level=None)) as conn:
        conn.execute("ALTER TABLE setting RENAME TO gone")
        with pytest.raises(StoreFailed):
            running(program.library)
        with qtbot.captureExceptions() as raised:
            program.session.tick()
        conn.execute("ALTER TABLE gone RENAME TO setting")
    assert raised == []


def test_a_broken_library_is_said_and_does_not_stop_anything(
    wiring: Wiring, start_program: Callable[[], Program]
) -> None:
    wiring.data.mkdir(parents=True)
    (wiring.data / "library.db").write_bytes(b"SQLite format 3\x00" + b"x" * 4000)
    kept = str(wiring.data / "library.db.broken-1")
    assert page(start_program()).problem.said == console_words.library_recovered(kept).said


@pytest.mark.parametrize("seen", [False, True])
def test_one_set_aside_is_said_in_the_night_unless_the_start_page_told_it(
    qapp: QApplication, wiring: Wiring, file: Path, on_screen: Callable[[Program], Program], seen: bool
) -> None:
    """Riffle may be started with a file and never show its start page."""
    wiring.data.mkdir(parents=True, exist_ok=True)
    core.store.open_library(wiring.data / "library.db").close()
    with closing(sqlite3.connect(wiring.data / "library.db")) as conn:
        conn.execute("PRAGMA user_version = 5")
    program = on_screen(Program(qapp, wiring))
    kept = str(wiring.data / "library.db.trial-1")
    if seen:
        program.show_start()
    told = []
    for path in (file, file.with_name("Side event.riffle")):
        if not path.exists():
            wiring.store.create(path).close()
        program.open_path(path)
        assert program.window.night is not None
        told.append(program.window.night.notice.sentence.text())
    said = console_words.library_recovered(kept, trial=True)
    assert [said in x for x in told] == [not seen, False]


# -- the guide ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("adding", [False, True])
def test_a_new_tournament_from_the_players_too(program: Program, file: Path, adding: bool) -> None:
    """Two meant the same key there, and it did nothing."""
    assert program.open_path(file)
    assert program.window.night is not None
    program.window.night.show_page("players")
    if adding:
        key(Qt.Key.Key_N)
    key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(program.window.view, Guide)


def test_a_new_tournament_by_keys_alone(program: Program, wiring: Wiring) -> None:
    """Name, Enter, Enter, Enter, Enter: the players."""
    key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    write("Thursday 200")
    for _ in range(4):
        look(program)
        key(Qt.Key.Key_Return)
    session = program.session
    assert session is not None
    assert session.log.path == wiring.documents / "Thursday 200 2026-11-19.riffle"
    assert session.log.path.exists()
    t = session.state
    assert t.setting("title") == "Thursday 200"
    assert sum(not level.pause for level in t.clock.levels) == 21
    assert (t.money.prices["entry"].paid, t.money.prices["entry"].chips) == (200, 10_000)
    assert t.money.shares == (("percent", 5000), ("percent", 3000), ("percent", 2000))
    assert [table.size for table in t.open_tables] == [9, 9, 9]
    night = program.window.night
    assert night is not None
    assert night.stack.currentWidget() is night.page("players")
    said = night.notice.sentence.text()
    assert said == guide_words.what_now()
    session.do(acts.Register(name="Ann"))
    session.do(acts.Register(name="Bea"))
    (card,) = (card for card in night.duties.cards if isinstance(card.duty, SeatsDuty))
    assert card.accessibleName().partition(".")[0] == card.parts.words.title, "by the name it goes by"


def test_every_choice_of_the_guide_becomes_an_action(program: Program) -> None:
    program.new()
    g = guide(program)
    g.name.title.setText("  Autumn   Cup ")
    g.name.club.setText("Norra")
    g.carry_on()
    g.structure.choices[1].setChecked(True)
    g.carry_on()
    assert opened(g.money, "entry", "chips").text() == "8,000"
    typed(g.money, "entry", "paid", "1 200")
    typed(g.money, "entry", "fee", "200")
    typed(g.money, "currency", ONE, "kr")
    typed(g.money, "reentry", "most", "2")
    typed(g.money, "reentry", "until", "5")
    typed(g.money, "shares", ONE, "1")
    g.carry_on()
    typed(g.tables, "tables", ONE, "2")
    typed(g.tables, "seats", ONE, "8")
    typed(g.tables, "schedule", ONE, "18:00")
    g.carry_on()
    assert program.session is not None
    t = program.session.state
    assert (t.setting("title"), t.setting("club"), t.setting("currency")) == ("Autumn Cup", "Norra", "kr")
    assert (t.money.prices["entry"].paid, t.money.prices["entry"].fee, t.money.prices["entry"].chips) == (
        1200,
        200,
        8000,
    )
    assert (t.money.prices["reentry"].until, t.money.prices["reentry"].most, t.setting("late")) == (5, 2, 5)
    assert t.money.shares == (("percent", 10_000),)
    assert [(x.label, x.size) for x in t.open_tables] == [("1", 8), ("2", 8)]
    assert program.session.reading().starts_in == 30 * 60_000
    program.show_start()
    program.new()
    assert guide(program).name.club.text() == "Norra"


def test_the_guide_shows_a_fee_typed_with_the_price(program: Program) -> None:
    begin_guide(program)
    g = guide(program)
    look(program)
    key(Qt.Key.Key_Return)
    look(program)
    key(Qt.Key.Key_Return)
    write("300+50")
    key(Qt.Key.Key_Tab)
    fields = g.money.rows["entry"].fields
    assert (fields["paid"].text(), fields["fee"].text()) == ("350", "50")


def test_the_guide_keeps_a_bounty_typed_with_the_price(program: Program) -> None:
    begin_guide(program)
    g = guide(program)
    look(program)
    key(Qt.Key.Key_Return)
    look(program)
    key(Qt.Key.Key_Return)
    write("200+50+100")
    key(Qt.Key.Key_Tab)
    fields = g.money.rows["entry"].fields
    assert [fields[part].text() for part in ("paid", "fee", "bounty")] == ["350", "50", "100"]
    assert fields["bounty"].isVisible()


def test_the_fee_s_field_holds_for_a_price_with_a_bounty(program: Program) -> None:
    begin_guide(program)
    g = guide(program)
    look(program)
    key(Qt.Key.Key_Return)
    look(program)
    key(Qt.Key.Key_Return)
    write("200+50+100")
    typed(g.money, "entry", "fee", "60")
    look(program)
    key(Qt.Key.Key_Return)
    assert program.session is not None
    found = program.session.state.money.prices["entry"]
    assert (found.paid, found.fee, found.bounty) == (350, 60, 100)


def test_the_guide_takes_a_price_with_its_fee_and_an_error_goes_with_the_correction(
    program: Program,
) -> None:
    begin_guide(program)
    g = guide(program)
    look(program)
    key(Qt.Key.Key_Return)
    look(program)
    key(Qt.Key.Key_Return)
    write("300+")
    look(program)
    key(Qt.Key.Key_Return)
    problem = g.money.rows["entry"].problem
    assert problem.isVisible()
    write("50")
    assert not problem.isVisible()
    look(program)
    key(Qt.Key.Key_Return)
    assert program.session is not None
    price = program.session.state.money.prices["entry"]
    assert (price.paid, price.fee) == (350, 50)


def test_back_undoes_a_step_and_continue_does_it_anew(program: Program) -> None:
    program.new()
    g = guide(program)
    g.name.title.setText("Cup")
    g.carry_on()
    g.carry_on()
    assert program.session is not None
    assert program.session.state.clock.levels
    QTest.mouseClick(g.back, LEFT)
    assert not program.session.state.clock.levels
    g.structure.choices[-1].setChecked(True)
    g.carry_on()
    assert not program.session.state.clock.levels


def test_back_stays_in_its_place_on_every_step(program: Program) -> None:
    program.window.resize(1366, 768)
    program.new()
    g = guide(program)
    g.name.title.setText("Cup")
    places = []
    for _ in g.steps[1:]:
        QTest.mouseClick(g.go_on, LEFT)
        QApplication.processEvents()
        places.append(g.back.geometry())
    assert len({*map(QRect.getRect, places)}) == 1


def double_click(button: QWidget) -> None:
    """Send all that Qt sends for one: QTest's own double click is its third event alone."""
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    QTest.mouseRelease(button, LEFT)


def test_a_double_click_goes_one_step_on_and_creates_nothing(program: Program) -> None:
    """Its second press would fall on the next step's button, which has come under the pointer."""
    program.new()
    g = guide(program)
    g.name.title.setText("Cup")
    for at in range(1, len(g.steps)):
        double_click(g.go_on)
        assert g.trail[at].isEnabled()
        assert not any(button.isEnabled() for button in g.trail[at + 1 :])
    assert isinstance(program.window.view, Guide)
    double_click(g.go_on)
    assert program.window.night is not None


def test_a_name_is_proposed_and_typing_replaces_it(program: Program) -> None:
    """A director with only a mouse cannot write one."""
    program.new()
    assert guide(program).name.title.text() == guide_words.usual_title(EVENING, HALL)
    write("Cup")
    assert guide(program).name.title.text() == "Cup"


def test_a_second_tournament_of_the_day_is_proposed_a_name_of_its_own(program: Program) -> None:
    usual = guide_words.usual_title(EVENING, HALL)
    for title in (usual, f"{usual} 2", f"{usual} 3"):
        begin_guide(program)
        g = guide(program)
        assert g.name.title.text() == title
        assert g.name.title.selectedText() == title
        for _ in g.steps:
            look(program)
            key(Qt.Key.Key_Return)
        assert program.session is not None
        assert program.session.state.setting("title") == title


def test_typing_replaces_what_the_first_field_of_every_step_proposes(program: Program) -> None:
    begin_guide(program)
    g = guide(program)
    look(program)
    key(Qt.Key.Key_Return)
    look(program)
    key(Qt.Key.Key_Return)
    write("300")
    assert g.money.rows["entry"].fields["paid"].text() == "300"
    look(program)
    key(Qt.Key.Key_Return)
    write("4")
    assert g.tables.rows["tables"].fields[ONE].text() == "4"
    QTest.mouseClick(g.back, LEFT)
    write("250")
    assert g.money.rows["entry"].fields["paid"].text() == "250"
    look(program)
    key(Qt.Key.Key_Return)
    look(program)
    key(Qt.Key.Key_Return)
    assert program.session is not None
    assert len(program.session.state.open_tables) == 4


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_escape_leaves_the_guide_at_any_step(program: Program, steps: int) -> None:
    begin_guide(program)
    g = guide(program)
    for _ in range(steps):
        look(program)
        key(Qt.Key.Key_Return)
    assert g._at == steps
    key(Qt.Key.Key_Escape)
    assert not g.isVisible()
    assert (program.window.night is None) == (steps == 0)
    if program.session is not None:
        assert program.session.log.path.exists()


def test_escape_asks_once_before_what_is_typed_is_lost(program: Program) -> None:
    begin_guide(program)
    g = guide(program)
    look(program)
    key(Qt.Key.Key_Return)
    look(program)
    key(Qt.Key.Key_Return)
    write("350")
    key(Qt.Key.Key_Escape)
    assert g.isVisible()
    said = "Not created yet: press Enter to continue, or Escape again to cancel."
    assert (g.problem.text(), g.problem.isVisible()) == (said, True)
    look(program)
    key(Qt.Key.Key_Return)
    assert program.session is not None
    assert program.session.state.money.prices["entry"].paid == 350
    assert not g.problem.isVisible()
    write("4")
    key(Qt.Key.Key_Escape)
    assert (g.isVisible(), g.problem.text()) == (True, said)
    key(Qt.Key.Key_Escape)
    assert program.window.night is not None


def test_what_the_guide_fills_in_itself_was_not_typed(program: Program) -> None:
    begin_guide(program)
    g = guide(program)
    key(Qt.Key.Key_Return)
    g.structure.choices[1].setChecked(True)
    key(Qt.Key.Key_Return)
    assert g.money.rows["entry"].fields["chips"].text() == "8,000"
    key(Qt.Key.Key_Escape)
    assert program.window.night is not None


def test_a_wrong_field_is_said_and_nothing_is_half_done(program: Program) -> None:
    program.new()
    g = guide(program)
    g.name.title.clear()
    g.carry_on()
    assert g.problem.text() == guide_words.needs_name()
    assert program.session is None
    g.name.title.setText("Cup")
    g.carry_on()
    g.carry_on()
    assert program.session is not None
    before = len(program.session.director.history)
    row, fields = g.money.rows["entry"], g.money.rows["entry"].fields
    typed(g.money, "entry", "fee", "ten")
    g.carry_on()
    assert row.problem.text() == not_an_amount("ten", 0)
    assert QApplication.focusWidget() is fields["fee"]
    assert len(program.session.director.history) == before
    typed(g.money, "entry", "fee", "50")
    typed(g.money, "entry", "paid", "")  # not free with a fee of 50: nobody asked for that
    g.carry_on()
    assert row.problem.isVisible()
    assert QApplication.focusWidget() is fields["paid"]
    assert len(program.session.director.history) == before
    typed(g.money, "entry", "paid", "0")
    typed(g.money, "entry", "fee", "0")
    g.carry_on()
    typed(g.tables, "schedule", ONE, "17:00:99")
    g.carry_on()
    assert g.tables.rows["schedule"].problem.isVisible()
    assert QApplication.focusWidget() is g.tables.rows["schedule"].fields[ONE]
    assert not program.session.state.open_tables


def test_a_name_too_long_makes_no_file(program: Program, wiring: Wiring) -> None:
    program.new()
    g = guide(program)
    for line in (g.name.title, g.name.club):
        kept = line.text()
        line.setText("x" * 81)
        g.carry_on()
        assert says(g.problem.said, NameTooLong, most=80)
        assert QApplication.focusWidget() is line
        assert program.session is None
        line.setText(kept)
    g.name.title.setText("Short")
    g.carry_on()
    assert program.session is not None
    assert program.session.log.path.name.startswith("Short ")
    assert str(program.session.state.setting("title")) == "Short"


def test_a_name_that_is_taken_is_said(program: Program, wiring: Wiring) -> None:
    wiring.documents.mkdir(parents=True)
    taken = wiring.documents / "Cup 2026-11-19.riffle"
    taken.write_text("mine")
    program.new()
    g = guide(program)
    g.name.title.setText("Cup")
    g.carry_on()
    assert g.problem.said == guide_words.exists(taken.name).said
    assert taken.read_text() == "mine"
    g.name.title.setText("Cup/../2?")
    g.carry_on()
    assert program.session is not None
    assert program.session.log.path.name == "Cup..2 2026-11-19.riffle"


def test_a_folder_that_cannot_be_made_is_said(program: Program, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    program.new()
    g = guide(program)
    g.name.set_folder(tmp_path / "file" / "in it")
    g.name.title.setText("Cup")
    g.carry_on()
    folder = str(tmp_path / "file" / "in it")
    assert g.problem.said == guide_words.cannot_make(folder, "Not a directory").said


def test_leaving_the_guide_early_goes_back(program: Program) -> None:
    program.new()
    QTest.mouseClick(guide(program).leave, LEFT)
    page(program)
    program.new()
    g = guide(program)
    g.name.title.setText("Cup")
    cancels = g.leave.text()
    g.carry_on()
    assert g.leave.text() not in ("", cancels)  # a file is kept from now on
    QTest.mouseClick(g.leave, LEFT)
    assert program.window.night is not None
    assert program.window.windowTitle() == "Cup – Riffle"
    assert program.session is not None
    assert program.window.night.notice.said == guide_words.kept(str(program.session.log.path)).said


def test_back_to_the_name_and_by_a_click_on_an_earlier_step(program: Program) -> None:
    program.new()
    g = guide(program)
    assert not g.back.isVisible()
    write("Cup")
    look(program)
    key(Qt.Key.Key_Return)
    assert g._at == 1
    QTest.mouseClick(g.back, LEFT)
    assert (g._at, QApplication.focusWidget()) == (0, g.name.title)
    assert not g.name.change.isEnabled()
    g.name.title.selectAll()
    write("Autumn cup")
    for _ in range(3):
        look(program)
        key(Qt.Key.Key_Return)
    assert g._at == 3
    QTest.mouseClick(g.trail[0], LEFT)
    assert g._at == 0
    assert program.session is not None
    assert not program.session.state.clock.levels
    for _ in range(4):
        look(program)
        key(Qt.Key.Key_Return)
    t = program.session.state
    assert (t.setting("title"), len(t.open_tables)) == ("Autumn cup", 3)
    assert program.session.log.path.name.startswith("Cup ")


# -- leaving, and what goes wrong in us -------------------------------------------------------------------


def asked(program: Program) -> QMessageBox | None:
    return next((w for w in program.window.findChildren(QMessageBox) if w.isVisible()), None)


def test_leaving_while_the_clock_runs_asks(program: Program, file: Path) -> None:
    program.open_path(file)
    program.window.close()
    box = asked(program)
    assert box is not None
    assert program.window.isVisible()
    key(Qt.Key.Key_Escape)
    assert program.window.isVisible()
    program.window.close()
    box = asked(program)
    assert box is not None
    leave = next(b for b in box.findChildren(QPushButton) if b.text() == "Quit")
    QTest.mouseClick(leave, LEFT)
    assert not program.window.isVisible()
    core.store.open_(file).close()  # let go of


def test_the_pc_is_kept_awake_while_the_clock_runs_and_let_go_at_the_end(
    qapp: QApplication, wiring: Wiring, file: Path
) -> None:
    said: list[str] = []

    def hold(why: str) -> Callable[[], None]:
        assert why
        said.append("held")
        return lambda: said.append("let go")

    program = Program(qapp, replace(wiring, holds=(hold,)))
    try:
        program.open_path(file)
        assert said == ["held"]
        assert program.session is not None
        program.session.do(acts.Pause())
        assert said == ["held", "let go"]
        program.session.do(acts.Resume())
    finally:
        end(program)
    assert said == ["held", "let go"] * 2


def test_leaving_a_standing_clock_does_not_ask(program: Program, file: Path) -> None:
    program.open_path(file)
    assert program.session is not None
    program.session.do(acts.Pause())
    program.window.close()
    assert not program.window.isVisible()


def test_an_error_of_ours_is_told_in_a_sentence_and_reported_without_names(
    program: Program, wiring: Wiring, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.open_path(file)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    restore = reports.catch(wiring.data / "reports", wiring.wall, program.tell_error)
    try:
        try:
            raise KeyError("Anna Ek")
        except KeyError as error:
            sys.excepthook(KeyError, error, error.__traceback__)
        QApplication.processEvents()  # it is said when the window comes to it
    finally:
        restore()
    night = program.window.night
    assert night is not None
    (report,) = (wiring.data / "reports").iterdir()
    assert night.notice.said == console_words.something_wrong(str(report)).said
    written = report.read_text("utf-8")
    assert "KeyError" in written
    assert "test_program.py" in written
    assert "Anna" not in written


def test_a_report_that_cannot_be_written_is_not_promised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert reports.write_report(tmp_path / "file", "x", 1) is None


def test_the_look_is_chosen_and_kept(program: Program, start_program: Callable[[], Program]) -> None:
    from gui.theme import DARK
    from gui.widgets.themed import theme_of

    program.choose_theme("dark")
    assert theme_of(program.window) is DARK
    assert program.library.settle()
    again = start_program()
    assert theme_of(again.window) is DARK
    again.choose_theme("light")


def test_the_look_is_the_desktop_s_as_long_as_riffle_runs(qapp: QApplication, wiring: Wiring) -> None:
    """The one that is over no longer hears of it."""
    from gui.theme import DARK, LIGHT, apply, stylesheet

    program = Program(qapp, wiring)
    written(program.library, lambda it: it.set_setting("theme", "dark"))
    changed = qapp.styleHints().colorSchemeChanged
    apply(qapp, LIGHT)
    changed.emit(Qt.ColorScheme.Dark)
    assert qapp.styleSheet() == stylesheet(DARK)
    apply(qapp, LIGHT)
    end(program)
    changed.emit(Qt.ColorScheme.Dark)
    assert qapp.styleSheet() == stylesheet(LIGHT)


def test_a_copy_is_saved_and_said(program: Program, file: Path, tmp_path: Path) -> None:
    from gui.console.frame.menu import save_copy

    program.open_path(file)
    save_copy(program, tmp_path / "copy.riffle")
    night = program.window.night
    assert night is not None
    assert night.notice.said == console_words.written(str(tmp_path / "copy.riffle")).said
    with core.store.open_(tmp_path / "copy.riffle") as copy:
        assert program.session is not None
        assert len(copy.actions) == len(program.session.director.history)
    save_copy(program, tmp_path / "no folder" / "copy.riffle")
    assert night.notice.said == (FileTrouble(trouble=Trouble.NOT_FOUND, file="copy.riffle"),)


def test_the_menus_open(program: Program, file: Path) -> None:
    from gui.console.frame.menu import program_menu

    program.open_path(file)
    offered = [a.objectName() for a in program_menu(program).actions() if a.text()]
    assert offered[:2] == ["new", "open"]
    assert "export" in offered


def test_wiring_can_be_replaced_whole(wiring: Wiring) -> None:
    assert replace(wiring, gap=10**12).gap == 10**12


def test_enter_presses_what_has_the_ring_on_the_start_page(program: Program) -> None:
    page(program).new.setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Return)
    assert guide(program).isVisible()


def test_whoever_is_registered_in_the_command_bar_joins_the_clubs_players(
    program: Program, file: Path, qtbot: QtBot
) -> None:
    program.open_path(file)
    assert program.session is not None
    before, _ = program.library.counts()
    do_line(program.session, 'register "Zoe Late"')
    qtbot.waitUntil(lambda: program.library.counts()[0] == before + 1, timeout=60_000)
    assert [x.name for x in program.library.find("Zoe")] == ["Zoe Late"]


def by_menu(program: Program) -> None:
    menu = program_menu(program)
    (new,) = [x for x in menu.actions() if x.objectName() == "new"]
    menu.popup(QPoint(0, 0))
    menu.setActiveAction(new)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def by_going_back(program: Program) -> None:
    """Begin the guide, go to the start page, and come back to the guide that was begun."""
    program.new()
    program.show_start()
    key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)


WAYS: dict[str, Callable[[Program], None]] = {
    "button": lambda _: key(Qt.Key.Key_Return),
    "key": lambda _: key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier),
    "menu": by_menu,
    "back": by_going_back,
}


@pytest.mark.parametrize("way", WAYS)
def test_a_second_enter_at_once_takes_no_name_that_was_proposed(
    program: Program, hand_clock: HandClock, way: str
) -> None:
    """The file's name is for good: the Enter that opened the guide was pressed twice."""
    WAYS[way](program)
    g = guide(program)
    key(Qt.Key.Key_Return)
    assert g.session is None
    assert g.problem.text()
    key(Qt.Key.Key_Return)
    assert g.session is not None


@pytest.mark.parametrize("late", [True, False])
def test_an_enter_later_or_after_a_title_is_meant(
    program: Program, hand_clock: HandClock, *, late: bool
) -> None:
    key(Qt.Key.Key_Return)
    if late:
        hand_clock.advance(seconds=1)
    else:
        write("Autumn Cup")
    key(Qt.Key.Key_Return)
    assert guide(program).session is not None
