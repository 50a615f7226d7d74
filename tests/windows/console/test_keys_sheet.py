"""The sheet of shortcuts says what is bound and nothing else; the presenter's clicker works from the room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gui.console.frame.keys_dialog import KeysDialog, of_frame, of_page, shown
from gui.console.frame.pages import PAGES
from gui.console.money.page import MoneyPage
from gui.console.players.page import PlayersPage
from gui.console.rulebook.page import RulebookPage
from gui.words import keys as keys_words
from gui.words import people as people_words
from tests.windows.console.conftest import Frame, number_of, type_lines
from tests.windows.console.keyboard import press

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("tab", range(4))
def test_every_deed_of_the_money_page_is_on_the_sheet_with_its_part(frame: Frame, tab: int) -> None:
    """Also those of a part that is not open, which say so."""
    type_lines(frame.session, "set till on")
    page = frame.night.show_page("money")
    assert isinstance(page, MoneyPage)
    if tab:
        QTest.keyClick(page, [Key.Key_P, Key.Key_T, Key.Key_A, Key.Key_D][tab])
    assert page.tabs.currentIndex() == tab
    parts = [("change", "share", "print"), ("count_till", "collect", "refund"), (), ("print_deal",)]
    rows = {row.words for row in of_page("money", page)}
    for at, names in enumerate(parts):
        for deed in (page.deeds[name].said for name in names):
            title = page.tabs.tabText(at).partition(" · ")[0]
            assert {deed, f"{title} · {deed}"} & rows == {deed if at == tab else f"{title} · {deed}"}


@pytest.fixture
def sheet(frame: Frame) -> KeysDialog:
    frame.key(Key.Key_F1)
    found = frame.night.findChild(KeysDialog)
    assert isinstance(found, KeysDialog)
    return found


def test_every_key_that_is_bound_is_on_the_sheet_with_its_words(frame: Frame, sheet: KeysDialog) -> None:
    lines = [row for _, rows in sheet.sections for row in rows]
    assert [row.keys for row in lines if not row.words] == []
    told = {key for row in lines for key in row.keys}
    pages = [frame.night.page(page) for page, *_ in PAGES]
    bound = {
        shown(keys.toString(QKeySequence.SequenceFormat.PortableText))
        for page in pages
        if page is not None
        for action in page.findChildren(QAction)
        for keys in action.shortcuts()
    }
    bound |= {
        shown(s.key().toString(QKeySequence.SequenceFormat.PortableText))
        for page in pages
        if page is not None
        for s in page.findChildren(QShortcut)
    }
    assert bound <= told
    assert [title for title, _ in sheet.sections][:2] == ["Tonight", "Everywhere"]


def test_many_keys_for_one_thing_leave_room_for_the_words(frame: Frame, sheet: KeysDialog) -> None:
    told = {row.words for _, rows in sheet.sections for row in rows}
    words = [x for x in sheet.findChildren(QLabel) if x.text() in told]
    assert len(words) > 50
    assert min(x.width() for x in words) >= 150


def titles(frame: Frame) -> dict[str, str]:
    return {str(place.digit): place.name for place in frame.night.places}


def test_no_words_are_kept_for_keys_nothing_is_bound_to(frame: Frame, sheet: KeysDialog) -> None:
    plain = frame.night.keys.plain
    everywhere = {key for row in of_frame(frame.night, titles(frame), plain) for key in row.keys}
    program = {"Ctrl+N", "Ctrl+O", "Ctrl+Q", "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+Shift+Backtab"}
    known = {shown(key) for key in keys_words._EVERYWHERE if key not in program}
    assert known <= everywhere
    for page, words in keys_words._ON_PAGE.items():
        section = next(rows for title, rows in sheet.sections if title.lower() == page)
        keys = {key for row in section for key in row.keys}
        assert {shown(key) for key in words} <= keys, page


def test_the_keys_of_a_part_are_on_the_sheet_unopened_and_after_those_of_its_page(sheet: KeysDialog) -> None:
    keys = {title: [row.keys for row in rows] for title, rows in sheet.sections}
    assert {("E",), ("B",), ("I",), ("U",)} <= {*keys["Money"]}  # the ways of a deal
    till = ("O",), ("Y",), ("F",), ("N",), ("M",)  # no till is kept tonight
    assert ("K",) in keys["Money"]
    assert not {*till} & {*keys["Money"]}
    assert keys["Chips"].index(("A",)) < keys["Chips"].index(("PgDown",))  # the audit, the next table to race


def test_a_key_bound_without_words_would_be_found(frame: Frame) -> None:
    QShortcut(QKeySequence("Ctrl+Alt+J"), frame.night)
    assert [row.words for row in of_frame(frame.night, titles(frame)) if "Ctrl+Alt+J" in row.keys] == [""]


def test_the_page_looked_at_comes_first_and_a_key_is_found(frame: Frame, qtbot: QtBot) -> None:
    frame.key(number_of("tables"), CTRL)
    frame.key(Key.Key_Question)
    sheet = frame.night.findChild(KeysDialog)
    assert isinstance(sheet, KeysDialog)
    assert sheet.sections[0][0] == "Tables"
    qtbot.waitUntil(sheet.finder.hasFocus)
    frame.type("tables misdeal")
    assert [row.words for row in sheet.rows] == ["Misdeal"]
    for typed in ("tables leav", "players leav"):
        sheet.finder.setText(typed)
        assert [row.keys for row in sheet.rows] == [("S",)], typed
    sheet.finder.setText("everywhere deal")
    assert [row.keys for row in sheet.rows] == [("Ctrl+Shift+D",)]
    sheet.finder.setText("make coffee")
    assert sheet.rows == []
    press(Key.Key_F1)
    assert frame.night.findChild(KeysDialog) is None


def test_it_is_paged_while_one_types(frame: Frame, sheet: KeysDialog, qtbot: QtBot) -> None:
    sheet.open()
    sheet.finder.setFocus()
    qtbot.waitUntil(sheet.finder.hasFocus)
    bar = sheet._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    press(Key.Key_PageDown)
    assert bar.value() > 0
    press(Key.Key_PageUp)
    assert bar.value() == 0


# -- the presenter's clicker ---------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Key.Key_PageDown, Key.Key_F5])
def test_forward_starts_pauses_and_goes_on(frame: Frame, key: Qt.Key) -> None:
    frame.focus_page()
    phases = []
    for _ in range(3):
        frame.key(key)
        phases.append(frame.session.reading().phase)
        frame.pass_time(seconds=3)
    assert phases == ["running", "paused", "running"]


@pytest.mark.parametrize("page", [page for page, *_ in PAGES])
def test_the_point_is_a_part_of_a_seat_and_pauses_nothing(frame: Frame, page: str) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(minutes=1)
    frame.key(number_of(page), CTRL)
    frame.type(".")
    assert frame.session.reading().running


def test_back_does_the_first_duty(frame: Frame) -> None:
    """As Enter does it: two gone from table 1, in two hands, leaves a move to make."""
    type_lines(frame.session, "start\neliminate 1.3")
    frame.pass_time(minutes=2)
    type_lines(frame.session, "blinds 2 big 7\neliminate 1.4")
    frame.pass_time(seconds=3)
    first = frame.night.duties.cards[0].duty
    frame.focus_page()
    frame.key(Key.Key_PageUp)
    assert frame.session.director.history[-1].line.startswith(("balance", "break"))
    assert first not in [card.duty for card in frame.night.duties.cards]


def test_a_list_keeps_its_own_paging_and_a_field_its_point(frame: Frame) -> None:
    frame.key(number_of("players"), CTRL)
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    page.choose_row(0)
    page.table.setFocus()
    frame.key(Key.Key_PageDown)
    assert frame.session.reading().phase == "before"
    assert page.table.currentIndex().row() > 0
    frame.key(Key.Key_F5)
    assert frame.session.reading().phase == "running", "F5 is no list's"
    frame.key(Key.Key_Slash)
    frame.type("1.4")
    assert frame.night.footer.command.text() == "1.4"
    assert frame.session.reading().phase == "running"
    frame.key(Key.Key_PageDown)
    assert frame.session.reading().phase == "paused", "the keyboard was left in the command bar"
    assert frame.night.footer.command.text() == "1.4"


def test_the_rulebook_scrolls_by_the_keys_of_the_clicker(frame: Frame) -> None:
    """The widget with the keyboard does not matter; Home and End go to the ends of the page. On another page
    the keys are the clicker's again."""
    type_lines(frame.session, "start")
    frame.pass_time(minutes=1)
    lines = len(frame.session.director.history)
    frame.key(Key.Key_R, CTRL)
    page = frame.night.page("rulebook")
    assert isinstance(page, RulebookPage)
    bar = page.area.verticalScrollBar()
    for has in (page.area, page.copy):
        has.setFocus()
        places = []
        for key in (Key.Key_PageDown, Key.Key_PageUp, Key.Key_End, Key.Key_Home):
            frame.key(key)
            places.append(bar.value())
        assert 0 < places[0] < places[2]
        assert places[1::2] == [0, 0]
        assert places[2] == bar.maximum()
    assert len(frame.session.director.history) == lines
    frame.key(Key.Key_1, CTRL)
    frame.key(Key.Key_PageDown)
    assert frame.session.reading().phase == "paused"


