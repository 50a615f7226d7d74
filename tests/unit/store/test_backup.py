"""Backups of files that are really directed, to places that are really full, gone or read-only."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action
from core.store import backup, create, open_
from core.store.backup import back_up, is_there, last_in, make_place, shelves
from core.store.connecting import connect
from core.store.repairing import restore
from tests.unit.store.making import action, fill, fill_up, start

NAME = "2026-11-19 20.42.31 (60).riffle"
FOLDER = "Thursday 200 4fa1c0e29b31"


def at_once() -> None:
    """Nobody waits for us."""


def made(source: Path, place: Path, file: str = NAME, folder: str = FOLDER, *, make: bool = True) -> Path:
    return back_up(source, place, folder, lambda actions: file, make=make, breathe=at_once)[0]


def held(path: Path) -> list[Action]:
    with open_(path, read_only=True) as log:
        assert log.damage is None
        return log.actions


def names(place: Path) -> list[str]:
    return sorted(x.relative_to(place).as_posix() for x in place.rglob("*") if x.is_file())


def test_a_backup_of_an_open_night_holds_all_of_it(path: Path, tmp_path: Path) -> None:
    with create(path) as file:
        stored = fill(file, 60)
        copy = made(path, tmp_path / "place")
        assert held(copy) == stored
        fill(file, 1)
        assert held(copy) == stored
    assert names(tmp_path / "place") == [f"{FOLDER}/{NAME}"]


def test_an_action_can_be_stored_at_any_moment_of_a_backup(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two steps of the copy, and while the copy is written and proved: nothing is waited for."""
    monkeypatch.setattr(backup, "_STEP", 1)
    with create(path) as file:
        fill(file, 120)
        stored: list[int] = []

        def write() -> None:
            file._conn.execute("PRAGMA busy_timeout = 0")  # type: ignore[union-attr]
            stored.append(file.append(action(len(file.actions) + 1)).id)

        steps = 0
        real = sqlite3.Connection.backup

        class Watched(sqlite3.Connection):
            def backup(self, target: sqlite3.Connection, **how: object) -> None:
                watch = how.pop("progress")

                def progress(status: int, remaining: int, total: int) -> None:
                    nonlocal steps
                    steps += 1
                    if steps in (2, 7):
                        write()
                    watch(status, remaining, total)  # type: ignore[operator]

                real(self, target, progress=progress, **how)  # type: ignore[arg-type]

        def watched(name: Path, *, read_only: bool = False) -> sqlite3.Connection:
            if not read_only:
                return connect(name)
            return sqlite3.connect(f"{name.as_uri()}?mode=ro", uri=True, factory=Watched)

        monkeypatch.setattr(backup, "connect", watched)
        copy, count = back_up(
            path,
            tmp_path / "place",
            FOLDER,
            "2026-11-19 20.42.31 ({}).riffle".format,
            make=True,
            breathe=write,
        )
        monkeypatch.undo()
        assert stored[:2] == [121, 122]
        assert (copy.name, count) == ("2026-11-19 20.42.31 (122).riffle", 122)
        assert len(stored) > 2
        assert held(copy) == file.actions[:122]


def test_a_night_written_without_a_pause_is_backed_up_all_the_same(path: Path, tmp_path: Path) -> None:
    with create(path) as file:
        fill(file, 30)
        stop = Event()
        copies: list[Path] = []

        def copy() -> None:
            try:
                for n in range(5):
                    copies.append(made(path, tmp_path / "place", f"2026-11-19 20.42.0{n} (60).riffle"))
            finally:
                stop.set()

        worker = Thread(target=copy)
        worker.start()
        while not stop.is_set():
            fill(file, 1)
        worker.join(30)
        assert len(copies) == 5
        for made_ in copies:
            there = held(made_)
            assert there == file.actions[: len(there)]
            assert len(there) >= 30


LOCKED = """
import sqlite3, sys
conn = sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None)
try:
    conn.execute("BEGIN IMMEDIATE")
    print("free")
except sqlite3.OperationalError as error:
    print(error)
"""


def test_the_locks_of_the_open_night_hold_after_a_backup(path: Path, tmp_path: Path) -> None:
    """POSIX drops a process's locks with any closing of the file: a backup must not come between."""
    with create(path) as file:
        fill(file, 5)
        assert file._conn is not None
        file._conn.execute("BEGIN IMMEDIATE")
        made(path, tmp_path / "place")
        with start(LOCKED, path) as other:
            assert other.communicate(timeout=60)[0] == "database is locked\n"
        file._conn.execute("ROLLBACK")


