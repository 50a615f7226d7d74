"""Calling the clock on a player who thinks too long (RULES H). Times are ms; nothing ticks down here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from core.conduct.penalty_time import of_player
from core.floor.seating import in_reasons
from core.say import acts, records
from core.say.reasons import BadAmount, BadSetting, Coded, Fact, NotStarted, Reason, SameTwice, Why
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_against, coded_because, started
from core.tournament.state import ClockCall, Tournament

SECOND = 1000
LONGEST = 600
OUTCOMES = ("acted", "withdrawn", "dead", "checked")
# Product default: an action told so soon after zero may have come together with it.
DOUBT = 3 * SECOND


@dataclass(frozen=True, slots=True)
class CallReading:
    """``left_ms`` is what is shown: of the seconds to act, then of the countdown after them; a countdown
    within them is simply the last of them. ``zero_ms`` is the time until zero, ``over_ms`` since."""

    phase: Literal["time", "countdown", "zero"]
    left_ms: int
    zero_ms: int
    over_ms: int = 0


def zero_at(call: ClockCall) -> int:
    """The moment the time is up (ms)."""
    return call.at + (call.seconds + (0 if call.within else call.countdown)) * SECOND


def reading(call: ClockCall, now: int) -> CallReading:
    """The call at that moment. Before its own beginning (a clock set back) nothing has run."""
    left = zero_at(call) - max(now, call.at)
    if left <= 0:
        return CallReading("zero", 0, 0, -left)
    counted = left <= call.countdown * SECOND
    shown = left if call.within or counted else left - call.countdown * SECOND
    return CallReading("countdown" if counted else "time", shown, left)


def running(t: Tournament) -> list[ClockCall]:
    """Calls that nobody has ended, the oldest first; a player's end when he goes out."""
    return [c for c in t.calls.values() if not c.outcome]


def calls_on(t: Tournament, player: int) -> list[ClockCall]:
    """Every call on this player tonight that was not withdrawn: slow players collect them (SvePoF §2.12)."""
    mine = t.entered.get(player, ())
    return [c for c in t.calls.values() if c.entry in mine and c.outcome != "withdrawn"]


def outcomes(t: Tournament, call: ClockCall, now: int) -> tuple[str, ...]:
    """What the rulebook lets a call come to now, the likeliest first."""
    at = reading(call, now)
    if at.phase != "zero":
        return "acted", "withdrawn"
    strict = t.rulebook.word("clock_call.zero") == "hand_dead"
    in_time = at.over_ms <= DOUBT and t.rulebook.word("clock_call.doubt") == "favours_player"
    return (
        "dead", *(() if strict else ("checked",)), *(("acted",) if in_time else ()), "withdrawn"
    )  # fmt: skip


def check_call(t: Tournament, act: acts.CallClock, now: int) -> Iterator[Reason]:
    yield from in_reasons(t, act.entry)
    if not started(t, now):
        yield NotStarted()  # no hand is dealt, so nobody has to act
    called = t.entries.get(act.entry)
    if called is not None and not called.out:
        if called.table is None:
            yield Coded(Why.NOT_SEATED, {"name": t.name(act.entry)})
        if any(c.entry == act.entry for c in running(t)):
            yield Coded(Why.CALL_RUNNING, {"name": t.name(act.entry)})
    if act.by is not None:
        yield from _caller(t, act, act.by, now)
    if act.seconds is not None:
        yield from _seconds(t, act.seconds)


def _caller(t: Tournament, act: acts.CallClock, by: int, now: int) -> Iterator[Reason]:
    """Who is at the table; where the rulebook has it, in the seat too (RULES H1)."""
    yield from in_reasons(t, by)
    caller, called = t.entries.get(by), t.entries.get(act.entry)
    if by == act.entry:
        yield SameTwice(entry=by)
    elif caller is not None and called is not None and not caller.out and not called.out:
        seated = t.rulebook.word("clock_call.caller") == "at_his_seat"
        if caller.table != called.table or (seated and away(t, by, now)):
            facts: dict[str, Fact] = {"away": 1} if away(t, by, now) else {}
            yield coded_against(
                t, Why.CALLER_AWAY, "clock_call.caller", name=t.name(by), seat=t.seat_text(by), **facts
            )


def away(t: Tournament, entry: int, now: int) -> bool:
    """Whether the seat is empty of its player: absent, or sitting out a penalty."""
    found = t.entries[entry]
    penalised = of_player(t, found.player, now)
    return found.absent or (penalised is not None and penalised.now is not None)


