"""The words on slips, reports and the floor's lists: made from rows, for ``gui.paper``."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from typing import TYPE_CHECKING

from core.say.becauses import Because, FinalSeatsDrawn, FinalTableSet, MovedByBreak, SeatGiven, TableBroken
from core.say.reasons.stored import restored
from core.tournament.state import Tournament
from gui.words import moves
from gui.words.actions import sentence
from gui.words.conduct import step_text
from gui.words.floor import commitment_text
from gui.words.names import Names
from gui.words.numbers import duration_words, listed, players_text, time_of_day
from gui.words.rulings import cited
from gui.words.tr import Context, dotted, mark, sentences
from gui.words.voices import clauses, given, notice, refused, why, with_clause

if TYPE_CHECKING:
    from core.paper.floor_lists import BreakSheet, RulingRow
    from core.paper.slips import SlipRow

tr = Context("paper")

_DEALT_IN = {
    "yes": mark("after the button"),
    "no": mark("next hand"),
    "unknown": mark("at once, but not between SB and button"),
}
_ORDER = {
    "highest_number_first": mark("The table with the highest number breaks first."),
    "lowest_number_first": mark("The table with the lowest number breaks first."),
    "by_director": mark("The director chooses which table breaks; Riffle proposes the one opened last."),
}


# -- slips ------------------------------------------------------------------------------------------


def slip_facts(row: SlipRow) -> tuple[tuple[str, str], ...]:
    found = []
    if row.came_from:
        found.append((tr("From"), row.came_from))
    if row.waits in _DEALT_IN:
        found.append((tr("Dealt in"), tr(_DEALT_IN[row.waits])))
    return tuple(found)


def slip_why(row: SlipRow, names: Names) -> str:
    """Return why this player gets this seat, with the clauses; then the reason of an override."""
    leading = _leading(row)
    said = sentences(*(_on_slip(x, names) for x in leading))
    cited = clauses([c for x in leading if not isinstance(x, TableBroken) for c in x.clauses])
    whole = with_clause(said, cited)
    ruled = tr("Director's ruling: {why}", why=row.ruling) if row.ruling else ""
    return sentences(whole, ruled)


def _leading(row: SlipRow) -> Sequence[Because]:
    """Return the player's reason, after the reason why the table breaks unless it breaks out of turn. Of a
    final table the reason with a clause comes last."""
    if row.why is None:
        final = [x for x in row.group if isinstance(x, FinalTableSet | FinalSeatsDrawn)]
        return sorted(final, key=lambda x: bool(x.clauses)) or row.group[:1]
    table = [x for x in row.group if isinstance(x, TableBroken) and not row.ruling]
    return (*table, row.why)


def _on_slip(found: Because, names: Names) -> str:
    """Word a reason without what the slip says elsewhere: the old seat, dealing in, the table's draw."""
    match found:
        case TableBroken():
            return moves.next_in_order(found.table, names)
        case MovedByBreak():
            return ""
        case SeatGiven():
            return given(found, names)
    return why(found, names)


def slip_bold(row: SlipRow) -> str:
    """Say what the player, or whoever carries the chips, must know: who is absent, or serves a penalty that
    goes on at the new table; what a blind dodged on purpose costs, where the rulebook covers this move."""
    said = []
    if row.absent:
        staff = tr("Absent: the staff carries the chips.")
        said.append(staff if row.staff else tr("The player is absent."))
    if row.hands_left:
        said.append(tr("Sits out a penalty: %n hands left.", row.hands_left))
    if row.ms_left:
        said.append(tr("Sits out a penalty: {time} left.", time=duration_words(row.ms_left)))
    if isinstance(row.why, SeatGiven):
        said.append(moves.dodged(row.why))
    return " ".join(filter(None, said))


def slip_foot(row: SlipRow, club: str) -> str:
    """Return the draw the seat came from, and the club, which gives way."""
    drawn = tr("Draw {code}", code=commitment_text(row.commitment, 2)) if row.commitment else ""
    return dotted(drawn, club)


no_slips = notice(tr.phrase("Nobody has moved yet."), "no_slips")


# -- printing slips ---------------------------------------------------------------------------------


slips_printed = notice(tr.phrase("%n slips sent to {printer}."), "slips_printed")
no_printer_chosen = notice(
    tr.phrase("Slips not printed: no printer chosen. Choose one under Print › Choose printer."),
    "no_printer_chosen",
)
printer_gone = notice(
    tr.phrase("Slip not printed: printer {printer} not found. Choose another under Print › Choose printer."),
    "printer_gone",
)
printer_failed = notice(
    tr.phrase(
        "Slip not printed: no response from {printer}. Is it on? Try again under Print › Slips "
        "of the last move."
    ),
    "printer_failed",
)
not_noted = notice(tr.phrase("The slip was sent to {printer}, but the log could not be saved."), "not_noted")


# -- the report of rulings --------------------------------------------------------------------------


def ruling_what(row: RulingRow, names: Names) -> str:
    return sentence(row.action, names).text


