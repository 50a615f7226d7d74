"""Calling the clock on a player who thinks too long (procedures H). Times are ms; nothing ticks down here."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from core.clock.clock import started
from core.conduct.penalty_time import of_player
from core.floor.seating import in_reasons
from core.say import acts, reasons, records
from core.say.becauses import CallEnded, TimeToAct
from core.say.decision import Context, Decision, impossible
from core.say.reasons import Reason
from core.say.said import ByFields
from core.tournament.conduct import ClockCall
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.state import Tournament

SECOND = 1000
LONGEST = 600
OUTCOMES = ("acted", "withdrawn", "dead", "checked")
# Product default: an action told so soon after zero may have come together with it.
DOUBT = 3 * SECOND


@dataclass(frozen=True, eq=False, repr=False)
class CallReading(ByFields):
    """``left_ms`` is what is shown: of the seconds to act, then of the countdown after them; a countdown
    within them is simply the last of them. ``zero_ms`` is the time until zero, ``over_ms`` since."""

    phase: Literal["time", "countdown", "zero"]
    left_ms: int
    zero_ms: int
    over_ms: int = 0


def zero_at(call: ClockCall) -> int:
    """Return the moment the time is up (ms)."""
    return call.at + (call.seconds + (0 if call.within else call.countdown)) * SECOND


def reading(call: ClockCall, now: int) -> CallReading:
    """Return the call at that moment. Before its own beginning (a clock set back) no time has run."""
    ms_left = zero_at(call) - max(now, call.at)
    if ms_left <= 0:
        return CallReading("zero", 0, 0, -ms_left)
    counted = ms_left <= call.countdown * SECOND
    shown = ms_left if call.within or counted else ms_left - call.countdown * SECOND
    return CallReading("countdown" if counted else "time", shown, ms_left)


def running(t: Tournament) -> list[ClockCall]:
    """Return the calls in progress, the oldest first; a player's calls end when he goes out."""
    return [c for c in t.conduct.clock_calls.values() if not c.outcome]


def calls_on(t: Tournament, player: int) -> list[ClockCall]:
    """Return the calls on this player tonight that were not withdrawn: they add up (SvePoF §2.12)."""
    mine = t.people.entries_of.get(player, ())
    return [c for c in t.conduct.clock_calls.values() if c.entry in mine and c.outcome != "withdrawn"]


def outcomes(t: Tournament, call: ClockCall, now: int) -> tuple[str, ...]:
    """Return the outcomes the rulebook allows now, the likeliest first."""
    at = reading(call, now)
    if at.phase != "zero":
        return "acted", "withdrawn"
    strict = t.rulebook.word("clock_call.zero") == "hand_dead"
    in_time = at.over_ms <= DOUBT and t.rulebook.word("clock_call.doubt") == "favours_player"
    return (
        "dead", *(() if strict else ("checked",)), *(("acted",) if in_time else ()), "withdrawn"
    )  # fmt: skip


@rule
def call_on(t: Tournament, act: acts.CallClock, now: int) -> Deciding:
    """Call the clock on a player."""
    yield from in_reasons(t, act.entry)
    if not started(t, now):
        yield reasons.NotStarted()  # no hand is dealt, so nobody has to act
    called = t.people.entries.get(act.entry)
    if called is not None and not called.out:
        if called.table is None:
            yield reasons.NotSeated(entry=act.entry)
        if any(c.entry == act.entry for c in running(t)):
            yield reasons.CallRunning(entry=act.entry)
    if act.by is not None:
        yield from _caller(t, act, act.by, now)
    if act.seconds is not None:
        yield from _seconds(t, act.seconds)
    return partial(_called, t, act)


def _caller(t: Tournament, act: acts.CallClock, by: int, now: int) -> Iterator[Reason]:
    """Yield why this player cannot call the clock: he must be at the table, by some rulebooks in the seat
    (procedure H1)."""
    yield from in_reasons(t, by)
    caller, called = t.people.entries.get(by), t.people.entries.get(act.entry)
    if by == act.entry:
        yield reasons.SameTwice(entry=by)
    elif caller is not None and called is not None and not caller.out and not called.out:
        gone = away(t, by, now)
        seated = t.rulebook.word("clock_call.caller") == "at_his_seat"
        if caller.table != called.table or (seated and gone):
            reason = reasons.CallerAway(entry=by, table=caller.table, seat=caller.seat, away=gone)
            yield against(t, "clock_call.caller", reason)


