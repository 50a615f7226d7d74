"""The race desk by real keys and clicks: what is typed is what is raced, and nothing typed is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from core.chips.colour_ups import racing
from core.chips.now import to_race
from core.say import acts
from core.say.duties import RaceDuty
from gui.console.chips.page import AUDIT, PLAN, RACE, ChipsPage
from gui.console.chips.plan import plan_rows
from gui.console.chips.race.desk import RaceDesk
from gui.console.chips.race.row import RaceRow
from gui.program.session import Session
from gui.room.build import colour_ups_under_way
from gui.widgets.key_button import KeyButton
from gui.words import chips as chips_words
from tests.doing import answer_gap
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame, number_of, type_lines
from tests.windows.console.keyboard import CTRL, focused
from tests.windows.console.nights import LONG, names, thursday

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
ODD = (3, 2, 0, 1, 0, 2, 3, 3, 1)
ODD_TYPED = "".join(map(str, ODD))


class Hands:
    """Somebody at the console, every key and click counted. Keys go to whatever has the keyboard."""

    def __init__(self, frame: Frame) -> None:
        self.frame, self.keys, self.clicks = frame, 0, 0

    def key(self, key: Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, n: int = 1) -> None:
        for _ in range(n):
            self.keys += 1
            QTest.keyClick(focused(), key, mods)
            QApplication.processEvents()

    def type(self, text: str) -> None:
        for letter in text:
            self.keys += 1
            QTest.keyClicks(focused(), letter)
        QApplication.processEvents()

    def click(self, widget: QWidget, spot: QPoint | None = None) -> None:
        self.clicks += 1
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot or widget.rect().center())
        QApplication.processEvents()


def due(session: Session, clock: HandClock, *, players: int = 27, tables: int = 3, book: str = "") -> None:
    """In the break after level 3, which takes the 25s."""
    if book:
        session.do(acts.ChooseRulebook(book=book))
    thursday(session, names(players), tables)
    session.do(acts.SetChips(values=(25, 100, 500, 1000, 5000)))
    session.do(acts.Start())
    clock.advance(minutes=61)
    session.tick()
    if session.gap is not None:
        answer_gap(session, count=True)


def race_page(
    session: Session, clock: HandClock, open_frame: Callable[..., Frame]
) -> tuple[Frame, ChipsPage]:
    """Open the Chips page in the break of a race."""
    due(session, clock)
    frame = open_frame(1366, 768)
    page = frame.night.show_page("chips")
    assert isinstance(page, ChipsPage)
    return frame, page


@pytest.fixture
def hands(session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]) -> Hands:
    due(session, hand_clock)
    frame = open_frame()
    frame.night.show_page("chips")
    return Hands(frame)


def page_of(hands: Hands) -> ChipsPage:
    found = hands.frame.night.page("chips")
    assert isinstance(found, ChipsPage)
    return found


def desk_of(hands: Hands) -> RaceDesk:
    return page_of(hands).desk


def said(hands: Hands, seat: int) -> str:
    """Return the text beside this seat."""
    return line(hands, seat).said


def line(hands: Hands, seat: int) -> RaceRow:
    return next(row for row in desk_of(hands).rows if row.seat == seat)


def odd(hands: Hands, seat: int) -> int | None:
    """How many odd chips are typed for this seat."""
    return line(hands, seat).typed.odd


def figures(hands: Hands) -> list[str]:
    """Return the figures at the foot: odd chips out, new chips won, kept in, the table's total."""
    return [desk_of(hands).foot.figures[key][2].text for key in ("odd", "won", "kept", "total")]


def type_all(hands: Hands, counts: tuple[int, ...] = ODD) -> None:
    """Seat by seat: a digit is the answer, and the next seat is asked."""
    for count in counts:
        hands.type(str(count))


# -- a whole table -------------------------------------------------------------------------------------


def test_a_nine_handed_table_is_raced_by_keyboard_alone(hands: Hands) -> None:
    """From the page's home: a digit a seat, Enter to race."""
    type_all(hands)
    hands.key(Key.Key_Return)
    race = hands.frame.session.state.chips.races[-1]
    assert race.odd == tuple((seat, n) for seat, n in enumerate(ODD, 1) if n)
    print(f"\nnine-handed race: {hands.keys} keys, seven players with odd chips")
    assert hands.keys == 9 + 1


def test_a_nine_handed_table_where_everybody_has_odd_chips(hands: Hands) -> None:
    type_all(hands, (1,) * 9)
    hands.key(Key.Key_Return)
    assert len(hands.frame.session.state.chips.races[-1].odd) == 9
    print(f"\nnine-handed race: {hands.keys} keys, nine players with odd chips")
    assert hands.keys <= 19
    assert hands.keys == 9 + 1


