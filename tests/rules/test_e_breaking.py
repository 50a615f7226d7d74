"""Procedures E1 to E5: the break order, when a table breaks, who of it sits where, by each book."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.breaking import due, order
from core.floor.draw.dealing import tickets
from core.formats.verify_draws import verify_draws
from core.say import records as r
from core.say.becauses import BreakOrderChosen, HandDealt, MovedByBreak, TableBroken
from core.say.reasons import BreakOutOfOrder, SameTwice, TableDoesNotFit
from tests.examples import examples
from tests.rules.conftest import NightOf, chosen
from tests.unit.night import Night
from tests.unit.rooms import because, each, labels, room, way

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")
SVEPOF = "SvePoF 2006 §8.1"
GROUP = {
    "svepof-2006": ((SVEPOF,),),
    "cpc-2023": (("CPC 2023 Tischauflösung",),),
    "tda-nl": ((),),
    "tda-2024": (("TDA 2024 10B",),),
}
# Of one player who moves: his seat, what he may be there, and a blind dodged on purpose.
PERSON = {
    "svepof-2006": ((),),
    "cpc-2023": (("CPC 2023 Tischauflösung", "CPC 2023 Umsetzen"),),
    "tda-nl": (("TDA-NL 32", "TDA-NL 23"),),
    "tda-2024": (("TDA 2024 10B",),),
}


ORDER = {"svepof-2006": (SVEPOF,), "cpc-2023": ("",), "tda-nl": ("",), "tda-2024": ("",)}


@pytest.mark.parametrize(("book", "clause"), each("breaking.order", ORDER))
def test_e1_by_number_the_highest_first(night_of: NightOf, book: str, clause: str) -> None:
    night = night_of(book).run("open table 2\nopen table Bar\nopen table 10\nopen table 1\nopen table Foyer")
    assert labels(order(night.state)) == "10 2 1 Foyer Bar"
    (reason,) = night.reasons("break 2")
    assert isinstance(reason, BreakOutOfOrder)
    assert (reason.clause, reason.overridable) == (clause, True)
    assert (reason.table, reason.first) == (night.table("2").id, night.table("10").id)
    night.do('break 2 override "the lamp above it is broken"')
    assert labels(order(night.state)) == "10 1 Foyer Bar"


@pytest.mark.rule_id("E1", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_e1_the_order_the_director_sets_comes_first(night_of: NightOf, book: str) -> None:
    night = night_of(book).run("open table 1\nopen table 2\nopen table 3\nopen table 4")
    before = night.copy()
    night.do("break order 1 3")
    assert labels(order(night.state)) == "1 3 4 2"
    assert night.whys("break 4") == {BreakOutOfOrder}
    night.do("break 1")
    assert because(night, TableBroken)[0].order_rule == "set"
    assert labels(order(night.state)) == "3 4 2", "it is gone"
    night.do("break order none")
    assert labels(order(night.state)) == "4 3 2"
    night.run("undo\nundo\nundo")
    assert night.state == before
    assert night.whys("break order 1 3 1") == {SameTwice}


ANNOUNCED = {
    "svepof-2006": ((SVEPOF,),), "cpc-2023": ((),), "tda-nl": ((),), "tda-2024": ((),)
}  # fmt: skip


@pytest.mark.parametrize(("book", "clauses"), each("breaking.announced", ANNOUNCED))
def test_e1_the_order_is_to_be_announced(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = night_of(book).run("open table 1\nopen table 2\nbreak order 1 2")
    (why,) = because(night, BreakOrderChosen)
    assert (why.tables, why.announced) == ((night.table("1").id, night.table("2").id), True)
    assert why.clauses == clauses


@pytest.mark.parametrize(("book", "clauses"), each("breaking.due", GROUP))
def test_e2_due_when_the_players_of_the_next_one_fit(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    assert due(room(9, 8, 2, night=night_of(book)).state) is None
    night = room(8, 8, 2, night=night_of(book))
    found = due(night.state)
    assert found is night.table("3")
    night.do("break 3")
    assert because(night, TableBroken)[0].clauses == clauses
    assert sorted(night.sizes()) == [9, 9]


@pytest.mark.rule_id("E2", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_e2_only_the_next_one_and_who_has_no_seat_counts(night_of: NightOf, book: str) -> None:
    night = room(7, 2, night=night_of(book)).run("open table 3 seats 10")
    for seat in range(1, 11):
        night.do(f'register "T3 S{seat}" seat 3.{seat} override "as the test wants"')
    assert due(night.state) is None, "2 would fit, but 3 is next and does not"
    night.do("break order 2")
    assert due(night.state) is night.table("2")
    night.do('register "Late One"')
    assert due(night.state) is None, "he needs one of the two seats"


@pytest.mark.parametrize(("book", "clauses"), each("breaking.seats", GROUP))
def test_e3_both_steps_are_recorded_and_anybody_recomputes_them(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = room(5, 5, 5, night=night_of(book))
    night.do('break 3 number "77"')
    action = night.director.history[-1]
    (made,) = [x for x in action.records if isinstance(x, r.DrawMade)]
    (ready,) = [x for x in action.records if isinstance(x, r.DrawPrepared)]
    given = {x.entry: (x.table, x.seat) for x in action.records if isinstance(x, r.Seated)}
    numbers = tickets(ready.secret, "77", len(made.seats) + len(made.entries))[len(made.seats) :]
    drawn = [e for _, e in sorted(zip(numbers, made.entries, strict=True))]
    (why,) = because(night, TableBroken)
    assert night.state.room.tables[why.table].label == "3"
    assert (why.steps, why.players, why.clauses) == (2, 5, clauses)
    assert why.order == tuple(drawn)
    assert why.seats == tuple(given[e] for e in drawn)
    assert all(x.ok for x in verify_draws(night.log.actions))
    assert sorted(night.sizes()) == [7, 8]


@pytest.mark.parametrize(("book", "clauses"), each("breaking.wait", PERSON))
def test_e4_a_new_seat_with_its_rights_and_duties_but_between_small_blind_and_button(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """Table 1 has its next button on seat 2, the small blind on 5 and the big one on 6."""
    roles = {2: ("button", "no"), 3: ("waits", "yes"), 5: ("small", "no"), 7: ("plays", "no")}
    for seat, (role, waits) in roles.items():
        night = room(sorted({*range(1, 10)} - {seat}), 1, night=night_of(book))
        night.do("blinds 1 big 5 small 2 button 1")
        night.do("break 2")
        (why,) = because(night, MovedByBreak)
        assert way(night, why) == ("2.1", f"1.{seat}")
        assert (why.role, why.waits) == (role, waits)
        assert night.entry(f"1.{seat}").waits == (waits == "yes")
        assert why.clauses == clauses


@pytest.mark.rule_id("E4", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_e4_who_waits_is_dealt_in_when_the_button_has_passed(night_of: NightOf, book: str) -> None:
    night = room((1, 2, 4, 5, 6, 7, 8, 9), 1, night=night_of(book))
    night.run("blinds 1 big 5 small 2 button 1\ntrack 1\nbreak 2\nhand 1")
    assert night.entry("1.3").waits, "the button is on 2 in this hand"
    night.do("hand 1")
    assert not night.entry("1.3").waits
    assert because(night, HandDealt)[0].dealt_in == (night.entry("1.3").id,)


STAFF = {
    "svepof-2006": ((),),
    "cpc-2023": (("CPC 2023 Tischauflösung", "CPC 2023 Umsetzen"),),
    "tda-nl": (("TDA-NL 32", "TDA-NL 23"),),
    "tda-2024": (("TDA 2024 10B", "TDA 2024 RP-16"),),
}


@pytest.mark.parametrize(("book", "clauses"), each("breaking.staff_moves_absent", STAFF))
def test_e5_the_staff_moves_an_absent_players_chips(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = room(5, 2, night=night_of(book)).run("absent 2.2\nbreak 2")
    here, away = because(night, MovedByBreak)
    assert not here.staff
    assert (away.staff, away.clauses) == (True, clauses)


BROKEN = {
    "svepof-2006": ("by_director",), "cpc-2023": ("penalty",), "tda-nl": ("dead_money_or_penalty",),
    "tda-2024": ("by_director",),
}  # fmt: skip


@pytest.mark.parametrize(("book", "word"), each("moving.dodged_blind", BROKEN))
def test_d6_a_blind_dodged_when_a_table_breaks(night_of: NightOf, book: str, word: str) -> None:
    night = room(5, 2, night=night_of(book)).run("break 2")
    for why in because(night, MovedByBreak):
        assert why.dodged == word
        assert why.clauses == PERSON[book][0]


@settings(max_examples=examples(25))
@given(st.sampled_from(BOOKS), st.lists(st.integers(0, 6), min_size=2, max_size=5), st.data())
def test_e3_nobody_else_moves_no_seat_is_shared_and_tables_stay_within_one(
    book: str, sizes: list[int], data: st.DataObject
) -> None:
    even = [max(sizes[0] - data.draw(st.integers(0, 1)), 0) for _ in sizes[:-1]]
    night: Night = room(*even, sizes[-1], seats=7, night=chosen(book))
    gone, before = night.table(str(len(sizes))), night.seats()
    moving = set(gone.seats.values())
    if len(moving) > sum(len(x.free) for x in night.state.open_tables if x is not gone):
        assert TableDoesNotFit in night.whys(f"break {gone.label}")
        return
    state = night.copy()
    night.do(f"break {gone.label}")
    after = night.seats()
    assert after.keys() == before.keys()
    assert len(set(after.values())) == len(after)
    assert {e for e in after if after[e] != before[e]} == moving
    assert max(night.sizes()) - min(night.sizes()) <= 1
    assert {x.entry for x in because(night, MovedByBreak)} == moving
    night.do("undo")
    night.state.room.draws.clear()
    state.room.draws.clear()
    assert night.state == state
