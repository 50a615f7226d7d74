"""What a rulebook's parameters and their values are called, in the words of the floor.

Every value is a statement without its full stop: it is a choice where a house rule is made, and the sentence
where a book has none of its own.
"""

from __future__ import annotations

from gui.words import rulebook_play as play
from gui.words.tr import mark

GROUPS = {
    "positions": mark("Positions and the button"),
    "draw": mark("The draw"),
    "final_table": mark("Final table"),
    "entering": mark("Entering"),
    "tournament": mark("The management"),
    "balance": mark("Balancing"),
    "moving": mark("Moving"),
    "breaking": mark("Breaking tables"),
} | play.GROUPS

NAMES = {
    "positions.empty_button": mark("An empty seat for the button"),
    "positions.heads_up": mark("From three players to two"),
    "draw.seats": mark("How seats are given out"),
    "draw.accessible": mark("Accessible seats"),
    "draw.seeded": mark("Seeded draw"),
    "draw.first_days": mark("When first days merge"),
    "draw.wrong_seat": mark("A player in the wrong seat"),
    "final_table.redraw": mark("Seats at the final table"),
    "final_table.size": mark("Size of the final table"),
    "final_table.not_heads_up_events": mark("Heads-up events"),
    "entering.late": mark("Entering after the start"),
    "entering.late_seat": mark("Seat of a late entry"),
    "entering.stack": mark("Stack of a late entry"),
    "entering.late_wait": mark("Dealt in, or waiting"),
    "entering.absent": mark("A stack without its player"),
    "entering.absent_leaves": mark("When an absent stack leaves play"),
    "entering.rebuy_seat": mark("Seat after a re-buy"),
    "entering.rebuy_declared": mark("Until when a re-buy is declared"),
    "entering.rebuy_owes_bets": mark("Bets made while waiting for chips"),
    "entering.rebuy_undeclared": mark("A re-buy not declared in time"),
    "entering.rebuy_announced": mark("What a player waiting for chips plays for"),
    "entering.reentry_seat": mark("Seat of a re-entry"),
    "entering.surrendered": mark("Chips given up for a re-entry"),
    "entering.handover": mark("Handing over a seat"),
    "entering.refund": mark("Money back"),
    "entering.alternate_seat": mark("Seat of an alternate"),
    "tournament.altered": mark("Altering or cancelling"),
    "tournament.rulings_reported": mark("Departures from the rules"),
    "balance.due_difference": mark("When tables are balanced"),
    "balance.due_force": mark("Whether it must be done"),
    "balance.may_tighten": mark("Balancing more tightly later"),
    "balance.from": mark("Which table gives a player"),
    "balance.who": mark("Who moves"),
    "balance.to": mark("To which seat"),
    "balance.wait": mark("Dealt in, or waiting"),
    "balance.destination": mark("Which table gets the player"),
    "balance.destination_fixed": mark("Choosing another table"),
    "balance.halt": mark("A short table stops dealing"),
    "balance.near": mark("Taking a player from nearby"),
    "balance.option_kept": mark("Changing the method"),
    "moving.dodged_blind": mark("A blind dodged on purpose"),
    "breaking.order": mark("Break order"),
    "breaking.announced": mark("Announcing the order"),
    "breaking.due": mark("When a table breaks"),
    "breaking.seats": mark("How the new seats are given out"),
    "breaking.wait": mark("Dealt in, or waiting"),
    "breaking.staff_moves_absent": mark("An absent player's chips"),
} | play.NAMES

