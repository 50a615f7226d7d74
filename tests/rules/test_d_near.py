"""Procedure D2: with more than so many tables left the player may come from any table near by, by each
book."""

from __future__ import annotations

import pytest

from core.say.acts import Balance
from core.say.becauses import Balanced
from core.say.reasons import NotNearby
from tests.rules.conftest import NightOf
from tests.unit.rooms import because, big, each, room, way

CLAUSE = "SvePoF 2006 §8.2"


@pytest.mark.rule("svepof-2006", "balance.near")
def test_svepof_8_2_above_nine_tables_from_any_near_by_by_a(night_of: NightOf) -> None:
    """Balancing by b) must use a) here."""
    ten = room(7, 4, 6, *[6] * 7, seats=8, night=night_of("svepof-2006", "player_dealt"))
    big(ten, 3, 3, 3).do("balance from 3")
    (why,) = because(ten, Balanced)
    assert (why.from_table, why.from_rule) == (ten.table("3").id, "named")
    assert way(ten, why) == ("3.5", "2.5"), "BB+1 is free there; BB, 3.4, is not"
    assert (why.who_rule, why.seat_rule) == ("same_position", "same_position")
    assert why.clauses == (CLAUSE, "SvePoF 2006 §8.2 a)")
    by_b = big(ten, 3, 3, 3).run("undo\nbalance")
    assert because(by_b, Balanced)[0].clauses == (CLAUSE, "SvePoF 2006 §8.2 b)")
    nine = room(7, 4, *[6] * 7, seats=8, night=night_of("svepof-2006"))
    big(nine, 3, 3, 3)
    (reason,) = nine.reasons("balance from 3")
    assert isinstance(reason, NotNearby)
    assert (reason.clause, reason.overridable) == (CLAUSE, True)
    assert (reason.tables, reason.above) == (9, 9)


@pytest.mark.rule("svepof-2006", "balance.near")
def test_svepof_8_2_near_is_what_the_floor_plan_shows(night_of: NightOf) -> None:
    """Ten tables in rows of four: 3 stands next to 2, which is short; 9 is two rows away."""
    ten = big(room(7, 4, 6, *[6] * 7, seats=8, night=night_of("svepof-2006")), 3, 3, 3)
    ten.run("blinds 9 big 3")
    act = Balance(source=ten.table("9").id)
    assert ten.director.check(act) == (), "nobody has said how the tables stand"
    ten.do("place 1 column 1 row 1 across 4")
    (reason,) = ten.director.check(act)
    assert isinstance(reason, NotNearby)
    assert (reason.clause, reason.overridable) == (CLAUSE, True)
    assert (reason.table, reason.far_from) == (ten.table("9").id, ten.table("2").id)
    ten.do('balance from 9 override "the next room is nearer than it looks"')
    assert because(ten, Balanced)[0].from_table == ten.table("9").id
    ten.do("undo")
    assert ten.director.check(Balance(source=ten.table("3").id)) == ()


@pytest.mark.rule("svepof-2006", "balance.near")
@pytest.mark.parametrize(
    ("free", "waits"),
    [
        (3, "yes"),  # between small blind and button
        (2, "no"),  # on the button, where who comes by b) sits out
    ],
)
def test_svepof_8_2_who_comes_by_a_waits_by_a(night_of: NightOf, free: int, waits: str) -> None:
    """Sitting out on button and small blind belongs to b)."""
    taken = sorted({*range(1, 9)} - {free})
    night = room(taken, 9, 9, *[8] * 7, night=night_of("svepof-2006", "player_dealt"))
    night.run("close seat 1.9\nblinds 1 big 5 small 2 button 1\nblinds 2 big 8\nblinds 3 big 8")
    night.do("balance from 2")
    (why,) = because(night, Balanced)
    assert (why.from_rule, way(night, why)[1], why.waits) == ("named", f"1.{free}", waits)


NEVER = {"cpc-2023": (), "tda-nl": (), "tda-2024": ()}


@pytest.mark.parametrize("book", each("balance.near", NEVER))
def test_where_the_book_is_silent_only_the_table_with_most_players_gives(
    night_of: NightOf, book: str
) -> None:
    night = big(room(7, 4, 6, *[6] * 7, seats=8, night=night_of(book)), 3, 3, 3)
    (reason,) = night.reasons("balance from 3")
    assert isinstance(reason, NotNearby)
    assert (reason.clause, reason.overridable) == ("", True)
    assert (reason.table, reason.giver, reason.above) == (night.table("3").id, night.table("1").id, 0)
    night.do('balance from 3 override "the other end of the hall"')
    assert because(night, Balanced)[0].from_table == night.table("3").id