def ruling_parts(row: RulingRow, t: Tournament) -> tuple[tuple[str, str], ...]:
    """Against which reason, by which clause, and why it was done all the same."""
    against = " ".join(dict.fromkeys(_against(x, Names(t)) for x in row.against))
    given, none = row.given, tr("none in this rulebook")
    penalty = t.conduct.penalties.get(given.penalty) if given else None
    parts = (
        (tr("Situation"), given.title if given else ""),
        (tr("Departure"), against),
        (tr("Clause"), _clause(row) or (none if row.against or given is None else "")),
        (tr("Dead hand"), listed(map(Names(t).entry, given.dead)) if given else ""),
        (
            tr("Penalty"),
            step_text(penalty.step) if penalty else "",
        ),
        (tr("Reason"), row.reason),
    )
    if row.altered:
        return ((tr("By"), tr("the management")), parts[-1])
    return tuple([x for x in parts if x[1]])


def _clause(row: RulingRow) -> str:
    """Return the clauses of what was overruled, else the one that the ruling rests on."""
    if row.clauses or row.given is None:
        return clauses(row.clauses)
    return cited(row.given.book, row.given.clause)


def _against(found: tuple[str, str], names: Names) -> str:
    """Return the reason in words, without its clause; one this version does not know by its kind."""
    known = restored(*found)
    return refused(known, names) if known is not None else found[0]


def played_by(t: Tournament) -> str:
    book, option = t.rulebook, t.book[1] if t.book else ""
    if t.book is None:
        return tr("No rulebook: the director's own judgement.")
    if option:
        return tr("Rulebook: {book}, method: {option}.", book=book.title, option=option)
    return tr("Rulebook: {book}.", book=book.title)


def reported(t: Tournament) -> str:
    if not t.rulebook.flag("tournament.rulings_reported"):
        return ""
    cited = t.rulebook.cite("tournament.rulings_reported")
    return with_clause(tr("Departures from the rules are reported, with the reasons."), cited)


# -- absent, alternates, break order ----------------------------------------------------------------


def absent_rule(blinded: bool, clause: str) -> str:
    if blinded:
        return with_clause(tr("An absent player's stack is at the seat and posts blinds and antes."), clause)
    return with_clause(tr("An absent player's stack is kept back until the player arrives."), clause)


def absent_aside(blinded: bool, seat: str) -> str:
    if not seat:
        return tr("no seat yet") if blinded else tr("stack kept back")
    return tr("blinded") if blinded else tr("at the seat, not blinded")


def alternates_rule(clause: str) -> str:
    return with_clause(tr("The first on the list gets the next free seat."), clause)


waiting_text = tr.phrase("%n players waiting")
no_tables = tr.phrase("No tables yet.")


def break_rule(sheet: BreakSheet) -> str:
    """Return the rule by which tables break, and which of them the director chose."""
    own = [x.table for x in sheet.rows if x.set]
    cited = clauses(sheet.clauses)
    rule = tr(_ORDER[sheet.rule]) if sheet.rule in _ORDER else ""
    if not own:
        return with_clause(rule, cited) if rule else ""
    if len(own) == len(sheet.rows):
        return with_clause(tr("The director has set the order."), cited)
    said = tr("The director has set tables {tables} first.", len(own), tables=listed(own))
    return with_clause(f"{said} {rule}" if rule else said, cited)


def break_announced(sheet: BreakSheet, zone: tzinfo) -> str:
    if sheet.announced is not None:
        return tr("Announced at {time}.", time=time_of_day(sheet.announced, zone))
    if sheet.decided is not None:
        return tr("Set at {time}, not announced yet.", time=time_of_day(sheet.decided, zone))
    return tr("Not announced yet.")


def break_aside(place: int, players: int, last: bool) -> str:
    """Say what becomes of a table: the last one left has nowhere to go."""
    said = players_text(players)
    if last:
        return tr("{players} · stays", players=said)
    return tr("{players} · breaks next", players=said) if place == 1 else said


TITLES = {
    "seating_by_name": mark("Seating list by name"),
    "seating_by_table": mark("Seating list by table"),
    "seat_cards": mark("Seat cards"),
    "redraw": mark("Redraw list"),
    "slips": mark("Slips of the last move"),
    "table_sheets": mark("Table sheets"),
    "dealer_sheets": mark("Dealers' chip-race sheets"),
    "break_order": mark("Break order"),
    "structure": mark("Structure for the wall"),
    "structure_small": mark("Structure, small"),
    "payouts": mark("Prizes"),
    "payout_slips": mark("Payout slips"),
    "deal": mark("Deal, to be signed"),
    "cash_report": mark("Cash report"),
    "results": mark("Results"),
    "absent": mark("Absent players"),
    "alternates": mark("Alternates"),
    "rulings": mark("Rulings report"),
    "conduct": mark("Conduct report"),
    "rulebook": mark("Rulebook to read"),
    "pack": mark("Paper pack"),
}
# In the menu.
title = tr.one_of(TITLES)


# -- the print menu -----------------------------------------------------------------------------------


def again(title: str) -> str:
    """Return the menu's word for the document printed last; empty: none was."""
    return tr("Print again: {title}", title=title) if title else tr("Print again")


nothing_printed = notice(tr.phrase("Nothing printed since this tournament was opened."), "nothing_printed")
not_printed_again = notice(
    tr.phrase("{title} not printed: no response from {printer}. Is it on?"), "not_printed_again"
)
no_printer_here = tr.phrase("No printer is set up on this PC")
print_by_itself = tr.phrase("Print slips when players move")


@notice
def printed_again(title: str, printer: str) -> str:
    return tr("Sent to {printer} again: {title}.", printer=printer, title=title)