def test_a_nine_handed_table_is_raced_by_mouse(hands: Hands) -> None:
    """A click on each number that is not none, and one to race."""
    for seat, count in enumerate(ODD, 1):
        if count:
            hands.click(line(hands, seat), line(hands, seat).cell(count))
    hands.click(desk_of(hands).foot.button)
    assert hands.frame.session.state.chips.races[-1].odd == tuple((s, n) for s, n in enumerate(ODD, 1) if n)
    print(f"\nnine-handed race by mouse: {hands.clicks} clicks")
    assert (hands.clicks, hands.keys) == (8, 0)


def test_the_whole_colour_up_from_the_first_duty_to_out_of_play(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    """Enter on the duty opens the desk; each table follows the other; the 25s leave play."""
    due(session, hand_clock)
    hands = Hands(open_frame())
    hands.frame.pass_time(seconds=2)
    hands.key(Key.Key_Return)
    assert hands.frame.night.stack.currentWidget() is page_of(hands)
    for n in range(3):
        type_all(hands, (*(1,) * 8, 1 if n < 2 else 2))
        hands.key(Key.Key_Return)
        assert len(session.state.chips.races) == n + 1
        hands.key(Key.Key_Return)
    assert session.state.chips.coloured_up == {25}
    assert page_of(hands).tabs.currentIndex() == PLAN
    print(f"\nthree tables of nine, duty to out of play: {hands.keys} keys")
    assert hands.keys == 1 + 3 * 11


def test_the_last_table_s_miscount_is_told_before_it_is_raced(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    """Three times nine 25s: the last race waits for a reason, and the audit is off after it."""
    due(session, hand_clock)
    hands = Hands(open_frame())
    hands.frame.night.show_page("chips")
    for _ in range(2):
        type_all(hands, (1,) * 9)
        hands.key(Key.Key_Return)
        hands.key(Key.Key_Return)
    type_all(hands, (1,) * 9)
    hands.key(Key.Key_Return)
    assert len(session.state.chips.races) == 2
    assert hands.frame.night.notice.waits_for_why()
    hands.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    hands.type("as it lies")
    hands.key(Key.Key_Return)
    assert len(session.state.chips.races) == 3
    page_of(hands).go(AUDIT)
    assert page_of(hands).audit.verdict.property("tone") == "red"


# -- moving about --------------------------------------------------------------------------------------


def test_down_goes_on_up_goes_back_and_blank_is_none(hands: Hands) -> None:
    hands.type("3")
    hands.key(Key.Key_Down)
    assert focused() is line(hands, 3)
    hands.key(Key.Key_Up)
    hands.type("1")
    hands.key(Key.Key_Return)
    assert odd(hands, 3) is None  # it confirmed the 1
    hands.key(Key.Key_Return)
    assert odd(hands, 3) == 0
    hands.key(Key.Key_Return, CTRL)
    assert hands.frame.session.state.chips.races[-1].odd == ((1, 3), (2, 1))


@pytest.mark.parametrize("times", [1, 2], ids=["first", "recounted"])
def test_enter_after_each_digit_changes_no_other_seat(hands: Hands, times: int) -> None:
    """1 Enter 2 Enter set every other seat to none."""
    for _ in range(times):
        line(hands, 1).setFocus()
        for digit in ODD[:-1]:
            hands.type(str(digit))
            hands.key(Key.Key_Return)
    assert [odd(hands, seat) for seat in range(1, 10)] == [*ODD[:-1], None]
    assert focused() is line(hands, 9)
    assert line(hands, 9).hint == chips_words.no_odd_chips()


def test_a_row_says_that_enter_confirms_the_digit_before(hands: Hands) -> None:
    hands.type("1")
    assert line(hands, 2).hint == chips_words.confirms_above()
    hands.key(Key.Key_Return)
    assert (odd(hands, 2), line(hands, 2).hint) == (None, chips_words.no_odd_chips())


def test_a_click_on_a_row_makes_its_enter_its_own(hands: Hands) -> None:
    hands.type("1")
    hands.click(line(hands, 2), QPoint(60, 10))
    assert line(hands, 2).hint == chips_words.no_odd_chips()
    hands.key(Key.Key_Return)
    assert odd(hands, 2) == 0


def test_enter_after_typed_cards_goes_on_though_a_digit_led_to_their_row(hands: Hands) -> None:
    """It was taken for that of the digit, and did nothing."""
    hands.type("c")
    hands.click(line(hands, 2), line(hands, 2).cell(1))
    line(hands, 1).setFocus()
    hands.type("0")
    assert focused() is line(hands, 2)
    hands.key(Key.Key_Tab)
    assert focused() is line(hands, 2).cards
    hands.type("As")
    hands.key(Key.Key_Return)
    assert focused() is line(hands, 3)


def test_ctrl_enter_races_also_from_the_command_bar(hands: Hands) -> None:
    type_all(hands)
    hands.key(Key.Key_Slash)
    assert focused() is hands.frame.night.footer.command
    hands.key(Key.Key_Return, CTRL)
    assert hands.frame.session.state.chips.races[-1].odd == tuple((s, n) for s, n in enumerate(ODD, 1) if n)


def test_a_new_count_takes_the_refusal_away(hands: Hands) -> None:
    """Ctrl+Enter was the override's though the desk showed it at its own button."""
    page = page_of(hands)
    page.go(PLAN)
    hands.click(page.plan.buttons[100])
    type_all(hands, (1,) + (0,) * 8)
    hands.key(Key.Key_Return)
    assert hands.frame.night.notice.waits_for_why()
    assert desk_of(hands).foot.ring  # its button shows Enter alone
    line(hands, 1).setFocus()
    hands.type("0")
    assert not hands.frame.night.notice.shown
    hands.key(Key.Key_Return, CTRL)
    assert focused() is desk_of(hands).foot  # it raced, and asked for no reason


def test_a_count_leaves_the_refusal_of_something_else_and_its_reason(hands: Hands) -> None:
    hands.frame.session.do(acts.ChooseRulebook(book="svepof-2006"))
    hands.key(Key.Key_Slash)
    hands.type('register "Late Larry"')
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Return, CTRL)
    hands.type("paid before")
    notice = hands.frame.night.notice
    hands.click(line(hands, 1), line(hands, 1).cell(2))
    assert odd(hands, 1) == 2
    assert (notice.waits_for_why(), notice.reason.text()) == (True, "paid before")


def test_arrows_and_backspace_change_a_number(hands: Hands) -> None:
    hands.key(Key.Key_Right, n=6)
    assert odd(hands, 1) == 3
    hands.key(Key.Key_Left)
    assert odd(hands, 1) == 2
    hands.key(Key.Key_Backspace)
    assert odd(hands, 1) is None


def test_up_from_the_race_goes_back_to_the_last_seat(hands: Hands) -> None:
    hands.key(Key.Key_Down, n=9)
    assert focused() is desk_of(hands).foot
    assert desk_of(hands).foot.ring
    hands.key(Key.Key_Up)
    assert focused() is line(hands, 9)
    assert not desk_of(hands).foot.ring
    assert not hands.frame.session.state.chips.races


def test_tab_goes_from_seat_to_seat_and_to_the_race(hands: Hands) -> None:
    for seat in range(1, 9):
        assert focused() is line(hands, seat)
        hands.key(Key.Key_Tab)
    hands.key(Key.Key_Tab)
    assert focused() is desk_of(hands).foot


def test_a_digit_typed_elsewhere_on_the_page_is_the_desks(hands: Hands) -> None:
    desk_of(hands).sheets.setFocus()
    hands.type("2")
    assert odd(hands, 1) == 2
    assert focused() is line(hands, 2)
    desk_of(hands).sheets.setFocus()
    hands.type("3")
    assert (odd(hands, 1), odd(hands, 2)) == (2, 3)
    assert hands.frame.night.footer.command.text() == ""


@pytest.mark.parametrize("before", ["", "30", ODD_TYPED[:-1]], ids=["first", "third", "last"])
def test_a_seat_typed_among_odd_chips_is_a_bust_and_no_odd_chips(hands: Hands, before: str) -> None:
    """2.8 and Enter noted two odd chips, and nobody was put out."""
    hands.type(before)
    typed = [row.typed.odd for row in desk_of(hands).rows]
    hands.type("2.8")
    session = hands.frame.session
    who = next(t.seats[8] for t in session.state.open_tables if t.label == "2")
    assert [row.typed.odd for row in desk_of(hands).rows] == typed
    assert hands.frame.night.footer.command.text() == "2.8"
    hands.key(Key.Key_Return)
    assert [x.entry for x in session.state.game.busts] == [who]
    assert [row.typed.odd for row in desk_of(hands).rows] == typed


def test_space_is_the_clocks_while_odd_chips_are_typed(hands: Hands) -> None:
    hands.key(Key.Key_Space)
    assert hands.frame.session.reading().phase == "paused"
    assert odd(hands, 1) is None


def test_a_table_is_chosen_by_click_and_by_page_down(hands: Hands) -> None:
    desk = desk_of(hands)
    first = desk.at
    hands.key(Key.Key_PageDown)
    assert desk.at is not None
    assert desk.at != first
    assert focused() is line(hands, 1)
    assert first is not None
    hands.click(desk.tables[first])
    assert desk.at == first


# -- what is typed -------------------------------------------------------------------------------------


def test_total_chips_to_win_and_whose_cards_are_shown_while_typing(hands: Hands) -> None:
    hands.type("32")
    worth = chips_words.chips_worth
    assert figures(hands) == [worth(5, 125), worth(1, 100), "–", "−25"]
    assert (said(hands, 1), said(hands, 2)) == (
        chips_words.cards_dealt([1, 2, 3]),
        chips_words.cards_dealt([4, 5]),
    )
    assert worth(5, 125) in desk_of(hands).foot.accessibleName()


def test_a_cancelled_night_takes_no_race_until_that_is_undone(hands: Hands) -> None:
    type_all(hands)
    foot = desk_of(hands).foot
    for line, takes in (('cancel "fire"', False), ("undo", True)):
        type_lines(hands.frame.session, line)
        assert (foot.button.isEnabled(), foot.problem.text() == "") == (takes, takes)


def test_the_last_chips_are_marked_by_key_and_rescued(hands: Hands) -> None:
    for _ in range(9):
        hands.key(Key.Key_Right, n=2)
        hands.key(Key.Key_L)
        assert chips_words.last_chips() in focused().accessibleName()
        hands.key(Key.Key_Return)
    hands.key(Key.Key_Return)
    race = hands.frame.session.state.chips.races[-1]
    assert len(race.winners) == 2
    assert len(race.rescued) == 7
    worth = chips_words.chips_worth
    assert figures(hands) == [worth(9, 225), worth(2, 200), worth(7, 700), "+675"]
    gets = [row.gets for row in desk_of(hands).rows]
    assert gets.count((chips_words.stays_in(), 100)) == 7
    assert gets.count(("+100", 100)) == 2


def test_the_last_chips_are_marked_by_click(hands: Hands) -> None:
    row = line(hands, 1)
    hands.click(row, row.cell(1))
    hands.click(row, row.below_name())
    hands.click(desk_of(hands).foot.button)
    assert hands.frame.session.state.chips.races[-1].rescued == (1,)


@pytest.mark.parametrize("across", [0.02, 0.15, 0.3, 0.6, 0.9])
def test_a_click_in_a_row_chooses_it_and_marks_nothing(hands: Hands, across: float) -> None:
    first, row = line(hands, 1), line(hands, 2)
    hands.click(row, row.cell(1))
    hands.key(Key.Key_Up)
    for y in (0.3, 0.5, 0.8):
        hands.click(row, QPoint(int(row.width() * across), int(row.height() * y)))
        assert (row.typed.odd, row.typed.last, focused()) == (1, False, row)
        hands.key(Key.Key_Up)
        assert focused() is first


def test_a_row_says_what_enter_means_before_it_is_pressed(hands: Hands) -> None:
    row = line(hands, 1)
    before = row.grab().toImage()
    assert (row.hasFocus(), row.hint) == (True, chips_words.no_odd_chips())
    hands.key(Key.Key_Return)
    assert odd(hands, 1) == 0
    hands.key(Key.Key_Up)
    hands.type("2")
    hands.key(Key.Key_Up)
    assert row.hint == chips_words.mark_last_chips()
    assert row.grab().toImage() != before


def test_what_cannot_be_is_said_beside_its_seat_and_stays_typed(hands: Hands) -> None:
    sentence = "Seat 1.1 cannot have 4 odd 25s: 3 at most. Exchange the others for higher chips."
    hands.type("4")
    assert said(hands, 1) == sentence
    assert line(hands, 1).accessibleDescription() == sentence
    assert focused() is line(hands, 1)
    hands.key(Key.Key_Return)
    assert focused() is line(hands, 1)
    hands.key(Key.Key_Return, CTRL)
    assert odd(hands, 1) == 4
    assert not hands.frame.session.state.chips.races
    assert figures(hands) == ["–"] * 4
    foot = desk_of(hands).foot
    assert (foot.button.text(), foot.button.property("kind")) == ("Race", "")


def test_many_odd_chips_are_typed_in_several_digits(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    """The 25s become 500s: a player can have nineteen."""
    due(session, hand_clock)
    session.do(acts.SetChips(values=(25, 500, 1000, 5000)))
    hands = Hands(open_frame())
    hands.frame.night.show_page("chips")
    hands.type("19")
    assert (odd(hands, 1), said(hands, 1)) == (19, chips_words.cards_dealt(list(range(1, 20))))
    hands.key(Key.Key_Backspace)
    hands.key(Key.Key_Return)
    assert (odd(hands, 1), focused()) == (1, line(hands, 2))
    row = line(hands, 3)
    hands.click(row, row.cell(2))
    hands.click(row, row.cell(2))
    hands.click(row, row.cell(0))
    hands.key(Key.Key_Return, CTRL)
    assert session.state.chips.races[-1].odd == ((1, 1), (3, 1))


def test_the_race_goes_to_the_first_slip(hands: Hands) -> None:
    hands.key(Key.Key_Down, n=3)
    hands.type("9")
    hands.key(Key.Key_Down, n=2)
    hands.key(Key.Key_Return, CTRL)
    assert focused() is line(hands, 4)


def test_the_last_chips_are_marked_no_longer_where_there_are_none(hands: Hands) -> None:
    hands.key(Key.Key_Right, n=2)
    hands.key(Key.Key_L)
    assert line(hands, 1).typed.last
    hands.type("0")
    assert not line(hands, 1).typed.last


def test_what_was_typed_is_there_when_one_comes_back(hands: Hands) -> None:
    """To another table, to another page, and when somebody else does something meanwhile."""
    hands.type("3")
    hands.type("9")
    desk = desk_of(hands)
    hands.key(Key.Key_PageDown)
    hands.key(Key.Key_PageUp)
    assert (odd(hands, 1), odd(hands, 2)) == (3, 9)
    hands.key(number_of("history"), CTRL)
    hands.key(number_of("chips"), CTRL)
    assert (odd(hands, 1), odd(hands, 2)) == (3, 9)
    assert desk.at is not None
    other = hands.frame.session.state.room.tables[desk.at[1]].seats[1]
    line(hands, 2).setFocus()
    hands.frame.session.do(acts.Race(table=hands.frame.night.session.state.open_tables[2].id, chip=25))
    assert focused() is line(hands, 2)
    assert (odd(hands, 1), odd(hands, 2)) == (3, 9)
    hands.frame.session.do(acts.Eliminate(who=(other,)))
    assert (desk.rows[0].seat, desk.rows[0].typed.odd) == (2, 9)


def test_a_result_keeps_the_names_of_who_sat_there(hands: Hands) -> None:
    type_all(hands)
    hands.key(Key.Key_Return)
    desk, state = desk_of(hands), hands.frame.session.state
    assert desk.at is not None
    before = [(row.seat, row.name, row.typed.odd, row.gets) for row in desk.rows]
    entry = state.room.tables[desk.at[1]].seats[1]
    assert before[0][:3] == (1, state.name(entry), 3)
    assert [odd for _, _, odd, _ in before] == [*ODD]
    hands.frame.session.do(acts.Eliminate(who=(entry,)))
    hands.key(Key.Key_PageDown)
    hands.key(Key.Key_PageUp)
    assert [(row.seat, row.name, row.typed.odd, row.gets) for row in desk.rows] == before


def test_a_result_tells_namesakes_apart_as_the_question_did(hands: Hands) -> None:
    session, desk = hands.frame.session, desk_of(hands)
    assert desk.at is not None
    sitting = session.state.room.tables[desk.at[1]].seats
    players = [session.state.people.players[session.state.people.entries[e].player] for e in sitting.values()]
    numbered = next(x for x in players if x.number)
    session.do(acts.Register(name=numbered.name, number="77"))
    asked = [row.name for row in desk.rows]
    assert any(name != numbered.name and numbered.name in name for name in asked)
    type_all(hands)
    hands.key(Key.Key_Return)
    assert [row.name for row in desk.rows] == asked


def test_an_undone_race_is_asked_again_with_what_was_typed(hands: Hands) -> None:
    type_all(hands)
    hands.key(Key.Key_Return)
    assert desk_of(hands).asking is False
    hands.key(Key.Key_Z, CTRL)
    assert not hands.frame.session.state.chips.races
    assert [row.typed.odd for row in desk_of(hands).rows] == [*ODD]


def test_the_duties_say_once_how_a_race_goes(hands: Hands) -> None:
    first, *others = [c for c in hands.frame.night.duties.cards if isinstance(c.duty, RaceDuty)]
    assert first.parts.words.text
    assert first.parts.words.why
    for card in others:
        assert card.parts.words.title != first.parts.words.title
        assert (card.parts.words.text, card.parts.words.why, card.parts.words.clause) == ("", "", "")
    assert len(others) == 2


def test_a_race_is_the_page_s_where_its_table_is_on_the_desk(hands: Hands) -> None:
    """So that one button is the main one: the card of the duty asks the page."""
    t, page = hands.frame.session.state, page_of(hands)
    first, second, _ = (
        duty for card in hands.frame.night.duties.cards if isinstance(duty := card.duty, RaceDuty)
    )
    assert (page.has_main(first), page.has_main(second)) == (True, False)
    type_all(hands)
    hands.key(Key.Key_Return)
    assert len(t.chips.races) == 1
    assert page.has_main(second)  # the button hands out and goes on to it
    page.go(AUDIT)
    assert not page.has_main(second)


def agree(hands: Hands) -> bool:
    """Return whether the cards stand already as the next second would show them."""
    duties = hands.frame.night.duties
    stood = [card.parts for card in duties.cards]
    duties.refresh()
    return stood == [card.parts for card in duties.cards]


def click_tab(hands: Hands, at: int) -> None:
    tabs = page_of(hands).tabs
    hands.click(tabs, tabs.tabRect(at).center())


def click_page(hands: Hands, page: str) -> None:
    hands.click(hands.frame.night.rail.items[page])


AWAY: dict[str, tuple[Callable[[Hands], None], Callable[[Hands], None]]] = {
    "tab": (lambda hands: click_tab(hands, PLAN), lambda hands: click_tab(hands, RACE)),
    "letter": (lambda hands: click_tab(hands, AUDIT), lambda hands: hands.key(Key.Key_R)),
    "rail": (lambda hands: click_page(hands, "history"), lambda hands: click_page(hands, "chips")),
    "chord": (lambda hands: hands.key(Key.Key_R, CTRL), lambda hands: hands.key(number_of("chips"), CTRL)),
}


@pytest.mark.parametrize(("leave", "back"), AWAY.values(), ids=AWAY)
def test_the_button_of_a_race_is_on_the_card_or_on_the_page_at_once(
    hands: Hands, leave: Callable[[Hands], None], back: Callable[[Hands], None]
) -> None:
    hands.frame.pass_time(seconds=1)
    leave(hands)
    gone = agree(hands)
    back(hands)
    assert (gone, agree(hands)) == (True, True)


def test_the_card_follows_the_desk_to_another_table(hands: Hands) -> None:
    desk = desk_of(hands)
    hands.click(list(desk.tables.values())[1])
    assert agree(hands)
    hands.key(Key.Key_PageDown)
    assert agree(hands)
    type_all(hands)
    hands.key(Key.Key_Return)
    assert agree(hands)
    hands.key(Key.Key_Return)
    assert agree(hands)
    hands.key(Key.Key_Z, CTRL)
    assert agree(hands)


def test_the_card_follows_the_desk_that_begins_to_race(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """By the time and by actions: the desk hears of either after the cards."""
    thursday(session, names(27), 3)
    session.do(acts.SetChips(values=(25, 100, 500, 1000, 5000)))
    session.do(acts.Start())
    hands = Hands(open_frame())
    click_page(hands, "chips")
    click_tab(hands, RACE)
    for _ in range(61):
        hands.frame.pass_time(minutes=1)
        assert agree(hands)
    assert desk_of(hands).asking
    for table in session.state.open_tables:
        session.do(acts.Race(table=table.id, chip=25), "raced by hand")
        assert agree(hands)
    session.do(acts.ColourUp(chip=25))
    assert agree(hands)
    session.do(acts.Undo())
    assert agree(hands)


# -- cards ---------------------------------------------------------------------------------------------


def test_real_cards_are_typed_seat_by_seat(hands: Hands) -> None:
    hands.key(Key.Key_C)
    hands.type("2")
    hands.type("as kd")
    hands.key(Key.Key_Return)
    hands.type("0")
    hands.type("2")
    hands.type("10h2c")
    hands.key(Key.Key_Return, CTRL)
    race = hands.frame.session.state.chips.races[-1]
    assert race.cards == ((1, "As"), (1, "Kd"), (3, "Th"), (3, "2c"))
    assert race.winners == (1,)
    assert not race.secret
    assert chips_words.by_whom(True, False) in desk_of(hands).line.text()


def test_nobody_is_asked_for_cards_who_has_no_odd_chips(hands: Hands) -> None:
    hands.key(Key.Key_C, ALT)
    hands.type("0")
    assert focused() is line(hands, 2)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("As As", "As was dealt twice. Check the cards."),
        ("As 1x", "“1x” is not a card. Type As, Kh, 10d or 2c."),
        ("As Kd 2c", "3 cards for 2 odd chips"),
        ("As", "1 of 2 cards"),
    ],
)
def test_cards_that_cannot_be_are_said_beside_their_seat(hands: Hands, cards: str, sentence: str) -> None:
    hands.key(Key.Key_C, ALT)
    hands.type("2")
    hands.type(cards)
    assert said(hands, 1) == sentence
    hands.key(Key.Key_Return, CTRL)
    assert not hands.frame.session.state.chips.races
    assert focused() is line(hands, 1).cards
    assert line(hands, 1).cards.text() == cards


def test_a_digit_goes_to_the_seat_whose_count_is_refused_once_all_are_typed(hands: Hands) -> None:
    """Else it answers a duty that has nothing to do with the race."""
    desk = desk_of(hands)
    hands.type("5")
    for row in desk.rows[1:]:
        row.setFocus()
        hands.type("0")
    assert desk.foot.hasFocus()
    assert desk.home() is desk.rows[0]
    hands.type("2")
    assert [x.typed.odd for x in desk.rows] == [2, *[0] * (len(desk.rows) - 1)]


def test_riffle_deals_nothing_where_real_cards_are_still_to_be_typed(hands: Hands) -> None:
    hands.click(desk_of(hands).real)
    line(hands, 1).setFocus()
    hands.type("3")
    hands.key(Key.Key_Return, CTRL)
    assert not hands.frame.session.state.chips.races
    assert said(hands, 1) == chips_words.cards_so_far(0, 3)


# -- the button ----------------------------------------------------------------------------------------


@pytest.fixture
def from_the_button(session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]) -> Hands:
    """By a book whose cards begin left of the button, which nobody has told."""
    due(session, hand_clock, book="svepof-2006")
    hands = Hands(open_frame())
    hands.frame.night.show_page("chips")
    return hands


