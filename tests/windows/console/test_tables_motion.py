"""Motion of what changes on the floor: for a moment, and nowhere in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.say import acts
from core.say.acts import Act
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.widgets import calm
from tests.windows.console.keyboard import press
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_tables import at, drop, free, show, table, taken

if TYPE_CHECKING:
    from tests.windows.conftest import TestDesk

FOR_EVER = 3_600_000


@pytest.fixture
def page(session: Session, desk: TestDesk, qtbot: QtBot) -> TablesPage:
    """17 players on three tables of nine, the clock running; nothing moves but in what the test does."""
    thursday(session, names(17), 3)
    session.do(acts.Start())
    return show(TablesPage(session), desk, qtbot)


def move(session: Session) -> Act:
    entry = session.state.room.tables[table(session, "1")].seats[taken(session, "1")]
    return acts.Move(entry=entry, seat=(table(session, "3"), free(session, "3")))


def picture(page: TablesPage) -> QImage:
    QApplication.processEvents()
    return page.floor.viewport().grab().toImage()


@pytest.mark.parametrize("what", ["move", "break", "open"])
def test_the_floor_ends_as_it_does_in_stillness(
    page: TablesPage, session: Session, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, what: str
) -> None:
    act = {
        "move": move(session),
        "break": acts.BreakTable(table=table(session, "3")),
        "open": acts.OpenTable(label="9"),
    }[what]
    before = picture(page)
    session.do(act)
    still = picture(page)
    session.do(acts.Undo())
    assert picture(page) == before != still
    monkeypatch.setattr(calm, "FADE", 60)
    session.do(acts.Redo())
    assert page.floor.motion.moment is not None
    qtbot.waitUntil(lambda: page.floor.motion.moment is None, timeout=60_000)
    assert picture(page) == still


def test_keys_and_clicks_mean_the_floor_as_it_will_be(
    page: TablesPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "FADE", FOR_EVER)
    act = move(session)
    assert isinstance(act, acts.Move)
    session.do(act)
    oval, seat = page.floor.ovals[act.seat[0]], act.seat[1]
    QTest.mousePress(
        page.floor.window().windowHandle(),
        Qt.MouseButton.LeftButton,
        pos=oval.mapTo(page.floor.window(), oval.seat_centre(seat)),
    )
    assert page.floor.motion.moment is not None
    assert (page.seat, page.entry) == (act.seat, act.entry)
    press(Qt.Key.Key_Delete)
    assert act.entry not in session.state.room.tables[act.seat[0]].seats.values()


def test_a_second_change_ends_the_first(
    page: TablesPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "FADE", FOR_EVER)
    session.do(move(session))
    session.do(acts.Eliminate(who=(at(page, "2", taken(session, "2")),)))
    assert page.floor.motion.moment is None


def test_a_clock_that_runs_at_a_table_is_never_painted_over(
    page: TablesPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.do(acts.Halt(table=table(session, "2")), override="one is away")
    act = acts.BreakTable(table=table(session, "1"))

    def halted() -> QImage:
        QApplication.processEvents()
        return page.floor.grid.grab(page.floor.ovals[table(session, "2")].geometry()).toImage()

    session.do(act)
    still = halted()
    session.do(acts.Undo())
    monkeypatch.setattr(calm, "FADE", FOR_EVER)
    session.do(acts.Redo())
    assert page.floor.motion.moment is not None
    assert halted() == still


def test_who_was_carried_there_does_not_go_again(
    page: TablesPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "FADE", FOR_EVER)
    seat = free(session, "3")
    drop(page, at(page, "1", taken(session, "1")), "3", seat)
    assert at(page, "3", seat)
    assert page.floor.motion.moment is None
