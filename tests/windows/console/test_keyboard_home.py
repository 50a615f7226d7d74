"""The keyboard's place when something goes or comes: Enter and the painted keys mean what is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.frame.acting import perform
from gui.console.frame.clock_menu import set_clock
from gui.console.players.page import PlayersPage
from gui.console.players.paste_dialog import PasteDialog
from gui.console.tables.dialogs import AddTables
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import CTRL, dialog, focused, form, open_menu, press, write
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """24 players on three tables, the clock running, in the whole window."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame()


def test_enter_on_a_table_does_the_first_duty_until_a_seat_is_chosen(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    thursday(session, names(24), 3)
    session.do(acts.Start())
    session.do(acts.Register(name="Greta Öst"))
    frame = open_frame()
    frame.pass_time(seconds=2)
    frame.night.show_page("tables")
    press(Key.Key_Right)
    press(Key.Key_Return)
    assert open_menu().actions()
    open_menu().close()
    press(Key.Key_Escape)
    assert any(e.table is None for e in session.state.playing)
    press(Key.Key_Return)
    assert all(e.table is not None for e in session.state.playing)


def test_undo_right_after_adding_is_the_tournaments(frame: Frame) -> None:
    """The field is empty and stays so: what was typed in it has become an entry."""
    frame.night.show_page("players")
    press(Key.Key_N)
    write("Gun Ahl")
    press(Key.Key_Return)
    assert len(frame.session.state.people.live) == 25
    press(Key.Key_Z, CTRL)
    assert len(frame.session.state.people.live) == 24
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    assert page.add.text() == ""


def test_escape_with_nothing_typed_leaves_the_field_and_enter_is_the_first_duty_s(frame: Frame) -> None:
    """When everybody is in, one Esc takes the notice away and goes to the list; a half name goes first."""
    frame.night.show_page("players")
    press(Key.Key_N)
    write("Gun Ahl")
    press(Key.Key_Return)
    write("Zz")
    press(Key.Key_Escape)  # what is suggested
    press(Key.Key_Escape)
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    assert (focused(), page.add.text()) == (page.add, "")
    assert frame.night.notice.shown
    press(Key.Key_Escape)
    assert focused() is page.table
    assert not frame.night.notice.shown
    frame.pass_time(seconds=2)
    press(Key.Key_Return)
    assert all(e.table is not None for e in frame.session.state.playing)


def test_undo_in_a_half_typed_name_is_the_fields(frame: Frame) -> None:
    frame.night.show_page("players")
    press(Key.Key_N)
    write("Gun")
    before = len(frame.session.director.history)
    press(Key.Key_Z, CTRL)
    assert len(frame.session.director.history) == before


@pytest.mark.parametrize("page", ["tonight", "players", "tables", "structure", "chips", "floor", "history"])
def test_escape_takes_the_notice_away_on_every_page(frame: Frame, page: str) -> None:
    frame.night.show_page(page)
    perform(frame.night, frame.session, acts.Start())
    assert frame.night.notice.shown
    press(Key.Key_Escape)
    assert not frame.night.notice.shown


def test_a_notice_does_not_follow_to_another_page(frame: Frame) -> None:
    perform(frame.night, frame.session, acts.Start())
    press(Key.Key_2, CTRL)
    assert frame.night.page("players") is frame.night.stack.currentWidget()
    assert not frame.night.notice.shown


def test_enter_on_cancel_sets_no_clock(frame: Frame, qtbot: QtBot) -> None:
    set_clock(frame.night, frame.session).open()
    asked = form(frame.night, acts.SetClock, qtbot)
    asked.line("elapsed").setText("1:00")
    cancel(asked)
    assert frame.night.header.clock.text == "20:00"


def test_enter_on_cancel_opens_no_tables(frame: Frame, qtbot: QtBot) -> None:
    AddTables(frame.night, frame.session).open()
    asked = form(frame.night, acts.OpenTable, qtbot)
    cancel(asked)
    assert len(frame.session.state.open_tables) == 3


def test_enter_on_cancel_adds_no_list(frame: Frame, qtbot: QtBot) -> None:
    """With Ctrl, Enter adds from anywhere; alone it is the button's."""
    PasteDialog(frame.night, frame.session, "Gun Ahl\nHans Bok").open()
    asked = dialog(frame.night, PasteDialog, qtbot)
    assert isinstance(asked, PasteDialog)
    cancel(asked)
    assert len(frame.session.state.people.live) == 24


def cancel(asked: QDialog) -> None:
    """Enter on Cancel: the dialog goes without doing anything."""
    button = next(b for b in asked.findChildren(KeyButton) if b.text() == "Cancel")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    gone: list[int] = []
    asked.finished.connect(gone.append)
    press(Key.Key_Return)
    assert gone == [QDialog.DialogCode.Rejected]


@pytest.mark.parametrize(("page", "kind"), [("players", PlayersPage), ("tables", TablesPage)])
def test_the_pages_letters_are_live_after_the_command_bar(frame: Frame, page: str, kind: type) -> None:
    frame.night.show_page(page)
    press(Key.Key_Slash)
    press(Key.Key_Escape)
    made = frame.night.page(page)
    assert isinstance(made, kind)
    assert isinstance(made, PlayersPage | TablesPage)
    assert made.home().hasFocus()
