"""The tournament's settings and the product's defaults for them."""

from __future__ import annotations

from typing import NamedTuple

# More than any club's money, chips or blinds; a number beyond it is a slip of the finger.
LARGEST = 10**12

DEFAULTS: dict[str, str | int | None] = {
    "title": "",
    "club": "",
    "currency": "",
    # how many decimals its amounts have; every amount is an integer of the smallest unit
    "decimals": 0,
    # the last level in which somebody may still enter; None: no limit is set
    "late": None,
    # seats at a table opened without a size
    "seats": 9,
    # the prizes of the places below the first are multiples of this many currency units; where several
    # share places, what they win together is split to the whole unit
    "rounding": 1,
    # how they are rounded: "nearest" or "down"
    "rounded": "nearest",
    # the place that gets what rounding leaves, where it can
    "remainder": 1,
    # who gets what is in no place's share: the "place" of the remainder, or the "house"; "refuse": such
    # shares are refused
    "unshared": "place",
    # the winner "keep"s what is on his own head; or one head's worth is in the "pool" from the start
    "own-bounty": "keep",
    # "on": every purchase is owed until it is collected, and prizes are paid from the till; else what is
    # entered counts as paid
    "till": "off",
    # how the club takes and pays money, in its own words; the first is cash
    "methods": "Cash, Swish, Card",
    # at how many players fewer than another a table is balanced; None: the rulebook's
    "difference": None,
    # players at the final table where the rulebook leaves it to the director; None: a full table
    "final": None,
    # "cards": seats are drawn with physical cards in the room, and typed; empty: the PC draws
    "draw": "",
    # "none": the director knows of no (more) seats that a wheelchair reaches than are marked
    "accessible-seats": "",
    # "yes": a turbo event, where some rulebooks leave more to the director
    "turbo": "",
    # what the table's ante is where few sit there, in percent: "5=50% 3=25%", at five or fewer half of it
    "antes": "",
    # the colours of the chips where they are not the usual ones: "25=green 100=black"
    "chip-colours": "",
    # decks are changed at every so many levels, where the house says when; None: it has not said
    "decks": None,
    # how many seconds a page of what a format shows the room stands
    "pages": 15,
    # how names are listed: by "surname" or by "first" names, and with å, ä, ö after z ("swedish") or with
    # a and o ("latin")
    "names": "surname",
    "alphabet": "swedish",
    # when the hall closes, "HH:MM" local; empty: not known
    "closes": "",
}
NUMBERS = {
    "decimals": (0, 2), "late": (1, 999), "seats": (2, 23), "rounding": (1, 1_000_000),
    "remainder": (1, 1000), "difference": (2, 9), "final": (2, 12), "decks": (1, 99), "pages": (3, 600),
}  # fmt: skip
"""The settings that are numbers, each with the least and the most; of an amount the least is in the smallest
unit, the most in the currency."""
AMOUNTS = frozenset({"rounding"})
"""The settings that are amounts; their defaults are in the currency."""


class Currency(NamedTuple):
    """The currency of a tournament, as it is written, and how many decimals its amounts have."""

    sign: str = ""
    decimals: int = 0

    @property
    def plain(self) -> Currency:
        """Return it without its sign, for amounts that stand beside one that has it."""
        return Currency("", self.decimals)


NO_CURRENCY = Currency()
_CENTS = frozenset(("€", "EUR", "CHF", "$", "USD", "£", "GBP"))


def usual_decimals(sign: str) -> int:
    """Return how many decimals amounts of a currency usually have: two of the euro, none of the krona, whose
    smallest coin is the whole one."""
    return 2 if sign.strip().upper() in _CENTS else 0
