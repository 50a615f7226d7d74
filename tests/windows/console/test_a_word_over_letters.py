"""A letter alone changes nothing: a name typed where letters are deeds goes to the command bar whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.say import acts
from gui.console.floor.page import ConductPage
from gui.console.players.dialogs import EditPlayer
from gui.console.players.page import PlayersPage
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.words import people
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Nine players and three whose names begin with letters that are deeds, the clock running."""
    thursday(session, [*names(9), "Wilma Bok", "Håkan Ek", "Ulla Boman"], 2)
    session.do(acts.Start())
    return open_frame(1366, 768)


def players(night: Frame) -> PlayersPage:
    page = night.night.show_page("players")
    assert isinstance(page, PlayersPage)
    return page


def tables(night: Frame) -> TablesPage:
    page = night.night.show_page("tables")
    assert isinstance(page, TablesPage)
    return page


def bar(night: Frame) -> tuple[str, bool]:
    command = night.night.footer.command
    return command.text(), night.focus() is command


def choose_a_seat(night: Frame) -> TablesPage:
    page = tables(night)
    first = night.session.state.open_tables[0]
    page.floor.choose((first.id, min(first.seats)))
    night.focus_page()
    page.home().setFocus()
    return page


def out(night: Frame) -> list[str]:
    state = night.session.state
    return [state.name(b.entry) for b in state.game.busts]


@pytest.mark.parametrize("name", ["wilma b", "carl b"])
def test_a_name_over_a_chosen_player_stands_in_the_bar(night: Frame, name: str) -> None:
    players(night).choose_row(0)
    before = len(night.session.director.history)
    night.type(name)
    assert bar(night) == (name, True)
    assert len(night.session.director.history) == before


def test_its_enter_puts_out_that_player(night: Frame) -> None:
    players(night).choose_row(0)
    night.type("wilma b")
    night.key(Key.Key_Return)
    night.key(Key.Key_Return)
    assert out(night) == ["Wilma Bok"]
    assert not any(e.absent for e in night.session.state.playing)


@pytest.mark.parametrize("name", ["gustav", "bengt h", "ulla b", "wilma b"])
def test_with_nobody_chosen_a_letter_begins_a_name_and_its_wish_is_said(night: Frame, name: str) -> None:
    players(night)
    night.type(name[0])
    assert bar(night) == (name[0], True)
    assert night.night.notice.shown
    night.type(name[1:])
    assert bar(night) == (name, True)


@pytest.mark.parametrize("name", ["wilma b", "carl"])
def test_a_name_over_a_chosen_seat_stands_in_the_bar(night: Frame, name: str) -> None:
    choose_a_seat(night)
    before = len(night.session.director.history)
    night.type(name)
    assert bar(night) == (name, True)
    assert len(night.session.director.history) == before


def test_the_first_letter_is_kept_on_tables_too(night: Frame) -> None:
    choose_a_seat(night)
    night.type("håkan")
    assert bar(night) == ("håkan", True)
    night.key(Key.Key_Return)
    night.key(Key.Key_Return)
    assert out(night) == ["Håkan Ek"]


@pytest.mark.parametrize("word", ["reenter hasse", "rebuy", "aaron", "tom"])
def test_a_word_whose_first_letter_is_refused_stands_in_the_bar(night: Frame, word: str) -> None:
    """Vera is still in; E would open her particulars, and the rest of the word replace her name."""
    players(night).choose_row(0)
    before = len(night.session.director.history)
    night.type(word[0])
    said = night.night.notice.sentence.text()
    assert night.night.notice.shown
    assert bar(night) == ("", False)
    night.type(word[1:])
    assert bar(night) == (word, True)
    assert QApplication.activeModalWidget() is None
    assert (night.night.notice.sentence.text(), len(night.session.director.history)) == (said, before)


@pytest.mark.parametrize("word", ["erik", "enter hasse"])
def test_a_word_typed_into_the_particulars_is_no_new_name_by_enter(night: Frame, word: str) -> None:
    """E opens them with the name selected: the rest of the word takes its place."""
    page = players(night)
    page.choose_row(0)
    was, before = page.chosen()[0].name, len(night.session.director.history)
    night.type(word[0])
    form = page.findChild(EditPlayer)
    assert isinstance(form, EditPlayer)
    night.type(word[1:])
    assert (form.line("name").text(), form.do_button._key) == (word[1:], "^↵")
    for _ in range(3):
        night.key(Key.Key_Return)
        night.pass_time(seconds=3)
        assert form.problem.text() == people.lost_first_letter(word[1:])
    assert (form.isVisible(), len(night.session.director.history)) == (True, before)
    night.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(night.session.director.history) == before + 1
    assert was not in [x.name for x in page.model.rows]


def test_a_name_with_a_capital_is_saved_by_enter(night: Frame) -> None:
    page = players(night)
    page.choose_row(0)
    night.type("e")
    form = page.findChild(EditPlayer)
    assert isinstance(form, EditPlayer)
    night.type("Erik Bok")
    assert form.do_button._key == "↵"
    night.key(Key.Key_Return)
    assert "Erik Bok" in [x.name for x in page.model.rows]


