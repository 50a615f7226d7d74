"""The words of what the management decides: rulebook, settings, altering and cancelling, duties dismissed."""

from core.rulebook.file import BadRulebook
from core.rulebook.fits import Fault
from core.say import duties, reasons
from core.say.becauses import AlteredByManagement
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount
from gui.words.rulebook import fault
from gui.words.tr import Context, mark
from gui.words.voices import refused, to_do, why
from gui.words.wording import Card, If, Wordings, wordings
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


_CARDS: Wordings = {
    duties.CollectSlipsDuty: Card(
        mark("Collect the slip"),
        If(
            "entries",
            mark("{who}: the move was undone after the slip was printed"),
            mark("Its move was undone after the slip was printed"),
        ),
        mark("Action {action}"),
        mark("Collected"),
    ),
    duties.AnnounceDuty: Card(
        mark("Announce to the room"), lambda duty, _: announcement(duty.what), button=mark("Announced")
    ),
    duties.AnnounceBreakOrderDuty: Card(
        If("changed", mark("Announce the new break order"), mark("Announce the break order")),
        mark("Tables {tables}"),
        button=mark("Announced"),
    ),
    duties.AnnounceAlteredDuty: Card(
        If("cancelled", mark("Announce: cancelled"), mark("Announce the alteration")),
        lambda duty, _: duty.reason,
        button=mark("Announced"),
    ),
    duties.ReportDuty: Card(
        mark("Report the rulings"),
        (mark("%n departures from the rules, with their reasons"), "rulings"),
        button=If("act", mark("Reported")),
    ),
}
wordings(to_do, tr, _CARDS, action=str)
