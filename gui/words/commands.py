"""The command bar's words for each verb and word of the text form."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from core.money.payouts import Placing
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.words.names import contestant
from gui.words.numbers import listed, money, place_text
from gui.words.tr import Context, mark
from gui.words.voices import notice

tr = Context("commands")

VERBS = {
    "set": mark("change a tournament setting"),
    "price": mark("set the price of an entry, re-entry, re-buy or add-on, or one of its own name"),
    "bounties": mark(
        "pay bounties whole (fixed), or progressive 50%: half is added to the winner's own bounty"
    ),
    "prizes": mark("set shares by place: 50% 30% 20%"),
    "settle": mark(
        'share the prizes of all who are left: icm, chips, even, or custom "Anna Ek" 3900 "Bo" 3500'
    ),
    "prizes grid": mark("share the pool by the usual grid, or your own: 2-8:100% 9-20:60/40"),
    "prizes smooth": mark("share the pool in falling steps, the last place so many buy-ins: 2"),
    "prizes tickets": mark('play for tickets of a value: 2000, or so many of them: 2000 5 "Main event"'),
    "places": mark("how many places are paid: 7, 15% down, grid; none: one a share"),
    "fix": mark("fix the prize of a place: 7 900; without an amount it is open again"),
    "pool add": mark('add to the prize pool: "The club" 2000; 0 takes it away'),
    "pool keep": mark('keep back from the prize pool: "League pot" 5%, 300 or 7x150'),
    "pool guarantee": mark("guarantee a prize pool: the house adds what is missing"),
    "pool remove": mark("take away what is added or kept back under a name"),
    "collect": mark('take a payment: "Anna Ek" 350 Swish; without an amount all; prize: set off'),
    "refund": mark('give money back: "Anna Ek" 350 Cash'),
    "pay out": mark('pay a prize: "Anna Ek" 900 Cash; without an amount all that is due'),
    "till": mark('the till: float 2000, in 300 "reason", out 300 "reason"'),
    "till count": mark("enter what was counted: Cash 11400"),
    "add level": mark("add a level: blinds 400/800 length 20"),
    "add break": mark("add a break: length 15, or length open"),
    "structure": mark('replace the structure: "add level blinds 25/50 length 20" "add break length 10" ...'),
    "edit row": mark("change a row of the structure"),
    "remove row": mark("remove a row of the structure"),
    "move row": mark("move rows of the structure: 11 to 14 at 8"),
    "schedule": mark("schedule the start: 18:00"),
    "start": mark("start the clock"),
    "pause": mark("pause the clock"),
    "resume": mark("resume the clock"),
    "time": mark("add or remove time in this level: +1, -1, 0:30"),
    "next": mark("go to the next level or break"),
    "back": mark("go back to the previous row"),
    "set clock": mark("set the clock: row 3 elapsed 4:10"),
    "gap": mark("count or ignore time away"),
    "register": mark('register a player: "Anna Ek" seat 3.4'),
    "register list": mark('register several players: "Anna Ek" "Bo Sund" number "113" accessible'),
    "unregister": mark("remove an entry not yet played"),
    "reenter": mark("re-enter a player who is out"),
    "rebuy": mark("sell a re-buy"),
    "addon": mark("sell an add-on"),
    "correct entry": mark("correct the player of an entry"),
    "edit player": mark("change the name, number or note of a player"),
    "eliminate": mark('eliminate a name or seat: 7.4 by "Bo Sund"'),
    "take back": mark("undo an elimination: back in the same seat"),
    "correct bust": mark("correct an elimination: player, by whom, when"),
    "open table": mark("open a table: 4 seats 9"),
    "close table": mark("close an empty table"),
    "close seat": mark("close a seat: 3.7"),
    "open seat": mark("reopen a closed seat"),
    "prepare draw": mark("show the commitment before a number is called"),
    "draw": mark("draw seats for everybody without one, with the number called"),
    "abandon draw": mark("abandon the prepared draw"),
    "move": mark('move a player: "Anna Ek" to 3.4'),
    "swap": mark('swap two players: "Anna Ek" with "Bo Sund"'),
    "wrong seat": mark("send a player in the wrong seat to the right one: at 3.4"),
    "apart": mark("keep people from drawing seats at one table: Anna Ek, Bo Ek; off takes it back"),
    "mark seat": mark("mark a seat: 3.4 accessible for Anna Ek, or ordinary"),
    "place": mark("place a table on the plan: 7 column 3 row 2"),
    "blinds": mark("set the last blinds and button: 3 big 5 small 4 button 2"),
    "big blinds": mark("set the last big blind at several tables: 3.5 7.2"),
    "track": mark("track every hand of a table; off: stop"),
    "hand": mark("count a hand at a table"),
    "deal in": mark("deal in a player who waited for the button"),
    "balance": mark("balance by the rulebook; from, who, to: your choice"),
    "halt": mark("stop dealing at a table"),
    "deal": mark("deal again at a stopped table"),
    "break order": mark("set the break order: 8 7 6"),
    "break": mark("break a table and draw new seats for its players"),
    "final table": mark("draw the final table"),
    "redraws": mark("set redraws of all seats: tables 3 2 players 27"),
    "announce": mark("record an announcement: break-order, redraws, seeded"),
    "duty": mark("mark a duty as done, dismissed, or otherwise (done differently)"),
    "printed": mark("mark the slips of an action as printed"),
    "format": mark("choose the format: holdem"),
    "rulebook": mark("choose the rulebook: cpc-2023"),
    "alter": mark("alter the tournament, with the reason"),
    "cancel": mark("cancel the tournament, with the reason"),
    "absent": mark("mark a player as absent"),
    "present": mark("mark an absent player as present"),
    "carried": mark("mark an absent player's chips as carried to the new seat"),
    "remove stack": mark("remove an absent stack from play"),
    "stack": mark("enter a chip count: 3.4 35000"),
    "hand over": mark('hand over a seat: "Anna Ek" to "Bo Sund"'),
    "hand-for-hand": mark("begin hand-for-hand; off: end it"),
    "hand played": mark("count a hand played at all tables"),
    "call clock": mark('call the clock: 3.4 by "Bo Sund", or with fewer seconds'),
    "clock call": mark("end a clock call: acted, dead, checked or withdrawn"),
    "one hand": mark("order players out in one hand: stacks, in order, or shared"),
    "two hands": mark("order players out in different hands"),
    "same time": mark("share places of players out at the same time"),
    "misdeal": mark("record a misdeal at a table"),
    "penalty": mark('give a penalty: 7.4 for "phone", or with warning, minutes, hands, rounds'),
    "ruling": mark('log a ruling: "A call of 200" on 2.7, with clause, dead, penalty next'),
    "call floor": mark('note that a table waits for a ruling: 2 about "string bet"'),
    "play on": mark("let a table that called the floor play on"),
    "hands out": mark("set the hands sat out: 7.4 3"),
    "end penalty": mark("end a penalty: 7.4 served, or lifted"),
    "disqualify": mark('disqualify a player: 7.4 for "cheating"'),
    "chips": mark("set the denominations in use: 25 100 500 1000"),
    "race": mark("race chips at a table: 3 chip 25 odd 1:3 4:2"),
    "colour up": mark("take raced chips out of play"),
    "exchange": mark("exchange chips out of play: 3.4 chip 25 count 3"),
    "adjust": mark("add or remove chips: -500 why found"),
    "note": mark("add a note to the log"),
    "undo": mark("undo the last action, or one by number"),
    "redo": mark("redo what was undone last"),
}
# The action of each verb.
explained = tr.one_of(VERBS, unknown="")
# Each word before a value: where a verb means something of its own by it, the verb stands before it.
KEYWORDS = {
    "by": mark("the player who won the chips"),
    "bounty": mark("the bounty within the price"),
    "call clock by": mark("the player who called the clock"),
    "stacks": mark("their stacks at the start of the hand"),
    "to": mark("which seat"),
    "gap to": mark("when the time away ended: 20:10"),
    "hand over to": mark("the name of the new player"),
    "seat": mark("which seat"),
    "take back seat": mark("another seat than before"),
    "correct bust seat": mark("the seat of the player who comes back"),
    "seats": mark("how many seats"),
    "with": mark("the other player"),
    "correct bust with": mark("a player who went out in the same hand"),
    "chips": mark("how many chips"),
    "disqualify chips": mark("how many chips, if not counted yet"),
    "remove stack chips": mark("how many chips were left"),
    "pay": mark("how much is paid"),
    "fee": mark("the fee within the price"),
    "until": mark("last level it is sold in, or a time"),
    "most": mark("most per player"),
    "chip": mark("which denomination"),
    "odd": mark("odd chips by seat: 1:3 4:2"),
    "last": mark("seats with no other chips"),
    "cards": mark("the real cards by seat: 1:As 4:Kd"),
    "count": mark("how many"),
    "why": mark("found, hidden, pocketed, forfeited, missing, surplus"),
    "of": mark("the player"),
    "ruling of": mark("the player who is penalised"),
    "big": mark("the seat of the big blind"),
    "small": mark("seat of the small blind, empty or not"),
    "button": mark("seat of the button, empty or not"),
    "from": mark("the table that gives the player"),
    "gap from": mark("when the time away began: 19:55"),
    "who": mark("which player"),
    "off": mark("stop it"),
    "shared": mark("all share the places"),
    "order": mark("one number each, lowest place first; equal numbers share: 1 2 2"),
    "settle order": mark("the players, first place first"),
    "keep": mark("kept for the winner: 10% or 600"),
    "unit": mark("amounts are multiples of this"),
    "ends": mark("play ends: places by stack, or as said after it"),
    "seeded": mark("keep the biggest stacks apart"),
    "tables": mark("at how many tables"),
    "players": mark("at how many players"),
    "days": mark("when first days merge"),
    "option": mark("a method of the rulebook"),
    "text": mark("the text of a house rulebook"),
    "leaves": mark("the player leaves and gives up the seat"),
    "prepaid": mark("paid or qualified before the start"),
    "alternate": mark("alternate: waits for a free seat"),
    "surrender": mark("chips given up"),
    "at": mark("at which table"),
    **dict.fromkeys(
        ("register at", "register list at", "register team at", "reenter at", "rebuy at", "addon at"),
        mark("the name of its price: Guest"),
    ),
    "final table at": mark("which table becomes the final table"),
    "wrong seat at": mark("the seat where the player was found"),
    "disqualify at": mark("the table where the chips are dealt out"),
    "correct bust at": mark("when the player went out: 20:41"),
    "add level at": mark("before which row"),
    "add break at": mark("before which row"),
    "move row at": mark("before which row"),
    "edit row to": mark("the last row of several"),
    "remove row to": mark("the last row of several"),
    "move row to": mark("the last row of several"),
    "above": mark("only levels above the present blinds"),
    "number": mark("the number called in the room"),
    "register number": mark("the club number"),
    "edit player number": mark("the club number"),
    "correct entry number": mark("the club number"),
    "hand over number": mark("the club number"),
    "all": mark("seated players too"),
    "seconds": mark("how many seconds"),
    "on": mark("on which player"),
    "ruling on": mark("which players it is about"),
    "for": mark("the offence"),
    "mark seat for": mark("the player the seat is kept for"),
    "offence": mark("an offence of the rulebooks: splashing"),
    "table": mark("at which table"),
    "about": mark("what was shouted"),
    "situation": mark("the situation of the rulebook: string-bet"),
    "answers": mark('its answers: "faced=200" "chips=200"'),
    "outcome": mark("what was ruled, where it is not as in the rulebook"),
    "dead": mark("whose hands are dead"),
    "penalty": mark("a step, or next"),
    "warning": mark("the mildest step"),
    "minutes": mark("minutes to sit out"),
    "hands": mark("how many hands a level lasts"),
    "penalty hands": mark("hands to sit out"),
    "set clock hands": mark("hands already played in the level"),
    "rounds": mark("rounds to sit out"),
    "dead-hand": mark("the hand is dead too"),
    "exposed": mark("for exposed cards: from the next hand"),
    "clause": mark("the clause"),
    "claimed": mark("when the offence was reported"),
    "ruling claimed": mark("when it was claimed: 20:41"),
    "misdeals": mark("misdeals among them"),
    "shares": mark("chips dealt out, by seat: 1:5000 3:2500"),
    "refund": mark("the refund"),
    "divided": mark("a part to each of the team"),
    "together": mark("with the actions that depend on it"),
    "nickname": mark("nickname"),
    "note": mark("note for the floor"),
    "name": mark("the right name"),
    "was": mark("the right player"),
    "blinds": mark("small and big: 100/200"),
    "limit": mark("the limits played: 200/400"),
    "ante": mark("how much"),
    "paid-by": mark("bb, all, or button"),
    "length": mark("length: 20, 1:30, or open"),
    "called": mark("name on the room screen"),
    "remove": mark("chips coloured up then: 25 100"),
    "cap": mark("most raises in a betting round"),
    "bring-in": mark("how much"),
    "kind": mark("break, talk or day-end"),
    "elapsed": mark("time already run: 4:10"),
    "counts": mark("count the time away as played"),
    "column": mark("which column of the floor, from the left"),
    "row": mark("which row of the floor, from the top"),
    "set clock row": mark("which row of the structure, breaks included"),
    "across": mark("tables side by side so far"),
    "accessible": mark("needs an accessible seat"),
    "edit player accessible": mark("yes or no: needs an accessible seat"),
}
_keyword = tr.one_of(KEYWORDS, unknown="")


def keyword(verb: str, word: str) -> str:
    """Return the meaning of a word of this verb: the verb's own, or that of every verb."""
    return _keyword(f"{verb} {word}") or _keyword(word)


