"""Two tournaments open at once, as a director has them: by keys and clicks, with real files."""

from __future__ import annotations

import gc
import os
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

import core.store
from core.formats.duties import duties
from core.say import acts
from core.say.duties import LateClosesDuty
from core.say.reasons import Trouble
from gui.console.duties import column
from gui.console.frame.menu import program_menu
from gui.console.frame.night import NightView
from gui.console.frame.screen_menu import screen_menu
from gui.console.guide.guide import Guide
from gui.console.start.page import StartPage
from gui.console.tonight.page import TonightPage
from gui.desk.app import Program
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.words import console as console_words
from gui.words import nights as nights_words
from gui.words import screen as screen_words
from gui.words.files import FileTrouble
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import SETUP, type_file, type_lines
from tests.windows.console.directing import STEP
from tests.windows.console.keyboard import CTRL, press, write
from tests.windows.said import says

LEFT = Qt.MouseButton.LeftButton
SHIFT_CTRL = CTRL | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def side(wiring: Wiring, tmp_path: Path) -> Path:
    """The side event, its clock standing at level 2."""
    path = tmp_path / "Sunday side.riffle"
    type_file(wiring, path, SETUP + 'set title "Side event"\nstart\nnext\npause')
    return path


@pytest.fixture
def two(program: Program, file: Path, side: Path) -> Program:
    """Thursday's runs; the side event was opened beside it, and is looked at."""
    assert program.open_path(file)
    assert program.open_path(side)
    return program


def night(program: Program) -> NightView:
    found = program.window.night
    assert found is not None
    return found


def shown(program: Program) -> str:
    assert program.session is not None
    return program.session.name


def of(program: Program, name: str) -> Session:
    return next(session for session in program.nights.sessions() if session.name == name)


def click_tab(program: Program, at: int) -> None:
    QTest.mouseClick(program.nights.tabs.tabs[at], LEFT)


def pass_time(program: Program, clock: HandClock, *, seconds: int, step: int = 1) -> None:
    """As the program's own timer does it: once a second, a millisecond late. Where nothing is looked at a
    longer step is enough, as long as it is no gap that is asked about."""
    clock.advance(seconds=0.001)
    for _ in range(0, seconds, step):
        clock.advance(seconds=step)
        program.nights.ticker.tick()


def told(program: Program, at: int) -> str:
    """Return the tab's text, without its duties."""
    return ", ".join(program.nights.tabs.tabs[at].accessibleName().split(", ")[:2])


def counted(program: Program, at: int) -> int:
    """How many duties the tab counts."""
    said = program.nights.tabs.tabs[at].accessibleName().split(", ")
    return int(said[-1].split()[0]) if "dut" in said[-1] else 0


def due(session: Session) -> int:
    return len(duties(session.state, session.now()))


def box(program: Program) -> QMessageBox | None:
    return next((w for w in program.window.findChildren(QMessageBox) if w.isVisible()), None)


# -- opening, switching -------------------------------------------------------------------------------


def test_one_alone_has_no_tabs(program: Program, file: Path) -> None:
    program.open_path(file)
    assert not program.nights.tabs.isVisible()


def test_a_second_is_opened_while_the_first_runs(two: Program) -> None:
    assert shown(two) == "Side event"
    assert two.nights.tabs.isVisible()
    assert [tab.isChecked() for tab in two.nights.tabs.tabs] == [False, True]
    assert of(two, "Thursday 200").reading().running
    assert two.window.windowTitle() == "Side event – Riffle"


@pytest.mark.usefixtures("thawed")
def test_what_is_open_is_not_looked_through_for_garbage(two: Program, qtbot: QtBot) -> None:
    """At 10,000 entries every look would stop the clock for a tenth of a second."""
    assert gc.get_freeze_count() > 10_000
    two.nights.drop(two.nights.open[0])
    qtbot.wait(1)
    assert gc.get_freeze_count() > 10_000
    two.close_night()
    qtbot.waitUntil(lambda: gc.get_freeze_count() == 0)