@pytest.mark.parametrize("counts", [(0,) * 9, (0, 0, 3, 0, 0, 0, 0, 0, 0)])
def test_the_button_is_not_asked_for_where_no_card_order_depends_on_it(
    from_the_button: Hands, counts: tuple[int, ...]
) -> None:
    hands = from_the_button
    type_all(hands, counts)
    hands.key(Key.Key_Return)
    (race,) = hands.frame.session.state.chips.races
    assert sum(n for _, n in race.odd) == sum(counts)
    assert hands.keys == 9 + 1


def test_a_button_that_is_not_known_is_asked_for_right_there(from_the_button: Hands) -> None:
    """Once several have odd chips; its answer holds the race."""
    hands = from_the_button
    desk, session = desk_of(hands), hands.frame.session
    type_all(hands, (1, 0, 0, 0, 2, 0, 0, 0, 0))
    assert desk.asked is None
    hands.key(Key.Key_Return)
    assert desk.asked is not None
    assert focused() is desk.asked.field
    assert all(row.isVisible() for row in desk.rows), "what was typed stays in sight"
    assert [odd(hands, seat) for seat in (1, 5)] == [1, 2]
    assert not session.state.chips.races
    desk.sheets.setFocus()
    hands.type("4")
    assert desk.asked.field.text() == "4"
    hands.key(Key.Key_Return)
    table = next(iter(session.state.open_tables))
    assert table.blinds is not None
    assert (table.blinds.button, table.blinds.big) == (4, 6)
    assert [seat for seat, _ in session.state.chips.races[-1].cards] == [5, 5, 1]
    assert hands.keys == 9 + 3


