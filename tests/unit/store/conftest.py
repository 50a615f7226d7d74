"""Real files, real full disks and real read-only places, where the machine lets us make them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core.say.records import Action
from core.store import create
from tests.unit.store.making import fill


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "night.riffle"


@pytest.fixture(scope="session")
def stored_night(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[Action]]:
    """The bytes of a closed file of 60 actions, stored one by one once; and what it holds."""
    path = tmp_path_factory.mktemp("stored") / "night.riffle"
    with create(path) as file:
        night = fill(file, 60)
    return path.read_bytes(), night


@pytest.fixture
def night(path: Path, stored_night: tuple[bytes, list[Action]]) -> list[Action]:
    """A closed file of 60 actions at ``path``; what it holds."""
    path.write_bytes(stored_night[0])
    return list(stored_night[1])


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of half a megabyte."""
    place = tmp_path / "disk"
    place.mkdir()
    if mount("-t", "tmpfs", "-o", "size=512k", "tmpfs", str(place)):
        pytest.skip("cannot mount a small disk here")
    try:
        yield place
    finally:
        unmount(place)


@pytest.fixture
def frozen(tmp_path: Path) -> Iterator[tuple[Path, Callable[[], None]]]:
    """A folder and what makes it read-only: a mount for root, whom permissions do not stop."""
    place = tmp_path / "frozen"
    place.mkdir()
    mounted = not mount("-t", "tmpfs", "-o", "size=8m", "tmpfs", str(place))

    def freeze() -> None:
        if mounted:
            assert mount("-o", "remount,ro", str(place)) == 0
            return
        for item in (*place.iterdir(), place):
            item.chmod(0o555 if item.is_dir() else 0o444)
        if os.access(place, os.W_OK):
            pytest.skip("cannot make a read-only folder here")

    try:
        yield place, freeze
    finally:
        if mounted:
            unmount(place)
        else:
            place.chmod(0o755)


def mount(*arguments: str) -> int:
    """mount's exit code; 0 is success."""
    if not sys.platform.startswith("linux"):
        return 1
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode


def unmount(place: Path) -> None:
    """Lazily: a test that failed with a file open must not leave its disk behind."""
    subprocess.run(["umount", "--lazy", str(place)], check=True)
