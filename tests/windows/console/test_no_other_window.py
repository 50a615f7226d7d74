"""The console shows everything in its own window: another that came for a moment would flash on the
director's screen, and take the keyboard with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from core.clock.timebase import Timebase
from core.say import acts
from gui.console.frame.pages import PAGES
from gui.program.session import Session
from tests.windows.conftest import HALL, HandClock, LogInMemory, entropy
from tests.windows.console.conftest import Frame
from tests.windows.console.floor_night import begun, entry


class Windows(QObject):
    """Every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


@pytest.fixture
def windows(qapp: QApplication) -> Iterator[Windows]:
    made = Windows()
    qapp.installEventFilter(made)
    yield made
    qapp.removeEventFilter(made)


def test_the_pages_of_a_night_with_everything_in_it(
    session: Session, open_frame: Callable[..., Frame], windows: Windows
) -> None:
    begun(session)
    session.do(acts.Penalise(entry=entry(session, "Bo"), offence="phone", minutes=10))
    session.do(acts.CallClock(entry=entry(session, "Gun")))
    session.do(acts.HandForHand())
    frame = open_frame()
    for page, *_ in PAGES:
        frame.night.show_page(page)
    frame.night.show_page("rulebook")
    assert windows.shown == ["ConsoleWindow"]
    assert frame.window.isActiveWindow()


def test_the_question_after_a_crash(
    open_frame: Callable[..., Frame], hand_clock: HandClock, windows: Windows
) -> None:
    log = LogInMemory()
    before = Session(log, Timebase(hand_clock, hand_clock), entropy(), HALL)
    begun(before)
    log.beat(hand_clock())
    hand_clock.advance(minutes=7)
    frame = open_frame(other=Session(log, Timebase(hand_clock, hand_clock), entropy(), HALL))
    assert frame.night.question.isVisible()
    assert windows.shown == ["ConsoleWindow"]