def test_a_seat_with_its_table_is_a_bust_while_the_button_is_asked_for(from_the_button: Hands) -> None:
    hands = from_the_button
    type_all(hands, (1, 0, 0, 0, 2, 0, 0, 0, 0))
    hands.key(Key.Key_Return)
    hands.type("1.3")
    assert hands.frame.night.footer.command.text() == "1.3"
    hands.key(Key.Key_Return)
    assert not hands.frame.session.state.chips.races
    assert sum(x.out for x in hands.frame.session.state.people.entries.values()) == 1


def test_a_table_marked_as_done_gives_way_to_the_next(hands: Hands) -> None:
    desk, session = desk_of(hands), hands.frame.session
    first, second = [x.id for x in session.state.open_tables][:2]
    (duty,) = [c.duty for c in hands.frame.night.duties.cards if getattr(c.duty, "table", 0) == first]
    assert desk.at == (25, first)
    session.do(acts.MarkDuty(duty=duty.id, how="otherwise"))
    assert desk.at == (25, second)
    assert desk.asking
    desk.go((25, first))
    assert (desk.at, desk.done) == ((25, first), True), "a director can look at it all the same"


def test_esc_goes_back_from_the_button_to_what_was_typed(from_the_button: Hands) -> None:
    hands = from_the_button
    type_all(hands, (1, 0, 0, 0, 2, 0, 0, 0, 0))
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Escape)
    assert desk_of(hands).asked is None
    assert (odd(hands, 1), odd(hands, 5)) == (1, 2)
    line(hands, 5).setFocus()
    hands.type("0")
    desk_of(hands).foot.setFocus()
    hands.key(Key.Key_Return)
    assert hands.frame.session.state.chips.races[-1].odd == ((1, 1),)


