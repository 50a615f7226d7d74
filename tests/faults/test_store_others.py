"""Somebody else at the same file: a second Riffle, a dead one, an older or newer one; the library too."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from core import store
from core.keeping.salvage import Damage
from core.keeping.storage import Holder
from core.say import acts
from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action, chain
from core.store import create, open_, open_library, schema
from core.store.library import VERSION
from core.text.opening import open_door
from gui.desk import repair, verify
from gui.words import backups, text
from gui.words.files import _NEWER as NEWER
from tests.faults.disks import immutable, nobody
from tests.faults.store_night import Night, direct
from tests.unit.store.making import start

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
ACTIONS = 40
SAMPLE = Path(__file__).parents[1] / "files" / "version_2.riffle"
SAMPLED = 22
LEFT = ["Anna Ek", "David Holm"]

DIRECTING = """
import sys
from pathlib import Path
from core.store import open_
file = open_(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "night.riffle"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[Action]]:
    path = tmp_path_factory.mktemp("kept") / "night.riffle"
    with create(path) as log:
        actions = direct(log, ACTIONS)
    return path.read_bytes(), actions


@pytest.fixture
def night(path: Path, kept: tuple[bytes, list[Action]]) -> list[Action]:
    """A closed file at ``path``; what it holds."""
    raw, actions = kept
    path.write_bytes(raw)
    return actions


def sidecar(path: Path) -> Path:
    return path.with_name(path.name + "-holder")


def only_shown(path: Path) -> tuple[list[Action], Damage | None]:
    """Return what is shown of the file; nothing can be stored, and not a byte is changed."""
    before, beside = path.read_bytes(), sorted(os.listdir(path.parent))
    with open_(path) as log:
        assert log.read_only
        assert not log.beat(5)
        with pytest.raises(StoreFailed):
            log.append(Action(1000, 1, 1, "x", ()))
        shown = list(log.actions), log.damage
    assert path.read_bytes() == before
    assert sorted(os.listdir(path.parent)) == beside
    return shown


# -- a second Riffle ---------------------------------------------------------------------------------------


def test_a_second_riffle_is_told_who_has_it_and_takes_over_when_that_one_dies(
    path: Path, night: list[Action]
) -> None:
    with start(DIRECTING, path) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(StoreFailed) as failed:
            open_(path)
        assert failed.value.trouble is Trouble.IN_USE
        who = Holder.parse(failed.value.detail)
        assert who is not None
        assert who.pid == first.pid
        with open_(path, read_only=True) as log:
            assert log.actions == night
        first.kill()
    assert sidecar(path).exists()  # a dead process takes nothing away
    with open_(path) as log:
        assert (log.actions, log.damage, log.read_only) == (night, None, False)
        Night(log, "on").go_on()
    assert os.listdir(path.parent) == [path.name]


@pytest.mark.parametrize("left", [b"", b"\xff\xfe\x00", b"x" * 100_000, b"anna@pc not-a-number"])
def test_whatever_a_dead_process_left_is_taken_over(path: Path, night: list[Action], left: bytes) -> None:
    sidecar(path).write_bytes(left)
    with open_(path) as log:
        assert not log.read_only
    assert os.listdir(path.parent) == [path.name]


@POSIX
@pytest.mark.parametrize("mode", [0o000, 0o444])
def test_a_sidecar_that_cannot_be_written(mode: int) -> None:
    """Another user's, left by his dead Riffle on a shared disk: the night is shown only."""
    with tempfile.TemporaryDirectory(prefix="riffle-") as name, nobody(Path(name)):
        path = Path(name, "night.riffle")
        with create(path) as log:
            known = direct(log, 5)
        sidecar(path).touch()
        sidecar(path).chmod(mode)
        assert only_shown(path) == (known, None)


@POSIX
def test_a_sidecar_nobody_may_touch(path: Path, night: list[Action]) -> None:
    sidecar(path).touch()
    with immutable(sidecar(path)):
        assert only_shown(path) == (night, None)


def test_a_folder_where_the_sidecar_would_be(path: Path, night: list[Action]) -> None:
    sidecar(path).mkdir()
    with open_(path) as log:
        assert log.actions == night


# -- another version ---------------------------------------------------------------------------------------


def add(path: Path, kind: str, data: dict[str, object], line: str = "new") -> None:
    """One more action as a later Riffle would store it, its seal in order."""
    with closing(sqlite3.connect(path, isolation_level=None)) as conn:
        number, happened, last = conn.execute(
            "SELECT id, happened, hash FROM action ORDER BY id DESC LIMIT 1"
        ).fetchone()
        rows = [(kind, json.dumps(data, separators=(",", ":")))]
        seal = chain(last, Action(number + 1, happened, happened, line, ()), rows)
        conn.execute("BEGIN")
        conn.execute(
            "INSERT INTO action VALUES (?, ?, ?, NULL, ?, ?)", (number + 1, happened, happened, line, seal)
        )
        row = conn.execute("SELECT max(id) FROM record").fetchone()[0] + 1
        conn.execute("INSERT INTO record VALUES (?, ?, ?, ?)", (row, number + 1, *rows[0]))
        conn.execute("COMMIT")


