"""A name typed where letters are deeds does nothing by itself, and Ctrl+Z after a value is the night's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.players.check_in import CheckInDialog
from gui.console.players.page import PlayersPage
from gui.console.players.paste_dialog import PasteDialog
from gui.console.structure.page import StructurePage
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import CTRL, PLAIN, choose, dialog, focused, form, press, write
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """24 players on three tables, the clock running, at the size of a common notebook."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame(1366, 768)


@pytest.fixture
def players(frame: Frame) -> PlayersPage:
    frame.night.show_page("players")
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    return page


@pytest.fixture
def tables(frame: Frame) -> TablesPage:
    frame.night.show_page("tables")
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    return page


# -- Players -------------------------------------------------------------------------------------


def test_after_a_pasted_list_a_name_is_typed(players: PlayersPage, session: Session, qtbot: QtBot) -> None:
    players.choose_row(0)
    QGuiApplication.clipboard().setText("Gun Ahl\nHans Bok")
    press(Key.Key_V, CTRL)
    dialog(players, PasteDialog, qtbot)
    press(Key.Key_Return, CTRL)
    players.window().activateWindow()
    qtbot.waitUntil(players.add.hasFocus, timeout=4000)
    write("Ulla Unge")
    press(Key.Key_Return)
    assert len(session.state.people.live) == 27


def test_after_a_check_in_a_name_is_typed(players: PlayersPage, session: Session, qtbot: QtBot) -> None:
    players.choose_row(0)
    (line,) = players.chosen()
    session.do(acts.Absent(entry=line.entry))
    press(Key.Key_I)
    dialog(players, CheckInDialog, qtbot)
    press(Key.Key_Return)
    press(Key.Key_Return, CTRL)
    players.window().activateWindow()
    qtbot.waitUntil(players.add.hasFocus, timeout=4000)
    assert not session.state.people.entries[line.entry].absent


def test_enter_at_the_end_of_a_name_takes_nobody_out(
    frame: Frame, players: PlayersPage, session: Session
) -> None:
    session.do(acts.Register(name="Zoe Last"))
    players.choose(max(session.state.people.live))
    assert [x.name for x in players.chosen()] == ["Zoe Last"]
    players.table.setFocus()
    press(Key.Key_U)
    assert frame.night.notice.confirms
    press(Key.Key_Return)
    assert len(session.state.people.live) == 25
    assert frame.night.notice.confirms
    assert frame.night.notice.missing.isVisible()
    press(Key.Key_Return, CTRL)
    assert len(session.state.people.live) == 24


def test_check_in_by_its_letter_with_nobody_in(
    session: Session, open_frame: Callable[..., Frame], qtbot: QtBot
) -> None:
    frame = open_frame()
    frame.night.show_page("players")
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    qtbot.waitUntil(page.add.hasFocus)
    press(Key.Key_Escape)
    press(Key.Key_I)
    dialog(page, CheckInDialog, qtbot)


def test_a_name_that_was_overruled_leaves_its_field(
    frame: Frame, players: PlayersPage, session: Session
) -> None:
    session.do(acts.Set(key="late", value=1))
    session.do(acts.NextRow())
    press(Key.Key_N)
    write("Zoe Late")
    press(Key.Key_Return)
    assert frame.night.notice.waits_for_why()
    press(Key.Key_Return, CTRL)
    write("was in the queue")
    press(Key.Key_Return)
    assert len(session.state.people.live) == 25
    assert (players.add.text(), focused()) == ("", players.add)


# -- Tables --------------------------------------------------------------------------------------


def test_a_misdeal_by_its_letter_asks_for_the_table(
    frame: Frame, tables: TablesPage, session: Session, qtbot: QtBot
) -> None:
    before = len(session.director.history)
    press(Key.Key_V)
    asked = form(frame.night, acts.Misdeal, qtbot)
    assert len(session.director.history) == before
    asked.reject()


def test_a_misdeal_where_a_seat_is_chosen_waits_for_enter(
    frame: Frame, tables: TablesPage, session: Session
) -> None:
    before = len(session.director.history)
    press(Key.Key_Right)
    press(Key.Key_V)
    assert (frame.night.notice.confirms, len(session.director.history)) == (True, before)
    press(Key.Key_Return)
    assert len(session.director.history) == before + 1


