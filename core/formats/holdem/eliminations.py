"""Going out, taking it back, putting it right. What is kept is the order and who shares; places
and prizes are derived (``core/money/payouts.py``)."""

from collections.abc import Iterator
from functools import partial

from core.clock.clock import started
from core.floor.seating import in_reasons, seat_reasons
from core.hands import same_time
from core.hands.call_clock import away
from core.hands.same_time import Gone, by_table, only_hand_for_hand
from core.hands.seats_back import bust_of, seat_back, seat_then
from core.say import acts, reasons, records
from core.say.acts import Seat
from core.say.becauses import BlindedOut
from core.say.decision import Context, Decision, impossible
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.game import Bust
from core.tournament.state import Tournament


@rule
def eliminate(t: Tournament, act: acts.Eliminate, now: int) -> Deciding:
    out = [e for e in act.who if e in t.people.entries and not t.people.entries[e].out]
    # whom nobody knocked out and who is not in the seat: the blinds took the last chips (procedure I6)
    blinded = [] if act.by else [e for e in out if away(t, e, now)]
    if not act.who:
        yield reasons.NameEmpty()
    # Before the seats are drawn nobody has lost chips: a number or a name typed where it was not meant.
    # A missing seat says nothing where no table is kept at all: nobody ever has one.
    undrawn = not started(t, now) and bool(t.open_tables) and all(e.table is None for e in t.playing)
    for entry in act.who:
        yield from in_reasons(t, entry)
        if undrawn and entry in out:
            yield reasons.OutBeforeStart(entry=entry)
    for winner in act.by:
        yield from in_reasons(t, winner)
    if len(set(act.who)) < len(act.who):
        yield reasons.SameTwice()
    if len(act.who) == 1 and act.who[0] in act.by:
        yield reasons.ByHimself(entry=act.who[0])
    if act.who and len(t.people.live) - len({*out}) < 1:
        yield reasons.LastPlayer()
    if act.stacks and len(act.stacks) != len(act.who):
        yield reasons.BadAmount(what="stack_count", amount=len(act.stacks))
    if act.stacks and min(act.stacks) <= 0:
        yield reasons.BadAmount(what="stacks", amount=min(act.stacks))
    elif sum(act.stacks) > t.chips.in_play:
        most = max(act.stacks)
        amount = most if most > t.chips.in_play else sum(act.stacks)
        yield reasons.MoreThanInPlay(amount=amount, chips=t.chips.in_play)
    if not t.rulebook.flag("elimination.blinded_out"):
        for entry in blinded:
            at = t.people.entries[entry]
            not_so = reasons.NotBlindedOut(entry=entry, table=at.table, seat=at.seat)
            yield against(t, "elimination.blinded_out", not_so)
    known = [Gone(e, t.people.entries[e].table, 0) for e in out]
    if len(by_table(known)) > 1 and same_time.shares(t) and not t.game.hand:
        yield from only_hand_for_hand(t, tuple(one.entry for one in known))
    return partial(_eliminated, t, act, blinded)


def _eliminated(
    t: Tournament, act: acts.Eliminate, blinded: list[int], context: Context
) -> Iterator[records.Record]:
    """Yield the records of these eliminations. ``core.hands.same_time`` decides who shares a place, and who
    finishes higher (procedures I1 and I2)."""
    hand = t.game.hand or (context.new_id() if len(act.who) > 1 else 0)
    stacks = dict(zip(act.who, act.stacks or [0] * len(act.who), strict=True))
    before = same_time.mates(t, hand)
    found = [*map(same_time.gone, before), *(Gone(e, t.people.entries[e].table, stacks[e]) for e in act.who)]
    outs = same_time.ordered(t, found, hand, context.new_id)
    for entry, group in outs:
        if entry in stacks:
            by = tuple(w for w in act.by if w != entry)
            yield records.Eliminated(entry, by, hand, group, stacks[entry])
    if same_time.placed_anew(t, before, outs):
        yield same_time.placed(hand, found, outs)
    if len(found) > 1:
        yield from same_time.why_placed(t, found, outs, hand)
    for entry in blinded:
        at = t.people.entries[entry]
        yield because(t, BlindedOut(entry=entry, table=at.table, seat=at.seat), "elimination.blinded_out")