WORDS: dict[str, dict[str, str]] = {
    "positions.empty_button": {
        "dead": mark("The button stands dead at the empty seat"),
        "stays": mark("The button stays where it was for that hand"),
    },
    "positions.heads_up": {
        "big_blind_moves_on": mark("The big blind moves on, even if somebody has the button twice"),
        "button_moves_on": mark("The button moves on, even if somebody posts the big blind twice"),
    },
    "draw.seats": {
        "random": mark("Seats are drawn, never chosen"),
        "by_hand": mark("Seats are drawn or given out by the director"),
    },
    "draw.accessible": {
        "first": mark("Who needs an accessible seat is seated before anybody else is drawn"),
        "by_hand": mark("The director seats who needs an accessible seat"),
    },
    "draw.seeded": {
        "if_announced": mark("The biggest stacks are kept apart only if that was announced before the start"),
        "setting": mark("The director may keep the biggest stacks apart whenever seats are drawn"),
    },
    "draw.first_days": {
        "announced_by_start": mark("How seats are drawn again is announced by the start"),
        "setting": mark("The director decides at any time how seats are drawn again"),
    },
    "draw.wrong_seat": {
        "moved_with_stack": mark("Moves to the right seat with the stack as it is"),
        "by_hand": mark("The director rules where the player goes"),
    },
    "entering.late": {
        "forbidden": mark("Nobody enters after the start"),
        "until_level": mark("Late registration is open until the level that is set"),
    },
    "entering.late_seat": {
        "random": mark("A late entry draws any free seat at any table"),
        "shortest": mark("A late entry draws a free seat at the shortest table"),
        "by_hand": mark("A late entry's seat is drawn or given out by the director"),
    },
    "entering.stack": {
        "full": mark("Who enters after the start has a full stack"),
        "by_director": mark("Who enters after the start has the stack that the director sells"),
    },
    "entering.late_wait": {
        "between_small_blind_and_button": mark(
            "Between small blind and button a new player waits until the button has passed"
        ),
        "none": mark("A new player is dealt in at once, wherever the seat is"),
    },
    "entering.absent": {
        "blinded": mark("An absent player's stack posts blinds and antes"),
        "not_blinded": mark("An absent player's stack posts nothing"),
    },
    "entering.absent_leaves": {
        "when_blinded_off": mark("It stays until the blinds have taken it"),
        "by_director": mark("The director decides when it leaves play"),
    },
    "entering.rebuy_seat": {
        "kept": mark("A player who re-buys keeps the seat"),
        "drawn": mark("A player who re-buys draws a new seat"),
    },
    "entering.rebuy_declared": {
        "before_first_card": mark("It is declared before the first card of the next hand"),
        "before_next_hand": mark("It is declared before the next hand begins, with its shuffle"),
    },
    "entering.rebuy_undeclared": {
        "out": mark("Who has not declared a re-buy in time is out"),
        "by_director": mark("The director rules on a re-buy that was not declared in time"),
    },
    "entering.reentry_seat": {
        "random": mark("Who enters again draws any free seat at any table"),
        "shortest": mark("Who enters again draws a free seat at the shortest table"),
        "kept": mark("Who enters again keeps the old seat"),
        "by_hand": mark("A re-entry's seat is drawn or given out by the director"),
    },
    "entering.surrendered": {
        "leave_play": mark("Chips given up for a re-entry leave play"),
        "not_allowed": mark("Chips may not be given up for a re-entry"),
    },
    "entering.handover": {
        "forbidden_after_start": mark("Nobody hands over a seat once play has begun"),
        "allowed": mark("A seat may be handed over to somebody else"),
    },
    "entering.refund": {
        "none_after_start": mark("Nothing is paid back after the start"),
        "by_director": mark("The director decides about the entry of one who must leave"),
    },
    "entering.alternate_seat": {
        "random": mark("An alternate draws any free seat at any table"),
        "shortest": mark("An alternate draws a free seat at the shortest table"),
        "by_hand": mark("An alternate's seat is drawn or given out by the director"),
    },
    "tournament.altered": {
        "management": mark("The management may alter or cancel the tournament, with a reason"),
        "override": mark("Altering or cancelling the tournament is a departure from the rules"),
    },
    "balance.due_force": {
        "must": mark("Balancing that is due is carried out"),
        "proposed": mark("Balancing that is due is proposed; the director may put it aside"),
    },
    "balance.from": {
        "most_players_then_breaks_first": mark("The one with most players; of equal ones the first to break"),
        "most_players_then_breaks_last": mark("The one with most players; of equal ones the last to break"),
    },
    "balance.who": {
        "same_position_worst_first": mark(
            "Who can keep the position to the big blind, the worst position first, never the small blind"
        ),
        "next_big_blind": mark("Next hand's big blind"),
    },
    "balance.to": {
        "same_position": mark("The same position to the big blind as the one that was left"),
        "nearest_big_blind": mark("As near the big blind as possible, best on it"),
        "worst_position": mark("The worst position, a single big blind included, never the small blind"),
        "big_blind_else_next_clockwise": mark("The big blind, else the first free seat clockwise from it"),
    },
    "balance.wait": {
        "on_button_or_small_blind": mark(
            "On the button or the small blind a moved player sits out until it has passed"
        ),
        "between_small_blind_and_button": mark(
            "Between small blind and button a moved player waits until the button has passed"
        ),
        "none": mark("A moved player is dealt in at once, wherever the seat is"),
    },
    "balance.destination": {
        "shortest_then_breaks_last": mark("The shortest; of equal ones the last to break"),
        "shortest_then_breaks_first": mark("The shortest; of equal ones the first to break"),
    },
    "breaking.order": {
        "highest_number_first": mark("By number, the highest first"),
        "lowest_number_first": mark("By number, the lowest first"),
        "by_director": mark("The director chooses; the table opened last is proposed"),
    },
    "breaking.due": {
        "players_fit": mark("As soon as its players fit at the other tables"),
        "by_director": mark("When the director says so"),
    },
    "breaking.seats": {
        "two_step_random": mark("The seats are drawn and shuffled, then the players draw them"),
        "one_step_random": mark("Each player is given a random seat"),
    },
    "breaking.wait": {
        "between_small_blind_and_button": mark(
            "Between small blind and button the player waits until the button has passed"
        ),
        "none": mark("The player is dealt in at once, wherever the seat is"),
    },
} | play.WORDS

