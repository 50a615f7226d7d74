"""Duties by Enter and by click; a duty that has just come ignores an Enter meant for the one before."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.say import acts
from core.say.duties import (
    BalanceAskDuty,
    BalanceDuty,
    BalanceMoveDuty,
    BreakTableDuty,
    ColourUpAheadDuty,
    ColourUpDuty,
    ConductReportDuty,
    HeadDuty,
    RaceDuty,
    SameTimeDuty,
    SeatsDuty,
    TalkDuty,
)
from core.say.reasons import TableStillOpen
from gui.console.duties import column
from gui.console.duties.card import DutyCard
from gui.console.duties.parts import page
from gui.console.duties.seat_question import SeatQuestion
from gui.console.frame.acting import perform
from gui.console.players.dialogs import CorrectBust
from gui.console.players.page import PlayersPage
from gui.console.tables.table_oval import TableOval
from gui.console.tonight.page import TonightPage
from gui.program.session import Session
from gui.widgets.from_to import FromTo
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.words import console, paper, text
from gui.words import tables as tables_words
from gui.words.moves import _entering
from gui.words.names import Names
from gui.words.tr import plain
from tests.doing import do_line
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.keyboard import form
from tests.windows.said import says

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


def asked(card: DutyCard) -> SeatQuestion:
    assert isinstance(card.question, SeatQuestion)
    return card.question


def see_and_do(frame: Frame) -> None:
    """Enter for a duty that time has brought, and after a second again."""
    frame.key(Qt.Key.Key_Return)
    frame.pass_time(seconds=1)
    frame.key(Qt.Key.Key_Return)


def test_enter_does_the_first_that_is_complete(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    frame.pass_time(seconds=2)
    assert cards(frame)[0].ring
    frame.key(Qt.Key.Key_Return)
    assert all(e.table is not None for e in frame.session.state.playing)


def test_enter_is_for_no_duty_that_has_time_while_races_are_due(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    """A report may wait till the night is over: an Enter meant for the race above it must not mark it."""
    unseated = re.sub(r" seat \S+", "", SETUP).strip()
    lines = f'rulebook "svepof-2006"\nset seats 3\nset final 3\n{unseated}\nannounce break-order\n'
    type_lines(session, lines + 'chips 25 100 500\ndraw number "5"\nstart')
    hand_clock.advance(minutes=35)
    type_lines(session, 'penalty "Anna Ek" minutes 30 for "in the muck"')
    hand_clock.advance(minutes=6)
    frame = open_frame()
    frame.pass_time(seconds=2)
    assert isinstance(cards(frame)[0].duty, RaceDuty)
    frame.key(Qt.Key.Key_Return)
    assert not session.state.word.marked
    assert frame.night.stack.currentWidget() is frame.night._pages["chips"]


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
    """Enter asks, all seats of both tables are shown; then one Enter moves."""
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    frame.pass_time(seconds=2)
    first = cards(frame)[0]
    assert isinstance(first.duty, BalanceAskDuty)
    assert first.button is asked(first).enter
    assert first.width() <= frame.night.duties.width()
    seats = asked(first).buttons
    assert [b.text() for b in seats] == ["1", "2", "3", "4", "5", "6"] * 2
    assert seats[11].toolTip() == "Farid Dahl"
    assert seats[7].toolTip() == "free", "who had it may be out by now"
    assert seats[0].isVisible(), "both tables are asked about at once"
    assert not asked(first).field.isVisible()
    frame.key(Qt.Key.Key_Return)
    assert asked(first).field.isVisible()
    assert QApplication.focusWidget() is first.field
    frame.click(seats[9])
    assert cards(frame)[0] is first, "the other table is asked about in the same card"
    frame.click(seats[0])
    move = cards(frame)[0].duty
    assert isinstance(move, BalanceMoveDuty)
    name = session.state.name(move.entry)
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
    draw = list(frame.session.state.room.draws.values())[-1]
    assert (draw.state, draw.number) == ("made", "4711")


@pytest.fixture
def called(frame: Frame) -> QLineEdit:
    """The field of a draw that waits for its number."""
    type_lines(frame.session, 'register "Greta Öst"\nprepare draw')
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    return field


def test_a_blank_in_the_number_is_said_to_be_no_digit(frame: Frame, called: QLineEdit) -> None:
    frame.type("6 ")
    assert (called.text(), problem(frame)) == ("6", True)
    frame.type("1")
    assert (called.text(), problem(frame)) == ("61", False)


def problem(frame: Frame) -> bool:
    found = frame.night.duties.findChild(QLabel, "number_problem")
    assert found is not None
    return found.isVisible()


@pytest.mark.parametrize("typed", ["", "?-", "-+-"])
def test_a_number_that_is_none_is_said_to_be_none(frame: Frame, called: QLineEdit, typed: str) -> None:
    assert not problem(frame)
    frame.type(typed)
    frame.key(Qt.Key.Key_Return)
    assert problem(frame)
    assert called.text() == typed, "it stays in sight, and what is typed next takes its place"
    assert [d.state for d in frame.session.state.room.draws.values()] == ["prepared"]
    frame.type("17")
    assert not problem(frame)
    frame.key(Qt.Key.Key_Return)
    assert [d.number for d in frame.session.state.room.draws.values()] == ["17"]


@pytest.mark.parametrize("before", ["", "4"])
def test_a_command_begun_in_the_field_of_the_number_is_the_bars(
    frame: Frame, called: QLineEdit, before: str
) -> None:
    frame.type(f"{before}/anna")
    assert frame.night.footer.command.text() == "anna"
    assert called.text() == before
    frame.key(Qt.Key.Key_Return)
    assert [d.state for d in frame.session.state.room.draws.values()] == ["prepared"]


def test_a_seat_typed_into_the_field_of_the_number_is_the_bars(frame: Frame, called: QLineEdit) -> None:
    frame.type("2.7")
    assert frame.night.footer.command.text() == "2.7"
    assert called.text() == ""
    assert [d.state for d in frame.session.state.room.draws.values()] == ["prepared"]


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
    frame.type("3 4")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Escape)
    frame.key(Qt.Key.Key_Return)
    assert session.reading().running
    assert [t.blinds is not None for t in session.state.open_tables] == [True, True]
    assert [len(t.seats) for t in session.state.open_tables] == [2, 5], (
        "an Enter within a second moves nobody"
    )


def test_a_half_typed_number_outlives_another_duty(frame: Frame) -> None:
    type_lines(frame.session, 'register "Greta Öst"\nprepare draw')
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.type("47")
    type_lines(frame.session, "set late 1\nstart")
    frame.pass_time(minutes=11)
    number = cards(frame)[0].field
    assert len(cards(frame)) > 1
    assert number is not None
    assert number.text() == "47"
    assert QApplication.focusWidget() is number


def otherwise(frame: Frame, card: int, choice: str) -> None:
    """Press Otherwise… on a card and choose in its menu."""
    button = next(b for b in cards(frame)[card].findChildren(KeyButton) if b.objectName() == "otherwise")
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
    otherwise(frame, 0, "Later")
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
    said = console.nothing_due(frame.session.state, frame.session.reading())
    assert frame.night.duties._nothing.text() == said
    assert not frame.night.duties._hint.isVisible()


def test_nothing_to_do_follows_the_clock_s_start(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    type_lines(frame.session, "add level blinds 25/50\nopen table 1")
    type_lines(frame.session, 'register "Anna Ek" seat 1.1\nregister "Bo Sund" seat 1.2')
    column = frame.night.duties
    assert not column.cards
    before = column._nothing.text()
    do_line(frame.session, "start")
    assert not column.cards
    assert column._nothing.text() == console.nothing_due(frame.session.state, frame.session.reading())
    assert column._nothing.text() != before


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


def test_the_tab_says_from_the_first_that_nothing_is_due(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    tab = open_frame(1100, 760).night.tab
    said = [tab.accessibleName()]
    type_lines(session, SETUP)
    type_lines(session, UNSEATED)
    said.append(tab.accessibleName())
    for _ in range(len(session.director.history)):
        session.undo()
    said.append(tab.accessibleName())
    assert said[0] == said[2] != said[1]


def test_a_duty_stands_while_the_clock_does(frame: Frame) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(seconds=2)
    type_lines(frame.session, "pause")
    frame.pass_time(seconds=3)
    assert cards(frame)[-1]._when.text == "39:58"
    type_lines(frame.session, "resume")
    frame.pass_time(seconds=1)
    assert cards(frame)[-1]._when.text == "39:57"


def test_what_falls_overdue_is_counted_as_time_goes_on(frame: Frame) -> None:
    """No card changes its words then, and no action is done."""
    type_lines(frame.session, 'announce break-order\nstart\ncall clock "Anna Ek" by "Bo Sund"')
    duties, counted = frame.night.duties, []
    for _ in range(120):
        frame.pass_time(seconds=1)
        now = frame.session.now()
        due = [x.duty.due_ms for x in duties.cards]
        overdue = sum(at is not None and at < now for at in due)
        assert duties._count.text() == column._count_words(len(due), overdue)
        counted.append(overdue)
    assert {0, 1} <= {*counted}, "the clock called has run out"


def notice(frame: Frame) -> str:
    """Without what is said once of a club that has no printer."""
    shown = frame.night.notice
    said = shown.sentence.text() if shown.shown else ""
    return said.removesuffix(paper.no_printer_chosen()).removesuffix(" · ")


def test_a_broken_table_s_players_are_called_out_and_stand_in_the_history(frame: Frame) -> None:
    session = frame.session
    table = session.state.open_tables[1].id
    perform(frame.night, session, acts.BreakTable(table=table))
    seats = {e.player: e for e in session.state.playing}
    gone = [f"{session.state.name(e.id)} → {session.state.seat_text(e.id)}" for e in list(seats.values())[3:]]
    assert sorted(notice(frame).split(" · ")) == sorted(gone)
    assert len(gone) == 3
    said = text.sentence(session.director.history[-1], Names(session.state))
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
    session.log.read_only = True
    frame = open_frame()
    frame.pass_time(seconds=2)
    first = cards(frame)[0]
    assert first.isVisible()
    assert not [b for b in first.findChildren(KeyButton) if b.isVisible()]
    frame.key(Qt.Key.Key_Return)
    assert any(e.table is None for e in session.state.playing)


LONG_NAMES = ("Yvonne Åkesson", "Þórunn Sigurbjörg Guðmundsdóttir-Jónsdóttir", "W" * 40)


@pytest.mark.parametrize("name", LONG_NAMES)
def test_no_name_makes_a_card_wider_than_its_column(
    session: Session, open_frame: Callable[..., Frame], name: str
) -> None:
    """The smallest window; the move's card and the one that asks, opened."""
    people = ("Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Erik Lind", "Farid Dahl",
              "Ida Kvist", "Jonas Rask", "Karin Ström")  # fmt: skip
    lines = SIX.rstrip() + UNBALANCED
    for who in people:
        lines = lines.replace(f'"{who}"', f'"{(who.split()[0] + " " + name)[:60]}"')
    type_lines(session, lines)
    frame = open_frame(1280, 720)
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    _inside(frame)
    frame.click(asked(cards(frame)[0]).buttons[9])
    _inside(frame)
    frame.click(asked(cards(frame)[0]).buttons[0])
    move = cards(frame)[0]
    assert move.duty.act == acts.Balance()
    assert move.button is not None
    assert move.button.text() == "Move"
    _inside(frame)


