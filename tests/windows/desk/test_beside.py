"""The disk of the nights is asked beside the windows: one is opened while the clock of another runs."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import core.store
from gui.console.guide.beginnings import Beginning
from gui.console.guide.guide import Guide
from gui.desk.app import Program
from gui.program.worker import bell
from tests.windows.console.conftest import SETUP, type_lines

ASKED = ((os, "stat"), (os, "lstat"), (os, "open"), (os, "access"), (os, "mkdir"), (sqlite3, "connect"))


@pytest.fixture
def two(program: Program, tmp_path: Path) -> tuple[Path, Path]:
    """Two nights, both closed."""
    paths = tmp_path / "Thursday.riffle", tmp_path / "Friday.riffle"
    for path in paths:
        session = program.open_log(core.store.create(path))
        type_lines(session, SETUP)
        program.close_night()
    return paths


def test_opening_and_beginning_ask_no_disk_on_the_windows_thread(
    program: Program, two: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, places = get_ident(), (str(tmp_path / "new"), *map(str, two))
    asked: list[tuple[str, str]] = []

    def noted(name: str, ask: Callable[..., Any]) -> Callable[..., Any]:
        def call(what: Any, *args: Any, **options: Any) -> Any:
            where = str(what).removeprefix("file://")
            if get_ident() == here and where.startswith(places):
                asked.append((name, where))
            return ask(what, *args, **options)

        return call

    for module, name in ASKED:
        monkeypatch.setattr(module, name, noted(name, getattr(module, name)))
    for path in two:
        assert program.open_path(path)
    assert not program.open_path(two[0]), "it is open already"
    program.close_night()
    program.same_as(Beginning("Thursday", two[0]))
    guide = program.window.view
    assert isinstance(guide, Guide)
    assert guide.chosen is not None
    program.close_night()
    program.same_as(Beginning("Friday", two[1]))  # that one is open
    guide = program.window.view
    assert isinstance(guide, Guide)
    guide.name.folder = tmp_path / "new"
    guide.carry_on()
    assert [x.log.path.parent for x in program.nights.sessions() if x] == [tmp_path]
    assert guide.session is not None
    assert guide.session.log.path.parent == tmp_path / "new"
    assert asked == []


def test_the_clocks_go_on_while_a_locked_night_is_opened(
    program: Program, two: tuple[Path, Path], qtbot: QtBot
) -> None:
    assert program.open_path(two[0])
    looks: list[None] = []
    with closing(sqlite3.connect(two[1], isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")

        def look() -> None:
            looks.append(None)
            if len(looks) == 4:
                other.execute("ROLLBACK")

        waiting = bell().waiting.connect(look)
        assert program.open_path(two[1])
        bell().waiting.disconnect(waiting)
    assert len(looks) >= 4
    assert len(program.nights.open) == 2
