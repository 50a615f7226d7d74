"""Objects made in bulk equal those made one by one, and the interpreter stays as it was."""

import gc
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.log.bulk import many, no_collection
from core.say.records import Eliminated, Seated

NUMBERS = st.integers()


@given(st.lists(st.tuples(NUMBERS, NUMBERS, NUMBERS), max_size=20))
def test_many_are_equal_to_each(rows: list[tuple[int, int, int]]) -> None:
    columns = [[row[i] for row in rows] for i in range(3)]
    made = many(Seated, *columns, [False] * len(rows))
    assert made == [Seated(*row) for row in rows]
    assert list(map(hash, made)) == [hash(Seated(*row)) for row in rows]


def test_a_column_too_few_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        many(Eliminated, [1], [()], [0])


def test_columns_of_different_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="rows"):
        many(Seated, [1, 2], [1], [1, 2])


@pytest.mark.parametrize("was_on", [True, False])
def test_collection_is_as_before_even_after_an_error(was_on: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if was_on else gc.disable)()
        with suppress(KeyError), no_collection():
            assert not gc.isenabled()
            raise KeyError
        assert gc.isenabled() is was_on
    finally:
        (gc.enable if before else gc.disable)()