def left_behind(program: Program, at: int) -> list[weakref.ref[object]]:
    """Close the night of this tab; return what may be left of it."""
    closed = program.nights.open[at]
    assert closed.session is not None
    program.nights.drop(closed)
    return [weakref.ref(x) for x in (closed.session, closed.session.director, closed.view)]


@pytest.mark.usefixtures("thawed")
def test_a_closed_one_leaves_nothing(two: Program, qtbot: QtBot) -> None:
    """A club's PC stays on for weeks."""
    left = left_behind(two, 1)
    qtbot.waitUntil(lambda: [x() for x in left] == [None, None, None])


def test_nor_does_one_that_is_not_in_the_window(two: Program, qtbot: QtBot) -> None:
    """Its signals led to every view of it. It is not frozen as above: to look for it among all tests that
    were read takes a second."""
    left = left_behind(two, 0)
    qtbot.waitUntil(lambda: [x() for x in left] == [None, None, None])


def test_the_right_one_of_two_side_by_side_is_closed_before_the_left(two: Program, qtbot: QtBot) -> None:
    left, right = of(two, "Thursday 200"), of(two, "Side event")
    two.screen.follow(left)
    two.screen.show_beside(right)
    gone = weakref.ref(right)
    for session in (right, left):
        night = two.nights.of(session)
        assert night is not None
        two.nights.drop(night)
        del night, session
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del left, right
    assert two.nights.open == []
    qtbot.waitUntil(lambda: gone() is None)


def test_keys_go_round_the_open_tournaments(two: Program) -> None:
    press(Qt.Key.Key_Tab, CTRL)
    assert (shown(two), two.window.windowTitle()) == ("Thursday 200", "Thursday 200 – Riffle")
    press(Qt.Key.Key_Tab, CTRL)
    assert shown(two) == "Side event"
    press(Qt.Key.Key_Backtab, SHIFT_CTRL)
    assert shown(two) == "Thursday 200"


def test_a_click_on_a_tab_and_the_keys_are_that_tournaments(two: Program) -> None:
    click_tab(two, 0)
    assert shown(two) == "Thursday 200"
    press(Qt.Key.Key_Space)
    assert not of(two, "Thursday 200").reading().running
    assert not of(two, "Side event").reading().running
    click_tab(two, 1)
    press(Qt.Key.Key_Space)
    assert of(two, "Side event").reading().running
    assert not of(two, "Thursday 200").reading().running


def test_a_seat_and_two_keys_bust_in_the_one_that_is_looked_at(two: Program) -> None:
    click_tab(two, 0)
    of(two, "Side event").do(acts.Resume())
    for letter in "2.9":
        write(letter)
    press(Qt.Key.Key_Return)
    assert len(of(two, "Thursday 200").state.people.live) == 5
    assert len(of(two, "Side event").state.people.live) == 6
    press(Qt.Key.Key_Z, CTRL)
    assert len(of(two, "Thursday 200").state.people.live) == 6


def test_a_seat_left_in_the_bar_is_its_nights_and_is_seen_on_coming_back(two: Program) -> None:
    click_tab(two, 0)
    of(two, "Side event").do(acts.Resume())
    for letter in "2.9":
        write(letter)
    press(Qt.Key.Key_Tab, CTRL)
    assert shown(two) == "Side event"
    assert night(two).footer.command.text() == ""
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert [len(of(two, x).state.people.live) for x in ("Thursday 200", "Side event")] == [6, 6]
    press(Qt.Key.Key_Tab, CTRL)
    bar = night(two).footer.command
    assert (bar.text(), QApplication.focusWidget()) == ("2.9", bar)
    assert bar.suggestions.key == "↵"
    assert not any(card.ring for card in night(two).duties.cards)
    press(Qt.Key.Key_Return)
    assert [len(of(two, x).state.people.live) for x in ("Thursday 200", "Side event")] == [5, 6]


