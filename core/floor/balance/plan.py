"""Balancing: from which table to which, who and to which seat, with reasons (RULES D).

From the most players to the fewest until no table is short any more: each move shortens every way to
any balance within reach, so no plan has fewer (D4). Who gives never takes and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heapreplace

from core.floor.balance.facts import (
    SITS_OUT,
    FromRule,
    Method,
    Move,
    Next,
    Plan,
    TableRule,
    TableState,
    Why,
)
from core.floor.balance.field import Field, field_of, sitting
from core.floor.balance.seats import Choice, Sitting, choose, named, room
from core.floor.positions import Role
from core.floor.seat_order import highest


def due(tables: Sequence[TableState] | Field, method: Method) -> tuple[int, int] | None:
    """Return the indices of the table that gives and the one that takes first; None while no table is short
    (D.due)."""
    first = next(iter(_Steps(field_of(tables), method)), None)
    return first and first[:2]


def plan(tables: Sequence[TableState] | Field, method: Method) -> Plan:
    """Return everything to do now. ValueError if a table's blinds are no seats of it."""
    steps = _Steps(field_of(tables), method)
    halt, unsure = steps.halts()
    moves: list[Move] = []
    ask: dict[int, None] = {}
    for step in steps:
        source, target = steps.sitting(step[0]), steps.sitting(step[1])
        if source is None or target is None:
            ask.update(dict.fromkeys(steps.unknown(step)))
        elif not ask and (move := steps.move(step, source, target)) is not None:
            moves.append(move)
    ask |= dict.fromkeys(unsure)
    return Plan(tuple(moves), tuple(ask), tuple(steps.short), halt, tuple(steps.stuck))


def first(tables: Sequence[TableState] | Field, method: Method) -> Next:
    """Return how the plan begins. Where every player may leave, the sizes alone say how many moves follow."""
    field = field_of(tables)
    steps = _Steps(field, method)
    move: Move | None = None
    pair: tuple[int, int] | None = None
    count = 0
    for step in steps:
        pair = pair or step[:2]
        if asked := steps.unknown(step):
            return Next(move, count, due=pair) if move else Next(None, ask=asked, due=pair)
        if field.keeps(step[0]):
            whole = plan(field, method)
            move = next(iter(whole.moves), None)
            return Next(move, len(whole.moves), whole.ask[:1], pair, whole.short, whole.stuck)
        if move is None:
            source, target = steps.sitting(step[0]), steps.sitting(step[1])
            assert source is not None
            assert target is not None
            move = steps.move(step, source, target)
        count += 1
    if move is None:
        _, unsure = steps.halts()
        short, stuck = tuple(steps.short), tuple(steps.stuck)
        return Next(None, ask=unsure[:1], due=pair, short=short, stuck=stuck)
    return Next(move, count, due=pair)


def move_between(
    source: TableState,
    target: TableState,
    method: Method,
    who: int | None = None,
    to: int | None = None,
    rules: tuple[FromRule, TableRule] = (FromRule.NAMED, TableRule.NAMED),
) -> Move | None:
    """Return one move between two tables the director names (D2), if he likes also of the player in seat
    ``who`` and to the free seat ``to``. None if no player can move: fewer than two sit there, or the method
    allows no seat here. ValueError if the blinds of either table are unknown."""
    leaving, coming = sitting(source), sitting(target)
    if len(source.occupied) < 2 or (to is None and not room(coming, method)):
        return None
    sizes = len(source.occupied), len(target.occupied)
    leaves, takes = (None if who is None else leaving.index(who)), (None if to is None else coming.index(to))
    chosen = named(leaving, coming, method, leaves, takes)
    return chosen and _move((source.id, target.id), leaving, coming, method, chosen, sizes, rules)


