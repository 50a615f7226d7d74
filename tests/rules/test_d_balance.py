"""Procedures D.due to D.table, D1 and D6: when a table is balanced, from where, who, to where, by each
book."""

from __future__ import annotations

from itertools import chain

import pytest

from core.formats.duties import duties
from core.say.acts import Balance, MarkDuty
from core.say.becauses import Balanced, MovedByBreak
from core.say.duties import BalanceDuty, BalanceMoveDuty, BalanceUnableDuty, Urgency
from core.say.reasons import (
    AnotherPlayerMeant,
    AnotherSeatMeant,
    AnotherTableMeant,
    BalancingForced,
    DifferenceFixed,
    RulebookFixed,
    TableFull,
    TablesBalanced,
)
from tests.rules.conftest import NightOf
from tests.unit.night import Night
from tests.unit.rooms import because, big, each, room, way

SVEPOF = ("SvePoF 2006 §8.2", "SvePoF 2006 §8.2 a)")
CPC, NL, TDA = ("CPC 2023 Tischausgleich",), ("TDA-NL 25", "TDA-NL 23"), ("TDA 2024 11",)
ALL = {"svepof-2006": (SVEPOF,), "cpc-2023": (CPC,), "tda-nl": (NL,), "tda-2024": (TDA,)}
SHEET = "add level blinds 100/200 length 20\nstart"

NINE = set(range(1, 10))
# The seats free at table 1, where its blinds were, and what else is closed there; nine sit at table 2, whose
# next big blind is on seat 9.
FREE = {
    "positions": ({6, 8}, "big 3", ()),
    "before the big blind": ({4, 5}, "big 3", ()),
    "button or waiting": ({2, 4}, "big 5 small 2 button 1", ()),
    "waiting": ({3}, "big 5 small 2 button 1", (9,)),
    "button": ({2}, "big 5 small 2 button 1", (9,)),
}
# The player who leaves, the seat, the rules that decided, and whether he waits.
NEXT_WORST = {
    "positions": ("2.9", "1.6", "next_big_blind", "worst_free", "no"),
    "before the big blind": ("2.9", "1.4", "next_big_blind", "worst_free", "no"),
    "button or waiting": ("2.9", "1.2", "next_big_blind", "worst_free", "no"),
    "waiting": ("2.9", "1.3", "next_big_blind", "worst_free", "yes"),
    "button": ("2.9", "1.2", "next_big_blind", "worst_free", "no"),
}
SAME = {
    "positions": ("2.2", "1.6", "same_position", "same_position", "no"),
    "before the big blind": ("2.9", "1.4", "same_position", "same_position", "no"),
    "button or waiting": ("2.5", "1.2", "same_position", "same_position", "no"),
    "waiting": ("2.5", "1.3", "same_position", "same_position", "yes"),
    "button": ("2.4", "1.2", "same_position", "same_position", "no"),
}
NEAREST = {
    "positions": ("2.9", "1.6", "next_big_blind", "next_clockwise", "no"),
    "before the big blind": ("2.9", "1.5", "next_big_blind", "big_blind", "no"),
    "button or waiting": ("2.9", "1.4", "next_big_blind", "next_clockwise", "yes"),
    "waiting": ("2.9", "1.3", "next_big_blind", "next_clockwise", "yes"),
    "button": ("2.9", "1.2", "next_big_blind", "last_left", "yes"),
}
CLOCKWISE = {
    "positions": ("2.9", "1.6", "next_big_blind", "next_clockwise", "no"),
    "before the big blind": ("2.9", "1.5", "next_big_blind", "big_blind", "no"),
    "button or waiting": ("2.9", "1.2", "next_big_blind", "next_clockwise", "no"),
    "waiting": ("2.9", "1.3", "next_big_blind", "next_clockwise", "yes"),
    "button": ("2.9", "1.2", "next_big_blind", "next_clockwise", "no"),
}
BY_BOOK = {
    ("svepof-2006", ""): (SAME, SVEPOF),
    ("svepof-2006", "player_dealt"): (NEAREST, ("SvePoF 2006 §8.2", "SvePoF 2006 §8.2 b)")),
    ("cpc-2023", ""): (NEXT_WORST, CPC),
    ("tda-nl", ""): (CLOCKWISE, NL),
    ("tda-nl", "nearest_before_big_blind"): (NEXT_WORST, ("TDA-NL 25", "TDA-NL 32", "TDA-NL 23")),
    ("tda-2024", ""): (NEXT_WORST, TDA),
}
OPTION_KEYS = {
    "player_dealt": ("balance.who", "balance.to", "balance.wait"),
    "nearest_before_big_blind": ("balance.to",),
}


