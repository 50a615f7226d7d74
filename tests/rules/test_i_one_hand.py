"""Procedures I1 and I2: who went out in one hand is asked once and placed by what is known, however it was
typed."""

from __future__ import annotations

from itertools import permutations

import pytest

from core.formats.duties import duties
from core.say.acts import SameTime, TwoHands, Undo
from core.say.duties import AnnounceDuty, SameHandDuty, SameTimeDuty, Urgency, WinnerDuty
from core.say.reasons import (
    BadAmount,
    MoreThanInPlay,
    NameEmpty,
    NoSuchEntry,
    PlacesByChips,
    Reason,
    SameTwice,
    StillIn,
)
from tests.rules.conftest import NightOf, chosen
from tests.rules.entering_night import BOOKS, begun, only
from tests.rules.hands_night import ANNA, BO, CARIN, DAVID, EVA, FRANS, GUN, HANS, of, places, played_by
from tests.unit.night import Night
from tests.unit.rooms import room

Places = dict[str, tuple[int, int]]
EIGHT = "prizes 30% 20% 15% 15% 5% 5% 5% 5%"
TIED: Places = {"Anna": (6, 8), "Bo": (6, 8), "Eva": (6, 8)}


def playing(*busts: str, before: str = "hand-for-hand", apart: float = 0) -> Night:
    """Two tables of four, by our defaults, a prize for each; these lines, so many seconds apart."""
    night = played_by("race.most", "1").run(f"{EIGHT}\n{before}")
    for line in busts:
        night.wait(seconds=apart).do(line)
    return night


def asked(night: Night) -> list[str]:
    return [d.kind for d in duties(night.state, night.ms) if d.kind in (SameTimeDuty.kind, SameHandDuty.kind)]


def out(*who: str, stacks: str = "") -> str:
    return f"eliminate {' '.join(who)}" + (f" stacks {stacks}" if stacks else "")


# -- of three in one hand of hand-for-hand, two at one table ----------------------------------------


@pytest.mark.rule_id("I2", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("order", [*permutations((ANNA, BO, EVA))])
def test_i2_however_three_are_typed_they_are_placed_alike_and_asked_about_once(
    night_of: NightOf, book: str, order: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run("hand-for-hand")
    for name in order:
        night.wait(1).do(f"eliminate {name}")
    assert places(night) == TIED
    assert asked(night) == [SameTimeDuty.kind]
    (duty,) = of(night, SameTimeDuty)
    assert isinstance(duty.act, SameTime)
    assert duty.urgency is Urgency.NOW
    assert {*duty.act.who} == {night.entry(n).id for n in order}
    assert duties(night.state, night.ms)[0] == duty, "before the hand is told over"
    night.act(duty.act)
    assert (places(night), asked(night)) == (TIED, [])


STACKED = [
    [out(ANNA, BO, EVA, stacks="3000 1000 2000")],
    [out(EVA, BO, ANNA, stacks="2000 1000 3000")],
    [out(ANNA, BO, stacks="3000 1000"), out(EVA)],
    [out(EVA), out(BO, ANNA, stacks="1000 3000")],
    [out(EVA), out(ANNA), out(BO), f"one hand {ANNA} {BO} stacks 3000 1000"],
    [out(ANNA), out(EVA), out(BO), f"one hand {BO} {ANNA} {EVA} stacks 1000 3000 0"],
]


def test_i2_one_of_the_hand_who_shares_with_one_of_an_earlier_hand_ties_them_all() -> None:
    """By the director's word one of the hand before shares with one of three: that ties all four, and asks
    no more."""
    night = playing(out(FRANS), "hand played", out(ANNA, BO, EVA))
    night.do(f'same time {FRANS} {ANNA} override "the dealers say so"')
    assert asked(night) == []
    assert places(night) == dict.fromkeys(("Anna", "Bo", "Eva", "Frans"), (5, 8))
    night.act(Undo())
    assert asked(night) == [SameTimeDuty.kind]


@pytest.mark.rule_id("I2")
@pytest.mark.parametrize("lines", STACKED)
@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("order 2 1 1", {"Bo": (7, 8), "Eva": (7, 8), "Anna": (6, 6)}),
        ("order 2 1 2", {"Bo": (8, 8), "Eva": (6, 7), "Anna": (6, 7)}),
    ],
)
def test_i2_otherwise_the_two_by_stack_and_with_whom_the_third_shares(
    lines: list[str], order: str, expected: Places
) -> None:
    """However it was typed: the stacks are known, all tied is proposed, the director says otherwise."""
    night = playing(*lines)
    assert places(night) == TIED
    (duty,) = of(night, SameTimeDuty)
    stacks = dict(zip(map(night.state.name, duty.entries), duty.stacks, strict=True))
    assert (stacks["Anna Ek"], stacks["Bo Ros"]) == (3000, 1000)
    night.do(f"one hand {ANNA} {BO} {EVA} {order}")
    assert (places(night), asked(night)) == (expected, [])
    night.do("undo")
    assert (places(night), asked(night)) == (TIED, [SameTimeDuty.kind])


