"""The numbered examples of the sources, each by its clause."""

from __future__ import annotations

import pytest

from core.rulings.answer import Ruling
from tests.unit.rulings.asking import BOOKS, CPC, SVEPOF, TDA_NL, amounts, asked, roads, ruled

# -- SvePoF §6: out of turn --------------------------------------------------------------------------


def out(act: str, left: int, total: int = 0, faced: int = 0, since: str = "not_yet", to: int = 0) -> Ruling:
    """SvePoF on an action out of turn."""
    given = {"oot_act": act, "players_left": left, "faced": faced, "oot_total": total, "since": since}
    return ruled("out-of-turn", SVEPOF, **given, **({"since_total": to} if to else {}))


def test_6_3_1_who_checked_out_of_turn_may_not_bet() -> None:
    found = out("check", 3, since="check")
    assert (found.outcome, set(roads(found)), found.clauses) == ("no_bet_or_raise", {"check"}, ("§6.3.1",))
    found = out("check", 3, since="bet", to=400)
    assert roads(found) == {"fold": {}, "call": {"total": 400, "owed": 400}}
    assert found.penalty is None


def test_6_3_2_who_called_out_of_turn_never_raises() -> None:
    assert amounts(out("call", 3, faced=500, since="call"))["total"] == 500
    found = out("call", 3, faced=500, since="bet", to=1500)
    assert roads(found) == {"fold": {"lost": 500}, "call": {"total": 1500, "owed": 1000}}
    assert found.clauses == ("§6.3.2",)


@pytest.mark.parametrize(
    ("since", "to", "outcome", "may"),
    [
        ("check", 0, "stands", {}),
        ("bet", 1, "call_or_fold", {"call": {"total": 1, "back": 4999}, "fold": {"back": 5000}}),
        ("bet", 5000, "call_or_fold", {"call": {"total": 5000}, "fold": {"back": 5000}}),
        (
            "bet", 5001, "fold_call_or_raise",
            {"fold": {"lost": 5000}, "call": {"total": 5001, "owed": 1}, "raise": {"least": 10002}},
        ),
    ],
)  # fmt: skip
def test_6_3_3_1_two_left(since: str, to: int, outcome: str, may: object) -> None:
    found = out("bet", 2, 5000, since=since, to=to)
    assert (found.outcome, roads(found), found.clauses) == (outcome, may, ("§6.3.3.1",))
    assert found.penalty is not None
    assert (found.penalty.force, found.penalty.step) == ("must", "warning")
    if since == "check":
        assert amounts(found)["total"] == 5000


@pytest.mark.parametrize("since", ["fold", "call", "bet"])
def test_6_3_3_2_three_left_up_to_it_binds(since: str) -> None:
    found = out("raise", 3, 5000, 1000, since, 5000 if since == "bet" else 0)
    assert (found.outcome, amounts(found)["total"], found.clauses) == ("stands", 5000, ("§6.3.3.2",))


def test_6_3_3_2_three_left_above_it() -> None:
    found = out("raise", 3, 5000, 1000, "bet", 20000)
    assert roads(found) == {"fold": {"lost": 5000}, "call": {"total": 20000, "owed": 15000}}
    assert found.outcome == "fold_or_call"


def test_6_4_overlooked_raise() -> None:
    found = ruled("short-call", SVEPOF, faced=5000, raise_size=4000, chips="1000")
    assert roads(found) == {"fold": {"lost": 1000}, "call": {"total": 5000, "owed": 4000}}
    assert (found.outcome, found.basis, found.clauses) == ("fold_or_call", "stated", ("§6.4",))


@pytest.mark.parametrize(
    ("behind", "facing", "outcome"),
    [
        ("B:check,C:check,D:check,E:check", "no", "action_lost"),
        ("B:check,C:check,D:check", "no", "action_lost"),
        ("B:check,C:check", "no", "acts_now"),
        ("B:check,C:bet 200,D:call", "no", "acts_in_turn"),
        ("B:call,C:call,D:fold", "yes", "call_or_fold"),
        ("B:call,C:call", "yes", "acts_now"),
    ],
)
def test_6_5_three_behind(behind: str, facing: str, outcome: str) -> None:
    found = ruled("skipped", SVEPOF, behind=behind, facing_bet=facing)
    assert (found.outcome, found.clauses) == (outcome, ("§6.5",))


