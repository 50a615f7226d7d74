"""Where the keyboard is when something goes or comes: Enter and the keys painted on buttons mean what is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from core import acts
from gui.session import Session
from tests.gui.console.conftest import Frame
from tests.gui.console.keyboard import open_menu, press
from tests.gui.console.nights import names, thursday

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
