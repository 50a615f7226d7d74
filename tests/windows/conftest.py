"""A real session for the windows' tests: the real director over a log in memory, and a clock that stands
until a test moves it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMetaMethod
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import core.store
from core.clock.timebase import Timebase
from core.keeping.salvage import Damage
from core.log.order import MemoryLog
from core.say.acts import Act
from core.say.reasons import Refused, StoreFailed
from core.say.records import Action
from gui import theme
from gui.console.frame.acting import Desk, Retry
from gui.desk.app import Program
from gui.program import club_library
from gui.program import session as sessions
from gui.program.club_library import Job, KeptLibrary
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.widgets import calm

HALL = ZoneInfo("Europe/Stockholm")
EVENING = int(datetime(2026, 11, 19, 16, 30, tzinfo=UTC).timestamp()) * 1000
"""17:30 in the hall."""


LONG = 60.0
"""Seconds: longer than any disk takes."""
OFFSCREEN = "This plugin does not support"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a screen Qt says of every window what a screen could do more; only that is let pass."""
    here, ignored = str(Path(__file__).parent), pytest.mark.qt_log_ignore(OFFSCREEN, extend=True)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(ignored)


@dataclass
class HandClock:
    """Time as a test says it is, in ms."""

    ms: int = EVENING

    def __call__(self) -> int:
        return self.ms

    def advance(self, *, minutes: float = 0, seconds: float = 0) -> None:
        self.ms += round(minutes * 60_000 + seconds * 1000)


class LogInMemory(MemoryLog):
    """Everything a tournament's file does, without the file."""

    path = Path("Thursday 200.riffle")
    damage: Damage | None = None
    last_beat: int | None = None
    read_only = False

    def beat(self, now_ms: int) -> bool:
        self.last_beat = now_ms
        return True

    def export_copy(self, path: Path) -> None:
        raise AssertionError("nothing here is copied")

    def close(self) -> None:
        """Nothing is open."""


@contextmanager
def on_this_thread(session: Session) -> Iterator[None]:
    """Store in a log in memory without handing each action to the disk's thread: on a busy machine the two
    threads wait longer for each other than the act takes, and how a night was set up is not looked at."""
    with pytest.MonkeyPatch.context() as patch:
        if type(session.log) is LogInMemory and not vars(session.log).get("append"):
            patch.setattr(session._beside, "_through", lambda job: job())
        yield


class Chance:
    """Chance that is the same in every run: 32 different bytes at a time."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, n: int) -> bytes:
        self.drawn += 1
        return bytes((self.drawn * 37 + i * 11) % 256 for i in range(n))


def entropy() -> Chance:
    return Chance()


@dataclass(frozen=True)
class Begun:
    """The actions of a night's beginning, and how often chance was asked by the end of it."""

    actions: tuple[Action, ...]
    drawn: int


NIGHTS: dict[tuple[object, ...], Begun] = {}
"""The beginnings that were made, by the log they came after, the moment, and what was done."""


def begin_night(session: Session, what: Hashable, make: Callable[[], None]) -> None:
    """Do what a night begins with: ``make``, of which ``what`` is all that it depends on beside the log, the
    time and chance. The next night that stands where this one stood takes the same actions as they were
    stored; with the last the invariants are asked, and listeners told. A night that a window shows, or one
    kept on a disk, is always made."""
    chance = session.director._entropy
    shown = session.isSignalConnected(QMetaMethod.fromSignal(session.changed))
    knows_more = any(x is not None for x in (session.library, session.books, session.earlier))
    if type(session.log) is not LogInMemory or not isinstance(chance, Chance) or shown or knows_more:
        make()
        return
    before = len(session.log.actions)
    last = session.log.actions[-1].hash if before else ""
    stands = (last, session.now(), session.timebase.now(), session._plain_zone, chance.drawn, what)
    begun = NIGHTS.get(stands)
    if begun is None:
        with on_this_thread(session):
            make()
        NIGHTS[stands] = Begun(tuple(session.log.actions[before:]), chance.drawn)
        return
    told = session.director._listeners
    for left, action in zip(range(len(begun.actions))[::-1], begun.actions, strict=True):
        session.log.actions.append(action)
        session._beside.actions.append(action)
        session.director._prove(action, asking=not left)
        session.director._listeners = [] if left else told
        session.director.take(action)
    chance.drawn = begun.drawn


