"""The words of ``verify`` about a draw."""

from __future__ import annotations

import pytest

from core.formats.verify_draws import DrawCheck, Flaw
from core.formats.verify_races import RaceCheck, RaceFlaw
from gui.desk.headless_report import draw_says, race_says
from gui.words.words import draw_name


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (DrawCheck(1, 2, "made", number="4711", announced=True), "ok"),
        (DrawCheck(1, 2, "made", announced=True),
         "ok, announced; no number called, the PC alone decided"),
        (DrawCheck(1, 2, "made"), "ok, drawn at once; commitment not shown before"),
        (DrawCheck(1, 2, "made", number="1", announced=True, undone=True), "ok (undone later)"),
        (DrawCheck(1, 2, "prepared", purpose="redraw"), "waiting for its number"),
        (DrawCheck(1, 2, "made", number="2", announced=True, flaws=(Flaw.USED_SECRET,)),
         "FAILED: its secret had been used before: the draw was repeated"),
        (DrawCheck(1, 2, "made", number="2", announced=True, flaws=(Flaw.OTHER_PURPOSE,)),
         "FAILED: it was prepared for another kind of draw"),
    ],
)  # fmt: skip
def test_a_draw_in_a_few_words(check: DrawCheck, said: str) -> None:
    assert draw_says(check) == said


def test_what_sort_of_draw_waits_is_said_too() -> None:
    assert draw_name("redraw") == "redraw"
    assert draw_name("final") == "final table"


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (RaceCheck(1, "1", 25, True, 9), "ok"),
        (RaceCheck(1, "1", 25, False, 9), "ok, cards as entered"),
        (RaceCheck(1, "1", 25, False), "ok, no cards dealt"),
        (RaceCheck(1, "1", 25, True, 9, undone=True), "ok (undone later)"),
        (RaceCheck(1, "1", 25, True, 9, flaws=(RaceFlaw.WINNERS,)),
         "FAILED: the chips did not go to the highest cards"),
    ],
)  # fmt: skip
def test_a_race_in_a_few_words(check: RaceCheck, said: str) -> None:
    assert race_says(check) == said
