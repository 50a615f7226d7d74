"""The PC stays awake while the clock runs: with real child processes and a real message bus, where there
are any."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Slot
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from gui.program import keep_awake
from gui.program.keep_awake import KeepAwake, Release
from gui.program.session import Session
from tests.children import program
from tests.doing import do_line
from tests.windows.conftest import HandClock

needs_cat = pytest.mark.skipif(shutil.which("cat") is None, reason="no cat here")
SHEET = "add level blinds 1/2 length 20"


@dataclass
class Platform:
    """A platform that writes down what it is asked."""

    said: list[str] = field(default_factory=list)

    def hold(self, why: str) -> Release:
        self.said.append(f"hold: {why}")
        return lambda: self.said.append("release")


HELD = "hold: A clock is running"


# -- following the clock -------------------------------------------------------------------------------


def test_the_pc_is_held_hand_for_hand_though_the_clock_stands(session: Session) -> None:
    platform = Platform()
    awake = KeepAwake([platform.hold])
    awake.follow(session)
    for line in (
        SHEET,
        "open table 1",
        "open table 2",
        'register "A" seat 1.1',
        'register "B" seat 2.1',
        "start",
        "hand-for-hand",
    ):
        do_line(session, line)
    assert not session.reading().running
    assert platform.said == [HELD]
    do_line(session, 'cancel "fire"')
    assert platform.said == [HELD, "release"]
    awake.follow()


def test_the_pc_is_held_while_the_clock_runs(session: Session) -> None:
    platform = Platform()
    awake = KeepAwake([platform.hold])
    awake.follow(session)
    do_line(session, SHEET)
    session.tick()
    assert platform.said == []
    do_line(session, "start")
    session.tick()
    assert platform.said == [HELD]
    do_line(session, "pause")
    assert platform.said == [HELD, "release"]
    do_line(session, "resume")
    assert platform.said == [HELD, "release", HELD]
    awake.follow()
    assert platform.said == [HELD, "release", HELD, "release"]
    do_line(session, "pause")
    do_line(session, "resume")
    session.tick()
    assert len(platform.said) == 4


def test_a_scheduled_start_holds_when_it_comes(session: Session, hand_clock: HandClock) -> None:
    platform = Platform()
    awake = KeepAwake([platform.hold])
    awake.follow(session)
    do_line(session, SHEET)
    do_line(session, "schedule +5:00")
    session.tick()
    assert platform.said == []
    hand_clock.advance(minutes=5)
    session.tick()
    assert platform.said == [HELD]


def test_a_night_opened_running_is_held_at_once_and_another_lets_it_go(session: Session) -> None:
    platform = Platform()
    awake = KeepAwake([platform.hold])
    do_line(session, SHEET)
    do_line(session, "start")
    awake.follow(session)
    assert platform.said == [HELD]
    awake.follow()
    assert platform.said == [HELD, "release"]
    awake.follow(session)
    assert platform.said == [HELD, "release", HELD]


@pytest.mark.parametrize("error", [OSError("no such tool"), RuntimeError("a bus of another kind")])
def test_a_platform_that_fails_disturbs_nothing_and_is_not_asked_each_second(
    session: Session, error: Exception
) -> None:
    asked, platform = [], Platform()

    def fails(why: str) -> Release:
        asked.append(why)
        raise error

    def fails_later(why: str) -> Release:
        def release() -> None:
            raise error

        return release

    awake = KeepAwake([fails, fails_later, platform.hold])
    awake.follow(session)
    do_line(session, SHEET)
    do_line(session, "start")
    for _ in range(3):
        session.tick()
    awake.follow()
    assert len(asked) == 1
    assert platform.said == [HELD, "release"]


# -- child processes -----------------------------------------------------------------------------------


@needs_cat
def test_a_child_lives_until_it_is_let_go() -> None:
    """It ends by the closed pipe or by the signal, and in no other way."""
    release = keep_awake.child(["cat"], "why")
    made: subprocess.Popen[bytes] = release.args[0]
    lives = made.poll() is None
    release()
    assert lives
    assert made.stdin is not None
    assert made.stdin.closed
    assert made.returncode in (0, -signal.SIGTERM)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_a_child_is_told_why_and_dies_with_riffle(tmp_path: Path) -> None:
    """Riffle killed with -9: the system closes the pipe that the child waits on."""
    last_words = tmp_path / "last words"
    os.mkfifo(last_words)
    code = f"""
