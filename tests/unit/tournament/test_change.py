"""What an action says it touched, asked of its records and the states before and after it."""

from __future__ import annotations

import pytest

from core.formats.fold import fold, take
from core.log.change import Change
from core.say import records as r
from core.say.levels import Level
from core.tournament.change import before, summary


def told(*some: r.Record) -> Change:
    """The change these records make to two tables of two, one waiting and one out."""
    people: list[r.Record] = [r.LevelsSet((Level(1, 100, 200),)), r.ChipSetMade((25, 100))]
    people += [r.TableOpened(i, str(i), 9) for i in (1, 2)]
    for i in range(1, 7):
        people += [r.PlayerNoted(i, f"P{i}"), r.Entered(10 + i, i, 1), r.Bought(10 + i, "entry", 1, 0, 1000)]
    people += [r.Seated(11, 1, 1), r.Seated(12, 1, 2), r.Seated(13, 2, 1), r.Seated(14, 2, 2)]
    state = fold([r.Action(1, 0, 0, "", (*people, r.Eliminated(16, (11,), 0, 0)))])
    action = r.Action(2, 1000, 1000, "", some)
    left = before(action, state)
    take(state, action)
    return summary(action, state, left)


@pytest.mark.parametrize(
    ("some", "tables", "entries"),
    [
        ([r.Noted("x")], set(), set()),
        ([r.TableHalted(2, True)], {2}, set()),
        ([r.Seated(15, 2, 3)], {2}, {15}),
        ([r.Seated(13, 1, 3)], {1, 2}, {13}),
        ([r.Swapped(11, 13)], {1, 2}, {11, 13}),
        ([r.Eliminated(12, (13,), 0, 0)], {1, 2}, {12, 13}),
        ([r.BustCorrected(16, 12, (), None, 0, 0, 0, 2, 3)], {1, 2}, {12, 16}),
        ([r.RaceHeld(1, 25, 100, ((1, 2), (2, 3)), (), ())], {1}, {11, 12}),
        ([r.RaceHeld(1, 25, 100, ((1, 2),), (), ()), r.Seated(15, 2, 3)], {1, 2}, {11, 15}),
    ],
)
def test_tables_and_entries(some: list[r.Record], tables: set[int], entries: set[int]) -> None:
    change = told(*some)
    assert (change.tables, change.entries) == (frozenset(tables), frozenset(entries))
    assert change.players == {entry - 10 for entry in entries}
    assert (change.everything, change.clock) == (False, False)


def test_the_table_of_a_bust_that_is_gone_from_it() -> None:
    """Told in one action with the move that came before it."""
    assert told(r.Seated(15, 2, 3), r.Eliminated(15, (), 0, 0)).tables == {2}
    assert told(
        r.Seated(15, 2, 3), r.Unseated(15), r.Seated(15, 1, 3), r.Eliminated(15, (), 0, 0)
    ).tables == {1, 2}


def test_the_clock() -> None:
    assert told(r.Noted("x"), r.ClockSet(1, 0, True)).clock
    assert told(r.ClockScheduled(5)).clock


@pytest.mark.parametrize(
    ("record", "everything"),
    [
        (r.PlayerNoted(7, "P7"), False),
        (r.PlayerNoted(7, "P3"), True),
        (r.PlayerNoted(3, "P8"), True),
        (r.SettingChanged("seats", 9), True),
        (r.BreakOrderSet((2, 1)), True),
    ],
)
def test_whoever_is_called_otherwise_is_so_everywhere(record: r.Record, everything: bool) -> None:
    assert told(r.Noted("x"), record).everything is everything
