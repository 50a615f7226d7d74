"""What a stranger asks: each by its clause, with the amounts and roads that the question was about."""

from __future__ import annotations

import pytest

from core.rulings.answer import Ruling
from core.rulings.found import Amount, Road
from tests.unit.rulings.asking import BOOKS, CPC, SVEPOF, TDA_NL, amounts, asked, roads, ruled

# -- bets in turn ------------------------------------------------------------------------------------


def test_tda_nl_10_half_of_the_bet_before() -> None:
    """400, raised to 1,100, then 1,500: 400 more is under half of 1,100, over half of the raise of 700."""
    found = asked("several-chips", TDA_NL, faced=1100, raise_size=700, chips="1000,500")
    assert [(x.outcome, amounts(x)["total"]) for x in found.readings] == [("call", 1100), ("raise", 1800)]
    one_more = asked("several-chips", TDA_NL, faced=1100, raise_size=700, chips="1000,500,100,50")
    assert amounts(one_more.ruling or Ruling("", "")) == {"total": 1800, "owed": 150}
    assert not one_more.readings


def test_tda_nl_11_does_not_say_when() -> None:
    found = asked("one-chip", TDA_NL, faced=300, chips=1000, said="raise", order="chips_first")
    assert [(x.outcome, amounts(x)["total"]) for x in found.readings] == [("call", 300), ("raise", 1000)]
    for book in (SVEPOF, CPC):
        assert not asked("one-chip", book, faced=300, chips=1000, said="raise", order="chips_first").readings


def test_6_4_of_an_opening_bet_is_read_both_ways() -> None:
    found = asked("short-call", SVEPOF, faced=5000, chips="1000,1000,1000", players=3)
    assert [(x.outcome, x.clauses) for x in found.readings] == [
        ("fold_or_call", ("§6.4",)),
        ("director_decides", ("§7.7",)),
    ]
    assert found.readings[0].basis == "derived"
    assert not asked("short-call", SVEPOF, faced=5000, raise_size=4000, chips="1000").readings


def test_7_4_cuts_a_chip_to_the_pot() -> None:
    for book, clauses in ((SVEPOF, ("§7.2.1 b)", "§7.4")), (CPC, ("Höherwertiger Chip", "Pott-Limit"))):
        found = ruled("one-chip", book, faced=0, chips=1000, limit="pot_limit", pot=600, big_blind=100)
        assert (amounts(found)["total"], found.clauses, found.basis) == (600, clauses, "derived")
    found = ruled("one-chip", TDA_NL, faced=0, chips=1000, limit="pot_limit", pot=600, big_blind=100)
    assert (found.clauses, found.basis) == (("11",), "stated")


LATER = {"faced": 500, "raise_size": 500, "big_blind": 200}


def test_a_raise_too_small_is_noticed_later() -> None:
    for book, clause in ((SVEPOF, "§7.8"), (TDA_NL, "10")):
        found = ruled("wrong-amount-later", book, put=800, noticed="after_substantial", **LATER)
        assert (found.outcome, amounts(found), found.clauses[0]) == (
            "corrected",
            {"total": 1000, "owed": 200},
            clause,
        )
        assert found.discretion
        found = ruled("wrong-amount-later", book, put=700, noticed="same_round", **LATER)
        assert amounts(found) == {"total": 500, "back": 200}
    assert ruled("wrong-amount-later", SVEPOF, put=800, noticed="next_card", **LATER).outcome == (
        "must_speak_up"
    )
    assert ruled("wrong-amount-later", TDA_NL, put=800, noticed="next_card", **LATER).outcome == "not_stated"


def test_cpc_the_wrong_amount_that_stands_is_told() -> None:
    found = ruled("wrong-amount-later", CPC, put=800, noticed="next_card", **LATER)
    assert (found.outcome, amounts(found), amounts(found, "others")) == (
        "stands",
        {"total": 800},
        {"faced": 800},
    )
    found = ruled("wrong-amount-later", CPC, put=700, noticed="same_round", **LATER)
    assert (amounts(found), found.clauses[0]) == ({"total": 500, "back": 200}, "Raise-Höhe")


def test_the_chips_show_what_the_words_named() -> None:
    """“I raise, fourteen hundred”, and 1,400 in chips: nothing is unclear of the amount."""
    given = {"faced": 1100, "raise_size": 700, "said": "raise_amount", "said_amount": 1400}
    chips = "500,500,100,100,100,100"
    found = asked("words-and-chips", SVEPOF, chips=chips, **given)
    assert [(x.outcome, amounts(x)["total"]) for x in found.readings] == [("call", 1100), ("raise", 1800)]
    assert found.readings[0].clauses[0] == "§7.8"
    for book, clause in ((CPC, "Raise-Höhe"), (TDA_NL, "10")):
        found_there = ruled("words-and-chips", book, chips=chips, **given)
        assert amounts(found_there) == {"total": 1800, "owed": 400}
        assert found_there.clauses[0] == clause
    for book in (SVEPOF, TDA_NL):
        words_alone = ruled("words-and-chips", book, **given)
        assert (words_alone.outcome, words_alone.amounts) == ("director_decides", ())


