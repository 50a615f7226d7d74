"""A director at work: Riffle's windows on a virtual screen, a clock that stands still while he types."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.long.screen import Screen

ROOT = Path(__file__).resolve().parents[2]


class Hall:
    """The program as its own process, the file it writes, the pictures taken, the keys and clicks used."""

    def __init__(self, screen: Screen, folder: Path, begin: int) -> None:
        self.screen, self.folder = screen, folder
        self.now = begin
        self.keys = self.clicks = 0
        self._time = folder / "time"
        self._process: subprocess.Popen[bytes] | None = None
        for name in ("data", "documents", "pictures"):
            (folder / name).mkdir(exist_ok=True)
        self.set_time(begin)

    # -- time and the process --------------------------------------------------------------------------

    def set_time(self, moment: int) -> None:
        """The hall's clock shows ``moment`` (ms) from now on, and stands there."""
        part = self._time.with_suffix(".part")
        part.write_text(str(moment), "ascii")
        part.replace(self._time)
        self.now = moment

    def start(self, *files: Path) -> None:
        stands = self.folder / "stands"
        stands.unlink(missing_ok=True)
        log = (self.folder / "program.log").open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.long.launch", str(self._time), str(self.folder), *map(str, files)],
            cwd=ROOT,
            env=self.screen.env,
            stdout=log,
            stderr=log,
        )
        log.close()
        self.screen.wait_for_window("Riffle")
        self.screen.until(stands.exists, "console in the window")

    def kill(self) -> None:
        """As a power cut ends a process: at once, with nothing tidied up."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(10)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    # -- the file, as anybody could read it ------------------------------------------------------------

    @property
    def file(self) -> Path:
        return next((self.folder / "documents").glob("*.riffle"))

    def stored(self) -> int:
        """How many actions are in the file."""
        files = list((self.folder / "documents").glob("*.riffle"))
        if not files:
            return 0
        with closing(sqlite3.connect(f"file:{files[0]}?mode=ro", uri=True, timeout=5)) as db:
            made = db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'action'").fetchone()[0]
            # the file is there a moment before its tables are
            return int(db.execute("SELECT count(*) FROM action").fetchone()[0]) if made else 0

    def last_line(self) -> str:
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=5)) as db:
            return str(db.execute("SELECT line FROM action ORDER BY id DESC LIMIT 1").fetchone()[0])

    def stored_after(self, before: int, what: str) -> None:
        """Wait until one more action is in the file; fails with a picture of what was on the screen."""
        try:
            self.screen.until(lambda: self.stored() > before, what, 30)
        except TimeoutError:
            self.picture("failed")
            raise

    # -- hands -------------------------------------------------------------------------------------------

    def key(self, *keys: str) -> None:
        self.keys += len(keys)
        self.screen.key(*keys)

    def type(self, text: str) -> None:
        self.keys += len(text)
        self.screen.type(text)

    def click(self, x: int, y: int, **more: int) -> None:
        self.clicks += 1
        self.screen.click(x, y, **more)

    def say(self, line: str) -> None:
        """A line in the command bar: Ctrl+K, the text, Enter."""
        before = self.stored()
        self.key("ctrl+k")
        self.type(line)
        self.key("Return")
        self.stored_after(before, f"action for {line!r}")

    def press(self, key: str, what: str) -> None:
        """A key that does something at once."""
        before = self.stored()
        self.key(key)
        self.stored_after(before, what)

    def picture(self, name: str) -> Path:
        self.screen.settle()
        path = self.folder / "pictures" / f"{name}.png"
        self.screen.picture(path)
        return path
