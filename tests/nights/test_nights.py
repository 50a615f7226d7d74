"""Real nights, and an invented one that is always there, through the director: equal to their files.

And that the comparison can fail: mistakes planted in the lines are found, each in its own words.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from core.clock.clock import read
from tests.nights import faults
from tests.nights.compare import Difference, Result, against, compare, run
from tests.nights.convert import lines
from tests.nights.data import OWN, files, load
from tests.nights.expected import Expected, expected
from tests.nights.pauses import bounds, lags, pauses, sheet, used
from tests.nights.replay import replay

NIGHTS = [pytest.param(path, id=path.stem) for path in (OWN, *files())]
MISSING = pytest.mark.skipif(not files(), reason="the recorded nights are not here")
REAL_CHECKS = {"same": 217, "possible": 21, "impossible": 1}


def told_differently(path: Path, changed: Callable[[list[str]], Iterable[list[str]]]) -> list[Result]:
    night = load(path)
    wanted = expected(night)
    return [against(wanted, replay(told)) for told in changed(lines(night))]


def some(found: Iterable[list[str]]) -> list[list[str]]:
    """The first and the last way to plant it: all of them are tried on the invented night."""
    ways = list(found)
    return ways if len(ways) < 3 else [ways[0], ways[-1]]


# -- equal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", NIGHTS)
def test_the_night_is_equal(path: Path) -> None:
    assert compare(load(path)).hard == []


def test_the_own_night_is_equal_in_every_level() -> None:
    result = compare(load(OWN))
    assert result.differences == ()
    assert result.checks == {"same": 5, "possible": 0, "impossible": 0}
    assert (result.entries, result.busts) == (11, 10)


@MISSING
def test_levels_at_check_busts_are_those_counted_before() -> None:
    """Exact: a change to the clock or to how pauses are placed shows here, for better or worse."""
    checks = Counter({"same": 0, "possible": 0, "impossible": 0})
    for path in files():
        night = load(path)
        checks.update(against(expected(night), replay(lines(night))).checks)
    assert checks == REAL_CHECKS


@pytest.mark.parametrize("path", NIGHTS)
def test_impossible_is_said_only_where_no_placement_can_give_the_level(path: Path) -> None:
    """The bounds of the placement and ``expected``, found in two ways, agree on every check bust."""
    night = load(path)
    rows = sheet(night)
    numbers = [row.number for row in rows]
    low, high = bounds(rows, used(night))
    for out in (x for x in expected(night).busts if x.check):
        first = numbers.index(out.level)
        after = next((i for i, n in enumerate(numbers) if n > out.level), None)
        begun = rows[first].start + low[first] <= out.second
        going = after is None or out.second < rows[after].start + high[after]
        assert out.possible == (begun and going), out


@pytest.mark.parametrize("path", NIGHTS)
def test_pauses_look_at_no_check_bust(path: Path) -> None:
    """With every check bust's level made nonsense the pauses are the same."""
    night = load(path)
    before = pauses(night)
    busts = [e["bust"] for p in night["players"] for e in p["entries"] if "bust" in e]
    for bust in sorted(busts, key=lambda bust: int(bust["t"]))[1::2]:
        bust["round"] = 99
    assert before
    assert pauses(night) == before


@pytest.mark.parametrize("path", NIGHTS)
def test_lag_never_shrinks_and_keeps_its_bounds(path: Path) -> None:
    rows = sheet(night := load(path))
    low, high = bounds(rows, used(night))
    found = lags(rows, low, high)
    assert found == sorted(found)
    assert all(least <= lag <= most for least, lag, most in zip(low, found, high, strict=True))


# -- the own night by hand ------------------------------------------------------------------------


def test_the_own_night_as_lines() -> None:
    told = lines(load(OWN))
    assert told[0] == '2026-01-31T16:55:00+01:00 set title "A small \\"own\\" night"'
    assert "2026-01-31T18:00:00+01:00 start" in told
    assert '2026-01-31T18:25:00+01:00 rebuy "Finn" chips 5000 pay 100 fee 0' in told
    assert '2026-01-31T19:28:20+01:00 eliminate "Finn" by "Ada" "Eva"' in told
    assert any(line.endswith("add level blinds 100/200 length 15 ante 25 paid-by each") for line in told)
    assert any(line.endswith("add level blinds 200/400 length 15 ante 400 paid-by bb") for line in told)


def test_a_late_reentry_needs_an_override() -> None:
    """A re-entry sold after its last level is refused unless the line says it was sold all the same."""
    night = load(OWN)
    night["rebuy_last_round"] = 2
    told = lines(night)
    late = next(line for line in told if "override" in line)
    assert 'reenter "Gun"' in late
    assert compare(night).hard == []
    plain = [line.split(" override ")[0] for line in told]
    refused = replay(plain).refused
    assert [why for _, line, why in refused if "reenter" in line] == ["sale_closed"]


