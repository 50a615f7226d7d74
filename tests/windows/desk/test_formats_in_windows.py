"""Every format that is handed in, in the windows: from the guide by Enter to players, the draw and the first
duty; no word is cut on any of its pages; all of it is undone, and it comes back from its exported lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

import main
from core.clock.clock import read
from core.formats.plausible import Step, night_of
from core.log.order import MemoryLog
from core.say import acts
from core.text.export import export, read_line
from core.text.opening import open_door
from core.tournament.chance import Chance
from gui.console.frame.night import NightView
from gui.console.guide.guide import Guide
from gui.desk.app import Program
from gui.looks import format as formats
from gui.program.session import Session
from gui.program.wiring import Wiring
from tests.formats.rounds.handed_in import HANDED_IN, handed_in
from tests.gallery.check_widgets import problems
from tests.windows.conftest import HALL, HandClock
from tests.windows.console.guide_lines import look
from tests.windows.console.keyboard import CTRL, focused, press, write

Key = Qt.Key
EVERY = (*HANDED_IN, *main.FORMATS)
# The guide has done these: the plausible night does them in its own way.
SET_UP = (acts.ChooseFormat, acts.ChooseRulebook, acts.SetStructure, acts.SetPrice)
AT_MOST = 9
"""Of the steps of play, so many are done."""


@pytest.fixture(params=EVERY, ids=[x[0] for x in EVERY])
def format(request: pytest.FixtureRequest) -> Iterator[str]:
    with handed_in((request.param,)):
        yield request.param[0]


@pytest.fixture
def guide(qapp: QApplication, wiring: Wiring, on_screen: Callable[[Program], Program]) -> Guide:
    program = Program(qapp, wiring)
    program.new()
    on_screen(program).window.resize(QSize(1366, 768))
    view = program.window.view
    assert isinstance(view, Guide)
    return view


def through(guide: Guide, format: str) -> Program:
    """Choose the format by keys, and go through its steps by Enter."""
    guide.name.title.setFocus()
    press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is guide.name.formats
    press(Key.Key_Down)
    press(Key.Key_Tab)
    write("A whole night")
    for step in guide.steps:
        assert not cut(guide), step.KEY
        look(guide._program)
        press(Key.Key_Return)
        assert not guide.problem.text(), step.KEY
    assert isinstance(guide._program, Program)
    return guide._program


def cut(widget: QWidget) -> list[str]:
    for _ in range(3):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [finding.line() for finding in problems(widget)]


def played(view: NightView, clock: HandClock, steps: Iterator[Step]) -> int:
    """Do these, each at its time, but for what the guide has done; by Enter where it is the first duty.
    Return how many were."""
    session, entered = view.session, 0
    for step in steps:
        clock.ms += step.wait
        first = next((card.duty for card in view.duties.cards), None)
        if first is not None and type(first.act) is type(step.act) and not session.check(first.act):
            before = len(session.director.history)
            view.show_page("tonight")
            press(Key.Key_Return)
            entered += len(session.director.history) - before
        elif not isinstance(step.act, SET_UP) and not session.check(step.act):
            session.do(step.act)
    return entered


def play(format: str, session: Session, clock: HandClock, chance: Chance) -> Iterator[Step]:
    night = night_of(format)
    for _ in range(AT_MOST):
        t = session.state
        step = night.play(t, read(t.clock.levels, t.clock.position, clock.ms), clock.ms, chance)
        if step is None:
            return
        yield step


def pages_fit(view: NightView) -> None:
    own = {place.id for place in formats.of(view.session.state).pages}
    for place in view.places:
        view.show_page(place.id)
        # a format's own page paints an ellipsis of its own: what is still to be entered
        found = [line for line in cut(view.window()) if place.id not in own or "…" not in line]
        assert not found, place.id
    view.show_page("tonight")


def test_a_night_from_the_guide_to_nothing_and_back(format: str, guide: Guide, hand_clock: HandClock) -> None:
    program = through(guide, format)
    view, session, chance = program.window.night, program.session, Chance(1)
    assert view is not None
    assert session is not None
    assert session.state.format == format
    assert view._shown == formats.named(format).entered_on
    pages_fit(view)
    entered = played(view, hand_clock, night_of(format).setup(chance))
    assert session.state.people.live
    assert not session.state.without_seat, "drawn"
    pages_fit(view)
    entered += played(view, hand_clock, play(format, session, hand_clock, chance))
    assert entered, "no duty was carried out by Enter"
    pages_fit(view)
    comes_back(session)
    while session.director.next_undo() is not None:
        view.show_page("tonight")
        press(Key.Key_Z, CTRL)
    fresh = open_door(MemoryLog(), session.now, bytes).state
    fresh.room.draws = session.state.room.draws  # the secret of a draw that was made is used
    assert session.state == fresh
    comes_back(session)


def comes_back(session: Session) -> None:
    log = MemoryLog()
    for line in [*export(session.director, HALL)][1:-1]:
        log.append(read_line(line, HALL))
    copy = open_door(log, session.now, bytes)
    assert (copy.problem, copy.state) == ("", session.state)
    assert [x.hash for x in log.actions] == [x.hash for x in session.director.history]
