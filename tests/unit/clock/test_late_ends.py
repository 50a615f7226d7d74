"""Which level late registration and the other sales end with, as the sheet shows it (procedure G3)."""

from __future__ import annotations

import pytest

from core.clock.late_ends import Closing, closing, next_closing
from tests.unit.night import MINUTE, SHEET, Night
from tests.unit.rooms import room


def ends(night: Night) -> dict[int, tuple[str, ...]]:
    """By the row, from 1."""
    found = closing(night.state)
    return {i: found[x.id] for i, x in enumerate(night.state.clock.levels, 1) if x.id in found}


@pytest.mark.rule_id("G3", "*")
def test_late_registration_and_re_entries_end_with_its_level() -> None:
    night = Night().run(SHEET)
    assert ends(night) == {}
    night.run("price entry 500 chips 10000\nprice reentry 500 chips 10000\nset late 3")
    assert ends(night) == {4: ("late",)}, "the break is no level"
    night.run("price rebuy 400 chips 10000 until 2\nprice addon 300 chips 9000 until 3")
    assert ends(night) == {2: ("rebuy",), 4: ("late", "addon")}
    night.do("price reentry 500 chips 10000 until 1")
    assert ends(night) == {1: ("reentry",), 2: ("rebuy",), 4: ("late", "addon")}
    night.do("price reentry 500 chips 10000 until 3")
    assert ends(night) == {2: ("rebuy",), 4: ("late", "addon")}, "it is said once"
    night.do("set late 9")
    assert ends(night) == {2: ("rebuy",), 4: ("reentry", "addon")}, "level 9 is not there"


def test_where_nobody_enters_late_it_is_the_re_entries_that_end() -> None:
    night = Night()
    night.run("rulebook svepof-2006" + SHEET + "set late 2")
    assert ends(night) == {2: ("reentry",)}


def coming(night: Night) -> Closing | None:
    return next_closing(night.state, night.reading)


def test_what_closes_next_and_when() -> None:
    """Through the break after its level; add-ons have a break of their own and are no entry."""
    night = room(3, 3).run(SHEET + "set late 2\nprice addon 300 chips 9000 until 1\nstart")
    assert coming(night) == Closing(("late",), 2, 50 * MINUTE, last=False)
    assert coming(night.wait(20)) == Closing(("late",), 2, 30 * MINUTE, last=True)
    assert coming(night.wait(25)) == Closing(("late",), 2, 5 * MINUTE, last=True)
    assert coming(night.wait(5)) is None


def test_re_entries_are_named_where_they_are_sold() -> None:
    night = room(3, 3).run(SHEET + "set late 2\nprice reentry 500 chips 10000\nstart")
    assert coming(night) == Closing(("late", "reentry"), 2, 50 * MINUTE, last=False)
    night.do("price reentry 500 chips 10000 until 1")
    assert coming(night) == Closing(("reentry",), 1, 20 * MINUTE, last=True)
    assert coming(night.wait(20)) == Closing(("late",), 2, 30 * MINUTE, last=True)


def test_the_last_level_of_all_is_closed_by_nothing() -> None:
    night = room(3, 3).run(SHEET + "set late 3\nstart")
    assert coming(night) == Closing(("late",), 3, None, last=False)
