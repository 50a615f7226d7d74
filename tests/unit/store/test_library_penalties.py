"""Penalties of all nights: keyed by tournament and action, found by number or name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

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