@pytest.mark.rule_id("I1")
def test_an_order_against_the_stacks_of_one_table_is_against_the_book(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006").run(
        f"hand-for-hand\n{out(ANNA, BO, EVA, stacks='3000 1000 2000')}"
    )
    reason = only(night.reasons(f"one hand {ANNA} {BO} {EVA} order 1 2 2"), PlacesByChips)
    assert (reason.clause, reason.overridable) == ("SvePoF 2006 §2.15", True)


@pytest.mark.rule_id("I2")
def test_a_fourth_out_in_the_hand_is_asked_about_with_the_others() -> None:
    night = playing(out(ANNA, BO, EVA, stacks="3000 1000 2000"))
    night.do(f"one hand {ANNA} {BO} {EVA} order 2 1 1")
    night.do(out(GUN))
    assert {*places(night).values()} == {(5, 8)}
    (duty,) = of(night, SameTimeDuty)
    assert len(duty.entries) == 4


# -- two at one table -------------------------------------------------------------------------------


@pytest.mark.rule_id("I1")
@pytest.mark.parametrize("order", [(ANNA, BO), (BO, ANNA)])
def test_i1_in_hand_for_hand_two_enters_at_one_table_are_one_hand_and_the_stacks_are_asked(
    order: tuple[str, str],
) -> None:
    """However long apart: the hand lasts until it is told over."""
    night = playing(*map(out, order), apart=300)
    (duty,) = of(night, SameTimeDuty)
    assert (duty.act, duty.urgency, duty.cause) == (None, Urgency.NOW, ("stacks",))
    assert {*places(night).values()} == {(7, 8)}
    night.do(f"one hand {ANNA} {BO} stacks 1000 3000")
    assert (places(night), asked(night)) == ({"Anna": (8, 8), "Bo": (7, 7)}, [])


@pytest.mark.rule_id("I1")
def test_i1_after_the_hand_was_told_over_two_at_one_table_are_two_hands() -> None:
    night = playing(out(ANNA), "hand played", out(BO), apart=20)
    assert (places(night), asked(night)) == ({"Anna": (8, 8), "Bo": (7, 7)}, [])


@pytest.mark.rule_id("I1")
@pytest.mark.parametrize(
    ("apart", "duty"), [(60, []), (59.999, [SameHandDuty.kind]), (0, [SameHandDuty.kind])]
)
def test_i1_two_enters_a_minute_apart_are_two_hands_and_under_a_minute_it_is_asked(
    apart: float, duty: list[str]
) -> None:
    """Never a tie of itself."""
    night = playing(out(ANNA), out(BO), before="", apart=apart)
    assert (places(night), asked(night)) == ({"Anna": (8, 8), "Bo": (7, 7)}, duty)


@pytest.mark.parametrize(
    ("between", "duty"),
    [
        ("hand-for-hand", []), ("close table 2", []), ("next\nnext", []),
        ("next", [SameHandDuty.kind]),  # a hand goes on over zero
    ],
)  # fmt: skip
def test_i1_what_ends_every_hand_between_them_tells_two_hands_apart(between: str, duty: list[str]) -> None:
    rows = ("add level blinds 25/50 length 20", "add break length 10", "add level blinds 50/100 length 20")
    night = playing(*rows, before="")
    if "table" in between:
        for who in (EVA, FRANS, GUN, HANS):
            night.wait(2).do(out(who))
    night.run(f"{out(ANNA)}").wait(seconds=5).run(between).wait(seconds=5).do(out(BO))
    assert asked(night) == duty


