"""The clock in words: why it cannot be set so, and from which hand a level holds."""

from collections.abc import Sequence

from core.clock.levels import Notice
from core.formats.format import can
from core.say import reasons
from core.say.acts import AddLevel
from core.say.duties import DayEndDuty, LateClosesDuty, RaiseCapDuty, SaleEndsDuty, TalkDuty
from gui.words.names import Names
from gui.words.numbers import (
    amount,
    ante_text,
    blinds_text,
    bring_in_text,
    chips_off,
    clock_text,
    players_text,
    time_of_day,
)
from gui.words.tr import Context, dotted, mark
from gui.words.voices import refused, to_do
from gui.words.wording import By, Card, If, Wordings, wordings
from gui.words.words import purchase_at

tr = Context("clock")


_REFUSED: Wordings = {
    reasons.NotStarted: "The clock has not been started yet.",
    reasons.AlreadyStarted: "The clock has already been started.",
    reasons.AlreadyRunning: "The clock is already running.",
    reasons.AlreadyPaused: "The clock is already paused.",
    reasons.NoGap: (
        "No time away is left to count or ignore: the question was answered, or the clock was set since."
    ),
    reasons.NoSuchRow: "The structure has no row {row}. Its rows are 1 to {rows}, breaks included.",
    reasons.NoNextRow: "This is the last row of the structure. Add a level first.",
    reasons.NoPreviousRow: "This is the first row of the structure.",
    reasons.RowPast: "Row {row} has begun or is over, so it cannot be changed.",
    reasons.BlindsOfSeveral: "Blinds and limits are changed one level at a time. Choose one row.",
    reasons.NoLevelAbove: (
        "This structure has no level with higher blinds than the present ones. Choose another one."
    ),
    reasons.NoSetEnd: "This row has no set end, so no time can be added. End it with Next.",
    reasons.DayEndHasNoLength: (
        "An end of day has no length: the clock stops until the next day is started. Leave the length out, "
        "or make it a break."
    ),
    reasons.NoBlinds: "A level needs blinds, limits or an ante. Give at least one.",
    reasons.BadBlinds: "{small} / {big} cannot be blinds or limits. Check the numbers.",
    reasons.BadAnte: "The ante cannot be {ante}. Check the number.",
    reasons.BadAntePayer: "“{paid_by}” cannot pay the ante. Type each, bb or button.",
    reasons.BadCap: ("The cap cannot be %n raises. Type 0 to 99; 0 means no cap.", "cap"),
    reasons.BadBringIn: "The bring-in cannot be {bring_in}. Check the number.",
    reasons.BlindsOnBreak: "A break has no blinds, ante, bets or hands. Leave them out, or make it a level.",
    reasons.NoAnte: "This level has no ante to pay. Give the ante as well.",
    reasons.BadHands: ("A level has 1 to %n hands.", "most"),
    reasons.HandsAndLength: "A level lasts either minutes or hands. Give one of the two.",
    reasons.HandsPlayed: ("%n hands of this level are already played. Give a larger number.", "played"),
    reasons.LevelHasNoKind: "Only a break can be a talk break or the end of a day. This row is a level.",
    reasons.BadBreakKind: "“{name}” is not a kind of break. Type break, talk or day-end.",
    reasons.MoreHandsThanLevel: If(
        "most",
        ("%n hands cannot have been played: the level has {most}.", "hands"),
        "That number of hands is not possible.",
    ),
}
wordings(refused, tr, _REFUSED)


@refused.register(reasons.NoStructure)
def _(reason: reasons.NoStructure, names: Names) -> str:
    if not can(names.state, AddLevel):
        return tr("No clock is set now.")
    return tr("There are no levels yet. Add one under Structure first.")


@refused.register(reasons.InThePast)
def _(said: reasons.InThePast, names: Names) -> str:
    if names.zone is None:
        return tr("That time is too early. Choose a later one.")
    return tr("{time} is too early. Choose a later time.", time=time_of_day(said.at, names.zone))


@refused.register(reasons.InTheFuture)
def _(said: reasons.InTheFuture, names: Names) -> str:
    if names.zone is None:
        return tr("That time is in the future. Choose an earlier one.")
    return tr("{time} is in the future. Choose an earlier time.", time=time_of_day(said.at, names.zone))


# -- rows ---------------------------------------------------------------------------------------------


@refused.register(reasons.RowShorterThanRun)
def _(said: reasons.RowShorterThanRun, names: Names) -> str:
    if said.run <= 0:  # more time was added than it has
        return tr("A row cannot be shorter than the time already played.")
    return tr(
        "Row {row} has already run {run}. It cannot be shorter than that.",
        run=clock_text(said.run),
        row=said.row,
    )


@refused.register(reasons.BadLength)
def _(said: reasons.BadLength, names: Names) -> str:
    if said.length <= 0:
        return tr("That length is not possible. A row lasts from 1 second to 24 hours.")
    return tr(
        "A length of {length} is not possible here. A row lasts from 1 second to 24 hours.",
        length=clock_text(said.length),
    )


