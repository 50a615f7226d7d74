"""What a file says is checked as acts are: nothing folds that no act could have made."""

from __future__ import annotations

import pytest

from core.formats.chicago.facts import HeatPlanned
from core.formats.fold import take
from core.say.conflict import Conflict
from core.say.records import Action
from tests.unit.formats.chicago.nights import field


@pytest.mark.parametrize(
    ("heat", "at", "best"), [(1, 0, 10**40), (1, 0, -1), (0, 0, 2), (1, 10**40, 2), (1, -1, 2)]
)
def test_a_plan_no_act_makes_does_not_fold(heat: int, at: int, best: int) -> None:
    night = field(8)
    forged = Action(99, night.ms, night.ms, "stage 1", (HeatPlanned(heat, at, best, "next"),))
    with pytest.raises(Conflict):
        take(night.state, forged)
