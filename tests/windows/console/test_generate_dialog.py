"""A sheet made from players, stack, chips and the wanted end, shown before it is laid in one action."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.structure.generate_dialog import GenerateDialog
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from gui.words import structure as structure_words
from tests.windows.conftest import TestDesk
from tests.windows.console.keyboard import dialog as dialog_of
from tests.windows.console.keyboard import press

MINUTE = 60_000
SMALL = "The stack is under twenty big blinds of the lowest chip. Use a larger stack or lower chips."


@pytest.fixture
def dialog(session: Session, desk: TestDesk) -> GenerateDialog:
    page = QWidget()
    desk.hold(page)
    made = GenerateDialog(page, session)
    made.lays.connect(session.do)
    made.show()
    return made


def fill(qtbot: QtBot, dialog: GenerateDialog, **values: str) -> None:
    for name, value in values.items():
        field = dialog.fields[name]
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, value) if value else QTest.keyClick(field, Qt.Key.Key_Delete)


def test_as_it_opens_enter_lays_a_sheet_that_can_be_undone(
    qtbot: QtBot, dialog: GenerateDialog, session: Session
) -> None:
    assert dialog._made is not None
    assert dialog._made.ends == 13
    assert "13" in dialog.summary.text()
    laid = dialog._made.rows
    assert dialog.sheet.text() == structure_words.rows(laid)
    QTest.keyClick(dialog.fields["players"], Qt.Key.Key_Return)
    levels = session.state.clock.levels
    assert len(levels) == len(laid)
    assert [x.small_blind for x in levels[:5]] == [50, 75, 100, 150, 0]
    assert [x.big_blind for x in levels[:5]] == [100, 150, 200, 300, 0]
    assert levels[4].pause
    assert levels[4].remove == (25,)
    session.do(acts.Undo())
    assert session.state.clock.levels == ()


def test_every_key_makes_it_anew(qtbot: QtBot, dialog: GenerateDialog, session: Session) -> None:
    fill(qtbot, dialog, stack="20k", values="100 500 1000 5000", length="4:30", level="15", ante_from="3")
    assert dialog.sheet.text().startswith("100/200")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    played = [x for x in session.state.clock.levels if not x.pause]
    assert {x.length for x in played} == {15 * MINUTE}
    assert [x.ante for x in played[:3]] == [0, 0, played[2].big_blind]


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("players", "many", "Expected players: “many” is not valid."),
        ("values", "25 blue", "Chip set: “25 blue” is not valid."),
        ("length", "5:75", "Total playing time: “5:75” is not valid."),
        ("length", "0:20", "The time is too short for two levels. Use shorter levels or more time."),
        ("stack", "500", SMALL),
        ("players", "0", "A number is zero or too large."),
        ("players", "999999999999", "A number is zero or too large."),
    ],
)
def test_what_cannot_be_says_why_and_keeps_what_was_typed(
    qtbot: QtBot, dialog: GenerateDialog, session: Session, field: str, typed: str, said: str
) -> None:
    fill(qtbot, dialog, **{field: typed})
    assert dialog.problem.text() == said
    assert not dialog.do_button.isEnabled()
    QTest.keyClick(dialog.fields[field], Qt.Key.Key_Return)
    assert session.director.history == []
    assert dialog.fields[field].text() == typed


def test_a_steep_sheet_is_said_to_be_steep_and_can_be_laid(
    qtbot: QtBot, dialog: GenerateDialog, session: Session
) -> None:
    fill(qtbot, dialog, length="1:30")
    assert dialog._made is not None
    assert (dialog._made.steep, dialog.problem.property("tone")) == (True, "amber")
    assert dialog.problem.isVisible()
    assert dialog.do_button.isEnabled()


def test_what_the_tournament_says_already_is_there(session: Session, desk: TestDesk) -> None:
    session.do(acts.SetPrice(kind="entry", paid=100, chips=30_000))
    session.do(acts.SetChips(values=(100, 500, 1000)))
    session.do(acts.AddLevel(blinds=(100, 200), length=30 * MINUTE))
    made = GenerateDialog(desk, session)
    assert {k: made.fields[k].text() for k in ("stack", "values", "level")} == {
        "stack": "30,000",
        "values": "100 500 1,000",
        "level": "30",
    }
    made.close()


def back(desk: TestDesk, qtbot: QtBot) -> None:
    """A desktop gives the keyboard back to the window when its dialog closes; without one it is asked for."""
    desk.activateWindow()
    qtbot.waitUntil(desk.isActiveWindow)


def test_on_the_structure_page_it_opens_by_g_and_from_the_menu(
    qtbot: QtBot, session: Session, desk: TestDesk
) -> None:
    page = StructurePage(session)
    desk.hold(page)
    qtbot.waitUntil(desk.isActiveWindow)
    page.shown()
    page.sheet.setFocus()
    press(Qt.Key.Key_G)
    QTest.keyClick(dialog_of(page, GenerateDialog, qtbot), Qt.Key.Key_Return)
    assert page.model.levels
    # rows that have begun stay as they are when another sheet is made
    session.do(acts.Start())
    first = session.state.clock.levels[0]
    page.make.trigger()
    again = next(x for x in page.findChildren(GenerateDialog) if x.isVisible())
    fill(qtbot, again, level="30")
    before = session.state.clock.levels
    QTest.keyClick(again, Qt.Key.Key_Return)
    assert (session.state.clock.levels, page.model.levels[1].length) == (before, 30 * MINUTE)
    back(desk, qtbot)
    press(Qt.Key.Key_Return)
    assert session.state.clock.levels[0] == first
    assert session.state.clock.levels[1].length == 30 * MINUTE


def test_at_level_five_it_goes_on_above_the_present_blinds(
    qtbot: QtBot, session: Session, desk: TestDesk
) -> None:
    """Enter in the dialog only shows it; Esc drops it, and Enter in the sheet lays it."""
    for big in (100, 200, 300, 400, 600, 800):
        session.do(acts.AddLevel(blinds=(big // 2, big), length=20 * MINUTE))
    session.do(acts.Start())
    for _ in range(4):
        session.do(acts.NextRow())
    page, before = StructurePage(session), session.state.clock.levels
    desk.hold(page, 1200, 900)
    qtbot.waitUntil(desk.isActiveWindow)
    page.shown()
    for ends in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        page.sheet.setFocus()
        press(Qt.Key.Key_G)
        asked = next(x for x in page.findChildren(GenerateDialog) if x.isVisible())
        QTest.keyClick(asked, Qt.Key.Key_Return)
        back(desk, qtbot)
        assert session.state.clock.levels == before
        assert page.model.draft is not None
        press(ends)
        assert page.model.draft is None
        assert (session.state.clock.levels == before) == (ends == Qt.Key.Key_Escape)
    levels = session.state.clock.levels
    assert levels[:5] == before[:5]
    assert min(x.big_blind for x in levels[5:] if not x.pause) > 600
