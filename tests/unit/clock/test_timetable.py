"""The sheet by the wall clock: a change that is looked at first is what stands once it is done."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from hypothesis import assume, given
from hypothesis import strategies as st

from core.clock.structure_rules import RowsAct
from core.clock.timeline import begun
from core.clock.times import Timetable, timetable
from core.formats.rules import lay
from core.say import acts
from core.say.levels import MINUTE
from tests.unit.night import Night

AMOUNT = st.integers(1, 80).map(lambda n: n * 25)
PAIR = AMOUNT.map(lambda small: (small, 2 * small))
LENGTH = st.sampled_from((5 * MINUTE, 12 * MINUTE + 30_000, 20 * MINUTE, 45 * MINUTE, -1))
ROW, MAYBE_ROW = st.integers(1, 9), st.one_of(st.none(), st.integers(1, 9))
LEVEL = st.one_of(
    st.builds(acts.AddLevel, blinds=PAIR, ante=st.one_of(st.none(), AMOUNT), length=LENGTH),
    st.builds(acts.AddLevel, blinds=PAIR, hands=st.integers(1, 12)),
)
BREAK = st.builds(acts.AddBreak, length=LENGTH, remove=st.sampled_from(((), (25,))))
SHEET = st.lists(st.one_of(LEVEL, LEVEL, BREAK), min_size=1, max_size=9).map(tuple)
CHANGE: st.SearchStrategy[RowsAct] = st.one_of(
    st.builds(acts.EditRow, row=ROW, to=MAYBE_ROW, length=LENGTH),
    st.builds(acts.EditRow, row=ROW, blinds=PAIR),
    st.builds(acts.RemoveRow, row=ROW, to=MAYBE_ROW),
    st.builds(acts.MoveRow, row=ROW, to=MAYBE_ROW, at=ROW),
    st.builds(acts.AddLevel, blinds=PAIR, at=MAYBE_ROW),
    st.builds(acts.AddBreak, at=MAYBE_ROW),
    st.builds(acts.SetStructure, rows=SHEET, above=st.booleans()),
)


PEOPLE = """price entry 100 chips 10000
open table 1
register "Anna Ek" seat 1.1
register "Bo Sund" seat 1.2
register "Cecilia Berg" seat 1.3
register "David Holm" seat 1.4"""


def shown(table: Timetable) -> tuple[object, ...]:
    """Return all of it but the ids, which new rows get when they are made."""
    reading = table.reading
    clock = reading.phase, reading.index, reading.elapsed, reading.remaining, reading.hands
    rows = [replace(x, id=0) for x in table.levels]
    return rows, clock, table.begins, table.closes, table.ends, table.last, table.from_start


@given(SHEET, CHANGE, st.integers(-1, 100), st.integers(1, 5), st.integers(0, 2), st.booleans())
def test_what_is_looked_at_is_what_stands_once_it_is_done(
    sheet: tuple[acts.AddLevel | acts.AddBreak, ...],
    change: RowsAct,
    run: int,
    late: int,
    out: int,
    paused: bool,
) -> None:
    """Before the start, and so many minutes after it with the clock running or paused."""
    night = Night().run(PEOPLE)
    night.act(acts.SetStructure(rows=sheet))
    night.do(f"set late {late}")
    if run >= 0:
        night.do("start")
        night.wait(run / 2)
        for seat in range(out):
            night.do(f"eliminate 1.{seat + 1}")
        if paused:
            night.do("pause")
        night.wait(run / 2)
    assume(not night.director.check(change))
    t, now = night.state, night.ms
    began = begun(night.director.live, t.clock.levels, now) if night.reading.phase != "before" else {}
    looked_at = shown(timetable(t, began, now, lay(t, change, now, count(-1, -1).__next__)))
    night.act(change)
    t = night.state
    began = begun(night.director.live, t.clock.levels, now) if night.reading.phase != "before" else {}
    assert shown(timetable(t, began, now)) == looked_at