def test_what_is_there_already_is_not_written_twice(path: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    with create(path) as file:
        fill(file, 60)
        first = made(path, place)
        assert made(path, place, "2026-11-19 21.00.00 (60).riffle") == first
        first.write_bytes(first.read_bytes()[:8000])
        second = made(path, place, "2026-11-19 21.00.00 (60).riffle")
        assert second != first
        assert len(held(second)) == 60


def test_no_backup_is_ever_written_over(path: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    with create(path) as file:
        fill(file, 60)
        first = made(path, place)
        before = first.read_bytes()
        fill(file, 1)
        second = made(path, place)
        assert second.name == "2026-11-19 20.42.31 (60) 2.riffle"
    assert first.read_bytes() == before


def test_two_tournaments_of_one_name_have_a_folder_each(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.riffle"
    for at, key in ((path, "4fa1c0e29b31"), (other, "0123456789ab")):
        with create(at) as file:
            fill(file, 3)
            made(at, tmp_path / "place", folder=f"Thursday 200 {key}")
    found = shelves(tmp_path / "place")
    assert {(x.name, x.key, len(x.files)) for x in found} == {
        ("Thursday 200", "4fa1c0e29b31", 1),
        ("Thursday 200", "0123456789ab", 1),
    }


def test_a_tournament_that_was_renamed_keeps_its_folder(path: Path, tmp_path: Path) -> None:
    with create(path) as file:
        fill(file, 3)
        made(path, tmp_path / "place")
        fill(file, 3)
        made(path, tmp_path / "place", "2026-11-19 21.00.00 (6).riffle", "Friday 300 4fa1c0e29b31")
    assert names(tmp_path / "place") == [
        f"{FOLDER}/2026-11-19 20.42.31 (60).riffle",
        f"{FOLDER}/2026-11-19 21.00.00 (6).riffle",
    ]


def test_only_its_own_backups_are_thinned(path: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    others = place / "Thursday 200 0123456789ab"
    others.mkdir(parents=True)
    (others / "2026-11-19 12.00.00 (1).riffle").write_bytes(b"another night's")
    (others / "2026-11-19 12.10.00 (2).riffle").write_bytes(b"another night's")
    with create(path) as file:
        for time in ("12.00.00", "12.10.00", "20.00.00"):
            fill(file, 1)
            made(path, place, f"2026-11-19 {time} ({len(file.actions)}).riffle")
    assert names(place) == [
        "Thursday 200 0123456789ab/2026-11-19 12.00.00 (1).riffle",
        "Thursday 200 0123456789ab/2026-11-19 12.10.00 (2).riffle",
        "Thursday 200 4fa1c0e29b31/2026-11-19 12.10.00 (2).riffle",
        "Thursday 200 4fa1c0e29b31/2026-11-19 20.00.00 (3).riffle",
    ]


def test_a_night_that_went_on_twice_thins_neither_by_the_other(path: Path, tmp_path: Path) -> None:
    """Restored or copied, they have one folder, and the last of each holds what no other does."""
    place, twin = tmp_path / "place", path.with_name("restored.riffle")
    with create(path) as file:
        fill(file, 2)
        made(path, place, "2026-11-19 12.00.00 (2).riffle")
    restore(place / FOLDER / "2026-11-19 12.00.00 (2).riffle", twin)
    with open_(path) as file, open_(twin) as other:
        for time in ("12.10.00", "12.20.00"):
            fill(file, 1)
            made(path, place, f"2026-11-19 {time} ({len(file.actions)}).riffle")
        for time in ("12.30.00", "12.40.00", "20.00.00"):
            other.append(action(len(other.actions) + 1, "otherwise"))
            made(twin, place, f"2026-11-19 {time} ({len(other.actions)}).riffle")
        assert names(place) == [
            f"{FOLDER}/2026-11-19 {x}.riffle"
            for x in ("12.10.00 (3)", "12.20.00 (4)", "12.40.00 (4)", "20.00.00 (5)")
        ]
        fill(file, 1)
        made(path, place, "2026-11-21 20.00.00 (5).riffle")
        assert names(place) == [
            f"{FOLDER}/{x}.riffle"
            for x in (
                "2026-11-19 12.20.00 (4)",
                "2026-11-19 12.40.00 (4)",
                "2026-11-19 20.00.00 (5)",
                "2026-11-21 20.00.00 (5)",
            )
        ]


def test_a_backup_that_cannot_be_read_is_left_to_who_can_save_something_of_it(
    path: Path, tmp_path: Path
) -> None:
    place = tmp_path / "place"
    with create(path) as file:
        for time in ("12.00.00", "12.10.00", "12.20.00", "20.00.00"):
            fill(file, 1)
            newest = made(path, place, f"2026-11-19 {time} ({len(file.actions)}).riffle")
            if time == "12.20.00":
                newest.write_bytes(b"spoilt")
    assert names(place) == [
        f"{FOLDER}/2026-11-19 {x}.riffle" for x in ("12.10.00 (2)", "12.20.00 (3)", "20.00.00 (4)")
    ]


def test_a_stick_that_is_out(path: Path, tmp_path: Path) -> None:
    with create(path) as file:
        fill(file, 3)
        with pytest.raises(StoreFailed) as gone:
            made(path, tmp_path / "stick" / "Riffle backups", make=False)
    assert gone.value.trouble is Trouble.NOT_FOUND
    assert not (tmp_path / "stick").exists()
    assert not is_there(tmp_path / "stick")


def test_a_stick_that_is_full(path: Path, small_disk: Path) -> None:
    with create(path) as file:
        fill(file, 100)
        first = made(path, small_disk, make=False)
        fill_up(small_disk)
        fill(file, 1)
        with pytest.raises(StoreFailed) as full:
            made(path, small_disk, "2026-11-19 21.00.00 (101).riffle", make=False)
        assert full.value.trouble is Trouble.DISK_FULL
        assert full.value.path == str(small_disk)
        assert len(held(first)) == 100
        assert names(small_disk / FOLDER) == [first.name]
        fill(file, 1)


def test_a_stick_that_only_allows_reading(path: Path, frozen: tuple[Path, Callable[[], None]]) -> None:
    place, freeze = frozen
    with create(path) as file:
        fill(file, 3)
        made(path, place, make=False)
        freeze()
        fill(file, 1)
        with pytest.raises(StoreFailed) as refused:
            made(path, place, "2026-11-19 21.00.00 (4).riffle", make=False)
        assert refused.value.trouble is Trouble.READ_ONLY_PLACE
    with pytest.raises(StoreFailed) as refused:
        make_place(place / "Riffle backups")
    assert refused.value.trouble is Trouble.READ_ONLY_PLACE


def _place(data: bytes) -> int:
    """Return a place that is read: the last one. SQLite 3.45 leaves what it moved away from where it was."""
    return data.rindex("Åsa 7".encode())


def test_a_night_damaged_under_the_director_is_noticed_and_the_good_backup_stays(
    path: Path, tmp_path: Path
) -> None:
    with create(path) as file:
        fill(file, 60)
        good = made(path, tmp_path / "place")
        fill(file, 1)
        at = _place(path.read_bytes())
        with path.open("rb+") as raw:
            raw.seek(at)
            raw.write(b"X")
        with pytest.raises(StoreFailed) as damaged:
            made(path, tmp_path / "place", "2026-11-19 21.00.00 (61).riffle")
        assert damaged.value.trouble is Trouble.DAMAGED
        assert damaged.value.path == str(path)
    assert len(held(good)) == 60
    assert names(tmp_path / "place" / FOLDER) == [NAME]


def test_a_stick_that_does_not_keep_what_is_written(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = backup._write

    def spoilt(image: sqlite3.Connection, part: Path) -> None:
        write(image, part)
        data = bytearray(part.read_bytes())
        data[_place(bytes(data))] ^= 1
        part.write_bytes(data)

    monkeypatch.setattr(backup, "_write", spoilt)
    with create(path) as file:
        fill(file, 60)
        with pytest.raises(StoreFailed) as refused:
            made(path, tmp_path / "place")
    assert refused.value.trouble is Trouble.DISK_GONE
    assert refused.value.path == str(tmp_path / "place")
    assert names(tmp_path / "place") == []


def test_what_a_killed_riffle_left_is_cleared_away(path: Path, tmp_path: Path) -> None:
    home = tmp_path / "place" / FOLDER
    home.mkdir(parents=True)
    (home / ".2026-11-19 20.00.00 (12).riffle.part").write_bytes(b"half")
    with create(path) as file:
        fill(file, 60)
        made(path, tmp_path / "place")
    assert names(home) == [NAME]


def test_nothing_to_back_up(path: Path, tmp_path: Path) -> None:
    with create(path), pytest.raises(ValueError, match="nothing"):
        made(path, tmp_path / "place")


def test_one_folder_that_cannot_be_read_hides_no_other(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bad sector on the stick."""
    place, real = tmp_path / "place", Path.iterdir
    bad = place / "Friday 300 0123456789ab"
    bad.mkdir(parents=True)

    def spoilt(folder: Path) -> Iterator[Path]:
        if folder == bad:
            raise OSError(errno.EIO, "Input/output error", str(folder))
        return real(folder)

    monkeypatch.setattr(Path, "iterdir", spoilt)
    with pytest.raises(StoreFailed):
        shelves(place)
    with create(path) as file:
        fill(file, 1)
        made(path, place)
    assert [x.name for x in shelves(place)] == ["Thursday 200"]


def test_a_folder_of_other_things_has_no_backups(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "Empty 4fa1c0e29b31").mkdir()
    (tmp_path / "a file 4fa1c0e29b31").write_text("x")
    assert shelves(tmp_path) == []
    with pytest.raises(StoreFailed):
        shelves(tmp_path / "nowhere")


def test_two_backups_of_the_same_actions_are_known_by_their_last(path: Path, tmp_path: Path) -> None:
    with create(path) as file:
        fill(file, 3)
        one = made(path, tmp_path / "here")
        fill(file, 1)
        other = made(path, tmp_path / "there", "2026-11-19 21.00.00 (4).riffle")
        assert last_in(one) == (3, file.actions[2].hash)
        assert last_in(other) == (4, file.actions[3].hash)
    other.write_bytes(bytes(5000))
    assert last_in(other) is None
    assert last_in(tmp_path / "nowhere.riffle") is None