def test_each_keeps_its_page_its_drawer_and_what_is_half_typed(two: Program) -> None:
    two.window.resize(1024, 700)
    press(Qt.Key.Key_2, CTRL)
    press(Qt.Key.Key_D, CTRL)
    side_event = night(two)
    assert side_event.duties.isVisible()
    press(Qt.Key.Key_Tab, CTRL)
    assert night(two).stack.currentWidget() is night(two).page("tonight")
    assert not night(two).duties.isVisible()
    press(Qt.Key.Key_K, CTRL)
    write("elim")
    press(Qt.Key.Key_Tab, CTRL)
    assert night(two) is side_event
    assert side_event.stack.currentWidget() is side_event.page("players")
    assert side_event.duties.isVisible()
    press(Qt.Key.Key_Tab, CTRL)
    assert night(two).footer.command.text() == "elim"


def test_the_same_file_twice_is_refused_in_words(two: Program, file: Path) -> None:
    assert not two.open_path(file.parent / "." / file.name)
    assert shown(two) == "Thursday 200"
    assert night(two).notice.sentence.text() == nights_words.open_already("Thursday 200")
    assert len(two.nights.open) == 2


def test_what_is_wrong_with_a_second_file_leaves_the_first_alone(program: Program, file: Path) -> None:
    program.open_path(file)
    assert not program.open_path(file.parent / "none.riffle")
    assert shown(program) == "Thursday 200"
    assert says(night(program).notice.said, FileTrouble, trouble=Trouble.NOT_FOUND)


def test_a_second_is_made_while_the_first_runs(program: Program, file: Path, hand_clock: HandClock) -> None:
    program.open_path(file)
    press(Qt.Key.Key_N, CTRL)
    assert isinstance(program.window.view, Guide)
    tabs = program.nights.tabs
    assert tabs.isVisible()
    pass_time(program, hand_clock, seconds=2)
    assert told(program, 0) == "Thursday 200, 19:58"
    write("Late one")
    press(Qt.Key.Key_Return)
    assert tabs.tabs[1].accessibleName() == "Late one"
    # A look at the first: the guide waits where it was.
    press(Qt.Key.Key_Tab, CTRL)
    assert shown(program) == "Thursday 200"
    press(Qt.Key.Key_N, CTRL)
    guide = program.window.view
    assert isinstance(guide, Guide)
    for _ in range(3):
        pass_time(program, hand_clock, seconds=2)
        press(Qt.Key.Key_Return)
    assert shown(program) == "Late one"
    assert night(program).stack.currentWidget() is night(program).page("players")
    assert [session.name for session in program.nights.sessions()] == ["Thursday 200", "Late one"]
    assert of(program, "Thursday 200").reading().running


def test_a_guide_given_up_leads_back_to_the_one_before(two: Program) -> None:
    click_tab(two, 0)
    press(Qt.Key.Key_N, CTRL)
    guide = two.window.view
    assert isinstance(guide, Guide)
    QTest.mouseClick(guide.leave, LEFT)
    assert shown(two) == "Thursday 200"
    assert len(two.nights.tabs.tabs) == 2


# -- closing, quitting ----------------------------------------------------------------------------------


def test_closing_one_leaves_the_other_running_and_lets_go_of_its_file(two: Program, side: Path) -> None:
    close = next(a for a in program_menu(two).actions() if a.objectName() == "close")
    assert close.isEnabled()
    close.trigger()
    assert shown(two) == "Thursday 200"
    assert not two.nights.tabs.isVisible()
    assert of(two, "Thursday 200").reading().running
    core.store.open_(side).close()
    of(two, "Thursday 200").do(acts.Pause())
    two.close_night()
    assert isinstance(two.window.view, StartPage)


def test_quitting_asks_if_the_one_that_is_not_looked_at_runs(two: Program, file: Path) -> None:
    press(Qt.Key.Key_Q, CTRL)
    asked = box(two)
    assert asked is not None
    assert asked.text() == nights_words.quit_title(["Thursday 200"])
    press(Qt.Key.Key_Escape)
    of(two, "Side event").do(acts.Resume())
    two.window.close()
    asked = box(two)
    assert asked is not None
    assert asked.text() == nights_words.quit_title(["Thursday 200", "Side event"])
    assert asked.informativeText() == nights_words.quit_question()
    QTest.mouseClick(next(b for b in asked.findChildren(QPushButton) if b.text() == "Quit"), LEFT)
    assert not two.window.isVisible()
    core.store.open_(file).close()