def away(t: Tournament, entry: int, now: int) -> bool:
    """Return whether the seat's player is away: absent, or sitting out a penalty."""
    row = t.people.entries[entry]
    penalised = of_player(t, row.player, now) if t.conduct.penalties else None
    return row.absent or (penalised is not None and penalised.now is not None)


def _seconds(t: Tournament, seconds: int) -> Iterator[Reason]:
    book = t.rulebook.number("clock_call.seconds")
    if not 1 <= seconds <= LONGEST:
        yield reasons.BadAmount(what="seconds", amount=seconds)
    elif seconds > book or (seconds < book and not t.rulebook.flag("clock_call.shortened")):
        key = "clock_call.seconds" if seconds > book else "clock_call.shortened"
        yield against(t, key, reasons.CallTime(seconds=seconds, book=book))


def _called(t: Tournament, act: acts.CallClock, context: Context) -> Iterator[records.Record]:
    book, entry = t.rulebook, t.people.entries[act.entry]
    most = book.number("clock_call.seconds")
    seconds = most if act.seconds is None else act.seconds
    within = book.word("clock_call.countdown_in") == "within"
    countdown = book.number("clock_call.countdown")
    countdown = min(countdown, seconds) if within else countdown
    yield records.ClockCalled(context.new_id(), act.entry, act.by or 0, seconds, countdown, within)
    time_to_act = TimeToAct(
        entry=act.entry,
        table=entry.table,
        seat=entry.seat,
        seconds=seconds,
        countdown=countdown,
        within=within,
        zero=book.word("clock_call.zero"),
        nth=len(calls_on(t, entry.player)) + 1,
        book=most if seconds < most else None,
        by=act.by,
    )
    yield because(
        t,
        time_to_act,
        "clock_call.seconds",
        "clock_call.countdown",
        "clock_call.countdown_in",
        "clock_call.zero",
        "clock_call.shortened" if seconds < most else "",
        "clock_call.caller" if act.by is not None else "",
    )


@rule
def end(t: Tournament, act: acts.EndClockCall, now: int) -> Decision:
    """End the call on this player, or the only one there is."""
    unknown = () if act.outcome in OUTCOMES else (reasons.BadSetting(setting="outcome", value=act.outcome),)
    meant = [c for c in running(t) if act.on in (None, c.entry)]
    if unknown or len(meant) != 1:
        none = () if len(meant) == 1 else (reasons.NoCall(entry=act.on, running=len(running(t))),)
        return impossible(*unknown, *none)
    (call,) = meant
    so = act.outcome in outcomes(t, call, now)
    wrong = () if so else (_not_so(t, act.outcome, call, now),)
    return Decision(wrong, partial(_ended, t, act.outcome, call))


def _not_so(t: Tournament, outcome: str, call: ClockCall, now: int) -> Reason:
    at, zero = reading(call, now), t.rulebook.word("clock_call.zero")
    if at.phase != "zero":
        early = reasons.CallBeforeZero(entry=call.entry, left=at.zero_ms, outcome=outcome)
        return against(t, "clock_call.zero", early)
    if outcome == "acted" and at.over_ms <= DOUBT:
        return against(t, "clock_call.doubt", reasons.CallDoubtful(entry=call.entry))
    return against(t, "clock_call.zero", reasons.CallOver(entry=call.entry, zero=zero, outcome=outcome))


def _ended(t: Tournament, outcome: str, call: ClockCall, context: Context) -> Iterator[records.Record]:
    yield records.ClockCallEnded(call.id, outcome)
    late = reading(call, context.now).phase == "zero"
    if outcome in ("dead", "checked") or (outcome == "acted" and late):
        key = "clock_call.doubt" if outcome == "acted" else "clock_call.zero"
        call_ended = CallEnded(entry=call.entry, outcome=outcome, ruled=t.rulebook.word(key))
        yield because(t, call_ended, key)
