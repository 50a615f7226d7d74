"""Button, blinds and positions of the next hand (procedures A2 to A5), by clause and over whole nights.

``next_by_hand`` walks the seats one by one, as a dealer would; the plan's tests use it too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.positions import (
    EmptyButton,
    HeadsUp,
    Ring,
    Role,
    _next,
    next_hand,
    position_name,
    role_of,
    seat_at,
)
from core.tournament.table import Blinds
from tests.examples import examples

BOTH: tuple[EmptyButton, ...] = get_args(EmptyButton)
# Everybody of the sources' examples: P has the button, Q the small blind, A the big blind; B and C follow.
P, Q, A, B, C = 1, 2, 3, 4, 5
LAST = Blinds(P, Q, A)


def walk(size: int, after: int) -> list[int]:
    """All seats clockwise, the one after ``after`` first and ``after`` itself last."""
    return [*range(after + 1, size + 1), *range(1, after + 1)]


def next_by_hand(
    ring: Ring, last: Blinds, empty: EmptyButton, heads_up: HeadsUp = "big_blind_moves_on"
) -> tuple[int, int, int, bool]:
    """Button, small blind's seat, big blind, and whether the small blind is posted."""
    players = [seat for seat in walk(ring.size, last.big) if seat in ring.occupied]
    big = players[0]
    if len(players) == 2 and heads_up == "button_moves_on":
        button = next(seat for seat in walk(ring.size, last.button) if seat in ring.occupied)
        return button, button, next(seat for seat in players if seat != button), True
    if len(players) == 2:
        return players[1], players[1], big, True
    button = last.button
    small = last.small if last.small is not None else last.dead_small
    if small is None and empty == "dead":
        small = [seat for seat in walk(ring.size, last.big)[:-1] if seat not in ring.closed][-1]
    if small is not None and (small in ring.occupied or empty == "dead"):
        button = small
    ahead = walk(ring.size, big)
    if ahead.index(button) > ahead.index(last.big):
        button = [seat for seat in players if seat != last.big][-1]
    return button, last.big, big, last.big in ring.occupied


def ring(*occupied: int, size: int = 9, closed: tuple[int, ...] = ()) -> Ring:
    return Ring(size, occupied, closed)


# -- procedure A2: the next hand -------------------------------------------------------------------------


@pytest.mark.parametrize("empty", BOTH)
def test_a2_with_nobody_gone_all_three_move_on_by_one_player(empty: EmptyButton) -> None:
    assert next_hand(ring(P, Q, A, B, C), LAST, empty) == Blinds(Q, A, B)
    assert next_hand(ring(P, Q, A, C, 8), LAST, empty) == Blinds(Q, A, C)
    assert next_hand(ring(P, Q, A), LAST, empty) == Blinds(Q, A, P)


@pytest.mark.parametrize("empty", BOTH)
def test_a2_nobody_escapes_the_big_blind_as_another_goes(empty: EmptyButton) -> None:
    without_a = next_hand(ring(P, Q, B, C), LAST, empty)
    without_b = next_hand(ring(P, Q, A, C), LAST, empty)
    assert (without_a.big, without_b.big) == (B, C)


@pytest.mark.parametrize("empty", BOTH)
def test_a2_the_small_blind_of_a_player_who_is_gone_is_dead(empty: EmptyButton) -> None:
    assert next_hand(ring(P, Q, B, C), LAST, empty) == Blinds(Q, None, B, dead_small=A)


def test_svepof_6_7_example_the_button_stays_for_one_hand() -> None:
    """A should post the small blind and B the big one, but A is out."""
    left = ring(P, Q, B, C)
    now = next_hand(left, LAST, "stays")
    assert (now.small, now.big) == (None, B), "only one big blind in this hand"
    then = next_hand(left, now, "stays")
    assert then == Blinds(now.button, B, C), "the button does not move, B is the small blind, C the big one"
    after = next_hand(left, then, "stays")
    assert after == Blinds(B, C, P), "only after that hand it moves"


