"""The odd chips of all tables fit what is in play, or the last table is told that somebody miscounted."""

from __future__ import annotations

import pytest

from core.chips.audit import audit
from core.chips.racing import fitted, tally
from core.say.reasons import OddMiscounted
from tests.unit.chips.test_racing import table
from tests.unit.night import Night


def raced_but_last() -> Night:
    return table((1, 2, 4), (1, 2), (3, 5)).run("race 1 chip 25 odd 1:3 2:2\nrace 2 chip 25 odd 1:2")


def test_the_last_table_is_told_with_the_figures_that_somebody_miscounted() -> None:
    night = raced_but_last()
    (reason,) = night.reasons("race 3 chip 25 odd 3:2")
    assert reason.overridable
    assert reason == OddMiscounted(chip=25, value=225, total=70_000, unit=100)
    night.run("race 3 chip 25 odd 3:1\nundo\nrace 3 chip 25 odd 3:2 5:3")


def test_the_audit_does_not_add_up_where_no_chips_come_to_the_total() -> None:
    night = raced_but_last()
    assert audit(night.state).closes, "the 25s are in play still"
    night.do('race 3 chip 25 odd 3:2 override "counted twice"')
    found = audit(night.state)
    assert (found.unmade, found.closes) == (100, False)
    night.do("adjust 25 why surplus")
    assert audit(night.state).closes


@pytest.mark.parametrize(("odd", "unmade"), [("odd 3:1", 0), ("odd 3:2", 100)])
def test_a_total_that_no_chips_make_stays_told_and_the_next_race_blames_nobody(odd: str, unmade: int) -> None:
    night = raced_but_last().run(f'race 3 chip 25 {odd} override "so it is"\ncolour up 25')
    assert (audit(night.state).unmade, audit(night.state).closes) == (unmade, not unmade)
    night.run("announce colour-up-100\nrace 1 chip 100 odd 1:1\nrace 2 chip 100")
    found = tally(night.state, night.table("3"), 100)
    assert (found is None) == bool(unmade), "of a total that was wrong before nothing is known"


def test_nothing_is_known_where_a_table_raced_elsewhere() -> None:
    night = table((1, 2, 4), (1, 2), (3, 5)).run("start").wait(20)
    night.run("race 1 chip 25 odd 1:3")
    night.do(f'duty "race {night.table("2").id} / 25" done')
    night.do("race 3 chip 25 odd 3:2")


def test_odd_chips_are_made_to_fit() -> None:
    night = raced_but_last()
    for odd in ({}, {3: 1}, {3: 2, 5: 3}, {5: 2}):
        line = " ".join(f"{s}:{n}" for s, n in fitted(night.state, night.table("3"), 25, odd))
        night.run(f"race 3 chip 25 odd {line}\nundo")