@pytest.mark.rule_id("I1")
@pytest.mark.parametrize(("tables", "prizes", "duty"), [
    (2, "", [SameHandDuty.kind]), (3, "", []), (2, "prizes 50% 30% 20%", []),
    (3, "prizes 20% 16% 13% 11% 10% 9% 8% 7% 4% 1% 1%", [SameHandDuty.kind]),
])  # fmt: skip
def test_i1_it_is_asked_where_a_prize_hangs_on_it_and_without_prizes_at_the_last_tables(
    tables: int, prizes: str, duty: list[str]
) -> None:
    """The rule holds for every place; where none pays the order they were told in stands, and the Floor page
    can say otherwise."""
    night = Night().run("price entry 100 chips 10000\nadd level blinds 25/50 length 20")
    night = room(*[4] * tables, night=night)
    night.run(f"{prizes}\nstart\neliminate 1.1")
    night.wait(seconds=5).do("eliminate 1.2")
    assert asked(night) == duty


def test_a_night_that_is_over_asks_no_more() -> None:
    night = playing(*map(out, (EVA, FRANS, GUN, HANS, DAVID)), before="prizes 50% 30% 20%", apart=90)
    night.wait(5).run(f"{out(ANNA)}\n{out(BO)}")
    assert asked(night) == [SameHandDuty.kind]
    night.wait(10)
    assert asked(night) == []


def pairs(night: Night) -> list[list[str]]:
    """Return the pairs that are asked about, by name."""
    return [[*map(night.state.name, d.pair)] for d in of(night, SameHandDuty)]


@pytest.mark.parametrize("prizes", ["", "prizes 40% 30% 20% 10%"])
def test_a_night_that_is_over_asks_one_thing_after_another(prizes: str) -> None:
    """The last hand first; an answer may lengthen it."""
    night = playing(*map(out, (EVA, FRANS, GUN, HANS)), before=prizes, apart=90)
    night.wait(5).run(f"{out(DAVID)}").wait(seconds=20).do(out(ANNA))
    assert pairs(night) == [["David Öst", "Anna Ek"]]
    night.wait(seconds=20).do(out(BO))
    assert night.state.won
    assert pairs(night) == [["Anna Ek", "Bo Ros"]]
    night.do(f"one hand {ANNA} {BO} stacks 9000 4000")
    assert pairs(night) == [["David Öst", "Anna Ek"]]
    night.do(f"two hands {DAVID} {ANNA}")
    assert asked(night) == []
    assert (places(night)["Anna"], places(night)["Bo"], places(night)["David"]) == ((2, 2), (3, 3), (4, 4))


@pytest.mark.rule_id("I1")
def test_three_typed_quickly_at_the_end_are_all_asked_about() -> None:
    """The third and the fourth prize hang on the hand before the last."""
    before = "prizes 40% 30% 20% 10%"
    night = playing(*map(out, (EVA, FRANS, GUN, HANS)), before=before, apart=90).wait(5)
    for who in (DAVID, ANNA, BO):
        night.wait(seconds=2).do(out(who))
    night.do(f"two hands {ANNA} {BO}")
    assert (night.state.won, pairs(night)) == (True, [["David Öst", "Anna Ek"]])
    night.do(f"one hand {DAVID} {ANNA} stacks 9000 4000")
    assert (places(night)["Bo"], places(night)["David"], places(night)["Anna"]) == ((2, 2), (3, 3), (4, 4))
    assert asked(night) == []


def test_who_won_answers_no_question_about_an_earlier_hand() -> None:
    """It stands until ten minutes after that hand."""
    before = "prizes 40% 30% 20% 10%"
    night = playing(*map(out, (EVA, FRANS, GUN, HANS)), before=before, apart=90)
    night.wait(5).run(f"{out(DAVID)}").wait(seconds=20).run(f"{out(ANNA)}").wait(2).do(out(BO))
    assert (night.state.won, pairs(night)) == (True, [["David Öst", "Anna Ek"]])
    night.wait(8)
    assert asked(night) == []


def test_at_two_tables_nothing_is_asked() -> None:
    assert asked(playing(out(ANNA), out(EVA), before="", apart=5)) == []


@pytest.mark.rule_id("I1")
def test_i1_two_hands_leave_it_as_it_was_typed() -> None:
    night = playing(out(BO), out(ANNA), before="", apart=30)
    night.do(f"two hands {BO} {ANNA}")
    assert (places(night), asked(night)) == ({"Bo": (8, 8), "Anna": (7, 7)}, [])
    night.do("undo")
    assert asked(night) == [SameHandDuty.kind]


