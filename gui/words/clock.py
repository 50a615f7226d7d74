"""Why the clock or the structure cannot be set so."""

from __future__ import annotations

from core.say.duties import DayEndDuty, LateClosesDuty, RaiseCapDuty, TalkDuty
from core.say.reasons import (
    AlreadyPaused,
    AlreadyRunning,
    AlreadyStarted,
    BadAnte,
    BadAntePayer,
    BadBlinds,
    BadBreakKind,
    BadBringIn,
    BadCap,
    BadHands,
    BadLength,
    BlindsOnBreak,
    DayEndHasNoLength,
    HandsAndLength,
    HandsPlayed,
    InTheFuture,
    InThePast,
    LevelHasNoKind,
    MoreHandsThanLevel,
    NoAnte,
    NoBlinds,
    NoGap,
    NoNextRow,
    NoPreviousRow,
    NoSetEnd,
    NoStructure,
    NoSuchRow,
    NotStarted,
    RowPast,
    RowShorterThanRun,
)
from gui.words.names import Names
from gui.words.numbers import amount, clock_text, players_text, time_of_day
from gui.words.tr import Context
from gui.words.voices import DutyWords, refused, to_do

tr = Context("clock")


@refused.register(NoStructure)
def _(said: NoStructure, names: Names) -> str:
    return tr("There are no levels yet. Add one under Structure first.")


@refused.register(NotStarted)
def _(said: NotStarted, names: Names) -> str:
    return tr("The clock has not been started yet.")


@refused.register(AlreadyStarted)
def _(said: AlreadyStarted, names: Names) -> str:
    return tr("The clock has already been started.")


@refused.register(AlreadyRunning)
def _(said: AlreadyRunning, names: Names) -> str:
    return tr("The clock is already running.")


@refused.register(AlreadyPaused)
def _(said: AlreadyPaused, names: Names) -> str:
    return tr("The clock is already paused.")


@refused.register(InThePast)
def _(said: InThePast, names: Names) -> str:
    if names.zone is None:
        return tr("That time is too early. Choose a later one.")
    return tr("{time} is too early. Choose a later time.", time=time_of_day(said.at, names.zone))


@refused.register(InTheFuture)
def _(said: InTheFuture, names: Names) -> str:
    if names.zone is None:
        return tr("That time is in the future. Choose an earlier one.")
    return tr("{time} is in the future. Choose an earlier time.", time=time_of_day(said.at, names.zone))


@refused.register(NoGap)
def _(said: NoGap, names: Names) -> str:
    return tr("No time away is left to count or ignore: that was answered, or the clock was set since.")


# -- rows ---------------------------------------------------------------------------------------------


@refused.register(NoSuchRow)
def _(said: NoSuchRow, names: Names) -> str:
    return tr("The structure has no row {row}. Its rows are 1 to {rows}, breaks included.",
              row=said.row, rows=said.rows)  # fmt: skip


@refused.register(NoNextRow)
def _(said: NoNextRow, names: Names) -> str:
    return tr("This is the last row of the structure. Add a level first.")


@refused.register(NoPreviousRow)
def _(said: NoPreviousRow, names: Names) -> str:
    return tr("This is the first row of the structure.")


@refused.register(RowPast)
def _(said: RowPast, names: Names) -> str:
    return tr("Row {row} has begun or is over, so it cannot be changed.", row=said.row)


@refused.register(RowShorterThanRun)
def _(said: RowShorterThanRun, names: Names) -> str:
    if said.run <= 0:  # more time was added than it has
        return tr("A row cannot be shorter than the time already played.")
    return tr("Row {row} has already run {run}. It cannot be shorter than that.",
              run=clock_text(said.run), row=said.row)  # fmt: skip


@refused.register(BadLength)
def _(said: BadLength, names: Names) -> str:
    if said.length <= 0:
        return tr("That length is not possible. A row lasts from 1 second to 24 hours.")
    return tr("A length of {length} is not possible here. A row lasts from 1 second to 24 hours.",
              length=clock_text(said.length))  # fmt: skip


@refused.register(NoSetEnd)
def _(said: NoSetEnd, names: Names) -> str:
    return tr("This row has no set end, so no time can be added. End it with Next.")


