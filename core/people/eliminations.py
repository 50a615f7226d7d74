"""Going out, taking it back, putting it right. What is kept is the order and who shares; places
and prizes are derived (``core/money/payouts.py``)."""

from __future__ import annotations

from collections.abc import Iterator

from core.floor.seating import in_reasons, seat_reasons
from core.hands import same_time
from core.hands.call_clock import away
from core.hands.same_time import Gone, by_table, only_hand_for_hand, shared_hand
from core.say import acts, records
from core.say.acts import Seat
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    BadAmount,
    ByHimself,
    InTheFuture,
    InThePast,
    LastPlayer,
    MoreThanInPlay,
    NameEmpty,
    NoSuchEntry,
    NotBlindedOut,
    OutBeforeStart,
    Reason,
    SameTwice,
    StillIn,
)
from core.tournament.rule import Context, Rule
from core.tournament.ruling import against, coded_because, started
from core.tournament.state import Bust, Tournament


def check_eliminate(t: Tournament, act: acts.Eliminate, now: int) -> Iterator[Reason]:
    if not act.who:
        yield NameEmpty()
    for entry in act.who:
        yield from in_reasons(t, entry)
        yield from _before_play(t, entry, now)
    yield from _by(t, act.by)
    if len(set(act.who)) < len(act.who):
        yield SameTwice()
    if len(act.who) == 1 and act.who[0] in act.by:
        yield ByHimself(entry=act.who[0])
    left = len(t.live) - len({e for e in act.who if e in t.entries and not t.entries[e].out})
    if act.who and left < 1:
        yield LastPlayer()
    if act.stacks and len(act.stacks) != len(act.who):
        yield BadAmount(what="stack_count", amount=len(act.stacks))
    if act.stacks and min(act.stacks) <= 0:
        yield BadAmount(what="stacks", amount=min(act.stacks))
    elif sum(act.stacks) > t.chips_in_play:
        most = max(act.stacks)
        amount = most if most > t.chips_in_play else sum(act.stacks)
        yield MoreThanInPlay(amount=amount, chips=t.chips_in_play)
    yield from _by_the_book(t, act, now)


def _by_the_book(t: Tournament, act: acts.Eliminate, now: int) -> Iterator[Reason]:
    if not t.rulebook.flag("elimination.blinded_out"):
        for entry in _blinded_out(t, act, now):
            table, seat = t.entries[entry].table, t.entries[entry].seat
            yield against(t, "elimination.blinded_out", NotBlindedOut(entry=entry, table=table, seat=seat))
    known = [Gone(e, t.entries[e].table, 0) for e in act.who if e in t.entries and not t.entries[e].out]
    shares = t.rulebook.word("elimination.other_table") == "shared"
    if len(by_table(known)) > 1 and shares and not shared_hand(t):
        yield from only_hand_for_hand(t, tuple(one.entry for one in known))


def _before_play(t: Tournament, entry: int, now: int) -> Iterator[Reason]:
    """Before the seats are drawn nobody has lost chips: a number or a name typed where it was not meant.
    Where no table is kept at all nobody ever has a seat, and it says nothing."""
    found = t.entries.get(entry)
    if found is None or found.out or started(t, now):
        return
    if t.open_tables and all(e.table is None for e in t.playing):
        yield OutBeforeStart(entry=entry)


def _by(t: Tournament, by: tuple[int, ...]) -> Iterator[Reason]:
    for winner in by:
        yield from in_reasons(t, winner)


def do_eliminate(t: Tournament, act: acts.Eliminate, context: Context) -> Iterator[records.Record]:
    """Who shares a place, and who finishes higher, is decided in ``core.hands.same_time`` (RULES I1, I2)."""
    hand = shared_hand(t) or (context.new_id() if len(act.who) > 1 else 0)
    stacks = dict(zip(act.who, act.stacks or [0] * len(act.who), strict=True))
    before = same_time.mates(t, hand)
    found = [*map(same_time.gone, before), *(Gone(e, t.entries[e].table, stacks[e]) for e in act.who)]
    outs = same_time.ordered(t, found, hand, context.new_id)
    for entry, group in outs:
        if entry in stacks:
            by = tuple(w for w in act.by if w != entry)
            yield records.Eliminated(entry, by, hand, group, stacks[entry])
    if same_time.placed_anew(t, before, outs):
        yield same_time.placed(hand, found, outs)
    if len(found) > 1:
        yield from same_time.why_placed(t, found, outs, hand)
    for entry in _blinded_out(t, act, context.now):
        name, seat = t.name(entry), t.seat_text(entry)
        yield coded_because(t, "blinded_out", "elimination.blinded_out", name=name, seat=seat)


def _blinded_out(t: Tournament, act: acts.Eliminate, now: int) -> list[int]:
    """Whom nobody knocked out and who is not in the seat: the blinds took the last chips (RULES I6)."""
    found = (e for e in act.who if e in t.entries and not t.entries[e].out)
    return [] if act.by else [e for e in found if away(t, e, now)]


def _bust(t: Tournament, entry: int) -> Bust | None:
    return next((b for b in t.busts if b.entry == entry), None)


