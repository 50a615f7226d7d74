"""The words on the projected screen."""

from __future__ import annotations

from gui.text_numbers import chips_off
from gui.text_tr import tr


def next_level() -> str:
    return tr("Next level")


def break_in() -> str:
    return tr("Break in")


def at_the_break() -> str:
    return tr("At the break")


def colour_up(values: tuple[int, ...]) -> str:
    """``25s colour up``."""
    return tr("{chips} colour up", chips=chips_off(values))


def colour_up_now() -> str:
    return tr("Now · stay at your table")


def then_level(n: int) -> str:
    return tr("Then level {n}", n=n)


def ante() -> str:
    return tr("Ante")


def players() -> str:
    return tr("Players")


def average_stack() -> str:
    return tr("Average stack")


def prize_pool() -> str:
    return tr("Prize pool")


def first_and_places() -> str:
    return tr("First · places paid")


def play_resumes(time: str) -> str:
    return tr("Play resumes {time}", time=time)


def until_called() -> str:
    return tr("Until the director calls you back")


def paused() -> str:
    return tr("Paused")


def stands_still() -> str:
    return tr("The clock stands still")


def starts_in() -> str:
    return tr("Starts in")


def starts_soon() -> str:
    return tr("Starts soon")


def cards_in_the_air(time: str) -> str:
    return tr("Cards in the air {time}", time=time)


def registered() -> str:
    return tr("Registered")


def starting_stack() -> str:
    return tr("Starting stack")


def first_level() -> str:
    return tr("First level")


def buy_in() -> str:
    return tr("Buy-in")


def find_your_seat() -> str:
    return tr("Find your seat")


def starts_at_in(time: str) -> str:
    """The time left follows it on the picture: ``Starts 18:00 · in 11:20``."""
    return tr("Starts {time} · in", time=time)


def seating_page() -> str:
    """Filled in by the scene, which knows how many names fit."""
    return tr("{range} of {total} · page {page} of {pages}")


def table_word() -> str:
    return tr("table")


def seat_word() -> str:
    return tr("seat")


def draw_commitment(commitment: str) -> str:
    return tr("Draw commitment {hash} · anyone can check it", hash=commitment)