class TestDesk(QWidget, Desk):
    """The window's frame as a page knows it: keeps what it was told to say."""

    __test__ = False

    def __init__(self) -> None:
        super().__init__()
        self.refused: list[tuple[Act, Refused]] = []
        self.failed: list[StoreFailed] = []
        self.said: list[str] = []
        self.offered: list[tuple[str, Callable[[], object]]] = []
        self.pages: list[str] = []
        self.confirms: list[tuple[str, Callable[[], object]]] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    def hold(self, page: QWidget, width: int = 860, height: int = 760) -> None:
        """Show a page as the console would."""
        layout = self.layout()
        assert layout is not None
        layout.addWidget(page)
        self.resize(width, height)
        self.show()

    def say_refused(self, act: Act, refused: Refused, retry: Retry | None = None) -> None:
        self.refused.append((act, refused))

    def say_failed(self, failed: StoreFailed) -> None:
        self.failed.append(failed)

    def say(self, sentence: str) -> None:
        self.said.append(sentence)

    def offer(self, sentence: str, words: str, act: Callable[[], object]) -> None:
        self.offered.append((sentence, act))

    def unsay(self) -> None:
        self.said.clear()

    def confirm(
        self, sentence: str, words: str, act: Callable[[], object], *, loses: bool = False, key: str = ""
    ) -> None:
        self.confirms.append((words, act))

    def say_undone(self, sentence: str) -> None:
        self.said.append(sentence)

    def say_moves(self, sentence: str) -> None:
        self.said.append(sentence)

    def show_page(self, page: str) -> None:
        self.pages.append(page)


@pytest.fixture
def hand_clock() -> HandClock:
    return HandClock()


@pytest.fixture
def session(hand_clock: HandClock) -> Iterator[Session]:
    """An empty night at 17:30. It goes after the test, with all that listened to it."""
    made = Session(LogInMemory(), Timebase(hand_clock, hand_clock), entropy(), HALL)
    yield made
    made.disk.stop()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def wiring(tmp_path: Path, hand_clock: HandClock) -> Wiring:
    """The real store in a folder of its own."""
    return Wiring(
        store=core.store,
        wall=hand_clock,
        steady=hand_clock,
        entropy=entropy(),
        zone=HALL,
        data=tmp_path / "data",
        documents=tmp_path / "Documents" / "Riffle",
    )


def written(library: KeptLibrary, job: Job) -> None:
    """Write in the library, and wait for it. Raises what a write raises."""
    answers: list[Exception | None] = []
    library.later(job, answers.append)
    assert library.settle(LONG)
    if answers[0] is not None:
        raise answers[0]


def unpainted(qtbot: QtBot, window: QWidget) -> None:
    """Show the window, with the keyboard in it. It is painted with the first event that is served: a third
    of opening it, which most tests would not look at."""
    window.setUpdatesEnabled(False)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.setUpdatesEnabled(True)


def end(program: Program) -> None:
    """Close Riffle's window without asking, and delete all of the program. Else its threads' ends stay: every
    act of every later test would be told to them."""
    program.window._sure = True
    program.window.close()
    for part in (program.window, program, program.library, program.sounds.player):
        part.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def on_screen(qtbot: QtBot) -> Iterator[Callable[[Program], Program]]:
    """Riffle's window, with the keyboard in it. It goes after the test, without asking."""
    made: list[Program] = []

    def show(program: Program) -> Program:
        made.append(program)
        unpainted(qtbot, program.window)
        return program

    yield show
    for program in made:
        end(program)


@pytest.fixture
def start_program(
    qapp: QApplication, wiring: Wiring, on_screen: Callable[[Program], Program]
) -> Callable[[], Program]:
    """Riffle, with its start page."""

    def start() -> Program:
        program = Program(qapp, wiring)
        program.show_start()
        return on_screen(program)

    return start


@pytest.fixture
def program(start_program: Callable[[], Program]) -> Program:
    return start_program()


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[TestDesk]:
    """Something to put a page on, in the console's look."""
    if qapp.styleSheet() != theme.stylesheet(theme.LIGHT):
        theme.apply(qapp, theme.LIGHT)
    made = TestDesk()
    yield made
    made.close()
    made.deleteLater()
    # Now, not when Qt comes to it: a page that lives on is polished again with every theme.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True, scope="session")
def _widgets(qapp: QApplication) -> None:
    """Make a whole application first: tests that only draw are content with less of one than a window is."""


@pytest.fixture(autouse=True)
def stillness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make windows show everything at once."""
    monkeypatch.setattr(calm, "FADE", 0)
    monkeypatch.setattr(calm, "still", lambda: False)  # Windows says so without a screen


@pytest.fixture(autouse=True)
def quick_disks(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine that tests: what an act comes to is there when its key or click is over."""
    monkeypatch.setattr(sessions, "MOMENT", LONG)
    monkeypatch.setattr(club_library, "MOMENT", LONG)