@pytest.mark.rule_id("I1")
def test_i1_two_hands_are_in_the_order_that_is_named() -> None:
    night = playing(out(BO), out(ANNA), before="", apart=30)
    night.do(f"two hands {ANNA} {BO}")
    assert (places(night), asked(night)) == ({"Anna": (8, 8), "Bo": (7, 7)}, [])
    night.do("undo")
    assert (places(night), asked(night)) == ({"Bo": (8, 8), "Anna": (7, 7)}, [SameHandDuty.kind])


@pytest.mark.rule_id("I1")
def test_i1_who_shares_by_a_ruling_is_not_asked_about() -> None:
    night = begun(chosen, "svepof-2006").run(f"{EIGHT}\n{out(BO)}\n{out(ANNA)}")
    assert asked(night) == [SameHandDuty.kind]
    night.do(f'same time {BO} {ANNA} override "nobody saw it"')
    assert ({*places(night).values()}, asked(night)) == ({(7, 8)}, [])


@pytest.mark.rule_id("I1")
@pytest.mark.parametrize("lines", [[out(BO), out(ANNA)], [out(BO, ANNA)]])
def test_i1_who_comes_in_again_is_placed_by_the_last_bust_alone(lines: list[str]) -> None:
    night = playing(*lines, before="", apart=5)
    assert len(asked(night)) == 1
    night.do(f"reenter {BO}")
    assert asked(night) == []
    night.do("undo")
    assert len(asked(night)) == 1


def test_three_who_share_as_told_are_not_asked_about_again_once_one_comes_in() -> None:
    night = playing(out(BO, ANNA, CARIN), before="")
    night.run(f"one hand {BO} {ANNA} {CARIN} shared\nreenter {BO}")
    assert ({*places(night).values()}, asked(night)) == ({(7, 8)}, [])


@pytest.mark.rule_id("I1")
def test_i1_one_hand_is_placed_by_the_stacks() -> None:
    night = playing(out(BO), out(EVA), out(ANNA), before="", apart=25)
    night.do(f"one hand {BO} {ANNA} stacks 5000 1000")
    assert (places(night), asked(night)) == ({"Anna": (8, 8), "Bo": (7, 7), "Eva": (6, 6)}, [])


@pytest.mark.rule_id("I1")
def test_i1_one_hand_without_stacks_asks_for_them_and_shares_only_when_told() -> None:
    night = playing(out(BO), out(ANNA), before="", apart=25)
    night.do(f"one hand {BO} {ANNA}")
    assert asked(night) == [SameTimeDuty.kind]
    night.do(f"one hand {BO} {ANNA} shared")
    assert ({*places(night).values()}, asked(night)) == ({(7, 8)}, [])


@pytest.mark.rule_id("I1")
def test_i1_one_line_without_stacks_shares_no_place_without_a_word() -> None:
    night = playing(out(BO, ANNA), before="")
    (duty,) = of(night, SameTimeDuty)
    assert (duty.act, duty.stacks) == (None, (0, 0))
    night.do(f"two hands {ANNA} {BO}")
    assert (places(night), asked(night)) == ({"Anna": (8, 8), "Bo": (7, 7)}, [])


@pytest.mark.rule_id("I1")
def test_i1_a_third_out_after_two_of_one_hand_is_asked_about_alone() -> None:
    night = playing(
        out(ANNA), out(BO), f"one hand {ANNA} {BO} stacks 900 500", out(CARIN), before="", apart=20
    )
    (duty,) = of(night, SameHandDuty)
    assert ([*map(night.state.name, duty.pair)], len(duty.entries)) == (["Bo Ros", "Carin Ål"], 3)
    night.do(f"one hand {BO} {CARIN} stacks 0 700")
    assert places(night) == {"Bo": (8, 8), "Carin": (7, 7), "Anna": (6, 6)}
    assert asked(night) == []


def test_where_one_table_shares_no_stacks_are_asked() -> None:
    night = played_by("elimination.same_table", '"shared"').run(f"{EIGHT}\n{out(ANNA, BO)}\n{out(CARIN)}")
    assert asked(night) == [SameHandDuty.kind]
    night.do(f"one hand {BO} {CARIN}")
    assert ({*places(night).values()}, asked(night)) == ({(6, 8)}, [])


# -- one answer for all ---------------------------------------------------------------------------------


