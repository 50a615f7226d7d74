"""A key acts on nobody the director cannot see: a choice goes with its page, and a row out of view is asked
about first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.say import acts
from gui.console.players.page import PlayersPage
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame, number_of
from tests.windows.console.nights import names, thursday

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """46 players, the clock running."""
    thursday(session, names(46), 6)
    session.do(acts.Start())
    return open_frame()


@pytest.fixture
def players(night: Frame) -> PlayersPage:
    night.key(number_of("players"), CTRL)
    page = night.night.page("players")
    assert isinstance(page, PlayersPage)
    return page


def last_name(page: PlayersPage) -> str:
    line = page.model.at(page.model.rowCount() - 1)
    assert line is not None
    return line.name


def out(frame: Frame) -> list[str]:
    return [frame.session.state.name(b.entry) for b in frame.session.state.game.busts]


def asks(frame: Frame) -> bool:
    return frame.night.notice.confirms and frame.night.notice.hasFocus()


def test_who_was_chosen_before_the_page_was_left_is_not_busted(night: Frame, players: PlayersPage) -> None:
    name = last_name(players)
    night.key(Key.Key_F)
    night.type(name)
    night.key(Key.Key_Return)
    night.key(number_of("tonight"), CTRL)
    night.key(number_of("players"), CTRL)
    night.key(Key.Key_Delete)
    assert out(night) == []
    assert players.chosen() == []
    assert not asks(night)


def test_who_was_searched_for_is_in_view_when_the_search_is_over(night: Frame, players: PlayersPage) -> None:
    name = last_name(players)
    night.key(Key.Key_F)
    night.type(name)
    night.key(Key.Key_Escape)
    night.key(Key.Key_Escape)
    assert [x.name for x in players.chosen()] == [name]
    row = players.table.selectionModel().selectedRows()[0]
    assert players.table.viewport().rect().contains(players.table.visualRect(row))


@pytest.mark.parametrize("letter", [Key.Key_Delete, Key.Key_W, Key.Key_C])
def test_a_row_out_of_view_is_asked_about(night: Frame, players: PlayersPage, letter: Qt.Key) -> None:
    players.choose_row(players.model.rowCount() - 1)
    players.table.verticalScrollBar().setValue(0)
    before = len(night.session.director.history)
    night.key(letter)
    assert len(night.session.director.history) == before
    assert asks(night)
    night.key(Key.Key_Return)
    assert len(night.session.director.history) == before + 1


def test_a_row_in_view_is_not_asked_about(night: Frame, players: PlayersPage) -> None:
    players.choose_row(0)
    night.key(Key.Key_Delete)
    assert len(out(night)) == 1


def test_a_seat_chosen_before_the_page_was_left_is_not_busted(night: Frame) -> None:
    night.key(number_of("tables"), CTRL)
    page = night.night.page("tables")
    assert isinstance(page, TablesPage)
    table = night.session.state.open_tables[1]
    page.go_to((table.id, min(table.seats)))
    assert page.entry
    night.key(number_of("tonight"), CTRL)
    night.key(number_of("tables"), CTRL)
    assert page.entry == 0
    assert page.table == table.id, "the keyboard is where it was"
    QTest.keyClick(night.focus(), Key.Key_Delete)
    assert out(night) == []