def test_breaking_a_table_by_its_letter_waits_for_enter(
    frame: Frame, tables: TablesPage, session: Session
) -> None:
    third = session.state.open_tables[-1]
    for entry in list(third.seats.values())[:6]:
        session.do(acts.Eliminate(who=(entry,)))
    press(Key.Key_K)
    assert (frame.night.notice.confirms, len(session.state.open_tables)) == (True, 3)
    press(Key.Key_Return)
    assert len(session.state.open_tables) == 2


def test_the_seat_of_who_was_put_out_by_mouse_is_chosen_no_longer(
    frame: Frame, tables: TablesPage, session: Session
) -> None:
    oval = next(iter(tables.floor.ovals.values()))
    seat = min(session.state.room.tables[oval.view.id].seats)
    QTest.mouseClick(oval, Qt.MouseButton.LeftButton, PLAIN, oval.seat_centre(seat))
    choose(tables.deeds["bust"].text())
    assert len(session.state.people.live) == 23
    assert (tables.seat, oval.selected) == (None, 0)


def test_no_table_moves_when_somebody_has_no_seat_yet(
    frame: Frame, tables: TablesPage, session: Session, qtbot: QtBot
) -> None:
    oval = next(iter(tables.floor.ovals.values()))
    at = oval.mapTo(frame.window, QPoint(0, 0))
    session.do(acts.Register(name="Zoe Late"))
    qtbot.waitUntil(tables.unseated.isVisible)
    qtbot.wait(1)
    assert oval.mapTo(frame.window, QPoint(0, 0)) == at


# -- Structure -----------------------------------------------------------------------------------


def test_undo_right_after_a_setting_is_the_nights(frame: Frame, session: Session) -> None:
    frame.night.show_page("structure")
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    row = page.side.open_row("final")
    before = session.state.setting("final")
    write("8")
    press(Key.Key_Return)
    assert session.state.setting("final") == 8
    press(Key.Key_Z, CTRL)
    assert (session.state.setting("final"), focused()) == (before, row)


def test_a_seat_typed_after_a_letter_that_wanted_one_is_chosen(
    tables: TablesPage, session: Session, frame: Frame
) -> None:
    """In the command bar it would be a bust, where a move was meant: the finder has the keyboard, for as long
    as the seat takes."""
    before = len(session.director.history)
    press(Key.Key_M)
    assert not tables.bar.isVisible()
    assert (frame.night.notice.shown, focused()) == (True, tables.finder)
    frame.pass_time(seconds=60)
    frame.type("1.3")
    press(Key.Key_Return)
    assert tables.seat == (session.state.open_tables[0].id, 3)
    assert len(session.director.history) == before
    press(Key.Key_M)
    assert tables.bar.isVisible()


def test_a_letter_that_wanted_a_seat_may_begin_a_name(
    tables: TablesPage, session: Session, frame: Frame
) -> None:
    """M moves who is chosen; where nobody is, it is as well the first letter of Marta."""
    entry = next(e for e in session.state.playing if e.table is not None and e.seat is not None)
    session.do(acts.EditPlayer(player=entry.player, name="Marta Ö"))
    chosen = entry.table, entry.seat
    frame.type("marta")
    assert tables.finder.text() == "marta"
    press(Key.Key_Return)
    assert (tables.seat, tables.finder.text()) == (chosen, "")


@pytest.mark.parametrize("then", ["escape", "chosen", "left"])
def test_otherwise_a_seat_is_the_command_bar_s(
    tables: TablesPage, session: Session, frame: Frame, then: str
) -> None:
    press(Key.Key_M)
    if then == "escape":
        press(Key.Key_Escape)
    elif then == "left":
        frame.night.show_page("players")
        frame.night.show_page("tables")
    else:
        tables.floor.choose((session.state.open_tables[0].id, 2))
    assert tables.finder.text() == ""
    frame.type("1.3")
    assert frame.night.footer.command.text() == "1.3"


def test_a_name_that_may_have_lost_its_first_letter_is_asked_for(
    players: PlayersPage, session: Session
) -> None:
    """N opens the field, so that "nina" leaves "ina" in it: Enter asks, and registers nobody."""
    before = len(session.state.people.entries)
    players.choose_row(0)
    players.table.setFocus()
    for letter in "nina":
        write(letter)
    press(Key.Key_Return)
    assert len(session.state.people.entries) == before
    assert players.add.text() == "ina"
    press(Key.Key_Return, CTRL)
    assert len(session.state.people.entries) == before + 1
