"""Balance plans (procedures D) by clause, with the worked examples of the sources."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.floor.balance.facts import (
    Method,
    Move,
    Next,
    SeatRule,
    TableState,
)
from core.floor.balance.plan import first, halts, move_between, plan
from core.floor.positions import Role
from core.tournament.table import Blinds

# The methods of the sources, by what they say; the names are the tests' own.
SAME = Method(who="same_position_worst_first", to="same_position", empty_button="stays")
NEAREST = Method(to="nearest_big_blind", wait="on_button_or_small_blind", empty_button="stays")
WORST = Method(to="worst_position")
BIG_BLIND = Method(to="big_blind_else_next_clockwise")


def table(
    number: int,
    *occupied: int,
    big: int = 3,
    small: int | None = 2,
    button: int = 1,
    size: int = 9,
    closed: tuple[int, ...] = (),
    rank: int = 0,
    out: int = 0,
) -> TableState:
    """Lowest number breaks last, as in the sources (procedure E1), unless a rank is given."""
    return TableState(number, size, occupied, closed, Blinds(button, small, big), rank, eliminated=out)


def one(method: Method, *tables: TableState) -> Move:
    found = plan(tables, method)
    assert (len(found.moves), found.ask, found.short) == (1, (), ())
    return found.moves[0]


def seat_of(method: Method, *free: int, **kw: int) -> tuple[int, SeatRule]:
    """Return the seat at table 1, short of two with these seats free, for the big blind of full table 2."""
    target = table(1, *(set(range(1, 10)) - set(free)), **kw)  # type: ignore[arg-type]
    found = move_between(table(2, *range(1, 10)), target, method)
    assert found is not None
    return found.to[1], found.why.seat_rule


# -- procedures D.due, D.from and D.table ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("difference", "sizes", "is_due"),
    [(2, (6, 5), False), (2, (6, 4), True), (3, (6, 4), False), (3, (6, 3), True), (2, (6,), False)],
)
def test_d_due_at_the_difference(difference: int, sizes: tuple[int, ...], is_due: bool) -> None:
    tables = [table(i, *range(1, n + 1)) for i, n in enumerate(sizes, 1)]
    method = Method(due_difference=difference)
    assert (first(tables, method).due is not None) is is_due
    assert bool(plan(tables, method).moves) is is_due


@given(st.data())
def test_what_a_plan_begins_with_is_of_that_plan(data: st.DataObject) -> None:
    tables = []
    for number in range(1, data.draw(st.integers(1, 6)) + 1):
        seats = data.draw(st.sets(st.integers(1, 9)))
        pinned = tuple(sorted(seats))[: data.draw(st.integers(0, 2))]
        closed = tuple(sorted({*range(1, 10)} - seats))[: data.draw(st.integers(0, 9))]
        made = replace(table(number, *sorted(seats), closed=closed), pinned=pinned, accessible=pinned)
        tables.append(replace(made, blinds=None) if data.draw(st.integers(0, 5)) == 0 else made)
    method = Method(due_difference=data.draw(st.integers(2, 3)))
    found, whole = first(tables, method), plan(tables, method)
    assert found.move == next(iter(whole.moves), None)
    if found.move is not None and not whole.stuck:
        giver, taker = found.due or (-1, -1)
        assert (tables[giver].id, tables[taker].id) == (found.move.who[0], found.move.to[0])
    assert found.moves == len(whole.moves)


def test_d_due_of_no_tables() -> None:
    assert first([], WORST) == Next(None)
    assert plan([], Method(halt="short_of_largest")) == ((), (), (), (), ())


def test_d_from_the_most_players_of_equals_the_one_that_breaks_first() -> None:
    six = [table(i, *range(1, 7), rank=rank) for i, rank in ((1, 3), (2, 1), (3, 2))]
    move = one(WORST, *six, table(4, 1, 2, 3, 4))
    assert (move.who[0], move.why.from_rule, move.why.table_rule) == (2, "breaks_first", "shortest")
    move = one(WORST, *six, table(5, *range(1, 8)), table(4, 1, 2, 3, 4, 5))
    assert (move.who[0], move.why.from_rule) == (5, "most_players")


def test_d_table_the_shortest_of_equals_the_one_that_breaks_last() -> None:
    four = [table(i, 1, 2, 3, 4, rank=rank) for i, rank in ((1, 2), (2, 3), (3, 1))]
    move = one(WORST, *four, table(4, *range(1, 7)))
    assert (move.to[0], move.why.from_rule, move.why.table_rule) == (2, "most_players", "breaks_last")


def test_d_table_equals_are_seen_wherever_they_stand() -> None:
    for sizes in ((4, 5, 4), (4, 4, 5), (5, 4, 4)):
        tables = [table(i, *range(1, n + 1)) for i, n in enumerate(sizes, 1)]
        first, *_ = plan([*tables, table(4, *range(1, 8))], WORST).moves
        assert first.why.table_rule == "breaks_last"


def test_e1_of_equal_ranks_the_highest_number_breaks_first() -> None:
    tables = [table(1, 1, 2, 3, 4), table(2, 1, 2, 3, 4), *(table(i, *range(1, 7)) for i in (3, 4))]
    assert [(m.who[0], m.to[0]) for m in plan(tables, WORST).moves] == [(4, 1), (3, 2)]


def test_the_facts_of_a_move_are_those_after_the_moves_before_it() -> None:
    tables = [table(1, *range(1, 10)), table(2, 1, 2, 3)]
    sizes = [(m.why.from_players, m.why.to_players) for m in plan(tables, WORST).moves]
    assert sizes == [(9, 3), (8, 4), (7, 5)]


# -- SvePoF §8.2 a) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("free", [(6, 8), (8, 6)])
def test_svepof_8_2_a_example(free: tuple[int, int]) -> None:
    """At table 1 BB+2 and BB+4 are free: the BB+2 player of table 2 goes to BB+2 at table 1."""
    target = table(1, *(set(range(1, 10)) - set(free)))
    source = table(2, *range(1, 10), button=6, small=7, big=8)
    move = one(SAME, target, source)
    assert (move.who, move.to) == ((2, 2), (1, 6)), "table 2's big blind is seat 9, table 1's seat 4"
    assert (move.why.from_offset, move.why.to_offset, move.why.difference) == (2, 2, 0)
    assert (move.why.who_rule, move.why.seat_rule) == ("same_position", "same_position")
    assert (move.why.role, move.why.sits_out) == (Role.PLAYS, False)


def test_svepof_8_2_a_worst_position_first() -> None:
    """BB+1 is empty at the table that gives: the next position free there and taken here goes."""
    target = table(1, 1, 2, 3, 4)
    source = table(2, 1, 2, 3, 4, 6, 7)
    move = one(SAME, target, source)
    assert (move.who[1], move.to[1], move.why.from_offset) == (6, 6, 2)


def test_svepof_8_2_a_who_gets_the_big_blind_may_keep_it() -> None:
    """The free seat between the blinds is the worst position of all: its player is the big blind."""
    target = table(1, 1, 2, 3, 5, 6, 7, 9)
    move = one(SAME, target, table(2, *range(1, 10)))
    assert (move.who[1], move.to[1], move.why.role) == (4, 4, Role.BIG)
    assert (move.why.who_rule, move.why.difference, move.why.single) == ("same_position", 0, False)


def test_d1_no_position_matches_the_closest_goes_and_the_difference_is_named() -> None:
    target = table(1, 1, 2, 3, 4, 7, 8, 9)  # BB+1 and BB+2 free
    source = table(2, 1, 2, 3, 4, 7, 8, 9, 10, 11, size=11)  # nobody on BB+1 and BB+2
    move = one(SAME, target, source)
    assert (move.who[1], move.to[1]) == (4, 5)
    assert (move.why.from_offset, move.why.to_offset, move.why.difference) == (0, 1, 1)
    assert (move.why.who_rule, move.why.seat_rule) == ("closest_position", "closest_position")


def test_d1_the_closest_may_be_nearer_the_big_blind_than_before() -> None:
    target = table(1, 1, 2, 3, 4, 5, 6, 9)  # BB+3, BB+4 free
    source = table(2, 1, 2, 3, 4, 5, 9, 10, 11, 12, size=12)  # BB, BB+1, BB+5 and on
    move = one(SAME, target, source)
    assert (move.who[1], move.to[1], move.why.difference) == (9, 8, -1)


def test_d1_of_two_as_close_the_worse_one_is_taken() -> None:
    target = table(1, 1, 2, 3, 4, 5, 7, 9)  # BB+2 and BB+4 free
    source = table(2, 1, 2, 3, 4, 7, 10, 11, 12, size=12)  # BB, BB+3, BB+6 and on
    found = move_between(source, target, SAME)
    assert found is not None
    assert (found.who[1], found.to[1], found.why.difference) == (7, 6, -1)


def test_d1_and_8_2_a_the_small_blind_never_moves() -> None:
    """BB+8 is free there, and here only the small blind is on BB+8: somebody else goes."""
    source = table(2, 3, 4, 5)
    target = table(1, 1, *range(3, 11), size=10)
    found = move_between(source, target, SAME)
    assert found is not None
    assert (found.who, found.to, found.why.difference) == ((2, 5), (1, 2), 7)
    pair = table(2, 3, 6)
    for method in (SAME, WORST):
        found = move_between(pair, table(1, 1, 2, 3), method)
        assert found is not None
        assert found.who == (2, 6), "heads-up the button is the small blind"


@pytest.mark.parametrize("method", [SAME, WORST])
def test_d1_and_cpc_nobody_is_moved_into_the_small_blind(method: Method) -> None:
    only_small = table(1, 1, 2, 4, 5, 6, 7, closed=(8, 9))
    assert move_between(table(2, *range(1, 10)), only_small, method) is None
    found = plan([only_small, table(2, *range(1, 9))], method)
    assert (found.moves, found.short) == ((), (1,))


# -- SvePoF §8.2 b) --------------------------------------------------------------------------------------


def test_svepof_8_2_b_the_big_blind_moves_best_onto_the_big_blind() -> None:
    move = one(NEAREST, table(1, 1, 2, 3, 6, 7, 8, 9), table(2, *range(1, 10)))
    assert (move.who[1], move.to[1]) == (4, 5), "as near before the big blind as can be"
    assert (move.why.role, move.why.seat_rule) == (Role.BIG, "big_blind")
    assert move.why.who_rule == "next_big_blind"


@pytest.mark.parametrize(
    ("free", "seat", "role", "sits_out"),
    [
        ((7, 9), 7, Role.PLAYS, False),
        ((2, 9), 9, Role.PLAYS, False),
        ((2, 3), 2, Role.BUTTON, True),
        ((3,), 3, Role.SMALL, True),
    ],
)
def test_svepof_8_2_b_else_clockwise_button_and_small_blind_last_and_sitting_out(
    free: tuple[int, ...], seat: int, role: Role, sits_out: bool
) -> None:
    target = table(1, *(set(range(1, 10)) - set(free)))
    found = move_between(table(2, *range(1, 10)), target, NEAREST)
    assert found is not None
    assert (found.to[1], found.why.role, found.why.sits_out) == (seat, role, sits_out)
    expected = "last_left" if sits_out else "next_clockwise"
    assert found.why.seat_rule == expected


def test_svepof_8_2_b_a_seat_between_button_and_small_blind_is_before_these_two() -> None:
    target = table(1, *(set(range(1, 10)) - {2, 4}), button=1, small=2, big=5)
    # 4 is between button 2 and small blind 5; 2 is the button.
    found = move_between(table(2, *range(1, 10)), target, NEAREST)
    assert found is not None
    assert (found.to[1], found.why.role, found.why.sits_out) == (4, Role.WAITS, True)


# -- CPC, TDA 2024 11A -----------------------------------------------------------------------------------


def test_cpc_the_big_blind_goes_to_the_worst_free_position() -> None:
    move = one(WORST, table(1, 1, 2, 3, 4, 5, 7, 9), table(2, *range(1, 10)))
    assert (move.who[1], move.to[1]) == (4, 6)
    assert (move.why.from_offset, move.why.to_offset, move.why.difference) == (0, 2, 2)
    assert (move.why.who_rule, move.why.seat_rule) == ("next_big_blind", "worst_free")


def test_cpc_a_single_big_blind_is_the_worst_position() -> None:
    target = table(1, 1, 2, 6, 7, 8, 9)  # the last big blind, seat 3, is out
    found = move_between(table(2, *range(1, 10)), target, WORST)
    assert found is not None
    assert (found.to[1], found.why.role, found.why.single) == (4, Role.BIG, True)
    beside = replace(target, occupied=(1, 2, 3, 6, 7, 8, 9))
    found = move_between(table(2, *range(1, 10)), beside, WORST)
    assert found is not None
    assert (found.to[1], found.why.role, found.why.single) == (4, Role.BIG, False)


def test_cpc_only_between_button_and_small_blind_he_waits() -> None:
    target = table(1, *(set(range(1, 10)) - {2}), button=9, small=1)
    found = move_between(table(2, *range(1, 10)), target, WORST)
    assert found is not None
    assert (found.to[1], found.why.role, found.why.sits_out) == (2, Role.WAITS, True)
    assert seat_of(WORST, 2)[0] == 2
    on_button = move_between(table(2, *range(1, 10)), table(1, *(set(range(1, 10)) - {2})), WORST)
    assert on_button is not None
    assert (on_button.why.role, on_button.why.sits_out) == (Role.BUTTON, False)


# -- tda-nl 25, 32 ---------------------------------------------------------------------------------------


def test_tda_nl_25_and_32_the_big_blind_goes_onto_the_big_blind() -> None:
    """32: the position nearest before the big blind, where that makes him it."""
    move = one(BIG_BLIND, table(1, 1, 2, 3, 6, 7, 8, 9), table(2, *range(1, 10)))
    assert (move.who[1], move.to[1], move.why.role) == (4, 5, Role.BIG)
    assert (move.why.seat_rule, move.why.difference) == ("big_blind", 0)


def test_tda_nl_25_else_the_first_free_seat_to_its_left() -> None:
    assert seat_of(BIG_BLIND, 6, 8) == (6, "next_clockwise")
    assert seat_of(BIG_BLIND, 1, 3) == (1, "next_clockwise")
    assert seat_of(BIG_BLIND, 3) == (3, "last_left")


# -- every parameter changes something -------------------------------------------------------------------


def test_the_four_ways_to_a_seat_differ() -> None:
    between = (4, 5)
    assert [seat_of(m, *between)[0] for m in (WORST, BIG_BLIND, NEAREST)] == [4, 5, 5]
    assert [seat_of(m, 2, 3)[0] for m in (WORST, BIG_BLIND, NEAREST)] == [2, 2, 2]
    assert seat_of(NEAREST, 2, 3)[1] == "last_left"


def test_who_and_to_are_independent() -> None:
    target, source = table(1, 1, 2, 3, 4, 5, 7, 8), table(2, *range(1, 10))  # BB+2 and BB+5 free
    keeps = one(Method(who="same_position_worst_first", to="worst_position"), target, source)
    assert (keeps.who[1], keeps.to[1], keeps.why.who_rule) == (6, 6, "same_position")
    closest = one(Method(who="next_big_blind", to="same_position"), target, source)
    assert (closest.who[1], closest.to[1], closest.why.difference) == (4, 6, 2)
    assert (closest.why.who_rule, closest.why.seat_rule) == ("next_big_blind", "closest_position")
    missing = move_between(
        replace(source, occupied=(1, 2, 3, 4, 5, 7)), target, replace(SAME, to="worst_position")
    )
    assert missing is not None
    assert (missing.who[1], missing.why.who_rule) == (5, "closest_position")


def test_empty_button_changes_who_waits() -> None:
    free = set(range(1, 10)) - {2, 3}
    target = table(1, *free, button=1, small=3, big=4)  # 2 is behind the button only if that stays at 1
    full = table(2, *range(1, 10))
    dead = move_between(full, target, replace(WORST, empty_button="dead"))
    stays = move_between(full, target, replace(WORST, empty_button="stays"))
    assert dead is not None
    assert stays is not None
    assert (dead.to, dead.why.role, dead.why.sits_out) == ((1, 2), Role.PLAYS, False)
    assert (stays.to, stays.why.role, stays.why.sits_out) == ((1, 2), Role.WAITS, True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"due_difference": 1},
        {"halt_short": 0},
        {"who": "shortest_stack"},
        {"to": "any"},
        {"halt": "always"},
        {"empty_button": "moves"},
        {"heads_up": "nobody_moves"},
        {"wait": "always"},
        {"source": "shortest"},
        {"destination": "largest"},
    ],
)
def test_a_method_there_is_none_of_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"is none of|is below"):
        Method(**wrong)  # type: ignore[arg-type]


# -- procedure A5: what must be asked; closed seats ------------------------------------------------------


def test_a5_blinds_nobody_knows_are_asked_for() -> None:
    unknown = TableState(2, 9, tuple(range(1, 10)))
    found = plan([table(1, 1, 2, 3, 4, 5, 6, 7), unknown], WORST)
    assert (found.moves, found.ask) == ((), (2,))
    both = plan([TableState(1, 9, (1, 2, 3)), unknown, TableState(3, 9, (1, 2, 3, 4, 5))], WORST)
    assert both.ask == (2, 1), "each once, in the order they are needed"
    with pytest.raises(ValueError, match="not known"):
        move_between(unknown, table(1, 1, 2), WORST)


def test_a5_what_can_be_said_before_the_answer_is_said() -> None:
    tables = [table(1, *range(1, 10)), table(2, 1, 2, 3, rank=-1), TableState(3, 9, (1, 2, 3, 4, 5))]
    assert plan(tables, WORST).ask == (3,)
    assert [(m.who[0], m.to[0]) for m in plan(tables, WORST).moves] == [(1, 2), (1, 2)]


def test_a5_no_move_is_made_before_one_that_waits_for_an_answer() -> None:
    tables = [
        TableState(2, 9, tuple(range(1, 10))),
        table(1, *range(1, 10)),
        *(table(i, *range(1, 7)) for i in (3, 4)),
    ]
    found = plan(tables, WORST)
    assert (found.moves, found.ask) == ((), (2,))
    last = [replace(tables[0], break_rank=1), *tables[1:]]
    assert [m.who[0] for m in plan(last, WORST).moves] == [1]


def test_a5_a_table_the_plan_does_not_need_is_not_asked_for() -> None:
    quiet = TableState(3, 9, (1, 2, 3, 4, 5, 6, 7, 8))
    assert plan([table(1, *range(1, 10)), table(2, *range(1, 8)), quiet], WORST).ask == ()


def test_blinds_that_are_no_seats_of_the_table_are_refused() -> None:
    with pytest.raises(ValueError, match="no seats"):
        plan([table(1, *range(1, 10)), table(2, 1, 2, big=10)], WORST)


def test_closed_seats_take_nobody_and_are_no_positions() -> None:
    target = table(1, 1, 2, 3, 4, 7, 8, closed=(5, 6))
    move = one(WORST, target, table(2, *range(1, 9)))
    assert (move.to[1], move.why.to_offset) == (9, 3)
    move = one(SAME, target, table(2, *range(1, 9)))
    assert (move.who[1], move.to[1], move.why.difference) == (7, 9, 0)
    gap = table(2, 1, 2, 3, 4, 6, 7, 8, 9, closed=(5,))
    assert one(SAME, target, gap).who[1] == 8, "BB+3 there"


def test_a_full_short_table_stays_short_and_is_named() -> None:
    small = table(1, 1, 2, 3, 4, size=4)
    found = plan([small, table(2, *range(1, 9)), table(3, *range(1, 7))], WORST)
    assert ([m.to[0] for m in found.moves], found.short) == ([3], (1,))
    assert first([small, table(2, *range(1, 7))], WORST).due is None
    near = plan([small, table(2, *range(1, 6))], WORST)
    assert near.short == ()


# -- procedure D.halt ------------------------------------------------------------------------------------


def test_d_halt_cpc_three_short_of_the_largest() -> None:
    tables = [table(1, *range(1, 10)), table(2, *range(1, 7)), table(3, *range(1, 8)), table(4, 1, 2)]
    assert plan(tables, Method(halt="short_of_largest")).halt == (2, 4)
    assert plan(tables, Method(halt="short_of_largest", halt_short=2)).halt == (2, 3, 4)
    assert plan(tables, Method(halt="none")).halt == ()


def test_d_halt_tda_2024_11d_only_once_the_big_blind_would_fall_on_an_empty_seat() -> None:
    method = Method(halt="short_when_big_blind_would_be_empty")
    full = table(1, *range(1, 10))
    on_a_player, on_nobody = table(2, 1, 2, 3, 4, 5, 6, out=3), table(3, 1, 2, 3, 5, 6, 7, out=3)
    past_closed = table(4, 1, 2, 3, 5, 6, 7, closed=(4,), out=3)
    assert halts([full, on_a_player, on_nobody, past_closed], method) == ((3,), ())
    not_short = table(5, 1, 2, 3, 5, 6, 7, 8, out=3)
    assert halts([full, not_short], method) == ((), ())
    opened_late = table(7, 1, 2, 3, 5, 6, out=2)
    assert halts([full, opened_late], method) == ((), ())
    unknown = TableState(6, 9, (1, 2, 3), eliminated=6)
    assert halts([full, unknown, on_nobody], method) == ((3,), (6,))
    assert plan([full, on_nobody, unknown], replace(method, due_difference=7)) == ((), (6,), (), (3,), ())
    assert plan([full, on_a_player, on_nobody], method).halt == (3,)


# -- procedure D2: between two tables the director names -------------------------------------------------


def test_d2_any_two_tables_may_be_named() -> None:
    found = move_between(table(7, 1, 2, 3, 4, 5, 6, 7), table(1, 1, 2, 3, 4, 5, 7, 8, 9), SAME)
    assert found is not None
    assert (found.who, found.to) == ((7, 6), (1, 6))
    assert (found.why.from_rule, found.why.table_rule) == ("named", "named")
    assert move_between(table(1, 4), table(2, 1, 2), SAME) is None, "nobody is left to play"
    assert move_between(table(1, 1, 2, 3), table(2, *range(1, 10)), SAME) is None, "no seat"
