"""Disks that are full, places that cannot be written: a word for each, nothing lost."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action
from core.store import create, open_
from core.store.log import TournamentFile
from tests.unit.store.making import action, fill, fill_up
from tests.unit.store.test_log import spilled


def until_full(file: TournamentFile) -> StoreFailed:
    with pytest.raises(StoreFailed) as failed:
        fill(file, 10_000)
    return failed.value


def test_a_full_disk_and_room_again(small_disk: Path) -> None:
    path = small_disk / "night.riffle"
    with create(path) as file:
        fill(file, 10)
        ballast = fill_up(small_disk)
        assert until_full(file).trouble is Trouble.DISK_FULL
        stored = list(file.actions)
        assert until_full(file).trouble is Trouble.DISK_FULL
        assert file.actions == stored
        with open_(path, read_only=True) as other:
            assert (other.actions, other.damage) == (stored, None)
        ballast.unlink()
        file.append(action(len(stored) + 1))
        assert file.beat(1)
    with open_(path) as file:
        assert (file.actions[:-1], file.damage) == (stored, None)


def test_a_tournament_opens_and_closes_on_a_full_disk(small_disk: Path) -> None:
    path = small_disk / "night.riffle"
    with create(path) as file:
        stored = fill(file, 10)
    ballast = fill_up(small_disk)
    with open_(path) as file:
        assert (file.actions, file.damage, file.read_only) == (stored, None, False)
        assert until_full(file).trouble is Trouble.DISK_FULL
        assert not file.beat(4)
        ballast.unlink()
        assert file.beat(5)


def test_creating_on_a_full_disk_leaves_nothing(small_disk: Path) -> None:
    fill_up(small_disk)
    with pytest.raises(StoreFailed) as failed:
        create(small_disk / "night.riffle")
    assert failed.value.trouble is Trouble.DISK_FULL
    assert os.listdir(small_disk) == ["ballast"]


def test_copying_to_a_full_disk_keeps_the_older_copy(
    small_disk: Path, path: Path, night: list[Action]
) -> None:
    copy = small_disk / "copy.riffle"
    with open_(path) as file:
        file.export_copy(copy)
        fill(file, 40)
        fill_up(small_disk)
        with pytest.raises(StoreFailed) as failed:
            file.export_copy(copy)
        assert failed.value.trouble is Trouble.DISK_FULL
    assert sorted(os.listdir(small_disk)) == ["ballast", "copy.riffle"]
    with open_(copy, read_only=True) as file:
        assert file.actions == night


def test_sqlite_says_full(path: Path, night: list[Action]) -> None:
    with open_(path) as file:
        assert file._conn is not None
        (pages,) = file._conn.execute("PRAGMA page_count").fetchone()
        file._conn.execute(f"PRAGMA max_page_count = {pages}")
        assert until_full(file).trouble is Trouble.DISK_FULL
        stored = list(file.actions)
        file._conn.execute("PRAGMA max_page_count = 10000")
        file.append(action(len(stored) + 1))
    with open_(path) as file:
        assert file.actions[:-1] == stored


def test_a_read_only_place(frozen: tuple[Path, Callable[[], None]]) -> None:
    place, freeze = frozen
    path = place / "night.riffle"
    with create(path) as file:
        night = fill(file, 5)
    freeze()
    with open_(path) as file:
        assert (file.actions, file.damage, file.read_only) == (night, None, True)
        assert not file.beat(1)
        with pytest.raises(StoreFailed) as failed:
            file.append(action(6))
        assert failed.value.trouble is Trouble.READ_ONLY_PLACE
    with pytest.raises(StoreFailed) as failed:
        create(place / "other.riffle")
    assert failed.value.trouble is Trouble.READ_ONLY_PLACE
    assert os.listdir(place) == ["night.riffle"]


def test_a_copy_can_be_taken_from_a_read_only_place_but_not_to_it(
    frozen: tuple[Path, Callable[[], None]], path: Path, night: list[Action]
) -> None:
    place, freeze = frozen
    with open_(path) as file:
        file.export_copy(place / "copy.riffle")
    freeze()
    with open_(place / "copy.riffle") as file:
        file.export_copy(path.with_name("again.riffle"))
        with pytest.raises(StoreFailed) as failed:
            file.export_copy(place / "other.riffle")
        assert failed.value.trouble is Trouble.READ_ONLY_PLACE
    with open_(path.with_name("again.riffle")) as file:
        assert file.actions == night


def test_a_hot_journal_in_a_read_only_place(frozen: tuple[Path, Callable[[], None]]) -> None:
    place, freeze = frozen
    night = spilled(place / "night.riffle")
    freeze()
    with open_(place / "night.riffle") as file:
        assert (file.actions, file.damage, file.read_only) == (night, None, True)
    assert "night.riffle-journal" in os.listdir(place)


def test_a_kept_journal_in_a_read_only_place(frozen: tuple[Path, Callable[[], None]]) -> None:
    place, freeze = frozen
    file = create(place / "night.riffle")
    night = fill(file, 5)
    assert file._conn is not None
    file._conn.close()  # as a crash between two appends leaves it: the journal is there, and empty
    file.close()
    assert "night.riffle-journal" in os.listdir(place)
    freeze()
    with open_(place / "night.riffle") as again:
        assert (again.actions, again.damage, again.read_only) == (night, None, True)
