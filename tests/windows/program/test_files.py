"""The files a director saves and opens: by real menus and dialogs, on a real disk."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gui.desk.app import Program
from gui.program import files
from gui.program.files import read, save
from gui.program.is_night import is_held
from gui.words.printing import PrintProblem, Trouble
from tests.doing import do_line

BACKUP = "2026-11-19 17.30.00 (12).riffle"


def saved(path: Path, data: bytes = b"new", owner: QObject | None = None) -> Path | Trouble:
    found: list[Path | PrintProblem] = []
    save(owner or QObject(), path, data, found.append)
    (outcome,) = found
    return outcome.reason if isinstance(outcome, PrintProblem) else outcome


def content(path: Path, most: int = 10) -> bytes | OSError:
    found: list[bytes | OSError] = []
    read(QObject(), path, most, found.append)
    return found[0]


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes in folders there")
    path = tmp_path / "pipe.csv"
    os.mkfifo(path)
    return path


def test_a_file_is_written_whole_and_one_that_was_there_replaced(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    assert saved(path, b"old") == path
    assert saved(path, b"new") == path
    assert path.read_bytes() == b"new"
    assert [x.name for x in tmp_path.iterdir()] == ["list.csv"]


@pytest.mark.parametrize("name", ["Thursday 200.riffle", "other.RIFFLE", BACKUP])
def test_no_file_is_written_over_a_tournament_or_a_backup(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"night")
    assert saved(tmp_path / name) is Trouble.IS_NIGHT
    assert (tmp_path / name).read_bytes() == b"night"


def test_an_open_night_of_any_name_is_not_written_over(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "thursday.csv"
    program.wiring.store.create(tmp_path / "made.riffle").close()
    (tmp_path / "made.riffle").rename(path)
    assert program.open_path(path)
    assert saved(path) is Trouble.IS_NIGHT
    monkeypatch.chdir(tmp_path)
    assert saved(Path("thursday.csv")) is Trouble.IS_NIGHT
    assert program.session is not None
    do_line(program.session, 'note "stored"')
    program.close_night()
    assert not is_held(path)
    assert saved(path) == path


def test_neither_a_pipe_nor_a_folder_is_waited_for(qtbot: QtBot, pipe: Path, tmp_path: Path) -> None:
    assert saved(pipe) is Trouble.NO_FILE
    assert saved(tmp_path) is Trouble.IS_FOLDER
    assert saved(Path("/dev/full")) is Trouble.NO_FILE
    assert saved(tmp_path / "a\0b") is Trouble.BAD_NAME
    for path in (pipe, tmp_path, Path("/dev/zero")):
        assert isinstance(content(path), OSError)
    assert pipe.is_fifo()


def test_more_than_the_limit_is_not_read(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(bytes(10))
    (tmp_path / "b").write_bytes(bytes(11))
    assert content(tmp_path / "a") == bytes(10)
    assert isinstance(content(tmp_path / "b"), OSError)


@pytest.fixture
def hangs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A disk that answers when it is let go."""
    let_go, really = Event(), os.replace

    def late(*paths: Any) -> None:
        let_go.wait(60)
        really(*paths)

    monkeypatch.setattr("gui.program.files.os.replace", late)
    yield let_go
    let_go.set()


def test_a_disk_that_does_not_answer_holds_up_no_window(qtbot: QtBot, hangs: Event, tmp_path: Path) -> None:
    owner, found = QObject(), list[Path | PrintProblem]()
    save(owner, tmp_path / "list.csv", b"new", found.append)
    assert found == [], "the windows have gone on"
    hangs.set()
    qtbot.waitUntil(lambda: found == [tmp_path / "list.csv"])
    assert (tmp_path / "list.csv").read_bytes() == b"new"


def test_who_has_closed_is_told_nothing(qtbot: QtBot, hangs: Event, tmp_path: Path) -> None:
    owner, found = QObject(), list[Path | PrintProblem]()
    save(owner, tmp_path / "list.csv", b"new", found.append)
    shiboken6.delete(owner)
    hangs.set()
    qtbot.waitUntil(lambda: not files._working)
    assert found == []


@pytest.mark.parametrize("place", ["open", "pipe", "backup"])
def test_every_menu_that_saves_leaves_what_it_may_not_write(
    program: Program, tmp_path: Path, pipe: Path, place: str, saves: dict[str, Callable[[Path], object]]
) -> None:
    backup = tmp_path / BACKUP
    backup.write_bytes(b"backup")
    assert program.session is not None
    night = program.session.log.path
    target = {"open": night, "pipe": pipe, "backup": backup}[place]
    before = night.read_bytes()
    for way in saves.values():
        way(target)
        program.session.settle()
        assert night.read_bytes() == before
        assert backup.read_bytes() == b"backup"
        assert pipe.is_fifo()
    do_line(program.session, 'note "stored"')


@pytest.fixture
def saves(program: Program, tmp_path: Path) -> dict[str, Callable[[Path], object]]:
    """Every way by which a director saves a file from an open night."""
    from functools import partial

    from gui.console.frame.menu import save_copy
    from gui.console.history.page import write_export
    from gui.console.rulebook.page import RulebookPage

    program.wiring.store.create(tmp_path / "night.riffle").close()
    program.open_path(tmp_path / "night.riffle")
    frame, session = program.window.night, program.session
    assert frame is not None
    assert session is not None
    frame.show_page("rulebook")
    book = frame.page("rulebook")
    assert isinstance(book, RulebookPage)
    return {
        "copy": partial(save_copy, program),
        "export": partial(write_export, frame, session),
        "book": book.export_file,
    }
