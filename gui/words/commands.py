"""What the command bar says of each verb and word of the text form."""

from __future__ import annotations

from collections.abc import Sequence

from gui.words.numbers import listed
from gui.words.tr import counted, mark, tr

_VERBS = {
    "set": mark("one of the tournament's settings"),
    "price": mark("what an entry, re-entry, re-buy or add-on costs"),
    "prizes": mark("shares in order of place: 50% 30% 20%"),
    "add level": mark("a level: blinds 400/800 length 20"),
    "add break": mark("a break: length 15, or length open"),
    "structure": mark('a whole sheet: "add level blinds 25/50 length 20" "add break length 10" ...'),
    "edit row": mark("change a row of the structure"),
    "remove row": mark("take a row out of the structure"),
    "schedule": mark("start by itself at a time: 18:00"),
    "start": mark("the clock starts"),
    "pause": mark("the clock stands"),
    "resume": mark("the clock goes on"),
    "time": mark("more or less time in this level: +1, -1, 0:30"),
    "next": mark("the next level or break, now"),
    "back": mark("to the beginning of the row before"),
    "set clock": mark("row 3 elapsed 4:10"),
    "gap": mark("answer for a time away"),
    "register": mark('a player: "Anna Ek" seat 3.4'),
    "register list": mark('many at once: "Anna Ek" "Bo Sund" number "113" accessible'),
    "unregister": mark("take an entry back before it has played"),
    "reenter": mark("a player who is out buys in again"),
    "rebuy": mark("more chips for a player who is in"),
    "addon": mark("the add-on for a player who is in"),
    "correct entry": mark("the entry was really somebody else's"),
    "edit player": mark("name, number or note of a player"),
    "eliminate": mark('out: a name or a seat, by "Bo Sund"'),
    "take back": mark("an elimination: in again, in the same seat"),
    "correct bust": mark("who it was, by whom, when"),
    "open table": mark("a table: 4 seats 9"),
    "close table": mark("a table nobody sits at"),
    "close seat": mark("a seat nobody may take: 3.7"),
    "open seat": mark("a closed seat again"),
    "prepare draw": mark("show the commitment before a number is called"),
    "draw": mark("seats for everybody who has none, with the number called"),
    "abandon draw": mark("give the prepared draw up"),
    "move": mark('a player to a seat: "Anna Ek" to 3.4'),
    "swap": mark('two players: "Anna Ek" with "Bo Sund"'),
    "wrong seat": mark("who was found in another seat goes to the right one: at 3.4"),
    "mark seat": mark("a seat a wheelchair reaches: 3.4 accessible, or ordinary"),
    "place": mark("where a table stands in the room: 7 column 3 row 2"),
    "blinds": mark("a table's last hand: 3 big 5 small 4 button 2"),
    "big blinds": mark("where the big blind was at several tables: 3.5 7.2"),
    "track": mark("a table whose every hand is told; off: no longer"),
    "hand": mark("the next hand at a table"),
    "deal in": mark("the button has passed: cards for who waited"),
    "balance": mark("the next move by the rulebook; from, who, to: as you say"),
    "halt": mark("a table stops dealing"),
    "deal": mark("a stopped table deals again"),
    "break order": mark("the tables in the order they break: 8 7 6"),
    "break": mark("a table, its players drawn to the others"),
    "final table": mark("everybody left to one table"),
    "redraws": mark("when all seats are drawn anew: tables 3 2 players 27"),
    "announce": mark("said to the room: break-order, redraws, seeded"),
    "duty": mark("a duty that is done, dismissed or done otherwise"),
    "printed": mark("the slips of an action are on paper"),
    "rulebook": mark("played by this book: cpc-2023"),
    "alter": mark("the management alters the tournament, and why"),
    "cancel": mark("the management cancels the tournament, and why"),
    "absent": mark("a player who has paid is not here"),
    "present": mark("an absent player is here again"),
    "carried": mark("an absent player's chips stand at the new seat"),
    "remove stack": mark("an absent stack leaves play"),
    "stack": mark("a counted stack: 3.4 35000"),
    "hand over": mark('somebody else plays on: "Anna Ek" to "Bo Sund"'),
    "hand-for-hand": mark("every table plays the same hand, the clock stands; off: no longer"),
    "hand played": mark("the hand is over at all tables, its time comes off the clock"),
    "call clock": mark('on a player: 3.4 by "Bo Sund", or with fewer seconds'),
    "clock call": mark("how it ended: acted, dead, checked or withdrawn"),
    "one hand": mark("who went out in one hand, with stacks, in order, or shared"),
    "two hands": mark("who went out one hand after the other, in this order"),
    "same time": mark("who went out at the same time share their places"),
    "misdeal": mark("a table's hand is void and dealt again"),
    "penalty": mark('7.4 for "phone": the next step, or warning, minutes, hands, rounds'),
    "hands out": mark("hands a player has sat out by now: 7.4 3"),
    "end penalty": mark("7.4 served, or lifted"),
    "disqualify": mark('out for conduct: 7.4 for "cheating"'),
    "chips": mark("the chips in use: 25 100 500 1000"),
    "race": mark("a table's chip race: 3 chip 25 odd 1:3 4:2"),
    "colour up": mark("chips that every table has raced leave play"),
    "exchange": mark("chips of a colour that is gone: 3.4 chip 25 count 3"),
    "adjust": mark("chips that leave play or come into it: -500 why found"),
    "note": mark("a line in the log"),
    "undo": mark("the last action, or one by number"),
    "redo": mark("what was undone last"),
}
_KEYWORDS = {
    "by": mark("who won the chips"),
    "stacks": mark("their stacks at the start of the hand"),
    "to": mark("which seat"),
    "seat": mark("which seat"),
    "seats": mark("how many seats"),
    "with": mark("with whom"),
    "chips": mark("how many chips"),
    "pay": mark("how much is paid"),
    "fee": mark("how much of it is the house's"),
    "until": mark("the last level it is sold in"),
    "most": mark("how often one player may"),
    "chip": mark("which denomination"),
    "odd": mark("odd chips by seat: 1:3 4:2"),
    "last": mark("seats whose last chips these are"),
    "cards": mark("the cards by seat, where real ones were dealt: 1:As 4:Kd"),
    "count": mark("how many of them"),
    "why": mark("found, hidden, pocketed, forfeited, missing, surplus"),
    "of": mark("whose"),
    "big": mark("the seat that had the big blind"),
    "small": mark("the seat that had the small blind, empty or not"),
    "button": mark("the seat that had the button, empty or not"),
    "from": mark("which table gives the player"),
    "who": mark("which player"),
    "off": mark("no longer"),
    "shared": mark("all of them share their places"),
    "order": mark("a number each, the lowest place first, equal ones share: 1 2 2"),
    "seeded": mark("the biggest stacks apart"),
    "tables": mark("at how many tables"),
    "players": mark("at how many players"),
    "days": mark("when first days merge"),
    "option": mark("a method the rulebook offers"),
    "text": mark("a whole rulebook of the house"),
    "leaves": mark("the player is here and gives up the seat"),
    "prepaid": mark("paid or qualified before the start"),
    "alternate": mark("waits for a seat to come free"),
    "surrender": mark("the chips given up for it"),
    "at": mark("when, or before which row"),
    "number": mark("the number called in the room, or the club number"),
    "all": mark("everybody anew"),
    "seconds": mark("how many seconds"),
    "on": mark("on which player"),
    "for": mark("what the player did"),
    "warning": mark("the mildest step"),
    "minutes": mark("minutes to sit out"),
    "hands": mark("hands to sit out"),
    "rounds": mark("rounds to sit out"),
    "dead-hand": mark("the hand is ruled dead besides"),
    "exposed": mark("for exposed cards: from the next hand on"),
    "clause": mark("the clause of the offence"),
    "claimed": mark("when the offence was claimed"),
    "misdeals": mark("how many of them were misdeals"),
    "shares": mark("chips dealt out, by seat: 1:5000 3:2500"),
    "refund": mark("how much is paid back"),
    "together": mark("with what rests on it"),
    "nickname": mark("what everybody calls the player"),
    "note": mark("what the floor should know"),
    "name": mark("the right name"),
    "was": mark("who it really was"),
    "blinds": mark("small and big: 100/200"),
    "limit": mark("the limits played: 200/400"),
    "ante": mark("how much"),
    "paid-by": mark("bb, all, or button"),
    "length": mark("how long: 20, 1:30, or open"),
    "called": mark("what the room sees it called"),
    "remove": mark("chips that leave play then: 25 100"),
    "cap": mark("raises at most in a round"),
    "bring-in": mark("how much"),
    "kind": mark("break, talk or day-end"),
    "elapsed": mark("how much of it has run: 4:10"),
    "counts": mark("the time away was played"),
    "column": mark("which column of the floor, from the left"),
    "row": mark("which row"),
    "across": mark("how many tables stand beside each other so far"),
    "accessible": mark("needs an accessible seat"),
}


