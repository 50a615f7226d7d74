"""What is told of a new level, on the projected screen and in the header (RULES G1, G5), and of the last
minute before it; until when one can enter (G3)."""

from __future__ import annotations

from collections.abc import Sequence

from core.clock.levels import Notice
from gui.words.numbers import amount, ante_text, blinds_text, bring_in_text, chips_off
from gui.words.tr import Context, mark

tr = Context("clock")

_BEGINS = {
    "shuffle": mark("the hand starts at the shuffle"),
    "first_riffle": mark("the hand starts at the first riffle"),
}
_SHORT = {
    "shuffle": mark("From the next hand (shuffle)"),
    "first_riffle": mark("From the next hand (riffle)"),
}
_SHORT_ANTE = {
    "blind_first": mark("short stack: blind first, then ante"),
    "ante_first": mark("short stack: ante first, then blind"),
}


def told(x: Notice) -> list[tuple[str, str]]:
    """One thing each, what is loud and the rest of it: from which hand the level holds, what a change of
    dealers makes of it, what the table's ante is where few are left and how a short stack pays it."""
    begins = tr(_BEGINS[x.begins])
    if x.left_ms:
        bold = tr("Level {n} at zero: {blinds}", n=x.number, blinds=blinds_text(x.level))
        said = [(bold, tr("from the next hand · {begins}", begins=begins))]
    else:
        said = [(tr("Level {n}: new blinds from the next hand", n=x.number), begins)]
    if x.push:
        said.append((tr("Dealers changing now"), tr("new dealer's first hand at the old level")))
    ante = ante_text(x.level)
    if steps := _steps(x):
        said.append((ante, steps))
    if x.short is not None:
        said.append((ante, tr(_SHORT_ANTE[x.short])))
    if x.absent == "posted":
        said.append((bring_in_text(x.level), tr("absent player: posted, hand dead")))
    if x.cap == 0:
        said.append((tr("No raise cap"), tr("the tournament is heads-up")))
    return said


def _steps(x: Notice) -> str:
    """``500 at 4 players or fewer, 250 at 3``: the most players first."""
    if not x.shrinks:
        return ""
    (most, first), *fewer = x.shrinks
    said = [tr("{ante} at {n} players or fewer", ante=amount(first), n=most)]
    return ", ".join(said + [tr("{ante} at {n}", ante=amount(ante), n=n) for n, ante in fewer])


def short(x: Notice) -> str:
    """Where there is room for little: ``From the next hand (shuffle)``."""
    if x.left_ms:
        return tr("At zero, from the next hand")
    return tr(_SHORT[x.begins])


# -- late entry and re-entry --------------------------------------------------------------------------


def still_open(what: Sequence[str], time: str) -> str:
    """What can still be bought: ``Late entry is open until 19:20``; without a time where the clock stands."""
    first, again = "late" in what or "entry" in what, "reentry" in what
    if first and again:
        return tr("Entry and re-entry until {time}", time=time) if time else tr("Entry and re-entry")
    if first:
        return tr("Late registration until {time}", time=time) if time else tr("Late registration")
    if again:
        return tr("Re-entry until {time}", time=time) if time else tr("Re-entry")
    return tr("Re-buys until {time}", time=time) if time else tr("Re-buys")


def closes_in(what: Sequence[str], left: str, level: int) -> str:
    """``closes in 32:48``; with nothing ``left`` to count, in which level."""
    several = "rebuy" in what[:1] or ("reentry" in what and len(what) > 1)
    if not left:
        after = level + 1  # the break between them is still open
        return tr("close at level {n}", n=after) if several else tr("closes at level {n}", n=after)
    return tr("close in {left}", left=left) if several else tr("closes in {left}", left=left)


def closes_with(what: Sequence[str], level: int) -> str:
    """What the level that begins is the last one of: ``Late entry closes when level 5 begins``."""
    first, again = "late" in what or "entry" in what, "reentry" in what
    if first and again:
        return tr("Entry and re-entry close when level {n} begins", n=level)
    if first:
        return tr("Late registration closes when level {n} begins", n=level)
    if again:
        return tr("Re-entry closes when level {n} begins", n=level)
    return tr("Re-buys close when level {n} begins", n=level)


# -- the last minute, and a level that begins ----------------------------------------------------------


def break_of(length: str, leaving: tuple[int, ...]) -> str:
    """How long a break is, and what is coloured up in it."""
    chips = tr("{chips} colour up", chips=chips_off(leaving)) if leaving else ""
    return " · ".join(filter(None, (length, chips)))