def test_tda_nl_6_the_button_goes_to_the_empty_seat_of_the_small_blind_not_to_the_player_left_of_it() -> None:
    without_small = ring(P, A, B, C)
    assert next_hand(without_small, LAST, "dead") == Blinds(Q, A, B)
    assert next_hand(without_small, LAST, "stays") == Blinds(P, A, B)


def test_cpc_dead_button_after_a_dead_small_blind() -> None:
    left = ring(P, Q, B, C)
    then = next_hand(left, next_hand(left, LAST, "dead"), "dead")
    assert then == Blinds(A, B, C), "the button stands at the empty seat of A"


@pytest.mark.parametrize(("empty", "button"), [("dead", Q), ("stays", P)])
def test_a2_both_blinds_gone_in_one_hand(empty: EmptyButton, button: int) -> None:
    left = ring(P, B, C)
    now = next_hand(left, LAST, empty)
    assert now == Blinds(button, None, B, dead_small=A)
    then = next_hand(left, now, empty)
    assert then == Blinds(A if empty == "dead" else P, B, C)


@pytest.mark.parametrize("empty", BOTH)
def test_a5_an_empty_seat_given_as_small_blind_is_a_dead_one(empty: EmptyButton) -> None:
    told, tracked = Blinds(Q, A, B), Blinds(Q, None, B, dead_small=A)
    left = ring(P, Q, B, C)
    assert next_hand(left, told, empty) == next_hand(left, tracked, empty)


def test_a5_a_single_big_blind_whose_small_blind_seat_nobody_remembers() -> None:
    left, last = ring(P, Q, B, C, closed=(A,)), Blinds(P, None, B)
    assert next_hand(left, last, "stays").button == P
    assert next_hand(left, last, "dead").button == Q, "the open seat before the big blind"


def test_a2_somebody_who_sat_down_on_the_seat_has_its_rights_and_duties() -> None:
    """Procedure E4, tda-nl 32: small blind and button too."""
    assert next_hand(ring(P, A, B, C, Q), LAST).button == Q
    gone_and_filled = ring(P, Q, A, B)
    assert next_hand(gone_and_filled, LAST).small == A


@pytest.mark.parametrize(
    ("last", "occupied"),
    [
        (LAST, (1,)),
        (LAST, ()),
        (Blinds(1, 2, 10), (1, 2, 3)),
        (Blinds(0, 2, 3), (1, 2, 3)),
        (Blinds(1, 10, 3), (1, 2, 3)),
        (Blinds(3, 2, 3), (1, 2, 3)),
        (Blinds(1, 3, 3), (1, 2, 3)),
    ],
)
def test_what_cannot_be_a_hand_is_refused(last: Blinds, occupied: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"seats|players|big blind"):
        next_hand(ring(*occupied), last)


# -- procedure A3: heads-up ------------------------------------------------------------------------------


@pytest.mark.parametrize("empty", BOTH)
@pytest.mark.parametrize(
    ("gone", "expected"),
    [(P, Blinds(A, A, Q)), (Q, Blinds(A, A, P)), (A, Blinds(Q, Q, P))],
)
def test_svepof_2_13_from_three_to_two_the_big_blind_moves_on(
    gone: int, expected: Blinds, empty: EmptyButton
) -> None:
    left = ring(*{P, Q, A} - {gone})
    assert next_hand(left, LAST, empty) == expected


@pytest.mark.parametrize("empty", BOTH)
def test_svepof_2_13_heads_up_the_button_posts_the_small_blind_and_they_take_turns(
    empty: EmptyButton,
) -> None:
    pair, last = ring(2, 7), Blinds(2, 2, 7)
    for _ in range(4):
        now = next_hand(pair, last, empty)
        assert now.button == now.small == last.big
        assert now.big == last.button
        last = now


@pytest.mark.parametrize("empty", BOTH)
@pytest.mark.parametrize(
    ("gone", "expected"),
    [(P, Blinds(Q, Q, A)), (Q, Blinds(A, A, P)), (A, Blinds(Q, Q, P))],
)
def test_a3_where_the_button_moves_on_from_three_to_two(
    gone: int, expected: Blinds, empty: EmptyButton
) -> None:
    """The button's player gone, the last big blind posts it twice running; else both ways are the same."""
    left = ring(*{P, Q, A} - {gone})
    now = next_hand(left, LAST, empty, "button_moves_on")
    assert now == expected
    then = next_hand(left, now, empty, "button_moves_on")
    assert then == Blinds(now.big, now.big, now.button), "from then on they take turns"