def row(book: str, option: str) -> object:
    """An option's own parameters, or the book's."""
    keys: tuple[str, ...] = ("balance.who", "balance.to", "balance.wait")
    if option:
        keys = tuple(f"option.{option}.{key}" for key in OPTION_KEYS[option])
    marks = pytest.mark.rule(book, *keys)
    return pytest.param(book, option, *BY_BOOK[book, option], marks=marks, id=f"{book}-{option}")


def between(night: Night, free: str) -> Night:
    """Table 2 full with the next big blind on seat 9, and table 1 with only these seats free."""
    seats, blinds, closed = FREE[free]
    room(sorted(NINE - seats - {*closed}), 9, night=night)
    night.run(f"blinds 1 {blinds}\nblinds 2 big 8")
    return night.run("\n".join(f"close seat 1.{seat}" for seat in closed))


@pytest.mark.parametrize(("book", "option", "expected", "clauses"), [row(*x) for x in BY_BOOK])
def test_d_who_goes_to_which_seat_and_whether_he_waits(
    night_of: NightOf, book: str, option: str, expected: dict[str, tuple[str, ...]], clauses: tuple[str, ...]
) -> None:
    """At the books' own clauses: SvePoF §8.2 a) and b), CPC Tischausgleich, tda-nl 25 and 32, TDA 2024 11."""
    found = {}
    for free in FREE:
        night = between(night_of(book, option), free)
        moved = night.entry(expected[free][0]).id
        night.do("balance")
        (why,) = because(night, Balanced)
        found[free] = (*way(night, why), why.who_rule, why.seat_rule, why.waits)
        assert why.clauses == clauses
        assert why.entry == moved
        assert night.state.seat_text(moved) == way(night, why)[1]
        assert night.state.people.entries[moved].waits == (why.waits == "yes")
    assert found == expected


@pytest.mark.rule_id("D1", "svepof-2006")
def test_svepof_8_2_example_bb_plus_2_goes_to_bb_plus_2(night_of: NightOf) -> None:
    """BB+2 and BB+4 are free at table 1: the BB+2 player of table 2 goes to BB+2 there."""
    night = between(night_of("svepof-2006"), "positions")
    night.do("balance")
    (why,) = because(night, Balanced)
    assert (why.from_offset, why.to_offset) == (2, 2)
    assert way(night, why) == ("2.2", "1.6"), "big blinds on 2.9 and 1.4"


@pytest.mark.rule_id("D1", "svepof-2006")
def test_svepof_8_2_where_no_position_matches_the_closest_goes_and_the_difference_is_named(
    night_of: NightOf,
) -> None:
    night = room((1, 2, 3, 4, 7, 8), (1, 2, 3, 4, 7, 8, 9, 10), seats=10, night=night_of("svepof-2006"))
    night = big(night, 3, 3).run("close seat 1.9\nclose seat 1.10")
    night.do("balance")
    (why,) = because(night, Balanced)
    assert (why.who_rule, why.seat_rule) == ("closest_position", "closest_position")
    assert (why.from_offset, why.to_offset) == (0, 1)


@pytest.mark.rule_id("D1", "svepof-2006")
def test_svepof_8_2_the_small_blind_never_moves(night_of: NightOf) -> None:
    """The only position that is free at table 1 is the small blind's at table 2."""
    night = room((1, 2, 3, 4, 5, 6), (1, 3, 4, 5, 6, 7, 8, 9), seats=9, night=night_of("svepof-2006"))
    big(night, 9, 4).run("close seat 1.7\nclose seat 1.9")
    night.do("balance")
    assert way(night, because(night, Balanced)[0])[0] != "2.4"


