"""Balance plans (procedures D) over any fields, against plain walks round the tables and every other plan."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import get_args

from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.floor.balance.facts import (
    WAITS,
    Destination,
    Halt,
    Method,
    Move,
    Source,
    TableState,
    To,
    Wait,
    Who,
)
from core.floor.balance.plan import first, move_between, plan
from core.floor.positions import EmptyButton, HeadsUp, Ring, Role
from core.tournament.table import Blinds
from tests.examples import examples
from tests.unit.floor.balance.test_plan import WORST, table
from tests.unit.floor.test_positions import hands, next_by_hand, walk

SMALL_NEVER = ("worst_position", "same_position")
METHODS = st.builds(
    Method,
    due_difference=st.integers(2, 4),
    who=st.sampled_from(get_args(Who)),
    to=st.sampled_from(get_args(To)),
    wait=st.sampled_from(get_args(Wait)),
    source=st.sampled_from(get_args(Source)),
    destination=st.sampled_from(get_args(Destination)),
    heads_up=st.sampled_from(get_args(HeadsUp)),
    halt=st.sampled_from(get_args(Halt)),
    empty_button=st.sampled_from(get_args(EmptyButton)),
)


@st.composite
def fields(draw: st.DrawFn, most: int = 30, least: int = 1) -> list[TableState]:
    ranks = draw(st.permutations(range(draw(st.integers(2, most)))))
    tables = []
    for number, rank in enumerate(ranks, 1):
        ring, blinds = draw(hands(least))
        out = draw(st.integers(0, 5))
        tables.append(TableState(number, ring.size, ring.occupied, ring.closed, blinds, rank, eliminated=out))
    return tables


def room(t: TableState, method: Method) -> int:
    """Free seats a newcomer may have."""
    assert t.blinds is not None
    taken = {*t.occupied, *t.closed}
    if method.to in SMALL_NEVER:
        taken.add(t.blinds.big)
    return t.size - len(taken)


def short(sizes: Sequence[int], rooms: Sequence[int], method: Method) -> bool:
    """Return whether a table that could still take somebody is short."""
    return any(max(sizes) - n >= method.due_difference for n, left in zip(sizes, rooms, strict=True) if left)


@settings(max_examples=examples(150))
@given(fields(), METHODS)
def test_a_plan_reaches_the_balance_and_moves_nobody_else(tables: list[TableState], method: Method) -> None:
    found = plan(tables, method)
    assert found.ask == ()
    seats = {(t.id, seat) for t in tables for seat in t.occupied}
    closed = {(t.id, seat) for t in tables for seat in t.closed}
    size = {t.id: t.size for t in tables}
    moved: set[tuple[int, int]] = set()
    for move in found.moves:
        assert move.who in seats, "somebody sat there at the start"
        assert move.who not in moved, "nobody moves twice"
        assert move.to not in seats | closed
        assert 1 <= move.to[1] <= size[move.to[0]]
        seats = seats - {move.who} | {move.to}
        moved |= {move.who, move.to}
    assert len(seats) == sum(len(t.occupied) for t in tables)
    after = [replace(t, occupied=tuple(s for number, s in seats if number == t.id)) for t in tables]
    sizes, rooms = [len(t.occupied) for t in after], [room(t, method) for t in after]
    assert not short(sizes, rooms, method)
    assert first(after, method).due is None
    assert sorted(found.short) == [
        t.id for t, n in zip(after, sizes, strict=True) if max(sizes) - n >= method.due_difference
    ]
    largest = max(len(t.occupied) for t in tables)
    for t in tables:
        assert t.blinds is not None
        after_big = next(s for s in walk(t.size, t.blinds.big) if s not in t.closed)
        is_short = largest - len(t.occupied) >= method.halt_short
        assert (t.id in found.halt) == (
            is_short
            and method.halt != "none"
            and (
                method.halt == "short_of_largest"
                or (after_big not in t.occupied and t.eliminated >= method.halt_short)
            )
        )


@settings(max_examples=examples(150))
@given(fields(most=4), METHODS)
@example([table(1, 1, 2, 3, 4, 5, 6, 7, 8), table(2, 1, 2), table(3, 1, 2)], WORST)
def test_d4_no_plan_has_fewer_moves(tables: list[TableState], method: Method) -> None:
    sizes = tuple(len(t.occupied) for t in tables)
    rooms = tuple(room(t, method) for t in tables)
    assert len(plan(tables, method).moves) == fewest(sizes, rooms, method)


@cache
def fewest(sizes: tuple[int, ...], rooms: tuple[int, ...], method: Method) -> int:
    """Every way to move one player at a time, from any table to any other, until one is balanced."""
    # Alike tables are interchangeable, and one that gave gets its seat back to give away.
    queue = deque([(tuple(sorted(zip(sizes, rooms, strict=True))), 0)])
    seen = {queue[0][0]}
    while queue:
        state, moves = queue.popleft()
        if not short([n for n, _ in state], [left for _, left in state], method):
            return moves
        for i, (n, left) in enumerate(state):
            for j, (other, rest) in enumerate(state):
                if i != j and n and rest:
                    now = [*state]
                    now[i], now[j] = (n - 1, left + 1), (other + 1, rest - 1)
                    key = tuple(sorted(now))
                    if key not in seen:
                        seen.add(key)
                        queue.append((key, moves + 1))
    raise AssertionError("no balance within reach")


@settings(max_examples=examples(100))
@given(fields(most=30), st.integers(2, 4))
def test_d4_no_plan_has_fewer_moves_in_large_rooms(tables: list[TableState], least: int) -> None:
    """With seats enough: for each lowest size, as many must leave the larger as join the smaller."""
    tables = [replace(t, size=20) for t in tables]
    sizes = [len(t.occupied) for t in tables]
    bounds = [
        max(sum(max(0, n - low - least + 1) for n in sizes), sum(max(0, low - n) for n in sizes))
        for low in range(11)
    ]
    assert len(plan(tables, Method(due_difference=least)).moves) == min(bounds)


@settings(max_examples=examples(200))
@given(fields(most=6), METHODS)
def test_d_every_move_is_the_one_the_rule_asks_for(tables: list[TableState], method: Method) -> None:
    """Tables, player and seat found again by walking round the tables after each move."""
    now = {t.id: t for t in tables}
    for move in plan(tables, method).moves:
        first = 1 if method.source == "most_players_then_breaks_first" else -1
        last = -1 if method.destination == "shortest_then_breaks_last" else 1
        giving = min(now.values(), key=lambda t: (-len(t.occupied), first * t.break_rank))
        taking = min(
            (t for t in now.values() if room(t, method)),
            key=lambda t: (len(t.occupied), last * t.break_rank),
        )
        assert (move.who[0], move.to[0]) == (giving.id, taking.id)
        assert (move.why.from_players, move.why.to_players) == (len(giving.occupied), len(taking.occupied))
        equal = [len(t.occupied) for t in now.values()].count(len(giving.occupied)) > 1
        ranked = "breaks_first" if first == 1 else "breaks_last"
        assert move.why.from_rule == (ranked if equal else "most_players")
        alike = [t for t in now.values() if room(t, method) and len(t.occupied) == len(taking.occupied)]
        ranked_ = "breaks_last" if last == -1 else "breaks_first"
        assert len(alike) == 1 or move.why.table_rule == ranked_
        check_move(move, giving, taking, method)
        now[giving.id] = replace(giving, occupied=tuple(s for s in giving.occupied if s != move.who[1]))
        now[taking.id] = replace(taking, occupied=(*taking.occupied, move.to[1]))


@settings(max_examples=examples(300))
@given(fields(most=2), METHODS)
def test_d_any_pair_of_tables(tables: list[TableState], method: Method) -> None:
    source, target = tables
    found = move_between(source, target, method)
    assert (found is None) == (len(source.occupied) < 2 or not room(target, method))
    if found is not None:
        assert found == move_between(source, target, method)
        check_move(found, source, target, method)


def check_move(move: Move, giving: TableState, taking: TableState, method: Method) -> None:
    people = dict(offsets(giving, method))
    seats = dict(newcomers(taking, method))
    worst = list(seats)
    player, seat = move.who[1], move.to[1]
    why = move.why
    if method.to == "same_position":
        player_, seat_ = min(
            ((p, s) for p in people for s in seats),
            key=lambda x: (abs(people[x[0]] - seats[x[1]][0]), people[x[0]], worst.index(x[1])),
        )
    else:
        if method.to == "worst_position":
            seat_ = min(worst, key=lambda s: (hands_until_big(taking, s, method), worst.index(s)))
        else:
            ons = [s for s in worst if seats[s][1] is Role.BIG]
            later = [Role.BUTTON, Role.SMALL] if method.to == "nearest_big_blind" else [Role.SMALL]
            seat_ = ons[-1] if ons else min(worst, key=lambda s: (seats[s][1] in later, worst.index(s)))
        player_ = min(people, key=lambda p: (abs(people[p] - seats[seat_][0]), people[p]))
    assert (player, seat) == (player_, seat_)
    assert (why.from_offset, why.to_offset, why.role) == (people[player], *seats[seat])
    matches = why.difference == 0
    if method.who == "next_big_blind":
        assert why.who_rule == "next_big_blind"
    else:
        assert why.who_rule == ("same_position" if matches else "closest_position")
    if method.to == "same_position":
        assert why.seat_rule == ("same_position" if matches else "closest_position")
    assert why.sits_out == (why.role in WAITS[method.wait] and len(taking.occupied) > 1)
    if why.role is Role.BIG and len(taking.occupied) > 1:
        assert taking.blinds is not None
        assert why.single == (taking.blinds.big not in taking.occupied)
    else:
        assert not why.single


def offsets(t: TableState, method: Method) -> Iterator[tuple[int, int]]:
    """Yield each player who may leave, and the position: open seats from the big blind to there."""
    assert t.blinds is not None
    ring = Ring(t.size, t.occupied, t.closed)
    _, small, big, _ = next_by_hand(ring, t.blinds, method.empty_button, method.heads_up)
    count = 0
    for seat in [big, *walk(t.size, big)[:-1]]:
        if seat in t.occupied and seat != small and (method.who != "next_big_blind" or seat == big):
            yield seat, count
        count += seat not in t.closed


def newcomers(t: TableState, method: Method) -> Iterator[tuple[int, tuple[int, Role]]]:
    """The seats one may take, the worst first: his position there and what he is in the next hand."""
    assert t.blinds is not None
    big_now = next((s for s in walk(t.size, t.blinds.big) if s in t.occupied), None)
    for seat in walk(t.size, t.blinds.big):
        if seat in t.occupied or seat in t.closed or (method.to in SMALL_NEVER and seat == t.blinds.big):
            continue
        seated = Ring(t.size, (*t.occupied, seat), t.closed)
        button, small, big, _ = next_by_hand(seated, t.blinds, method.empty_button, method.heads_up)
        after_button = walk(t.size, button)
        if seat == big:
            yield seat, (0, Role.BIG)
            continue
        assert big_now == big
        steps = walk(t.size, big)
        position = 1 + sum(s not in t.closed for s in steps[: steps.index(seat)])
        waits = seat in after_button[: after_button.index(small)]
        role = (
            Role.SMALL
            if seat == small
            else Role.BUTTON
            if seat == button
            else Role.WAITS
            if waits
            else Role.PLAYS
        )
        yield seat, (position, role)


def hands_until_big(t: TableState, seat: int, method: Method) -> int:
    """How many hands a newcomer plays until he has posted the big blind."""
    assert t.blinds is not None
    seated, last = Ring(t.size, (*t.occupied, seat), t.closed), t.blinds
    for number in range(1, 20):
        button, small, big, posted = next_by_hand(seated, last, method.empty_button, method.heads_up)
        if big == seat:
            return number
        last = Blinds(button, small if posted else None, big, None if posted else small)
    raise AssertionError("the big blind never came")


@settings(max_examples=examples(150))
@given(fields(most=8), METHODS, st.data())
def test_b2_who_needs_an_accessible_seat_goes_to_no_other(
    tables: list[TableState], method: Method, data: st.DataObject
) -> None:
    """And where nobody does, the plan is the same as ever."""
    marked = []
    for t in tables:
        pinned = tuple(sorted(data.draw(st.sets(st.sampled_from(t.occupied)))))
        free = [s for s in range(1, t.size + 1) if s not in (*t.occupied, *t.closed)]
        more = data.draw(st.sets(st.sampled_from(free))) if free else set()
        marked.append(replace(t, pinned=pinned, accessible=tuple(sorted({*pinned, *more}))))
    by_id = {t.id: t for t in marked}
    found = plan(marked, method)
    sizes = {t.id: len(t.occupied) for t in marked}
    for move in found.moves:
        source, target = by_id[move.who[0]], by_id[move.to[0]]
        assert move.who[1] not in source.pinned or move.to[1] in target.accessible
        assert set(move.why.passed) <= {*source.pinned} - {move.who[1]}
        sizes[source.id] -= 1
        sizes[target.id] += 1
        assert sizes[source.id] >= sizes[target.id], "it is evened, never turned round"
    assert all(by_id[i].pinned for i in found.stuck)
    assert len(found.moves) <= len(plan(tables, method).moves)
    if not any(t.pinned for t in marked):
        assert found == plan(tables, method)


@settings(max_examples=examples(150))
@given(fields(most=12), METHODS, st.data())
def test_the_first_move_and_how_many_there_are_is_what_the_whole_plan_says(
    tables: list[TableState], method: Method, data: st.DataObject
) -> None:
    """Also where blinds are not known, and where who needs an accessible seat keeps others from moving."""
    strange = []
    for t in tables:
        kind = data.draw(st.sampled_from(("known", "known", "known", "unknown", "pinned")))
        blinds = None if kind == "unknown" else t.blinds
        strange.append(replace(t, blinds=blinds, pinned=t.occupied[:2] if kind == "pinned" else ()))
    found, whole = first(strange, method), plan(strange, method)
    assert (found.move, found.moves) == (next(iter(whole.moves), None), len(whole.moves))
    if found.move is None:
        assert found.ask == whole.ask[: len(found.ask)]
        assert bool(found.ask) == bool(whole.ask)
        if not found.ask:
            assert (found.short, found.stuck) == (whole.short, whole.stuck)
