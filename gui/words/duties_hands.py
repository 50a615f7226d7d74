"""Duties of hands in words."""

from __future__ import annotations

from core.say.duties import (
    ClockCallDuty,
    DecksDuty,
    HandForHandDuty,
    HandForHandOffDuty,
    HandForHandPlayedDuty,
    LevelHandPlayedDuty,
    SameHandDuty,
    SameTimeDuty,
)
from gui.words.names import Names
from gui.words.numbers import clock_text, listed, tables_text
from gui.words.tr import counted, mark, tr
from gui.words.voices import DutyWords, to_do

_OUTCOMES = {
    "acted": mark("Acted"),
    "dead": mark("Hand dead"),
    "checked": mark("Checked"),
    "withdrawn": mark("Take back"),
}


def outcome(word: str) -> str:
    """What a call of the clock came to, on a button."""
    return tr(_OUTCOMES[word]) if word in _OUTCOMES else word


@to_do.register(ClockCallDuty)
def _(duty: ClockCallDuty, names: Names) -> DutyWords:
    name, zero = names.entry(duty.entry), duty.phase == "zero"
    if not zero:
        text = tr("{name} at {seat} has to act", name=name, seat=names.short_seat(duty.table, duty.seat))
    elif duty.act is not None:
        text = tr("Time is up: the hand is dead")
    else:
        text = tr("Time is up: dead if it faces a bet, else checked")
    why = "" if duty.by is None else tr("Called by {by}", by=names.state.name(duty.by))
    if duty.nth > 1:
        times = tr("call {n} on this player tonight", n=duty.nth)
        why = f"{why}, {times}" if why else times[:1].upper() + times[1:]
    button = "" if duty.act is None else outcome("dead" if zero else "acted")
    return DutyWords(tr("Clock on {name}", name=name), text, why, button)


def _from_money(n: int | None) -> str:
    return counted(n or 0, "{n} from the money", "{n} from the money")


@to_do.register(HandForHandDuty)
def _(duty: HandForHandDuty, names: Names) -> DutyWords:
    text = tr("{players} are left, {places} are paid", players=duty.players, places=duty.places)
    return DutyWords(tr("Go hand-for-hand"), text, _from_money(duty.from_money), tr("Hand-for-hand"))


@to_do.register(LevelHandPlayedDuty)
def _(duty: LevelHandPlayedDuty, names: Names) -> DutyWords:
    text = tr("Hand {n} of {all} is being played", n=duty.hand, all=duty.hands)
    return DutyWords(tr("Count the hands"), text, "", tr("Hand played"))


@to_do.register(HandForHandPlayedDuty)
def _(duty: HandForHandPlayedDuty, names: Names) -> DutyWords:
    money = _from_money(duty.from_money) if duty.from_money else ""
    minutes = counted(duty.minutes, "{n} minute comes off the level",
                      "{n} minutes come off the level") if duty.minutes else ""  # fmt: skip
    return DutyWords(
        tr("Hand-for-hand, hand {n}", n=duty.hand), tr("Wait until every table has finished its hand"),
        ". ".join(filter(None, (money, minutes))), tr("Hand played"),
    )  # fmt: skip


@to_do.register(HandForHandOffDuty)
def _(duty: HandForHandOffDuty, names: Names) -> DutyWords:
    money = duty.from_money == 0
    text = tr("All who are left are paid") if money else tr("There is no other table to wait for")
    return DutyWords(tr("End hand-for-hand"), text, "", tr("Play on"))


@to_do.register(SameTimeDuty)
def _(duty: SameTimeDuty, names: Names) -> DutyWords:
    text = tr("{who} went out in one hand", who=listed(map(names.state.name, duty.entries)))
    if duty.act is None:
        why = tr("The larger stack at the start of the hand finishes higher; until it is told they share")
        return DutyWords(tr("Who had more chips?"), text, why, tr("Stacks…"))
    why = tr("Some of them at one table: that all share is only proposed")
    return DutyWords(tr("Shared places?"), text, why, tr("All share"))


@to_do.register(SameHandDuty)
def _(duty: SameHandDuty, names: Names) -> DutyWords:
    text = tr("{who} went out at table {table}, {time} apart", who=listed(map(names.state.name, duty.pair)),
              table=names.table(duty.tables[0]), time=clock_text(duty.apart))  # fmt: skip
    why = tr("In two hands the later one finishes higher, in one hand the larger stack")
    return DutyWords(tr("One hand or two?"), text, why, tr("Answer…"))


@to_do.register(DecksDuty)
def _(duty: DecksDuty, names: Names) -> DutyWords:
    text = tr("Level {level} has begun", level=duty.number)
    return DutyWords(tr("Change the decks"), text, tables_text(duty.tables), tr("Changed"))
