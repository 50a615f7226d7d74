"""Procedure A5: hands that were told, and what is entered late before them."""

from __future__ import annotations

import pytest

from core.floor.blinds import known
from core.formats.duties import duties
from core.say.reasons import BlindsUnknown
from core.tournament.table import Blinds
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS
from tests.unit.night import Night
from tests.unit.rooms import big, room


def told(night_of: NightOf, book: str = "cpc-2023", players: int = 6) -> Night:
    """So many at a table, the big blind on 3 at 19:00; hands at 19:02 and 19:04, it is 19:06."""
    night = big(room(players, 3, night=night_of(book)), 3).run("track 1")
    return night.wait(2).run("hand 1").wait(2).run("hand 1").wait(2)


@pytest.mark.rule_id("A5", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_bust_entered_late_makes_other_hands_of_those_after_it(night_of: NightOf, book: str) -> None:
    """With seat 4 gone the big blind went on from 3 to 5 and 6, not 4 and 5: to go on from 5 would give it
    to 6 twice. Nobody knows better than the table, so it is asked."""
    night = told(night_of, book)
    before = night.copy()
    assert night.table("1").blinds == Blinds(3, 4, 5)
    night.late("19:01 eliminate 1.4")
    table = night.table("1")
    assert (table.tracked, table.blinds, known(night.state, table, night.ms)) == (False, None, None)
    assert night.whys("hand 1") == {BlindsUnknown}
    night.run("blinds 1 big 6\ntrack 1\nhand 1")
    after = night.table("1").blinds
    assert after is not None
    assert after.big == 1
    night.run("undo\nundo\nundo\nundo")
    assert night.state == before, "the hands hold again when the bust is taken back"


@pytest.mark.rule_id("A5")
@pytest.mark.parametrize(
    "late",
    [
        "19:01 eliminate 1.4", "19:03 eliminate 1.4", "19:01 move 1.4 to 2.7", "19:01 move 1.4 to 1.8",
        "19:01 move 2.1 to 1.8", "19:01 blinds 1 big 4", "19:01 hand 1",
    ],
)  # fmt: skip
def test_whatever_changes_a_hand_that_was_told_after_it(night_of: NightOf, late: str) -> None:
    night = told(night_of)
    night.late(late)
    assert (night.table("1").tracked, night.table("1").blinds) == (False, None)


@pytest.mark.rule_id("A5")
@pytest.mark.parametrize(
    "late", ["19:05 eliminate 1.4", "19:01 eliminate 2.3", "19:01 absent 1.4", "19:01 swap 1.4 with 1.6"]
)
def test_what_changes_none_of_them_leaves_them_as_they_were(night_of: NightOf, late: str) -> None:
    night = told(night_of)
    blinds = night.table("1").blinds
    night.late(late)
    assert (night.table("1").tracked, night.table("1").blinds) == (True, blinds)


@pytest.mark.rule_id("A5")
def test_a_bust_between_two_hands_taken_back_later(night_of: NightOf) -> None:
    night = big(room(6, night=night_of("cpc-2023")), 3).run("track 1\nhand 1\neliminate 1.5")
    bust = night.director.history[-1].id
    night.run("hand 1\nhand 1")
    before = night.copy()
    night.do(f"undo {bust}")
    assert (night.table("1").tracked, night.table("1").blinds) == (False, None)
    night.do("redo")
    assert night.state == before


@pytest.mark.rule_id("A5")
def test_the_table_is_asked_for_its_blinds_where_a_balance_needs_them(night_of: NightOf) -> None:
    night = told(night_of, "svepof-2006", players=8).run("add level blinds 100/200 length 20\nstart")
    night.late("19:01 eliminate 1.4")
    assert night.table("1").id in duties(night.state, night.ms)[0].asks
