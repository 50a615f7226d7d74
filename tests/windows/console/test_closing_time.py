"""Tonight says when the night would end after the hall closes, and ends it in time in one action."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.tonight.closing_dialog import ClosingDialog
from gui.console.tonight.hall_closes import closing_moment, late
from gui.console.tonight.page import TonightPage
from gui.program.session import Session
from tests.windows.conftest import HandClock, TestDesk
from tests.windows.console.keyboard import CTRL, press

MINUTE = 60_000
BLINDS = (5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300)


@pytest.fixture
def page(session: Session, desk: TestDesk, hand_clock: HandClock) -> TonightPage:
    """Ten stacks of 1,000 from 17:30, ten minutes a break after every third level: over at 21:40."""
    session.do(acts.SetPrice(kind="entry", paid=100, chips=1000))
    rows: list[acts.AddLevel | acts.AddBreak] = []
    for i, small in enumerate(BLINDS, 1):
        rows.append(acts.AddLevel(blinds=(small, 2 * small), length=20 * MINUTE))
        if i % 3 == 0:
            rows.append(acts.AddBreak(length=10 * MINUTE))
    session.do(acts.SetStructure(rows=tuple(rows)))
    session.do(acts.OpenTable(label="1", size=10))
    for i in range(10):
        session.do(acts.Register(name=f"P{i}"))
    session.do(acts.Start())
    made = TonightPage(session)
    desk.hold(made)
    made.shown()
    return made


def dialog(page: TonightPage) -> ClosingDialog:
    page.end_in_time()
    found = page.findChild(ClosingDialog)
    assert isinstance(found, ClosingDialog)
    return found


def test_in_time_or_with_no_closing_time_nothing_is_said(page: TonightPage, session: Session) -> None:
    assert page.in_time.isHidden()
    session.do(acts.Set(key="closes", value="21:40"))
    assert late(session) == 0
    assert page.in_time.isHidden()
    assert page.night.aside.property("tone") in ("", None)


def test_too_late_is_amber_with_a_way_out_by_keys(page: TonightPage, session: Session, qtbot: QtBot) -> None:
    session.do(acts.Set(key="closes", value="21:00"))
    assert late(session) == 40 * MINUTE
    assert page.in_time.isVisible()
    assert page.night.aside.property("tone") == "amber"
    before = [x.id for x in session.state.clock.levels]
    QTest.mouseClick(page.in_time, Qt.MouseButton.LeftButton)
    found = page.findChild(ClosingDialog)
    assert isinstance(found, ClosingDialog)
    kinds = [x.kind for x in found._found.ways] if found._found else []
    assert kinds == ["breaks", "shorten", "skip", "both"]
    # the mildest that is in time is the one that is chosen; breaks alone are not enough
    assert found.chosen is not None
    assert found.chosen.kind == "shorten"
    QTest.keyClick(found, Qt.Key.Key_3)
    assert str(found.chosen.kind) == "skip"
    count = len(session.director.history)
    QTest.keyClick(found, Qt.Key.Key_Return)
    assert len(session.director.history) == count + 1
    assert late(session) == 0
    assert page.in_time.isHidden()
    # the running level is what it was; all of it is one action to undo
    assert session.state.clock.levels[0].id == before[0]
    session.do(acts.Undo())
    assert [x.id for x in session.state.clock.levels] == before
    assert page.in_time.isVisible()


def test_the_rows_up_to_the_next_break_stay(page: TonightPage, session: Session, qtbot: QtBot) -> None:
    session.do(acts.Set(key="closes", value="20:00"))
    sheet = [(x.small_blind, x.length) for x in session.state.clock.levels[:3]]
    found = dialog(page)
    QTest.keyClick(found, Qt.Key.Key_4)
    QTest.keyClick(found, Qt.Key.Key_Return)
    assert [(x.small_blind, x.length) for x in session.state.clock.levels[:3]] == sheet
    assert max(x.length or 0 for x in session.state.clock.levels[3:]) < 20 * MINUTE


def test_what_was_worked_out_closes_when_the_sheet_is_changed_elsewhere(
    page: TonightPage, session: Session
) -> None:
    session.do(acts.Set(key="closes", value="21:00"))
    found = dialog(page)
    session.do(acts.RemoveRow(row=9))
    assert found.isHidden()


@pytest.mark.parametrize(
    ("now", "closes", "wanted"),
    [
        ("2026-11-21 19:00", "01:00", "2026-11-22 01:00"),
        ("2026-11-22 00:40", "01:00", "2026-11-22 01:00"),
        ("2026-11-22 01:30", "01:00", "2026-11-22 01:00"),
        ("2026-11-21 19:00", "23:30", "2026-11-21 23:30"),
        ("2026-11-21 09:00", "01:00", "2026-11-22 01:00"),
        # the night the clocks go back: three o'clock comes once
        ("2026-10-25 01:30", "03:00", "2026-10-25 03:00"),
    ],
)
def test_which_closing_time_is_meant(now: str, closes: str, wanted: str) -> None:
    zone = ZoneInfo("Europe/Stockholm")

    def ms(text: str) -> int:
        return round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)

    assert closing_moment(closes, ms(now), zone) == ms(wanted)
    assert closing_moment("", ms(now), zone) is None


def test_ctrl_e_opens_it_only_while_the_night_is_late(
    page: TonightPage, session: Session, desk: TestDesk, qtbot: QtBot
) -> None:
    qtbot.waitUntil(desk.isActiveWindow)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setFocus()
    press(Qt.Key.Key_E, CTRL)
    assert page.findChild(ClosingDialog) is None
    session.do(acts.Set(key="closes", value="21:00"))
    press(Qt.Key.Key_E, CTRL)
    assert page.findChild(ClosingDialog) is not None
