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

from gui.program.bell import bell
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

    from gui.program.sound_threads import backend

    return begin(path, block=False, backend=backend())


class Player(QObject):
    """``failed`` says once that nothing can be heard here, also where a player never comes back; what is
    played later is still tried. The thread knows its line and not this object (see ``gui.program.bell``)."""

    failed = Signal()

    def __init__(self, cache: Path, play: Play = playsound) -> None:
        """``cache`` holds the copies at other volumes."""
        super().__init__()
        self._line = _Line(cache, play, bell().ring)
        self._told = False
        # How many were to be played, and how many of them are not.
        self._put = self._dropped = 0
        self._thread: Thread | None = None
        bell().rang.connect(self._listen)

    @property
    def silent(self) -> bool:
        """Whether the last that was tried could not be heard."""
        return self._line.silent

    def play(self, name: str, volume: int = FULL) -> None:
        """This sound (a file of ``assets/sounds``), soon; returns at once. ``volume`` is in percent."""
        if volume <= 0:
            return
        if self._thread is None:
            self._thread = Thread(target=self._line.work, name="sounds", daemon=True)
            self._thread.start()
        with suppress(Full):
            self._line.queue.put_nowait((name, min(volume, FULL)))
            self._put += 1
        number = self._put
        QTimer.singleShot(HANGS, self, lambda: self._look(number))

    def _look(self, number: int) -> None:
        """A while after the so manieth was to be played. If it was not, what waits is no news any more: a
        bell that rang now would be taken for another."""
        if self._line.ended + self._dropped < number:
            self._line.silent = True
            self._drop()
            self._listen()

    def _drop(self) -> None:
        with suppress(Empty):
            while True:
                self._line.queue.get_nowait()
                self._dropped += 1

    def _listen(self) -> None:
        if self._line.silent and not self._told:
            self._told = True
            self.failed.emit()

    def warm(self) -> None:
        """Look for the players now and not with the first sound, which would come late."""
        self.play("", 1)

    def stop(self) -> None:
        """What waits is dropped; what is being played is left to end by itself, heard or not."""
        self._drop()
        self._told = True  # there is nobody to tell any more
        self._dropped = self._put  # nobody waits for them any more
        with suppress(Full):
            self._line.queue.put_nowait(None)


class _Line:
    """What waits to be played, and how it went."""

    def __init__(self, cache: Path, play: Play, ring: Callable[[], None]) -> None:
        self._cache, self._play, self._ring = cache, play, ring
        self.queue: Queue[tuple[str, int] | None] = Queue(WAITING)
        # How many the thread is done with.
        self.ended = 0
        self.silent = False

    def work(self) -> None:
        """On the thread, until it is stopped."""
        while (found := self.queue.get()) is not None:
            name, volume = found
            try:
                if not name:
                    import playsound3  # noqa: F401
                elif _heard(self._play(at_volume(FOLDER / f"{name}.wav", volume, self._cache))):
                    self.silent = False
                else:
                    self._fail()
            except Exception:  # whatever a player or a disk does, the night goes on in silence
                self._fail()
            self.ended += 1

    def _fail(self) -> None:
        self.silent = True
        self._ring()


def _heard(playing: Any) -> bool:
    """Whether a player really plays: a process or a thread that has not ended at once in an error."""
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