def test_7_2_2_one_small_chip_against_an_opening_bet() -> None:
    given = {"faced": 30000, "players": 2, "chips": 500}
    found = asked("one-chip", SVEPOF, **given)
    call, short = found.readings
    assert (call.outcome, call.clauses, amounts(call)) == (
        "call",
        ("§7.2.2",),
        {"total": 30000, "owed": 29500},
    )
    assert (short.outcome, short.clauses, short.amounts) == (
        "fold_or_call",
        ("§6.4",),
        (Amount("others", "faced", 30000),),
    )
    assert roads(short) == {"fold": {"lost": 500}, "call": {"total": 30000, "owed": 29500}}
    assert asked("short-call", SVEPOF, **given) == found
    blinds = {"faced": 400, "street": "preflop", "big_blind": 400}
    assert ruled("one-chip", SVEPOF, chips=100, **blinds).clauses == ("§7.2.1 a)",)
    # The rule of 11 is about a large chip.
    assert ruled("one-chip", TDA_NL, **given).outcome == "not_stated"


def test_cpc_a_pot_bet_too_low_is_corrected_before_substantial_action() -> None:
    given = {"limit": "pot_limit", "put": 1400, "right_total": 1600, "faced": 0}
    assert amounts(ruled("wrong-amount-later", CPC, noticed="same_round", **given))["total"] == 1600
    found = asked("wrong-amount-later", CPC, noticed="one_acted", **given)
    assert [(x.outcome, amounts(x)) for x in found.readings] == [
        ("stands", {"total": 1400}),
        ("corrected", {"total": 1600, "owed": 200}),
    ]
    assert found.readings[0].clauses == ("Pott-Limit", "Substantielle Aktion")
    assert not asked("wrong-amount-later", CPC, noticed="after_substantial", **given).readings
    raised = {"put": 1500, "faced": 900, "raise_size": 900, "big_blind": 400}
    assert amounts(ruled("wrong-amount-later", CPC, noticed="one_acted", **raised))["total"] == 1800


# -- turns -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "faced", "total", "to", "least"),
    [
        ("bet", 0, 5000, 5000, 10000),
        ("bet", 0, 5000, 5100, 10200),
        ("raise", 1000, 5000, 5000, 9000),
        ("raise", 1000, 5000, 9000, 17000),
        ("call", 500, 500, 1500, 2500),
        ("check", 0, 0, 600, 1200),
    ],
)
def test_cpc_the_raise_left_open_has_its_least(act: str, faced: int, total: int, to: int, least: int) -> None:
    found = asked(
        "out-of-turn",
        CPC,
        oot_act=act,
        players_left=3,
        faced=faced,
        oot_total=total,
        since="bet",
        since_total=to,
    )
    assert [x.outcome for x in found.readings] == ["free_again"] * (3 if act == "call" else 2)
    first, second, *chips = found.readings
    assert [(x.discretion, x.amounts) for x in chips] == [(True, ())] * (act == "call")
    assert roads(first)["raise"] == {"least": least}
    assert (first.penalty is not None, second.penalty) == (True, None)


def test_6_3_3_1_the_raise_has_its_least() -> None:
    found = ruled(
        "out-of-turn",
        SVEPOF,
        oot_act="bet",
        players_left=2,
        faced=0,
        oot_total=5000,
        since="bet",
        since_total=5100,
    )
    assert roads(found)["raise"] == {"least": 10200}


PASSED = {"facing_bet": "yes", "spoke_up": "no", "faced": 600, "raise_size": 400}


def test_6_5_what_the_player_passed_over_may_do() -> None:
    found = ruled("skipped", SVEPOF, behind="C:call 600,D:fold", **PASSED)
    assert roads(found) == {"fold": {}, "call": {"total": 600, "owed": 600}, "raise": {"least": 1000}}
    found = ruled("skipped", SVEPOF, behind="C:call 600,D:fold,E:fold", **PASSED)
    assert roads(found) == {"call": {"total": 600, "owed": 600}, "fold": {}}
    found = ruled("skipped", SVEPOF, behind="C:raise 1500,D:fold", **PASSED)
    assert roads(found) == {"fold": {}, "call": {"total": 600, "owed": 600}, "raise": {"least": 1000}}
    found = ruled("skipped", SVEPOF, behind="C:bet 500,D:call 500", facing_bet="no", spoke_up="no", faced=0)
    assert (found.outcome, roads(found)) == ("acts_now", {"check": {}, "bet": {}})
    found = ruled("skipped", SVEPOF, behind="C:bet 500,D:call 500,E:fold", facing_bet="no", faced=0)
    assert roads(found)["call"] == {"total": 500, "owed": 500}
    found = ruled("skipped", SVEPOF, behind="C:check,D:check", facing_bet="no")
    assert set(roads(found)) == {"check", "bet"}
    found = ruled("skipped", CPC, behind="C:call 600,D:fold", **PASSED)
    assert (found.outcome, found.discretion, set(roads(found))) == ("dead_or_passive", True, {"call", "fold"})


