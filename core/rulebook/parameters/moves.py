"""Balancing and breaking tables (procedures D and E)."""

from core.rulebook.kinds import Number, Part, Word, alternative, flag, number, one_of, word
from core.say.mark import mark

GROUPS = {"balance": mark("Balancing"), "moving": mark("Moving"), "breaking": mark("Breaking tables")}

# The events in which halting is the director's choice instead.
_BY_DIRECTOR_IN = Part(
    mark("Director's choice"),
    Word(
        {
            "none": mark("in no event"),
            "six_max_and_turbo": mark("in six-max and turbo events"),
        }
    ),
    {
        "none": "",
        "six_max_and_turbo": mark("; in six-max and turbo events the director decides"),
    },
)
_MOVED_FROM = Part(
    mark("When moving from"),
    Word(
        {
            "any_move": mark("any table"),
            "broken_table": mark("a broken table only"),
        }
    ),
    {
        "any_move": mark("on any move"),
        "broken_table": mark("when moving from a broken table"),
    },
)
_SHORT = Part(mark("Players short"), Number(2, 9))

PARAMETERS = (
    number(
        "balance.due_difference", "D.due", mark("When tables are balanced"),
        2, 9, mark("Once one table has %n players fewer than another"),
    ),
    word(
        "balance.due_force", "D.due", mark("Whether balancing is required"),
        must=mark("Balancing that is due must be carried out"),
        proposed=mark("Balancing that is due is proposed; the director may dismiss it"),
    ),
    flag(
        "balance.may_tighten", "D.due", mark("Balancing more tightly later"),
        on=mark("The director may balance at a smaller difference as the event goes on"),
        off=mark("The difference stays the same all tournament"),
    ),
    word(
        "balance.from", "D.from", mark("Which table gives a player"),
        most_players_then_breaks_first=mark("The largest; of equal ones the first to break"),
        most_players_then_breaks_last=mark("The largest; of equal ones the last to break"),
    ),
    word(
        "balance.who", "D.who", mark("Who moves"),
        same_position_worst_first=mark(
            "The player who can keep the position to the big blind, the worst position first, "
            "never the small blind"
        ),
        next_big_blind=mark("Next hand's big blind"),
    ),
    word(
        "balance.to", "D.to", mark("To which seat"),
        same_position=mark("The same position to the big blind as before"),
        nearest_big_blind=mark("As near the big blind as possible, ideally on it"),
        worst_position=mark("The worst position, even a single big blind, never the small blind"),
        big_blind_else_next_clockwise=mark("The big blind, else the first free seat clockwise from it"),
    ),
    word(
        "balance.wait", "D.to", mark("Dealt in, or waiting"),
        on_button_or_small_blind=mark(
            "On the button or the small blind a moved player sits out until it has passed"
        ),
        between_small_blind_and_button=mark(
            "Between small blind and button a moved player waits until the button has passed"
        ),
        none=mark("A moved player is dealt in at once, wherever the seat is"),
    ),
    word(
        "balance.destination", "D.table", mark("Which table gets the player"),
        shortest_then_breaks_last=mark("The shortest; of equal ones the last to break"),
        shortest_then_breaks_first=mark("The shortest; of equal ones the first to break"),
    ),
    flag(
        "balance.destination_fixed", "D.table", mark("Choosing another table"),
        on=mark("The table is set beforehand; another one is a departure from the rules"),
        off=mark("The director may choose another of the short tables"),
    ),
    # Short by eliminations since the table was opened or drawn again.
    one_of(
        "balance.halt", "D.halt", mark("A short table stops dealing"),
        none=alternative(mark("Never"), mark("A short table plays on until it is balanced")),
        short_of_largest=alternative(
            mark("By players short of the largest table"),
            mark("A table {short} or more players short of the largest stops dealing{by_director_in}"),
            short=_SHORT,
            by_director_in=_BY_DIRECTOR_IN,
        ),
        short_when_big_blind_would_be_empty=alternative(
            mark("By players short by eliminations, once its big blind would fall on an empty seat"),
            mark(
                "A table {short} or more players short by eliminations stops dealing once its big blind "
                "would fall on an empty seat{by_director_in}"
            ),
            short=_SHORT,
            by_director_in=_BY_DIRECTOR_IN,
        ),
    ),
    one_of(
        "balance.near", "D2", mark("Taking a player from nearby"),
        never=alternative(mark("Never"), mark("The player comes from the table that has to give one")),
        above_tables=alternative(
            mark("With many tables left"),
            mark(
                "With more than {above} tables left the player may come from any table nearby: {who}, to "
                "{to}; {wait}"
            ),
            above=Part(mark("With more tables than"), Number(2, 99)),
            who=Part(
                mark("Who moves"),
                Word({
                    "same_position_worst_first": mark("the player who can keep the position, the worst "
                                                      "first"),
                    "next_big_blind": mark("next hand's big blind"),
                }),
            ),
            to=Part(
                mark("To which seat"),
                Word({
                    "same_position": mark("the same position"),
                    "nearest_big_blind": mark("as near the big blind as possible"),
                    "worst_position": mark("the worst position"),
                    "big_blind_else_next_clockwise": mark("the big blind, else the first free seat after it"),
                }),
                {"nearest_big_blind": mark("a seat near the big blind")},
            ),
            wait=Part(
                mark("Dealt in, or waiting"),
                Word({
                    "on_button_or_small_blind": mark("sits out on button and small blind"),
                    "between_small_blind_and_button": mark("waits between small blind and button"),
                    "none": mark("is dealt in at once"),
                }),
                {
                    "on_button_or_small_blind": mark("a player who lands on button or small blind sits "
                                                     "out"),
                    "between_small_blind_and_button": mark("a player who lands between small blind and "
                                                           "button waits"),
                    "none": mark("dealt in at once"),
                },
            ),
        ),
    ),
    flag(
        "balance.option_kept", "D3", mark("Changing the method"),
        on=mark("The method is kept all tournament; changing it is a departure from the rules"),
        off=mark("The method may be changed at any time"),
    ),
    one_of(
        "moving.dodged_blind", "D6", mark("A blind dodged on purpose"),
        by_director=alternative(mark("The director rules"), mark("The director rules on it")),
        penalty=alternative(
            mark("A penalty"),
            mark("It costs a penalty {on}"),
            on=_MOVED_FROM,
        ),
        dead_money_or_penalty=alternative(
            mark("The money into the pot, a penalty, or both"),
            mark("It costs the blinds as dead money, a penalty, or both, {on}"),
            on=_MOVED_FROM,
        ),
    ),
    word(
        "breaking.order", "E1", mark("Break order"),
        highest_number_first=mark("By number, the highest first"),
        lowest_number_first=mark("By number, the lowest first"),
        by_director=mark("The director chooses; the table opened last is proposed"),
    ),
    # A duty, as is carrying an absent player's chips.
    flag(
        "breaking.announced", "E1", mark("Announcing the order"),
        on=mark("The break order, and a change of it, is announced"),
        off=mark("The break order need not be announced"),
    ),
    word(
        "breaking.due", "E2", mark("When a table breaks"),
        players_fit=mark("As soon as its players fit at the other tables"),
        by_director=mark("When the director decides"),
    ),
    word(
        "breaking.seats", "E3", mark("How the new seats are given out"),
        two_step_random=mark("The seats are drawn and shuffled, then the players draw them"),
        one_step_random=mark("Each player is given a random seat"),
    ),
    word(
        "breaking.wait", "E4", mark("Dealt in, or waiting"),
        between_small_blind_and_button=mark(
            "Between small blind and button the player waits until the button has passed"
        ),
        none=mark("The player is dealt in at once, wherever the seat is"),
    ),
    flag(
        "breaking.staff_moves_absent", "E5", mark("An absent player's chips"),
        on=mark("The staff carries an absent player's chips to the new seat"),
        off=mark("Nobody need carry an absent player's chips"),
    ),
)  # fmt: skip
