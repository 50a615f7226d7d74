"""Duties of conduct in words."""

from __future__ import annotations

from core.say.duties import ComeBackDuty, ConductReportDuty, PenaltyDuty, ServedDuty, SitsOutDuty
from gui.words.conduct import misdeal_text, step_text
from gui.words.names import Names
from gui.words.tr import counted, tr
from gui.words.voices import DutyWords, to_do


def _where(duty: PenaltyDuty, names: Names) -> str:
    name, seat = names.entry(duty.entry), names.short_seat(duty.table, duty.seat)
    return tr("{name} at {seat}", name=name, seat=seat) if seat else name


def _more(duty: PenaltyDuty) -> str:
    return counted(duty.more, "{n} more penalty follows", "{n} more penalties follow") if duty.more else ""


def _begun(duty: SitsOutDuty | ServedDuty, text: str) -> str:
    """From when, where it was given in a hand that is perhaps still played."""
    if duty.begins == "after_the_hand":
        return tr("{text}, from the next hand on", text=text)
    return tr("{text}, from this hand on", text=text) if duty.begins == "at_once" else text


@to_do.register(ComeBackDuty)
def _(duty: ComeBackDuty, names: Names) -> DutyWords:
    name, seat = names.entry(duty.entry), names.short_seat(duty.table, duty.seat)
    text = tr("{name} may return to seat {seat}", name=name, seat=seat) if seat else (
        tr("{name} may play again", name=name))  # fmt: skip
    return DutyWords(tr("Penalty over"), text, tr("{step} served", step=step_text(duty.step)), tr("Back"))


@to_do.register(SitsOutDuty)
def _(duty: SitsOutDuty, names: Names) -> DutyWords:
    text = tr("{who} sits out {step}", who=_where(duty, names), step=step_text(duty.step))
    return DutyWords(tr("Penalty"), _begun(duty, text), _more(duty))


@to_do.register(ServedDuty)
def _(duty: ServedDuty, names: Names) -> DutyWords:
    who, hands = _where(duty, names), counted(duty.hands, "{n} hand", "{n} hands")
    if duty.served:
        text = tr("{who} has sat out {served} of {hands}", who=who, served=duty.served, hands=hands)
    else:
        text = _begun(duty, tr("{who} sits out {hands}", who=who, hands=hands))
        text = tr("{text}: tallied on the table sheet", text=text)
    why = ". ".join(filter(None, (misdeal_text(duty.misdeal).rstrip("."), _more(duty))))
    return DutyWords(tr("Penalty served?"), text, why, tr("Served") if duty.served else tr("Tally…"))


@to_do.register(ConductReportDuty)
def _(duty: ConductReportDuty, names: Names) -> DutyWords:
    text = tr("{name}: {step} for {offence}", name=names.player(duty.player), step=step_text(duty.step),
              offence=duty.offence)  # fmt: skip
    return DutyWords(tr("Report to the board"), text, "", tr("Reported"))