@pytest.mark.parametrize("book", ["cpc-2023", "tda-2024"])
@pytest.mark.rule_id("D1", "cpc-2023", "tda-2024", "tda-nl")
def test_cpc_and_tda_11_a_single_big_blind_but_never_the_small_one(night_of: NightOf, book: str) -> None:
    night = big(room((1, 2, 6, 7, 8, 9), 8, night=night_of(book)), 3, 7)
    night.do("balance")
    (why,) = because(night, Balanced)
    assert way(night, why)[1] == "1.4", "the last big blind, 3, is gone"
    assert (why.role, why.single) == ("big", True)
    night = big(room((1, 2, 4, 5, 6, 7), 8, night=night_of(book)), 3, 7)
    night.run("close seat 1.8\nclose seat 1.9")
    assert [type(x) for x in night.reasons("balance")] == [TableFull], "only the small blind's seat is free"


@pytest.mark.parametrize(("book", "clauses"), each("balance.due_difference", ALL))
def test_d_due_at_two_fewer(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    (reason,) = room(6, 5, night=night_of(book)).reasons("balance")
    assert reason == TablesBalanced(difference=2, clause="SvePoF 2006 §8.2" if book == "svepof-2006" else "")
    night = big(room(6, 4, night=night_of(book)), 3, 3)
    night.do("balance")
    assert night.sizes() == [5, 5]
    assert because(night, Balanced)[0].clauses == clauses


DUE_FORCE = {
    "svepof-2006": (True, ("SvePoF 2006 §8.2",)),
    "cpc-2023": (False, ()), "tda-nl": (False, ()), "tda-2024": (False, ()),
}  # fmt: skip


@pytest.mark.parametrize(("book", "must", "clauses"), each("balance.due_force", DUE_FORCE))
def test_d_due_a_duty_that_must_be_done_or_a_proposal(
    night_of: NightOf, book: str, must: bool, clauses: tuple[str, ...]
) -> None:
    night = room(9, 9, 5, night=night_of(book)).run(SHEET)
    (duty,) = [x for x in duties(night.state, night.ms) if isinstance(x, BalanceDuty)]
    assert duty.clauses == clauses
    line = f'duty "{duty.id}" dismissed'
    if must:
        (reason,) = night.reasons(line)
        assert (type(reason), reason.clause, reason.overridable) == (BalancingForced, clauses[0], True)
    else:
        night.do(line)


BOOKS_NEVER_SMALL = {
    "svepof-2006": (Urgency.NOW, ("SvePoF 2006 §8.2", "SvePoF 2006 §8.2 a)")),
    "cpc-2023": (Urgency.SOON, CPC),
    "tda-2024": (Urgency.SOON, TDA),
}


def balance_duties(night: Night) -> list[BalanceDuty]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, BalanceDuty)]


@pytest.mark.rule_id("D.due", *BOOKS_NEVER_SMALL)
@pytest.mark.parametrize(("book", "urgency", "clauses"), [(b, *x) for b, x in BOOKS_NEVER_SMALL.items()])
def test_d_due_where_only_the_small_blinds_seat_is_free_a_duty_says_so(
    night_of: NightOf, book: str, urgency: Urgency, clauses: tuple[str, ...]
) -> None:
    """Nobody is moved to 1.3; a chair that is opened, or another hand, lets the balance be done."""
    night = room((1, 2, 4, 5, 6, 7), 9, 9, night=night_of(book)).run(SHEET)
    night.run("close seat 1.8\nclose seat 1.9")
    big(night, 3, 7, 7)
    (duty,) = balance_duties(night)
    assert (duty.act, duty.urgency, duty.asks) == (None, urgency, (night.table("1").id,))
    assert isinstance(duty, BalanceUnableDuty)
    assert (duty.from_table, duty.from_players) == (night.table("2").id, 9)
    assert (duty.to_table, duty.to_players) == (night.table("1").id, 6)
    assert (duty.unable, duty.free, duty.closed) == ("small_blind", (3,), (8, 9))
    assert set(duty.clauses) == set(clauses)
    before = night.copy()
    night.do("open seat 1.9")
    (possible,) = balance_duties(night)
    assert isinstance(possible, BalanceMoveDuty)
    assert (possible.act, possible.to_table, possible.to_seat) == (Balance(), night.table("1").id, 9)
    night.do("undo")
    assert night.state == before
    big(night, 4)
    (possible,) = balance_duties(night)
    assert isinstance(possible, BalanceMoveDuty), "another hand"
    assert (possible.act, possible.to_table, possible.to_seat) == (Balance(), night.table("1").id, 3)
    # it stays what must be done, or may be put aside
    big(night, 3)
    put_aside = MarkDuty(duty=balance_duties(night)[0].id, how="dismissed")
    whys = [type(x) for x in night.director.check(put_aside)]
    assert whys == ([BalancingForced] if book == "svepof-2006" else [])


