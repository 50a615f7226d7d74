"""Duties by Enter and by click; a duty that has just come ignores an Enter meant for the one before."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from core import acts
from gui import text
from gui.console.acting import perform
from gui.console.duty_card import DutyCard
from gui.session import Session
from gui.widgets.key_button import KeyButton
from tests.gui.console.conftest import SETUP, Frame, type_lines

UNSEATED = """
register "Greta Öst"
register "Hugo Ask"
start
"""
# Two tables of six: with seven players neither can be broken.
SIX = "set seats 6" + SETUP.replace("table 1", "table 1 seats 6").replace("table 2", "table 2 seats 6")
SIX = SIX.replace("2.7", "2.4").replace("2.9", "2.6")
UNBALANCED = """
start
eliminate "Anna Ek"
eliminate "Bo Sund"
register "Ida Kvist" seat 2.3
register "Jonas Rask" seat 2.5
register "Karin Ström" seat 1.1
"""


def cards(frame: Frame) -> list[DutyCard]:
    return frame.night.duties.cards


def test_enter_does_the_first_that_is_complete(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    frame.pass_time(seconds=2)
    assert cards(frame)[0].ring
    frame.key(Qt.Key.Key_Return)
    assert all(e.table is not None for e in frame.session.state.playing)


def test_a_duty_younger_than_a_second_ignores_enter(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    frame.key(Qt.Key.Key_Return)
    assert any(e.table is None for e in frame.session.state.playing)
    frame.pass_time(seconds=1)
    frame.key(Qt.Key.Key_Return)
    assert all(e.table is not None for e in frame.session.state.playing)


def test_enter_in_a_text_field_is_not_a_duty(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    frame.pass_time(seconds=5)
    frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    frame.key(Qt.Key.Key_Return)
    assert any(e.table is None for e in frame.session.state.playing)


def test_its_button_does_it_at_once(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    button = cards(frame)[0].button
    assert button is not None
    frame.click(button)
    assert all(e.table is not None for e in frame.session.state.playing)


def test_the_last_big_blinds_are_asked_for_and_then_the_player_moves(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """Enter asks, all seats of the fuller table are shown, then of the shorter; then one Enter moves."""
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    frame.pass_time(seconds=2)
    first = cards(frame)[0]
    assert first.button is not None
    assert first.button.text() == "Last big blind…"
    assert first.width() <= frame.night.duties.width()
    assert [b.text().split("  ")[0] for b in first.answers] == ["1", "2", "3", "4", "5", "6"]
    assert first.answers[5].text() == "6  Farid Dahl"
    assert first.answers[1].text() == "2  free", "who had it may be out by now"
    assert not first.answers[0].isVisible()
    frame.key(Qt.Key.Key_Return)
    assert first.answers[0].isVisible()
    assert QApplication.focusWidget() is first.answers[0]
    frame.click(first.answers[3])
    second = cards(frame)[0]
    assert second.duty.facts["ask"] == "1"
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.click(second.answers[0])
    move = cards(frame)[0].duty
    name = str(move.facts["name"])
    assert move.act == acts.Balance()
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    moved = next(e for e in session.state.playing if session.state.name(e.id) == name)
    assert moved.table == session.state.open_tables[0].id
    assert notice(frame) == f"{name} → {session.state.seat_text(moved.id)}"


def test_the_number_called_is_asked_for(frame: Frame) -> None:
    type_lines(frame.session, 'register "Greta Öst"\nprepare draw')
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.type("4711")
    frame.key(Qt.Key.Key_Return)
    draw = list(frame.session.state.draws.values())[-1]
    assert (draw.state, draw.number) == ("made", "4711")


def test_enter_after_an_answer_is_not_the_clocks(frame: Frame) -> None:
    """The card that had the keyboard is gone: the page has it, not the next button."""
    type_lines(frame.session, 'register "Greta Öst"\nprepare draw')
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.type("4711")
    frame.key(Qt.Key.Key_Return)
    page = frame.night.stack.currentWidget()
    assert page is not None
    assert page is frame.focus() or page.isAncestorOf(frame.focus())
    frame.key(Qt.Key.Key_Return)
    assert frame.session.reading().phase == "before"


def test_enter_after_a_seat_answered_by_keyboard_is_not_the_clocks(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    assert session.reading().running
    assert [t.blinds is not None for t in session.state.open_tables] == [False, True]


def test_a_half_typed_number_outlives_another_duty(frame: Frame) -> None:
    type_lines(frame.session, 'register "Greta Öst"\nprepare draw')
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.type("47")
    type_lines(frame.session, "set late 1\nstart")
    frame.pass_time(minutes=11)
    number = cards(frame)[0].number
    assert len(cards(frame)) > 1
    assert number is not None
    assert number.text() == "47"
    assert QApplication.focusWidget() is number


def otherwise(frame: Frame, card: int, choice: str) -> None:
    """Press Otherwise… on a card and choose in its menu."""
    button = next(b for b in cards(frame)[card].findChildren(KeyButton) if b.text() == "Otherwise…")
    frame.click(button)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(a for a in menu.actions() if a.text() == choice)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


def test_otherwise_leads_to_the_page(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    otherwise(frame, 0, "By hand, under Tables")
    assert frame.night.stack.currentWidget() is frame.night.page("tables")


def test_a_duty_is_put_aside_and_comes_back_with_undo(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    before = cards(frame)[0].duty
    otherwise(frame, 0, "Put aside")
    assert before.id not in [c.duty.id for c in cards(frame)]
    frame.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert cards(frame)[0].duty == before


def test_the_time_at_the_right_goes_on_without_new_cards(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(seconds=1)
    before = cards(frame)[-1]
    frame.pass_time(seconds=1)
    assert cards(frame)[-1] is before
    assert before._when.text == "39:58"


def test_nothing_to_do_says_what_comes_first(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    assert frame.night.duties._nothing.isVisible()
    assert frame.night.duties._nothing.text().startswith("Nothing to do yet. Register the players")
    assert not frame.night.duties._hint.isVisible()


def test_below_1280_the_duties_are_a_drawer_and_enter_shows_before_it_does(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SETUP)
    type_lines(session, UNSEATED)
    frame = open_frame(1100, 760)
    frame.pass_time(seconds=5)
    assert not frame.night.duties.isVisible()
    assert frame.night.tab.isVisible()
    frame.key(Qt.Key.Key_Return)
    assert frame.night.duties.isVisible()
    assert any(e.table is None for e in session.state.playing)
    frame.key(Qt.Key.Key_Return)
    assert any(e.table is None for e in session.state.playing)
    frame.pass_time(seconds=1)
    frame.key(Qt.Key.Key_Return)
    assert all(e.table is not None for e in session.state.playing)


def test_the_drawer_opens_and_closes(session: Session, open_frame: Callable[..., Frame]) -> None:
    type_lines(session, SETUP)
    frame = open_frame(1100, 760)
    frame.click(frame.night.tab)
    assert frame.night.duties.isVisible()
    frame.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert not frame.night.duties.isVisible()


def test_a_duty_stands_while_the_clock_does(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(seconds=2)
    type_lines(frame.session, "pause")
    frame.pass_time(seconds=3)
    assert cards(frame)[-1]._when.text == "39:58"
    type_lines(frame.session, "resume")
    frame.pass_time(seconds=1)
    assert cards(frame)[-1]._when.text == "39:57"


def notice(frame: Frame) -> str:
    shown = frame.night.notice
    return shown.sentence.text() if shown.isVisible() else ""


def test_a_broken_table_s_players_are_called_out_and_stand_in_the_history(frame: Frame) -> None:
    session = frame.session
    table = session.state.open_tables[1].id
    assert perform(frame.night, session, acts.BreakTable(table=table)) is not None
    seats = {e.player: e for e in session.state.playing}
    gone = [f"{session.state.name(e.id)} → {session.state.seat_text(e.id)}" for e in list(seats.values())[3:]]
    assert sorted(notice(frame).split(" · ")) == sorted(gone)
    assert len(gone) == 3
    said = text.sentence(session.director.history[-1], session.state)
    assert said.quiet.split(" · ")[:3] == notice(frame).split(" · ")


def test_two_who_change_seats_are_both_told(frame: Frame) -> None:
    session = frame.session
    first, last = session.state.playing[0].id, session.state.playing[-1].id
    perform(frame.night, session, acts.Swap(entry=first, other=last))
    assert notice(frame) == "Anna Ek → 2.9 · Farid Dahl → 1.3"


def test_a_typed_swap_is_called_out_too(frame: Frame) -> None:
    frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    frame.type('swap "Anna Ek" with "Farid Dahl"')
    frame.key(Qt.Key.Key_Return)
    assert notice(frame) == "Anna Ek → 2.9 · Farid Dahl → 1.3"


def test_a_night_that_is_only_shown_offers_nothing_to_press(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SETUP.rstrip() + UNSEATED)
    session.log.read_only = True  # type: ignore[misc]
    frame = open_frame()
    frame.pass_time(seconds=2)
    first = cards(frame)[0]
    assert first.isVisible()
    assert not [b for b in first.findChildren(KeyButton) if b.isVisible()]
    frame.key(Qt.Key.Key_Return)
    assert any(e.table is None for e in session.state.playing)
