"""The counts that the state keeps beside its entries and tables are those a search through them finds."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from core.say import acts
from core.say.reasons import Refused
from tests.examples import examples
from tests.unit.night import small
from tests.unit.random_nights import random_act


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_who_waits_is_who_waits_in_the_state(data: st.DataObject) -> None:
    night = small(started=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 15))):
        what = data.draw(st.integers(0, 9))
        act = random_act(data, night.state, night.director.now())
        if what < 2:
            act = acts.Undo(together=True) if what else acts.Redo()
        if act is not None:
            with suppress(Refused):
                night.director.do(act, override="said so")
        t = night.state
        assert t.room.waiting == {e.id for e in t.people.entries.values() if e.waits}