@rule
def take_back(t: Tournament, act: acts.TakeBack, now: int) -> Decision:
    bust = bust_of(t, act.entry)
    if act.entry not in t.people.entries:
        return impossible(reasons.NoSuchEntry(entry=act.entry))
    if bust is None:
        return impossible(reasons.StillIn(entry=act.entry))
    seat = seat_then(act, bust)
    wrong = [*_comes_back(t, act.entry), *(seat_reasons(t, seat) if seat is not None else ())]
    return Decision(tuple(wrong), lambda _: [records.Reinstated(act.entry, *(seat or (None, None)))])


def _comes_back(t: Tournament, entry: int) -> Iterator[Reason]:
    again = t.live_entry(t.people.entries[entry].player)
    if again is not None:
        yield reasons.AlreadyRegistered(entry=again.id)


@rule
def correct_bust(t: Tournament, act: acts.CorrectBust, now: int) -> Deciding:
    bust = bust_of(t, act.entry)
    if act.entry not in t.people.entries:
        yield reasons.NoSuchEntry(entry=act.entry)
        return None
    if bust is None:
        yield reasons.StillIn(entry=act.entry)
        return None
    who = act.entry if act.who is None else act.who
    mate = None if act.same_hand is None else bust_of(t, act.same_hand)
    if mate is not None:
        at = mate.at
    elif act.at is None:
        at = bust.at
    else:
        at = act.at
    seat = None if who == act.entry else seat_back(t, act)
    if who != act.entry:
        yield from in_reasons(t, who)
        yield from _comes_back(t, act.entry)
        if seat is not None and not (
            seat[0] in t.room.tables and t.room.tables[seat[0]].seats.get(seat[1]) == who
        ):
            yield from seat_reasons(t, seat)
    elif act.seat is not None:
        yield reasons.AlreadyOut(entry=act.entry)
    for winner in act.by or ():
        if winner not in t.people.entries:
            yield reasons.NoSuchEntry(entry=winner)
        elif winner == who:
            yield reasons.ByHimself(entry=who)
    if act.at is not None and act.at > now:
        yield reasons.InTheFuture(at=act.at)
    if who in t.people.entries and (who, at) != (act.entry, bust.at) and at < t.people.entries[who].entered:
        yield reasons.InThePast(at=at)
    if act.same_hand is not None:
        if act.same_hand in (who, act.entry):
            yield reasons.SameTwice(entry=who)
        elif mate is None:
            known = act.same_hand in t.people.entries
            yield reasons.StillIn(entry=act.same_hand) if known else reasons.NoSuchEntry(entry=act.same_hand)
    return partial(_corrected, t, act, bust, who, mate, at, seat)


def _corrected(
    t: Tournament,
    act: acts.CorrectBust,
    bust: Bust,
    who: int,
    mate: Bust | None,
    at: int,
    back: Seat | None,
    context: Context,
) -> Iterator[records.Record]:
    """Yield the records that ``who`` went out then, in one hand with ``mate``, and that the player who was
    not out is ``back``."""
    by = tuple(w for w in (bust.by if act.by is None else act.by) if w != who)
    others = [b for b in t.game.busts if b is not bust]
    old, follows = t.game.busts.index(bust), None
    hand, group = bust.hand, bust.group
    if mate is not None:
        hand, group = mate.hand or context.new_id(), mate.group or context.new_id()
        follows = mate.entry
        if not mate.group:
            yield records.BustCorrected(mate.entry, mate.entry, mate.by, None, hand, group, mate.at)
    elif at != bust.at:
        # A bust moved to another time belongs to another hand: it leaves its shared place, and the others
        # keep that place.
        hand, group = 0, 0
        new = max((i for i, b in enumerate(others, 1) if b.at <= at), default=0)
        # between two who share a place it cannot stay: they would share it no more
        mates = 0 < new < len(others) and others[new].group and others[new].group == others[new - 1].group
        if new != old or mates:
            follows = others[new - 1].entry if new else 0
    table, seat = back or (None, None)
    yield records.BustCorrected(act.entry, who, by, follows, hand, group, at, table, seat)
