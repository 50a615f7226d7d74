"""A whole night of 24 players on 3 tables with the keyboard alone, from New tournament to the winner: what
every kind of action takes is counted and printed, and the file that is left has nothing against it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import core.store
from core.chips.now import to_race
from core.chips.racing import tally
from core.say.duties import (
    AnnounceDuty,
    BalanceDuty,
    BreakTableDuty,
    ClockCallDuty,
    ComeBackDuty,
    FinalTableDuty,
    HandForHandDuty,
    HandForHandOffDuty,
    HandPlayedDuty,
    RaceDuty,
    SeatsDuty,
    WinnerDuty,
)
from core.text.opening import GAME
from core.tournament.table import Table
from gui.console.chips.race.row import RaceRow
from gui.desk.app import Program
from gui.desk.verify import run as run_verify
from gui.program.wiring import Wiring
from tests.windows.conftest import HandClock
from tests.windows.console.directing import Director
from tests.windows.console.keyboard import CTRL, SHIFT
from tests.windows.console.nights import names

Key = Qt.Key
ODD = (3, 2, 0, 1, 0, 2, 3, 1, 2)
"""Of the chip that goes, so many are left over before each seat of a table."""
BUDGET = {
    "new tournament": 7, "registered": 1, "re-buys and prizes": 11, "chip set": 3, "draw": 3,
    "paper": 6, "start": 1, "pause": 1, "bust by seat": 1, "bust by name": 2,
    "bust by number pad": 1, "undo": 1, "re-buy": 5,
    "late registration": 5, "move": 5, "balance": 3, "penalty": 6, "penalty over": 2, "clock called": 4,
    "clock over": 2, "colour-up of a table": 2, "break of a table": 1, "hand-for-hand": 1,
    "hand played": 1, "final table": 1, "winner": 1,
}  # fmt: skip
"""The most keys an action may take, apart from the names, seats and numbers that are told."""


@pytest.fixture
def director(program: Program, qtbot: QtBot, hand_clock: HandClock) -> Director:
    return Director(program, hand_clock, qtbot)


def test_a_night_of_24_players_with_the_keyboard_alone(director: Director, wiring: Wiring) -> None:
    d = director
    set_up(d)
    first_levels(d)
    conduct(d)
    colour_up(d)
    to_the_money(d)
    to_the_winner(d)
    path = d.session.log.path
    assert GAME.broken(d.session.state) == []
    d.press(Key.Key_Q, CTRL)
    assert not d.program.window.isVisible()
    assert run_verify([str(path)], core.store, wiring) == 0
    print(f"\n{d.table()}")
    assert {kind: max(keys for keys, _ in times) for kind, times in d.keys.items()} == BUDGET


# -- before the first card -------------------------------------------------------------------------------


def set_up(d: Director) -> None:
    with d.doing("new tournament"):
        d.press(Key.Key_N, CTRL)
        d.tell("Thursday 24")
        d.press(Key.Key_Tab, times=2)
        d.tell("Dutch")
        for _ in range(4):  # the name, the club's usual sheet, the money, three tables of nine
            d.press(Key.Key_Return)
            d.passes(seconds=1)  # each step is looked at
    t = d.session.state
    assert (t.setting("title"), t.rulebook.id) == ("Thursday 24", "tda-nl")
    for name in names(24):
        with d.doing("registered"):
            d.tell(name)
            d.press(Key.Key_Return)
    with d.doing("re-buys and prizes"):
        d.press(Key.Key_4, CTRL)
        d.press(Key.Key_F6)
        d.press(Key.Key_F)
        d.tell("re-b")
        d.press(Key.Key_Return)
        d.tell("200")
        d.press(Key.Key_Tab, times=2)
        d.tell("10000")
        d.press(Key.Key_Tab)
        d.tell("4")
        d.press(Key.Key_Return)
        d.press(Key.Key_F)
        d.tell("each place")
        d.press(Key.Key_Return)
        d.tell("24 18 13 10 8 7 6 5 5 4")
        d.press(Key.Key_Return)
    price = t.money.prices["rebuy"]
    assert (price.paid, price.chips, price.until, len(t.money.shares)) == (200, 10_000, 4, 10)
    with d.doing("chip set"):
        d.press(Key.Key_5, CTRL)
        d.press(Key.Key_S)
        d.press(Key.Key_Return)
    assert t.chips.values == (25, 100, 500, 1000, 5000)
    with d.doing("draw"):
        d.press(Key.Key_3, CTRL)
        d.press(Key.Key_D)
        d.tell("4711")
        d.press(Key.Key_Return)
    assert [len(x.seats) for x in t.open_tables] == [8, 8, 8]
    paper(d, "Seating")
    d.enter(AnnounceDuty)
    d.press(Key.Key_1, CTRL)
    with d.doing("start"):
        d.press(Key.Key_Space)
    assert d.session.reading().running


def paper(d: Director, name: str) -> None:
    """The seating list, the first of the menu, as a PDF beside the tournament's file."""
    with d.doing("paper"):
        d.press(Key.Key_P, CTRL)
        d.press(Key.Key_Down)
        d.press(Key.Key_Return)
        d.press(Key.Key_S, CTRL)
        d.press(Key.Key_Return)
        d.press(Key.Key_Escape)
    assert [x.name[: len(name)] for x in d.session.log.path.parent.glob("*.pdf")] == [name]


