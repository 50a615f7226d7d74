"""Duties of chips in words (see ``gui.words.duties``)."""

from __future__ import annotations

from collections.abc import Callable

from core.say.duty import Duty, DutyKind, Urgency
from gui.words.numbers import amount, chips_off
from gui.words.tr import counted, mark, tr

Said = tuple[str, str, str, str]

# Where chips are collected and cards go out from, where that is the same, and where it is not.
_BOTH = {
    "left_of_button": mark("Collect and deal from the left of the button"),
    "seat_1": mark("Collect and deal from seat 1"),
}
_APART = {
    "left_of_button": mark("Collect from the left of the button, deal from seat 1"),
    "seat_1": mark("Collect from seat 1, deal from the left of the button"),
}


def race(d: Duty, currency: str) -> Said:
    f = d.facts
    chip, new = (x if isinstance(x := f[key], int) else 0 for key in ("chip", "new"))
    title = tr("Race the {chips} at table {table}", chips=chips_off([chip]), table=f["table"])
    text = tr("How many odd ones has each player? They become chips of {new}", new=amount(new))
    collect, start = str(f["collect"]), str(f["start"])
    why = tr(_BOTH[collect]) if collect == start else tr(_APART[collect])
    return title, text, why, tr("Odd chips…")


def colour_up(d: Duty, currency: str) -> Said:
    chips, tables = d.facts["chips"], d.facts["tables"]
    values = [x for x in chips if isinstance(x, int)] if isinstance(chips, tuple) else []
    said = counted(tables if isinstance(tables, int) else 0, "{n} table", "{n} tables")
    if d.facts.get("raced"):
        title = tr("Take the {chips} out of play", chips=chips_off(values))
        return title, tr("Every table has raced them"), said, tr("Out of play") if d.act else ""
    title = tr("Colour up the {chips}", chips=chips_off(values))
    held = d.urgency is Urgency.NOW
    text = tr("Now, while the players stay at their tables") if held else tr("At the next break")
    if d.facts.get("unset"):
        return title, text, tr("Which chips are in use?"), tr("Set the chips…") if held else ""
    return title, text, said, ""


SAID: dict[DutyKind, Callable[[Duty, str], Said]] = {
    DutyKind.RACE: race,
    DutyKind.COLOUR_UP: colour_up,
}
