"""A tab that is clicked hides the widget that has the keyboard: Space stays the clock's, and presses no
button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar

from core.say import acts
from core.say.duties import BreakTableDuty
from gui.console.chips.page import AUDIT, PLAN, RACE, ChipsPage
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import focused, press
from tests.windows.console.mouse import Mouse
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_race_desk import due

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
    due(session, hand_clock)
    frame = open_frame(1366, 768)
    page = frame.night.show_page("chips")
    assert isinstance(page, ChipsPage)
    for tab in (PLAN, AUDIT):
        click(page.tabs, RACE)
        page.take_keyboard()
        assert page.desk.isAncestorOf(focused())
        ran = session.reading().running
        click(page.tabs, tab)
        assert focused() is page
        assert runs_after_space(frame) is not ran