def _seconds(t: Tournament, seconds: int) -> Iterator[Reason]:
    book = t.rulebook.number("clock_call.seconds")
    if not 1 <= seconds <= LONGEST:
        yield BadAmount(what="seconds", amount=seconds)
    elif seconds > book or (seconds < book and not t.rulebook.flag("clock_call.shortened")):
        key = "clock_call.seconds" if seconds > book else "clock_call.shortened"
        yield coded_against(t, Why.CALL_TIME, key, seconds=seconds, book=book)


def do_call(t: Tournament, act: acts.CallClock, context: Context) -> Iterator[records.Record]:
    book = t.rulebook
    seconds = book.number("clock_call.seconds") if act.seconds is None else act.seconds
    within = book.word("clock_call.countdown_in") == "within"
    countdown = book.number("clock_call.countdown")
    countdown = min(countdown, seconds) if within else countdown
    yield records.ClockCalled(context.new_id(), act.entry, act.by or 0, seconds, countdown, within)
    keys = ["clock_call.seconds", "clock_call.countdown", "clock_call.countdown_in", "clock_call.zero"]
    facts: dict[str, str | int] = {
        "name": t.name(act.entry), "seat": t.seat_text(act.entry), "seconds": seconds,
        "countdown": countdown, "within": int(within), "zero": book.word("clock_call.zero"),
        "nth": len(calls_on(t, t.entries[act.entry].player)) + 1,
    }  # fmt: skip
    if seconds < book.number("clock_call.seconds"):
        keys.append("clock_call.shortened")
        facts["of"] = book.number("clock_call.seconds")
    if act.by is not None:
        facts["by"] = t.name(act.by)
        keys.append("clock_call.caller")
    yield coded_because(t, "clock_call", *keys, entry=0, **facts)


def _meant(t: Tournament, act: acts.EndClockCall) -> ClockCall | None:
    """The call that is to end: the one on him, or the only one there is."""
    found = [c for c in running(t) if act.on in (None, c.entry)]
    return found[0] if len(found) == 1 else None


def check_end(t: Tournament, act: acts.EndClockCall, now: int) -> Iterator[Reason]:
    if act.outcome not in OUTCOMES:
        yield BadSetting(setting="outcome", value=act.outcome)
    call = _meant(t, act)
    if call is None:
        facts: dict[str, Fact] = {}
        if act.on is not None and act.on in t.entries:
            facts["name"] = t.name(act.on)
        if len(running(t)) > 1:
            facts["running"] = len(running(t))
        yield Coded(Why.NO_CALL, facts)
    elif act.outcome in OUTCOMES and act.outcome not in outcomes(t, call, now):
        yield _not_so(t, act.outcome, call, now)


def _not_so(t: Tournament, outcome: str, call: ClockCall, now: int) -> Reason:
    at, name, zero = reading(call, now), t.name(call.entry), t.rulebook.word("clock_call.zero")
    if at.phase != "zero":
        return coded_against(
            t, Why.CALL_BEFORE_ZERO, "clock_call.zero", name=name, left=at.zero_ms, outcome=outcome
        )
    if outcome == "acted" and at.over_ms <= DOUBT:
        return coded_against(t, Why.CALL_DOUBTFUL, "clock_call.doubt", name=name)
    return coded_against(t, Why.CALL_OVER, "clock_call.zero", name=name, zero=zero, outcome=outcome)


def do_end(t: Tournament, act: acts.EndClockCall, context: Context) -> Iterator[records.Record]:
    call = _meant(t, act)
    assert call is not None
    yield records.ClockCallEnded(call.id, act.outcome)
    late = reading(call, context.now).phase == "zero"
    if act.outcome in ("dead", "checked"):
        zero = t.rulebook.word("clock_call.zero")
        yield coded_because(
            t, "clock_call_end", "clock_call.zero", name=t.name(call.entry), outcome=act.outcome, zero=zero
        )
    elif act.outcome == "acted" and late:
        doubt = t.rulebook.word("clock_call.doubt")
        yield coded_because(
            t, "clock_call_end", "clock_call.doubt", name=t.name(call.entry), outcome="acted", doubt=doubt
        )


RULES = {
    acts.CallClock: Rule(check_call, do_call),
    acts.EndClockCall: Rule(check_end, do_end),
}
