"""About when the night ends."""

from __future__ import annotations

import statistics

import pytest

from core.clock.clock import read
from core.clock.finish import AT_THE_END, big_blinds_at_the_end, ends_about, ends_by_sheet, last_level
from core.say import acts
from core.say.levels import MINUTE, Level
from core.text import script
from core.tournament.clock import ClockState
from tests.nights.convert import ZONE, lines
from tests.nights.data import files, load
from tests.unit.night import Night

HOUR = 60 * MINUTE
LEVELS = (
    Level(1, 25, 50, length=20 * MINUTE),
    Level(2, 50, 100, length=20 * MINUTE),
    Level(3, pause=True, length=10 * MINUTE),
    Level(4, 100, 200, length=20 * MINUTE),
)


def test_the_night_ends_in_the_level_that_makes_all_chips_thirty_big_blinds() -> None:
    reading = read(LEVELS, ClockState(1, 0, HOUR, True), HOUR)
    assert ends_by_sheet(LEVELS, 1500, reading, HOUR) == HOUR + 20 * MINUTE
    assert ends_by_sheet(LEVELS, 3000, reading, HOUR) == HOUR + 40 * MINUTE
    assert ends_by_sheet(LEVELS, 3001, reading, HOUR) == HOUR + 70 * MINUTE
    assert ends_by_sheet(LEVELS, 10**9, reading, HOUR) == HOUR + 70 * MINUTE


def test_nothing_is_said_without_a_sheet_past_its_end_and_after_an_open_break() -> None:
    assert ends_by_sheet((), 1000, read((), ClockState(), HOUR), HOUR) is None
    assert ends_by_sheet(LEVELS, 1000, read(LEVELS, ClockState(4, 0, HOUR, True), HOUR), HOUR) is None
    levels = (*LEVELS[:2], Level(3, pause=True, length=None), LEVELS[3])
    assert ends_by_sheet(levels, 4000, read(levels, ClockState(1, 0, HOUR, True), HOUR), HOUR) is None


def test_a_limit_game_goes_by_its_big_bet() -> None:
    assert last_level((Level(1, big_bet=50), Level(2, big_bet=100)), 2000) == 1


def night() -> Night:
    """Ten players of 1,000; at 10,000 chips the sheet alone says the level of 200/400."""
    on = Night()
    on.do("price entry 100 chips 1000")
    for small in (5, 10, 25, 50, 100, 200, 400):
        on.do(f"add level blinds {small}/{2 * small} length 20")
    on.do("rulebook plain")
    on.do("open table 1 seats 10")
    for i in range(10):
        on.do(f'register "P{i}"')
        on.do(f'move "P{i}" to 1.{i + 1}')
    return on


def test_before_anybody_is_out_the_sheet_alone_counts() -> None:
    on = night()
    assert big_blinds_at_the_end(on.state, on.reading) == AT_THE_END
    on.do("19:10 start")
    assert big_blinds_at_the_end(on.state, on.reading) == AT_THE_END
    assert ends_about(on.state, on.reading, on.ms) == on.ms + 6 * 20 * MINUTE


def test_few_left_early_end_sooner_and_many_left_late_end_later() -> None:
    on = night()
    on.do("19:10 start")
    sheet = on.ms + 6 * 20 * MINUTE
    for i in range(6):
        on.do(f'eliminate "P{i}"')
    # 2,500 each at a big blind of 10 with two fifths left: 250 big blinds, where 17.5 are usual
    early = ends_about(on.state, on.reading, on.ms)
    assert early is not None
    assert early < sheet

    on = night()
    on.do("19:10 start")
    on.do("19:11 set clock row 6 elapsed 1:00")
    for i in range(6):
        on.do(f'eliminate "P{i}"')
    # 2,500 each at 400: six big blinds, so it will take another level
    late, level_ends = ends_about(on.state, on.reading, on.ms), on.ms + 19 * MINUTE
    assert late is not None
    assert late > level_ends


def errors() -> list[float]:
    """Minutes between the end and what was said of it after each bust of the recorded nights."""
    found: list[float] = []
    for path in files():
        on, said = Night(began="2000-01-01 00:00", zone=ZONE), list[tuple[int, int]]()
        for text in lines(load(path)):
            line = script.parse(text, on.state, on.ms, ZONE)
            if line is None:
                continue
            on.ms = max(on.ms, line.happened or 0)
            if on.director.check(line.act):
                continue
            on.director.do(line.act)
            end = ends_about(on.state, on.reading, on.ms)
            if isinstance(line.act, acts.Eliminate) and end is not None:
                said.append((on.ms, end))
        found += [abs(end - said[-1][0]) / MINUTE for _, end in said[:-1]]
    return found


@pytest.mark.skipif(not files(), reason="the recorded nights are not here")
def test_on_recorded_nights_half_is_within_23_minutes_and_nine_tenths_within_an_hour() -> None:
    found = sorted(errors())
    assert len(found) > 400
    assert statistics.median(found) <= 23
    assert found[len(found) * 9 // 10] <= 60