def test_6_6_needless_fold() -> None:
    found = ruled("needless-fold", SVEPOF, facing_bet="no")
    assert (found.outcome, found.clauses[0]) == ("fold_forbidden", "§6.6")
    assert ruled("needless-fold", SVEPOF, facing_bet="no", last_to_act="yes").penalty is None


# -- SvePoF §7: bets in turn -------------------------------------------------------------------------


def test_7_1_string_bet() -> None:
    found = ruled("string-bet", SVEPOF, faced=200, chips="200", more="400")
    assert (found.outcome, amounts(found)) == ("call", {"total": 200, "back": 400})
    found = ruled("string-bet", SVEPOF, faced=0, big_blind=100, chips="200", more="400")
    assert (found.outcome, amounts(found)) == ("bet", {"total": 200, "back": 400})
    found = ruled("string-bet", SVEPOF, faced=200, chips="200", more="400", said="raise")
    assert (found.outcome, amounts(found)) == ("raise", {"total": 600})
    found = ruled("string-bet", SVEPOF, faced=200, chips="200", more="400", third="100", said="raise")
    assert amounts(found) == {"total": 600, "back": 100}


def test_7_2_1_one_chip_first_in() -> None:
    blinds = {"faced": 100, "big_blind": 100, "street": "preflop"}
    found = ruled("one-chip", SVEPOF, chips=500, **blinds)
    assert (found.outcome, found.clauses) == ("call", ("§7.2.1 a)",))
    assert amounts(found) == {"total": 100, "back": 400}
    found = ruled("one-chip", SVEPOF, chips=500, faced=0, big_blind=100)
    assert (found.outcome, amounts(found), found.clauses) == ("bet", {"total": 500}, ("§7.2.1 b)",))


def test_7_2_2_one_chip_and_two() -> None:
    found = ruled("one-chip", SVEPOF, chips=1000, faced=100)
    assert (found.outcome, amounts(found)) == ("call", {"total": 100, "back": 900})
    found = ruled("several-chips", SVEPOF, chips="500,500", faced=100)
    assert (found.outcome, amounts(found)) == ("raise", {"total": 1000})


def test_7_3_smallest_bet() -> None:
    found = ruled("small-raise", SVEPOF, chips="50,25", faced=0, big_blind=100)
    assert (found.outcome, amounts(found)) == ("bet", {"total": 100, "owed": 25})
    found = ruled(
        "small-raise", SVEPOF, chips="25,25", faced=0, big_blind=100, small_blind=50, dark_poker="yes"
    )
    assert amounts(found) == {"total": 50}


def test_7_4_raise_and_reraise() -> None:
    """Raised by 200 (to 200 where nothing was bet): the re-raise makes at least 400."""
    assert amounts(ruled("small-raise", SVEPOF, chips="300,100", faced=200))["total"] == 400
    assert amounts(ruled("small-raise", SVEPOF, chips="300,99", faced=200)) == {"total": 400, "owed": 1}
    whole = asked("small-raise", SVEPOF, chips="500,200", faced=500, raise_size=200)
    assert [amounts(x) for x in whole.readings] == [{"total": 700}, {"total": 500, "back": 200}]


@pytest.mark.parametrize(("said", "put"), [(10000, 5000), (5000, 10000)])
def test_7_5_1_mouth_and_hand(said: int, put: int) -> None:
    found = ruled(
        "words-and-chips", SVEPOF, said="amount", said_amount=said, chips=f"{put - 100},100", faced=1000
    )
    assert (found.outcome, amounts(found)["total"]) == ("raise", 10000)


@pytest.mark.parametrize(
    ("chips", "outcome", "amount"),
    [
        ("500,100,100", "call", {"total": 500, "back": 200}),
        ("500,100,100,49", "call", {"total": 500, "back": 249}),
        ("500,100,100,50", "raise", {"total": 1000, "owed": 250}),
        ("500,100,100,100", "raise", {"total": 1000, "owed": 200}),
        ("500,100,100,100,199", "raise", {"total": 1000, "owed": 1}),
        ("500,500", "raise", {"total": 1000}),
    ],
)
def test_7_8_half_bet(chips: str, outcome: str, amount: object) -> None:
    for book in BOOKS:
        found = ruled("small-raise", book, chips=chips, faced=500)
        assert (found.outcome, amounts(found)) == (outcome, amount)


