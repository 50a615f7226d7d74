"""Chip races, and chips that are found (procedures F)."""

from core.rulebook.kinds import number, word
from core.say.mark import mark

GROUPS = {"race": mark("Chip race"), "chips": mark("Chips")}

PARAMETERS = (
    word(
        "race.count", "F.count", mark("New chips for odd chips"),
        round_up=mark("The total of the odd chips is rounded up to whole new chips"),
        nearest_half_up=mark("The total of the odd chips is rounded to the nearest new chip, half up"),
    ),
    word(
        "race.start", "F.start", mark("First race cards"),
        left_of_button=mark("The first player in the race to the left of the button gets the first card"),
        seat_1=mark("Seat 1 gets the first card"),
    ),
    word(
        "race.collected_from", "F.start", mark("Collecting the odd chips"),
        seat_1=mark("Odd chips are collected from seat 1 on"),
        left_of_button=mark("Odd chips are collected from the left of the button on"),
    ),
    word(
        "race.cards", "F.cards", mark("Race cards"),
        all_before_next=mark("One card per odd chip; each player gets all cards before the next player"),
        one_each_round=mark("One card per odd chip, dealt one at a time around the table"),
    ),
    word(
        "race.suits", "F.winners", mark("Order of suits for equal ranks"),
        spades_hearts_diamonds_clubs=mark("Spades, hearts, diamonds, clubs"),
        hearts_spades_diamonds_clubs=mark("Hearts, spades, diamonds, clubs"),
        clubs_diamonds_hearts_spades=mark("Clubs, diamonds, hearts, spades"),
    ),
    number(
        "race.most", "F.max", mark("Most new chips per player"),
        1, 3, mark("Most new chips per player in one race: %n"),
    ),
    word(
        "race.rescue", "F.rescue", mark("Player left without chips"),
        next_denomination=mark("The player gets one chip of the next higher denomination"),
        lowest_in_play=mark("The player gets one chip of the lowest denomination in play"),
        none=mark("The player gets no chip"),
    ),
    word(
        "race.gone_colour", "F4", mark("Chips already out of play"),
        exchanged_at_par=mark("They are exchanged at par; a remainder smaller than one chip is removed"),
        removed=mark("They are removed"),
    ),
    word(
        "race.unscheduled", "F7", mark("Unplanned colour-up"),
        announced=mark("It is announced beforehand"),
        not_announced=mark("It need not be announced"),
    ),
    word(
        "chips.found", "F5", mark("Found or hidden chips"),
        leave_play=mark("They leave play"),
        by_director=mark("The director rules on them"),
    ),
)  # fmt: skip