# -- the first levels ------------------------------------------------------------------------------------


def first_levels(d: Director) -> None:
    t = d.session.state
    d.passes(minutes=6)
    bust_by_seat(d, largest(d))
    d.passes(minutes=2)
    bust_by_name(d, largest(d))
    with d.doing("pause"):
        d.press(Key.Key_Space)
    assert not d.session.reading().running
    d.passes(minutes=1)
    d.press(Key.Key_Space)
    right = [(e.id, e.table, e.seat) for e in t.playing]
    bust_by_seat(d, largest(d))
    with d.doing("undo"):
        d.press(Key.Key_Z, CTRL)
    t = d.session.state
    assert [(e.id, e.table, e.seat) for e in t.playing] == right
    buyer = somebody(d, 3)
    with d.doing("re-buy"):
        d.press(Key.Key_2, CTRL)
        d.press(Key.Key_F)
        d.tell(t.name(buyer))
        d.press(Key.Key_Return)
        d.press(Key.Key_Y)
        d.press(Key.Key_Return)
    assert t.people.entries[buyer].bought["rebuy"] == 1
    d.press(Key.Key_1, CTRL)
    with d.doing("late registration"):
        d.press(Key.Key_2, CTRL)
        d.press(Key.Key_N)
        d.tell("Late Larsson")
        d.press(Key.Key_Return)
        d.press(Key.Key_Escape)
        d.enter(SeatsDuty)
    assert len(t.people.live) == 23
    assert all(e.table is not None for e in t.playing)
    mover, to = somebody(d, 7), smallest(d)
    seat = to.free[0]
    with d.doing("move"):
        d.press(Key.Key_3, CTRL)
        d.press(Key.Key_F)
        d.tell(t.name(mover))
        d.press(Key.Key_Return)
        d.press(Key.Key_M)
        d.tell(f"{to.label}.{seat}")
        d.press(Key.Key_Return)
    assert (t.people.entries[mover].table, t.people.entries[mover].seat) == (to.id, seat)
    d.press(Key.Key_1, CTRL)
    while not d.due(BalanceDuty):
        d.passes(minutes=1)
        bust_by_seat(d, smallest(d))
    balance(d)


def balance(d: Director) -> None:
    """Until no table is short: who had the big blind last is told where it is asked, then Enter moves."""
    while d.due(BalanceDuty):
        before = {e.id: e.table for e in d.session.state.playing}
        with d.doing("balance"):
            if d.first is not None and d.first.duty.act is None:
                d.enter(BalanceDuty)
                while (card := d.night.duties.open) is not None:
                    assert card.duty.asks
                    d.tell(" ".join(str(min(d.session.state.room.tables[i].seats)) for i in card.duty.asks))
                    d.press(Key.Key_Return)
            d.enter(BalanceDuty)
        after = {e.id: e.table for e in d.session.state.playing}
        assert sum(after[entry] != table for entry, table in before.items()) == 1


# -- penalties and clocks --------------------------------------------------------------------------------


def conduct(d: Director) -> None:
    t = d.session.state
    bad, slow = somebody(d, 5), somebody(d, 8)
    with d.doing("penalty"):
        d.press(Key.Key_7, CTRL)
        d.press(Key.Key_P)
        d.tell(t.name(bad))
        d.press(Key.Key_Return)
        d.tell("phone")
        d.press(Key.Key_Backtab, SHIFT)  # a warning would be next: ten minutes are the step after it
        d.press(Key.Key_Down)
        d.press(Key.Key_Return)
    penalty = next(iter(t.conduct.penalties.values()))
    assert (penalty.entry, penalty.offence, penalty.step) == (bad, "phone", "minutes 10")
    with d.doing("clock called"):
        d.press(Key.Key_7, CTRL)
        d.press(Key.Key_C)
        d.tell(t.name(slow))
        d.press(Key.Key_Return)
        d.press(Key.Key_Return)
    d.passes(seconds=25)
    with d.doing("clock over"):
        d.press(Key.Key_A)
    with d.doing("clock called"):
        d.press(Key.Key_C)
        d.tell(t.name(slow))
        d.press(Key.Key_Return)
        d.press(Key.Key_Return)
    d.passes(seconds=72)
    with d.doing("clock over"):
        d.enter(ClockCallDuty)
    assert [call.outcome for call in t.conduct.clock_calls.values()] == ["acted", "dead"]
    d.press(Key.Key_1, CTRL)
    while not d.due(ComeBackDuty):
        d.passes(minutes=1)
    with d.doing("penalty over"):
        d.enter(ComeBackDuty)
    assert not t.people.entries[bad].absent


