"""The rulebook's page: what holds, what differs, another book or method for tonight; by keys and clicks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea

from core.formats.format import of
from core.rulebook import shelf
from core.rulebook.fits import Fault
from core.rulebook.parameters import PARAMETERS
from core.say import acts
from core.say.reasons import Reason
from core.store import house_books
from gui.console.rulebook.books import lines
from gui.console.rulebook.page import RulebookPage
from gui.console.rulebook.rules import RuleRow
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from gui.words import rulebook as rulebook_words
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.keyboard import CTRL, SHIFT, focused, press, write

VARIANT = """format = 1
id = "friday"
title = "The Friday game"
short = "Friday"
language = "en"
parent = "svepof-2006"

[entering.late]
value = "until_level"
clause = "7 b"

[balance.due_difference]
value = 3
en = "Three is enough on a Friday."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "rulebooks"
    made.mkdir()
    (made / "friday.toml").write_text(VARIANT, "utf-8")
    return made


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session, folder: Path) -> Frame:
    """Six players at two tables by the Swedish federation's book, not started; a house variant."""
    session.books = house_books(folder)
    type_lines(session, SETUP)
    type_lines(session, "rulebook svepof-2006")
    return open_frame()


def page(frame: Frame) -> RulebookPage:
    frame.night.show_page("rulebook")
    found = frame.night.page("rulebook")
    assert isinstance(found, RulebookPage)
    return found


def choose_book(shown: RulebookPage, title: str) -> None:
    """With the keyboard, as one goes down a list."""
    box = shown.books
    wanted = next(i for i in range(box.count()) if box.itemText(i).startswith(title))
    box.setFocus()
    while box.currentIndex() != wanted:
        press(Qt.Key.Key_Down if box.currentIndex() < wanted else Qt.Key.Key_Up)


def refused(frame: Frame, line: str) -> list[type[Reason]]:
    parsed = frame.session.understand(line)
    assert parsed is not None
    return [type(reason) for reason in frame.session.check(parsed.act)]


# -- reading ------------------------------------------------------------------------------------------


