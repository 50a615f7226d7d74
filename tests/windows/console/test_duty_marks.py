"""One rule of Enter: the card it would do is marked, and marked only while Enter would do it."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.say import acts
from core.say.duties import (
    AccessibleDuty,
    BalanceDuty,
    BalanceMoveDuty,
    BreakTableDuty,
    ClockCallDuty,
    DrawNumberDuty,
    Duty,
    SameHandDuty,
    SeatsDuty,
)
from core.store.library import Library
from gui.console.duties.card import DutyCard
from gui.console.duties.column import for_enter
from gui.console.players.page import PlayersPage
from gui.console.tables.page import TablesPage
from gui.paper.slip_printing import PRINT_SLIPS, PRINTER
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_duties_column import UNSEATED

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def main(frame: Frame) -> DutyCard:
    card = frame.night.duties.main
    assert card is not None
    return card


def marked(frame: Frame) -> list[str]:
    """The cards that say Enter is theirs: by their ring and by their button, never by one of them."""
    found = []
    for card in frame.night.duties.cards:
        green = [b for b in card.findChildren(KeyButton) if b.isVisible() and b.property("kind") == "primary"]
        assert card.ring == bool(green)
        if card.ring:
            found.append(card.duty.kind)
    return found


def all_seated(frame: Frame) -> bool:
    return all(e.table is not None for e in frame.session.state.playing)


@pytest.fixture
def unseated(frame: Frame) -> Frame:
    """The director has just let in two without a seat."""
    type_lines(frame.session, UNSEATED)
    return frame


@pytest.fixture
def zero(frame: Frame) -> Frame:
    """Enter would have said that a called player acted in time; the time is up, what comes of that is to be
    chosen, and the table to break is now the first that Enter could do."""
    type_lines(frame.session, "start\ncall clock 1.3")
    frame.pass_time(seconds=2)
    assert marked(frame) == [ClockCallDuty.kind]
    frame.pass_time(seconds=60)
    assert isinstance(main(frame).duty, BreakTableDuty)
    return frame


# -- by the director's own action ---------------------------------------------------------------------


def test_what_the_director_brought_is_marked_after_a_second(unseated: Frame) -> None:
    assert marked(unseated) == []
    unseated.key(Key.Key_Return)
    assert not all_seated(unseated)
    assert unseated.night.notice.shown, "an Enter that came too soon is not lost without a word"
    unseated.pass_time(seconds=1)
    assert marked(unseated) == [SeatsDuty.kind]
    unseated.key(Key.Key_Return)
    assert all_seated(unseated)
    assert not isinstance(main(unseated).duty, SeatsDuty)
    assert not unseated.night.notice.shown or "Enter" not in unseated.night.notice.sentence.text()


def test_an_enter_for_the_question_of_a_bust_moves_nobody(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """The bust that asks whether it was the same hand leaves a table to break too."""
    type_lines(
        session, SETUP.strip() + "\nprizes 40% 20% 15% 10% 10% 5%\nset late 1\nannounce break-order\nstart"
    )
    frame = open_frame()
    frame.pass_time(minutes=25)
    for seat in ("2.7", "2.9"):
        frame.focus_page()
        frame.type(seat)
        frame.key(Key.Key_Return)
        frame.pass_time(seconds=5)
    kinds = [card.duty.kind for card in frame.night.duties.cards]
    assert {BreakTableDuty.kind, SameHandDuty.kind} <= {*kinds}
    assert marked(frame) == [SameHandDuty.kind]
    frame.key(Key.Key_Return)
    assert len(session.state.open_tables) == 2
    frame.type("2")
    frame.key(Key.Key_Return)
    assert session.director.history[-1].line.startswith("two hands")
    frame.key(Key.Key_Return)
    assert len(session.state.open_tables) == 2, "never within a second of the answer"
    frame.pass_time(seconds=2)
    assert marked(frame) == [BreakTableDuty.kind]


def test_after_an_accessible_seat_was_told_the_draw_is_marked_before_enter_does_it(frame: Frame) -> None:
    type_lines(frame.session, 'register "Greta Öst" accessible\nregister "Nils Ny"')
    frame.pass_time(seconds=2)
    assert marked(frame) == [AccessibleDuty.kind]
    frame.key(Key.Key_Return)
    frame.type("2.2")
    frame.key(Key.Key_Return)
    assert isinstance(main(frame).duty, SeatsDuty)
    assert marked(frame) == [], "the seat that was given has the keyboard"
    frame.key(Key.Key_Return)
    assert not all_seated(frame)
    assert frame.session.state.room.draws == {}
    frame.key(Key.Key_Escape)
    frame.pass_time(seconds=1)
    assert marked(frame) == [SeatsDuty.kind]
    frame.key(Key.Key_Return)
    assert all_seated(frame)


def refused_add_on(frame: Frame) -> None:
    """A second add-on where one is allowed: a reason would overrule it."""
    type_lines(frame.session, "price addon 100 chips 5000 most 1")
    frame.key(Key.Key_2, CTRL)
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    page.choose_row(0)
    for _ in range(2):
        frame.key(Key.Key_A)
        frame.key(Key.Key_Return)


def test_an_enter_while_a_reason_is_asked_for_is_its_own(unseated: Frame) -> None:
    refused_add_on(unseated)
    unseated.pass_time(seconds=3)
    notice = unseated.night.notice
    assert notice.reason.isVisible()
    assert marked(unseated) == []
    unseated.focus_page()
    unseated.key(Key.Key_Return)
    assert not all_seated(unseated)
    assert notice.reason.hasFocus()
    unseated.key(Key.Key_Escape)
    assert marked(unseated) == [SeatsDuty.kind]


def test_letters_after_such_an_enter_override_by_ctrl_enter_alone(unseated: Frame) -> None:
    """H, Enter, J, H, Enter, as it had gone before: refused this time, "jh" would be the reason."""
    refused_add_on(unseated)
    notice, before = unseated.night.notice, len(unseated.session.director.history)
    unseated.focus_page()
    unseated.key(Key.Key_Return)
    unseated.type("jh")
    unseated.key(Key.Key_PageUp)  # the clicker's, for the marked duty
    unseated.key(Key.Key_Return)
    assert notice.missing.isVisible()
    assert len(unseated.session.director.history) == before
    unseated.key(Key.Key_Return, CTRL)
    assert unseated.session.state.word.overrides[-1].reason == "jh"


# -- by anything else ---------------------------------------------------------------------------------


def test_what_time_brought_takes_the_first_enter_as_seen(zero: Frame) -> None:
    tables = len(zero.session.state.open_tables)
    zero.pass_time(seconds=30)
    assert marked(zero) == []
    zero.key(Key.Key_Return)  # meant for the clock
    assert marked(zero) == [BreakTableDuty.kind]
    assert zero.night.notice.shown
    zero.key(Key.Key_Return)
    zero.pass_time(seconds=0.9)
    zero.key(Key.Key_Return)
    assert len(zero.session.state.open_tables) == tables, "never within a second"
    zero.pass_time(seconds=0.2)
    zero.key(Key.Key_Return)
    assert len(zero.session.state.open_tables) == tables - 1


def test_an_enter_just_after_time_brought_it_only_marks(zero: Frame) -> None:
    tables = len(zero.session.state.open_tables)
    zero.key(Key.Key_Return)
    assert marked(zero) == [BreakTableDuty.kind]
    zero.pass_time(seconds=0.5)
    zero.key(Key.Key_Return)
    assert len(zero.session.state.open_tables) == tables


def test_an_action_about_something_else_is_not_seeing(zero: Frame) -> None:
    type_lines(zero.session, "note something")
    zero.pass_time(seconds=2)
    assert marked(zero) == []


def test_what_an_action_leaves_first_is_expected(frame: Frame) -> None:
    type_lines(frame.session, "start\ncall clock 1.3\nclock call acted")
    assert isinstance(main(frame).duty, BreakTableDuty)
    frame.pass_time(seconds=1)
    assert marked(frame) == [BreakTableDuty.kind]


def test_what_goes_by_itself_and_comes_back_is_seen_anew(zero: Frame) -> None:
    zero.key(Key.Key_Return)
    type_lines(zero.session, "pause")
    assert marked(zero) == [BreakTableDuty.kind]
    type_lines(zero.session, "clock call checked\ncall clock 1.4")
    zero.pass_time(seconds=90)
    assert isinstance(main(zero).duty, BreakTableDuty)
    assert marked(zero) == []


# -- where the keyboard is ----------------------------------------------------------------------------


def test_nothing_is_marked_while_somebody_is_added(unseated: Frame) -> None:
    unseated.pass_time(seconds=2)
    assert marked(unseated) == [SeatsDuty.kind]
    unseated.key(Key.Key_2, CTRL)
    page = unseated.night.page("players")
    assert isinstance(page, PlayersPage)
    unseated.key(Key.Key_N)
    assert page.add.hasFocus()
    assert marked(unseated) == []
    unseated.type("Late Larsson")
    unseated.key(Key.Key_Return)
    unseated.pass_time(seconds=2)
    assert page.add.hasFocus()
    assert marked(unseated) == []
    unseated.key(Key.Key_Return)
    assert not all_seated(unseated)
    unseated.key(Key.Key_Escape)
    assert marked(unseated) == [SeatsDuty.kind]
    unseated.key(Key.Key_Return)
    assert all_seated(unseated)


def test_nothing_is_marked_while_the_command_bar_or_a_button_has_the_keyboard(unseated: Frame) -> None:
    unseated.pass_time(seconds=2)
    unseated.key(Key.Key_K, CTRL)
    assert marked(unseated) == []
    unseated.key(Key.Key_Escape)
    assert marked(unseated) == [SeatsDuty.kind]
    unseated.night.header.toggle.setFocus(Qt.FocusReason.TabFocusReason)
    assert marked(unseated) == []


def test_nothing_is_marked_while_enter_opens_a_seat(unseated: Frame) -> None:
    unseated.pass_time(seconds=2)
    unseated.key(Key.Key_3, CTRL)
    assert isinstance(unseated.night.page("tables"), TablesPage)
    assert marked(unseated) == [SeatsDuty.kind]
    unseated.key(Key.Key_Right)
    assert marked(unseated) == []
    unseated.key(Key.Key_Escape)
    assert marked(unseated) == [SeatsDuty.kind]


def test_a_question_says_whether_enter_answers_it(frame: Frame) -> None:
    type_lines(frame.session, 'register "Greta Öst"\nprepare draw')
    frame.pass_time(seconds=2)
    assert marked(frame) == [DrawNumberDuty.kind]
    frame.key(Key.Key_Return)
    card = main(frame)
    assert card.question is not None
    draw = card.question.enter
    assert draw.property("kind") == "primary"
    frame.focus_page()
    assert draw.property("kind") == ""
    frame.key(Key.Key_Return)
    assert card.field is QApplication.focusWidget()
    assert draw.property("kind") == "primary"


def test_below_1280_the_enter_that_opens_the_drawer_marks(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SETUP.strip() + "\nset late 1\nstart")
    frame = open_frame(1100, 760)
    frame.pass_time(minutes=20)
    tables = len(session.state.open_tables)
    assert marked(frame) == []
    frame.key(Key.Key_Return)
    assert frame.night.duties.isVisible()
    assert marked(frame) == [BreakTableDuty.kind]
    frame.key(Key.Key_Return)
    assert len(session.state.open_tables) == tables
    frame.pass_time(seconds=1)
    frame.key(Key.Key_Return)
    assert len(session.state.open_tables) == tables - 1


def _busts(frame: Frame) -> None:
    frame.type("1.3")
    frame.key(Key.Key_Return)


def _sells(frame: Frame) -> None:
    frame.key(Key.Key_Y)
    frame.key(Key.Key_Return)


def test_the_topmost_is_marked_though_one_below_needs_no_answer(frame: Frame) -> None:
    type_lines(frame.session, "start\neliminate 1.3")
    frame.pass_time(minutes=2)
    type_lines(frame.session, "eliminate 1.4")
    complete = frame.night.duties.cards[0]
    assert isinstance(complete.duty, BreakTableDuty)
    asking = copy(complete.duty)
    object.__setattr__(asking, "act", None)
    found: list[Duty] = [asking, complete.duty]
    assert for_enter(found, [complete.parts.words] * 2) == 0


@pytest.mark.parametrize("enter", [_busts, _sells])
def test_an_enter_pressed_twice_does_no_duty_besides(unseated: Frame, enter: Callable[[Frame], None]) -> None:
    """The first was for a seat that was typed, or for a sale that was asked about."""
    type_lines(unseated.session, "price rebuy 100 chips 5000")
    unseated.key(Key.Key_2, CTRL)
    page = unseated.night.page("players")
    assert isinstance(page, PlayersPage)
    page.choose_row(0)
    unseated.pass_time(seconds=2)
    assert marked(unseated) == [SeatsDuty.kind]
    done = len(unseated.session.director.history)
    enter(unseated)
    unseated.key(Key.Key_Return)
    assert len(unseated.session.director.history) == done + 1
    assert marked(unseated) == []
    assert not all_seated(unseated)
    unseated.pass_time(seconds=1)
    assert marked(unseated) == [SeatsDuty.kind]
    unseated.key(Key.Key_Return)
    assert all_seated(unseated)


# -- the number called --------------------------------------------------------------------------------


NO_SEATS = re.sub(r" seat [.\d]+", "", SETUP)
MEMBER = 'edit player "David Holm" number 17\n'


def readings(frame: Frame) -> int:
    """Return in how many ways the command bar offers to read what stands in it."""
    return len(frame.night.footer.command.suggestions.found)


def test_a_number_called_after_two_quick_enters_puts_nobody_out(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """The second Enter came too soon to begin the draw, and David Holm has the club number that is called."""
    type_lines(session, NO_SEATS + MEMBER)
    frame = open_frame()
    type_lines(session, "set late 4")
    frame.key(Key.Key_Return)
    assert frame.session.state.room.draws == {}
    frame.type("17")
    assert (frame.night.footer.command.text(), readings(frame)) == ("17", 2)
    before = len(session.director.history)
    frame.key(Key.Key_Return)
    assert len(session.director.history) == before
    assert frame.night.notice.shown, "it is said that there are two"
    frame.key(Key.Key_Escape)
    frame.key(Key.Key_Escape)
    frame.key(Key.Key_Escape)
    frame.pass_time(seconds=1)
    frame.key(Key.Key_Return)
    frame.type("17")
    frame.key(Key.Key_Return)
    draw = list(session.state.room.draws.values())[-1]
    assert (draw.state, draw.number) == ("made", "17")
    assert session.state.game.busts == []


@pytest.mark.parametrize("page", [Key.Key_1, Key.Key_3])
def test_a_number_called_that_is_a_member_too_is_chosen(
    session: Session, open_frame: Callable[..., Frame], page: Key
) -> None:
    """The draw waits for its number and is not asked: Enter alone does neither, on no page."""
    type_lines(session, NO_SEATS + MEMBER + "prepare draw")
    frame = open_frame()
    before = session.state.clock.levels
    frame.key(page, CTRL)
    frame.type("17")
    assert readings(frame) == 2
    frame.key(Key.Key_Return)
    assert [x.state for x in session.state.room.draws.values()] == ["prepared"]
    assert (session.state.game.busts, session.state.clock.levels) == ([], before)
    frame.key(Key.Key_Down)
    frame.key(Key.Key_Return)
    draw = list(session.state.room.draws.values())[-1]
    assert (draw.state, draw.number) == ("made", "17")
    assert session.state.game.busts == []


def test_a_number_called_that_means_nothing_else_draws(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, NO_SEATS + "prepare draw")
    frame = open_frame()
    frame.type("17")
    assert readings(frame) == 1
    frame.key(Key.Key_Return)
    assert list(session.state.room.draws.values())[-1].number == "17"


# -- an Enter that came too soon ------------------------------------------------------------------------


@pytest.mark.parametrize("pause", [0.1, 1, 3, 10])
def test_a_bust_after_a_bust_and_two_enters_is_never_lost(
    session: Session, open_frame: Callable[..., Frame], pause: float
) -> None:
    """A balance is on top: its Enter comes too soon, or opens its question, which is then seen to ask."""
    thursday(session, names(24), 3)
    type_lines(session, "start\nannounce break-order\neliminate 3.1\neliminate 3.2")
    frame = open_frame()
    frame.pass_time(seconds=20)
    assert isinstance(main(frame).duty, BalanceDuty)
    for key in ("1", ".", "5", "\n", "\n"):
        press(frame, key)
        frame.pass_time(seconds=pause)
    assert len(session.state.game.busts) == 3
    asked = frame.night.duties.open
    if asked is not None:
        assert pause >= 1
        frame.key(Key.Key_Escape)
    else:
        assert frame.night.notice.shown, "the Enter that did nothing is not lost without a word"
    for key in ("2", ".", "4", "\n"):
        press(frame, key)
        frame.pass_time(seconds=pause)
    assert len(session.state.game.busts) == 4
    last = session.state.game.busts[-1]
    assert (last.table, last.seat) == (session.state.open_tables[1].id, 4)


def press(frame: Frame, key: str) -> None:
    if key == "\n":
        frame.key(Key.Key_Return)
    else:
        frame.type(key)


# -- in sight -----------------------------------------------------------------------------------------


@pytest.fixture
def many(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """More duties than a low window shows: cards that ask come above the one Enter is for."""
    thursday(session, names(51), 6)
    type_lines(session, "start")
    frame = open_frame(1366, 700)
    for table in session.state.open_tables[:3]:
        seats = sorted(table.seats)[:2]
        for seat in seats:
            type_lines(session, f"call clock {table.label}.{seat}")
    frame.pass_time(seconds=70)
    type_lines(session, 'register "Late Larry"')
    frame.pass_time(seconds=2)
    return frame


def in_sight(frame: Frame, card: DutyCard) -> bool:
    assert card.button is not None
    seen = card.button.visibleRegion().boundingRect()
    return seen == card.button.rect()


def test_the_marked_duty_is_scrolled_to(many: Frame) -> None:
    """Six clocks at zero want an answer of their own and stand above the seat that Enter draws."""
    column = many.night.duties
    assert isinstance(main(many).duty, SeatsDuty)
    assert column.cards.index(main(many)) >= 3
    assert column._scroll.verticalScrollBar().maximum() > 0
    assert marked(many) == [SeatsDuty.kind]
    assert in_sight(many, main(many))


def test_enter_for_a_duty_that_was_scrolled_away_shows_it_first(many: Frame) -> None:
    column = many.night.duties
    column._scroll.verticalScrollBar().setValue(0)
    assert not in_sight(many, main(many))
    many.key(Key.Key_Return)
    assert in_sight(many, main(many))
    assert many.session.state.room.unseated
    many.pass_time(seconds=2)
    many.key(Key.Key_Return)
    assert not many.session.state.room.unseated


# -- what its button says ------------------------------------------------------------------------------


def test_a_move_says_that_its_slip_comes_out(
    session: Session, open_frame: Callable[..., Frame], tmp_path: Path
) -> None:
    """The button says so if a printer was chosen and slips come by themselves; else it is Move alone."""
    thursday(session, names(24), 3)
    type_lines(session, "start")
    for entry in list(session.state.open_tables[-1].seats.values())[:3]:
        session.do(acts.Eliminate(who=(entry,)))
    for table in session.state.open_tables:
        session.do(acts.NoteBlinds(table=table.id, big=min(table.seats)))
    frame = open_frame()

    def button() -> str:
        cards = [c for c in frame.night.duties.cards if isinstance(c.duty, BalanceMoveDuty)]
        assert cards
        assert cards[0].button is not None
        return cards[0].button.text()

    assert button() == "Move"
    library = Library.open(tmp_path / "library.db")
    session.library = library
    for key, value, said in ((PRINTER, "Bar", "Move, print slip"), (PRINT_SLIPS, False, "Move")):
        library.set_setting(key, value)
        frame.night.duties.refresh()
        assert button() == said
    session.library = None
    library.close()
