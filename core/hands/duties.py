"""Duties of hands: hand-for-hand, shared places to confirm, the clock called, decks (procedures G to I)."""

from collections.abc import Iterator, Sequence

from core.clock import levels
from core.clock.clock import Reading, in_hands
from core.floor.newcomers import still_entering
from core.hands import call_clock, hand_for_hand, same_time
from core.money.payouts import from_money, places_paid
from core.say import acts, duties
from core.say.acts import Act
from core.say.levels import MINUTE
from core.tournament.conduct import ClockCall
from core.tournament.deciding import cited
from core.tournament.elimination import elimination
from core.tournament.game import Bust
from core.tournament.settled import to_mark
from core.tournament.state import Tournament


def hand_duties(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    yield from called_clocks(t, now)
    yield from _hand_for_hand(t, reading, now)
    if levels.change_decks(t, reading):
        yield _decks(t, reading)


def called_clocks(t: Tournament, now: int) -> Iterator[duties.Duty]:
    """Yield the clocks called on players."""
    return (_call(t, call, now) for call in call_clock.running(t))


def _call(t: Tournament, call: ClockCall, now: int) -> duties.Duty:
    """Return a called clock: it runs to zero, then has a button if the rulebook allows a single outcome."""
    at, outcomes = call_clock.reading(call, now), call_clock.outcomes(t, call, now)
    entry = t.people.entries[call.entry]
    act: Act | None = acts.EndClockCall(outcome=outcomes[0], on=call.entry)
    if at.phase == "zero" and "checked" in outcomes:
        act = None
    return duties.ClockCallDuty(
        call=call.id,
        entry=entry.id,
        table=entry.table,
        seat=entry.seat,
        by=call.by if call.by in t.people.entries else None,
        outcomes=outcomes,
        phase=at.phase,
        nth=[c.id for c in call_clock.calls_on(t, entry.player)].index(call.id) + 1,
        counted_ms=0 if call.within else call.countdown * call_clock.SECOND,
        urgency=duties.Urgency.NOW,
        due_ms=call_clock.zero_at(call),
        act=act,
        clauses=cited(t, "clock_call.seconds", "clock_call.zero"),
    )


def _hand_for_hand(t: Tournament, reading: Reading, now: int) -> Iterator[duties.Duty]:
    """Yield hand-for-hand: proposed one from the money, then hand by hand until it is over."""
    state = t.game.hand_for_hand
    left = t.game.left(t.people)
    if state is None and not t.money.scheme and left > len(t.money.shares) + 1:
        return
    to_money = from_money(t)
    minutes = 0 if in_hands(reading) else t.rulebook.number("hand_for_hand.minutes")
    clauses = cited(t, "hand_for_hand.minutes")
    if state is None:
        if to_money == 1 and hand_for_hand.several_tables(t) and not still_entering(t, now):
            yield duties.HandForHandDuty(
                players=left,
                places=places_paid(t),
                from_money=to_money,
                minutes=minutes,
                urgency=duties.Urgency.SOON,
                act=acts.HandForHand(),
                clauses=clauses,
            )
    elif hand_for_hand.over(t):
        yield duties.HandForHandOffDuty(
            hand=state.number,
            from_money=to_money,
            urgency=duties.Urgency.NOW,
            act=acts.HandForHand(off=True),
            clauses=clauses,
        )
    elif reading.level is None or not reading.level.pause:
        # a break has no hands: the next one is dealt after it
        yield duties.HandForHandPlayedDuty(
            hand=state.number,
            from_money=to_money,
            minutes=minutes,
            urgency=duties.Urgency.NOW,
            act=acts.HandPlayed(),
            clauses=clauses,
        )


REMEMBERED = 10 * MINUTE
"""Without prizes two who went out are asked about for so long; where money hangs on it, until it is answered.
A night that is over asks for so long, one question after another, the last hand first: that somebody has won
says nothing about a hand before."""
LAST_TABLES = 2
"""Product default: without prizes two who went out one after the other are asked about at these last tables
only. The rule (SvePoF §2.15) holds for every place, and the director can say so on the Floor page; for a
place that pays nothing he is not asked."""


def place_duties(t: Tournament, now: int) -> Iterator[duties.Duty]:
    """Yield the questions about players who went out in one hand, as long as they decide a prize or, without
    prizes, one of the last places."""
    questions, pairs = same_time.asked(t), same_time.maybe_one_hand(t)
    paid = places_paid(t) if questions or pairs else 0
    for question in questions:
        yield _same_time(t, question, paid)
    if pairs and not paid and len([x for x in t.open_tables if x.seats]) > LAST_TABLES:
        return
    pairs = [pair for pair in pairs if _matters(t, pair, now, paid)]
    apart = same_time.all_apart(t, pairs) if len(pairs) > 1 else ()
    shown = pairs[-1:] if t.won else pairs
    for pair in shown:
        yield _same_hand(t, pair, apart, paid)


def _matters(t: Tournament, pair: tuple[Bust, Bust], now: int, paid: int) -> bool:
    """Return whether something depends on which of the two finishes higher: where places are ``paid``, a
    prize."""
    recent = now - pair[1].at < REMEMBERED
    if not paid:
        return recent
    return _is_paid(t, pair, paid) and (recent or not t.won)


def _same_time(t: Tournament, question: same_time.Asked, paid: int) -> duties.Duty:
    """Return a question: sharing is proposed if some sat at one table; unknown stacks are asked for."""
    share, busts = question.what == "share", question.busts
    key = "elimination.other_table" if share else "elimination.same_table"
    waited_for = question.hand == t.game.hand
    who = tuple([b.entry for b in busts])
    return duties.SameTimeDuty(
        what=question.what,
        entries=who,
        tables=tuple([b.table for b in busts]),
        stacks=tuple([b.stack for b in busts]),
        shares=same_time.shares(t),
        urgency=duties.Urgency.NOW if waited_for or _is_paid(t, busts, paid) else duties.Urgency.SOON,
        act=acts.SameTime(who=who) if share else None,
        clauses=cited(t, key),
    )


def _same_hand(t: Tournament, pair: tuple[Bust, Bust], apart: tuple[int, ...], paid: int) -> duties.Duty:
    """Return two busts at one table within a minute: two hands, unless the director says otherwise."""
    one, other = pair
    hands = {b.hand for b in pair if b.hand}
    busts = [b for b in t.game.busts if b.hand in hands or b.entry in (one.entry, other.entry)]
    return duties.SameHandDuty(
        pair=(one.entry, other.entry),
        apart=other.at - one.at,
        all_apart=apart,
        entries=tuple([b.entry for b in busts]),
        tables=tuple([b.table for b in busts]),
        stacks=tuple([b.stack for b in busts]),
        shares=same_time.shares(t),
        urgency=duties.Urgency.NOW if _is_paid(t, pair, paid) else duties.Urgency.SOON,
        clauses=cited(t, "elimination.same_table"),
    )


def _is_paid(t: Tournament, busts: Sequence[Bust], paid: int) -> bool:
    """Return whether one of the places is paid (``paid``: how many are), so that money depends on the
    answer."""
    game = elimination(t.game)
    still = game.holders(t.people)
    if len(still) > paid:
        return False
    entries = {b.entry for b in busts}
    last = max(i for i, b in enumerate(game.busts) if b.entry in entries)
    gone = {game.holder(t.people, b.entry) for b in game.busts[last:]}
    return len(still) + len(gone - still) <= paid


def _decks(t: Tournament, reading: Reading) -> duties.Duty:
    assert reading.level is not None
    return to_mark(
        duties.DecksDuty(
            level=reading.level.id,
            number=reading.number,
            tables=len(t.open_tables),
            urgency=duties.Urgency.LATER,
            clauses=cited(t, "level.decks"),
        )
    )
