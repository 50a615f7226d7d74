"""The structure sheet and the settings, typed into with real keys, against a real night."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.clock.finish import ends_about
from core.clock.late_ends import until_closed
from core.money.payouts import foretold
from core.say import acts
from core.say.levels import MINUTE, warnings
from core.say.reasons import OverHundred, PrizeWon, RowPast, RowShorterThanRun
from core.store.library import Library
from core.text.script_words import BadLine
from core.tournament.settings import DEFAULTS, Currency
from gui.console.ask.template_dialog import TemplateDialog
from gui.console.structure import sheet as columns
from gui.console.structure.page import StructurePage
from gui.console.structure.sheet_templates import sheets
from gui.program.session import Session
from gui.theme import LIGHT
from gui.words import prizes as prize_words
from gui.words import structure as structure_words
from gui.words import text as words
from gui.words.tr import CONSOLE
from gui.words.voices import said_by
from tests.doing import do_line
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import ALT, SHIFT, choose, dialog, focused, open_menu, press, write
from tests.windows.console.nights import names, thursday
from tests.windows.console.settings import opened
from tests.windows.said import says

if TYPE_CHECKING:
    from tests.windows.conftest import HandClock, TestDesk

Key = Qt.Key


@pytest.fixture
def page(session: Session, desk: TestDesk, qtbot: QtBot) -> StructurePage:
    """Eight levels and two breaks, 24 players, not started; sheet and settings side by side."""
    thursday(session, names(24), 3)
    return show(StructurePage(session), desk, qtbot)


def show(page: StructurePage, desk: TestDesk, qtbot: QtBot) -> StructurePage:
    desk.hold(page, 1200, 900)
    desk.activateWindow()
    page.shown()
    qtbot.waitUntil(page.isVisible)
    return page


def go(page: StructurePage, row: int, column: int) -> None:
    """To a cell (rows from 1, as the room counts them with breaks)."""
    if column == columns.PAID_BY:
        page.sheet.show_columns("payer", True)
    page._go(row - 1, column)
    page.sheet.setFocus()


def type_in(page: StructurePage, row: int, column: int, text: str) -> None:
    """As one does in a spreadsheet: go there, type, Enter."""
    go(page, row, column)
    press(Key.Key_F2)
    field = focused()
    assert isinstance(field, QLineEdit)
    field.selectAll()
    write(text)
    press(Key.Key_Return)


def digits(text: str) -> None:
    """Each to whatever has the keyboard then: the first one opens the cell."""
    for digit in text:
        write(digit)


def cell(page: StructurePage, row: int, column: int) -> str:
    return str(page.model.index(row - 1, column).data())


def texts(page: StructurePage, column: int) -> list[str]:
    return [cell(page, r + 1, column) for r in range(page.model.rowCount())]


# -- reading ---------------------------------------------------------------------------------------


def test_an_empty_sheet_says_what_to_do(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    page = show(StructurePage(session), desk, qtbot)
    assert page._stack.currentIndex() == 1
    page.deeds["level"].trigger()
    assert [(x.small_blind, x.big_blind) for x in session.state.clock.levels] == [(25, 50)]
    assert page._stack.currentIndex() == 0


def test_enter_on_an_empty_sheet_says_how_a_level_is_added(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    frame = open_frame(1440, 900)
    frame.night.show_page("structure")
    frame.focus_page()
    frame.key(Key.Key_F6)
    frame.key(Key.Key_Return)
    assert frame.night.notice.sentence.text() == structure_words.no_row()
    frame.type("l")
    assert len(session.state.clock.levels) == 1


def test_the_sheet_as_it_is_read(page: StructurePage) -> None:
    assert texts(page, columns.NUMBER) == ["1", "2", "3", "", "4", "5", "6", "", "7", "8"]
    assert cell(page, 9, columns.BIG) == "600"
    assert cell(page, 4, columns.SMALL) == "Break"
    assert cell(page, 4, columns.REMOVE) == structure_words.colours_up([25])
    levels = page.session.state.clock.levels
    assert (levels[8].ante_kind, cell(page, 9, columns.PAID_BY)) == ("bb", structure_words.paid_by("bb"))
    assert (sum(x.length or 0 for x in levels), len(levels)) == (180 * MINUTE, 10)
    assert page.line.text() == structure_words.sheet_line(levels)


def test_when_rows_begin_before_a_start_is_set(page: StructurePage) -> None:
    assert texts(page, columns.BEGINS)[:5] == ["+0:00", "+0:20", "+0:40", "+1:00", "+1:10"]


def test_when_rows_begin_once_it_is_scheduled(page: StructurePage, session: Session) -> None:
    do_line(session, "schedule +30")
    assert texts(page, columns.BEGINS)[:5] == ["18:00", "18:20", "18:40", "19:00", "19:10"]


def test_rows_that_are_over_keep_the_time_they_began_and_the_row_that_is_played_says_what_is_left(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    hand_clock.advance(minutes=27)
    session.tick()
    assert texts(page, columns.BEGINS)[:4] == ["17:30", "17:50", "18:10", "18:30"]
    assert [page.model.cell(row, columns.BEGINS).tone for row in range(3)] == ["quiet", "strong", ""]
    assert "13:00" in cell(page, 2, columns.REMOVE)
    hand_clock.advance(seconds=1)
    session.tick()
    assert "12:59" in cell(page, 2, columns.REMOVE)
    session.do(acts.Pause())
    hand_clock.advance(minutes=5)
    session.tick()
    assert "12:59" in cell(page, 2, columns.REMOVE)
    assert texts(page, columns.BEGINS)[:4] == ["17:30", "17:50", "18:15", "18:35"]


def test_a_level_that_was_cut_short_began_when_it_did(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    hand_clock.advance(minutes=12)
    session.do(acts.NextRow())
    hand_clock.advance(minutes=20)
    session.tick()
    assert texts(page, columns.BEGINS)[:5] == ["17:30", "17:42", "18:02", "18:22", "18:32"]


def test_the_time_is_the_first_column(page: StructurePage) -> None:
    sheet = page.sheet
    seen = [c for c in range(columns.BEGINS + 1) if not sheet.isColumnHidden(c)]
    assert min(seen, key=sheet.columnViewportPosition) == columns.BEGINS
    assert max(seen, key=sheet.columnViewportPosition) == columns.REMOVE


def test_a_tick_tells_only_the_times(page: StructurePage, session: Session, hand_clock: HandClock) -> None:
    session.do(acts.Start())
    session.tick()
    told: list[tuple[int, int, int, int]] = []
    page.model.dataChanged.connect(lambda a, b, *_: told.append((a.row(), b.row(), a.column(), b.column())))
    hand_clock.advance(seconds=1)
    session.tick()
    assert told == [(0, 0, columns.REMOVE, columns.REMOVE)]
    told.clear()
    hand_clock.advance(minutes=20)
    session.tick()
    assert (0, page.model.rowCount() - 1, 0, columns.BEGINS) in told


class Painted(QObject):
    """The heights (px) of a widget that are painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.heights: list[int] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.heights.append(event.rect().height())
        return False


def test_a_second_paints_the_row_that_is_played_and_no_other(
    page: StructurePage, session: Session, hand_clock: HandClock, qtbot: QtBot
) -> None:
    session.do(acts.Start())
    session.tick()
    QApplication.processEvents()
    painted = Painted(page.sheet.viewport())
    hand_clock.advance(seconds=1)
    session.tick()
    qtbot.waitUntil(lambda: bool(painted.heights))
    QApplication.processEvents()
    assert set(painted.heights) == {page.sheet.rowHeight(0)}


