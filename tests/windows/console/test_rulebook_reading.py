"""The book to read on the rulebook's page: found by a shout, misspelt too, or a clause; opened by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.handbook.contents import PARAMETER, PROCEDURE, RULING, Paragraph
from core.handbook.told import silent, told
from core.rulebook import shelf
from gui.console.frame.printing import print_menu
from gui.console.rulebook.page import RulebookPage
from gui.paper.paper import Text
from gui.paper.preview import PreviewDialog
from gui.program.session import Session
from gui.words import handbook as say
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.keyboard import CTRL, choose, focused, open_menu, press, write

Key = Qt.Key


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    type_lines(session, SETUP)
    type_lines(session, "rulebook svepof-2006")
    return open_frame(1366, 768)


@pytest.fixture
def page(frame: Frame) -> RulebookPage:
    frame.key(Key.Key_R, CTRL)
    found = frame.night.stack.currentWidget()
    assert isinstance(found, RulebookPage)
    return found


def look_for(words: str) -> None:
    press(Key.Key_F)
    write(words)


def first(page: RulebookPage) -> Paragraph:
    assert page.found.isVisible()
    return page.found.found.rows[0]


def opened(page: RulebookPage) -> Paragraph | None:
    return page.reading.paragraph if page.reading.isVisible() else None


def test_the_letter_lists_the_whole_book_and_enter_opens_what_is_lit(page: RulebookPage) -> None:
    press(Key.Key_F)
    assert focused() is page.search
    listed = page.found.found.rows
    assert {x.kind for x in listed} == {PROCEDURE, PARAMETER, RULING}
    assert page.found.lit == listed[0]
    for _ in range(3):
        press(Key.Key_Down)
    press(Key.Key_Up)
    press(Key.Key_Return)
    assert opened(page) == listed[2]
    assert focused() is page.reading


@pytest.mark.parametrize(
    ("typed", "situation"),
    [
        ("strign bet", "string-bet"), ("strangbett", "string-bet"), ("kartlek byta", "new-deck"),
        ("falsch ausgeteilt", "misdeal"), ("dode knop", "dead-button"), ("telefn", "phone"),
    ],
)  # fmt: skip
def test_a_shout_finds_its_ruling_by_wrong_spelling(page: RulebookPage, typed: str, situation: str) -> None:
    look_for(typed)
    assert Paragraph(RULING, situation) in page.found.found.rows[:3]


def test_enter_where_nothing_is_found_says_so_and_the_words_can_be_typed_over(
    page: RulebookPage, frame: Frame
) -> None:
    look_for("quantum chromodynamics")
    assert not frame.night.notice.shown
    press(Key.Key_Return)
    assert frame.night.notice.shown
    assert (opened(page), focused()) == (None, page.search)
    write("B7")
    assert page.search.text() == "B7"


def test_a_clause_finds_what_it_decides(page: RulebookPage) -> None:
    look_for("2.13")
    found = page.found.found.rows
    assert Paragraph(PARAMETER, "positions.heads_up") in found[:3]
    assert Paragraph(RULING, "heads-up") in found[:3]


def test_a_ruling_is_read_with_its_cases_and_clauses(page: RulebookPage) -> None:
    look_for("phone rings")
    assert first(page) == Paragraph(RULING, "phone")
    press(Key.Key_Return)
    book = shelf.shipped()["svepof-2006"]
    expected = told("phone", book)
    assert [x.text for x in page.reading.sentences] == [x.say for x in expected]
    cited = [tuple(clause for _, clause in x.clauses) for x in expected]
    assert [x.clauses for x in page.reading.sentences] == cited
    assert page.reading.sentences[0].where.startswith(book.short)


def test_escape_leads_back_step_by_step(page: RulebookPage) -> None:
    look_for("phone")
    press(Key.Key_Return)
    press(Key.Key_Escape)
    assert focused() is page.search
    assert page.search.text() == "phone"
    assert first(page) == Paragraph(RULING, "phone")
    press(Key.Key_Escape)
    assert page.search.text() == ""
    assert page.found.isVisible()
    press(Key.Key_Escape)
    assert page.area.isVisible()
    assert focused() is page.area


def test_a_click_opens_a_row(page: RulebookPage) -> None:
    look_for("chip race")
    wanted = page.found.found.rows[1]
    place = page.found.visualRect(page.found.found.index(1, 1)).center()
    QTest.mouseClick(page.found.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert opened(page) == wanted


def test_where_the_book_is_silent_it_says_so_and_names_the_others(page: RulebookPage) -> None:
    book = page.offer.book
    id = "early-call"
    assert silent(id, book)
    assert not silent(id, shelf.shipped()["cpc-2023"])
    page.open_paragraph(Paragraph(RULING, id))
    assert page.reading.sentences == []
    others = [x for x in page.others() if not silent(id, x)]
    assert shelf.shipped()["cpc-2023"] in others
    assert page.reading.nothing == say.nothing_about(say.title(Paragraph(RULING, id)), others)


def test_what_no_book_has_is_said(page: RulebookPage) -> None:
    look_for("quantum chromodynamics")
    assert not page.found.isVisible()
    assert page.nothing.text() == say.nothing_about("quantum chromodynamics", [])
    words = page.nothing.mapTo(page, page.nothing.contentsRect().topLeft())
    assert words.x() == page.books.mapTo(page, QPoint()).x(), "under what stands in the card above"
    press(Key.Key_Return)
    assert opened(page) is None


def test_another_book_is_read_at_once(page: RulebookPage) -> None:
    look_for("phone")
    press(Key.Key_Return)
    before = page.reading.sentences
    page.books.setFocus()
    while page.offer.book.id != "tda-nl":
        press(Key.Key_Down)
    assert opened(page) == Paragraph(RULING, "phone")
    assert [x.text for x in page.reading.sentences] == [x.say for x in told("phone", page.offer.book)]
    assert page.reading.sentences != before


def test_a_seat_typed_while_reading_is_a_bust(frame: Frame, page: RulebookPage) -> None:
    look_for("phone")
    press(Key.Key_Return)
    write("2.7")
    assert focused() is frame.night.footer.command


def test_another_page_forgets_what_was_looked_for(frame: Frame, page: RulebookPage) -> None:
    look_for("phone")
    frame.key(Key.Key_1, CTRL)
    frame.key(Key.Key_R, CTRL)
    assert page.area.isVisible()
    assert page.search.text() == ""


def test_the_book_that_is_looked_at_is_printed_to_be_read(page: RulebookPage, qtbot: QtBot) -> None:
    page.books.setFocus()
    while page.offer.book.id != "tda-nl":
        press(Key.Key_Down)
    page.file.click()
    choose(next(x.text() for x in open_menu().actions() if x.data() == "read"))
    qtbot.waitUntil(lambda: bool(page.window().findChildren(PreviewDialog)))
    (preview,) = page.window().findChildren(PreviewDialog)
    texts = [x.text for x in preview.view._pages[0].items if isinstance(x, Text)]
    assert page.offer.book.title in texts
    preview.close()


def test_tonight_s_book_is_in_the_print_menu(frame: Frame) -> None:
    menu = print_menu(frame.window, frame.session)
    action = next(x for x in menu.actions() if x.objectName() == "rulebook")
    assert action.isEnabled()
