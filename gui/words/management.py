"""The words of what the management decides: rulebook, settings, altering and cancelling, duties dismissed."""

from core.rulebook.file import BadRulebook
from core.rulebook.fits import Fault
from core.say import duties, reasons
from core.say.becauses import AlteredByManagement
from core.tournament.settings import AMOUNTS
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount, players_text
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
    shown = names.plain if said.setting in AMOUNTS else amount
    match said.value:
        case None:
            value = tr("nothing")
        case int():
            value = shown(said.value)
        case str():
            value = pasted(said.value)
    if said.setting == "methods":
        return tr(
            "“{value}” is not possible. Type the methods of payment with commas, cash first: Cash, Swish, "
            "Card. “prize” is no method.",
            value=value,
        )
    if said.least is None or said.most is None:
        return tr("“{value}” is not possible for {key}.", value=value, key=setting)
    return tr(
        "“{value}” is not possible for {key}. Type a number from {least} to {most}.",
        value=value,
        key=setting,
        least=shown(said.least),
        most=shown(said.most),
    )


_REFUSED: Wordings = {
    reasons.FormatFixed: "Players are registered. The format can no longer be changed.",
    reasons.RulebookFixed: "The rulebook cannot change after the start. This tournament is played by {book}.",
    reasons.AlteringForbidden: "This rulebook does not allow altering or cancelling a tournament.",
    reasons.BalancingForced: "The tables must be balanced: this duty cannot be dismissed.",
    reasons.DutyMarkedSo: "This duty already has this mark.",
    reasons.FinalTableStillDue: (
        "The final table is still to be drawn: %n players are left, and it seats {size}.",
        "players",
    ),
    reasons.TableStillOpen: ("Table {table} is still open, with %n players.", "players"),
    reasons.NoSuchFormat: "There is no format {format}. Choose one of {formats}.",
    reasons.NotInFormat: "“{verb}” has no meaning in the format {format}.",
    reasons.TournamentCancelled: "The tournament is cancelled: {cause}. Undo the cancellation to continue.",
    reasons.StillUnbalanced: (
        "Table {from_table} still has {from_players}; table {to_table} has {to_players}."
    ),
    reasons.NoSlips: "Action {action} moved nobody, so it has no slips.",
}
wordings(refused, tr, _REFUSED, format=pasted, cause=pasted, action=str, from_players=players_text)


@refused.register(reasons.NoSuchRulebook)
def _(said: reasons.NoSuchRulebook, names: Names) -> str:
    if not said.book:
        return tr("There is no such rulebook.")
    return tr(
        "There is no rulebook {book}. Choose one of {books}.",
        book=pasted(said.book),
        books=", ".join(said.books),
    )


@refused.register(reasons.UnreadableRulebook)
def _(said: reasons.UnreadableRulebook, names: Names) -> str:
    bad = BadRulebook(said.file, said.line, said.what, Fault(said.expected), *said.allowed)
    return tr("The rulebook cannot be used and was not changed. {fault}", fault=fault(bad))


@refused.register(reasons.NoSuchMethod)
def _(said: reasons.NoSuchMethod, names: Names) -> str:
    method, methods = said.method.replace("_", " "), ", ".join(said.methods).replace("_", " ")
    if not methods:
        return tr("{book} has no method {option}.", book=said.book, option=method)
    return tr(
        "{book} has no method {option}. It has {options}.", book=said.book, option=method, options=methods
    )


wordings(why, tr, {AlteredByManagement: mark("The tournament management decided this.")})


# -- what is to do ------------------------------------------------------------------------------------


_CARDS: Wordings = {
    duties.CollectSlipsDuty: Card(
        "Collect the slip",
        If(
            "entries",
            "{who}: the move was undone after the slip was printed",
            "The move was undone after the slip was printed",
        ),
        "Action {action}",
        "Collected",
    ),
    duties.AnnounceDuty: Card(
        "Announce to the room", lambda duty, _: announcement(duty.what), button="Announced"
    ),
    duties.AnnounceBreakOrderDuty: Card(
        If("changed", "Announce the new break order", "Announce the break order"),
        "Tables {tables}",
        button="Announced",
    ),
    duties.AnnounceAlteredDuty: Card(
        If("cancelled", "Announce: cancelled", "Announce the alteration"),
        lambda duty, _: duty.reason,
        button="Announced",
    ),
    duties.ReportDuty: Card(
        "Report the rulings",
        ("%n departures from the rules, with their reasons", "rulings"),
        button=If("act", "Reported"),
    ),
}
wordings(to_do, tr, _CARDS, action=str)
