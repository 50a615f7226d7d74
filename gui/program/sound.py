"""Play short sounds from a thread, so that no window ever waits for an audio device.

playsound3 has no volume and fails silently without a device: the volume is in the played file (a quieter
copy, made once), and a player that ends at once with an error is noticed.
"""

import wave
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gui.program.worker import Worker
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
    are still tried."""

    failed = Signal()

    def __init__(self, cache: Path, play: Play = playsound) -> None:
        """``cache`` holds the copies at other volumes."""
        super().__init__()
        self._cache, self._play = cache, play
        self._worker = Worker("sounds", self)
        # True if the last sound tried could not be heard.
        self.silent = False
        self._told = False
        # The sounds requested so far, and the numbers of those without a result.
        self._put, self._pending = 0, set[int]()

    def play(self, name: str, volume: int = FULL) -> None:
        """Play this sound (a file of ``assets/sounds``) soon; returns at once. ``volume`` is in percent."""
        if volume <= 0 or self._worker.waiting >= WAITING:
            return
        self._put += 1
        number = self._put
        self._pending.add(number)
        # The thread knows no object of Qt's (see ``gui.program.worker``).
        self._worker.do(
            partial(_played, self._play, name, min(volume, FULL), self._cache), partial(self._note, number)
        )
        QTimer.singleShot(HANGS, self, lambda: self._look(number))

    def _look(self, number: int) -> None:
        """Check later whether this sound was played. If not, drop the waiting ones: a late bell would be
        taken for another."""
        self._worker.deliver()
        if number in self._pending:
            self._worker.forget()
            self._pending.clear()
            self._note(number, heard=False)

    def _note(self, number: int, heard: bool) -> None:
        self._pending.discard(number)
        self.silent = not heard
        if self.silent and not self._told:
            self._told = True
            self.failed.emit()

    def warm(self) -> None:
        """Look for the players now; the first sound would come late otherwise."""
        self.play("", 1)

    def stop(self) -> None:
        """Drop the waiting sounds; the present one ends by itself, heard or not."""
        self._worker.stop()
        self._pending.clear()
        self._told = True  # there is nobody to tell any more


def _played(play: Play, name: str, volume: int, cache: Path) -> bool:
    """Play the sound, or without a name only look for the players; False if nothing can be heard."""
    try:
        if not name:
            import playsound3  # noqa: F401

            return True
        return _heard(play(at_volume(FOLDER / f"{name}.wav", volume, cache)))
    except Exception:  # whatever a player or a disk does, the night goes on in silence
        return False


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
