"""Which level late registration and the other sales end with, as the sheet shows it (RULES G3)."""

from __future__ import annotations

import pytest

from core.structure.late_ends import closing
from tests.core.night import SHEET, Night


def ends(night: Night) -> dict[int, tuple[str, ...]]:
    """By the row, from 1."""
    found = closing(night.state)
    return {i: found[x.id] for i, x in enumerate(night.state.levels, 1) if x.id in found}


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
