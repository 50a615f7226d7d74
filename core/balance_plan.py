"""Balancing: from which table to which, who and to which seat, with reasons (RULES D).

From the most players to the fewest until no table is short any more: each move shortens every way to
any balance within reach, so no plan has fewer (D4). Who gives never takes and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heapreplace

from core.balance_facts import (
    WAITS,
    FromRule,
    Method,
    Move,
    Plan,
    TableRule,
    TableState,
    Why,
)
from core.balance_seats import Choice, Sitting, choose, named, room
from core.positions import Role
from core.seat_order import highest


def due(tables: Sequence[TableState], method: Method) -> tuple[TableState, TableState] | None:
    """The table that gives and the one that takes first; None while none is short (D.due)."""
    steps = _Steps(tables, method)
    first = next(iter(steps), None)
    return first and (tables[first[0]], tables[first[1]])


def plan(tables: Sequence[TableState], method: Method) -> Plan:
    """Everything to do now. ValueError where a table's blinds are no seats of it."""
    steps = _Steps(tables, method)
    moves: list[Move] = []
    ask: dict[int, None] = {}
    for giver, taker, from_players, to_players, from_rule, table_rule in steps:
        source, target = steps.sitting(giver), steps.sitting(taker)
        if source is None:
            ask[tables[giver].id] = None
        if target is None:
            ask[tables[taker].id] = None
        if source is not None and target is not None and not ask:
            ids = tables[giver].id, tables[taker].id
            chosen = choose(source, target, method)
            if chosen is None:
                steps.nobody_leaves = True
                continue
            rules = from_rule, table_rule
            moves.append(_move(ids, source, target, method, chosen, (from_players, to_players), rules))
    halt, unsure = halts(tables, method)
    asked = tuple(ask | dict.fromkeys(unsure))
    return Plan(tuple(moves), asked, tuple(steps.short), halt, tuple(steps.stuck))


def move_between(
    source: TableState,
    target: TableState,
    method: Method,
    who: int | None = None,
    to: int | None = None,
    rules: tuple[FromRule, TableRule] = (FromRule.NAMED, TableRule.NAMED),
) -> Move | None:
    """One move between two tables the director names (D2), also of the player on seat ``who`` and to the
    free seat ``to``. None if nobody can: fewer than two there, or no seat here that the method has.
    ValueError if the blinds of either are unknown."""
    leaving, coming = Sitting(source), Sitting(target)
    if len(source.occupied) < 2 or (to is None and not room(coming, method)):
        return None
    sizes = len(source.occupied), len(target.occupied)
    leaves, takes = (None if who is None else leaving.index(who)), (None if to is None else coming.index(to))
    chosen = named(leaving, coming, method, leaves, takes)
    return chosen and _move((source.id, target.id), leaving, coming, method, chosen, sizes, rules)


