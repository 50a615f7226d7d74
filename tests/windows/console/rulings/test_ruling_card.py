"""A shout to the log by keys: found, asked, answered and logged on the Floor page, from any page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.say import acts
from core.say.duties import FloorCallDuty
from core.tournament.conduct import Ruling
from gui.console.floor.page import ConductPage
from gui.console.rulings.questions import KEYS, Choices, TypedAnswer
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.words import rulings as rulings_words
from tests.windows.console.conftest import Frame
from tests.windows.console.floor_night import entry, floor_page
from tests.windows.console.keyboard import CTRL, focused, form, press, write

Key = Qt.Key
_HOW = ("same", "differs", "silent", "depends")
MOST_KEYS = 12


def rulings(session: Session) -> list[Ruling]:
    session.settle()
    return [*session.state.conduct.rulings.values()]


def ruled(page: ConductPage) -> str:
    found = page.ruling.answer.meant
    return found.say if found is not None else ""


def enter(times: int = 1) -> None:
    for _ in range(times):
        press(Key.Key_Return)


def shout(frame: Frame, words: str) -> None:
    """Type it into the command bar, wherever the keyboard is."""
    press(Key.Key_K, CTRL)
    write(words)
    if " " not in words:  # one word may be a slip of something else: it is chosen
        press(Key.Key_Down)
    enter()


def test_f_opens_the_list_and_a_shout_is_found_asked_and_logged(page: ConductPage, session: Session) -> None:
    press(Key.Key_F)
    assert page.ruling.is_open
    assert page.ruling.list.isVisible()
    write("string bet")
    enter()
    assert page.ruling.asking is not None
    assert page.ruling.asking.situation.id == "string-bet"
    enter()  # nothing was said
    for amount in ("200", "200", "400"):
        write(amount)
        enter()
    assert not ruled(page)
    assert not page.ruling.foot.isVisible()
    enter(2)
    assert ruled(page) == "A call of 200. 400 goes back to the player, who may not raise now."
    write("anna")
    enter()
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    assert ruling.text == "A call of 200. 400 goes back to the player, who may not raise now."
    assert (ruling.clause, ruling.players) == ("§7.1", (entry(session, "Anna"),))
    assert not page.ruling.is_open
    line = page.list.chosen()
    assert line is not None
    assert (line.kind, line.entry) == ("ruling", entry(session, "Anna"))
    press(Key.Key_Z, CTRL)
    assert rulings(session) == []


def test_a_name_that_still_stands_in_its_field_is_the_one_it_is_about(
    page: ConductPage, session: Session
) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    page.ruling.foot.people.field.setFocus()
    write("anna")
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    assert ruling.players == (entry(session, "Anna"),)


@pytest.mark.parametrize("typed", ["a", "kallep"])
def test_a_name_of_several_or_of_nobody_is_said_to_be_so(
    page: ConductPage, session: Session, typed: str
) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    page.ruling.foot.people.field.setFocus()
    write(typed)
    press(Key.Key_Return, CTRL)
    assert rulings(session) == []
    assert focused() is page.ruling.foot.people.field
    assert page.ruling.foot.unnamed.text()
    press(Key.Key_Backspace)
    if len(typed) == 1:
        assert not page.ruling.foot.unnamed.text()


def test_the_level_s_blinds_are_filled_in(page: ConductPage) -> None:
    page.ruling.open("string-bet")
    assert page.ruling.asking is not None
    assert page.ruling.asking.answers == {"small_blind": "25", "big_blind": "50"}
    page.ruling.questions.chips["big_blind"].click()
    assert page.ruling.asking.answers == {"small_blind": "25"}


def test_digits_pick_and_are_its_own_from_the_list_too(page: ConductPage) -> None:
    page.ruling.open("phone")
    assert isinstance(focused(), Choices)
    page.list.table.setFocus()
    write("1")
    assert page.ruling.asking is not None
    assert page.ruling.asking.given == {"phone_use": "rang"}
    assert focused() is page.ruling.asked
    write("9")
    assert page.ruling.questions.question is not None
    assert page.ruling.questions.question.problem.text()
    write("1")
    assert ruled(page) == "The hand is dead at once, whatever it is."


def test_answers_stay_above_and_are_changed_by_backspace_and_click(page: ConductPage) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    assert ruled(page)
    page.ruling.questions.chips["in_hand"].click()
    assert not ruled(page)
    press(Key.Key_Backspace)
    assert page.ruling.asking is not None
    assert page.ruling.asking.given == {}
    write("1")
    press(Key.Key_Up)
    assert page.ruling.asking.given == {}


def test_enter_without_a_usual_answer_says_so(page: ConductPage) -> None:
    page.ruling.open("phone")
    enter()
    question = page.ruling.questions.question
    assert question is not None
    assert question.problem.isVisible()
    assert page.ruling.asking is not None
    assert page.ruling.asking.given == {}


def test_what_is_no_answer_is_said_and_selected(page: ConductPage) -> None:
    page.ruling.open("string-bet")
    enter()
    write("lots")
    enter()
    field = focused()
    assert isinstance(field, QLineEdit)
    assert field.selectedText() == "lots"
    assert field.property("wrong") == "true"
    write("2k")
    enter()
    assert page.ruling.asking is not None
    assert page.ruling.asking.given["faced"] == "2000"


def test_ctrl_enter_takes_the_usual_answers_and_then_logs(page: ConductPage, session: Session) -> None:
    page.ruling.open("small-raise")
    enter()
    for typed in ("500", "500 100 100 100"):
        write(typed)
        enter()
    press(Key.Key_Return, CTRL)
    assert rulings(session) == []
    assert ruled(page) == "A raise, made up to the smallest one: 1,000. The player adds 200."
    press(Key.Key_Return, CTRL)
    assert [x.text for x in rulings(session)] == [
        "A raise, made up to the smallest one: 1,000. The player adds 200."
    ]


def test_a_penalty_the_book_wants_is_in_the_same_action(page: ConductPage, session: Session) -> None:
    page.ruling.open("conduct")
    write("splash")
    enter()
    enter()
    assert page.ruling.foot.penalty.isHidden() or not page.ruling.foot.players
    write("anna")
    enter()
    assert page.ruling.foot.penalty.isVisible()
    assert page.ruling.foot.penalty.isChecked()
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    (penalty,) = session.state.conduct.penalties.values()
    assert (ruling.penalty, penalty.step, penalty.clause) == (
        penalty.id,
        "warning",
        "SvePoF 2006 §1, offences f)",
    )
    assert penalty.offence == ruling.title == "Splashing the pot"
    press(Key.Key_Z, CTRL)
    assert rulings(session) == []
    assert not session.state.conduct.penalties


def test_a_penalty_left_out_is_overruled_with_a_reason(frame: Frame, session: Session) -> None:
    page = floor_page(frame)
    page.ruling.open("conduct")
    write("splash")
    enter(2)
    write("anna")
    enter()
    frame.click(page.ruling.foot.none)
    press(Key.Key_Return, CTRL)
    assert rulings(session) == []
    assert frame.night.notice.waits_for_why()
    press(Key.Key_Return, CTRL)
    write("first time here")
    enter()
    (ruling,) = rulings(session)
    assert ruling.otherwise
    assert not page.ruling.is_open


def test_the_dead_hand_is_that_of_the_player_it_is_about(page: ConductPage, session: Session) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    for name in ("anna", "cecilia"):
        write(name)
        enter()
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    anna, cecilia = entry(session, "Anna"), entry(session, "Cecilia")
    assert (ruling.players, ruling.dead) == ((anna, cecilia), (anna,))


def test_where_the_book_is_silent_the_director_s_words_are_wanted(
    page: ConductPage, session: Session
) -> None:
    page.ruling.open("straddle")
    assert focused() is page.ruling.foot.words
    press(Key.Key_Return, CTRL)
    assert rulings(session) == []
    assert page.ruling.foot.unsaid.isVisible()
    write("No straddles here.")
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    assert (ruling.text, ruling.otherwise) == ("No straddles here.", False)


def test_other_words_than_the_book_s_want_a_reason(frame: Frame, session: Session) -> None:
    page = floor_page(frame)
    page.ruling.open("phone")
    write("1")
    write("1")
    page.ruling.foot.words.setFocus()
    write("The hand is live.")
    press(Key.Key_Return, CTRL)
    assert frame.night.notice.waits_for_why()
    press(Key.Key_Return, CTRL)
    write("it was the alarm")
    enter()
    (ruling,) = rulings(session)
    assert (ruling.text, ruling.otherwise, ruling.dead) == ("The hand is live.", True, ())


def test_free_words_with_a_clause(page: ConductPage, session: Session) -> None:
    press(Key.Key_F)
    for _ in range(page.ruling.list.count()):
        press(Key.Key_Down)
    enter()
    write("Play on.")
    page.ruling.foot.clause.setFocus()
    write("§2.1")
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    assert (ruling.text, ruling.title, ruling.clause) == ("Play on.", "", "§2.1")


def test_escape_leaves_it_and_the_keyboard_is_the_page_s(page: ConductPage) -> None:
    press(Key.Key_F)
    write("string")
    press(Key.Key_Escape)
    assert page.ruling.is_open
    press(Key.Key_Escape)
    assert not page.ruling.is_open
    assert page.home().hasFocus()


def test_other_rulebooks_stand_one_line_each(page: ConductPage) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    rows = {x.objectName() for x in page.ruling.answer.findChildren(QWidget) if x.objectName()}
    assert {"book_cpc-2023", "book_tda-nl"} <= rows
    assert "book_svepof-2006" not in rows


def test_two_readings_are_both_shown_and_the_other_can_be_taken(
    frame: Frame, page: ConductPage, session: Session
) -> None:
    page.ruling.open("faulty-deal")
    asking = page.ruling.asking
    assert asking is not None
    write(KEYS[[*asking.rulings.facts["fault"].choices].index("boxed")])
    for typed in ("2", "1:bet 500,3:raise 1500"):
        write(typed)
        enter()
    first = ruled(page)
    take = page.ruling.answer.findChild(KeyButton, "rule_so")
    assert isinstance(take, KeyButton)
    frame.click(take)
    assert ruled(page) not in ("", first)
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    assert ruling.text != first
    assert not ruling.otherwise  # a reading of the book is none of the director's own


@pytest.mark.parametrize("from_page", ["tonight", "players", "tables", "structure", "history"])
def test_a_shout_from_any_page_opens_its_situation(frame: Frame, session: Session, from_page: str) -> None:
    frame.night.show_page(from_page)
    done = len(session.director.history)
    shout(frame, "somebody's phone rang")
    page = frame.night.page("floor")
    assert isinstance(page, ConductPage)
    assert page.ruling.asking is not None
    assert page.ruling.asking.situation.id == "phone"
    assert isinstance(focused(), Choices)
    assert len(session.director.history) == done


def test_names_and_seats_go_first_in_the_command_bar(frame: Frame, session: Session) -> None:
    shout(frame, "Anna Ek out")
    assert [session.state.name(x.entry) for x in session.state.game.busts] == ["Anna Ek"]
    shout(frame, "Bo Sund")
    assert len(session.state.game.busts) == 2
    assert frame.night.page("floor") is None or not frame.night.page("floor").ruling.is_open  # type: ignore[union-attr]


def test_a_shout_that_begins_like_a_button_opens_its_situation(frame: Frame) -> None:
    shout(frame, "acted out of turn")
    page = frame.night.page("floor")
    assert isinstance(page, ConductPage)
    assert page.ruling.asking is not None
    assert page.ruling.asking.situation.id == "out-of-turn"


@pytest.mark.parametrize("words", ["seat 3", "seat 31", "underraise", "string bet"])
def test_one_enter_opens_only_what_was_shouted_in_words(frame: Frame, words: str) -> None:
    press(Key.Key_K, CTRL)
    write(words)
    enter()
    opened = frame.night.page("floor") is not None
    assert opened is (words == "string bet")
    if not opened:
        write("2.1")
        enter()
        assert len(frame.session.state.game.busts) == 1


@pytest.mark.parametrize("words", ["floor", "floor!", "Floor"])
def test_a_shout_for_the_floor_opens_the_list_of_situations(frame: Frame, words: str) -> None:
    press(Key.Key_K, CTRL)
    write(words)
    enter()
    page = frame.night.page("floor")
    assert isinstance(page, ConductPage)
    assert (page.ruling.asking, page.ruling.list.isVisible()) == (None, True)
    assert focused() is page.ruling.search
    write("string bet")
    enter()
    assert page.ruling.asking is not None


def shout_seat(seat: str) -> None:
    """Type it, each key wherever the keyboard is by then, and Enter."""
    for key in seat:
        write(key)
    enter()


def given(page: ConductPage) -> dict[str, str]:
    assert page.ruling.asking is not None
    return dict(page.ruling.asking.given)


def test_a_seat_with_its_table_is_no_digit_of_a_choice(page: ConductPage, session: Session) -> None:
    page.ruling.open("phone")
    for seat, busts in (("2.1", 1), ("1.3", 2)):  # 1 and 2 are answers here
        shout_seat(seat)
        assert (given(page), len(session.state.game.busts)) == ({}, busts)
    write("1")
    assert given(page) == {"phone_use": "rang"}
    shout_seat("2.3")
    assert (given(page), len(session.state.game.busts)) == ({"phone_use": "rang"}, 3)


def test_a_seat_after_the_last_choice_takes_it_back(page: ConductPage, session: Session) -> None:
    page.ruling.open("phone")
    write("1")
    assert page.ruling.asking is not None
    write("1")
    assert focused() is page.ruling.foot.first
    shout_seat(".3")
    assert page.ruling.asking.given == {"phone_use": "rang"}
    assert [session.state.name(x.entry) for x in session.state.game.busts] == ["Bo Sund"]


def test_a_seat_in_a_field_that_asks_for_none_is_a_bust(page: ConductPage, session: Session) -> None:
    press(Key.Key_F)
    write("2.1")  # the shout
    enter()
    assert len(session.state.game.busts) == 1
    page.ruling.open("string-bet")
    enter()
    assert isinstance(focused(), QLineEdit)
    write("1.3")  # an amount
    enter()
    assert len(session.state.game.busts) == 2
    assert page.ruling.asking is not None
    assert [*page.ruling.asking.given] == ["said"]


def test_players_of_the_ruling_are_said_to_stay_in(page: ConductPage, frame: Frame, session: Session) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    write("2.1")
    enter()
    assert page.ruling.foot.players == (entry(session, "Erik"),)
    assert session.state.game.busts == []
    assert frame.night.notice.shown


Case = tuple[str, dict[str, str]]
CASES: list[Case] = [
    ("string bet", {"faced": "200", "chips": "200", "more": "400"}),
    ("acted out of turn", {
        "oot_act": "bet", "players_left": "2", "faced": "0", "oot_total": "5000", "since": "bet",
        "since_total": "5001",
    }),
    ("phone rang", {"phone_use": "rang", "in_hand": "yes"}),
    ("exposed card in the deal", {"exposed_by": "dealer", "exposed": "1"}),
    ("side pots", {
        "in": "1:125,3:325,5:325,7:50/folded", "rank": "3=5,1", "chip": "25", "from_left": "1,3,5",
    }),
    ("short all-in", {"betting": "1:bet 500,3:all-in 600,5:call", "who": "1"}),
    ("underraise", {"faced": "500", "chips": "500 100 100 100"}),
    ("who shows first", {"all_in_closed": "no", "last_round": "1:bet 500,3:call", "from_left": "1,3"}),
    ("splashing the pot", {"offence": "splash"}),
    ("odd chip", {"pot": "525", "rank": "1=3", "chip": "25", "from_left": "1,3"}),
    ("nicht am platz", {"at_deal": "away"}),
    ("satt fel", {}),
]  # fmt: skip


@pytest.mark.parametrize(("words", "answers"), CASES, ids=[words for words, _ in CASES])
def test_from_the_shout_to_the_log_in_few_keys(
    frame: Frame, session: Session, words: str, answers: dict[str, str]
) -> None:
    """At most twelve keys beside words and amounts, naming a player included."""
    shout(frame, words)
    page, keys = frame.night.page("floor"), 2 if " " in words else 3
    assert isinstance(page, ConductPage)
    left = dict(answers)
    while (asked := page.ruling.asked) is not None:
        asking = page.ruling.asking
        assert asking is not None
        name = asking.stand().asks
        given, fact = left.pop(name, None), asking.rulings.facts[name]
        keys += 1
        if given == "usual":
            press(Key.Key_Return, CTRL)
        elif given is not None and isinstance(asked, Choices):
            write(KEYS[[*fact.choices].index(given)])
        else:
            write(given or "")
            enter()
        assert page.ruling.asked is not asked, name
    if focused() is page.ruling.foot.words:
        write("So I rule.")
        enter()
        keys += 1
    write("anna")
    enter()
    press(Key.Key_Return, CTRL)
    keys += 2
    (ruling,) = rulings(session)
    assert ruling.players == (entry(session, "Anna"),)
    print(f"{words}: {keys} keys")
    assert keys <= MOST_KEYS


def test_a_notice_that_is_only_read_leaves_ctrl_enter_to_the_ruling(frame: Frame, session: Session) -> None:
    page = floor_page(frame)
    page.ruling.open("phone")
    write("1")
    write("1")
    frame.night.say("Something that is told. " * 9)
    assert frame.night.notice.isVisible()
    press(Key.Key_Return, CTRL)
    assert len(rulings(session)) == 1


def test_a_click_on_the_list_opens_a_situation(frame: Frame) -> None:
    page = floor_page(frame)
    frame.click(next(x for x in page._acting if x.text() == page.deeds["rule"].said))
    item = page.ruling.list.item(1)
    at = page.ruling.list.visualItemRect(item).center()
    QTest.mouseClick(page.ruling.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.ruling.asking is not None
    assert page.ruling.asking.situation.title == item.text()


def test_a_book_chosen_meanwhile_rules(page: ConductPage, session: Session) -> None:
    page.ruling.open("phone")
    write("1")
    write("1")
    before = ruled(page)
    session.do(acts.ChooseRulebook(book="cpc-2023"), override="agreed")
    session.settle()
    assert ruled(page) != before
    assert page.ruling.asking is not None
    assert page.ruling.asking.book.id == "cpc-2023"


def test_a_table_that_waits_is_a_duty_that_opens_its_situation(frame: Frame, session: Session) -> None:
    table = session.state.open_tables[1]
    session.do(acts.CallFloor(table=table.id, about="string bet"))
    session.settle()
    card = next(c for c in frame.night.duties.cards if isinstance(c.duty, FloorCallDuty))
    assert card.button is not None
    frame.click(card.button)
    page = frame.night.page("floor")
    assert isinstance(page, ConductPage)
    assert page.ruling.table == table.id
    enter()
    assert page.ruling.asking is not None
    assert page.ruling.asking.situation.id == "string-bet"
    enter()
    for amount in ("200", "200", "400"):
        write(amount)
        enter()
    press(Key.Key_Return, CTRL)
    press(Key.Key_Return, CTRL)
    (ruling,) = rulings(session)
    assert ruling.table == table.id
    assert not session.state.conduct.floor_calls


def test_a_table_that_waits_plays_on_by_its_card(frame: Frame, session: Session) -> None:
    session.do(acts.CallFloor(table=session.state.open_tables[0].id))
    session.settle()
    card = next(c for c in frame.night.duties.cards if isinstance(c.duty, FloorCallDuty))
    button = card.findChild(KeyButton, "play_on")
    assert isinstance(button, KeyButton)
    frame.click(button)
    session.settle()
    assert not session.state.conduct.floor_calls


def test_r_notes_that_the_floor_was_called(page: ConductPage, session: Session, qtbot: QtBot) -> None:
    press(Key.Key_R)
    form(page, acts.CallFloor, qtbot)
    write("2")
    enter()
    session.settle()
    assert [session.state.room.tables[x].label for x in session.state.conduct.floor_calls] == ["2"]


def test_equal_chips_are_counted_and_no_choice_is_cut(page: ConductPage) -> None:
    page.ruling.open("string-bet")
    asked = page.ruling.asked
    assert isinstance(asked, Choices)
    for made in asked.buttons.values():
        assert made.fontMetrics().horizontalAdvance(made.text()) + 48 <= made.width(), made.text()
    enter()
    for typed in ("200", "100 100 100 25"):
        write(typed)
        enter()
    assert page.ruling.questions.chips["chips"].text() == "3 × 100 + 25"


def test_how_another_book_rules_is_said_whole(page: ConductPage) -> None:
    page.ruling.open("string-bet")
    enter()
    for amount in ("200", "200", "400"):
        write(amount)
        enter()
    enter(3)
    tags = [
        x for x in page.ruling.answer.findChildren(QLabel) if x.text() in map(rulings_words.compared, _HOW)
    ]
    assert tags
    widest = max(x.fontMetrics().horizontalAdvance(rulings_words.compared(how)) for x in tags for how in _HOW)
    assert all(x.width() >= widest for x in tags)


def test_f_opens_the_ruling_of_the_table_that_waits(page: ConductPage, session: Session) -> None:
    first, second = session.state.open_tables[1], session.state.open_tables[0]
    session.do(acts.CallFloor(table=first.id, about="string bet"))
    session.do(acts.CallFloor(table=second.id))
    session.settle()
    page.setFocus()
    press(Key.Key_F)
    assert page.ruling.table == first.id
    enter()
    assert page.ruling.situation == "string-bet"
    page.home().setFocus()
    press(Key.Key_F)
    assert page.ruling.table == second.id, "the first table's ruling is open already"


def test_a_chip_that_is_not_in_the_set_is_told_before_it_is_taken(
    page: ConductPage, session: Session
) -> None:
    session.do(acts.SetChips(values=(25, 100, 500)))
    page.ruling.open("string-bet")
    enter()
    write("200")
    enter()
    assert isinstance(page.ruling.questions.question, TypedAnswer)
    write("100 300")
    enter()
    asked = page.ruling.questions.question
    assert isinstance(asked, TypedAnswer)
    assert asked.problem.isVisible()
    assert "chips" not in page.ruling.questions.chips
    enter()
    assert "chips" not in page.ruling.questions.chips, "Enter was pressed twice"
    assert asked.problem.isVisible()
    enter()
    assert page.ruling.questions.chips["chips"].text() == "100 + 300"
