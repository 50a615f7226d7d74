"""Ctrl+Z and Ctrl+Y are Riffle's where a field has no typing that they take back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from core.say import acts
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from gui.widgets.said_below import said_below
from gui.words import console
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import CTRL, focused, press
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    thursday(session, names(24), 3)
    session.do(acts.Start())
    session.do(acts.Note(text="the floor is wet"))
    return open_frame(1366, 768)


FIELDS = [
    ("floor", Key.Key_F), ("tables", Key.Key_F), ("players", Key.Key_F), ("players", Key.Key_N),
    ("history", Key.Key_F),
]  # fmt: skip


@pytest.mark.parametrize(("page", "key"), FIELDS)
@pytest.mark.parametrize("typed", ["", "w\b"], ids=["untouched", "erased"])
def test_an_empty_field_lets_it_through(frame: Frame, page: str, key: Key, typed: str) -> None:
    frame.night.show_page(page)
    press(key)
    field = focused()
    assert isinstance(field, QLineEdit)
    for letter in typed:
        press(Key.Key_Backspace) if letter == "\b" else frame.type(letter)
    assert field.text() == ""
    press(Key.Key_Z, CTRL)
    assert frame.session.director.history[-1].line.startswith("undo")
    press(Key.Key_Y, CTRL)
    assert frame.session.director.history[-1].line.startswith("redo")


@pytest.mark.parametrize(("page", "key"), FIELDS[1:])
def test_what_was_typed_is_taken_back_before_an_action(frame: Frame, page: str, key: Key) -> None:
    before = len(frame.session.director.history)
    frame.night.show_page(page)
    press(key)
    frame.type("wa")
    field = focused()
    assert isinstance(field, QLineEdit)
    press(Key.Key_Z, CTRL)
    assert (field.text(), len(frame.session.director.history)) == ("", before)


def test_a_value_that_was_erased_comes_back_before_an_action_goes(frame: Frame) -> None:
    """The night's last action was undone, and the cell stayed empty."""
    before = len(frame.session.director.history)
    frame.night.show_page("structure")
    press(Key.Key_Down)
    press(Key.Key_F2)
    field = focused()
    assert isinstance(field, QLineEdit)
    value = field.text()
    press(Key.Key_A, CTRL)
    press(Key.Key_Backspace)
    assert (bool(value), field.text()) == (True, "")
    press(Key.Key_Z, CTRL)
    assert (field.text(), len(frame.session.director.history)) == (value, before)


def test_a_cell_that_was_mistyped_and_taken_back_is_left_by_enter(frame: Frame) -> None:
    """The sentence about the text before stood there still, and Enter did nothing."""
    page = frame.night.show_page("structure")
    assert isinstance(page, StructurePage)
    press(Key.Key_Down)
    press(Key.Key_Tab)
    before = len(frame.session.director.history)
    frame.type("4x")
    field = focused()
    assert isinstance(field, QLineEdit)
    assert page.model.wrong
    press(Key.Key_Z, CTRL)
    assert not page.model.wrong
    press(Key.Key_Return)
    assert focused() is page.sheet
    assert len(frame.session.director.history) == before


def test_what_was_erased_in_a_dialog_comes_back(frame: Frame) -> None:
    """It was said that nothing typed can be taken back, and a long text was lost."""
    frame.night.show_page("structure")
    press(Key.Key_G)
    asked, field = QApplication.activeModalWidget(), focused()
    assert asked is not None
    assert isinstance(field, QLineEdit)
    frame.type("25")
    typed = field.text()
    press(Key.Key_A, CTRL)
    press(Key.Key_Backspace)
    assert field.text() == ""
    press(Key.Key_Z, CTRL)
    assert field.text() == typed
    asked.close()


@pytest.mark.parametrize("key", [Key.Key_Z, Key.Key_Y])
def test_the_reason_of_an_override_says_that_it_undoes_nothing(frame: Frame, key: Key) -> None:
    """The night's last action was undone, and the refusal with its reason was gone."""
    type_lines(frame.session, 'set late 1\nset clock row 4\nnote "a second thing"\nundo')
    notice = frame.night.notice
    before = len(frame.session.director.history)
    press(Key.Key_K, CTRL)
    frame.type('register "Greta Öst"')
    press(Key.Key_Return)
    assert notice.waits_for_why()
    notice.reason.setFocus()
    press(key, CTRL)
    assert notice.waits_for_why()
    assert (notice.missing.text(), len(frame.session.director.history)) == (console.undo_outside(), before)
    assert focused() is notice.reason
    frame.type("he")
    press(Key.Key_Z, CTRL)
    assert notice.reason.text() == ""
    assert len(frame.session.director.history) == before
    press(Key.Key_Escape)
    press(Key.Key_Z, CTRL)
    assert frame.session.director.history[-1].line.startswith("undo")


def test_a_dialog_says_that_it_undoes_nothing(frame: Frame) -> None:
    before = len(frame.session.director.history)
    frame.night.show_page("structure")
    press(Key.Key_G)
    asked = QApplication.activeModalWidget()
    assert asked is not None
    press(Key.Key_Z, CTRL)
    assert (said_below(asked), len(frame.session.director.history)) == (console.undo_outside(), before)
    asked.close()
