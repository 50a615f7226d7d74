"""The cost of the floor's rules at real tables: balance, break order and duties against one pass over all
seats, and the draw against a shuffle of as many numbers. Ratios, through the functions the console calls."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from core.floor import breaking
from core.floor.accessible import marked, needy
from core.floor.balance import now as balance
from core.floor.balance.plan import plan
from core.floor.draw.dealing import seat_all
from core.floor.draw.draw import asked
from core.floor.draw.seeding import stacks
from core.formats.duties import duties
from core.formats.fold import fold
from core.formats.holdem import HOLDEM
from core.rulebook import shelf
from core.say import acts, records
from core.say.decision import Context
from core.say.levels import MINUTE, Level
from core.tournament.state import Tournament
from tests.bench.baselines.shuffle import shuffled
from tests.bench.ratio import Ratio, worked

SEATS = 10
START = 1_763_712_345_000
NOW = START + MINUTE
BOOK = "tda-2024"


def seats_passed(t: Tournament) -> int:
    """Run the baseline: look once at every seat of the room for a player."""
    occupied = 0
    for table in t.open_tables:
        for seat in range(1, table.size + 1):
            if seat in table.seats:
                occupied += 1
    return occupied


def hall(sizes: Sequence[int], told: bool = True, seed: int = 1) -> Tournament:
    """Return a night under way with this many at each table of ten, on random seats; ``told``: all blinds
    known."""
    chance = random.Random(seed)
    levels = records.LevelsSet((Level(1, 100, 200, length=40 * MINUTE),))
    some: list[records.Record] = [records.RulebookSet(shelf.chain(BOOK), ""), levels]
    entry = 0
    for table, players in enumerate(sizes, 1):
        some.append(records.TableOpened(table, str(table), SEATS))
        for seat in sorted(chance.sample(range(1, SEATS + 1), players)):
            entry += 1
            some += [*_person(entry), records.Seated(entry, table, seat)]
        if told:
            button = chance.randrange(SEATS)
            at, small, big = ((button + n) % SEATS + 1 for n in range(3))
            some.append(records.BlindsNoted(table, at, small, big))
            some.append(records.BlindsTracked(table, True))
    some.append(records.ClockSet(1, 0, True))
    return fold([records.Action(1, START, START, "a night", tuple(some))])


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


def full_but_for_busts(tables: int, busts: int, seed: int = 1) -> list[int]:
    chance = random.Random(seed)
    sizes = [SEATS] * tables
    for seat in chance.sample(range(tables * SEATS), busts):
        sizes[seat // SEATS] -= 1
    return sizes


def halls(tables: int) -> dict[str, Tournament]:
    return {
        "2 tables, 1 move": hall([9, 7]),
        "5 tables, 4 moves": hall([10, 10, 8, 6, 6]),
        f"{tables:,} tables, a hand later": hall(full_but_for_busts(tables, tables // 7)),
        f"{tables:,} tables, many busts": hall(full_but_for_busts(tables, tables * 6 // 5)),
        f"{tables:,} tables, blinds not known": hall(full_but_for_busts(tables, tables * 6 // 5), told=False),
    }


def _planned(t: Tournament) -> None:
    plan(balance.states(t, NOW), balance.method(t))


def _planned_and_broken(t: Tournament) -> None:
    plan(balance.states(t, NOW), balance.method(t))
    breaking.due(t)


def _due(t: Tournament) -> None:
    duties(t, NOW)


WORK: dict[str, Callable[[Tournament], None]] = {
    "plan": _planned,
    "plan and break": _planned_and_broken,
    "duties": _due,
}


def against_a_pass(t: Tournament, work: Callable[[Tournament], None], rounds: int) -> Ratio:
    """Time the work; several of each are timed together if one is too quick to time."""
    times = 100 if len(t.room.tables) < 100 else 1

    def repeated(one: Callable[[Tournament], object]) -> None:
        for _ in range(times):
            one(t)

    ratio, bare, ours = worked(partial(repeated, seats_passed), partial(repeated, work), rounds)
    return ratio, bare / times, ours / times


def who_sits_where(t: Tournament, seeded: bool, rounds: int) -> Ratio:
    """Time only ``core.floor.draw.dealing``."""
    people, tables = sorted(t.people.live.values()), t.open_tables
    seats, sitting = asked(tables, people, False)
    need, kept = needy(t, people), marked(tables)
    stacks_known = stacks(t, people) if seeded else None

    def dealt() -> None:
        seat_all("5e" * 32, "4711", people, seats, sitting, need=need, marked=kept, stacks=stacks_known)

    return worked(lambda: shuffled(len(people)), dealt, rounds)


def drawn(t: Tournament, seeded: bool, rounds: int) -> Ratio:
    """Time the whole draw as the director makes it, with all its records."""
    act = acts.MakeDraw(number="4711", seeded=seeded)
    rule, context = HOLDEM.rules[type(act)], Context(NOW, bytes, lambda: 1)
    return worked(
        lambda: shuffled(len(t.people.live)), lambda: tuple(rule(t, act, NOW).records(context)), rounds
    )