@pytest.mark.rule_id("D.due", "svepof-2006")
def test_d_due_where_the_others_are_closed_a_duty_says_so(night_of: NightOf) -> None:
    night = room((1, 2, 4, 5, 6, 7), 9, night=night_of("svepof-2006")).run(SHEET)
    night.run("close seat 1.3\nclose seat 1.8\nclose seat 1.9")
    big(night, 2, 7)
    (duty,) = balance_duties(night)
    assert isinstance(duty, BalanceUnableDuty)
    assert (duty.unable, duty.to_table, duty.closed) == ("closed", night.table("1").id, (3, 8, 9))
    assert (duty.act, duty.asks) == (None, ())


@pytest.mark.rule_id("D.due", "svepof-2006")
def test_d_due_where_all_who_could_leave_need_an_accessible_seat_a_duty_says_so(night_of: NightOf) -> None:
    night = room(9, 7, night=night_of("svepof-2006")).run(SHEET)
    big(night, 4, 2)
    for seat in range(1, 10):
        night.run(f"mark seat 1.{seat} accessible\nedit player 1.{seat} accessible yes")
    (duty,) = balance_duties(night)
    assert isinstance(duty, BalanceUnableDuty)
    assert (duty.act, duty.unable) == (None, "accessible")
    assert (duty.from_table, duty.to_table) == (night.table("1").id, night.table("2").id)
    night.run("mark seat 2.8 accessible\nmark seat 2.9 accessible")
    assert balance_duties(night)[0].act == Balance()


def test_d_due_a_table_that_is_as_full_as_it_gets_lacks_nothing(night_of: NightOf) -> None:
    night = room(9, 9, night=night_of("svepof-2006")).run(SHEET + "\nopen table 3 seats 6")
    for seat in range(1, 7):
        night.do(f'register "Small {seat}" prepaid seat 3.{seat} override "as the test wants"')
    big(night, 3, 3, 3)
    assert balance_duties(night) == []


MAY_TIGHTEN = {
    "svepof-2006": ("",), "cpc-2023": ("CPC 2023 Tischausgleich",), "tda-nl": ("",), "tda-2024": ("",)
}  # fmt: skip


@pytest.mark.parametrize(("book", "clause"), each("balance.may_tighten", MAY_TIGHTEN))
def test_d_due_tightened_as_the_event_goes_on_never_loosened(
    night_of: NightOf, book: str, clause: str
) -> None:
    night = room(6, 4, night=night_of(book)).run(SHEET)
    (reason,) = night.reasons("set difference 3")
    assert reason == DifferenceFixed(
        difference=2, tighten=True, key="balance.may_tighten", clause=clause, overridable=True
    )
    slack = room(6, 4, night=night_of(book).run("set difference 4")).run(SHEET)
    slack.run("set difference 3\nset difference 2")
    assert {type(x) for x in slack.reasons("set difference 3")} == {DifferenceFixed}


