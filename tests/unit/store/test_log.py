"""One file per tournament: made whole, appended to durably, never changed."""

from __future__ import annotations

import dataclasses
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.say.facts.shapes import MOST, hints
from core.say.levels import Level
from core.say.reasons import StoreFailed, Trouble
from core.say.records import KINDS, Action, Noted, Record, chain, encoded
from core.say.times import LATEST
from core.store import create, open_
from core.store.connecting import make_durable
from core.store.schema import APPLICATION_ID, VERSION
from tests.examples import examples
from tests.unit.store.making import action, fill, start

BIG = 2**63 - 1


def records_of(cls: type[Any]) -> st.SearchStrategy[Any]:
    return st.builds(cls, **{name: st.from_type(hint) for name, hint in hints(cls).items()})


st.register_type_strategy(int, st.integers(1 - MOST, MOST - 1))  # no larger number is read
# a value's constructor has no signature to build by before its first object
st.register_type_strategy(Level, records_of)
RECORDS: st.SearchStrategy[Record] = st.one_of([records_of(cls) for cls in KINDS.values()])
TIMES = st.integers(0, LATEST - 1)
ACTIONS = st.lists(
    st.tuples(TIMES, TIMES, st.text(), st.lists(RECORDS, max_size=4), st.none() | st.integers(0, BIG)),
    max_size=6,
)


def test_a_new_tournament_is_empty_and_says_what_it_is(path: Path) -> None:
    with create(path) as file:
        assert (file.actions, file.damage, file.read_only, file.last_beat) == ([], None, False, None)
    with closing(sqlite3.connect(path)) as conn:
        assert conn.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert conn.execute("PRAGMA user_version").fetchone() == (VERSION,)
    with open_(path) as file:
        assert (file.actions, file.damage, file.read_only) == ([], None, False)


def test_a_closed_tournament_is_one_file(path: Path) -> None:
    with create(path) as file:
        fill(file, 3)
        file.beat(5)
    assert os.listdir(path.parent) == [path.name]


def test_every_commit_is_synchronised_to_the_disk(path: Path) -> None:
    with create(path) as file:
        assert file._conn is not None
        assert file._conn.execute("PRAGMA synchronous").fetchone() == (3,)  # EXTRA
        assert file._conn.execute("PRAGMA journal_mode").fetchone() == ("persist",)
    with open_(path) as file:
        assert file._conn is not None
        assert file._conn.execute("PRAGMA synchronous").fetchone() == (3,)
        assert file._conn.execute("PRAGMA journal_mode").fetchone() == ("persist",)


def test_an_existing_file_is_not_created_again(path: Path) -> None:
    path.write_text("my diary")
    with pytest.raises(StoreFailed) as failed:
        create(path)
    assert failed.value.trouble is Trouble.EXISTS
    assert path.read_text() == "my diary"
    assert os.listdir(path.parent) == [path.name]


def test_no_folder_to_create_in(path: Path) -> None:
    with pytest.raises(StoreFailed) as failed:
        create(path.parent / "gone" / "night.riffle")
    assert failed.value.trouble is Trouble.NO_FOLDER


def test_append_returns_the_action_with_its_place_in_the_chain(path: Path) -> None:
    with create(path) as file:
        one, two = file.append(action(1)), file.append(action(2))
    assert one.hash == chain("", action(1), encoded(one.records))
    assert two.hash == chain(one.hash, action(2), encoded(two.records))
    assert dataclasses.replace(two, hash="") == action(2)


def test_what_was_appended_is_read_again(path: Path, night: list[Action]) -> None:
    with open_(path) as file:
        assert file.actions == night
        file.append(action(61))
    with open_(path) as file:
        assert [a.id for a in file.actions] == list(range(1, 62))


def test_an_action_id_that_is_not_new_is_refused(path: Path, night: list[Action]) -> None:
    with open_(path) as file:
        with pytest.raises(ValueError, match="60"):
            file.append(action(60))
        file.append(action(61))


def test_half_a_character_is_refused_and_nothing_is_stored(path: Path) -> None:
    with create(path) as file:
        with pytest.raises(UnicodeEncodeError):
            file.append(action(1, "\ud800"))
        assert fill(file, 1)[0].id == 1