# -- the break -------------------------------------------------------------------------------------------


def counted(d: Director) -> tuple[int, ...]:
    """The odd chips of the table that races next; at the last one they fit what is in play."""
    table = to_race(d.session.state, 25)[0]
    found, n = tally(d.session.state, table, 25), len(table.seats)
    more = 0 if found is None else found.missing(sum(ODD[:n]))
    return ((ODD[0] + more) % 4, *ODD[1:])


def colour_up(d: Director) -> None:
    while not d.due(RaceDuty):
        d.passes(minutes=1)
    assert in_break(d)
    tables = len(d.session.state.open_tables)
    d.enter(RaceDuty)
    for n in range(tables):
        with d.doing("colour-up of a table"):
            for odd in counted(d):
                if isinstance(QApplication.focusWidget(), RaceRow):
                    d.tell(str(odd))
            d.press(Key.Key_Return)  # the race
            assert len(d.session.state.chips.races) == n + 1
            d.press(Key.Key_Return)  # on to the next table, at the last the chips are taken out of play
    assert d.session.state.chips.coloured_up == {25}
    d.press(Key.Key_1, CTRL)
    while in_break(d):
        d.passes(minutes=1)


def in_break(d: Director) -> bool:
    level = d.session.reading().level
    return level is not None and level.pause


# -- to the money, and on --------------------------------------------------------------------------------


def to_the_money(d: Director) -> None:
    t = d.session.state
    by_seat = True
    while len(t.people.live) > 11:
        d.passes(seconds=80)
        (bust_by_seat if by_seat else bust_by_name)(d, largest(d))
        by_seat = not by_seat
        if d.due(BreakTableDuty):
            with d.doing("break of a table"):
                d.enter(BreakTableDuty)
        balance(d)
    with d.doing("hand-for-hand"):
        d.enter(HandForHandDuty)
    assert not d.session.reading().running
    for out in (False, False, True):
        d.passes(seconds=90)
        if out:
            bust_by_seat(d, largest(d))
        with d.doing("hand played"):
            d.enter(HandPlayedDuty)
    with d.doing("hand-for-hand"):
        d.enter(HandForHandOffDuty)
    assert d.session.reading().running
    d.passes(minutes=2)
    bust_by_pad(d, largest(d))
    with d.doing("final table"):
        d.enter(FinalTableDuty)
    assert [len(x.seats) for x in t.open_tables] == [9]


def to_the_winner(d: Director) -> None:
    t = d.session.state
    by_seat = False
    while len(t.people.live) > 1:
        d.passes(minutes=3)
        (bust_by_seat if by_seat else bust_by_name)(d, largest(d))
        by_seat = not by_seat
    with d.doing("winner"):
        d.enter(WinnerDuty)
    assert not d.session.in_play
    assert (len(t.people.entries), len(t.game.busts)) == (25, 24)


# -- busts, and who sits where as the director sees it ---------------------------------------------------


def bust_by_seat(d: Director, table: Table) -> None:
    seat = min(table.seats)
    out = table.seats[seat]
    with d.doing("bust by seat"):
        d.tell(f"{table.label}.{seat}")
        d.press(Key.Key_Return)
    assert d.session.state.people.entries[out].out


def bust_by_pad(d: Director, table: Table) -> None:
    """From across the room: a seat on the number pad, and its Enter."""
    seat = min(table.seats)
    out = table.seats[seat]
    with d.doing("bust by number pad"):
        d.pad(f"{table.label},{seat}\n")
    assert d.session.state.people.entries[out].out


def bust_by_name(d: Director, table: Table) -> None:
    """As much of the name as it takes until it is the one that is offered."""
    out = table.seats[max(table.seats)]
    name, offered = d.session.state.name(out), d.night.footer.command.suggestions
    with d.doing("bust by name"):
        for letter in name:
            d.tell(letter)
            if offered.chosen is not None and name in offered.chosen.line:
                break
        d.press(Key.Key_Return)  # it is written out
        d.press(Key.Key_Return)
    assert d.session.state.people.entries[out].out


def largest(d: Director) -> Table:
    return max(d.session.state.open_tables, key=lambda x: len(x.seats))


def smallest(d: Director) -> Table:
    return min(d.session.state.open_tables, key=lambda x: len(x.seats))


def somebody(d: Director, nth: int) -> int:
    """The entry of somebody who plays."""
    return sorted(e.id for e in d.session.state.playing)[nth]
