"""The one door: check and do agree, write before apply, the state at any time, and what is late."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.formats.fold import fold
from core.log.change import Change
from core.log.director import LARGEST
from core.log.order import MemoryLog
from core.say import records as r
from core.say.acts import (
    Act,
    AddLevel,
    Count,
    MakeDraw,
    Note,
    Pause,
    PrepareDraw,
    Redo,
    Register,
    RegisterList,
    SetChips,
    SetPrizes,
    SetStructure,
    Undo,
)
from core.say.reasons import (
    AlreadyOut,
    BadText,
    ClockSetSince,
    DoesNotFit,
    LateRegistrationClosed,
    NoSuchAction,
    NumberTooLarge,
    ReadOnly,
    Refused,
    StoreFailed,
    Trouble,
)
from core.say.records import Action
from core.text.opening import open_door
from core.tournament.chance import Chance
from tests.examples import examples
from tests.unit.night import Night, at, seated, small
from tests.unit.random_nights import random_act


class FullDisk(MemoryLog):
    """A log that refuses from some moment on."""

    full = False

    def append(self, action: Action) -> Action:
        if self.full:
            raise StoreFailed(Trouble.DISK_FULL, "x.riffle")
        return super().append(action)


def test_a_disk_that_refuses_leaves_the_night_as_it_was() -> None:
    log = FullDisk(small(started=False).log.actions)
    night = Night(log=log)
    told: list[Change] = []
    night.director.listen(told.append)
    before, written = night.copy(), list(log.actions)
    log.full = True
    for line in ("start", 'register "New"', 'note "x"', "undo", "1.1"):
        with pytest.raises(StoreFailed):
            night.do(line)
        assert night.state == before
        assert log.actions == written
    assert told == []
    exported = Action(len(written) + 1, night.ms, night.ms, "x", (r.Noted("x"),))
    with pytest.raises(StoreFailed):
        night.director.bring(exported)
    assert night.state == before
    log.full = False
    night.run("start\n1.1")
    assert len(told) == 2


@settings(max_examples=examples(150))
@given(st.data())
def test_what_check_lets_through_is_done_and_what_it_does_not_is_not(data: st.DataObject) -> None:
    night = small(started=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 6))):
        act = random_act(data, night.state, night.ms)
        if act is None:
            continue
        if night.director.check(act):
            night.refused(act)
        else:
            night.act(act)
        night.wait(seconds=data.draw(st.integers(0, 900)))


def test_checking_uses_no_chance_and_no_ids() -> None:
    night, same = small(), small()
    everybody = MakeDraw(everybody=True), PrepareDraw(everybody=True)
    for act in (*everybody, Register(name="New"), Undo(), Redo(), Pause()):
        for _ in range(3):
            night.director.check(act)
    for x in (night, same):
        x.run('register "New"\ndraw all number "1"\nprepare draw all')
    assert night.log.actions == same.log.actions


def test_the_same_seed_and_lines_make_the_same_log_to_the_last_hash() -> None:
    assert small("7").log.actions == small("7").log.actions
    assert small("7").log.actions[-1].hash != small("8").log.actions[-1].hash


def test_every_action_carries_the_hash_of_the_one_before() -> None:
    night = small()
    last = ""
    for action in night.log.actions:
        assert action.hash == r.chain(last, action, r.encoded(action.records))
        last = action.hash


@pytest.mark.parametrize("field", ["id", "happened", "written", "line", "records", "after"])
def test_the_hash_covers_every_field(field: str) -> None:
    action = Action(5, 1000, 2000, "note", (r.Noted("x"),), 3)
    changed: dict[str, Any] = {"line": "nota", "records": (r.Noted("y"),), "after": None}
    other = replace(action, **{field: changed.get(field, 77)})
    assert r.chain("a", action, r.encoded(action.records)) != r.chain("a", other, r.encoded(other.records))
    assert r.chain("a", action, r.encoded(action.records)) != r.chain("b", action, r.encoded(action.records))


# -- the state at a time ------------------------------------------------------------------------------


def test_as_it_was_at_any_time() -> None:
    night = seated(count=4).run("19:10 eliminate 1.4\n19:20 eliminate 1.3\n19:30 open table 2")
    when = [at(f"2025-03-14 19:{m}") for m in ("05", "10", "19", "20", "45")]
    assert [len(night.director.at(x).game.busts) for x in when] == [0, 1, 1, 2, 2]
    assert night.director.at(when[-1]) == night.state
    assert night.director.at(0).people.entries == {}
    night.do("undo")
    assert len(night.director.at(when[-1]).open_tables) == 1


@settings(max_examples=examples(30))
@given(st.data())
def test_the_night_is_in_order_and_its_fold_the_state_however_late_things_come(data: st.DataObject) -> None:
    night = small()
    for _ in range(data.draw(st.integers(1, 10))):
        night.wait(seconds=data.draw(st.integers(0, 200)))
        act = random_act(data, night.state, night.ms)
        happened = night.ms - data.draw(st.integers(0, 400_000))
        if act is None or night.director.check(act, happened):
            continue
        before = night.copy()
        try:
            night.act(act, happened=happened)
        except Refused as error:
            refused = error
        else:
            order = night.director.night
            assert [a.happened for a in order] == sorted(a.happened for a in order)
            assert fold(a for a in order if a.id not in night.director.undone) == night.state
            continue
        assert {type(x) for x in refused.reasons} <= {DoesNotFit, ClockSetSince}
        assert night.state == before


def test_late_is_decided_on_the_state_of_its_time() -> None:
    night = seated(count=4).run("19:10 eliminate 1.4\n19:30 eliminate 1.3")
    night.late("19:05 swap 1.1 with 1.2")
    assert night.entry('"Anna Ek"').seat == 2
    david = night.state.game.busts[0].entry
    assert night.whys(f"addon e{david}") == {AlreadyOut}
    night.late(f"19:06 addon e{david}")
    assert night.state.people.entries[david].bought["addon"] == 1


def test_late_before_everything() -> None:
    night = seated(count=2)
    night.late('2025-03-14T18:00+01:00 note "the door opened"')
    assert night.director.night[0].line.startswith("note")
    assert night.director.history[-1].after == 0
    night.late('18:30 note "the bar opened"')
    assert [a.line for a in night.director.night][:2] == ['note "the door opened"', 'note "the bar opened"']


def test_late_at_one_moment_keeps_the_order_of_writing() -> None:
    night = seated(count=2).run('19:10 note "a"\n19:20 note "z"')
    night.late('19:10 note "b"')
    night.late('19:10 note "c"')
    assert [x for _, x in night.state.word.notes] == ["a", "b", "c", "z"]


def test_undo_of_something_late_and_redo_put_it_back_where_it_was() -> None:
    night = seated(count=4).run("19:10 eliminate 1.4\n19:20 eliminate 1.3")
    night.late("19:15 eliminate 1.2")
    after = night.copy()
    night.do("undo")
    assert len(night.state.game.busts) == 2
    night.do("redo")
    assert night.state == after
    assert [b.seat for b in night.state.game.busts] == [4, 2, 3]


def test_an_undo_that_was_asked_about_before_keeps_everything_done_since() -> None:
    night = small().run('note "one"\nnote "two"')
    one = Undo(action=night.director.history[-2].id)
    assert night.director.check(one) == ()
    night.do('note "three"')
    night.act(one)
    assert [x for _, x in night.state.word.notes] == ["two", "three"]


# -- a log that does not fold -------------------------------------------------------------------------


def test_a_log_that_does_not_fold_opens_at_the_last_good_action_and_is_not_written() -> None:
    good = small()
    last = good.log.actions[-1]
    bad = Action(last.id + 1, last.happened, last.written, "1.1", (r.Eliminated(9999),))
    after = Action(last.id + 2, last.happened, last.written, "note", (r.Noted("later"),))
    log = MemoryLog(good.log.actions)
    log.append(bad)
    log.append(after)
    director = open_door(log, lambda: good.ms, Chance("x").bytes)
    assert director.read_only
    assert director.problem.startswith(f"{bad.id}:")
    assert director.state == good.state
    for act in (Note(text="x"), Undo(), Redo()):
        assert [type(x) for x in director.check(act)] == [ReadOnly]
        with pytest.raises(Refused):
            director.do(act)
    with pytest.raises(Refused):
        director.bring(after)
    assert len(log.actions) == after.id


# -- being told ---------------------------------------------------------------------------------------


def test_every_change_is_told_once_until_one_stops_listening() -> None:
    night = small()
    told: list[Change] = []
    stop = night.director.listen(told.append)
    bust = night.do("1.1")
    night.do("undo")
    stop()
    night.do("redo")
    assert [(c.action.id, c.just_now) for c in told] == [(bust.action.id, True), (bust.action.id + 1, False)]


# -- overriding ---------------------------------------------------------------------------------------


def test_an_override_needs_a_reason_and_is_undone_with_its_act() -> None:
    night = small().run("set late 1\nset clock row 2")
    act = Register(name="New")
    with pytest.raises(Refused) as refused:
        night.director.do(act, override=" \t")
    assert refused.value.reasons == night.director.check(act)
    assert [type(x) for x in refused.value.reasons] == [LateRegistrationClosed]
    before = night.copy()
    night.act(act, "  the train was late  ")
    (ruled,) = night.state.word.overrides
    assert (ruled.at, ruled.reason) == (night.ms, "the train was late")
    assert [kind for kind, _ in ruled.against] == ["late_registration_closed"]
    night.do("undo")
    assert night.state == before


def test_bring_takes_numbers_in_order_only() -> None:
    night = small()
    last = night.log.actions[-1]
    for number in (0, last.id, last.id + 2):
        with pytest.raises(Refused) as refused:
            night.director.bring(Action(number, last.happened, last.written, "x", (r.Noted("x"),)))
        assert type(refused.value.reasons[0]) is NoSuchAction


@pytest.mark.parametrize(
    "make",
    [
        lambda n: Count(entry=1, chips=n),
        lambda n: SetChips(values=(25, n)),
        lambda n: RegisterList(people=(Register(name="New", pay=n),)),
        lambda n: SetPrizes(shares=(("amount", n),)),
        lambda n: SetStructure(rows=(AddLevel(blinds=(1, n)),)),
    ],
)
def test_a_number_beyond_all_chips_and_money_is_refused_in_one_place(make: Callable[[int], Act]) -> None:
    """Wherever it stands in the act."""
    night = small()
    for n in (LARGEST + 1, -LARGEST - 1, 10**60):
        assert night.director.check(make(n)) == (NumberTooLarge(most=LARGEST),)
    assert NumberTooLarge not in {type(x) for x in night.director.check(make(LARGEST))}


def test_half_a_sign_is_refused_before_it_is_written() -> None:
    """A window may hand over half a surrogate pair; no file can hold it."""
    night = Night()
    assert [type(x) for x in night.director.check(Note(text="\ud83d"))] == [BadText]
    change = night.director.do(Note(text="ok"), override="\ud83d")
    assert change.action.id == 1
