"""The rulebook's seats, sizes and stacks, through the director's keys and clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from core.floor.accessible import unmet
from core.floor.final_table import size
from core.say.duties import AccessibleDuty, FinalTableDuty, SeatsDuty
from gui.console.duties.card import DutyCard
from gui.console.structure.page import StructurePage
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import table_views

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
ROOM = """
set seats 6
price entry 100 chips 10000
add level blinds 100/200 length 20
add level blinds 200/400 length 20
open table 1
open table 2
"""
FIVE = "".join(f'register "{name} Ek"\n' for name in ("Anna", "Bo", "Cilla", "Dan", "Eva"))


def cards(frame: Frame) -> dict[str, DutyCard]:
    return {c.duty.kind: c for c in frame.night.duties.cards}


def command(frame: Frame, line: str) -> None:
    frame.key(Key.Key_K, CTRL)
    frame.type(line)
    frame.key(Key.Key_Return)


def overrule(frame: Frame, reason: str) -> None:
    frame.key(Key.Key_Return, CTRL)
    assert QApplication.focusWidget() is frame.night.notice.reason
    frame.type(reason)
    frame.key(Key.Key_Return)


def tables_page(frame: Frame) -> TablesPage:
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    return page


# -- an accessible seat is asked for before the draw (procedure B2) ------------------------------------


@pytest.fixture
def one_needs(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Five are registered, two tables open, and Bo needs a seat that a wheelchair reaches."""
    bo = 'edit player "Bo Ek" accessible yes\nannounce break-order'
    type_lines(session, 'rulebook "svepof-2006"' + ROOM + FIVE + bo)
    frame = open_frame()
    frame.pass_time(seconds=2)
    return frame


def drawn(frame: Frame) -> int:
    """By Enter, a number called and Enter; the entry of Bo."""
    frame.night.show_page("tonight")
    frame.pass_time(seconds=2)
    frame.key(Key.Key_Return)
    frame.pass_time(seconds=2)
    frame.key(Key.Key_Return)
    frame.type("7")
    frame.key(Key.Key_Return)
    t = frame.session.state
    return next(e for e in t.people.entries if t.name(e) == "Bo Ek")


def test_enter_asks_which_seat_is_accessible_and_then_draws_it(one_needs: Frame) -> None:
    assert isinstance(one_needs.night.duties.cards[0].duty, AccessibleDuty)
    assert SeatsDuty.kind not in cards(one_needs)
    one_needs.key(Key.Key_Return)
    one_needs.type("2.4")
    one_needs.key(Key.Key_Return)
    t = one_needs.session.state
    assert [sorted(x.accessible) for x in t.open_tables] == [[], [4]]
    assert AccessibleDuty.kind not in cards(one_needs)
    bo = drawn(one_needs)
    assert one_needs.session.state.seat_text(bo) == "2.4"
    assert not unmet(one_needs.session.state, bo)


def test_that_none_is_known_is_one_click_and_the_floor_shows_the_need_as_unmet(one_needs: Frame) -> None:
    card = cards(one_needs)[AccessibleDuty.kind]
    button = card.findChild(QPushButton, "accessible-none")
    assert isinstance(button, QPushButton)
    one_needs.click(button)
    assert one_needs.session.state.setting("accessible-seats") == "none"
    bo = drawn(one_needs)
    shown = [
        s
        for view in table_views(one_needs.session.state, True, one_needs.session.now())
        for s in view.seats
        if s.entry
    ]
    assert {s.entry: (s.accessible, s.unmet) for s in shown}[bo] == (False, True)
    assert [s.entry for s in shown if s.unmet or s.accessible] == [bo]