@pytest.mark.parametrize("empty", BOTH)
def test_a3_with_three_the_button_does_not_ask_how_two_would_have_it(empty: EmptyButton) -> None:
    assert next_hand(ring(P, Q, A), LAST, empty, "button_moves_on") == Blinds(Q, A, P)


@pytest.mark.parametrize("empty", BOTH)
def test_svepof_2_13_a_player_may_have_the_button_twice(empty: EmptyButton) -> None:
    """Three are left after a hand without a small blind: its big blind goes, the button stays."""
    last = Blinds(P, None, A, dead_small=Q)
    now = next_hand(ring(P, B), last, empty)
    assert now == Blinds(P, P, B)


@pytest.mark.parametrize("empty", BOTH)
def test_cpc_heads_up_nobody_has_the_big_blind_twice(empty: EmptyButton) -> None:
    last = Blinds(A, None, P, dead_small=B)
    assert next_hand(ring(P, Q), last, empty) == Blinds(P, P, Q)


@pytest.mark.parametrize("empty", BOTH)
@pytest.mark.parametrize(("newcomer", "button"), [(9, 2), (4, 4)])
def test_a3_a_third_joins_two(newcomer: int, button: int, empty: EmptyButton) -> None:
    """Seat 9 comes before the old button, so the big blind is his; seat 4 after it, and the button is."""
    now = next_hand(ring(2, 7, newcomer), Blinds(2, 2, 7), empty)
    assert now == Blinds(button, 7, 9 if newcomer == 9 else 2)


# -- procedure A4: positions -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Position:
    """An open seat as it stands before the next hand.

    ``offset`` counts open seats clockwise from the next hand's big blind; ``role`` is that of the player
    there, of a free seat that of somebody who sat down there now; ``stands`` is his position then: 0 on a
    free seat before the big blind, which would be his.
    """

    seat: int
    offset: int
    taken: bool
    role: Role
    stands: int


def positions(
    ring: Ring,
    last: Blinds,
    empty_button: EmptyButton = "dead",
    heads_up: HeadsUp = "big_blind_moves_on",
) -> tuple[Position, ...]:
    """Return every open seat clockwise from the next hand's big blind (procedure A4); ValueError at an empty
    table."""
    if not ring.occupied:
        raise ValueError("nobody sits here")
    size, after = ring.size, last.big
    _, _, big = _next(ring, last, (), empty_button, heads_up)
    all_positions: list[Position] = []
    for step in range(size):
        index = (big + step) % size
        seat = seat_at(index, after, size)
        if seat in ring.closed:
            continue
        role = role_of(ring, last, seat, empty_button, heads_up)
        offset = len(all_positions)
        all_positions.append(
            Position(seat, offset, seat in ring.occupied, role, 0 if role is Role.BIG else offset)
        )
    return tuple(all_positions)


def found(places: tuple[int, ...], last: Blinds = LAST, **kw: tuple[int, ...]) -> dict[int, tuple[int, Role]]:
    return {x.seat: (x.stands, x.role) for x in positions(ring(*places, **kw), last)}  # type: ignore[arg-type]


def test_a4_every_seat_counts_occupied_or_not() -> None:
    places = positions(ring(P, Q, A, B, C, 8), LAST)
    assert [(x.seat, x.offset, x.taken) for x in places] == [
        (4, 0, True),
        (5, 1, True),
        (6, 2, False),
        (7, 3, False),
        (8, 4, True),
        (9, 5, False),
        (1, 6, True),
        (2, 7, True),
        (3, 8, True),
    ]
    assert [x.role for x in places[-2:]] == [Role.BUTTON, Role.SMALL]
    assert places[0].role is Role.BIG


def test_a4_closed_seats_are_no_positions() -> None:
    places = positions(ring(P, Q, A, B, C, 8, closed=(6, 9)), LAST)
    assert [(x.seat, x.offset) for x in places] == [(4, 0), (5, 1), (7, 2), (8, 3), (1, 4), (2, 5), (3, 6)]


