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
}  # fmt: skip
