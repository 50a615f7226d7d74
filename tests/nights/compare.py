"""Recorded nights replayed and compared with their files: ``python3 main.py nights [DIR]``.

Everything but the level at a check bust must be equal. That level cannot always be: when a clock stood
still is not recorded, only derived (``pauses``), so there it is told apart whether the recorded level was
possible at all. Where it was not, the entries and used busts alone forbid it, whatever Riffle does: the
room's clock must then have gone faster than the wall between two of them (somebody ended a break early).
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tests.nights.convert import lines
from tests.nights.data import Night, files, folder, load
from tests.nights.expected import Expected, Stay, expected
from tests.nights.replay import Replay, exported, imported, replay

NO_NIGHTS = 2


@dataclass(frozen=True, slots=True)
class Difference:
    """``soft``: the level at a check bust, which need not be equal; everything else must be."""

    what: str
    where: str
    wanted: Any
    found: Any
    soft: bool = False

    def __str__(self) -> str:
        return f"{self.what} {self.where}: recorded {self.wanted}, Riffle {self.found}"


@dataclass(frozen=True, slots=True)
class Result:
    """``checks``: how many levels at check busts are "same", "possible" (but another) and "impossible"."""

    differences: tuple[Difference, ...]
    checks: Counter[str]
    busts: int
    entries: int

    @property
    def hard(self) -> list[Difference]:
        return [x for x in self.differences if not x.soft]

    @property
    def kinds(self) -> set[str]:
        return {x.what for x in self.differences}


def compare(night: Night) -> Result:
    """The night through its lines, and through an export and import of them, against its file."""
    found = replay(lines(night))
    return against(expected(night), found, _round_trip(found))


def against(wanted: Expected, found: Replay, more: Iterable[Difference] = ()) -> Result:
    """What was seen against what was recorded."""
    checks = Counter({"same": 0, "possible": 0, "impossible": 0})
    differences = [
        *_trouble(found),
        *_sheet(wanted, found),
        *_busts(wanted, found, checks),
        *_levels_at_entries(wanted, found),
        *_end(wanted, found),
        *more,
    ]
    return Result(tuple(differences), checks, len(wanted.busts), len(wanted.stays))


def _clock(second: int) -> str:
    minutes, seconds = divmod(second, 60)
    return f"{minutes // 60}:{minutes % 60:02d}:{seconds:02d}"


def _unequal(what: str, where: str, wanted: Any, found: Any) -> Iterator[Difference]:
    if wanted != found:
        yield Difference(what, where, wanted, found)


def _trouble(found: Replay) -> Iterator[Difference]:
    for number, text, why in found.refused:
        yield Difference("refused", f"line {number}", text, why)
    for wrong in found.broken:
        yield Difference("invariant", "", "none broken", wrong)


def _sheet(wanted: Expected, found: Replay) -> Iterator[Difference]:
    rows = tuple(
        (x.small_blind, x.big_blind, x.ante, (x.length or 0) / 60_000) for x in found.director.state.levels
    )
    for i, (row, has) in enumerate(zip_longest(wanted.sheet, rows), 1):
        yield from _unequal("sheet", f"row {i}", row, has)


def _busts(wanted: Expected, found: Replay, checks: Counter[str]) -> Iterator[Difference]:
    for i, (out, has) in enumerate(zip_longest(wanted.busts, found.busts), 1):
        if out is None or has is None:
            yield Difference("order", f"at bust {i}", out and out.player, has and has.player)
            continue
        where = f"at bust {i}, {_clock(out.second)} {out.player}"
        yield from _unequal("order", where, out.player, has.player)
        yield from _unequal("time", where, out.second * 1000, has.at - found.started)
        yield from _unequal("by", where, out.by, has.by)
        yield from _unequal("entries", where, out.entries, has.entries)
        yield from _unequal("left", where, out.left, has.left)
        yield from _unequal("chips in play", where, out.chips, has.chips)
        if not out.check:
            yield from _unequal("used level", where, out.level, has.level)
            continue
        checks["same" if out.level == has.level else "possible" if out.possible else "impossible"] += 1
        if out.level != has.level:
            note = "" if out.possible else " (impossible by the entries and used busts alone)"
            yield Difference("level", where + note, out.level, has.level, soft=True)


def _levels_at_entries(wanted: Expected, found: Replay) -> Iterator[Difference]:
    has = sorted(((at - found.started) // 1000, name, level) for at, name, level in found.levels_at_entries)
    after = [x for x in has if x[0] >= 0]
    for entry, seen in zip_longest(wanted.levels_at_entries, after):
        if entry != seen:
            yield Difference("level at entry", "(second, player, level)", entry, seen)


def _end(wanted: Expected, found: Replay) -> Iterator[Difference]:
    state = found.director.state
    for name in sorted(wanted.ranks.keys() | found.ranks.keys()):
        yield from _unequal("rank", f"of {name}", wanted.ranks.get(name), found.ranks.get(name))
    yield from _unequal("money", "taken", wanted.gross, found.money[0])
    yield from _unequal("money", "rake", wanted.rake, found.money[1])
    yield from _unequal("chips in play", "at the end", wanted.chips, state.chips_in_play)
    stays = {(x.player, x.nth): x for x in wanted.stays}
    has = {
        (state.name(e.id), e.nth): Stay(
            state.name(e.id), e.nth, e.chips, e.paid, e.fee, sum(e.bought.values())
        )
        for e in state.entries.values()
    }
    for key in sorted(stays.keys() | has.keys()):
        a, b = stays.get(key), has.get(key)
        where = f"of entry {key[1]} of {key[0]}"
        yield from _unequal("chips", where, a and a.chips, b and b.chips)
        yield from _unequal("money", where, a and (a.paid, a.fee), b and (b.paid, b.fee))
        yield from _unequal("purchases", where, a and a.purchases, b and b.purchases)


def _round_trip(found: Replay) -> Iterator[Difference]:
    told = exported(found.director)
    again = imported(told)
    if again.state != found.director.state:
        yield Difference("import", "state", "the same", "another")
    yield from _unequal("import", "exported again", told, exported(again))


# -- the command ----------------------------------------------------------------------------------


def run(arguments: list[str], store: object = None) -> int:
    """Prints the comparison. 0: equal but for levels at check busts; 1: not; 2: no nights there."""
    del store
    where = Path(arguments[0]) if arguments else folder() / "nights"
    found = files(where)
    if not found:
        print(f"There are no recorded nights (*.json) in {where}.", file=sys.stderr)
        return NO_NIGHTS
    wide = max(len(path.stem) for path in found)
    print(f"{'night':<{wide}}  entries  busts  differ | level at check busts: same  other  impossible")
    results = [_print_night(path, wide) for path in found]
    _print_totals(results)
    return 1 if any(result.hard for result in results) else 0


def _print_night(path: Path, wide: int) -> Result:
    result = compare(load(path))
    same, other, impossible = (result.checks[x] for x in ("same", "possible", "impossible"))
    counts = f"{result.entries:>7}  {result.busts:>5}  {len(result.hard):>6}"
    print(f"{path.stem:<{wide}}  {counts} | {same:>26}  {other:>5}  {impossible:>10}")
    for difference in result.differences:
        print(f"    {difference}")
    return result


def _print_totals(results: list[Result]) -> None:
    checks = sum((result.checks for result in results), Counter[str]())
    equal = sum(1 for result in results if not result.hard)
    print()
    print(f"{equal} of {len(results)} nights equal:", end=" ")
    print(f"{sum(r.entries for r in results)} entries, {sum(r.busts for r in results)} busts.")
    print(
        f"Level at the {checks.total()} check busts: {checks['same']} the same, {checks['possible']} another"
        f" although the recorded one was possible, {checks['impossible']} impossible for any clock that is"
        " only paused."
    )