def test_the_clock_stands_where_the_pauses_say() -> None:
    """Every row of the own night begins on Riffle's clock when its sheet and the lag say, to the second."""
    night = load(OWN)
    rows = sheet(night)
    found = replay(lines(night))
    behind = lags(rows, *bounds(rows, used(night)))
    assert max(behind) > 0
    last = expected(night).busts[-1].second
    for i, (row, lag) in enumerate(zip(rows, behind, strict=True)):
        second = row.start + lag
        if 0 < second <= last:
            moment = found.started + second * 1000
            for at, index in ((moment - 1, i - 1), (moment, i)):
                state = found.director.at(at)
                assert read(state.levels, state.clock, at).index == index


# -- planted --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", NIGHTS)
def test_two_busts_swapped(path: Path) -> None:
    """Also where nothing is refused: the order and the ranks tell, not only that somebody was out."""
    results = told_differently(path, faults.swapped_busts)
    assert all("order" in result.kinds for result in results)
    quiet = [result for result in results if "refused" not in result.kinds]
    assert any("rank" in result.kinds for result in quiet)


@pytest.mark.parametrize("path", NIGHTS)
def test_a_reentry_dropped(path: Path) -> None:
    """Six real nights have no re-entry: there a registration is dropped."""
    has = any(" reenter " in line for line in lines(load(path)))
    pick = list if path == OWN else some
    verb = "reenter" if has else "register"
    results = told_differently(path, lambda told: pick(faults.dropped(told, verb)))
    assert results
    assert all({"entries", "chips", "chips in play"} <= result.kinds for result in results)


@pytest.mark.parametrize("path", NIGHTS)
@pytest.mark.parametrize(
    ("word", "kind"), [("chips", "chips"), ("pay", "money"), ("fee", "money")], ids=lambda x: str(x)
)
def test_one_chip_or_one_coin_too_many(path: Path, word: str, kind: str) -> None:
    def changed(told: list[str]) -> list[list[str]]:
        verbs = ("register", "reenter", "rebuy")
        return [way for verb in verbs for way in some(faults.one_more(told, verb, word))]

    results = told_differently(path, changed)
    assert results
    for result in results:
        assert kind in result.kinds
        assert ("chips in play" in result.kinds) == (word == "chips")


@pytest.mark.parametrize("path", NIGHTS)
def test_a_wrong_winner(path: Path) -> None:
    pick = list if path == OWN else some
    results = told_differently(path, lambda told: pick(faults.wrong_winner(told)))
    assert results
    assert all(len([x for x in result.hard if x.what == "by"]) == 1 for result in results)


def test_a_rebuy_dropped() -> None:
    (result,) = told_differently(OWN, lambda told: faults.dropped(told, "rebuy"))
    assert {"chips", "money", "purchases", "chips in play", "level at entry"} == result.kinds


def new_levels(told: list[str], wanted: Expected, before: tuple[Difference, ...]) -> list[Difference]:
    """What the levels at check busts say of these lines that they did not say of the night's own."""
    now = against(wanted, replay(told)).differences
    return [x for x in now if x.what == "level" and x not in before]


@pytest.mark.parametrize("path", NIGHTS)
def test_a_level_lengthened_is_found_by_the_check_busts(path: Path) -> None:
    """The first level half as long again: all after it comes late. Every level that was over before the
    last bust is tried too; one near the end of a night, or on a night whose clock is only loosely known,
    need not show at a check bust. How many do is printed. (The sheet's rows tell of all of them.)"""
    night = load(path)
    wanted, told = expected(night), lines(night)
    before = against(wanted, replay(told)).differences
    played = wanted.busts[-1].level - 1
    for times in (1.5, 2.0):
        longer = list(faults.longer_levels(told, times))[:played]
        caught = [bool(new_levels(ways, wanted, before)) for ways in longer]
        print(f"levels {times} as long: {sum(caught)} of {played} found by check busts")
        assert caught[0]


@pytest.mark.parametrize("path", NIGHTS)
def test_a_level_lengthened_is_a_row_that_differs(path: Path) -> None:
    pick = list if path == OWN else some
    results = told_differently(path, lambda told: pick(faults.longer_levels(told, 1.5)))
    assert all(len([x for x in result.hard if x.what == "sheet"]) == 1 for result in results)


# -- the command ----------------------------------------------------------------------------------


def test_the_command_prints_each_night_and_ends_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(OWN, tmp_path)
    assert run([str(tmp_path)], None) == 0
    printed = capsys.readouterr().out
    assert "small_night       11     10       0 |                          5      0           0" in printed
    assert "1 of 1 nights equal: 11 entries, 10 busts." in printed


def test_the_command_fails_on_a_night_that_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = OWN.read_text(encoding="utf-8").replace('"gross": 2480', '"gross": 2481')
    (tmp_path / "wrong.json").write_text(text, encoding="utf-8")
    assert run([str(tmp_path)], None) == 1
    printed = capsys.readouterr().out
    assert "money taken: recorded 2481, Riffle 2480" in printed
    assert "0 of 1 nights equal" in printed


def test_the_command_says_where_there_are_no_nights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([str(tmp_path)], None) == 2
    assert str(tmp_path) in capsys.readouterr().err
