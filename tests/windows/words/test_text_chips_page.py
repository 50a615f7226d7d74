"""The Chips page's words."""

from __future__ import annotations

import pytest

from core.chips.plan import chip_warnings
from core.say.levels import Level
from gui.words import chips as say
from gui.words.cards import card_sign

LEVELS = (
    Level(1, 25, 50),
    Level(2, pause=True, remove=(25,)),
    Level(3, 75, 150),
    Level(4, pause=True, name="Dinner", remove=(500, 1000)),
    Level(5, 100, 200),
)


def test_a_break_is_called_by_the_level_before_it() -> None:
    assert say.row_name(LEVELS, 1) == "break after level 1"
    assert say.row_name(LEVELS, 3) == "Dinner · break after level 2"
    assert say.row_name(LEVELS, 4) == "Level 3"


def test_what_looks_wrong_in_the_plan_is_a_sentence_with_its_chips() -> None:
    said = [say.oddity(odd, LEVELS) for odd in chip_warnings(LEVELS, (25, 100, 500))]
    assert said == [
        "Break after level 1 takes the 25s away: later blinds or antes need such chips.",
        "Dinner · break after level 2 takes the 500s and 1,000s away: not all of them are in use then.",
        "Dinner · break after level 2 takes the 500s and 1,000s away while lower ones stay in play.",
    ]


@pytest.mark.parametrize(
    ("numbers", "said"),
    [([], ""), ([4], "card 4"), ([1, 2, 3], "cards 1 to 3"), ([1, 5, 8], "cards 1, 5 and 8")],
)
def test_which_cards_are_a_seats(numbers: list[int], said: str) -> None:
    assert say.cards_dealt(numbers) == said


@pytest.mark.parametrize(("n", "said"), [(50, "+50"), (0, "0"), (-1250, "−1,250")])
def test_more_or_less(n: int, said: str) -> None:
    assert say.signed(n) == said


def test_a_card_in_signs() -> None:
    assert [card_sign(card) for card in ("As", "Th", "9d", "2c")] == ["A♠", "10♥", "9♦", "2♣"]
