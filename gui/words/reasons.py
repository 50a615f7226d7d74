"""Why something cannot be done, in one plain sentence each: what is so, and what to do.

A reason has several wordings, the fullest first; the first whose facts are all known is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import tzinfo

from core.say.reasons import Coded, Fact, Reason, Why
from core.tournament.state import Tournament
from gui.words.because import with_clause
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount, clock_text, listed, money
from gui.words.reasons_rules import WORDS as RULE_WORDS
from gui.words.tr import mark, slots, tr
from gui.words.voices import refused
from gui.words.words import purchase

_WORDS: dict[Why, tuple[str, ...]] = {
    Why.NOT_SEATED: (mark("{name} has no seat yet. Draw one first."),
                     mark("Both players need a seat first.")),
    Why.NO_SUCH_TABLE: (
        mark("There is no open table {table}. Open it, or choose another."),
        mark("There is no such open table. Open it, or choose another."),
    ),
    Why.NO_SUCH_SEAT: (
        mark("There is no seat {seat}: that table has seats 1 to {size}."),
        mark("There is no such seat at that table."),
    ),
    Why.TABLE_EXISTS: (mark("Table {table} is open already. Choose another name."),
                       mark("That table is open already. Choose another name.")),
    Why.BAD_LABEL: (
        mark("A table cannot be called “{label}”. Use up to 12 letters and digits."),
        mark("A table needs a name of up to 12 letters and digits."),
    ),
    Why.BAD_SIZE: (mark("A table cannot have {size} seats. It has 2 to 23."),
                   mark("A table has 2 to 23 seats.")),
    Why.TABLE_OCCUPIED: (
        mark("Players still sit at table {table}: {players}. Break the table, or move them first."),
        mark("Players still sit at that table. Break the table, or move them first."),
    ),
    Why.SEAT_TAKEN: (mark("Seat {seat} is taken by {name}."), mark("That seat is taken.")),
    Why.SEAT_CLOSED: (
        mark("Seat {seat} is closed. Open the seat again, or choose another."),
        mark("That seat is closed. Open the seat again, or choose another."),
    ),
    Why.SEAT_NOT_CLOSED: (mark("Seat {seat} is open already."), mark("That seat is open already.")),
    Why.SAME_SEAT: (mark("{name} sits in seat {seat} already."), mark("The player sits there already.")),
    Why.ROOM_FULL: (
        mark("Players who need a seat: {players}, seats free: {seats}. Open another table first."),
        mark("There are not enough free seats. Open another table first."),
    ),
    Why.NOBODY_TO_SEAT: (mark("Everybody who is in has a seat. There is nobody to draw for."),),
    Why.LATE_CLOSED: (
        mark("Late registration closed after level {level}."),
        mark("Late registration is closed."),
    ),
    Why.NO_DRAW_OPEN: (mark("No draw is waiting for its number."),),
    Why.DRAW_OPEN: (mark("A draw is waiting for its number already. Draw the seats, or abandon that one."),),
}  # fmt: skip

_WORDS |= RULE_WORDS

# Where one fact makes it another sentence.
_WORDS_IF: dict[tuple[Why, str], tuple[str, ...]] = {
    (Why.ROOM_FULL, "table"): (
        mark("At table {table} no seat is free that the rulebook moves a player to."),
    ),
    (Why.SEATS_ARE_DRAWN, "seat"): (mark("{name} goes back to seat {seat}, not to another."),),
}  # fmt: skip

_WHAT = {
    "seeded": mark("a draw that keeps the biggest stacks apart"),
    "redraws": mark("the redraw of all seats"),
    "first-days": mark("the redraw when first days merge"),
}


def reason(r: Reason, state: Tournament | None = None, zone: tzinfo | None = None) -> str:
    """One sentence, with the clause after it where a rulebook says so."""
    return with_clause(refused(r, Names(state or Tournament(), zone=zone)), r.clause)


@refused.register(Coded)
def _coded(r: Coded, names: Names) -> str:
    state = names.state
    facts = _facts(r, state)
    words = next((w for (why, key), w in _WORDS_IF.items() if why is r.why and key in facts), None)
    for text in words or _WORDS[r.why]:
        if all(slot in facts for slot in slots(text)):
            return tr(text, **facts)
    return tr(_WORDS[r.why][-1])


def reasons(found: tuple[Reason, ...], state: Tournament | None = None, zone: tzinfo | None = None) -> str:
    """All that stands against an act, a line each, nothing said twice."""
    return "\n".join(dict.fromkeys(reason(r, state, zone) for r in found))


def _facts(r: Coded, state: Tournament | None) -> dict[str, str]:
    """The facts as they are said; what cannot be said (an id of nobody, an empty name) is left out."""
    said: dict[str, str] = {}
    for key, value in r.facts.items():
        text = _fact(key, value, state)
        if text:
            said[key] = text
    if "name" not in said and state is not None:
        known = _name(r.facts, state)
        if known:
            said["name"] = known
    if isinstance(paid := r.facts.get("paid"), int):
        said["paid"] = money(paid, str(state.setting("currency")) if state is not None else "")
    return said


def _name(facts: Mapping[str, Fact], state: Tournament) -> str:
    entry, player = facts.get("entry"), facts.get("player")
    if isinstance(entry, int) and entry in state.entries:
        return state.name(entry)
    return state.players[player].name if isinstance(player, int) and player in state.players else ""


def _fact(key: str, value: Fact, state: Tournament | None) -> str:
    match key, value:
        case _, None:
            return ""
        case "table" | "to", int():
            return state.tables[value].label if state and value in state.tables else ""
        case (("length" | "run" | "left"), int()):
            return clock_text(value) if value > 0 else ""
        case "kind", str():
            return purchase(value)
        case "what", str():
            return tr(_WHAT[value]) if value in _WHAT else ""
        case (("action" | "row" | "rows" | "at"), int()):
            return str(value)
        case _, int():
            return amount(value)
        case "names", tuple() if value:
            return listed([str(x) for x in value])
        case _, tuple():
            return ", ".join(str(x) for x in value)
        case _:
            return pasted(value) if isinstance(value, str) else str(value)
