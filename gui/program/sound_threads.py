"""Wrap playsound3's players on Windows, which play in a thread of playsound3's own.

An error there would go to the handler of uncaught errors, and the sound would pass for heard. Here the thread
keeps its error, as the return code of a process that failed.
"""

from threading import Event
from typing import Any

from playsound3 import backends, playsound3

# Seconds to wait for a player to begin.
BEGINS = 8


class _Keeps:
    """Wraps one of playsound3's players. ``returncode`` is 1 after an error, as that of a process."""

    returncode: int | None = None

    def _play(self, sound: str) -> None:
        try:
            super()._play(sound)  # type: ignore[misc]
        except Exception:  # whatever it is, nothing can be heard
            self.returncode = 1

    def poll(self) -> int | None:
        return self.returncode or super().poll()  # type: ignore[misc]

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end, or for this many seconds."""
        self.thread.join(timeout)  # type: ignore[attr-defined]
        return self.returncode or 0


class _WmplayerThread(_Keeps, backends.WmplayerPopen):
    """Windows Media Player."""


class _WinmmThread(_Keeps, backends.WinmmPopen):
    """Windows' oldest player, on every Windows. It may take seconds to find no device: ``wait`` begins to
    count when it plays."""

    def __init__(self, sound: str) -> None:
        self._begun = Event()
        super().__init__(sound)

    def _send_winmm_mci_command(self, command: str) -> str:
        answer = super()._send_winmm_mci_command(command)
        if command.startswith("play "):
            self._begun.set()
        return answer

    def _play(self, sound: str) -> None:
        try:
            super()._play(sound)
        finally:
            self._begun.set()

    def wait(self, timeout: float | None = None) -> int:
        self._begun.wait(BEGINS)
        return super().wait(timeout)


class _Wmplayer(playsound3.Wmplayer):
    def play(self, sound: str) -> backends.WmplayerPopen:
        return _WmplayerThread(sound)


class _Winmm(playsound3.Winmm):
    def play(self, sound: str) -> backends.WinmmPopen:
        return _WinmmThread(sound)


def backend() -> Any:  # playsound3 takes more than its own type says
    """Return the way of playing that playsound3 chose for this system; None where it found none."""
    name = playsound3.DEFAULT_BACKEND
    return {"wmplayer": _Wmplayer, "winmm": _Winmm}.get(name or "", name)
