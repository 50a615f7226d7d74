"""Real structures, in the text form, through the director: every row as it is printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.clock.clock import read
from core.clock.generate import Wanted, generate
from core.clock.templates import parse
from core.log.order import MemoryLog
from core.say.acts import AddLevel
from core.say.levels import MINUTE, Level, warnings
from core.text import script
from core.text.opening import open_door
from tests.nights.convert import ZONE, payer
from tests.nights.data import CHECKOUT, files, folder, load
from tests.nights.replay import replay, seeded

FILE = folder() / "structures.json"
Sheet = dict[str, Any]
OWN: Sheet = {
    "id": "own",
    "ante": "BUTTON ante",
    "level_min": 18,
    "levels": [
        {"sb": 100, "bb": 100, "ante": 0},
        {"sb": 100, "bb": 250, "ante": 250},
        {"break": 10, "remove": [25, 100]},
        {"sb": 50, "bb": 100, "ante": 100},
        {"break": 'dinner "late"', "remove": []},
        {"sb": 300, "bb": 600, "ante": 600},
        {"break": None, "remove": [500]},
        {"sb": 400, "bb": 800, "ante": 0},
    ],
}


def sheets() -> list[Sheet]:
    found: list[Sheet] = json.loads(FILE.read_text(encoding="utf-8"))["structures"] if FILE.exists() else []
    return [OWN, *found]


SHEETS = [pytest.param(sheet, id=sheet["id"]) for sheet in sheets()]
# apparent slips in the structures themselves, as (row from 1, warning): warned of, never refused
ODDITIES: dict[str, list[tuple[int, str]]] = {
    "own": [(4, "blinds_fall")],
    "wpt_toc_s16": [(25, "blinds_fall")],  # printed 25,000-30,000 after 20,000-40,000
}


def paid_by(sheet: Sheet, row: dict[str, Any]) -> str:
    words = sheet.get("ante", "").casefold()
    for begins, kind in (("big blind", "bb"), ("button", "button"), ("per player", "each")):
        if words.startswith(begins):
            return kind
    assert not words
    return payer(row)


def as_lines(sheet: Sheet) -> list[str]:
    minutes = sheet.get("level_min", 20)  # two structures do not give it
    lines = []
    for row in sheet["levels"]:
        if "break" in row:
            lines.append(break_line(row))
            continue
        line = f"add level blinds {row['sb']}/{row['bb']} length {minutes}"
        lines.append(line + (f" ante {row['ante']} paid-by {paid_by(sheet, row)}" if row["ante"] else ""))
    return [f"2026-01-31T18:00:00+01:00 {line}" for line in lines]


def break_line(row: dict[str, Any]) -> str:
    """Return a break; a length in words, or none, is a break that runs until the director goes on."""
    length, remove = row["break"], "".join(f" {value}" for value in row["remove"])
    line = f"add break length {length if isinstance(length, int) else 'open'}"
    if isinstance(length, str):
        escaped = length.replace('"', '\\"')
        line += f' called "{escaped}"'
    return line + (f" remove{remove}" if remove else "")


def as_printed(level: Level, sheet: Sheet) -> dict[str, Any]:
    """Return a row of Riffle's structure, written as the file writes it."""
    if level.pause:
        length: Any = None if level.length is None else level.length // MINUTE
        return {"break": level.name or length, "remove": list(level.remove)}
    assert level.length == sheet.get("level_min", 20) * MINUTE
    row = {"sb": level.small_blind, "bb": level.big_blind, "ante": level.ante}
    assert level.ante_kind == (paid_by(sheet, row) if level.ante else "none")
    return row


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_row_is_as_printed(sheet: Sheet) -> None:
    replayed = replay(as_lines(sheet))
    assert replayed.refused == []
    printed = [{"remove": [], **row} if "break" in row else row for row in sheet["levels"]]
    assert [as_printed(level, sheet) for level in replayed.director.state.clock.levels] == printed


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_break_without_a_length_is_open(sheet: Sheet) -> None:
    levels = replay(as_lines(sheet)).director.state.clock.levels
    open_breaks = ["break" in row and not isinstance(row["break"], int) for row in sheet["levels"]]
    assert [level.length is None for level in levels] == open_breaks


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_clock_walks_through_every_row(sheet: Sheet) -> None:
    """Each row lasts its length; an open break holds the clock until it is told to go on."""
    now = [0]
    director = open_door(MemoryLog(), lambda: now[0], seeded("sheet"))

    def tell(text: str) -> None:
        line = script.parse(text, director.state, now[0], ZONE)
        assert line is not None
        director.do(line.act)

    for text in as_lines(sheet):
        tell(text.split(" ", 1)[1])
    tell("start")
    levels = director.state.clock.levels
    for i, level in enumerate(levels):
        reading = read(levels, director.state.clock.position, now[0])
        assert (reading.index, reading.elapsed, reading.running) == (i, 0, True)
        now[0] += (90 * MINUTE if level.length is None else level.length) - 1
        assert read(levels, director.state.clock.position, now[0]).index == i
        now[0] += 1
        if level.length is None:
            tell("resume")
    assert read(levels, director.state.clock.position, now[0]).over == 0


# -- the sheets that come with Riffle, and those it makes --------------------------------------------------


def played() -> set[tuple[int, int]]:
    """Return every small and big blind in the real structures and the recorded nights."""
    rows = [row for sheet in sheets() if sheet is not OWN for row in sheet["levels"]]
    rows += [row for path in files() for row in load(path)["structure"]]
    return {(row["sb"], row["bb"]) for row in rows if "break" not in row}


PLAYED = played()
needs_played = pytest.mark.skipif(not FILE.exists(), reason="no real sheets here")


@needs_played
@pytest.mark.parametrize(
    "path", sorted((CHECKOUT / "assets" / "structures").glob("*.toml")), ids=lambda x: x.stem
)
def test_a_sheet_that_comes_with_riffle_has_the_blinds_that_are_played(path: Path) -> None:
    rows = [x for x in parse(path.read_text("utf-8")).rows if isinstance(x, AddLevel)]
    assert {x.blinds for x in rows} <= PLAYED


@needs_played
@given(
    stack=st.sampled_from([5_000, 8_000, 10_000, 15_000, 20_000, 25_000, 30_000, 50_000]),
    players=st.integers(8, 400),
    minutes=st.integers(180, 720),
    level=st.sampled_from([10, 12, 15, 20, 30, 40]),
    values=st.sampled_from([(), (25, 100, 500, 1000, 5000), (100, 500, 1000, 5000, 25_000)]),
)
def test_a_sheet_that_is_made_has_the_blinds_that_are_played(
    stack: int, players: int, minutes: int, level: int, values: tuple[int, ...]
) -> None:
    """Never 100/250, 175/350 or 500/1,500."""
    structure = generate(
        Wanted(stack=stack, chips=stack * players, minutes=minutes, level=level, values=values)
    )
    rows = [x for x in structure.rows if isinstance(x, AddLevel)][: structure.ends]
    assert {x.blinds for x in rows} <= PLAYED


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_looks_like_a_slip_is_warned_of(sheet: Sheet) -> None:
    """Warnings are for real slips only: no real structure is refused for being irregular."""
    levels = replay(as_lines(sheet)).director.state.clock.levels
    assert [(x.index + 1, x.code) for x in warnings(levels)] == ODDITIES.get(sheet["id"], [])
