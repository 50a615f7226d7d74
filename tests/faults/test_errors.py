"""Errors of ours, planted where they can happen: each is said once, the night goes on, no name is written."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from core.formats import fold
from core.say import records
from core.say.acts import Note
from core.say.reasons import OurError, Reason, Refused
from gui.console.frame.night import NightView
from gui.console.start.page import StartPage
from gui.desk.app import Program
from gui.program import reports
from gui.program.wiring import Wiring
from gui.safely import safely
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import type_lines

LEFT = Qt.MouseButton.LeftButton
SAID = "Something went wrong in Riffle."


@pytest.fixture
def caught(
    program: Program, night_file: Path, wiring: Wiring, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    """The program as it runs, with a night open; pytest's own hooks hear nothing meanwhile."""
    for module, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, name, lambda *_: None)
    restore = reports.catch(folder(wiring), wiring.wall, program.tell_error, program.report_nights)
    program.open_path(night_file)
    yield program
    restore()


def folder(wiring: Wiring) -> Path:
    return wiring.data / "reports"


def written(wiring: Wiring) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder(wiring).glob("*"))]


def view(program: Program) -> NightView:
    night = program.window.night
    assert night is not None
    return night


def sentence(program: Program) -> str:
    """Return the notice above the command bar once everything that waits is done."""
    QApplication.processEvents()
    notice = view(program).notice
    return notice.sentence.text() if notice.shown else ""


def close_notice(program: Program) -> None:
    view(program).notice.dismiss()


def goes_on(program: Program, clock: HandClock) -> None:
    """The clock runs and the next action works, by a click."""
    session = program.session
    assert session is not None
    before, actions = session.reading().elapsed, len(session.director.history)
    clock.advance(seconds=5)
    program.nights.ticker.tick()
    assert session.reading().elapsed == before + 5_000
    QTest.mouseClick(view(program).header.toggle, LEFT)
    assert len(session.director.history) == actions + 1
    assert not session.reading().running
    QTest.mouseClick(view(program).header.toggle, LEFT)
    assert session.reading().running


