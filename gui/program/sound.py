"""Play short sounds from a thread, so that no window ever waits for an audio device.

playsound3 has no volume and fails silently without a device: the volume is in the played file (a quieter
copy, made once), and a player that ends at once with an error is noticed.
"""

import wave
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gui.program.worker import bell
from gui.theme import ASSETS

FOLDER = ASSETS / "sounds"
FULL = 100
# A sound delayed longer than this by others is out of date and is not played.
WAITING = 2
# A player that ends this soon (s) with an error has played nothing.
TOO_SOON = 0.3
# A player that has not begun after this long (ms) hangs: the sounds behind it will not be heard.
HANGS = 10_000

Play = Callable[[Path], Any]


def playsound(path: Path) -> Any:
    """Begin to play this file with playsound3. Raises its exception if there is nothing to play on."""
    import logging

    # it looks for its players when it is imported, and logs it if it finds none
    logging.getLogger("playsound3").setLevel(logging.CRITICAL)
    from playsound3 import playsound as begin

    from gui.program.sound_threads import backend

    return begin(path, block=False, backend=backend())


class Player(QObject):
    """``failed`` is emitted once if nothing can be heard here, also if a player never returns; later sounds
    are still tried. The thread knows its line and not this object (see ``gui.program.worker``)."""

    failed = Signal()

    def __init__(self, cache: Path, play: Play = playsound) -> None:
        """``cache`` holds the copies at other volumes."""
        super().__init__()
        self._line = _Line(cache, play, bell().ring)
        self._told = False
        # The number of sounds requested, and of those dropped.
        self._put = self._dropped = 0
        self._thread: Thread | None = None
        bell().rang.connect(self._listen)

    @property
    def silent(self) -> bool:
        """Return whether the last sound tried could not be heard."""
        return self._line.silent

    def play(self, name: str, volume: int = FULL) -> None:
        """Play this sound (a file of ``assets/sounds``) soon; returns at once. ``volume`` is in percent."""
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
        """Check later whether this sound was played. If not, drop the waiting ones: a late bell would be
        taken for another."""
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
        """Look for the players now; the first sound would come late otherwise."""
        self.play("", 1)

    def stop(self) -> None:
        """Drop the waiting sounds; the present one ends by itself, heard or not."""
        self._drop()
        self._told = True  # there is nobody to tell any more
        self._dropped = self._put  # nobody waits for them any more
        with suppress(Full):
            self._line.queue.put_nowait(None)


class _Line:
    """The queue of sounds, and their results."""

    def __init__(self, cache: Path, play: Play, ring: Callable[[], None]) -> None:
        self._cache, self._play, self._ring = cache, play, ring
        self.queue: Queue[tuple[str, int] | None] = Queue(WAITING)
        # The number of sounds the thread is done with.
        self.ended = 0
        self.silent = False

    def work(self) -> None:
        """Play on the thread, until it is stopped."""
        while (played := self.queue.get()) is not None:
            name, volume = played
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
    """Return whether a player really plays: a process or a thread that has not ended at once in an error."""
    process = getattr(playing, "subprocess", None)
    if process is None or not hasattr(process, "returncode"):
        return True
    with suppress(Exception):
        process.wait(timeout=TOO_SOON)
    return not process.poll()


def at_volume(path: Path, volume: int, cache: Path) -> Path:
    """Return the file at this volume, from the cache or newly made. Raises ``OSError`` or ``wave.Error``."""
    if volume >= FULL:
        return path
    quieter = cache / f"{path.stem}-{volume}.wav"
    if quieter.exists() and quieter.stat().st_mtime >= path.stat().st_mtime:
        return quieter
    cache.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "rb") as file:
        shape, frames = file.getparams(), file.readframes(file.getnframes())
    values = array("h", frames)
    # half as loud needs about a tenth of the power: the square keeps the steps even
    share = (volume / FULL) ** 2
    part = quieter.with_suffix(".part")
    with wave.open(str(part), "wb") as file:
        file.setparams(shape)
        file.writeframes(array("h", [round(x * share) for x in values]).tobytes())
    part.replace(quieter)
    return quieter
