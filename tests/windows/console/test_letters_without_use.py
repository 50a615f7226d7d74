"""A letter that a page has no use for now begins a name, or says what it wants; it never does nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from gui.console.chips.page import AUDIT, PLAN, RACE, ChipsPage
from gui.program.session import Session
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import press
from tests.windows.console.test_race_desk import due

Key = Qt.Key


@pytest.fixture
def frame(session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]) -> Frame:
    due(session, hand_clock)
    return open_frame()


def typed(frame: Frame) -> str:
    return frame.night.footer.command.text()


@pytest.mark.parametrize(
    ("part", "letter", "others"), [(RACE, "r", "pa"), (PLAN, "p", "ra"), (AUDIT, "a", "rp")]
)
def test_the_letter_of_the_part_that_is_shown_begins_a_name(
    frame: Frame, part: int, letter: str, others: str
) -> None:
    page = frame.night.show_page("chips")
    assert isinstance(page, ChipsPage)
    page.go(part)
    page.setFocus()
    frame.type(letter)
    assert (page.tabs.currentIndex(), typed(frame)) == (part, letter)
    press(Key.Key_Escape)
    press(Key.Key_Escape)
    page.setFocus()
    frame.type(others[0])
    assert (page.tabs.currentIndex() == part, typed(frame)) == (False, "")


def test_l_away_from_the_rows_says_what_it_marks(frame: Frame) -> None:
    page = frame.night.show_page("chips")
    assert isinstance(page, ChipsPage)
    frame.night.rail.menu.setFocus()
    frame.type("l")
    assert frame.night.notice.shown
    assert not any(row.typed.last for row in page.desk.rows)


def test_a_letter_of_a_race_that_is_not_shown_begins_a_name(frame: Frame) -> None:
    page = frame.night.show_page("chips")
    assert isinstance(page, ChipsPage)
    page.go(PLAN)
    for letter in "cl":
        page.setFocus()
        frame.type(letter)
        assert (typed(frame), page.desk.real.isChecked()) == (letter, False)
        press(Key.Key_Escape)
        press(Key.Key_Escape)


def test_f_begins_a_name_where_there_is_no_table_to_find(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    frame = open_frame()
    frame.night.show_page("tables")
    press(Key.Key_F)
    assert typed(frame) == "f"
