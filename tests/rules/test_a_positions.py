"""Procedures A2, A3 and A5: button and blinds of the next hand, by each book, at real tables."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.say.acts import Balance
from core.say.becauses import Balanced, HandDealt
from core.say.reasons import BlindsUnknown
from core.tournament.table import Blinds
from tests.examples import examples
from tests.rules.conftest import NightOf, chosen
from tests.unit.rooms import because, big, each, room, way

EMPTY_BUTTON = {
    "svepof-2006": ("stays", 1, ("SvePoF 2006 §6.7",)),
    "cpc-2023": ("dead", 2, ("CPC 2023 Dead Button",)),
    "tda-nl": ("dead", 2, ("TDA-NL 6",)),
    "tda-2024": ("dead", 2, ("TDA 2024 dead button",)),
}
HEADS_UP = {
    "svepof-2006": (("SvePoF 2006 §2.13",),),
    "cpc-2023": (("CPC 2023 Heads-up",),),
    "tda-nl": ((),),
    "tda-2024": ((),),
}
BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


@pytest.mark.parametrize(("book", "how", "button", "clauses"), each("positions.empty_button", EMPTY_BUTTON))
def test_a2_the_small_blind_is_out_and_the_button_comes_to_his_empty_seat(
    night_of: NightOf, book: str, how: str, button: int, clauses: tuple[str, ...]
) -> None:
    night = big(room(5, night=night_of(book)), 3).run("track 1\neliminate 1.2\nhand 1")
    assert night.table("1").blinds == Blinds(button, 3, 4)
    (why,) = because(night, HandDealt)
    assert (why.empty_button, why.clauses) == (how, clauses)


@pytest.mark.parametrize(("book", "clauses"), each("positions.heads_up", HEADS_UP))
def test_a3_from_three_to_two_nobody_posts_the_big_blind_twice(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = big(room(3, night=night_of(book)), 3).run("track 1\neliminate 1.1\nhand 1")
    assert night.table("1").blinds == Blinds(3, 3, 2), "3 had it: now 2"
    (why,) = because(night, HandDealt)
    assert (why.heads_up, why.clauses) == ("big_blind_moves_on", clauses)
    night.do("hand 1")
    assert night.table("1").blinds == Blinds(2, 2, 3), "and then they take turns"


@pytest.mark.rule_id("A2", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_a2_the_small_blind_of_who_is_gone_is_dead(night_of: NightOf, book: str) -> None:
    night = big(room(5, night=night_of(book)), 3).run("track 1\neliminate 1.3\nhand 1")
    assert night.table("1").blinds == Blinds(2, 3, 4)
    (why,) = because(night, HandDealt)
    assert (why.dead_small, why.clauses) == (True, ())


@pytest.mark.rule_id("A1", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_a1_blinds_go_clockwise_by_number_and_round(night_of: NightOf, book: str) -> None:
    night = big(room(4, seats=4, night=night_of(book)), 3).run("track 1")
    found = []
    for _ in range(3):
        night.do("hand 1")
        found.append(night.table("1").blinds)
    assert found == [Blinds(2, 3, 4), Blinds(3, 4, 1), Blinds(4, 1, 2)]


@pytest.mark.rule_id("A4", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_a4_positions_are_seats_from_the_next_big_blind_empty_ones_too(night_of: NightOf, book: str) -> None:
    """Seat 5 is closed: the only free seat, 7, is the third from the big blind on 4."""
    night = big(room((1, 2, 3, 4, 6, 8, 9), 9, night=night_of(book)), 3, 8).run("close seat 1.5\nbalance")
    (why,) = because(night, Balanced)
    assert way(night, why)[1] == "1.7"
    assert why.to_offset == 2, "4, 6, 7: a closed seat is no position"


@pytest.mark.rule_id("A5", "*")
@pytest.mark.parametrize("book", BOOKS)
def test_a5_the_answer_is_good_for_its_hand_three_minutes_or_a_bust(night_of: NightOf, book: str) -> None:
    night = room(6, 4, night=night_of(book))
    assert night.reasons("balance") == [
        BlindsUnknown(table=night.table("1").id, need="giver"),
        BlindsUnknown(table=night.table("2").id, need="taker"),
    ]
    big(night, 3, 3).wait(3)
    assert night.director.check(Balance()) == ()
    night.wait(ms=1)
    assert night.whys("balance") == {BlindsUnknown}, "three minutes are over"
    big(night, 3, 3).do("eliminate 2.1")
    assert night.reasons("balance") == [BlindsUnknown(table=night.table("2").id, need="taker")], (
        "that hand is over"
    )
    big(night, 3, 2).run("track 1\ntrack 2").wait(60)
    assert night.director.check(Balance()) == ()


@settings(max_examples=examples(25))
@given(st.sampled_from(BOOKS), st.integers(3, 8), st.data())
def test_a2_over_a_night_nobody_escapes_or_repeats_the_big_blind(
    book: str, players: int, data: st.DataObject
) -> None:
    """Tracked hands with busts between them: between two turns of one player everybody else left has had
    exactly one."""
    night = big(room(players, night=chosen(book)), 3).run("track 1")
    table = night.table("1")
    bigs = [3]
    for _ in range(data.draw(st.integers(4, 12))):
        here = sorted(table.seats)
        if len(here) > 2 and data.draw(st.integers(0, 3)) == 0:
            night.do(f"eliminate 1.{data.draw(st.sampled_from(here))}")
        before = night.table("1").blinds
        night.do("hand 1")
        table = night.table("1")
        assert before is not None
        assert table.blinds is not None
        assert table.blinds.big != before.big
        way = [(before.big + n) % table.size + 1 for n in range(table.size)]
        passed = way[: way.index(table.blinds.big)]
        assert not set(passed) & set(table.seats), "somebody was passed over"
        bigs.append(table.blinds.big)
    for seat in table.seats:
        turns = [i for i, b in enumerate(bigs) if b == seat]
        for a, b in pairwise(turns):
            for other in set(table.seats) - {seat}:
                assert bigs[a:b].count(other) == 1
