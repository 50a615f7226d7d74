"""The Balance act where no rulebook was chosen, and what each value of procedures D does to it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.balance.now import first, method, states
from core.floor.balance.plan import plan
from core.say.acts import Balance
from core.say.becauses import Balanced
from core.say.reasons import (
    AlreadyOut,
    AnotherPlayerMeant,
    AnotherSeatMeant,
    AnotherTableMeant,
    BlindsUnknown,
    NoSuchSeat,
    NotSeated,
    Reason,
    SeatTaken,
    TableFull,
    TablesBalanced,
)
from tests.examples import examples
from tests.unit.night import Night
from tests.unit.rooms import because, big, room, way
from tests.unit.variants import variant


@pytest.mark.parametrize(
    ("sizes", "pair"),
    [
        ((5, 5), None),
        ((5, 4), None),
        ((6, 4), ("1", "2")),
        ((4, 6), ("2", "1")),
        ((6, 6, 4), ("2", "3")),
        ((4, 6, 4), ("2", "1")),
        ((6, 5, 4), ("1", "3")),
        ((5,), None),
        ((), None),
    ],
)
def test_who_gives_and_who_takes(sizes: tuple[int, ...], pair: tuple[str, str] | None) -> None:
    night = room(*sizes)
    due = first(night.state, night.ms).due
    assert (due and tuple(night.state.open_tables[i].label for i in due)) == pair


def test_a_short_table_without_a_free_seat_takes_nobody() -> None:
    night = room(6, 4).run("\n".join(f"close seat 2.{seat}" for seat in range(5, 10)))
    assert first(night.state, night.ms).due is None
    assert night.whys("balance") == {TableFull}


def test_the_first_move_of_the_plan_is_made_and_nobody_else_changes_seat() -> None:
    night = big(room(6, 4), 3, 3)
    (move,) = plan(states(night.state, night.ms), method(night.state)).moves
    before, state = night.seats(), night.copy()
    entry = night.state.room.tables[move.who[0]].seats[move.who[1]]
    night.do("balance")
    after = night.seats()
    assert {e for e in after if after[e] != before[e]} == {entry}
    assert after[entry] == move.to
    assert night.sizes() == [5, 5]
    assert night.state.room.moved_by == {night.director.history[-1].id: (entry,)}
    night.do("undo")
    assert night.state == state


def test_tables_that_do_not_differ_by_two_are_balanced() -> None:
    assert room(5, 4).whys("balance") == {TablesBalanced}
    assert {type(x) for x in Night().refused(Balance())} == {TablesBalanced}


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        ("balance to 2.1", {SeatTaken}),
        ("balance to 2.10", {NoSuchSeat}),
        ("balance to 1.9", {TablesBalanced}),
        ("balance from 3 who 1.1", {NotSeated}),
        ("balance who 3.5", {AnotherTableMeant, AnotherPlayerMeant, TablesBalanced}),
        ("balance from 2", {TablesBalanced}),
    ],
)
def test_what_is_no_balance(line: str, whys: set[type[Reason]]) -> None:
    assert big(room(6, 4, 5), 3, 3, 3).whys(line) == whys


def test_who_has_no_seat_or_is_out_moves_nowhere() -> None:
    night = big(room(7, 4), 3, 3)
    night.run('register "Late One"')
    assert night.whys('balance who "Late One"') == {NotSeated}
    out = night.entry("1.7").id
    night.do("eliminate 1.7")
    assert {type(x) for x in night.refused(Balance(who=out))} == {AlreadyOut}


def test_the_first_to_a_table_nobody_sat_at_yet_begins_at_seat_1() -> None:
    """No hand can have been dealt there, so there is nothing to ask."""
    night = big(room(6, 0), 3)
    night.do("balance")
    assert way(night, because(night, Balanced)[0])[1] == "2.1"
    night.do("balance")
    assert night.sizes() == [4, 2]
    assert night.whys("balance") == {BlindsUnknown}, "two can have played a hand"


def test_the_difference_may_be_set() -> None:
    night = big(room(6, 4), 3, 3).run("set difference 3")
    assert method(night.state).due_difference == 3
    (reason,) = night.reasons("balance")
    assert reason == TablesBalanced(difference=3)


def test_d_from_and_destination_by_the_order_in_which_tables_break() -> None:
    order = "break order 2 1 3 4"
    night = big(room(6, 6, 4, 4).run(order), 3, 3, 3, 3)
    variant(night, "balance.from", "most_players_then_breaks_last").do("balance")
    (why,) = because(night, Balanced)
    assert (why.from_table, why.from_rule) == (night.table("1").id, "breaks_last")
    assert (why.table, why.table_rule) == (night.table("4").id, "breaks_last")
    night = big(room(6, 6, 4, 4).run(order), 3, 3, 3, 3)
    variant(night, "balance.destination", "shortest_then_breaks_first").do("balance")
    (why,) = because(night, Balanced)
    assert (why.from_table, why.table) == (night.table("2").id, night.table("3").id)
    assert why.table_rule == "breaks_first"


@pytest.mark.parametrize(
    ("word", "waits"),
    [
        ("none", "no no"),
        ("between_small_blind_and_button", "yes no"),
        ("on_button_or_small_blind", "yes yes"),
    ],
)
def test_d_to_where_he_sits_out(word: str, waits: str) -> None:
    """On seat 3, between small blind and button, and on 2, the button."""
    found = []
    for free in (3, 2):
        night = room(sorted({*range(1, 9)} - {free}), 9, seats=9)
        night.run("close seat 1.9\nblinds 1 big 5 small 2 button 1\nblinds 2 big 3")
        variant(night, "balance.wait", word).do("balance")
        found.append(because(night, Balanced)[0].waits)
        assert night.entry(f"1.{free}").waits == (found[-1] == "yes")
    assert " ".join(found) == waits


def test_svepof_8_2_b_who_sits_out_on_the_button_is_dealt_in_after_it() -> None:
    night = room(sorted({*range(1, 9)} - {2}), 9, seats=9)
    night.run("close seat 1.9\nblinds 1 big 5 small 2 button 1\nblinds 2 big 3\ntrack 1")
    variant(night, "balance.wait", "on_button_or_small_blind").run("balance\nhand 1")
    assert night.entry("1.2").waits, "he has the button in this hand"
    night.do("hand 1")
    assert not night.entry("1.2").waits


def test_b2_where_all_who_may_leave_need_an_accessible_seat_the_table_stays_full() -> None:
    night = big(room(4, 2), 3, 3)
    for seat in (1, 2, 4):
        night.run(f"edit player 1.{seat} accessible yes\nmark seat 1.{seat} accessible")
    assert states(night.state, night.ms)[0].pinned == (1, 2, 4)
    found = plan(states(night.state, night.ms), method(night.state))
    assert (found.moves, found.stuck) == ((), (night.table("1").id,)), "3 has the small blind"
    assert night.whys("balance") == {TableFull}


@settings(max_examples=examples(30))
@given(st.lists(st.integers(1, 6), min_size=2, max_size=4))
def test_balancing_until_it_is_done_takes_the_fewest_moves(sizes: list[int]) -> None:
    night = room(*sizes, seats=7)
    mean, more = divmod(sum(sizes), len(sizes))
    even = sorted([mean + 1] * more + [mean] * (len(sizes) - more))
    fewest = sum(max(0, a - b) for a, b in zip(sorted(sizes), even, strict=True))
    moves = 0
    while first(night.state, night.ms).due is not None:
        for table in night.state.open_tables:
            if len(table.seats) > 1:
                night.do(f"blinds {table.label} big {max(table.seats)}")
        night.do("balance")
        moves += 1
    assert sorted(night.sizes()) == even
    assert moves == fewest


@pytest.mark.parametrize("book", ["svepof-2006", "cpc-2023", "tda-nl", "tda-2024", "plain"])
def test_d_to_a_named_seat_that_is_the_only_one_and_not_the_method_s(book: str) -> None:
    """The big blind of table 2 has gone out: nobody may be sent to that seat by most books, but the director
    may say so. Who goes is chosen for it."""
    night = room(9, 9, 7, seats=9).run(f"rulebook {book}")
    night = big(night, 3, 5, 3).run("eliminate 2.5")
    night.do("blinds 2 big 5 small 4 button 3")
    first, second, _ = night.state.open_tables
    act = Balance(to=(second.id, 5))
    meant = {AnotherTableMeant} if book == "tda-nl" else {AnotherTableMeant, AnotherSeatMeant}
    assert {type(x) for x in night.refused(act)} == meant
    before = night.seats()
    night.act(act, "table 3 has no chair")
    after = night.seats()
    (moved,) = (e for e in after if after[e] != before[e])
    assert (before[moved][0], after[moved]) == (first.id, (second.id, 5))
    assert because(night, Balanced)[0].seat_rule == ("last_left" if book == "tda-nl" else "named")


@settings(max_examples=examples(60))
@given(st.data())
def test_whatever_the_director_wants_is_refused_or_moves_that_one_player(data: st.DataObject) -> None:
    """With any wish, by any book: nobody else changes seat, and the reason names the seats."""
    sizes = data.draw(st.lists(st.integers(0, 7), min_size=2, max_size=4))
    night = room(*sizes, seats=8)
    for table in night.state.open_tables:
        if data.draw(st.integers(0, 4)):
            night.do(f"blinds {table.label} big {data.draw(st.integers(1, 7))} small 8")
    books = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024", "plain")
    night.do(f"rulebook {data.draw(st.sampled_from(books))}")
    tables = [None, *(x.id for x in night.state.open_tables)]
    people = [None, *(e.id for e in night.state.playing)]
    where, seat = data.draw(st.sampled_from(tables)), data.draw(st.integers(1, 9))
    act = Balance(
        source=data.draw(st.sampled_from(tables)),
        who=data.draw(st.sampled_from(people)),
        to=None if where is None else (where, seat),
    )
    reasons, before = night.director.check(act), night.seats()
    if not all(x.overridable for x in reasons):
        night.refused(act, "all the same")
        return
    night.act(act, "all the same")
    after = night.seats()
    (moved,) = (e for e in after if after[e] != before[e])
    assert act.who in (None, moved)
    assert act.to in (None, after[moved])
    assert act.source in (None, before[moved][0])
    (why,) = because(night, Balanced)
    assert ((why.from_table, why.from_seat), (why.table, why.seat)) == (before[moved], after[moved])
