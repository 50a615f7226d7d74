"""Replay recorded nights and compare them with their files: ``python3 main.py nights [DIR]``.

Everything must be equal, the level at every bust included. Our prizes are printed beside the recorded ones.
What the club added to the pool or kept back stands in no file: where a pool of what was paid gives the
recorded prizes, the difference to what was taken is one line of the night; where no pool does, the night is
named and its prizes are not compared. A night that cannot be replayed is reported, and the next one follows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tests.arguments import nights as read_arguments
from tests.nights.convert import lines, moved_pool
from tests.nights.data import CannotReplay, Night, files, load
from tests.nights.expected import Expected, Stay, expected
from tests.nights.replay import Replay, exported, imported, replay


@dataclass(frozen=True, slots=True)
class Difference:
    what: str
    where: str
    wanted: Any
    found: Any

    def __str__(self) -> str:
        return f"{self.what} {self.where}: recorded {self.wanted}, Riffle {self.found}"


@dataclass(frozen=True, slots=True)
class Result:
    """``levels``: the number of busts with the recorded level. ``pool`` is the money taken for prizes,
    ``moved`` what was added to it (kept back: negative; None: no pool gives the recorded prizes).
    ``recorded`` are the prizes of the file, ``ours`` those of Riffle, the largest first."""

    differences: tuple[Difference, ...]
    levels: int
    busts: int
    entries: int
    pool: int
    moved: int | None
    recorded: tuple[int, ...]
    ours: tuple[int, ...]

    @property
    def paid(self) -> int:
        return sum(self.recorded)

    @property
    def kinds(self) -> set[str]:
        return {x.what for x in self.differences}

    @property
    def prizes(self) -> str:
        """Return ``equal`` or ``differ``, with what was added or kept, or ``no pool gives them``."""
        if self.moved is None:
            return "no pool gives them"
        equal = "differ" if "prize" in self.kinds else "equal"
        if not self.moved:
            return equal
        return f"{equal}, {abs(self.moved):,} {'added' if self.moved > 0 else 'kept'}"


def compare(night: Night) -> Result:
    """Compare the night, played from its lines and again through an export and import, with its file."""
    replayed = replay(lines(night))
    return against(night, replayed, _round_trip(replayed))


def against(night: Night, found: Replay, more: Iterable[Difference] = ()) -> Result:
    """Compare the replay with the record."""
    wanted, moved = expected(night), moved_pool(night)
    differences = [
        *_trouble(found),
        *_sheet(wanted, found),
        *_busts(wanted, found),
        *_levels_at_entries(wanted, found),
        *_end(wanted, found),
        *(() if moved is None else _prizes(wanted, found)),
        *more,
    ]
    levels = sum(1 for out, has in zip(wanted.busts, found.busts, strict=False) if out.level == has.level)
    recorded, ours = (tuple(sorted(x.prizes.values(), reverse=True)) for x in (wanted, found))
    return Result(
        tuple(differences),
        levels,
        len(wanted.busts),
        len(wanted.stays),
        wanted.pool,
        moved,
        recorded,
        ours,
    )


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
        (x.small_blind, x.big_blind, x.ante, (x.length or 0) / 60_000)
        for x in found.director.state.clock.levels
    )
    for i, (row, has) in enumerate(zip_longest(wanted.sheet, rows), 1):
        yield from _unequal("sheet", f"row {i}", row, has)


def _busts(wanted: Expected, found: Replay) -> Iterator[Difference]:
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
        yield from _unequal("level", where, out.level, has.level)


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
    yield from _unequal("chips in play", "at the end", wanted.chips, state.chips.in_play)
    stays = {(x.player, x.nth): x for x in wanted.stays}
    has = {
        (state.name(e.id), e.nth): Stay(
            state.name(e.id), e.nth, e.chips, e.paid, e.fee, sum(e.bought.values())
        )
        for e in state.people.entries.values()
    }
    for key in sorted(stays.keys() | has.keys()):
        a, b = stays.get(key), has.get(key)
        where = f"of entry {key[1]} of {key[0]}"
        yield from _unequal("chips", where, a and a.chips, b and b.chips)
        yield from _unequal("money", where, a and (a.paid, a.fee), b and (b.paid, b.fee))
        yield from _unequal("purchases", where, a and a.purchases, b and b.purchases)


def _prizes(wanted: Expected, found: Replay) -> Iterator[Difference]:
    for name in sorted(wanted.prizes.keys() | found.prizes.keys()):
        yield from _unequal("prize", f"of {name}", wanted.prizes.get(name), found.prizes.get(name))


def _round_trip(found: Replay) -> Iterator[Difference]:
    text = exported(found.director)
    reread = imported(text)
    if reread.state != found.director.state:
        yield Difference("import", "state", "the same", "another")
    yield from _unequal("import", "exported again", text, exported(reread))


# -- the command ----------------------------------------------------------------------------------


def run(arguments: list[str], store: object = None) -> int:
    """Print the comparison. Return 0: all equal; 1: not, or a night could not be replayed."""
    del store
    paths = files(read_arguments(arguments).folder)
    wide = max(len(path.stem) for path in paths)
    print(f"{'night':<{wide}}  entries  busts  levels  differ  prizes")
    results = [result for path in paths if (result := _print_night(path, wide)) is not None]
    _print_totals(results, len(paths))
    equal = all(not result.differences for result in results)
    return 0 if equal and len(results) == len(paths) else 1


def _print_night(path: Path, wide: int) -> Result | None:
    """Compare one night; None if that is impossible, whatever is wrong with its file."""
    try:
        result = compare(load(path))
    except CannotReplay as why:
        print(f"{path.stem:<{wide}}  cannot be replayed: {why}")
        return None
    except (json.JSONDecodeError, UnicodeDecodeError, LookupError, TypeError, ValueError) as why:
        print(f"{path.stem:<{wide}}  cannot be replayed: {type(why).__name__} {why}")
        return None
    counts = f"{result.entries:>7}  {result.busts:>5}  {result.levels:>6}  {len(result.differences):>6}"
    print(f"{path.stem:<{wide}}  {counts}  {result.prizes}")
    print(f"    recorded {_amounts(result.recorded)}")
    print(f"    ours     {_amounts(result.ours)}")
    for difference in result.differences:
        print(f"    {difference}")
    return result


def _amounts(amounts: Iterable[int]) -> str:
    return "  ".join(f"{x:>7,}" for x in amounts) or "      0"


def _print_totals(results: list[Result], nights: int) -> None:
    equal = sum(1 for result in results if not result.differences)
    busts = sum(result.busts for result in results)
    moved = [x.moved for x in results if "prize" not in x.kinds]
    print()
    print(f"{equal} of {nights} nights equal: {sum(r.entries for r in results)} entries, {busts} busts.")
    print(f"The level is the recorded one at {sum(r.levels for r in results)} of {busts} busts.")
    print(
        f"Prizes are equal on {len(moved) - moved.count(None)} of {len(results)} nights: "
        f"{moved.count(0)} paid what was taken, {sum(1 for x in moved if x and x > 0)} with money added, "
        f"{sum(1 for x in moved if x and x < 0)} with money kept back."
    )
    if None in moved:
        print(f"On {moved.count(None)} no pool gives the recorded prizes.")
    if len(results) < nights:
        print(f"{nights - len(results)} of {nights} nights cannot be replayed.")