def test_breaks_have_a_ground_and_the_row_that_is_played_is_strong(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    hand_clock.advance(minutes=27)
    session.tick()
    cells = [page.model.cell(row, page.model.name_at) for row in range(5)]
    assert [x.ground for x in cells] == ["", "", "", "raised", ""]
    assert [x.left for x in cells] == [False, False, False, True, False]
    assert [page.model.cell(row, columns.LENGTH).tone for row in range(3)] == ["quiet", "strong", ""]


def test_who_pays_the_ante_is_said_once_at_the_top_where_all_levels_have_it_alike(
    page: StructurePage, session: Session
) -> None:
    def title() -> str:
        return str(page.model.headerData(columns.ANTE, Qt.Orientation.Horizontal))

    assert page.sheet.isColumnHidden(columns.PAID_BY)
    assert title() == structure_words.ante_of("bb")
    session.do(acts.EditRow(row=10, ante_kind="each"))
    assert not page.sheet.isColumnHidden(columns.PAID_BY)
    assert title() == structure_words.column(columns.ANTE)


# -- typing ----------------------------------------------------------------------------------------


def test_a_cell_is_typed_into(page: StructurePage, session: Session) -> None:
    type_in(page, 10, columns.BIG, "900")
    level = session.state.clock.levels[9]
    assert (level.small_blind, level.big_blind) == (400, 900)
    assert level.ante == 900, "a big blind's ante as large as the big blind goes with it"
    session.undo()
    assert session.state.clock.levels[9].big_blind == 800


@pytest.fixture
def played(page: StructurePage, session: Session, hand_clock: HandClock) -> StructurePage:
    """The second level is being played, at the first row's end."""
    session.do(acts.Start())
    hand_clock.advance(minutes=25)
    session.tick()
    assert page.model.current(1)
    return page


def editing(page: StructurePage) -> bool:
    return page.sheet.state() == page.sheet.State.EditingState


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_F2])
def test_a_row_that_is_over_says_why_it_stays(
    played: StructurePage, session: Session, desk: TestDesk, key: Key
) -> None:
    before = session.state.clock.levels
    go(played, 1, columns.SMALL)
    press(key)
    assert not editing(played)
    assert desk.said == [words.reasons(session.check(acts.EditRow(row=1)), session.state)]
    assert session.state.clock.levels == before


@pytest.mark.parametrize(("row", "key"), [(1, Key.Key_4), (1, Key.Key_X), (2, Key.Key_X), (3, Key.Key_X)])
def test_no_row_that_is_over_is_opened_by_a_digit_and_none_by_a_letter(
    played: StructurePage, session: Session, row: int, key: Key
) -> None:
    """The command bar has it."""
    before = session.state.clock.levels
    go(played, row, columns.SMALL)
    press(key)
    press(Key.Key_Tab)
    assert not editing(played)
    assert session.state.clock.levels == before


def test_digits_open_the_cell_and_take_the_place_of_what_stood_there(
    played: StructurePage, session: Session
) -> None:
    before = session.state.clock.levels
    go(played, 3, columns.SMALL)
    digits("90")
    assert editing(played)
    assert session.state.clock.levels == before, "nothing is done before Enter"
    press(Key.Key_Return)
    assert session.state.clock.levels[2].small_blind == 90


def test_escape_closes_the_cell_and_another_one_leaves_the_sheet(
    played: StructurePage, session: Session
) -> None:
    before = session.state.clock.levels
    go(played, 3, columns.SMALL)
    write("90")
    press(Key.Key_Escape)
    assert (editing(played), focused()) == (False, played.sheet)
    press(Key.Key_Escape)
    assert focused() is played
    assert session.state.clock.levels == before
    press(Key.Key_Down)
    assert focused() is played.sheet


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_F2])
def test_it_is_opened_on_purpose(played: StructurePage, session: Session, key: Key) -> None:
    go(played, 2, columns.SMALL)
    press(key)
    assert editing(played)
    write("75")
    press(Key.Key_Return)
    assert session.state.clock.levels[1].small_blind == 75


@pytest.mark.parametrize("begun", [Key.Key_Return, Key.Key_F2])
def test_what_is_being_typed_stays_while_its_level_begins(
    played: StructurePage, session: Session, hand_clock: HandClock, begun: Key
) -> None:
    """It was put back to what the cell held, all of it chosen: "90" came to "0"."""
    go(played, 3, columns.BIG)
    press(begun)
    write("9")
    hand_clock.advance(minutes=20)
    session.tick()
    assert played.model.current(2)
    write("0")
    press(Key.Key_Return)
    assert session.state.clock.levels[2].big_blind == 90


def test_what_is_being_typed_when_its_level_is_over_is_refused_with_the_reason(
    played: StructurePage, session: Session, desk: TestDesk, hand_clock: HandClock
) -> None:
    before = session.state.clock.levels
    go(played, 2, columns.BIG)
    press(Key.Key_F2)
    write("90")
    hand_clock.advance(minutes=20)
    session.tick()
    assert played.model.past(1)
    press(Key.Key_Return)
    assert session.state.clock.levels == before
    (act, refused) = desk.refused[-1]
    assert refused.reasons == session.check(act) != ()


def test_tab_goes_to_the_next_cell_typing_on(page: StructurePage, session: Session) -> None:
    go(page, 10, columns.SMALL)
    press(Key.Key_F2)
    write("450")
    press(Key.Key_Tab)
    field = focused()
    assert isinstance(field, QLineEdit)
    field.selectAll()
    write("950")
    press(Key.Key_Return)
    assert (session.state.clock.levels[9].small_blind, session.state.clock.levels[9].big_blind) == (450, 950)


@pytest.mark.parametrize(
    ("typed", "length"),
    [
        ("25", 25 * MINUTE),
        ("12:30", 12 * MINUTE + 30_000),
        ("12.30", 12 * MINUTE + 30_000),
        ("15 min", 15 * MINUTE),
        ("open", None),
    ],
)
def test_lengths(page: StructurePage, session: Session, typed: str, length: int | None) -> None:
    type_in(page, 9, columns.LENGTH, typed)
    assert session.state.clock.levels[8].length == length


def test_both_blinds_in_one_cell_antes_and_chips_off(page: StructurePage, session: Session) -> None:
    type_in(page, 9, columns.SMALL, "500/1,000")
    type_in(page, 9, columns.ANTE, "1k")
    type_in(page, 8, columns.REMOVE, "100 25")
    type_in(page, 8, columns.SMALL, "Dinner")
    level, pause = session.state.clock.levels[8], session.state.clock.levels[7]
    assert (level.small_blind, level.big_blind, level.ante, level.ante_kind) == (500, 1000, 1000, "bb")
    assert (pause.remove, pause.name) == ((25, 100), "Dinner")


def test_who_pays_the_ante_is_chosen(page: StructurePage, session: Session) -> None:
    go(page, 9, columns.PAID_BY)
    press(Key.Key_F2)
    combo = page.sheet.findChild(QComboBox)
    assert combo is not None
    before = session.state.clock.levels[8].ante_kind
    while combo.currentData() != "each":
        press(Key.Key_Up)
    assert (session.state.clock.levels[8].ante_kind, page.model.levels[8].ante_kind) == (before, "each")
    press(Key.Key_Return)
    assert session.state.clock.levels[8].ante_kind == "each"


def test_who_pays_the_ante_is_only_looked_at(page: StructurePage, session: Session) -> None:
    """The choice waits for Enter, and Esc drops it."""
    before = session.state.clock.levels
    go(page, 9, columns.PAID_BY)
    press(Key.Key_F2)
    press(Key.Key_Up)
    drafted = page.model.draft
    assert drafted is not None
    press(Key.Key_Escape)
    assert (page.model.draft, session.state.clock.levels) == (None, before)


def test_what_cannot_be_read_is_said_and_changes_nothing(
    page: StructurePage, session: Session, desk: TestDesk
) -> None:
    before = session.state.clock.levels
    type_in(page, 9, columns.BIG, "12x")
    press(Key.Key_Escape)
    type_in(page, 9, columns.LENGTH, "soon")
    assert session.state.clock.levels == before
    number, length = desk.said
    assert number == words.not_a_number("12x")
    assert length not in ("", words.not_a_number("soon"))


