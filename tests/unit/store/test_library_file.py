"""Nothing that is wrong with ``library.db`` stops the night."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Timer

import pytest

from core.people.player_row import PlayerRow
from core.say.reasons import Trouble
from core.store import Library
from core.store import library as library_file
from core.store.library import APPLICATION_ID, VERSION
from tests.unit.store.making import fill_up, start

WAIT = 20
"""Seconds; it takes less than one."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


def made(path: Path) -> bytes:
    with closing(Library.open(path)) as library:
        library.import_rows([PlayerRow(f"Spelare {i}", number=str(i)) for i in range(500)])
    return path.read_bytes()


def noise(path: Path) -> None:
    path.write_bytes(b"not a database at all " * 500)


def cut(path: Path) -> None:
    path.write_bytes(made(path)[:20_000])


def overwritten(path: Path) -> None:
    raw = made(path)
    path.write_bytes(raw[:8192] + b"\xff" * 12_000 + raw[20_192:])


def another_programs(path: Path) -> None:
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("CREATE TABLE songs (id)")


@pytest.mark.parametrize("spoil", [noise, cut, overwritten, another_programs])
def test_a_broken_library_is_moved_aside_and_a_new_one_begun(
    path: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(path)
    before = path.read_bytes()
    with closing(Library.open(path)) as library:
        assert (library.recovered_from, library.trouble) == (path.with_name("library.db.broken-1"), None)
        assert library.find("") == []
        library.import_rows([PlayerRow("Anna Ek")])
        assert path.with_name("library.db.broken-1").read_bytes() == before
    with closing(Library.open(path)) as library:
        assert (library.recovered_from, library.trouble) == (None, None)
        assert [row.name for row in library.players()] == ["Anna Ek"]


def test_the_second_broken_one_does_not_hide_the_first(path: Path) -> None:
    for number in (1, 2):
        noise(path)
        with closing(Library.open(path)) as library:
            assert library.recovered_from == path.with_name(f"library.db.broken-{number}")


def test_a_sound_library_is_kept(path: Path) -> None:
    made(path)
    with closing(Library.open(path)) as library:
        assert (library.recovered_from, library.trouble) == (None, None)
        assert len(library.players()) == 500
    assert os.listdir(path.parent) == [path.name]


def test_it_says_what_it_is_and_is_durable(path: Path) -> None:
    with closing(Library.open(path)) as library:
        pragma = [library._conn.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS]
    assert pragma == ["wal", 2, 5000, APPLICATION_ID, VERSION]


PRAGMAS = ("journal_mode", "synchronous", "busy_timeout", "application_id", "user_version")


def test_a_newer_library_is_left_alone(path: Path) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with closing(Library.open(path)) as library:
        assert (library.recovered_from, library.trouble) == (None, Trouble.NEWER_VERSION)
        library.import_rows([PlayerRow("Anna Ek")])
        assert len(library.players()) == 1
    assert path.read_bytes() == before


def test_a_library_of_a_trial_version_is_kept_aside_and_not_called_broken(path: Path) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute(f"PRAGMA user_version = {VERSION - 1}")
    before = path.read_bytes()
    with closing(Library.open(path)) as library:
        assert library.trouble is None
        assert library.recovered_from == path.with_name(f"{path.name}.trial-1")
        assert library.recovered_from.read_bytes() == before
        assert library.players() == []
    with closing(Library.open(path)) as library:
        assert library.recovered_from is None


def trial(path: Path) -> None:
    made(path)
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute(f"PRAGMA user_version = {VERSION - 1}")


@pytest.mark.skipif(sys.platform == "win32", reason="an open file is not moved there")
@pytest.mark.parametrize("spoil", [trial, noise])
def test_two_starts_at_once_move_it_aside_once(
    path: Path, spoil: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has moved it and begun a new one while the other still looks at the old one."""
    spoil(path)
    before, look = path.read_bytes(), library_file._must_be_ours

    def slowly(conn: sqlite3.Connection) -> None:
        monkeypatch.setattr(library_file, "_must_be_ours", look)
        try:
            look(conn)
        finally:
            begun.append(Library.open(path))
            begun[0].import_rows([PlayerRow("Anna Ek")])

    begun: list[Library] = []
    monkeypatch.setattr(library_file, "_must_be_ours", slowly)
    with closing(Library.open(path)) as second, closing(begun[0]) as first:
        assert (second.recovered_from, second.trouble) == (None, None)
        second.import_rows([PlayerRow("Bo Sund")])
        assert [row.name for row in first.players()] == ["Anna Ek", "Bo Sund"]
        assert first.recovered_from is not None
        assert first.recovered_from.read_bytes() == before
        assert [x for x in os.listdir(path.parent) if "-2" in x] == []
    with closing(Library.open(path)) as later:
        assert [row.name for row in later.players()] == ["Anna Ek", "Bo Sund"]


def test_a_read_only_place(frozen: tuple[Path, Callable[[], None]]) -> None:
    place, freeze = frozen
    freeze()
    with closing(Library.open(place / "library.db")) as library:
        assert library.trouble in (Trouble.READ_ONLY_PLACE, Trouble.DISK_GONE)
        assert library.import_rows([PlayerRow("Anna Ek")]).added[0].id == 1


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "Riffle").write_text("")
    with closing(Library.open(tmp_path / "Riffle" / "library.db")) as library:
        assert library.trouble is not None
        library.set_setting("theme", "light")
        assert library.setting("theme") == "light"


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
@pytest.mark.parametrize("suffix", ["", "-journal", "-wal", "-shm"])
def test_a_pipe_is_not_waited_for(path: Path, suffix: str) -> None:
    Library.open(path).close()
    place = path.with_name(path.name + suffix)
    place.unlink(missing_ok=True)
    os.mkfifo(place)
    opening = "import sys; from pathlib import Path; from core.store import Library; "
    opening += "print(Library.open(Path(sys.argv[1])).trouble.value)"
    with start(opening, path) as process:
        said, _ = process.communicate(timeout=WAIT)
    assert said == "no_file\n"


def test_a_full_disk(small_disk: Path) -> None:
    fill_up(small_disk)
    with closing(Library.open(small_disk / "library.db")) as library:
        assert library.trouble is Trouble.DISK_FULL
        library.import_rows([PlayerRow("Anna Ek")])


OPENING = """
import sys
from pathlib import Path
from core.people.player_row import PlayerRow
from core.store import Library
sys.stdin.readline()
library = Library.open(Path(sys.argv[1]))
library.import_rows([PlayerRow("Spelare " + sys.argv[2])])
print(library.recovered_from, library.trouble)
"""


def test_a_new_library_waits_for_another_riffle_that_makes_it(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")  # the switch to WAL upgrades a lock, and SQLite waits for no upgrade
    done = Timer(0.3, other.close)
    done.start()
    with closing(Library.open(path)) as library:
        assert library.trouble is None
    done.join()


def test_several_riffles_meet_a_new_library(path: Path) -> None:
    with ExitStack() as running:
        processes = [running.enter_context(start(OPENING, path, number)) for number in range(4)]
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.close()
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.read() == "None None\n"
    with closing(Library.open(path)) as library:
        assert len(library.players()) == 4