def test_amounts_of_optional_facts_stay_away_where_they_are_not_told() -> None:
    found = asked("skipped", SVEPOF, behind="C:fold,D:fold", facing_bet="yes")
    assert found.ruling is not None
    assert roads(found.ruling) == {"call": {}, "fold": {}, "raise": {}}
    assert not {"faced", "raise_size", "had"} & {*found.assumed, *found.open}


@pytest.mark.parametrize(
    ("made", "left", "outcome"), [(3, "no", "no_raise"), (2, "no", "may_raise"), (3, "yes", "may_raise")]
)
def test_tda_nl_26_the_cap(made: int, left: str, outcome: str) -> None:
    given = {"limit": "limit", "raises_made": made, "raises_allowed": 3, "two_in_tournament": left}
    found = ruled("raise-cap", TDA_NL, **given)
    assert (found.outcome, found.clauses) == (outcome, ("26",))
    for book in (SVEPOF, CPC):
        assert ruled("raise-cap", book, **given).outcome == "not_stated"
    assert ruled("raise-cap", TDA_NL, **{**given, "limit": "no_limit"}).outcome == "not_stated"


# -- showdown ----------------------------------------------------------------------------------------


def test_dead_chips_in_a_side_pot() -> None:
    given = {
        "in": "A:900,B:1600,C:1600", "dead_chips": "0,100", "rank": "B=C,A", "chip": 100,
        "from_left": "A,B,C",
    }  # fmt: skip
    for book in BOOKS:
        found = asked("side-pots", book, **given)
        assert found.ruling is not None
        shares = [(x.whose, x.pot, x.amount) for x in found.ruling.amounts if x.what == "share"]
        assert shares == [("B", 1, 1400), ("C", 1, 1300), ("B", 2, 800), ("C", 2, 700)]
    together = asked("side-pots", SVEPOF, **given).readings[1]
    assert [(x.whose, x.amount) for x in together.amounts if x.what == "share"] == [("B", 2100), ("C", 2100)]


def test_cpc_one_card_shown_and_the_other_lost_in_the_muck() -> None:
    given = {"shower": "called", "shown": "one_other_mucked"}
    found = ruled("must-show", CPC, identifiable="no", **given)
    assert (found.outcome, found.dead, found.clauses[0]) == (
        "hand_dead",
        ("player",),
        "Hand beim Showdown schützen",
    )
    assert ruled("must-show", CPC, identifiable="yes", **given).outcome == "live_if_identified"
    assert ruled("must-show", SVEPOF, **given).clauses == ("§3.5",)


RIVER = "A:check,B:bet 900,C:all-in 1150,A:call 1150,B:call 1150"


def test_three_doors_agree_on_an_all_in_called_on_the_river() -> None:
    shows = {"last_round": RIVER, "from_left": "A,B,C"}
    for given in ({}, {"all_in_closed": "on_last_card"}):
        first = {book: ruled("who-shows-first", book, **shows, **given) for book in BOOKS}
        assert (first[SVEPOF].outcome, first[SVEPOF].who) == ("shows_first", ("C",))
        assert (first[CPC].outcome, first[CPC].clauses) == ("shown_at_once", ("All-in",))
        assert (first[TDA_NL].outcome, first[TDA_NL].clauses) == ("shown_at_once", ("9",))
    for situation, given in (
        ("all-in-called", {"action_closed": "yes"}),
        ("must-show", {"shower": "all_in"}),
    ):
        river = {book: asked(situation, book, more_cards="no", **given) for book in BOOKS}
        at_svepof, at_cpc = river[SVEPOF].ruling, river[CPC].ruling
        assert at_svepof is not None
        assert at_cpc is not None
        assert (at_svepof.outcome, at_svepof.clauses[0]) == ("shows_or_folds", "§3.4")
        assert (at_cpc.outcome in ("shown_at_once", "must_show_all"), at_cpc.clauses) == (True, ("All-in",))
        assert [(x.clauses, x.discretion) for x in river[TDA_NL].readings] == [
            (("9",), False),
            (("9",), True),
        ]
        assert not asked(situation, TDA_NL, **given).readings
    assert ruled("who-shows-first", CPC, last_round="A:bet 100,B:call", from_left="A,B").who == ("A",)


def test_tda_nl_21_says_nothing_of_the_hand_thrown_away() -> None:
    found = ruled("cards-speak", TDA_NL, misled="yes", on_purpose="yes", identifiable="yes")
    assert (found.outcome, found.discretion, found.penalty is not None) == ("cards_speak", True, True)
    assert not ruled("cards-speak", TDA_NL, misled="no", on_purpose="yes").discretion


# -- hands -------------------------------------------------------------------------------------------


