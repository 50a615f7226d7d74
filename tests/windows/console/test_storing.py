"""Actions and signs of life beside the windows: a real file, locked and slow; the clocks go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.clock.timebase import Timebase
from core.say import acts
from core.say import records as r
from core.say.reasons import AlreadyOut, Refused, StoreFailed, Trouble
from core.store import create, open_
from core.store.log import TournamentFile
from gui.console.ask.form import Asking
from gui.console.frame.acting import perform, perform_each
from gui.console.frame.menu import save_copy
from gui.console.players.page import PlayersPage
from gui.console.tables.draw_dialog import DrawDialog, open_draw_dialog
from gui.desk.app import Program
from gui.program import session as sessions
from gui.program import worker
from gui.program.session import BEAT, FAILING, Session
from gui.program.worker import bell
from gui.words import console as words
from tests.windows.conftest import EVENING, HALL, HandClock, entropy
from tests.windows.console.conftest import SETUP, Frame, type_lines

LONG = 30.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "night.riffle"


@pytest.fixture
def night(path: Path, hand_clock: HandClock) -> Iterator[Session]:
    """With a file, the clock running."""
    session = Session(create(path), Timebase(hand_clock, hand_clock), entropy(), HALL)
    type_lines(session, SETUP + "start")
    yield session
    session.close()


def noted(night: Session, since: int) -> list[str]:
    """The notes written after so many actions."""
    written = (x for a in night.director.history[since:] for x in a.records)
    return [x.text for x in written if isinstance(x, r.Noted)]


class NoteDialog(Asking):
    """Asks for nothing more."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, "Note", "Note", "Cancel")
        self.refresh()

    def wish(self) -> acts.Note:
        return acts.Note(text="once")


class Locked:
    """The file, which another program keeps until the windows have waited for it so many times."""

    def __init__(self, path: Path, until: int, seen: Callable[[], None]) -> None:
        self._other = sqlite3.connect(path, isolation_level=None)
        self._other.execute("BEGIN EXCLUSIVE")
        self._seen, self._left = seen, until
        bell().waiting.connect(self._waited)

    def _waited(self) -> None:
        self._seen()
        self._left -= 1
        if self._left == 0:
            self.let_go()

    @property
    def over(self) -> bool:
        return self._left <= 0

    def let_go(self) -> None:
        bell().waiting.disconnect(self._waited)
        self._other.execute("ROLLBACK")
        self._other.close()


# -- an action ---------------------------------------------------------------------------------------------


def test_while_an_action_waits_for_the_disk_it_says_so_and_the_clocks_go_on(
    program: Program, night: Session, path: Path, hand_clock: HandClock
) -> None:
    night.close()
    assert program.open_path(path)
    session, window = program.session, program.window
    assert session is not None
    assert window.night is not None
    header, notice = window.night.header, window.night.notice
    said: list[bool] = []
    clocks: list[str] = []
    session.saving.connect(said.append)
    silent = round(worker.PATIENCE / worker.LOOK) - 1

    def seen() -> None:
        late = len(clocks) >= silent
        assert (session.storing, said, notice.shown) == (True, [True] if late else [], late)
        hand_clock.advance(seconds=1.001)
        clocks.append(header.clock.text)

    other = Locked(path, 5, seen)
    change = session.do(acts.Note(text="kept"))
    assert other.over
    assert said == [True, False]
    assert not notice.shown
    assert not session.storing
    assert clocks == ["20:00", "19:59", "19:58", "19:57", "19:56"]
    assert session.director.history[-1] == change.action
    session.settle()
    with closing(open_(path, read_only=True)) as log:
        assert log.actions == session.director.history


