"""The lines of RULES A–E, each with what it is about, and the cells that need no test."""

from __future__ import annotations

from collections.abc import Mapping

LINES: Mapping[str, str] = {
    "A1": "seats count clockwise from the dealer's left",
    "A2": "blinds and button of the next hand; dead button, dead small blind",
    "A3": "heads-up: who posts what, and the change from three to two",
    "A4": "a position is counted in seats from the next big blind",
    "A5": "tracking is optional per table; the one fact needed is asked for and expires",
    "B1": "the draw: random, verifiable",
    "B2": "accessible seats first",
    "B3": "seeded draw, redraws set ahead, merged first days",
    "B4": "tables fill evenly",
    "B5": "found in the wrong seat",
    "B6": "the final table: redraw and size",
    "B7": "team poker: one stack of a team per table",
    "C.late": "entering after the start",
    "C.absent": "a paid stack without its player",
    "C.rebuy": "re-buys: seat, declaration, what is owed",
    "C.reentry": "entering again",
    "C.handover": "giving or selling a seat; leaving",
    "C.alternate": "alternates",
    "C1": "when an absent stack leaves play",
    "C2": "the tournament altered or cancelled",
    "D.due": "when balancing is due",
    "D.from": "the table that gives a player",
    "D.who": "who moves",
    "D.to": "to which position",
    "D.table": "the table that gets the player",
    "D.halt": "a short table stops dealing",
    "D1": "no position matches: the closest, named",
    "D2": "above nine tables: any table nearby",
    "D3": "a method is kept all tournament",
    "D4": "a plan moves as few as possible",
    "D5": "moves are on slips and on the projected clock",
    "D6": "a blind dodged when moving",
    "E1": "the break order, announced",
    "E2": "when a table breaks",
    "E3": "new seats: two-step random, recorded",
    "E4": "new seats come with rights and duties",
    "E5": "an absent player's chips",
}

# (line, book or "*"): why no test is needed.
REASONS: Mapping[tuple[str, str], str] = {
    ("B7", "*"): "no team poker in this book",
}


def reason(line: str, book: str) -> str:
    """Why there need be no test of this line for this book; empty where there is no such reason."""
    return REASONS.get((line, book)) or REASONS.get((line, "*"), "")
