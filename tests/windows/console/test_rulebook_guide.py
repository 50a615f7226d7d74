"""Every tournament begins with its rulebook: the guide asks for it, the demo night has one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.formats.format import FORMATS, of_others
from core.formats.holdem import night as demo_night
from core.rulebook import shelf
from core.rulebook.parameters import PARAMETERS
from core.say import acts, records
from core.tournament.chance import Chance
from gui.console.guide.guide import Guide
from gui.console.rulebook.page import RulebookPage
from gui.console.rulebook.rules import RulebookLook
from gui.desk.app import Program
from gui.program.wiring import Wiring
from gui.words import rulebook as rulebook_words
from tests.windows.console.guide_lines import look
from tests.windows.console.keyboard import focused, press, write

VARIANT = """format = 1
id = "friday"
title = "The Friday game"
short = "Friday"
language = "en"
parent = "svepof-2006"

[entering.late]
value = "until_level"
"""


@pytest.fixture
def start(qapp: QApplication, wiring: Wiring, on_screen: Callable[[Program], Program]) -> Callable[[], Guide]:
    """Riffle's windows on the guide."""

    def start_() -> Guide:
        program = Program(qapp, wiring)
        program.new()
        view = on_screen(program).window.view
        assert isinstance(view, Guide)
        return view

    return start_


def through(guide: Guide, name: str) -> None:
    """The name, and on through the other steps by Enter."""
    guide.name.title.setFocus()
    write(name)
    for _ in range(4):
        look(guide._program)
        press(Qt.Key.Key_Return)


def test_a_new_tournament_s_first_record_is_its_rulebook(start: Callable[[], Guide]) -> None:
    guide = start()
    assert guide.name.books.currentText() == shelf.shipped()["tda-2024"].title
    assert guide.name.books.accessibleName() == "Rulebook"
    through(guide, "Thursday 200")
    assert guide.session is not None
    first = guide.session.director.history[0]
    assert [type(record) for record in first.records] == [records.RulebookSet]
    assert guide.session.state.rulebook.id == "tda-2024"
    assert guide.session.state.rulebook.cite("balance.who").startswith("TDA 2024")


@pytest.mark.parametrize(
    ("typed", "book"), [("svep", "svepof-2006"), ("tda", "tda-2024"), ("cpc", "cpc-2023")]
)
def test_a_book_is_found_as_it_is_cited(start: Callable[[], Guide], typed: str, book: str) -> None:
    """ "svep" went to the Swedish book and, by its p, on to another."""
    guide = start()
    guide.name.books.setFocus()
    write(typed)
    assert guide.name.rulebook == book
    write("z")
    assert guide.problem.text()
    assert guide.name.rulebook == book


def test_the_book_last_used_is_offered_next_week(start: Callable[[], Guide]) -> None:
    guide = start()
    guide.name.title.setFocus()
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab)
    assert focused() is guide.name.books
    while not guide.name.books.currentText().startswith("Swedish"):
        press(Qt.Key.Key_Up)
    while "Player-dealt" not in guide.name.books.currentText():
        press(Qt.Key.Key_Down)
    assert guide.name.book_about.text().endswith("SvePoF 2006 §8.2 b)")
    through(guide, "First")
    assert guide.session is not None
    assert guide.session.state.book is not None
    assert guide.session.state.book[1] == "player_dealt"
    assert guide.session.state.rulebook.word("balance.who") == "next_big_blind"
    again = start()
    assert again.name.books.currentText().startswith("Swedish Poker Federation")


def test_a_house_variant_is_offered_and_one_that_is_gone_is_not(
    start: Callable[[], Guide], wiring: Wiring
) -> None:
    folder = wiring.data / "rulebooks"
    folder.mkdir(parents=True)
    (folder / "friday.toml").write_text(VARIANT, "utf-8")
    (folder / "bad.toml").write_text("format = 1\n", "utf-8")
    guide = start()
    box = guide.name.books
    box.setCurrentIndex(box.findText(rulebook_words.of_house("The Friday game")))
    through(guide, "Friday")
    assert guide.session is not None
    assert guide.session.state.rulebook.short == "Friday"
    assert guide.session.state.rulebook.word("entering.late") == "until_level"
    (folder / "friday.toml").unlink()
    again = start()
    assert again.name.books.findText(rulebook_words.of_house("The Friday game")) == -1
    assert again.name.books.currentText() == shelf.shipped()["tda-2024"].title


def test_the_house_s_books_are_on_the_page_of_a_tournament_made_so(
    start: Callable[[], Guide], wiring: Wiring
) -> None:
    folder = wiring.data / "rulebooks"
    folder.mkdir(parents=True)
    (folder / "friday.toml").write_text(VARIANT, "utf-8")
    guide = start()
    program = guide._program
    through(guide, "Thursday")
    night = program.window.night
    assert night is not None
    QTest.keyClick(focused(), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    page = night.stack.currentWidget()
    assert isinstance(page, RulebookPage)
    assert page.books.findText(rulebook_words.of_house("The Friday game")) > 0
    assert page.copy.isEnabled()


def test_the_demo_night_is_played_by_a_book() -> None:
    first = next(demo_night.setup(Chance(1)))
    assert first.act == acts.ChooseRulebook(book="cpc-2023")


def test_every_rule_of_the_chosen_book_is_shown_before_it_is_played(
    start: Callable[[], Guide], qtbot: QtBot
) -> None:
    guide = start()
    assert "Ctrl+R" in guide.name.book_about.text()
    press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    look = guide.findChild(RulebookLook)
    assert look is not None
    qtbot.waitUntil(look.isActiveWindow)
    assert focused() is look.area
    assert look.rules.rows.keys() == PARAMETERS.keys() - of_others(next(iter(FORMATS.values())))
    last = [*look.rules.rows.values()][-1]
    below = look.rules.height() - last.mapTo(look.rules, last.rect().bottomLeft()).y()
    assert below < last.height(), "it ends with its last rule"
    assert not any(row.can_change for row in look.rules.rows.values())
    press(Qt.Key.Key_Escape)
    assert guide.findChild(RulebookLook) is None
    assert guide.session is None