def test_7_8_against_7_5_for_an_announced_short_raise() -> None:
    found = asked("small-raise", SVEPOF, said="raise_to", said_amount=700, faced=500)
    assert [(x.outcome, x.clauses[0]) for x in found.readings] == [("call", "§7.8"), ("raise", "§7.5")]
    assert not asked("small-raise", SVEPOF, said="raise_to", said_amount=750, faced=500).readings


def test_7_8_all_in_is_excepted() -> None:
    found = ruled("small-raise", SVEPOF, chips="500,100", faced=500, all_in="yes")
    assert (found.outcome, amounts(found)) == ("all_in", {"total": 600})


# -- tda-nl ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "total"),
    [
        ({"chips": "500,100,100,100"}, 1000),
        ({"chips": "500,100,100"}, 500),
        ({"said": "raise_by", "said_amount": 200}, 1000),
        ({"said": "raise_to", "said_amount": 700}, 1000),
        ({"said": "amount", "said_amount": 700}, 500),
    ],
)
def test_tda_nl_10(given: dict[str, object], total: int) -> None:
    found = ruled("small-raise", TDA_NL, faced=500, **given)
    assert (amounts(found)["total"], found.clauses[0]) == (total, "10")


def test_tda_nl_11() -> None:
    assert amounts(ruled("one-chip", TDA_NL, chips=1000, faced=100)) == {"total": 100, "back": 900}
    assert amounts(ruled("one-chip", TDA_NL, chips=1000, faced=0, big_blind=100)) == {"total": 1000}
    pot = {"limit": "pot_limit", "big_blind": 100}
    assert amounts(ruled("one-chip", TDA_NL, chips=1000, faced=0, pot=600, **pot)) == {
        "total": 600,
        "back": 400,
    }
    assert amounts(ruled("one-chip", TDA_NL, chips=1000, faced=0, pot=1000, **pot)) == {"total": 1000}
    said = {"said": "raise", "chips": 1000, "faced": 100}
    assert amounts(ruled("one-chip", TDA_NL, **said)) == {"total": 1000}
    # 300 in the middle, 100 of it bet: the call makes 400, and the raise goes 400 over it
    assert amounts(ruled("one-chip", TDA_NL, pot=300, **pot, **said)) == {"total": 500, "back": 500}


@pytest.mark.parametrize(("to", "outcome"), [(600, "no_raise"), (749, "no_raise"), (750, "may_raise")])
def test_tda_nl_38(to: int, outcome: str) -> None:
    round = f"A:bet 500,B:all-in {to}"
    assert ruled("short-all-in", TDA_NL, betting=f"{round},C:call", who="A", big_blind=100).outcome == outcome
    assert ruled("short-all-in", TDA_NL, betting=round, who="C", big_blind=100).outcome == "may_raise"


# -- CPC ---------------------------------------------------------------------------------------------


def test_cpc_several_chips() -> None:
    found = ruled("several-chips", CPC, chips="1000,500", faced=1100, raise_size=700)
    assert (found.outcome, amounts(found)) == ("call", {"total": 1100, "back": 400})
    found = ruled("several-chips", CPC, chips="1000,1000", faced=1050, all_in="yes")
    assert (found.outcome, amounts(found)) == ("call", {"total": 1050, "back": 950})


def test_cpc_exactly_the_call_without_the_smallest_chip() -> None:
    found = asked("several-chips", CPC, chips="1000,500", faced=1000)
    assert [x.outcome for x in found.readings] == ["raise", "call"]
    assert not asked("several-chips", CPC, chips="1000,500", faced=999).readings


def test_cpc_betting_for_change() -> None:
    found = ruled("several-chips", CPC, chips="500,25", faced=325)
    assert (found.outcome, amounts(found)) == ("raise", {"total": 650, "owed": 125})
    assert "Wechselgeld" in found.clauses


def test_cpc_1400_is_a_call_said_or_put_in() -> None:
    assert ruled("small-raise", CPC, said="amount", said_amount=1400, faced=1000).outcome == "call"
    assert ruled("small-raise", CPC, chips="1000,100,100,100,100", faced=1000).outcome == "call"
    assert amounts(ruled("small-raise", CPC, said="raise_to", said_amount=1400, faced=1000))["total"] == 2000


