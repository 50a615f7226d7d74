"""While each hand takes its minutes off the level, the clock does not run beside it unasked
(procedure G4)."""

from __future__ import annotations

import pytest

from core.say.reasons import HandsRunTheClock, Refused
from tests.unit.night import Night
from tests.unit.rooms import room

LEVELS = """price entry 100 chips 10000
prizes 60% 40%
add level blinds 25/50 length 20
add break length 10
add level blinds 50/100 length 20
"""


def night() -> Night:
    return room((1, 2, 4), (1, 2, 4), night=Night().run(LEVELS)).run("start").wait(5).run("hand-for-hand")


def test_the_clock_is_not_started_beside_the_hands() -> None:
    found = night().wait(1)
    with pytest.raises(Refused) as refused:
        found.do("resume")
    (reason,) = refused.value.reasons
    assert (type(reason), reason.overridable) == (HandsRunTheClock, True)
    found.run("hand played")
    assert found.reading.remaining == 13 * 60_000
    found.do('resume override "the tables deal on their own"')
    assert found.reading.running


def test_it_is_when_the_hands_are_over() -> None:
    ended = night().run("hand-for-hand off")
    assert ended.reading.running
    ended.run("pause\nresume")
