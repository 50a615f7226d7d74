"""The way to where the last players' deal is written: by the command bar, by key and by the menu."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from core.say import acts
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    thursday(session, names(12), 2)
    session.do(acts.Start())
    return open_frame()


def at_amounts(frame: Frame) -> bool:
    page = frame.night.stack.currentWidget()
    return isinstance(page, StructurePage) and page.side.prizes.as_amounts.hasFocus()


def test_the_command_bar_leads_there(night: Frame) -> None:
    night.type("/")
    night.type("deal")
    night.key(Key.Key_Return)
    assert at_amounts(night)
    assert night.night.footer.command.text() == ""
    night.key(Key.Key_Return)
    assert all(kind == "amount" for kind, _ in night.session.state.money.shares)


def test_a_key_leads_there_and_the_sheet_of_keys_knows_it(night: Frame) -> None:
    night.key(Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert at_amounts(night)


def test_a_table_that_was_halted_deals_as_before(night: Frame) -> None:
    table = night.session.state.open_tables[0].id
    night.session.do(acts.Halt(table=table), override="the dealer is away")
    night.type("/")
    night.type("deal 1")
    night.key(Key.Key_Return)
    assert not night.session.state.room.tables[table].halted
