"""A change of the sheet that is not done yet, in the window: it is never another one than is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.say import acts
from core.say.levels import MINUTE
from gui.console.structure import sheet as columns
from gui.console.structure.page import StructurePage
from gui.console.structure.sheet_templates import sheets
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import ALT, CTRL, SHIFT, focused, open_menu, press
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame(1366, 768)


@pytest.fixture
def page(frame: Frame) -> StructurePage:
    found = frame.night.show_page("structure")
    QApplication.processEvents()
    assert isinstance(found, StructurePage)
    return found


def go(page: StructurePage, row: int, column: int) -> None:
    """To a cell (rows from 1, as the room counts them with breaks)."""
    page._go(row - 1, column)
    page.sheet.setFocus()


def click(page: StructurePage, row: int, column: int, *, twice: bool = False) -> None:
    at = page.sheet.visualRect(page.model.index(row - 1, column)).center()
    clicked = QTest.mouseDClick if twice else QTest.mouseClick
    clicked(page.sheet.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()


def lengths(session: Session) -> list[int]:
    return [(x.length or 0) // MINUTE for x in session.state.clock.levels]


def test_a_seat_typed_in_a_cell_leaves_no_change_behind(
    frame: Frame, page: StructurePage, session: Session
) -> None:
    """Enter refuses it, Esc takes it to the command bar: the cell is as it was."""
    before = session.state.clock.levels
    live = len(session.state.people.live)
    go(page, 6, columns.SMALL)
    frame.type("1.3")
    press(Key.Key_Return)
    press(Key.Key_Escape)
    assert page.model.draft is None
    press(Key.Key_Return)
    assert len(session.state.people.live) == live - 1
    press(Key.Key_Escape)
    press(Key.Key_Return)
    assert session.state.clock.levels == before


@pytest.mark.parametrize("typed", ["", "2x"])
def test_a_change_goes_with_its_row(page: StructurePage, session: Session, frame: Frame, typed: str) -> None:
    """A row removed, or a cell that cannot be read: undone elsewhere, nothing stands in the way any more."""
    rows = len(session.state.clock.levels)
    go(page, 10, columns.LENGTH)
    press(Key.Key_L)
    press(Key.Key_Return)
    assert len(session.state.clock.levels) == rows + 1
    go(page, 11, columns.LENGTH)
    if typed:
        frame.type(typed)
        click(page, 9, columns.BEGINS)
    else:
        press(Key.Key_Delete)
    assert page.model.draft is not None
    press(Key.Key_Z, CTRL)
    assert len(session.state.clock.levels) == rows
    assert page.model.draft is None
    assert not page.end.ring
    assert not page.end.sentence.text()
    page.sheet.setFocus()
    press(Key.Key_B)
    assert page.model.draft is not None
    assert isinstance(page.model.draft.act, acts.AddBreak)


def test_a_breaks_kind_waits_for_the_change_that_stands(
    page: StructurePage, session: Session, frame: Frame
) -> None:
    kind = session.state.clock.levels[3].kind
    go(page, 6, columns.LENGTH)
    frame.type("15")
    go(page, 4, page.model.name_at)
    assert page.model.levels[3].pause
    page._menu(QPoint(10, 10))
    menu = open_menu()
    offered = {x.objectName(): x.isEnabled() for x in menu.actions()}
    assert offered["day-end"] is False
    menu.close()
    page.sheet.setFocus()
    press(Key.Key_Return)
    assert (lengths(session)[5], session.state.clock.levels[3].kind) == (15, kind)


@pytest.mark.parametrize("typed", ["15", "1x"])
@pytest.mark.parametrize("how", ["twice", "digit"])
def test_a_length_for_several_levels_stays_theirs_when_it_is_typed_on(
    page: StructurePage, session: Session, frame: Frame, how: str, typed: str
) -> None:
    before = lengths(session)
    go(page, 5, columns.LENGTH)
    press(Key.Key_Down, SHIFT)
    press(Key.Key_Down, SHIFT)
    frame.type(typed)
    click(page, 10, columns.BEGINS)
    click(page, 7, columns.LENGTH)
    if how == "twice":
        click(page, 7, columns.LENGTH, twice=True)
        press(Key.Key_Backspace)
    frame.type("16")
    press(Key.Key_Return)
    assert lengths(session) == [*before[:4], 16, 16, 16, *before[7:]]


def test_f2_opens_the_cell_of_the_change(page: StructurePage, session: Session, frame: Frame) -> None:
    go(page, 6, columns.LENGTH)
    frame.type("2x")
    click(page, 10, columns.BEGINS)
    click(page, 6, columns.LENGTH)
    press(Key.Key_F2)
    assert focused() is not page.sheet
    frame.type("25")
    press(Key.Key_Return)
    assert lengths(session)[5] == 25


@pytest.mark.parametrize("name", ["bo", "la"])
def test_a_letter_that_began_a_change_and_another_begin_a_name(
    frame: Frame, page: StructurePage, session: Session, name: str
) -> None:
    before = session.state.clock.levels
    go(page, 6, columns.BEGINS)
    frame.type(name[0])
    assert page.model.draft is not None
    frame.type(name[1])
    assert page.model.draft is None
    bar = frame.night.footer.command
    assert (bar.text(), focused()) == (name, bar)
    assert session.state.clock.levels == before


def test_as_many_rows_move_as_were_chosen(page: StructurePage) -> None:
    """However few they go past."""
    go(page, 6, columns.SMALL)
    press(Key.Key_Down, SHIFT)
    press(Key.Key_Down, ALT)
    assert "2" in page.end.sentence.text().split()


def test_as_many_rows_are_laid_as_are_new(page: StructurePage, session: Session) -> None:
    page._load(next(iter(sheets(session).values())))
    new = sum(x.id < 0 for x in page.model.levels)
    assert 0 < new < len(page.model.levels)
    assert str(new) in page.end.sentence.text().split()


def test_a_change_that_is_not_seen_is_not_done(page: StructurePage, session: Session) -> None:
    """Ctrl+Enter among the settings is not the sheet's."""
    before = session.state.clock.levels
    go(page, 6, columns.LENGTH)
    press(Key.Key_Insert)
    page.tabs.setCurrentIndex(1)
    assert page.home() is page, "the sheet that is not seen cannot have the keyboard"
    page.home().setFocus()
    press(Key.Key_Return, CTRL)
    assert session.state.clock.levels == before
    assert page.model.draft is not None
    page.tabs.setCurrentIndex(0)
    page.sheet.setFocus()
    press(Key.Key_Return, CTRL)
    assert len(session.state.clock.levels) == len(before) + 1