# The offers of Enter for a seat or a name.
out = tr.phrase("{name} out")
reentry_by_arrow = notice(tr.phrase("To re-enter, press Down and Enter."), "reentry_by_arrow")
register = tr.phrase("Register {name}")
esc_clears = notice(tr.phrase("Press Esc to clear the line."), "esc_clears")
table = tr.phrase("Table {label}")
enter_again = notice(tr.phrase("Press Enter again for “{what}”."), "enter_again")
# A line that was begun and typed over.
not_done = notice(tr.phrase("Not done: {what}."), "not_done")


@notice
def has_no_seat(name: str) -> str:
    return tr("{name} has no seat yet.", name=name)


@notice
def is_out_at(name: str, place: str) -> str:
    """Return ``Anna Ek is out, 7th.``; the place is "" for whoever has none."""
    return tr("{name} is out, {place}.", name=name, place=place) if place else tr("{name} is out.", name=name)


@notice
def nobody_called(name: str, near: str = "") -> str:
    """Ask what is meant by a name that nobody has, who can be registered by it."""
    said = tr("Nobody is called “{name}”. Choose with the arrow keys, or type another name.", name=name)
    return _or_near(said, near)


@notice
def not_understood(typed: str, near: str = "") -> str:
    """Refuse a line that is no name, no seat and no action."""
    said = tr("I don’t understand “{typed}”. Type a seat (4.5), a name or an action.", typed=typed)
    return _or_near(said, near)