# What holds where the switch is on, and where it is off.
FLAGS: dict[str, tuple[str, str]] = {
    "final_table.redraw": (
        mark("All seats of the final table are drawn again"),
        mark("Seats are not drawn again for the final table"),
    ),
    "final_table.not_heads_up_events": (
        mark("Heads-up events have no larger final table"),
        mark("Heads-up events have a final table like any other"),
    ),
    "entering.rebuy_owes_bets": (
        mark("Bets made before the chips arrive are owed too"),
        mark("Bets made before the chips arrive are not owed"),
    ),
    "entering.rebuy_announced": (
        mark("The table is told how much the player plays for"),
        mark("Nobody need be told how much the player plays for"),
    ),
    "tournament.rulings_reported": (
        mark("Departures from the rules are reported with their motivation"),
        mark("Departures from the rules are logged; no report is owed"),
    ),
    "balance.may_tighten": (
        mark("The director may balance at a smaller difference as the event goes on"),
        mark("The difference stays the same all tournament"),
    ),
    "balance.destination_fixed": (
        mark("The table is set beforehand; another one is a departure from the rules"),
        mark("The director may choose another of the short tables"),
    ),
    "balance.option_kept": (
        mark("The method is kept all tournament; changing it is a departure from the rules"),
        mark("The method may be changed at any time"),
    ),
    "breaking.announced": (
        mark("The break order, and a change of it, is announced"),
        mark("The break order need not be announced"),
    ),
    "breaking.staff_moves_absent": (
        mark("The staff carries an absent player's chips to the new seat"),
        mark("Nobody need carry an absent player's chips"),
    ),
} | play.FLAGS

NUMBERS = {"balance.due_difference": mark("Once one has {n} players fewer than another")} | play.NUMBERS