def test_enter_asks_for_an_accessible_seat_at_the_final_table_before_it_is_drawn(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    more = "".join(f'register "{name} Ask"\n' for name in ("Fia", "Gun", "Hugo"))
    type_lines(session, 'rulebook "tda-2024"' + ROOM + FIVE + more + 'announce break-order\ndraw number "1"')
    two = session.state.open_tables[1]
    seat, entry = min(two.seats.items())
    name = session.state.name(entry)
    type_lines(session, f'mark seat 2.{seat} accessible\nedit player "{name}" accessible yes')
    type_lines(session, f"start\neliminate e{max(two.seats.values())}")
    frame = open_frame()
    frame.pass_time(seconds=2)
    assert (cards(frame)[AccessibleDuty.kind].ring, FinalTableDuty.kind in cards(frame)) == (True, False)
    frame.key(Key.Key_Return)
    frame.type("1.6")
    frame.key(Key.Key_Return)
    assert tables_page(frame).bar.pending is None
    frame.pass_time(seconds=2)
    frame.focus_page()
    assert cards(frame)[FinalTableDuty.kind].ring
    frame.key(Key.Key_Return)
    assert session.state.seat_text(entry) == "1.6"


# -- seats drawn with physical cards (procedure B1) ----------------------------------------------------


def test_cards_are_set_by_a_click_and_their_seats_typed_one_after_the_other(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, 'rulebook "svepof-2006"' + ROOM + FIVE + "announce break-order")
    frame = open_frame()
    frame.night.show_page("structure")
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    QTest.mouseClick(page.tabs, Qt.MouseButton.LeftButton, pos=page.tabs.tabRect(1).center())
    frame.click(page.side.rows["draw"])
    box = page.side.rows["draw"].choices["cards"]
    frame.click(box)
    assert session.state.setting("draw") == "cards"
    frame.pass_time(seconds=2)
    frame.focus_page()
    assert cards(frame)[SeatsDuty.kind].duty.act is None
    frame.key(Key.Key_Return)
    for seat in ("1.2", "2.3", "1.4", "2.5", "1.6"):
        frame.type(seat)
        frame.key(Key.Key_Return)
    t = session.state
    assert [t.seat_text(e.id) for e in sorted(t.playing, key=lambda e: t.name(e.id))] == [
        "1.2",
        "2.3",
        "1.4",
        "2.5",
        "1.6",
    ]
    assert all(e.card for e in t.playing)
    assert t.word.overrides == []
    assert tables_page(frame).bar.pending is None
    assert SeatsDuty.kind not in cards(frame)


# -- what the book fixes (procedures B6 and C.late) ----------------------------------------------------


def test_a_final_size_that_the_book_fixes_is_refused_and_overruled(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, 'rulebook "tda-2024"' + ROOM)
    frame = open_frame()
    command(frame, "set final 5")
    assert (session.state.setting("final"), size(session.state)) == (None, 7)
    overrule(frame, "five chairs under the lamp")
    assert (session.state.setting("final"), size(session.state)) == (5, 5)
    assert session.state.word.overrides[-1].clauses == ("TDA 2024 RP-9",)


def test_a_late_stack_short_of_a_full_one_is_refused_and_overruled(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, 'rulebook "tda-2024"' + ROOM + FIVE + 'draw number "1"\nstart')
    frame = open_frame()
    command(frame, 'register "Late Ek" chips 500')
    assert len(session.state.people.live) == 5
    overrule(frame, "half the money")
    assert [e.chips for e in session.state.playing] == [10_000] * 5 + [500]
    assert session.state.word.overrides[-1].clauses == ("TDA 2024 late entries",)


@pytest.mark.parametrize(("busts", "chairs", "seats"), [(2, 1, 7), (3, 0, 6)])
def test_the_final_table_is_told_to_grow_only_for_players_who_are_there(
    session: Session, open_frame: Callable[..., Frame], busts: int, chairs: int, seats: int
) -> None:
    more = "".join(f'register "{name} Ask"\n' for name in ("Fia", "Gun", "Hugo", "Ida"))
    type_lines(session, 'rulebook "cpc-2023"' + ROOM + FIVE + more + 'draw number "1"\nstart')
    out = [e.id for e in session.state.playing][:busts]
    type_lines(session, "\n".join(f"eliminate e{e}" for e in out))
    frame = open_frame()
    frame.pass_time(seconds=2)
    card = cards(frame)[FinalTableDuty.kind]
    assert isinstance(card.duty, FinalTableDuty)
    assert (card.duty.chairs, card.ring) == (chairs, True)
    frame.key(Key.Key_Return)
    (table,) = session.state.open_tables
    assert (table.size, sorted(table.seats)) == (seats, list(range(1, seats + 1)))
