"""The screen shows what a whole repaint would: no cell keeps the look of a moment ago."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from core.say.acts import Redo, Undo
from tests.windows.console.conftest import Frame, type_lines

PENALTY, LEVEL = 'penalty 1.3 minutes 10 for "phone"', "add level blinds 20000/40000 length 20"


def looks(frame: Frame, part: QWidget) -> tuple[QImage, QImage]:
    """Return the part as it stands on the screen, and as it is painted anew."""
    for _ in range(3):  # a list is laid out after what it lies in
        QApplication.processEvents()
    window, box = frame.window, QRect(part.mapTo(frame.window, part.rect().topLeft()), part.size())
    shown, anew = window.screen().grabWindow(window.winId()), window.grab()
    there, right = (x.toImage().convertToFormat(QImage.Format.Format_RGB32) for x in (shown, anew))
    return there.copy(box), right.copy(box)


@pytest.mark.parametrize("page", ["structure", "floor", "players", "history", "tonight"])
def test_no_row_keeps_the_look_of_a_moment_ago(frame: Frame, page: str) -> None:
    shown = frame.night.show_page(page)
    type_lines(frame.session, "start")
    for minutes in (1, 20, 20, 1, 10, 30):
        frame.pass_time(minutes=minutes)
        there, anew = looks(frame, shown)
        assert there == anew, frame.session.reading()
    for line in (PENALTY, LEVEL, "", ""):
        type_lines(frame.session, line) if line else frame.session.undo()
        there, anew = looks(frame, shown)
        assert there == anew, line or "undo"


@pytest.mark.parametrize("page", ["history", "tonight"])
def test_lines_of_before_follow_a_name_and_what_is_undone(frame: Frame, page: str) -> None:
    frame.night.show_page(page)
    renamed = 'edit player "Anna Ek" name "Anna Öst"'
    type_lines(frame.session, f"start\n{PENALTY}\nnote counted\neliminate 1.4\n{renamed}")
    for undone in (True, True, False, False):
        frame.session.do(Undo() if undone else Redo())
        there, anew = looks(frame, frame.night)
        assert there == anew
