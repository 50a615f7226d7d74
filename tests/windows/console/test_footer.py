"""The footer: what Undo would undo, Redo after it, and that nothing lies over anything."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.say import acts
from gui.program.session import Session
from gui.words import text
from gui.words.names import Names
from tests.windows.console.conftest import SETUP, Frame, type_lines

CTRL = Qt.KeyboardModifier.ControlModifier
LONG = "Bartholomew Featherstonehaugh-Cholmondeley of Marjoribanks"


def test_undo_is_said_in_full_where_there_is_room(session: Session, open_frame: Callable[..., Frame]) -> None:
    type_lines(session, SETUP)
    type_lines(session, 'start\nregister "Bartholomew Featherstonehaugh" seat 2.2')
    frame = open_frame(1440)
    footer = frame.night.footer
    assert footer.undo_button.text() == "Undo: Bartholomew Featherstonehaugh registered"
    frame.window.resize(1100, 700)
    assert footer.undo_button.text().split() == footer.undo_button.toolTip().split(), "in two lines"
    frame.window.resize(960, 700)
    first, second = footer.undo_button.text().split("\n")
    assert first.startswith("Undo:")
    assert second.endswith("registered"), "it is cut, but keeps its verb"
    assert footer.undo_button.toolTip() == "Undo: Bartholomew Featherstonehaugh registered"
    frame.window.resize(1440, 700)
    assert footer.undo_button.text() == "Undo: Bartholomew Featherstonehaugh registered"


def test_redo_is_there_after_an_undo(frame: Frame) -> None:
    type_lines(frame.session, 'start\neliminate "Anna Ek"')
    footer = frame.night.footer
    assert not footer.redo_button.isVisible()
    frame.focus_page()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert not frame.session.state.game.busts
    assert footer.redo_button.isVisible()
    undone = next(a for a in frame.session.director.history if a.line == 'eliminate "Anna Ek"')
    assert footer.redo_button.toolTip() == text.redo_title((undone,), Names(frame.session.state))
    assert footer.redo_button.text() == footer.redo_button.toolTip()
    before = frame.focus()
    frame.click(footer.redo_button)
    assert len(frame.session.state.game.busts) == 1
    assert not footer.redo_button.isVisible()
    assert frame.focus() is before


def test_a_print_that_was_noted_is_saved_too(frame: Frame) -> None:
    session = frame.session
    type_lines(session, "swap 1.3 with 2.1")
    frame.pass_time(seconds=61)
    session.do(acts.PrintedSlips(action=len(session.director.history)))
    saved = text.time_of_day(session.now(), session.zone, seconds=True)
    assert frame.night.footer.saved.text().endswith(saved)


def test_whoever_is_unregistered_is_named_by_undo(frame: Frame) -> None:
    type_lines(frame.session, 'unregister "Anna Ek"')
    footer = frame.night.footer
    assert footer.undo_button.text() == "Undo: Anna Ek unregistered"
    frame.focus_page()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert footer.redo_button.text() == "Redo: Anna Ek unregistered"


@pytest.mark.parametrize("width", [1024, 1280, 1366, 1440])
def test_redo_leaves_undo_its_verb(session: Session, open_frame: Callable[..., Frame], width: int) -> None:
    type_lines(session, SETUP)
    type_lines(session, 'register "Sofia Andersson"\nregister "Carl-Fredrik Wikström"\nundo')
    footer = open_frame(width, 700).night.footer
    bare, whole = "Redo", footer.redo_button.toolTip()
    redo, undo = (x.text().replace("\n", " ") for x in (footer.redo_button, footer.undo_button))
    assert redo in (bare, whole), "never without its verb"
    assert undo == footer.undo_button.toolTip()
    if width >= 1366:
        assert redo == whole


@pytest.mark.parametrize("name", [f"Rosa Martínez García-Villal{'o' * n}bos" for n in range(6)])
def test_undo_is_read_in_full_beside_redo(
    session: Session, open_frame: Callable[..., Frame], name: str
) -> None:
    """Whatever Redo would do: a shorter or a longer name is where one line becomes two."""
    type_lines(session, SETUP)
    type_lines(session, f'set title "Sunday 300"\nregister "{name}" seat 2.2')
    type_lines(session, "start\nnext\neliminate 2.2\nundo")
    footer = open_frame(1366, 768).night.footer
    footer.show_backup("backup 14:00", False)
    undo, redo = footer.undo_button, footer.redo_button
    assert undo.text().split() == undo.toolTip().split()
    assert redo.text().split() in (redo.toolTip().split(), ["Redo"])
    QApplication.processEvents()
    assert undo.width() >= undo.sizeHint().width()


@pytest.mark.parametrize("width", [960, 1024, 1280, 1440])
def test_nothing_in_the_footer_overlaps(
    session: Session, open_frame: Callable[..., Frame], width: int
) -> None:
    type_lines(session, SETUP)
    type_lines(session, f'set title "{LONG} Memorial"\nregister "{LONG}"\nnote x\nundo')
    footer = open_frame(width, 700).night.footer
    parts: list[QWidget] = [footer.command, footer.undo_button, footer.redo_button, footer.saved]
    for one, after in pairwise(parts):
        assert one.isVisible()
        assert one.geometry().right() < after.geometry().left()
    assert footer.rect().contains(footer.saved.geometry())
    assert footer.undo_button.width() >= footer.undo_button.sizeHint().width()
    assert footer.saved.width() >= min(footer.saved.sizeHint().width(), width // 4) >= 150
