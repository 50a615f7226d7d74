"""Penalties of all nights: keyed by tournament and action, found by number or name."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlite_utils import Database

from core.keeping.directory import KeptPenalty
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


def test_each_of_a_team_has_a_row_of_one_action(library: Library) -> None:
    team = [replace(ONE, name=name, number="") for name in ("Anna Ek", "Bo Ros", "Carin Ål")]
    library.keep_penalties(team)
    assert [library.penalties_of(x.name, "") for x in team] == [[x] for x in team]
    library.keep_penalties([], team)
    assert library.penalties_in("a1") == []


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A library whose rows of penalties were keyed by the action alone."""
    path = tmp_path / "library.db"
    with closing(Library.open(path)) as library:
        library.keep_penalties([ONE])
    with closing(sqlite3.connect(path)) as conn:
        Database(conn).table("penalty").transform(pk=("tournament", "action", "seal"))
        conn.execute("DELETE FROM _sqlite_migrations WHERE name > 'm002'")
        conn.commit()
    return path


def test_an_older_library_that_is_locked_serves_as_it_is(older: Path) -> None:
    with closing(sqlite3.connect(older, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with closing(Library.open(older, patience=60)) as library:
            assert (library.trouble, library.recovered_from) == (None, None)
            assert library.penalties_in("a1") == [ONE]
            other.execute("ROLLBACK")
            library.keep_penalties([replace(TWO, action=8)])
    with closing(Library.open(older)) as library:
        library.keep_penalties([TWO, replace(TWO, name="Bo Ros")])
        assert len(library.penalties_in("a1")) == 4


def test_an_older_library_takes_each_of_a_team_too(older: Path) -> None:
    path = older
    more = [replace(TWO, name=name) for name in ("Anna Ek", "Bo Ros")]
    for _ in range(2):
        with closing(Library.open(path)) as library:
            assert (library.trouble, library.recovered_from) == (None, None)
            library.keep_penalties(more, more)
            assert {*library.penalties_in("a1")} == {ONE, *more}
