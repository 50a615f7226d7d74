"""Why hands and places were decided so (see ``gui.words.because``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gui.words.numbers import listed
from gui.words.tr import counted, mark, tr

Facts = Mapping[str, str | int]

_CALL_ENDS = {
    "dead": mark("{name} did not act by the end: the hand is dead."),
    "checked": mark("{name} did not act by the end and faces no bet: the hand is checked."),
    "acted": mark("{name} acted as the time ended: that counts."),
}
_ALL_IN = {
    "face_down": mark("All-in hands stay face down until every table has played the hand."),
    "turned_up": mark("All-in hands are turned up as in any other hand."),
}
_ZERO = {
    "hand_dead": mark("At zero the hand is dead."),
    "dead_if_facing_bet_else_checked": mark("At zero the hand is dead if it faces a bet, else checked."),
}


def _several(f: Facts, key: str = "names") -> str:
    return listed(str(f[key]).split("; "))


def _join(*parts: str) -> str:
    return " ".join(filter(None, parts))


def _hand_for_hand(f: Facts) -> str:
    n = int(f["minutes"])
    return _join(
        counted(n, "Each hand takes {n} minute off the level.", "Each hand takes {n} minutes off the level."),
        tr("Places are shared from the hand now in progress.") if f["counts"] else (
            tr("Places are shared from the next hand.")),
        tr("{players} players are left, {places} places are paid.", **f) if f.get("places") else "",
    )  # fmt: skip


def _all_in_hands(f: Facts) -> str:
    return tr(_ALL_IN[str(f["by"])]) if f.get("by") in _ALL_IN else ""


def _hand_played(f: Facts) -> str:
    return _join(
        counted(int(f["minutes"]), "{n} minute comes off the level.", "{n} minutes come off the level."),
        tr("Level {level} begins with the next hand.", **f) if f.get("level") else "",
        tr("The break begins now.") if f.get("pause") else "",
    )  # fmt: skip


def _several_tables(f: Facts) -> str:
    if f["order"] == "by_time":
        return tr("{who} finish in the order they went out.", who=_several(f))
    if f.get("hand_for_hand"):
        return tr("{who} went out in one hand at different tables: they share their places.", who=_several(f))
    return tr("{who} went out together at different tables: they share their places.", who=_several(f))


def _one_table(f: Facts) -> str:
    if f["ranked"] == "shared":
        return tr("{who} went out in one hand: they share their places.", who=_several(f))
    stacks = str(f.get("stacks", "")).split("; ")
    if len(stacks) > 1 and len(set(stacks)) == 1:
        return tr("{who} began the hand with equally many chips: they share their places.", who=_several(f))
    if len(set(stacks)) < len(stacks):
        return tr("Who began the hand with more chips finishes higher, equal ones share: {who}, the "
                  "highest last.", who=_several(f))  # fmt: skip
    if f.get("stacks"):
        return tr("Who began the hand with more chips finishes higher: {who}, the highest last.",
                  who=_several(f))  # fmt: skip
    return tr("Nobody said with how many chips {who} began the hand: they share their places.",
              who=_several(f))  # fmt: skip


def _hand_order(f: Facts) -> str:
    return tr("{who} went out in one hand: the director's order, the highest last, equal ones share.",
              who=_several(f))  # fmt: skip


def _same_time(f: Facts) -> str:
    return tr("{who} went out at the same time: they share their places.", who=_several(f))


def _blinded_out(f: Facts) -> str:
    return tr("{name} was not in the seat and was blinded out.", **f)


def _clock_call(f: Facts) -> str:
    seconds, countdown = int(f["seconds"]), int(f["countdown"])
    time = counted(seconds, "{n} second to act", "{n} seconds to act")
    if countdown:
        time = tr("{time}, the last {n} counted down", time=time, n=countdown) if f["within"] else (
            tr("{time}, then {n} counted down", time=time, n=countdown))  # fmt: skip
    nth = int(f["nth"])
    return _join(
        f"{time}.",
        tr("That is fewer than the rulebook's {n}: the director's choice.", n=f["of"]) if "of" in f else "",
        tr(_ZERO[str(f["zero"])]),
        tr("The clock was called on {name} {n} times.", name=f["name"], n=nth) if nth > 1 else "",
    )  # fmt: skip


def _call_ended(f: Facts) -> str:
    return tr(_CALL_ENDS[str(f["outcome"])], **f)


def _misdeal(f: Facts) -> str:
    if not f["same"]:
        return tr("How the hand is dealt again is the director's ruling.")
    level = tr("The same button and level hold, and nobody new plays.")
    if "level" in f:
        level = tr("The same button and level {level} hold, and nobody new plays.", **f)
    return _join(
        level,
        tr("Not in this hand: {who}.", who=_several(f, "new")) if f.get("new") else "",
        tr("Dealt in although away, the cards taken in after the deal: {who}.", who=_several(f, "dealt"))
        if f.get("dealt") else "",
    )  # fmt: skip


SAID: dict[str, Callable[[Facts], str]] = {
    "hand_for_hand": _hand_for_hand,
    "all_in_hands": _all_in_hands,
    "hand_played": _hand_played,
    "several_tables": _several_tables,
    "one_table": _one_table,
    "same_time": _same_time,
    "hand_order": _hand_order,
    "blinded_out": _blinded_out,
    "clock_call": _clock_call,
    "clock_call_end": _call_ended,
    "misdeal": _misdeal,
}
