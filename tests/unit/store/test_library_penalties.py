"""Penalties of all nights: keyed by tournament and action, found by number or name."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from core.keeping.directory import KeptPenalty
from core.people.player_row import PlayerRow
from core.store import Library

ONE = KeptPenalty("a1", 7, "s7", 1_000, "Thursday", "Anna Ek", "17", "warning", "phone", "SvePoF 2006 §1.2")
TWO = replace(ONE, action=9, seal="s9", at=2_000, step="minutes 10")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with closing(Library.open(tmp_path / "library.db")) as opened:
        yield opened


def test_rows_take_the_place_of_those_that_are_gone(library: Library) -> None:
    library.keep_penalties([ONE, TWO])
    assert library.penalties_of("Anna Ek", "17") == [TWO, ONE]
    library.keep_penalties([ONE], [ONE, TWO])
    assert library.penalties_of("Anna Ek", "17") == [ONE]
    other, copy = replace(ONE, tournament="b2", at=500), replace(ONE, seal="of the copy", at=200)
    library.keep_penalties([other, copy])
    assert library.penalties_of("Anna Ek", "17") == [ONE, other, copy]
    assert set(library.penalties_in("a1")) == {ONE, copy}
    library.keep_penalties([], [ONE])
    assert library.penalties_of("Anna Ek", "17") == [other, copy]


@pytest.mark.parametrize(
    ("name", "number", "found"),
    [
        ("Anna Ek", "17", True), ("anna ek", "17", True), ("Anna Eek", "17", True), ("Anna Ek", "", True),
        ("Anna Ek", "18", False), ("Bo Ros", "", False), ("Bo Ros", "18", False), ("", "", False),
    ],
)  # fmt: skip
def test_a_namesake_of_another_number_is_somebody_else(
    library: Library, name: str, number: str, found: bool
) -> None:
    library.keep_penalties([ONE])
    assert bool(library.penalties_of(name, number)) == found


def test_without_a_number_the_name_is_all_there_is(library: Library) -> None:
    library.keep_penalties([replace(ONE, number="")])
    assert library.penalties_of("ANNA EK", "18")
    assert not library.penalties_of("Bo Ros", "18")
    assert not library.penalties_of("Bo Ros", "")


def test_a_library_from_before_gets_the_table_and_keeps_its_people(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with closing(Library.open(path)) as library:
        library.add(PlayerRow("Anna Ek"))
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("DROP TABLE penalty")
        conn.execute("DROP TABLE template")
        for column in ("title", "night"):
            conn.execute(f"ALTER TABLE recent DROP COLUMN {column}")
        conn.execute("DELETE FROM _sqlite_migrations WHERE name <> 'm001_library'")
        conn.execute("PRAGMA user_version = 1")
    with closing(Library.open(path)) as library:
        assert (library.recovered_from, library.trouble) == (None, None)
        assert [p.name for p in library.players()] == ["Anna Ek"]
        library.keep_penalties([ONE])
        assert library.penalties_of("Anna Ek", "17") == [ONE]


def test_penalties_kept_before_there_were_seals_are_still_there(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with closing(Library.open(path)) as library:
        library.keep_penalties([ONE])
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("CREATE TABLE old AS SELECT * FROM penalty")
        conn.execute("DROP TABLE penalty")
        conn.execute(
            "CREATE TABLE penalty (tournament TEXT, action INTEGER, at INTEGER NOT NULL, "
            "title TEXT NOT NULL, name TEXT NOT NULL, number TEXT NOT NULL, step TEXT NOT NULL, "
            "offence TEXT NOT NULL, clause TEXT NOT NULL, folded TEXT NOT NULL, "
            "PRIMARY KEY (tournament, action))"
        )
        conn.execute(
            "INSERT INTO penalty SELECT tournament, action, at, title, name, number, step, offence, clause, "
            "folded FROM old"
        )
        conn.execute("DROP TABLE old")
        conn.execute("DELETE FROM _sqlite_migrations WHERE name = 'm003_seals'")
        conn.execute("PRAGMA user_version = 2")
    with closing(Library.open(path)) as library:
        assert (library.recovered_from, library.trouble) == (None, None)
        before = replace(ONE, seal="")
        assert library.penalties_in("a1") == [before]
        library.keep_penalties([ONE, TWO], [before])
        assert library.penalties_of("Anna Ek", "17") == [TWO, ONE]