@pytest.fixture
def kept(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program, which keeps the file until it rolls back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


@pytest.fixture
def slow(night: Session, open_frame: Callable[..., Frame], monkeypatch: pytest.MonkeyPatch) -> Frame:
    """The windows wait for no disk."""
    monkeypatch.setattr(sessions, "MOMENT", 0.0)
    return open_frame(other=night)


def test_while_an_act_is_stored_the_windows_take_keys_and_nothing_is_done_yet(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    before = len(night.director.history)
    saving: list[bool] = []
    night.saving.connect(saving.append)
    slow.key(Qt.Key.Key_Space)
    assert (night.storing, night.reading().running, len(night.director.history)) == (True, True, before)
    slow.type("/note paused")
    assert slow.night.footer.command.text() == "note paused"
    slow.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: saving == [True])
    assert (night.reading().running, len(night.director.history)) == (True, before)
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    assert [type(x) for a in night.director.history[before:] for x in a.records] == [r.ClockSet, r.Noted]
    assert saving == [True, False]
    assert not night.reading().running
    assert slow.night.footer.command.text() == ""
    night.close()


def test_what_is_done_meanwhile_is_decided_on_the_state_after_it_and_may_be_refused(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    (anna,) = [e for e in night.state.playing if night.state.name(e.id) == "Anna Ek"]
    bust, before = acts.Eliminate(who=(anna.id,)), len(night.director.history)
    refused: list[Refused | StoreFailed] = []
    for _ in range(2):
        night.begin(bust, failed=refused.append)
    assert (refused, len(night.director.history)) == ([], before)
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    assert len(night.director.history) == before + 1
    (found,) = refused
    assert isinstance(found, Refused)
    assert [type(x) for x in found.reasons] == [AlreadyOut]
    night.close()


def test_an_act_that_waits_for_the_disk_comes_after_all_that_were_begun_before(
    slow: Frame, night: Session, path: Path
) -> None:
    before = len(night.director.history)
    other = Locked(path, 2, lambda: None)
    for text in "ab":
        night.begin(acts.Note(text=text), failed=lambda _: pytest.fail("refused"))
    night.do(acts.Note(text="c"))
    assert other.over
    assert noted(night, before) == ["a", "b", "c"]
    night.close()
    with closing(open_(path, read_only=True)) as log:
        assert log.actions == night.director.history


def test_what_follows_from_an_act_is_answered_before_what_was_done_meanwhile(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip is noted while the act it belongs to is not answered yet."""
    answers: list[str] = []

    def begin(text: str) -> None:
        then = lambda _: answers.append(text)  # noqa: E731
        night.begin(acts.Note(text=text), then=then, failed=lambda _: pytest.fail("refused"))

    slips = ["slip"]

    def follow() -> None:
        if slips:
            begin(slips.pop())

    night.changed.connect(lambda _: night.later(follow))
    begin("a")
    begin("b")
    monkeypatch.setattr(sessions, "MOMENT", LONG)
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    assert answers == ["a", "slip", "b"]
    night.close()


def test_an_error_in_one_answer_keeps_no_other_waiting(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    before = len(night.director.history)
    night.begin(acts.Note(text="a"), then=lambda _: 1 / 0, failed=lambda _: None)
    night.begin(acts.Note(text="b"), failed=lambda _: None)
    with qtbot.captureExceptions() as errors:
        kept.execute("ROLLBACK")
        qtbot.waitUntil(lambda: not night.storing and noted(night, before) == ["a", "b"])
    assert [x[0] for x in errors] == [ZeroDivisionError]
    night.close()


def test_many_acts_one_after_the_other_are_no_deep_recursion(slow: Frame, night: Session) -> None:
    before = len(night.director.history)
    done: list[int] = []
    some = [acts.Note(text=str(i)) for i in range(400)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sessions, "MOMENT", LONG)
        perform_each(slow.night, night, some, done.append)
    assert (done, len(night.director.history)) == ([400], before + 400)
    night.close()


def test_many_acts_of_one_key_wait_for_the_disk_a_moment_together(
    night: Session,
    open_frame: Callable[..., Frame],
    hand_clock: HandClock,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "MOMENT", 0.05)
    frame, before, done = open_frame(other=night), len(night.director.history), list[int]()
    append, until, waited = night.log.append, night.disk.until, list[float]()

    def stored(action: r.Action) -> r.Action:
        hand_clock.advance(seconds=0.03)
        return append(action)

    def noted_wait(over: Callable[[], bool], seconds: float) -> bool:
        """However slow this machine is: the disk's time is the hand clock's."""
        waited.append(seconds)
        return until(over, LONG if seconds else 0.0)

    night.log.append = stored  # type: ignore[method-assign]
    night.disk.until = noted_wait  # type: ignore[method-assign]
    perform_each(frame.night, night, [acts.Note(text=str(i)) for i in range(20)], done.append)
    qtbot.waitUntil(lambda: done == [20])
    assert waited == [0.05, pytest.approx(0.02)] + [0.0] * 18
    assert noted(night, before) == [str(i) for i in range(20)]
    perform_each(frame.night, night, [acts.Note(text="the next key")], done.append)
    assert waited[-1] == sessions.MOMENT
    night.close()


def test_enter_twice_in_the_command_bar_does_the_line_once(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    before = len(night.director.history)
    slow.type("/note once")
    slow.key(Qt.Key.Key_Return)
    slow.key(Qt.Key.Key_Return)
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    assert noted(night, before) == ["once"]
    night.close()


def test_a_line_begun_while_another_is_stored_is_a_line_of_its_own(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    before, command = len(night.director.history), slow.night.footer.command
    slow.type("/note a")
    slow.key(Qt.Key.Key_Return)
    slow.type("note b")
    slow.key(Qt.Key.Key_Return)
    slow.type("note c")
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    assert noted(night, before) == ["a", "b"]
    assert (command.text(), command.hasFocus()) == ("note c", True)
    night.close()


@pytest.mark.parametrize("line", ["1.1", "1.3 2.1", "prizes 60% 40%"])
def test_a_line_that_would_be_asked_about_is_said_not_to_be_done_over_a_line_begun_meanwhile(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot, line: str
) -> None:
    """Enter is for the line that stands there, not for the one that waited for the disk."""
    command, playing = slow.night.footer.command, len(night.state.playing)
    found = {night.state.name(e.id): e for e in night.state.playing}
    erik, table = found["Erik Lind"].id, found["Anna Ek"].table
    assert table is not None
    night.begin(acts.Move(entry=erik, seat=(table, 1)), failed=lambda _: pytest.fail("refused"))
    slow.type(f"/{line}")
    slow.key(Qt.Key.Key_Return)
    slow.type("1.4")
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    said = [x.kind for x in slow.night.notice.said]
    assert ("not_done" in said, "enter_again" in said, slow.night.notice.confirms) == (True, False, False)
    assert (command.text(), len(night.state.playing)) == ("1.4", playing)
    slow.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(night.state.playing) == playing - 1)
    out = [night.state.name(e.id) for e in night.state.people.entries.values() if e.out]
    assert out == ["Bo Sund"]
    assert "not_done" in [x.kind for x in slow.night.notice.said]
    night.close()


def test_enter_twice_in_a_dialog_does_it_once(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    before = len(night.director.history)
    dialog = NoteDialog(slow.night, night)
    dialog.open()
    for _ in range(2):
        slow.click(dialog.do_button)
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    assert noted(night, before) == ["once"]
    night.close()


def test_a_name_typed_while_another_is_registered_is_a_name_of_its_own(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    slow.night.show_page("players")
    page = slow.night.page("players")
    assert isinstance(page, PlayersPage)
    page.add.setFocus()
    slow.type("Gunnar Dahl")
    slow.key(Qt.Key.Key_Return)
    slow.key(Qt.Key.Key_Return)
    slow.type("Hanna")
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    names = [x.name for x in night.state.people.players.values()]
    assert names[6:] == ["Gunnar Dahl"]
    assert page.add.text() == "Hanna"
    night.close()


@pytest.fixture
def opened(program: Program, night: Session, path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The night in a window that waits for no disk and does not ask before it closes."""
    night.close()
    monkeypatch.setattr(sessions, "MOMENT", 0.0)
    assert program.open_path(path)
    program.window._sure = True
    return program


@pytest.mark.parametrize("close", [Program.close_night, lambda program: program.window.close()])
def test_a_night_is_not_closed_over_what_could_not_be_stored(
    opened: Program, path: Path, close: Callable[[Program], object]
) -> None:
    session, window = opened.session, opened.window
    assert session is not None
    kept = sqlite3.connect(path, isolation_level=None)
    kept.execute("BEGIN EXCLUSIVE")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert session.storing
    close(opened)
    assert opened.session is session
    assert window.isVisible()
    assert window.night is not None
    assert window.night.notice.shown
    assert not session.storing
    kept.execute("ROLLBACK")
    kept.close()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    close(opened)
    assert opened.session is None
    with closing(open_(path, read_only=True)) as log:
        assert isinstance(log.actions[-1].records[0], r.ClockSet)


@pytest.mark.parametrize("close", [Program.close_night, lambda program: program.window.close()])
def test_a_disk_that_does_not_answer_is_said_before_its_action_is_given_up(
    opened: Program, monkeypatch: pytest.MonkeyPatch, close: Callable[[Program], object]
) -> None:
    monkeypatch.setattr(sessions, "LEAVING", 0.05)
    session, window = opened.session, opened.window
    assert session is not None
    go, store = Event(), session.log.append
    monkeypatch.setattr(session.log, "append", lambda action: (go.wait(LONG), store(action))[1])
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    close(opened)
    assert (opened.session, window.isVisible(), session.storing) == (session, True, True)
    assert window.night is not None
    assert window.night.notice.shown
    close(opened)
    assert opened.session is None
    go.set()
    thread = session.disk._thread
    assert thread is not None
    thread.join(LONG)
    session.log.close()


def test_that_it_takes_long_is_not_said_over_a_question(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    answered: list[None] = []
    saving: list[bool] = []
    night.saving.connect(saving.append)
    night.begin(acts.Note(text="a"), failed=lambda _: pytest.fail("refused"))
    slow.night.confirm("Add-on for Anna Ek", "Add-on", lambda: answered.append(None))
    qtbot.waitUntil(lambda: saving == [True])
    slow.key(Qt.Key.Key_Return)
    assert answered == [None]
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing)
    night.close()


def test_a_number_called_for_one_draw_is_not_used_for_the_next(
    slow: Frame, night: Session, kept: sqlite3.Connection, qtbot: QtBot
) -> None:
    kept.execute("ROLLBACK")
    type_lines(night, 'pause\nregister "Gunnar Dahl"')
    open_draw_dialog(slow.night, night)
    qtbot.waitUntil(lambda: not night.storing)
    (dialog,) = slow.night.findChildren(DrawDialog)
    dialog.number.setFocus()
    slow.type("7")
    kept.execute("BEGIN EXCLUSIVE")
    dialog.everybody.click()
    slow.click(dialog.draw_button)
    kept.execute("ROLLBACK")
    qtbot.waitUntil(lambda: not night.storing and not dialog._preparing)
    records = [x for a in night.director.history for x in a.records]
    assert any(isinstance(x, r.DrawAbandoned) for x in records)
    assert not any(isinstance(x, r.DrawMade) for x in records)
    assert dialog.number.text() == ""
    night.close()


def test_closing_stores_what_was_done_meanwhile(
    slow: Frame, night: Session, path: Path, kept: sqlite3.Connection
) -> None:
    for text in "ab":
        night.begin(acts.Note(text=text), failed=lambda _: pytest.fail("refused"))
    kept.execute("ROLLBACK")
    night.close()
    with closing(open_(path, read_only=True)) as log:
        assert [x.text for a in log.actions[-2:] for x in a.records if isinstance(x, r.Noted)] == ["a", "b"]


def test_an_action_another_program_does_not_let_be_stored_is_refused_in_one_wait(
    night: Session, path: Path
) -> None:
    known, state = [*night.director.history], night.state
    waited: list[None] = []
    other = Locked(path, 1000, lambda: waited.append(None))
    with pytest.raises(StoreFailed) as failed:
        night.do(acts.Note(text="lost"))
    assert failed.value.trouble is Trouble.LOCKED
    assert len(waited) * worker.LOOK < 3  # twice the two seconds before
    assert (night.director.history, night.state) == (known, state)
    other.let_go()
    night.do(acts.Note(text="kept"))
    night.close()
    with closing(open_(path)) as log:
        assert log.actions == night.director.history


def test_an_action_that_is_quick_says_nothing(night: Session) -> None:
    said: list[bool] = []
    night.saving.connect(said.append)
    night.do(acts.Note(text="kept"))
    assert said == []
    night.close()


def test_a_copy_waits_for_a_locked_file_and_the_windows_go_on(
    night: Session, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MOMENT", 0.0)
    said: list[bool] = []
    heard: list[StoreFailed | None] = []
    night.saving.connect(said.append)
    copy = path.with_name("copy.riffle")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        night.save_copy(copy, heard.append)
        assert (said, heard, copy.exists()) == ([True], [], False)
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: heard == [None], timeout=60_000)
    assert said == [True, False]
    night.close()
    with closing(open_(copy)) as log:
        assert (log.actions, log.damage) == (night.director.history, None)


def test_a_copy_that_is_saved_leaves_the_reason_that_is_typed(
    program: Program, night: Session, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MOMENT", 0.0)
    type_lines(night, "set late 1\nset clock row 4")
    night.close()
    assert program.open_path(path)
    view = program.window.night
    assert view is not None
    copy = path.with_name("copy.riffle")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        save_copy(program, copy)
        assert view.notice.sentence.text() == words.saving()
        perform(view, view.session, acts.Register(name="Greta"))
        assert view.notice.waits_for_why()
        view.notice.reason.setFocus()
        QTest.keyClicks(view.notice.reason, "because")
        other.execute("ROLLBACK")
    assert view.session.settle()
    assert copy.exists()
    assert view.notice.waits_for_why()
    assert view.notice.reason.text() == "because"
    view.notice.dismiss()
    qtbot.waitUntil(lambda: view.notice.sentence.text() == words.written(str(copy)))


def test_closing_waits_for_a_copy_and_says_once_that_it_is_not_saved(
    night: Session, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was dropped without a word."""
    monkeypatch.setattr(sessions, "MOMENT", 0.0)
    monkeypatch.setattr(sessions, "LEAVING", 0.05)
    told: list[None] = []
    heard: list[StoreFailed | None] = []
    night.unanswered.connect(lambda: told.append(None))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        night.save_copy(path.with_name("copy.riffle"), heard.append)
        assert (night.finish(), len(told)) == (False, 1)
        assert (night.finish(), len(told)) == (True, 1)
        other.execute("ROLLBACK")
    monkeypatch.setattr(sessions, "LEAVING", LONG)
    assert (night.finish(), heard) == (True, [None])


# -- the sign of life --------------------------------------------------------------------------------------


class Slow:
    """A file whose disk lets no sign of life through until it is told to."""

    def __init__(self, session: Session, answer: bool = True) -> None:
        self.go, self.begun, self.times = Event(), Event(), 0
        self._answer = answer
        session.log.beat = self  # type: ignore[method-assign]

    def __call__(self, now_ms: int) -> bool:
        self.times += 1
        self.begun.set()
        self.go.wait(LONG)
        return self._answer


def test_a_sign_of_life_keeps_nobody_waiting(night: Session, hand_clock: HandClock) -> None:
    slow = Slow(night)
    ticks: list[None] = []
    night.ticked.connect(lambda: ticks.append(None))
    for _ in range(20):
        hand_clock.advance(seconds=1)
        night.tick()
    assert slow.begun.wait(LONG)
    assert len(ticks) == 20
    assert slow.times == 1  # no second on top of one that hangs
    slow.go.set()
    assert night.settle()
    night.close()


def test_a_slow_disk_gets_a_rest(night: Session, hand_clock: HandClock) -> None:
    """An action would have to wait for the sign of life before it."""
    slow = Slow(night)
    hand_clock.advance(seconds=6)
    night.tick()
    assert slow.begun.wait(LONG)
    hand_clock.advance(seconds=2)
    slow.go.set()
    assert night.settle()
    for _ in range(15):
        hand_clock.advance(seconds=1)
        night.tick()
        assert night.settle()
    assert slow.times == 1
    hand_clock.advance(seconds=5)
    night.tick()
    assert night.settle()
    assert slow.times == 2
    night.close()


def test_an_action_is_a_sign_of_life_too(night: Session, hand_clock: HandClock) -> None:
    beats: list[int] = []
    real = night.log.beat
    night.log.beat = lambda now_ms: beats.append(now_ms) or real(now_ms)  # type: ignore[func-returns-value,method-assign]
    for _ in range(10):
        hand_clock.advance(seconds=4)
        night.do(acts.Note(text="x"))
        night.tick()
        assert night.settle()
    assert beats == []
    hand_clock.advance(seconds=BEAT / 1000)
    night.tick()
    assert night.settle()
    assert beats == [EVENING + 45_000]
    night.close()


def test_a_sign_of_life_does_not_make_an_action_wait_for_a_locked_file(night: Session, path: Path) -> None:
    """It gives up soon: the action behind it has the two seconds for itself."""
    assert isinstance(night.log, TournamentFile)
    assert night.log._conn is not None
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert not night.log.beat(EVENING)
        other.execute("ROLLBACK")
    assert night.log._conn.execute("PRAGMA busy_timeout").fetchone() == (2000,)
    assert night.log.beat(EVENING)
    night.close()


def test_that_it_fails_once_is_not_said(night: Session, path: Path, hand_clock: HandClock) -> None:
    told: list[None] = []
    night.beat_failed.connect(lambda: told.append(None))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for times in range(1, FAILING + 3):
            hand_clock.advance(seconds=60)
            night.tick()
            assert night.settle()
            assert len(told) == (times >= FAILING)
        other.execute("ROLLBACK")
    night.close()


# -- closing ----------------------------------------------------------------------------------------------


def test_closing_waits_for_what_is_on_its_way(night: Session, path: Path, hand_clock: HandClock) -> None:
    hand_clock.advance(minutes=1)
    night.tick()
    night.close()
    night.close()
    assert [x.name for x in path.parent.iterdir()] == [path.name]
    with closing(open_(path)) as log:
        assert (log.last_beat, log.actions) == (hand_clock.ms, night.director.history)


def test_closing_does_not_wait_for_ever(
    night: Session, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(night)
    hand_clock.advance(minutes=1)
    night.tick()
    assert slow.begun.wait(LONG)
    monkeypatch.setattr(sessions, "LEAVING", 0.05)
    night.close()
    slow.go.set()
    thread = night.disk._thread
    assert thread is not None
    thread.join(LONG)
    night.log.close()  # which leaving leaves to the system


def test_nothing_is_left_running_of_a_session_that_is_gone(path: Path, hand_clock: HandClock) -> None:
    session = Session(create(path), Timebase(hand_clock, hand_clock), entropy(), HALL)
    session.do(acts.Note(text="x"))
    thread = session.disk._thread
    assert thread is not None
    session.close()
    thread.join(LONG)
    assert not thread.is_alive()