def test_1_1_chips_of_a_hand_that_the_dealer_mucked() -> None:
    given = {"muck_cause": "dealer_pulled", "identifiable": "no", "in": "A:5000,B:2000", "who": "A"}
    found = asked("mucked", SVEPOF, **given)
    assert [(x.outcome, x.discretion) for x in found.readings] == [("hand_dead", True), ("hand_dead", False)]
    assert amounts(found.readings[0]) == {}
    assert (amounts(found.readings[1]), found.readings[1].clauses[-1]) == ({"lost": 5000}, "§1.1")


@pytest.mark.parametrize(
    ("seconds", "outcomes"),
    [
        (59, ("action_counts", "action_counts", "action_counts")),
        (60, ("action_counts", "hand_dead", "action_counts")),
        (69, ("action_counts", "hand_dead", "action_counts")),
        (70, ("hand_dead", "hand_dead", "hand_dead")),
    ],
)
def test_the_second_of_the_called_clock(seconds: int, outcomes: tuple[str, ...]) -> None:
    for book, outcome in zip(BOOKS, outcomes, strict=True):
        assert ruled("clock-ran-out", book, facing_bet="yes", acted_after=seconds).outcome == outcome, book


def test_tda_nl_8_a_hand_on_the_chair_is_read_both_ways() -> None:
    found = asked("not-seated", TDA_NL, at_deal="hand_on_chair")
    assert [(x.outcome, x.discretion) for x in found.readings] == [("hand_live", False), ("hand_dead", False)]


# -- at the table ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("most", "fewest", "outcome", "stops"),
    [(8, 7, "not_moved", False), (8, 6, "moved", False), (9, 6, "moved", True)],
)
def test_balancing(most: int, fewest: int, outcome: str, stops: bool) -> None:
    given = {"largest_table": most, "smallest_table": fewest}
    found = ruled("balancing", SVEPOF, **given)
    assert (found.outcome, found.clauses[0]) == (outcome, "§8.2")
    found = ruled("balancing", CPC, **given)
    assert (found.outcome, found.who) == ("moved", ("BB+1",))
    assert ("The short table stops" in found.say) == stops
    found = ruled("balancing", TDA_NL, **given)
    assert (found.outcome, found.who, found.clauses[0]) == ("moved", ("BB+1",), "25")


def posts(book: str, busted: str, seats: str = "W,X,Y,Z") -> tuple[str, dict[str, str]]:
    found = ruled("dead-button", book, last_hand=seats, busted=busted)
    return found.outcome, {x.do: x.who for x in found.may}


def test_6_7_and_6_who_posts_after_a_blind_went_out() -> None:
    blinds = {"small_blind": "Y", "big_blind": "Z"}
    assert posts(SVEPOF, "X") == ("button_stays", {"button": "W", **blinds})
    for book in (CPC, TDA_NL):
        assert posts(book, "X") == ("button_dead", {"empty_button": "X", **blinds})
    for book in (SVEPOF, TDA_NL):
        assert posts(book, "Y") == ("one_blind", {"button": "X", "big_blind": "Z"})
        assert posts(book, "X,Y", "W,X,Y,Z,V")[1]["big_blind"] == "Z"
    for busted in ("Y", "X,Y"):
        found = ruled("dead-button", CPC, last_hand="W,X,Y,Z,V", busted=busted)
        assert (found.outcome, found.may, found.discretion) == ("director_decides", (), True)
    for book in BOOKS:
        assert posts(book, "Z") == ("button_moves", {"button": "X", "small_blind": "Y", "big_blind": "W"})
        assert posts(book, "X,Y")[0] == "heads_up"


def test_cpc_a_penalty_of_rounds_is_fixed_when_it_is_given() -> None:
    found = ruled("penalty-length", CPC, penalty_unit="rounds", rounds=2, table_size=8)
    assert amounts(found) == {"out_for": 16}
    assert "Misdeal" in found.clauses


def test_a_penalty_of_minutes() -> None:
    found = ruled("penalty-length", SVEPOF, penalty_unit="minutes", minutes=30)
    assert (amounts(found), "§1" in found.clauses) == ({"out_for": 30}, True)
    twenty = ruled("penalty-length", SVEPOF, penalty_unit="minutes", minutes=20)
    assert twenty.rows[-1] == "§1.4 p2"  # "mer än 20": that it is none is said too
    assert twenty.say != found.say
    assert ruled("penalty-length", CPC, penalty_unit="minutes", minutes=20).outcome == "penalty_steps"


def test_a_rebuy_after_the_first_riffle() -> None:
    found = asked("late-rebuy", CPC, rebuy_said="before_first_card")
    assert [x.outcome for x in found.readings] == ["director_decides", "rebuy_binds"]
    assert ruled("late-rebuy", CPC, rebuy_said="before_shuffle").outcome == "rebuy_binds"
    assert ruled("late-rebuy", TDA_NL, rebuy_said="before_first_card").outcome == "rebuy_binds"


def test_tda_nl_23_the_dodged_blinds() -> None:
    assert amounts(ruled("dodged-blind", TDA_NL, move_cause="break", dodged=1000)) == {"lost": 1000}
    assert amounts(ruled("dodged-blind", TDA_NL, move_cause="break")) == {}
    assert ruled("dodged-blind", TDA_NL, move_cause="break").discretion


