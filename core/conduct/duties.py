"""Duties of conduct: players who may return, hands to be tallied, reports to the board (procedures J)."""

from collections.abc import Iterator

from core.clock.clock import Reading
from core.conduct.penalty_ladder import DISQUALIFIED
from core.conduct.penalty_time import SittingOut, Standing, ends, hands, sitting_out
from core.conduct.report import owes_report
from core.conduct.ruling import floor_calls
from core.floor.stacks import uncounted
from core.say import acts
from core.say.duties import (
    ComeBackDuty,
    ConductReportDuty,
    Duty,
    ServedDuty,
    SitsOutDuty,
    UncountedDuty,
    Urgency,
)
from core.say.levels import MINUTE
from core.tournament.deciding import cited
from core.tournament.settled import to_mark
from core.tournament.state import Tournament

# Product default: how long after it was given a penalty for exposed cards is said to begin with the next
# hand (procedure J2). When that hand was over nobody tells.
NEW = 5 * MINUTE


def conduct_duties(t: Tournament, now: int) -> Iterator[Duty]:
    """Yield the tables that wait for a ruling, and everybody who sits out: until when, and that the player
    may return."""
    yield from floor_calls(t)
    for sits_out in sitting_out(t, now) if t.conduct.penalties else ():
        yield _comes_back(sits_out) if sits_out.now is None else _serves(t, sits_out, sits_out.now, now)


def _more(sits_out: SittingOut, standing: Standing) -> int:
    return len(sits_out.standings) - 1 - sits_out.standings.index(standing)


def _comes_back(sits_out: SittingOut) -> Duty:
    last, entry = sits_out.standings[-1], sits_out.entry
    return ComeBackDuty(
        entry=entry.id,
        table=entry.table,
        seat=entry.seat,
        penalty=last.penalty.id,
        step=last.penalty.step,
        more=_more(sits_out, last),
        urgency=Urgency.NOW,
        act=acts.EndPenalty(entry=entry.id, how="served"),
    )


def _serves(t: Tournament, sits_out: SittingOut, standing: Standing, now: int) -> Duty:
    penalty, entry, more = standing.penalty, sits_out.entry, _more(sits_out, standing)
    begins, keys = None, list[str]()
    if penalty.exposed and not standing.served and now - penalty.given < NEW:
        begins, keys = t.rulebook.word("penalty.exposed_cards"), ["penalty.exposed_cards"]
    if not penalty.hands:
        return SitsOutDuty(
            entry=entry.id,
            table=entry.table,
            seat=entry.seat,
            penalty=penalty.id,
            step=penalty.step,
            more=more,
            begins=begins,
            left=standing.left,
            urgency=Urgency.LATER,
            due_ms=ends(t, standing, now),
            clauses=cited(t, "penalty.runs", *keys),
        )
    # before any hand was tallied there is a number to be said first: one key must not end what has just
    # begun, and what is counted by the deals is over by itself
    act = acts.EndPenalty(entry=entry.id, how="served") if penalty.served else None
    return ServedDuty(
        entry=entry.id,
        table=entry.table,
        seat=entry.seat,
        penalty=penalty.id,
        step=penalty.step,
        more=more,
        begins=begins,
        hands=hands(t, penalty),
        served=standing.served,
        misdeal=t.rulebook.word("penalty.misdeal"),
        urgency=Urgency.LATER,
        act=act,
        clauses=cited(t, "penalty.misdeal", *keys),
    )


def stacks_to_count(t: Tournament) -> Iterator[Duty]:
    """Yield each disqualified player's stack that leaves play once somebody has counted it."""
    for d in uncounted(t):
        yield UncountedDuty(
            entry=d.entry,
            action=d.action,
            urgency=Urgency.NOW,
            clauses=cited(t, "elimination.disqualified_chips"),
        )


def reports(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """Yield each long penalty or disqualification to report to the board, at once or after the tournament."""
    if not t.conduct.penalties and not t.conduct.disqualified:
        return
    over = bool(t.word.cancelled) or t.won
    urgency, clauses = Urgency.NOW if over else Urgency.LATER, cited(t, "penalty.report")
    for p in t.conduct.penalties.values():
        if owes_report(t, p.step):
            yield to_mark(
                ConductReportDuty(
                    entry=p.entry,
                    player=p.player,
                    step=p.step,
                    offence=p.offence,
                    penalty=p.id,
                    urgency=urgency,
                    clauses=clauses,
                )
            )
    for d in t.conduct.disqualified.values() if owes_report(t, DISQUALIFIED) else ():
        yield to_mark(
            ConductReportDuty(
                entry=d.entry,
                player=t.people.entries[d.entry].player,
                step=DISQUALIFIED,
                offence=d.offence,
                action=d.action,
                urgency=urgency,
                clauses=clauses,
            )
        )
