"""Procedure C.reentry: the seat of one who enters again, and chips given up for a full stack."""

from __future__ import annotations

import pytest

from core.money.payouts import placings
from core.say.becauses import Surrendered
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    BadAmount,
    HasPlayed,
    LastPlayer,
    LateRegistrationClosed,
    SeatKept,
    SeatsAreDrawn,
    StillIn,
    SurrenderForbidden,
)
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, facts, filled, house, newcomer, only
from tests.unit.night import Night

SEAT = {
    "svepof-2006": "",
    "cpc-2023": "CPC 2023 Re-Entry",
    "tda-nl": "",
    "tda-2024": "TDA 2024 re-entries",
}


@pytest.mark.parametrize(("book", "clause"), each(SEAT, "entering.reentry_seat"))
def test_a_re_entry_draws_a_new_seat_and_has_a_full_stack(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book).run('eliminate "Anna Ek"')
    for seat in ("1.1", "2.9"):
        reason = only(night.reasons(f'reenter "Anna Ek" seat {seat}'), SeatsAreDrawn)
        assert (reason.clause, reason.overridable) == (clause, True)
        assert (reason.comes, reason.player) == ("reentry", night.entry('"Anna Ek"').player)
    night.do('reenter "Anna Ek"')
    again = night.entry('"Anna Ek"')
    assert (again.table, again.chips, again.nth) == (None, 10_000, 2)
    night.do("draw")
    assert night.entry('"Anna Ek"').table is not None


SURRENDER = {
    "svepof-2006": (),
    "cpc-2023": ("CPC 2023 Surrender",),
    "tda-nl": (),
    "tda-2024": ("TDA 2024 re-entries",),
}