def test_1_4_what_becomes_of_a_disqualified_players_chips_and_fee() -> None:
    for book in BOOKS:
        assert amounts(ruled("disqualified-chips", book, stack=43000)) == {"out": 43000}
    assert "No fee is paid back" in ruled("disqualified-chips", SVEPOF).say


def test_2_15_two_out_in_one_hand() -> None:
    found = ruled("same-hand-out", SVEPOF, same_table="yes", stacks="A:500,B:700")
    assert (found.outcome, found.who, found.clauses) == ("places", ("B",), ("§2.15",))
    assert ruled("same-hand-out", SVEPOF, same_table="no").outcome == "places_shared"


def test_heads_up_and_the_race() -> None:
    assert ruled("heads-up", SVEPOF).clauses == ("§2.13",)
    assert ruled("heads-up", CPC).clauses == ("Heads-up",)
    assert ruled("heads-up", TDA_NL).outcome == "not_stated"
    assert [ruled("chip-race", book).outcome for book in BOOKS] == ["chip_race"] * 3
    assert ruled("short-ante", CPC).clauses == ("Ante",)


def test_a_road_names_who_goes_it() -> None:
    found = ruled("dead-button", TDA_NL, last_hand="W,X,Y,Z", busted="X")
    assert Road("Y", "small_blind") in found.may


def test_1_1_a_dead_hand_loses_what_it_has_in() -> None:
    for situation, given in (
        ("phone", {"phone_use": "rang", "in_hand": "yes"}),
        ("left-table", {}),
        ("clock-ran-out", {"facing_bet": "yes"}),
    ):
        assert amounts(ruled(situation, SVEPOF, staked=600, **given))["lost"] == 600
    assert amounts(ruled("phone", CPC, phone_use="rang", staked=600)) == {}


def test_cpc_an_action_out_of_turn_before_anything_is_done_in_turn() -> None:
    found = ruled("out-of-turn", CPC, oot_act="bet", players_left=3, faced=0, oot_total=5000)
    assert roads(found, "no_change") == {"bet": {"total": 5000}}
    assert roads(found, "change") == {key: {"back": 5000} for key in ("fold", "call", "raise")}
    found = ruled("out-of-turn", CPC, oot_act="check", players_left=3, faced=0)
    assert (roads(found, "no_change"), set(roads(found, "change"))) == (
        {"check": {}},
        {"fold", "call", "raise"},
    )


def test_6_6_a_fold_for_nothing_may_be_ruled_dead() -> None:
    for situation, given in (
        ("out-of-turn", {"oot_act": "fold", "players_left": 3, "faced": 0}),
        ("needless-fold", {"facing_bet": "no"}),
    ):
        found = ruled(situation, SVEPOF, **given)
        assert (found.outcome, found.discretion, found.dead) == ("fold_forbidden", True, ())
        assert found.penalty is not None
        assert found.penalty.force == "must"


def test_1_f_hands_of_those_who_agreed_to_check_it_down() -> None:
    given = {"talk": "check_down", "in_pot": 3, "staked": 3000}
    found = ruled("talk", SVEPOF, surplus="yes", **given)
    assert (found.dead, found.discretion, found.amounts) == (("talkers",), True, ())
    assert found.penalty is not None
    assert (found.penalty.force, found.penalty.step) == ("must", "warning")
    found = ruled("talk", SVEPOF, **given)
    assert (found.discretion, amounts(found, "talkers")) == (False, {"lost": 3000})


def test_2_5_a_ringing_phone_kills_the_hand_and_names_no_penalty() -> None:
    found = ruled("phone", SVEPOF, phone_use="rang", in_hand="yes")
    assert (found.outcome, found.penalty, found.clauses) == ("hand_dead", None, ("§2.5",))
    assert ruled("phone", SVEPOF, phone_use="talked", in_hand="yes").penalty is not None


def test_2_4_a_language_falls_under_the_penalties() -> None:
    found = ruled("languages", SVEPOF, language="german")
    assert (found.outcome, found.discretion, found.clauses[0]) == ("punished", True, "§2.4")
    offence = ruled("conduct", SVEPOF, offence="other_language")
    for penalty in (found.penalty, offence.penalty):
        assert penalty is not None
        assert penalty.force == "may"


def test_cpc_the_button_has_a_card_too_few_and_says_so_late() -> None:
    given = {"fault": "few_cards", "button_hand": "yes", "acted": "B:call 200,C:fold,D:fold"}
    found = asked("faulty-deal", CPC, claimed="no", **given)
    assert [(x.outcome, x.clauses[0]) for x in found.readings] == [
        ("card_dealt", "Zu wenig Karten am Button"),
        ("hand_dead", "Zu viele oder zu wenige Karten"),
    ]
    assert not asked("faulty-deal", CPC, claimed="yes", **given).readings


def test_8_2_no_seat_in_the_same_position_is_free() -> None:
    given = {"largest_table": 9, "smallest_table": 7}
    assert ruled("balancing", SVEPOF, same_seat="no", **given).discretion
    assert not ruled("balancing", SVEPOF, **given).discretion


