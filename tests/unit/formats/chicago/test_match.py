"""Tables, matches and who goes on in Chicago."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.formats.chicago.invariants import broken
from core.formats.chicago.match import Total, parted_by, ties, to_play_off, with_playoff
from core.formats.chicago.numbers import Numbers
from core.formats.chicago.round import Line
from core.formats.chicago.tables import Advance, Final, proposed, sizes
from tests.unit.formats.chicago.nights import field, tables


@pytest.mark.parametrize("players", [n for n in range(3, 65) if n != 5])
def test_1_tables_of_four_and_three_as_few_as_can_be(players: int) -> None:
    made = sizes(players, Numbers())
    assert made is not None
    assert (sum(made), len(made)) == (players, -(-players // 4))
    assert set(made) <= {3, 4}


@pytest.mark.parametrize("players", [0, 1, 2, 5])
def test_1_no_tables_for_one_two_and_five(players: int) -> None:
    assert sizes(players, Numbers()) is None


@pytest.mark.parametrize(
    ("tables", "to"),
    [
        (1, ()),
        (2, (Final.A, Final.A)),
        (3, (Final.A, Final.B)),
        (4, (Final.A, Final.B)),
        (5, (Final.NEXT, Final.NEXT)),
        (16, (Final.NEXT, Final.NEXT)),
    ],
)
def test_who_goes_on(tables: int, to: tuple[Final, ...]) -> None:
    assert proposed([4] * tables, Numbers()) == Advance(to)


def test_64_players_come_down_as_in_the_source() -> None:
    field, heats = 64, [64]
    while proposed([4] * (field // 4), Numbers()).to == (Final.NEXT, Final.NEXT):
        field //= 2
        heats.append(field)
    assert heats == [64, 32, 16]


def test_11_points_then_deals_then_chicagos_then_a_play_off() -> None:
    standing = [
        Total(1, Fraction(40), 120, 3),
        Total(2, Fraction(32), 100, 2),
        Total(3, Fraction(32), 100, 2),
        Total(4, Fraction(32), 100, 1),
    ]
    assert ties(standing) == [(2, (2, 3))]
    assert to_play_off(standing, [2]) == [(2, 3)]
    assert to_play_off(standing, [1, 3]) == []
    after = with_playoff(standing, {2: 6, 3: 9})
    assert [x.entry for x in after] == [1, 3, 2, 4]
    assert to_play_off(with_playoff(standing, {2: 6, 3: 6}), [2]) == [(2, 3)]
    assert parted_by(after[1], after[2]) == "play_off"
    assert parted_by(after[2], after[3]) == "won"
    assert parted_by(after[0], after[1]) == "side"


def test_five_players_are_seated_as_the_source_says() -> None:
    assert proposed([3, 2], Numbers()) == Advance((Final.A,), rest=True)
    assert proposed([3], Numbers(), waiting=2) == Advance((Final.A, Final.A))


@pytest.mark.parametrize("line", [Line(1, 5, 4), Line(1, 5, 8, 2), Line(1, -1, 0, 1), Line(1, 3, 5)])
def test_points_of_a_round_that_do_not_add_up_are_no_night(line: Line) -> None:
    night = field(4).run("draw heat")
    assert not list(broken(night.state))
    (match,) = tables(night)
    _, *others = match.sheet.round.lines
    match.sheet.round = match.sheet.round._replace(lines=(line, *others))
    assert list(broken(night.state))


@pytest.mark.parametrize("playoff", [({99: 1}, 0, frozenset[int]()), ({}, 99, frozenset[int]())])
def test_a_play_off_of_somebody_who_plays_elsewhere_is_no_night(
    playoff: tuple[dict[int, int], int, frozenset[int]],
) -> None:
    night = field(4).run("draw heat")
    (match,) = tables(night)
    match.playoffs.append(playoff)
    assert list(broken(night.state))
