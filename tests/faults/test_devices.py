"""Printers and loudspeakers that are not there, fail, vanish or never come back: the night goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.store.library import Library
from gui.console.frame import club_look
from gui.console.frame.club_look import ClubLookDialog
from gui.console.frame.printing import print_again, print_out
from gui.console.frame.sounds_dialog import SoundsDialog
from gui.desk.app import Program
from gui.paper.documents import DOCUMENTS
from gui.paper.paper import Paper
from gui.paper.preview import PreviewDialog
from gui.paper.printer import print_on, printers
from gui.paper.slip_printing import PRINTER, print_slips, remember
from gui.program import sound
from gui.program.room_sounds import Choices, RoomSounds
from gui.program.sound import Player
from gui.words import paper as paper_words
from gui.words import sounds as sounds_words
from gui.words.printing import PrintProblem, Trouble
from tests.windows.conftest import HandClock
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.paper.test_pdf import room_for

ROOT = Path(__file__).resolve().parents[2]

# -- a logo ---------------------------------------------------------------------------------------------


def test_a_logo_on_a_stick_that_hangs_holds_nobody_up(
    frame: Frame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor one that is made to take minutes: the clock goes on, and it is said when it is there."""
    go, began = Event(), Event()

    def hangs(path: Path) -> str:
        began.set()
        return "unreadable" if go.wait(60) else ""

    monkeypatch.setattr(club_look, "read", hangs)
    screen = frame.night._screen
    asked = ClubLookDialog(frame.night, screen)
    asked.read(tmp_path / "club.png", asked.take_logo)
    assert began.wait(60)
    frame.pass_time(seconds=30)
    goes_on_unstarted(frame)
    assert not asked.problem.text()
    go.set()
    assert screen.files.wait(60)
    assert asked.problem.text() == club_look.WRONG["unreadable"]


def goes_on_unstarted(frame: Frame) -> None:
    type_lines(frame.session, "start")
    goes_on(frame)


# -- printers -------------------------------------------------------------------------------------------


class Jams(QPrinter):
    """Takes so many pages and is gone."""

    pages = 1

    def __init__(self, path: Path) -> None:
        super().__init__(QPrinter.PrinterMode.HighResolution)
        self.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        self.setOutputFileName(str(path))

    def newPage(self) -> bool:
        self.pages -= 1
        return self.pages > 0 and super().newPage()


@pytest.fixture
def library(frame: Frame, tmp_path: Path) -> Iterator[Library]:
    made = Library.open(tmp_path / "library.db")
    frame.session.library = made
    yield made
    made.close()


def moved(frame: Frame) -> int:
    """Somebody goes to another table: there are slips."""
    type_lines(frame.session, 'start\nmove "Anna Ek" to 2.2')
    return len(frame.session.director.history)


def goes_on(frame: Frame) -> None:
    assert frame.session.reading().running
    done = len(frame.session.director.history)
    type_lines(frame.session, 'note "after"')
    assert len(frame.session.director.history) == done + 1


def test_a_printer_that_vanishes_between_two_pages(frame: Frame, tmp_path: Path) -> None:
    doc = dict(DOCUMENTS)["pack"](frame.session.director, frame.session.now(), frame.session.zone)
    with pytest.raises(PrintProblem) as caught:
        print_on(doc, Jams(tmp_path / "out.pdf"))
    assert caught.value.reason is Trouble.PRINTER_FAILED


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files there")
@pytest.mark.qt_log_ignore("QPainter|QPdf", extend=True)
def test_a_printer_whose_disk_is_full(frame: Frame, tmp_path: Path) -> None:
    doc = dict(DOCUMENTS)["pack"](frame.session.director, frame.session.now(), frame.session.zone)
    printer = Jams(tmp_path / "out.pdf")
    printer.pages = 999
    with room_for(4096), pytest.raises(PrintProblem) as caught:
        print_on(doc, printer)
    assert caught.value.reason is Trouble.PRINTER_FAILED


