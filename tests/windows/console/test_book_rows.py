"""The rules of the book are lines of the settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.formats.format import of
from core.handbook.contents import keys_of
from core.rulebook import shelf
from core.rulebook.book import Entry
from core.rulebook.file import read
from core.rulebook.kinds import Choice
from core.say.acts import ChooseRulebook
from core.store import house_books
from gui.console.rulebook.books import books_here, changed
from gui.console.rulebook.dialogs import RuleDialog
from gui.console.structure.page import StructurePage
from gui.console.structure.setting_row import SettingRow
from gui.console.structure.setting_table import settings
from gui.looks.setting import ONE
from gui.program.session import Session
from gui.words import rulebook as say
from gui.words.tr import Context
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import CTRL, press
from tests.windows.console.nights import names, thursday

ENTER, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Down
tr = Context("structure")
UNDO = "Kept for every tournament. Undo does not change the file."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "rulebooks"


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session, folder: Path) -> Frame:
    session.books = house_books(folder)
    thursday(session, names(24), 3)
    type_lines(session, "rulebook cpc-2023")
    return open_frame(1440, 900)


def line(frame: Frame, key: str) -> SettingRow:
    """Open a line."""
    frame.night.show_page("structure")
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    page.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    return page.side.open_row(key)


def kept(folder: Path) -> list[str]:
    return sorted(x.name for x in folder.iterdir()) if folder.exists() else []


def test_each_rule_has_one_line_and_none_that_a_setting_decides(session: Session) -> None:
    type_lines(session, "rulebook cpc-2023")
    shown = [x for group in settings(session).values() for x in group]
    rules = [x.parameter for x in shown if x.parameter]
    assert sorted(rules) == sorted(keys_of(of(session.state)))


def test_a_number_makes_a_house_variant_that_is_played_and_kept(frame: Frame, folder: Path) -> None:
    """CPC 2023 gives sixty seconds; the house gives thirty, and K takes them back."""
    row = line(frame, "clock_call.seconds")
    frame.type("30")
    assert row.follows.text()
    frame.key(ENTER)
    book = frame.session.state.rulebook
    assert (book.number("clock_call.seconds"), book.parent) == (30, "cpc-2023")
    assert not book.clause("clock_call.seconds")
    made = read((folder / f"{book.id}.toml").read_text("utf-8"), "f", shelf.shipped())
    assert (made.title, made.short) == (say.house_title("CPC 2023"), say.house_short("CPC 2023"))
    assert (row.opened, row.differs, frame.focus()) == (False, True, row)
    assert "sixty" in row.departs.text()
    assert "Ruf nach der Uhr" in row.departs.text()
    frame.type("k")
    frame.key(ENTER)
    assert frame.session.state.rulebook.number("clock_call.seconds") == 60
    assert not row.differs
    assert kept(folder) == [f"{book.id}.toml"]


def test_undo_plays_by_the_book_again(frame: Frame) -> None:
    """A setting that departs from the book is stored again with it; Undo names the book all the same."""
    type_lines(frame.session, 'set final 9 override "nine chairs"')
    line(frame, "clock_call.seconds")
    frame.type("30")
    frame.key(ENTER)
    assert say.house_title("CPC 2023") in frame.night.footer.undo_button.text()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert frame.session.state.rulebook.id == "cpc-2023"


def played_and_kept(frame: Frame, folder: Path) -> tuple[int, list[int]]:
    """Return the seconds of the night, and those of each file."""
    key = "clock_call.seconds"
    files = [read((folder / x).read_text("utf-8"), x, shelf.shipped()) for x in kept(folder)]
    return frame.session.state.rulebook.number(key), [x.number(key) for x in files]


def test_a_change_after_undo_goes_into_the_same_file(frame: Frame, folder: Path) -> None:
    for seconds in ("30", "31"):
        row = line(frame, "clock_call.seconds")
        frame.type(seconds)
        assert tr(UNDO) in row.follows.text()
        frame.key(ENTER)
    frame.key(Qt.Key.Key_Z, CTRL)
    assert played_and_kept(frame, folder) == (30, [31])
    line(frame, "clock_call.seconds")
    frame.type("32")
    frame.key(ENTER)
    assert played_and_kept(frame, folder) == (32, [32])


def test_a_file_that_was_changed_by_hand_is_not_written_over(frame: Frame, folder: Path) -> None:
    line(frame, "clock_call.seconds")
    frame.type("30")
    frame.key(ENTER)
    file = folder / kept(folder)[0]
    text = file.read_text("utf-8")
    assert "value = 30" in text
    file.write_text(text.replace("value = 30", "value = 45"), "utf-8")
    line(frame, "clock_call.seconds")
    frame.type("32")
    frame.key(ENTER)
    assert played_and_kept(frame, folder) == (32, [32, 45])


def test_the_same_value_typed_otherwise_makes_no_variant(frame: Frame, folder: Path) -> None:
    for key, typed in (("clock_call.seconds", "060"), ("penalty.ladder", "")):
        row = line(frame, key)
        frame.type(typed or row.fields[ONE].text().replace(", ", ",  "))
        assert row.drafted
        frame.key(ENTER)
        assert (row.opened, frame.session.state.rulebook.id, kept(folder)) == (False, "cpc-2023", [])


def test_a_key_that_is_typed_reads_no_book_a_second_time(frame: Frame, folder: Path) -> None:
    line(frame, "clock_call.seconds")
    frame.type("30")
    frame.key(ENTER)
    text, id = (folder / kept(folder)[0]).read_text("utf-8"), frame.session.state.rulebook.id
    for n in range(5):
        (folder / f"{n}.toml").write_text(text.replace(f'"{id}"', f'"book-{n}"'), "utf-8")
    row = line(frame, "clock_call.seconds")
    frame.type("35")
    before = shelf.variant.cache_info().misses
    frame.key(Qt.Key.Key_Backspace)
    frame.type("5")
    assert row.fields[ONE].text() == "35"
    assert shelf.variant.cache_info().misses == before


def test_without_a_folder_it_holds_tonight(frame: Frame) -> None:
    frame.session.books = None
    ids = set()
    for seconds in ("30", "31"):
        row = line(frame, "clock_call.seconds")
        frame.type(seconds)
        assert row.follows.text()
        assert tr(UNDO) not in row.follows.text()
        frame.key(ENTER)
        ids.add(frame.session.state.rulebook.id)
        assert not frame.night.notice.shown
    assert (len(ids), frame.session.state.rulebook.number("clock_call.seconds")) == (1, 31)


def test_without_a_rulebook_the_variant_has_a_name_of_its_own(
    open_frame: Callable[..., Frame], session: Session, folder: Path
) -> None:
    session.books = house_books(folder)
    frame = open_frame(1440, 900)
    row = line(frame, "clock_call.seconds")
    frame.type("33")
    assert session.state.rulebook.short not in row.follows.text()
    frame.key(ENTER)
    book = session.state.rulebook
    assert (book.title, book.short) == (say.house_rules(), say.house_rules())
    assert book.number("clock_call.seconds") == 33


def test_a_setting_that_departs_from_a_house_rule_names_the_house_book(frame: Frame) -> None:
    """The night is played by the house's four; CPC 2023 and its clause have nothing to do with it."""
    type_lines(frame.session, 'set difference 5 override "one dealer is short"')
    here = books_here(frame.session.books, frame.session.state)
    offer = next(x for x in here.offers if x.played)
    text, book = changed(here, offer, "balance.due_difference", Entry(4))
    frame.session.do(ChooseRulebook(book=book.id, option="", text=text))
    row = line(frame, "difference")
    frame.key(Qt.Key.Key_Escape)
    assert "4" in row.departs.text()
    assert row.departs.text().startswith(f"{book.short} ")
    assert "CPC" not in row.departs.text().removeprefix(book.short)
    frame.type("k")
    assert book.short in frame.night.notice.sentence.text()


