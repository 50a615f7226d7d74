"""Duties of hands: hand-for-hand, shared places to confirm, the clock called, decks (RULES G to I)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.clock import levels
from core.clock.clock import Reading, in_hands
from core.floor.newcomers import still_entering
from core.hands import call_clock, hand_for_hand, same_time
from core.money.payouts import from_money, places_paid
from core.say import acts
from core.say.acts import Act
from core.say.duties import (
    ClockCallDuty,
    DecksDuty,
    Duty,
    HandForHandDuty,
    HandForHandOffDuty,
    HandForHandPlayedDuty,
    SameHandDuty,
    SameTimeDuty,
    Urgency,
)
from core.say.levels import MINUTE
from core.tournament.conduct import ClockCall
from core.tournament.elimination import elimination
from core.tournament.game import Bust
from core.tournament.ruling import cited
from core.tournament.settled import to_mark
from core.tournament.state import Tournament


def hand_duties(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    yield from called_clocks(t, now)
    yield from _hand_for_hand(t, reading, now)
    if levels.change_decks(t, reading):
        yield _decks(t, reading)


def called_clocks(t: Tournament, now: int) -> Iterator[Duty]:
    """Yield the clocks called on players."""
    return (_call(t, call, now) for call in call_clock.running(t))


def _call(t: Tournament, call: ClockCall, now: int) -> Duty:
    """Return a called clock: it runs to zero, then has a button if the rulebook allows a single outcome."""
    at, outcomes = call_clock.reading(call, now), call_clock.outcomes(t, call, now)
    entry = t.people.entries[call.entry]
    act: Act | None = acts.EndClockCall(outcome=outcomes[0], on=call.entry)
    if at.phase == "zero" and "checked" in outcomes:
        act = None
    return ClockCallDuty(
        call=call.id, entry=entry.id, table=entry.table, seat=entry.seat,
        by=call.by if call.by in t.people.entries else None, outcomes=outcomes, phase=at.phase,
        nth=[c.id for c in call_clock.calls_on(t, entry.player)].index(call.id) + 1,
        counted_ms=0 if call.within else call.countdown * call_clock.SECOND,
        urgency=Urgency.NOW, due_ms=call_clock.zero_at(call), act=act,
        clauses=cited(t, "clock_call.seconds", "clock_call.zero"),
    )  # fmt: skip


def _hand_for_hand(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    """Yield hand-for-hand: proposed one from the money once nobody can come in, then hand by hand until it is
    over."""
    state = t.game.hand_for_hand
    left = t.game.left(t.people)
    if state is None and left > len(t.money.shares) + 1:
        return
    to_money = from_money(t)
    minutes = 0 if in_hands(reading) else t.rulebook.number("hand_for_hand.minutes")
    clauses = cited(t, "hand_for_hand.minutes")
    if state is None:
        if to_money == 1 and hand_for_hand.several_tables(t) and not still_entering(t, now):
            yield HandForHandDuty(
                players=left, places=places_paid(t), from_money=to_money, minutes=minutes,
                urgency=Urgency.SOON, act=acts.HandForHand(), clauses=clauses,
            )  # fmt: skip
    elif hand_for_hand.over(t):
        yield HandForHandOffDuty(
            hand=state.number, from_money=to_money, urgency=Urgency.NOW, act=acts.HandForHand(off=True),
            clauses=clauses,
        )  # fmt: skip
    elif reading.level is None or not reading.level.pause:
        # a break has no hands: the next one is dealt after it
        yield HandForHandPlayedDuty(
            hand=state.number, from_money=to_money, minutes=minutes, urgency=Urgency.NOW,
            act=acts.HandPlayed(),
            clauses=clauses,
        )  # fmt: skip


REMEMBERED = 10 * MINUTE
"""So long after two went out they are asked about; where money hangs on it, until it is answered, or somebody
has won: a night that is over asks no more."""
LAST_TABLES = 2
"""Product default: with more tables than these two who went out one after the other are asked about only
where money hangs on it. The rule (SvePoF §2.15) holds for every place, and the director can say so on the
Floor page; forty players from the end he is not asked."""


def place_duties(t: Tournament, now: int) -> Iterator[Duty]:
    """Yield the questions about players who went out in one hand, as long as they decide a place."""
    for question in same_time.asked(t):
        yield _same_time(t, question)
    last = sum(1 for x in t.open_tables if x.seats) <= LAST_TABLES
    for pair in same_time.maybe_one_hand(t):
        if (last and now - pair[1].at < REMEMBERED) or (_paid(t, pair) and not t.won):
            yield _same_hand(t, pair)


def _same_time(t: Tournament, question: same_time.Asked) -> Duty:
    """Return a question: sharing is proposed if some of them sat at one table; unknown stacks are asked
    for."""
    share, busts = question.what == "share", question.busts
    key = "elimination.other_table" if share else "elimination.same_table"
    waited_for = question.hand == same_time.shared_hand(t)
    who = tuple([b.entry for b in busts])
    return SameTimeDuty(
        what=question.what, entries=who, tables=tuple([b.table for b in busts]),
        stacks=tuple([b.stack for b in busts]), shares=_share(t),
        urgency=Urgency.NOW if waited_for or _paid(t, busts) else Urgency.SOON,
        act=acts.SameTime(who=who) if share else None, clauses=cited(t, key),
    )  # fmt: skip


def _same_hand(t: Tournament, pair: tuple[Bust, Bust]) -> Duty:
    """Return two busts at one table less than a minute apart: two hands, unless the director says
    otherwise."""
    one, other = pair
    hands = {b.hand for b in pair if b.hand}
    busts = [b for b in t.game.busts if b.hand in hands or b.entry in (one.entry, other.entry)]
    return SameHandDuty(
        pair=(one.entry, other.entry), apart=other.at - one.at, entries=tuple([b.entry for b in busts]),
        tables=tuple([b.table for b in busts]), stacks=tuple([b.stack for b in busts]), shares=_share(t),
        urgency=Urgency.NOW if _paid(t, pair) else Urgency.SOON,
        clauses=cited(t, "elimination.same_table"),
    )  # fmt: skip


def _share(t: Tournament) -> bool:
    return t.rulebook.word("elimination.other_table") == "shared"


def _paid(t: Tournament, busts: Sequence[Bust]) -> bool:
    """Return whether one of the places is paid, so that money depends on the answer."""
    entries = {b.entry for b in busts}
    last = max(i for i, b in enumerate(t.game.busts) if b.entry in entries)
    game = elimination(t.game)
    still, gone = game.holders(t.people), {game.holder(t.people, b.entry) for b in game.busts[last:]}
    return len(still) + len(gone - still) <= places_paid(t)


def _decks(t: Tournament, reading: Reading) -> Duty:
    assert reading.level is not None
    return to_mark(DecksDuty(
        level=reading.level.id, number=reading.number, tables=len(t.open_tables), urgency=Urgency.LATER,
        clauses=cited(t, "level.decks"),
    ))  # fmt: skip
