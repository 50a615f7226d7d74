"""Why something cannot be done, in one plain sentence each: what is so, and what to do.

A reason has several wordings, the fullest first; the first whose facts are all known is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import tzinfo

from core.say.reasons import Coded, Fact, Reason, Why
from core.tournament.state import Tournament
from gui.words.because import with_clause
from gui.words.conduct import step_text, steps_text
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount, clock_text, listed, money, percent
from gui.words.prizes import won
from gui.words.reasons_chips import WORDS as CHIP_WORDS
from gui.words.reasons_conduct import WORDS as CONDUCT_WORDS
from gui.words.reasons_hands import IF as HAND_WORDS_IF
from gui.words.reasons_hands import WORDS as HAND_WORDS
from gui.words.reasons_rules import WORDS as RULE_WORDS
from gui.words.tr import mark, slots, tr
from gui.words.voices import refused
from gui.words.words import purchase

_WORDS: dict[Why, tuple[str, ...]] = {
    Why.NO_SUCH_PLAYER: (mark("Nobody here is that player. Look the name up, or register it."),),
    Why.SEVERAL_PLAYERS: (
        mark("Several players are called {name}. Choose one by club number or seat."),
        mark("Several players have that name. Choose one by club number or seat."),
    ),
    Why.NAME_EMPTY: (mark("Nothing is written there. Type a name or a text first."),),
    Why.BAD_TEXT: (mark("A sign in what was typed is broken. Type it anew."), ""),
    Why.NAME_TOO_LONG: (
        mark("{name}: a name, number or note is longer than {most} characters. Make it shorter."),
        mark("That is longer than {most} characters. Make it shorter."),
        mark("That is too long. Make it shorter."),
    ),
    Why.NUMBER_TAKEN: (
        mark("Club number {number} is {name}'s. Check the number, or leave it out."),
        mark("That club number is somebody else's. Check the number, or leave it out."),
    ),
    Why.ALREADY_REGISTERED: (
        mark("{name} is already in, in seat {seat}. A namesake is added with the club number: {name}, 113."),
        mark("{name} is already in. A namesake is added with the club number: {name}, 113."),
        mark("That player is already in."),
    ),
    Why.ALREADY_OUT: (mark("{name} is already out."), mark("That player is already out.")),
    Why.STILL_IN: (
        mark("{name} is still in, in seat {seat}."),
        mark("{name} is still in."),
        mark("That player is still in."),
    ),
    Why.NOT_ENTERED: (
        mark("{name} has no entry tonight. Register first."),
        mark("There is no such entry tonight."),
    ),
    Why.HAS_PLAYED: (
        mark("{name} has knocked out {out}, so the entry stands. Correct that elimination first."),
        mark("{name} has played already, so the entry stands. The money stays with “Bust” and with “Leaves, "
             "gives up the seat”. To overrule this takes the entry out and pays {paid} back."),
        mark("{name} has played already, so the entry stands. Bust the player instead, or overrule this."),
        mark("That entry has played already, so it stands. Bust the player instead, or overrule this."),
    ),
    Why.SAME_TWICE: (
        mark("{name} is named twice. It has to be somebody else the second time."),
        mark("Somebody is named twice. Name each player once."),
    ),
    Why.BY_HIMSELF: (
        mark("{name} cannot be knocked out by the same player. Say who won the chips, or leave it out."),
        mark("Nobody is knocked out by himself. Say who won the chips, or leave it out."),
    ),
    Why.LAST_PLAYER: (mark("That would leave nobody in. The last player has won."),),
    Why.NOT_SEATED: (mark("{name} has no seat yet. Draw one first."),
                     mark("Both players need a seat first.")),
    Why.OUT_BEFORE_START: (
        mark("{name} has no seat, and play has not begun: nobody is out yet. Unregister instead."),
        mark("Play has not begun: nobody without a seat is out yet. Unregister instead."),
    ),
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
    Why.TABLES_BALANCED: (
        mark("The tables are balanced: none is short of another, or the short one has no seat free."),
    ),
    Why.DOES_NOT_FIT: (
        mark("Table {table} cannot be broken yet: players who need a seat: {players}, seats free "
             "at the others: {seats}."),
        mark("That table cannot be broken yet: its players do not fit at the others."),
    ),
    Why.LATE_CLOSED: (
        mark("Late registration closed after level {level}."),
        mark("Late registration is closed."),
    ),
    Why.NOT_SOLD: (
        mark("No {kind} is sold in this tournament. Set its price and chips under Structure first."),
        mark("That is not sold in this tournament. Set its price and chips under Structure first."),
    ),
    Why.SALE_CLOSED: (mark("The last {kind} was sold in level {until}."), mark("That is not sold any more.")),
    Why.LIMIT_REACHED: (
        mark("One player gets {most} {kind} at most, and that is reached."),
        mark("This player has had as many as are allowed."),
    ),
    Why.BAD_AMOUNT: (
        mark("{name}: {amount} cannot be right for {what}. Check the number."),
        mark("{amount} cannot be right for {what}. Check the number."),
        mark("That number cannot be right. Check it."),
    ),
    Why.NO_DRAW_OPEN: (mark("No draw is waiting for its number."),),
    Why.DRAW_OPEN: (mark("A draw is waiting for its number already. Draw the seats, or abandon that one."),),
    Why.OVER_HUNDRED: (mark("The shares come to {hundredths}. They may come to 100 % at most."),
                       mark("The shares come to more than 100 %.")),
    Why.PRIZE_WON: (
        mark("This changes prizes that are won: {changes}."),
        mark("This changes prizes that are won."),
    ),
}  # fmt: skip

_WORDS |= RULE_WORDS
_WORDS |= CHIP_WORDS
_WORDS |= CONDUCT_WORDS
_WORDS |= HAND_WORDS

# Where one fact makes it another sentence.
_WORDS_IF: dict[tuple[Why, str], tuple[str, ...]] = {
    (Why.ROOM_FULL, "table"): (
        mark("At table {table} no seat is free that the rulebook moves a player to."),
    ),
    (Why.SEATS_ARE_DRAWN, "seat"): (mark("{name} goes back to seat {seat}, not to another."),),
    (Why.NOT_BY_METHOD, "other_player"): (
        mark("By the rulebook {meant_name} at {meant_seat} moves, not {name} at {seat}."),
    ),
    (Why.NOT_BY_METHOD, "other_table"): (
        mark("By the rulebook it is table {meant_seat}, not table {seat}."),
    ),
    (Why.ALREADY_OUT, "reenter"): (mark("{name} is out. Re-enter instead of registering."),),
    (Why.NO_PENALTY, "hands"): (mark("{name} has no hands left to sit out."),),
}  # fmt: skip

_WORDS_IF |= HAND_WORDS_IF

_WHAT = {
    "chips": mark("the chips"),
    "pay": mark("what is paid"),
    "paid": mark("the price"),
    "fee": mark("the fee"),
    "until": mark("the last level it is sold in"),
    "most": mark("how many one player gets"),
    "refund": mark("what is paid back"),
    "shares": mark("a share of the chips"),
    "minutes": mark("the minutes of a penalty"),
    "hands": mark("the hands of a penalty"),
    "rounds": mark("the rounds of a penalty"),
    "misdeals": mark("the misdeals: some of the hands"),
    "stacks": mark("the stacks"),
    "redraw_count": mark("the number of redraws: 20 at most"),
    "stack_count": mark("the number of stacks: one for each player, in their order"),
    "prizes": mark("a prize"),
    "seconds": mark("the seconds"),
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
    if changes := won(r.facts, state.setting("currency") if state is not None else ""):
        said["changes"] = changes
    if r.why is Why.NOT_BY_METHOD:
        said |= _other(said)
    return said


def _other(said: Mapping[str, str]) -> dict[str, str]:
    """Whether the rulebook means somebody else, who sits at the seat meant, or another table altogether."""
    if "meant_seat" in said and "meant_name" not in said:
        return {"other_table": "1"}
    return {"other_player": "1"} if said.get("name") != said.get("meant_name") else {}


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
        case (("step" | "next"), str()):
            return step_text(value)
        case "ladder", tuple():
            return steps_text([str(x) for x in value])
        case (("length" | "run" | "left"), int()):
            return clock_text(value) if value > 0 else ""
        case "hundredths", int():
            return percent(value)
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
