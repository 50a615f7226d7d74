"""Acts on the structure at random, and what they lay beside what stands once they are done."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from core.clock.clock import read
from core.clock.structure_rules import Laid, RowsAct
from core.say.acts import AddBreak, AddLevel, EditRow, MoveRow, RemoveRow, SetStructure
from core.say.levels import MINUTE, Level
from tests.unit.night import Night

NUMBERS = st.integers(1, 8)
TO = st.none() | NUMBERS
LENGTHS = st.integers(1, 60).map(lambda n: n * MINUTE) | st.just(-1)
NEW = st.builds(AddLevel, blinds=st.sampled_from([(50, 100), (200, 400), (900, 1800)]), length=LENGTHS) | (
    st.builds(AddBreak, length=LENGTHS, kind=st.sampled_from([None, "talk"]))
)
ACTS = st.one_of(
    st.tuples(NEW, TO).map(lambda x: replace(x[0], at=x[1])),
    st.builds(EditRow, row=NUMBERS, to=TO, length=LENGTHS),
    st.builds(EditRow, row=NUMBERS, blinds=st.just((7, 9)), name=st.none() | st.just("x")),
    st.builds(RemoveRow, row=NUMBERS, to=TO),
    st.builds(MoveRow, row=NUMBERS, to=TO, at=NUMBERS),
    st.builds(SetStructure, rows=st.lists(NEW, min_size=1, max_size=4).map(tuple), above=st.booleans()),
)


def _as_new(levels: tuple[Level, ...], kept: set[int]) -> list[Level]:
    """Return the levels with the ids of those that were there, and 0 for those that are new."""
    return [x if x.id in kept else replace(x, id=0) for x in levels]


def stands(night: Night, act: RowsAct, laid: Laid) -> None:
    """Do the act, and find what it was said to lay: levels, clock, and the clock's times later on."""
    kept = {x.id for x in night.state.clock.levels}
    night.act(act)
    levels = night.state.clock.levels
    assert _as_new(levels, kept) == _as_new(laid.levels, kept)
    for later in (0, 7, 90, 600):
        moment = night.ms + later * MINUTE
        was, now = read(laid.levels, laid.clock, moment), read(levels, night.state.clock.position, moment)
        for reading in (was, now):
            assert reading.level is not None or not levels
        assert replace(was, level=None) == replace(now, level=None)
    assert laid.clock.level is None or laid.clock == night.state.clock.position