@pytest.mark.parametrize("state", ["no printer", "gone", "failed"])
@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_slips_that_cannot_be_printed_are_said_and_still_owed(
    frame: Frame, library: Library, tmp_path: Path, state: str
) -> None:
    """Nothing is asked in the middle of a move; the slips come with the next print."""
    name = "Club & Printer <b>"
    said = {
        "no printer": paper_words.no_printer_chosen(), "gone": paper_words.printer_gone(name),
        "failed": paper_words.printer_failed(name),
    }  # fmt: skip
    if state != "no printer":
        remember(frame.session, PRINTER, name)
    action = moved(frame)
    made: Callable[[str, Paper], QPrinter | None] = lambda *_: (  # noqa: E731
        Jams(tmp_path / "gone" / "x.pdf") if state == "failed" else None
    )
    # without a printer it was said with the move, and is said once
    told = print_slips(frame.session, action, made) or frame.night.notice.sentence.text()
    assert said[state] in told
    assert len(frame.session.director.history) == action  # not noted as printed
    goes_on(frame)
    good = Jams(tmp_path / "x.pdf")
    remember(frame.session, PRINTER, "Another")
    assert print_slips(frame.session, action, lambda *_: good) == paper_words.slips_printed(1, "Another")


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_printing_again_on_a_printer_that_fails_is_said(
    frame: Frame, library: Library, tmp_path: Path
) -> None:
    remember(frame.session, PRINTER, "Club")
    action = moved(frame)
    printed = print_slips(frame.session, action, lambda *_: Jams(tmp_path / "x.pdf"))
    assert printed == paper_words.slips_printed(1, "Club")
    print_again(frame.night, frame.session, lambda *_: Jams(tmp_path / "gone" / "x.pdf"))
    assert frame.night.notice.shown
    assert "Club" in frame.night.notice.sentence.text()
    goes_on(frame)


@pytest.mark.skipif(bool(printers()), reason="this PC has a printer")
def test_without_a_printer_the_preview_says_so_and_saves(frame: Frame, tmp_path: Path, qtbot: QtBot) -> None:
    print_out(frame.night, frame.session, "seating_by_name")
    preview = frame.window.findChild(PreviewDialog)
    assert preview is not None
    assert not preview.print_button.isEnabled()
    assert preview.message.text()
    (tmp_path / "place").write_text("a file, no folder")
    preview.save_as(tmp_path / "place" / "x.pdf")
    assert preview.message.property("tone") == "red"
    said = preview.message.text()
    assert said
    preview.save_as(tmp_path / "x")
    assert preview.message.property("tone") == "green"
    assert (tmp_path / "x.pdf").stat().st_size > 1000
    preview.reject()


# -- loudspeakers ---------------------------------------------------------------------------------------


class Hangs:
    """A device that never comes back."""

    def __init__(self) -> None:
        self.begun, self.go_on = Event(), Event()

    def __call__(self, path: Path) -> Any:
        self.begun.set()
        self.go_on.wait()


@pytest.fixture
def hangs() -> Iterator[Hangs]:
    made = Hangs()
    yield made
    made.go_on.set()


def test_a_device_that_never_comes_back_is_told_and_holds_up_nothing(
    qtbot: QtBot, tmp_path: Path, hangs: Hangs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "HANGS", 200)
    player = Player(tmp_path, hangs)
    told: list[int] = []
    player.failed.connect(lambda: told.append(1))
    for _ in range(1000):
        player.play("level")
    assert hangs.begun.wait(20)
    qtbot.waitUntil(lambda: player.silent)
    player.stop()
    assert told == [1]


