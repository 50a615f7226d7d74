"""The words of what the management decides: rulebook, settings, altering and cancelling, duties dismissed."""

from core.rulebook.file import BadRulebook
from core.rulebook.fits import Fault
from core.say import duties, reasons
from core.say.becauses import AlteredByManagement
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount, listed
from gui.words.rulebook import fault
from gui.words.tr import Context, mark
from gui.words.voices import DutyWords, Wordings, refused, to_do, why, wordings
from gui.words.words import announcement, setting_name

tr = Context("floor")


@refused.register(reasons.BadSetting)
def _(said: reasons.BadSetting, names: Names) -> str:
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


_REFUSED: Wordings = {
    reasons.FormatFixed: mark("Players are registered. The format can no longer be changed."),
    reasons.RulebookFixed: mark(
        "The rulebook cannot change after the start. This tournament is played by {book}."
    ),
    reasons.AlteringForbidden: mark("This rulebook does not allow altering or cancelling a tournament."),
    reasons.BalancingForced: mark("The tables must be balanced: this duty cannot be dismissed."),
    reasons.DutyMarkedSo: mark("This duty is already marked so."),
    reasons.FinalTableStillDue: (
        mark("The final table is still to be drawn: %n are left, it seats {size}."),
        "players",
    ),
    reasons.TableStillOpen: (mark("Table {table} is still open, with %n players."), "players"),
    reasons.NoSuchFormat: mark("There is no format {format}. Choose one of {formats}."),
    reasons.NotInFormat: mark("“{verb}” has no meaning in the format {format}."),
    reasons.TournamentCancelled: mark(
        "The tournament is cancelled: {cause}. Undo the cancellation to continue."
    ),
    reasons.StillUnbalanced: mark(
        "Table {from_table} still has {from_players}, table {to_table} has {to_players}."
    ),
    reasons.NoSlips: mark("Action {action} moved nobody, so it has no slips."),
}
wordings(refused, tr, _REFUSED, format=pasted, cause=pasted, action=str)


@refused.register(reasons.NoSuchRulebook)
def _(said: reasons.NoSuchRulebook, names: Names) -> str:
    if not said.book:
        return tr("There is no such rulebook.")
    return tr("There is no rulebook {book}. Choose one of {books}.",
              book=pasted(said.book), books=", ".join(said.books))  # fmt: skip


@refused.register(reasons.UnreadableRulebook)
def _(said: reasons.UnreadableRulebook, names: Names) -> str:
    bad = BadRulebook(said.file, said.line, said.what, Fault(said.expected), *said.allowed)
    return tr("The rulebook cannot be used and was not changed. {fault}", fault=fault(bad))


@refused.register(reasons.NoSuchMethod)
def _(said: reasons.NoSuchMethod, names: Names) -> str:
    method, methods = (x.replace("_", " ") for x in (said.method, ", ".join(said.methods)))
    if not methods:
        return tr("{book} has no method {option}.", book=said.book, option=method)
    return tr("{book} has no method {option}. It has {options}.",
              book=said.book, option=method, options=methods)  # fmt: skip


wordings(why, tr, {AlteredByManagement: mark("Decided by the tournament management.")})


# -- what is to do ------------------------------------------------------------------------------------


@to_do.register(duties.CollectSlipsDuty)
def _(duty: duties.CollectSlipsDuty, names: Names) -> DutyWords:
    who = listed(map(names.entry, duty.entries)) if duty.entries else ""
    text = tr("{who}: the move was undone after the slip was printed", who=who) if who else (
        tr("Its move was undone after the slip was printed"))  # fmt: skip
    return DutyWords(tr("Collect the slip"), text, tr("Action {n}", n=duty.action), tr("Collected"))


@to_do.register(duties.AnnounceDuty)
def _(duty: duties.AnnounceDuty, names: Names) -> DutyWords:
    return DutyWords(tr("Announce to the room"), announcement(duty.what), "", tr("Announced"))


@to_do.register(duties.AnnounceBreakOrderDuty)
def _(duty: duties.AnnounceBreakOrderDuty, names: Names) -> DutyWords:
    title = tr("Announce the new break order") if duty.changed else tr("Announce the break order")
    tables = ", ".join(map(names.table, duty.tables))
    return DutyWords(title, tr("Tables {tables}", tables=tables), "", tr("Announced"))


@to_do.register(duties.AnnounceAlteredDuty)
def _(duty: duties.AnnounceAlteredDuty, names: Names) -> DutyWords:
    title = tr("Announce: cancelled") if duty.cancelled else tr("Announce the alteration")
    return DutyWords(title, duty.reason, "", tr("Announced"))


@to_do.register(duties.ReportDuty)
def _(duty: duties.ReportDuty, names: Names) -> DutyWords:
    text = tr("%n departures from the rules, with their reasons", duty.rulings)
    return DutyWords(tr("Report the rulings"), text, "", tr("Reported") if duty.act else "")
