"""The page before a tournament: what went wrong is read in full."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui import theme
from gui.console.start.page import StartPage
from gui.program.app import Program

SENTENCE = (
    "Thursday 200.riffle is open in another Riffle since 17:30 on the computer by the door. Close it there "
    "first, or go on in a copy of it. Nothing in the file has been changed, and what was entered there is "
    "kept. Choose another file if this is not the one that was meant. A copy is made from the menu of the "
    "other Riffle, by Save a copy, and can be opened here at once; the night itself stays where it is."
)


@pytest.mark.parametrize("width", [960, 1280, 1920])
def test_a_long_sentence_is_whole(program: Program, qapp: QApplication, qtbot: QtBot, width: int) -> None:
    if qapp.styleSheet() != theme.stylesheet(theme.LIGHT):
        theme.apply(qapp, theme.LIGHT)
    page = StartPage(program, [])
    qtbot.addWidget(page)
    page.resize(width, 800)
    page.show()
    page.say(SENTENCE)
    QApplication.processEvents()
    problem = page.problem
    assert problem.height() >= problem.heightForWidth(problem.width()) > 2 * problem.fontMetrics().height()
    page.say("Short.")
    assert problem.minimumHeight() < 2 * problem.fontMetrics().height(), "no room kept for what is gone"
