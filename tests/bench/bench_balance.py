"""The cost of a balance plan against one pass over all seats, as ratios: a club's tables and 1,000.

``python tests/bench/bench_balance.py`` prints them.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from core.floor.balance.facts import Method, TableState, To
from core.floor.balance.plan import plan
from core.tournament.table import Blinds
from tests.bench.ratio import Ratio, worked

SEATS = 10


def seats_passed(tables: Sequence[TableState]) -> int:
    """Run the baseline: look once at every seat of the room for a player."""
    occupied = 0
    for table in tables:
        for seat in range(1, table.size + 1):
            if seat in table.occupied:
                occupied += 1
    return occupied


def field(sizes: Sequence[int], seed: int = 1) -> list[TableState]:
    """Return tables of ten seats with this many players on random ones, after a hand somewhere in its
    round."""
    chance = random.Random(seed)
    tables = []
    for i, players in enumerate(sizes, 1):
        button = chance.randrange(SEATS)
        occupied = tuple(sorted(chance.sample(range(1, SEATS + 1), players)))
        blinds = Blinds(*((button + n) % SEATS + 1 for n in range(3)))
        tables.append(TableState(i, SEATS, occupied, (), blinds, len(sizes) - i))
    return tables


def full_but_for_busts(tables: int, busts: int, seed: int = 1) -> list[int]:
    """Return full tables after this many busts anywhere."""
    chance = random.Random(seed)
    sizes = [SEATS] * tables
    for seat in chance.sample(range(tables * SEATS), busts):
        sizes[seat // SEATS] -= 1
    return sizes


def any_sizes(tables: int, fewest: int, seed: int = 1) -> list[int]:
    """Return tables nobody has balanced for long: every size from the fewest to full."""
    chance = random.Random(seed)
    return [chance.randint(fewest, SEATS) for _ in range(tables)]


def methods() -> dict[str, Method]:
    single: tuple[To, ...] = ("worst_position", "big_blind_else_next_clockwise", "nearest_big_blind")
    by_name = {to: Method(to=to, halt="short_of_largest") for to in single}
    by_name["same_position"] = Method(
        who="same_position_worst_first", to="same_position", empty_button="stays"
    )
    return {str(name): method for name, method in by_name.items()}


def planned(tables: Sequence[TableState], method: Method, rounds: int, times: int = 1) -> Ratio:
    """Time one plan against one pass; ``times`` of each are timed together if one is too quick to time."""

    def baseline() -> None:
        for _ in range(times):
            seats_passed(tables)

    def ours() -> None:
        for _ in range(times):
            plan(tables, method)

    return worked(baseline, ours, rounds)


def fields() -> dict[str, list[TableState]]:
    return {
        "2 tables, 1 move": field([9, 7]),
        "5 tables, 1 move": field([9, 8, 8, 8, 7]),
        "5 tables, 4 moves": field([10, 10, 8, 6, 6]),
        "1,000 tables, nothing due": field([10] * 400 + [9] * 600),
        "1,000 tables, a hand later": field(full_but_for_busts(1000, 150)),
        "1,000 tables, 1,200 busts": field(full_but_for_busts(1000, 1200)),
        "1,000 tables, 6 to 10 at each": field(any_sizes(1000, 6)),
        "1,000 tables, 2 to 10 at each": field(any_sizes(1000, 2)),
    }


def main() -> None:
    for what, tables in fields().items():
        for name, method in methods().items():
            times = 200 if len(tables) < 100 else 1
            ratio, bare, ours = planned(tables, method, 15, times)
            moves = len(plan(tables, method).moves)
            print(
                f"{what:32} {name:30} {moves:5} moves  {ratio:6.2f}x"
                f"  {bare / times * 1e6:9.1f} -> {ours / times * 1e6:9.1f} us"
            )


if __name__ == "__main__":
    main()
