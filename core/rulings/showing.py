"""The player who shows first at a showdown, and what was bet in vain."""

from __future__ import annotations

from core.rulings.found import Amount, Book, Facts, Found, ImpossibleError
from core.rulings.pots import uncalled as over_the_others
from core.rulings.turn import AGGRESSIVE

SHOWS_FIRST = {"aggressor": "the last to bet or raise", "left": "the first from the left of the button"}
LAST_ALL_IN = {"yes": "somebody went all-in on the last card", "no": "nobody went all-in on the last card"}
UNCALLED = {"some": "some chips were not called", "none": "everything was called"}


def shows_first(f: Facts, b: Book) -> Found:
    """Return the player who shows first: ``last_round`` is the betting on the last card, ``from_left`` the
    players still in, from the left of the button."""
    acts, left = f["last_round"], f["from_left"]
    for act in reversed(acts):
        if act.what in AGGRESSIVE:
            b.word("showdown.first_after_bet")
            if act.player not in left:
                raise ImpossibleError(f"from_left has to name {act.player}, who made the last bet or raise")
            return Found("aggressor", ("showdown.first_after_bet",), who=(act.player,))
    b.word("showdown.first_without_bet")
    return Found("left", ("showdown.first_without_bet",), who=(left[0],))


def last_all_in(f: Facts, b: Book) -> Found:
    """Return whether somebody went all-in in the last betting round."""
    return Found("yes" if any(act.what == "all-in" for act in f["last_round"]) else "no")


def uncalled(f: Facts, b: Book) -> Found:
    """Return how much of the player's chips nobody has matched: those go back."""
    who, over = over_the_others(f["in"])
    if who == f["who"] and over:
        lost = sum(x.chips for x in f["in"] if x.player == who) - over
        return Found("some", amounts=(Amount("player", "back", over), Amount("player", "lost", lost)))
    lost = sum(x.chips for x in f["in"] if x.player == f["who"])
    return Found("none", amounts=(Amount("player", "lost", lost),))


def in_the_pot(f: Facts, b: Book) -> Found:
    """Return the player's chips in the pot: all of them go with a dead hand."""
    chips = sum(x.chips for x in f["in"] if x.player == f["who"])
    return Found("found", amounts=(Amount("player", "lost", chips),))