@pytest.mark.parametrize(("book", "clauses"), each("balance.from", ALL))
def test_d_from_the_most_players_of_equals_the_one_that_breaks_first(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = big(room(6, 6, 4, night=night_of(book)).run("break order 2 1 3"), 3, 3, 3)
    night.do("balance")
    (why,) = because(night, Balanced)
    assert (why.from_table, why.from_rule) == (night.table("2").id, "breaks_first")
    assert why.clauses == clauses
    night = big(room(6, 7, 4, night=night_of(book)), 3, 3, 3)
    night.do("balance")
    assert because(night, Balanced)[0].from_rule == "most_players"


@pytest.mark.parametrize(("book", "clauses"), each("balance.destination", ALL))
def test_d_table_the_shortest_of_equals_the_one_that_breaks_last(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = big(room(6, 4, 4, night=night_of(book)).run("break order 1 3 2"), 3, 3, 3)
    night.do("balance")
    (why,) = because(night, Balanced)
    assert (why.table, why.table_rule) == (night.table("2").id, "breaks_last")
    assert why.clauses == clauses


FIXED = {
    "svepof-2006": (None, SVEPOF), "cpc-2023": ("CPC 2023 Tischausgleich", CPC),
    "tda-nl": (None, NL), "tda-2024": ("TDA 2024 11", TDA),
}  # fmt: skip


@pytest.mark.parametrize(("book", "clause", "clauses"), each("balance.destination_fixed", FIXED))
def test_d_table_set_beforehand_or_another_short_one(
    night_of: NightOf, book: str, clause: str | None, clauses: tuple[str, ...]
) -> None:
    """Table 2 is the rulebook's; 3 is as short, and 3.5 the seat that the method has there."""
    night = big(room(6, 4, 4, night=night_of(book)).run("break order 1 3 2"), 3, 3, 3)
    line = "balance to 3.5"
    if clause is not None:
        (reason,) = night.reasons(line)
        assert (reason.clause, reason.overridable) == (clause, True)
        assert isinstance(reason, AnotherTableMeant)
        assert (reason.table, reason.meant) == (night.table("3").id, night.table("2").id)
        line += ' override "the short one is at the door"'
    night.do(line)
    (why,) = because(night, Balanced)
    assert (way(night, why)[1], why.table_rule, why.clauses) == ("3.5", "named", clauses)


DODGED = {
    "svepof-2006": ("by_director", SVEPOF), "cpc-2023": ("", CPC),
    "tda-nl": ("dead_money_or_penalty", NL), "tda-2024": ("by_director", TDA),
}  # fmt: skip


@pytest.mark.parametrize(("book", "word", "clauses"), each("moving.dodged_blind", DODGED))
def test_d6_what_a_dodged_blind_costs_stands_on_the_slip(
    night_of: NightOf, book: str, word: str, clauses: tuple[str, ...]
) -> None:
    night = big(room(6, 4, night=night_of(book)), 3, 3)
    night.do("balance")
    (why,) = because(night, Balanced)
    assert (why.dodged, why.clauses) == (word, clauses)
    if book == "cpc-2023":
        night.do("eliminate 2.1")
        night.do("break 2")
        broken = because(night, MovedByBreak)
        assert {x.dodged for x in broken} == {"penalty"}
        assert {x.clauses for x in broken} == {("CPC 2023 Tischauflösung", "CPC 2023 Umsetzen")}


KEPT = {"svepof-2006": ("SvePoF 2006 §8.2 b)",), "cpc-2023": ("",), "tda-nl": ("",), "tda-2024": ("",)}


@pytest.mark.parametrize(("book", "clause"), each("balance.option_kept", KEPT))
def test_d3_the_method_is_kept_all_tournament(night_of: NightOf, book: str, clause: str) -> None:
    night = room(6, 4, night=night_of(book))
    night.do("rulebook svepof-2006 option player_dealt")
    night.run(f"rulebook {book}\n{SHEET}")
    (reason,) = night.reasons("rulebook svepof-2006 option player_dealt")
    assert (type(reason), reason.clause, reason.overridable) == (RulebookFixed, clause, True)
    night.do('rulebook svepof-2006 option player_dealt override "the federation asks for it"')
    assert night.state.rulebook.word("balance.to") == "nearest_big_blind"


# -- as the director says -----------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "clause"), [("svepof-2006", SVEPOF[1]), ("cpc-2023", CPC[0])])
def test_another_player_or_seat_than_the_rulebooks_is_an_override(
    night_of: NightOf, book: str, clause: str
) -> None:
    night = big(room(6, 4, night=night_of(book)), 3, 3)
    meant = "1.5" if book == "svepof-2006" else "1.4"
    one, two = night.table("1"), night.table("2")
    moves, seat = one.seats[int(meant[-1])], int(meant[-1])
    (reason,) = night.reasons("balance who 1.6")
    assert reason == AnotherPlayerMeant(
        entry=one.seats[6],
        table=one.id,
        seat=6,
        meant=moves,
        meant_seat=seat,
        key="balance.who",
        clause=clause,
        overridable=True,
    )
    (reason,) = night.reasons("balance to 2.9")
    assert reason == AnotherSeatMeant(
        entry=moves, table=two.id, seat=9, meant_seat=5, key="balance.to", clause=clause, overridable=True
    )
    night.do('balance who 1.6 to 2.9 override "a wheelchair"')
    (why,) = because(night, Balanced)
    assert way(night, why) == ("1.6", "2.9")
    assert (why.who_rule, why.seat_rule) == ("named", "named")
    assert night.state.word.overrides[-1].reason == "a wheelchair"


def test_saying_what_the_rulebook_says_needs_no_override(night_of: NightOf) -> None:
    night = big(room(6, 4, night=night_of("cpc-2023")), 3, 3)
    night.do("balance from 1 who 1.4 to 2.5")
    (why,) = because(night, Balanced)
    assert (why.who_rule, why.seat_rule) == ("next_big_blind", "worst_free")


def test_a_player_of_another_table_is_an_override(night_of: NightOf) -> None:
    night = big(room(7, 6, 4, night=night_of("svepof-2006")), 3, 3, 3)
    (reason, *_) = night.reasons("balance who 2.4")
    assert isinstance(reason, AnotherTableMeant)
    assert reason.clause == "SvePoF 2006 §8.2"
    assert (reason.table, reason.meant) == (night.table("2").id, night.table("1").id)


@pytest.mark.rule_id("B2", "*")
@pytest.mark.parametrize("book", ["svepof-2006", "cpc-2023", "tda-nl", "tda-2024"])
def test_b2_who_needs_an_accessible_seat_is_passed_over(night_of: NightOf, book: str) -> None:
    """Unless the seat he would get is accessible too."""
    night = between(night_of(book), "positions")
    night.do("balance")
    seat, to = way(night, because(night, Balanced)[0])
    night = between(night_of(book), "positions")
    passed = night.entry(seat).id
    night.run(f"edit player {seat} accessible yes\nmark seat {seat} accessible")
    before = night.copy()
    night.do("balance")
    (why,) = because(night, Balanced)
    assert (why.passed, way(night, why)[0] != seat) == ((passed,), True)
    night.do("undo")
    assert night.state == before
    night.run(f"mark seat {to} accessible")
    night.do("balance")
    (why,) = because(night, Balanced)
    assert (way(night, why), why.passed) == ((seat, to), ())


@pytest.mark.rule_id("D4", "*")
@pytest.mark.parametrize("book", ["svepof-2006", "cpc-2023", "tda-nl", "tda-2024"])
def test_d4_balancing_until_it_is_done_takes_the_fewest_moves(night_of: NightOf, book: str) -> None:
    night = room(9, 9, 5, 4, night=night_of(book))
    moves = 0
    while TablesBalanced not in night.whys("balance") if night.director.check(Balance()) else True:
        big(night, *([8] * 2), *([3] * 2))
        before = night.seats()
        night.do("balance")
        assert len({e for e, seat in night.seats().items() if seat != before[e]}) == 1
        moves += 1
    assert (moves, sorted(night.sizes())) == (4, [6, 7, 7, 7])
    assert list(chain(night.state.room.moved_by.values()))


@pytest.mark.parametrize(("book", "clause"), [
    ("svepof-2006", "SvePoF 2006 §8.2 a)"), ("cpc-2023", "CPC 2023 Tischausgleich"), ("tda-nl", "TDA-NL 25"),
])  # fmt: skip
def test_a_move_by_hand_is_the_balance_that_is_due_or_a_departure_from_it(
    night_of: NightOf, book: str, clause: str
) -> None:
    """Next hand's small blind is not dragged to the other table without a reason."""
    night = big(room(9, 7, night=night_of(book)).run(SHEET), 3, 3)
    reason, *_ = night.reasons("move 1.3 to 2.9")
    assert isinstance(reason, AnotherPlayerMeant | AnotherTableMeant)
    assert (reason.clause, reason.overridable) == (clause, True)
    night.do('move 1.3 to 2.9 override "he sees no cards there"')
    assert night.state.word.overrides[-1].clauses == (clause,)
    night.do("undo")
    night.do("balance")
    (meant,) = because(night, Balanced)
    who, seat = way(night, meant)
    night.do("undo")
    night.do(f"move {who} to {seat}")
    assert because(night, Balanced) == [meant], "dragged where the book wants him: it is the balance"


def test_a_move_by_hand_is_free_where_no_balance_is_due_or_no_book_says_how(night_of: NightOf) -> None:
    even = big(room(8, 7, night=night_of("svepof-2006")).run(SHEET), 3, 3)
    even.do("move 1.3 to 2.9")
    unknown = room(9, 7, night=night_of("svepof-2006")).run(SHEET)
    unknown.do("move 1.3 to 2.9")
    plain = big(room(9, 7).run(SHEET), 3, 3)
    plain.do("move 1.3 to 2.9")
