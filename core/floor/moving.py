"""Moving and swapping by hand, and the blind somebody may dodge by it (procedure D6); marking a seat
accessible, for a player too (procedure B2)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from core.clock.clock import started
from core.floor.accessible import KINDS, drawn, mark, mark_reasons, needy
from core.floor.balance import balancing
from core.floor.blinds import dodged, place
from core.floor.newcomers import Kind, drawn_reasons, kind, sit_down
from core.floor.seating import in_reasons, place_reasons, seat_reasons
from core.say import acts, reasons, records
from core.say.acts.base import Seat
from core.say.becauses import MovedByHand, SwappedByHand
from core.say.decision import Context
from core.tournament.deciding import Deciding, because, rule
from core.tournament.people import Entry
from core.tournament.state import Tournament


@rule
def decide_move(t: Tournament, act: acts.Move, now: int) -> Deciding:
    """Move a player by hand: no rule chooses, a slip is needed. A new player sits down like any other."""
    table = t.open_table(act.seat[0])
    accessible = table is not None and act.seat[1] in table.accessible
    return (yield from _moving(t, act, now, accessible=accessible))


def _moving(t: Tournament, act: acts.Move, now: int, *, accessible: bool) -> Deciding:
    """Decide the move; ``accessible``: the seat is, or is marked so by the same act."""
    balance = _as_balance(t, act, now)
    yield from in_reasons(t, act.entry)
    entry = t.people.entries.get(act.entry)
    if entry is not None and (entry.table, entry.seat) == act.seat:
        yield reasons.SameSeat(entry=act.entry, table=act.seat[0], seat=act.seat[1])
        return None
    yield from seat_reasons(t, act.seat)
    waits = entry is not None and not entry.out and entry.table is None
    if entry is not None and waits and drawn(t, [entry.id]) and not (accessible and needy(t, [entry.id])):
        # a seat given by hand to who is to draw one; whom the draw passes over is the director's, and who
        # needs an accessible seat has it before the others draw (procedure B2)
        yield from drawn_reasons(t, _comes_as(t, entry, now), entry.player)
    if balance is not None:
        yield from balance.reasons
    return partial(_moved, t, act, balance)


def _as_balance(t: Tournament, act: acts.Move, now: int) -> balancing.Wanted | None:
    """Return the rulebook's word on this move if balancing is due: the move is the balance or departs from
    it. None if it is no balance, or the blinds are unknown."""
    entry = t.people.entries.get(act.entry)
    says = t.rulebook.cite("balance.who") or t.rulebook.cite("balance.to")
    if not says or entry is None or entry.out or entry.table in (None, act.seat[0]) or not started(t, now):
        return None
    wanted = balancing.judge(t, acts.Balance(who=act.entry, to=act.seat), now)
    departs = reasons.AnotherTableMeant | reasons.AnotherPlayerMeant | reasons.AnotherSeatMeant
    return wanted if all(isinstance(x, departs) for x in wanted.reasons) else None


def _comes_as(t: Tournament, entry: Entry, now: int) -> Kind:
    return kind(entry) if started(t, now) else "start"


def _moved(
    t: Tournament, act: acts.Move, balance: balancing.Wanted | None, context: Context
) -> Iterator[records.Record]:
    entry = t.people.entries[act.entry]
    if entry.table is None or entry.seat is None:
        comes = _comes_as(t, entry, context.now)
        yield from sit_down(t, act.entry, act.seat, comes, context.now)
        return
    if balance is not None and balance.move is not None and not balance.reasons:
        yield from balancing.moved(t, balance.move)
        return
    yield records.Seated(act.entry, *act.seat)
    table, seat = act.seat
    why = MovedByHand(entry=entry.id, table=table, seat=seat, from_table=entry.table, from_seat=entry.seat)
    # the seat he leaves is empty in the next hand, at the same table too
    yield from _by_hand(t, why, context.now, leaves=True)


def _by_hand(
    t: Tournament, why: MovedByHand | SwappedByHand, now: int, *, leaves: bool
) -> Iterator[records.Record]:
    """Yield the new seat, whether the player waits for cards as in a balance, and why (procedure E4).
    ``leaves``: nobody takes the old seat."""
    sits_out = _waits(t, t.people.entries[why.entry], (why.table, why.seat), now, leaves=leaves)
    if sits_out:
        yield records.Waits(why.entry, True)
        why = why.but(waits="yes")
    if why.from_table != why.table:
        why = why.but(dodged=dodged(t))
    yield because(t, why, "balance.wait" if sits_out else "", "moving.dodged_blind" if why.dodged else "")


def _waits(t: Tournament, entry: Entry, seat: Seat, now: int, *, leaves: bool) -> bool:
    """Return whether the player waits; without the blinds a player who waited at this table still waits."""
    table = t.room.tables[seat[0]]
    if leaves:
        table = replace(table, seats={s: e for s, e in table.seats.items() if e != entry.id})
    answer, _ = place(t, table, seat[1], "balance.wait", now)
    return answer == "yes" or (answer == "unknown" and entry.waits and entry.table == seat[0])


@rule
def decide_mark(t: Tournament, act: acts.MarkSeat, now: int) -> Deciding:
    """Mark the seat; for a player who does not sit there yet it is the move to that seat too."""
    table, moved = t.open_table(act.seat[0]), None
    if act.entry is None or (table is not None and table.seats.get(act.seat[1]) == act.entry):
        yield from mark_reasons(t, act)
        yield from place_reasons(t, act.seat)
    else:
        if act.kind not in KINDS:
            yield reasons.BadSetting(setting="seat", value=act.kind)
        move = acts.Move(entry=act.entry, seat=act.seat)
        moved = yield from _moving(t, move, now, accessible=act.kind == "accessible")

    def made(context: Context) -> Iterator[records.Record]:
        yield from mark(t, act)
        yield from moved(context) if moved is not None else ()

    return made


@rule
def decide_swap(t: Tournament, act: acts.Swap, now: int) -> Deciding:
    if act.entry == act.other:
        yield reasons.SameTwice(entry=act.entry)
    for entry in {act.entry, act.other}:
        yield from in_reasons(t, entry)
        row = t.people.entries.get(entry)
        if row is not None and not row.out and row.table is None:
            yield reasons.NotSeated(entry=entry)
    return partial(_swapped, t, act)


def _swapped(t: Tournament, act: acts.Swap, context: Context) -> Iterator[records.Record]:
    yield records.Swapped(act.entry, act.other)
    for entry, other in ((act.entry, act.other), (act.other, act.entry)):
        here, there = t.people.entries[entry], t.people.entries[other]
        assert here.table is not None
        assert here.seat is not None
        assert there.table is not None
        assert there.seat is not None
        why = SwappedByHand(
            entry=entry, table=there.table, seat=there.seat, from_table=here.table, from_seat=here.seat
        )
        yield from _by_hand(t, why, context.now, leaves=False)