def test_32_names_no_end_of_the_wait_between_small_blind_and_button() -> None:
    given = {"new_seat": "between", "move_cause": "break"}
    for book, told in ((CPC, True), (TDA_NL, False)):
        found = ruled("moved-player", book, **given)
        assert (found.outcome, "button has passed" in found.say) == ("waits", told)


def test_a_level_whose_clock_ran_out_before_it_was_announced() -> None:
    given = {"hand_started": "no", "announced": "no"}
    assert ruled("new-level", SVEPOF, **given).outcome == "new_level"
    assert ruled("new-level", TDA_NL, **given).outcome == "old_level"
    assert [x.outcome for x in asked("new-level", CPC, **given).readings] == ["new_level", "old_level"]
    for book in BOOKS:
        assert ruled("new-level", book, hand_started="no").outcome == "new_level"
        assert ruled("new-level", book, hand_started="yes").outcome == "old_level"


def test_7_2_1_a_the_word_before_one_chip_under_the_blinds() -> None:
    given = {"chips": 1000, "said": "raise", "big_blind": 200}
    found = ruled("one-chip", SVEPOF, faced=200, street="preflop", **given)
    assert (amounts(found)["total"], found.clauses[0]) == (1000, "§7.2.1 a)")
    assert ruled("one-chip", SVEPOF, faced=200, street="flop", **given).clauses == ("§7.2.2",)


SAID = {"faced": 400, "chips": "none", "pot": 5000, "big_blind": 400, "meanings": "500,5000"}


@pytest.mark.parametrize(("book", "clause"), [(SVEPOF, "§7.5"), (TDA_NL, "30")])
def test_words_bind_whose_meaning_no_clause_tells(book: str, clause: str) -> None:
    for given in ({**SAID, "said": "unclear"}, {**SAID, "said": "pot"}, {**SAID, "said": "call", "faced": 0}):
        found = ruled("words-and-chips", book, **given)
        assert (found.outcome, found.clauses, found.basis, found.discretion) == (
            "director_decides",
            (clause,),
            "stated",
            True,
        )
    assert ruled("words-and-chips", "plain", **{**SAID, "said": "pot"}).outcome == "not_stated"


def test_a_raise_where_nobody_has_bet() -> None:
    given = {**SAID, "said": "raise", "faced": 0}
    found = ruled("words-and-chips", SVEPOF, **given)
    assert (found.outcome, amounts(found)["least"], found.clauses, found.basis) == (
        "bet",
        400,
        ("§7.5", "§7.3"),
        "derived",
    )
    assert ruled("words-and-chips", SVEPOF, **{**given, "said": "bet"}).basis == "stated"
    assert ruled("words-and-chips", CPC, **given).clauses == ("Ansagen ohne Bet",)
    assert ruled("words-and-chips", TDA_NL, **given).clauses == ("30",)


def test_cpc_who_acted_past_a_player_is_penalised() -> None:
    found = ruled("skipped", CPC, behind="B:check,C:check", facing_bet="no", faced=0)
    assert (found.outcome, len(found.steps)) == ("acts_now", 1)
    assert "L82" in found.rows


def test_2_12_asks_no_seat_of_who_calls_the_clock() -> None:
    found = ruled("call-clock", SVEPOF, reasonable_time="yes", caller_seated="no")
    assert (found.outcome, found.basis) == ("clock_runs", "derived")
    assert "§2.12" in found.clauses
    assert found.amounts == ruled("call-clock", SVEPOF, reasonable_time="yes").amounts
    for book in (CPC, TDA_NL):
        assert ruled("call-clock", book, reasonable_time="yes", caller_seated="no").outcome == "refused"


def test_24_a_chip_hidden_at_an_all_in() -> None:
    found = ruled("hidden-chips", TDA_NL, chips_case="after_all_in", pot_won="lost")
    assert (found.outcome, found.clauses, found.discretion) == ("forbidden", ("24", "20"), True)


def test_3_splits_a_pot_of_equal_hands_as_equally_as_possible() -> None:
    found = asked("odd-chip", TDA_NL, pot=1025, rank="C=D=E", game="flop", chip=25, from_left="C,D,E")
    assert found.ruling is not None
    assert [x.amount for x in found.ruling.amounts if x.what == "share"] == [350, 350, 325]
    assert not found.readings


def test_cpc_l27_the_board_is_played_with_all_cards_shown() -> None:
    given = {"shown": "face_down_at_muck", "identifiable": "no", "more_cards": "no"}
    found = ruled("must-show", CPC, shower="plays_board", **given)
    assert (found.outcome, found.rows[0], found.discretion, found.dead) == (
        "hand_dead",
        "L27",
        False,
        ("player",),
    )
    assert ruled("must-show", CPC, shower="called", **given).rows == ("L18", "L19")


