"""A night of 24 players at 3 tables directed with the mouse alone, from the start page to the winner.

What a mouse cannot type comes from the club's directory, from what the guide proposes, and from the pad of
digits. The test reads the state only to know what to click next, as a director reads the screen.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

import core.store
from core.chips.now import in_play, to_race
from core.chips.racing import tally
from core.clock.timebase import Timebase
from core.people.player_row import PlayerRow
from core.say.duties import (
    AnnounceDuty,
    BalanceDuty,
    BreakTableDuty,
    ComeBackDuty,
    DealInDuty,
    Duty,
    FinalTableDuty,
    HandForHandDuty,
    HandForHandOffDuty,
    HandPlayedDuty,
    RaceDuty,
    SitsOutDuty,
    WinnerDuty,
)
from core.text.opening import GAME
from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.console.ask.form import Form
from gui.console.chips.page import ChipsPage
from gui.console.duties.card import DutyCard
from gui.console.duties.seat_question import SeatQuestion
from gui.console.floor.penalty_dialog import PenaltyDialog
from gui.console.frame.night import NightView
from gui.console.guide.guide import Guide
from gui.console.players.check_in import CheckInDialog
from gui.console.players.page import PlayersPage
from gui.console.structure.page import StructurePage
from gui.console.tables.draw_dialog import DrawDialog
from gui.console.tables.page import TablesPage
from gui.desk.app import Program
from gui.looks.setting import ONE
from gui.program.session import Session
from gui.program.wiring import Wiring
from tests.windows.conftest import HALL, HandClock, entropy
from tests.windows.console.mouse import Mouse, in_front

NAMES = (
    "Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Elin Åberg", "Farid Dahl", "Greta Falk",
    "Hanna Gran", "Ivan Öst", "Jonas Rask", "Karin Kvist", "Lars Svärd", "Maja Lind", "Nils Ask",
    "Olga Frost", "Pär Lund",
    "Rut Vinter", "Sven Hjelm", "Tove Ström", "Ulf Björk", "Vera Nordin", "Wille Wallin", "Yasmin Jansson",
    "Åke Nyström", "Örjan Møller", "Zoë Engström",
)  # fmt: skip
LATE, AWAY = NAMES[0], NAMES[1]
SHARES = "28 18 13 10 8 7 6 4 3 3"
PAID = len(SHARES.split())
HOUR = 3_600_000
CALLED = "4711"
FLOOR = {
    BalanceDuty: "a balance, the big blinds told", BreakTableDuty: "a table broken, as its duty",
    AnnounceDuty: "something announced", DealInDuty: "somebody dealt in again",
}  # fmt: skip
MEASURED = {
    "a new tournament, by the guide": [7],
    "24 players checked in": [5],
    "prizes for ten places": [26],
    "until when one may enter": [4],
    "what a re-buy costs": [18],
    "the chips in use": [2],
    "the draw, with its number": [7],
    "the start": [1],
    "a late entry, with its seat": [4],
    "something announced": [1],
    "a bust, at its seat": [2] * 23,
    "a wrong bust undone": [1],
    "a re-buy": [2],
    "a bust, in the list": [2],
    "a bust, and by whom": [5],
    "a move, dragged": [1],
    "a balance, the big blinds told": [3],
    "somebody dealt in again": [1],
    "a called clock, and its end": [3],
    "a penalty given": [7],
    "a penalty ended": [1],
    "a colour-up, one table's race": [7, 6, 7, 9, 8],
    "a table broken, as its duty": [1],
    "hand-for-hand begun": [1],
    "a hand played": [1] * 3,
    "hand-for-hand over": [1],
    "the final table drawn": [1],
    "the winner, the clock stopped": [1],
    "the tournament closed": [2],
}
"""How many clicks, each time it was done; a digit is one, and so is a drag."""
ALL = 204
"""And with going from page to page."""
P = TypeVar("P", bound=QWidget)
D = TypeVar("D", bound=QDialog)


@pytest.fixture
def wiring(wiring: Wiring) -> Wiring:
    """With the club's members in its library."""
    wiring.data.mkdir()
    library = core.store.open_library(wiring.data / "library.db")
    library.import_rows([PlayerRow(name, number=str(101 + i)) for i, name in enumerate(NAMES)])
    library.close()
    return replace(wiring, gap=HOUR)