def test_the_header_names_the_book_and_leads_to_it(frame: Frame) -> None:
    link = frame.night.header.rulebook
    assert link.text() == "SvePoF 2006"
    assert "Swedish Poker Federation" in link.toolTip()
    QTest.mouseClick(link, Qt.MouseButton.LeftButton, pos=QPoint(20, link.height() // 2))
    assert isinstance(frame.night.stack.currentWidget(), RulebookPage)
    assert not any(frame.night.rail.items[name].isChecked() for name in ("tonight", "players", "history"))
    frame.key(Qt.Key.Key_1, CTRL)
    assert frame.night.rail.items["tonight"].isChecked()
    # beside the name the header is nobody's
    QTest.mouseClick(link, Qt.MouseButton.LeftButton, pos=QPoint(link.width() - 2, link.height() // 2))
    assert not isinstance(frame.night.stack.currentWidget(), RulebookPage)


def test_a_key_leads_to_it_and_space_stays_the_clock_s(frame: Frame) -> None:
    frame.key(Qt.Key.Key_R, CTRL)
    assert isinstance(frame.night.stack.currentWidget(), RulebookPage)
    assert isinstance(focused(), QScrollArea)
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().running


def test_the_settings_lead_to_it(frame: Frame) -> None:
    frame.night.show_page("structure")
    structure = frame.night.page("structure")
    assert isinstance(structure, StructurePage)
    row = structure.side.rows["rulebook"]
    assert row.value.text() == "SvePoF 2006"
    structure.tabs.setCurrentIndex(1)
    frame.click(row)
    assert isinstance(frame.night.stack.currentWidget(), RulebookPage)


def test_a_night_without_a_book_says_so(open_frame: Callable[..., Frame], session: Session) -> None:
    shown = open_frame()
    header = shown.night.header.rulebook
    assert header.toolTip().startswith(rulebook_words.book_title(session.state.rulebook, ""))
    assert header.text() not in ("", session.state.rulebook.short)
    rules = page(shown)
    assert rules.offer.book.id == shelf.NO_BOOK
    assert rules.described.text() == rulebook_words.about(rules.offer.book, None, 0, played=True)
    assert not rules.copy.isEnabled()


def test_every_rule_is_said_with_its_clause_or_as_a_house_rule(frame: Frame) -> None:
    shown, book = page(frame), shelf.shipped()["svepof-2006"]
    house = rulebook_words.where(book, "breaking.wait")
    assert house
    assert not book.cite("breaking.wait")
    assert list(shown.rules.rows) == list(PARAMETERS)
    for key, row in shown.rules.rows.items():
        assert row.holds.text() == book.entries[key].texts["en"]
        assert row.where.text() == (book.cite(key) or house)
    assert shown.rules.rows["balance.who"].where.text() == "SvePoF 2006 §8.2 a)"
    said = shown.rules.rows["balance.who"].accessibleName()
    holds = shown.rules.rows["balance.who"].holds.text()
    assert said.startswith(f"{rulebook_words.name('balance.who')}: {holds}")
    assert not shown.only.isVisible()


def test_a_variant_shows_what_differs_and_can_show_only_that(frame: Frame) -> None:
    shown = page(frame)
    choose_book(shown, "The Friday game")
    parent = shelf.shipped()["svepof-2006"]
    said = rulebook_words.about(shown.offer.book, parent, 2, played=False)
    assert shown.described.text().startswith(f"{said} "), "and that a rule can be edited"
    late, three = shown.rules.rows["entering.late"], shown.rules.rows["balance.due_difference"]
    assert late.holds.text() == rulebook_words.holds(shown.offer.book, "entering.late")
    assert late.where.text() == "Friday 7 b"
    assert late.parents is not None
    assert late.parents.text().startswith("SvePoF 2006: Only players who have paid")
    assert late.parents.text().endswith("§2.6")
    assert three.holds.text() == "Three is enough on a Friday."
    assert not shown.offer.book.cite("balance.due_difference")
    assert three.where.text() == rulebook_words.where(shown.offer.book, "balance.due_difference")
    assert shown.rules.rows["balance.who"].parents is None
    shown.only.setFocus()
    press(Qt.Key.Key_Space)
    assert list(shown.rules.rows) == ["entering.late", "balance.due_difference"]
    press(Qt.Key.Key_Space)
    assert list(shown.rules.rows) == list(PARAMETERS)


@pytest.mark.parametrize(("book", "only"), [("tda-2024", False), ("friday", True)])
def test_an_error_in_one_row_leaves_the_rules_as_they_can_be_shown_again(
    frame: Frame, monkeypatch: pytest.MonkeyPatch, book: str, only: bool
) -> None:
    """Once the rows are kept, once they are made anew."""
    shown = page(frame)
    rules, offer = shown.rules, next(x for x in shown._shelf.offers if x.book.id == book)
    there, asked = lines(offer, of(frame.session.state)), partial(rules.show_lines, editable=False)
    edge = rules.width() - rules.rows["balance.who"].width()

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(RuleRow, "let", broken)
        with pytest.raises(ZeroDivisionError):
            asked(there, only_differs=only)
    frame.window.resize(1100, 700)
    QApplication.processEvents()
    assert {row.width() for row in rules.rows.values()} <= {rules.width() - edge}
    asked(there, only_differs=only)
    told = [x for group in there.values() for x in group if x.parent or not only]
    assert [row.line for row in rules.rows.values()] == told
    QApplication.processEvents()
    nothing_is_cut(shown)


def test_a_bad_file_is_named_with_its_line_and_the_others_load(frame: Frame, folder: Path) -> None:
    (folder / "sunday.toml").write_text(VARIANT.replace("friday", "sunday").replace("until_level", "never"))
    (folder / "broken.toml").write_text("format = 1\nid = \n")
    shown = page(frame)
    bad = [x.fields()["bad"] for x in shown.faults.said]
    assert [(x.file, x.line, x.what, x.expected) for x in bad] == [
        ("broken.toml", 2, "", Fault.TOML),
        ("sunday.toml", 9, "entering.late.value", Fault.WORD),
    ]
    assert shown.faults.isVisible()
    titles = [shown.books.itemText(i) for i in range(shown.books.count())]
    assert rulebook_words.of_house("The Friday game") in titles
    assert len(titles) == len(shelf.shipped()) + 1
    (folder / "sunday.toml").unlink()
    (folder / "broken.toml").unlink()
    frame.night.show_page("tonight")
    frame.night.show_page("rulebook")
    assert not shown.faults.isVisible()


# -- choosing for tonight -------------------------------------------------------------------------------


def test_looking_at_a_book_changes_nothing_until_the_button_does(frame: Frame) -> None:
    shown = page(frame)
    assert not shown.play.isVisible()
    choose_book(shown, "CPC")
    assert frame.session.state.rulebook.id == "svepof-2006"
    frame.click(shown.play)
    assert frame.session.state.rulebook.id == "cpc-2023"
    assert frame.night.header.rulebook.text() == "CPC 2023"
    assert shown.described.text() == rulebook_words.about(shown.offer.book, None, 0, played=True)
    assert frame.night.footer.undo_button.text() == ("Undo: Rulebook: " + shelf.shipped()["cpc-2023"].title)
    frame.key(Qt.Key.Key_Z, CTRL)
    assert frame.session.state.rulebook.id == "svepof-2006"
    assert frame.night.header.rulebook.text() == "SvePoF 2006"
    assert shown.offer.book.id == "svepof-2006"


def test_a_house_variant_is_played_with_its_whole_text(frame: Frame) -> None:
    shown = page(frame)
    choose_book(shown, "The Friday game")
    frame.click(shown.play)
    assert frame.session.state.rulebook.number("balance.due_difference") == 3
    assert frame.session.state.book == (shelf.chain("friday", VARIANT), "")
    assert shown.books.currentText() == rulebook_words.tonight(rulebook_words.of_house("The Friday game"))


def test_a_book_changed_since_is_still_shown_as_it_is_played(frame: Frame, folder: Path) -> None:
    frame.session.do(acts.ChooseRulebook(book="friday", text=VARIANT))
    (folder / "friday.toml").write_text(VARIANT.replace("value = 3", "value = 4"))
    shown = page(frame)
    assert shown.books.currentText() == rulebook_words.as_played("The Friday game")
    assert shown.offer.book.number("balance.due_difference") == 3
    assert not any(row.can_change for row in shown.rules.rows.values())
    choose_book(shown, "The Friday game · house variant")
    assert shown.offer.book.number("balance.due_difference") == 4


def test_a_method_of_the_book_is_a_choice(frame: Frame) -> None:
    shown = page(frame)
    assert list(shown.method.buttons) == ["", "player_dealt"]
    assert shown.method.buttons["player_dealt"].text() == "Player-dealt"
    assert shown.method.buttons["player_dealt"].accessibleDescription().endswith("SvePoF 2006 §8.2 b)")
    shown.method.buttons[""].setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    row = shown.rules.rows["balance.who"]
    shows = row.holds.text()
    assert frame.session.state.rulebook.word("balance.who") == "same_position_worst_first"
    assert shows != rulebook_words.holds(frame.session.state.rulebook, "balance.who")
    frame.click(shown.play)
    assert frame.session.state.rulebook.word("balance.who") == "next_big_blind"
    assert shows == rulebook_words.holds(frame.session.state.rulebook, "balance.who")
    assert shown.method.buttons["player_dealt"].isChecked()
    assert frame.night.footer.undo_button.text().endswith("rules 1.2 (2006) · Player-dealt")
    assert not shown.play.isVisible()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert shown.method.buttons[""].isChecked()


def test_after_the_start_the_clause_refuses_and_a_reason_overrules(frame: Frame) -> None:
    type_lines(frame.session, "start")
    shown = page(frame)
    choose_book(shown, "CPC")
    frame.click(shown.play)
    notice = frame.night.notice
    assert frame.session.state.rulebook.id == "svepof-2006"
    assert "SvePoF 2006 §8.2 b)" in notice.sentence.text()
    assert notice.anyway.isVisible()
    frame.click(notice.anyway)
    write("the room voted")
    press(Qt.Key.Key_Return)
    assert frame.session.state.rulebook.id == "cpc-2023"
    assert frame.session.state.word.overrides[-1].reason == "the room voted"
    assert frame.session.state.word.overrides[-1].clauses == ("SvePoF 2006 §8.2 b)",)


def test_tab_goes_through_the_page_in_order(frame: Frame) -> None:
    shown = page(frame)
    choose_book(shown, "The Friday game")
    press(Qt.Key.Key_Tab)
    seen = []
    for _ in range(7):
        seen.append(focused())
        press(Qt.Key.Key_Tab)
    assert seen[:6] == [shown.play, shown.copy, shown.file, shown.method.buttons[""], shown.only, shown.area]
    assert seen[6] is shown.rules.rows["positions.empty_button"]
    press(Qt.Key.Key_Tab, SHIFT)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert focused() is shown.rules.rows["draw.seats"]


def test_nothing_is_cut_in_a_narrow_window(
    open_frame: Callable[..., Frame], session: Session, folder: Path
) -> None:
    session.books = house_books(folder)
    long = VARIANT.replace("The Friday game", "Friday " * 15 + "game").replace('"Friday"', f'"{"W" * 24}"')
    session.do(acts.ChooseRulebook(book="friday", text=long))
    sizes = [(960, 620), (1280, 720), (1440, 900)]
    frame = open_frame(*sizes[0])
    shown = page(frame)
    for size in sizes:
        frame.window.resize(*size)
        nothing_is_cut(shown)
    choose_book(shown, "Dutch")
    for size in reversed(sizes):
        frame.window.resize(*size)
        nothing_is_cut(shown)
        assert shown.books.toolTip() == shown.books.currentText()


def nothing_is_cut(shown: RulebookPage) -> None:
    for _ in range(5):
        QApplication.processEvents()
    assert shown.minimumSizeHint().width() <= shown.width()
    assert shown.rules.width() <= shown.area.viewport().width()
    for words in shown.findChildren(QLabel):
        if words.isVisible():
            assert words.height() >= words.heightForWidth(words.width()), words.text()