@settings(max_examples=examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ACTIONS)
def test_any_action_survives_the_file(
    path: Path, night: list[tuple[int, int, str, list[Record], int | None]]
) -> None:
    path.unlink(missing_ok=True)
    with create(path) as file:
        stored = [
            file.append(Action(i, happened, written, line, tuple(records), after))
            for i, (happened, written, line, records, after) in enumerate(night, 1)
        ]
    with open_(path) as file:
        assert (file.actions, file.damage) == (stored, None)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE action SET line = 'x' WHERE id = 1",
        "DELETE FROM action WHERE id = 60",
        "UPDATE record SET data = '{}' WHERE id = 1",
        "DELETE FROM record",
        "INSERT INTO action VALUES (60, 1, 1, NULL, 'x', 'y')",
        "INSERT INTO action VALUES (0, 1, 1, NULL, 'x', 'y')",
        "INSERT OR REPLACE INTO action VALUES (60, 1, 1, NULL, 'x', 'y')",
        "INSERT INTO record VALUES (240, 60, 'noted', '{}')",
        "INSERT OR REPLACE INTO record VALUES (1, 60, 'noted', '{}')",
        "INSERT INTO record VALUES (1000, 59, 'noted', '{}')",
        "UPDATE OR REPLACE action SET id = 3 WHERE id = 4",
    ],
)
def test_history_cannot_be_changed(path: Path, night: list[Action], statement: str) -> None:
    with closing(sqlite3.connect(path)) as conn, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        conn.execute(statement)
    with open_(path) as file:
        assert (file.actions, file.damage) == (night, None)


def test_the_heartbeat_is_the_time_of_death(path: Path) -> None:
    with create(path) as file:
        assert file.beat(1_000)
        assert file.beat(6_000)
        assert file.last_beat == 6_000
    with open_(path) as file:
        assert file.last_beat == 6_000
        assert file.actions == []


def test_after_closing_nothing_is_written(path: Path, night: list[Action]) -> None:
    file = open_(path)
    file.close()
    file.close()
    assert not file.beat(1)
    with pytest.raises(StoreFailed):
        file.append(action(61))


def test_another_program_wrote_into_the_log(path: Path, night: list[Action]) -> None:
    with open_(path) as file:
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("INSERT INTO action VALUES (61, 1, 1, NULL, 'x', 'y')")
        with pytest.raises(StoreFailed) as failed:
            file.append(action(62))
        assert failed.value.trouble is Trouble.IN_USE
        assert file.actions == night


def test_another_program_is_writing_for_long(path: Path, night: list[Action]) -> None:
    with open_(path) as file, closing(sqlite3.connect(path, isolation_level=None)) as other:
        assert file._conn is not None
        file._conn.execute("PRAGMA busy_timeout = 1")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreFailed) as failed:
            file.append(action(61))
        assert failed.value.trouble is Trouble.LOCKED
        assert not file.beat(7)
        other.execute("ROLLBACK")
        file.append(action(61))
        assert file.beat(8)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
@pytest.mark.parametrize("taken", ["removed", "older", "tampered"])
def test_the_file_is_taken_away_while_open(path: Path, night: list[Action], taken: str) -> None:
    other = path.with_name("other.riffle")
    other.write_bytes(path.read_bytes())
    with open_(path) as file:
        file.append(action(61))
        if taken == "removed":
            path.unlink()
        else:
            if taken == "tampered":
                with open_(other) as copy:
                    copy.append(action(61, "something else"))
            other.replace(path)
        for _ in range(2):
            with pytest.raises(StoreFailed) as failed:
                file.append(action(62))
            assert failed.value.trouble is Trouble.NOT_FOUND
            assert not file.beat(5)
        assert len(file.actions) == 61
    if taken != "removed":
        with open_(path) as file:
            assert file.damage is None
            assert len(file.actions) == (60 if taken == "older" else 61)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_the_same_file_at_the_same_place_is_gone_on_with(path: Path, night: list[Action]) -> None:
    with open_(path) as file:
        away = path.with_name("away.riffle")
        away.write_bytes(path.read_bytes())
        path.unlink()
        with pytest.raises(StoreFailed) as failed:
            file.append(action(61))
        assert failed.value.trouble is Trouble.NOT_FOUND
        assert not file.beat(5)
        away.rename(path)
        assert file.beat(6)
        file.append(action(61))
        with pytest.raises(StoreFailed) as failed:
            open_(path)
        assert failed.value.trouble is Trouble.IN_USE
    assert os.listdir(path.parent) == [path.name]
    with open_(path) as file:
        assert (len(file.actions), file.damage, file.last_beat) == (61, None, 6)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_the_file_came_back_and_somebody_else_has_it(path: Path, night: list[Action]) -> None:
    with open_(path) as file:
        raw = path.read_bytes()
        path.unlink()
        path.with_name(path.name + "-holder").unlink()
        path.write_bytes(raw)
        with open_(path) as other:
            with pytest.raises(StoreFailed) as failed:
                file.append(action(61))
            assert failed.value.trouble is Trouble.IN_USE
            other.append(action(61))
        with pytest.raises(StoreFailed) as failed:
            file.append(action(61, "mine"))
        assert failed.value.trouble is Trouble.NOT_FOUND
        assert len(file.actions) == 60


