"""Catch every uncaught error, so that an error of ours never stops a night.

In a slot, a timer, a paintEvent, a thread or a destructor: it is shown once in a sentence, a report is
written, and the next action works. Repetitions are counted: a thousand in a second cost one file and one
sentence. A message may quote names of people, and a path the PC's owner, so a report has neither: only types,
places and counts, no message, no value, no folder outside Riffle's own."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

if TYPE_CHECKING:
    from gui.program.session import Session


ROOT = Path(__file__).parents[2]
# A recursion of a thousand frames is told by its beginning and its end.
_FIRST, _LAST = 10, 40
# The most errors named in a chain, and in a group.
_MOST_CAUSES = 8
# The number of latest actions whose kinds are named.
_ACTIONS = 8


def error_text(error: BaseException, thread: str = "") -> str:
    """Return types and places of the error and of its causes."""
    lines = [f"thread {thread}"] if thread else []
    for depth, (how, each) in enumerate(islice(_chain(error), _MOST_CAUSES)):
        kind = type(each)
        lines.append(f"{how if depth else 'error'} {kind.__module__}.{kind.__qualname__}")
        lines += _places(each.__traceback__)
    return "\n".join(lines) + "\n"


def _chain(error: BaseException) -> Iterator[tuple[str, BaseException]]:
    """Yield the error, its causes, and the members of its groups; each once."""
    seen: set[int] = set()
    waiting: list[tuple[str, BaseException]] = [("error", error)]
    while waiting:
        how, each = waiting.pop(0)
        if id(each) in seen:
            continue
        seen.add(id(each))
        yield how, each
        if isinstance(each, BaseExceptionGroup):
            waiting += [("of the group", inner) for inner in each.exceptions[:_MOST_CAUSES]]
        if each.__cause__ is not None:
            waiting.append(("because of", each.__cause__))
        elif each.__context__ is not None and not each.__suppress_context__:
            waiting.append(("while handling", each.__context__))


def _places(trace: TracebackType | None) -> list[str]:
    frames = ((frame.f_code, line) for frame, line in walk_tb(trace))
    lines = [f"  {place(code.co_filename)}:{line} {code.co_qualname}" for code, line in frames]
    if len(lines) <= _FIRST + _LAST:
        return lines
    return [*lines[:_FIRST], f"  … {len(lines) - _FIRST - _LAST} more …", *lines[-_LAST:]]


def place(file: str) -> str:
    """Return the path from Riffle, its environment or Python on; of any other file only the name: its folder
    may contain somebody's name."""
    path = Path(file)
    for root, called in ((ROOT, ""), (Path(sys.prefix), "env"), (Path(sys.base_prefix), "python")):
        if path.is_relative_to(root):
            return (Path(called) / path.relative_to(root)).as_posix()
    return path.name


def machine() -> str:
    import platform
    import tomllib

    import PySide6
    from PySide6.QtGui import QGuiApplication

    try:
        version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    except (OSError, ValueError, KeyError):
        version = "?"
    lines = [
        f"riffle {version} · python {platform.python_version()} · pyside {PySide6.__version__} · "
        f"{platform.platform()}"
    ]
    if isinstance(QGuiApplication.instance(), QGuiApplication):
        screens = [
            f"{s.size().width()}x{s.size().height()} at {s.devicePixelRatio():g}"
            for s in QGuiApplication.screens()
        ]
        lines.append(f"windows {QGuiApplication.platformName()} · screens {', '.join(screens)}")
    return "\n".join(lines) + "\n"


def night_text(session: Session) -> str:
    """Return the night's size, its state, and the kinds of its latest actions: none of its words."""
    from core.say.records import kind_of

    t, history = session.state, session.director.history
    reading = session.reading()
    undone = sum(1 for action in history if action.id in session.director.undone)
    lines = [
        f"night of {len(history)} actions ({undone} undone) · {len(t.people.entries)} entries, "
        f"{len(t.people.live)} in · {len(t.open_tables)} tables · "
        f"clock {reading.phase}{', runs' if reading.running else ''} · "
        f"{'shown' if session.director.read_only else 'directed'}"
    ]
    for action in history[-_ACTIONS:]:
        counted = Counter(map(kind_of, action.records))
        kinds = (name if n == 1 else f"{name} ×{n}" for name, n in counted.items())
        lines.append(f"  {action.id} {' '.join(kinds)}")
    return "\n".join(lines) + "\n"