def halts(tables: Sequence[TableState], method: Method) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tables that must stop dealing now (D.halt), and those of which that cannot be said before their
    blinds are told."""
    if method.halt == "none" or not tables:
        return (), ()
    most = max(len(table.occupied) for table in tables)
    short = [table for table in tables if most - len(table.occupied) >= method.halt_short]
    if method.halt == "short_of_largest":
        return tuple(table.id for table in short), ()
    known = [(table.id, Sitting(table)) for table in short if table.blinds is not None]
    empty = tuple(i for i, table in known if not table.taken & table.usable & -table.usable)
    return empty, tuple(table.id for table in short if table.blinds is None)


# Indices of giver and taker, how many sit there, what decided for each.
_Step = tuple[int, int, int, int, FromRule, TableRule]


class _Steps:
    """The pairs of tables a plan goes through, found from their sizes alone.

    ``short`` and ``stuck`` fill as it goes. Seats are looked at only where a table gives or takes.
    Whoever goes through them sets ``nobody_leaves`` where the pair just given came to no move.
    """

    def __init__(self, tables: Sequence[TableState], method: Method) -> None:
        self.tables, self.method = tables, method
        self.short: list[int] = []
        self.stuck: list[int] = []
        self.nobody_leaves = False
        self._sittings: dict[int, Sitting | None] = {}

    def sitting(self, index: int) -> Sitting | None:
        """A table as it is by now; None if its blinds are not known."""
        try:
            return self._sittings[index]
        except KeyError:
            table = self.tables[index]
            found = self._sittings[index] = None if table.blinds is None else Sitting(table)
            return found

    def __iter__(self) -> Iterator[_Step]:
        tables, least = self.tables, self.method.due_difference
        sizes = [len(table.occupied) for table in tables]
        if not sizes:
            return
        most, few = max(sizes), min(sizes)
        if most - few < least:
            return
        # The largest never grows and the shortest never shrinks: nobody else will give or take.
        first = 1 if self.method.source == "most_players_then_breaks_first" else -1
        last = 1 if self.method.destination == "shortest_then_breaks_last" else -1
        givers = [
            (-n, first * t.break_rank, -first * t.id, i)
            for i, t in enumerate(tables) if (n := sizes[i]) >= few + least
        ]  # fmt: skip
        takers = [
            (n, -last * t.break_rank, last * t.id, i)
            for i, t in enumerate(tables) if (n := sizes[i]) <= most - least
        ]  # fmt: skip
        by_from = FromRule.BREAKS_FIRST if first == 1 else FromRule.BREAKS_LAST
        by_table = TableRule.BREAKS_LAST if last == 1 else TableRule.BREAKS_FIRST
        heapify(givers)
        heapify(takers)
        left: dict[int, int] = {}
        full: list[tuple[int, int]] = []
        while takers and givers and -givers[0][0] - takers[0][0] >= least:
            few, later, number, taker = takers[0]
            if taker not in left:
                left[taker] = self._room(taker)
            if not left[taker]:
                heappop(takers)
                full.append((few, tables[taker].id))
                continue
            minus, sooner, minus_number, giver = givers[0]
            yield (
                giver, taker, -minus, few,
                by_from if _tied(givers) else FromRule.MOST_PLAYERS,
                by_table if _tied(takers) else TableRule.SHORTEST,
            )  # fmt: skip
            if self.nobody_leaves:
                self.nobody_leaves = False
                heappop(givers)
                self.stuck.append(tables[giver].id)
                continue
            left[taker] -= 1
            heapreplace(givers, (minus + 1, sooner, minus_number, giver))
            heapreplace(takers, (few + 1, later, number, taker))
        self.short = [number for few, number in full if givers and -givers[0][0] - few >= least]

    def _room(self, index: int) -> int:
        table, sitting = self.tables[index], self.sitting(index)
        if sitting is None:
            return table.size - len(table.closed) - len(table.occupied)
        return room(sitting, self.method)


def _tied(heap: list[tuple[int, int, int, int]]) -> bool:
    """Whether another table has as many players as the first."""
    size, count = heap[0][0], len(heap)
    return (count > 1 and heap[1][0] == size) or (count > 2 and heap[2][0] == size)


def _move(
    ids: tuple[int, int],
    source: Sitting,
    target: Sitting,
    method: Method,
    chosen: Choice,
    players: tuple[int, int],
    rules: tuple[FromRule, TableRule],
) -> Move:
    """The move itself, carried out in both."""
    role = target.role(chosen.takes, method)
    source.leave(chosen.leaves)
    target.sit(chosen.takes)
    waits = role in WAITS[method.wait] and target.taken.bit_count() > 2
    single = role is Role.BIG and highest(target.taken) != target.size - 1 and players[1] > 1
    why = Why(
        *players, *rules, chosen.who_rule, chosen.seat_rule, chosen.from_offset, chosen.to_offset,
        role, single, waits, tuple(map(source.seat, chosen.passed)),
    )  # fmt: skip
    return Move((ids[0], source.seat(chosen.leaves)), (ids[1], target.seat(chosen.takes)), why)
