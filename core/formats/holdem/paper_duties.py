"""Duties of word and paper: what the room and the federation are owed, slips that are no longer true."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock.clock import Reading
from core.floor.breaking import order
from core.say import acts
from core.say.duty import Duty, DutyKind, Urgency, duty_id
from core.say.reasons import Fact
from core.tournament.ruling import cited
from core.tournament.state import Tournament


def owed(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """What must be said or fetched, whatever is played."""
    yield from _slips(t)
    yield from _altered(t)
    if not t.cancelled:
        yield from _break_order(t, reading)
        yield from _redraws(t)
    yield from _report(t, reading)


def _marks(kind: DutyKind, subject: tuple[int, ...], cause: tuple[int | str, ...] = ()) -> acts.MarkDuty:
    return acts.MarkDuty(duty=duty_id(kind, subject, cause), how="done")


def _slips(t: Tournament) -> Iterator[Duty]:
    """The move was undone after its slip was printed: a player may be on his way with it."""
    for action in sorted(t.printed.keys() - t.moved.keys()):
        kind = DutyKind.COLLECT_SLIPS
        names = tuple(t.name(e) for e in t.printed[action] if e in t.entries)
        facts: dict[str, Fact] = {"action": action, "names": names}
        yield Duty(kind, (action,), (), Urgency.NOW, facts, act=_marks(kind, (action,)))


def _announce(
    t: Tournament, what: str, urgency: Urgency, facts: dict[str, Fact], *keys: str
) -> Iterator[Duty]:
    cause = (what, t.decided.get(what, 0))
    yield Duty(
        DutyKind.ANNOUNCE, (), cause, urgency, {"what": what, **facts}, act=acts.Announce(what=what),
        clauses=cited(t, *keys),
    )  # fmt: skip


def _unsaid(t: Tournament, what: str) -> bool:
    return what in t.decided and what not in t.announced


def _break_order(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """Announced before the start, and a change as soon as it is decided (RULES E1)."""
    tables, what = order(t), "break-order"
    if len(tables) < 2 or what in t.announced or not t.rulebook.flag("breaking.announced"):
        return
    before = reading.phase == "before"
    changed = not before and what in t.decided
    urgency = Urgency.SOON if before else Urgency.NOW if changed else Urgency.LATER
    facts: dict[str, Fact] = {"tables": tuple(x.label for x in tables), "changed": int(changed)}
    yield from _announce(t, what, urgency, facts, "breaking.announced", "breaking.order")


def _redraws(t: Tournament) -> Iterator[Duty]:
    if _unsaid(t, "redraws"):
        facts: dict[str, Fact] = {
            "tables": t.redraws.tables, "players": t.redraws.players, "days": int(t.redraws.first_days)
        }  # fmt: skip
        keys = ("draw.first_days",) if t.redraws.first_days else ()
        yield from _announce(t, "redraws", Urgency.SOON, facts, *keys)


def _altered(t: Tournament) -> Iterator[Duty]:
    if _unsaid(t, "altered"):
        facts: dict[str, Fact] = {"reason": t.altered, "cancelled": int(bool(t.cancelled))}
        yield from _announce(t, "altered", Urgency.NOW, facts, "tournament.altered")


def _report(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """Departures from the rules go to the federation with their motivation where the book asks for it."""
    if not t.rulings or not t.rulebook.flag("tournament.rulings_reported"):
        return
    over = bool(t.cancelled) or t.won
    kind, cause = DutyKind.REPORT, (len(t.rulings),)
    yield Duty(
        kind, (), cause, Urgency.NOW if over else Urgency.LATER, {"rulings": len(t.rulings)},
        act=_marks(kind, (), cause) if over else None, clauses=cited(t, "tournament.rulings_reported"),
    )  # fmt: skip