def _or_near(said: str, near: str) -> str:
    return f"{said} {tr('Did you mean “{near}”?', near=near)}" if near else said


@notice
def big_blinds_or_out(seats: Sequence[str]) -> str:
    """Ask what seats mean that are typed alone while the big blinds of their tables are asked."""
    return tr(
        "Did {seats} have the big blind? To eliminate them, type “eliminate {typed}”.",
        seats=listed(seats),
        typed=" ".join(seats),
    )


class Place(NamedTuple):
    """A place that these would get, shared if they are several, with the prize of each."""

    names: tuple[str, ...]
    place: str
    prizes: tuple[int, ...]


def places(t: Tournament, placings: Sequence[Placing]) -> list[Place]:
    """Return these places, those shared as one."""
    found = groupby(placings, key=lambda x: (x.place, x.last))
    return [
        Place(
            tuple([contestant(t, x.entry) for x in mates]), place_text(*at), tuple([x.prize for x in mates])
        )
        for at, mates in ((at, [*group]) for at, group in found)
    ]


@notice
def out_at_tables(names: Sequence[str], places: Sequence[Place], currency: Currency) -> str:
    """Say what seats of several tables mean, typed alone in one line: one hand. ``places`` are what they
    would get; none where nobody is placed by it."""
    who = listed(names)
    if not places:
        return tr("{names} out: they sit at different tables.", names=who)
    if len(places) > 1 or len(places[0].names) < len(names):
        told = " · ".join(_placed(x, currency) for x in places)
        return tr("{names} out in one hand at different tables: {places}.", names=who, places=told)
    prizes, facts = places[0].prizes, {"names": who, "place": places[0].place}
    if not any(prizes):
        return tr("{names} out in one hand at different tables: they share {place}.", **facts)
    if len({*prizes}) > 1:
        return tr(
            "{names} out in one hand at different tables: they share {place}, {sum} together.",
            sum=money(sum(prizes), currency),
            **facts,
        )
    return tr(
        "{names} out in one hand at different tables: they share {place}, {sum} each.",
        sum=money(prizes[0], currency),
        **facts,
    )


