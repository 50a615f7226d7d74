"""Keep the PC awake while the clock runs, as far as the system supports it. Failing is no error: the night
goes on, and a sleep is noticed and asked about (``core.clock.timebase``).

- Windows: ``SetThreadExecutionState``, which ends with the calling thread.
- macOS: ``caffeinate``, as a child process.
- Linux: the desktop's ``org.freedesktop.ScreenSaver`` on the session's bus, as long as the connection lives;
  also, if installed, ``systemd-inhibit`` as a child process, against a sleep of the idle PC.

A child waits on a pipe from us, so that it ends with Riffle however Riffle ends. None of these prevents a
sleep by a closed lid or by request.

Tried: children that come and go, a real message bus with a screen saver of our own on it, and
``systemd-inhibit`` where it refuses. Not tried yet on a PC: Windows, ``caffeinate``, a real desktop, and
``systemd-inhibit`` where it is obeyed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from gui.program.following import follow
from gui.words.tr import Context

if TYPE_CHECKING:
    import subprocess

    from gui.program.session import Session

tr = Context("program")


Release = Callable[[], object]
# Asks the system, with the reason it may show; returns the function that stops it.
Hold = Callable[[str], Release]

NAME = "riffle-awake"
SCREEN_SAVER = "org.freedesktop.ScreenSaver"
# The command of each child; it does nothing but wait until its pipe is closed.
INHIBIT = ("systemd-inhibit", "--what=idle", "--mode=block", "--who=Riffle", "--why={why}", "cat")
CAFFEINATE = ("caffeinate", "-d", "-i", "cat")
WAIT = 2.0
CONTINUOUS, SYSTEM, DISPLAY = 0x8000_0000, 0x1, 0x2


class KeepAwake:
    """Keep the PC awake by all ``holds`` while the clock of a followed session runs, or while one is played
    hand for hand: its clock stands then, and the room looks at it all the same."""

    def __init__(self, holds: Sequence[Hold] = ()) -> None:
        self._holds = tuple(holds)
        # The followed sessions, and which of them were played when last looked at.
        self._sessions: tuple[Session, ...] = ()
        self._played: set[Session] = set()
        self._releases: list[Release] | None = None

    def follow(self, *sessions: Session) -> None:
        """Follow these from now on; without one the PC may sleep."""
        follow(self._sessions, sessions, changed=self._done, ticked=self._look)
        self._sessions = sessions
        self._done()

    def _look(self, session: Session) -> None:
        if _is_played(session) != (session in self._played):
            self._done()

    def _done(self, _: object = None) -> None:
        self._played = {session for session in self._sessions if _is_played(session)}
        if self._played:
            self.hold()
        else:
            self.release()

    def hold(self) -> None:
        """Hold once, until ``release``: a failed hold is not retried every second."""
        if self._releases is not None:
            return
        self._releases = []
        for hold in self._holds:
            with suppress(Exception):  # a system that refuses must not disturb the night
                self._releases.append(hold(tr("A clock is running")))

    def release(self) -> None:
        for release in self._releases or ():
            with suppress(Exception):
                release()
        self._releases = None


def _is_played(session: Session) -> bool:
    return session.clock_goes_on or session.in_play


def here(platform: str = sys.platform) -> tuple[Hold, ...]:
    if platform == "win32":
        return (windows,)
    if platform == "darwin":
        return (partial(child, CAFFEINATE),)
    return (screen_saver, partial(child, INHIBIT)) if platform == "linux" else ()


def _set_thread_execution_state(flags: int) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetThreadExecutionState(ctypes.c_uint(flags))


def windows(why: str) -> Release:
    """Hold on Windows; both calls have to come from one thread: the windows' own."""
    _set_thread_execution_state(CONTINUOUS | SYSTEM | DISPLAY)
    return partial(_set_thread_execution_state, CONTINUOUS)


def child(command: Sequence[str], why: str) -> partial[None]:
    """Hold by a child process, as long as it lives. Raises ``OSError`` if the tool is missing."""
    import subprocess

    quiet = subprocess.DEVNULL
    words = [part.format(why=why) for part in command]
    return partial(_end, subprocess.Popen(words, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet))


def _end(started: subprocess.Popen[bytes]) -> None:
    import subprocess

    with suppress(OSError):
        if started.stdin is not None:
            started.stdin.close()
    started.terminate()
    try:
        started.wait(WAIT)
    except subprocess.TimeoutExpired:
        started.kill()
        started.wait(WAIT)


def screen_saver(why: str) -> Release:
    """Ask the desktop over our own connection, without waiting for its answer. The hold ends with the
    connection."""
    if not _has_bus():
        return lambda: None
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    # by its address if there is one: the library asks for it once and caches the answer
    where = os.environ.get("DBUS_SESSION_BUS_ADDRESS") or QDBusConnection.BusType.SessionBus
    bus = QDBusConnection.connectToBus(where, NAME)
    if bus.isConnected():
        path = "/" + SCREEN_SAVER.replace(".", "/")
        message = QDBusMessage.createMethodCall(SCREEN_SAVER, path, SCREEN_SAVER, "Inhibit")
        message.setArguments(["Riffle", why])
        bus.send(message)
    return lambda: QDBusConnection.disconnectFromBus(NAME)


def _has_bus() -> bool:
    """Return whether there is a session bus: asking one that is missing would start it."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(folder) and (Path(folder or "") / "bus").exists()