@pytest.mark.parametrize(("book", "clauses"), each(SURRENDER, "entering.surrendered"))
def test_surrendered_chips_leave_play(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = begun(night_of, book)
    old = night.entry('"Anna Ek"').id
    night.do('reenter "Anna Ek" surrender 3500')
    again, found = night.entry('"Anna Ek"'), because(night, Surrendered)
    assert (found.clauses, found.entry, found.chips) == (clauses, old, 3500)
    assert (night.state.people.entries[old].out, again.out, again.chips, again.table) == (
        True,
        False,
        10_000,
        None,
    )
    assert night.state.chips.in_play == 80_000 + 10_000 - 3500
    night.do("undo")
    assert night.state.chips.in_play == 80_000
    assert night.state.seat_text(old) == "1.1"


@pytest.mark.parametrize("book", BOOKS)
def test_giving_chips_up_costs_no_place(night_of: NightOf, book: str) -> None:
    """Anna is placed by her last bust: before Bo, though her first entry went out before his."""
    night = begun(night_of, book).run('reenter "Anna Ek" surrender 3500')
    assert placings(night.state) == []
    night.run('eliminate "Bo Ros"\neliminate "Anna Ek"')
    assert [(night.state.name(x.entry), x.place) for x in placings(night.state)] == [
        ("Anna Ek", 7),
        ("Bo Ros", 8),
    ]


@pytest.mark.parametrize("book", BOOKS)
def test_only_chips_somebody_has_are_given_up(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book)
    assert night.whys('reenter "Anna Ek"') == {StillIn}
    assert night.whys('reenter "Anna Ek" surrender 80001') == {BadAmount}
    night.do('eliminate "Anna Ek"')
    assert only(night.reasons('reenter "Anna Ek" surrender 1'), AlreadyOut).overridable is False
    night.do('eliminate "Carin Ål" "David Öst" "Eva Dal" "Frans Ny" "Gun Alm" "Hans Berg"')
    assert night.whys('reenter "Bo Ros" surrender 1') == {LastPlayer}


def test_all_chips_can_be_given_up_and_none() -> None:
    night = filled(house()).run('reenter "Anna Ek" surrender 80000')
    assert night.state.chips.in_play == 10_000
    night.do('reenter "Bo Ros" surrender 0')
    assert night.state.chips.in_play == 20_000
    # what is out of play already is not taken out with an entry too
    night.run('unregister "Bo Ros" override "x"\nunregister "Anna Ek" override "x"')
    reason = only(night.reasons('unregister "Carin Ål" override "x"'), HasPlayed)
    assert (reason.overridable, night.state.chips.in_play) == (False, 0)


def test_a_surrendered_entry_taken_back_brings_its_chips() -> None:
    night = filled(house()).run('reenter "Anna Ek" surrender 3500')
    old = night.state.people.entries_of[night.entry('"Anna Ek"').player][0]
    assert night.whys(f"take back e{old}") == {AlreadyRegistered}
    night.run('eliminate "Anna Ek"')
    night.do(f"take back e{old}")
    assert night.state.chips.in_play == 90_000


# -- the house may set it otherwise -------------------------------------------------------------------


def test_where_chips_may_not_be_given_up_it_is_refused() -> None:
    night = filled(house(surrendered='"not_allowed"'))
    reason = only(night.reasons('reenter "Anna Ek" surrender 3500'), SurrenderForbidden)
    assert (reason.clause, reason.player, reason.overridable) == (
        "House surrendered",
        night.entry('"Anna Ek"').player,
        True,
    )


def kept() -> Night:
    return filled(house(reentry_seat='"kept"')).run("blinds 1 big 5 small 3 button 1")


def test_a_seat_that_is_kept_waits_for_its_player() -> None:
    night = kept().run('eliminate "Anna Ek"\nreenter "Anna Ek"')
    found = newcomer(night, "reentry")
    assert night.state.seat_text(night.entry('"Anna Ek"').id) == "1.1"
    assert (found.clauses, found.entry) == (
        ("House reentry_seat", "CPC 2023 Nachrücker"),
        night.entry('"Anna Ek"').id,
    )
    # who went out ended the hand for which the blinds were told
    assert ((found.table, found.seat), found.waits, found.how) == (night.place("1.1"), "unknown", "")


def test_a_seat_that_is_kept_though_chips_are_given_up() -> None:
    night = kept().run('reenter "Anna Ek" surrender 5')
    assert night.state.seat_text(night.entry('"Anna Ek"').id) == "1.1"
    assert facts(newcomer(night, "reentry"))["waits"] == "no"
    night.do('reenter "Anna Ek" surrender 5 seat 1.1')
    assert night.state.seat_text(night.entry('"Anna Ek"').id) == "1.1"


@pytest.mark.parametrize(
    "gone", ["close seat 1.1", 'move "Bo Ros" to 1.1', 'register "New" seat 1.1 override "x"']
)
def test_a_seat_that_is_gone_is_not_kept(gone: str) -> None:
    night = kept().run(f'eliminate "Anna Ek"\n{gone}\nreenter "Anna Ek"')
    assert night.entry('"Anna Ek"').table is None


def test_a_player_whose_seat_is_kept_takes_no_other() -> None:
    night = kept().run('eliminate "Anna Ek"')
    reason = only(night.reasons('reenter "Anna Ek" seat 2.9'), SeatKept)
    assert (reason.clause, reason.overridable) == ("House reentry_seat", True)
    assert reason.player == night.entry('"Anna Ek"').player
    assert (reason.table, reason.seat) == night.place("1.1")
    night.do('reenter "Anna Ek" seat 1.1')


def test_by_hand_a_re_entry_sits_where_the_director_says_and_waits_for_the_button() -> None:
    night = filled(house(reentry_seat='"by_hand"')).run('eliminate "Hans Berg"')
    night.run('blinds 1 big 5 small 3 button 1\nreenter "Hans Berg" seat 1.4')
    assert night.entry('"Hans Berg"').waits
    assert facts(newcomer(night, "reentry"))["waits"] == "yes"
    night.run('eliminate "Hans Berg"\nreenter "Hans Berg"')
    assert night.entry('"Hans Berg"').table is None


def test_without_waiting_everybody_is_dealt_in_at_once() -> None:
    night = filled(house(reentry_seat='"by_hand"', late_wait='"none"')).run('eliminate "Hans Berg"')
    night.run('blinds 1 big 5 small 3 button 1\nreenter "Hans Berg" seat 1.4')
    assert (night.entry('"Hans Berg"').waits, facts(newcomer(night, "reentry"))["waits"]) == (False, "no")


def test_svepof_2_6_a_re_entry_is_no_late_entry(night_of: NightOf) -> None:
    """The source knows no re-entry: what forbids a first entry after the start is not cited against one."""
    night = begun(night_of, "svepof-2006").run('set late 1\neliminate "Anna Ek"')
    night.run('reenter "Anna Ek"\neliminate "Anna Ek"\nset clock row 2')
    assert only(night.reasons('reenter "Anna Ek"'), LateRegistrationClosed).clause == ""
