"""The paragraphs of the source by its headings, in their order, and the procedures about team poker."""

from __future__ import annotations

from collections.abc import Mapping

from tests.procedures.page import headings, is_part

LINES: Mapping[str, str] = {
    "antal 1": "three to six named members, the same all tournament",
    "antal 2": "a captain, who changes for special reasons alone",
    "antal 3": "with two players left the stack without a player is blinded",
    "antal 4": "three stacks as long as they live; a busted seat is gone",
    "antal 5": "at two tables the third stack rests, is split or merged",
    "transfer 1": "two minutes of tactics between levels, none in play",
    "transfer 2": "exactly a tenth, rounded down, told and announced",
    "transfer 3": "players change stacks, and sit there at the second card",
    "time-out 1": "two cards for the captain",
    "time-out 2": "the call stands, the dealer repeats it, all play stops; a card is handed over",
    "time-out 3": "without a card a warning, then a penalty",
    "time-out 4": "sixty seconds from when the team is gathered; then the hand is dead",
    "time-out 5": "two more cards when two tables are left",
    "tables 1": "seats by the number of teams; nine at the last table at most",
    "tables 2": "tables break as soon as needed and possible",
    "tables 3": "one stack of a team per table; a clash is parted soon",
    "tables 4": "the director sets the last table's size when the teams are known",
    "tables 5": "at the last table players change with the button",
    "conduct 1": "rulings protect the uninvolved, the game, the weaker party",
    "conduct 2": "rulings rest on the parent book, unless the director finds others justified",
    "conduct 3": "warning, ten minutes, twenty, out; the chips are dealt out",
    "conduct 4": "out without the ladder; no part of the buy-in back",
    **{id: title for id, title in headings().items() if id == "B7" or (id[0] == "K" and not is_part(id))},
}
