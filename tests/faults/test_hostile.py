"""A tournament's file that somebody made to stop the machine: read in no time, or refused."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import pytest

from core.say.reasons import StoreFailed, Trouble
from core.store import create, open_
from core.store.journal import beside, copied
from core.store.repairing import salvage
from gui.console.start.page import StartPage
from gui.desk.app import Program
from tests.faults.first_page import PAGE, hot_journal
from tests.faults.hostile import FEW, FILES, STRANGE, some_night
from tests.unit.store.making import start
from tests.windows.conftest import HandClock

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits, pipes and figures of Linux")

LOOKING = """
import os, resource, signal, sys
from contextlib import closing
from pathlib import Path
import core.store
from core.say.reasons import StoreFailed
from core.store import backup
from gui.desk import repair, verify


def look(path):
    for read_only in (True, False):
        try:
            with closing(core.store.open_(path, read_only=read_only)) as log:
                print("shown", len(log.actions), log.damage.what if log.damage else None, flush=True)
        except StoreFailed as failed:
            print("refused", failed.trouble.value, flush=True)
    print("verify", verify.run([str(path)], core.store), flush=True)
    print("repair", repair.run([str(path)], core.store), flush=True)
    most = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
    print(int(most.split()[1]) // 1024, "MB", flush=True)


def last(path):
    print(backup.last_in(path), flush=True)


for line in sys.stdin:
    what, path = line.rstrip().split(" ", 1)
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 29, 1 << 29))
        signal.alarm(int(sys.argv[1]))
        {"look": look, "last": last}[what](Path(path))
        os._exit(0)
    print("ended", os.waitpid(child, 0)[1], flush=True)
"""
WAIT = 100
"""Seconds; it takes less than one."""
Ask = Callable[[str, Path], list[str]]


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    """Return what a process prints that does this with the file. Each has limits and an end of its own, and
    is forked from one that has imported everything: the imports would take most of its time."""
    with start(LOOKING, WAIT) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to, told = process.stdin, process.stdout

        def asked(what: str, path: Path) -> list[str]:
            to.write(f"{what} {path}\n")
            to.flush()
            *said, ended = list(until_ended(told))
            assert ended == "ended 0", said
            return said

        yield asked


def until_ended(told: IO[str]) -> Iterator[str]:
    for line in told:
        yield line.rstrip("\n")
        if line.startswith("ended "):
            return


@pytest.mark.parametrize("name", FILES)
def test_a_small_file_does_not_take_the_machine(tmp_path: Path, ask: Ask, name: str) -> None:
    path = tmp_path / "x.riffle"
    FILES[name](path)
    said = ask("look", path)
    assert int(said[-1].split()[0]) < 300
    assert "verify 0" not in said
    assert {line.split()[0] for line in said[:2]} <= {"shown", "refused"}
    assert f"shown {FEW} None" not in said


def test_the_night_beside_what_is_not_read_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "x.riffle"
    beside = ("a sign of life that never ends", "a table that counts for ever", "another thing made besides")
    for name in beside:
        path.unlink(missing_ok=True)
        FILES[name](path)
        assert [action.id for action in salvage(path).good] == list(range(1, FEW + 1))


@pytest.mark.parametrize("name", FILES)
def test_as_a_backup_on_a_stick_it_is_none(tmp_path: Path, ask: Ask, name: str) -> None:
    path = tmp_path / "x.riffle"
    FILES[name](path)
    said = ask("last", path)
    assert said == ["None"] or "branches" in name or "thousand" in name


@pytest.mark.parametrize("suffix", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("what", STRANGE)
def test_what_is_no_file_beside_it_is_refused(tmp_path: Path, ask: Ask, what: str, suffix: str) -> None:
    path = tmp_path / "x.riffle"
    some_night(path)
    before = path.read_bytes()
    STRANGE[what](path.with_name(path.name + suffix))
    assert ask("look", path)[:4] == ["refused no_file", "refused no_file", "verify 2", "repair 2"]
    with pytest.raises(StoreFailed) as failed:
        open_(path)
    assert failed.value.path == f"{path}{suffix}"
    assert path.read_bytes() == before


def test_a_journal_without_end_is_not_copied_to_its_end(tmp_path: Path, ask: Ask) -> None:
    path = tmp_path / "x.riffle"
    some_night(path)
    raw = path.read_bytes()
    with path.with_name("x.riffle-journal").open("wb") as journal:
        journal.write(hot_journal(raw))
        journal.truncate(1 << 38)  # there is nothing in it: it takes no room
    path.write_bytes(raw[:PAGE] + bytes(PAGE) + raw[2 * PAGE :])  # what it cannot put back
    said = ask("look", path)
    assert said[:2] == [f"shown {FEW} unreadable"] * 2
    assert {"verify 1", "repair 0"} <= {*said}


def test_of_a_journal_is_copied_what_one_of_ours_can_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, most = tmp_path / "x.riffle", (2 << 20) + 5
    some_night(path)
    monkeypatch.setattr("core.store.journal._COPIED", most)
    for written, length, wanted in (
        (most, most, most),
        (most + 7, most + 7, most),
        (1 << 20, 1 << 38, 1 << 20),
    ):
        with beside(path).open("wb") as file:
            file.write(b"x" * written)
            file.truncate(length)
        with copied(path, journal=True) as copy:
            assert copy.read_bytes() == path.read_bytes()
            assert beside(copy).read_bytes() == b"x" * wanted


def test_no_night_is_made_beside_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "x.riffle"
    os.mkfifo(tmp_path / "x.riffle-journal")
    with pytest.raises(StoreFailed) as failed:
        create(path)
    assert failed.value.trouble is Trouble.NO_FILE
    assert os.listdir(tmp_path) == ["x.riffle-journal"]


def test_a_device_in_the_place_of_a_tournament_or_of_its_lock(tmp_path: Path, ask: Ask) -> None:
    path = tmp_path / "x.riffle"
    path.symlink_to("/dev/zero")
    assert ask("look", path)[:4] == ["refused not_riffle", "refused not_riffle", "verify 2", "repair 2"]
    path.unlink()
    some_night(path)
    os.mkfifo(tmp_path / "x.riffle-holder")
    with open_(path) as log:
        assert (len(log.actions), log.damage, log.read_only) == (FEW, None, True)


def test_a_file_that_says_it_is_larger_than_a_night_can_be(tmp_path: Path, ask: Ask) -> None:
    path = tmp_path / "x.riffle"
    some_night(path)
    with path.open("rb+") as file:
        file.truncate(1 << 40)  # there is nothing in it: it takes no room
    assert ask("look", path)[:4] == ["refused not_riffle", "refused not_riffle", "verify 2", "repair 2"]


def test_in_the_windows(program: Program, hand_clock: HandClock, tmp_path: Path) -> None:
    path = tmp_path / "x.riffle"
    some_night(path)
    os.mkfifo(tmp_path / "x.riffle-journal")
    assert not program.open_path(path)
    page = program.window.view
    assert isinstance(page, StartPage)
    assert program.session is None
    (tmp_path / "x.riffle-journal").unlink()
    assert program.open_path(path)


def test_the_pages_of_such_a_file_are_as_the_format_says(tmp_path: Path) -> None:
    """The files tried here are not refused for being clumsy."""
    path = tmp_path / "x.riffle"
    FILES["branches that meet again"](path)
    raw = path.read_bytes()
    assert len(raw) % PAGE == 0
    assert int.from_bytes(raw[28:32], "big") == len(raw) // PAGE < 20
