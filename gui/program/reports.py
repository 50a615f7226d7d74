"""An error of ours must not stop a night: here, and nowhere else, all of them end that nobody caught.

In a slot, a timer, a paintEvent, a thread or while something is thrown away: it is said once in a sentence,
a report without names is written (``gui/program/report_text.py``), and the next action works. The same error
again
is counted: a thousand in a second cost one file and one sentence.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

from gui.program import report_text

_KEPT = 20
# So many different errors of one run are written down; all of them are told.
_MOST = 50
# Ms. What comes again within CALM goes on, as with every tick: it is said and written again once an AGAIN.
CALM, AGAIN = 2_000, 60_000
# No two sentences within this (ms), whatever they are about.
_PAUSE = 1_000

Tell = Callable[[str], None]


def write_report(folder: Path, text: str, at: int) -> Path | None:
    """The report's file, or None where it cannot be written. Only the newest are kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"report-{at}.txt"
        while path.exists():
            path = path.with_name(f"{path.stem}a.txt")
        path.write_text(text, "utf-8")
        # The one just written is never among those that go, however wrong the PC's time is.
        others = sorted(x for x in folder.glob("report-*.txt") if x != path)
        for old in others[: max(0, len(others) + 1 - _KEPT)]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path


@dataclass(slots=True)
class _Known:
    """An error that has happened: its report, how often, and when last (ms)."""

    path: Path | None
    text: str
    last: int
    told: int
    written: int
    count: int = 1


class _Catcher(QObject):
    """``told`` comes with the report's path, or nothing where there is none, when the loop of events comes to
    it: never within a paintEvent or in another thread."""

    told = Signal(str)

    def __init__(self, folder: Path, wall: Callable[[], int], tell: Tell, nights: Callable[[], str]) -> None:
        super().__init__()
        self._folder, self._wall, self._tell, self._nights = folder, wall, tell, nights
        self._known: dict[str, _Known] = {}
        self._last_told: int | None = None
        self._lock, self._busy = threading.RLock(), False
        self.told.connect(self._say, Qt.ConnectionType.QueuedConnection)

    def _say(self, path: str) -> None:
        try:
            self._tell(path)
        except Exception as error:  # who tells of errors has one of its own: written down, not told
            self.take(error, silent=True)

    def take(self, error: BaseException, thread: str = "", *, silent: bool = False) -> bool:
        """Write it down and have it told. True where the terminal should have it too: the first time."""
        with self._lock:
            if self._busy:
                return False
            self._busy = True
            try:
                return self._take(report_text.error_text(error, thread), silent)
            except Exception:  # one more error here must not become the next to be caught
                return True
            finally:
                self._busy = False

    def _take(self, text: str, silent: bool) -> bool:
        now = self._wall()
        known = self._known.get(text)
        new = known is None
        if known is None:
            new = room = len(self._known) < _MOST
            path = write_report(self._folder, self._whole(text), now) if room else None
            known = _Known(path, text, now, now, now)
            if room:
                self._known[text] = known
            tell = True
        else:
            known.count += 1
            tell = abs(now - known.last) > CALM or abs(now - known.told) >= AGAIN
            known.last = now
            if abs(now - known.written) >= AGAIN:
                known.written = now
                self._write_count(known)
        if tell and not silent and not self._just_told(now):
            known.told = self._last_told = now
            self.told.emit(str(known.path) if known.path is not None else "")
        return new

    def _just_told(self, now: int) -> bool:
        return self._last_told is not None and abs(now - self._last_told) < _PAUSE

    def _whole(self, text: str) -> str:
        """Whatever of the rest cannot be had: the error itself stands in it."""
        parts = [text]
        for part in (report_text.machine, self._nights):
            try:
                parts.append(part())
            except Exception as error:
                parts.append(f"not to be had: {type(error).__qualname__}\n")
        return "".join(parts)

    def _write_count(self, known: _Known) -> None:
        if known.path is not None:
            with suppress(OSError):
                known.path.write_text(f"{self._whole(known.text)}came {known.count} times\n", "utf-8")

    def end(self) -> None:
        """How often each came in all."""
        for known in self._known.values():
            if known.count > 1:
                with suppress(Exception):
                    self._write_count(known)

    def fatal(self, where: str) -> None:
        """Qt is about to end the program: only the file is left to tell it."""
        with suppress(Exception):
            write_report(self._folder, self._whole(f"error qt.fatal\n  {where}\n"), self._wall())


def catch(
    folder: Path, wall: Callable[[], int], tell: Tell, nights: Callable[[], str] = str
) -> Callable[[], None]:
    """From now on every error nobody caught is reported into ``folder`` and told; returns the way back.

    ``tell`` gets the report's path, or nothing where there is none; ``nights`` says in a report how large the
    open nights are. Ctrl+C in a terminal still ends Riffle. The terminal sees each error once.
    """
    catcher = _Catcher(folder, wall, tell, nights)
    before, in_threads, lost = sys.excepthook, threading.excepthook, sys.unraisablehook

    def hook(kind: type[BaseException], error: BaseException, trace: Any) -> None:
        ours = not issubclass(kind, KeyboardInterrupt | SystemExit)
        if not ours or catcher.take(error.with_traceback(trace)):
            with suppress(Exception):
                before(kind, error, trace)

    def thread_hook(args: threading.ExceptHookArgs) -> None:
        error = args.exc_value
        if error is None or issubclass(args.exc_type, SystemExit):
            return
        if catcher.take(error, args.thread.name if args.thread is not None else "?"):
            with suppress(Exception):
                in_threads(args)

    def lost_hook(args: sys.UnraisableHookArgs) -> None:
        error = args.exc_value
        if error is not None and catcher.take(error, "(thrown away)"):
            with suppress(Exception):
                lost(args)

    def qt_says(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            file = report_text.place(context.file) if context.file else "?"
            catcher.fatal(f"{file}:{context.line} {context.category or ''}")
        if quiet is not None:
            quiet(kind, context, message)
        elif sys.stderr is not None:
            with suppress(OSError, ValueError):
                sys.stderr.write(f"{message}\n")

    sys.excepthook, threading.excepthook, sys.unraisablehook = hook, thread_hook, lost_hook
    quiet = qInstallMessageHandler(qt_says)

    def restore() -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before, in_threads, lost
        qInstallMessageHandler(quiet)
        catcher.end()

    return restore