@pytest.mark.parametrize(("book", "row"), [(CPC, "L126"), (TDA_NL, "28")])
def test_what_a_hand_mucked_by_the_dealer_loses(book: str, row: str) -> None:
    given = {"muck_cause": "dealer_pulled", "identifiable": "no", "tabled": "no", "who": "B"}
    found = ruled("mucked", book, in_="A:500,B:1500,C:1500", **given)
    assert (found.rows[0], amounts(found)) == (row, {"lost": 1500})
    found = ruled("mucked", book, in_="A:500,B:1500,C:500/folded", **given)
    assert (found.rows[0], amounts(found)) == (row, {"lost": 500, "back": 1000})


def test_4_9_a_card_too_few_claimed_when_it_is_noticed() -> None:
    given = {"fault": "few_cards", "acted": "BB+1:raise 600,BB+2:call", "claimed": "no"}
    found = asked("faulty-deal", SVEPOF, **given)
    assert [(x.outcome, x.clauses) for x in found.readings] == [
        ("hand_dead", ("§4.9",)),
        ("no_misdeal", ("§4.9", "§1, claiming errors")),
    ]
    assert found.readings[1].discretion


def test_2_10_talking_about_ones_own_hand() -> None:
    found = asked("talk", SVEPOF, talk="own_hand", in_pot=3)
    assert [(x.outcome, x.dead, x.clauses[0]) for x in found.readings] == [
        ("punished", (), "§1, offences e)"),
        ("hand_dead", ("player",), "§2.10"),
    ]
    advice = ruled("talk", SVEPOF, talk="advice", in_pot=3)
    assert (advice.outcome, advice.clauses[0]) == ("hand_dead", "§2.10.1")


def test_cpc_l136_an_agreement_to_check_it_down() -> None:
    found = ruled("talk", CPC, talk="check_down", in_pot=3)
    assert (found.outcome, found.rows[0], found.discretion, found.dead) == ("punished", "L136", True, ())
    assert found.penalty is not None
    assert (found.penalty.force, found.penalty.whom, found.penalty.step) == ("must", "talkers", "")
    assert ruled("talk", CPC, talk="who_calls", in_pot=3).rows[0] == "L133"


@pytest.mark.parametrize(("book", "row"), [(SVEPOF, "§1.2"), (TDA_NL, "33a")])
def test_no_penalty_of_rounds_in_a_book_of_minutes(book: str, row: str) -> None:
    found = ruled("penalty-length", book, penalty_unit="rounds", rounds=2, table_size=8)
    assert (found.outcome, found.rows[0], found.basis) == ("penalty_steps", row, "derived")
    assert [(x.what, x.amount, x.unit) for x in found.amounts] == [
        ("least", 10, "minutes"),
        ("most", 40, "minutes"),
    ]
    assert ruled("penalty-length", CPC, penalty_unit="rounds", rounds=2, table_size=8).outcome == "sits_out"


# -- what the fourth examination found ----------------------------------------------------------------


@pytest.mark.rule(TDA_NL, "betting.words_and_chips")
def test_tda_nl_30_says_nothing_of_chips_that_lie_there_before_the_word() -> None:
    """ "Verbale declaraties … zijn bindend als het zijn beurt is": five 1,000 chips, then “two thousand”."""
    put = {"faced": 0, "chips": "1000,1000,1000,1000,1000", "said": "amount", "said_amount": 2000}
    late = ruled("words-and-chips", TDA_NL, order="chips_first", big_blind=200, street="flop", **put)
    assert (late.outcome, late.discretion, late.basis, late.rows) == (
        "director_decides",
        True,
        "derived",
        ("30",),
    )
    first = ruled("words-and-chips", TDA_NL, order="words_first", big_blind=200, street="flop", **put)
    assert (first.outcome, total(first)) == ("bet", 2000)


def total(found: Ruling) -> int:
    (amount,) = (x.amount for x in found.amounts if (x.whose, x.what) == ("player", "total"))
    return amount


@pytest.mark.rule(SVEPOF, "betting.after_raise")
@pytest.mark.rule(CPC, "betting.after_raise")
@pytest.mark.parametrize(("book", "row", "outcome"), [(SVEPOF, "§7.1", "call"), (CPC, "L90-93", "raise")])
def test_of_raise_and_two_motions_the_rule_of_motions_decides(book: str, row: str, outcome: str) -> None:
    """ "SEDAN lägger lika mycket som synen kostar"; "weniger als ein Minimum Raise zuerst gesetzt"."""
    found = ruled(
        "string-bet",
        book,
        faced=1000,
        said="raise",
        chips="500,100,100,100",
        more="1000,1000,1000,100,100",
        big_blind=400,
        raise_size=1000,
    )
    assert (found.outcome, found.rows[0]) == (outcome, row)


def test_svepof_24_another_language_is_a_breach_until_it_is_allowed() -> None:
    """ "Tillåtna språk … är Svenska eller Engelska … kan ge dispens"."""
    found = ruled("languages", SVEPOF, language="norwegian_danish")
    assert (found.outcome, found.rows[0]) == ("punished", "§2.4")
    assert found.penalty is not None
    assert found.penalty.force == "may"
    assert ruled("languages", SVEPOF, language="norwegian_danish", dispensation="yes").outcome == "allowed"
    assert ruled("languages", SVEPOF, language="german", dispensation="yes").outcome == "punished"