def test_a_name_in_small_letters_is_saved_by_enter_where_no_letter_opened_the_particulars(
    night: Frame,
) -> None:
    page = players(night)
    page.choose_row(0)
    page.deeds["edit"].trigger()
    form = page.findChild(EditPlayer)
    assert isinstance(form, EditPlayer)
    night.type("van der Berg")
    assert form.do_button._key == "↵"
    night.key(Key.Key_Return)
    assert "van der Berg" in [x.name for x in page.model.rows]


def test_the_letter_asks_on_tables_too(night: Frame) -> None:
    page = choose_a_seat(night)
    night.type("erik")
    form = page.findChild(EditPlayer)
    assert isinstance(form, EditPlayer)
    night.key(Key.Key_Return)
    assert (form.isVisible(), form.problem.text()) == (True, people.lost_first_letter("rik"))


def choose_a_penalty(night: Frame) -> None:
    """Give one of ten minutes, and choose it on Floor."""
    type_lines(night.session, 'penalty "Wilma Bok" for "abuse" minutes 10')
    page = night.night.show_page("floor")
    assert isinstance(page, ConductPage)
    page.list.table.selectRow(0)
    page.list.table.setFocus()


def test_a_refused_letter_on_floor_goes_on_as_a_word(night: Frame) -> None:
    """T is for penalties in hands; P would open another one."""
    choose_a_penalty(night)
    night.type("tp")
    assert bar(night) == ("tp", True)
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("end", ["click", "down", "escape", "shift", "caps lock"])
def test_another_key_or_a_click_ends_the_word(night: Frame, end: str) -> None:
    page = players(night)
    page.choose_row(0)
    night.type("r")
    match end:
        case "click":
            at = page.table.visualRect(page.model.index(2, 1)).center()
            QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        case "down":
            night.key(Key.Key_Down)
        case "escape":
            night.key(Key.Key_Escape)
        case "shift":
            night.key(Key.Key_Shift)
        case "caps lock":
            night.key(Key.Key_CapsLock)
    night.type("w")
    if end in ("shift", "caps lock"):
        assert bar(night) == ("rw", True)
    else:
        assert night.night.notice.confirms
        assert bar(night) == ("", False)


@pytest.mark.parametrize("end", ["action", "page", "other words"])
def test_a_refusal_that_stands_no_longer_ends_the_word(night: Frame, end: str) -> None:
    page = players(night)
    page.choose_row(0)
    night.type("r")
    match end:
        case "action":
            night.session.do(acts.Pause())
        case "page":
            choose_a_seat(night)
        case "other words":
            night.night.say("A sentence about something else.")
    night.type("w")
    assert bar(night) == ("", False)
    assert night.night.notice.confirms


def test_a_refusal_that_stands_waits_as_long_as_it_stands(night: Frame) -> None:
    players(night).choose_row(0)
    night.type("r")
    night.pass_time(seconds=1_200)
    night.type("w")
    assert bar(night) == ("rw", True)


def test_a_refused_letter_takes_neither_seat_nor_space(night: Frame) -> None:
    players(night).choose_row(0)
    night.type("r")
    night.key(Key.Key_Space)
    assert night.session.reading().phase == "paused"
    night.type("r1.3")
    assert bar(night) == ("1.3", True)
    night.key(Key.Key_Return)
    assert len(out(night)) == 1


@pytest.mark.parametrize(("letter", "deed"), [(Key.Key_W, "absent"), (Key.Key_C, "clock_now")])
def test_the_letter_and_enter_do_it(night: Frame, letter: Qt.Key, deed: str) -> None:
    players(night).choose_row(0)
    before = len(night.session.director.history)
    night.key(letter)
    assert (night.night.notice.confirms, len(night.session.director.history)) == (True, before)
    night.key(letter)
    assert (night.night.notice.confirms, len(night.session.director.history)) == (True, before)
    night.key(Key.Key_Return)
    assert len(night.session.director.history) == before + 1


def test_the_big_blind_is_told_by_its_letter_and_enter(night: Frame) -> None:
    page = choose_a_seat(night)
    first = night.session.state.open_tables[0]
    night.key(Key.Key_H)
    assert first.blinds is None
    night.key(Key.Key_Return)
    blinds = night.session.state.open_tables[0].blinds
    assert blinds is not None
    assert page.seat is not None
    assert blinds.big == page.seat[1]


def test_a_penalty_is_lifted_by_its_letter_and_enter(night: Frame) -> None:
    choose_a_penalty(night)
    before = len(night.session.director.history)
    night.type("lena")
    assert bar(night) == ("lena", True)
    assert len(night.session.director.history) == before
    for _ in range(3):
        night.key(Key.Key_Escape)
    night.key(Key.Key_L)
    night.key(Key.Key_Return)
    assert len(night.session.director.history) == before + 1


def test_escape_leaves_the_card_and_the_next_letter_asks_anew(night: Frame) -> None:
    players(night).choose_row(0)
    night.key(Key.Key_W)
    night.key(Key.Key_Escape)
    assert not night.night.notice.shown
    night.key(Key.Key_C)
    assert night.night.notice.confirms