def test_a_seat_there_is_none_of_is_no_button(from_the_button: Hands) -> None:
    hands, session = from_the_button, from_the_button.frame.session
    type_all(hands, (1,) * 9)
    hands.key(Key.Key_Return)
    hands.type("12")
    hands.key(Key.Key_Return)
    asked = desk_of(hands).asked
    assert asked is not None
    assert asked.field.text() == "12"
    assert next(iter(session.state.open_tables)).blinds is None


# -- refusals ------------------------------------------------------------------------------------------


def test_what_the_book_forbids_is_said_by_the_notice_and_can_be_overruled(hands: Hands) -> None:
    """The 100s while the 25s are still to be raced."""
    page = page_of(hands)
    page.go(PLAN)
    hands.click(page.plan.buttons[100])
    assert page.tabs.currentIndex() == RACE
    type_all(hands, (1,) + (0,) * 8)
    hands.key(Key.Key_Return)
    notice = hands.frame.night.notice
    assert notice.shown
    assert "25" in notice.sentence.text()
    assert not hands.frame.session.state.chips.races
    hands.key(Key.Key_Return, CTRL)
    hands.type("the floor wants it")
    hands.key(Key.Key_Return)
    assert hands.frame.session.state.chips.races[-1].chip == 100
    assert desk_of(hands).done