def deal() -> str:
    """The word the last players' deal is looked for by."""
    return tr("deal")


def deal_about() -> str:
    return tr("for the prizes: write them as amounts")


def explained(verb: str) -> str:
    """What a verb does, in a few words."""
    return tr(_VERBS[verb]) if verb in _VERBS else ""


def keyword(word: str) -> str:
    return tr(_KEYWORDS[word]) if word in _KEYWORDS else ""


def out(name: str) -> str:
    """What Enter would do with a seat or a name."""
    return tr("{name} out", name=name)


def is_out_at(name: str, place: str) -> str:
    """``Anna Ek is out, 7th.``; the place is "" for whoever has none."""
    return tr("{name} is out, {place}.", name=name, place=place) if place else tr("{name} is out.", name=name)


def reentry_by_arrow() -> str:
    """Say how a player who is out enters again."""
    return tr("For a re-entry press the down arrow and Enter.")


def not_understood(typed: str, near: str = "") -> str:
    """A line that is no name, no seat and no action."""
    said = tr("I don’t understand “{typed}”. Type a seat (4.5), a name or an action.", typed=typed)
    return f"{said} {tr('Did you mean “{near}”?', near=near)}" if near else said


def big_blinds_or_out(seats: Sequence[str]) -> str:
    """Seats typed alone while the big blinds of their tables are asked."""
    return tr(
        "Did {seats} have the big blind? To put them out, type “eliminate {typed}”.",
        seats=listed(seats), typed=" ".join(seats),
    )  # fmt: skip


