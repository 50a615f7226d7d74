"""The chip race of one table, and nothing else: no state, no chance (procedures F).

Odd chips are those that make no whole new chip for their player. Their value in new chips goes to the
highest cards, one card for each odd chip.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import lcm

from core.chips.cards import PACK, height, shuffled
from core.say.facts.chips import RaceHeld
from core.say.said import ByFields

# The word of ``race.suits``, the highest suit first.
SUIT_ORDER = {
    "spades_hearts_diamonds_clubs": "shdc",
    "hearts_spades_diamonds_clubs": "hsdc",
    "clubs_diamonds_hearts_spades": "cdhs",
}
Card = tuple[int, str]


@dataclass(frozen=True, eq=False, repr=False)
class Ways(ByFields):
    """The ways in which the rulebook races: ``count``, ``cards`` and ``suits`` are words of its parameters
    ``race.…``."""

    count: str
    cards: str
    suits: str
    most: int


def stack_limit(chip: int, new: int) -> int:
    """Return the most chips of one player that make no whole new chip."""
    return lcm(chip, new) // chip - 1


def new_chips(value: int, new: int, count: str) -> int:
    """Return how many new chips the odd chips' total makes (procedure F.count)."""
    return -(-value // new) if count == "round_up" else (2 * value + new) // (2 * new)


def seats_from(seats: Sequence[int], button: int | None) -> tuple[int, ...]:
    """Return the seats clockwise, from the first left of the button; without a button from seat 1."""
    return tuple(sorted(seats, key=lambda seat: (button is not None and seat <= button, seat)))


def dealing(odd: Mapping[int, int], order: Sequence[int], cards: str) -> tuple[int, ...]:
    """Return the seats that get the first card, the second, … (procedure F.cards)."""
    if cards == "all_before_next":
        return tuple(seat for seat in order for _ in range(odd[seat]))
    most = max(odd.values(), default=0)
    return tuple(seat for turn in range(most) for seat in order if odd[seat] > turn)


def dealt(secret: str, seats: Sequence[int]) -> tuple[Card, ...]:
    """Return the software's cards, in the order of ``dealing``; there are 52."""
    return tuple(zip(seats, shuffled(secret), strict=False))


def winners(cards: Sequence[Card], chips: int, most: int, suits: str) -> tuple[Card, ...]:
    """Return the players who get the new chips and their card, the highest first; nobody over ``most``."""
    return _won(cards, chips, most, SUIT_ORDER[suits])


def _won(cards: Sequence[Card], chips: int, most: int, order: str) -> tuple[Card, ...]:
    won = Counter[int]()
    cards_won: list[Card] = []
    for seat, card in sorted(cards, key=lambda x: height(x[1], order), reverse=True):
        if len(cards_won) < chips and won[seat] < most:
            won[seat] += 1
            cards_won.append((seat, card))
    return tuple(cards_won)


def suits_decide(cards: Sequence[Card], chips: int, most: int, suits: str) -> bool:
    """Return whether other players would have won with the suits reversed."""
    order = SUIT_ORDER[suits]
    return Counter(seat for seat, _ in _won(cards, chips, most, order)) != Counter(
        seat for seat, _ in _won(cards, chips, most, order[::-1])
    )


def chips_to_win(odd: Mapping[int, int], chip: int, new: int, ways: Ways) -> int:
    """Return the new chips in the race, for the odd chips' whole value."""
    return new_chips(chip * sum(odd.values()), new, ways.count)


# -- looking at a race that was held ----------------------------------------------------------------


def collected(race: RaceHeld) -> int:
    """Return the value of the odd chips taken in."""
    return race.chip * sum(count for _, count in race.odd)


def given(race: RaceHeld) -> int:
    """Return the value of the new chips handed out, without rescue chips."""
    return race.new * len(race.winners)


def rescued(race: RaceHeld) -> int:
    return race.rescue * len(race.rescued)


def dealt_right(race: RaceHeld) -> bool:
    """Return whether the cards follow from the secret; entered cards cannot be recomputed."""
    seats = [seat for seat, _ in race.cards]
    return not race.secret or (len(seats) <= len(PACK) and dealt(race.secret, seats) == race.cards)
