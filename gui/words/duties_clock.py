"""Duties of the clock in words."""

from __future__ import annotations

from core.say.duties import DayEndDuty, LateClosesDuty, RaiseCapDuty, TalkDuty
from gui.words.names import Names
from gui.words.numbers import amount, clock_text, players_text
from gui.words.tr import tr
from gui.words.voices import DutyWords, to_do


@to_do.register(TalkDuty)
def _(duty: TalkDuty, names: Names) -> DutyWords:
    left = duty.left
    text = tr("Until you go on") if left is None else tr("{time} left", time=clock_text(left))
    why = tr("Players stay at their tables")
    return DutyWords(tr("Announce the talk break"), text, why, tr("Announced"))


@to_do.register(DayEndDuty)
def _(duty: DayEndDuty, names: Names) -> DutyWords:
    text = tr("Bag and count: {players}, {chips} in all", players=players_text(duty.players),
              chips=amount(duty.chips))  # fmt: skip
    why = tr("Play goes on when you start the next day")
    return DutyWords(tr("End of day {n}", n=duty.day), text, why, tr("Bagged"))


@to_do.register(RaiseCapDuty)
def _(duty: RaiseCapDuty, names: Names) -> DutyWords:
    text = tr("The tournament is heads-up: the cap of {n} raises is lifted", n=duty.cap)
    return DutyWords(tr("Tell the table: no cap on raises"), text, "", tr("Told"))


@to_do.register(LateClosesDuty)
def _(duty: LateClosesDuty, names: Names) -> DutyWords:
    text = tr("When level {level} begins", level=amount(duty.level + 1))
    return DutyWords(tr("Late registration closes"), text)