def test_a_device_that_comes_back_rings_no_old_bells(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two that waited were heard minutes late: the room took them for the next level."""
    monkeypatch.setattr(sound, "HANGS", 200)
    go_on = Event()
    heard: list[str] = []

    def hangs(path: Path) -> None:
        heard.append(path.stem)
        assert go_on.wait(60)

    player = Player(tmp_path, hangs)
    for cue in ("level", "minute", "break"):
        player.play(cue)
    qtbot.waitUntil(lambda: player.silent)
    monkeypatch.setattr(sound, "HANGS", 60_000)
    go_on.set()
    player.play("draw")
    qtbot.waitUntil(lambda: heard[-1] == "draw")
    assert heard == ["level", "draw"]
    qtbot.waitUntil(lambda: not player.silent)
    player.stop()


def test_a_device_that_works_is_not_told_to_hang(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "HANGS", 150)
    heard: list[str] = []
    player = Player(tmp_path, lambda path: heard.append(path.stem))
    for cue in ("level", "minute", "break"):
        player.play(cue)
        qtbot.wait(100)
    qtbot.wait(300)
    assert heard == ["level", "minute", "break"]
    assert not player.silent
    player.stop()


def test_a_sound_file_that_is_missing_is_silence(qtbot: QtBot, tmp_path: Path) -> None:
    player = Player(tmp_path, lambda path: path.read_bytes())
    with qtbot.waitSignal(player.failed):
        player.play("no such sound", 70)
    player.play("level")
    qtbot.waitUntil(lambda: not player.silent)
    player.stop()


def test_that_nothing_can_be_heard_is_said_in_the_window_and_whenever_sounds_are_chosen(
    program: Program, night_file: Path, hand_clock: HandClock, qtbot: QtBot
) -> None:
    program.sounds.player._play = _no_device
    program.open_path(night_file)
    night = program.window.night
    assert night is not None
    night.notice.dismiss()
    program.sounds.play("level", night.session)
    qtbot.waitUntil(lambda: night.notice.shown)
    assert night.notice.said == sounds_words.nothing_heard().said
    dialog = SoundsDialog(program.window, program.sounds, program.library)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.trouble.isVisible()
    before = night.session.reading().elapsed
    hand_clock.advance(seconds=3)
    program.nights.ticker.tick()
    assert night.session.reading().elapsed == before + 3_000
    dialog.close()


def _no_device(_: Path) -> Any:
    raise OSError("no such device")


def test_it_takes_the_place_of_nothing_more_important(
    program: Program, night_file: Path, qtbot: QtBot
) -> None:
    program.sounds.player._play = _no_device
    program.open_path(night_file)
    night = program.window.night
    assert night is not None
    night.say("Something that matters.", tone="red")
    with qtbot.waitSignal(program.sounds.player.failed):
        program.sounds.play("level", night.session)
    QApplication.processEvents()
    assert night.notice.sentence.text() == "Something that matters."


def test_what_was_chosen_silent_tries_no_device(qtbot: QtBot, tmp_path: Path) -> None:
    tried: list[Path] = []
    room = RoomSounds(Player(tmp_path, tried.append), Choices(silent=True))
    room.play("level")
    qtbot.wait(50)
    assert tried == []


_RUN = """
import sys, threading
sys.path.insert(0, sys.argv[1])
from dataclasses import replace
from pathlib import Path
from PySide6.QtCore import QTimer
import core.store
from gui.desk import start
from gui.program import sound
from gui.program.wiring import real

def hangs(path):
    print("HANGS", flush=True)
    threading.Event().wait()

data = Path(sys.argv[2])
wiring = replace(real(core.store), data=data, documents=data, holds=())
def begin(program):
    program.show_start()
    program.sounds.player._play = hangs
    program.sounds.play("level")
    QTimer.singleShot(700, program.window.close)
print("CODE", start.run([], wiring, begin), flush=True)
"""


def test_riffle_ends_though_a_sound_never_does(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-c", _RUN, str(ROOT), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
    )
    assert "HANGS" in ran.stdout
    assert "CODE 0" in ran.stdout
    assert ran.returncode == 0, ran.stderr