import sys
from gui.program import keep_awake
release = keep_awake.child(["sh", "-c", "cat; echo {{why}} > '{last_words}'"], "it ran")
print("held", flush=True)
sys.stdin.read()
"""
    with subprocess.Popen(program(code), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as riffle:
        assert riffle.stdout is not None
        assert riffle.stdout.readline() == "held\n"
        riffle.kill()
        assert last_words.read_text("ascii") == "it ran\n"


def test_a_tool_that_is_not_there_is_no_error() -> None:
    KeepAwake([partial(keep_awake.child, ["no-such-tool-anywhere"])]).hold()


@pytest.mark.parametrize("command", [keep_awake.INHIBIT, keep_awake.CAFFEINATE], ids=lambda c: c[0])
def test_the_real_tool_is_held_and_let_go(command: tuple[str, ...]) -> None:
    """Also where it refuses at once, as systemd-inhibit does without a system bus."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {command[0]} here")
    release = keep_awake.child(command, "why")
    release()
    assert release.args[0].returncode is not None


# -- Windows -------------------------------------------------------------------------------------------


def test_windows_is_told_to_stay_up_with_its_screen_and_told_it_may_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The numbers are those of winbase.h: continuous, system required, display required."""
    said: list[int] = []
    monkeypatch.setattr(keep_awake, "_set_thread_execution_state", said.append)
    release = keep_awake.windows("why")
    assert said == [0x8000_0003]
    release()
    assert said == [0x8000_0003, 0x8000_0000]


@pytest.mark.parametrize(
    ("platform", "holds"), [("linux", 2), ("darwin", 1), ("freebsd14", 0), ("emscripten", 0)]
)
def test_every_platform_has_its_way(platform: str, holds: int) -> None:
    assert len(keep_awake.here(platform)) == holds


# -- the session's bus ---------------------------------------------------------------------------------


class ScreenSaver(QObject):
    """The service a desktop offers on its bus."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []

    @Slot(str, str, result="uint")
    def Inhibit(self, who: str, why: str) -> int:
        self.asked.append((who, why))
        return 7


@pytest.fixture
def desktop(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[QDBusConnection, ScreenSaver]]:
    if shutil.which("dbus-daemon") is None:
        pytest.skip("no message bus here")
    with subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as daemon:
        try:
            assert daemon.stdout is not None
            monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", daemon.stdout.readline().strip())
            saver = ScreenSaver()
            bus = QDBusConnection.connectToBus(os.environ["DBUS_SESSION_BUS_ADDRESS"], "desktop")
            assert bus.registerService("org.freedesktop.ScreenSaver"), bus.lastError().message()
            slots = QDBusConnection.RegisterOption.ExportAllSlots
            assert bus.registerObject(
                "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", saver, slots
            )
            yield bus, saver
        finally:
            QDBusConnection.disconnectFromBus("desktop")
            daemon.terminate()


def test_the_desktop_is_asked_over_the_bus_and_sees_riffle_leave_it(
    desktop: tuple[QDBusConnection, ScreenSaver], qtbot: QtBot
) -> None:
    """A desktop forgets what somebody asked for who has left the bus."""
    bus, saver = desktop
    before = set(bus.interface().registeredServiceNames().value())
    release = keep_awake.screen_saver("why")
    qtbot.waitUntil(lambda: saver.asked == [("Riffle", "why")], timeout=5000)
    (riffle,) = set(bus.interface().registeredServiceNames().value()) - before
    release()
    qtbot.waitUntil(lambda: not bus.interface().isServiceRegistered(riffle).value(), timeout=5000)


@pytest.mark.parametrize("address", [None, "", "unix:path=/nowhere/at/all"])
def test_without_a_bus_nothing_is_asked(address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    if address is None:
        monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    else:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    keep_awake.screen_saver("why")()
