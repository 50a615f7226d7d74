"""Seats as bits in the order in which the big blind reaches them (RULES A2, A4).

Bit 0 is the seat clockwise of the last big blind, the highest bit that blind's own seat. So the next
big blind is the lowest bit somebody sits on, the worst free position the lowest free one, and the next
small blind's seat always the highest. Whole fields are planned at once: bits keep that quick.
"""

from __future__ import annotations

from collections.abc import Iterable

NOWHERE = -1


def turned(seats: Iterable[int], after: int, size: int) -> int:
    """Return seats 1 to ``size``, each at most once, as bits counted clockwise from the seat after
    ``after``."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits >> (after + 1) | ((bits & ((2 << after) - 1)) >> 1) << (size - after)


def index_of(seat: int, after: int, size: int) -> int:
    return (seat - after - 1) % size


def seat_at(index: int, after: int, size: int) -> int:
    return (after + index) % size + 1


def lowest(bits: int) -> int:
    """Return the index of the lowest bit; ``NOWHERE`` if there is none."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """Return the index of the highest bit; ``NOWHERE`` if there is none."""
    return bits.bit_length() - 1


def next_of_two(occupied: int, button_was: int) -> tuple[int, int]:
    """Return button and big blind of two players where the button passes on and the big blind follows from
    it."""
    clockwise = occupied >> (button_was + 1) << (button_was + 1)
    button = lowest(clockwise or occupied)
    return button, lowest(occupied & ~(1 << button))


def button_and_big(
    occupied: int, usable: int, size: int, small_was: int, button_was: int, stays: bool, passes: bool = False
) -> tuple[int, int]:
    """Where the button and the big blind of the next hand are (RULES A2, A3), by index.

    ``occupied`` and ``usable`` are the seats somebody sits on and the seats that are not closed;
    ``small_was`` is the last small blind's seat, dead or not, ``NOWHERE`` if nobody knows it. ``stays``:
    over an empty seat the button stays where it was, else it stands there dead. ``passes``: with two left
    the button passes to the next player and the big blind is the other; else the big blind moves on.
    """
    big = lowest(occupied)
    if occupied.bit_count() == 2:
        return next_of_two(occupied, button_was) if passes else (highest(occupied), big)
    own = 1 << (size - 1)
    button = small_was
    if button == NOWHERE:
        button = button_was if stays else highest(usable & ~own)
    if stays and not occupied >> button & 1:
        button = button_was
    if button <= big:
        # The blinds have gone right round to it: heads-up has ended, or all others are newcomers. The
        # button is then with the last player before the small blind.
        button = max(highest(occupied & ~own), big)
    return button, big