def test_cpc_raise_eight_thousand_is_the_total() -> None:
    found = ruled("words-and-chips", CPC, said="raise_amount", said_amount=8000, faced=2000)
    assert (found.outcome, amounts(found)["total"]) == ("raise", 8000)
    for book in (SVEPOF, TDA_NL):
        other = ruled("words-and-chips", book, said="raise_amount", said_amount=8000, faced=2000)
        # The words bind; whether they name the total is not said.
        assert (other.outcome, other.amounts, other.discretion) == ("director_decides", (), True)


@pytest.mark.parametrize(("pot", "bet"), [(4999, 500), (5000, 5000)])
def test_cpc_i_bet_five(pot: int, bet: int) -> None:
    found = ruled(
        "words-and-chips", CPC, said="unclear", meanings="500,5000", pot=pot, faced=0, big_blind=400
    )
    assert (found.outcome, amounts(found)["total"]) == ("bet", bet)


def test_cpc_limit_5500_counts_as_6000() -> None:
    round = "A:bet 2000,B:raise 4000,C:all-in 5500"
    found = ruled("short-all-in", CPC, betting=round, who="A", big_blind=2000, limit="limit")
    assert found.outcome == "may_raise"
    assert amounts(found, "others") == {"counts_as": 6000}
    assert roads(found)["raise"] == {"least": 8000}
    round = "A:bet 2000,B:raise 4000,C:all-in 4999"
    assert (
        ruled("short-all-in", CPC, betting=round, who="B", big_blind=2000, limit="limit").outcome
        == "no_raise"
    )


@pytest.mark.parametrize(("noticed", "outcome"), [("same_round", "corrected"), ("next_card", "stands")])
def test_cpc_900_over_600(noticed: str, outcome: str) -> None:
    found = asked(
        "wrong-amount-later", CPC, noticed=noticed, put=900, faced=600, raise_size=600, big_blind=200
    )
    assert found.ruling is not None
    assert found.ruling.outcome == outcome
    assert [amounts(x)["total"] for x in found.readings] == ([1200, 1000] if outcome == "corrected" else [])


def test_cpc_tiny_chip() -> None:
    found = ruled("one-chip", CPC, chips=1000, faced=50000, raise_size=46000, tiny="yes")
    assert (found.outcome, found.discretion, found.clauses) == ("director_decides", True, ("Kleine Chips",))
    assert found.penalty is not None
    assert found.penalty.force == "may"


@pytest.mark.parametrize(
    ("players", "faced", "size", "outcome"),
    [
        (2, 600, 400, "call"),
        (3, 600, 600, "call"),
        (3, 600, 400, "director_decides"),
    ],
)
def test_cpc_short_call(players: int, faced: int, size: int, outcome: str) -> None:
    found = ruled("short-call", CPC, chips="100,100", faced=faced, raise_size=size, players=players)
    assert found.outcome == outcome
    said = ruled(
        "short-call", CPC, chips="100,100", faced=faced, raise_size=size, players=players, said="call"
    )
    assert (said.outcome, amounts(said)["owed"]) == ("call", 400)


@pytest.mark.parametrize("left", [2, 3])
@pytest.mark.parametrize("since", ["not_yet", "check", "bet"])
def test_2_8_who_overlooked_hidden_cards_is_not_penalised(left: int, since: str) -> None:
    given: dict[str, object] = {"oot_act": "bet", "players_left": left, "faced": 0, "oot_total": 500}
    given |= {"since": since, "since_total": 900}
    usual = ruled("out-of-turn", SVEPOF, **given)
    hidden = ruled("out-of-turn", SVEPOF, cards_hidden="yes", **given)
    assert usual.penalty is not None
    assert hidden.penalty is not None
    assert (usual.penalty.whom, hidden.penalty.whom) == ("player", "hider")
    assert (hidden.outcome, hidden.may) == (usual.outcome, usual.may)
    assert hidden.clauses == (*usual.clauses, "§2.8")


def test_7_5_1_chips_above_a_call_that_was_said() -> None:
    found = ruled("words-and-chips", SVEPOF, said="call", chips="500,500", faced=500)
    assert (found.outcome, found.clauses[0]) == ("raise", "§7.5.1")
    found = ruled("words-and-chips", CPC, said="call", chips="500,500", faced=500)
    assert (found.outcome, amounts(found)) == ("call", {"total": 500, "back": 500})
    assert ruled(
        "words-and-chips", CPC, said="call", chips="500,500", faced=500, order="chips_first"
    ).clauses[0] == ("Ansagen und Chips")