def test_a_number_that_could_be_two_is_told_with_both(page: StructurePage, desk: TestDesk) -> None:
    """A fixed sentence would ask for the very text that was refused."""
    CONSOLE.speak("en", "SE")
    try:
        type_in(page, 9, columns.BIG, "1.200k")
        assert desk.said[-1] == words.not_a_number("1.200k")
        press(Key.Key_Escape)
        type_in(page, 8, columns.REMOVE, "25 1.000k")
        assert desk.said[-1] == words.not_a_number("1.000k")
        press(Key.Key_Escape)
        for line in (("final",), ("entry", "chips")):
            opened(page, *line)
            write("1.300k")
            press(Key.Key_Return)
            assert page.side.rows[line[0]].problem.text() == words.not_a_number("1.300k")
            press(Key.Key_Escape)
    finally:
        CONSOLE.speak("en", "GB")


def test_oddities_are_warned_of_and_never_refused(page: StructurePage, session: Session) -> None:
    type_in(page, 9, columns.BIG, "250")
    assert session.state.clock.levels[8].big_blind == 250
    assert page.odd.isVisible()
    (odd,) = (x for x in warnings(session.state.clock.levels) if x.code == "small_over_big")
    assert odd.index == 8
    assert structure_words.oddity(odd, session.state.clock.levels) in page.odd.whole.text().splitlines()
    session.undo()
    assert not page.odd.isVisible()


def test_warnings_leave_the_sheet_its_rows_until_they_are_opened(
    page: StructurePage, session: Session
) -> None:
    QApplication.processEvents()
    high = page.sheet.height()
    for row in (7, 9):
        type_in(page, row, columns.BIG, "250")
    QApplication.processEvents()
    said = page.odd.whole.text().splitlines()
    assert len(said) > 1
    assert (page.odd.isVisible(), page.sheet.height()) == (True, high)
    press_at(page.odd.opens)
    assert page.odd.whole.isVisible()
    assert page.sheet.height() < high
    press_at(page.odd.opens)
    assert page.sheet.height() == high


def test_no_end_is_told_where_hands_leave_none(page: StructurePage, session: Session) -> None:
    named = page.foot.accessibleName()
    assert page.end.times.isVisible()
    type_in(page, 7, columns.LENGTH, "10 hands")
    assert session.state.clock.levels[6].hands == 10
    assert page.end.times.isHidden()
    assert page.foot.accessibleName() == ""
    session.undo()
    assert (page.end.times.isVisible(), page.foot.accessibleName()) == (True, named)


