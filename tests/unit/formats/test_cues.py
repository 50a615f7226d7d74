"""The sounds that announce things to the room, and their moments."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.clock.clock import Reading, read
from core.formats.cues import by_calls, by_clock, by_records, by_step, last_minute
from core.say.levels import MINUTE, Level
from core.say.records import DrawMade, HandForHandSet, Redrawn
from core.tournament.clock import ClockState
from tests.unit.night import Night

HOUR = 60 * MINUTE
LEVELS = (
    Level(1, 25, 50, length=20 * MINUTE),
    Level(2, pause=True, length=10 * MINUTE),
    Level(3, 50, 100, length=90_000),
    Level(4, 75, 150, length=20 * MINUTE),
)
RUNS = ClockState(1, 0, HOUR, True)
ALL = [
    (19 * MINUTE, "minute"), (20 * MINUTE - 5000, "countdown"), (20 * MINUTE, "break"),
    (29 * MINUTE, "minute"), (30 * MINUTE - 5000, "countdown"), (30 * MINUTE, "break_over"),
    # a level of a minute and a half has no warning of its last minute
    (30 * MINUTE + 85_000, "countdown"), (30 * MINUTE + 90_000, "level"),
]  # fmt: skip


def test_a_night_of_sounds() -> None:
    assert [(at - HOUR, cue) for at, cue in by_clock(LEVELS, RUNS, HOUR, 3 * HOUR)] == ALL


@given(st.lists(st.integers(1, 40 * 60), min_size=1, max_size=60))
def test_each_is_told_once_however_often_the_clock_is_read(steps: list[int]) -> None:
    at, found = HOUR, []
    for step in steps:
        found += by_clock(LEVELS, RUNS, at, at + step * 1000)
        at += step * 1000
    assert [(x - HOUR, cue) for x, cue in found] == [x for x in ALL if x[0] <= at - HOUR]


def test_a_time_without_stakes_is_told_when_it_is_up() -> None:
    levels = (Level(1, length=40 * MINUTE),)
    found = [(at - HOUR, cue) for at, cue in by_clock(levels, RUNS, HOUR, 3 * HOUR)]
    assert found == [
        (39 * MINUTE, "minute"),
        (40 * MINUTE - 5000, "countdown"),
        (40 * MINUTE, "time_up"),
    ]
    assert by_clock(levels, RUNS, HOUR + 40 * MINUTE, 3 * HOUR) == []
    last = read(levels, RUNS, HOUR + 39 * MINUTE)
    assert last_minute(levels, last)


def test_nothing_while_the_clock_stands_and_a_countdown_to_a_start_that_is_set() -> None:
    stands = ClockState(1, 0, HOUR, False)
    assert by_clock(LEVELS, stands, HOUR, 2 * HOUR) == []
    assert by_clock(LEVELS, ClockState(), HOUR, 2 * HOUR) == []
    assert by_clock((), ClockState(scheduled=HOUR), 0, 2 * HOUR) == []
    waits = ClockState(scheduled=HOUR)
    assert by_clock(LEVELS, waits, HOUR - MINUTE, HOUR) == [(HOUR - 5000, "countdown"), (HOUR, "level")]


def test_an_open_break_and_the_last_level_end_in_silence() -> None:
    levels = (LEVELS[0], Level(2, pause=True, length=None), LEVELS[3])
    assert [cue for _, cue in by_clock(levels, RUNS, HOUR, 9 * HOUR)] == ["minute", "countdown", "break"]
    assert by_clock(LEVELS[:1], RUNS, HOUR, 9 * HOUR) == []


def test_what_is_done_sounds_by_what_matters_most_in_it() -> None:
    draw, one = DrawMade(1, "7", (1, 2), ((1, 1), (1, 2))), DrawMade(1, "7", (1,), ((1, 1),))
    assert by_records([draw]) == "draw"
    assert by_records([one]) is None
    assert by_records([draw, Redrawn("final")]) == "final_table"
    assert by_records([Redrawn("tables 2")]) is None
    assert by_records([HandForHandSet(True, 1, 5)]) == "bubble"
    assert by_records([HandForHandSet(True, 2, 6)]) is None
    assert by_records([HandForHandSet(False)]) is None


def test_a_called_clock_knocks_at_zero() -> None:
    on = Night()
    on.do("add level blinds 25/50 length 20")
    on.do("open table 1")
    for i in (1, 2):
        on.do(f'register "P{i}"')
        on.do(f'move "P{i}" to 1.{i}')
    on.do("19:10 start")
    on.do('19:11 call clock "P1"')
    book = on.state.rulebook
    within = book.word("clock_call.countdown_in") == "within"
    seconds = book.number("clock_call.seconds") + (0 if within else book.number("clock_call.countdown"))
    zero = on.ms + seconds * 1000
    assert by_calls(on.state, on.ms, zero - 1) == []
    assert by_calls(on.state, zero - 1, zero) == [(zero, "time_up")]
    assert by_calls(on.state, zero, zero + HOUR) == []


def test_the_directors_own_start_and_step_are_heard_and_nothing_else() -> None:
    def at(level: int, elapsed: int = 0) -> Reading:
        return read(LEVELS, ClockState(level, elapsed, HOUR, True), HOUR)

    assert by_step(read(LEVELS, ClockState(), HOUR), at(1)) == "level"
    assert by_step(at(1, 5 * MINUTE), at(2)) == "break"
    assert by_step(at(2), at(3)) == "break_over"
    assert by_step(at(3), at(4)) == "level"
    # more time, back, and two rows at once
    assert by_step(at(3), at(3, 60_000)) is None
    assert by_step(at(4), at(3)) is None
    assert by_step(at(1), at(3)) is None