def test_the_menu_leads_to_the_sheet(frame: Frame) -> None:
    frame.night.show_keys()
    sheet = frame.night.findChild(KeysDialog)
    assert isinstance(sheet, KeysDialog)
    QTest.keyClick(sheet, Key.Key_Escape)
    QApplication.processEvents()
    assert frame.night.findChild(KeysDialog) is None


def test_what_several_pages_do_has_one_key_on_all_of_them(frame: Frame, sheet: KeysDialog) -> None:
    """The clock is called with C, wherever the player is chosen; what is asked first has the same key."""
    keys: dict[str, set[tuple[str, ...]]] = {}
    for title, rows in sheet.sections:
        for row in rows:
            if title != "Everywhere" and "Find" not in row.words:
                keys.setdefault(row.words.rstrip("…"), set()).add(row.keys)
    assert {words: found for words, found in keys.items() if len(found) > 1} == {}
    called = people_words.deed("clock_now")
    assert keys[called] == {("C",)}
    assert keys[people_words.deed("absent")] == {("W",)}
    pages = [title for title, rows in sheet.sections if any(called in x.words for x in rows)]
    assert pages == ["Players", "Tables", "Floor"]


def test_the_way_back_is_named_by_a_key_there_is(frame: Frame) -> None:
    for name in ("Ctrl+Shift+Tab", "Ctrl+Shift+Backtab"):  # as the open nights bind it
        QShortcut(QKeySequence(name), frame.window)
    (line,) = [x for x in of_frame(frame.night) if any("ab" in key for key in x.keys)]
    assert line.keys == ("Ctrl+Shift+Tab",)
