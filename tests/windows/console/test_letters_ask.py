"""A letter alone moves neither money nor the clock: it shows what it would do, or why it is not done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from core.people.buying import price_of
from core.say import acts
from core.say.reasons import FarFromMoney
from gui.console.floor.page import ConductPage
from gui.console.frame.deeds import DeedButton
from gui.console.players.page import PlayersPage
from gui.program.session import Session
from gui.words import people
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import PLAIN, SHIFT
from tests.windows.console.nights import busts, names, thursday

Key = Qt.Key


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """46 players, seven of them paid, the clock running."""
    thursday(session, names(46), 6)
    shares = tuple(("percent", x) for x in (3500, 2200, 1500, 1100, 800, 500, 400))
    session.do(acts.SetPrizes(shares=shares))
    session.do(acts.SetPrice(kind="addon", paid=100, chips=5000))
    session.do(acts.Start())
    return open_frame()


@pytest.fixture
def players(night: Frame) -> PlayersPage:
    """The first of the list is chosen."""
    night.night.show_page("players")
    page = night.night.page("players")
    assert isinstance(page, PlayersPage)
    page.choose_row(0)
    return page


@pytest.fixture
def floor(night: Frame) -> ConductPage:
    night.night.show_page("floor")
    page = night.night.page("floor")
    assert isinstance(page, ConductPage)
    return page


def sold(frame: Frame) -> int:
    bought = (e.bought for e in frame.session.state.people.entries.values())
    return sum(b.get("rebuy", 0) + b.get("addon", 0) for b in bought)


def asks(frame: Frame) -> bool:
    return frame.night.notice.confirms and frame.night.notice.hasFocus()


@pytest.mark.parametrize("letter", [Key.Key_Y, Key.Key_A])
def test_a_sale_waits_for_enter(night: Frame, players: PlayersPage, letter: Key) -> None:
    night.key(letter)
    assert asks(night)
    night.key(letter)
    assert (sold(night), asks(night)) == (0, True)
    night.key(Key.Key_Return)
    assert sold(night) == 1
    assert not asks(night)
    assert players.table.hasFocus()


@pytest.mark.parametrize("name", ["Anna", "Yusuf"])
def test_a_name_typed_over_the_list_sells_nothing(night: Frame, players: PlayersPage, name: str) -> None:
    night.type(name)
    command = night.night.footer.command
    assert (command.text(), night.focus()) == (name.lower(), command)
    night.key(Key.Key_Return)
    assert sold(night) == 0
    assert not night.night.notice.confirms


def test_escape_sells_nothing(night: Frame, players: PlayersPage) -> None:
    night.key(Key.Key_Y)
    night.key(Key.Key_Escape)
    night.key(Key.Key_Return)
    assert sold(night) == 0
    assert players.table.hasFocus()


def test_something_else_that_is_said_meanwhile_gives_the_keyboard_back(
    night: Frame, players: PlayersPage
) -> None:
    """Enter had then been nobody's, until the keyboard went elsewhere."""
    night.key(Key.Key_Y)
    night.session.beat_failed.emit()
    assert night.night.notice.confirms, "that can wait"
    night.night.say("Something else.")
    assert night.night.notice.shown
    assert not night.night.notice.confirms
    assert players.table.hasFocus()
    night.key(Key.Key_Return)
    assert sold(night) == 0


def test_several_are_asked_about_once(night: Frame, players: PlayersPage) -> None:
    night.key(Key.Key_Down, SHIFT)
    night.key(Key.Key_Down, SHIFT)
    assert len(players.chosen()) == 3
    night.key(Key.Key_Y)
    assert sold(night) == 0
    night.key(Key.Key_Return)
    assert sold(night) == 3


def test_of_several_the_sum_is_that_of_those_it_can_be_sold_to(night: Frame, players: PlayersPage) -> None:
    (first,) = players.chosen()
    type_lines(night.session, "price rebuy 200 chips 10000 most 1")
    night.session.do(acts.Rebuy(entry=first.entry))
    night.key(Key.Key_Down, SHIFT)
    night.key(Key.Key_Down, SHIFT)
    able = [x.name for x in players.chosen() if x.entry != first.entry]
    assert (len(players.chosen()), len(able)) == (3, 2)
    night.key(Key.Key_Y)
    price = price_of(night.session.state, "rebuy")
    currency = night.session.state.currency
    said = people.sale("rebuy", able, price.paid, price.chips, currency)
    assert night.night.notice.sentence.text() == said
    night.key(Key.Key_Return)
    assert sold(night) == 3


