"""The floor's own words for what the core knows by a code."""

from core.tournament.names import shown
from gui.words.numbers import amount
from gui.words.tr import Context, mark

tr = Context("settings")
_FORMATS = Context("formats")

_PURCHASES = {
    "entry": mark("entry"),
    "reentry": mark("re-entry"),
    "rebuy": mark("re-buy"),
    "addon": mark("add-on"),
}
_SETTINGS = {
    "title": mark("the title"),
    "club": mark("the club"),
    "currency": mark("the currency"),
    "decimals": mark("the decimals of the amounts"),
    "difference": mark("the balancing difference"),
    "final": mark("the size of the final table"),
    "accessible-seats": mark("the accessible seats (none: no more than those marked)"),
    "draw": mark("the seat draw (cards, or empty: by the PC)"),
    "turbo": mark("turbo event (yes or empty)"),
    "late": mark("the last level for late registration"),
    "seats": mark("the seats per table"),
    "rounding": mark("the unit of the prizes"),
    "rounded": mark("the rounding of the prizes (nearest or down)"),
    "remainder": mark("the place that gets what rounding leaves"),
    "unshared": mark("who gets what is in no share (place, house or refuse)"),
    "own-bounty": mark("the winner's own bounty (keep, or pool: it is in the prize pool from the start)"),
    "till": mark("the till (on, or off: what is entered counts as paid)"),
    "methods": mark("the methods of payment, cash first (Cash, Swish, Card)"),
    "closes": mark("the closing time"),
    "names": mark("the order of names (surname or first)"),
    "alphabet": mark("the alphabet of the lists (swedish or latin)"),
    "antes": mark("the ante at short tables (5=50% 3=25%)"),
    "chip-colours": mark("the colours of the chips (25=green 100=black)"),
    "decks": mark("the levels between deck changes"),
    "pages": mark("how many seconds a page stays on the screen"),
    "announce": mark(
        "the announcement (break-order, redraws, seeded, difference, altered, cancelled, "
        "hand-for-hand, or e.g. colour-up-25)"
    ),
    # two kinds of act say each of these: what both take is told
    "outcome": mark(
        "the result (of a clock call: acted, dead, checked or withdrawn; "
        "of a time-out: acted, dead or withdrawn)"
    ),
    "accessible": mark("the accessible seat (yes or no)"),
    "seat": mark("the kind of seat (accessible or ordinary)"),
    "duty": mark("the name of a duty"),
    "how": mark("the mark (of a duty: done, otherwise or dismissed; of a penalty: served or lifted)"),
    "redraws tables": mark("the redraws, by tables left"),
    "redraws players": mark("the redraws, by players left"),
}
_TITLES = {
    "title": mark("Title"),
    "club": mark("Club"),
    "currency": mark("Currency"),
    "decimals": mark("Decimals of amounts"),
    "difference": mark("Balance when tables differ by"),
    "final": mark("Final table size"),
    "accessible-seats": mark("More accessible seats"),
    "draw": mark("Seat draw"),
    "turbo": mark("Turbo event"),
    "late": mark("Late registration until end of level"),
    "seats": mark("Seats per table"),
    "rounding": mark("Round prizes to"),
    "rounded": mark("Prizes rounded"),
    "remainder": mark("What rounding leaves goes to place"),
    "unshared": mark("What is in no share goes to"),
    "own-bounty": mark("Winner's own bounty"),
    "till": mark("Till kept"),
    "methods": mark("Methods of payment, cash first"),
    "closes": mark("Venue closes"),
    "names": mark("Names sorted by"),
    "alphabet": mark("Alphabet of lists"),
    "antes": mark("Ante at short tables"),
    "chip-colours": mark("Chip colours"),
    "decks": mark("Levels between deck changes"),
    "pages": mark("Seconds a page stays on the screen"),
}


purchase = tr.known(_PURCHASES)
_AT_A_PRICE = {
    "entry": mark("entry “{name}”"),
    "reentry": mark("re-entry “{name}”"),
    "rebuy": mark("re-buy “{name}”"),
    "addon": mark("add-on “{name}”"),
}


def purchase_at(kind: str, at: str) -> str:
    """Return ``re-buy``, ``re-buy “Double”`` at the price of that name."""
    return tr(_AT_A_PRICE[kind], name=shown(at)) if at else purchase(kind)


# Within a sentence.
setting_name = tr.known(_SETTINGS)


