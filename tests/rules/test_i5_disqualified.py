"""Procedure I5: a disqualified player's chips, entry and place; taken back."""

from __future__ import annotations

import pytest

from core.chips.audit import audit, stacks_gone
from core.money.payouts import placings
from core.say.acts import Disqualify, Reenter
from core.say.becauses import OutForConduct
from core.say.duties import UncountedDuty
from core.say.reasons import (
    AlreadyOut,
    BadAmount,
    ChipsDealtOut,
    ChipsLeavePlay,
    HarderThanNext,
    LastPlayer,
    MoreThanInPlay,
    NoShareThere,
    NoSuchTable,
    NotRefunded,
    OffLadder,
    PlayerDisqualified,
    SameTwice,
    SharesDiffer,
    StillIn,
)
from tests.rules.conduct_night import due, house
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, only

CHIPS = {
    "svepof-2006": ("SvePoF 2006 §1.2", "SvePoF 2006 §1.4", "SvePoF 2006 §1"),
    "cpc-2023": ("CPC 2023 Strafmassnahmen", "CPC 2023 Disqualifikation"),
    "tda-nl": ("TDA-NL 33",),
    "tda-2024": ("TDA 2024 71",),
}
CHIPS_CLAUSE = {
    "svepof-2006": "SvePoF 2006 §1.4",
    "cpc-2023": "CPC 2023 Disqualifikation",
    "tda-nl": "TDA-NL 33",
    "tda-2024": "",
}


@pytest.mark.parametrize(
    ("book", "clauses"), each(CHIPS, "elimination.disqualified_chips", "elimination.disqualified_refund")
)
def test_the_chips_leave_play_and_nothing_is_paid_back(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book)
    before = night.state.chips.in_play
    night.do('disqualify "Anna Ek" for "cheating" chips 9000')
    said = because(night, OutForConduct)
    assert night.state.chips.in_play == before - 9000
    assert (said.shares, said.chips, said.refund) == ((), 9000, 0)
    assert said.refunds == ("none" if book == "svepof-2006" else "by_director")
    assert said.clauses == clauses


@pytest.mark.parametrize("book", BOOKS)
def test_a_stack_nobody_counted_is_said_to_be_in_play_still(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book)
    before = night.state.chips.in_play
    night.do('disqualify "Anna Ek" for "cheating"')
    assert (because(night, OutForConduct).counted, night.state.chips.in_play) == (False, before)
    night.do("undo")
    night.do('disqualify "Anna Ek" for "cheating" chips 0')
    assert because(night, OutForConduct).counted


@pytest.mark.parametrize(("book", "clause"), each(CHIPS_CLAUSE, "elimination.disqualified_chips"))
def test_a_stack_nobody_counted_is_asked_for_until_its_chips_leave_play(
    night_of: NightOf, book: str, clause: str
) -> None:
    night = begun(night_of, book)
    before, anna = night.state.chips.in_play, night.entry('"Anna Ek"').id
    night.do('disqualify "Anna Ek" for "cheating"')
    (asked,) = due(night, UncountedDuty)
    assert (asked.entry, asked.clauses) == (anna, (clause,) if clause else ())
    assert (audit(night.state).uncounted, audit(night.state).closes) == ((anna,), False)
    assert night.whys(f'stack "Anna Ek" {before + 1}') == {MoreThanInPlay}
    night.do('stack "Anna Ek" 9000')
    assert (night.state.chips.in_play, due(night, UncountedDuty)) == (before - 9000, [])
    assert stacks_gone(night.state) == [(anna, 9000, "disqualified")]
    assert audit(night.state).closes
    assert night.whys('stack "Anna Ek" 9000') == {AlreadyOut}, "it was counted"
    night.do('take back "Anna Ek"')
    assert night.state.chips.in_play == before


