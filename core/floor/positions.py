"""Button, blinds and positions of the next hand (procedures A2 to A4), from the seats of the last one.

Seats are numbered clockwise from 1 (procedure A1). The big blind goes on to the next player whatever happens,
so nobody escapes it and nobody has it twice because another was eliminated (SvePoF §6.7, tda-nl 6);
small blind and button follow in its steps, over empty seats too.

Seats as bits in the order in which the big blind reaches them (procedures A2 and A4).

Bit 0 is the seat clockwise of the last big blind, the highest bit that blind's own seat. So the next
big blind is the lowest bit somebody sits on, the worst free position the lowest free one, and the next
small blind's seat always the highest. Whole fields are planned at once: bits keep that quick."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from core.say.said import ByFields
from core.tournament.table import Blinds

NOWHERE = -1


def turned(seats: Iterable[int], after: int, size: int) -> int:
    """Return seats 1 to ``size`` as bits counted clockwise from the seat after ``after``."""
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
    """Return button and big blind of two players where the button passes on."""
    clockwise = occupied >> (button_was + 1) << (button_was + 1)
    button = lowest(clockwise or occupied)
    return button, lowest(occupied & ~(1 << button))


def button_and_big(
    occupied: int, usable: int, size: int, small_was: int, button_was: int, stays: bool, passes: bool = False
) -> tuple[int, int]:
    """Return the button and the big blind of the next hand (procedures A2 and A3), by index.

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


# The button when the last small blind's seat is empty: it stands there dead (tda-nl 6, CPC dead button), or
# stays where it was for that hand (SvePoF §6.7).
EmptyButton = Literal["dead", "stays"]
# When two of three players are left: the big blind moves on, or the button does and the other player posts
# the big blind.
HeadsUp = Literal["big_blind_moves_on", "button_moves_on"]


@dataclass(frozen=True, eq=False, repr=False)
class Ring(ByFields):
    """The seats of a table. ``closed`` seats take nobody and are no positions; the rest are open."""

    size: int
    occupied: tuple[int, ...]
    closed: tuple[int, ...] = ()


class Role(Enum):
    """The position of a seat in the next hand. ``WAITS``: between button and small blind, no cards until the
    button has passed (procedure A4). Heads-up the button is ``SMALL``."""

    BIG = "big"
    SMALL = "small"
    BUTTON = "button"
    WAITS = "waits"
    PLAYS = "plays"


def next_hand(
    ring: Ring, last: Blinds, empty_button: EmptyButton = "dead", heads_up: HeadsUp = "big_blind_moves_on"
) -> Blinds:
    """Return the next hand's button and blinds (procedures A2 and A3); ValueError with fewer than two
    players.

    Heads-up the button posts the small blind. Where the big blind moves on from three to two as well, a
    player may have the button twice in a row, but never the big blind (SvePoF §2.13); where the button
    does, it is the other way round.
    """
    if len(ring.occupied) < 2:
        raise ValueError("a hand needs two players")
    occupied, button, big = _next(ring, last, (), empty_button, heads_up)
    at_button = seat_at(button, last.big, ring.size)
    at_big = seat_at(big, last.big, ring.size)
    if len(ring.occupied) == 2:
        return Blinds(at_button, at_button, at_big)
    if highest(occupied) == ring.size - 1:
        return Blinds(at_button, last.big, at_big)
    return Blinds(at_button, None, at_big, last.big)


def role_of(
    ring: Ring,
    last: Blinds,
    seat: int,
    empty_button: EmptyButton = "dead",
    heads_up: HeadsUp = "big_blind_moves_on",
) -> Role:
    """Return a player's role in that seat in the next hand; a free seat is judged as if he sat there."""
    newcomer = () if seat in ring.occupied else (seat,)
    occupied, button, big = _next(ring, last, newcomer, empty_button, heads_up)
    return role_at(index_of(seat, last.big, ring.size), occupied.bit_count(), button, big, ring.size)


def role_at(index: int, players: int, button: int, big: int, size: int) -> Role:
    """Return the same by index, where button and big blind are known."""
    if index == big:
        return Role.BIG
    if index == size - 1 or players == 2:
        return Role.SMALL
    if index == button:
        return Role.BUTTON
    return Role.WAITS if index > button else Role.PLAYS


def position_name(offset: int) -> str:
    """Return ``BB``, ``BB+1``, …: the sources write it so in every language."""
    return f"BB+{offset}" if offset else "BB"


def _next(
    ring: Ring, last: Blinds, newcomer: tuple[int, ...], empty_button: EmptyButton, heads_up: HeadsUp
) -> tuple[int, int, int]:
    """Return taken seats, button and big blind of the next hand, by index."""
    size, after = ring.size, last.big
    check_blinds(last, size)
    occupied = turned((*ring.occupied, *newcomer), after, size)
    usable = ((1 << size) - 1) & ~turned(ring.closed, after, size)
    button, big = button_and_big(
        occupied,
        usable,
        size,
        small_index(last, size),
        index_of(last.button, after, size),
        empty_button == "stays",
        heads_up == "button_moves_on",
    )
    return occupied, button, big


def small_index(last: Blinds, size: int) -> int:
    """Return the last small blind's seat, dead or not, by index."""
    seat = last.small_seat
    return NOWHERE if seat is None else index_of(seat, last.big, size)


def check_blinds(last: Blinds, size: int) -> None:
    """ValueError where the seats are not the table's, or the big blind is a second thing at once."""
    button, big, small = last.button, last.big, last.small_seat
    if not (0 < button <= size and 0 < big <= size and (small is None or 0 < small <= size)):
        raise ValueError(f"{last} are no seats of a table of {size}")
    if big in (button, small):
        raise ValueError(f"{last}: the big blind cannot be the button or the small blind too")