def out_at_tables(names: Sequence[str]) -> str:
    """Seats of several tables, typed alone in one line."""
    return tr("{names} out: they sit at different tables.", names=listed(names))


def several_out(count: int) -> str:
    return counted(count, "Put {n} player out", "Put {n} players out")


def note_big_blinds() -> str:
    return tr("Note the big blinds")


def table(label: str) -> str:
    return tr("Table {label}", label=label)


def is_out() -> str:
    return tr("out")


_VACANT = {
    "table": mark("There is no open table {table}."),
    "missing": mark("There is no seat {seat}."),
    "closed": mark("Seat {seat} is closed: nobody sits there."),
    "empty": mark("Seat {seat} is empty."),
}


def vacant(why: str, seat: str) -> str:
    """Why nobody sits in the seat that was typed."""
    return tr(_VACANT[why], seat=seat, table=seat.rpartition(".")[0])


def which_seat(table: str, name: str = "") -> str:
    """A table alone was typed; ``name``: whose club number that is too."""
    if name:
        return tr(
            "{table} is a table and the number of {name}. Type a seat, as in {table}.4, or {table} out.",
            table=table, name=name,
        )  # fmt: skip
    return tr("Table {table}: which seat? Type it after a point, as in {table}.4.", table=table)


def which_one(titles: Sequence[str]) -> str:
    """Several begin as typed; there may be more than are named."""
    return tr(
        "Which one: {titles}? Type more of it, or choose with the arrow keys.", titles=" · ".join(titles)
    )


def enter_again(what: str) -> str:
    """What the next Enter does."""
    return tr("Enter again: {what}", what=what)


def not_done(what: str) -> str:
    """A line that was begun and typed over."""
    return tr("Not done: {what}.", what=what)


def no_seat() -> str:
    return tr("no seat yet")