def test_what_was_chosen_though_not_due_does_not_come_back(hands: Hands) -> None:
    page = page_of(hands)
    page.go(PLAN)
    hands.click(page.plan.buttons[100])
    assert page.desk.at is not None
    assert page.desk.at[0] == 100
    hands.key(number_of("history"), CTRL)
    hands.key(number_of("chips"), CTRL)
    assert page.desk.at[0] == 25


def test_a_table_without_odd_chips_is_raced_by_enter_alone(hands: Hands) -> None:
    hands.key(Key.Key_Return, n=9)
    assert desk_of(hands).foot.button.property("kind") == ""
    hands.key(Key.Key_Return)
    assert hands.frame.session.state.chips.races[-1].odd == ()
    assert chips_words.had_none(25) in desk_of(hands).line.text()


def test_a_race_said_to_be_done_otherwise_is_done_on_every_page_and_on_the_screen(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    """By the mouse on each duty's way out; three levels later nobody is told of a race any more."""
    due(session, hand_clock)
    frame = open_frame()
    frame.pass_time(seconds=2)
    hands, screen = Hands(frame), frame.night._screen
    screen.open()
    for left in (2, 1, 0):
        card = next(c for c in frame.night.duties.cards if isinstance(c.duty, RaceDuty))
        hands.click(next(b for b in card.findChildren(KeyButton) if b.objectName() == "otherwise"))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        action = next(a for a in menu.actions() if a.objectName() == "duty_otherwise")
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        frame.pass_time(seconds=2)
        assert len(to_race(session.state, 25)) == left
        assert next(row.raced for row in plan_rows(session) if row.chip == 25) == 3 - left
    assert not [c for c in frame.night.duties.cards if isinstance(c.duty, RaceDuty)]
    frame.night.show_page("chips")
    desk = desk_of(hands)
    assert desk.at is not None
    assert not desk.asking
    assert desk.rows == []
    hand_clock.advance(minutes=25)
    session.tick()
    answer_gap(session, count=True)
    frame.pass_time(seconds=2)
    assert (session.reading().index, screen.window.board.scene) == (4, "clock")
    assert racing(session.state, session.reading(), session.now()) is None
    assert colour_ups_under_way(session.state, session.reading(), session.now()) == []


@pytest.mark.parametrize("tables", [5, 6])
def test_nine_rows_are_seen_under_the_bar_of_a_window(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame], tables: int
) -> None:
    """A screen of 768 lines less 34 for the window's title: asked, and after the race."""
    due(session, hand_clock, players=9 * tables, tables=tables)
    hands = Hands(open_frame(1366, 734))
    hands.frame.night.show_page("chips")
    for step in ("asked", "raced"):
        QApplication.processEvents()
        desk = desk_of(hands)
        assert len(desk.rows) == 9
        assert desk.list.verticalScrollBar().maximum() == 0, step
        assert desk.list.viewport().rect().contains(desk.rows[-1].geometry().center())
        for one in desk.tables.values():
            assert one.width() >= one.sizeHint().width()
            assert desk._flow.rect().contains(one.geometry())
        assert not desk.title.geometry().intersects(desk._flow.geometry())
        if step == "asked":
            type_all(hands)
            hands.key(Key.Key_Return)


