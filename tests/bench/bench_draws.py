"""The cost of a draw against a shuffle of as many numbers, through the functions the console calls."""

from __future__ import annotations

from core.floor.draw.dealing import seat_all
from core.formats.fold import fold
from core.formats.holdem import HOLDEM
from core.say import acts, records
from core.say.decision import Context
from core.tournament.state import Tournament
from tests.bench.baselines.shuffle import shuffled
from tests.bench.ratio import Ratio, worked

SEATS = 10
START = 1_763_712_345_000


def _person(entry: int, accessible: bool = False) -> list[records.Record]:
    return [
        records.PlayerNoted(entry, f"Anna-Karin Ekström {entry}", "", str(entry), accessible=accessible),
        records.Entered(entry, entry, 1),
        records.Bought(entry, "entry", 350, 50, 10_000),
    ]


def registered(entries: int, need: int = 0) -> Tournament:
    """Return people without seats, and a table of ten for every ten; ``need`` of them need an accessible
    seat, and as many seats are accessible. Their stacks differ."""
    some: list[records.Record] = []
    for table in range(1, -(-entries // SEATS) + 1):
        some.append(records.TableOpened(table, str(table), SEATS))
        some += [records.SeatMarked(table, 1, True)] if table <= need else []
    for entry in range(1, entries + 1):
        some += [*_person(entry, entry <= need), records.StackCounted(entry, 1000 + entry * 7919 % 50_000)]
    return fold([records.Action(1, START, START, "a night", tuple(some))])


def drawn(t: Tournament, seeded: bool, rounds: int) -> Ratio:
    """Time the whole draw as the director makes it, with all its records."""
    act = acts.MakeDraw(number="4711", seeded=seeded)
    rule, context = HOLDEM.rules[type(act)], Context(START, bytes, lambda: 1)
    return worked(
        lambda: shuffled(len(t.people.live)), lambda: tuple(rule(t, act, START).records(context)), rounds
    )


def seats_dealt(state: Tournament, rounds: int) -> Ratio:
    """Time only the draw's own work: the number of players for each table, and their seats."""
    people = sorted(state.people.live.values())
    free = {table.id: table.free for table in state.open_tables}
    seats = [(table, seat) for table in sorted(free) for seat in free[table]]
    sitting = dict.fromkeys(free, 0)

    def dealt() -> None:
        seat_all("5e" * 32, "4711", people, seats, sitting)

    return worked(lambda: shuffled(len(people)), dealt, rounds)