def test_in_a_slot_by_a_click(
    caught: Program, wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise LookupError("Anna Ek sits nowhere")

    with monkeypatch.context() as patch:
        patch.setattr(type(caught.session), "begin", broken)
        QTest.mouseClick(view(caught).header.toggle, LEFT)
    assert sentence(caught).startswith(SAID)
    assert "History" in sentence(caught)
    (report,) = written(wiring)
    assert str(next(folder(wiring).iterdir())) in sentence(caught)
    assert "builtins.LookupError" in report
    close_notice(caught)
    goes_on(caught, hand_clock)


def test_in_painting(caught: Program, wiring: Wiring, hand_clock: HandClock, qtbot: QtBot) -> None:
    class Broken(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            raise ZeroDivisionError

    broken = Broken(caught.window)
    broken.setGeometry(0, 0, 40, 40)
    broken.show()
    qtbot.waitUntil(lambda: len(written(wiring)) == 1)
    for _ in range(50):
        broken.update()
        QApplication.processEvents()
    assert len(written(wiring)) == 1
    assert "paintEvent" in written(wiring)[0]
    assert sentence(caught).startswith(SAID)
    goes_on(caught, hand_clock)
    broken.hide()


class Dots(QAbstractListModel):
    """Two rows for a list."""

    def rowCount(self, parent: object = None) -> int:
        return 2

    def data(self, index: object, role: int = 0) -> object:
        return None


def test_in_painting_with_an_open_painter(
    caught: Program, wiring: Wiring, hand_clock: HandClock, qtbot: QtBot
) -> None:
    """The painter lived on in the traceback, and Qt ended the program at the next painting."""

    class Broken(QWidget):
        painted = 0

        @safely
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.fillRect(self.rect(), QColor("red"))
            self.painted += 1
            raise ZeroDivisionError

    broken = Broken(caught.window)
    broken.setGeometry(0, 0, 40, 40)
    broken.show()
    qtbot.waitUntil(lambda: len(written(wiring)) == 1)
    for size in range(30, 60):
        broken.resize(size, size)
        broken.repaint()
        caught.window.grab()
    assert broken.painted > 30
    assert len(written(wiring)) == 1
    assert sentence(caught).startswith(SAID)
    broken.hide()
    goes_on(caught, hand_clock)


def test_in_painting_one_row_the_others_are_painted(
    caught: Program, wiring: Wiring, hand_clock: HandClock, qtbot: QtBot
) -> None:
    class Broken(QStyledItemDelegate):
        @safely
        def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Any) -> None:
            painter.translate(1_000, 0)
            painter.fillRect(option.rect.translated(-1_000, 0), QColor("red"))
            if index.row() == 0:
                painter.setClipRect(0, 0, 1, 1)
                raise ZeroDivisionError
            painter.translate(-1_000, 0)
            painter.fillRect(option.rect, QColor("lime"))

    rows = QListView(caught.window)
    rows.setModel(Dots(rows))
    rows.setItemDelegate(Broken(rows))
    rows.setGeometry(0, 0, 100, 100)
    rows.show()
    qtbot.waitUntil(lambda: len(written(wiring)) == 1)
    second = rows.visualRect(rows.model().index(1, 0)).center()
    assert rows.viewport().grab().toImage().pixelColor(second) == QColor("lime")
    rows.hide()
    goes_on(caught, hand_clock)


def test_in_an_event_filter(
    caught: Program, wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.MouseButtonPress:
                raise AttributeError("Farid Dahl")
            return False

    broken = Broken()
    button = view(caught).header.toggle
    button.installEventFilter(broken)
    for _ in range(3):
        # as the window system sends it: no Python waits for the click's answer
        at = QPointF(button.rect().center())
        press = QMouseEvent(QEvent.Type.MouseButtonPress, at, at, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.postEvent(button, press)
        QApplication.processEvents()
    assert sentence(caught).startswith(SAID)
    (report,) = written(wiring)
    assert "AttributeError" in report
    assert "eventFilter" in report
    button.removeEventFilter(broken)
    button.setDown(False)
    close_notice(caught)
    goes_on(caught, hand_clock)


def test_in_an_event_that_comes_while_another_is_handled(
    caught: Program, wiring: Wiring, hand_clock: HandClock
) -> None:
    """On Python 3.11 PySide ended the program there, where the error was one that C raises."""

    class Inner(QWidget):
        @safely
        def keyPressEvent(self, event: QKeyEvent) -> None:
            [1].index(2)

    class Outer(QWidget):
        went_on = False

        @safely
        def event(self, event: QEvent) -> bool:
            if event.type() != QEvent.Type.User:
                return super().event(event)
            key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
            QApplication.sendEvent(inner, key)
            self.went_on = True
            return True

    outer = Outer(caught.window)
    inner = Inner(outer)
    QApplication.sendEvent(outer, QEvent(QEvent.Type.User))
    assert outer.went_on
    assert sentence(caught).startswith(SAID)
    (report,) = written(wiring)
    assert "ValueError" in report
    close_notice(caught)
    goes_on(caught, hand_clock)


def test_in_the_ticker(
    caught: Program, wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Every second anew, for twenty minutes: told at first and once a minute, one file, the clock right."""
    session = caught.session
    assert session is not None
    told: list[str] = []
    monkeypatch.setattr(type(caught.window), "say", lambda _, said: told.append(said))

    def broken() -> None:
        raise RuntimeError("the header")

    session.ticked.connect(broken)
    for _ in range(600):
        hand_clock.advance(seconds=2)
        caught.nights.ticker.tick()
        QApplication.processEvents()
    session.ticked.disconnect(broken)
    assert len(written(wiring)) == 1
    assert "came 571 times" in written(wiring)[0]
    assert 18 <= len(told) <= 21
    goes_on(caught, hand_clock)


def test_the_ticker_itself(
    caught: Program, wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The one timer is set again though reading a session failed: it comes by itself, nobody calls it."""
    session = caught.session
    assert session is not None
    failures = 0

    def broken(_: object) -> None:
        nonlocal failures
        failures += 1
        raise RuntimeError

    def failed_twice() -> bool:
        hand_clock.advance(seconds=0.5)
        return failures >= 2

    with monkeypatch.context() as patch:
        patch.setattr(type(session), "tick", broken)
        hand_clock.advance(seconds=2)
        QTimer.singleShot(0, caught.nights.ticker.tick)
        qtbot.waitUntil(failed_twice, timeout=5_000)
    assert sentence(caught).startswith(SAID)
    goes_on(caught, hand_clock)


def test_in_a_thread(caught: Program, wiring: Wiring, hand_clock: HandClock) -> None:
    """It is said by the window's own thread, when that comes to it."""

    def broken() -> None:
        raise OSError("Bo Sund's stick")

    thread = threading.Thread(target=broken, name="backup")
    thread.start()
    thread.join()
    assert not view(caught).notice.shown
    assert sentence(caught).startswith(SAID)
    (report,) = written(wiring)
    assert report.startswith("thread backup\nerror builtins.OSError")
    goes_on(caught, hand_clock)


def test_as_something_is_thrown_away(caught: Program, wiring: Wiring, hand_clock: HandClock) -> None:
    class Broken:
        def __del__(self) -> None:
            raise ValueError("Cecilia Berg")

    Broken()
    gc.collect()
    assert sentence(caught).startswith(SAID)
    (report,) = written(wiring)
    assert "__del__" in report
    assert "Cecilia" not in report


def raised(message: str = "") -> None:
    """As Python calls the hook for an error in a slot."""
    try:
        raise KeyError(message)
    except KeyError as error:
        sys.excepthook(KeyError, error, error.__traceback__)


def test_a_thousand_in_a_second_are_one_file_and_one_sentence(
    caught: Program, wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(type(caught.window), "say", lambda _, said: told.append(said))
    writes: list[Path] = []
    real = Path.write_text

    def counting(self: Path, *args: object, **more: object) -> int:
        writes.append(self)
        return real(self, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Path, "write_text", counting)
    for at in range(1000):
        hand_clock.ms += 1
        raised(str(at))
        QApplication.processEvents()
    assert len(told) == 1
    assert len(writes) == 1
    hand_clock.advance(seconds=10)
    raised()  # by another click, after a while: it must not look as if nothing had happened
    QApplication.processEvents()
    assert len(told) == 2
    assert len(writes) == 1


def test_how_often_it_came_is_written_at_the_end(wiring: Wiring, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    restore = reports.catch(folder(wiring), wiring.wall, lambda _: None)
    for _ in range(1000):
        raised()
    restore()
    (report,) = written(wiring)
    assert report.endswith("came 1000 times\n")


def test_a_thousand_different_ones_do_not_fill_the_disk(
    wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *_: printed.append(1))
    told: list[str] = []
    restore = reports.catch(folder(wiring), wiring.wall, told.append)
    for at in range(1000):
        hand_clock.ms += 1
        kind = type(f"Error{at}", (Exception,), {})
        try:
            raise kind
        except Exception as error:
            sys.excepthook(kind, error, error.__traceback__)
        QApplication.processEvents()
    restore()
    assert len(written(wiring)) == 20
    assert len(told) == 1
    assert len(printed) == 50


def test_an_error_in_telling_of_an_error(
    caught: Program, wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no window")

    with monkeypatch.context() as patch:
        patch.setattr(type(caught.window), "say", broken)
        raised()
        QApplication.processEvents()
    first, second = written(wiring)
    assert "KeyError" in first
    assert "RuntimeError" in second
    assert "tell_error" in second
    hand_clock.advance(seconds=10)
    raised()
    assert sentence(caught).startswith(SAID)
    goes_on(caught, hand_clock)


@pytest.mark.parametrize("where", ["machine", "night_text", "error_text", "write"])
def test_an_error_in_writing_of_an_error(
    caught: Program, wiring: Wiring, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patch:
        target = reports
        patch.setattr(target, "write_report" if where == "write" else where, broken)
        raised()
    if where in ("machine", "night_text"):
        assert "not to be had: MemoryError" in written(wiring)[0]
        assert "KeyError" in written(wiring)[0]
    goes_on(caught, hand_clock)
    hand_clock.advance(minutes=2)
    raised()
    assert sentence(caught).startswith(SAID)


def test_reports_that_cannot_be_written_are_not_promised(
    caught: Program, wiring: Wiring, hand_clock: HandClock
) -> None:
    folder(wiring).write_text("in the way")
    raised()
    assert sentence(caught).startswith(SAID)
    assert "report" not in sentence(caught)
    goes_on(caught, hand_clock)


def test_the_newest_are_kept_and_never_the_one_just_written_lost(tmp_path: Path) -> None:
    """Also where the PC's time is a battery's that is empty: 1970."""
    for at in range(1_700_000_000_000, 1_700_000_000_030):
        assert reports.write_report(tmp_path, "x", at) is not None
    path = reports.write_report(tmp_path, "newest", 5)
    assert path is not None
    assert path.read_text("utf-8") == "newest"
    assert len(list(tmp_path.iterdir())) == 20
    again = reports.write_report(tmp_path, "another of the same ms", 5)
    assert again is not None
    assert again != path
    assert path.exists()


NAMES = ("Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Erik Lind", "Farid Dahl", "Thursday", "Okänd")


def test_no_report_of_a_whole_night_has_a_name_in_it(
    caught: Program, wiring: Wiring, hand_clock: HandClock, tmp_path: Path
) -> None:
    """Errors that quote names, in messages, notes, causes and groups, while a night full of names is played;
    nothing of the names and of the folders they are kept in is written."""
    session = caught.session
    assert session is not None
    night = (
        'eliminate "Anna Ek"', 'rename "Bo Sund" "Okänd Ny"', 'penalty "Erik Lind" for "late Okänd"',
        'register "Gun Okänd" number "47110815" note "Farid Dahl\'s sister"',
    )  # fmt: skip
    for at, line in enumerate(night):
        try:
            type_lines(session, line)
        except Exception as error:  # a line that is refused quotes names as well
            sys.excepthook(type(error), error, error.__traceback__)
        hand_clock.advance(seconds=70)
        people = " ".join(p.name for p in session.state.people.players.values())
        try:
            try:
                raise OSError(2, "No such file", str(tmp_path / "Anna Ek" / "Thursday 200.riffle"))
            except OSError as error:
                error.add_note(people)
                raise ExceptionGroup(people, [KeyError(people), ValueError(line)]) from error
        except ExceptionGroup as error:
            sys.excepthook(type(error), error.with_traceback(error.__traceback__), error.__traceback__)
        assert len(session.director.history) > at
    found = written(wiring)
    assert found
    for report in found:
        for name in (*NAMES, *" ".join(NAMES).split(), "47110815", "sister", tmp_path.name, "200.riffle"):
            assert name not in report
        assert str(reports.ROOT) not in report
        assert str(Path.home()) not in report
        for needed in ("riffle ", "python 3", "pyside 6", "screens ", "night of ", "entries", "entered"):
            assert needed in report
    assert any(
        "because of builtins.FileNotFoundError" in r and "of the group builtins.KeyError" in r for r in found
    )


def test_a_place_is_told_from_riffle_s_folder_on() -> None:
    root = reports.ROOT
    assert reports.place(str(root / "main.py")) == "main.py"
    assert reports.place(str(root / "gui/desk/app.py")) == "gui/desk/app.py"
    assert reports.place("/home/anna.ek/tricks/mine.py") == "mine.py"
    assert reports.place(os.__file__).startswith(("env/", "python/"))
    assert reports.place("<string>") == "<string>"


def test_an_error_that_called_itself_has_a_short_report(wiring: Wiring) -> None:
    def deeper(n: int) -> int:
        return deeper(n + 1) + 1

    with pytest.raises(RecursionError) as found:
        deeper(0)
    text = reports.error_text(found.value)
    assert len(text.splitlines()) < 60
    assert "more …" in text


def test_a_night_whose_console_cannot_be_made_can_be_opened_again(
    caught: Program, wiring: Wiring, night_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught.nights.drop_all()
    caught.show_start()
    with monkeypatch.context() as patch:
        patch.setattr(NightView, "show_page", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            caught.open_path(night_file)
    assert isinstance(caught.window.view, StartPage)
    assert consoles(caught) == []
    assert caught.open_path(night_file)
    assert len(view(caught).session.director.history) > 5


def consoles(program: Program) -> list[NightView]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return program.window.views.findChildren(NightView)


def test_a_console_that_cannot_be_made_hears_no_more_of_its_night(
    caught: Program, wiring: Wiring, night_file: Path, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guide stays with its session, and tries once more."""
    caught.nights.drop_all()
    caught.show_start()
    session = caught._begin(wiring.store.open_(night_file))
    with monkeypatch.context() as patch:
        patch.setattr(NightView, "show_page", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            caught.direct(session)
    assert consoles(caught) == []
    caught.direct(session)
    goes_on(caught, hand_clock)
    assert consoles(caught) == [view(caught)]
    type_lines(session, 'move "Anna Ek" to 2.3')
    assert sentence(caught)
    assert written(wiring) == []


_RUN = """
import sys
sys.path.insert(0, sys.argv[3])
from pathlib import Path
from PySide6.QtCore import QTimer, qFatal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
import core.store
from dataclasses import replace
from gui.desk import start
from gui.program.wiring import real
from gui.desk.app import Program

how, data = sys.argv[1], Path(sys.argv[2])
wiring = replace(real(core.store), data=data, documents=data, holds=())
def begin(program):
    def look():
        print("SAID", program.window.view.problem.text())
        program.window.close()
    QTimer.singleShot(1500, look)
    program.show_start()
    if how == "begin":
        raise KeyError("Anna Ek")
    if how == "fatal":
        QTimer.singleShot(0, lambda: qFatal("Anna Ek is in the way"))
    if how == "slot":
        QTimer.singleShot(0, lambda: [][1])
print("CODE", start.run([], wiring, begin))
"""


@pytest.mark.parametrize("how", ["begin", "slot", "fatal"])
def test_the_whole_program(tmp_path: Path, how: str) -> None:
    """In a process of its own, with its own loop of events: as the first page is made, in a timer, and where
    Qt ends everything there is at least the report."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-c", _RUN, how, str(tmp_path), str(reports.ROOT)],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
    )
    (report,) = (tmp_path / "reports").iterdir()
    said = report.read_text("utf-8")
    assert "Anna" not in said
    if how == "fatal":
        assert ran.returncode != 0
        assert said.startswith("error qt.fatal")
    else:
        assert "CODE 0" in ran.stdout
        assert f"SAID {SAID}" in ran.stdout
        assert ("KeyError" if how == "begin" else "IndexError") in said


def test_an_act_that_goes_wrong_in_the_fold_is_refused_in_words_and_reported_once(
    caught: Program, hand_clock: HandClock, wiring: Wiring, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = caught.session
    assert session is not None
    stored, shown = len(session.log.actions), session.state.word.notes.copy()

    def fails(*_: object) -> None:
        raise KeyError("Anna Ek")

    said: list[tuple[Reason, ...]] = []
    with monkeypatch.context() as planted:
        planted.setitem(fold._APPLY, records.Noted, fails)
        for _ in range(3):
            session.begin(Note(text="Anna Ek"), failed=lambda why: said.append(why.reasons))  # type: ignore[union-attr]
            with pytest.raises(Refused):
                session.do(Note(text="Anna Ek"))
            assert len(session.log.actions) == stored
            assert session.state.word.notes == shown
    assert said == [(OurError(),)] * 3
    (report,) = {x.splitlines()[0] for x in written(wiring)}
    assert report == "error builtins.KeyError"
    assert "Anna" not in "".join(written(wiring))
    assert sentence(caught).startswith(SAID)
    close_notice(caught)
    session.do(Note(text="and on"))
    assert session.state.word.notes[-1][1] == "and on"
    goes_on(caught, hand_clock)