@refused.register(DayEndHasNoLength)
def _(said: DayEndHasNoLength, names: Names) -> str:
    return tr(
        "An end of day has no length: the clock stops until the next day is started. Leave "
        "the length out, or make it a break."
    )


@refused.register(NoBlinds)
def _(said: NoBlinds, names: Names) -> str:
    return tr("A level needs blinds, limits or an ante. Give at least one.")


@refused.register(BadBlinds)
def _(said: BadBlinds, names: Names) -> str:
    return tr("{small} / {big} cannot be blinds or limits. Check the numbers.",
              small=amount(said.small), big=amount(said.big))  # fmt: skip


@refused.register(BadAnte)
def _(said: BadAnte, names: Names) -> str:
    return tr("The ante cannot be {ante}. Check the number.", ante=amount(said.ante))


@refused.register(BadAntePayer)
def _(said: BadAntePayer, names: Names) -> str:
    return tr("“{paid_by}” cannot pay the ante. Type each, bb or button.", paid_by=said.paid_by)


@refused.register(BadCap)
def _(said: BadCap, names: Names) -> str:
    return tr("The cap cannot be {cap} raises. Type 0 to 99; 0 means no cap.", cap=amount(said.cap))


@refused.register(BadBringIn)
def _(said: BadBringIn, names: Names) -> str:
    return tr("The bring-in cannot be {bring_in}. Check the number.", bring_in=amount(said.bring_in))


@refused.register(BlindsOnBreak)
def _(said: BlindsOnBreak, names: Names) -> str:
    return tr("A break has no blinds, ante, bets or hands. Leave them out, or make it a level.")


@refused.register(NoAnte)
def _(said: NoAnte, names: Names) -> str:
    return tr("This level has no ante to pay. Give the ante as well.")


@refused.register(BadHands)
def _(said: BadHands, names: Names) -> str:
    return tr("A level has 1 to {most} hands.", most=amount(said.most))


@refused.register(HandsAndLength)
def _(said: HandsAndLength, names: Names) -> str:
    return tr("A level lasts either minutes or hands. Give one of the two.")


@refused.register(HandsPlayed)
def _(said: HandsPlayed, names: Names) -> str:
    return tr(
        "{played} hands of this level are already played. Give a larger number.", played=amount(said.played)
    )


@refused.register(MoreHandsThanLevel)
def _(said: MoreHandsThanLevel, names: Names) -> str:
    if not said.most:
        return tr("That number of hands is not possible.")
    return tr("{hands} hands cannot have been played: the level has {of}.",
              hands=amount(said.hands), of=amount(said.most))  # fmt: skip


@refused.register(BadBreakKind)
def _(said: BadBreakKind, names: Names) -> str:
    return tr("“{kind}” is not a kind of break. Type break, talk or day-end.", kind=said.name)


@refused.register(LevelHasNoKind)
def _(said: LevelHasNoKind, names: Names) -> str:
    return tr("Only a break can be a talk break or the end of a day. This row is a level.")


# -- what is to do ------------------------------------------------------------------------------------


@to_do.register(TalkDuty)
def _(duty: TalkDuty, names: Names) -> DutyWords:
    left = duty.left
    text = tr("Until you resume") if left is None else tr("{time} left", time=clock_text(left))
    why = tr("Players stay at their tables")
    return DutyWords(tr("Announce the talk break"), text, why, tr("Announced"))


@to_do.register(DayEndDuty)
def _(duty: DayEndDuty, names: Names) -> DutyWords:
    text = tr("Bag and count: {players}, {chips} in all", players=players_text(duty.players),
              chips=amount(duty.chips))  # fmt: skip
    why = tr("Play resumes when you start the next day")
    return DutyWords(tr("End of day {n}", n=duty.day), text, why, tr("Bagged"))


@to_do.register(RaiseCapDuty)
def _(duty: RaiseCapDuty, names: Names) -> DutyWords:
    text = tr("The tournament is heads-up: the raise cap of {n} is lifted", n=duty.cap)
    return DutyWords(tr("Announce: no raise cap"), text, "", tr("Announced"))


@to_do.register(LateClosesDuty)
def _(duty: LateClosesDuty, names: Names) -> DutyWords:
    text = tr("When level {level} begins", level=amount(duty.level + 1))
    return DutyWords(tr("Late registration closes"), text)
