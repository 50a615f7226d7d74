"""The words on the conduct report and on what goes to the board (see ``gui.words.paper``)."""

from datetime import tzinfo

from core.conduct.penalty_ladder import DISQUALIFIED
from core.conduct.report import ConductRow
from core.paper.floor_lists import CalledRow
from core.rulebook.kinds import step
from core.tournament.deciding import cited
from core.tournament.state import Tournament
from gui.words.conduct import step_text
from gui.words.numbers import amount, date_and_time, money, seat_text, time_of_day
from gui.words.tr import Context, dotted, mark
from gui.words.voices import clauses, with_clause
from gui.words.words import offence_text

tr = Context("paper")

_OUTCOME = {
    "": mark("{time} running"),
    "acted": mark("{time} acted in time"),
    "dead": mark("{time} hand dead"),
    "checked": mark("{time} checked"),
    "out": mark("{time} went out"),
}
_ENDED = {
    "served": mark("served"),
    "lifted": mark("lifted by the director"),
    "withdrawn": mark("withdrawn with the call"),
}


def ruling_text(row: ConductRow) -> str:
    """Return the step, what it came to, and a dead hand beside it."""
    what, found = step_text(row.step), step(row.step)
    if row.hands and row.step.startswith("rounds"):
        what = tr("{step} (%n hands)", row.hands, step=what)
    if found is not None and found.number:
        what = tr("sits out {step}", step=what)
    return tr("{what}, and the hand is dead", what=what) if row.dead_hand else what


def headline(row: ConductRow) -> str:
    said = ruling_text(row)
    who = " ".join(filter(None, (row.name, row.number)))
    return tr("{who}: {ruling}", who=who, ruling=said)


def parts(row: ConductRow, t: Tournament, zone: tzinfo) -> tuple[tuple[str, str], ...]:
    found = (
        (tr("Offence"), offence_text(row.offence)), (tr("Seat"), row.seat),
        (tr("Reported"), time_of_day(row.claimed, zone) if row.claimed != row.at else ""),
        (tr("Clause"), row.clause or tr("none in this rulebook")), *_after(row, t),
        (tr("Board"), board(row)),
    )  # fmt: skip
    return tuple(x for x in found if x[1])


def fields(row: ConductRow, t: Tournament, zone: tzinfo) -> tuple[tuple[str, str], ...]:
    """Return the report's fields as a form for the board, the offender first; what is not known says so."""
    none = tr("none")
    event = dotted(str(t.setting("club")), str(t.setting("title")))
    found = (
        (tr("Player"), row.name), (tr("Club number"), row.number or none), (tr("Tournament"), event or none),
        (tr("Seat"), _seat(row) or none), (tr("Reported"), date_and_time(row.claimed, zone)),
        (tr("Ruled"), date_and_time(row.at, zone)),
        (tr("Offence"), offence_text(row.offence)), (tr("Ruling"), ruling_text(row)),
        (tr("Clause"), row.clause or tr("none in this rulebook")), *_after(row, t),
    )  # fmt: skip
    return tuple(x for x in found if x[1])


def _seat(row: ConductRow) -> str:
    """Return ``table 1 seat 5``: who reads it on the board does not know our keys."""
    table, _, seat = row.seat.rpartition(".")
    return seat_text(table, seat) if table else ""


def _after(row: ConductRow, t: Tournament) -> tuple[tuple[str, str], ...]:
    """Return the reason of a departure from the rules, where the chips went, and how it ended."""
    ended = tr(_ENDED[row.ended]) if row.ended in _ENDED else ""
    return (
        (tr("Reason"), row.reason), (tr("Chips"), _chips(row)), (tr("Refund"), _refund(row, t)),
        (tr("Ended"), ended),
    )  # fmt: skip


def _chips(row: ConductRow) -> str:
    if row.step != DISQUALIFIED:
        return ""
    if not row.chips:
        return tr("not counted")
    if row.dealt:
        return tr("{chips}, dealt out to the table", chips=amount(row.chips))
    return tr("{chips}, out of play", chips=amount(row.chips))


def _refund(row: ConductRow, t: Tournament) -> str:
    if row.step != DISQUALIFIED:
        return ""
    return money(row.refund, t.currency) if row.refund else tr("nothing")


def board(row: ConductRow) -> str:
    if not row.owed:
        return ""
    return tr("reported") if row.reported else tr("not reported yet")


def owed_rule(t: Tournament) -> str:
    """Say what is reported to a board, with the clause; nothing where the rulebook asks for no report."""
    asked = t.rulebook.choice("penalty.report")
    if asked.rule == "none":
        return ""
    said = tr(
        "A single penalty of more than {minutes} minutes, or a disqualification, is reported to the board.",
        minutes=asked.number("minutes"),
    )
    return with_clause(said, clauses(cited(t, "penalty.report")))


heading = tr.phrase("Report to the disciplinary board")
nobody = tr.phrase("Nobody was penalised or disqualified.")


def board_span(row: ConductRow, nth: int, of: int) -> str:
    """Return the head of a report's pages: its number in the log, and its place among tonight's."""
    number = tr("No. {n}", n=row.action)
    return number if of == 1 else tr("{number}, report {n} of {of}", number=number, n=nth, of=of)


def note(rows: int, owed: int) -> str:
    """Return how many rulings there are, and how many the board has yet to get."""
    said = tr("%n rulings on conduct", rows)
    if not owed:
        return said
    return tr("{said} · {owed}", said=said, owed=tr("%n to be reported", owed))


def called(row: CalledRow, zone: tzinfo) -> tuple[str, str, str]:
    calls = [tr(_OUTCOME.get(outcome, "{time}"), time=time_of_day(at, zone)) for at, outcome in row.calls]
    return str(len(row.calls)), row.name, " · ".join(calls)
