"""The closing-time guard."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import assume, example, given
from hypothesis import strategies as st

from core.clock.clock import read
from core.clock.finish import ends_about
from core.clock.hall_closes import Remedy, late_by, remedies
from core.say.levels import MINUTE, Level
from core.tournament.clock import Clock, ClockState
from core.tournament.state import Chips, Tournament
from tests.unit.night import Night

BLINDS = (5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300)


def night() -> Night:
    """Ten stacks of 1,000: by the sheet it ends with the eleventh level, 200/400, of 20 minutes each, after
    three breaks of ten: 250 minutes from the start."""
    on = Night()
    on.do("rulebook plain")
    on.do("price entry 100 chips 1000")
    for i, small in enumerate(BLINDS, 1):
        on.do(f"add level blinds {small}/{2 * small} length 20")
        if i % 3 == 0:
            on.do(f"add break length 10{' remove 5' if i == 3 else ''}")
    on.do("open table 1 seats 10")
    for i in range(10):
        on.do(f'register "P{i}"')
        on.do(f'move "P{i}" to 1.{i + 1}')
    on.do("19:10 start")
    return on


def closing(on: Night, minutes: int) -> dict[str, Remedy]:
    """The ways, where the hall closes so many minutes after now."""
    found = remedies(on.state, on.reading, on.ms, on.ms + minutes * MINUTE)
    assert len({x.kind for x in found}) == len(found)
    return {x.kind: x for x in found}


def after(on: Night, remedy: Remedy) -> int:
    """Minutes until the end it promises."""
    return (remedy.ends - on.ms) // MINUTE


def test_in_time_is_not_late() -> None:
    on = night()
    assert ends_about(on.state, on.reading, on.ms) == on.ms + 250 * MINUTE
    assert late_by(on.state, on.reading, on.ms, on.ms + 250 * MINUTE) == 0
    assert late_by(on.state, on.reading, on.ms, on.ms + 249 * MINUTE) == MINUTE
    on = Night()
    assert late_by(on.state, on.reading, on.ms, on.ms) == 0
    assert remedies(on.state, on.reading, on.ms, on.ms) == []


def test_breaks_are_shortened_from_the_end_before_any_is_left_out() -> None:
    on = night()
    five = closing(on, 245)["breaks"]
    # the fourth comes after the end: nothing is won by it
    assert [(x.length or 0) // MINUTE for x in five.levels if x.pause] == [10, 10, 5, 10]
    assert (after(on, five), five.saved) == (245, 5 * MINUTE)
    # in the first of them the 5s are raced off: it stays, five minutes long
    most = closing(on, 200)["breaks"]
    assert [(x.length or 0) // MINUTE for x in most.levels if x.pause] == [5, 10]
    assert after(on, most) == 225


def test_levels_are_shortened_from_the_next_break_by_as_little_as_will_do() -> None:
    on = night()
    found = closing(on, 230)["shorten"]
    assert [(x.length or 0) // MINUTE for x in found.levels if not x.pause] == [20] * 3 + [17] * 9
    assert (found.minutes, after(on, found)) == (17, 226)


def test_the_levels_left_out_are_those_that_make_the_smallest_jumps() -> None:
    on = night()
    found = closing(on, 215)["skip"]
    assert len(found.skipped) == 2
    assert after(on, found) == 210
    left = [x.small_blind for x in found.levels if not x.pause]
    assert set(BLINDS[:3]) < set(left)
    assert all(b <= 2.5 * a for a, b in pairwise(left[2:]))


def test_no_level_is_left_out_that_late_registration_counts_on() -> None:
    on = night()
    on.do("set late 9")
    found = closing(on, 215)["skip"]
    played = [x.id for x in on.state.clock.levels if not x.pause]
    assert found.skipped
    assert set(found.skipped) <= set(played[9:])


def test_breaks_cut_and_levels_shortened_where_breaks_alone_will_not_do() -> None:
    on = night()
    found = closing(on, 200)["both"]
    assert after(on, found) <= 200
    assert found.saved == 25 * MINUTE
    assert found.minutes > closing(on, 200)["shorten"].minutes
    assert "both" not in closing(on, 240)


def test_what_goes_as_far_as_it_can_says_how_far() -> None:
    on = night()
    found = closing(on, 30)
    assert all(x.ends > on.ms + 30 * MINUTE for x in found.values())
    assert found["shorten"].minutes == 5


def _level(blind: int, minutes: int) -> Level:
    return Level(0, blind, 2 * blind, length=minutes * MINUTE)


levels = st.lists(
    st.one_of(
        st.builds(_level, st.integers(1, 500), st.integers(1, 60)),
        st.builds(
            lambda m, gone: Level(0, pause=True, length=m * MINUTE, remove=(25,) if gone else ()),
            st.integers(1, 30),
            st.booleans(),
        ),
    ),
    min_size=2,
    max_size=20,
)


@example(rows=[_level(1, 1), _level(2, 1), _level(1, 2)], chips=100, run=0, closes=0)
@given(levels, st.integers(100, 100_000), st.integers(0, 300), st.integers(0, 600))
def test_a_remedy_never_touches_what_comes_before_the_next_break_and_never_ends_later(
    rows: list[Level], chips: int, run: int, closes: int
) -> None:
    sheet = tuple(replace(x, id=i) for i, x in enumerate(rows, 1))
    t = Tournament(clock=Clock(sheet, ClockState(1, 0, 0, True)), chips=Chips(adjusted=chips))
    now = run * MINUTE
    reading = read(sheet, t.clock.position, now)
    ends = ends_about(t, reading, now)
    assume(ends is not None)
    assert ends is not None
    begin = next((i for i, x in enumerate(sheet) if i > reading.index and x.pause), reading.index + 1)
    for x in remedies(t, reading, now, closes * MINUTE):
        assert x.levels[:begin] == sheet[:begin]
        assert {y.id for y in x.levels} <= {y.id for y in sheet}
        assert x.ends <= ends
        if x.kind != "skip":
            assert [y.id for y in x.levels if not y.pause] == [y.id for y in sheet if not y.pause]
        kept = {y.remove for y in x.levels}
        assert {y.remove for y in sheet if y.pause} - kept <= {()}