class LateFailure(sqlite3.Connection):
    """A disk that reports an error after the commit has gone through."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        cursor = super().execute(sql, *values)
        if sql == "COMMIT":
            raise sqlite3.OperationalError("disk I/O error")
        return cursor


def test_a_commit_that_failed_too_late_counts_as_stored(path: Path) -> None:
    with create(path) as file:
        sound = file._conn
        file._conn = sqlite3.connect(path, factory=LateFailure, isolation_level=None)
        make_durable(file._conn)  # two hold the journal open, and Windows lets neither remove it
        stored = file.append(action(1))
        file._conn.close()
        file._conn = sound
        file.append(action(2))
    with open_(path) as file:
        assert (file.actions[0], len(file.actions), file.damage) == (stored, 2, None)


def test_a_copy_is_whole_and_replaces_an_older_one(path: Path, night: list[Action]) -> None:
    copy = path.with_name("copy.riffle")
    with open_(path) as file:
        file.export_copy(copy)
        file.append(action(61))
        file.export_copy(copy)
    with open_(copy) as file:
        assert len(file.actions) == 61
        file.append(action(62))
    assert sorted(os.listdir(path.parent)) == ["copy.riffle", "night.riffle"]


def test_a_copy_does_not_take_a_stale_journal_with_it(path: Path, night: list[Action]) -> None:
    copy = path.with_name("copy.riffle")
    spilled(copy)
    journal = copy.with_name("copy.riffle-journal")
    assert journal.exists()
    with open_(path) as file:
        file.export_copy(copy)
    assert not journal.exists()
    with open_(copy) as file:
        assert (file.actions, file.damage) == (night, None)


def test_a_copy_onto_itself_or_an_open_tournament_is_refused(path: Path, night: list[Action]) -> None:
    other = path.with_name("other.riffle")
    with open_(path) as file, create(other):
        with pytest.raises(StoreFailed) as failed:
            file.export_copy(path)
        assert failed.value.trouble is Trouble.EXISTS
        with pytest.raises(StoreFailed) as failed:
            file.export_copy(other)
        assert failed.value.trouble is Trouble.IN_USE
    with open_(path) as file:
        assert file.actions == night
    assert sorted(os.listdir(path.parent)) == ["night.riffle", "other.riffle"]


SPILLING = """
import sqlite3, sys
conn = sqlite3.connect(sys.argv[1], isolation_level=None)
conn.execute("PRAGMA cache_size = 2")
conn.execute("BEGIN IMMEDIATE")
for i in range(1000, 2000):
    conn.execute("INSERT INTO action VALUES (?, 1, 1, NULL, ?, 'x')", (i, "half" * 100))
print("spilled", flush=True)
while True: pass
"""


def spilled(path: Path) -> list[Action]:
    """A file whose writer was killed half-way: much of it overwritten, the journal hot."""
    with create(path) as file:
        night = fill(file, 20)
    before = path.read_bytes()
    with start(SPILLING, path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "spilled\n"
        process.kill()
    assert path.read_bytes() != before
    return night


def test_a_hot_journal_is_played_back(path: Path) -> None:
    night = spilled(path)
    with open_(path) as file:
        assert (file.actions, file.damage, file.read_only) == (night, None, False)
        file.append(action(21))
    assert os.listdir(path.parent) == [path.name]


def test_a_hot_journal_where_nothing_can_be_written(path: Path) -> None:
    night = spilled(path)
    before = path.read_bytes()
    with open_(path, read_only=True) as file:
        assert (file.actions, file.damage, file.read_only) == (night, None, True)
    assert path.read_bytes() == before


def test_notes_of_any_length(path: Path) -> None:
    with create(path) as file:
        stored = file.append(Action(1, 1, 1, "note", (Noted("ö" * 300_000),)))
    with open_(path) as file:
        assert file.actions == [stored]
