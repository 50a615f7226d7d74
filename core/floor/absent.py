"""Absent players: the list, the stack blinded, carried or taken from play (RULES C.absent, C1, E5)."""

from __future__ import annotations

from collections.abc import Iterator

from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.acts import Act
from core.say.becauses import AbsentStackRemoved, MarkedAbsent
from core.say.reasons import (
    BadAmount,
    LastPlayer,
    MoreThanInPlay,
    NotAbsent,
    NothingToCarry,
    PresentSo,
    Reason,
    StackStays,
)
from core.tournament.rule import Context, Rule
from core.tournament.ruling import against, because
from core.tournament.state import Tournament


def blinded(t: Tournament) -> bool:
    """Whether a paid stack without its player is set out and posts blinds and antes (RULES C.absent)."""
    return t.rulebook.word("entering.absent") == "blinded"


def to_be_seated(t: Tournament, entry: int) -> bool:
    """Whether a draw gives this entry a seat, as far as presence goes: a stack that is not blinded is not
    set out before its player is here. (Alternates wait besides: ``core.floor.alternates``.)"""
    return blinded(t) or not t.entries[entry].absent


def absentees(t: Tournament) -> list[int]:
    """Who is in and not here, by table and seat, those without a seat last."""
    found = [e for e in t.playing if e.absent]
    return [e.id for e in sorted(found, key=lambda e: (e.table is None, e.table or 0, e.seat or 0, e.id))]


def check_presence(t: Tournament, act: acts.Absent | acts.Present, now: int) -> Iterator[Reason]:
    yield from in_reasons(t, act.entry)
    found = t.entries.get(act.entry)
    if found is not None and not found.out and found.absent == isinstance(act, acts.Absent):
        yield PresentSo(entry=act.entry, present=not found.absent)


def do_absent(t: Tournament, act: acts.Absent, context: Context) -> Iterator[records.Record]:
    """The chips stay where they are: the rulebook says whether they post blinds and antes meanwhile."""
    yield records.PresenceSet(act.entry, False)
    found = t.entries[act.entry]
    why = MarkedAbsent(entry=found.id, table=found.table, seat=found.seat, blinded=blinded(t))
    yield because(t, why, "entering.absent")


def do_present(t: Tournament, act: acts.Present, context: Context) -> Iterator[records.Record]:
    yield records.PresenceSet(act.entry, True)


def check_carried(t: Tournament, act: acts.Carried, now: int) -> Iterator[Reason]:
    yield from in_reasons(t, act.entry)
    found = t.entries.get(act.entry)
    if found is not None and not found.out and (found.table is None or act.entry not in t.to_carry):
        yield NothingToCarry(entry=act.entry)


def do_carried(t: Tournament, act: acts.Carried, context: Context) -> Iterator[records.Record]:
    found = t.entries[act.entry]
    assert found.table is not None
    assert found.seat is not None
    yield records.ChipsCarried(act.entry, found.table, found.seat)


def check_remove(t: Tournament, act: acts.RemoveStack, now: int) -> Iterator[Reason]:
    """A stack blinded off is eliminated like any other; taking it from play before that is for the
    director only where the rulebook leaves it to him (RULES C1)."""
    yield from in_reasons(t, act.entry)
    found = t.entries.get(act.entry)
    if found is None or found.out:
        return
    if not found.absent and not act.leaves:
        yield NotAbsent(entry=act.entry)
    if len(t.live) < 2:
        yield LastPlayer()
    if act.chips > t.chips_in_play:
        yield MoreThanInPlay(amount=act.chips, chips=t.chips_in_play)
    elif act.chips < 0:
        yield BadAmount(what="chips", amount=act.chips)
    if t.rulebook.word("entering.absent_leaves") == "when_blinded_off":
        yield against(
            t, "entering.absent_leaves", StackStays(entry=act.entry, table=found.table, seat=found.seat)
        )


def do_remove(t: Tournament, act: acts.RemoveStack, context: Context) -> Iterator[records.Record]:
    found = t.entries[act.entry]
    why = AbsentStackRemoved(entry=found.id, table=found.table, seat=found.seat, chips=act.chips)
    yield records.Eliminated(act.entry)
    yield records.ChipsRemoved(act.entry, act.chips, "absent")
    yield because(t, why, "entering.absent_leaves")


RULES: dict[type[Act], Rule] = {
    acts.Absent: Rule(check_presence, do_absent),
    acts.Present: Rule(check_presence, do_present),
    acts.Carried: Rule(check_carried, do_carried),
    acts.RemoveStack: Rule(check_remove, do_remove),
}