@pytest.mark.parametrize(
    "line", ['take back "Anna Ek"', "undo", 'cancel "fire"', 'stack "Anna Ek" 5000', 'duty "{id}" otherwise']
)
def test_no_count_is_asked_for_where_none_is_missing(night_of: NightOf, line: str) -> None:
    night = begun(night_of, "svepof-2006")
    night.do('disqualify "Anna Ek" for "cheating"')
    (asked,) = due(night, UncountedDuty)
    night.do(line.format(id=asked.id))
    assert due(night, UncountedDuty) == []
    assert audit(night.state).closes == (line != 'cancel "fire"')


@pytest.mark.parametrize("known", ["chips 9000", "chips 0", 'shares 3:9000 override "asked to"'])
def test_a_stack_that_was_told_is_not_asked_for(night_of: NightOf, known: str) -> None:
    night = begun(night_of, "svepof-2006")
    night.do(f'disqualify "Anna Ek" for "cheating" {known}')
    assert (due(night, UncountedDuty), audit(night.state).uncounted) == ([], ())


@pytest.mark.parametrize(("book", "clause"), each(CHIPS_CLAUSE, "elimination.disqualified_chips"))
def test_shares_for_the_table_are_refused_with_the_clause(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book)
    reason = only(night.reasons('disqualify "Anna Ek" for "cheating" shares 3:9000'), ChipsLeavePlay)
    assert (reason.clause, reason.overridable) == (clause, True)


REFUND = 'disqualify "Anna Ek" for "cheating" refund 100'


@pytest.mark.rule("svepof-2006", "elimination.disqualified_refund")
def test_svepof_1_4_a_refund_is_refused_with_the_clause(night_of: NightOf) -> None:
    reason = only(begun(night_of, "svepof-2006").reasons(REFUND), NotRefunded)
    assert (reason.clause, reason.overridable) == ("SvePoF 2006 §1.4", True)


@pytest.mark.parametrize(
    "book",
    [pytest.param(b, marks=pytest.mark.rule(b, "elimination.disqualified_refund")) for b in BOOKS[1:]],
)
def test_where_no_book_speaks_of_a_refund_the_director_decides(night_of: NightOf, book: str) -> None:
    """Something not stated is not forbidden, and no clause is cited for it."""
    night = begun(night_of, book)
    before = night.state.money.paid
    night.do(REFUND)
    assert night.state.money.paid == before - 100
    found = because(night, OutForConduct)
    assert (found.refund, found.refunds) == (100, "by_director")


@pytest.mark.parametrize(
    "book", [pytest.param(b, marks=pytest.mark.rule(b, "penalty.ladder")) for b in BOOKS]
)
def test_it_is_the_last_step_of_the_ladder(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book)
    night.do('disqualify "Anna Ek" for "cheating"')
    assert because(night, OutForConduct).than == "harder"
    night = house({"penalty.ladder": '["warning", "minutes 10"]', "penalty.harder": "false"})
    assert night.whys('disqualify "Anna Ek" for "cheating"') == {OffLadder}
    night = house({"penalty.harder": "false"})
    assert night.whys('disqualify "Anna Ek" for "cheating"') == {HarderThanNext}


DEALT = {"elimination.disqualified_chips": '"dealt_out"', "elimination.disqualified_refund": '"by_director"'}


def test_sm_team_the_chips_are_dealt_out_to_those_left_at_the_table() -> None:
    night = house(DEALT).run('stack "Bo Ros" 8000\nstack "Anna Ek" 9000')
    before = night.state.chips.in_play
    wrong = 'disqualify "Anna Ek" for "cheating" shares'
    (reason,) = night.reasons('disqualify "Anna Ek" for "cheating"')
    assert (type(reason), reason.clause) == (ChipsDealtOut, "House elimination.disqualified_chips")
    assert night.whys(f"{wrong} 2:9000") == {NoShareThere}
    assert night.whys(f"{wrong} 1:9000") == {NoShareThere}
    assert night.whys(f"{wrong} 3:4000 3:5000") == {SameTwice}
    assert night.whys(f"{wrong} 3:0 5:9000") == {BadAmount}
    differ = only(night.reasons(f"{wrong} 3:4000 5:4999 chips 9000"), SharesDiffer)
    assert (differ.chips, differ.shared, differ.overridable) == (9000, 8999, False)
    night.do(f"{wrong} 3:4000 5:3000 7:2000 chips 9000 refund 100")
    assert night.state.chips.in_play == before
    assert night.entry('"Bo Ros"').stack == 12_000
    told = because(night, OutForConduct)
    assert told.table == night.table("1").id
    assert (told.shares, told.refund) == (((3, 4000), (5, 3000), (7, 2000)), 100)
    night.do('take back "Anna Ek"')
    assert (night.entry('"Bo Ros"').stack, night.state.chips.in_play) == (8000, before)