def press_at(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_past_rows_cannot_be_typed_into(
    page: StructurePage, session: Session, hand_clock: HandClock, desk: TestDesk
) -> None:
    session.do(acts.Start())
    hand_clock.advance(minutes=27)
    session.tick()
    editable = Qt.ItemFlag.ItemIsEditable
    assert not page.model.index(0, columns.BIG).flags() & editable
    assert page.model.index(1, columns.BIG).flags() & editable
    type_in(page, 2, columns.LENGTH, "5")
    assert [type(r) for _, x in desk.refused for r in x.reasons] == [RowShorterThanRun]


@pytest.mark.parametrize(("row", "column"), [(1, columns.NUMBER), (3, columns.BEGINS), (4, columns.NUMBER)])
def test_enter_on_a_cell_that_is_not_typed_into_says_so(
    page: StructurePage, session: Session, desk: TestDesk, row: int, column: int
) -> None:
    before = len(session.director.history)
    for key in (Key.Key_Return, Key.Key_F2):
        go(page, row, column)
        said = len(desk.said)
        press(key)
        assert desk.said[said:] == [structure_words.fixed_cell()]
    assert (focused(), len(session.director.history)) == (page.sheet, before)


# -- rows ------------------------------------------------------------------------------------------


def test_a_level_goes_on_as_the_sheet_has(page: StructurePage, session: Session) -> None:
    go(page, 10, columns.SMALL)
    press(Key.Key_L)
    press(Key.Key_Return)
    level = session.state.clock.levels[10]
    assert (level.small_blind, level.big_blind, level.ante, level.ante_kind) == (500, 1000, 1000, "bb")
    assert page.row == 10


def test_rows_are_added_after_the_chosen_one_inserted_before_and_removed(
    page: StructurePage, session: Session
) -> None:
    go(page, 2, columns.SMALL)
    press(Key.Key_B)
    press(Key.Key_Return)
    assert [x.pause for x in session.state.clock.levels][:4] == [False, False, True, False]
    assert page.row == 2
    press(Key.Key_Insert)
    press(Key.Key_Return)
    assert [x.pause for x in session.state.clock.levels][:4] == [False, False, False, True]
    press(Key.Key_Insert, SHIFT)
    press(Key.Key_Return)
    assert [x.pause for x in session.state.clock.levels][:5] == [False, False, True, False, True]
    for _ in range(3):
        press(Key.Key_Delete)
        press(Key.Key_Return)
    assert len(session.state.clock.levels) == 10
    assert [x.pause for x in session.state.clock.levels][:4] == [False, False, False, True]


def test_a_row_that_began_while_another_tournament_was_shown_is_not_removed(
    played: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    go(played, 3, columns.SMALL)
    assert played.deeds["remove"].isEnabled()
    played.hide()
    hand_clock.advance(minutes=20)
    session.tick()
    played.show()
    assert not played.deeds["remove"].isEnabled()


def test_a_row_that_has_begun_is_not_removed_and_says_why(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    hand_clock.advance(minutes=27)
    session.tick()
    go(page, 2, columns.SMALL)
    assert not page.deeds["remove"].isEnabled()
    assert says(said_by(page.deeds["remove"].why_not), RowPast)
    go(page, 1, columns.SMALL)
    press(Key.Key_L)
    press(Key.Key_Return)
    assert len(session.state.clock.levels) == 11, "after a row that is past it goes to the end"
    assert session.state.clock.levels[10].big_blind == 1000


def test_limit_bets_show_where_there_are_any(page: StructurePage, session: Session) -> None:
    assert page.sheet.isColumnHidden(columns.SMALL_BET)
    session.do(acts.AddLevel(bets=(500, 1000)))
    assert not page.sheet.isColumnHidden(columns.SMALL_BET)
    assert page.sheet.isColumnHidden(columns.CAP)
    type_in(page, 11, columns.SMALL_BET, "600")
    assert (session.state.clock.levels[10].small_bet, session.state.clock.levels[10].big_bet) == (600, 1200)


def test_undo_brings_a_removed_row_back(page: StructurePage, session: Session) -> None:
    go(page, 5, columns.SMALL)
    before = texts(page, columns.BIG)
    press(Key.Key_Delete)
    press(Key.Key_Return)
    assert len(texts(page, columns.BIG)) == 9
    session.undo()
    assert texts(page, columns.BIG) == before


# -- several rows ----------------------------------------------------------------------------------


def take(page: StructurePage, first: int, last: int, column: int) -> None:
    """Choose the first row, and the others with Shift and the arrow (rows from 1)."""
    go(page, first, column)
    key = Key.Key_Down if last > first else Key.Key_Up
    for _ in range(abs(last - first)):
        press(key, SHIFT)


def lengths(session: Session) -> list[int]:
    return [(x.length or 0) // MINUTE for x in session.state.clock.levels]


@pytest.mark.parametrize(("first", "last"), [(6, 10), (10, 6)])
def test_a_length_is_typed_for_several_levels_and_not_for_the_break_among_them(
    page: StructurePage, session: Session, first: int, last: int
) -> None:
    before = lengths(session)
    take(page, first, last, columns.LENGTH)
    press(Key.Key_Return)
    write("15")
    press(Key.Key_Return)
    assert lengths(session) == [*before[:5], 15, 15, before[7], 15, 15]
    assert page.sheet.chosen == range(5, 10)
    session.undo()
    assert lengths(session) == before


def test_the_end_that_enter_will_make_is_said_while_it_is_typed(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    hand_clock.advance(minutes=25)
    session.tick()
    old = page.model.standing.last
    assert old is not None
    take(page, 6, 10, columns.LENGTH)
    press(Key.Key_Return)
    assert not page.end.write.isVisible()
    write("15")
    assert page.end.write.isVisible()
    assert page.end.ring
    looked_at = page.model.table
    assert looked_at.last == old - 20 * MINUTE
    press(Key.Key_Return)
    assert (page.model.standing.begins, page.model.standing.last) == (looked_at.begins, looked_at.last)
    assert not page.end.write.isVisible()
    press(Key.Key_Return)
    write("40")
    assert page.model.table.last == old + 80 * MINUTE
    press(Key.Key_Escape)
    assert (page.model.draft, page.model.table) == (None, page.model.standing)


# -- a change that is not done yet -------------------------------------------------------------------


def test_rows_show_their_times_old_and_new(page: StructurePage, session: Session) -> None:
    do_line(session, "schedule +30")
    take(page, 5, 6, columns.LENGTH)
    digits("15")
    levels = session.state.clock.levels
    assert texts(page, columns.BEGINS)[4:8] == ["19:10", "19:25", "19:40", "20:00"]
    assert [page.model.was(row, columns.BEGINS) for row in range(4, 8)] == ["", "19:30", "19:50", "20:10"]
    assert [page.model.was(row, columns.LENGTH) for row in (4, 5, 6)] == ["20", "20", ""]
    assert levels == session.state.clock.levels


def test_a_click_elsewhere_leaves_the_change_standing_and_enter_does_it(
    page: StructurePage, session: Session
) -> None:
    before = session.state.clock.levels
    go(page, 9, columns.LENGTH)
    digits("25")
    at = page.sheet.visualRect(page.model.index(4, columns.BIG)).center()
    QTest.mouseClick(page.sheet.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QCoreApplication.processEvents()
    assert not editing(page)
    assert cell(page, 9, columns.LENGTH) == "25"
    assert session.state.clock.levels == before
    page.sheet.setFocus()
    press(Key.Key_Return)
    assert session.state.clock.levels[8].length == 25 * MINUTE
    assert page.model.draft is None


def test_another_action_and_a_new_level_leave_it_standing_decided_anew(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    go(page, 2, columns.SMALL)
    press(Key.Key_Delete)
    assert page.model.gone == {session.state.clock.levels[1].id}
    do_line(session, "add break at 2")
    assert page.model.gone == {session.state.clock.levels[2].id}, "it is still that row"
    session.do(acts.RemoveRow(row=2))
    hand_clock.advance(minutes=21)
    session.tick()
    assert page.model.wrong == words.reasons(session.check(acts.RemoveRow(row=2)), session.state)
    assert page.model.cell(1, columns.REMOVE).tone == "amber"
    press(Key.Key_Return)
    assert len(session.state.clock.levels) == 10
    press(Key.Key_Escape)
    assert page.model.draft is None


def test_escape_drops_the_change(page: StructurePage, session: Session) -> None:
    before = session.state.clock.levels
    go(page, 6, columns.SMALL)
    for key in (Key.Key_L, Key.Key_B, Key.Key_Delete):
        press(key)
        assert page.model.draft is not None
        press(Key.Key_Escape)
        assert page.model.draft is None
        assert page.sheet.hasFocus()
    assert session.state.clock.levels == before
    assert page.model.levels == before


def test_one_change_at_a_time(page: StructurePage, session: Session, desk: TestDesk) -> None:
    go(page, 6, columns.SMALL)
    press(Key.Key_B)
    assert page.model.levels[6].pause
    assert not page.deeds["level"].isEnabled()
    go(page, 2, columns.SMALL)
    press(Key.Key_7)
    assert not editing(page), "a digit may begin a seat: it is left to the command bar"
    press(Key.Key_F2)
    assert not editing(page)
    assert desk.said[-1] == structure_words.stands()
    press(Key.Key_Return)
    assert session.state.clock.levels[6].pause


def test_rows_moved_on_are_one_act_and_back_where_they_were_none(
    page: StructurePage, session: Session
) -> None:
    ids = [x.id for x in session.state.clock.levels]
    before = len(session.director.history)
    go(page, 2, columns.BIG)
    for _ in range(3):
        press(Key.Key_Down, ALT)
    assert [x.id for x in page.model.levels] == [ids[0], *ids[2:5], ids[1], *ids[5:]]
    for _ in range(3):
        press(Key.Key_Up, ALT)
    assert page.model.draft is None
    press(Key.Key_Down, ALT)
    press(Key.Key_Return)
    assert len(session.director.history) == before + 1
    assert [x.id for x in session.state.clock.levels] == [ids[0], ids[2], ids[1], *ids[3:]]


def test_tab_does_it_and_opens_the_next_cell_unless_it_is_refused(
    played: StructurePage, session: Session
) -> None:
    go(played, 2, columns.LENGTH)
    digits("3")
    press(Key.Key_Tab)
    assert editing(played)
    assert played.sheet.currentIndex().column() == columns.LENGTH
    field = focused()
    assert isinstance(field, QLineEdit)
    assert field.text() == "3"
    press(Key.Key_Escape)
    go(played, 2, columns.SMALL)
    digits("60")
    press(Key.Key_Tab)
    assert session.state.clock.levels[1].small_blind == 60
    assert editing(played)
    assert played.sheet.currentIndex().column() == columns.BIG


def test_blinds_are_typed_for_the_open_cell_only(page: StructurePage, session: Session) -> None:
    before = session.state.clock.levels
    take(page, 9, 10, columns.BIG)
    press(Key.Key_Return)
    write("900")
    press(Key.Key_Return)
    assert session.state.clock.levels[:9] == before[:9]
    assert session.state.clock.levels[9].big_blind == 900


def test_a_cell_opened_and_left_changes_no_other_row(page: StructurePage, session: Session) -> None:
    type_in(page, 10, columns.LENGTH, "25")
    before = session.state.clock.levels
    take(page, 9, 10, columns.LENGTH)
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert session.state.clock.levels == before
    press(Key.Key_Return)
    write("25")
    press(Key.Key_Return)
    assert lengths(session)[8:] == [25, 25], "typed, it is for both, though the open cell had it already"


def test_several_rows_are_moved_with_their_ids_and_stay_chosen(page: StructurePage, session: Session) -> None:
    ids = [x.id for x in session.state.clock.levels]
    take(page, 5, 6, columns.BIG)
    press(Key.Key_Down, ALT)
    press(Key.Key_Return)
    assert [x.id for x in session.state.clock.levels] == [*ids[:4], ids[6], ids[4], ids[5], *ids[7:]]
    assert page.sheet.chosen == range(5, 7)
    for _ in range(2):
        press(Key.Key_Up, ALT)
    press(Key.Key_Return)
    assert [x.id for x in session.state.clock.levels] == [*ids[:3], ids[4], ids[5], ids[3], *ids[6:]]
    assert page.sheet.chosen == range(3, 5)
    for _ in range(2):
        session.undo()
    assert [x.id for x in session.state.clock.levels] == ids


def test_the_first_row_goes_no_higher_and_the_last_no_lower(page: StructurePage, session: Session) -> None:
    before = session.state.clock.levels
    take(page, 1, 2, columns.BIG)
    press(Key.Key_Up, ALT)
    take(page, 9, 10, columns.BIG)
    press(Key.Key_Down, ALT)
    assert session.state.clock.levels == before


def test_several_rows_are_removed_at_once(page: StructurePage, session: Session) -> None:
    ids = [x.id for x in session.state.clock.levels]
    take(page, 3, 5, columns.BIG)
    press(Key.Key_Delete)
    press(Key.Key_Return)
    assert [x.id for x in session.state.clock.levels] == [*ids[:2], *ids[5:]]


def test_the_rows_taken_are_painted_on_green(page: StructurePage) -> None:
    def on_green() -> list[int]:
        shown = page.sheet.viewport().grab().toImage()
        boxes = [page.sheet.visualRect(page.model.index(row, columns.BEGINS)) for row in range(9)]
        colours = [shown.pixelColor(box.topLeft() + QPoint(5, 5)).name() for box in boxes]
        return [row for row, colour in enumerate(colours, 1) if colour == LIGHT.green_ground.lower()]

    take(page, 3, 5, columns.BIG)
    assert on_green() == [3, 4, 5]
    go(page, 2, columns.BIG)
    assert on_green() == [2]


# -- templates -------------------------------------------------------------------------------------


@pytest.fixture
def library(session: Session, tmp_path: Path) -> Iterator[Library]:
    made = Library.open(tmp_path / "library.db")
    session.library = made
    yield made
    made.close()


def test_a_template_replaces_what_is_to_come_above_the_present_blinds(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    session.do(acts.Start())
    hand_clock.advance(minutes=27)
    session.tick()
    name, rows = list(sheets(session).items())[1]
    QTest.mouseClick(page.templates, Qt.MouseButton.LeftButton)
    choose(name)
    assert len(session.state.clock.levels) == 10, "it is looked at first"
    assert page.row == 2
    press(Key.Key_Return)
    assert page.row == 2, "the first of its rows stays chosen"
    levels = session.state.clock.levels
    assert [(x.small_blind, x.big_blind) for x in levels[:2]] == [(25, 50), (50, 100)]
    above = next(
        i for i, row in enumerate(rows) if isinstance(row, acts.AddLevel) and (row.blinds or (0, 0))[1] > 100
    )
    assert above > 0
    assert len(levels) == 2 + len(rows[above:])
    assert levels[2].big_blind > 100


def test_the_clubs_own_sheet_is_kept_and_loaded_again(
    page: StructurePage, session: Session, library: Library, qtbot: QtBot, desk: TestDesk
) -> None:
    session.do(acts.EditRow(row=4, length=-1, name="Dinner"))
    session.do(acts.AddLevel(bets=(500, 1000), blinds=(250, 500)))
    wanted = [replace(x, id=0) for x in session.state.clock.levels]
    QTest.mouseClick(page.templates, Qt.MouseButton.LeftButton)
    choose("Save as template…")
    asked = dialog(page, TemplateDialog, qtbot)
    assert isinstance(asked, TemplateDialog)
    asked.name.selectAll()
    write("Our Thursday")
    press(Key.Key_Return)
    assert library.structures() == ["Our Thursday"]
    for _ in range(3):
        session.do(acts.RemoveRow(row=1))
    QTest.mouseClick(page.templates, Qt.MouseButton.LeftButton)
    choose("Our Thursday")
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    page.sheet.setFocus()
    press(Key.Key_Return)
    assert [replace(x, id=0) for x in session.state.clock.levels] == wanted


# -- settings --------------------------------------------------------------------------------------


def test_f6_goes_from_the_sheet_to_each_card_and_round(page: StructurePage, session: Session) -> None:
    """In the sheet Tab goes from cell to cell: without another key nothing beside it could be reached."""
    rows, firsts = page.side.rows, [first for _, first in page.side.parts]
    night = [rows[key] for key in ("title", "entry", "places", "seats", "rulebook", "names")]
    assert firsts[: len(night)] == night
    go(page, 1, columns.SMALL)
    for first in [*firsts, page.sheet, firsts[0]]:
        press(Key.Key_F6)
        assert focused() is first
    press(Key.Key_F6, SHIFT)
    assert focused() is page.sheet
    for first in firsts[:1:-1]:
        press(Key.Key_F6, SHIFT)
        assert focused() is first
    press(Key.Key_Down)
    press(Key.Key_Return)
    write("40 30 20 10")
    press(Key.Key_F6)
    assert [share for _, share in session.state.money.shares] == [4000, 3000, 2000, 1000]


def test_a_sheet_that_is_not_seen_does_not_get_the_keyboard(page: StructurePage, qtbot: QtBot) -> None:
    """Left with the settings in front: what is typed when one comes back must not go into a hidden cell."""
    page.window().resize(800, 700)
    qtbot.waitUntil(page.tabs.isVisible)
    page.tabs.setCurrentIndex(1)
    page.shown()
    assert focused() is page.tabs
    press(Key.Key_Left)
    page.shown()
    assert focused() is page.sheet


def test_f6_turns_to_the_settings_where_there_is_no_room_for_both(page: StructurePage, qtbot: QtBot) -> None:
    page.window().resize(800, 700)
    qtbot.waitUntil(page.tabs.isVisible)
    page.sheet.setFocus()
    press(Key.Key_F6)
    assert page.tabs.currentIndex() == 1
    assert focused() is page.side.rows["title"]
    press(Key.Key_F6, SHIFT)
    assert page.tabs.currentIndex() == 0
    assert focused() is page.sheet


def test_each_setting_is_one_action_when_it_is_left(page: StructurePage, session: Session) -> None:
    page.tabs.setCurrentIndex(1)
    before = len(session.director.history)
    rows = page.side.rows
    opened(page, "club")
    write("Gefle Poker")
    press(Key.Key_Tab)
    write("SEK")  # Tab opened the currency, which was chosen whole
    press(Key.Key_Return)
    assert (focused(), rows["currency"].opened) == (rows["currency"], False)
    assert session.state.setting("club") == "Gefle Poker"
    assert session.state.setting("currency") == "SEK"
    assert len(session.director.history) == before + 2
    session.undo()
    assert rows["currency"].value.text() == "kr"


def test_arrows_go_from_line_to_line_and_enter_opens_one(page: StructurePage, session: Session) -> None:
    page.tabs.setCurrentIndex(1)
    rows = page.side.rows
    rows["seats"].setFocus()
    for key in ("difference", "final"):
        press(Key.Key_Down)
        assert focused() is rows[key]
    press(Key.Key_Up)
    press(Key.Key_Return)
    assert focused() is rows["difference"].fields[""]
    write("2")
    press(Key.Key_Escape)
    assert (focused(), session.state.setting("difference")) == (rows["difference"], None)
    press(Key.Key_Return)
    write("2")
    press(Key.Key_Down)
    assert (session.state.setting("difference"), rows["difference"].opened) == (2, False)
    assert focused() is rows["final"]


def test_one_line_is_open(page: StructurePage) -> None:
    page.tabs.setCurrentIndex(1)
    opened(page, "title")
    opened(page, "seats")
    assert [key for key, row in page.side.rows.items() if row.opened] == ["seats"]


@pytest.mark.parametrize(
    ("key", "value"),
    [("turbo", "yes"), ("draw", "cards"), ("alphabet", "latin"), ("accessible-seats", "none")],
)
def test_of_a_few_words_one_is_chosen(page: StructurePage, session: Session, key: str, value: str) -> None:
    page.tabs.setCurrentIndex(1)
    row = page.side.rows[key]
    row.setFocus()
    press(Key.Key_Return)
    press(Key.Key_Down)
    assert session.state.setting(key) != value, "Enter does it"
    press(Key.Key_Return)
    assert (session.state.setting(key), row.opened, focused()) == (value, False, row)


def test_a_setting_that_is_not_there_is_said_to_be_none(page: StructurePage, desk: TestDesk) -> None:
    page.tabs.setCurrentIndex(1)
    page.side.rows["seats"].setFocus()
    press(Key.Key_F)
    write("zzz")
    press(Key.Key_Return)
    assert "zzz" in desk.said[-1]
    assert page.side.finder.text() == "zzz"


def test_a_line_is_found_by_its_name_and_opened(page: StructurePage, session: Session) -> None:
    page.tabs.setCurrentIndex(1)
    page.side.rows["seats"].setFocus()
    press(Key.Key_F)
    assert focused() is page.side.finder
    write("final")
    found = [key for key, row in page.side.rows.items() if row.isVisible()]
    assert (found[0], "seats" in found) == ("final", False)
    press(Key.Key_Return)
    write("8")
    press(Key.Key_Return)
    assert session.state.setting("final") == 8
    hidden = {key for key, row in page.side.rows.items() if not row.isVisible()}
    assert hidden == {"methods", "own-bounty"}, "no till is kept, no bounty sold"


def test_every_setting_has_a_line(page: StructurePage, session: Session) -> None:
    elsewhere = {"chip-colours", "pages"}  # on the Chips page; of Chicago's tables alone
    assert {x for x in DEFAULTS if x not in page.side.rows} == elsewhere


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [("late", "6", 6), ("late", "", None), ("seats", "8", 8), ("closes", "01:00", "01:00")],
)
def test_settings_with_a_shape(
    page: StructurePage, session: Session, name: str, typed: str, value: object
) -> None:
    session.do(acts.Set(key="late", value=3))
    opened(page, name)
    press(Key.Key_Backspace)
    write(typed)
    press(Key.Key_Return)
    assert session.state.setting(name) == value


@pytest.mark.parametrize(
    ("name", "typed"), [("seats", "24"), ("seats", "many"), ("closes", "25:00"), ("schedule", "x")]
)
def test_a_setting_that_cannot_be_is_edged_in_red_and_said(
    page: StructurePage, session: Session, desk: TestDesk, name: str, typed: str
) -> None:
    before = len(session.director.history)
    field = opened(page, name)
    write(typed)
    press(Key.Key_Return)
    assert len(session.director.history) == before
    assert field.property("wrong") == "true"
    assert field.text() == typed
    assert page.side.rows[name].problem.isVisible()


def test_a_start_is_scheduled_and_taken_away(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    opened(page, "schedule")
    write("18:00")
    press(Key.Key_Return)
    assert session.state.clock.position.scheduled == hand_clock.ms + 30 * MINUTE
    assert cell(page, 1, columns.BEGINS) == "18:00"
    opened(page, "schedule")
    press(Key.Key_Backspace)
    press(Key.Key_Return)
    assert session.state.clock.position.scheduled is None


def test_prices(page: StructurePage, session: Session) -> None:
    """What is typed in the fields of a line is one price."""
    before = len(session.director.history)
    assert opened(page, "entry", "paid").text() == "200"
    chips = opened(page, "addon", "chips")
    write("20k")
    press(Key.Key_Tab, SHIFT)
    press(Key.Key_Tab, SHIFT)
    write("100")
    assert len(session.director.history) == before
    press(Key.Key_Return)
    price = session.state.money.prices["addon"]
    assert (price.paid, price.fee, price.chips, price.until, price.most) == (100, 0, 20_000, None, None)
    assert len(session.director.history) == before + 1
    assert (opened(page, "addon", "chips"), chips.text()) == (chips, "20,000")
    opened(page, "rebuy", "until")
    press(Key.Key_Backspace)
    press(Key.Key_Return)
    assert session.state.money.prices["rebuy"].until is None


def test_a_price_is_sold_until_a_time_that_is_typed(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    opened(page, "rebuy", "until")
    assert page.side.rows["rebuy"].fields["until"].text() == "4"
    write("21:30")
    press(Key.Key_Return)
    session.settle()
    price = session.state.money.prices["rebuy"]
    assert (price.until, price.until_time) == (None, hand_clock.ms + 4 * 60 * MINUTE)
    assert "21:30" in page.side.rows["rebuy"].setting.under(session)
    hand_clock.ms += 12 * 60 * MINUTE
    assert opened(page, "rebuy", "paid")
    write("250")
    press(Key.Key_Return)
    session.settle()
    after = session.state.money.prices["rebuy"]
    assert (after.paid, after.until_time) == (250, price.until_time), "the time stays the moment it was"
    opened(page, "rebuy", "until")
    for wrong in ("21:3", "later"):
        write(wrong)
        press(Key.Key_Return)
        row = page.side.rows["rebuy"]
        assert row.fields["until"].property("wrong") == "true"
        assert row.problem.text() == words.bad_line(BadLine(1, "until", wrong))
        row.fields["until"].selectAll()
    press(Key.Key_Escape)
    opened(page, "rebuy", "until")
    write("4")
    press(Key.Key_Return)
    session.settle()
    assert session.state.money.prices["rebuy"].limit == ("level", 4)


def test_a_price_is_typed_with_its_fee(page: StructurePage, session: Session) -> None:
    opened(page, "entry", "paid")
    write("300+50")
    press(Key.Key_Return)
    price = session.state.money.prices["entry"]
    assert (price.paid, price.fee, price.chips) == (350, 50, 10_000)
    fields = page.side.rows["entry"].fields
    assert (fields["paid"].text(), fields["fee"].text()) == ("350", "50")


def test_a_price_is_typed_with_its_bounty_or_its_fee_in_per_cent(
    page: StructurePage, session: Session
) -> None:
    opened(page, "entry", "paid")
    write("200+50+100")
    press(Key.Key_Return)
    price = session.state.money.prices["entry"]
    assert (price.paid, price.fee, price.bounty) == (350, 50, 100)
    opened(page, "entry", "fee")
    write("10%")
    press(Key.Key_Return)
    price = session.state.money.prices["entry"]
    assert (price.paid, price.fee, price.bounty) == (350, 35, 100)
    opened(page, "entry", "fee")
    write("110%")
    press(Key.Key_Return)
    assert session.state.money.prices["entry"] == price
    row = page.side.rows["entry"]
    assert (row.fields["fee"].text(), "385" in row.problem.text()) == ("110%", True)


@pytest.mark.parametrize(("part", "other", "same"), [("fee", "60", "50"), ("bounty", "30", "100")])
def test_a_part_of_a_price_is_not_typed_twice(
    page: StructurePage, session: Session, part: str, other: str, same: str
) -> None:
    opened(page, "entry", "paid")
    write("200+50+100")
    row = page.side.rows["entry"]
    row.fields[part].setText(other)
    press(Key.Key_Return)
    assert session.state.money.prices["entry"].paid == 200
    assert (row.fields[part].property("wrong"), same in row.problem.text()) == ("true", True)
    row.fields[part].setText(same)
    press(Key.Key_Return)
    price = session.state.money.prices["entry"]
    assert (price.paid, price.fee, price.bounty) == (350, 50, 100)


def test_what_is_no_number_is_marked_and_the_rest_of_the_line_is_kept(
    page: StructurePage, session: Session
) -> None:
    opened(page, "addon", "paid")
    write("200")
    press(Key.Key_Tab)
    press(Key.Key_Tab)
    write("tio")
    press(Key.Key_Return)
    row = page.side.rows["addon"]
    assert "addon" not in session.state.money.prices
    assert (row.fields["chips"].property("wrong"), row.problem.isVisible()) == ("true", True)
    row.fields["chips"].selectAll()
    write("4")
    assert not row.problem.isVisible()
    press(Key.Key_Return)
    assert (session.state.money.prices["addon"].paid, session.state.money.prices["addon"].chips) == (200, 4)


@pytest.mark.parametrize("again", ["200", "350"])
def test_what_was_said_against_a_price_goes_with_the_correction(
    page: StructurePage, session: Session, again: str
) -> None:
    field, row = opened(page, "entry", "paid"), page.side.rows["entry"]
    write("300+x")
    press(Key.Key_Return)
    assert (row.problem.isVisible(), field.property("wrong")) == (True, "true")
    field.selectAll()
    write(again)
    press(Key.Key_Return)
    assert session.state.money.prices["entry"].paid == int(again)
    assert (row.opened, field.property("wrong")) == (False, "false")


@pytest.mark.parametrize("wide", [650, 700, 800, 1000])
def test_the_sheet_has_no_bar_sideways(page: StructurePage, session: Session, wide: int) -> None:
    """A window of 1280 px with the duties leaves it 650."""
    do_line(session, "edit row 2 blinds 200000/400000 ante 400000 paid-by bb")
    do_line(session, "set late 3")
    page.sheet.setFixedWidth(wide)
    QApplication.processEvents()
    assert page.sheet.horizontalScrollBar().maximum() == 0
    heads = page.sheet.horizontalHeader()
    ink = heads.fontMetrics()
    for column in range(heads.count()):
        if not page.sheet.isColumnHidden(column):
            title = str(page.sheet.sheet.headerData(column, Qt.Orientation.Horizontal))
            assert ink.horizontalAdvance(title) < page.sheet.columnWidth(column)


def test_shares_are_typed_one_or_several_at_once(page: StructurePage, session: Session) -> None:
    before = len(session.director.history)
    opened(page, "shares")
    write("40 25 15 12.5%")
    press(Key.Key_Return)
    assert session.state.money.shares == (
        ("percent", 4000),
        ("percent", 2500),
        ("percent", 1500),
        ("percent", 1250),
    )
    opened(page, "shares")
    press(Key.Key_End)
    write(" 1000")
    press(Key.Key_Return)
    assert session.state.money.shares[-1] == ("amount", 1000)
    opened(page, "shares")
    write("5")
    press(Key.Key_Return)
    assert [value for _, value in session.state.money.shares] == [3800, 2400, 1600, 1200, 1000]
    assert len(session.director.history) == before + 3


def test_what_it_was_read_as_is_said_where_it_could_be_one_number(page: StructurePage) -> None:
    first, said = opened(page, "shares"), page.side.rows["shares"].follows
    write("850 500")
    assert "850,500" in said.text()
    assert "850500" in said.text()
    first.selectAll()
    write("850500")
    assert "850500" not in said.text()


def test_more_than_a_hundred_per_cent_is_refused(
    page: StructurePage, session: Session, desk: TestDesk
) -> None:
    opened(page, "shares")
    press(Key.Key_End)
    write(" 10 %")
    press(Key.Key_Return)
    assert [type(r) for _, x in desk.refused for r in x.reasons] == [OverHundred]
    assert len(session.state.money.shares) == 3


def won_prizes(session: Session) -> None:
    """Twenty of the 24 are out, late entry is over; the fourth has won 518."""
    do_line(session, "prizes 45% 28% 15% 12%")
    do_line(session, "price rebuy 200 chips 10000")
    session.do(acts.Start())
    for entry in list(session.state.people.live.values())[3:]:
        session.do(acts.Eliminate(who=(entry,)))


def test_what_is_typed_is_told_in_figures_before_it_is_done(page: StructurePage, session: Session) -> None:
    shares, currency = session.state.money.shares, session.state.currency
    field, row = opened(page, "shares"), page.side.rows["shares"]
    write("50 2000 20")
    assert session.state.money.shares == shares
    typed = (("percent", 5000), ("amount", 2000), ("percent", 2000))
    found = foretold(session.state, acts.SetPrizes(shares=typed))
    assert found is not None
    assert (found.before, found.after) == ((2160, 1296, 864), (2000, 1856, 464))
    assert prize_words.foretold(found, currency) in row.follows.text()
    press(Key.Key_Escape)
    assert (row.opened, field.text(), session.state.money.shares) == (False, "50 % 30 % 20 %", shares)


def test_the_level_of_late_registration_tells_when_it_comes(page: StructurePage, session: Session) -> None:
    row = page.side.rows["late"]
    opened(page, "late")
    write("2")
    assert row.follows.text() == ""
    press(Key.Key_Escape)
    session.do(acts.Start())
    opened(page, "late")
    write("2")
    left = until_closed(session.state.clock.levels, session.reading(), 2)
    assert left is not None
    assert words.time_of_day(session.now() + left, session.zone) in row.follows.text()


def test_prizes_that_are_won_are_told_and_kept(page: StructurePage, session: Session, desk: TestDesk) -> None:
    won_prizes(session)
    shares, field = session.state.money.shares, opened(page, "shares")
    write("1500 28 15 12")
    press(Key.Key_Return)
    assert [type(r) for _, x in desk.refused for r in x.reasons] == [PrizeWon]
    assert session.state.money.shares == shares
    page.side.rows["title"].setFocus()
    assert len(desk.refused) == 1, "refused as it stands, it is not tried again"
    assert (field.text(), page.side.rows["shares"].problem.isVisible()) == ("1500 28 15 12", True)
    field.setFocus()
    press(Key.Key_Escape)
    assert field.text() == "45 % 28 % 15 % 12 %"


def test_a_unit_is_told_in_figures_too(page: StructurePage, session: Session) -> None:
    opened(page, "rounding")
    write("500")
    assert session.state.setting("rounding") == 1
    found = foretold(session.state, acts.Set(key="rounding", value=500))
    assert found is not None
    assert found.after == (1820, 1500, 1000)
    assert page.side.rows["rounding"].follows.text() == prize_words.foretold(found, Currency("kr"))


def test_a_guarantee_is_told_in_figures_and_taken_away_when_emptied(
    page: StructurePage, session: Session
) -> None:
    before, row = session.state.money.pool, page.side.rows["guarantee"]
    opened(page, "guarantee")
    write("20000")
    found = foretold(session.state, acts.GuaranteePool(amount=20_000))
    assert found is not None
    assert row.follows.text() == prize_words.foretold(found, Currency("kr"))
    press(Key.Key_Return)
    assert (session.state.money.pool, row.opened) == (20_000, False)
    opened(page, "guarantee")
    press(Key.Key_Delete)
    press(Key.Key_Return)
    assert (session.state.money.pool, session.state.money.links) == (before, {})


def test_prizes_are_rounded_down_on_request(page: StructurePage, session: Session) -> None:
    session.do(acts.Set(key="rounding", value=500))
    page.tabs.setCurrentIndex(1)
    page.side.open_row("rounded")
    press(Key.Key_Down)
    assert session.state.setting("rounded") == "nearest"
    press(Key.Key_Return)
    assert session.state.setting("rounded") == "down"


def test_the_winners_own_bounty_is_asked_about_where_bounties_are_sold(
    page: StructurePage, session: Session
) -> None:
    page.tabs.setCurrentIndex(1)
    assert not page.side.rows["own-bounty"].isVisible()
    session.do(acts.SetPrice(kind="entry", paid=300, bounty=100, chips=10_000))
    session.settle()
    page.side.open_row("own-bounty")
    assert page.side.rows["own-bounty"].isVisible()
    press(Key.Key_Down)
    assert session.state.setting("own-bounty") == "keep"
    press(Key.Key_Return)
    assert session.state.setting("own-bounty") == "pool"
    session.undo()
    assert session.state.setting("own-bounty") == "keep"


# -- what few sheets have ----------------------------------------------------------------------------


def menu(page: StructurePage, qtbot: QtBot, pick: str = "") -> dict[str, tuple[bool, bool]]:
    """The menu of the button: its entries by their words, ticked and enabled; one of them clicked."""
    page.more.click()
    found = open_menu()
    said = {a.objectName() or a.text(): (a.isChecked(), a.isEnabled()) for a in found.actions() if a.text()}
    if pick:
        choose(pick)
    found.close()
    page.window().activateWindow()
    QCoreApplication.processEvents()  # the menu's going gives the keyboard back
    qtbot.waitUntil(page.window().isActiveWindow)
    return said


def done(page: StructurePage, qtbot: QtBot, pick: str) -> dict[str, tuple[bool, bool]]:
    """Click this entry, and do with Enter what it would change."""
    said = menu(page, qtbot, pick)
    page.sheet.setFocus()
    press(Key.Key_Return)
    return said


def stud(session: Session, desk: TestDesk, qtbot: QtBot) -> StructurePage:
    session.do(acts.AddLevel(bets=(100, 200), ante=10, ante_kind="each"))
    session.do(acts.AddBreak(length=600_000))
    session.do(acts.AddLevel(bets=(200, 400), ante=25, ante_kind="each"))
    page = show(StructurePage(session), desk, qtbot)
    qtbot.waitUntil(desk.isActiveWindow)
    return page


def test_a_stud_sheet_has_no_blinds_and_its_breaks_keep_their_names(
    session: Session, desk: TestDesk, qtbot: QtBot
) -> None:
    page = stud(session, desk, qtbot)
    assert [page.sheet.isColumnHidden(c) for c in (columns.SMALL, columns.BIG, columns.ANTE)] == [
        True,
        True,
        False,
    ]
    assert cell(page, 2, columns.ANTE) == "Break"
    type_in(page, 2, columns.ANTE, "Dinner")
    assert session.state.clock.levels[1].name == "Dinner"
    session.do(acts.AddLevel(blinds=(50, 100)))
    assert not page.sheet.isColumnHidden(columns.SMALL)
    assert (cell(page, 2, columns.SMALL), cell(page, 2, columns.ANTE)) == ("Dinner", "")


def test_cap_and_bring_in_are_shown_when_asked_for_and_typed(
    session: Session, desk: TestDesk, qtbot: QtBot
) -> None:
    page = stud(session, desk, qtbot)
    for word, column, typed in (("Raise cap", columns.CAP, "4"), ("Bring-in", columns.BRING_IN, "25")):
        assert page.sheet.isColumnHidden(column)
        assert menu(page, qtbot, word)[word] == (False, True)
        assert not page.sheet.isColumnHidden(column)
        type_in(page, 1, column, typed)
        assert menu(page, qtbot)[word] == (True, False), "what the sheet needs cannot be hidden"
    level = session.state.clock.levels[0]
    assert (level.cap, level.bring_in, cell(page, 1, columns.CAP)) == (4, 25, "4")
    page.deeds["level"].trigger()
    press(Key.Key_Return)
    added = session.state.clock.levels[1]
    assert (added.cap, added.bring_in) == (4, 50), "the sheet goes on as it has"


@pytest.mark.parametrize("typed", ["12 hands", "12 Hand", "12  hands"])
def test_a_length_in_hands(page: StructurePage, session: Session, typed: str) -> None:
    type_in(page, 9, columns.LENGTH, typed)
    assert (session.state.clock.levels[8].hands, session.state.clock.levels[8].length) == (12, None)
    assert cell(page, 9, columns.LENGTH) == "12 hands"
    assert page.model.index(8, columns.LENGTH).data(Qt.ItemDataRole.EditRole) == "12 hands"
    type_in(page, 9, columns.LENGTH, "20")
    assert (session.state.clock.levels[8].hands, session.state.clock.levels[8].length) == (0, 20 * MINUTE)


def test_what_is_left_of_a_level_of_hands(page: StructurePage, session: Session) -> None:
    type_in(page, 1, columns.LENGTH, "3 hands")
    session.do(acts.Start())
    assert cell(page, 1, columns.REMOVE) == structure_words.now_hands_left(3)
    assert texts(page, columns.BEGINS)[:3] == ["17:30", "", ""]
    session.do(acts.HandPlayed())
    assert cell(page, 1, columns.REMOVE) == structure_words.now_hands_left(2)


def test_a_break_is_made_another_sort_of_one(page: StructurePage, session: Session, qtbot: QtBot) -> None:
    go(page, 4, columns.SMALL)
    done(page, qtbot, "End of day")
    assert (session.state.clock.levels[3].kind, session.state.clock.levels[3].length) == ("day-end", None)
    assert cell(page, 4, columns.SMALL) == words.level_name(session.state.clock.levels, 3)
    assert done(page, qtbot, "Talk break")["day-end"] == (True, True)
    assert (session.state.clock.levels[3].kind, cell(page, 4, columns.LENGTH)) == ("talk", "2")
    assert cell(page, 4, columns.SMALL) == words.level_name(session.state.clock.levels, 3)
    go(page, 2, columns.SMALL)
    assert "talk" not in menu(page, qtbot), "a level is no break"
    done(page, qtbot, "Add end of day")
    assert (page.row, session.state.clock.levels[2].kind) == (2, "day-end")


def test_the_break_after_a_level_says_what_closes_with_it(page: StructurePage, session: Session) -> None:
    """Without a break the level itself does."""

    def said() -> list[tuple[int, str]]:
        tails = [(row, page.model.cell(row, page.model.name_at).tail) for row in (3, 7)]
        there = texts(page, columns.REMOVE)
        levels = [(row, there[row]) for row in (0, 1, 2, 4, 5, 6, 8, 9)]
        return [x for x in (*tails, *levels) if x[1]]

    rebuys, late = structure_words.closing_here(["rebuy"]), structure_words.closing_here(["late"])
    assert said() == [(4, rebuys)]
    session.do(acts.Set(key="late", value=4))
    assert said() == [(4, structure_words.closing_here(["late", "rebuy"]))]
    assert not page.model.index(4, columns.REMOVE).flags() & Qt.ItemFlag.ItemIsEditable
    session.do(acts.Set(key="late", value=6))
    assert said() == [(7, late), (4, rebuys)]
    session.do(acts.Set(key="late", value=None))
    session.do(acts.SetPrice(kind="rebuy", paid=200, chips=10_000))
    assert said() == []


# -- the window --------------------------------------------------------------------------------------


def test_the_sheet_and_the_settings_are_two_tabs(page: StructurePage) -> None:
    assert (page.sheet.isVisible(), page.side.isVisible()) == (True, False)
    page.tabs.setCurrentIndex(1)
    assert (page.sheet.isVisible(), page.side.isVisible()) == (False, True)


def test_the_end_of_the_night_stands_beside_the_sheet_or_under_it(
    page: StructurePage, desk: TestDesk, qtbot: QtBot
) -> None:
    assert page.end.x() + page.beside.x() > page.sheet.width()
    desk.resize(640, 760)
    qtbot.waitUntil(lambda: page.width() < 760)
    QCoreApplication.processEvents()
    assert page.end.isVisible()
    assert page.beside.y() > page._card.y()


def test_the_end_stands_beside_the_closing_of_the_venue(
    page: StructurePage, session: Session, hand_clock: HandClock
) -> None:
    do_line(session, "set closes 01:00")
    session.do(acts.Start())
    hand_clock.advance(minutes=25)
    session.tick()
    ends = ends_about(session.state, session.reading(), session.now())
    assert ends is not None
    assert page.model.table.ends == ends
    assert page.end.times.accessibleName() == words.time_of_day(ends, session.zone)
    assert "01:00" in page.foot.accessibleName()


@pytest.mark.parametrize(("field", "typed"), [("schedule", "1930"), ("closes", "0130"), ("closes", "1.30")])
def test_a_time_of_tonight_is_typed_without_its_colon(
    page: StructurePage, session: Session, field: str, typed: str
) -> None:
    edit = opened(page, field)
    write(typed)
    press(Key.Key_Return)
    assert edit.text() == {"schedule": "19:30", "closes": "01:30"}[field]


# -- keys that come faster than they are handled -----------------------------------------------------
# Qt warns of an editor that is nobody's any more, and a warning fails a test.


def together(*keys: Key) -> None:
    """Keys that waited for the program: nothing else is done between them."""
    for key in keys:
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(focused(), event)
    QCoreApplication.processEvents()


@pytest.mark.parametrize("column", [columns.SMALL, columns.PAID_BY, columns.LENGTH])
@pytest.mark.parametrize("then", [Key.Key_Return, Key.Key_Tab, Key.Key_Escape, Key.Key_Down])
def test_a_key_right_after_enter_finds_the_cell_closed(
    page: StructurePage, session: Session, column: int, then: Key
) -> None:
    go(page, 3, column)
    press(Key.Key_F2)
    editor = focused()
    if isinstance(editor, QLineEdit):
        editor.setText("35")
    elif isinstance(editor, QComboBox):
        editor.setCurrentIndex(editor.findData("each"))
    before = len(session.director.history)
    together(Key.Key_Return, then)
    assert len(session.director.history) == before + 1
    level = session.state.clock.levels[2]
    assert 35 in (level.small_blind, (level.length or 0) // MINUTE) or level.ante_kind == "each"


def test_an_action_between_closes_the_cell_once(page: StructurePage, session: Session) -> None:
    """A row goes in before the one typed into has been redrawn."""

    def add(_: object) -> None:
        session.changed.disconnect(add)
        session.do(acts.AddLevel(blinds=(1, 2), at=2))

    go(page, 3, columns.SMALL)
    press(Key.Key_F2)
    focused().setProperty("text", "35")
    session.changed.connect(add)
    press(Key.Key_Return)
    page.sheet.setFocus()
    QCoreApplication.processEvents()
    assert session.state.clock.levels[3].small_blind == 35
    assert not editing(page)


def test_a_choice_made_twice_is_kept_once(page: StructurePage, session: Session) -> None:
    go(page, 3, columns.PAID_BY)
    press(Key.Key_F2)
    combo = focused()
    assert isinstance(combo, QComboBox)
    combo.showPopup()
    view = combo.view()
    for key in (Key.Key_Up, Key.Key_Return):
        QTest.keyClick(view, key)
    QCoreApplication.processEvents()
    before = len(session.director.history)
    QTest.keyClick(combo, Key.Key_Return)
    assert len(session.director.history) == before + 1
    assert session.state.clock.levels[2].ante_kind != "bb"
    assert not editing(page)
