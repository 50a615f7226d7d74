"""Duties of hands: hand-for-hand, shared places to confirm, the clock called, decks (RULES G to I)."""

from __future__ import annotations

from collections.abc import Iterator

from core import acts
from core.acts import Act
from core.clock.clock import Reading
from core.duties.duty import Duty, DutyKind, Urgency, duty_id
from core.floor.newcomers import still_entering
from core.hands import call_clock, hand_for_hand, same_time
from core.refusal import Fact
from core.rulebook.ruling import cited
from core.structure import levels
from core.tournament import ClockCall, Tournament


def hand_duties(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    for call in call_clock.running(t):
        yield _call(t, call, now)
    yield from _hand_for_hand(t, reading, now)
    for who in same_time.proposed(t):
        yield _same_time(t, who)
    if levels.change_decks(t, reading):
        yield _decks(t, reading)


def _call(t: Tournament, call: ClockCall, now: int) -> Duty:
    """Runs to zero; then what the rulebook makes of no action, where that is one thing only."""
    at, found = call_clock.reading(call, now), call_clock.outcomes(t, call, now)
    player = t.entries[call.entry].player
    facts: dict[str, Fact] = {
        "name": t.name(call.entry), "seat": t.seat_text(call.entry), "outcomes": found, "phase": at.phase,
        "by": t.name(call.by) if call.by in t.entries else "", "zero": t.rulebook.word("clock_call.zero"),
        "nth": [c.id for c in call_clock.calls_on(t, player)].index(call.id) + 1,
        # what is counted down after the time to act
        "counted_ms": 0 if call.within else call.countdown * call_clock.SECOND,
    }  # fmt: skip
    act: Act | None = acts.EndClockCall(outcome=found[0], on=call.entry)
    if at.phase == "zero" and "checked" in found:
        act = None
    return Duty(
        DutyKind.CLOCK_CALL, (call.id, call.entry), (), Urgency.NOW, facts, call_clock.zero_at(call), act,
        clauses=cited(t, "clock_call.seconds", "clock_call.zero"),
    )  # fmt: skip


def _hand_for_hand(t: Tournament, reading: Reading, now: int) -> Iterator[Duty]:
    """Proposed one from the money, where nobody can come in any more; then hand by hand until it is over."""
    state = t.hand_for_hand
    if state is None and len(t.live) > len(t.shares) + 1:
        return
    left = hand_for_hand.from_money(t)
    facts: dict[str, Fact] = {
        "players": len(t.live), "places": hand_for_hand.places_paid(t), "from_money": left,
        "minutes": 0 if hand_for_hand.in_hands(reading) else t.rulebook.number("hand_for_hand.minutes"),
    }  # fmt: skip
    clauses = cited(t, "hand_for_hand.minutes")
    if state is None:
        if left == 1 and hand_for_hand.several_tables(t) and not still_entering(t, now):
            yield Duty(
                DutyKind.HAND_FOR_HAND, (), (len(t.live),), Urgency.SOON, facts,
                act=acts.HandForHand(), clauses=clauses,
            )  # fmt: skip
    elif hand_for_hand.over(t):
        yield Duty(
            DutyKind.HAND_FOR_HAND_OFF, (), (state.number,), Urgency.NOW, facts,
            act=acts.HandForHand(off=True), clauses=clauses,
        )  # fmt: skip
    elif reading.level is None or not reading.level.pause:
        # a break has no hands: the next one is dealt after it
        yield Duty(
            DutyKind.HAND_PLAYED, (), (state.number,), Urgency.NOW, {**facts, "hand": state.number},
            act=acts.HandPlayed(), clauses=clauses,
        )  # fmt: skip


def _same_time(t: Tournament, who: tuple[int, ...]) -> Duty:
    facts: dict[str, Fact] = {"names": tuple(map(t.name, who)), "players": len(who)}
    return Duty(
        DutyKind.SAME_TIME, who, (), Urgency.SOON, facts, act=acts.SameTime(who=who),
        clauses=cited(t, "elimination.other_table"),
    )  # fmt: skip


def _decks(t: Tournament, reading: Reading) -> Duty:
    assert reading.level is not None
    kind, cause = DutyKind.DECKS, (reading.level.id,)
    done = acts.MarkDuty(duty=duty_id(kind, (), cause), how="done")
    return Duty(
        kind, (), cause, Urgency.LATER, {"level": reading.number, "tables": len(t.open_tables)}, act=done,
        clauses=cited(t, "level.decks"),
    )  # fmt: skip
