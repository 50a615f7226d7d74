"""Procedure C.handover: a seat given away or sold, and the money of one who must leave."""

from __future__ import annotations

import pytest

from core.say.becauses import HandedOver
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    HandoverForbidden,
    HasPlayed,
    NameEmpty,
    NoRefund,
    NoSuchEntry,
    Reason,
    SameTwice,
    TournamentCancelled,
)
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, filled, house, only

HANDOVER = {"svepof-2006": "SvePoF 2006 §2.6.1", "cpc-2023": "", "tda-nl": "", "tda-2024": ""}


@pytest.mark.parametrize(("book", "clause"), each(HANDOVER, "entering.handover"))
def test_after_the_start_nobody_gives_or_sells_a_seat(night_of: NightOf, book: str, clause: str) -> None:
    """SvePoF §2.6.1: not even when taken ill."""
    night = begun(night_of, book, start=False).run('hand over "Anna Ek" to "Karin Sjö"')
    karin = night.entry('"Karin Sjö"')
    assert (night.state.seat_text(karin.id), karin.chips) == ("1.1", 10_000)
    found = because(night, HandedOver)
    assert (found.entry, found.taker) == (karin.id, karin.player)
    assert night.state.people.players[found.giver].name == "Anna Ek"
    night.do("start")
    reason = only(night.reasons('hand over "Bo Ros" to "Anna Ek"'), HandoverForbidden)
    assert (reason.clause, reason.overridable) == (clause, True)
    assert (reason.entry, reason.to) == (night.entry('"Bo Ros"').id, "Anna Ek")
    night.do('hand over "Bo Ros" to "Anna Ek" override "the board has agreed"')
    assert night.state.seat_text(night.entry('"Anna Ek"').id) == "1.3"


def test_a_house_may_allow_it() -> None:
    night = filled(house(handover='"allowed"')).run('hand over "Anna Ek" to "Karin Sjö" number "7"')
    karin = night.entry("no:7")
    assert night.state.seat_text(karin.id) == "1.1"
    assert because(night, HandedOver).clauses == ("House handover",)
    night.do("undo")
    assert night.state.seat_text(night.entry('"Anna Ek"').id) == "1.1"


def test_a_seat_is_handed_to_somebody_who_has_none() -> None:
    night = filled(house(handover='"allowed"'), start=False)
    assert night.whys('hand over "Anna Ek" to "Bo Ros"') == {AlreadyRegistered}
    assert night.whys('hand over "Anna Ek" to "anna ek"') == {SameTwice}
    nobody: set[type[Reason]] = {NameEmpty, NoSuchEntry}
    assert night.whys('hand over e999 to " "') == nobody
    night.do('eliminate "Bo Ros"')
    assert night.whys('hand over "Bo Ros" to "New"') == {AlreadyOut}
    night.do('hand over "Anna Ek" to "Bo Ros"')
    assert night.state.seat_text(night.entry('"Bo Ros"').id) == "1.1"


# -- the money ----------------------------------------------------------------------------------------

REFUND = {"svepof-2006": "SvePoF 2006 §2.6.1", "cpc-2023": "", "tda-nl": "", "tda-2024": ""}


@pytest.mark.parametrize(("book", "clause"), each(REFUND, "entering.refund"))
def test_who_must_leave_after_the_start_gets_nothing_back(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book, start=False).run('unregister "Hans Berg"\nstart')
    night.do('register "Late" prepaid')
    for who in ("Anna Ek", "Late"):
        found = {type(x): x for x in night.reasons(f'unregister "{who}"')}
        reason = found.pop(NoRefund)
        assert isinstance(reason, NoRefund)
        assert (reason.clause, reason.overridable, reason.entry, reason.paid) == (
            clause,
            True,
            night.entry(f'"{who}"').id,
            500,
        )
        assert set(found) == ({HasPlayed} if who == "Anna Ek" else set())
    played = {type(x): x for x in night.reasons('unregister "Anna Ek"')}[HasPlayed]
    assert played == HasPlayed(entry=night.entry('"Anna Ek"').id, paid=500, overridable=True)
    taken = night.state.money.paid
    night.do('unregister "Anna Ek" override "taken to hospital"')
    assert (night.state.chips.in_play, night.state.money.paid) == (70_000, taken - 500)


def test_where_the_director_decides_only_play_stands_against_it() -> None:
    night = filled(house(refund='"by_director"')).run('register "Late"\nunregister "Late"')
    assert night.whys('unregister "Anna Ek"') == {HasPlayed}


@pytest.mark.parametrize("book", BOOKS)
def test_a_cancelled_tournament_gives_the_money_back(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run('register "Late" prepaid\ncancel "no light"\nunregister "Late"')
    assert only(night.reasons('hand over "Anna Ek" to "New"')[:1], TournamentCancelled).overridable is False
