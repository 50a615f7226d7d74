"""Broken invariants are noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.formats.fold import take
from core.people.fold import out
from core.say.records import Action, Bought, Eliminated
from core.tournament.game import Bust
from core.tournament.invariants import broken_invariants
from core.tournament.people import Entry
from core.tournament.state import Tournament
from tests.examples import examples
from tests.unit.night import Night, seated, small
from tests.unit.text.test_roundtrip import played


def test_a_whole_night_breaks_none() -> None:
    night = small()
    while len(night.state.people.live) > 1:
        night.do(f"eliminate e{next(iter(night.state.people.live.values()))}")
    assert broken_invariants(night.state) == []


def test_chips_nobody_bought_are_noticed() -> None:
    night = small()
    next(iter(night.state.people.entries.values())).chips += 5
    assert broken_invariants(night.state) == ["chips in play differ from those bought"]


@pytest.mark.parametrize(
    ("part", "sum_", "wrong", "said"),
    [
        ("chips", "bought", 1, "chips in play differ from those bought"),
        ("money", "paid", 1, "the money taken does not add up"),
        ("money", "contributed", 1, "the money taken does not add up"),
        ("room", "seat_count", 1, "the seats do not add up"),
        ("room", "unseated", {1}, "who has no seat differs"),
    ],
)
def test_a_sum_that_is_not_that_of_its_parts_is_noticed(
    part: str, sum_: str, wrong: int | set[int], said: str
) -> None:
    night = small()
    of = getattr(night.state, part)
    setattr(of, sum_, getattr(of, sum_) ^ wrong)
    assert broken_invariants(night.state) == [said]


def _somebody(t: Tournament) -> Entry:
    return next(iter(t.people.entries.values()))


def _is_out(t: Tournament) -> None:
    _somebody(t).out = True


def _sits_elsewhere(t: Tournament) -> None:
    _somebody(t).seat = 99


def _is_another(t: Tournament) -> None:
    _somebody(t).player = 10**6


def _has_chips(t: Tournament) -> None:
    _somebody(t).chips += 5


def _has_paid(t: Tournament) -> None:
    _somebody(t).paid += 5


def _is_gone(t: Tournament) -> None:
    del t.people.entries[_somebody(t).id]


def _is_in_twice(t: Tournament) -> None:
    t.people.entries_of[_somebody(t).player] *= 2


def _is_in_no_more(t: Tournament) -> None:
    del t.people.live[_somebody(t).player]


def _waits(t: Tournament) -> None:
    t.room.unseated.add(_somebody(t).id)


def _nobody_sits(t: Tournament) -> None:
    next(iter(t.room.tables.values())).seats[1] = 10**6


def _closed(t: Tournament) -> None:
    next(iter(t.room.tables.values())).closed.add(1)


def _smaller(t: Tournament) -> None:
    next(iter(t.room.tables.values())).size = 3


def _away(t: Tournament) -> None:
    next(iter(t.room.tables.values())).open = False


def _goes_out_by_nobody(t: Tournament) -> None:
    out(t, _somebody(t))
    t.game.busts.append(Bust(_somebody(t).id, (10**6,), 0, 0, 0, None, None))


def _goes_out_twice(t: Tournament) -> None:
    out(t, _somebody(t))
    t.game.busts += [Bust(_somebody(t).id, (), 0, 0, 0, None, None)] * 2


@pytest.mark.parametrize(
    "plant",
    [
        _is_out, _sits_elsewhere, _is_another, _has_chips, _has_paid, _is_gone, _is_in_twice, _is_in_no_more,
        _waits, _nobody_sits, _closed, _smaller, _away, _goes_out_by_nobody, _goes_out_twice,
    ],
)  # fmt: skip
def test_what_an_action_broke_is_noticed_without_asking_of_all(plant: Callable[[Tournament], None]) -> None:
    night = small()
    before, after = night.state, night.copy()
    plant(after)
    after.touched = {_somebody(before).id, *before.room.tables}
    noticed = broken_invariants(after, before)
    assert noticed
    assert {*noticed} <= {*broken_invariants(after)}


def test_a_deleted_entry_that_another_knocked_out_by_it_names_is_noticed() -> None:
    night = small()
    night.do("eliminate 1.1 by 1.2")
    before, after = night.state, night.copy()
    winner = after.people.entries.pop(after.game.busts[0].by[0])
    after.touched = {winner.id}
    assert "somebody was knocked out by nobody" in broken_invariants(after, before)


@pytest.mark.parametrize("group", [0, 70])
def test_a_tie_split_by_one_action_is_noticed(group: int) -> None:
    night = small()
    a, b, c, d = [e.id for e in night.state.playing][:4]
    tie = Eliminated(a, hand=70, group=70), Eliminated(b, hand=70, group=70), Eliminated(c)
    take(night.state, Action(900, night.ms, night.ms, "", tie))
    before, after = night.state, night.copy()
    assert broken_invariants(after, before) == []
    out(after, after.people.entries[d])
    last = Bust(d, (), 0, group, 0, None, None)
    after.game.busts.insert(len(after.game.busts) if group else 1, last)
    after.touched.add(d)
    assert broken_invariants(after, before) == ["a place is neither one player's nor shared"]


def _told_of(t: Tournament) -> dict[int, tuple[object, ...]]:
    """Return what the invariants read of each entry, with its bust, and of each table."""
    busts = {b.entry: (b.by, b.group) for b in t.game.busts}
    entries = {
        i: (e.player, e.table, e.seat, e.out, e.chips, e.paid, e.fee, i in t.room.unseated, busts.get(i))
        for i, e in t.people.entries.items()
    }
    tables = {i: (x.open, x.size, {*x.closed}, dict(x.seats)) for i, x in t.room.tables.items()}
    return {**entries, **tables}


@settings(max_examples=examples(60))
@given(st.data())
def test_every_sum_is_that_of_its_parts_after_any_night(data: st.DataObject) -> None:
    night = played(data)
    again = Tournament()
    told: dict[int, tuple[object, ...]] = {}
    for action in night.director.live:
        take(again, action)
        now = _told_of(again)
        changed = {i for i in {*told, *now} if told.get(i) != now.get(i)}
        assert changed <= again.touched, "the invariants look at what an action touched alone"
        told = now
    t = night.state
    entries = t.people.entries.values()
    assert t.chips.in_play == sum(e.chips for e in entries) - t.chips.removed + t.chips.adjusted
    assert t.money.paid == sum(e.paid for e in entries)
    assert t.money.contributed == sum(e.for_prizes for e in entries)
    assert [e.id for e in t.without_seat] == sorted(e.id for e in t.playing if e.table is None)
    assert t.spare == sum(x.spare for x in t.open_tables)


def test_chips_of_an_entry_taken_back_leave_the_play() -> None:
    night = Night().run('price entry 500 chips 10000\nregister "A"\nregister "B"\nunregister "A"')
    assert night.state.chips.bought == night.state.chips.in_play == 10_000


def test_a_tie_with_somebody_between_is_noticed() -> None:
    """Its places could then be neither unique nor shared by all of it."""
    night = small()
    a, b, c = [e.id for e in night.state.playing][:3]
    take(
        night.state,
        Action(
            900,
            night.ms,
            night.ms,
            "",
            (Eliminated(a, hand=70, group=70), Eliminated(b), Eliminated(c, hand=70, group=70)),
        ),
    )
    assert [x.entry for x in night.state.game.busts] == [a, c, b], "a tie is kept together as it is taken in"
    night.state.game.busts.sort(key=lambda x: x.entry == c)
    assert broken_invariants(night.state) == ["a place is neither one player's nor shared"]


def test_a_tie_put_together_late_stays_together() -> None:
    night = seated(count=8)
    night.run('19:10 eliminate 1.1\n19:20 eliminate 1.2\n19:30 eliminate 1.3\n19:40 note "x"')
    night.late('correct bust "Carin Ål" at 19:15')
    night.late('19:35 correct bust "Bo Ros" with "Anna Ek"')
    assert [(b.seat, bool(b.group)) for b in night.state.game.busts] == [(1, True), (2, True), (3, False)]


@pytest.mark.parametrize("kind", ["rebuy", "addon"])
def test_what_is_bought_later_counts(kind: str) -> None:
    night = small()
    entry = next(iter(night.state.people.entries))
    take(night.state, Action(900, night.ms, night.ms, "", (Bought(entry, kind, 1, 0, 7),)))  # type: ignore[arg-type]
    assert night.state.chips.bought == night.state.chips.in_play == 80_007
