"""The console by the keyboard alone: what Space, Enter, digits and the rest mean, and where they do not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.say import acts
from core.say.acts import Pause
from core.say.reasons import NothingToUndo, NotStarted
from gui.console.frame.pages import PAGES
from gui.words import text
from gui.words.names import Names
from tests.windows.console.conftest import SETUP, Frame, number_of, type_lines

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def test_space_starts_pauses_and_resumes(frame: Frame) -> None:
    assert frame.night.header.toggle.objectName() == "start"
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().running
    frame.pass_time(minutes=3)
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().phase == "paused"
    assert frame.night.header.clock.text == "17:00"
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().running


def test_space_after_a_click_on_another_button_still_pauses(frame: Frame) -> None:
    """A click must not leave the keyboard on "+1 min": the next Space would add another minute."""
    frame.key(Qt.Key.Key_Space)
    frame.click(frame.night.header.more)
    assert frame.night.header.clock.text == "21:00"
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().phase == "paused"
    assert frame.night.header.clock.text == "21:00"


def test_space_on_a_button_reached_by_tab_presses_it(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    frame.night.header.more.setFocus(Qt.FocusReason.TabFocusReason)
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().running
    assert frame.night.header.clock.text == "21:00"


def test_space_in_a_text_field_is_a_space(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Slash)
    frame.type("note one two")
    assert frame.night.footer.command.text() == "note one two"
    assert frame.session.reading().phase == "before"


def test_a_held_space_does_not_flutter(frame: Frame) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QKeyEvent

    frame.key(Qt.Key.Key_Space)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True
    )
    for _ in range(3):
        QCoreApplication.sendEvent(frame.focus(), held)
    assert frame.session.reading().running


def test_a_seat_and_enter_busts_it(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    frame.type("2.7")
    assert QApplication.focusWidget() is frame.night.footer.command
    frame.key(Qt.Key.Key_Return)
    assert [frame.session.state.name(b.entry) for b in frame.session.state.game.busts] == ["Erik Lind"]
    assert frame.night.footer.command.text() == ""
    out = next(a for a in frame.session.director.history if a.line == 'eliminate "Erik Lind"')
    assert frame.night.footer.undo_button.text() == text.undo_title(out, Names(frame.session.state))


def test_a_seat_from_the_number_pad(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    frame.key(Qt.Key.Key_1, KEYPAD)
    frame.key(Qt.Key.Key_Period, KEYPAD)
    frame.key(Qt.Key.Key_4, KEYPAD)
    frame.key(Qt.Key.Key_Enter, KEYPAD)
    assert [frame.session.state.name(b.entry) for b in frame.session.state.game.busts] == ["Bo Sund"]


def test_space_pauses_again_right_after_a_bust(frame: Frame) -> None:
    """The keyboard goes back to the page: a clicker in the other hand pauses."""
    frame.key(Qt.Key.Key_Space)
    frame.type("1.3")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().phase == "paused"


def test_undo_and_redo_by_key(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    frame.type("1.3")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Z, CTRL)
    assert not frame.session.state.game.busts
    frame.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert len(frame.session.state.game.busts) == 1
    frame.key(Qt.Key.Key_Z, CTRL)
    frame.key(Qt.Key.Key_Y, CTRL)
    assert len(frame.session.state.game.busts) == 1


def test_undo_button_names_and_undoes(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    assert frame.night.footer.undo_button.text() == "Undo: Clock started"
    frame.click(frame.night.footer.undo_button)
    assert frame.session.reading().phase == "before"


def test_undo_with_nothing_to_undo_is_off_and_says_why(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    button = frame.night.footer.undo_button
    assert not button.isEnabled()
    assert button.toolTip() == text.reason(NothingToUndo())


@pytest.mark.parametrize("modifier", [CTRL, ALT])
def test_pages_by_number(frame: Frame, modifier: Qt.KeyboardModifier) -> None:
    frame.key(number_of("history"), modifier)
    assert frame.night.stack.currentWidget() is frame.night.page("history")
    assert frame.night.rail.items["history"].isChecked()
    frame.key(Qt.Key.Key_1, modifier)
    assert frame.night.stack.currentWidget() is frame.night.page("tonight")


def test_the_rail_shows_the_key_that_goes_there(frame: Frame) -> None:
    """A digit alone is the command bar's."""
    for page, *_ in PAGES:
        item = frame.night.rail.items[page]
        assert item.key.startswith("^")
        frame.key(Qt.Key(ord(item.key[1:])), CTRL)
        assert item.isChecked()
        assert frame.night.stack.currentWidget() is frame.night.page(page)


def test_page_by_number_also_from_the_command_bar(frame: Frame) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.key(number_of("history"), CTRL)
    assert frame.night.stack.currentWidget() is frame.night.page("history")


def test_every_page_opens_from_the_rail(frame: Frame) -> None:
    for page in ("players", "tables", "structure", "chips", "floor", "history", "tonight"):
        frame.click(frame.night.rail.items[page])
        assert frame.night.stack.currentWidget() is frame.night.page(page)


def test_escape_in_the_command_bar_gives_the_keyboard_back(frame: Frame) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.key(Qt.Key.Key_Escape)
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().running


def test_buttons_that_cannot_say_why(frame: Frame) -> None:
    """Before the start there is no time to add to."""
    header = frame.night.header
    assert not header.more.isEnabled()
    assert header.more.toolTip() == text.reason(NotStarted())
    frame.key(Qt.Key.Key_Space)
    assert header.more.isEnabled()
    assert header.more.toolTip() == ""


def test_minutes_and_next_level_by_click(frame: Frame) -> None:
    frame.key(Qt.Key.Key_Space)
    header = frame.night.header
    frame.click(header.less)
    assert header.clock.text == "19:00"
    frame.click(header.skip)
    assert header.blinds.text == "50 / 100"
    assert header.skip.objectName() == "next_break"
    frame.click(header.skip)
    assert header.blinds.text == "Break"


def test_space_ends_a_break_of_open_length(frame: Frame) -> None:
    type_lines(frame.session, "edit row 3 length open\nstart\nset clock row 3")
    assert frame.night.header.toggle.objectName() == "end_break"
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().index == 3


def test_every_control_of_the_frame_has_a_name(frame: Frame) -> None:
    from PySide6.QtWidgets import QAbstractButton, QLineEdit

    nameless = [
        w
        for kind in (QAbstractButton, QLineEdit)
        for w in frame.night.findChildren(kind)
        if w.isVisible() and not w.accessibleName()
    ]
    assert nameless == []


def test_tab_goes_round_all_of_the_frame(frame: Frame) -> None:
    """No control that can be clicked is out of the keyboard's reach."""
    header, seen = frame.night.header, set()
    frame.key(Qt.Key.Key_Space)
    for _ in range(60):
        frame.key(Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    wanted: set[QWidget] = {header.toggle, header.more, header.skip, header.menu, header.screen_button}
    wanted |= {frame.night.footer.command, frame.night.footer.undo_button, frame.night.rail.print}
    assert wanted <= seen


def test_the_setup_is_what_these_tests_think(frame: Frame) -> None:
    assert len(frame.session.state.people.live) == SETUP.count("register")
    assert frame.session.check(Pause())
    assert not frame.session.check(acts.Start())
