"""Procedures C.absent and C1: the list of absent players, their stacks, and when a stack leaves play."""

from __future__ import annotations

import pytest

from core.floor.absent import absentees, to_be_seated
from core.money.payouts import placings
from core.say.becauses import AbsentStackRemoved, MarkedAbsent
from core.say.reasons import (
    AlreadyOut,
    LastPlayer,
    MoreThanInPlay,
    NoSuchEntry,
    NotAbsent,
    PresentSo,
    StackStays,
)
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, facts, filled, house, only
from tests.unit.night import Night, seated

ABSENT = {
    "svepof-2006": ("SvePoF 2006 §2.6",),
    "cpc-2023": ("CPC 2023 Abwesenheit",),
    "tda-nl": (),
    "tda-2024": ("TDA 2024 absent players",),
}


@pytest.mark.parametrize(("book", "clauses"), each(ABSENT, "entering.absent"))
def test_the_chips_of_a_missing_player_are_set_out_and_blinded(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """SvePoF §2.6: until the player is there."""
    night = begun(night_of, book, start=False).run('register "Missing"\nabsent "Missing"')
    missing, found = night.entry('"Missing"'), because(night, MarkedAbsent)
    assert (missing.absent, found.clauses) == (True, clauses)
    assert found.entry == missing.id
    assert facts(found) == {"blinded": True, "table": None, "seat": None}
    assert to_be_seated(night.state, missing.id)
    night.run("draw\nstart")
    assert missing.id in night.seats()
    night.do('present "Missing"')
    assert not night.entry('"Missing"').absent
    assert night.seats()[missing.id]


STAYS = {"svepof-2006": "SvePoF 2006 §2.6", "cpc-2023": "", "tda-nl": "", "tda-2024": ""}


@pytest.mark.parametrize(("book", "clause"), each(STAYS, "entering.absent_leaves"))
def test_an_absent_stack_stays_until_it_is_blinded_off(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book).run('absent "Anna Ek"')
    reason = only(night.reasons('remove stack "Anna Ek" chips 4000'), StackStays)
    assert (reason.clause, reason.overridable, reason.entry) == (clause, True, night.entry('"Anna Ek"').id)
    assert (reason.table, reason.seat) == night.place("1.1")
    night.do('remove stack "Anna Ek" chips 4000 override "went home ill"')
    found = because(night, AbsentStackRemoved)
    assert found.clauses == ((clause,) if clause else ())
    assert found.entry == night.entry('"Anna Ek"').id
    assert ((found.table, found.seat), found.chips) == (night.place("1.1"), 4000)


@pytest.mark.rule_id("C1", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_stack_blinded_off_goes_out_like_any_other(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run('absent "Anna Ek"\neliminate "Anna Ek" by "Bo Ros"')
    assert night.state.chips.in_play == 80_000
    assert [x.entry for x in placings(night.state)] == [night.entry('"Anna Ek"').id]
    assert absentees(night.state) == []


@pytest.mark.rule_id("C1", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_absent_players_are_listed_by_table_and_seat(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run('register "No seat" prepaid')
    night.run('absent "No seat"\nabsent "Gun Alm"\nabsent "Carin Ål"\nabsent "Anna Ek"')
    names = [night.state.name(e) for e in absentees(night.state)]
    assert names == ["Anna Ek", "Carin Ål", "Gun Alm", "No seat"]
    night.do('present "Carin Ål"')
    assert [night.state.name(e) for e in absentees(night.state)] == ["Anna Ek", "Gun Alm", "No seat"]


# -- without a book: the stack leaves when the director says so ---------------------------------------


def by_director() -> Night:
    return seated(count=4)


def test_a_removed_stack_is_out_and_its_chips_are_out_of_play() -> None:
    night = by_director().run('absent "Anna Ek"\nremove stack "Anna Ek" chips 4000')
    anna = night.entry('"Anna Ek"')
    assert (anna.out, anna.table, night.state.chips.in_play) == (True, None, 36_000)
    assert [(x.entry, x.place) for x in placings(night.state)] == [(anna.id, 4)]
    night.do("undo")
    assert (night.entry('"Anna Ek"').absent, night.state.chips.in_play) == (True, 40_000)


def test_who_comes_after_all_gets_the_removed_chips_back() -> None:
    night = by_director().run('absent "Anna Ek"\nremove stack "Anna Ek" chips 4000\ntake back "Anna Ek"')
    assert (night.state.chips.in_play, night.state.seat_text(night.entry('"Anna Ek"').id)) == (40_000, "1.1")
    # out in the ordinary way this time, and back: nothing more comes with her
    night.run('eliminate "Anna Ek"\ntake back "Anna Ek"')
    assert night.state.chips.in_play == 40_000


def test_only_an_absent_stack_is_removed_and_never_the_last() -> None:
    night = by_director()
    assert night.whys('remove stack "Anna Ek"') == {NotAbsent}
    assert not night.reasons('remove stack "Anna Ek"')[0].overridable
    night.do('absent "Anna Ek"')
    assert night.whys('remove stack "Anna Ek" chips 40001') == {MoreThanInPlay}
    assert night.whys("remove stack e999") == {NoSuchEntry}
    night.do('eliminate "Bo Ros" "Carin Ål" "David Öst"')
    assert night.whys('remove stack "Anna Ek"') == {LastPlayer}


@pytest.mark.parametrize("book", BOOKS)
def test_who_gives_up_the_seat_leaves_the_money_and_the_clause_can_be_overruled(
    night_of: NightOf, book: str
) -> None:
    night = begun(night_of, book)
    taken, chips = night.state.money.paid, night.state.chips.in_play
    line = 'remove stack "Anna Ek" chips 4000 leaves'
    clause = night.state.rulebook.cite("entering.absent_leaves")
    found = night.reasons(line)
    assert {type(x) for x in found} <= {StackStays}
    assert all(x.overridable and x.clause == clause for x in found)
    night.do(line + ' override "has to catch the train"' * bool(found))
    assert (night.entry('"Anna Ek"').out, night.state.money.paid) == (True, taken)
    assert night.state.chips.in_play == chips - 4000


def test_who_is_here_is_not_here_twice() -> None:
    night = by_director()
    reason = only(night.reasons('present "Anna Ek"'), PresentSo)
    assert reason == PresentSo(entry=night.entry('"Anna Ek"').id, present=True)
    night.do('absent "Anna Ek"')
    assert only(night.reasons('absent "Anna Ek"'), PresentSo).present is False
    night.do('eliminate "Anna Ek"')
    assert night.whys('present "Anna Ek"') == {AlreadyOut}


def test_a_stack_that_is_not_blinded_is_not_set_out_before_its_player_is_here() -> None:
    night = filled(house(absent='"not_blinded"'), start=False).run('register "Missing"\nabsent "Missing"')
    missing, found = night.entry('"Missing"').id, because(night, MarkedAbsent)
    assert (found.clauses, facts(found)["blinded"]) == (("House absent",), 0)
    assert not to_be_seated(night.state, missing)
    night.do('register "Here"')
    night.do("draw")
    assert (night.entry('"Missing"').table, night.entry('"Here"').table is None) == (None, False)
    night.run('present "Missing"\ndraw')
    assert night.entry('"Missing"').table is not None
