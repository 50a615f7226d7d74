"""The structure sheets that come with Riffle, and files that are none."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from core.clock.chip_plan import chip_warnings, payable
from core.clock.templates import BadTemplate, parse
from core.log.order import MemoryLog
from core.say.acts import AddBreak, AddLevel
from core.say.levels import MINUTE, warnings
from core.text.opening import open_door
from core.tournament.state import Tournament

SHEETS = sorted((Path(__file__).parents[3] / "assets" / "structures").glob("*.toml"))


def built(path: Path) -> Tournament:
    """The sheet through the real rules."""
    director = open_door(MemoryLog(), lambda: 1, lambda n: bytes(n))
    for row in parse(path.read_text("utf-8")).rows:
        director.do(row)
    return director.state


@pytest.mark.parametrize("path", SHEETS, ids=lambda p: p.stem)
def test_a_sheet_can_be_played(path: Path) -> None:
    t = built(path)
    assert warnings(t.clock.levels) == []
    assert parse(path.read_text("utf-8")).chips >= 100 * t.clock.levels[0].big_blind


@pytest.mark.parametrize("path", SHEETS, ids=lambda p: p.stem)
def test_no_chip_leaves_that_is_still_needed(path: Path) -> None:
    """After a colour-up every blind and ante is made of the chips that stay, and each goes when it can."""
    levels = built(path).clock.levels
    chips = [c for c in (25, 100, 500, 1000, 5000, 25_000) if c <= 2 * levels[-1].big_blind]
    chips = [c for c in chips if c >= levels[0].small_blind]
    assert chip_warnings(levels, chips) == []
    for level in levels:
        chips = [c for c in chips if c not in level.remove]
        if not level.pause:
            for amount in (level.small_blind, level.big_blind, level.ante):
                assert payable(amount, chips), level


@pytest.mark.parametrize("path", SHEETS, ids=lambda p: p.stem)
def test_blinds_rise_as_in_the_sheets_that_are_played(path: Path) -> None:
    """100/200, 150/300, 200/400, never 100/300 or 500/1,500; no level is twice the one before from 75/150 on;
    a big blind ante from the fifth level on at the latest."""
    levels = [x for x in built(path).clock.levels if not x.pause]
    assert all(x.small_blind * 2 == x.big_blind for x in levels if x.big_blind != 300 or x.small_blind == 150)
    assert all(2 * b.big_blind <= 3.4 * a.big_blind for a, b in pairwise(levels[2:]))
    assert all(x.ante == x.big_blind and x.ante_kind == "bb" for x in levels[4:])


def test_what_there_is() -> None:
    assert [p.stem for p in SHEETS] == ["championship-30", "club-20", "deep-30", "turbo-10"]


def test_what_is_written_is_read() -> None:
    found = parse(
        'name = "N"\nabout = "A"\nchips = 500\nminutes = 15\n'
        'rows = [{ blinds = [1, 2] }, { pause = 0 }, { pause = 5, called = "Tea", remove = [1] },'
        ' { blinds = [2, 4], ante = 1, paid_by = "each", minutes = 7 }]'
    )
    assert (found.name, found.about, found.chips) == ("N", "A", 500)
    assert found.rows == (
        AddLevel(blinds=(1, 2), length=15 * MINUTE),
        AddBreak(length=-1),
        AddBreak(length=5 * MINUTE, name="Tea", remove=(1,)),
        AddLevel(blinds=(2, 4), ante=1, ante_kind="each", length=7 * MINUTE),
    )
    assert (found.levels, found.length) == (2, 27 * MINUTE)


@pytest.mark.parametrize(
    "text",
    [
        "rows = ",
        "",
        "rows = []",
        "rows = [1]",
        "rows = [{}]",
        "rows = [{ blinds = [1] }]",
        "rows = [{ blinds = [1, -2] }]",
        'rows = [{ blinds = [1, 2], ante = 1, paid_by = "dealer" }]',
        'rows = [{ blinds = [1, 2], minutes = "long" }]',
        "rows = [{ pause = -1 }]",
        "rows = [{ pause = 1, remove = [true] }]",
        "name = 3\nrows = [{ blinds = [1, 2] }]",
    ],
)
def test_what_is_no_template(text: str) -> None:
    with pytest.raises(BadTemplate):
        parse(text)


def test_what_few_sheets_have_is_read_too() -> None:
    found = parse(
        "rows = [{ limit = [100, 200], blinds = [50, 100], cap = 4 }, { pause = 2, kind = 'talk' },"
        " { limit = [200, 400], ante = 25, paid_by = 'each', bring_in = 50, hands = 10 },"
        " { pause = 0, kind = 'day-end' }]"
    )
    assert found.rows == (
        AddLevel(blinds=(50, 100), bets=(100, 200), cap=4, length=20 * MINUTE),
        AddBreak(length=2 * MINUTE, kind="talk"),
        AddLevel(bets=(200, 400), ante=25, ante_kind="each", bring_in=50, hands=10),
        AddBreak(length=-1, kind="day-end"),
    )


@pytest.mark.parametrize(
    "row", ["{ limit = [1] }", "{ pause = 5, kind = 'day-end' }", "{ pause = 5, kind = 'tea' }",
            "{ blinds = [1, 2], cap = 'x' }", "{ limit = [1, 2], blinds = [1] }"]
)  # fmt: skip
def test_what_they_cannot_be_is_no_template(row: str) -> None:
    with pytest.raises(BadTemplate):
        parse(f"rows = [{row}]")
