"""A blank is seen where it is typed, as any key: also before a value at the right of its field."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLineEdit

from gui.console.structure.page import StructurePage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import focused, press
from tests.windows.console.nights import names, thursday
from tests.windows.console.settings import opened

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Iterator[Frame]:
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)  # a picture is the same until a key changes it
    thursday(session, names(24), 3)
    yield open_frame(1366, 768)
    QApplication.setCursorFlashTime(flash)


def structure(frame: Frame) -> StructurePage:
    made = frame.night.show_page("structure")
    assert isinstance(made, StructurePage)
    return made


def setting(frame: Frame) -> None:
    opened(structure(frame), "currency")


def level(frame: Frame) -> None:
    structure(frame)
    press(Key.Key_Down)
    press(Key.Key_F2)


def prize(frame: Frame) -> None:
    frame.night.show_page("money")
    press(Key.Key_Down)
    press(Key.Key_F2)


def picture(frame: Frame) -> QImage:
    QApplication.processEvents()
    return frame.window.screen().grabWindow(frame.window.winId()).toImage()


@pytest.mark.parametrize("field", [setting, level, prize])
@pytest.mark.parametrize("value", ["", "7"])
def test_a_blank_before_a_value_is_seen(frame: Frame, field: Callable[[Frame], None], value: str) -> None:
    field(frame)
    at = focused()
    assert isinstance(at, QLineEdit)
    at.selectAll()
    press(Key.Key_Delete)
    frame.type(value)
    press(Key.Key_Home)
    seen = [picture(frame)]
    for _ in range(2):
        press(Key.Key_Space)
        seen.append(picture(frame))
    assert at.text() == f"  {value}"
    assert seen[0] != seen[1] != seen[2]
    side = at.alignment()
    press(Key.Key_Backspace)
    press(Key.Key_Backspace)
    assert side & Qt.AlignmentFlag.AlignLeft
    assert at.alignment() & Qt.AlignmentFlag.AlignRight
