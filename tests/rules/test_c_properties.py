"""Entering over random nights by every book: chips are conserved, a refusal cites its clause and no other."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from core.money.payouts import placings
from core.say import acts, records
from core.say.acts import Act
from core.say.reasons import (
    HandoverForbidden,
    HasPlayed,
    LateEntryForbidden,
    LateRegistrationClosed,
    NoRefund,
    NotDeclared,
    Reason,
    Refused,
    SeatKept,
    SeatsAreDrawn,
    StackNotFull,
    StackStays,
    SurrenderForbidden,
)
from core.tournament.state import Tournament
from tests.rules.conftest import chosen
from tests.rules.entering_night import BOOKS, filled, house
from tests.unit.night import Night

CITED = {
    LateEntryForbidden: "entering.late",
    NoRefund: "entering.refund",
    HandoverForbidden: "entering.handover",
    SurrenderForbidden: "entering.surrendered",
    NotDeclared: "entering.rebuy_undeclared",
    SeatKept: "entering.reentry_seat",
    StackStays: "entering.absent_leaves",
    StackNotFull: "entering.stack",
}
SEATS = {
    "start": "draw.seats",
    "late": "entering.late_seat",
    "reentry": "entering.reentry_seat",
    "kept": "entering.reentry_seat",
    "alternate": "entering.alternate_seat",
}
# Two houses that set what no book we have sets.
HOUSES: dict[str, dict[str, str]] = {
    "free": {
        "absent_leaves": '"by_director"', "rebuy_undeclared": '"by_director"', "reentry_seat": '"kept"',
        "handover": '"allowed"', "rebuy_seat": '"drawn"', "refund": '"by_director"',
    },
    "strict": {"surrendered": '"not_allowed"', "late": '"forbidden"', "absent": '"not_blinded"'},
}  # fmt: skip

# Every step folds the whole night anew: to find the smallest night that fails would take minutes.
QUICK = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow], phases=[Phase.explicit, Phase.generate]
)


def night_by(book: str) -> Night:
    return filled(house(**HOUSES[book]) if book in HOUSES else chosen(book)).run("set late 1")


def some_act(draw: Any, t: Tournament) -> Act:
    """One act of entering; most of its arguments exist."""
    few = [*sorted(t.people.entries)[:3], *(b.entry for b in t.game.busts)]
    entry = draw(st.sampled_from(few))
    seat = draw(st.sampled_from([None, None, *((x.id, s) for x in t.open_tables for s in (1, 2, 4, 9))]))
    chips = draw(st.sampled_from([0, 1, 3500, 10_000, 80_000, 10**9]))
    name = draw(st.sampled_from(["New", "Newer", "Anna Ek"]))
    found: Act = draw(
        st.sampled_from(
            [
                acts.Register(name=name, seat=seat, prepaid=bool(chips % 2), alternate=chips == 0),
                acts.Register(name=name, chips=chips),
                acts.Reenter(player=t.people.entries[entry].player, chips=chips),
                acts.Unregister(entry=entry),
                acts.Reenter(player=t.people.entries[entry].player, seat=seat),
                acts.Reenter(player=t.people.entries[entry].player, seat=seat, surrender=chips),
                acts.Rebuy(entry=entry),
                acts.AddOn(entry=entry),
                acts.Absent(entry=entry),
                acts.Present(entry=entry),
                acts.RemoveStack(entry=entry, chips=chips),
                acts.Eliminate(who=(entry,)),
                acts.TakeBack(entry=entry),
                acts.HandOver(entry=entry, name=name),
            ]
        )
    )
    return found


def rightly_cited(t: Tournament, reason: Reason) -> bool:
    """Return whether a refusal by a parameter cites it and can be overruled, and a fact cites nothing and
    cannot."""
    key = CITED.get(type(reason))
    if isinstance(reason, SeatsAreDrawn):
        key = SEATS[reason.comes]
    if type(reason) is LateRegistrationClosed:
        until = t.rulebook.word("entering.late") == "until_level"
        return reason.overridable and reason.clause == (t.rulebook.cite("entering.late") if until else "")
    if key is None:
        return reason.clause == "" and (not reason.overridable or type(reason) is HasPlayed)
    return reason.overridable and reason.clause == t.rulebook.cite(key)


@pytest.mark.parametrize("book", [*BOOKS, *HOUSES])
@settings(parent=QUICK, max_examples=12)
@given(data=st.data())
def test_chips_are_conserved_and_refusals_cite_their_clause(book: str, data: st.DataObject) -> None:
    night = night_by(book)
    for _ in range(10):
        t = night.state
        act = some_act(data.draw, t)
        bought, removed, back = (
            t.chips.bought,
            t.chips.removed,
            {e.id: e.removed for e in t.people.entries.values()},
        )
        gone = t.people.entries[act.entry].chips if isinstance(act, acts.Unregister) else 0
        for reason in night.director.check(act):
            assert rightly_cited(t, reason), reason
        try:
            night.act(act, "set by the test" if data.draw(st.booleans()) else "")
        except Refused:
            continue
        made = night.log.actions[-1].records
        new = sum(x.chips for x in made if isinstance(x, records.Bought))
        left = sum(x.chips for x in made if isinstance(x, records.ChipsRemoved))
        left -= sum(back[x.entry] for x in made if isinstance(x, records.Reinstated))
        assert (night.state.chips.bought, night.state.chips.removed) == (bought + new - gone, removed + left)
        assert night.state.chips.in_play == night.state.chips.bought - night.state.chips.removed >= 0
        places = placings(night.state)
        assert len({night.state.people.entries[x.entry].player for x in places}) == len(places)
        assert not {night.state.people.entries[x.entry].player for x in places if x.place > 1} & {
            *night.state.people.live
        }


@pytest.mark.parametrize("book", [*BOOKS, *HOUSES])
@settings(parent=QUICK, max_examples=8)
@given(data=st.data())
def test_undone_one_after_another_it_is_the_night_before(book: str, data: st.DataObject) -> None:
    night = night_by(book)
    states = [night.copy()]
    for _ in range(8):
        try:
            night.act(some_act(data.draw, night.state), "set by the test")
        except Refused:
            continue
        states.append(night.copy())
    for before in reversed(states[:-1]):
        night.do("undo")
        assert night.state == before
