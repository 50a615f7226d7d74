"""The draw before everybody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.floor.draw.draw import commitment, open_draw, spread
from core.say import acts
from core.say.reasons import RoomFull
from gui.console.tables.draw_dialog import GROUPS, DrawDialog
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.words import tables as tables_words
from tests.unit.draws import deal
from tests.windows.console.keyboard import dialog, press, write
from tests.windows.console.nights import names, thursday
from tests.windows.said import says

if TYPE_CHECKING:
    from tests.windows.conftest import TestDesk


@pytest.fixture
def page(session: Session, desk: TestDesk, qtbot: QtBot) -> TablesPage:
    """24 players registered, three tables, nobody has drawn."""
    thursday(session, names(24), 0)
    for label in "123":
        session.do(acts.OpenTable(label=label))
    made = TablesPage(session)
    desk.hold(made)
    desk.activateWindow()
    made.shown()
    qtbot.waitUntil(made.isVisible)
    return made


def opened(page: TablesPage, qtbot: QtBot) -> DrawDialog:
    page.deeds["draw"].trigger()
    found = dialog(page, DrawDialog, qtbot)
    assert isinstance(found, DrawDialog)
    return found


def test_the_commitment_is_shown_before_the_number(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    asked = opened(page, qtbot)
    draw = open_draw(session.state)
    assert draw is not None
    shown = "".join(line.text for line in asked.shown[0].groups).replace(" ", "").lower()
    assert len(shown) * 4 >= 80
    assert len(shown) == 4 * GROUPS
    assert draw.commitment.startswith(shown)
    assert asked.shown[0].code.text == draw.commitment == commitment(draw.secret)
    assert asked.count.text() == tables_words.draw_count(24, 27, 3)
    asked.reject()


def test_the_number_called_has_digits_only(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    asked = opened(page, qtbot)
    write("abc")
    press(Qt.Key.Key_Return)
    assert open_draw(session.state) is not None
    assert not asked.draw_button.isEnabled()
    asked.number.selectAll()
    write("17")
    press(Qt.Key.Key_Return)
    assert [d.number for d in session.state.room.draws.values()] == ["17"]


def test_the_number_called_decides_with_the_secret(
    page: TablesPage, session: Session, qtbot: QtBot, desk: TestDesk
) -> None:
    opened(page, qtbot)
    draw = open_draw(session.state)
    assert draw is not None
    write("4711")
    press(Qt.Key.Key_Return)
    made = session.state.room.draws[draw.id]
    assert (made.state, made.number) == ("made", "4711")
    wanted = spread(
        {t.id: 0 for t in session.state.open_tables}, {t.id: 9 for t in session.state.open_tables}, 24
    )
    dealt = deal(draw.secret, "4711", made.entries, made.seats, wanted)
    assert {e.id: (e.table, e.seat) for e in session.state.playing} == dealt
    assert desk.said == [tables_words.drawn(24)]
    assert not page._side.isVisible()


def test_later_leaves_it_waiting_with_the_same_commitment(
    page: TablesPage, session: Session, qtbot: QtBot
) -> None:
    first = opened(page, qtbot)
    shown = [line.text for line in first.shown[0].groups]
    QTest.mouseClick(first.later_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.findChild(DrawDialog) is None)
    again = opened(page, qtbot)
    assert [line.text for line in again.shown[0].groups] == shown
    assert len(session.state.room.draws) == 1
    again.reject()


def test_an_abandoned_draw_stays_on_the_list(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    asked = opened(page, qtbot)
    QTest.mouseClick(asked.abandon_button, Qt.MouseButton.LeftButton)
    assert [d.state for d in session.state.room.draws.values()] == ["abandoned"]
    qtbot.waitUntil(lambda: page.findChild(DrawDialog) is None)


def test_too_few_seats_are_said_and_nothing_is_drawn(
    page: TablesPage, session: Session, qtbot: QtBot
) -> None:
    asked = opened(page, qtbot)
    session.do(acts.CloseTable(table=session.state.open_tables[2].id))
    assert says(asked.problem.said, RoomFull, players=24, seats=18)
    assert not asked.draw_button.isEnabled()
    press(Qt.Key.Key_Return)
    assert all(e.table is None for e in session.state.playing)
    asked.reject()


def test_undone_elsewhere_it_closes(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    opened(page, qtbot)
    session.undo()
    qtbot.waitUntil(lambda: page.findChild(DrawDialog) is None)


def test_everybody_draws_anew(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    opened(page, qtbot)
    write("1")
    press(Qt.Key.Key_Return)
    session.do(acts.Register(name="Late Arrival"))
    before = {e.id: (e.table, e.seat) for e in session.state.playing}
    qtbot.waitUntil(lambda: page.findChild(DrawDialog) is None)
    asked = opened(page, qtbot)
    assert asked.count.text() == tables_words.draw_count(1, 3, 3)
    QTest.mouseClick(asked.everybody, Qt.MouseButton.LeftButton, pos=asked.everybody.rect().center() / 8)
    asked.everybody.setChecked(True)
    assert asked.count.text() == tables_words.draw_count(25, 27, 3)
    draw = open_draw(session.state, "redraw")
    assert draw is not None
    assert asked.shown[0].code.text == draw.commitment
    asked.number.setFocus()
    write("2")
    press(Qt.Key.Key_Return)
    assert session.state.room.draws[draw.id].state == "made"
    after = {e.id: (e.table, e.seat) for e in session.state.playing}
    assert after != before
    assert all(table for table, _ in after.values())


def test_what_is_drawn_is_what_was_prepared(page: TablesPage, session: Session, qtbot: QtBot) -> None:
    """Another choice is another draw: the commitment shown is given up, and the number called with it."""
    opened(page, qtbot)
    write("1")
    press(Qt.Key.Key_Return)
    session.do(acts.Register(name="Late Arrival"))
    qtbot.waitUntil(lambda: page.findChild(DrawDialog) is None)
    asked = opened(page, qtbot)
    first = asked.shown[0].code.text
    write("17")
    asked.everybody.setChecked(True)
    assert asked.isVisible()
    assert asked.shown[0].code.text != first
    assert not asked.number.text()
    assert [d.state for d in session.state.room.draws.values()] == ["made", "abandoned", "prepared"]
    asked.reject()
    qtbot.waitUntil(lambda: page.findChild(DrawDialog) is None)
    again = opened(page, qtbot)
    assert again.everybody.isChecked()
    again.everybody.setChecked(False)
    assert open_draw(session.state, "start") is not None
    again.reject()
