"""A key painted on a button that is off says why, on every page: nothing is silent, nothing else happens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from core.say.reasons import NotSold, RowPast, StillIn
from gui.console.history.page import HistoryPage
from gui.console.players.page import PlayersPage
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import focused, press
from tests.windows.said import says

Key = Qt.Key


def test_a_re_buy_nobody_sells_is_said(frame: Frame) -> None:
    frame.night.show_page("players")
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    page.choose_row(0)
    before = len(frame.session.director.history)
    press(Key.Key_Y)
    assert says(frame.night.notice.said, NotSold, purchase="rebuy")
    press(Key.Key_Escape)
    press(Key.Key_T)
    assert says(frame.night.notice.said, StillIn)
    assert focused() is page.table
    assert len(frame.session.director.history) == before


def test_chips_of_a_gone_colour_before_any_is_gone(frame: Frame) -> None:
    frame.night.show_page("chips")
    press(Key.Key_X)
    assert frame.night.notice.shown


def test_a_level_that_has_begun_stays(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.night.show_page("structure")
    before = len(frame.session.director.history)
    press(Key.Key_Delete)
    assert says(frame.night.notice.said, RowPast)
    assert len(frame.session.director.history) == before


@pytest.mark.parametrize(("key", "deed"), [(Key.Key_G, "correct"), (Key.Key_Insert, "redo")])
def test_in_the_history_it_is_said_and_not_typed_into_the_command_bar(
    frame: Frame, key: Qt.Key, deed: str
) -> None:
    type_lines(frame.session, 'note "The lights went out"')
    frame.night.show_page("history")
    page = frame.night.page("history")
    assert isinstance(page, HistoryPage)
    off = {"correct": page.correct, "redo": page.redo}[deed]
    assert not off.isEnabled()
    press(key)
    assert frame.night.notice.sentence.text() == off.toolTip() != ""
    assert frame.night.footer.command.text() == ""
    assert focused() is page.list