def test_nine_tables_stand_in_one_line_where_the_window_has_room(
    session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    due(session, hand_clock, players=72, tables=9)
    hands = Hands(open_frame(1366, 768))
    hands.frame.night.show_page("chips")
    QApplication.processEvents()
    lines = [{x.y() for x in desk_of(hands).tables.values()}]
    hands.frame.window.resize(1920, 1080)
    QApplication.processEvents()
    lines += [{x.y() for x in desk_of(hands).tables.values()}]
    assert [len(x) for x in lines] == [2, 1]


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080)])
def test_a_long_name_is_shown_whole(
    size: tuple[int, int], session: Session, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    """On two lines where one is too short; in a wide window the columns beside it give way."""
    due(session, hand_clock, players=4, tables=1)
    long = [LONG[3], "Alexandra Bartholomew-Montgomery", "Karl-Johan Fredriksson Lindqvist", "Maja Lindström"]
    for entry, name in zip([*session.state.open_tables[0].seats.values()], long, strict=True):
        session.do(acts.EditPlayer(player=session.state.people.entries[entry].player, name=name))
    frame = open_frame(*size)
    frame.night.show_page("chips")
    hands = Hands(frame)
    type_all(hands, (1, 0, 2, 1))
    for row in desk_of(hands).rows:
        lines, face = row.name_lines()
        assert " ".join(lines) == row.name
        assert QFontMetrics(face).lineSpacing() * len(lines) <= row.height()
        assert len(lines) == 1 or size == (1366, 768)