def says_newer(damage: Damage | None) -> None:
    assert damage is not None
    assert damage.what in NEWER


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("hologram_shown", {"entry": 1}),
        ("noted", {"text": "ljus", "colour": "red"}),
        ("eliminated", {"entry": 1, "by": [2], "hand": 0, "group": 0, "mood": "sad"}),
        ("bought", {"entry": 1, "kind": "gift", "paid": 1, "fee": 0, "chips": 1}),
    ],
)
def test_something_a_newer_riffle_has_stored(
    path: Path, night: list[Action], kind: str, data: dict[str, object]
) -> None:
    add(path, kind, data)
    add(path, "noted", {"text": "and this one is known"})
    actions, damage = only_shown(path)
    assert actions == night
    assert damage is not None
    assert (damage.action, damage.what) == (ACTIONS + 1, "record")
    says_newer(damage)


@pytest.mark.parametrize(
    "more",
    [
        [],
        ["CREATE TABLE photo (id INTEGER PRIMARY KEY, picture BLOB)"],
        ["ALTER TABLE record ADD COLUMN colour TEXT"],
        ["CREATE INDEX by_kind ON record (kind)"],
    ],
)
def test_tables_of_a_newer_riffle(path: Path, night: list[Action], more: list[str]) -> None:
    with closing(sqlite3.connect(path)) as conn:
        for statement in (*more, f"PRAGMA user_version = {schema.VERSION + 1}"):
            conn.execute(statement)
    actions, damage = only_shown(path)
    assert actions == night
    assert damage is not None
    assert damage.what == "newer"
    says_newer(damage)


def test_tables_this_one_cannot_read(path: Path, night: list[Action]) -> None:
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("ALTER TABLE action RENAME TO deed")
        conn.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreFailed) as failed:
        open_(path)
    assert failed.value.trouble is Trouble.NEWER_VERSION
    assert path.read_bytes() == before


def test_a_copy_of_a_newer_file_leaves_the_file_to_the_newer_riffle(path: Path, night: list[Action]) -> None:
    add(path, "hologram_shown", {"entry": 1})
    before, copy = path.read_bytes(), path.with_name("copy.riffle")
    with open_(path) as log:
        log.export_copy(copy)
    assert path.read_bytes() == before
    with open_(copy) as log:
        assert (log.actions, log.damage, log.read_only) == (night, None, False)


def test_a_sample_of_the_first_file_format_opens_as_it_is(path: Path) -> None:
    """Written when the format was numbered: whatever comes later reads it and goes on with it."""
    shutil.copyfile(SAMPLE, path)
    with open_(path) as log:
        assert (len(log.actions), log.damage, log.read_only) == (SAMPLED, None, False)
        director = open_door(log, lambda: log.actions[-1].written, bytes)
        assert not director.problem
        assert sorted(director.state.name(entry) for entry in director.state.people.live.values()) == LEFT
        director.do(acts.Undo())
    with open_(path) as log:
        assert (len(log.actions), log.damage) == (SAMPLED + 1, None)


def test_a_file_of_a_trial_version_is_refused_and_never_called_damaged(
    path: Path, night: list[Action], capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("PRAGMA user_version = 1")
    before = path.read_bytes()
    for reads in (open_, store.repairs().salvage):
        with pytest.raises(StoreFailed) as failed:
            reads(path)
        assert failed.value.trouble is Trouble.TRIAL_VERSION
    said = (text.trouble(failed.value), backups.nothing_in_it(failed.value))
    assert all(x and "damaged" not in x for x in said)
    assert (repair.run([str(path)], store), verify.run([str(path)], store)) == (repair.BAD, verify.BAD)
    assert "damaged" not in capsys.readouterr().err
    assert path.read_bytes() == before


# -- the library -------------------------------------------------------------------------------------------


@pytest.fixture
def library(tmp_path: Path) -> Path:
    path = tmp_path / "library.db"
    with closing(open_library(path)) as made:
        made.set_setting("theme", "dark")
    return path


def test_a_library_whose_schema_is_no_text_is_begun_anew(library: Path) -> None:
    """SQLite's message then quotes what Python cannot read."""
    raw = library.read_bytes()
    assert b"CREATE TABLE" in raw[:4096]
    # All of them: the first may be a leftover that SQLite does not read.
    library.write_bytes(raw.replace(b"CREATE TABLE", b"CREATE \x80ABLE"))
    with closing(open_library(library)) as made:
        assert made.recovered_from is not None
        assert made.trouble is None


def test_a_library_that_is_damaged_is_kept_and_a_new_one_begun(library: Path) -> None:
    raw = library.read_bytes()
    library.write_bytes(raw[:2000] + os.urandom(3000) + raw[5000:])
    broken = library.read_bytes()
    with closing(open_library(library)) as made:
        assert made.recovered_from is not None
        assert made.recovered_from.read_bytes() == broken
        assert made.trouble is None
        made.set_setting("theme", "light")
    with closing(open_library(library)) as made:
        assert made.setting("theme") == "light"


def test_a_library_of_a_newer_riffle_is_left_as_it_is(library: Path) -> None:
    with closing(sqlite3.connect(library)) as conn:
        conn.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = library.read_bytes()
    with closing(open_library(library)) as made:
        assert made.trouble is Trouble.NEWER_VERSION
        made.set_setting("theme", "light")
        assert made.setting("theme") == "light"  # for tonight
    assert library.read_bytes() == before


def test_a_library_another_program_keeps_to_itself(library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.store.library.BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(library, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with closing(open_library(library)) as made:
            assert made.trouble is Trouble.LOCKED
            made.set_setting("theme", "light")
        other.execute("ROLLBACK")
    with closing(open_library(library)) as made:
        assert made.setting("theme") == "dark"