def _placed(at: Place, currency: Currency) -> str:
    facts = {"names": listed(at.names), "place": at.place}
    if not any(at.prizes):
        return tr("{names} {place}", **facts)
    return tr("{names} {place}, {sum}", sum=money(sum(at.prizes), currency), **facts)


_VACANT = {
    "missing": mark("There is no seat {seat}."),
    "closed": mark("Seat {seat} is closed."),
    "empty": mark("Seat {seat} is empty."),
}


def vacant(why: str, seat: str) -> str:
    return tr(_VACANT[why], seat=seat)


@notice
def which_seat(table: str, name: str = "") -> str:
    """Ask for the seat after a table alone was typed; ``name``: whose club number that is too."""
    if name:
        return tr(
            "{table} is both a table and the club number of {name}. Type a seat ({table}.4) or "
            "“{table} out”.",
            table=table,
            name=name,
        )
    return tr("Table {table}: which seat? Type it like {table}.4.", table=table)


typing_undone = notice(
    tr.phrase("Ctrl+Z took back what you typed. Press Esc, then Ctrl+Z undoes an action."), "typing_undone"
)
no_typing_to_undo = notice(
    tr.phrase("There is no typing to take back. Press Esc, then Ctrl+Z undoes an action."),
    "no_typing_to_undo",
)
draw_with = tr.phrase("Draw seats with the number {number}")
prepare_first = tr.phrase("To draw with {number}, first prepare the draw: Enter on its duty.")


def big_blinds(seats: Sequence[str]) -> str:
    return tr("Set big blinds: {seats}", seats=listed(seats))


which_one = notice(
    tr.phrase("Which one: {titles}? Type more, or choose with the arrow keys.", titles=" · ".join),
    "which_one",
)
