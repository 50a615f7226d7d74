"""A bust is taken back though the seat is gone: the free seats are offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from core.say import acts
from core.say.acts import Seat
from gui.console.players.page import PlayersPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names, thursday

Key = Qt.Key


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """24 players on three tables, the clock running; Anna Ek is out and somebody sits in the seat."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame()


def anna(frame: Frame) -> int:
    state = frame.session.state
    return next(e.id for e in state.people.entries.values() if state.name(e.id) == "Anna Ek")


def seat_of(frame: Frame, entry: int) -> Seat | None:
    found = frame.session.state.people.entries[entry]
    return (found.table, found.seat) if found.table and found.seat else None


def out_and_replaced(frame: Frame) -> None:
    seat = seat_of(frame, anna(frame))
    assert seat is not None
    frame.session.do(acts.Eliminate(who=(anna(frame),)))
    other = next(x for t in frame.session.state.open_tables if t.id != seat[0] for x in t.seats.values())
    frame.session.do(acts.Move(entry=other, seat=seat))


def choose_anna(frame: Frame) -> None:
    frame.night.show_page("players")
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    page.choose(frame.session.state.people.entries[anna(frame)].player)
    frame.key(Key.Key_T)
    frame.key(Key.Key_Return)


def test_enter_gives_the_first_of_the_free_seats(night: Frame) -> None:
    out_and_replaced(night)
    free = {(t.id, s) for t in night.session.state.open_tables for s in t.free}
    choose_anna(night)
    assert night.session.state.people.entries[anna(night)].out
    assert night.night.notice.confirms
    night.key(Key.Key_Return)
    assert not night.session.state.people.entries[anna(night)].out
    assert seat_of(night, anna(night)) in free


def test_the_arrows_choose_another_table_and_a_click_takes_it(night: Frame) -> None:
    out_and_replaced(night)
    choose_anna(night)
    buttons = night.night.notice.choices
    assert len(buttons) > 1
    night.key(Key.Key_Right)
    assert [b.property("kind") for b in buttons].index("primary") == 1
    second = buttons[1].text()
    night.click(buttons[1])
    assert night.session.state.seat_text(anna(night)) in second


def test_the_command_bar_offers_them_too_and_escape_lets_it_be(night: Frame) -> None:
    out_and_replaced(night)
    night.type("/")
    night.type('take back "Anna Ek"')
    night.key(Key.Key_Return)
    assert night.night.notice.choices
    night.key(Key.Key_Escape)
    assert night.session.state.people.entries[anna(night)].out


def test_the_table_was_broken(night: Frame) -> None:
    seat = seat_of(night, anna(night))
    assert seat is not None
    night.session.do(acts.OpenTable(label="9"))
    night.session.do(acts.Eliminate(who=(anna(night),)))
    night.session.do(acts.BreakTable(table=seat[0]))
    choose_anna(night)
    night.key(Key.Key_Return)
    back = seat_of(night, anna(night))
    assert back is not None
    assert back[0] != seat[0]


def test_a_seat_that_is_free_is_given_without_asking(night: Frame) -> None:
    seat = seat_of(night, anna(night))
    night.session.do(acts.Eliminate(who=(anna(night),)))
    choose_anna(night)
    assert seat_of(night, anna(night)) == seat