# A rule to choose: its name among the others, and the sentence with its fields filled in.
RULES: dict[str, dict[str, tuple[str, str]]] = {
    "final_table.size": {
        "table_plus": (
            mark("A full table and some more"),
            mark("A full table and {plus} more, never more than {most}"),
        ),
        "map": (mark("By the size of the tables"), mark("By the size of the tables: {sizes}")),
        "director": (mark("The director sets it"), mark("The director sets it")),
    },
    "balance.halt": {
        "none": (mark("Never"), mark("A short table plays on until it is balanced")),
        "short_of_largest": (
            mark("So many players short of the largest table"),
            mark("A table {short} or more players short of the largest stops dealing{by_director_in}"),
        ),
        "short_when_big_blind_would_be_empty": (
            mark("So many short by eliminations, once its big blind would fall on an empty seat"),
            mark("A table {short} or more players short by eliminations stops dealing once its big"
                 " blind would fall on an empty seat{by_director_in}"),
        ),
    },
    "balance.near": {
        "never": (mark("Never"), mark("The player comes from the table that has to give one")),
        "above_tables": (
            mark("With many tables left"),
            mark("With more than {above} tables left the player may come from any table nearby:"
                 " {who}, to {to}; {wait}"),
        ),
    },
    "moving.dodged_blind": {
        "by_director": (mark("The director rules"), mark("The director rules on it")),
        "penalty": (mark("A penalty"), mark("It costs a penalty {on}")),
        "dead_money_or_penalty": (
            mark("The money into the pot, a penalty, or both"),
            mark("It costs the blinds as dead money, a penalty, or both, {on}"),
        ),
    },
} | play.RULES  # fmt: skip

FIELDS = {
    "final_table.size": {
        "plus": mark("More than a full table"),
        "most": mark("Never more than"),
        "sizes": mark("Seats at a table: at the final table"),
    },
    "balance.halt": {"short": mark("Players short"), "by_director_in": mark("The director's choice instead")},
    "balance.near": {
        "above": mark("With more tables than"), "who": mark("Who moves"), "to": mark("To which seat"),
        "wait": mark("Dealt in, or waiting"),
    },
    "moving.dodged_blind": {"on": mark("When moving from")},
} | play.FIELDS  # fmt: skip

# A field's words: as a choice, and as a part of the rule's sentence.
FIELD_WORDS: dict[tuple[str, str], dict[str, tuple[str, str]]] = {
    ("balance.halt", "by_director_in"): {
        "none": (mark("in no event"), ""),
        "six_max_and_turbo": (
            mark("in six-max and turbo events"),
            mark("; in six-max and turbo events the director decides"),
        ),
    },
    ("balance.near", "who"): {
        "same_position_worst_first": (
            mark("who can keep the position, the worst first"),
            mark("who can keep the position, the worst first"),
        ),
        "next_big_blind": (mark("next hand's big blind"), mark("next hand's big blind")),
    },
    ("balance.near", "to"): {
        "same_position": (mark("the same position"), mark("the same position")),
        "nearest_big_blind": (mark("as near the big blind as possible"), mark("a seat near the big blind")),
        "worst_position": (mark("the worst position"), mark("the worst position")),
        "big_blind_else_next_clockwise": (
            mark("the big blind, else the first free seat after it"),
            mark("the big blind, else the first free seat after it"),
        ),
    },
    ("balance.near", "wait"): {
        "on_button_or_small_blind": (
            mark("sits out on button and small blind"),
            mark("who lands on button or small blind sits out"),
        ),
        "between_small_blind_and_button": (
            mark("waits between small blind and button"),
            mark("who lands between small blind and button waits"),
        ),
        "none": (mark("is dealt in at once"), mark("dealt in at once")),
    },
    ("moving.dodged_blind", "on"): {
        "any_move": (mark("any table"), mark("on any move")),
        "broken_table": (mark("a broken table only"), mark("when moving from a broken table")),
    },
}

OPTIONS = {
    "player_dealt": mark("players deal"),
    "nearest_before_big_blind": mark("the seat soonest to post the big blind"),
}
