"""Several prices of one kind by real keys: set on Structure, chosen where somebody buys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.money.till import till
from core.say import acts
from core.tournament.people import Entry
from gui.console.players.page import PlayersPage
from gui.console.structure.page import StructurePage
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.words.names import Names
from gui.words.text import sentence
from gui.words.till import open_purchases
from tests.windows.console.conftest import type_lines
from tests.windows.console.keyboard import SHIFT, form, open_menu, press, write
from tests.windows.console.nights import names, thursday
from tests.windows.console.settings import opened

if TYPE_CHECKING:
    from tests.windows.conftest import TestDesk

Key = Qt.Key
PRICES = """price entry "Guest" 400 fee 100 chips 9000
price rebuy "Double" 400 chips 20000
price addon "Early bird" 0 chips 2000"""


@pytest.fixture
def night(session: Session) -> Session:
    """Nine players at a table, the clock running; nothing but the usual prices."""
    thursday(session, names(9), 1)
    session.do(acts.Start())
    return session


@pytest.fixture
def players(night: Session, desk: TestDesk, qtbot: QtBot) -> Callable[[], PlayersPage]:
    def show() -> PlayersPage:
        page = PlayersPage(night)
        desk.hold(page)
        desk.activateWindow()
        page.shown()
        qtbot.waitUntil(page.table.hasFocus)
        return page

    return show


def last(session: Session) -> Entry:
    return max(session.state.people.entries.values(), key=lambda e: e.id)


def bought(session: Session) -> list[tuple[str, int, str]]:
    return [x for e in session.state.people.entries.values() for x in e.purchases if x[0] != "entry"]


def in_menu(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(open_menu(), key)


def test_a_name_makes_another_price_and_nothing_takes_it_away(
    night: Session, desk: TestDesk, qtbot: QtBot
) -> None:
    page = StructurePage(night)
    desk.hold(page)
    desk.activateWindow()
    page.shown()
    opened(page, "entry", "name")
    write("Guest")
    press(Key.Key_Return)
    named, usual = night.state.money.named["entry", "guest"], night.state.money.prices["entry"]
    assert (named.paid, named.fee, named.chips) == (usual.paid, usual.fee, usual.chips)
    opened(page, "entry Guest", "paid")
    write("400")
    press(Key.Key_Return)
    assert night.state.money.named["entry", "guest"].paid == 400
    assert night.state.money.prices["entry"] == usual
    assert "name" not in page.side.rows["entry Guest"].fields
    opened(page, "entry Guest", "paid")
    press(Key.Key_Backspace)
    press(Key.Key_Tab)
    press(Key.Key_Backspace)
    press(Key.Key_Tab)
    press(Key.Key_Backspace)
    press(Key.Key_Return)
    assert not night.state.money.named
    assert "entry Guest" not in page.side.rows


def test_a_guest_is_registered_at_his_price(night: Session, players: Callable[[], PlayersPage]) -> None:
    type_lines(night, PRICES)
    page = players()
    press(Key.Key_N)
    write("Anna Guest")
    press(Key.Key_Tab)
    assert page.price.hasFocus()
    write("g")
    press(Key.Key_Tab, SHIFT)
    press(Key.Key_Return)
    assert (last(night).paid, last(night).chips, last(night).purchases) == (
        400,
        9_000,
        [("entry", 400, "Guest")],
    )
    write("Bo Member")
    press(Key.Key_Return)
    assert last(night).purchases == [("entry", 200, "")]


def test_nobody_is_asked_where_there_is_one_price(night: Session, players: Callable[[], PlayersPage]) -> None:
    page = players()
    assert page.price.isHidden()
    type_lines(night, PRICES)
    assert page.price.isVisible()
    night.do(acts.SetPrice(kind="entry", name="guest", paid=0))
    assert page.price.isHidden()


@pytest.mark.parametrize(
    ("key", "downs", "expected"),
    [
        (Key.Key_Y, 0, ("rebuy", 200, "")),
        (Key.Key_Y, 1, ("rebuy", 400, "Double")),
        (Key.Key_A, 1, ("addon", 0, "Early bird")),
    ],
)
def test_the_letter_asks_at_which_price(
    night: Session, players: Callable[[], PlayersPage], key: Key, downs: int, expected: tuple[str, int, str]
) -> None:
    type_lines(night, f"{PRICES}\nprice addon 100 chips 5000")
    page = players()
    page.choose_row(0)
    press(key)
    assert not bought(night)
    in_menu(*[Key.Key_Down] * downs, Key.Key_Return)
    assert bought(night) == [expected]


@pytest.mark.parametrize("usual", ["", "\nprice addon 100 chips 5000\nprice addon 0"])
def test_a_bonus_alone_is_asked_for_too(
    night: Session, players: Callable[[], PlayersPage], usual: str
) -> None:
    """Nothing is sold without its name, so the letter does not sell it by itself."""
    type_lines(night, f"{PRICES}{usual}")
    page = players()
    page.choose_row(0)
    assert page.deeds["addon"].isEnabled()
    press(Key.Key_A)
    assert not bought(night)
    assert len(open_menu().actions()) == 1
    in_menu(Key.Key_Return)
    assert bought(night) == [("addon", 0, "Early bird")]


def test_the_line_of_the_re_entry_says_what_is_sold(night: Session, desk: TestDesk) -> None:
    page = StructurePage(night)
    desk.hold(page)
    shown = page.side.rows["reentry"].setting.shown
    type_lines(night, "price reentry 200 chips 10000")
    priced = shown(night)
    night.do(acts.SetPrice(kind="reentry", paid=0))
    none = shown(night)
    night.undo()
    night.undo()
    assert len({priced, none, shown(night)}) == 3
    type_lines(night, f'eliminate "{names(9)[0]}"')
    player = next(e.player for e in night.state.people.entries.values() if e.out)
    assert not night.check(acts.Reenter(player=player)), "as an entry"
    night.do(acts.SetPrice(kind="reentry", paid=0))
    assert night.check(acts.Reenter(player=player)), "none"


def test_several_have_their_bonus_at_once(night: Session, players: Callable[[], PlayersPage]) -> None:
    type_lines(night, f"{PRICES}\nprice addon 100 chips 5000")
    page = players()
    page.choose_row(0)
    press(Key.Key_Down, SHIFT)
    press(Key.Key_Down, SHIFT)
    press(Key.Key_A)
    in_menu(Key.Key_Down, Key.Key_Return)
    assert bought(night) == [("addon", 0, "Early bird")] * 3


def test_other_amounts_begin_with_the_chosen_price(
    night: Session, players: Callable[[], PlayersPage], qtbot: QtBot
) -> None:
    type_lines(night, PRICES)
    page = players()
    press(Key.Key_N)
    write("Anna Guest")
    press(Key.Key_Return, SHIFT)
    asked = form(page, acts.Rebuy, qtbot)
    asked.combo("at").setFocus()
    write("g")
    assert (asked.line("pay").text(), asked.line("chips").text()) == ("400", "9,000")
    asked.line("pay").setFocus()
    asked.line("pay").selectAll()
    write("300")
    press(Key.Key_Return)
    assert (last(night).fee, last(night).purchases) == (100, [("entry", 300, "Guest")])


def test_a_seat_buys_again_at_the_chosen_price(night: Session, desk: TestDesk, qtbot: QtBot) -> None:
    type_lines(night, PRICES)
    page = TablesPage(night)
    desk.hold(page)
    desk.activateWindow()
    page.shown()
    table = night.state.open_tables[0]
    page.floor.choose((table.id, next(iter(table.seats))))
    page.deeds["rebuy"].trigger()
    in_menu(Key.Key_Down, Key.Key_Return)
    assert bought(night) == [("rebuy", 400, "Double")]


def test_the_history_and_the_till_name_the_price(night: Session) -> None:
    type_lines(night, f'set till on\n{PRICES}\nregister "Anna Guest" at "Guest"')
    action = night.director.history[-1]
    assert "Guest" in sentence(action, Names(night.state)).quiet
    account = next(x for x in till(night.state, night.now()).owing if x.entry == last(night).id)
    assert "Guest" in open_purchases(account)
