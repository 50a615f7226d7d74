"""Balancing: from which table to which, who and to which seat, with reasons (procedures D).

From the most players to the fewest until no table is short any more: each move shortens every way to
any balance within reach, so no plan has fewer (procedure D4). Who gives never takes and the other way round.
"""

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heapreplace

from core.floor.balance.facts import SITS_OUT, FromRule, Method, Move, Next, Plan, TableRule, TableState, Why
from core.floor.balance.seats import Choice, Sitting, choose, named, room
from core.floor.positions import Role, highest


def plan(tables: Sequence[TableState], method: Method) -> Plan:
    """Return everything to do now. ValueError if a table's blinds are no seats of it."""
    steps = _Steps(tables, method)
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


def first(tables: Sequence[TableState], method: Method) -> Next:
    """Return how the plan begins. Where every player may leave, the sizes alone say how many moves follow."""
    steps = _Steps(tables, method)
    move: Move | None = None
    pair: tuple[int, int] | None = None
    count = 0
    for step in steps:
        pair = pair or step[:2]
        if asked := steps.unknown(step):
            return Next(move, count, due=pair) if move else Next(None, ask=asked, due=pair)
        if tables[step[0]].pinned or tables[step[0]].groups:
            whole = plan(tables, method)
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
    rules: tuple[FromRule, TableRule] = ("named", "named"),
) -> Move | None:
    """Return one move between two tables the director names (procedure D2), if he likes also of the player in
    seat ``who`` and to the free seat ``to``. None if no player can move: fewer than two sit there, or the
    method allows no seat here. ValueError if the blinds of either table are unknown."""
    leaving, coming = _sitting(source), _sitting(target)
    if len(source.occupied) < 2 or (to is None and not room(coming, method)):
        return None
    sizes = len(source.occupied), len(target.occupied)
    leaves, takes = (None if who is None else leaving.index(who)), (None if to is None else coming.index(to))
    chosen = named(leaving, coming, method, leaves, takes)
    return chosen and _move((source.id, target.id), leaving, coming, method, chosen, sizes, rules)


def halts(tables: Sequence[TableState], method: Method) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the tables that must stop dealing now (procedure D.halt), and those whose blinds must be known
    first."""
    return _Steps(tables, method).halts()


# Indices of giver and taker, how many sit there, what decided for each.
_Step = tuple[int, int, int, int, FromRule, TableRule]


class _Steps:
    """The pairs of tables of a plan, found from their sizes alone; it fills ``short`` and ``stuck``."""

    def __init__(self, tables: Sequence[TableState], method: Method) -> None:
        self.tables, self.method = tables, method
        self.short: list[int] = []
        self.stuck: list[int] = []
        self._nobody_leaves = False
        self._sittings: dict[int, Sitting | None] = {}

    def sitting(self, index: int) -> Sitting | None:
        """Return the table as the plan has left it so far; None if its blinds are unknown."""
        if index not in self._sittings:
            table = self.tables[index]
            self._sittings[index] = None if table.blinds is None else _sitting(table)
        return self._sittings[index]

    def unknown(self, step: _Step) -> tuple[int, ...]:
        """Return which of the two tables has unknown blinds."""
        return tuple([self.tables[i].id for i in step[:2] if self.tables[i].blinds is None])

    def halts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return ``halts`` of the tables as the plan has left them so far."""
        if self.method.halt == "none" or not self.tables:
            return (), ()
        many = max([len(x.occupied) for x in self.tables]) - self.method.halt_short
        short = [(i, x) for i, x in enumerate(self.tables) if len(x.occupied) <= many]
        if self.method.halt == "short_of_largest":
            return tuple([x.id for _, x in short]), ()
        empty: list[int] = []
        unsure: list[int] = []
        for index, x in short:
            if x.eliminated < self.method.halt_short:
                continue
            table = self.sitting(index)
            if table is None:
                unsure.append(x.id)
            elif not table.taken & table.usable & -table.usable:  # the seat the big blind reaches first
                empty.append(x.id)
        return tuple(empty), tuple(unsure)

    def move(self, step: _Step, source: Sitting, target: Sitting) -> Move | None:
        """Carry out the step between its two tables; None if no player can leave."""
        giver, taker, from_players, to_players, from_rule, table_rule = step
        chosen = choose(source, target, self.method)
        if chosen is None:
            self._nobody_leaves = True
            return None
        ids = self.tables[giver].id, self.tables[taker].id
        rules = from_rule, table_rule
        return _move(ids, source, target, self.method, chosen, (from_players, to_players), rules)

    def __iter__(self) -> Iterator[_Step]:
        tables, least = self.tables, self.method.due_difference
        sizes = [len(x.occupied) for x in tables]
        # from a table whose break has begun nobody is balanced, and nobody to it
        stay = [i for i, x in enumerate(tables) if not x.breaking]
        if not stay:
            return
        playing = [sizes[i] for i in stay]
        most, few = max(playing), min(playing)
        if most - few < least:
            return
        # The largest never grows and the shortest never shrinks: nobody else will give or take.
        first = 1 if self.method.source == "most_players_then_breaks_first" else -1
        last = 1 if self.method.destination == "shortest_then_breaks_last" else -1
        ids, ranks = [x.id for x in tables], [x.break_rank for x in tables]
        gives, takes = few + least, most - least
        givers = [(-n, first * ranks[i], -first * ids[i], i) for i in stay if (n := sizes[i]) >= gives]
        takers = [(n, -last * ranks[i], last * ids[i], i) for i in stay if (n := sizes[i]) <= takes]
        by_from: FromRule = "breaks_first" if first == 1 else "breaks_last"
        by_table: TableRule = "breaks_last" if last == 1 else "breaks_first"
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
                giver,
                taker,
                -minus,
                few,
                by_from if _tied(givers) else "most_players",
                by_table if _tied(takers) else "shortest",
            )
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
        table = self.tables[index]
        return table.size - len(table.closed) - len(table.occupied)


def _sitting(table: TableState) -> Sitting:
    """Return the players by seat. ValueError if the blinds are unknown, or are no seats of the table."""
    if table.blinds is None:
        raise ValueError(f"the blinds of table {table.id} are not known")
    return Sitting(
        table.size, table.blinds, table.occupied, table.closed, table.pinned, table.accessible, table.groups
    )


def _tied(heap: list[tuple[int, int, int, int]]) -> bool:
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
    role = target.role(chosen.takes, method)
    source.leave(chosen.leaves)
    target.sit(chosen.takes)
    if (group := source.groups.pop(chosen.leaves, None)) is not None:
        target.groups[chosen.takes] = group
    waits = role in SITS_OUT[method.wait] and target.taken.bit_count() > 2
    single = role is Role.BIG and highest(target.taken) != target.size - 1 and players[1] > 1
    why = Why(
        *players,
        *rules,
        chosen.who_rule,
        chosen.seat_rule,
        chosen.from_offset,
        chosen.to_offset,
        role,
        single,
        waits,
        tuple(map(source.seat, chosen.passed)) if chosen.passed else (),
        tuple(map(source.seat, chosen.mates)) if chosen.mates else (),
    )
    return Move((ids[0], source.seat(chosen.leaves)), (ids[1], target.seat(chosen.takes)), why)