def test_a_second_rule_goes_into_the_same_variant(frame: Frame, folder: Path) -> None:
    line(frame, "clock_call.seconds")
    frame.type("30")
    frame.key(ENTER)
    line(frame, "entering.late_seat")
    frame.key(DOWN)
    frame.key(ENTER)
    book = frame.session.state.rulebook
    assert (book.number("clock_call.seconds"), book.word("entering.late_seat")) == (30, "shortest")
    assert len(kept(folder)) == 1


@pytest.mark.parametrize("typed", ["4", "200", "soon", ""])
def test_what_is_no_value_stays_in_its_field(frame: Frame, folder: Path, typed: str) -> None:
    row = line(frame, "clock_call.seconds")
    frame.key(Qt.Key.Key_Delete)
    frame.type(typed)
    frame.key(ENTER)
    assert (row.opened, row.fields[ONE].text(), kept(folder)) == (True, typed, [])
    assert "180" in row.problem.text()
    assert frame.session.state.rulebook.id == "cpc-2023"


def test_steps_are_typed_as_they_are_written(frame: Frame) -> None:
    row = line(frame, "penalty.ladder")
    frame.type("warning, hands 99999")
    frame.key(ENTER)
    assert row.problem.text() == say.steps_like()
    row.fields[ONE].selectAll()
    frame.type("warning, hands 2, disqualified")
    frame.key(ENTER)
    assert frame.session.state.rulebook.steps("penalty.ladder") == ("warning", "hands 2", "disqualified")


def test_a_rule_with_parts_is_asked_for(frame: Frame, folder: Path, qtbot: QtBot) -> None:
    """Left as it stands, it makes no variant."""
    row = line(frame, "penalty.report")
    for presses in ((), (DOWN,)):
        assert (frame.session.state.rulebook.id, kept(folder)) == ("cpc-2023", [])
        dialog = next(x for x in row.findChildren(RuleDialog) if x.isVisible())
        qtbot.waitUntil(dialog.isActiveWindow)
        for key in presses:
            press(key)
        value = dialog.value.read()
        press(ENTER)
        frame.window.activateWindow()
        qtbot.waitUntil(frame.window.isActiveWindow)
        if not presses:
            row.open()
    assert isinstance(value, Choice)
    assert frame.session.state.rulebook.choice("penalty.report") == value
    assert row.differs


def test_after_the_start_it_waits_for_a_reason(frame: Frame, folder: Path) -> None:
    """Nothing is written before it is given."""
    type_lines(frame.session, "start")
    row = line(frame, "entering.late_seat")
    frame.key(DOWN)
    frame.key(ENTER)
    assert (row.opened, frame.night.notice.waits_for_why(), kept(folder)) == (True, True, [])
    frame.key(ENTER, CTRL)
    frame.type("the hall is full")
    frame.key(ENTER)
    assert frame.session.state.rulebook.word("entering.late_seat") == "shortest"
    assert len(kept(folder)) == 1
    assert not row.opened


def test_a_rule_of_the_method_is_the_methods(frame: Frame, folder: Path) -> None:
    found = [(x.id, option) for x in shelf.shipped().values() for option in x.options]
    book, option = found[0]
    type_lines(frame.session, f"rulebook {book} option {option}")
    key = next(iter(shelf.shipped()[book].options[option].entries))
    row = line(frame, key)
    frame.key(Qt.Key.Key_Up)
    frame.key(ENTER)
    assert row.problem.text() == say.by_the_method(option)
    assert kept(folder) == []
