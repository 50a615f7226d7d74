"""A tab that is clicked hides the widget that has the keyboard: Space stays the clock's, and presses no
button. Tab goes through what it shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar, QWidget

from core.say import acts
from core.say.duties import BreakTableDuty
from gui.console.chips.page import AUDIT, PLAN, RACE, ChipsPage
from gui.console.frame.acting import Page
from gui.console.money import page as money
from gui.console.money.page import MoneyPage
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import focused, press
from tests.windows.console.mouse import Mouse
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_race_desk import race_page

Key = Qt.Key
LEVELS, SETTINGS = range(2)


def click(tabs: QTabBar, at: int) -> None:
    Mouse().click(tabs, tabs.tabRect(at).center())


def runs_after_space(frame: Frame) -> bool:
    press(Key.Key_Space)
    frame.session.settle()
    return frame.session.reading().running


def structure(
    session: Session, open_frame: Callable[..., Frame], players: int
) -> tuple[Frame, StructurePage]:
    """Start a night of so many players at three tables, and open its structure."""
    thursday(session, names(players), 3)
    session.do(acts.Start())
    frame = open_frame(1366, 768)
    page = frame.night.show_page("structure")
    assert isinstance(page, StructurePage)
    return frame, page


def test_space_after_the_settings_tab_breaks_no_table(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    frame, page = structure(session, open_frame, 18)
    assert any(isinstance(card.duty, BreakTableDuty) for card in frame.night.duties.cards)
    assert focused() is page.sheet
    click(page.tabs, SETTINGS)
    assert not runs_after_space(frame)
    assert len(session.state.open_tables) == 3


def test_the_sheet_takes_the_keyboard_back_when_its_tab_is_clicked(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    frame, page = structure(session, open_frame, 24)
    levels = len(session.state.clock.levels)
    click(page.tabs, SETTINGS)
    assert focused() is page.tabs
    page.side.finder.setFocus()
    click(page.tabs, LEVELS)
    assert focused() is page.sheet
    assert not runs_after_space(frame)
    assert len(session.state.clock.levels) == levels


def test_space_after_a_tab_of_chips_presses_no_button(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    frame, page = race_page(session, hand_clock, open_frame)
    for tab in (PLAN, AUDIT):
        click(page.tabs, RACE)
        page.take_keyboard()
        assert page.desk.isAncestorOf(focused())
        ran = session.reading().running
        click(page.tabs, tab)
        assert focused() is page
        assert runs_after_space(frame) is not ran


def opened(session: Session, open_frame: Callable[..., Frame], key: str) -> tuple[Frame, Page]:
    """Open this page, with duties that came after it."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    type_lines(session, "set till on")
    frame = open_frame()
    page = frame.night.show_page(key)
    type_lines(session, "1.1 out\n1.2 out\n1.3 out")
    assert frame.night.duties.cards
    return frame, page


def taking_tab(page: Page) -> set[QWidget]:
    """Return what Tab can come to on the page."""
    seen = (x for x in page.findChildren(QWidget) if x.isVisible() and x.isEnabled())
    return {x for x in seen if x.focusPolicy() & Qt.FocusPolicy.TabFocus}


@pytest.mark.parametrize(
    ("key", "tab"),
    [("money", money.TILL), ("money", money.PAYOUTS), ("money", money.DEAL), ("chips", AUDIT)],
)
def test_tab_goes_through_a_part_before_the_duties_that_came_earlier(
    session: Session, open_frame: Callable[..., Frame], key: str, tab: int
) -> None:
    _, page = opened(session, open_frame, key)
    assert isinstance(page, MoneyPage | ChipsPage)
    click(page.tabs, tab)
    page.tabs.setFocus()
    there, reached = taking_tab(page), {focused()}
    for _ in range(len(there) - 1):
        press(Key.Key_Tab)
        reached.add(focused())
    assert len(there) > 2
    assert reached == there


def test_tab_comes_to_the_pool_before_the_prizes_and_to_the_shares_after_their_button(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    _, page = opened(session, open_frame, "money")
    assert isinstance(page, MoneyPage)
    press(Key.Key_S)
    page.tabs.setFocus()
    press(Key.Key_Tab)
    assert page.pool.isAncestorOf(focused())
    press(Key.Key_Tab)
    assert focused() is page.prizes.turn
    press(Key.Key_Tab)
    assert page.prizes.sharing.isAncestorOf(focused())