def test_quitting_with_all_standing_does_not_ask(two: Program) -> None:
    of(two, "Thursday 200").do(acts.Pause())
    press(Qt.Key.Key_Q, CTRL)
    assert not two.window.isVisible()


# -- time, duties, sounds -------------------------------------------------------------------------------


def test_both_clocks_are_read_and_told_on_their_tabs(two: Program, hand_clock: HandClock) -> None:
    of(two, "Side event").do(acts.Resume())
    pass_time(two, hand_clock, seconds=3)
    assert told(two, 0) == "Thursday 200, 19:57"
    assert told(two, 1) == "Side event, 19:57"
    click_tab(two, 0)
    assert night(two).header.clock.text == "19:57"


def test_a_night_that_is_over_has_no_clock_on_its_tab(two: Program) -> None:
    thursday = of(two, "Thursday 200")
    for entry in [*thursday.state.people.live.values()][1:]:
        thursday.do(acts.Eliminate(who=(entry,)))
    thursday.do(acts.Pause())
    assert thursday.state.won
    words = two.nights.tabs.tabs[0].accessibleName().split(", ")
    assert words[0] == "Thursday 200"
    assert [x for x in words[1:] if "dut" not in x] == []
    thursday.undo()
    thursday.undo()
    assert told(two, 0) == "Thursday 200, 20:00"


def test_the_one_timer_wakes_for_whichever_turns_first(two: Program, hand_clock: HandClock) -> None:
    timer = two.nights.ticker._timer
    hand_clock.advance(seconds=0.3)
    of(two, "Side event").do(acts.Resume())
    assert timer.interval() == 701, "Thursday's second"
    hand_clock.advance(seconds=0.701)
    two.nights.ticker.tick()
    assert timer.interval() == 300, "the side event's"


def test_an_error_in_one_does_not_stop_the_other(two: Program, hand_clock: HandClock) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    of(two, "Thursday 200").tick = broken  # type: ignore[method-assign]
    of(two, "Side event").do(acts.Resume())
    hand_clock.advance(seconds=1.001)
    with pytest.raises(ZeroDivisionError):
        two.nights.ticker.tick()
    assert night(two).header.clock.text == "19:59"
    assert two.nights.ticker._timer.isActive()


def test_a_duty_of_the_other_is_counted_on_its_tab(two: Program) -> None:
    thursday = of(two, "Thursday 200")
    before = due(thursday)
    assert counted(two, 0) == before
    type_lines(thursday, "eliminate 2.1\neliminate 2.7")
    assert due(thursday) != before
    assert counted(two, 0) == due(thursday)
    type_lines(thursday, "undo\nundo")
    assert counted(two, 0) == before


def test_a_duty_that_time_brings_to_the_other_is_counted_on_its_tab(
    two: Program, hand_clock: HandClock
) -> None:
    thursday = of(two, "Thursday 200")
    type_lines(thursday, "set late 2")
    thursday.do(acts.AddTime(by=-19 * 60_000))
    before = counted(two, 0)
    pass_time(two, hand_clock, seconds=59)
    assert counted(two, 0) == due(thursday) == before
    pass_time(two, hand_clock, seconds=1)
    assert counted(two, 0) == due(thursday) == before + 1


def test_a_tab_comes_with_the_times_of_its_moment(two: Program, hand_clock: HandClock) -> None:
    """The header's, a card's, and on the page how long a table has stood still."""
    thursday = of(two, "Thursday 200")
    click_tab(two, 0)
    type_lines(thursday, "set late 1")
    thursday.do(acts.Halt(table=thursday.state.open_tables[1].id), "looked at")
    pass_time(two, hand_clock, seconds=11 * 60, step=STEP)
    press(Qt.Key.Key_Tab, CTRL)
    pass_time(two, hand_clock, seconds=90)
    click_tab(two, 0)
    closes = next(c for c in night(two).duties.cards if isinstance(c.duty, LateClosesDuty))
    assert closes._when.text == night(two).header.clock.text == "07:30"
    page = night(two).page("tonight")
    assert isinstance(page, TonightPage)
    assert page.floor.ovals[1].view.note.endswith("12:30")