class Night:
    """A night directed with the mouse, page by page."""

    def __init__(self, program: Program, clock: HandClock) -> None:
        self.program, self.clock, self.mouse = program, clock, Mouse()

    @property
    def t(self) -> Tournament:
        return self.session.state

    @property
    def session(self) -> Session:
        assert self.program.session is not None
        return self.program.session

    @property
    def view(self) -> NightView:
        assert self.program.window.night is not None
        return self.program.window.night

    def page(self, kind: type[P]) -> P:
        """The page that is in the window, of this kind."""
        page = self.view.stack.currentWidget()
        assert isinstance(page, kind)
        return page

    def go(self, title: str, kind: type[P]) -> P:
        """To this page, unless it is there already."""
        if not isinstance(self.view.stack.currentWidget(), kind):
            self.mouse.press(title, self.view.rail)
        return self.page(kind)

    def passes(self, minutes: float) -> None:
        for _ in range(round(minutes * 2)):
            self.clock.advance(seconds=30)
            self.session.tick()

    # -- who -----------------------------------------------------------------------------------------

    def fullest(self) -> Table:
        return max(self.t.open_tables, key=lambda x: len(x.seats))

    def table(self, label: str) -> Table:
        return next(x for x in self.t.open_tables if x.label == label)

    def somebody(self, table: Table | None = None) -> int:
        """Return the entry to go out next: at the fullest table, the highest seat."""
        seats = (table or self.fullest()).seats
        return seats[max(seats)]

    # -- what ----------------------------------------------------------------------------------------

    def check_in(self, count: int, *names: str) -> None:
        """``names`` are clicked: those to tick, or of everybody those to leave out."""
        self.mouse.press("Check in")
        asked = dialog(CheckInDialog)
        if count > len(names):
            self.mouse.press("Tick all shown")
        for name in names:
            self.mouse.row(asked.table, name, 1)
        self.mouse.press(f"Register {count}")

    def seat_menu(self, entry: int, words: str) -> None:
        """Click the seat, then this in its menu."""
        page, where = self.page(TablesPage), self.t.people.entries[entry]
        assert where.table is not None
        assert where.seat is not None
        self.mouse.seat(page.floor.ovals[where.table], where.seat)
        self.mouse.choose(words)

    def bust(self, entry: int | None = None) -> None:
        who, live = entry or self.somebody(), len(self.t.people.live)
        self.go("Tables", TablesPage)
        with self.mouse.doing("a bust, at its seat"):
            self.seat_menu(who, f"Bust {self.t.name(who)}")
        assert len(self.t.people.live) == live - 1

    def card(self, kind: type[Duty]) -> DutyCard:
        """The duty, as it stands at the right."""
        found = self.view.duties.cards
        card = next((card for card in found if isinstance(card.duty, kind)), None)
        assert card is not None, (kind, [card.duty.kind for card in found])
        return card

    def due(self, kind: type[Duty]) -> bool:
        return any(isinstance(card.duty, kind) for card in self.view.duties.cards)

    def press_card(self, kind: type[Duty]) -> None:
        button = self.card(kind).button
        assert button is not None
        self.mouse.click(button)

    def balance(self) -> None:
        """The big blinds that are asked, then the move."""
        if self.card(BalanceDuty).duty.act is None:
            seats = self.card(BalanceDuty).question
            assert isinstance(seats, SeatQuestion)
            for row in seats.rows:
                first = str(min(self.t.room.tables[row.table.id].seats))
                self.mouse.click(next(b for b in row.buttons if b.text() == first))
        self.press_card(BalanceDuty)

    def settle(self) -> None:
        """Settle all that is due on the floor, one duty after the other."""
        while True:
            cards = self.view.duties.cards
            kind = next((k for c in cards for k in FLOOR if isinstance(c.duty, k)), None)
            if kind is None:
                return
            before = len(self.session.director.history)
            with self.mouse.doing(FLOOR[kind]):
                if kind is BalanceDuty:
                    self.balance()
                else:
                    self.press_card(kind)
            assert len(self.session.director.history) > before

    # -- the night -----------------------------------------------------------------------------------

    def set_up(self) -> None:
        m = self.mouse
        with m.doing("a new tournament, by the guide"):
            m.press("New tournament")
            guide = self.program.window.view
            assert isinstance(guide, Guide)
            m.pick(guide.name.books, "Dutch edition")  # its penalties are in minutes
            for words in ("Continue", "Continue", "Continue", "Create tournament"):
                m.press(words)
        with m.doing("24 players checked in"):
            self.check_in(24, LATE, AWAY)
        assert len(self.t.people.live) == 24
        side = self.go("Structure", StructurePage).side
        m.tab("Settings")
        with m.doing("prizes for ten places"):
            m.click(side.rows["shares"])
            m.type(side.rows["shares"].fields[ONE], SHARES)
        assert [share for _, share in self.t.money.shares] == [100 * int(x) for x in SHARES.split()]
        with m.doing("until when one may enter"):
            m.click(side.rows["late"])
            m.type(side.rows["late"].fields[ONE], "4")
        with m.doing("what a re-buy costs"):
            for part, number in (("paid", "200"), ("chips", "10000"), ("until", "4")):
                m.click(side.rows["rebuy"])
                m.type(side.rows["rebuy"].fields[part], number)
        price = self.t.money.prices["rebuy"]
        assert (price.paid, price.chips, price.until) == (200, 10_000, 4)
        self.go("Chips", ChipsPage)
        with m.doing("the chips in use"):
            m.press("Set chips")
            m.press("Set")
        tables = self.go("Tables", TablesPage)
        with m.doing("the draw, with its number"):
            m.press("Draw seats", tables)
            m.type(dialog(DrawDialog).number, CALLED)
        assert [draw.number for draw in self.t.room.draws.values()] == [CALLED]
        assert all(entry.table is not None for entry in self.t.playing)
        with m.doing("the start"):
            m.press("Start")

    def enters_and_goes(self) -> None:
        """The first minutes: a late entry, busts, one of them wrong, a re-buy."""
        m = self.mouse
        self.passes(4)
        self.go("Players", PlayersPage)
        with m.doing("a late entry, with its seat"):
            self.check_in(1, LATE)
            m.press("Draw a seat")
        assert len(self.t.people.live) == 25
        self.settle()
        wrong = self.somebody(self.table("1"))
        self.bust(wrong)
        with m.doing("a wrong bust undone"):
            m.press(f"Undo: {self.t.name(wrong)} out")
        assert len(self.t.people.live) == 25
        self.bust(self.somebody(self.table("1")))
        players, buyer = self.go("Players", PlayersPage), self.somebody(self.table("2"))
        with m.doing("a re-buy"):
            m.row(players.table, self.t.name(buyer), 0)
            m.press("Re-buy")
        assert self.t.chips.in_play == 26 * 10_000
        with m.doing("a bust, in the list"):
            m.row(players.table, self.t.name(self.somebody(self.table("1"))), 0, Qt.MouseButton.RightButton)
            m.choose("Bust")
        with m.doing("a bust, and by whom"):
            m.row(players.table, self.t.name(self.somebody(self.table("1"))), 0)
            m.press("Bust by")
            m.suggestion(dialog(Form).people("by").field, self.t.name(buyer))
            m.press("Bust")
        assert self.t.game.busts[-1].by == (buyer,)
        assert len(self.t.people.live) == 22

    def conduct(self) -> None:
        """A player carried to another seat, the clock called, ten minutes sat out."""
        m, page = self.mouse, self.go("Tables", TablesPage)
        moved, goal = self.somebody(self.table("3")), self.table("1")
        old, seat, free = (
            page.floor.ovals[self.table("3").id],
            self.t.people.entries[moved].seat,
            min(goal.free),
        )
        assert seat is not None
        with m.doing("a move, dragged"):
            new = page.floor.ovals[goal.id]
            m.drag(old, old.seat_centre(seat), new, new.seat_centre(free))
        assert (self.t.people.entries[moved].table, self.t.people.entries[moved].seat) == (goal.id, free)
        self.settle()
        with m.doing("a called clock, and its end"):
            self.seat_menu(self.somebody(), "Call the clock")
            self.passes(0.5)
            m.press("Acted")
        assert [call.outcome for call in self.t.conduct.clock_calls.values()] == ["acted"]
        who = self.somebody()
        with m.doing("a penalty given"):
            self.seat_menu(who, "Penalty for")
            m.pick(dialog(PenaltyDialog).step.combo, "10 minutes")
            m.suggestion(dialog(PenaltyDialog).line("offence"), "Phone at the table")
            m.press("Give penalty")
        assert self.due(SitsOutDuty)
        self.passes(9.5)
        assert self.due(SitsOutDuty)
        self.passes(0.5)
        with m.doing("a penalty ended"):
            self.press_card(ComeBackDuty)
        self.settle()

    def to_the_break(self, chip: int) -> None:
        """In which this chip goes."""
        while (level := self.session.reading().level) is not None and level.remove != (chip,):
            self.passes(0.5)

    def colour_up(self) -> None:
        """The race of each table, from the duty to the chip's leaving play."""
        m, tables, gone = self.mouse, len(self.t.open_tables), len(self.t.chips.coloured_up)
        for nth in range(tables):
            with m.doing("a colour-up, one table's race"):
                if nth == 0:
                    self.press_card(RaceDuty)
                desk = self.page(ChipsPage).desk
                odd = self.counted(nth)
                for at, row in enumerate(desk.rows):
                    if odd[at]:
                        m.click(row, row.cell(odd[at]))
                m.press("Race")
                m.click(desk.foot.button)
        assert len(self.t.chips.coloured_up) == gone + 1

    def counted(self, nth: int) -> list[int]:
        """The odd chips of the table that races next; at the last one they fit what is in play."""
        chip = in_play(self.t)[0]
        table = to_race(self.t, chip)[0]
        odd = [(3 * at + nth) % 4 for at in range(len(table.seats))]
        found = tally(self.t, table, chip)
        if found is not None:
            odd[0] = (odd[0] + found.missing(sum(odd))) % (found.unit // chip)
        return odd

    def to_the_bubble(self) -> None:
        """A table goes, the second colour-up, hand for hand until somebody is out."""
        m = self.mouse
        while len(self.t.people.live) > PAID + 1:
            self.bust()
            self.settle()
            self.passes(3)
            if len(self.t.people.live) == 16:
                self.to_the_break(100)
                self.colour_up()
        assert len(self.t.open_tables) == 2
        with m.doing("hand-for-hand begun"):
            self.press_card(HandForHandDuty)
        for hand in range(3):
            self.passes(2)
            if hand == 2:
                self.bust()
            with m.doing("a hand played"):
                self.press_card(HandPlayedDuty)
        with m.doing("hand-for-hand over"):
            self.press_card(HandForHandOffDuty)
        assert len(self.t.people.live) == PAID
        assert self.session.reading().running

    def to_the_winner(self) -> None:
        m = self.mouse
        while not self.due(FinalTableDuty):
            self.bust()
        with m.doing("the final table drawn"):
            self.press_card(FinalTableDuty)
        assert [len(table.seats) for table in self.t.open_tables] == [9]
        while len(self.t.people.live) > 1:
            self.passes(3)
            self.bust()
        with m.doing("the winner, the clock stopped"):
            self.press_card(WinnerDuty)

    def close(self) -> None:
        with self.mouse.doing("the tournament closed"):
            self.mouse.press("Menu")
            self.mouse.choose("Close tournament")


def dialog(kind: type[D]) -> D:
    """The dialog in front."""
    found = in_front()
    assert isinstance(found, kind)
    return found


def test_a_night_by_mouse(program: Program, hand_clock: HandClock) -> None:
    night = Night(program, hand_clock)
    night.set_up()
    night.enters_and_goes()
    night.conduct()
    for _ in range(3):
        night.bust()
        night.settle()
    night.to_the_break(25)
    night.colour_up()
    night.to_the_bubble()
    night.to_the_winner()
    path, history = night.session.log.path, len(night.session.director.history)
    night.close()
    print(f"\n{night.mouse.table()}")
    assert night.mouse.clicks == MEASURED
    assert night.mouse.all == ALL
    folds(path, history, hand_clock)


def folds(path: Path, actions: int, clock: HandClock) -> None:
    """The file as anybody opens it: whole, proved good, nothing in it that must never be."""
    log = core.store.open_(path)
    again = Session(log, Timebase(clock, clock), entropy(), HALL)
    assert log.damage is None
    assert not again.director.problem
    assert len(again.director.history) == actions
    assert GAME.broken(again.state) == []
    assert len(again.state.people.live) == 1
    assert len(again.state.game.busts) == 24
    assert again.state.chips.coloured_up == {25, 100}
    again.close()
