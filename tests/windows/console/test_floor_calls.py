"""Called clocks on the Floor page and in the duties, by real keys and clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.hands.call_clock import running
from core.say import acts
from core.say.duties import ClockCallDuty
from core.say.reasons import CallBeforeZero, CallTime
from gui.console.duties.card import DutyCard
from gui.console.floor.page import ConductPage
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.words import floor
from tests.windows.console.conftest import Frame
from tests.windows.console.floor_night import Counted, back, begun, entry, floor_page
from tests.windows.console.keyboard import CTRL, form, press, write
from tests.windows.said import says

Key = Qt.Key


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    """SvePoF: sixty seconds, then ten counted down; at zero the hand is dead."""
    begun(session)
    return open_frame()


@pytest.fixture
def page(frame: Frame) -> ConductPage:
    return floor_page(frame)


def card(frame: Frame) -> DutyCard:
    return next(c for c in frame.night.duties.cards if isinstance(c.duty, ClockCallDuty))


def outcomes(made: DutyCard) -> dict[str, KeyButton]:
    """Return the outcomes the card offers, each with its button."""
    found = [b.deed.outcome for b in made.parts.buttons if isinstance(b.deed, acts.EndClockCall)]
    shown = [b for b in made.findChildren(KeyButton) if not b.isHidden()]
    return dict(zip(found, shown, strict=True))


def test_from_call_to_outcome(
    page: ConductPage, frame: Frame, session: Session, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = Counted()
    hand.press(Key.Key_C)
    form(page, acts.CallClock, qtbot)
    hand.write("1.3")
    hand.press(Key.Key_Tab, Key.Key_Return)
    back(page, qtbot.waitUntil)
    assert [c.entry for c in running(session.state)] == [entry(session, "Bo")]
    assert page.calls.isVisible()
    assert page.calls.cards[0].left.text == "01:00"
    frame.pass_time(seconds=21)
    assert page.calls.cards[0].left.text == "00:39"
    hand.press(Key.Key_A)
    assert running(session.state) == []
    assert not page.calls.isVisible()
    with capsys.disabled():
        print(f"\na clock from call to outcome: {hand.keys} keys, {hand.clicks} clicks")
    assert hand.keys == 7
    page.list.show_list("call")
    row = page.list.model.rows[0]
    assert (row.name, row.left) == ("Bo Sund", floor.result("acted"))
    press(Key.Key_Z, CTRL)
    assert page.calls.isVisible()


def test_the_outcomes_are_those_the_book_lets_it_have(
    page: ConductPage, frame: Frame, session: Session
) -> None:
    session.do(acts.CallClock(entry=entry(session, "Bo")))
    assert list(page.calls.cards[0].buttons) == ["acted", "withdrawn"]
    assert page.calls.cards[0].more.text() == floor.call_line("", 60, 10, 1)
    frame.pass_time(seconds=61)
    assert page.calls.cards[0].tone == "amber"
    assert page.calls.cards[0].more.text() == floor.call_line("", 0, 10, 1)
    frame.pass_time(seconds=9)
    assert list(page.calls.cards[0].buttons) == ["dead", "acted", "withdrawn"]
    frame.pass_time(seconds=4)
    assert list(page.calls.cards[0].buttons) == ["dead", "withdrawn"]
    assert page.calls.cards[0].left.text == "00:00"
    assert page.calls.cards[0].more.text() == floor.call_line("", 0, 0, 1)
    frame.click(page.calls.cards[0].buttons["dead"])
    assert session.state.conduct.clock_calls[next(iter(session.state.conduct.clock_calls))].outcome == "dead"


def test_dead_before_zero_is_refused_with_a_way_round(
    page: ConductPage, frame: Frame, session: Session
) -> None:
    session.do(acts.CallClock(entry=entry(session, "Bo")))
    press(Key.Key_D)
    assert len(running(session.state)) == 1
    assert says(
        frame.night.notice.said, CallBeforeZero, entry=entry(session, "Bo"), left=70_000, outcome="dead"
    )
    press(Key.Key_Return, CTRL)
    write("he folded his cards face up")
    press(Key.Key_Return)
    assert running(session.state) == []


def test_the_letters_are_of_the_clock_that_is_up_first(
    page: ConductPage, frame: Frame, session: Session
) -> None:
    first, second = entry(session, "Bo"), entry(session, "Erik")
    session.do(acts.CallClock(entry=first))
    session.do(acts.CallClock(entry=second, seconds=20))
    assert [c.call.entry for c in page.calls.cards] == [second, first]
    press(Key.Key_A)
    assert [c.entry for c in running(session.state)] == [first]


def test_by_whom_and_with_fewer_seconds(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    press(Key.Key_C)
    asked = form(page, acts.CallClock, qtbot)
    write("bo s")
    press(Key.Key_Return)
    asked.people("by").setFocus()
    write("bo s")
    press(Key.Key_Return)
    assert asked.problem.text()  # not by himself
    assert not asked.do_button.isEnabled()
    write("anna")
    press(Key.Key_Return)
    asked.line("seconds").setFocus()
    write("90")
    assert says(asked.problem.said, CallTime, seconds=90, book=60)
    assert asked.reason.isVisible()
    asked.line("seconds").clear()
    write("30")
    assert not asked.reason.isVisible()
    press(Key.Key_Return)
    call = running(session.state)[0]
    assert (session.state.name(call.by), call.seconds) == ("Anna Ek", 30)


def test_calls_are_counted_beside_the_name(page: ConductPage, session: Session) -> None:
    who = entry(session, "Bo")
    for _ in range(2):
        session.do(acts.CallClock(entry=who))
        session.do(acts.EndClockCall(outcome="acted"))
    page.list.show_list("call")
    assert [which for which, tab in page.list.tabs.items() if tab.isChecked()] == ["call"]
    assert page.list.tabs["call"].text().endswith(" 2")
    assert floor.nth_call(2) in page.list.model.rows[0].why
    assert "2nd" not in page.list.model.rows[1].why


def test_the_duty_lists_the_outcomes(frame: Frame, session: Session) -> None:
    session.do(acts.CallClock(entry=entry(session, "Bo")))
    assert [*outcomes(card(frame))] == ["acted", "withdrawn"]
    frame.pass_time(seconds=70)
    assert [*outcomes(card(frame))] == ["dead", "acted", "withdrawn"]
    QTest.mouseClick(outcomes(card(frame))["acted"], Qt.MouseButton.LeftButton)
    assert next(iter(session.state.conduct.clock_calls.values())).outcome == "acted"


def test_the_duty_lets_the_director_choose_where_the_book_does(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    begun(session, "tda-2024")
    frame = open_frame()
    session.do(acts.CallClock(entry=entry(session, "Bo")))
    frame.pass_time(seconds=50)
    assert [*outcomes(card(frame))][:2] == ["dead", "checked"]
    QTest.mouseClick(outcomes(card(frame))["checked"], Qt.MouseButton.LeftButton)
    assert next(iter(session.state.conduct.clock_calls.values())).outcome == "checked"


def test_enter_as_the_time_ends_kills_no_hand(frame: Frame, session: Session) -> None:
    """Enter meant "acted": in the first second after zero it is another question, and does nothing."""
    session.do(acts.CallClock(entry=entry(session, "Bo")))
    frame.pass_time(seconds=2)
    frame.pass_time(seconds=68)
    press(Key.Key_Return)
    assert len(running(session.state)) == 1
    frame.pass_time(seconds=2)
    press(Key.Key_Return)
    assert next(iter(session.state.conduct.clock_calls.values())).outcome == "dead"