def test_many_of_whom_only_the_last_can_have_it_are_asked_about_too(
    night: Frame, players: PlayersPage
) -> None:
    type_lines(night.session, "price addon 100 chips 5000 most 1")
    lines = [players.model.at(row) for row in range(40)]
    for line in lines[:-2]:
        assert line is not None
        night.session.do(acts.AddOn(entry=line.entry))
    players.choose_row(0)
    for _ in range(39):
        night.key(Key.Key_Down, SHIFT)
    assert len(players.chosen()) == 40
    night.key(Key.Key_A)
    assert (sold(night), asks(night)) == (38, True)
    night.key(Key.Key_Return)
    assert sold(night) == 40


def test_space_pauses_and_sells_nothing(night: Frame, players: PlayersPage) -> None:
    night.key(Key.Key_Y)
    night.key(Key.Key_Space)
    assert night.session.reading().phase == "paused"
    assert sold(night) == 0


def test_a_seat_typed_instead_is_the_command_bars(night: Frame, players: PlayersPage) -> None:
    night.key(Key.Key_Y)
    night.type("1.1")
    assert not asks(night)
    night.key(Key.Key_Return)
    assert sold(night) == 0
    assert len(night.session.state.game.busts) == 1


@pytest.mark.parametrize("letter", [Key.Key_U, Key.Key_R])
def test_an_entry_is_neither_taken_back_nor_sold_again_by_a_letter(
    night: Frame, players: PlayersPage, letter: Key
) -> None:
    if letter == Key.Key_R:
        night.key(Key.Key_Delete)
    else:
        type_lines(night.session, 'register "Late Larsson"')
        players.choose(max(night.session.state.people.players))
    before = len(night.session.director.history)
    night.key(letter)
    assert asks(night)
    assert len(night.session.director.history) == before
    night.key(Key.Key_Return, PLAIN if letter == Key.Key_R else Qt.KeyboardModifier.ControlModifier)
    assert len(night.session.director.history) == before + 1


def test_enter_alone_neither_takes_an_entry_back_nor_does_a_duty(night: Frame, players: PlayersPage) -> None:
    """It took the question away without a word, and the next Enter was the first duty's."""
    type_lines(night.session, 'register "Late Larsson"')
    players.choose(max(night.session.state.people.players))
    before = len(night.session.director.history)
    night.key(Key.Key_U)
    notice = night.night.notice
    assert not notice.missing.isVisible()
    for _ in range(2):
        night.key(Key.Key_Return)
        assert asks(night)
        assert notice.missing.isVisible()
    assert len(night.session.director.history) == before
    night.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(night.session.director.history) == before + 1


def test_the_button_says_what_it_does_and_does_it(night: Frame, players: PlayersPage) -> None:
    button = next(
        b for b in players.findChildren(DeedButton) if b._deed is players.deeds["rebuy"] and b.isVisible()
    )
    night.click(button)
    assert sold(night) == 1


def test_what_is_refused_is_refused_at_once(night: Frame, players: PlayersPage) -> None:
    """Re-buys have ended: the reason stands there, not a card that would only lead to it."""
    type_lines(night.session, "set clock row 7 elapsed 1:00")
    night.key(Key.Key_Y)
    assert not asks(night)
    assert night.night.notice.waits_for_why()
    assert sold(night) == 0


# -- hand-for-hand ------------------------------------------------------------------------------------


def test_far_from_the_money_hand_for_hand_is_refused_and_the_clock_runs(
    night: Frame, floor: ConductPage
) -> None:
    (reason,) = night.session.check(acts.HandForHand())
    assert isinstance(reason, FarFromMoney)
    assert (reason.from_money, reason.overridable) == (39, True)
    night.key(Key.Key_H)
    night.key(Key.Key_Return)
    assert night.session.state.game.hand_for_hand is None
    assert night.session.reading().running
    assert night.night.notice.waits_for_why()


def test_a_reason_overrules_it_and_is_logged(night: Frame, floor: ConductPage) -> None:
    night.key(Key.Key_H)
    night.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    night.type("two seats for the final")
    night.key(Key.Key_Return)
    assert night.session.state.game.hand_for_hand is not None
    assert night.session.state.word.overrides[-1].reason == "two seats for the final"


def test_near_the_money_a_letter_and_enter(night: Frame, floor: ConductPage) -> None:
    busts(night.session, 36)
    night.key(Key.Key_H)
    assert asks(night)
    assert night.session.reading().running
    night.key(Key.Key_Return, PLAIN)
    assert night.session.state.game.hand_for_hand is not None
    assert not night.session.reading().running
    hands = night.session.state.game.number
    night.key(Key.Key_J)
    assert night.session.state.game.number == hands
    night.key(Key.Key_Return)
    assert night.session.state.game.hand_for_hand is not None
    assert night.session.state.game.number == hands + 1