def check_take_back(t: Tournament, act: acts.TakeBack, now: int) -> Iterator[Reason]:
    bust = _bust(t, act.entry)
    if act.entry not in t.entries:
        yield NoSuchEntry(entry=act.entry)
    elif bust is None:
        yield StillIn(entry=act.entry)
    else:
        yield from _comes_back(t, act.entry)
        seat = act.seat or ((bust.table, bust.seat) if bust.table and bust.seat else None)
        if seat is not None:
            yield from seat_reasons(t, seat)


def _comes_back(t: Tournament, entry: int) -> Iterator[Reason]:
    again = t.live_entry(t.entries[entry].player)
    if again is not None:
        yield AlreadyRegistered(entry=again.id)


def seats_instead(t: Tournament, act: acts.TakeBack) -> list[Seat]:
    """Return the free seats for a player whose seat cannot be had any more: a seat of each table first, the
    table with fewest players before the others. None where the seat is free."""
    bust = _bust(t, act.entry)
    seat = act.seat or ((bust.table, bust.seat) if bust is not None and bust.table and bust.seat else None)
    if bust is None or seat is None or not list(seat_reasons(t, seat)):
        return []
    tables = sorted(t.open_tables, key=lambda x: len(x.seats))
    found = [(turn, i, (x.id, free)) for i, x in enumerate(tables) for turn, free in enumerate(x.free)]
    return [free for *_, free in sorted(found)]


def do_take_back(t: Tournament, act: acts.TakeBack, context: Context) -> Iterator[records.Record]:
    bust = _bust(t, act.entry)
    assert bust is not None
    table, seat = act.seat or (bust.table, bust.seat)
    yield records.Reinstated(act.entry, table, seat)


def check_correct(t: Tournament, act: acts.CorrectBust, now: int) -> Iterator[Reason]:
    bust = _bust(t, act.entry)
    if act.entry not in t.entries:
        yield NoSuchEntry(entry=act.entry)
        return
    if bust is None:
        yield StillIn(entry=act.entry)
        return
    who = act.entry if act.who is None else act.who
    if who != act.entry:
        yield from in_reasons(t, who)
        yield from _comes_back(t, act.entry)
        seat = seat_back(t, act)
        if seat is not None and not (seat[0] in t.tables and t.tables[seat[0]].seats.get(seat[1]) == who):
            yield from seat_reasons(t, seat)
    elif act.seat is not None:
        yield AlreadyOut(entry=act.entry)
    for winner in act.by or ():
        if winner not in t.entries:
            yield NoSuchEntry(entry=winner)
        elif winner == who:
            yield ByHimself(entry=who)
    if act.at is not None and act.at > now:
        yield InTheFuture(at=act.at)
    mate = None if act.same_hand is None else _bust(t, act.same_hand)
    at = mate.at if mate is not None else bust.at if act.at is None else act.at
    if who in t.entries and (who, at) != (act.entry, bust.at) and at < t.entries[who].entered:
        yield InThePast(at=at)
    if act.same_hand is not None:
        if act.same_hand in (who, act.entry):
            yield SameTwice(entry=who)
        elif mate is None:
            known = act.same_hand in t.entries
            yield StillIn(entry=act.same_hand) if known else NoSuchEntry(entry=act.same_hand)


def seat_back(t: Tournament, act: acts.CorrectBust) -> Seat | None:
    """The seat for who was not out: the old one, or where that is gone the one ``who`` leaves now."""
    bust = _bust(t, act.entry)
    if act.seat is not None or bust is None or bust.table is None or bust.seat is None:
        return act.seat
    table, leaves = t.tables[bust.table], None if act.who is None else t.entries.get(act.who)
    if table.open and bust.seat not in table.closed:
        return bust.table, bust.seat
    if leaves is None or leaves.table is None or leaves.seat is None:
        return None
    return leaves.table, leaves.seat


def do_correct(t: Tournament, act: acts.CorrectBust, context: Context) -> Iterator[records.Record]:
    bust = _bust(t, act.entry)
    assert bust is not None
    who = act.entry if act.who is None else act.who
    by = tuple(w for w in (bust.by if act.by is None else act.by) if w != who)
    others = [b for b in t.busts if b is not bust]
    old, follows, hand, group, at = t.busts.index(bust), None, bust.hand, bust.group, bust.at
    if act.same_hand is not None:
        mate = _bust(t, act.same_hand)
        assert mate is not None
        hand, group = mate.hand or context.new_id(), mate.group or context.new_id()
        follows, at = mate.entry, mate.at
        if not mate.group:
            yield records.BustCorrected(mate.entry, mate.entry, mate.by, None, hand, group, mate.at)
    elif act.at is not None and act.at != bust.at:
        # at another time is in another hand: who shared the place keeps it without this one
        at, hand, group = act.at, 0, 0
        new = max((i for i, b in enumerate(others, 1) if b.at <= at), default=0)
        # between two who share a place it cannot stay: they would share it no more
        mates = 0 < new < len(others) and others[new].group and others[new].group == others[new - 1].group
        if new != old or mates:
            follows = others[new - 1].entry if new else 0
    table, seat = (None if who == act.entry else seat_back(t, act)) or (None, None)
    yield records.BustCorrected(act.entry, who, by, follows, hand, group, at, table, seat)


RULES = {
    acts.Eliminate: Rule(check_eliminate, do_eliminate),
    acts.TakeBack: Rule(check_take_back, do_take_back),
    acts.CorrectBust: Rule(check_correct, do_correct),
}
