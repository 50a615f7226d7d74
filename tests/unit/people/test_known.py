"""Merging a list with what the club knows of its members."""

from __future__ import annotations

import pytest

from core.people.known import Known, completed
from core.people.player_row import PlayerRow

ANNA = PlayerRow("Anna Ek", "Ankan", "17", "by the window", accessible=True, id=1)
EVA = PlayerRow("Eva Ny 21", note="by the door", id=4)
CLUB = Known([ANNA, PlayerRow("Bo Ros", number="18", id=2), PlayerRow("Bo Ros", number="19", id=3), EVA])


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (PlayerRow("anna ek"), PlayerRow("anna ek", "Ankan", "17", "by the window", accessible=True)),
        (PlayerRow("Anna Ek", number="17"), PlayerRow("Anna Ek", "Ankan", "17", "by the window", True)),
        (PlayerRow("Anna Ek", "Ann"), PlayerRow("Anna Ek", "Ann", "17", "by the window", accessible=True)),
        (PlayerRow("Anna Ek", number="99"), PlayerRow("Anna Ek", number="99")),
        (PlayerRow("Someone Else", number="17"), PlayerRow("Someone Else", number="17")),
        (PlayerRow("Bo Ros"), PlayerRow("Bo Ros")),
        (PlayerRow("New One"), PlayerRow("New One")),
        (PlayerRow("Eva Ny", number="21"), PlayerRow("Eva Ny 21", note="by the door")),
        (PlayerRow("Eva Ny", number="22"), PlayerRow("Eva Ny", number="22")),
    ],
)
def test_a_row_is_completed_by_the_one_person_it_can_mean(typed: PlayerRow, found: PlayerRow) -> None:
    assert completed([typed], CLUB, ()) == [found]


def test_a_number_that_somebody_else_has_tonight_is_left_out() -> None:
    (row,) = completed([PlayerRow("Anna Ek")], CLUB, {"17"})
    assert (row.number, row.accessible) == ("", True)
    rows = completed([PlayerRow("Anna Ek"), PlayerRow("Gun Ny", number="17")], CLUB, ())
    assert [x.number for x in rows] == ["", "17"]
    rows = completed([PlayerRow("Anna Ek"), PlayerRow("Anna Ek")], CLUB, ())
    assert [x.number for x in rows] == ["17", ""]
