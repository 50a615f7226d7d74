"""Two tables call for the floor at once: the ruling that was begun first is kept, and gone back to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from core.say import acts
from core.say.duties import FloorCallDuty
from gui.console.floor.page import ConductPage
from gui.console.floor.penalty_dialog import DisqualifyDialog
from gui.console.rulings.card import RulingCard
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.floor_night import entry, floor_page
from tests.windows.console.keyboard import CTRL, focused, press, write

Key = Qt.Key


def enter() -> None:
    press(Key.Key_Return)


def situation(page: ConductPage) -> str:
    asking = page.ruling.asking
    return asking.situation.id if asking is not None else ""


def cards(page: ConductPage) -> list[RulingCard]:
    return [x for x in page.findChildren(RulingCard) if not x.isHidden()]


def begin_phone(page: ConductPage) -> None:
    """The first of two questions is answered."""
    press(Key.Key_F)
    write("phone rang")
    enter()
    write("1")
    assert situation(page) == "phone"


def test_f_keeps_the_ruling_that_was_begun_and_esc_goes_back_to_it(
    page: ConductPage, session: Session
) -> None:
    begin_phone(page)
    press(Key.Key_F)
    assert (situation(page), page.ruling.list.isVisible()) == ("", True)
    assert focused() is page.ruling.search
    write("string bet")
    enter()
    assert situation(page) == "string-bet"
    assert page.ruling.aside.isVisible()
    press(Key.Key_Escape)
    assert situation(page) == "phone"
    assert focused() is page.ruling.asked
    assert not page.ruling.aside.isVisible()
    write("1")
    write("anna")
    enter()
    press(Key.Key_Return, CTRL)
    session.settle()
    (ruling,) = session.state.conduct.rulings.values()
    assert ruling.players == (entry(session, "Anna"),)
    assert not page.ruling.is_open


def test_enter_in_the_list_goes_back_to_the_one_put_aside_last(page: ConductPage) -> None:
    begin_phone(page)
    press(Key.Key_F)
    enter()
    assert situation(page) == "phone"
    assert page.ruling.asking is not None
    assert page.ruling.asking.given == {"phone_use": "rang"}
    assert not page.ruling.aside.isVisible()


@pytest.mark.parametrize("again", ["string bet table 2", "table 2! string bet", "floor 2 string bet"])
def test_a_shout_from_a_table_whose_ruling_is_open_goes_back_to_it(
    frame: Frame, page: ConductPage, again: str
) -> None:
    frame.key(Key.Key_K, CTRL)
    frame.type("string bet table 2")
    enter()
    enter()  # nothing was said
    write("200")
    enter()
    card, asking = page.ruling, page.ruling.asking
    assert asking is not None
    assert asking.given
    page.deeds["rule"].trigger()
    write("phone rang")
    enter()
    write("1")
    assert situation(page) == "phone"
    frame.key(Key.Key_K, CTRL)
    frame.type(again)
    enter()
    assert (page.ruling, page.ruling.asking) == (card, asking)
    assert page.ruling.aside.isVisible()  # the phone still waits


@pytest.mark.parametrize(
    "shout", ["floor string bet table 2", "floor 2 string bet", "floor table 2 string bet"]
)
def test_the_table_of_a_shout_is_found_wherever_it_stands(
    frame: Frame, page: ConductPage, shout: str
) -> None:
    frame.key(Key.Key_K, CTRL)
    frame.type(shout)
    enter()
    assert page.ruling.table == next(x.id for x in frame.session.state.open_tables if x.label == "2")


def test_another_situation_at_the_same_table_is_ruled_beside_the_open_one(
    frame: Frame, page: ConductPage
) -> None:
    frame.key(Key.Key_K, CTRL)
    frame.type("string bet table 2")
    enter()
    first = page.ruling
    frame.key(Key.Key_K, CTRL)
    frame.type("phone rang table 2")
    enter()
    assert situation(page) == "phone"
    assert first.title.text() in page.ruling.aside.text()


def test_what_was_half_typed_is_kept_while_the_two_are_gone_to_in_turn(page: ConductPage) -> None:
    press(Key.Key_F)
    write("string bet")
    enter()
    enter()
    write("20")  # the amount is not whole yet
    page.deeds["rule"].trigger()  # its button, or the menu
    write("phone rang")
    enter()
    write("1")
    page.deeds["rule"].trigger()
    enter()  # the list's first row: the phone again
    assert situation(page) == "phone"
    page.deeds["rule"].trigger()
    press(Key.Key_Down)
    enter()
    assert situation(page) == "string-bet"
    write("0")
    enter()
    assert page.ruling.asking is not None
    assert page.ruling.asking.given["faced"] == "200"
    assert len(cards(page)) == 1


def test_a_logged_ruling_gives_way_to_the_one_before(page: ConductPage, session: Session) -> None:
    begin_phone(page)
    press(Key.Key_F)
    write("straddle")
    enter()
    write("No straddles here.")
    press(Key.Key_Return, CTRL)
    session.settle()
    assert [x.text for x in session.state.conduct.rulings.values()] == ["No straddles here."]
    assert situation(page) == "phone"
    assert focused() is page.ruling.asked


def test_the_dialog_of_a_disqualification_outlives_its_ruling(frame: Frame, session: Session) -> None:
    page = floor_page(frame)
    begin_phone(page)
    press(Key.Key_F)
    page.ruling.open("conduct")
    write("especially badly")
    enter()
    write("anna")
    enter()
    frame.click(page.ruling.foot.penalty)
    press(Key.Key_Return, CTRL)
    session.settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (asked,) = (x for x in page.findChildren(DisqualifyDialog) if x.isVisible())
    assert asked.line("offence").text()
    asked.reject()
    assert situation(page) == "phone"


def test_nothing_entered_is_not_kept(page: ConductPage) -> None:
    """A situation that was opened by mistake is not gone back to."""
    press(Key.Key_F)
    write("phone rang")
    enter()
    press(Key.Key_F)
    assert not page.ruling.aside.isVisible()
    write("string bet")
    enter()
    press(Key.Key_Escape)
    assert not page.ruling.is_open
    assert page.home().hasFocus()


def test_each_table_that_waits_has_its_ruling(frame: Frame, session: Session) -> None:
    tables = [x.id for x in session.state.open_tables]
    for table in tables:
        session.do(acts.CallFloor(table=table, about="string bet"))
    session.settle()
    page = floor_page(frame)

    def rule(table: int) -> None:
        duties = (x for x in frame.night.duties.cards if isinstance(x.duty, FloorCallDuty))
        page.about(next(x.duty for x in duties if x.duty.subject == (table,)))

    rule(tables[0])
    enter()
    enter()
    rule(tables[1])
    assert (page.ruling.table, situation(page)) == (tables[1], "")
    enter()
    assert situation(page) == "string-bet"
    rule(tables[0])
    assert page.ruling.table == tables[0]
    assert page.ruling.asking is not None
    assert [*page.ruling.asking.given] == ["said"]
    press(Key.Key_Escape)
    assert page.ruling.table == tables[1]


def test_a_shout_over_an_open_ruling_keeps_it(frame: Frame) -> None:
    page = floor_page(frame)
    begin_phone(page)
    press(Key.Key_K, CTRL)
    write("string bet")
    enter()
    assert situation(page) == "string-bet"
    press(Key.Key_Escape)
    assert situation(page) == "phone"
