"""Duties of conduct: who may come back to the table, hands to be told, reports to the board (RULES J)."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock.clock import Reading
from core.conduct.penalty_ladder import DISQUALIFIED
from core.conduct.penalty_time import SittingOut, Standing, ends, hands, sitting_out
from core.conduct.reported import owes_report
from core.people.people import called, entry_called
from core.say import acts
from core.say.duty import Duty, DutyKind, Urgency, duty_id
from core.say.levels import MINUTE
from core.say.reasons import Fact
from core.tournament.ruling import cited
from core.tournament.state import Tournament

# Product default: how long after it was given a penalty for exposed cards is said to begin with the next
# hand (RULES J2). When that hand was over nobody tells.
NEW = 5 * MINUTE


def conduct_duties(t: Tournament, now: int) -> Iterator[Duty]:
    """Everybody who sits out: until when, and that the player may come back."""
    for found in sitting_out(t, now) if t.penalties else ():
        yield _comes_back(t, found) if found.now is None else _serves(t, found, found.now, now)


def _facts(t: Tournament, found: SittingOut, standing: Standing) -> dict[str, Fact]:
    return {
        "name": entry_called(t, found.entry.id), "seat": t.seat_text(found.entry.id),
        "step": standing.penalty.step,
        "more": len(found.standings) - 1 - found.standings.index(standing),
    }  # fmt: skip


def _comes_back(t: Tournament, found: SittingOut) -> Duty:
    last = found.standings[-1]
    return Duty(
        DutyKind.COME_BACK, (found.entry.id,), (last.penalty.id,), Urgency.NOW, _facts(t, found, last),
        act=acts.EndPenalty(entry=found.entry.id, how="served"),
    )  # fmt: skip


def _serves(t: Tournament, found: SittingOut, standing: Standing, now: int) -> Duty:
    facts, penalty = _facts(t, found, standing), standing.penalty
    subject, cause, begins = (found.entry.id,), (penalty.id,), []
    if penalty.exposed and not penalty.served and now - penalty.given < NEW:
        facts["begins"] = t.rulebook.word("penalty.exposed_cards")
        begins = ["penalty.exposed_cards"]
    if not penalty.hands:
        return Duty(
            DutyKind.SITS_OUT, subject, cause, Urgency.LATER, {**facts, "left": standing.left},
            ends(t, standing, now), clauses=cited(t, "penalty.runs", *begins),
        )  # fmt: skip
    told: dict[str, Fact] = {
        "hands": hands(t, penalty), "served": penalty.served, "misdeal": t.rulebook.word("penalty.misdeal")
    }  # fmt: skip
    # before any hand was told there is a number to be said first: one key must not end what has just begun
    act = acts.EndPenalty(entry=found.entry.id, how="served") if penalty.served else None
    return Duty(
        DutyKind.SERVED, subject, cause, Urgency.LATER, facts | told, act=act,
        clauses=cited(t, "penalty.misdeal", *begins),
    )  # fmt: skip


def reports(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """A long penalty and a disqualification go to the board, each by itself; at once, or after the night."""
    over = bool(t.cancelled) or t.won
    urgency = Urgency.NOW if over else Urgency.LATER
    for p in t.penalties.values():
        if owes_report(t, p.step):
            yield _report(t, p.entry, p.player, p.step, p.offence, (p.id,), urgency)
    for d in t.disqualified.values() if owes_report(t, DISQUALIFIED) else ():
        player = t.entries[d.entry].player
        yield _report(t, d.entry, player, DISQUALIFIED, d.offence, (DISQUALIFIED, d.action), urgency)


def _report(
    t: Tournament, entry: int, player: int, step: str, offence: str, cause: tuple[int | str, ...],
    urgency: Urgency,
) -> Duty:  # fmt: skip
    kind = DutyKind.CONDUCT_REPORT
    facts: dict[str, Fact] = {"name": called(t, t.players[player]), "step": step, "offence": offence}
    return Duty(
        kind, (entry,), cause, urgency, facts, clauses=cited(t, "penalty.report"),
        act=acts.MarkDuty(duty=duty_id(kind, (entry,), cause), how="done"),
    )  # fmt: skip
