"""Why a race came out so, in sentences (see ``gui.words.because``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from gui.words.cards import card_words
from gui.words.numbers import amount
from gui.words.tr import counted, mark, tr

Facts = Mapping[str, str | int]

_COUNT = {
    "round_up": mark("Rounded up, the odd chips' {value} make {chips} of {new}."),
    "nearest_half_up": mark("To the nearest, a half upward, the odd chips' {value} make {chips} of {new}."),
}
_EXACT = mark("The odd chips' {value} make {chips} of {new} exactly.")
_COLLECTED = {
    "left_of_button": mark("Chips are collected from the left of the button: {seats}."),
    "seat_1": mark("Chips are collected from seat 1: {seats}."),
}
_START = {
    "left_of_button": mark("Cards go out from the left of the button: {seats}."),
    "seat_1": mark("Cards go out from seat 1: {seats}."),
}
_CARDS = {
    "all_before_next": mark("A player gets all his cards before the next one."),
    "one_each_round": mark("The cards are dealt round by round."),
}
_SUITS = {
    "spades_hearts_diamonds_clubs": mark("Of one rank spades are highest, then hearts, diamonds, clubs."),
    "hearts_spades_diamonds_clubs": mark("Of one rank hearts are highest, then spades, diamonds, clubs."),
    "clubs_diamonds_hearts_spades": mark("Of one rank clubs are highest, then diamonds, hearts, spades."),
}
_RESCUE = {
    "next_denomination": mark(
        "Nobody goes out in a race: a chip of {chip}, the next denomination, for {names}."
    ),
    "lowest_in_play": mark("Nobody goes out in a race: a chip of {chip}, the lowest in play, for {names}."),
    "none": mark("The book rescues nobody: no chips are left for {names}."),
}


def _n(f: Facts, key: str) -> str:
    return amount(int(f.get(key, 0)))


def _race(f: Facts) -> str:
    unplanned = "" if f.get("planned", 1) else tr("The structure does not plan this colour-up.")
    if not f.get("odd"):
        said = tr("Table {table} had no odd chips of {chip}.", table=f["table"], chip=_n(f, "chip"))
    else:
        words = _COUNT[str(f["count"])] if f.get("rounding", 1) else _EXACT
        said = tr(words, value=_n(f, "value"), chips=_n(f, "chips"), new=_n(f, "new"))
    return f"{said} {unplanned}".strip()


def _by(words: Mapping[str, str]) -> Callable[[Facts], str]:
    return lambda f: tr(words[str(f["by"])], seats=_seats(str(f.get("order", ""))))


def _seats(order: str) -> str:
    words = mark("seats {order}") if " " in order else mark("seat {order}")
    return tr(words, order=order)


def _won(f: Facts) -> str:
    won = re.sub(r"\((\w\w)\)(?=;|$)", lambda m: f"({card_words(m[1])})", str(f["won"]))
    said = tr("Highest cards: {won}.", won=won)
    most = counted(int(f["most"]), "Nobody wins more than {n} chip.", "Nobody wins more than {n} chips.")
    suits = tr(_SUITS[str(f["suits"])]) if f.get("tie") else ""
    return " ".join(filter(None, (said, most, suits)))


def _rescue(f: Facts) -> str:
    said = tr(_RESCUE[str(f["rescue"])], chip=_n(f, "chip"), names=f["names"])
    carried = tr("Those of {going} are going themselves.", going=_n(f, "going")) if f.get("carried") else ""
    return f"{said} {carried}".strip()


def _colour_up(f: Facts) -> str:
    at_par = f.get("gone", "exchanged_at_par") == "exchanged_at_par"
    later = tr("what turns up later is exchanged") if at_par else tr("what turns up later is removed")
    said = tr("Chips of {chip} are in play no longer: {later}.", chip=_n(f, "chip"), later=later)
    if not f.get("unpaid"):
        return said
    return said + " " + tr(
        "The {chips} in play cannot be made of the chips that are left: look for more of {chip}, or count.",
        chips=_n(f, "unpaid"), chip=_n(f, "chip"),
    )  # fmt: skip


def _gone(f: Facts) -> str:
    said = tr("{name} still had {count} of {chip}, {value} together.", name=f["name"], count=_n(f, "count"),
              chip=_n(f, "chip"), value=_n(f, "value"))  # fmt: skip
    exchanged = (
        tr("{exchanged} are exchanged at par.", exchanged=_n(f, "exchanged")) if f["exchanged"] else ""
    )
    removed = tr("{removed} are removed.", removed=_n(f, "removed")) if f["removed"] else ""
    return " ".join(filter(None, (said, exchanged, removed)))


def _found(f: Facts) -> str:
    if f.get("found") == "leave_play":
        if not f.get("out", 1):
            return ""  # overruled: what the director wrote says it
        return tr("Chips that were found, hidden or pocketed leave play.")
    return tr("Chips that were found, hidden or pocketed: as the director rules.")


SAID: dict[str, Callable[[Facts], str]] = {
    "race": _race,
    "race_collected": _by(_COLLECTED),
    "race_start": _by(_START),
    "race_cards": _by(_CARDS),
    "race_won": _won,
    "race_rescue": _rescue,
    "colour_up": _colour_up,
    "gone_colour": _gone,
    "chips_found": _found,
}