_KEPT = 20
# The most different errors of one run that get a report; all of them are shown.
_MOST = 50
# Ms. An error repeated within CALM continues, as with every tick: it is shown and written again once per
# AGAIN.
CALM, AGAIN = 2_000, 60_000
# The least time (ms) between two sentences, whatever the errors.
_PAUSE = 1_000

Tell = Callable[[str], None]


def write_report(folder: Path, text: str, at: int) -> Path | None:
    """Write the report's file; None if that fails. Only the newest are kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"report-{at}.txt"
        while path.exists():
            path = path.with_name(f"{path.stem}a.txt")
        path.write_text(text, "utf-8")
        # The one just written is never deleted, however wrong the PC's time is.
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
    """``told`` carries the report's path, or nothing without one, from the event loop: never within a
    paintEvent or in another thread."""

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
        except Exception as error:  # showing an error failed: write that error, and do not show it
            self.take(error, silent=True)

    def take(self, error: BaseException, thread: str = "", *, silent: bool = False) -> bool:
        """Write the error and have it shown. Return whether the terminal should have it too: the first
        time."""
        with self._lock:
            if self._busy:
                return False
            self._busy = True
            try:
                return self._take(error_text(error, thread), silent)
            except Exception:  # an error in here must not be the next one to catch
                return True
            finally:
                self._busy = False

    def _take(self, text: str, silent: bool) -> bool:
        now = self._wall()
        error = self._known.get(text)
        new = error is None
        if error is None:
            new = room = len(self._known) < _MOST
            path = write_report(self._folder, self._whole(text), now) if room else None
            error = _Known(path, text, now, now, now)
            if room:
                self._known[text] = error
            tell = True
        else:
            error.count += 1
            tell = abs(now - error.last) > CALM or abs(now - error.told) >= AGAIN
            error.last = now
            if abs(now - error.written) >= AGAIN:
                error.written = now
                self._write_count(error)
        just_told = self._last_told is not None and abs(now - self._last_told) < _PAUSE
        if tell and not silent and not just_told:
            error.told = self._last_told = now
            self.told.emit(str(error.path) if error.path is not None else "")
        return new

    def _whole(self, text: str) -> str:
        """Return the full report; if parts of it fail, the error itself is still in it."""
        parts = [text]
        for part in (machine, self._nights):
            try:
                parts.append(part())
            except Exception as error:
                parts.append(f"not to be had: {type(error).__qualname__}\n")
        return "".join(parts)

    def _write_count(self, error: _Known) -> None:
        if error.path is not None:
            with suppress(OSError):
                error.path.write_text(f"{self._whole(error.text)}came {error.count} times\n", "utf-8")

    def end(self) -> None:
        for known in self._known.values():
            if known.count > 1:
                with suppress(Exception):
                    self._write_count(known)

    def fatal(self, where: str) -> None:
        """Write a file at once: Qt is about to end the program."""
        with suppress(Exception):
            write_report(self._folder, self._whole(f"error qt.fatal\n  {where}\n"), self._wall())


def catch(
    folder: Path, wall: Callable[[], int], tell: Tell, nights: Callable[[], str] = str
) -> Callable[[], None]:
    """Report every uncaught error into ``folder`` from now on and show it; return the function that ends
    this.

    ``tell`` gets the report's path, or nothing without one; ``nights`` describes the open nights for a
    report. Ctrl+C in a terminal still ends Riffle. The terminal sees each error once.
    """
    catcher = _Catcher(folder, wall, tell, nights)
    before, in_threads, lost = sys.excepthook, threading.excepthook, sys.unraisablehook

    def hook(kind: type[BaseException], error: BaseException, trace: Any) -> None:
        ours = not issubclass(kind, KeyboardInterrupt | SystemExit)
        if not ours or catcher.take(error.with_traceback(trace)):
            with suppress(Exception):
                before(kind, error, trace)

    def thread_hook(args: threading.ExceptHookArgs) -> None:
        error, thread = args.exc_value, args.thread.name if args.thread is not None else "?"
        if error is not None and not isinstance(error, SystemExit) and catcher.take(error, thread):
            with suppress(Exception):
                in_threads(args)

    def lost_hook(args: sys.UnraisableHookArgs) -> None:
        error = args.exc_value
        if error is not None and catcher.take(error, "(thrown away)"):
            with suppress(Exception):
                lost(args)

    def qt_says(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            file = place(context.file) if context.file else "?"
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
