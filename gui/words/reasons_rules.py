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
}  # fmt: skip