_SET: dict[tuple[str, str | int | None], str] = {
    ("draw", "cards"): mark("Seats drawn with seat cards"),
    ("draw", ""): mark("Seats drawn by Riffle"),
    ("accessible-seats", "none"): mark("No more accessible seats"),
    ("accessible-seats", ""): mark("Accessible seats to be marked"),
}


def setting_said(key: str, value: str | int | None) -> str:
    """Return the sentence for a setting that is one thing or the other, as a whole sentence; empty for the
    others."""
    return tr(_SET[key, value]) if (key, value) in _SET else ""


# As the label of a field.
setting_title = tr.known(_TITLES)


_ANNOUNCED = {
    "break-order": mark("break order"),
    "redraws": mark("redraws"),
    "seeded": mark("seeded draw"),
    "difference": mark("balancing difference"),
    "altered": mark("alteration of the tournament"),
    "hand-for-hand": mark("hand-for-hand"),
}
DUTIES = {
    "halt": mark("stop a short table"),
    "balance": mark("balance the tables"),
    "break_table": mark("break a table"),
    "final_table": mark("the final table"),
    "redraw": mark("redraw all seats"),
    "collect_slips": mark("collect the slips of an undone move"),
    "carry_chips": mark("carry an absent player's chips"),
    "announce": mark("an announcement"),
    "deal_in": mark("deal a waiting player in"),
    "clock_call": mark("a clock call"),
    "hand_for_hand": mark("go hand-for-hand"),
    "hand_played": mark("a hand played"),
    "talk": mark("announce a talk break"),
    "raise_cap": mark("no raise cap"),
    "day_end": mark("the end of a day"),
    "hand_for_hand_off": mark("end hand-for-hand"),
    "same_time": mark("shared places"),
    "same_hand": mark("one hand or two"),
    "decks": mark("change the decks"),
    "deal": mark("a stopped table deals again"),
    "report": mark("report the rulings"),
    "come_back": mark("a penalty is over"),
    "uncounted": mark("count a disqualified player's stack"),
    "sits_out": mark("a penalty in minutes"),
    "served": mark("a penalty in hands"),
    "conduct_report": mark("report to the board"),
    "accessible": mark("the accessible seats"),
    "seats": mark("draw seats"),
    "race": mark("a chip race"),
    "colour_up": mark("colour up"),
    "late_closes": mark("late registration closes"),
    "sale_ends": mark("a sale that ends"),
    "prizes": mark("prizes that look wrong"),
    "draw_number": mark("call a number for the draw"),
    "winner": mark("the winner"),
    "floor_call": mark("a call for the floor"),
    "stands_still": mark("a table that stands still"),
    "unpaid": mark("players who owe"),
    "sign_deal": mark("sign the deal"),
    "head": mark("an open bounty"),
    "to_pay": mark("players to be paid"),
}


def announcement(what: str) -> str:
    if what.startswith("colour-up-") and (chip := what.removeprefix("colour-up-")).isdecimal():
        return tr("colour-up of the {chip}s", chip=amount(int(chip[:12])))
    return tr(_ANNOUNCED[what]) if what in _ANNOUNCED else what


_AT_TABLE = {
    "halt": mark("table {table} stops"),
    "deal": mark("table {table} deals again"),
    "break_table": mark("table {table} breaks"),
}

DUTIES_AT_TABLE = frozenset({"race", *_AT_TABLE})


# The titles of the formats, by id.
FORMATS: dict[str, str] = {}


def format_title(id: str) -> str:
    """Return ``Chicago``; of a format that is not known its id."""
    return _FORMATS(FORMATS[id]) if id in FORMATS else id


def duty_name(kind: str, table: str = "", chip: int | None = None) -> str:
    """Name a duty of this kind within a sentence; ``table`` is its own, ``chip`` what is raced there."""
    if table and kind == "race" and chip is not None:
        return tr("table {table} races the {chip}s", table=table, chip=amount(chip))
    if table and kind in _AT_TABLE:
        return tr(_AT_TABLE[kind], table=table)
    return tr(DUTIES[kind]) if kind in DUTIES else kind


# The uses of a draw, by the purpose the log has.
DRAWS = {
    "start": mark("draw"), "redraw": mark("redraw"), "break": mark("table broken"),
    "final": mark("final table"),
}  # fmt: skip
draw_name = tr.one_of(DRAWS, unknown="")


# Offences that a format's own rules punish, as the log has them.
OFFENCES: dict[str, str] = {}


# The director's own words, or those for a rule's.
offence_text = tr.known(OFFENCES)
