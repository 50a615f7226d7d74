"""A chip that blinds to come are paid with stays until its break, unless the director says why
(procedure F7)."""

from __future__ import annotations

import pytest

from core.say.reasons import ChipNeeded, Refused
from tests.unit.night import Night
from tests.unit.rooms import room

LEVELS = """price entry 100 chips 10000
chips 25 100 500
add level blinds 25/50 length 20
add level blinds 75/150 length 20
add break length 10 remove 25
add level blinds 200/400 length 20
"""


def night(levels: str = LEVELS) -> Night:
    return room((1, 2, 4), (1, 2), night=Night().run(levels)).run("start")


def test_it_is_not_raced_off_while_a_level_to_come_needs_it() -> None:
    found = night()
    with pytest.raises(Refused) as refused:
        found.do("race 1 chip 25 odd 1:2")
    (reason,) = refused.value.reasons
    assert reason == ChipNeeded(chip=25, amount=75, level=2, overridable=True)
    found.do('race 1 chip 25 odd 1:2 override "the 25s were stolen"')
    found.do("race 2 chip 25 odd 1:2")  # it is begun: nobody is asked twice
    found.do("colour up 25")


def test_nor_taken_from_play_unraced() -> None:
    assert ChipNeeded in night().whys("colour up 25")


def test_in_the_last_level_that_needs_it_and_at_its_break_it_goes() -> None:
    night().wait(21).do("race 1 chip 25 odd 1:2")
    night().wait(41).do("race 1 chip 25 odd 1:2")


def test_what_was_announced_goes() -> None:
    night().run("announce colour-up-25\nrace 1 chip 25 odd 1:2")


def test_a_slip_of_the_structure_is_no_refusal_at_its_break() -> None:
    """The break takes what the next level needs: warned of when it was written, never refused
    (procedure G6)."""
    night(LEVELS.replace("200/400", "225/450")).wait(41).do("race 1 chip 25 odd 1:2")


def test_what_cannot_be_paid_with_it_either_does_not_keep_it() -> None:
    night(LEVELS.replace("75/150", "60/120")).do("race 1 chip 25 odd 1:2")