@pytest.mark.rule_id("I1")
def test_i1_one_answer_puts_everybody_in_a_hand_of_his_own() -> None:
    """Typed quickly, at two tables in turn: no place changes, and nobody is asked about again."""
    night = playing(*map(out, (ANNA, EVA, BO, FRANS, CARIN)), before="", apart=5)
    as_typed = places(night)
    questions = of(night, SameHandDuty)
    assert [len(questions), *{d.all_apart for d in questions}] == [
        3,
        tuple(b.entry for b in night.state.game.busts),
    ]
    before = len(night.director.history)
    night.act(TwoHands(who=questions[0].all_apart))
    assert (places(night), asked(night), len(night.director.history)) == (as_typed, [], before + 1)
    night.do("undo")
    assert len(asked(night)) == 3


@pytest.mark.rule_id("I1")
def test_i1_one_answer_keeps_a_hand_that_was_told() -> None:
    """Bo went out with Anna, so that he is apart from Carin alone."""
    lines = (out(ANNA), out(BO), f"one hand {ANNA} {BO} stacks 900 500", out(EVA), out(FRANS), out(CARIN))
    night = playing(*lines, before="", apart=10)
    first, *_ = of(night, SameHandDuty)
    night.act(TwoHands(who=first.all_apart))
    assert (places(night)["Bo"], places(night)["Anna"], asked(night)) == ((8, 8), (7, 7), [])


def test_a_single_question_has_no_answer_for_all() -> None:
    (duty,) = of(playing(out(ANNA), out(BO), before="", apart=5), SameHandDuty)
    assert duty.all_apart == ()


# -- when -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prizes", "urgency", "left"), [("", Urgency.SOON, []), (EIGHT, Urgency.NOW, [SameHandDuty.kind])]
)
def test_without_prizes_it_is_asked_for_ten_minutes_and_for_money_until_it_is_answered(
    prizes: str, urgency: Urgency, left: list[str]
) -> None:
    night = room(4, 4, night=Night().run("price entry 100 chips 10000\nadd level blinds 25/50 length 20"))
    night.run(f"{prizes}\nstart\neliminate 1.1").wait(seconds=5).run("eliminate 2.1")
    night.wait(seconds=5).do("eliminate 1.2")
    (duty,) = of(night, SameHandDuty)
    assert duty.urgency is urgency
    night.wait(10, ms=-1)
    assert asked(night) == [SameHandDuty.kind]
    night.wait(ms=1)
    assert asked(night) == left


def test_the_last_hand_of_the_night_is_asked_about_too() -> None:
    """Three left, two out: second and third place are the stacks'."""
    night = playing(*map(out, (EVA, FRANS, GUN, HANS, DAVID)), before="", apart=90)
    night.wait(5).run(f"{out(ANNA)}\n{out(BO)}")
    kinds = [d.kind for d in duties(night.state, night.ms) if not isinstance(d, AnnounceDuty)]
    assert kinds == [WinnerDuty.kind, SameHandDuty.kind]
    night.do(f"one hand {ANNA} {BO} stacks 9000 4000")
    assert (places(night)["Anna"], places(night)["Bo"]) == ((2, 2), (3, 3))
    assert asked(night) == []


def test_who_is_disqualified_went_out_in_no_hand() -> None:
    night = playing(out(ANNA), f'disqualify {BO} for "cheating" override "so"', before="", apart=5)
    assert asked(night) == []


@pytest.mark.rule_id("I4")
def test_taken_back_nothing_is_asked_any_more() -> None:
    night = playing(out(ANNA), out(BO), before="", apart=5)
    night.do(f"take back {BO}")
    assert asked(night) == []
    night = playing(out(ANNA, BO), before="")
    night.do(f"take back {BO}")
    assert (places(night), asked(night)) == ({"Anna": (8, 8)}, [])


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        (f"one hand {ANNA}", {NameEmpty}),
        (f"one hand {ANNA} {ANNA}", {SameTwice}),
        (f"one hand {ANNA} {DAVID}", {StillIn}),
        (f"one hand {ANNA} e999", {NoSuchEntry}),
        (f"one hand {ANNA} {BO} stacks 100", {BadAmount}),
        (f"one hand {ANNA} {BO} order 1 2 3", {BadAmount}),
        (f"one hand {ANNA} {BO} stacks 100 99999999", {MoreThanInPlay}),
        (f"two hands {ANNA}", {NameEmpty}),
        (f"two hands {ANNA} {DAVID}", {StillIn}),
    ],
)
def test_what_is_no_hand(line: str, whys: set[type[Reason]]) -> None:
    assert playing(out(ANNA), out(BO), before="").whys(line) == whys
