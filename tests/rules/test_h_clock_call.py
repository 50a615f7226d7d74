"""Procedures H: calling the clock on a player, by each book; phases, what happens at zero, who may call."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.hands.call_clock import calls_on, reading, running, zero_at
from core.say.acts import EndClockCall
from core.say.becauses import CallEnded, TimeToAct
from core.say.duties import ClockCallDuty
from core.say.reasons import (
    BadAmount,
    BadSetting,
    CallBeforeZero,
    CallDoubtful,
    CallerAway,
    CallOver,
    CallRunning,
    CallTime,
    NoCall,
    NotSeated,
    NotStarted,
    SameTwice,
)
from core.tournament.conduct import ClockCall
from tests.rules.conftest import NightOf
from tests.rules.entering_night import because, begun, each, only
from tests.rules.hands_night import ANNA, BO, EVA, of, played_by
from tests.unit.night import Night

CLAUSE = {
    "svepof-2006": ("SvePoF 2006 §2.12",), "cpc-2023": ("CPC 2023 Ruf nach der Uhr",),
    "tda-nl": ("TDA-NL 5",), "tda-2024": ("TDA 2024 29",),
}  # fmt: skip
STRICT = ("svepof-2006", "tda-nl")
# seconds to act, then or within them the countdown, and zero after so many seconds
TIMES = {
    "svepof-2006": (60, 10, 0, 70), "cpc-2023": (60, 10, 1, 60), "tda-nl": (60, 10, 0, 70),
    "tda-2024": (25, 5, 0, 30),
}  # fmt: skip
KEYS = ("clock_call.seconds", "clock_call.countdown", "clock_call.countdown_in")


def call(night: Night) -> ClockCall:
    return list(night.state.conduct.clock_calls.values())[-1]


def phase(night: Night) -> tuple[str, int]:
    """The phase and the seconds shown."""
    at = reading(call(night), night.ms)
    return at.phase, at.left_ms // 1000


@pytest.mark.parametrize(("book", "clauses"), each(CLAUSE, *KEYS))
def test_the_time_and_its_countdown(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    """SvePoF §2.12, CPC, tda-nl 5, TDA 29."""
    seconds, countdown, within, zero = TIMES[book]
    night = begun(night_of, book).run(f"call clock {ANNA} by {BO}")
    found = because(night, TimeToAct)
    assert set(clauses) <= set(found.clauses)
    assert not [c for c in found.clauses if c not in clauses and c not in ("CPC 2023 Time", "TDA-NL 8")]
    assert (found.seconds, found.countdown, found.within) == (seconds, countdown, within)
    anna, bo = night.entry(ANNA), night.entry(BO)
    assert (found.entry, found.by, found.nth) == (anna.id, bo.id, 1)
    assert (found.table, found.seat) == (night.table("1").id, 1)
    assert phase(night) == ("time", seconds)
    assert zero_at(call(night)) == night.ms + zero * 1000
    counts = zero - countdown
    night.wait(seconds=counts, ms=-1)
    assert reading(call(night), night.ms).phase == "time"
    night.wait(ms=1)
    assert phase(night) == ("countdown", countdown)
    night.wait(seconds=countdown, ms=-1)
    assert reading(call(night), night.ms).phase == "countdown"
    night.wait(ms=1)
    assert phase(night) == ("zero", 0)


@pytest.mark.parametrize(("book", "clauses"), each(CLAUSE, "clock_call.zero"))
def test_what_no_action_comes_to_at_zero(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = begun(night_of, book).run(f"call clock {ANNA}")
    (clause,) = clauses
    for outcome in ("dead", "checked"):
        early = only(night.reasons(f"clock call {outcome}"), CallBeforeZero)
        assert (early.clause, early.overridable) == (clause, True)
        assert (early.entry, early.left) == (night.entry(ANNA).id, TIMES[book][3] * 1000)
        assert early.outcome == outcome
    night.wait(seconds=TIMES[book][3])
    (duty,) = of(night, ClockCallDuty)
    assert set(clauses) <= set(duty.clauses)
    if book in STRICT:
        assert duty.act == EndClockCall(outcome="dead", on=night.entry(ANNA).id)
        reason = only(night.reasons("clock call checked"), CallOver)
        assert (reason.clause, reason.overridable) == (clause, True)
    else:
        assert duty.act is None
        assert night.director.check(EndClockCall(outcome="checked")) == ()
    night.do("clock call dead")
    found = because(night, CallEnded)
    assert (found.clauses, found.outcome) == (clauses, "dead")
    assert call(night).outcome == "dead"
    assert of(night, ClockCallDuty) == []


DOUBT: dict[str, tuple[str, ...]] = {
    "svepof-2006": (), "cpc-2023": CLAUSE["cpc-2023"], "tda-nl": (), "tda-2024": CLAUSE["tda-2024"],
}  # fmt: skip


@pytest.mark.parametrize(("book", "clauses"), each(DOUBT, "clock_call.doubt"))
def test_action_and_end_together_favour_the_player(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """CPC, TDA 29: within three seconds of zero, our default for "together"."""
    night = begun(night_of, book).run(f"call clock {ANNA}")
    zero = TIMES[book][3]
    night.wait(seconds=zero + 4)
    assert night.whys("clock call acted") == {CallOver}
    night.wait(seconds=-1).do("clock call acted")
    night.run("undo").wait(seconds=-3).do("clock call acted")
    found = because(night, CallEnded)
    assert (found.clauses, found.ruled) == (clauses, "favours_player")


def test_a_clock_set_back_gives_no_more_time_than_the_call() -> None:
    called = ClockCall(1, 1, 0, 60, 10, False, 1_000_000)
    assert reading(called, called.at - 5_000) == reading(called, called.at)
    assert (reading(called, called.at).left_ms, reading(called, called.at).zero_ms) == (60_000, 70_000)


def test_where_the_director_rules_a_doubt_it_takes_a_reason() -> None:
    night = played_by("clock_call.doubt", '"by_director"').run(f"call clock {ANNA}").wait(seconds=61)
    reason = only(night.reasons("clock call acted"), CallDoubtful)
    assert (reason.clause, reason.overridable) == ("House clock_call.doubt", True)
    night.do('clock call acted override "his chips were over the line"')
    assert call(night).outcome == "acted"


SHORTENED = {"svepof-2006": (), "cpc-2023": CLAUSE["cpc-2023"], "tda-nl": (), "tda-2024": ()}


@pytest.mark.parametrize(("book", "clauses"), each(SHORTENED, "clock_call.shortened"))
def test_the_director_may_give_less_time(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = begun(night_of, book).run(f"call clock {ANNA} seconds 20")
    found = because(night, TimeToAct)
    assert set(found.clauses) == {*clauses, *CLAUSE[book]}
    assert (call(night).seconds, found.seconds, found.book) == (20, 20, TIMES[book][0])


@pytest.mark.parametrize(("book", "clauses"), each(CLAUSE, "clock_call.seconds"))
def test_never_more_than_the_book_gives(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    book_s = TIMES[book][0]
    night = begun(night_of, book)
    reason = only(night.reasons(f"call clock {ANNA} seconds {book_s + 1}"), CallTime)
    assert (reason.clause, reason.overridable) == (clauses[0], True)
    assert (reason.seconds, reason.book) == (book_s + 1, book_s)


def test_where_the_time_is_not_shortened_less_is_refused() -> None:
    night = played_by("clock_call.shortened", "false")
    reason = only(night.reasons(f"call clock {ANNA} seconds 59"), CallTime)
    assert (reason.clause, reason.overridable) == ("House clock_call.shortened", True)
    night.do(f"call clock {ANNA} seconds 60")


def test_a_countdown_within_is_no_longer_than_the_time(night_of: NightOf) -> None:
    night = begun(night_of, "cpc-2023").run(f"call clock {ANNA} seconds 5")
    assert (call(night).countdown, phase(night)) == (5, ("countdown", 5))


CALLER = {
    "svepof-2006": "", "cpc-2023": "CPC 2023 Time", "tda-nl": "TDA-NL 8", "tda-2024": "",
}  # fmt: skip


@pytest.mark.parametrize(("book", "clause"), each(CALLER, "clock_call.caller"))
def test_who_calls_is_in_a_seat_at_that_table(night_of: NightOf, book: str, clause: str) -> None:
    """CPC (Time), tda-nl 8."""
    night = begun(night_of, book).run(f"absent {BO}")
    reason = only(night.reasons(f"call clock {ANNA} by {BO}"), CallerAway)
    assert (reason.clause, reason.overridable) == (clause, True)
    bo, table = night.entry(BO).id, night.table("1").id
    assert (reason.entry, reason.table, reason.seat, reason.away) == (bo, table, 3, True)
    assert not only(night.reasons(f"call clock {ANNA} by {EVA}"), CallerAway).away
    night.run(f"present {BO}\ncall clock {ANNA} by {BO}")
    assert call(night).by == night.entry(BO).id
    cites = because(night, TimeToAct).clauses
    assert set(cites) == {*CLAUSE[book], *([clause] if clause else [])}


def test_a_player_who_sits_out_a_penalty_does_not_call_it(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006")
    night.do(f'penalty {BO} for "phone" minutes 10 override "our rule"')
    assert night.whys(f"call clock {ANNA} by {BO}") == {CallerAway}
    night.wait(10)
    assert night.whys(f"call clock {ANNA} by {ANNA}") == {SameTwice}
    night.do(f"call clock {ANNA} by {BO}")


def test_where_anybody_at_the_table_may_call_a_player_away_from_the_seat_does() -> None:
    night = played_by("clock_call.caller", '"anybody_at_the_table"')
    night.run(f"absent {BO}\ncall clock {ANNA} by {BO}")
    assert night.whys(f"call clock {BO} by {EVA}") == {CallerAway}


# -- calls ---------------------------------------------------------------------------------------------------


def test_a_second_call_waits_for_the_first(night_of: NightOf) -> None:
    night = begun(night_of, "tda-nl").run(f"call clock {ANNA}")
    reason = only(night.reasons(f"call clock {ANNA}"), CallRunning)
    assert not reason.overridable
    night.run(f"call clock {EVA}")
    assert [c.entry for c in running(night.state)] == [night.entry(ANNA).id, night.entry(EVA).id]
    assert night.whys("clock call acted") == {NoCall}
    assert night.whys(f"clock call acted on {BO}") == {NoCall}
    assert night.whys("clock call maybe") == {NoCall, BadSetting}
    night.run(f"clock call acted on {ANNA}\nclock call withdrawn\ncall clock {ANNA}")
    assert len(running(night.state)) == 1


@pytest.mark.rule_id("H1", "*")
def test_calls_against_a_slow_player_are_counted(night_of: NightOf) -> None:
    """SvePoF §2.12: who often plays slowly is warned and punished."""
    night = begun(night_of, "svepof-2006")
    player = night.entry(ANNA).player
    for nth in (1, 2):
        night.do(f"call clock {ANNA}")
        assert because(night, TimeToAct).nth == nth
        (duty,) = of(night, ClockCallDuty)
        assert duty.nth == nth
        night.do("clock call acted")
    night.run(f"call clock {ANNA}\nclock call withdrawn\ncall clock {BO}\nclock call acted")
    assert len(calls_on(night.state, player)) == 2


def test_the_duty_lasts_while_it_runs(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").run(f"call clock {ANNA} by {BO}")
    (duty,) = of(night, ClockCallDuty)
    acted = EndClockCall(outcome="acted", on=night.entry(ANNA).id)
    assert (duty.due_ms, duty.act) == (night.ms + 30_000, acted)
    assert duty.outcomes == ("acted", "withdrawn")
    night.wait(seconds=31)
    assert of(night, ClockCallDuty)[0].outcomes == ("dead", "checked", "acted", "withdrawn")
    night.wait(seconds=9)
    assert of(night, ClockCallDuty)[0].outcomes == ("dead", "checked", "withdrawn")
    # out: nobody waits for an action any more
    night.do(f"eliminate {ANNA}")
    assert of(night, ClockCallDuty) == []


@pytest.mark.parametrize("out", [f"eliminate {ANNA}", f'disqualify {ANNA} for "x" chips 10000'])
def test_who_goes_out_and_is_taken_back_is_not_called_still(night_of: NightOf, out: str) -> None:
    """It was the wrong name: the clock is not at zero for somebody who sits there and waits."""
    night = begun(night_of, "tda-2024").run(f"call clock {ANNA} by {BO}\n{out}")
    assert call(night).outcome == "out"
    night.wait(20).do(f"take back {ANNA}")
    assert running(night.state) == []
    assert night.whys("clock call dead") == {NoCall}
    assert len(calls_on(night.state, night.entry(ANNA).player)) == 1, "it was called all the same"
    night.run("undo\nundo")
    assert [c.entry for c in running(night.state)] == [night.entry(ANNA).id], "undone, it runs on"


def test_the_one_who_went_out_instead_is_not_called_either(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").run(f"call clock {BO}\neliminate {ANNA}")
    night.do(f"correct bust {ANNA} was {BO}")
    assert (call(night).outcome, running(night.state)) == ("out", [])


def test_nobody_without_a_seat_is_called(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024", start=False).run('register "New"')
    assert night.whys(f"call clock {ANNA}") == {NotStarted}, "no hand is dealt"
    night.do("start")
    assert night.whys('call clock "New"') == {NotSeated}
    assert night.whys(f"call clock {ANNA} seconds 0") == {BadAmount}


PHASES = ("time", "countdown", "zero")


@given(
    st.integers(1, 180),
    st.integers(0, 30),
    st.booleans(),
    st.lists(st.integers(-5_000, 250_000), min_size=2, max_size=8).map(sorted),
)
def test_phases_only_go_on_and_the_time_only_shrinks(
    seconds: int, countdown: int, within: bool, moments: list[int]
) -> None:
    made: dict[str, Any] = {"seconds": seconds, "countdown": min(countdown, seconds) if within else countdown}
    found = ClockCall(1, 2, 3, within=within, at=0, **made)
    read = [reading(found, m) for m in moments]
    assert [PHASES.index(x.phase) for x in read] == sorted(PHASES.index(x.phase) for x in read)
    assert [x.zero_ms for x in read] == sorted((x.zero_ms for x in read), reverse=True)
    for x, m in zip(read, moments, strict=True):
        assert (x.phase == "zero") == (m >= zero_at(found))
        assert 0 <= x.left_ms <= x.zero_ms
        assert x.over_ms == max(0, m - zero_at(found))
