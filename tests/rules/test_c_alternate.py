"""Procedure C.alternate: who waits for a seat to come free, and where."""

from __future__ import annotations

import pytest

from core.floor.absent import alternates
from core.say.reasons import SeatsAreDrawn
from core.say.records import AlternateSet
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, begun, each, filled, house, newcomer, only

SEAT = {
    "svepof-2006": "",
    "cpc-2023": "CPC 2023 Nachrücker",
    "tda-nl": "",
    "tda-2024": "TDA 2024 alternates",
}


@pytest.mark.parametrize(("book", "clause"), each(SEAT, "entering.alternate_seat"))
def test_an_alternate_draws_the_seat_and_has_a_full_stack(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book)
    reason = only(night.reasons('register "Next" prepaid alternate seat 1.4'), SeatsAreDrawn)
    assert (reason.clause, reason.overridable, reason.comes, reason.name) == (
        clause,
        True,
        "alternate",
        "Next",
    )
    night.do('register "Next" prepaid alternate')
    waiting = night.entry('"Next"')
    assert (waiting.alternate, waiting.table, waiting.chips) == (True, None, 10_000)
    assert alternates(night.state) == [waiting.id]


@pytest.mark.rule_id("C.alternate", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_alternates_wait_in_order_of_registration(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book, start=False)
    for name in ("Zoe", "Adam", "Mia"):
        night.do(f'register "{name}" alternate')
    assert [night.state.name(e) for e in alternates(night.state)] == ["Zoe", "Adam", "Mia"]
    night.run('unregister "Adam"\nstart')
    assert [night.state.name(e) for e in alternates(night.state)] == ["Zoe", "Mia"]
    # given a seat, she waits for none
    night.do('move "Zoe" to 1.9 override "by hand"')
    assert [night.state.name(e) for e in alternates(night.state)] == ["Mia"]
    night.do("undo")
    assert [night.state.name(e) for e in alternates(night.state)] == ["Zoe", "Mia"]


def test_an_alternate_who_is_not_here_is_passed_over_where_nothing_is_blinded() -> None:
    night = filled(house(absent='"not_blinded"')).run('register "Zoe" alternate\nregister "Adam" alternate')
    night.do('absent "Zoe"')
    assert [night.state.name(e) for e in alternates(night.state)] == ["Adam"]
    night.do('present "Zoe"')
    assert [night.state.name(e) for e in alternates(night.state)] == ["Zoe", "Adam"]


def test_by_hand_an_alternate_sits_where_the_director_says_and_waits_for_the_button() -> None:
    night = filled(house(alternate_seat='"by_hand"')).run("blinds 1 big 5 small 3 button 1")
    night.do('register "Next" alternate seat 1.4')
    found = newcomer(night, "alternate")
    assert found.clauses == ("House alternate_seat", "CPC 2023 Nachrücker")
    assert (found.entry, found.table, found.seat) == (night.entry('"Next"').id, *night.place("1.4"))
    assert (found.waits, found.how) == ("yes", "")
    assert night.entry('"Next"').waits
    assert not any(isinstance(x, AlternateSet) for x in night.log.actions[-1].records)
    assert alternates(night.state) == []
