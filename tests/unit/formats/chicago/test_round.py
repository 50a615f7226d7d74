"""A round of Chicago, point by point of the Swedish championship's rules."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.chicago.deal import (
    Bought,
    Broken,
    Chicago,
    Declined,
    Deducted,
    Made,
    Mark,
    Mistake,
    Revoked,
    Scored,
    TimeUp,
    Trick,
)
from core.formats.chicago.numbers import Hand, Numbers
from core.formats.chicago.round import (
    Line,
    Problem,
    Round,
    Step,
    begin,
    places,
    problems,
    take,
)

NOBODY = Scored()
SOURCE = Numbers()


def played(*marks: Mark, start: Round | None = None) -> Round:
    """Return the round after the marks; each must be allowed."""
    round_ = start or begin((1, 2, 3, 4), Numbers())
    for mark in marks:
        assert list(problems(round_, mark)) == []
        round_ = take(round_, mark)
    return round_


def standing(*points: int, ring: tuple[int, ...] = (), numbers: Numbers = SOURCE) -> Round:
    """Return a round in which chair 1, 2, … have these points, before its first exchange."""
    lines = (Line(i, p, p, ring=i in ring) for i, p in enumerate(points, 1))
    return begin(range(1, len(points) + 1), numbers).after(*lines)


def order(round_: Round) -> list[tuple[int, int, Fraction | int]]:
    return [(x.chair, x.place, x.points) for x in places(round_)]


def points(round_: Round) -> list[int]:
    return [x.points for x in round_.lines]


@pytest.mark.parametrize(
    ("hand", "worth"),
    [*zip(list(Hand)[:7], (1, 2, 3, 4, 5, 6, 8), strict=True)],
)
def test_19_what_a_hand_is_worth(hand: Hand, worth: int) -> None:
    assert points(played(Scored(3, hand))) == [0, 0, worth, 0]


def test_19_four_of_a_kind_scores_or_takes_an_opponent_to_nothing() -> None:
    start = standing(0, 33, 0, 0, ring=(2,))
    assert points(played(Scored(1, Hand.QUADS, reset=2), start=start)) == [0, 0, 0, 0]
    assert played(Scored(1, Hand.QUADS, reset=2), start=start).line(2).ring, "the ring stays"
    assert list(problems(start, Scored(1, Hand.QUADS, reset=1))) == [Problem.AGAINST_HIMSELF]
    assert list(problems(start, Scored(1, Hand.FLUSH, reset=2))) == [Problem.NO_RESET]


def test_19_a_straight_flush_is_out_at_once_and_the_others_keep_their_points() -> None:
    over = played(Scored(1, Hand.STRAIGHT_FLUSH), start=standing(3, 50, 20, 0))
    assert (over.winner, over.step, points(over)) == (1, Step.OVER, [52, 50, 20, 0])


def test_19_a_royal_flush_takes_all_others_to_nothing() -> None:
    over = played(Scored(4, Hand.ROYAL_FLUSH), start=standing(3, 50, 20, 0))
    assert (over.winner, points(over)) == (4, [0, 0, 0, 52])


def test_19_a_straight_flush_that_adds() -> None:
    start = standing(30, 0, 0, 0, numbers=Numbers(exit_adds=True))
    assert points(played(Scored(1, Hand.STRAIGHT_FLUSH), start=start)) == [82, 0, 0, 0]


def test_an_exit_in_the_last_exchange_counts_before_the_question() -> None:
    over = played(NOBODY, NOBODY, Scored(2, Hand.STRAIGHT_FLUSH), start=standing(20, 0, 0, 0))
    assert over.winner == 2


def test_14_a_dealers_mistake_costs_three_a_card_but_never_below_nothing() -> None:
    assert points(played(Mistake(1, 2), start=standing(10, 0, 0, 0))) == [4, 0, 0, 0]
    assert points(played(Mistake(1, 2), start=standing(5, 0, 0, 0))) == [0, 0, 0, 0]


def test_14_not_under_the_stop() -> None:
    assert points(played(Mistake(1, 2), start=standing(45, 0, 0, 0))) == [45, 0, 0, 0]


def test_18_who_exchanges_under_the_stop_loses_all_but_the_ring() -> None:
    start = standing(0, 47, 0, 0, ring=(2,))
    assert start.stopped == (2,)
    after = played(Bought(2), start=start)
    assert (points(after), after.line(2).ring, after.over) == ([0, 0, 0, 0], True, False)
    assert list(problems(start, Bought(1))) == [Problem.NOT_STOPPED]


def test_20_chicago_from_fifteen() -> None:
    start = played(NOBODY, NOBODY, NOBODY, start=standing(14, 15, 0, 0))
    assert start.asked == (2,)
    assert list(problems(start, Chicago(1))) == [Problem.TOO_FEW]
    assert played(Chicago(2), start=start).line(2).ring


def test_22_they_are_asked_clockwise_from_the_dealers_left() -> None:
    assert replace(standing(20, 20, 20, 20), dealer=2).asked == (3, 4, 1, 2)


def test_23_made_and_nothing_else_counts() -> None:
    after = played(NOBODY, NOBODY, Scored(1, Hand.FLUSH), Chicago(2), Made(), start=standing(20, 20, 0, 0))
    assert points(after) == [20, 35, 0, 0]
    assert (after.line(2).stars, after.deals, after.dealer) == (1, 1, 2)


def test_23_24_broken_and_who_broke_it_first() -> None:
    asked = played(NOBODY, NOBODY, NOBODY, start=standing(20, 20, 0, 0))
    assert points(played(Chicago(2), Broken(3), start=asked)) == [20, 5, 10, 0]
    assert points(played(Chicago(2), Broken(0), start=asked)) == [20, 5, 0, 0]
    assert list(problems(played(Chicago(2), start=asked), Broken(2))) == [Problem.AGAINST_HIMSELF]


def test_nobody_is_asked_below_fifteen() -> None:
    assert played(NOBODY, NOBODY, Scored(1, Hand.PAIR)).step is Step.TRICKS


def test_23_the_points_of_the_last_exchange_count_where_nobody_says_it() -> None:
    asked = played(NOBODY, NOBODY, Scored(1, Hand.FLUSH), start=standing(0, 20, 0, 0))
    assert points(asked) == [0, 20, 0, 0]
    assert points(played(Declined(), start=asked)) == [5, 20, 0, 0]
    assert points(played(Declined(), Trick(3), start=asked)) == [5, 20, 5, 0]


def test_17_read_first_they_stand_before_the_question() -> None:
    start = standing(13, 0, 0, 0, numbers=Numbers(points_first=True))
    asked = played(NOBODY, NOBODY, Scored(1, Hand.TRIPS), start=start)
    assert (asked.asked, points(asked)) == ((1,), [16, 0, 0, 0])


def test_26_who_revoked_does_not_win_the_last_trick() -> None:
    tricks = played(NOBODY, NOBODY, NOBODY, Revoked(2))
    assert list(problems(tricks, Trick(2))) == [Problem.ALL_DEAD]
    assert list(problems(tricks, Trick(1))) == []


def test_27_the_last_trick_and_the_deuce() -> None:
    assert points(played(NOBODY, NOBODY, NOBODY, Trick(1))) == [5, 0, 0, 0]
    assert points(played(NOBODY, NOBODY, NOBODY, Trick(1, deuce=True))) == [10, 0, 0, 0]


def test_21_28_at_the_exit_without_a_ring_out_with_nothing() -> None:
    after = played(Scored(1, Hand.FULL_HOUSE), start=standing(50, 10, 10, 10))
    line = after.line(1)
    assert (line.out, line.points, line.strokes, after.over) == (True, 0, 56, False)
    assert after.playing == (2, 3, 4)
    assert list(problems(after, Scored(1, Hand.PAIR))) == [Problem.OUT]


def test_the_last_one_left_wins_ring_or_not() -> None:
    start = standing(50, 50, 10)
    over = played(Scored(1, Hand.FLUSH), Scored(2, Hand.FLUSH), start=start)
    assert (over.winner, order(over)) == (
        3,
        [(3, 1, 20), (1, 0, 0), (2, 0, 0)],
    )


def test_30_with_a_ring_the_exit_wins_in_an_exchange_too() -> None:
    over = played(Scored(1, Hand.FLUSH), start=standing(50, 40, 30, 20, ring=(1,)))
    assert over.winner == 1
    assert [x.points for x in places(over)] == [20, 12, 8, 5]
    assert list(problems(over, NOBODY)) == [Problem.OVER]


def test_8_one_who_is_not_out_is_before_one_who_is() -> None:
    over = replace(standing(53, 0, 20, 0, ring=(1,)), step=Step.OVER, winner=1)
    over = over.after(replace(over.line(4), out=True))
    assert order(over) == [
        (1, 1, 20),
        (3, 2, 12),
        (2, 3, 8),
        (4, 0, 0),
    ]


def test_19_equal_points_by_chicagos_then_shared() -> None:
    over = replace(standing(53, 20, 20, 20, ring=(1,)), step=Step.OVER, winner=1)
    assert [(x.chair, x.points) for x in places(over)][1:] == [(c, Fraction(25, 3)) for c in (2, 3, 4)]
    over = over.after(replace(over.line(4), stars=1))
    assert order(over)[1:] == [
        (4, 2, 12),
        (2, 3, Fraction(13, 2)),
        (3, 3, Fraction(13, 2)),
    ]


@pytest.mark.parametrize(
    ("ring", "first"),
    [((2, 3), [2, 1, 3, 4]), ((), [1, 2, 3, 4]), ((4,), [4, 1, 2, 3])],
)
def test_when_the_time_is_up_nobody_without_a_ring_is_first(ring: tuple[int, ...], first: list[int]) -> None:
    assert [x.chair for x in places(take(standing(40, 30, 20, 10, ring=ring), TimeUp()))] == first


def test_when_the_time_is_up_by_points_alone() -> None:
    round_ = standing(40, 30, 20, 10, ring=(4,), numbers=Numbers(time_needs_ring=False))
    assert [x.chair for x in places(take(round_, TimeUp()))] == [1, 2, 3, 4]


def test_32_the_director_takes_points_off() -> None:
    assert points(played(Deducted(1, 7), start=standing(10, 0, 0, 0))) == [3, 0, 0, 0]


MARKS = st.one_of(
    st.builds(Scored, st.integers(0, 4), st.none() | st.sampled_from(Hand), st.integers(0, 4)),
    st.builds(Chicago, st.integers(1, 4)),
    st.just(Made()),
    st.just(Declined()),
    st.builds(Broken, st.integers(0, 4)),
    st.builds(Trick, st.integers(1, 4), st.booleans()),
    st.builds(Mistake, st.integers(1, 4), st.integers(0, 6)),
    st.builds(Bought, st.integers(1, 4)),
    st.builds(Revoked, st.integers(1, 4)),
    st.builds(Deducted, st.integers(1, 4), st.integers(0, 60)),
)


@given(st.integers(3, 4), st.lists(MARKS, max_size=200), st.booleans(), st.booleans())
def test_whatever_is_written_the_protocol_adds_up(
    chairs: int, marks: list[Mark], first: bool, adds: bool
) -> None:
    numbers = Numbers(points_first=first, exit_adds=adds)
    round_ = begin(range(1, chairs + 1), numbers)
    for mark in marks:
        if list(problems(round_, mark)):
            continue
        before, round_ = round_, take(round_, mark)
        for old, new in zip(before.lines, round_.lines, strict=True):
            assert new.points >= 0
            assert new.points == new.strokes - new.taken
            assert (new.strokes, new.ring, new.stars) >= (old.strokes, old.ring, old.stars)
            assert not (new.out and (new.points or new.ring))
        if not round_.over:
            assert all(x.points < numbers.exit for x in round_.lines)
            assert len(round_.playing) >= 2
            assert round_.dealer in round_.playing or round_.deals == before.deals
    shared = [x.points for x in places(round_ if round_.over else take(round_, TimeUp()))]
    left = sum(not x.out for x in round_.lines)
    assert sum(shared) == sum(numbers.places[:left])
    assert sorted(shared, reverse=True) == shared
