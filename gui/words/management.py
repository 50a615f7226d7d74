"""The words of what the management decides: rulebook, settings, altering and cancelling, duties dismissed."""

from __future__ import annotations

from core.rulebook.file import BadRulebook
from core.rulebook.fits import Fault
from core.say.becauses import AlteredByManagement
from core.say.duties import (
    AnnounceAlteredDuty,
    AnnounceBreakOrderDuty,
    AnnounceDuty,
    CollectSlipsDuty,
    ReportDuty,
)
from core.say.reasons import (
    AlteringForbidden,
    BadSetting,
    BalancingForced,
    DutyMarkedSo,
    FinalTableStillDue,
    FormatFixed,
    NoSlips,
    NoSuchFormat,
    NoSuchMethod,
    NoSuchRulebook,
    NotInFormat,
    RulebookFixed,
    StillUnbalanced,
    TableStillOpen,
    TournamentCancelled,
    UnreadableRulebook,
)
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount, listed
from gui.words.rulebook import fault
from gui.words.tr import Context, mark
from gui.words.voices import DutyWords, refused, to_do, why, wordings
from gui.words.words import announcement, setting_name

tr = Context("floor")


@refused.register(BadSetting)
def _(said: BadSetting, names: Names) -> str:
    setting = setting_name(said.setting)
    if said.value == "":
        return tr("This value is not possible for {key}.", key=setting)
    match said.value:
        case None:
            value = tr("nothing")
        case int():
            value = amount(said.value)
        case str():
            value = pasted(said.value)
    if said.least is None or said.most is None:
        return tr("“{value}” is not possible for {key}.", value=value, key=setting)
    return tr("“{value}” is not possible for {key}. Type a number from {least} to {most}.",
              value=value, key=setting, least=amount(said.least), most=amount(said.most))  # fmt: skip


@refused.register(NoSuchFormat)
def _(said: NoSuchFormat, names: Names) -> str:
    return tr("There is no format {format}. Choose one of {formats}.",
              format=pasted(said.format), formats=", ".join(said.formats))  # fmt: skip


wordings(
    refused,
    tr,
    {
        FormatFixed: mark("Players are registered. The format can no longer be changed."),
        RulebookFixed: mark(
            "The rulebook cannot change after the start. This tournament is played by {book}."
        ),
        AlteringForbidden: mark("This rulebook does not allow altering or cancelling a tournament."),
        BalancingForced: mark("The tables must be balanced: this duty cannot be dismissed."),
        DutyMarkedSo: mark("This duty is already marked so."),
        FinalTableStillDue: (
            mark("The final table is still to be drawn: %n are left, it seats {size}."),
            "players",
        ),
        TableStillOpen: (mark("Table {table} is still open, with %n players."), "players"),
    },
)


@refused.register(NotInFormat)
def _(said: NotInFormat, names: Names) -> str:
    return tr("“{command}” has no meaning in the format {format}.", command=said.verb, format=said.format)


@refused.register(NoSuchRulebook)
def _(said: NoSuchRulebook, names: Names) -> str:
    if not said.book:
        return tr("There is no such rulebook.")
    return tr("There is no rulebook {book}. Choose one of {books}.",
              book=pasted(said.book), books=", ".join(said.books))  # fmt: skip


@refused.register(UnreadableRulebook)
def _(said: UnreadableRulebook, names: Names) -> str:
    bad = BadRulebook(said.file, said.line, said.what, Fault(said.expected), *said.allowed)
    return tr("The rulebook cannot be used and was not changed. {fault}", fault=fault(bad))


@refused.register(NoSuchMethod)
def _(said: NoSuchMethod, names: Names) -> str:
    method, methods = (x.replace("_", " ") for x in (said.method, ", ".join(said.methods)))
    if not methods:
        return tr("{book} has no method {option}.", book=said.book, option=method)
    return tr("{book} has no method {option}. It has {options}.",
              book=said.book, option=method, options=methods)  # fmt: skip


@why.register(AlteredByManagement)
def _(said: AlteredByManagement, names: Names) -> str:
    return tr("Decided by the tournament management.")


@refused.register(TournamentCancelled)
def _(said: TournamentCancelled, names: Names) -> str:
    return tr(
        "The tournament is cancelled: {reason}. Undo the cancellation to continue.", reason=pasted(said.cause)
    )


@refused.register(StillUnbalanced)
def _(said: StillUnbalanced, names: Names) -> str:
    return tr("Table {from_table} still has {from_players}, table {to_table} has {to_players}.",
              from_table=names.table(said.from_table), from_players=said.from_players,
              to_table=names.table(said.to_table), to_players=said.to_players)  # fmt: skip


@refused.register(NoSlips)
def _(said: NoSlips, names: Names) -> str:
    return tr("Action {action} moved nobody, so it has no slips.", action=said.action)


# -- what is to do ------------------------------------------------------------------------------------


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
    text = tr("%n departures from the rules, with their reasons", duty.rulings)
    return DutyWords(tr("Report the rulings"), text, "", tr("Reported") if duty.act else "")