def halts(tables: Sequence[TableState] | Field, method: Method) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the tables that must stop dealing now (D.halt), and those whose blinds must be known first."""
    return _Steps(field_of(tables), method).halts()


# Indices of giver and taker, how many sit there, what decided for each.
_Step = tuple[int, int, int, int, FromRule, TableRule]


class _Steps:
    """The pairs of tables a plan goes through, found from their sizes alone. ``short`` and ``stuck`` fill as
    it goes. Seats are read only where a table gives or takes."""

    def __init__(self, field: Field, method: Method) -> None:
        self.field, self.method = field, method
        self.short: list[int] = []
        self.stuck: list[int] = []
        self._nobody_leaves = False
        self._sittings: dict[int, Sitting | None] = {}

    def sitting(self, index: int) -> Sitting | None:
        """Return the table as the plan has left it so far; None if its blinds are unknown."""
        if index in self._sittings:
            return self._sittings[index]
        blinds = self.field.blinds(index)
        table = None if blinds is None else self.field.sitting(index, blinds)
        self._sittings[index] = table
        return table

    def unknown(self, step: _Step) -> tuple[int, ...]:
        """Return which of the two tables has unknown blinds."""
        return tuple(self.field.ids[i] for i in step[:2] if self.field.blinds(i) is None)

    def halts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return ``halts`` of the tables as the plan has left them so far."""
        ids, sizes = self.field.ids, self.field.players
        if self.method.halt == "none" or not ids:
            return (), ()
        many = max(sizes) - self.method.halt_short
        short = [i for i, players in enumerate(sizes) if players <= many]
        if self.method.halt == "short_of_largest":
            return tuple(ids[i] for i in short), ()
        empty: list[int] = []
        unsure: list[int] = []
        for index in short:
            if self.field.eliminated(index) < self.method.halt_short:
                continue
            table = self.sitting(index)
            if table is None:
                unsure.append(ids[index])
            elif _first_is_free(table):
                empty.append(ids[index])
        return tuple(empty), tuple(unsure)

    def move(self, step: _Step, source: Sitting, target: Sitting) -> Move | None:
        """Carry out the step between its two tables; None if no player can leave."""
        giver, taker, from_players, to_players, from_rule, table_rule = step
        chosen = choose(source, target, self.method)
        if chosen is None:
            self._nobody_leaves = True
            return None
        ids = self.field.ids[giver], self.field.ids[taker]
        rules = from_rule, table_rule
        return _move(ids, source, target, self.method, chosen, (from_players, to_players), rules)

    def __iter__(self) -> Iterator[_Step]:
        sizes, least = self.field.players, self.method.due_difference
        if not sizes:
            return
        most, few = max(sizes), min(sizes)
        if most - few < least:
            return
        # The largest never grows and the shortest never shrinks: nobody else will give or take.
        first = 1 if self.method.source == "most_players_then_breaks_first" else -1
        last = 1 if self.method.destination == "shortest_then_breaks_last" else -1
        ids, ranks = self.field.ids, self.field.ranks
        gives, takes = few + least, most - least
        givers = [(-n, first * ranks[i], -first * ids[i], i) for i, n in enumerate(sizes) if n >= gives]
        takers = [(n, -last * ranks[i], last * ids[i], i) for i, n in enumerate(sizes) if n <= takes]
        by_from = FromRule.BREAKS_FIRST if first == 1 else FromRule.BREAKS_LAST
        by_table = TableRule.BREAKS_LAST if last == 1 else TableRule.BREAKS_FIRST
        heapify(givers)
        heapify(takers)
        moves_left: dict[int, int] = {}
        full: list[tuple[int, int]] = []
        while takers and givers and -givers[0][0] - takers[0][0] >= least:
            few, later, number, taker = takers[0]
            if taker not in moves_left:
                moves_left[taker] = self._room(taker)
            if not moves_left[taker]:
                heappop(takers)
                full.append((few, ids[taker]))
                continue
            minus, sooner, minus_number, giver = givers[0]
            yield (
                giver, taker, -minus, few,
                by_from if _tied(givers) else FromRule.MOST_PLAYERS,
                by_table if _tied(takers) else TableRule.SHORTEST,
            )  # fmt: skip
            if self._nobody_leaves:
                self._nobody_leaves = False
                heappop(givers)
                self.stuck.append(ids[giver])
                continue
            moves_left[taker] -= 1
            heapreplace(givers, (minus + 1, sooner, minus_number, giver))
            heapreplace(takers, (few + 1, later, number, taker))
        self.short = [number for few, number in full if givers and -givers[0][0] - few >= least]

    def _room(self, index: int) -> int:
        sitting = self.sitting(index)
        if sitting is not None:
            return room(sitting, self.method)
        return self.field.spare(index)


def _first_is_free(table: Sitting) -> bool:
    """Return whether the seat the big blind reaches first is free."""
    return not table.taken & table.usable & -table.usable


def _tied(heap: list[tuple[int, int, int, int]]) -> bool:
    """Return whether another table has as many players as the first."""
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
    """Return the move, carried out at both tables."""
    role = target.role(chosen.takes, method)
    source.leave(chosen.leaves)
    target.sit(chosen.takes)
    waits = role in SITS_OUT[method.wait] and target.taken.bit_count() > 2
    single = role is Role.BIG and highest(target.taken) != target.size - 1 and players[1] > 1
    why = Why(
        *players, *rules, chosen.who_rule, chosen.seat_rule, chosen.from_offset, chosen.to_offset,
        role, single, waits, tuple(map(source.seat, chosen.passed)) if chosen.passed else (),
    )  # fmt: skip
    return Move((ids[0], source.seat(chosen.leaves)), (ids[1], target.seat(chosen.takes)), why)
