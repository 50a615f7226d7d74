"""One Riffle holds a tournament; a second is told who, and a crash lets go."""

from __future__ import annotations

import errno
import getpass
import os
import socket
import sys
from pathlib import Path

import pytest

from core.keeping.storage import Holder
from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action
from core.store import holding, open_
from core.store.holding import Hold
from tests.links import link
from tests.unit.store.making import action, start

HOLDING = """
import sys
from pathlib import Path
from core.store import open_
file = open_(Path(sys.argv[1]))
file.beat(1)
print("held", flush=True)
while True:
    file.beat(1)
"""


def sidecar(path: Path) -> Path:
    return path.with_name(path.name + "-holder")


def test_the_second_is_told_who_holds_it(path: Path, night: list[Action]) -> None:
    with open_(path):
        with pytest.raises(StoreFailed) as failed:
            open_(path)
        held_since = sidecar(path).stat().st_mtime_ns // 1_000_000
    assert failed.value.trouble is Trouble.IN_USE
    who = Holder.parse(failed.value.detail)
    assert who == Holder(getpass.getuser(), socket.gethostname(), os.getpid(), held_since)


def test_reading_is_not_holding(path: Path, night: list[Action]) -> None:
    with open_(path, read_only=True) as one, open_(path) as two, open_(path, read_only=True) as three:
        assert one.actions == two.actions == three.actions == night
        assert (one.read_only, two.read_only, three.read_only) == (True, False, True)
    assert os.listdir(path.parent) == [path.name]


@pytest.mark.parametrize(
    ("why", "read_only"),
    [(errno.EROFS, True), (errno.EACCES, True), (errno.EPERM, True), (errno.ENOSPC, False)],
)
def test_a_full_disk_keeps_no_night_from_being_written_a_folder_that_forbids_it_does(
    path: Path, night: list[Action], monkeypatch: pytest.MonkeyPatch, why: int, read_only: bool
) -> None:
    real = os.open

    def no_sidecar(file: Path, *how: int) -> int:
        if file == sidecar(path):
            raise OSError(why, os.strerror(why))
        return real(file, *how)

    monkeypatch.setattr("core.store.holding.os.open", no_sidecar)
    with open_(path) as file:
        assert (file.actions, file.read_only) == (night, read_only)


def other_name(path: Path) -> Path:
    same = path.with_name("the same.riffle")
    os.link(path, same)
    return same


def test_a_hard_link_is_the_same_file(path: Path, night: list[Action]) -> None:
    same = other_name(path)
    for one, other in ((path, same), (same, path)):
        with open_(one) as first:
            with pytest.raises(StoreFailed) as failed:
                open_(other)
            assert failed.value.trouble is Trouble.IN_USE
            first.append(action(len(first.actions) + 1))
            with open_(other, read_only=True) as second:
                assert second.actions == first.actions
    with open_(same) as file:
        assert len(file.actions) == len(night) + 2
    assert sorted(os.listdir(path.parent)) == sorted([path.name, same.name])


def test_a_hard_link_in_another_riffle(path: Path, night: list[Action]) -> None:
    same = other_name(path)
    with start(HOLDING, path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(StoreFailed) as failed:
            open_(same)
        assert failed.value.trouble is Trouble.IN_USE
        process.kill()
    with open_(same) as file:
        assert (file.actions, file.read_only) == (night, False)


def test_closing_lets_go_once(path: Path, night: list[Action]) -> None:
    first = open_(path)
    first.close()
    with open_(path):
        first.close()
        with pytest.raises(StoreFailed):
            open_(path)


def test_a_file_that_cannot_be_opened_is_not_held(path: Path, night: list[Action]) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[:100] + bytes(len(raw) - 100))
    with pytest.raises(StoreFailed):
        open_(path)
    assert not sidecar(path).exists()


def test_a_stale_sidecar_is_taken_over(path: Path, night: list[Action]) -> None:
    sidecar(path).write_text("somebody@elsewhere 12345, and much more than fits")
    with open_(path) as file:
        assert sidecar(path).read_text() == f"{getpass.getuser()}@{socket.gethostname()} {os.getpid()}"
        assert not file.read_only
    assert not sidecar(path).exists()


@pytest.mark.skipif(sys.platform == "win32", reason="an open sidecar cannot be removed there")
def test_a_sidecar_taken_away_between_opening_and_locking_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, lock = Hold(path), holding._lock

    def late(descriptor: int) -> bool | None:
        monkeypatch.setattr(holding, "_lock", lock)
        first.release()
        return lock(descriptor)

    monkeypatch.setattr(holding, "_lock", late)
    second = Hold(path)
    assert sidecar(path).exists()  # otherwise a third would find nothing, and hold it too
    with pytest.raises(StoreFailed):
        Hold(path)
    second.release()


def test_another_process_and_its_death(path: Path, night: list[Action]) -> None:
    with start(HOLDING, path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(StoreFailed) as failed:
            open_(path)
        who = Holder.parse(failed.value.detail)
        assert who is not None
        assert who.pid == process.pid
        process.kill()
    with open_(path) as file:
        assert (file.actions, file.read_only, file.last_beat) == (night, False, 1)


@pytest.mark.parametrize("text", ["", "anna", "anna@pc", "anna@pc 1", "anna@pc x 2", "anna@pc 1 2 3"])
def test_a_sidecar_that_says_nothing(text: str) -> None:
    assert Holder.parse(text) is None


def test_a_user_with_an_at_sign() -> None:
    who = Holder("anna@club.se", "pc", 7, 8)
    assert Holder.parse(str(who)) == who


def test_one_file_by_two_names_is_held_once(path: Path, night: list[Action], tmp_path: Path) -> None:
    linked = tmp_path / "elsewhere" / "linked.riffle"
    linked.parent.mkdir()
    link(linked, path)
    with open_(path), pytest.raises(StoreFailed) as failed:
        open_(linked)
    assert failed.value.trouble is Trouble.IN_USE
    with open_(linked):
        assert sidecar(path).exists()
        with pytest.raises(StoreFailed):
            open_(path)
