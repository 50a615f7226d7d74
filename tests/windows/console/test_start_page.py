"""The page before a tournament: what went wrong is read in full, the language is chosen."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

import core.store
from core.keeping.directory import NightFacts, RecentNight
from gui import theme
from gui.console.frame.keys_dialog import KeysDialog
from gui.console.guide.guide import Guide
from gui.console.start.page import Cell, MenuButton, StartPage, WideButton, last_time
from gui.desk import start
from gui.desk.app import Program
from gui.program.wiring import Wiring
from gui.words import tr
from gui.words.tr import CONSOLE, PAPER, ROOM
from tests.translations.__main__ import CATALOGUE, tool
from tests.translations.pseudo import write_catalogue
from tests.windows.console.keyboard import press, write

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


def test_the_sheet_of_keys_has_those_of_this_page(program: Program) -> None:
    page = page_of(program)
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    (sheet,) = page.findChildren(KeysDialog)
    said = {key: row.words for row in sheet.rows for key in row.keys}
    assert said["Ctrl+D"] == page.demo.text()
    assert "0–9" not in said, "no seat can be typed here"
    assert "" not in said.values()
    sheet.reject()


def test_a_character_is_refused_and_the_enter_after_it_opens_nothing(program: Program) -> None:
    page, before = page_of(program), ""
    for typed in ("1", "1.", "1.4", "1.4 ", "1.4 x"):
        write(typed[-1])
        assert typed in page.refused.text() != before
        before = page.refused.text()
    press(Qt.Key.Key_Return)
    assert (program.window.view, page.refused.text()) == (page, "")
    press(Qt.Key.Key_Return)
    assert program.window.view is not page, "now it is the main button's"


def test_escape_takes_the_refused_characters_away(program: Program) -> None:
    page = page_of(program)
    write("a")
    press(Qt.Key.Key_Escape)
    assert page.refused.text() == ""


def test_the_guide_refuses_a_character_outside_of_its_fields(program: Program) -> None:
    press(Qt.Key.Key_Return)
    guide = program.window.view
    assert isinstance(guide, Guide)
    guide.trail[0].setFocus()
    for typed in "x7":
        write(typed)
        assert typed in guide.problem.text()
    press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is guide.steps[0].first, "the step's own button leads to its fields"
    write("x")
    assert guide.problem.text() == ""


def test_the_line_under_the_day_is_of_the_night_that_goes_on(program: Program, tmp_path: Path) -> None:
    """A side event that was set up later has not begun; last week's night stands there all the same."""
    now, hour = program.wiring.wall(), 3_600_000
    main = RecentNight(tmp_path / "main.riffle", "Main", now - 2 * hour, now - 2 * hour)
    side = RecentNight(tmp_path / "side.riffle", "Side", now - hour, now - hour, NightFacts())
    week = RecentNight(tmp_path / "week.riffle", "Week", now - 168 * hour, now - 168 * hour)
    for night in (week, main, side):
        night.path.touch()
    page = StartPage(program, [side, main], [main.path], now)
    assert page.resumed is main
    assert page.story.text() == last_time(main, now, UTC)
    page = StartPage(program, [side, main, week], [main.path], now)
    assert page.resumed is main
    assert page.story.text() == last_time(week, now, UTC)


# -- the language


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second catalogue beside the English one."""
    if tool("lrelease") is None:
        pytest.skip("PySide6 without its tools")
    folder = tmp_path / "translations"
    folder.mkdir()
    shutil.copy(CATALOGUE.with_suffix(".qm"), folder)
    write_catalogue(folder, "sv")
    monkeypatch.setattr(tr, "FOLDER", folder)
    yield
    for surface in (CONSOLE, ROOM, PAPER):
        surface.speak()


def page_of(program: Program) -> StartPage:
    page = program.window.view
    assert isinstance(page, StartPage)
    return page


def choices() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_one_language_is_named_and_no_control(program: Program) -> None:
    page = page_of(program)
    assert "Language: English" in {shown.text() for shown in page.findChildren(QLabel)}
    assert not page.findChildren(MenuButton)


def test_the_language_is_chosen_by_the_mouse_and_holds_at_once(two_languages: None, program: Program) -> None:
    page = page_of(program)
    QTest.mouseClick(page.language, Qt.MouseButton.LeftButton)
    menu = choices()
    assert [(x.text(), x.isChecked()) for x in menu.actions()] == [("English", True), ("Svenska", False)]
    swedish = menu.actionGeometry(menu.actions()[1]).center()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=swedish)
    spoken = page_of(program)
    assert (page.keys.text(), spoken.keys.text()) == ("Keys", "[Kéèýÿs]")
    assert spoken.language.text() == "Svenska"
    assert spoken.new.text() == "[Néèw tóòúùrnáàméènt…]"
    assert {surface.language for surface in (CONSOLE, ROOM, PAPER)} == {"sv"}
    QTest.keyClick(program.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert any(shown.text().startswith("[") for shown in program.window.findChildren(QLabel))


def test_a_character_that_chooses_no_language_is_refused(two_languages: None, program: Program) -> None:
    page = page_of(program)
    QTest.mouseClick(page.language, Qt.MouseButton.LeftButton)
    QTest.keyClicks(choices(), "7")
    assert QApplication.activePopupWidget() is None
    assert "7" in page.refused.text()


def test_the_language_is_chosen_by_keys_and_back(two_languages: None, program: Program) -> None:
    for down, name in ((1, "Svenska"), (0, "English")):
        page_of(program).language.setFocus()
        QTest.keyClick(page_of(program).language, Qt.Key.Key_Return)
        for _ in range(1 + down):
            QTest.keyClick(choices(), Qt.Key.Key_Down)
        QTest.keyClick(choices(), Qt.Key.Key_Return)
        assert page_of(program).language.text() == name


def test_the_language_is_kept_for_the_next_start(
    two_languages: None,
    program: Program,
    wiring: Wiring,
    qapp: QApplication,
) -> None:
    program.choose_language("sv")
    assert program.library.settle(60)
    library = core.store.open_library(wiring.data / "library.db")
    assert library.setting("language") == "sv"
    library.close()
    program.window.close()
    for surface in (CONSOLE, ROOM, PAPER):
        surface.speak()
    again = start._made(qapp, wiring, frame=False)
    assert again is not None
    again.show_start()
    assert page_of(again).keys.text() == "[Kéèýÿs]"
    again.window.close()


@pytest.mark.usefixtures("qapp")
def test_a_long_winner_keeps_the_prize_in_a_second_line() -> None:
    words = "Maj-Britt Hallström-Åkesson af Ugglas (1001) won 5,000 kr"
    assert len(Cell("Erik Andersson (1001) won 5,000 kr", 0).lines(380)[1]) == 1
    _, lines = Cell(words, 0).lines(380)
    assert " ".join(lines) == words


def test_a_way_to_begin_has_room_for_what_it_is(qtbot: QtBot) -> None:
    about = "Template or step by step"
    button = WideButton("New tournament…", about, "plus", "^N")
    qtbot.addWidget(button)
    button.resize(272, 74)
    assert button._room() > QFontMetrics(theme.font(theme.BODY)).horizontalAdvance(about)
