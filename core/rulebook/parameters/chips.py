"""Chip races, and chips that are found (RULES F)."""

from __future__ import annotations

from core.rulebook.kinds import number, word
from core.say.mark import mark

GROUPS = {
    "race": mark("Chip race"),
    "chips": mark("Chips"),
}

PARAMETERS = (
    word(
        "race.count", "F.count", mark("New chips for the odd ones"),
        round_up=mark("The odd chips' total in new chips, rounded up"),
        nearest_half_up=mark("The odd chips' total in new chips, to the nearest, a half upward"),
    ),
    word(
        "race.start", "F.start", mark("First race cards"),
        left_of_button=mark("The first racer left of the button gets the first card"),
        seat_1=mark("Seat 1 gets the first card"),
    ),
    word(
        "race.collected_from", "F.start", mark("Collecting the odd chips"),
        seat_1=mark("Odd chips are collected from seat 1 on"),
        left_of_button=mark("Odd chips are collected from the left of the button on"),
    ),
    word(
        "race.cards", "F.cards", mark("Race cards"),
        all_before_next=mark("A card for each odd chip, all of a player's before the next player's"),
        one_each_round=mark("A card for each odd chip, one to each player a round"),
    ),
    word(
        "race.suits", "F.winners", mark("Suits between equal ranks"),
        spades_hearts_diamonds_clubs=mark("Spades, hearts, diamonds, clubs"),
        hearts_spades_diamonds_clubs=mark("Hearts, spades, diamonds, clubs"),
        clubs_diamonds_hearts_spades=mark("Clubs, diamonds, hearts, spades"),
    ),
    number(
        "race.most", "F.max", mark("Most a player can win"),
        1, 3, mark("Most new chips for one player in a race: %n"),
    ),
    word(
        "race.rescue", "F.rescue", mark("A player left with nothing"),
        next_denomination=mark("Gets a chip of the denomination above the one raced off"),
        lowest_in_play=mark("Gets a chip of the lowest denomination that stays in play"),
        none=mark("Gets no chip"),
    ),
    word(
        "race.gone_colour", "F4", mark("Chips of a colour already gone"),
        exchanged_at_par=mark("They are exchanged at par; what is left over is removed"),
        removed=mark("They are removed"),
    ),
    word(
        "race.unscheduled", "F7", mark("A race that was not planned"),
        announced=mark("It is announced beforehand"),
        not_announced=mark("It need not be announced"),
    ),
    word(
        "chips.found", "F5", mark("Chips found or hidden"),
        leave_play=mark("They leave play"),
        by_director=mark("The director rules on them"),
    ),
)  # fmt: skip
