"""A ruling is open, and the room goes on: busts typed into its fields, the key that logs, the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gui.console.floor.page import ConductPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import CTRL, focused, press, write
from tests.windows.console.rulings.test_ruling_card import rulings

Key = Qt.Key
SEAT = "2.3"


def busts(session: Session) -> int:
    session.settle()
    return len(session.state.game.busts)


def answered(page: ConductPage) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    assert page.ruling.answer.meant is not None


@pytest.mark.parametrize("field", ["words", "claimed"])
def test_a_bust_typed_into_a_field_of_the_foot_is_done(
    page: ConductPage, session: Session, field: str
) -> None:
    answered(page)
    getattr(page.ruling.foot, field).setFocus()
    write(SEAT)
    press(Key.Key_Return)
    if field == "claimed":  # it may be a time: the bust is shown first
        assert busts(session) == 0
        press(Key.Key_Return)
    assert busts(session) == 1
    assert page.ruling.is_open
    assert getattr(page.ruling.foot, field).text() == ""


def test_a_time_in_claimed_is_no_seat(page: ConductPage, session: Session) -> None:
    answered(page)
    page.ruling.foot.claimed.setFocus()
    write("18.30")
    press(Key.Key_Return)
    assert page.ruling.foot.claimed.text() == "18.30"


def test_ctrl_enter_logs_after_a_bust_gave_the_bar_the_keyboard(
    page: ConductPage, frame: Frame, session: Session
) -> None:
    answered(page)
    page.ruling.foot.words.setFocus()
    write(SEAT)
    press(Key.Key_Return)
    assert focused() is frame.night.footer.command
    press(Key.Key_Return, CTRL)
    assert len(rulings(session)) == 1
    assert not page.ruling.is_open


@pytest.mark.parametrize("field", ["words", "claimed", "search"])
def test_escape_takes_a_typed_seat_to_the_bar_and_leaves_the_ruling(
    page: ConductPage, frame: Frame, session: Session, field: str
) -> None:
    answered(page)
    (page.ruling.search if field == "search" else getattr(page.ruling.foot, field)).setFocus()
    write(SEAT)
    press(Key.Key_Escape)
    assert page.ruling.is_open
    assert frame.night.footer.command.text() == SEAT
    assert focused() is frame.night.footer.command
    assert busts(session) == 0


def test_after_a_bust_in_the_search_all_situations_are_listed(page: ConductPage, session: Session) -> None:
    press(Key.Key_F)
    listed = page.ruling.list.count()
    write(SEAT)
    press(Key.Key_Return)
    assert busts(session) == 1
    assert page.ruling.list.count() == listed


def test_ctrl_enter_says_that_a_question_has_no_usual_answer(page: ConductPage) -> None:
    page.ruling.open("one-chip")
    for _ in range(9):
        press(Key.Key_Return, CTRL)
    assert page.ruling.asked is not None
    question = page.ruling.questions.question
    assert question is not None
    assert question.problem.isVisible()


def test_a_penalty_that_the_book_demands_is_not_logged_without_its_player_unasked(
    page: ConductPage, session: Session
) -> None:
    page.ruling.open("conduct")
    write("splash")
    press(Key.Key_Return)
    press(Key.Key_Return)
    ruling = page.ruling.answer.meant
    assert ruling is not None
    assert ruling.penalty is not None
    assert ruling.penalty.force == "must"
    press(Key.Key_Return, CTRL)
    assert rulings(session) == []
    assert page.ruling.foot.unnamed.isVisible()
    assert focused() is page.ruling.foot.people.field
    press(Key.Key_Return, CTRL)
    assert len(rulings(session)) == 1
    assert not session.state.conduct.penalties


@pytest.mark.parametrize("words", ["string bet table 1", "string bet bord 1", "phone rang tisch 1"])
def test_a_shout_names_the_table(frame: Frame, session: Session, words: str) -> None:
    press(Key.Key_K, CTRL)
    write(words)
    press(Key.Key_Return)
    page = frame.night.page("floor")
    assert isinstance(page, ConductPage)
    assert page.ruling.is_open
    table = session.state.open_table(page.ruling.table or 0)
    assert table is not None
    assert table.label == "1"
