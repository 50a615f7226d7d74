"""A start while nobody has a seat is asked about first, and its button is not the bright one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from gui.program.session import Session
from gui.words import console
from tests.windows.console.conftest import Frame, type_lines

LEVELS = "add level blinds 25/50 length 20\nadd level blinds 50/100 length 20"
UNSEATED = f'{LEVELS}\nopen table 1\nregister "Anna Ek"\nregister "Bo Lind"\nregister "Cia Holm"'


@pytest.mark.parametrize(("lines", "players"), [(LEVELS, 0), (UNSEATED, 3)])
def test_space_asks_and_only_enter_starts(
    session: Session, open_frame: Callable[..., Frame], lines: str, players: int
) -> None:
    type_lines(session, lines)
    frame = open_frame()
    assert frame.night.header.toggle.property("kind") != "primary"
    frame.focus_page()
    frame.key(Qt.Key.Key_Space)
    assert session.reading().phase == "before"
    assert frame.night.notice.confirms
    assert frame.night.notice.said == console.start_empty(players, players).said
    frame.key(Qt.Key.Key_Escape)
    assert not frame.night.notice.confirms
    assert session.reading().phase == "before"
    frame.key(Qt.Key.Key_Space)
    frame.key(Qt.Key.Key_Return)
    assert session.reading().running


def test_the_button_asks_too(session: Session, open_frame: Callable[..., Frame]) -> None:
    type_lines(session, UNSEATED)
    frame = open_frame()
    frame.click(frame.night.header.toggle)
    assert session.reading().phase == "before"
    frame.click(frame.night.notice.together)
    assert session.reading().running


def test_a_seat_kept_before_the_draw_is_no_draw(session: Session, open_frame: Callable[..., Frame]) -> None:
    type_lines(session, f'{UNSEATED}\nregister "Dag Berg" seat 1.1')
    frame = open_frame()
    assert frame.night.header.toggle.property("kind") != "primary"
    frame.focus_page()
    frame.key(Qt.Key.Key_Space)
    assert session.reading().phase == "before"
    assert frame.night.notice.confirms
    assert frame.night.notice.said == console.start_empty(4, 3).said
    frame.key(Qt.Key.Key_Return)
    assert session.reading().running


def test_once_most_have_a_seat_nothing_is_asked(session: Session, open_frame: Callable[..., Frame]) -> None:
    seated = "\n".join(f'register "{name}" seat 1.{n}' for n, name in enumerate(("Dag", "Eva", "Finn"), 1))
    type_lines(session, f"{UNSEATED}\n{seated}")
    frame = open_frame()
    assert frame.night.header.toggle.property("kind") == "primary"
    frame.focus_page()
    frame.key(Qt.Key.Key_Space)
    assert session.reading().running
