"""A list for the room: the page it says it is, and where a name too long for its line is broken."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from gui.room import paint
from gui.room.fit import halves
from gui.room.ink import Text, width
from gui.room.listing import page_of
from gui.theme import PROJECTED_LIGHT
from tests.windows.room.boards import CLOCK
from tests.windows.room.boards_around import final


@pytest.mark.parametrize(
    ("page", "said"), [(0, "1 / 3"), (1, "2 / 3"), (2, "3 / 3"), (3, "1 / 3"), (7, "2 / 3")]
)
def test_pages_are_counted_from_one_and_begin_again(page: int, said: str) -> None:
    assert page_of(replace(CLOCK, page=page, page_words="{page} / {pages}"), 3) == said


def test_the_only_page_has_no_number() -> None:
    assert page_of(replace(CLOCK, page=4, page_words="{page} / {pages}"), 1) == ""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stacks", [True, False])
def test_a_seat_of_two_digits_stands_clear_of_the_name(stacks: bool) -> None:
    """More than a word of a name from the next."""
    texts = [
        x
        for x in paint.compose(QSize(1366, 768), final(10, stacks=stacks), PROJECTED_LIGHT)
        if isinstance(x, Text)
    ]
    (seat,) = (x for x in texts if x.text == "10")
    name = min((x for x in texts if x.baseline == seat.baseline and x.x > seat.x), key=lambda x: x.x)
    assert name.x - seat.x - width(seat.text, seat.px, seat.weight) > 1.5 * width(" ", name.px, name.weight)


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
