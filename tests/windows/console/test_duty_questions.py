"""Answers to a duty's question: what is typed busts nobody, and no Enter answers by itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from core.say import acts
from core.say.duties import BalanceAskDuty, BalanceDuty, BalanceMoveDuty, BalanceUnableDuty, SeatsDuty
from gui.console.duties.card import DutyCard
from gui.console.duties.seat_question import SeatQuestion
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.widgets.facts import Facts
from gui.widgets.from_to import FromTo
from gui.widgets.key_button import KeyButton
from gui.words import tables as tables_words
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.test_duties_column import SIX, UNBALANCED

Key = Qt.Key


@pytest.fixture
def asked(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Table 2 has five, table 1 two; Enter has opened the question, which is about both."""
    type_lines(session, SIX.rstrip() + UNBALANCED)
    frame = open_frame()
    frame.pass_time(seconds=2)
    frame.key(Key.Key_Return)
    assert asks(frame) == ["1", "2"]
    return frame


@pytest.fixture
def asked_one(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """The same, where table 1 has told its blinds already: only table 2 is asked about."""
    type_lines(session, SIX.rstrip() + UNBALANCED.rstrip() + "\nblinds 1 big 5")
    frame = open_frame()
    frame.pass_time(seconds=2)
    frame.key(Key.Key_Return)
    assert asks(frame) == ["2"]
    return frame


def asks(frame: Frame) -> list[str]:
    """The tables whose big blinds are asked."""
    duty = card(frame).duty
    assert isinstance(duty, BalanceAskDuty)
    return [frame.session.state.room.tables[table].label for table in duty.asks]


def card(frame: Frame) -> DutyCard:
    return next(c for c in frame.night.duties.cards if isinstance(c.duty, BalanceDuty))


def bigs(frame: Frame) -> list[int | None]:
    return [t.blinds.big if t.blinds else None for t in frame.session.state.open_tables]


def typed(frame: Frame) -> str:
    field = card(frame).field
    assert field is not None
    return field.text()


def chosen(frame: Frame) -> list[str]:
    """The seats that are lit, each of its table."""
    seats = card(frame).question
    assert isinstance(seats, SeatQuestion)
    lit = [(row.table.label, b.text()) for row in seats.rows for b in row.buttons if b.isChecked()]
    return [f"{table}.{seat}" for table, seat in lit]


def problem(frame: Frame) -> bool:
    """Return whether the card says that the answer is wrong, or not whole."""
    seats = card(frame).question
    assert isinstance(seats, SeatQuestion)
    return seats.problem.isVisible()


def bar(frame: Frame) -> str:
    return frame.night.footer.command.text()


def green(frame: Frame) -> list[KeyButton]:
    """The buttons that say Enter is theirs."""
    every = frame.night.duties.findChildren(KeyButton)
    return [b for b in every if b.isVisible() and b.property("kind") == "primary"]


def nobody_out(frame: Frame) -> bool:
    """But for the two of the setup."""
    return len(frame.session.state.game.busts) == 2


def test_the_ways_round_a_question_are_offered_beside_it(asked: Frame) -> None:
    button = card(asked).findChild(KeyButton, "otherwise")
    assert button is not None
    asked.click(button)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    offered = {x.objectName() for x in menu.actions()}
    menu.close()
    assert {"duty_otherwise", "duty_dismissed"} <= offered


@pytest.mark.parametrize("name", ["Bo Ek", "Konstantin Wachtmeister"])
def test_namesakes_are_told_apart_on_the_seats_buttons(
    session: Session, open_frame: Callable[..., Frame], name: str
) -> None:
    """By the club number, which is never cut; nobody else has one there."""
    type_lines(session, SIX)
    t = session.state
    entries = sorted(next(x for x in t.open_tables if x.label == "2").seats.items())
    for n, (_, entry) in enumerate(entries):
        called = {"name": name} if n < 2 else {}
        session.do(acts.EditPlayer(player=t.people.entries[entry].player, number=str(1001 + n), **called))
    frame = open_frame()
    type_lines(session, UNBALANCED)
    frame.pass_time(seconds=2)
    frame.key(Key.Key_Return)
    seats = card(frame).question
    assert isinstance(seats, SeatQuestion)
    row, ends = seats.rows[1], {}
    for seat, _ in entries:
        frame.click(row.buttons[seat - 1])
        QApplication.processEvents()
        assert row.who.fontMetrics().horizontalAdvance(row.who.text()) <= row.who.width()
        ends[seat] = row.who.text().split()[-1]
        assert row.buttons[seat - 1].toolTip().endswith(ends[seat])
    numbered = {seat for n, (seat, _) in enumerate(entries) if ends[seat] == str(1001 + n)}
    assert numbered == {seat for seat, _ in entries[:2]}


@pytest.mark.parametrize("name", ["Bo Ek", "Konstantin Wachtmeister"])
def test_a_move_is_as_high_as_its_words(asked: Frame, name: str) -> None:
    people = asked.session.state.people
    for n, entry in enumerate(sorted(people.live.values())):
        player = people.entries[entry].player
        asked.session.do(acts.EditPlayer(player=player, name=name, number=str(2000 + n)))
    asked.type("5 4")
    asked.key(Key.Key_Return)
    asked.pass_time(seconds=2)
    QApplication.processEvents()
    (route,) = asked.night.duties.findChildren(FromTo)
    assert route.height() == route.heightForWidth(route.width())


@pytest.mark.parametrize("night", ["asked", "to_draw"])
def test_the_field_stands_above_the_button_that_takes_it(night: str, request: pytest.FixtureRequest) -> None:
    frame: Frame = request.getfixturevalue(night)
    if night == "to_draw":
        frame.key(Key.Key_Return)
    question = next(x.question for x in frame.night.duties.cards if x.question is not None)
    assert question.open
    QApplication.processEvents()
    ends = question.field.mapTo(question, QPoint(0, question.field.height())).y()
    assert ends < question.enter.mapTo(question, QPoint()).y()


def test_both_seats_typed_answer_at_once(asked: Frame) -> None:
    before = len(asked.session.director.history)
    asked.type("5 4")
    assert typed(asked) == "5 4"
    assert chosen(asked) == ["1.5", "2.4"]
    assert bar(asked) == ""
    asked.key(Key.Key_Return)
    assert bigs(asked) == [5, 4]
    assert len(asked.session.director.history) == before + 1, "one action, so one undo"
    assert card(asked).duty.act is not None
    page = asked.night.stack.currentWidget()
    assert page is not None
    assert page is asked.focus() or page.isAncestorOf(asked.focus())


def test_one_table_that_is_left_is_asked_alone(asked_one: Frame) -> None:
    asked_one.type("4")
    assert chosen(asked_one) == ["2.4"]
    asked_one.key(Key.Key_Return)
    assert bigs(asked_one) == [5, 4]
    assert nobody_out(asked_one)


def test_one_seat_is_to_be_typed_only_once_the_field_is_open(asked_one: Frame) -> None:
    def hint() -> list[bool]:
        seats = card(asked_one).question
        assert isinstance(seats, SeatQuestion)
        said = seats.findChildren(Facts)
        return [any(bold and words == "3" for words, bold in x.runs) for x in said if x.isVisible()]

    assert True in hint()
    asked_one.key(Key.Key_Escape)
    assert card(asked_one).half_said is None
    assert hint(), "a click answers all the same"
    assert True not in hint(), "the command bar would take it for a table"
    asked_one.key(Key.Key_Return)
    assert True in hint()


def test_a_pad_without_a_space_answers_with_two_enters(asked: Frame) -> None:
    asked.type("5")
    asked.key(Key.Key_Return)
    assert problem(asked)
    assert bigs(asked) == [None, None]
    asked.type("4")
    assert not problem(asked)
    asked.key(Key.Key_Return)
    assert bigs(asked) == [5, 4]
    assert nobody_out(asked)


def test_two_clicks_answer(asked: Frame) -> None:
    seats = card(asked).question
    assert isinstance(seats, SeatQuestion)
    asked.click(seats.rows[1].buttons[3])
    assert chosen(asked) == ["2.4"]
    assert bigs(asked) == [None, None]
    asked.click(seats.rows[0].buttons[4])
    assert bigs(asked) == [5, 4]


def test_the_answers_may_be_changed(asked: Frame) -> None:
    asked.type("5 4")
    asked.key(Key.Key_Return)
    change = card(asked).change
    assert change is not None
    asked.click(change)
    assert (typed(asked), chosen(asked)) == ("5 4 ", ["1.5", "2.4"])
    asked.type("3 6")
    asked.key(Key.Key_Return)
    assert bigs(asked) == [3, 6]
    change = card(asked).change
    assert change is not None
    asked.click(change)
    seats = card(asked).question
    assert isinstance(seats, SeatQuestion)
    asked.click(seats.rows[0].buttons[0])
    assert bigs(asked) == [1, 6]
    assert card(asked).half_said is None, "nothing is asked any more"


def test_a_change_left_with_escape_changes_nothing(asked: Frame) -> None:
    asked.type("5 4")
    asked.key(Key.Key_Return)
    change = card(asked).change
    assert change is not None
    asked.click(change)
    asked.key(Key.Key_Escape)
    assert bigs(asked) == [5, 4]
    assert card(asked).half_said is None


def test_two_seats_in_the_command_bar_answer_the_marked_card(asked: Frame) -> None:
    asked.key(Key.Key_Escape)
    asked.type("/3 5")
    assert bigs(asked) == [None, None]
    asked.key(Key.Key_Return)
    assert bigs(asked) == [3, 5]
    assert nobody_out(asked)


def test_digits_answer_from_the_page_too(asked: Frame) -> None:
    asked.focus_page()
    asked.type("5 4")
    assert typed(asked) == "5 4"
    asked.key(Key.Key_Return)
    assert bigs(asked) == [5, 4]
    assert nobody_out(asked)


@pytest.mark.parametrize("half", ["", "5 "])
@pytest.mark.parametrize("point", [".", ","])
def test_a_seat_with_its_table_is_a_bust_while_big_blinds_are_asked(
    asked: Frame, half: str, point: str
) -> None:
    def out() -> int:
        return sum(x.out for x in asked.session.state.people.entries.values())

    before = out()
    asked.type(half)
    for table, seat in ((1, 5), (2, 4)):
        asked.type(f"{table}{point}{seat}")
        assert bar(asked) == f"{table}{point}{seat}"
        asked.key(Key.Key_Return)
    assert out() == before + 2
    assert bigs(asked) == [None, None]


@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("away", [False, True])
def test_a_seat_that_was_clicked_is_no_part_of_what_is_typed(asked: Frame, row: int, away: bool) -> None:
    seats = card(asked).question
    assert isinstance(seats, SeatQuestion)
    asked.click(seats.rows[row].buttons[0])
    assert len(chosen(asked)) == 1
    if away:
        asked.focus_page()
    asked.type("2.4")
    assert bar(asked) == "2.4"


@pytest.mark.parametrize("wrong", ["5 4 3", "12 4", "x 4"])
def test_what_is_no_answer_is_said_and_busts_nobody(asked: Frame, wrong: str) -> None:
    asked.type(wrong)
    asked.key(Key.Key_Return)
    assert problem(asked)
    assert bigs(asked) == [None, None]
    assert nobody_out(asked)
    asked.type("4")  # the wrong answer is chosen: typing puts another in its place
    assert typed(asked) == "4"
    assert not problem(asked)


def test_a_seat_no_table_has_is_refused_without_proposing_what_is_a_bust(asked: Frame) -> None:
    """A seat typed with its table busts whoever sits there: the refusal must not ask for one."""
    asked.type("5 12")
    asked.key(Key.Key_Return)
    seats = card(asked).question
    assert isinstance(seats, SeatQuestion)
    assert seats.problem.text() == tables_words.no_seat_at("2", "12")


def test_enter_alone_invents_no_big_blind(asked: Frame) -> None:
    assert chosen(asked) == []
    asked.key(Key.Key_Return)
    asked.pass_time(seconds=5)
    asked.key(Key.Key_Return)
    assert bigs(asked) == [None, None]


def test_the_arrows_go_as_the_seats_stand(asked: Frame) -> None:
    for key, seats in (
        (Key.Key_Right, ["1.1"]),
        (Key.Key_Right, ["1.2"]),
        (Key.Key_Left, ["1.1"]),
        (Key.Key_Left, ["1.1"]),
        (Key.Key_Down, ["1.1", "2.1"]),
        (Key.Key_Right, ["1.1", "2.2"]),
        (Key.Key_Up, ["1.1", "2.2"]),
        (Key.Key_Right, ["1.2", "2.2"]),
    ):
        asked.key(key)
        assert chosen(asked) == seats
    assert typed(asked) == "2 2 "
    asked.key(Key.Key_Return)
    assert bigs(asked) == [None, None], "younger than a second"
    asked.pass_time(seconds=1)
    asked.key(Key.Key_Return)
    assert bigs(asked) == [2, 2]


def test_typing_puts_other_seats_in_place_of_those_of_the_arrows(asked: Frame) -> None:
    asked.key(Key.Key_Right)
    asked.key(Key.Key_Right)
    asked.type("3 6")
    asked.key(Key.Key_Return)
    assert bigs(asked) == [3, 6]


@pytest.mark.parametrize("half", ["", "5 4"])
def test_space_pauses_while_seats_are_asked_for(asked: Frame, half: str) -> None:
    """But not where it parts the seats of two tables."""
    asked.type(half)
    asked.key(Key.Key_Space)
    assert asked.session.reading().phase == "paused"
    assert typed(asked) == half


def test_space_between_two_seats_pauses_nothing(asked: Frame) -> None:
    asked.type("5")
    asked.key(Key.Key_Space)
    assert asked.session.reading().phase == "running"
    assert typed(asked) == "5 "


def test_escape_closes_the_question_and_digits_bust_again(asked: Frame) -> None:
    asked.type("4")
    asked.key(Key.Key_Escape)
    assert card(asked).half_said is None
    asked.type("2.4")
    assert bar(asked) == "2.4"


def test_after_the_command_bar_the_question_has_the_keyboard(asked: Frame) -> None:
    asked.type("5 4")
    asked.key(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    asked.type("x")
    while asked.focus() is asked.night.footer.command:
        asked.key(Key.Key_Escape)
    assert asked.focus() is card(asked).field
    asked.key(Key.Key_Return)
    assert bigs(asked) == [5, 4]


def test_an_answer_half_typed_outlives_another_duty(asked: Frame) -> None:
    asked.type("5 4")
    type_lines(asked.session, 'register "Nils Ny"')
    assert any(isinstance(c.duty, SeatsDuty) for c in asked.night.duties.cards)
    assert typed(asked) == "5 4"
    assert asked.focus() is card(asked).field
    asked.key(Key.Key_Return)
    assert bigs(asked) == [5, 4]


def test_only_one_button_is_enters(asked: Frame) -> None:
    asked.type("4")
    question = card(asked).question
    assert question is not None
    assert green(asked) == [question.enter]


# -- the same on the Tables page ---------------------------------------------------------------------


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("answers", [["5 4"], ["1.5", "2.4"], ["2.4 1.5"], ["5", "4"]])
def test_balance_asks_for_both_in_one_bar(
    session: Session, open_frame: Callable[..., Frame], away: bool, answers: list[str]
) -> None:
    """L, and both seats; one after the other too, with the keyboard taken to the floor between them."""
    type_lines(session, SIX)
    type_lines(session, UNBALANCED)
    frame = open_frame()
    frame.night.show_page("tables")
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    before = len(session.director.history)
    frame.key(Key.Key_L)
    for answer in answers:
        assert page.bar.isVisible()
        if away:
            page.home().setFocus()
        frame.type(answer)
        frame.key(Key.Key_Return)
    assert not page.bar.isVisible()
    assert nobody_out(frame)
    assert len(session.director.history) == before + 2, "the blinds, the move"
    assert [len(t.seats) for t in session.state.open_tables] == [3, 4]
    assert page.home().hasFocus()


def test_balance_is_answered_by_a_click_at_each_table(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SIX)
    type_lines(session, UNBALANCED)
    frame = open_frame()
    frame.night.show_page("tables")
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    frame.key(Key.Key_L)
    one, two = (t.id for t in session.state.open_tables)
    page.bar.give((two, 4))
    assert page.bar.isVisible()
    page.bar.give((one, 5))
    assert not page.bar.isVisible()
    assert [len(t.seats) for t in session.state.open_tables] == [3, 4]


# -- the number called -------------------------------------------------------------------------------

UNSEATED = re.sub(r" seat [.\d]+", "", SETUP) + 'register "Greta Öst" number 4711'


@pytest.fixture
def to_draw(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Before the start nobody has a seat, and one has a club number that somebody could call."""
    type_lines(session, UNSEATED)
    frame = open_frame()
    frame.pass_time(seconds=2)
    return frame


def drawn(frame: Frame) -> tuple[str, str]:
    draw = list(frame.session.state.room.draws.values())[-1]
    return draw.state, draw.number


def test_draw_seats_by_enter_asks_for_the_number_at_once(to_draw: Frame) -> None:
    to_draw.key(Key.Key_Return)
    to_draw.type("4711")
    to_draw.key(Key.Key_Return)
    assert drawn(to_draw) == ("made", "4711")
    assert not to_draw.session.state.game.busts


def test_the_question_shows_that_the_next_digit_is_its_own(to_draw: Frame) -> None:
    """Also while a page has the keyboard; not while a field has it."""
    to_draw.key(Key.Key_Return)
    card = to_draw.night.duties.cards[0]
    assert card.field is not None
    to_draw.focus_page()
    assert card.field.property("next")
    to_draw.key(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert not card.field.property("next")
    to_draw.focus_page()
    to_draw.type("47")
    assert (card.field.text(), card.field.hasFocus()) == ("47", True)


def test_draw_seats_by_click_asks_for_the_number_at_once(to_draw: Frame) -> None:
    button = to_draw.night.duties.cards[0].button
    assert button is not None
    to_draw.click(button)
    to_draw.type("4711")
    to_draw.key(Key.Key_Return)
    assert drawn(to_draw) == ("made", "4711")


def test_digits_are_the_command_bars_while_a_draw_is_not_asked_and_draw_there(to_draw: Frame) -> None:
    """Prepared elsewhere: its card never had the keyboard. A seat is a seat all the same."""
    type_lines(to_draw.session, "prepare draw")
    to_draw.type("1.3")
    assert to_draw.night.footer.command.text() == "1.3"
    to_draw.key(Key.Key_Escape)
    to_draw.key(Key.Key_Escape)
    to_draw.type("4711")
    assert to_draw.night.footer.command.text() == "4711"
    to_draw.key(Key.Key_Return)
    assert drawn(to_draw) == ("prepared", ""), "it is a club number too"
    to_draw.key(Key.Key_Down)
    to_draw.key(Key.Key_Return)
    assert drawn(to_draw) == ("made", "4711")


def test_below_1280_the_number_draws_while_the_drawer_is_shut(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, UNSEATED + "\nprepare draw")
    frame = open_frame(1100, 760)
    frame.type("4711")
    frame.key(Key.Key_Down)
    frame.key(Key.Key_Return)
    assert drawn(frame) == ("made", "4711")


def test_the_number_has_one_green_button(to_draw: Frame) -> None:
    to_draw.key(Key.Key_Return)
    QApplication.processEvents()
    asks = to_draw.night.duties.cards[0]
    assert asks.duty.kind == "draw_number"
    assert green(to_draw) == [asks.button]
    to_draw.key(Key.Key_Escape)
    to_draw.pass_time(seconds=1)
    assert green(to_draw) == [to_draw.night.duties.cards[0].button]


SMALL_BLIND_ONLY = """
start
register "Ida Kvist" seat 2.3
register "Jonas Rask" seat 2.5
close seat 1.1
close seat 1.2
blinds 1 big 6 small 5 button 4
blinds 2 big 1 small 6 button 5
"""


def test_a_balance_that_cannot_be_done_says_why_and_asks_again_after_the_next_hand(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """Table 1 has three, table 2 five; free there is 1.6 alone, the next small blind's."""
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, SMALL_BLIND_ONLY)
    frame.pass_time(seconds=2)
    duty = card(frame).duty
    assert isinstance(duty, BalanceUnableDuty)
    assert (duty.unable, duty.act) == ("small_blind", None)
    shown = " ".join(x.text() for x in card(frame).findChildren(QLabel) if not x.isHidden())
    assert "1.6" in shown
    frame.key(Key.Key_Return)
    assert card(frame).half_said == ""
    frame.type("3")
    frame.key(Key.Key_Return)
    assert bigs(frame)[0] == 3
    assert isinstance(card(frame).duty, BalanceMoveDuty)
    frame.pass_time(seconds=2)
    frame.key(Key.Key_Return)
    assert 6 in session.state.open_tables[0].seats