def test_a_second_that_changes_nothing_words_no_duty(
    two: Program, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in the tab that is seen nor in the other: with five open it would be half a second's work."""
    type_lines(of(two, "Side event"), "resume")
    pass_time(two, hand_clock, seconds=2)
    worded: list[object] = []
    monkeypatch.setattr(column, "parts", lambda duty, *_, **__: worded.append(duty))
    pass_time(two, hand_clock, seconds=3)
    assert (counted(two, 0), counted(two, 1), worded) == (
        due(of(two, "Thursday 200")),
        due(of(two, "Side event")),
        [],
    )


def test_a_gap_is_asked_of_each(two: Program, hand_clock: HandClock) -> None:
    of(two, "Side event").do(acts.Resume())
    hand_clock.advance(minutes=5)
    two.nights.ticker.tick()
    assert night(two).question.isVisible()
    assert counted(two, 0) == due(of(two, "Thursday 200")) + 1
    QTest.mouseClick(night(two).question.back, LEFT)
    assert night(two).header.clock.text == "20:00"
    click_tab(two, 0)
    assert night(two).question.isVisible()
    QTest.mouseClick(night(two).question.played, LEFT)
    assert night(two).header.clock.text == "15:00"
    assert counted(two, 0) == due(of(two, "Thursday 200"))


def test_what_is_heard_says_whose_it_is(two: Program, hand_clock: HandClock) -> None:
    heard: list[tuple[str, str]] = []
    two.sounds.heard.connect(lambda session, cue: heard.append((session.name, cue)))
    pass_time(two, hand_clock, seconds=19 * 60 - 4, step=STEP)
    assert heard == []
    pass_time(two, hand_clock, seconds=4)
    assert heard == [("Thursday 200", "minute")]
    first = two.nights.tabs.tabs[0]
    said = nights_words.heard("minute")
    assert first.toolTip() == f"Thursday 200 · {said}"
    pass_time(two, hand_clock, seconds=10)
    assert said not in first.toolTip()


def test_the_pc_is_kept_awake_while_any_runs(two: Program) -> None:
    held: list[str] = []

    def hold(why: str) -> Callable[[], None]:
        held.append("hold")
        return lambda: held.append("let go")

    two.nights.awake._holds = (hold,)
    two.nights.awake.release()
    of(two, "Side event").do(acts.Resume())
    assert held == ["hold"]
    of(two, "Thursday 200").do(acts.Pause())
    assert held == ["hold"]
    of(two, "Side event").do(acts.Pause())
    assert held == ["hold", "let go"]


def test_a_file_that_does_not_answer_is_told_wherever_one_looks(two: Program, hand_clock: HandClock) -> None:
    of(two, "Thursday 200").log.beat = lambda now_ms: False  # type: ignore[method-assign]
    for _ in range(2):
        pass_time(two, hand_clock, seconds=6)
        assert of(two, "Thursday 200").settle()
    said = nights_words.of("Thursday 200", console_words.beat_failed()).said
    assert night(two).notice.said == said


def test_another_name_of_an_open_file_shows_the_night_that_is_open(two: Program, file: Path) -> None:
    """A hard link: never a second session on one file."""
    link = file.with_name("the same.riffle")
    os.link(file, link)
    assert shown(two) == "Side event"
    assert not two.open_path(link)
    assert shown(two) == "Thursday 200"
    assert len(two.nights.sessions()) == 2


# -- the projected screen -------------------------------------------------------------------------------


def item(menu: QMenu, words: str) -> None:
    found = next(a for a in menu.actions() if a.text() == words)
    assert found.isEnabled()
    found.trigger()


def test_the_screen_shows_this_one_the_other_or_both(two: Program, hand_clock: HandClock) -> None:
    screen, side_event = two.screen, of(two, "Side event")
    click_tab(two, 0)
    QTest.mouseClick(night(two).header.screen_button, LEFT)
    assert screen.window.board.title == "Thursday 200"
    click_tab(two, 1)
    button = night(two).header.screen_button
    assert (button.text(), button.tone) == (screen_words.other(["Thursday 200"]), "")
    of(two, "Thursday 200").do(acts.Set(key="title", value="The Thursday of all Thursdays in November"))
    click_tab(two, 0)
    click_tab(two, 1)
    whole = screen_words.other(["The Thursday of all Thursdays in November"])
    assert button.text().endswith("…")
    assert "The Thursday" in button.text()
    assert whole.startswith(button.text().removesuffix("…"))
    assert button.toolTip() == whole
    of(two, "The Thursday of all Thursdays in November").undo()
    item(screen_menu(screen, night(two), side_event), "Show this tournament")
    assert screen.window.board.title == "Side event"
    assert night(two).header.screen_button.tone == "green"
    screen.show_beside(of(two, "Thursday 200"))
    assert [half.title for half in screen.window.board.pair] == ["Side event", "Thursday 200"]
    pass_time(two, hand_clock, seconds=2)
    assert screen.window.board.pair[1].time_text == "19:58"
    # It is closed: the room sees the other.
    two.close_night()
    assert screen.is_open
    assert screen.window.board.title == "Thursday 200"
    assert night(two).header.screen_button.tone == "green"


def test_the_right_half_goes_on_with_the_seconds_of_its_own(two: Program, hand_clock: HandClock) -> None:
    screen = two.screen
    click_tab(two, 1)
    screen.open(of(two, "Side event"))
    screen.show_beside(of(two, "Thursday 200"))
    hand_clock.advance(seconds=0.5)
    of(two, "Side event").do(acts.Resume())
    hand_clock.advance(seconds=0.501)
    two.nights.ticker.tick()
    assert screen.window.board.pair[1].time_text == "19:59"
    type_lines(of(two, "Thursday 200"), "pause")
    assert screen.window.board.pair[1].scene == "paused"


@pytest.mark.parametrize("over", [True, False])
def test_the_room_sees_the_one_that_is_started_once_the_other_is_over(two: Program, over: bool) -> None:
    screen, first = two.screen, of(two, "Thursday 200")
    screen.open(first)
    out = [e.id for e in first.state.playing][1 if over else 2 :]
    for entry in out:
        first.do(acts.Eliminate(who=(entry,)))
    assert first.state.won == over
    click_tab(two, 1)
    assert screen.session is first
    press(Qt.Key.Key_Space)
    assert of(two, "Side event").reading().running
    assert screen.session is (of(two, "Side event") if over else first)
    assert screen.window.board.title == ("Side event" if over else "Thursday 200")


# -- looks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [960, 1024, 1440])
def test_a_long_name_leaves_room_for_the_other_and_is_told_whole(two: Program, width: int) -> None:
    name = "The " + "very " * 12 + "long one"
    of(two, "Thursday 200").do(acts.Set(key="title", value=name))
    of(two, "Side event").do(acts.Set(key="title", value=name + " too"))
    two.window.resize(width, 700)
    QApplication.processEvents()
    strip = QRect(QPoint(), two.nights.tabs.size())
    for tab in two.nights.tabs.tabs:
        assert strip.contains(tab.geometry())
        assert tab.minimumSizeHint().width() <= tab.width() <= tab.sizeHint().width()
        assert name in tab.toolTip()


def test_a_second_of_two_standing_clocks_paints_nothing(two: Program, hand_clock: HandClock) -> None:
    from tests.windows.console.test_header import Painted

    of(two, "Thursday 200").do(acts.Pause())
    pass_time(two, hand_clock, seconds=3)
    QApplication.processEvents()
    spy = Painted()
    for widget in two.nights.tabs.tabs:
        widget.installEventFilter(spy)
    pass_time(two, hand_clock, seconds=1)
    QApplication.processEvents()
    assert spy.who == []