def test_a4_a_free_seat_between_the_blinds_is_the_big_blind() -> None:
    table = ring(P, Q, A, 6, 8)
    assert found(table.occupied)[4] == (0, Role.BIG)
    assert found(table.occupied)[5] == (0, Role.BIG)
    assert found(table.occupied)[6] == (0, Role.BIG)


def test_a4_it_is_a_single_big_blind_where_the_small_one_is_dead() -> None:
    with_newcomer = next_hand(ring(P, Q, 5, 6, 8), LAST)
    assert (with_newcomer.small, with_newcomer.big) == (None, 5)


def test_a4_a_free_seat_between_button_and_small_blind_waits_until_the_button_has_passed() -> None:
    last = Blinds(1, 2, 5)
    assert found((1, 2, 5, 7, 9), last)[3] == (5, Role.WAITS)
    seated = ring(1, 2, 3, 5, 7, 9)
    hand = next_hand(seated, last)
    assert role_of(seated, last, 3) is Role.WAITS
    assert role_of(seated, hand, 3) is Role.PLAYS, "the button has passed"


def test_a4_where_the_button_stays_more_seats_wait_for_it() -> None:
    last = Blinds(1, 3, 5)
    table = ring(1, 5, 7, 9)
    assert [role_of(table, last, seat, "dead") for seat in (2, 3, 4)] == [Role.PLAYS, Role.BUTTON, Role.WAITS]
    assert [role_of(table, last, seat, "stays") for seat in (2, 3, 4)] == [
        Role.WAITS,
        Role.BUTTON,
        Role.WAITS,
    ]


def test_a4_the_last_big_blinds_free_seat_is_the_small_blind() -> None:
    assert found((P, Q, B, C))[A] == (8, Role.SMALL)


def test_positions_of_a_table_nobody_sits_at_are_refused() -> None:
    with pytest.raises(ValueError, match="nobody"):
        positions(ring(), LAST)


def test_position_names() -> None:
    assert [position_name(k) for k in range(3)] == ["BB", "BB+1", "BB+2"]


# -- over any tables and nights --------------------------------------------------------------------------


@st.composite
def hands(draw: st.DrawFn, least: int = 2) -> tuple[Ring, Blinds]:
    """Any table after any hand: dead buttons, dead and forgotten small blinds, newcomers, closed seats."""
    size = draw(st.integers(max(2, least), 10))
    seats = draw(st.permutations(range(1, size + 1)))
    players = draw(st.integers(least, size))
    shut = draw(st.integers(0, min(2, size - players)))
    big = draw(st.integers(1, size))
    before = walk(size, big)[:-1]
    button = draw(st.integers(0, len(before) - 1))
    small = draw(st.integers(button, len(before) - 1))
    blinds = Blinds(before[button], before[small], big)
    forgotten = draw(st.sampled_from(["posted", "posted", "dead", "forgotten"]))
    if forgotten != "posted":
        blinds = replace(blinds, small=None, dead_small=before[small] if forgotten == "dead" else None)
    return Ring(size, tuple(sorted(seats[:players])), tuple(sorted(seats[players : players + shut]))), blinds


@settings(max_examples=examples(400))
@given(hands(), st.sampled_from(BOTH), st.sampled_from(get_args(HeadsUp)))
def test_the_next_hand_is_as_walked_seat_by_seat(
    case: tuple[Ring, Blinds], empty: EmptyButton, heads_up: HeadsUp
) -> None:
    table, last = case
    now = next_hand(table, last, empty, heads_up)
    button, small, big, posted = next_by_hand(table, last, empty, heads_up)
    assert (now.button, now.small_seat, now.big, now.small is not None) == (button, small, big, posted)


