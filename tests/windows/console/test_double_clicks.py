"""A double click does one thing: its second press falls on the next duty, the way back, or the next level."""

from __future__ import annotations

from collections.abc import Callable
from operator import methodcaller
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from core.keeping.directory import RecentNight
from core.say import acts
from core.say.duties import BalanceAskDuty, HandForHandPlayedDuty
from gui.console.start.page import StartPage
from gui.desk.app import Program
from gui.program.session import Session
from gui.widgets.plain_scroll import PlainScroll
from tests.windows.conftest import HandClock, written
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.mouse import Mouse
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_duties_column import SIX, UNBALANCED, asked
from tests.windows.console.test_race_desk import race_page


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame(1366, 768)


def done_by(frame: Frame, button: QAbstractButton) -> int:
    """Return how many actions a double click on the button came to."""
    before = len(frame.session.director.history)
    Mouse().double_click(button)
    frame.session.settle()
    return len(frame.session.director.history) - before


def test_on_a_duty_that_comes_again_it_is_done_once(frame: Frame) -> None:
    """Each hand of hand-for-hand takes two minutes off the level."""
    type_lines(frame.session, 'hand-for-hand override "two tables wait"')
    card = frame.night.duties.cards[0]
    assert isinstance(card.duty, HandForHandPlayedDuty)
    assert card.button is not None
    assert done_by(frame, card.button) == 1
    assert isinstance(frame.night.duties.cards[0].duty, HandForHandPlayedDuty)


def test_on_next_level_it_goes_one_level_on(frame: Frame) -> None:
    assert done_by(frame, frame.night.header.skip) == 1
    assert frame.session.reading().index == 1


def test_on_pause_the_clock_stands(frame: Frame) -> None:
    assert done_by(frame, frame.night.header.toggle) == 1
    assert not frame.session.reading().running


def test_on_undo_it_takes_back_what_stood_on_it_and_on_redo_too(frame: Frame) -> None:
    """The second press would take back an action that nobody had read there."""
    type_lines(frame.session, 'eliminate "Anna Ek"\neliminate "Bo Sund"')
    session, footer = frame.session, frame.night.footer
    assert done_by(frame, footer.undo_button) == 1
    assert len(session.state.game.busts) == 1
    frame.click(footer.undo_button)
    assert not session.state.game.busts
    assert done_by(frame, footer.redo_button) == 1
    assert len(session.state.game.busts) == 1


def test_two_clicks_on_plus_a_minute_add_two(frame: Frame) -> None:
    assert done_by(frame, frame.night.header.more) == 2


def test_on_a_night_of_the_start_page_it_presses_nothing_in_that_night(program: Program, file: Path) -> None:
    window = program.window
    window.resize(1200, 500)
    others = [RecentNight(file.with_name(f"{n}.riffle"), "Tuesday", 1, 1) for n in range(4)]
    for other in others:  # the page is long enough to be scrolled
        written(program.library, methodcaller("note_recent", other))
    program.open_path(file)
    assert window.night is not None
    (history,) = (x for x in window.night.findChildren(QAbstractButton) if x.accessibleName() == "History")
    place = history.mapTo(window, QPoint(100, history.height() // 2))
    program.close_night()
    page = window.view
    assert isinstance(page, StartPage)
    QApplication.processEvents()
    row = page.rows[0]
    bar = page.findChildren(PlainScroll)[0].verticalScrollBar()
    bar.setValue(bar.value() + row.mapTo(window, row.rect().center()).y() - place.y())
    assert row.rect().contains(row.mapFrom(window, place)), "it lies where History will"
    QTest.mouseDClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert window.night is not None
    assert window.night.stack.currentWidget() is window.night.page("tonight")
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert window.night.stack.currentWidget() is window.night.page("history")


def test_its_second_press_is_no_seat_of_the_next_question(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """As after the button of a move, in whose place the seats of the next one come."""
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    (card,) = [x for x in frame.night.duties.cards if isinstance(x.duty, BalanceAskDuty)]
    seat = asked(card).buttons[0]
    QTest.mouseDClick(seat, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(seat, Qt.MouseButton.LeftButton)
    assert (card.is_open, asked(card).chosen) == (False, {})
    frame.click(seat)
    assert (card.is_open, [*asked(card).chosen.values()]) == (True, [1])


def test_on_a_notice_it_does_not_take_the_way_back_at_once(frame: Frame) -> None:
    """The button of the next notice stands where the one that was pressed stood."""
    did: list[str] = []
    notice = frame.night.notice

    def do() -> None:
        did.append("done")
        notice.say("Done.", deed=("Undo", lambda: did.append("undone")))

    notice.confirm("Do it?", "Do it", do)
    Mouse().double_click(notice.together)
    assert (did, notice.shown) == (["done"], True)


def test_on_the_race_s_button_the_cards_are_seen(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    frame, page = race_page(session, hand_clock, open_frame)
    table = page.desk.table
    assert done_by(frame, page.desk.foot.button) == 1
    assert page.desk.table is table
