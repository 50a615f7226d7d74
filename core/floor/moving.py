"""Moving and swapping by hand, and the blind somebody may dodge by it (RULES D6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.floor.accessible import drawn
from core.floor.balance import balancing
from core.floor.blinds import waits
from core.floor.dodging import dodged
from core.floor.newcomers import Kind, drawn_reasons, kind, sit_down
from core.floor.seating import in_reasons, seat_name, seat_reasons
from core.say import acts, records
from core.say.acts.base import Seat
from core.say.reasons import Coded, Reason, SameTwice, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_because, started
from core.tournament.state import Entry, Tournament


def check_move(t: Tournament, act: acts.Move, now: int) -> Iterator[Reason]:
    yield from in_reasons(t, act.entry)
    found = t.entries.get(act.entry)
    if found is not None and (found.table, found.seat) == act.seat:
        yield Coded(Why.SAME_SEAT, {"name": t.name(act.entry), "seat": seat_name(t, act.seat)})
        return
    yield from seat_reasons(t, act.seat)
    if found is not None and not found.out and found.table is None and drawn(t, [found.id]):
        # a seat given by hand to who is to draw one; whom the draw passes over is the director's
        yield from drawn_reasons(t, _comes_as(t, found, now), t.name(found.id))
    judged = _as_balance(t, act, now)
    if judged is not None:
        yield from judged.reasons


def _as_balance(t: Tournament, act: acts.Move, now: int) -> balancing.Decided | None:
    """What the rulebook says of this move, if balancing is due and it says who goes where: then a move by
    hand is that move, or a departure from it. None where it is no balance, or nobody told the blinds."""
    found = t.entries.get(act.entry)
    says = t.rulebook.cite("balance.who") or t.rulebook.cite("balance.to")
    if not says or found is None or found.out or found.table in (None, act.seat[0]) or not started(t, now):
        return None
    judged = balancing.decide(t, acts.Balance(who=act.entry, to=act.seat), now)
    return judged if all(x.why is Why.NOT_BY_METHOD for x in judged.reasons) else None


def _comes_as(t: Tournament, entry: Entry, now: int) -> Kind:
    return kind(entry) if started(t, now) else "start"


def do_move(t: Tournament, act: acts.Move, context: Context) -> Iterator[records.Record]:
    """By hand, so no rule chose; a slip is owed all the same. A newcomer sits down as any other does."""
    found = t.entries[act.entry]
    if found.table is None:
        name, comes = t.name(act.entry), _comes_as(t, found, context.now)
        yield from sit_down(t, act.entry, name, act.seat, comes, context.now)
        return
    judged = _as_balance(t, act, context.now)
    if judged is not None and judged.move is not None and not judged.reasons:
        yield from balancing.moved(t, judged.move)
        return
    yield records.Seated(act.entry, *act.seat)
    # the seat he leaves is empty in the next hand, at the same table too
    yield from _by_hand(t, "move", act.entry, act.seat, context.now, leaves=True)


def _by_hand(
    t: Tournament, rule: str, entry: int, seat: Seat, now: int, *, leaves: bool
) -> Iterator[records.Record]:
    """Whether he waits there for the cards, as anybody does who is moved to balance, and why (RULES E4).
    ``leaves``: nobody takes the seat he had."""
    found, name = t.entries[entry], seat_name(t, seat)
    facts: dict[str, str | int] = {"name": t.name(entry), "from_seat": t.seat_text(entry), "seat": name}
    keys = []
    if _waits(t, found, seat, now, leaves=leaves):
        yield records.Waits(entry, True)
        keys.append("balance.wait")
        facts["waits"] = "yes"
    word = dodged(t)
    if word and found.table not in (None, seat[0]):
        keys.append("moving.dodged_blind")
        facts["dodged"] = word
    yield coded_because(t, rule, *keys, entry=entry, **facts)


def _waits(t: Tournament, entry: Entry, seat: Seat, now: int, *, leaves: bool) -> bool:
    """Where nobody told the blinds, who waited waits on at the same table: another chair deals nobody in."""
    table = t.tables[seat[0]]
    if leaves:
        table = replace(table, seats={s: e for s, e in table.seats.items() if e != entry.id})
    told = waits(t, table, seat[1], "balance.wait", now)
    return told == "yes" or (told == "unknown" and entry.waits and entry.table == seat[0])


def check_swap(t: Tournament, act: acts.Swap, now: int) -> Iterator[Reason]:
    if act.entry == act.other:
        yield SameTwice(entry=act.entry)
    for entry in {act.entry, act.other}:
        yield from in_reasons(t, entry)
        found = t.entries.get(entry)
        if found is not None and not found.out and found.table is None:
            yield Coded(Why.NOT_SEATED, {"name": t.name(entry)})


def do_swap(t: Tournament, act: acts.Swap, context: Context) -> Iterator[records.Record]:
    yield records.Swapped(act.entry, act.other)
    for entry, other in ((act.entry, act.other), (act.other, act.entry)):
        there = t.entries[other]
        assert there.table is not None
        assert there.seat is not None
        seat = (there.table, there.seat)
        yield from _by_hand(t, "swap", entry, seat, context.now, leaves=False)


RULES = {
    acts.Move: Rule(check_move, do_move),
    acts.Swap: Rule(check_swap, do_swap),
}
