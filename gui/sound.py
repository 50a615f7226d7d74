"""Plays short sounds from a thread of its own, so that no window ever waits for a loudspeaker.

playsound3 has no volume and fails without a word where there is no device: the volume is in the file that is
played (a quieter copy, made once), and a player that ends at once with an error is noticed.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gui.theme import ASSETS

FOLDER = ASSETS / "sounds"
FULL = 100
# What has to wait longer than this behind others is no news any more and is not played.
WAITING = 2
# A player that is over so soon (s) with an error has played nothing.
TOO_SOON = 0.3
# A player that has not begun after so long (ms) hangs: what waits behind it will not be heard.
HANGS = 10_000

Play = Callable[[Path], Any]


def playsound(path: Path) -> Any:
    """Begin to play this file with playsound3. Raises its exception where there is nothing to play on."""
    import logging

    # it looks for its players as it is imported, and says so in the log where it finds none
    logging.getLogger("playsound3").setLevel(logging.CRITICAL)
    from playsound3 import playsound as begin

    return begin(path, block=False)


class Player(QObject):
    """``failed`` says once that nothing can be heard here, also where a player never comes back; what is
    played later is still tried. ``silent``: the last that was tried could not be heard."""

    failed = Signal()

    def __init__(self, cache: Path, play: Play = playsound) -> None:
        """``cache`` holds the copies at other volumes."""
        super().__init__()
        self._cache, self._play = cache, play
        self._queue: Queue[tuple[str, int] | None] = Queue(WAITING)
        self._told = self.silent = False
        # How many were begun and ended with by the thread.
        self._ended = 0
        self._thread: Thread | None = None

    def play(self, name: str, volume: int = FULL) -> None:
        """This sound (a file of ``assets/sounds``), soon; returns at once. ``volume`` is in percent."""
        if volume <= 0:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        with suppress(Full):
            self._queue.put_nowait((name, min(volume, FULL)))
        ended = self._ended
        QTimer.singleShot(HANGS, self, lambda: self._look(ended))

    def _look(self, ended: int) -> None:
        """A while after something was to be played: whether anything has gone on since."""
        if self._ended == ended:
            self._tell()

    def warm(self) -> None:
        """Look for the players now and not with the first sound, which would come late."""
        self.play("", 1)

    def stop(self) -> None:
        """What waits is dropped; what is being played is left to end by itself."""
        with suppress(Empty):
            while True:
                self._queue.get_nowait()
        self._ended += 1  # nobody waits for them any more
        with suppress(Full):
            self._queue.put_nowait(None)

    def _work(self) -> None:
        while (found := self._queue.get()) is not None:
            name, volume = found
            try:
                if not name:
                    import playsound3  # noqa: F401
                elif not _heard(self._play(at_volume(FOLDER / f"{name}.wav", volume, self._cache))):
                    self._tell()
                else:
                    self.silent = False
            except Exception:  # whatever a player or a disk does, the night goes on in silence
                self._tell()
            self._ended += 1

    def _tell(self) -> None:
        self.silent = True
        if not self._told:
            self._told = True
            self.failed.emit()


def _heard(playing: Any) -> bool:
    """Whether a player really plays: where it is a process, one that has not ended at once in an error."""
    process = getattr(playing, "subprocess", None)
    if process is None or not hasattr(process, "returncode"):
        return True
    with suppress(Exception):
        process.wait(timeout=TOO_SOON)
    return not process.poll()


def at_volume(path: Path, volume: int, cache: Path) -> Path:
    """It at so many percent, from the cache or made for it. Raises ``OSError`` or ``wave.Error``."""
    if volume >= FULL:
        return path
    quieter = cache / f"{path.stem}-{volume}.wav"
    if quieter.exists() and quieter.stat().st_mtime >= path.stat().st_mtime:
        return quieter
    cache.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "rb") as file:
        shape, frames = file.getparams(), file.readframes(file.getnframes())
    values = array("h", frames)
    # what is heard as half as loud is about a tenth of the power: the square keeps the steps even
    share = (volume / FULL) ** 2
    part = quieter.with_suffix(".part")
    with wave.open(str(part), "wb") as file:
        file.setparams(shape)
        file.writeframes(array("h", [round(x * share) for x in values]).tobytes())
    part.replace(quieter)
    return quieter
