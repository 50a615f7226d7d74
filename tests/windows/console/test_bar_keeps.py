"""The command bar keeps the keyboard after every line, and says what its keys did to the text in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.say import acts
from gui.console.chips.page import ChipsPage
from gui.console.frame.command_bar import CommandBar
from gui.program.session import Session
from gui.words import commands, console
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import CTRL, focused, press
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_race_desk import due

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    thursday(session, names(24), 3)
    type_lines(session, "start")
    return open_frame()


def bar(frame: Frame) -> CommandBar:
    return frame.night.footer.command


@pytest.mark.parametrize("page", ["tonight", "tables", "players", "structure", "history", "floor"])
def test_the_next_seat_is_typed_at_once_after_any_line(frame: Frame, page: str) -> None:
    frame.night.show_page(page)
    lines = ("note first", "eliminate 1.1", "close seat 1.9", "set late 3", "pause")
    for line, seat in zip(lines, ("2.3", "3.3", "2.4", "3.4", "1.5"), strict=True):
        press(Key.Key_Slash)
        frame.type(line)
        press(Key.Key_Return)
        assert (bar(frame).waits, focused(), bar(frame).text()) == (True, bar(frame), ""), line
        frame.type(seat)
        press(Key.Key_Return)
        assert frame.session.director.history[-1].line.startswith("eliminate"), line


def test_while_it_waits_the_keys_of_every_page_are_the_consoles(frame: Frame) -> None:
    press(Key.Key_Slash)
    frame.type("note one")
    press(Key.Key_Return)
    press(Key.Key_Space)
    assert frame.session.reading().phase == "paused"
    assert bar(frame).waits
    press(Key.Key_Slash)
    assert (bar(frame).waits, bar(frame).text(), focused()) == (False, "", bar(frame))
    press(Key.Key_Up)
    assert bar(frame).text() == "note one"


def test_a_line_brought_back_while_it_waits_has_its_enter(frame: Frame) -> None:
    press(Key.Key_Slash)
    frame.type("note one")
    press(Key.Key_Return)
    press(Key.Key_Up)
    press(Key.Key_Return)
    assert [x.line for x in frame.session.director.history[-2:]] == ['note "one"', 'note "one"']


def test_a_line_typed_beside_an_open_race_leaves_its_digits_to_the_race(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    due(session, hand_clock)
    frame = open_frame()
    page = frame.night.show_page("chips")
    assert isinstance(page, ChipsPage)
    press(Key.Key_Slash)
    frame.type("note one")
    press(Key.Key_Return)
    frame.type("2")
    assert (bar(frame).text(), page.desk.rows[0].typed.odd) == ("", 2)


def leave_in_bar(frame: Frame) -> int:
    """Mark a duty, type a seat, go to another page; return how much was done."""
    type_lines(frame.session, 'register "Nils Ek"\nregister "Olle By"')  # two without a seat: a duty
    frame.pass_time(seconds=3)
    assert any(card.ring for card in frame.night.duties.cards)
    before = len(frame.session.director.history)
    frame.type("2.2")
    press(Key.Key_3, CTRL)
    assert (bar(frame).text(), focused() is bar(frame)) == ("2.2", False)
    assert not any(card.ring for card in frame.night.duties.cards)
    return before


def test_a_seat_left_in_the_bar_has_the_enter_of_another_page(frame: Frame) -> None:
    before = leave_in_bar(frame)
    meant = frame.session.understand("2.2")
    assert meant is not None
    press(Key.Key_Return)
    assert (focused(), len(frame.session.director.history)) == (bar(frame), before)
    assert "enter_again" in [x.kind for x in frame.night.notice.said]
    press(Key.Key_Return)
    assert frame.session.director.history[-1].line == frame.session.written(meant.act)
    assert len(frame.session.director.history) == before + 1


def test_a_seat_left_in_the_bar_and_typed_over_is_said_not_to_be_done(frame: Frame) -> None:
    before = leave_in_bar(frame)
    frame.type("3.1")
    press(Key.Key_Return)
    assert len(frame.session.director.history) == before + 1
    assert "not_done" in [x.kind for x in frame.night.notice.said]


def ask_for_the_bar(frame: Frame) -> None:
    press(Key.Key_K, CTRL)
    frame.type("3.1")


def type_over_a_menu(frame: Frame) -> None:
    press(Key.Key_P, CTRL)
    for key in "3.1":
        QTest.keyClicks(QApplication.activePopupWidget() or focused(), key)


@pytest.mark.parametrize("again", [ask_for_the_bar, type_over_a_menu])
def test_a_seat_in_the_bar_is_said_not_to_be_done_where_another_is_begun_over_it(
    frame: Frame, again: Callable[[Frame], None]
) -> None:
    """It stood in the bar without its Enter, and the bar kept the keyboard."""
    before = len(frame.session.director.history)
    frame.type("2.2")
    again(frame)
    assert bar(frame).text() == "3.1"
    press(Key.Key_Return)
    assert len(frame.session.director.history) == before + 1
    assert "not_done" in [x.kind for x in frame.night.notice.said]


def test_ctrl_z_with_a_text_in_the_bar_says_what_it_took_back(frame: Frame) -> None:
    session = frame.session
    before = len(session.director.history)
    press(Key.Key_Slash)
    frame.type("4")
    press(Key.Key_Z, CTRL)
    assert (bar(frame).text(), len(session.director.history)) == ("", before)
    assert frame.night.notice.sentence.text() == commands.typing_undone()
    press(Key.Key_Z, CTRL)  # nothing stands in it now
    assert session.director.history[-1].line == "undo"


def test_ctrl_z_with_a_line_brought_back_says_that_nothing_was_typed(frame: Frame) -> None:
    press(Key.Key_Slash)
    frame.type("note one")
    press(Key.Key_Return)
    before = len(frame.session.director.history)
    press(Key.Key_Slash)
    press(Key.Key_Up)
    press(Key.Key_Z, CTRL)
    assert (bar(frame).text(), len(frame.session.director.history)) == ("note one", before)
    assert frame.night.notice.sentence.text() == commands.no_typing_to_undo()


@pytest.mark.parametrize("page", ["tonight", "tables", "players", "history"])
@pytest.mark.parametrize("slash", [True, False])
def test_ctrl_enter_says_that_nothing_is_refused(frame: Frame, page: str, slash: bool) -> None:
    frame.night.show_page(page)
    before = len(frame.session.director.history)
    if slash:
        press(Key.Key_Slash)
    at = focused()
    press(Key.Key_Return, CTRL)
    assert (focused(), len(frame.session.director.history)) == (at, before)
    assert frame.night.notice.sentence.text() == console.nothing_refused()


def test_ctrl_enter_overrides_what_is_refused(frame: Frame) -> None:
    frame.session.do(acts.Pause())
    press(Key.Key_Slash)
    frame.type("close seat 1.3")
    press(Key.Key_Return)
    assert frame.night.notice.shown
    assert frame.night.notice.sentence.text() != console.nothing_refused()


@pytest.mark.parametrize("slip", ["3 1", "seat 3", "ab cd", "1.1 1,"])
def test_after_a_line_that_is_not_understood_the_next_seat_is_typed_alone(frame: Frame, slip: str) -> None:
    press(Key.Key_Slash)
    frame.type(slip)
    press(Key.Key_Return)
    assert bar(frame).text() == slip
    for seat in ("2.3", "2.4"):
        frame.type(seat)
        assert bar(frame).text() == seat
        press(Key.Key_Return)
    assert [x.line.split()[0] for x in frame.session.director.history[-2:]] == ["eliminate"] * 2


def test_a_letter_replaces_a_line_that_is_not_understood(frame: Frame) -> None:
    press(Key.Key_Slash)
    frame.type("3 1")
    press(Key.Key_Return)
    frame.type("k")
    assert bar(frame).text() == "k"


@pytest.mark.parametrize("entered", [True, False])
def test_after_the_escape_that_hid_the_list_the_next_letter_begins_anew(frame: Frame, entered: bool) -> None:
    """The name of somebody who is out is refused by Enter; Escape and the name again is that name."""
    gone = min(frame.session.state.people.entries)
    begun = frame.session.state.name(gone)[:-1].lower()
    frame.session.do(acts.Eliminate(who=(gone,)))
    press(Key.Key_Slash)
    frame.type(begun)
    if entered:
        press(Key.Key_Return)
    assert bar(frame).suggestions.isVisible()
    press(Key.Key_Escape)
    assert (bar(frame).text(), bar(frame).suggestions.isVisible()) == (begun, False)
    frame.type(begun)
    assert bar(frame).text() == begun


def test_escape_hides_the_list_of_a_line_with_a_verb_and_it_is_gone_on_with(frame: Frame) -> None:
    press(Key.Key_Slash)
    frame.type("close seat 1.")
    assert bar(frame).suggestions.isVisible()
    press(Key.Key_Escape)
    frame.type("9")
    assert bar(frame).text() == "close seat 1.9"


@pytest.mark.parametrize("typed", ["eliminate 9.9", "xyzzy 5", "break 1", "an", "2"])
def test_an_enter_on_a_line_that_was_refused_says_how_to_be_rid_of_it(frame: Frame, typed: str) -> None:
    """The line keeps the Enter, which may have been meant for a duty: it does not end nowhere."""
    notice, before = frame.night.notice, len(frame.session.director.history)
    press(Key.Key_K, CTRL)
    frame.type(typed)
    press(Key.Key_Return)
    once = notice.sentence.text(), notice.missing.isVisible()
    assert commands.esc_clears() not in once[0]
    press(Key.Key_Return)
    assert (notice.sentence.text(), notice.missing.isVisible()) != once
    assert commands.esc_clears() in notice.sentence.text() + notice.missing.text()
    assert once[0] in notice.sentence.text()
    assert len(frame.session.director.history) == before
    while bar(frame).text():
        press(Key.Key_Escape)
    press(Key.Key_Return)
    assert not notice.shown or commands.esc_clears() not in notice.sentence.text() + notice.missing.text()
