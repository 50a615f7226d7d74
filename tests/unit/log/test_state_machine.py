"""A night in which anything is tried in any order, kept in a real file: what must hold after every step.

Longer ones: ``RIFFLE_STATE_MACHINE=2000 python -m pytest tests/unit/log/test_state_machine.py``, the number
of
nights.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from datetime import UTC
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core import store
from core.log.order import MemoryLog, highest_id
from core.say import acts
from core.say import records as r
from core.say.acts import Act
from core.say.reasons import ClockSetSince, DoesNotFit, ReadOnly, Reason, Refused
from core.say.reasons.stored import stored
from core.store.log import TournamentFile
from core.text import script, typed
from core.text.export import export, read_line
from core.text.opening import GAME, open_door
from core.tournament.chance import Chance
from tests.examples import DEEP
from tests.simulator.slips import slip
from tests.unit.night import STOCKHOLM, small
from tests.unit.random_nights import NASTY, random_act

NIGHTS = int(os.environ.get("RIFFLE_STATE_MACHINE", "12" if DEEP else "6"))
STEPS = 30 if NIGHTS < 100 else 60
# The refusals of something entered late that only the night after it can give.
LATE = {ClockSetSince, DoesNotFit}
# Ids that are new with the record that bears them.
NEW: dict[type[Any], str] = {
    r.Entered: "entry", r.TableOpened: "table", r.DrawPrepared: "draw", r.ClockCalled: "call",
    r.PenaltyGiven: "penalty", r.RulingGiven: "ruling",
}  # fmt: skip


class AnyNight(RuleBasedStateMachine):
    """The director, his file, and what he does with them."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "night.riffle"
        self.file: TournamentFile = store.create(self.path)
        self.ms = small().ms
        self.director = open_door(self.file, lambda: self.ms, Chance("machine").bytes)
        self.hashed = 0
        self.highest = 0

    def teardown(self) -> None:
        self.file.close()
        shutil.rmtree(self.folder)

    @initialize(begun=st.sampled_from(["not at all", "seated", "started", "started"]))
    def begins(self, begun: str) -> None:
        if begun != "not at all":
            for action in small(started=begun == "started").log.actions:
                self.director.bring(action)

    # -- what a director does ------------------------------------------------------------------------

    @rule(data=st.data(), why=st.sampled_from(["", "", "he says so", *NASTY[:8]]))
    def anything(self, data: st.DataObject, why: str) -> None:
        act = random_act(data, self.director.state, self.director.now())
        if act is not None:
            self.try_(act, why)

    @rule(data=st.data(), seed=st.integers(0, 10**6))
    def with_a_slip_in_it(self, data: st.DataObject, seed: int) -> None:
        act = random_act(data, self.director.state, self.director.now())
        if act is not None:
            self.try_(slip(act, self.director.state, Chance(seed)))

    @rule(data=st.data(), ago=st.integers(-60_000, 1_200_000))
    def entered_late(self, data: st.DataObject, ago: int) -> None:
        happened = self.director.now() - ago
        act = random_act(data, self.director.then(happened), happened)
        if act is not None:
            self.try_(act, happened=happened)

    @rule(together=st.booleans())
    def undone(self, together: bool) -> None:
        self.try_(acts.Undo(together=together))

    @rule(back=st.integers(-2, 25), together=st.booleans())
    def an_older_one_undone(self, back: int, together: bool) -> None:
        self.try_(acts.Undo(action=len(self.director.history) - back, together=together))

    @rule()
    def done_again(self) -> None:
        self.try_(acts.Redo())

    @rule(data=st.data())
    def an_older_one_done_again(self, data: st.DataObject) -> None:
        undone = [a.id for a in self.director.history if a.id in self.director.undone]
        self.try_(acts.Redo(action=data.draw(st.sampled_from([1, *undone]))))

    @rule(ms=st.integers(1, 900_000))
    def time_goes_on(self, ms: int) -> None:
        self.ms += ms

    @rule()
    def closed_and_opened_again(self) -> None:
        was, actions, night = self.director.state, list(self.director.history), list(self.director.night)
        self.file.close()
        self.file = store.open_(self.path)
        assert self.file.damage is None
        assert not self.file.read_only
        self.director = open_door(self.file, lambda: self.ms, Chance(f"again {len(actions)}").bytes)
        assert self.director.problem == ""
        assert list(self.director.history) == actions
        assert list(self.director.night) == night
        assert self.director.state == was

    @rule()
    def only_read(self) -> None:
        self.file.close()
        self.file = store.open_(self.path, read_only=True)
        reader = open_door(self.file, lambda: self.ms, Chance("reader").bytes)
        assert reader.state == self.director.state
        assert [type(x) for x in reader.check(acts.Note(text="a word"))] == [ReadOnly]
        self.file.close()
        self.file = store.open_(self.path)
        self.director = open_door(self.file, lambda: self.ms, Chance(f"read {self.ms}").bytes)

    @precondition(lambda self: len(self.director.history) % 4 == 0)
    @rule(zone=st.sampled_from([UTC, STOCKHOLM]))
    def out_as_text_and_in_again(self, zone: Any) -> None:
        lines = list(export(self.director, zone))
        again = open_door(MemoryLog(), lambda: 0, Chance("other").bytes)
        for line in lines[1:-1]:
            again.bring(read_line(line, UTC))
        assert list(again.history) == list(self.director.history)
        assert list(again.night) == list(self.director.night)
        assert again.state == self.director.state
        assert list(export(again, zone)) == lines

    def try_(self, act: Act, why: str = "", happened: int | None = None) -> None:
        """Asked about, then done: both say the same. A reason overrules what only the book forbids."""
        director, written = self.director, len(self.director.history)
        reasons = director.check(act, happened)
        assert director.check(act, happened) == reasons
        overruled = bool(reasons) and bool(why.strip()) and all(x.overridable for x in reasons)
        override = why if overruled else ""
        line = "?"
        if overruled or not reasons:
            line = typed.written(director, act, UTC, override, happened)
            if happened is None:
                again = script.parse(line, director.state, director.now(), UTC)
                assert again == script.Line(None, act, override), line
        refused = self.refused(act, line, override, happened)
        if reasons and not overruled:
            assert refused == reasons
        elif refused is not None:
            assert happened is not None, f"{act}: {refused}"
            assert {type(x) for x in refused} <= LATE
        assert (len(director.history) == written) == (refused is not None)
        if refused is None and overruled:
            (ruling,) = (x for x in director.history[-1].records if isinstance(x, r.Overridden))
            assert ruling.against == tuple(map(stored, reasons))

    def refused(self, act: Act, line: str, override: str, happened: int | None) -> tuple[Reason, ...] | None:
        try:
            self.director.do(act, override=override, happened=happened)
        except Refused as refused:
            return refused.reasons
        return None

    # -- what holds after every step -------------------------------------------------------------------

    @invariant()
    def nothing_is_untrue(self) -> None:
        assert GAME.broken(self.director.state) == []

    @invariant()
    def the_state_is_the_fold_of_the_log(self) -> None:
        """So nothing that was refused has left anything behind either."""
        again = open_door(MemoryLog(self.director.history), lambda: self.ms, Chance("fold").bytes)
        assert again.problem == ""
        assert again.state == self.director.state

    @invariant()
    def the_chain_holds_and_no_id_comes_twice(self) -> None:
        history = self.director.history
        for i in range(self.hashed, len(history)):
            action, before = history[i], history[i - 1].hash if i else ""
            assert action.id == i + 1
            assert action.hash == r.chain(before, action, r.encoded(action.records))
            new = [getattr(x, NEW[type(x)]) for x in action.records if type(x) in NEW]
            assert len(set(new)) == len(new)
            assert min(new, default=self.highest + 1) > self.highest
            self.highest = max(self.highest, highest_id(action))
        self.hashed = len(history)


AnyNight.TestCase.settings = settings(
    max_examples=NIGHTS, stateful_step_count=STEPS, suppress_health_check=list(HealthCheck)
)
TestAnyNight = pytest.mark.timeout(120 if NIGHTS < 100 else 0)(AnyNight.TestCase)