def test_cpc_l40_a_change_of_decks_is_refused_whatever_the_reason() -> None:
    """ "Spieler dürfen keinen Wechsel der Decks verlangen": of a bent card nothing is said."""
    found = ruled("new-deck", CPC, deck_cause="marked")
    assert (found.outcome, found.rows, found.discretion) == ("refused", ("L40",), True)
    assert not ruled("new-deck", CPC, deck_cause="wish").discretion


@pytest.mark.parametrize(
    ("situation", "given"),
    [
        ("needless-fold", {"facing_bet": "no"}),
        ("out-of-turn", {"oot_act": "fold", "players_left": 3, "faced": 0}),
    ],
)
def test_svepof_1_d_a_needless_fold_mixed_in_the_muck_is_dead(
    situation: str, given: dict[str, object]
) -> None:
    """ "Ifall korten är lätta att identifiera, kan de tas tillbaka": these are not."""
    found = ruled(situation, SVEPOF, in_muck="yes", **given)
    assert (found.dead, found.discretion, found.rows[:2]) == (("player",), False, ("§6.6", "§1 dead d"))
    assert found.penalty is not None
    assert found.penalty.force == "must"
    other = ruled(situation, SVEPOF, **given)
    assert (other.dead, other.discretion) == ((), True)


def test_tda_nl_30_a_fold_out_of_turn_may_be_held_binding_by_either_situation() -> None:
    found = ruled("needless-fold", TDA_NL, facing_bet="no", in_turn="no")
    other = ruled("out-of-turn", TDA_NL, oot_act="fold", players_left=3, faced=0)
    assert (found.outcome, found.rows, found.discretion) == (other.outcome, other.rows, other.discretion)
    assert found.outcome == "may_stand"
    assert ruled("needless-fold", TDA_NL, facing_bet="no", in_turn="yes").outcome == "not_stated"


@pytest.mark.parametrize(
    ("street", "other"), [("flop", ("§5.3", "§5.4.1")), ("turn", ("§5.3", "§5.4.2")), ("river", None)]
)
def test_svepof_53_and_54_of_too_many_cards_are_two_readings(
    street: str, other: tuple[str, ...] | None
) -> None:
    """§5.4.1 is about the flop, §5.4.2 about the turn; §5.4.3 comes to the same as §5.3 on the river."""
    found = asked("too-many-board-cards", SVEPOF, street=street)
    assert found.ruling is not None
    assert found.ruling.rows == ("§5.3",)
    assert [x.rows for x in found.readings] == ([("§5.3",), other] if other else [])


@pytest.mark.parametrize("busted", ["X", "Y"])
def test_svepof_67_says_that_the_button_can_stay(busted: str) -> None:
    """ "kan dealerknappen stanna kvar"; the example: "ska spelare B inte kunna slippa"."""
    found = asked("dead-button", SVEPOF, last_hand="W,X,Y,Z", busted=busted)
    default, other = found.readings
    assert default.may
    assert (other.outcome, other.discretion, other.rows, other.may) == (
        "director_decides",
        True,
        ("§6.7",),
        (),
    )


# -- what was silent and is not ------------------------------------------------------------------------


@pytest.mark.rule(SVEPOF, "betting.said")
@pytest.mark.rule(TDA_NL, "betting.said")
@pytest.mark.parametrize(("book", "row"), [(SVEPOF, "§7.5"), (TDA_NL, "30")])
@pytest.mark.parametrize(
    "said",
    [{"said": "check", "faced": 500}, {"said": "raise_amount", "said_amount": 800, "faced": 500}],
    ids=["check", "raise_amount"],
)
def test_words_in_turn_bind_though_what_follows_is_not_said(
    book: str, row: str, said: dict[str, object]
) -> None:
    found = ruled("put-in", book, **{"chips": "none", "order": "words_first", "big_blind": 100, **said})
    assert (found.outcome, found.discretion, found.rows[0]) == ("director_decides", True, row)


def test_tda_nl_30_says_of_actions_before_their_turn_that_they_may_bind() -> None:
    found = ruled("skipped", TDA_NL, behind="C:bet 600,D:call", facing_bet="no", spoke_up="yes")
    assert (found.outcome, found.basis, found.rows) == ("may_stand", "derived", ("30",))


def test_tda_nl_9_rules_the_same_through_each_situation_of_an_all_in() -> None:
    """No more cards come: "In een all-in situatie … kan en mag een speler zijn hand niet mucken"."""
    by = [
        asked("all-in-called", TDA_NL, action_closed="yes", more_cards="no", has_mucked="no"),
        asked("who-shows-first", TDA_NL, all_in_closed="on_last_card"),
    ]
    assert [[x.outcome for x in found.readings] for found in by] == [
        ["shown_at_once", "director_decides"]
    ] * 2
