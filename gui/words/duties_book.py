"""Duties of word and paper in words."""

from __future__ import annotations

from core.say.duties import (
    AnnounceAlteredDuty,
    AnnounceBreakOrderDuty,
    AnnounceDuty,
    CollectSlipsDuty,
    ReportDuty,
)
from gui.words.names import Names
from gui.words.numbers import listed
from gui.words.tr import counted, tr
from gui.words.voices import DutyWords, to_do
from gui.words.words import announcement


@to_do.register(CollectSlipsDuty)
def _(duty: CollectSlipsDuty, names: Names) -> DutyWords:
    who = listed(map(names.state.name, duty.entries)) if duty.entries else ""
    text = tr("{who}: the move was undone after the slip was printed", who=who) if who else (
        tr("Its move was undone after the slip was printed"))  # fmt: skip
    return DutyWords(tr("Collect the slip"), text, tr("Action {n}", n=duty.action), tr("Collected"))


@to_do.register(AnnounceDuty)
def _(duty: AnnounceDuty, names: Names) -> DutyWords:
    return DutyWords(tr("Announce to the room"), announcement(duty.what), "", tr("Announced"))


@to_do.register(AnnounceBreakOrderDuty)
def _(duty: AnnounceBreakOrderDuty, names: Names) -> DutyWords:
    title = tr("Announce the new break order") if duty.changed else tr("Announce the break order")
    tables = ", ".join(map(names.table, duty.tables))
    return DutyWords(title, tr("Tables {tables}", tables=tables), "", tr("Announced"))


@to_do.register(AnnounceAlteredDuty)
def _(duty: AnnounceAlteredDuty, names: Names) -> DutyWords:
    title = tr("Announce: cancelled") if duty.cancelled else tr("Announce the alteration")
    return DutyWords(title, duty.reason, "", tr("Announced"))


@to_do.register(ReportDuty)
def _(duty: ReportDuty, names: Names) -> DutyWords:
    text = counted(duty.rulings, "{n} ruling against the rules, with its motivation",
                   "{n} rulings against the rules, with their motivation")  # fmt: skip
    return DutyWords(tr("Report the rulings"), text, "", tr("Reported") if duty.act else "")
