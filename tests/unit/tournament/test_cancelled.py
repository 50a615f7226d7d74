"""A cancelled tournament takes no play, whatever acts there come to be (procedure C2)."""

from __future__ import annotations

import pytest

from core.formats.rules import STILL, decide
from core.say.acts import Act
from core.say.reasons import NotInFormat, TournamentCancelled
from core.text import typed
from tests.unit.log.test_undo import ALL, CASES
from tests.unit.night import small


class _New(Act, verb="new"):
    """An act nobody has thought of when it was asked what a cancelled tournament still takes."""


def test_an_act_nobody_thought_of_is_refused() -> None:
    night = small()
    assert [type(x) for x in decide(night.state, _New(), 0).reasons] == [NotInFormat]
    night.do('cancel "fire alarm"')
    assert [type(x) for x in decide(night.state, _New(), 0).reasons] == [TournamentCancelled]


@pytest.mark.parametrize(("verb", "number"), ALL)
def test_whatever_is_still_taken_starts_no_clock_seats_nobody_new_and_takes_no_money(
    verb: str, number: int
) -> None:
    case = CASES[verb][number]
    night = small(started=case.started).run(case.before)
    line = typed.understand(night.director, case.line, night.zone)
    assert line is not None
    night.do('cancel "fire alarm"')
    against = {type(x) for x in night.director.check(line.act)}
    assert (TournamentCancelled in against) == (type(line.act) not in STILL)
    if not against and verb not in ("undo", "redo", "take back"):
        money, people = night.state.money.paid, set(night.state.people.live)
        night.act(line.act)
        assert not night.reading.running
        assert night.state.money.paid <= money
        assert len(night.state.people.live) <= len(people)
