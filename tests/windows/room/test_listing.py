"""A list for the room: the page it says it is, and where a name too long for its line is broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gui.room.fit import halves
from gui.room.listing import page_of
from tests.windows.room.boards import CLOCK


@pytest.mark.parametrize(
    ("page", "said"), [(0, "1 / 3"), (1, "2 / 3"), (2, "3 / 3"), (3, "1 / 3"), (7, "2 / 3")]
)
def test_pages_are_counted_from_one_and_begin_again(page: int, said: str) -> None:
    assert page_of(replace(CLOCK, page=page, page_words="{page} / {pages}"), 3) == said


def test_the_only_page_has_no_number() -> None:
    assert page_of(replace(CLOCK, page=4, page_words="{page} / {pages}"), 1) == ""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("Al Bo Christophersson", ("Al Bo", "Christophersson")),
        ("Christophersson Al Bo", ("Christophersson", "Al Bo")),
        ("Anna-Christopherine Ek", ("Anna-", "Christopherine Ek")),
        ("Wilhelmina-Charlotte", ("Wilhelmina-", "Charlotte")),
        ("Christophersson", None),
        (" Christophersson ", None),
        ("-", None),
    ],
)
def test_a_name_is_broken_where_its_wider_line_is_narrowest(
    name: str, broken: tuple[str, str] | None
) -> None:
    assert halves(name, 40, 600) == broken
