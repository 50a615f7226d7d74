"""Whether a file is there, asked of real folders, of one nobody may look into, and of a disk that hangs."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from threading import Event

import pytest

from core.keeping.directory import RecentNight
from gui.console.start.page import StartPage
from gui.desk.app import Program
from gui.program import there
from gui.program.there import is_there, whether_there
from tests.faults.disks import NOBODY
from tests.windows.conftest import written


@pytest.fixture
def closed() -> Iterator[Path]:
    """A folder nobody but its owner, root, may look into."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can be somebody else")
    with tempfile.TemporaryDirectory() as made:
        os.chmod(made, 0o755)
        folder = Path(made) / "closed"
        folder.mkdir(mode=0o700)
        (folder / "Thursday.riffle").write_bytes(b"")
        yield folder


@contextmanager
def somebody_else() -> Iterator[None]:
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose disk does not answer."""
    folder, let_go, really = tmp_path / "dead", Event(), there.look

    def look(path: Path) -> there.Answer:
        if path.parent == folder:
            let_go.wait(60)
        return really(path)

    monkeypatch.setattr(there, "look", look)
    yield folder
    let_go.set()


def test_yes_and_no(tmp_path: Path) -> None:
    here = tmp_path / "here.riffle"
    here.write_bytes(b"")
    no = [
        tmp_path / "gone.riffle", here / "inside.riffle", tmp_path / ("x" * 300), tmp_path / "a\0b",
        Path("/" + "y/" * 5_000),
    ]  # fmt: skip
    assert whether_there([here, *no]) == {here: True} | dict.fromkeys(no, False)


def test_where_nobody_may_look_it_is_not_known(closed: Path) -> None:
    assert is_there(closed / "Thursday.riffle")
    with somebody_else():
        assert is_there(closed / "Thursday.riffle") is None
        assert is_there(closed.parent / "Thursday.riffle") is False


def test_a_disk_that_hangs_hides_no_other_and_is_asked_once(hangs: Path, tmp_path: Path) -> None:
    night, other = tmp_path / "Thursday.riffle", hangs / "Friday.riffle"
    night.write_bytes(b"")
    for _ in range(3):
        assert whether_there([other, night]) == {other: None, night: True}
    assert there._asked == {hangs}


def listed(program: Program, path: Path, *, nobody: bool = False) -> StartPage:
    """Show the start page with this night, whose clock ran and which was last opened now."""
    wall = program.wiring.wall()
    written(program.library, lambda it: it.note_recent(RecentNight(path, "Thursday", wall, wall)))
    written(program.library, lambda it: it.set_setting("running", [str(path)]))
    program.library.settle()
    with somebody_else() if nobody else nullcontext():
        program.show_start()
    assert isinstance(program.window.view, StartPage)
    return program.window.view


def test_riffle_starts_where_the_last_night_may_not_be_looked_for(program: Program, closed: Path) -> None:
    page = listed(program, closed / "Thursday.riffle", nobody=True)
    assert page.resumed is None
    assert page.proposed is None
    unknown = page.rows[0].cells[2].words
    gone = closed.parent / "gone.riffle"
    words = {row.toolTip(): row.cells[2].words for row in listed(program, gone, nobody=True).rows}
    assert words[str(closed / "Thursday.riffle")] == unknown
    assert words[str(gone)] != unknown, "that one is known not to be there"


def test_riffle_starts_where_the_last_night_s_disk_is_dead(program: Program, hangs: Path) -> None:
    page = listed(program, hangs / "Thursday.riffle")
    assert page.resumed is None
    assert len(page.rows) == 1


def test_riffle_starts_with_a_row_that_is_no_night_and_says_so(program: Program, tmp_path: Path) -> None:
    page = listed(program, tmp_path / "Thursday.riffle")
    assert page.problem.text() == ""
    with closing(sqlite3.connect(program.wiring.data / "library.db")) as file, file:
        file.execute("INSERT INTO recent (path, at, title, night) VALUES ('x', 5, 'x', 400000000000000)")
    page = listed(program, tmp_path / "Thursday.riffle")
    assert len(page.rows) == 1
    assert page.problem.text() != ""
