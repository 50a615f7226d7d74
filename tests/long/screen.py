"""A virtual screen with real keys and clicks: Xvfb, a window manager, xdotool.

Keys go to whatever window has the focus and clicks to a place on the screen, as a person's do; nothing
here knows a widget.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtGui import QImage

TOOLS = ("Xvfb", "xdotool", "openbox", "xrandr", "import", "xwd")
CONSOLE = (1440, 900)
PROJECTOR = (1280, 720)


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """Two monitors side by side: the console's and the projector's."""

    def __init__(self, display: int) -> None:
        while Path(f"/tmp/.X11-unix/X{display}").exists() or Path(f"/tmp/.X{display}-lock").exists():
            display += 1
        self.display = f":{display}"
        self.env = {**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": "1"}
        width, height = CONSOLE[0] + PROJECTOR[0], max(CONSOLE[1], PROJECTOR[1])
        self._server = subprocess.Popen(
            ["Xvfb", self.display, "-screen", "0", f"{width}x{height}x24", "-noreset", "-nolisten", "tcp"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.until(lambda: Path(f"/tmp/.X11-unix/X{display}").exists(), "the X server")
        self.until(lambda: self._run("xrandr").returncode == 0, "the X server's answer")
        w, h = CONSOLE
        self._run("xrandr", "--setmonitor", "console", f"{w}/380x{h}/240+0+0", "screen")
        self.plug()
        self._manager = subprocess.Popen(
            ["openbox"], env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def close(self) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(10)

    def plug(self, size: tuple[int, int] = PROJECTOR) -> None:
        """The projector's cable is in, and it shows so many dots."""
        w, h = size
        self._run("xrandr", "--setmonitor", "projector", f"{w}/508x{h}/286+{CONSOLE[0]}+0", "none")

    def unplug(self) -> None:
        self._run("xrandr", "--delmonitor", "projector")

    def visible(self, title: str) -> int:
        """How many windows of exactly this title are to be seen."""
        return len(self._run("xdotool", "search", "--onlyvisible", "--name", f"^{title}$").stdout.split())

    def windows(self, title: str) -> list[str]:
        """The windows to be seen with this in their title."""
        return self._run("xdotool", "search", "--onlyvisible", "--name", title).stdout.split()

    def move(self, window: str, x: int, y: int) -> None:
        self._run("xdotool", "windowmove", window, str(x), str(y))

    def _run(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=self.env, capture_output=True, text=True, check=False)

    @staticmethod
    def until(ready: Callable[[], bool], what: str, seconds: float = 60.0) -> None:
        """Wait for another process; fails with what was waited for."""
        end = time.monotonic() + seconds
        while not ready():
            if time.monotonic() > end:
                raise TimeoutError(f"no {what} after {seconds:.0f} s")
            time.sleep(0.02)

    def wait_for_window(self, title: str) -> None:
        def there() -> bool:
            return bool(self._run("xdotool", "search", "--name", title).stdout.strip())

        self.until(there, f"window {title}")

    def settle(self) -> None:
        """Wait until nothing on either monitor changes any more."""
        last = b""

        def still() -> bool:
            nonlocal last
            time.sleep(0.25)
            before, last = last, self._pixels()
            return before == last

        self.until(still, "still picture")

    def _pixels(self) -> bytes:
        return subprocess.run(
            ["xwd", "-root", "-silent"], env=self.env, capture_output=True, check=True
        ).stdout

    def image(self) -> QImage:
        """Everything on both monitors, in a twentieth of a second. While a window comes or goes X may not
        answer: then it is asked again."""
        while True:
            with suppress(subprocess.CalledProcessError):
                return _read(self._pixels())

    def key(self, *keys: str) -> None:
        """Keys by their X names, to the focused window."""
        self._run("xdotool", "key", "--delay", "8", *keys)

    def type(self, text: str) -> None:
        """Text as typed, to the focused window."""
        self._run("xdotool", "type", "--delay", "8", text)

    def click(self, x: int, y: int, *, button: int = 1, times: int = 1) -> None:
        self._run("xdotool", "mousemove", str(x), str(y))
        self._run("xdotool", "click", "--repeat", str(times), "--delay", "60", str(button))

    def picture(self, path: Path) -> None:
        """Everything on both monitors, as a PNG."""
        self._run("import", "-window", "root", str(path))


def _read(dump: bytes) -> QImage:
    """An xwd dump: a header of 32-bit words, colours of twelve bytes each, then the lines of dots."""
    word = struct.unpack(">25I", dump[:100])
    size, bits, line, colours = word[0], word[11], word[12], word[19]
    kind = QImage.Format.Format_BGR888 if bits == 24 else QImage.Format.Format_RGB32
    dots = dump[size + 12 * colours :]
    return QImage(dots, word[4], word[5], line, kind).copy()