@pytest.mark.parametrize("book", BOOKS)
def test_taken_back_it_is_as_it_was(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book)
    before, anna = night.copy(), night.entry('"Anna Ek"').id
    night.do('disqualify "Anna Ek" for "cheating" chips 9000 refund 500 override "house guests"')
    assert (night.state.money.paid, night.state.money.pool) == (
        before.money.paid - 500,
        before.money.pool - 450,
    )
    assert [p.place for p in placings(night.state)] == [8]
    assert night.whys('rebuy "Anna Ek"') >= {AlreadyOut}
    assert PlayerDisqualified in night.whys('reenter "Anna Ek"')
    night.do('take back "Anna Ek"')
    assert night.state.chips.in_play == before.chips.in_play
    assert (night.state.money.paid, night.state.money.pool) == (before.money.paid, before.money.pool)
    assert night.state.conduct.disqualified == {}
    assert night.state.people.entries[anna] == before.people.entries[anna]


@pytest.mark.parametrize("book", BOOKS)
def test_who_is_let_in_again_is_in_like_anybody_else(night_of: NightOf, book: str) -> None:
    """An override of the disqualification makes nothing possible that cannot be: the fold refused it."""
    night = begun(night_of, book)
    night.do('disqualify "Anna Ek" for "cheating" override "house guests"')
    night.do('reenter "Anna Ek" override "the board let her in"')
    again = Reenter(player=night.entry('"Anna Ek"').player)
    found = [type(x) for x in night.director.check(again)]
    assert PlayerDisqualified in found
    assert StillIn in found
    found = [type(x) for x in night.director.check(again.but(surrender=10**13))]
    assert PlayerDisqualified in found
    assert BadAmount in found


@pytest.mark.parametrize("book", BOOKS)
def test_who_is_disqualified_is_placed_by_the_moment(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run('eliminate "Bo Ros"\ndisqualify "Anna Ek" for "cheating"')
    night.do('eliminate "Gun Alm"')
    places = {night.state.name(p.entry): p.place for p in placings(night.state)}
    assert places == {"Bo Ros": 8, "Anna Ek": 7, "Gun Alm": 6}


def test_a_count_that_is_more_than_what_is_left_in_play_takes_what_there_is(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024").run('stack "Anna Ek" 70000\nadjust -20000 why missing')
    night.do('disqualify "Anna Ek" for "cheating"')
    assert (because(night, OutForConduct).chips, night.state.chips.in_play) == (60_000, 0)


def test_a_table_that_is_not_open_deals_nothing_out(night_of: NightOf) -> None:
    night = begun(night_of, "tda-2024")
    anna = night.state.playing[0].id
    act = Disqualify(entry=anna, offence="cheating", table=99)
    assert [type(x) for x in night.director.check(act)] == [NoSuchTable]


@pytest.mark.parametrize("book", BOOKS)
def test_more_chips_than_are_in_play_and_the_last_player(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book)
    assert night.whys('disqualify "Anna Ek" for "cheating" chips 90000') == {MoreThanInPlay}
    assert night.whys('disqualify "Anna Ek" for "cheating" refund 9000') == {BadAmount}
    night.do('eliminate "Bo Ros" "Carin Ål" "David Öst" "Eva Dal" "Frans Ny" "Gun Alm" "Hans Berg"')
    assert night.whys('disqualify "Anna Ek" for "cheating"') == {LastPlayer}
