"""What the state keeps beside its entries and tables is what would be found by looking through them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.breaking import order
from core.say import acts
from core.say.reasons import Refused
from core.tournament.state import Tournament
from tests.unit.night import small
from tests.unit.random_nights import random_act


def copy(t: Tournament) -> Tournament:
    """The same with nothing kept."""
    return replace(t, room=replace(t.room, open_now=None, breaking_now=None))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_open_tables_and_who_waits_are_those_of_the_state(data: st.DataObject) -> None:
    night = small(started=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 15))):
        for given_out in (night.state.open_tables, order(night.state)):
            given_out.clear()  # whoever asks may do as he likes with the list
        what = data.draw(st.integers(0, 9))
        act = random_act(data, night.state, night.director.now())
        if what < 2:
            act = acts.Undo(together=True) if what else acts.Redo()
        if act is not None:
            with suppress(Refused):
                night.director.do(act, override="said so")
        t = night.state
        assert t.open_tables == [x for x in t.room.tables.values() if x.open]
        assert all(found is t.room.tables[found.id] for found in t.open_tables)
        assert order(t) == order(copy(t))
        assert all(found is t.room.tables[found.id] for found in order(t))
        assert t.room.waiting == {e.id for e in t.people.entries.values() if e.waits}
