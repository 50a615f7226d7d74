"""One Enter plans, decides and lists the duties once, until the event loop is idle: a balance and a bust.
``test_one_enter`` runs this in a process of its own."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from core.say.becauses import Balanced
from core.say.records import Eliminated, SlipsPrinted
from gui.paper import slip_printing
from gui.paper.paper import Paper
from gui.paper.pdf import page_layout
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.test_floor_keys import room

ROOT = Path(__file__).parents[3]
OURS = (f"{ROOT / 'core'}{os.sep}", f"{ROOT / 'gui'}{os.sep}")


class Calls:
    """Counts the calls of functions in core and gui while it is the profiler."""

    def __init__(self) -> None:
        self._by: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            file = frame.f_code.co_filename.removeprefix(f"{ROOT}{os.sep}").replace(os.sep, "/")
            self._by[file, frame.f_code.co_name] += 1

    def of(self, file: str, name: str) -> int:
        return self._by[file, name]


def counted(press: Callable[[], None]) -> Calls:
    found = Calls()
    QApplication.processEvents()
    sys.setprofile(found)
    try:
        press()
        for _ in range(10):  # until nothing more comes of it
            QApplication.processEvents()
    finally:
        sys.setprofile(None)
    return found


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Tables of 3, 6 and 6 after a break, the big blinds told."""
    room(session)
    type_lines(session, "break 4\nblinds 1 big 4\nblinds 2 big 3\nblinds 3 big 3")
    type_lines(session, "eliminate 1.1\neliminate 1.2\nblinds 1 big 4\nblinds 2 big 3\nblinds 3 big 3")
    frame = open_frame()
    frame.pass_time(seconds=2)
    return frame


class Printer:
    """The printer chosen last: what goes to it becomes a PDF."""

    def __init__(self, folder: Path) -> None:
        self._file = str(folder / "slip.pdf")
        self.asked = 0

    def __call__(self, name: str, paper: Paper) -> QPrinter:
        self.asked += 1
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(self._file)
        printer.setPageLayout(page_layout(paper))
        return printer


@pytest.fixture
def printer(night: Frame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Printer:
    chosen = Printer(tmp_path)
    monkeypatch.setattr(slip_printing, "named_printer", chosen)
    monkeypatch.setattr(slip_printing, "chosen_printer", lambda _: "Bar")
    return chosen


def test_a_balance_is_planned_and_decided_once_and_shown_once(night: Frame, printer: Printer) -> None:
    found = counted(lambda: night.key(Qt.Key.Key_Return))
    moved, printed = (a.records for a in night.session.director.history[-2:])
    assert any(isinstance(x, Balanced) for x in moved)
    assert [type(x) for x in printed] == [SlipsPrinted]
    assert printer.asked == 1
    assert found.of("core/floor/balance/plan.py", "move") == 1
    assert found.of("core/floor/balance/balancing.py", "decide") == 1
    assert found.of("core/log/director.py", "decide") == 2, (
        "the balance, and the note that its slip is printed"
    )
    assert found.of("core/formats/duties.py", "duties") == 1


def test_a_bust_is_decided_once_and_shown_once(night: Frame) -> None:
    night.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    night.type("2.1")
    found = counted(lambda: night.key(Qt.Key.Key_Return))
    assert any(isinstance(x, Eliminated) for x in night.session.director.history[-1].records)
    assert found.of("core/log/director.py", "decide") == 1
    assert found.of("core/formats/duties.py", "duties") == 1
