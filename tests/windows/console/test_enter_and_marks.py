"""A director who presses anything at any time: Enter does the marked card, and nothing that is not marked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from core.say import acts
from core.say.reasons import Refused
from gui.console.duties.card import DutyCard
from gui.console.frame.acting import YOUNG
from gui.console.frame.keys import leaves_enter
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from tests.examples import DEEP
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names, thursday

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
STEPS = 160


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Twenty players at three tables of eight with club numbers that could be called, late entries to come,
    the clock running."""
    thursday(session, [], 3, seats=8)
    session.do(acts.Set(key="late", value=3))
    for i, name in enumerate(names(20)):
        session.do(acts.Register(name=name, number=str(i + 1)))
    session.do(acts.MakeDraw(number="17"))
    session.do(acts.Start())
    return open_frame()


class Director:
    """Presses, and keeps what every Enter was for."""

    def __init__(self, frame: Frame, seed: int) -> None:
        self.frame, self.session, self.chance = frame, frame.session, Random(seed)
        self.done = self.seen = self.elsewhere = 0
        self._seen_at: int | None = None

    @property
    def marked(self) -> DutyCard | None:
        found = [card for card in self.frame.night.duties.cards if card.ring]
        assert len(found) <= 1
        return found[0] if found else None

    def step(self) -> None:
        match self.chance.randrange(10):
            case 0 | 1:
                self._something_happens()
            case 2 | 3:
                self.frame.pass_time(seconds=self.chance.choice((0.3, 0.8, 1.2, 3)))
            case 4:
                self.frame.pass_time(minutes=self.chance.choice((1, 6)))
            case 5:
                self._goes_elsewhere()
            case 6:
                self.frame.type(str(self.chance.randrange(1, 21)))
                self.frame.key(self.chance.choice((Key.Key_Return, Key.Key_Escape)))
            case _:
                self._enter()
        if dialog := QApplication.activeModalWidget():
            dialog.close()
            self.frame.window.activateWindow()
            self.frame.focus_page()

    def _something_happens(self) -> None:
        """Entered by somebody who did not use a duty for it."""
        session, t = self.session, self.session.state
        seated = [e.id for e in t.playing if e.table is not None]
        begun = session.reading().phase != "before"
        act: acts.Act = acts.Note(text="a word")
        match self.chance.randrange(5):
            case 0 | 1 if len(seated) > 2 and begun:
                act = acts.Eliminate(who=(self.chance.choice(seated),))
            case 2:
                act = acts.Register(name=f"Late {len(t.people.players)}")
            case 3 if seated and begun:
                act = acts.CallClock(entry=self.chance.choice(seated))
            case 4:
                act = acts.Resume() if begun and not session.reading().running else acts.Start()
        try:
            session.do(act)
        except Refused:
            session.do(acts.Note(text="refused"))

    def _goes_elsewhere(self) -> None:
        """Another page, the command bar, Add a player; Escape leads back."""
        match self.chance.randrange(10):
            case 0 | 1:
                self.frame.key(Key(Key.Key_1 + self.chance.randrange(3)), CTRL)
            case 2:
                self.frame.key(Key.Key_K, CTRL)
            case 3:
                self.frame.key(Key.Key_2, CTRL)
                self.frame.key(Key.Key_N)
            case _:
                for _ in range(3):
                    self.frame.key(Key.Key_Escape)

    def _enter(self) -> None:
        night, history = self.frame.night, self.session.director.history
        card, focus, page = self.marked, QApplication.focusWidget(), night.stack.currentWidget()
        asked = night.duties.open
        free = leaves_enter(focus) and asked is None
        soon = self._seen_at is not None and self.session.now() - self._seen_at < YOUNG
        line = self.session.written(card.duty.act) if card is not None and card.duty.act is not None else ""
        before, kind = len(history), card.duty.kind if card is not None else None
        self.frame.key(Key.Key_Return)
        new = [action.line for action in self.session.director.history[before:]]
        if not free:
            assert card is None or card is asked, "Enter is for the question that is open"
            self.elsewhere += 1
        elif card is None or soon:
            assert new == []
            if self.marked is not None and card is None:
                self._seen_at = self.session.now()
                self.seen += 1
        else:
            led = night.duties.open is not None or night.stack.currentWidget() is not page
            refused = night.notice.waits_for_why() or QApplication.activeModalWidget() is not None
            assert new == [line] or (new == [] and (led or refused)), (kind, line, new)
            self._seen_at = None
            self.done += 1


@pytest.mark.parametrize("seed", range(8 if DEEP else 3))
def test_enter_does_what_is_marked_and_nothing_else(night: Frame, seed: int) -> None:
    director = Director(night, seed)
    for _ in range(STEPS):
        director.step()
    assert min(director.done, director.elsewhere) > 0


def test_a_seat_chosen_before_something_else_was_done_takes_no_enter(night: Frame) -> None:
    """Its menu begins with a bust."""
    night.night.show_page("tables")
    page = night.night.page("tables")
    assert isinstance(page, TablesPage)
    night.key(Key.Key_Right)
    assert page.seat is not None
    night.type("/")
    night.type('register "Ulf Beck"')
    night.key(Key.Key_Return)
    night.pass_time(seconds=3)
    assert page.seat is None
    before = len(night.session.director.history)
    for _ in range(3):
        night.key(Key.Key_Return)
        night.pass_time(seconds=3)
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible()]
    assert not night.session.state.game.busts
    assert len(night.session.director.history) > before, "the marked duty"
