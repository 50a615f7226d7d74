"""Duties of word and paper: what the room and the federation are owed, slips that are no longer true."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock.clock import Reading
from core.floor.breaking import order
from core.say import acts
from core.say.duties import (
    AnnounceAlteredDuty,
    AnnounceBreakOrderDuty,
    AnnounceRedrawsDuty,
    CollectSlipsDuty,
    Duty,
    ReportDuty,
    Urgency,
)
from core.tournament.ruling import cited
from core.tournament.settled import to_mark
from core.tournament.state import Tournament


def owed(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """Yield the duties of what must be said or fetched, whatever is played."""
    yield from _slips(t)
    yield from _altered(t)
    if not t.word.cancelled:
        yield from _break_order(t, reading)
        yield from _redraws(t)
    yield from _report(t, reading)


def _slips(t: Tournament) -> Iterator[Duty]:
    """The move was undone after its slip was printed: a player may be on his way with it."""
    for action in sorted(t.room.printed.keys() - t.room.moved_by.keys()):
        entries = tuple(e for e in t.room.printed[action] if e in t.people.entries)
        yield to_mark(CollectSlipsDuty(action=action, entries=entries, urgency=Urgency.NOW))


def _unsaid(t: Tournament, what: str) -> bool:
    return what in t.word.set_at and what not in t.word.announced


def _break_order(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """Announced before the start, and a change as soon as it is decided (RULES E1)."""
    tables, what = order(t), "break-order"
    if len(tables) < 2 or what in t.word.announced or not t.rulebook.flag("breaking.announced"):
        return
    before = reading.phase == "before"
    changed = not before and what in t.word.set_at
    yield AnnounceBreakOrderDuty(
        what=what, decided=t.word.set_at.get(what, 0), tables=tuple(x.id for x in tables), changed=changed,
        urgency=Urgency.SOON if before else Urgency.NOW if changed else Urgency.LATER,
        act=acts.Announce(what=what), clauses=cited(t, "breaking.announced", "breaking.order"),
    )  # fmt: skip


def _redraws(t: Tournament) -> Iterator[Duty]:
    what = "redraws"
    if _unsaid(t, what):
        keys = ("draw.first_days",) if t.room.redraws.first_days else ()
        yield AnnounceRedrawsDuty(
            what=what, decided=t.word.set_at[what], urgency=Urgency.SOON, act=acts.Announce(what=what),
            clauses=cited(t, *keys),
        )  # fmt: skip


def _altered(t: Tournament) -> Iterator[Duty]:
    what = "altered"
    if _unsaid(t, what):
        yield AnnounceAlteredDuty(
            what=what, decided=t.word.set_at[what], reason=t.word.altered, cancelled=bool(t.word.cancelled),
            urgency=Urgency.NOW, act=acts.Announce(what=what), clauses=cited(t, "tournament.altered"),
        )  # fmt: skip


def _report(t: Tournament, reading: Reading) -> Iterator[Duty]:
    """Departures from the rules go to the federation with their reason where the book asks for it."""
    if not t.word.rulings or not t.rulebook.flag("tournament.rulings_reported"):
        return
    over = bool(t.word.cancelled) or t.won
    found = ReportDuty(
        rulings=len(t.word.rulings), urgency=Urgency.NOW if over else Urgency.LATER,
        clauses=cited(t, "tournament.rulings_reported"),
    )  # fmt: skip
    yield to_mark(found) if over else found
