"""An error of ours must not stop a night: it is said once, and a report without names is written.

A traceback may quote what people are called, so the report keeps where it was and what kind of error,
never a message or a value.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

_KEPT = 20


def report_text(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Kind and place of the error, and what it ran on."""
    import platform

    import PySide6

    lines = [
        f"error {kind.__module__}.{kind.__qualname__}",
        f"python {platform.python_version()} · pyside {PySide6.__version__} · {platform.platform()}",
    ]
    for frame in traceback.extract_tb(trace):
        parts = Path(frame.filename).parts[-3:]
        lines.append(f"  {'/'.join(parts)}:{frame.lineno} {frame.name}")
    return "\n".join(lines) + "\n"


def write_report(folder: Path, text: str, at: int) -> Path | None:
    """The report's file, or None where it cannot be written. Only the newest are kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"report-{at}.txt"
        path.write_text(text, "utf-8")
        for old in sorted(folder.glob("report-*.txt"))[:-_KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return path


def catch(folder: Path, wall: Callable[[], int], tell: Callable[[str], None]) -> Callable[[], None]:
    """From now on every error nobody caught is reported into ``folder`` and told; returns the way back.

    ``tell`` gets the report's path, or nothing where there is none. Ctrl+C in a terminal still ends Riffle.
    """
    before = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        before(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            return
        path = write_report(folder, report_text(kind, trace), wall())
        tell(str(path) if path else "")

    sys.excepthook = hook

    def restore() -> None:
        sys.excepthook = before

    return restore
