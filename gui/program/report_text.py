"""The text of an error report: types, places and counts.

A message may quote names of people, and a path the PC's owner, so the report has neither: no message, no
value, no folder outside Riffle's own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.program.session import Session

ROOT = Path(__file__).parents[2]
# Of a recursion of a thousand frames, beginning and end are enough.
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
    lines = [
        f"  {place(frame.f_code.co_filename)}:{line} {frame.f_code.co_qualname}"
        for frame, line in walk_tb(trace)
    ]
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
    """Return the versions and the platform."""
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
    undone = sum(1 for action in history if session.director.undone_by(action.id) is not None)
    lines = [
        f"night of {len(history)} actions ({undone} undone) · {len(t.people.entries)} entries, "
        f"{len(t.people.live)} in · {len(t.open_tables)} tables · "
        f"clock {reading.phase}{', runs' if reading.running else ''} · "
        f"{'shown' if session.director.read_only else 'directed'}"
    ]
    for action in history[-_ACTIONS:]:
        lines.append(f"  {action.id} {_kinds([kind_of(record) for record in action.records])}")
    return "\n".join(lines) + "\n"


def _kinds(names: Sequence[str]) -> str:
    """Return ``seated ×9 draw_made``."""
    counted = {name: names.count(name) for name in names}
    return " ".join(name if n == 1 else f"{name} ×{n}" for name, n in counted.items())
