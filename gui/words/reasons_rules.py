"""What a rulebook forbids, in one sentence each (see ``gui.words.reasons``): the clause is put after it."""

from __future__ import annotations

from core.say.reasons import Why
from gui.words.tr import mark

WORDS: dict[Why, tuple[str, ...]] = {
    Why.STILL_DUE: (
        mark("Table {from_table} still has {from_players}, table {to_table} has {to_players}."),
        mark("The final table is still to be drawn: {players} are left, it seats {size}."),
        mark("Table {table} is still open, with {players} players."),
        mark("It is still as it was."),
    ),
    Why.SEATS_ARE_DRAWN: (
        mark("Seats are drawn, not chosen: leave the seat out, and {name} draws one."),
        mark("Seats are drawn, not chosen. Leave the seat out."),
    ),
    Why.LATE_FORBIDDEN: (
        mark("Nobody enters after the start. {name} counts only if paid, or qualified, before it."),
        mark("Nobody enters after the start."),
    ),
    Why.STACK_NOT_FULL: (
        mark("{name} starts with a full stack of {full} chips, not with {chips}."),
        mark("Who enters now starts with a full stack."),
    ),
    Why.STACK_STAYS: (
        mark("{name}'s stack at {seat} stays in play until the blinds have taken it."),
        mark("An absent stack stays in play until the blinds have taken it."),
    ),
    Why.NOT_ABSENT: (mark("{name} is here. Only an absent player's stack is removed."),
                     mark("Only an absent player's stack is removed.")),
    Why.PRESENT_SO: (mark("{name} is marked so already."), mark("The player is marked so already.")),
    Why.NOT_ANNOUNCED: (mark("Not announced before the start: {what}."),
                        mark("That was not announced before the start.")),
    Why.REDRAW_NOT_SET: (mark("No redraw of all seats was set for now."),),
    Why.SET_BEFORE_START: (mark("Redraws are set before the start."),),
    Why.STACKS_UNKNOWN: (
        mark("Nobody's stack is known, so the biggest cannot be kept apart. Count the stacks first."),
    ),
    Why.RULED_BY_HAND: (
        mark("The rulebook does not send {name} to {seat} by itself: the director rules and moves by hand."),
        mark("The rulebook does not say who goes where here: the director rules and moves by hand."),
    ),
    Why.BAD_PLACE: (mark("Columns and rows of the floor are numbered from 1 to {most}."),
                    mark("There is no such place.")),
    Why.STANDS_SO: (mark("Table {table} stands there already."), mark("It stands there already.")),
    Why.SEAT_MARKED_SO: (mark("Seat {seat} is marked so already."), mark("The seat is marked so already.")),
    Why.TOO_MANY_FOR_FINAL: (
        mark("{players} players are left; the final table seats {size}."),
        mark("Too many players are left for a final table."),
    ),
    Why.FINAL_FIXED: (
        mark("At tables of {seats} the final table seats {size}."),
        mark("The rulebook says how many the final table seats."),
    ),
    Why.ONE_TABLE_LEFT: (mark("Only table {table} is left."), mark("Only one table is left."),),
    Why.BLINDS_UNKNOWN: (
        mark("Say who had the big blind last at table {table} first."),
        mark("Say first who had the big blind last at that table."),
    ),
    Why.BLINDS_CLASH: (
        mark("Seat {seat} cannot have the big blind and another blind or the button too."),
        mark("One seat cannot have the big blind and another blind or the button too."),
    ),
    Why.TOO_FEW_AT_TABLE: (mark("A hand needs two players; table {table} has {players}."),
                           mark("A hand needs two players.")),
    Why.TRACKED_SO: (mark("The hands of table {table} are told, or not told, so already."),
                     mark("The hands of that table are told, or not told, so already.")),
    Why.NOT_WAITING: (mark("{name} is dealt in already."), mark("The player is dealt in already.")),
    Why.NOT_BY_METHOD: (
        mark("By the rulebook {meant_name} goes to {meant_seat}, not to {seat}."),
        mark("The rulebook moves somebody else, or to another seat."),
    ),
    Why.NOT_NEARBY: (
        mark("The player does not come from table {table}, but from the one that has to give a player."),
        mark("The player comes from the table that has to give one, not from another."),
    ),
    Why.DIFFERENCE_FIXED: (
        mark("Tables are balanced at a difference of {difference}."),
        mark("At which difference tables are balanced is fixed."),
    ),
    Why.NOT_SHORT: (
        mark("At table {table} {eliminated} went out since it was opened or drawn again; {short} stop it."),
        mark("Table {table} is not short enough to stop dealing."),
        mark("That table is not short enough to stop dealing."),
    ),
    Why.TABLE_HALTED: (mark("Table {table} has stopped dealing."), mark("That table has stopped dealing.")),
    Why.NOT_HALTED: (mark("Table {table} is dealing."), mark("That table is dealing.")),
    Why.STILL_SHORT: (
        mark("Table {table} is still short: balance first."),
        mark("That table is still short: balance first."),
    ),
    Why.BREAK_OUT_OF_ORDER: (
        mark("Table {first} breaks before table {table}."),
        mark("Another table breaks before that one."),
    ),
}  # fmt: skip
