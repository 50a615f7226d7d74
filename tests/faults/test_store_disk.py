"""The disk is full, read-only or gone in mid-night: a sentence, nothing changed, then it goes on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

import core.store
from core.clock.timebase import Timebase
from core.say.reasons import StoreFailed, Trouble
from core.store import create, open_
from core.store.log import TournamentFile
from gui.console.frame.command_bar import CommandBar
from gui.desk import repair, verify
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.words import text
from tests.doing import do_line
from tests.faults.disks import Stick, immutable, largest_file, nobody, stick
from tests.unit.store.conftest import small_disk
from tests.unit.store.making import fill_up
from tests.windows.conftest import HALL, HandClock, entropy
from tests.windows.console.conftest import SETUP, Frame, type_lines

__all__ = ["small_disk"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="made for POSIX disks")

BUST = 'eliminate "Bo Sund" by "Anna Ek"'
LONG = f'note "{"ljus " * 60}"'  # a bust may fit into what is left of a page
Fault = Callable[[Path], AbstractContextManager[None]]
FULL = "is full, so this was not saved. Everything before it is safe."
ONLY_READING = "cannot be saved: the folder or disk is read-only."
NOT_THERE = "was not found. Nothing was changed. Was it moved, or a USB stick removed?"
NO_ANSWER = "does not respond, so this was not saved. Everything before it is safe."
TO_ITSELF = ", so this was not saved. Everything before it is safe."


def session_in(place: Path, clock: HandClock) -> Session:
    session = Session(create(place / "night.riffle"), Timebase(clock, clock), entropy(), HALL)
    type_lines(session, SETUP + "start")
    return session


@pytest.fixture
def session(tmp_path: Path, hand_clock: HandClock) -> Iterator[Session]:
    place = tmp_path / "nights"
    place.mkdir()
    made = session_in(place, hand_clock)
    assert isinstance(made.log, TournamentFile)
    assert made.log._conn is not None
    made.log._conn.execute("PRAGMA busy_timeout = 50")  # Riffle waits two seconds
    yield made
    made.close()


def fails(session: Session, trouble: Trouble, sentence: str) -> None:
    """He enters a bust, twice: nothing has changed, and he is told in the words for it."""
    line = LONG if trouble is Trouble.DISK_FULL else BUST
    while trouble is Trouble.DISK_FULL:
        try:
            do_line(session, line)
        except StoreFailed:
            break
    state, actions, raw = session.state, list(session.director.history), None
    with suppress(OSError):
        raw = session.log.path.read_bytes()
    for _ in range(2):
        with pytest.raises(StoreFailed) as failed:
            do_line(session, line)
        assert failed.value.trouble is trouble
        assert sentence in text.trouble(failed.value, HALL)
        assert (session.state, session.director.history) == (state, actions)
        assert session.state is state
    if raw is not None:
        assert session.log.path.read_bytes() == raw


def goes_on(session: Session) -> None:
    """The same line once more, and all of it is there when the file is opened again."""
    do_line(session, BUST)
    assert session.log.beat(session.now())
    known, folded = list(session.director.history), session.state
    session.close()
    with closing(open_(session.log.path)) as log:
        assert (log.actions, log.damage, log.read_only) == (known, None, False)
        assert Session(log, session.timebase, entropy(), HALL).state == folded
    assert [x.name for x in session.log.path.parent.glob("night*")] == ["night.riffle"]


@contextmanager
def renamed(path: Path) -> Iterator[None]:
    away = path.parent.with_name("away")
    path.parent.rename(away)
    yield
    away.rename(path.parent)


@contextmanager
def deleted_and_copied_back(path: Path) -> Iterator[None]:
    away = path.parent.with_name("away")
    shutil.copytree(path.parent, away)
    shutil.rmtree(path.parent)
    yield
    away.rename(path.parent)


@contextmanager
def no_larger(path: Path) -> Iterator[None]:
    with largest_file(path.stat().st_size):
        yield


@contextmanager
def kept_by_another(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize(
    ("fault", "trouble", "sentence"),
    [
        (no_larger, Trouble.DISK_FULL, FULL),
        (immutable, Trouble.READ_ONLY_PLACE, ONLY_READING),
        (renamed, Trouble.NOT_FOUND, NOT_THERE),
        (deleted_and_copied_back, Trouble.NOT_FOUND, NOT_THERE),
        (kept_by_another, Trouble.LOCKED, TO_ITSELF),
    ],
)
def test_a_night_on_a_disk_that_fails_and_comes_back(
    session: Session, fault: Fault, trouble: Trouble, sentence: str
) -> None:
    with fault(session.log.path):
        fails(session, trouble, sentence)
        # a sign of life needs no more room than the file has
        assert session.log.beat(session.now()) == (trouble is Trouble.DISK_FULL)
    goes_on(session)


def test_a_full_disk(small_disk: Path, hand_clock: HandClock) -> None:
    session = session_in(small_disk, hand_clock)
    ballast = fill_up(small_disk)
    fails(session, Trouble.DISK_FULL, FULL)
    ballast.unlink()
    goes_on(session)


def test_the_right_to_write_is_taken_away(hand_clock: HandClock) -> None:
    with tempfile.TemporaryDirectory(prefix="riffle-") as name, nobody(place := Path(name)):
        session = session_in(place, hand_clock)
        there = [*place.iterdir(), place]
        for item in there:
            item.chmod(0o555 if item.is_dir() else 0o444)
        fails(session, Trouble.READ_ONLY_PLACE, ONLY_READING)
        with closing(open_(session.log.path, read_only=True)) as log:
            assert log.actions == session.director.history
        for item in there:
            item.chmod(0o755 if item.is_dir() else 0o644)
        goes_on(session)


def test_the_right_to_read_is_not_there(
    hand_clock: HandClock, wiring: Wiring, capsys: pytest.CaptureFixture[str]
) -> None:
    with tempfile.TemporaryDirectory(prefix="riffle-") as name, nobody(place := Path(name)):
        session = session_in(place, hand_clock)
        session.close()
        path = session.log.path
        path.chmod(0)
        there = sorted(x.name for x in place.iterdir())
        with pytest.raises(StoreFailed) as failed:
            open_(path)
        assert failed.value.trouble is Trouble.NO_PERMISSION
        for command in (verify.run, repair.run):
            assert command([str(path)], core.store, wiring) == 2
            assert str(text.trouble(failed.value)) in capsys.readouterr().err
        assert sorted(x.name for x in place.iterdir()) == there
        path.chmod(0o644)
        assert verify.run([str(path)], core.store, wiring) == 0


@pytest.fixture
def usb(tmp_path: Path) -> Iterator[Stick]:
    with stick(tmp_path / "usb") as made:
        yield made


@pytest.mark.parametrize("taken_away", [False, True])
def test_a_stick_pulled_out_and_plugged_in_again(usb: Stick, hand_clock: HandClock, taken_away: bool) -> None:
    """All that was acknowledged had reached it: its file system was cut off with nothing flushed."""
    session = session_in(usb.place, hand_clock)
    known = list(session.director.history)
    usb.pull_out()
    if taken_away:
        usb.take_away()
        fails(session, Trouble.NOT_FOUND, NOT_THERE)
    else:
        fails(session, Trouble.DISK_GONE, NO_ANSWER)
        usb.take_away()
    assert not session.log.beat(session.now())
    usb.plug_in()
    assert session.log.beat(session.now())
    assert session.director.history == known
    goes_on(session)


def test_a_stick_that_comes_back_with_an_older_copy(usb: Stick, hand_clock: HandClock) -> None:
    session = session_in(usb.place, hand_clock)
    older = session.log.path.read_bytes()
    do_line(session, "pause")
    usb.pull_out()
    usb.take_away()
    usb.plug_in()
    session.log.path.write_bytes(older)
    for left in usb.place.glob("night.riffle-*"):
        left.unlink()
    with pytest.raises(StoreFailed) as failed:
        do_line(session, BUST)
    assert failed.value.trouble in (Trouble.NOT_FOUND, Trouble.DISK_GONE)
    assert session.log.path.read_bytes() == older
    saved_elsewhere(session)


def saved_elsewhere(session: Session) -> None:
    """All of the night in a new file, though its own is not there."""
    known, copy = list(session.director.history), session.log.path.parent.with_name("copy.riffle")
    for _ in range(2):  # again, over the first
        session.log.export_copy(copy)
    session.close()
    with closing(open_(copy)) as log:
        assert (log.actions, log.damage, log.read_only) == (known, None, False)
    assert not list(copy.parent.glob("copy.riffle?*"))


@pytest.mark.parametrize("taken_away", [False, True])
def test_a_copy_of_a_night_whose_stick_is_gone(usb: Stick, hand_clock: HandClock, taken_away: bool) -> None:
    session = session_in(usb.place, hand_clock)
    usb.pull_out()
    if taken_away:
        usb.take_away()
    saved_elsewhere(session)


@pytest.mark.parametrize("entered", [False, True])
def test_that_the_file_does_not_answer_is_said_once(
    session: Session, hand_clock: HandClock, entered: bool
) -> None:
    """Every few seconds again it would take away the sentence that says why, and what to do."""
    told: list[None] = []
    session.beat_failed.connect(lambda: told.append(None))

    def pass_a_minute() -> None:
        for _ in range(10):
            hand_clock.advance(seconds=6)
            session.tick()
            session.settle()

    for times in (1, 2):
        with renamed(session.log.path):
            if entered:
                fails(session, Trouble.NOT_FOUND, NOT_THERE)
            pass_a_minute()
        assert len(told) == (0 if entered else times)
        pass_a_minute()


# -- in the window -----------------------------------------------------------------------------------------


def test_what_he_typed_stays_in_the_field_until_there_is_room(
    small_disk: Path, hand_clock: HandClock, open_frame: Callable[..., Frame]
) -> None:
    session = session_in(small_disk, hand_clock)
    frame = open_frame(other=session)
    ballast = fill_up(small_disk)
    bar = frame.window.findChild(CommandBar)
    assert bar is not None
    stored = len(session.director.history)
    frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    for _ in range(40):  # until the pages there are have no room left
        bar.setText(LONG)
        frame.key(Qt.Key.Key_Return)
        if bar.text():
            break
        stored += 1
        frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert bar.text() == LONG
    assert FULL in frame.night.notice.sentence.text()
    assert len(session.director.history) == stored
    picture = os.environ.get("RIFFLE_PICTURES")
    if picture:
        frame.window.grab().save(f"{picture}/full-disk.png")
    ballast.unlink()
    frame.key(Qt.Key.Key_Return)
    assert bar.text() == ""
    assert len(session.director.history) == stored + 1
    session.close()
