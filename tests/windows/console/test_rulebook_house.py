"""A house's own rules: made from a book, changed in the window, in force at once; files in and out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLineEdit, QRadioButton, QSpinBox
from pytestqt.qtbot import QtBot

from core.rulebook import shelf
from core.rulebook.file import read
from core.rulebook.kinds import Choice
from core.rulebook.parameters import PARAMETERS
from core.say.reasons import LateEntryForbidden, Reason
from core.store import house_books
from gui.console.rulebook.dialogs import HouseDialog, RuleDialog
from gui.console.rulebook.page import RulebookPage
from gui.program.session import Session
from gui.widgets.labels import Label
from gui.words import console as console_words
from gui.words import rulebook as rulebook_words
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.keyboard import CTRL, choose, focused, press, write

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "rulebooks"


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session, folder: Path) -> Frame:
    """Six players at two tables by the Swedish federation's book; it is not started."""
    session.books = house_books(folder)
    type_lines(session, SETUP)
    type_lines(session, "rulebook svepof-2006")
    return open_frame()


def page(frame: Frame) -> RulebookPage:
    frame.night.show_page("rulebook")
    found = frame.night.page("rulebook")
    assert isinstance(found, RulebookPage)
    return found


def make_friday(frame: Frame, qtbot: QtBot, method: str = "") -> RulebookPage:
    """By keys: the button, the name, the short name, Enter; before that the method is clicked."""
    shown = page(frame)
    if method:
        frame.click(shown.method.buttons[method])
    shown.copy.setFocus()
    press(Qt.Key.Key_Space)
    dialog = shown.findChild(HouseDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    write("The Friday game")
    press(Qt.Key.Key_Tab)
    write("Friday")
    press(Qt.Key.Key_Return)
    back(frame, qtbot)
    return shown


def back(frame: Frame, qtbot: QtBot) -> None:
    """A desktop gives the keyboard back to the window when its dialog closes; without one it is asked for."""
    frame.window.activateWindow()
    qtbot.waitUntil(frame.window.isActiveWindow)


def test_each_field_stands_under_its_name(frame: Frame) -> None:
    shown = page(frame)
    shown.copy.setFocus()
    press(Qt.Key.Key_Space)
    dialog = shown.findChild(HouseDialog)
    assert dialog is not None
    for field in (dialog.name, dialog.short):
        (name,) = (x for x in dialog.findChildren(Label) if x.text() == field.accessibleName())
        assert name.isVisible()
        assert name.y() < field.y()


def open_rule(frame: Frame, key: str, qtbot: QtBot) -> RuleDialog:
    """Enter on the rule's row."""
    back(frame, qtbot)
    shown = page(frame)
    shown.rules.rows[key].setFocus()
    press(Qt.Key.Key_Return)
    dialog = next(d for d in shown.findChildren(RuleDialog) if d.isVisible())
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def stands_against(frame: Frame, line: str) -> list[tuple[type[Reason], str]]:
    parsed = frame.session.understand(line)
    assert parsed is not None
    return [(type(reason), reason.clause) for reason in frame.session.check(parsed.act)]


# -- making one -----------------------------------------------------------------------------------------


def test_who_comes_back_finds_the_same_rows(frame: Frame) -> None:
    """Nothing is made anew where the book says what it said."""
    shown = page(frame)
    rows = dict(shown.rules.rows)
    assert rows
    frame.night.show_page("tonight")
    assert page(frame).rules.rows == rows
    type_lines(frame.session, "rulebook tda-2024")
    assert shown.rules.rows != rows


def test_a_variant_is_made_kept_and_shown(frame: Frame, folder: Path, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    assert shown.books.currentText() == rulebook_words.of_house("The Friday game")
    assert frame.night.notice.said == rulebook_words.made("The Friday game").said
    made = read((folder / "the-friday-game.toml").read_text("utf-8"), "f", shelf.shipped())
    assert (made.title, made.short, made.parent) == ("The Friday game", "Friday", "svepof-2006")
    assert frame.session.state.rulebook.id == "svepof-2006"
    assert all(row.can_change for row in shown.rules.rows.values())


def test_a_name_is_needed_and_escape_makes_nothing(frame: Frame, folder: Path, qtbot: QtBot) -> None:
    shown = page(frame)
    frame.click(shown.copy)
    dialog = shown.findChild(HouseDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    write("Friday")
    press(Qt.Key.Key_Return)
    assert dialog.problem.isVisible()
    assert focused() is dialog.short
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog.short, Qt.Key.Key_Escape)
    assert not folder.exists()


def test_a_book_of_ours_is_not_changed(frame: Frame) -> None:
    shown = page(frame)
    row = shown.rules.rows["entering.late"]
    assert not row.can_change
    QTest.mouseClick(row, LEFT)
    assert not shown.findChildren(RuleDialog)


# -- changing it ----------------------------------------------------------------------------------------


def test_a_rule_changed_in_the_window_plays_at_once(frame: Frame, folder: Path, qtbot: QtBot) -> None:
    """SvePoF §2.6 refuses a late entry; the house's own rule does not, and Undo forbids it again."""
    shown = make_friday(frame, qtbot)
    frame.click(shown.play)
    open_rule(frame, "balance.option_kept", qtbot)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Return)
    assert frame.session.state.rulebook.flag("balance.option_kept") is False
    type_lines(frame.session, "start")
    late = 'register "Gun Alm"'
    assert stands_against(frame, late) == [(LateEntryForbidden, "SvePoF 2006 §2.6")]
    dialog = open_rule(frame, "entering.late", qtbot)
    press(Qt.Key.Key_Down)
    assert dialog.value.read() == "until_level"
    dialog.clause.setFocus()
    write("7 b")
    press(Qt.Key.Key_Return)
    back(frame, qtbot)
    assert stands_against(frame, late) == []
    assert frame.session.state.rulebook.cite("entering.late") == "Friday 7 b"
    assert shown.rules.rows["entering.late"].where.text() == "Friday 7 b"
    said = rulebook_words.kept("entering.late", frame.session.state.rulebook, played=True)
    assert frame.night.notice.said == said.said
    assert b'clause = "7 b"' in (folder / "the-friday-game.toml").read_bytes()
    assert frame.night.footer.undo_button.text() == "Undo: Rulebook: The Friday game"
    frame.key(Qt.Key.Key_Z, CTRL)
    assert stands_against(frame, late) == [(LateEntryForbidden, "SvePoF 2006 §2.6")]


def test_after_the_start_a_change_waits_for_a_reason(frame: Frame, folder: Path, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    frame.click(shown.play)
    type_lines(frame.session, "start")
    open_rule(frame, "entering.late", qtbot)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    back(frame, qtbot)
    notice = frame.night.notice
    assert notice.shown
    assert "SvePoF 2006 §8.2 b)" in notice.sentence.text()
    assert frame.session.state.rulebook.word("entering.late") == "forbidden"
    assert b"until_level" in (folder / "the-friday-game.toml").read_bytes()
    frame.click(notice.anyway)
    write("late trains")
    press(Qt.Key.Key_Return)
    assert frame.session.state.rulebook.word("entering.late") == "until_level"
    assert frame.session.state.word.overrides[-1].reason == "late trains"


def test_only_the_row_of_the_rule_that_changed_is_made_anew(frame: Frame, qtbot: QtBot) -> None:
    rows = dict(page(frame).rules.rows)
    shown = make_friday(frame, qtbot)
    assert shown.rules.rows == rows
    open_rule(frame, "draw.seats", qtbot)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert [key for key, row in shown.rules.rows.items() if row is not rows[key]] == ["draw.seats"]


def test_arrows_scroll_a_book_that_an_undo_has_brought_back(frame: Frame, qtbot: QtBot) -> None:
    """The rule that had the keyboard has it still, but no rule of that book can be changed."""
    shown = make_friday(frame, qtbot)
    frame.click(shown.play)
    shown.rules.rows["draw.seats"].setFocus()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert not shown.offer.editable
    assert focused() is shown.rules.rows["draw.seats"]
    press(Qt.Key.Key_Down)
    assert shown.area.verticalScrollBar().value() > 0


def test_a_rule_of_a_book_not_played_changes_only_the_book(frame: Frame, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    before = len(frame.session.director.history)
    open_rule(frame, "draw.seats", qtbot)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert shown.offer.book.word("draw.seats") == "by_hand"
    assert len(frame.session.director.history) == before
    assert [(x.kind, x.fields()["played"]) for x in frame.night.notice.said] == [("kept", False)]
    row = shown.rules.rows["draw.seats"]
    back(frame, qtbot)
    assert focused() is row
    assert row.parents is not None
    assert row.parents.text() == "SvePoF 2006: Seats are drawn. §2.1"


def test_a_rule_goes_back_to_the_book_it_is_made_from(frame: Frame, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    dialog = open_rule(frame, "draw.seats", qtbot)
    assert not dialog.back_button.isVisible()
    press(Qt.Key.Key_Down)
    dialog.words.setFocus()
    write("We all know where we sit.")
    press(Qt.Key.Key_Return)
    assert shown.rules.rows["draw.seats"].holds.text() == "We all know where we sit."
    dialog = open_rule(frame, "draw.seats", qtbot)
    assert dialog.words.text() == "We all know where we sit."
    QTest.mouseClick(dialog.back_button, LEFT)
    assert shown.offer.book.own == frozenset()
    assert shown.rules.rows["draw.seats"].parents is None


def test_escape_and_what_holds_already_change_nothing(frame: Frame, folder: Path, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    before = (folder / "the-friday-game.toml").read_bytes()
    dialog = open_rule(frame, "draw.seats", qtbot)
    press(Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
    open_rule(frame, "draw.seats", qtbot)
    press(Qt.Key.Key_Return)
    assert (folder / "the-friday-game.toml").read_bytes() == before
    assert shown.offer.book.own == frozenset()


def test_each_kind_of_value_has_its_field(frame: Frame, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    dialog = open_rule(frame, "balance.due_difference", qtbot)
    assert isinstance(focused(), QSpinBox)
    press(Qt.Key.Key_Up)
    assert dialog.preview.text() == f"{rulebook_words.statement('balance.due_difference', 3)}."
    press(Qt.Key.Key_Return)
    assert shown.offer.book.number("balance.due_difference") == 3

    dialog = open_rule(frame, "final_table.redraw", qtbot)
    assert isinstance(focused(), QCheckBox)
    press(Qt.Key.Key_Space)
    assert dialog.preview.text() == f"{rulebook_words.statement('final_table.redraw', False)}."
    press(Qt.Key.Key_Return)
    assert shown.offer.book.flag("final_table.redraw") is False

    dialog = open_rule(frame, "balance.halt", qtbot)
    assert isinstance(focused(), QRadioButton)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Tab)
    assert isinstance(focused(), QSpinBox)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Tab)
    assert isinstance(focused(), QComboBox)
    press(Qt.Key.Key_Down)
    chosen = Choice("short_of_largest", {"short": 3, "by_director_in": "six_max_and_turbo"})
    assert dialog.preview.text() == f"{rulebook_words.statement('balance.halt', chosen)}."
    QTest.mouseClick(dialog.do_button, LEFT)
    halt = shown.offer.book.choice("balance.halt")
    assert halt == chosen

    dialog = open_rule(frame, "final_table.size", qtbot)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Tab)
    assert isinstance(focused(), QLineEdit)
    focused().clear()  # type: ignore[attr-defined]
    write("9: 9, 6:")
    assert dialog.preview.text() == dialog.value.wrong
    assert not dialog.do_button.isEnabled()
    write(" 7")
    press(Qt.Key.Key_Return)
    assert shown.offer.book.choice("final_table.size").sizes("sizes") == {9: 9, 6: 7}


def test_a_letter_with_which_no_choice_begins_goes_to_the_first_field(frame: Frame, qtbot: QtBot) -> None:
    """It is not swallowed by the list. A seat chooses nothing either, and Enter after it does nothing."""
    make_friday(frame, qtbot)
    dialog = open_rule(frame, "balance.halt", qtbot)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab)
    box = focused()
    assert isinstance(box, QComboBox)
    chosen = box.currentText()
    write("z")
    assert isinstance(focused(), QSpinBox)
    press(Qt.Key.Key_Tab)
    assert focused() is box
    for typed in "2.4":
        write(typed)
    press(Qt.Key.Key_Return)
    assert (dialog.isVisible(), box.currentText()) == (True, chosen)


def test_every_choice_has_room_for_its_words(frame: Frame, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    for key in PARAMETERS:
        dialog = RuleDialog(shown, shown.offer, key, lambda key, entry: None)
        dialog.show()
        for field in (*dialog.findChildren(QRadioButton), *dialog.findChildren(QCheckBox)):
            assert field.width() >= field.sizeHint().width(), field.text()
            assert field.mapTo(dialog, field.rect().topRight()).x() < dialog.width()
        assert dialog.minimumSizeHint().width() <= dialog.width()
        dialog.reject()


def test_what_the_method_sets_is_not_changed_here(frame: Frame, qtbot: QtBot) -> None:
    shown = make_friday(frame, qtbot)
    QTest.mouseClick(shown.method.buttons["player_dealt"], LEFT)
    row = shown.rules.rows["balance.who"]
    assert not row.can_change
    assert row.toolTip() == rulebook_words.by_the_method("player_dealt")
    assert shown.rules.rows["balance.from"].can_change


def test_a_disk_that_refuses_is_said_and_tonight_is_as_it_was(
    frame: Frame, folder: Path, qtbot: QtBot
) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    shown = page(frame)
    frame.click(shown.copy)
    dialog = shown.findChild(HouseDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    write("Friday")
    dialog.short.setText("F")
    press(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "friday.toml" in dialog.problem.text()
    press(Qt.Key.Key_Escape)


# -- files ----------------------------------------------------------------------------------------------


def test_a_book_goes_out_as_a_file_and_comes_in_elsewhere(
    frame: Frame, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    shown = make_friday(frame, qtbot)
    out = tmp_path / "out.toml"
    shown.export_file(out)
    assert frame.night.notice.said == console_words.written(str(out)).said
    (folder / "the-friday-game.toml").unlink()
    shown.refresh()
    assert shown.offer.book.id == "svepof-2006"
    shown.import_file(out)
    assert shown.offer.book.title == "The Friday game"
    assert frame.night.notice.said == rulebook_words.imported("The Friday game").said
    shown.import_file(out)
    assert frame.night.notice.sentence.text().startswith(
        "out.toml, line 2: the id “the-friday-game” is already used"
    )


def test_a_file_that_is_none_is_told_with_its_line(frame: Frame, folder: Path, tmp_path: Path) -> None:
    shown = page(frame)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('format = 1\nid = "x"\ntitle = "X"\nshort = "X"\nlanguage = "en"\nseats = 3\n')
    shown.import_file(wrong)
    assert frame.night.notice.sentence.text().startswith("wrong.toml, line 6: seats is unknown")
    shown.import_file(tmp_path / "missing.toml")
    assert [x.kind for x in frame.night.notice.said] == ["cannot_read"]
    shown.export_file(tmp_path / "no" / "such.toml")
    assert [x.kind for x in frame.night.notice.said] == ["not_saved"]
    assert not folder.exists()


def test_files_are_reached_from_the_menu(frame: Frame, qtbot: QtBot) -> None:
    shown = page(frame)
    shown.file.setFocus()
    press(Qt.Key.Key_Space)
    choose("Save as file…")
    dialog = next(d for d in shown.children() if isinstance(d, QFileDialog))
    assert dialog.selectedFiles()[0].endswith("svepof-2006.toml")
    dialog.reject()


def test_a_variant_begins_by_the_method_that_was_looked_at(frame: Frame, qtbot: QtBot) -> None:
    friday = make_friday(frame, qtbot, "player_dealt")
    assert friday.offer.book.title == "The Friday game"
    assert friday.method.option == "player_dealt"
    assert friday.method.buttons["player_dealt"].isChecked()
    assert friday.offer.choose(friday.method.option).option == "player_dealt"


def test_the_key_of_the_rulebook_takes_the_keyboard_to_its_first_rule(frame: Frame, qtbot: QtBot) -> None:
    make_friday(frame, qtbot)
    frame.night.show_page("players")
    with qtbot.waitActive(frame.window):
        frame.window.activateWindow()
    press(Qt.Key.Key_R, CTRL)
    shown = page(frame)
    first = next(row for row in shown.rules.rows.values() if row.can_change)
    assert focused() is first
    press(Qt.Key.Key_Down)
    assert focused() is not first
    assert focused() in shown.rules.rows.values()
