"""A race before it is held: what the desk shows is what the race then does."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.chips.race import given as handed_out
from core.chips.racing import ahead, big_blind_after, collecting, most_odd, next_race, planned_at, raced_now
from core.chips.rules import suggested
from tests.examples import examples
from tests.unit.night import Night
from tests.unit.rooms import room
from tests.unit.variants import variant

BOOKS = ("plain", "svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def table(*rooms: tuple[int, ...], book: str = "", plan: str = "25") -> Night:
    """Players in these seats, in the break that takes the 25s; the button is at seat 4."""
    night = Night()
    if book:
        night.do(f"rulebook {book}")
    night.run("price entry 100 chips 10000\nadd level blinds 25/50 length 20")
    night.run(
        f"add break length 10 remove {plan}\nadd level blinds 500/1000 length 20\nchips 25 100 500 1000"
    )
    room(*rooms, night=night)
    return night


def in_break(night: Night) -> Night:
    night.do("start")
    return night.wait(21)


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=examples(15))
@given(odd=st.dictionaries(st.sampled_from([1, 2, 4, 7, 9]), st.integers(0, 3)))
def test_what_is_shown_before_is_what_the_race_does(book: str, odd: dict[int, int]) -> None:
    night = in_break(table((1, 2, 4, 7, 9), book=book))
    night.do("blinds 1 big 9 button 4")
    seen = ahead(night.state, night.table("1"), 25, odd, night.ms)
    assert seen is not None
    held = {seat: n for seat, n in odd.items() if n}
    said = " ".join(f"{seat}:{n}" for seat, n in held.items())
    night.do(f"race 1 chip 25 odd {said}" if held else "race 1 chip 25")
    race = night.state.chips.races[-1]
    assert (seen.odd, seen.value) == (sum(held.values()), 25 * sum(held.values()))
    assert seen.chips * seen.new == handed_out(race)
    assert seen.rounding == sum(x.amount for x in night.state.chips.adjustments if x.why == "rounding")
    if race.cards:
        assert seen.cards == tuple(seat for seat, _ in race.cards)


def test_chips_are_collected_from_where_the_book_says() -> None:
    """From the left of the button, while it is known; else from seat 1."""
    night = in_break(variant(table((1, 2, 4, 7)), "race.collected_from", "left_of_button"))
    assert collecting(night.state, night.table("1"), 25, night.ms) == (1, 2, 4, 7)
    night.do("blinds 1 big 7 button 2")
    assert collecting(night.state, night.table("1"), 25, night.ms) == (4, 7, 1, 2)


def test_cards_whose_first_is_left_of_an_unknown_button_are_nobodys_yet() -> None:
    night = in_break(table((1, 2, 4, 7), book="svepof-2006"))
    at = night.table("1")
    seen = ahead(night.state, at, 25, {1: 2, 4: 1}, night.ms)
    assert seen is not None
    assert seen.cards == ()
    assert seen.chips == 1
    night.do("blinds 1 big 7 button 2")
    seen = ahead(night.state, at, 25, {1: 2, 4: 1}, night.ms)
    assert seen is not None
    assert seen.cards == (4, 1, 1)


def test_at_the_highest_chip_there_is_nothing_to_race_into() -> None:
    night = table((1, 2))
    assert ahead(night.state, night.table("1"), 1000, {1: 1}, night.ms) is None
    assert most_odd(night.state, 1000) == 0
    assert most_odd(night.state, 25) == 3
    assert most_odd(night.state, 500) == 1


def test_the_next_race_is_the_lowest_chip_at_the_first_table_that_has_not_raced_it() -> None:
    night = in_break(table((1, 2), (1, 2), plan="25 100"))
    one, two = (night.table(label).id for label in "12")
    chips = raced_now(night.state, night.ms)
    assert chips == (25, 100)
    assert next_race(night.state, night.ms, chips) == (25, one)
    night.do("race 1 chip 25")
    assert next_race(night.state, night.ms, chips) == (25, two)
    night.do("race 2 chip 25")
    assert next_race(night.state, night.ms, chips) == (100, one)
    assert next_race(night.state, night.ms, (1000,)) is None


def test_a_chip_that_was_announced_is_raced_though_nothing_plans_it() -> None:
    night = in_break(table((1, 2)))
    assert raced_now(night.state, night.ms) == (25,)
    night.do("announce colour-up-100")
    assert raced_now(night.state, night.ms) == (25, 100)


@pytest.mark.parametrize(
    ("seats", "button", "big"),
    [((1, 4, 7), 4, 1), ((1, 4, 7), 5, 1), ((1, 4), 4, 1), ((1, 4), 5, 4), ((3,), 3, None)],
)
def test_the_big_blind_two_after_the_button(seats: tuple[int, ...], button: int, big: int | None) -> None:
    """Heads-up the button has the small blind; an empty seat with the button has two players after it."""
    night = room(seats)
    assert big_blind_after(night.table("1"), button) == big


def test_where_the_structure_takes_a_chip_away() -> None:
    night = table((1, 2))
    assert planned_at(night.state.clock.levels, 25) == 1
    assert planned_at(night.state.clock.levels, 100) is None


def test_chips_are_proposed_from_the_blinds_and_the_stack() -> None:
    night = Night()
    assert suggested(night.state) == ()
    night.run("price entry 100 chips 10000\nadd level blinds 25/50 length 20")
    assert suggested(night.state) == (25, 100, 500, 1000, 5000)
    night.run("add break length 10 remove 5")
    assert suggested(night.state) == (5, 25, 100, 500, 1000, 5000)


def test_a_larger_blind_than_the_stack_still_has_its_chips() -> None:
    night = Night().run("add level blinds 1000/2000 length 20")
    assert suggested(night.state) == (1000,)


def test_a_chip_that_only_a_shrunk_ante_needs_is_proposed() -> None:
    night = Night().run("price entry 100 chips 10000\nadd level blinds 100/300 ante 300 paid-by bb length 20")
    assert suggested(night.state)[0] == 100
    night.do('set antes "5=50%" override "announced at the door"')
    assert suggested(night.state)[0] == 25
