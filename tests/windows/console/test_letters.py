"""A name typed where nothing asks for one: it goes to the command bar, and pauses no clock."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from core.say import acts
from gui.console.frame.acting import perform
from gui.console.players.page import PlayersPage
from gui.console.tables.page import TablesPage
from tests.windows.console.conftest import Frame, type_lines


@pytest.fixture
def running(frame: Frame) -> Frame:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=3)
    return frame


@pytest.mark.parametrize(
    ("page", "name"),
    [
        ("tonight", "Anna Ek"), ("history", "Anna Ek"), ("rulebook", "Anna Ek"), ("players", "Östen Ek"),
        ("tables", "Östen Ek"), ("structure", "Anna Ek"), ("chips", "Östen Ek"), ("money", "Östen Ek"),
        ("floor", "Östen Ek"),
    ],
)  # fmt: skip
def test_a_letter_the_page_has_no_use_for_begins_a_name(running: Frame, page: str, name: str) -> None:
    """On a page of letters too; the space in it pauses nothing."""
    running.night.show_page(page)
    running.type(name)
    assert running.night.footer.command.text() == name
    assert running.focus() is running.night.footer.command
    assert running.session.reading().running


def test_from_a_list_and_from_a_button_too(running: Frame) -> None:
    running.night.show_page("history")
    running.key(Qt.Key.Key_Tab)
    for _ in range(12):
        running.key(Qt.Key.Key_Tab)
        if isinstance(running.focus(), QPushButton):
            break
    running.type("Öst")
    assert running.night.footer.command.text() == "Öst"


@pytest.mark.parametrize(
    "page", ["tonight", "players", "tables", "structure", "chips", "money", "floor", "history"]
)
def test_a_seat_and_enter_is_that_bust_on_every_page(running: Frame, page: str) -> None:
    """On the sheet of the structure a cell has the digits: Enter refuses the seat there, and Esc hands it to
    the command bar."""
    running.night.show_page(page)
    levels = running.session.state.clock.levels
    running.type("2.7")
    if page == "structure":
        running.key(Qt.Key.Key_Return)
        assert running.night.notice.shown
        assert not running.session.state.game.busts
        running.key(Qt.Key.Key_Escape)
    assert running.focus() is running.night.footer.command
    running.key(Qt.Key.Key_Return)
    assert len(running.session.state.game.busts) == 1
    assert running.session.state.clock.levels == levels
    assert running.session.reading().running


def test_a_space_alone_still_pauses_at_once(running: Frame) -> None:
    running.night.show_page("tables")
    running.key(Qt.Key.Key_Space)
    assert running.session.reading().phase == "paused"


def test_a_letter_with_ctrl_or_alt_is_nothing_typed(running: Frame) -> None:
    running.key(Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    running.key(Qt.Key.Key_J, Qt.KeyboardModifier.AltModifier)
    assert running.night.footer.command.text() == ""


def test_an_empty_reason_says_what_it_waits_for(running: Frame) -> None:
    type_lines(running.session, "rulebook svepof-2006")
    perform(running.night, running.session, acts.Register(name="Too Late"))
    notice = running.night.notice
    assert notice.shown
    running.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is notice.reason
    assert not notice.missing.isVisible()
    running.key(Qt.Key.Key_Return)
    assert notice.missing.isVisible()
    running.type("t")
    assert not notice.missing.isVisible()


@pytest.mark.parametrize("page", ["tonight", "players", "tables"])
@pytest.mark.parametrize("typed", ["anna", "1.3"])
def test_after_a_bust_the_next_name_is_typed_on(running: Frame, page: str, typed: str) -> None:
    """No letter of it is a deed of the page: D draws, A marks as absent."""
    running.night.show_page(page)
    bar, people = running.night.footer.command, running.session.state.people
    usual = bar.placeholderText()
    running.type(f"/{typed}")
    running.key(Qt.Key.Key_Return)
    if running.focus() is bar:  # the beginning of a name is written out first
        running.key(Qt.Key.Key_Return)
    assert len(people.live) == 5
    assert bar.placeholderText() not in ("", usual)
    running.type("david")
    assert (bar.text(), running.focus()) == ("david", bar)
    assert QApplication.activeModalWidget() is None
    running.key(Qt.Key.Key_Return)
    running.key(Qt.Key.Key_Return)
    assert len(running.session.state.people.live) == 4


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Down])
def test_escape_or_an_arrow_gives_the_letters_back_to_the_page(running: Frame, key: Qt.Key) -> None:
    running.night.show_page("players")
    bar = running.night.footer.command
    running.type("/1.3")
    running.key(Qt.Key.Key_Return)
    asks = bar.placeholderText()
    assert bar.hasFocus()
    running.key(key)
    assert not bar.hasFocus()
    assert bar.placeholderText() not in ("", asks)
    running.type("f")
    page = running.night.page("players")
    assert isinstance(page, PlayersPage)
    assert running.focus() is page.search
    assert not bar.text()


def test_after_a_bust_space_undo_and_the_arrows_are_the_consoles(running: Frame) -> None:
    running.night.show_page("tables")
    running.type("/anna")
    running.key(Qt.Key.Key_Return)
    running.key(Qt.Key.Key_Return)
    running.key(Qt.Key.Key_Space)
    assert running.session.reading().phase == "paused"
    running.type("far")
    assert running.night.footer.command.text() == "far"
    running.key(Qt.Key.Key_Escape)
    running.key(Qt.Key.Key_Escape)
    running.type("1.4")
    running.key(Qt.Key.Key_Return)
    assert len(running.session.state.game.busts) == 2
    running.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(running.session.state.game.busts) == 1
    page = running.night.page("tables")
    assert isinstance(page, TablesPage)
    running.key(Qt.Key.Key_Right)
    assert page.seat is not None


def test_the_duties_say_that_esc_gives_them_their_enter(running: Frame) -> None:
    """While the sheet or a cell of it has the keyboard, Enter is its own, and no card has the ring."""
    type_lines(running.session, "call clock 2.7")
    running.pass_time(seconds=30)
    running.night.show_page("structure")
    duties = running.night.duties
    assert duties.main is not None
    for opened in (False, True):
        if opened:
            running.key(Qt.Key.Key_F2)
        assert not any(card.ring for card in duties.cards)
        assert duties._hint.isVisible()
    for _ in range(2):
        running.key(Qt.Key.Key_Escape)
    running.pass_time(seconds=2)
    duties.show_mark()
    assert running.focus() is running.night.page("structure")
    assert "Esc" not in duties._hint.text()
