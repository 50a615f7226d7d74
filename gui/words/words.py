"""The floor's own words for what the core knows by a code."""

from __future__ import annotations

from gui.words.numbers import amount
from gui.words.tr import mark, tr

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
    "difference": mark("the difference at which tables are balanced"),
    "final": mark("the size of the final table"),
    "accessible-seats": mark("the accessible seats (none: there are no more than are marked)"),
    "draw": mark("how seats are drawn (cards, or nothing: by the PC)"),
    "turbo": mark("the turbo event (yes or nothing)"),
    "late": mark("the last level for late registration"),
    "seats": mark("the seats of a table"),
    "rounding": mark("the unit of the prizes"),
    "rounded": mark("the rounding of the prizes (nearest or down)"),
    "closes": mark("the hall's closing time"),
    "names": mark("how names are listed (surname or first)"),
    "alphabet": mark("the alphabet of the lists (swedish or latin)"),
    "antes": mark("the table's ante where few are left (5=50% 3=25%)"),
    "decks": mark("the levels between changes of decks"),
    "announce": mark(
        "what is announced (break-order, redraws, seeded, difference, altered, cancelled, "
        "hand-for-hand or such as colour-up-25)"
    ),
    "outcome": mark("the end of a call (acted, dead, checked or withdrawn)"),
    "accessible": mark("the accessible seat (yes or no)"),
}
_TITLES = {
    "title": mark("Title"),
    "club": mark("Club"),
    "currency": mark("Currency"),
    "difference": mark("Tables balanced at a difference of"),
    "final": mark("Players at the final table"),
    "accessible-seats": mark("More accessible seats"),
    "draw": mark("Seats drawn with"),
    "turbo": mark("Turbo event"),
    "late": mark("Late registration through level"),
    "seats": mark("Seats at a table"),
    "rounding": mark("Prizes in multiples of"),
    "rounded": mark("Prizes rounded"),
    "closes": mark("The hall closes"),
    "names": mark("Names listed by"),
    "alphabet": mark("Alphabet of the lists"),
    "antes": mark("Ante where few are left"),
    "decks": mark("Levels between changes of decks"),
}


def purchase(kind: str) -> str:
    """``entry``, ``re-entry``, ``re-buy``, ``add-on``."""
    return tr(_PURCHASES[kind]) if kind in _PURCHASES else kind


def setting_name(key: str) -> str:
    """Within a sentence: ``the last level for late registration``."""
    return tr(_SETTINGS[key]) if key in _SETTINGS else key


_SET: dict[tuple[str, str | int | None], str] = {
    ("draw", "cards"): mark("Seats are drawn with physical cards"),
    ("draw", ""): mark("Seats are drawn by Riffle"),
    ("accessible-seats", "none"): mark("No more accessible seats are known"),
    ("accessible-seats", ""): mark("Accessible seats are asked for again"),
}


def setting_said(key: str, value: str | int | None) -> str:
    """A setting that is one thing or the other, as a whole sentence; empty for the others."""
    return tr(_SET[key, value]) if (key, value) in _SET else ""


def setting_title(key: str) -> str:
    """As the label of a field: ``Seats at a table``."""
    return tr(_TITLES[key]) if key in _TITLES else key


_ANNOUNCED = {
    "break-order": mark("the break order"),
    "redraws": mark("when all seats are drawn anew"),
    "seeded": mark("a draw that keeps the biggest stacks apart"),
    "difference": mark("the difference at which tables are balanced"),
    "altered": mark("that the tournament is altered"),
    "hand-for-hand": mark("hand-for-hand"),
}
_DUTIES = {
    "halt": mark("stop a short table"),
    "balance": mark("balance the tables"),
    "break_table": mark("break a table"),
    "final_table": mark("the final table"),
    "redraw": mark("redraw all seats"),
    "collect_slips": mark("collect the slips of an undone move"),
    "carry_chips": mark("carry an absent player's chips"),
    "announce": mark("an announcement"),
    "deal_in": mark("deal a waiting player in"),
    "clock_call": mark("the clock called on a player"),
    "hand_for_hand": mark("go hand-for-hand"),
    "hand_played": mark("a hand to be counted"),
    "talk": mark("announce a talk break"),
    "raise_cap": mark("the cap on raises is lifted"),
    "day_end": mark("the end of a day"),
    "hand_for_hand_off": mark("end hand-for-hand"),
    "same_time": mark("shared places"),
    "same_hand": mark("one hand or two"),
    "decks": mark("change the decks"),
    "deal": mark("a halted table deals again"),
    "report": mark("report the rulings"),
    "come_back": mark("a penalty is over"),
    "sits_out": mark("a penalty in minutes"),
    "served": mark("a penalty in hands"),
    "conduct_report": mark("report to the board"),
    "accessible": mark("the accessible seats"),
    "seats": mark("draw seats"),
    "race": mark("a chip race"),
    "colour_up": mark("colour up"),
    "late_closes": mark("late registration closes"),
    "prizes": mark("prizes that look wrong"),
}


def announcement(what: str) -> str:
    """What the room is told, within a sentence."""
    if what.startswith("colour-up-") and (chip := what.removeprefix("colour-up-")).isdecimal():
        return tr("that the chips of {chip} are coloured up", chip=amount(int(chip[:12])))
    return tr(_ANNOUNCED[what]) if what in _ANNOUNCED else what


_AT_TABLE = {
    "halt": mark("table {table} stops"),
    "deal": mark("table {table} deals again"),
    "break_table": mark("table {table} breaks"),
}

DUTIES_AT_TABLE = frozenset({"race", *_AT_TABLE})


def duty_name(kind: str, table: str = "", chip: int | None = None) -> str:
    """A duty of this kind within a sentence; ``table`` is its own, ``chip`` what is raced there."""
    if table and kind == "race" and chip is not None:
        return tr("table {table} races the chips of {chip}", table=table, chip=amount(chip))
    if table and kind in _AT_TABLE:
        return tr(_AT_TABLE[kind], table=table)
    return tr(_DUTIES[kind]) if kind in _DUTIES else kind