# -- what is to do ------------------------------------------------------------------------------------


def _sales(duty: SaleEndsDuty, names: Names) -> str:
    """Return ``20:30 · re-buy · add-on “Early bird”``."""
    until = "" if names.zone is None else time_of_day(duty.time, names.zone)
    return dotted(until, *map(purchase_at, duty.purchases, duty.names))


_CARDS: Wordings = {
    TalkDuty: Card(
        "Announce the talk break",
        By("left", {None: "Until you resume"}, "{left} left"),
        "Players stay at their tables",
        "Announced",
    ),
    RaiseCapDuty: Card(
        "Announce: no raise cap",
        "The tournament is heads-up: the raise cap of {cap} is lifted",
        button="Announced",
    ),
    SaleEndsDuty: Card("Sale ends", "{sales}"),
    LateClosesDuty: Card("Late registration closes", "When level {next} begins"),
    DayEndDuty: Card(
        "End of day {day}",
        "Bag and count: {players}, {chips} in all",
        "Play resumes when you start the next day",
        "Bagged",
    ),
}
wordings(
    to_do,
    tr,
    _CARDS,
    {
        "next": lambda duty, _: amount(duty.level + 1),
        "sales": _sales,
    },
    left=clock_text,
    players=players_text,
)


_BEGINS = {
    "shuffle": mark("the hand starts at the shuffle"),
    "first_riffle": mark("the hand starts at the first riffle"),
}
_SHORT = {
    "shuffle": mark("From the next hand’s shuffle"),
    "first_riffle": mark("From the next hand’s first riffle"),
}
_SHORT_ANTE = {
    "blind_first": mark("a short stack pays the blind first, then the ante"),
    "ante_first": mark("a short stack pays the ante first, then the blind"),
}


def told(x: Notice) -> list[tuple[str, str]]:
    """Return the announcement of a level, each line as its bold part and the rest: the hand from which it
    holds, what a change of dealers does, the ante where few are left, and how a short stack pays it."""
    begins = tr(_BEGINS[x.begins])
    if x.left_ms:
        bold = tr("Level {n} at zero: {blinds}", n=x.number, blinds=blinds_text(x.level))
        said = [(bold, tr("from the next hand · {begins}", begins=begins))]
    else:
        said = [(tr("Level {n}: new blinds from the next hand", n=x.number), begins)]
    if x.push:
        said.append((tr("While dealers change"), tr("one more hand is dealt at the old level")))
    ante = ante_text(x.level)
    if steps := _steps(x):
        said.append((ante, steps))
    if x.short is not None:
        said.append((ante, tr(_SHORT_ANTE[x.short])))
    if x.absent == "posted":
        said.append((bring_in_text(x.level), tr("posted for an absent player, whose hand is dead")))
    if x.cap == 0:
        said.append((tr("No raise cap"), tr("the tournament is heads-up")))
    return said


def _steps(x: Notice) -> str:
    """Return ``500 at 4 players or fewer, 250 at 3``: the most players first."""
    if not x.shrinks:
        return ""
    (most, first), *fewer = x.shrinks
    said = [tr("{ante} at %n players or fewer", most, ante=amount(first))]
    return ", ".join(said + [tr("{ante} at {n}", ante=amount(ante), n=n) for n, ante in fewer])


def short(x: Notice) -> str:
    """Say it where there is room for little: ``From the next hand (shuffle)``."""
    if x.left_ms:
        return tr("At zero, from the next hand")
    return tr(_SHORT[x.begins])


# -- late registration and re-entry --------------------------------------------------------------------------


def still_open(what: Sequence[str], time: str) -> str:
    """Say what can still be bought: ``Late registration until 19:20``; without a time where the clock
    stands."""
    first, again = "late" in what or "entry" in what, "reentry" in what
    if first and again:
        return tr("Entry and re-entry until {time}", time=time) if time else tr("Entry and re-entry")
    if first:
        return tr("Late registration until {time}", time=time) if time else tr("Late registration")
    if again:
        return tr("Re-entry until {time}", time=time) if time else tr("Re-entry")
    return tr("Re-buys until {time}", time=time) if time else tr("Re-buys")


def closes_in(what: Sequence[str], left: str, level: int) -> str:
    """Return ``closes in 32:48``; with nothing ``left`` to count, in which level."""
    several = "rebuy" in what[:1] or ("reentry" in what and len(what) > 1)
    if not left:
        after = level + 1  # the break between them is still open
        return tr("close at level {n}", n=after) if several else tr("closes at level {n}", n=after)
    return tr("close in {left}", left=left) if several else tr("closes in {left}", left=left)


def closes_with(what: Sequence[str], level: int) -> str:
    """Say what the level that begins is the last one of: ``Late registration closes when level 5 begins``."""
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
    """Return the length of a break, and the chips that are coloured up in it."""
    chips = tr("{chips} colour up", chips=chips_off(leaving)) if leaving else ""
    return dotted(length, chips)
