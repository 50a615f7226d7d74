"""The fixtures for faults of the windows: the console's real window, its session, the whole program."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.windows.conftest import (
    OFFSCREEN,
    desk,
    hand_clock,
    on_screen,
    program,
    quick_disks,
    session,
    start_program,
    wiring,
)
from tests.windows.console.conftest import file as night_file
from tests.windows.console.conftest import frame, open_frame

__all__ = [
    "desk", "frame", "hand_clock", "night_file", "on_screen", "open_frame", "program", "quick_disks",
    "session", "start_program", "wiring",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a screen Qt says of every window what a screen could do more; only that is let pass."""
    here, ignored = str(Path(__file__).parent), pytest.mark.qt_log_ignore(OFFSCREEN, extend=True)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(ignored)