def test_a_report_s_three_buttons_leave_the_card_as_wide_as_the_others(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """It is the first, so it may be done otherwise too, and it has a paper."""
    unseated = re.sub(r" seat \S+", "", SETUP).strip()
    lines = f'rulebook "svepof-2006"\nset seats 3\nset final 3\n{unseated}\nannounce break-order\n'
    type_lines(session, lines + 'draw number "5"\nstart\npenalty "Anna Ek" minutes 30 for "in the muck"')
    frame = open_frame()
    QApplication.processEvents()
    report = next(card for card in cards(frame) if isinstance(card.duty, ConductReportDuty))
    assert [b.text() for b in report.findChildren(KeyButton)] == ["Reported", "Print…", "Otherwise…"]
    assert {card.width() for card in cards(frame)} == {report.width()}
    assert report.minimumSizeHint().width() <= report.width()
    _inside(frame)


def _inside(frame: Frame) -> None:
    """Everything that is seen of the cards lies inside the column, and the column in the window."""
    column = frame.night.duties
    QApplication.processEvents()
    for card in cards(frame):
        for part in (card, *card.findChildren(QWidget)):
            if part.isVisible():
                left = part.mapTo(column, part.rect().topLeft()).x()
                assert left >= 0
                assert left + part.width() <= column.width(), (part, left, part.width())
    assert column.mapTo(frame.window, column.rect().topRight()).x() < frame.window.width()


def test_the_card_that_asks_says_the_question_once_and_names_both_tables(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    card = cards(frame)[0]
    said = [x.text() for x in card.findChildren(QLabel) if x.isVisible()]
    asked_of = [plain(tables_words.big_blind_now(label)) for label in ("1", "2")]
    assert [x for x in said if x in asked_of] == asked_of
    duty = card.duty
    assert isinstance(duty, BalanceAskDuty)
    assert (duty.from_players, duty.to_players) == (5, 2)
    question = text.duty(duty, 0, Names(session.state))
    assert plain(question.text) in said
    assert plain(question.why) not in said, "the titles of the tables ask it"


def test_what_still_stands_is_marked_as_done_otherwise_only_with_a_reason(frame: Frame) -> None:
    """A click on the way out, the reason in the notice, a reason typed there."""
    session = frame.session
    type_lines(session, "start")
    frame.pass_time(seconds=2)
    card = next(c for c in cards(frame) if isinstance(c.duty, BreakTableDuty))
    mark = acts.MarkDuty(duty=card.duty.id, how="otherwise")
    card.wanted.emit(mark)
    second = next(t.id for t in frame.session.state.open_tables if t.label == "2")
    assert says(frame.night.notice.said, TableStillOpen, table=second, players=3)
    assert card.duty.id not in session.state.word.marked
    frame.night.notice.reason.setFocus()
    frame.type("one last hand first")
    frame.key(Qt.Key.Key_Return)
    assert session.state.word.marked[card.duty.id] == "otherwise"
    assert session.state.word.overrides[-1].reason == "one last hand first"


def told(card: DutyCard) -> list[str]:
    """All that stands on a card, and what is read out of it."""
    ways = [way.accessibleName() for way in card.findChildren(FromTo)]
    words = [x.text() for x in card.findChildren(QLabel)] + [x.text() for x in card.findChildren(KeyButton)]
    return [card.accessibleName(), card.tone, *ways, *words]


def test_a_card_that_is_kept_says_what_a_new_one_would(frame: Frame) -> None:
    before, kept = list[DutyCard](), 0
    for line in (
        UNBALANCED + 'register "Lo Ek"\nregister "Mi Ek"\neliminate 1.1\neliminate "Mi Ek"'
    ).splitlines():
        type_lines(frame.session, line)
        kept += len([card for card in cards(frame) if card in before])
        before = list(cards(frame))
        for card in before:
            new = DutyCard(card.parts, card.duty, frame.session.state, frame.session.now)
            new.show_duty(card.duty, card._when.text)
            new.mark(card.ring)
            assert told(card) == told(new), line
    assert kept > 5


def test_a_colour_up_asks_for_the_chips_where_nobody_said_them(frame: Frame, qtbot: QtBot) -> None:
    """Ahead it only says where that is said; in the break Enter asks, and the races are due at once."""
    type_lines(frame.session, "set late 9\nannounce break-order\nstart")
    frame.pass_time(seconds=2)
    (ahead,) = (c for c in cards(frame) if isinstance(c.duty, ColourUpDuty))
    assert ([b.deed for b in ahead.parts.buttons], page(ahead.duty)) == (["go"], "chips")
    frame.pass_time(minutes=41)
    frame.pass_time(seconds=2)
    held = cards(frame)[0]
    assert isinstance(held.duty, ColourUpAheadDuty)
    assert held.duty.unset
    assert ([b.deed for b in held.parts.buttons], page(held.duty)) == (["go", "otherwise"], "chips")
    see_and_do(frame)
    form(frame.window, acts.SetChips, qtbot)
    frame.type("25 100 500")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.chips.values == (25, 100, 500)
    assert {c.duty.kind for c in cards(frame)} >= {RaceDuty.kind}


def test_after_the_winner_come_the_papers_and_not_the_clock(frame: Frame) -> None:
    type_lines(frame.session, "start")
    for name in ("Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Erik Lind"):
        frame.pass_time(minutes=1)
        type_lines(frame.session, f'eliminate "{name}"')
    frame.pass_time(seconds=2)
    assert frame.night.header.toggle.property("kind") == "primary"
    frame.key(Qt.Key.Key_Return)
    assert not frame.session.reading().running
    assert frame.night.header.toggle.isHidden()
    (card,) = cards(frame)
    asked: list[tuple[str, int]] = []
    card.printing.disconnect()
    card.printing.connect(lambda key, table: asked.append((key, table)))
    for button in card.findChildren(KeyButton):
        frame.click(button)
    assert asked == [("results", 0), ("payout_slips", 0)]
    tonight = frame.night.page("tonight")
    assert isinstance(tonight, TonightPage)
    rows = [row.quiet for row in tonight.lines.rows]
    assert any(row.endswith("7 · 360") for row in rows), "the seat and the prize"


def test_no_enter_breaks_a_table_while_somebody_may_still_come_in(frame: Frame) -> None:
    """It stands there with its button, and why it waits; the next thing Enter is for is the one below."""
    type_lines(frame.session, "set late 1\nannounce break-order\nstart")
    frame.pass_time(seconds=2)
    (card,) = (c for c in cards(frame) if isinstance(c.duty, BreakTableDuty))
    assert not card.ring
    assert isinstance(card.duty, BreakTableDuty)
    assert card.duty.entering == 1
    said = " ".join(x.text() for x in card.findChildren(QLabel))
    assert (waits := _entering(card.duty))
    assert waits in said
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.open_tables) == 2
    frame.pass_time(minutes=20)
    frame.pass_time(seconds=2)
    see_and_do(frame)
    assert len(frame.session.state.open_tables) == 1


def test_a_break_shows_who_goes_where_before_its_one_press_and_undo_beside_the_list(frame: Frame) -> None:
    """Each player by name and how many go to which table; then each with a seat."""
    type_lines(frame.session, "start")
    frame.pass_time(seconds=2)
    (card,) = (c for c in cards(frame) if isinstance(c.duty, BreakTableDuty))
    going = [frame.session.state.name(e) for e in frame.session.state.open_tables[1].seats.values()]
    duty = card.duty
    assert isinstance(duty, BreakTableDuty)
    assert {*going} == {*map(frame.session.state.name, duty.drawn)}
    to = tuple(frame.session.state.room.tables[table].label for table in duty.to)
    assert (to, duty.least, duty.most) == (("1",), (3,), (3,))
    shown = " ".join(x.text() for x in card.findChildren(QLabel) if x.isVisible())
    assert all(name in shown for name in going)
    frame.key(Qt.Key.Key_Return)
    t = frame.session.state
    assert len(t.open_tables) == 1
    told = notice(frame)
    assert all(
        f"{t.name(e)} → 1.{s}" in told for s, e in t.open_tables[0].seats.items() if t.name(e) in going
    )
    frame.click(frame.night.notice.together)
    assert len(frame.session.state.open_tables) == 2
    assert frame.session.director.history[-1].line == "undo"


def test_where_seats_are_missing_the_button_asks_for_the_table(
    session: Session, open_frame: Callable[..., Frame], qtbot: QtBot
) -> None:
    type_lines(session, SIX + "start\nset late 2")
    type_lines(session, "\n".join(f'register "Late {n}"' for n in "ABCDEFG"))
    frame = open_frame()
    frame.pass_time(seconds=2)
    duty = cards(frame)[0].duty
    assert isinstance(duty, SeatsDuty)
    assert len(duty.entries) > duty.free
    frame.key(Qt.Key.Key_Return)
    form(frame.window, acts.OpenTable, qtbot)
    frame.key(Qt.Key.Key_Return)
    assert len(session.state.open_tables) == 3
    frame.pass_time(seconds=2)
    assert isinstance(cards(frame)[0].duty.act, acts.MakeDraw)


def test_a_card_says_the_name_a_player_has_now(frame: Frame) -> None:
    """A duty keeps who it is about by id: a name that is corrected changes what its card says."""
    type_lines(frame.session, 'register "Greta Öst"\nstart')
    frame.pass_time(seconds=2)
    assert any("Greta Öst" in x for x in told(cards(frame)[0]))
    type_lines(frame.session, 'edit player "Greta Öst" name "Greta Ek"')
    assert any("Greta Ek" in x for x in told(cards(frame)[0]))
    assert not any("Greta Öst" in x for x in told(cards(frame)[0]))


def test_a_second_while_an_action_is_stored_keeps_no_name_of_before(frame: Frame) -> None:
    """A slow disk has the action before the state has."""
    session = frame.session
    type_lines(session, 'register "Greta Öst"\nstart')
    frame.pass_time(seconds=2)
    edit = session.understand('edit player "Greta Öst" name "Greta Ek"')
    assert edit is not None
    action = session.log.append(session.director.decide(edit.act))
    frame.pass_time(seconds=1)
    assert any("Greta Öst" in x for x in told(cards(frame)[0]))
    session.director.take(action)
    assert any("Greta Ek" in x for x in told(cards(frame)[0]))


def written(card: DutyCard) -> list[str]:
    return [*(x.text() for x in card.findChildren(QLabel)), *(x.text() for x in card.findChildren(KeyButton))]


def test_a_card_becomes_that_of_the_next_duty_of_its_kind(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    card, before = cards(frame)[0], written(cards(frame)[0])
    type_lines(frame.session, 'register "Ida Kvist"')
    assert cards(frame)[0] is card
    session = frame.session
    assert written(card) == written(DutyCard(card.parts, card.duty, session.state, session.now)) != before
    assert not card.ring
    frame.pass_time(seconds=2)
    assert card.ring
    assert card.button is not None
    frame.click(card.button)
    assert all(e.table is not None for e in session.state.playing)


def test_a_card_that_is_pressed_or_chosen_from_becomes_no_other(frame: Frame) -> None:
    type_lines(frame.session, UNSEATED)
    card = cards(frame)[0]
    assert card.button is not None
    QTest.mousePress(card.button, Qt.MouseButton.LeftButton)
    type_lines(frame.session, 'register "Ida Kvist"')
    assert cards(frame)[0] is not card
    card = cards(frame)[0]
    otherwise = card.findChild(KeyButton, "otherwise")
    assert otherwise is not None
    frame.click(otherwise)
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    type_lines(frame.session, 'register "Jonas Rask"')
    assert cards(frame)[0] is not card


def seats(card: DutyCard) -> list[tuple[str, str, str, bool, bool]]:
    found = asked(card).buttons
    return [(x.text(), x.toolTip(), x.accessibleName(), x.free, x.isChecked()) for x in found]


def test_a_card_that_asks_for_seats_becomes_that_of_the_next_question(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    card, before = cards(frame)[0], seats(cards(frame)[0])
    type_lines(session, 'move "Farid Dahl" to 2.2')
    assert cards(frame)[0] is card
    made = DutyCard(card.parts, card.duty, session.state, session.now)
    assert written(card) == written(made)
    assert seats(card) == seats(made) != before
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    frame.click(asked(card).buttons[6])
    assert [*asked(card).chosen.values()] == [1]
    type_lines(session, 'move "Farid Dahl" to 2.6')
    assert cards(frame)[0] is not card, "a question that is open becomes no other"
    frame.click(asked(cards(frame)[0]).buttons[0])
    assert isinstance(cards(frame)[0].duty, BalanceMoveDuty)


def test_a_question_about_seats_that_was_answered_is_asked_again_in_the_same_card(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    card = cards(frame)[0]
    one, two = card.duty.asks
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    for seat in (6, 0):
        frame.click(asked(card).buttons[seat])
    frame.pass_time(seconds=2)
    frame.key(Qt.Key.Key_Return)
    assert not any(isinstance(x.duty, BalanceDuty) for x in cards(frame))
    assert card.isHidden()
    type_lines(session, 'register "Leo Ask" seat 2.2\nregister "Mia Lind" seat 2.3')
    frame.pass_time(seconds=181)
    assert cards(frame)[0] is card
    assert card.isVisible()
    assert (card.is_open, asked(card).chosen, asked(card).field.text()) == (False, {}, "")
    assert as_shown(card) == as_shown(made_anew(card, session))
    session.do(acts.NoteBlinds(table=one, big=1))
    assert (cards(frame)[0], card.duty.asks) == (card, (two,))
    assert as_shown(card) == as_shown(made_anew(card, session))
    assert len(asked(card).buttons) == 6
    frame.pass_time(seconds=181)
    assert (cards(frame)[0], card.duty.asks) == (card, (one, two))
    assert as_shown(card) == as_shown(made_anew(card, session))
    assert len(asked(card).buttons) == 12


def test_a_menu_goes_with_the_question_it_is_about(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """A choice from it would be about a duty that is no more."""
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    card = cards(frame)[0]
    assert isinstance(card.duty, BalanceAskDuty)
    card._buttons[-1].click()
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    session.do(acts.NoteBigBlinds(seats=tuple((table, 1) for table in card.duty.asks)))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert isinstance(cards(frame)[0].duty, BalanceMoveDuty)
    assert QApplication.activePopupWidget() is None


def made_anew(card: DutyCard, session: Session) -> DutyCard:
    return DutyCard(card.parts, card.duty, session.state, session.now)


def as_shown(card: DutyCard) -> tuple[list[str], list[tuple[str, str, str, bool, bool]], str, str]:
    """Return the words of the card that are not hidden, its seats, and what the field says of itself."""
    labels = [x for x in card.findChildren(QLabel) if x.isVisibleTo(card)]
    field = asked(card).field
    return [x.text() for x in labels], seats(card), field.placeholderText(), field.accessibleName()


def test_who_won_a_bounty_is_asked_with_a_way_to_say_it(frame: Frame) -> None:
    type_lines(frame.session, 'price entry 220 bounty 50\nregister "Konstantin Wachtmeister"\nstart')
    type_lines(frame.session, 'eliminate "Konstantin Wachtmeister"')
    frame.pass_time(seconds=2)
    (card,) = [x for x in frame.night.duties.cards if isinstance(x.duty, HeadDuty)]
    title = card.findChild(ElidedLabel)
    assert title is not None
    assert title.text() == card.parts.words.title, "nothing is cut"
    assert "Konstantin Wachtmeister" in card.parts.words.text
    assert card.button is not None
    frame.click(card.button)
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    assert [x.name for x in page.chosen()] == ["Konstantin Wachtmeister"]
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, CorrectBust)


def test_a_bounty_of_an_entry_before_the_last_is_given_to_whom_is_typed(frame: Frame) -> None:
    """A player who entered again is in play: no row offers to correct the bust before."""
    type_lines(frame.session, 'price entry 220 bounty 50\nregister "Greta Öst"\nregister "Hugo Ask"\nstart')
    type_lines(frame.session, 'eliminate "Greta Öst"\nreenter "Greta Öst"')
    frame.pass_time(seconds=2)
    (card,) = [x for x in frame.night.duties.cards if isinstance(x.duty, HeadDuty)]
    assert card.button is not None
    frame.click(card.button)
    frame.type("hugo")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    frame.session.settle()
    (bust,) = frame.session.state.game.busts
    assert [frame.session.state.name(x) for x in bust.by] == ["Hugo Ask"]
    assert not [x for x in frame.night.duties.cards if isinstance(x.duty, HeadDuty)]


def test_a_bounty_that_nobody_won_is_noted(frame: Frame) -> None:
    type_lines(frame.session, 'price entry 220 bounty 50\nregister "Greta Öst"\nstart')
    type_lines(frame.session, 'disqualify "Greta Öst" for "cheating" chips 5000')
    frame.pass_time(seconds=2)
    (card,) = [x for x in frame.night.duties.cards if isinstance(x.duty, HeadDuty)]
    assert card.button is not None
    frame.click(card.button)
    frame.session.settle()
    assert not [x for x in frame.night.duties.cards if isinstance(x.duty, HeadDuty)]


def test_after_an_error_in_its_words_a_card_shows_what_enter_does(
    session: Session,
    open_frame: Callable[..., Frame],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_lines(session, SIX)
    frame = open_frame()
    type_lines(session, UNBALANCED)
    with monkeypatch.context() as broken, qtbot.capture_exceptions() as reported:
        broken.setattr(column, "with_facts", lambda *_: 1 / 0)
        type_lines(session, 'move "Farid Dahl" to 2.2')
    assert [kind for kind, *_ in reported] == [ZeroDivisionError]
    frame.pass_time(seconds=1)
    card = cards(frame)[0]
    assert card.parts.duty == card.duty.but(due_ms=None, left=None)
    assert written(card) == written(DutyCard(card.parts, card.duty, session.state, session.now))
    assert seats(card) == seats(DutyCard(card.parts, card.duty, session.state, session.now))


def test_a_talk_break_says_each_second_how_long_it_lasts_yet(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SETUP + "add break kind talk length 10 at 1\nstart")
    frame = open_frame()
    frame.pass_time(seconds=1)
    card = next(x for x in cards(frame) if isinstance(x.duty, TalkDuty))
    assert "9:59" in card.parts.words.text
    frame.pass_time(seconds=1)
    card = next(x for x in cards(frame) if isinstance(x.duty, TalkDuty))
    assert "9:58" in card.parts.words.text


def test_a_column_made_while_a_table_has_the_keyboard_listens_to_none(
    frame: Frame, open_frame: Callable[..., Frame], recwarn: pytest.WarningsRecorder
) -> None:
    """As where a second tournament is opened from the floor of the first."""
    frame.night.show_page("tables")
    assert isinstance(QApplication.focusWidget(), TableOval)
    open_frame()
    assert not recwarn.list


# -- laid out ------------------------------------------------------------------------------------------

EIGHT = f"""{SETUP}register "Greta Öst" seat 1.1
register "Hans Ek" seat 2.2
prizes 30% 20% 15% 15% 5% 5% 5% 5%
announce break-order
start
"""
HAND_FOR_HAND = 'hand-for-hand override "for the test"'


def stand(frame: Frame) -> list[QRect]:
    """Return the place of the list of cards, and of each card in it."""
    column = frame.night.duties
    return [column._list.geometry(), *(card.geometry() for card in column.cards)]


def served(frame: Frame) -> list[QRect]:
    """The same once nothing is on its way: each box is laid out a round of events after the one in it."""
    for _ in range(12):
        QApplication.processEvents()
    return stand(frame)


def test_a_mark_that_needs_another_line_has_it_at_once(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """The third button was cut through for some frames: the card became higher after it was painted."""
    type_lines(session, EIGHT)
    frame = open_frame()
    type_lines(session, f"{HAND_FOR_HAND}\neliminate 1.3\neliminate 1.4\neliminate 2.7")
    served(frame)
    card = cards(frame)[0]
    lower = card.height()
    assert (type(card.duty), card.ring) == (SameTimeDuty, False)
    frame.pass_time(seconds=2)
    at_once = stand(frame)
    assert at_once == served(frame)
    assert (card.ring, card.height() > lower) == (True, True)
    frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    at_once = stand(frame)
    assert at_once == served(frame)
    assert card.height() == lower


def test_the_bar_goes_at_once_with_the_card_that_needed_it(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, EIGHT)
    frame = open_frame(1440, 520)
    bar = frame.night.duties._scroll.verticalScrollBar()
    served(frame)
    before = len(cards(frame))
    type_lines(session, HAND_FOR_HAND)
    assert stand(frame) == served(frame)
    assert len(cards(frame)) > before
    assert bar.isVisible()
    session.undo()
    assert len(cards(frame)) == before
    assert not bar.isVisible()
    assert stand(frame) == served(frame)


def test_the_bar_goes_where_its_own_room_was_what_was_missing(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """Cards that gave way to the bar needed lines which they do not need without it, and so it stayed."""
    type_lines(session, f'{EIGHT}edit player "Cecilia Berg" name "Maximiliane Bergström"\n{HAND_FOR_HAND}')
    type_lines(session, 'eliminate 1.3\neliminate 1.4\neliminate 2.7\npenalty 1.5 minutes 10 for "phone"')
    frame = open_frame(1440, 980)
    bar = frame.night.duties._scroll.verticalScrollBar()
    served(frame)
    assert not bar.isVisible()
    type_lines(session, 'penalty 2.9 minutes 10 for "phone"')
    served(frame)
    assert bar.isVisible()
    session.undo()
    followed = served(frame)
    assert not bar.isVisible()
    assert followed == served(open_frame(1440, 980))