@settings(max_examples=examples(200))
@given(hands(), st.sampled_from(BOTH), st.sampled_from(get_args(HeadsUp)))
def test_roles_are_those_of_the_hand_that_would_be_dealt(
    case: tuple[Ring, Blinds], empty: EmptyButton, heads_up: HeadsUp
) -> None:
    table, last = case
    places = positions(table, last, empty, heads_up)
    assert [x.seat for x in places] == [
        x for x in walk(table.size, places[0].seat - 1 or table.size) if x not in table.closed
    ]
    assert [x.offset for x in places] == list(range(len(places)))
    for place in places:
        with_him = replace(table, occupied=tuple({*table.occupied, place.seat}))
        button, small, big, _ = next_by_hand(with_him, last, empty, heads_up)
        waiting = walk(table.size, button)
        waiting = waiting[: waiting.index(small)] if button != small else []
        expected = (
            Role.BIG
            if place.seat == big
            else Role.SMALL
            if place.seat == small
            else Role.BUTTON
            if place.seat == button
            else Role.WAITS
            if place.seat in waiting
            else Role.PLAYS
        )
        assert place.role is expected, place
        assert place.stands == (0 if expected is Role.BIG else place.offset)


def night(chance: Random, size: int, joins: float) -> Iterator[tuple[int, list[int]]]:
    """For 200 hands who might sit down, 0 if nobody, and who might bust: rarely where nobody comes, so
    that the night lasts."""
    rate = joins / 5 or 0.01
    for _ in range(200):
        comes = chance.randint(1, size) if chance.random() < joins else 0
        yield comes, [seat for seat in range(1, size + 1) if chance.random() < rate]


@settings(max_examples=examples(60))
@given(st.integers(3, 10), st.integers(), st.sampled_from([0.0, 0.0, 0.1, 0.4]), st.sampled_from(BOTH))
def test_over_200_hands_nobody_skips_or_doubles_the_big_blind(
    size: int, seed: int, joins: float, empty: EmptyButton
) -> None:
    """Each time somebody posts it, everybody who has been there since his last turn has posted it once."""
    chance = Random(seed)
    here = set(chance.sample(range(1, size + 1), chance.randint(2, size)))
    start = sorted(here)
    last = Blinds(start[0], start[0], start[1]) if len(start) == 2 else Blinds(*start[:3])
    bigs: list[int] = []
    posted: set[int] = set()
    came = dict.fromkeys(here, 0)
    quiet = True
    for comes, busts in night(chance, size, joins):
        gone = [seat for seat in busts if seat in here][: len(here) - 2]
        here -= set(gone)
        if comes and comes not in here | set(gone):
            here.add(comes)
            came[comes] = len(bigs)
            posted.discard(comes)
            quiet = False
        now = next_hand(Ring(size, tuple(here)), last, empty)
        assert now.big in here
        assert now.big != last.big, "twice in a row"
        way = walk(size, last.big)
        assert not here & set(way[: way.index(now.big)]), "somebody was passed over"
        if last.big in here:
            assert now.small == last.big, "who had the big blind has the small one next (§6.7)"
        elif len(here) > 2:
            assert (now.small, now.dead_small) == (None, last.big)
        if len(here) == 2:
            assert now.button == now.small
        elif quiet:
            small_seat = last.small_seat
            assert now.button == (small_seat if small_seat in here or empty == "dead" else last.button)
            between = walk(size, now.button)
            assert not here & set(between[: between.index(last.big)]), "nobody waits who did not just come"
        if now.big in posted:
            back = len(bigs) - bigs[::-1].index(now.big)
            for other in here - {now.big}:
                if came[other] <= back:
                    assert bigs[back:].count(other) == 1
        posted.add(now.big)
        bigs.append(now.big)
        last = now


@settings(max_examples=examples(30))
@given(st.integers(3, 10), st.sampled_from(BOTH), st.integers())
def test_down_to_heads_up_every_turn_is_taken(size: int, empty: EmptyButton, seed: int) -> None:
    """From a full table to two the big blinds go by the seats, those gone left out."""
    chance, here = Random(seed), list(range(1, size + 1))
    last, expected = Blinds(size - 1, size, 1), 1
    while len(here) > 2:
        gone = chance.choice(here)
        here.remove(gone)
        for _ in range(3):
            expected = next((seat for seat in here if seat > expected), here[0])
            last = next_hand(Ring(size, tuple(here)), last, empty)
            assert last.big == expected
