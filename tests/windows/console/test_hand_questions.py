"""The question who went out in one hand, in a duty's card: by keys, by clicks, and never tied without a
word."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QStyle, QStyleOptionFrame

from core.money.payouts import placings
from core.say.duties import SameHandDuty, SameTimeDuty
from gui.console.duties.card import DutyCard
from gui.console.duties.hand_question import HandQuestion
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.mouse import Mouse

Key = Qt.Key
MORE = 'register "Greta Öst" seat 1.1\nregister "Hans Ek" seat 2.2\n'


@pytest.fixture
def played(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Anna, Bo, Cecilia and Greta in seats 3, 4, 5 and 1 of table 1; David, Erik, Farid and Hans in seats 1,
    7, 9 and 2 of table 2. All else that is due is out of the way."""
    type_lines(session, SETUP + MORE + "prizes 30% 20% 15% 15% 5% 5% 5% 5%\nannounce break-order\nstart")
    frame = open_frame()
    frame.pass_time(minutes=1)
    return frame


def bust(frame: Frame, *lines: str, apart: float = 10) -> None:
    """Typed into the command bar, so many seconds apart."""
    for line in lines:
        frame.pass_time(seconds=apart)
        frame.focus_page()
        frame.key(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        frame.type(line)
        frame.key(Key.Key_Return)
    frame.pass_time(seconds=2)


def cards(frame: Frame) -> list[DutyCard]:
    about = (SameHandDuty.kind, SameTimeDuty.kind)
    return [c for c in frame.night.duties.cards if c.duty.kind in about]


def asked(frame: Frame) -> list[str]:
    return [c.duty.kind for c in cards(frame)]


def opened(frame: Frame) -> HandQuestion:
    """The question of the only card, opened with its button."""
    (card,) = cards(frame)
    if card.half_said is None:
        assert card.button is not None
        frame.click(card.button)
    assert isinstance(card.question, HandQuestion)
    assert QApplication.focusWidget() is card.question.current
    return card.question


def places(frame: Frame) -> dict[str, tuple[int, int]]:
    t = frame.session.state
    return {t.name(p.entry).split()[0]: (p.place, p.last) for p in placings(t)}


def button(frame: Frame, name: str) -> QPushButton:
    found = [b for b in frame.night.duties.findChildren(QPushButton, name) if b.isVisible()]
    assert len(found) == 1
    return found[0]


# -- one hand or two --------------------------------------------------------------------------------


def test_a_minute_apart_nothing_is_asked(played: Frame) -> None:
    bust(played, "1.3", "1.4", apart=60)
    assert asked(played) == []
    assert places(played) == {"Anna": (8, 8), "Bo": (7, 7)}


def test_under_a_minute_one_key_says_two_hands(played: Frame) -> None:
    bust(played, "1.3", "1.4", apart=40)
    assert asked(played) == [SameHandDuty.kind]
    opened(played)
    played.type("2")
    assert asked(played) == [SameHandDuty.kind], "only at Enter: it may be the beginning of a seat"
    played.key(Key.Key_Return)
    assert asked(played) == []
    assert places(played) == {"Anna": (8, 8), "Bo": (7, 7)}
    assert played.session.director.history[-1].line.startswith("two hands")


@pytest.mark.parametrize("waits", [True, False])
def test_a_digit_does_what_stands_beside_it(played: Frame, waits: bool) -> None:
    """The keys on the answers were dead until Enter had opened the question."""
    bust(played, "1.3", "1.4", apart=40)
    if not waits:
        played.focus_page()
    assert played.night.footer.command.waits is waits
    (card,) = cards(played)
    shown = [x for x in card.findChildren(KeyButton) if x.property("kind") == "answer"]
    assert [x.shows_key for x in shown] == [True, True]
    played.type("2")
    assert [x.isChecked() for x in shown] == [False, True]
    assert (asked(played), played.night.footer.command.text()) == ([SameHandDuty.kind], "")
    played.key(Key.Key_Return)
    assert asked(played) == []
    assert played.session.director.history[-1].line.startswith("two hands")


@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize("seat", ["2.7", "1.5"])
def test_a_seat_that_begins_like_an_answer_is_that_bust(played: Frame, waits: bool, seat: str) -> None:
    bust(played, "1.3", "1.4", apart=40)
    if not waits:
        played.focus_page()
    played.type(seat)
    assert played.night.footer.command.text() == seat
    played.key(Key.Key_Return)
    assert len(played.session.state.game.busts) == 3
    assert asked(played)


def test_keys_stand_only_beside_answers_that_they_choose(played: Frame) -> None:
    """Two cards ask the same: digits are for the first, which Enter is for."""
    bust(played, "1.3", "2.1", "1.4", "2.7", apart=5)
    first, second = cards(played)
    for card, shown in ((first, True), (second, False)):
        buttons = [x for x in card.findChildren(KeyButton) if x.property("kind") == "answer"]
        assert {x.shows_key for x in buttons} == {shown}


def test_tab_goes_from_the_choice_through_the_stacks_to_the_button(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    question = opened(played)
    played.type("1")
    assert all(x.isVisible() for x in question.stacks), "at once, beside the choice"
    reached = []
    for _ in range(3):
        played.key(Key.Key_Tab)
        reached.append(played.focus())
    assert reached == [*question.stacks, question.enter]
    for _ in range(2):
        played.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    played.type("3000")
    played.key(Key.Key_Tab)
    played.type("1200")
    played.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    played.key(Key.Key_Return)
    assert places(played) == {"Bo": (8, 8), "Anna": (7, 7)}


@pytest.mark.parametrize("busts", [("1.3", "1.4"), ("1.3", "2.1", "1.4", "2.7")])
def test_the_choices_field_shows_what_may_be_typed(played: Frame, busts: tuple[str, ...]) -> None:
    """An empty box beside the buttons would say nothing, nor does 1/…."""
    played.window.resize(1366, 768)
    bust(played, *busts, apart=5)
    card = cards(played)[0]
    assert card.button is not None
    played.click(card.button)
    question = card.question
    assert isinstance(question, HandQuestion)
    field = question.fields[0]
    shown = field.placeholderText()
    assert field.isVisible()
    assert all(x in shown for x in question.answers)
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field).width()
    assert field.fontMetrics().horizontalAdvance(shown) <= room - 4, "and it has room beside the cursor"


def test_the_choice_is_mended_without_losing_the_stacks(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    question = opened(played)
    played.type("1")
    played.key(Key.Key_Tab)
    played.type("3000")
    played.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    played.type("2")  # the text is chosen: it is replaced
    assert not any(x.isVisible() for x in question.stacks)
    played.key(Key.Key_Backspace)
    played.type("1")
    assert [x.text() for x in question.stacks] == ["3000", ""]


def test_one_key_says_different_hands_for_all_who_are_asked_about(played: Frame) -> None:
    bust(played, "1.3", "2.1", "1.4", "2.7", apart=5)
    first, _ = cards(played)
    assert first.button is not None
    played.click(first.button)
    played.type("3")
    played.key(Key.Key_Return)
    assert asked(played) == []
    assert places(played) == {"Anna": (8, 8), "David": (7, 7), "Bo": (6, 6), "Erik": (5, 5)}


def test_a_double_click_answers_one_question_and_asks_one(played: Frame) -> None:
    """Its second press fell on the next card's answer, and on the button that had just asked."""
    bust(played, "1.3", "1.4", "1.1", apart=10)
    first, second = cards(played)
    assert (first.button, second.button) != (None, None)
    before = len(played.session.director.history)
    two = first.findChild(QPushButton, "two_hands")
    assert isinstance(two, QPushButton)
    Mouse().double_click(two)
    played.session.settle()
    assert (len(played.session.director.history), len(cards(played))) == (before + 1, 1)
    (card,) = cards(played)
    assert isinstance(card.question, HandQuestion)
    assert not card.is_open
    Mouse().double_click(card.question.enter)
    assert card.is_open
    assert card.question.problem.isHidden()


def test_one_key_says_one_hand_and_only_then_the_stacks_are_asked(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    question = opened(played)
    assert not any(row.isVisible() for row in question.stacks)
    before = len(played.session.director.history)
    played.type("1")
    played.key(Key.Key_Return)
    assert all(row.isVisible() for row in question.stacks)
    assert len(played.session.director.history) == before, "nothing is done before the stacks are told"
    played.type("3000 1200")
    played.key(Key.Key_Return)
    assert places(played) == {"Bo": (8, 8), "Anna": (7, 7)}
    assert asked(played) == []
    assert len(played.session.director.history) == before + 1, "one action, so one undo"


def test_the_stacks_by_a_pad_that_has_no_space(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    question = opened(played)
    played.type("1")
    played.key(Key.Key_Return)
    played.type("3000")
    played.key(Key.Key_Return)
    assert question.problem.isVisible()
    played.type("1200")
    played.key(Key.Key_Return)
    assert places(played) == {"Bo": (8, 8), "Anna": (7, 7)}


def test_by_clicks_alone_they_share_when_the_director_says_so(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    opened(played)
    played.click(button(played, "one_hand"))
    assert places(played) == {"Anna": (8, 8), "Bo": (7, 7)}, "not before it is said"
    played.click(button(played, "they_share"))
    assert places(played) == {"Anna": (7, 8), "Bo": (7, 8)}
    assert asked(played) == []


@pytest.mark.parametrize("wrong", ["x 1200", "3000 0", "3000 1200 5"])
def test_what_is_no_stack_is_said_and_nothing_is_done(played: Frame, wrong: str) -> None:
    bust(played, "1.3", "1.4")
    question = opened(played)
    before = len(played.session.director.history)
    played.type("1")
    played.key(Key.Key_Return)
    played.type(wrong)
    played.key(Key.Key_Return)
    assert question.problem.isVisible()
    assert len(played.session.director.history) == before


def test_other_digits_answer_nothing_and_escape_leaves_it_open(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    question = opened(played)
    played.type("3")
    played.key(Key.Key_Return)
    assert question.problem.isVisible()
    assert asked(played) == [SameHandDuty.kind]
    played.key(Key.Key_Escape)
    assert cards(played)[0].half_said is None
    assert asked(played) == [SameHandDuty.kind]
    played.type("2.7")
    assert played.night.footer.command.text() == "2.7", "digits are the command bar's again"


def test_an_answer_half_typed_outlives_another_duty(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    opened(played)
    played.type("1")
    played.key(Key.Key_Return)
    played.type("3000 ")
    type_lines(played.session, 'register "Nils Ny"')
    (card,) = cards(played)
    assert isinstance(card.question, HandQuestion)
    assert [x.text() for x in card.question.fields] == ["1", "3000", ""]
    assert played.focus() is card.question.stacks[1]
    played.type("1200")
    played.key(Key.Key_Return)
    assert places(played) == {"Bo": (9, 9), "Anna": (8, 8)}


def test_a_digit_of_the_answer_outlives_another_duty(played: Frame) -> None:
    bust(played, "1.3", "1.4")
    opened(played)
    played.type("2")
    type_lines(played.session, 'register "Nils Ny"')
    assert asked(played) == [SameHandDuty.kind]
    played.key(Key.Key_Return)
    assert asked(played) == []
    assert places(played) == {"Anna": (9, 9), "Bo": (8, 8)}


@pytest.mark.parametrize("seat", ["2.7", "2,7", "1.5"])
@pytest.mark.parametrize("typing", [True, False])
def test_a_seat_that_is_shouted_while_it_is_asked_is_the_command_bars(
    played: Frame, seat: str, typing: bool
) -> None:
    """Its first digit answers nothing, its point pauses nothing, and the question stays open."""
    bust(played, "1.3", "1.4")
    opened(played)
    if not typing:
        played.focus_page()
    before = len(played.session.director.history)
    played.type(seat)
    assert len(played.session.director.history) == before
    assert played.session.reading().running
    assert played.night.footer.command.text() == seat
    played.key(Key.Key_Return)
    assert len(played.session.state.game.busts) == 3
    assert cards(played)[0].half_said is not None
    assert played.session.reading().running


# -- stacks that nobody told ------------------------------------------------------------------------


def test_one_line_without_stacks_asks_for_them(played: Frame) -> None:
    bust(played, "eliminate 1.3 1.4")
    (card,) = cards(played)
    assert (card.duty.kind, card.duty.act) == (SameTimeDuty.kind, None)
    opened(played)
    played.type("900 2000")
    played.key(Key.Key_Return)
    assert places(played) == {"Anna": (8, 8), "Bo": (7, 7)}
    assert asked(played) == []


def test_one_line_with_stacks_asks_nothing(played: Frame) -> None:
    bust(played, "eliminate 1.3 1.4 stacks 900 2000")
    assert asked(played) == []


# -- three in one hand of hand-for-hand, two at one table ------------------------------------------


@pytest.mark.parametrize(
    "lines", [("1.3", "1.4", "2.7"), ("2.7", "1.4", "1.3"), ("1.4", "2.7", "1.3"), ("eliminate 2.7 1.3 1.4",)]
)
def test_all_tied_is_proposed_and_enter_confirms_it(played: Frame, lines: tuple[str, ...]) -> None:
    type_lines(played.session, 'hand-for-hand override "for the test"')
    bust(played, *lines)
    assert asked(played) == [SameTimeDuty.kind]
    assert {*places(played).values()} == {(6, 8)}
    assert played.night.duties.cards[0] is cards(played)[0], "asked at once"
    played.focus_page()
    played.key(Key.Key_Return)
    assert asked(played) == []
    assert {*places(played).values()} == {(6, 8)}
    assert played.session.director.history[-1].line.startswith("same time")


@pytest.mark.parametrize("lines", [("1.3", "1.4", "2.7"), ("2.7", "1.4", "1.3")])
@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("Anna Ek", {"Bo": (8, 8), "Anna": (6, 7), "Erik": (6, 7)}),
        ("Bo Sund", {"Bo": (7, 8), "Erik": (7, 8), "Anna": (6, 6)}),
    ],
)
def test_otherwise_by_stack_and_with_whom_the_third_shares(
    played: Frame, lines: tuple[str, ...], choice: str, expected: dict[str, tuple[int, int]]
) -> None:
    type_lines(played.session, 'hand-for-hand override "for the test"')
    bust(played, *lines)
    played.click(button(played, "by_stack"))
    (card,) = cards(played)
    question = card.question
    assert isinstance(question, HandQuestion)
    stacks = {"Anna Ek": "3000", "Bo Sund": "1200"}
    names = [x.name for x in question._ranked]
    played.type(" ".join(stacks[n] for n in names) + f" {1 + names.index(choice)}")
    played.key(Key.Key_Return)
    assert places(played) == expected
    assert asked(played) == []


def test_the_button_that_enter_presses_does_not_say_that_all_share(played: Frame) -> None:
    """Enter places by stack then."""
    type_lines(played.session, 'hand-for-hand override "for the test"')
    bust(played, "1.3", "1.4", "2.7")
    (card,) = cards(played)
    assert card.button is not None
    all_share = card.button.text()
    played.click(button(played, "by_stack"))
    played.type("3000 1200 1")
    green = [b for b in card.findChildren(KeyButton) if b.isVisible() and b.property("kind") == "primary"]
    assert green == [card.question.enter if card.question else None]
    assert green[0].text() != all_share
    played.key(Key.Key_Escape)
    assert card.button.isVisible()
    assert card.button.text() == all_share


def test_the_button_says_that_it_asks_until_it_is_asked(played: Frame) -> None:
    bust(played, "eliminate 1.3 1.4")
    (card,) = cards(played)
    assert card.button is not None
    asks = card.button.text()
    opened(played)
    assert card.button.text() != asks
    played.key(Key.Key_Escape)
    assert card.button.text() == asks


def test_stacks_typed_in_one_line_are_used_and_only_the_third_is_asked_about(played: Frame) -> None:
    type_lines(played.session, 'hand-for-hand override "for the test"')
    bust(played, "eliminate 1.3 1.4 2.7 stacks 3000 1200 5000")
    played.click(button(played, "by_stack"))
    (card,) = cards(played)
    question = card.question
    assert isinstance(question, HandQuestion)
    (choices,) = question.sharers
    played.click(next(b for b in choices if b.text() == "Bo Sund"))
    assert places(played) == {"Bo": (7, 8), "Erik": (7, 8), "Anna": (6, 6)}
    assert asked(played) == []


def test_two_at_each_of_two_tables_by_stack_share_with_those_of_the_other_table(played: Frame) -> None:
    type_lines(played.session, 'hand-for-hand override "for the test"')
    bust(played, "1.3", "2.7", "1.4", "2.9")
    assert {*places(played).values()} == {(5, 8)}
    played.click(button(played, "by_stack"))
    (card,) = cards(played)
    assert isinstance(card.question, HandQuestion)
    stacks = {"Anna Ek": "3000", "Bo Sund": "800", "Erik Lind": "1200", "Farid Dahl": "2000"}
    played.type(" ".join(stacks[x.name] for x in card.question._ranked))
    played.key(Key.Key_Return)
    assert places(played) == {"Bo": (7, 8), "Erik": (7, 8), "Anna": (5, 6), "Farid": (5, 6)}
    assert asked(played) == []


def test_in_hand_for_hand_two_of_one_table_are_one_hand_however_long_it_takes(played: Frame) -> None:
    type_lines(played.session, 'hand-for-hand override "for the test"')
    bust(played, "1.3", "1.4", apart=200)
    (card,) = cards(played)
    assert (card.duty.kind, card.duty.act) == (SameTimeDuty.kind, None)
    played.focus_page()
    played.key(Key.Key_Return)
    assert card.half_said is not None, "asked before the hand is told over"
    type_lines(played.session, f"one hand {' '.join(f'e{e}' for e in card.duty.subject)} stacks 900 800")
    type_lines(played.session, "hand played")
    bust(played, "1.5")
    assert asked(played) == [], "another hand"
