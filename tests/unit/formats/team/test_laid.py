"""The talk breaks of teams in what an act on the structure lays, before it is done (procedure K2)."""

from __future__ import annotations

from itertools import count

from hypothesis import given
from hypothesis import strategies as st

from core.clock.structure_rules import RowsAct
from core.formats.rules import decide, lay
from tests.formats.teams import chosen
from tests.unit.laid import ACTS, stands


@given(st.integers(0, 150), st.sampled_from(["", "start", "start\npause"]), ACTS)
def test_what_an_act_lays_has_the_talk_breaks_of_teams(waited: int, clock: str, act: RowsAct) -> None:
    night = chosen(levels=4)
    assert [x.kind for x in night.state.clock.levels if x.pause] == ["talk"] * 3
    if clock:
        night.run(clock)
    night.wait(waited)
    if decide(night.state, act, night.ms).reasons:
        return
    laid = lay(night.state, act, night.ms, count(-99).__next__)
    stands(night, act, laid)
