"""Procedures I1, I3, I4 and I6: who finishes higher in one hand, what ties win, taking back, blinded out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.money.payouts import placings, tonight
from core.say.acts import SameTime
from core.say.becauses import BlindedOut, OutAtOneTable
from core.say.reasons import NotBlindedOut, PlacesByChips
from tests.examples import examples
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, filled, only
from tests.rules.hands_night import ANNA, BO, CARIN, DAVID, EVA, places, played_by
from tests.unit.night import NAMES, Night

SAME = {"svepof-2006": ("SvePoF 2006 §2.15",), "cpc-2023": (), "tda-nl": (), "tda-2024": ()}


@pytest.mark.parametrize(("book", "clauses"), each(SAME, "elimination.same_table"))
def test_at_one_table_more_chips_at_the_start_of_the_hand_finish_higher(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """SvePoF §2.15; the start of the hand is our default."""
    night = begun(night_of, book).run(f"eliminate {ANNA} {BO} {CARIN} by {DAVID} stacks 3000 1000 2000")
    found = because(night, OutAtOneTable)
    assert found.clauses == clauses
    assert found.entries == tuple(night.entry(name).id for name in (BO, CARIN, ANNA))
    assert (found.ranked, found.stacks) == ("more_chips_higher", (1000, 2000, 3000))
    assert places(night) == {"Bo": (8, 8), "Carin": (7, 7), "Anna": (6, 6)}
    reason = only(night.reasons(f"same time {ANNA} {BO}"), PlacesByChips)
    assert (reason.clause, reason.overridable) == (clauses[0] if clauses else "", True)


@pytest.mark.rule_id("I1", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_so_they_do_in_hand_for_hand(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run(f"hand-for-hand\neliminate {ANNA} {BO} by {DAVID} stacks 3000 1000")
    assert places(night) == {"Bo": (8, 8), "Anna": (7, 7)}


@pytest.mark.rule_id("I1", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_equal_chips_share(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run(f"eliminate {ANNA} {BO} by {DAVID} stacks 3000 3000")
    assert set(places(night).values()) == {(7, 8)}


def test_where_one_table_shares_stacks_are_nothing() -> None:
    night = played_by("elimination.same_table", '"shared"')
    night.run(f"eliminate {ANNA} {BO} stacks 3000 1000")
    assert set(places(night).values()) == {(7, 8)}
    assert because(night, OutAtOneTable).clauses == ("House elimination.same_table",)
    night.run(f"eliminate {CARIN}\neliminate {DAVID}\nsame time {CARIN} {DAVID}")
    assert places(night)["Carin"] == (5, 6)


# -- blinded out -------------------------------------------------------------------------------------------

BLINDED = {
    "svepof-2006": ("SvePoF 2006 §2.6",), "cpc-2023": ("CPC 2023 Abwesenheit",), "tda-nl": (), "tda-2024": (),
}  # fmt: skip


@pytest.mark.parametrize(("book", "clauses"), each(BLINDED, "elimination.blinded_out"))
def test_who_is_absent_can_be_blinded_out(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    """CPC; SvePoF §2.6."""
    night = begun(night_of, book).run(f"absent {ANNA}\neliminate {ANNA}")
    found, anna = because(night, BlindedOut), night.entry(ANNA)
    assert (found.clauses, found.entry, found.seat) == (clauses, anna.id, 1)
    assert night.state.room.tables[found.table or 0].label == "1"


def test_who_sits_out_a_penalty_too(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006")
    night.run(f'penalty {ANNA} for "phone" minutes 10 override "our rule"\neliminate {ANNA}')
    assert because(night, BlindedOut).entry == night.entry(ANNA).id


def test_where_nobody_is_blinded_out_the_clause_says_so() -> None:
    night = played_by("elimination.blinded_out", "false").run(f"absent {ANNA}")
    reason = only(night.reasons(f"eliminate {ANNA}"), NotBlindedOut)
    assert (reason.clause, reason.overridable) == ("House elimination.blinded_out", True)
    assert (reason.entry, reason.table, reason.seat) == (night.entry(ANNA).id, night.table("1").id, 1)
    night.run(f"eliminate {BO}\neliminate {ANNA} by {CARIN}")
    assert len(night.state.game.busts) == 2


# -- what ties win --------------------------------------------------------------------------------------


@pytest.mark.rule_id("I3", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_tie_over_the_last_paid_place_shares_its_prize(night_of: NightOf, book: str) -> None:
    """Two share third and fourth place where three are paid: 720 makes 360 each."""
    night = begun(night_of, book)
    night.run("\n".join(f"eliminate {n}" for n in (ANNA, BO, CARIN)) + f"\neliminate {EVA}")
    night.do(f'eliminate {DAVID} "Frans Ny"')
    third = tonight(night.state)[2]
    won = {p.entry: p for p in placings(night.state)}
    shares = [won[night.entry(n).id] for n in (DAVID, '"Frans Ny"')]
    assert [(p.place, p.last) for p in shares] == [(3, 4), (3, 4)]
    assert sorted(p.prize for p in shares) == [third // 2, third - third // 2]


SHARES = ("50% 30% 20%", "100 33.33% 33.33% 10% 5%", "1 2 3 4 5 6 7 8")
EVENTS = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.booleans(), st.booleans()), max_size=7)


@pytest.mark.rule_id("I3", "*")
@settings(max_examples=examples(60), deadline=None)
@given(EVENTS, st.integers(1, 300), st.sampled_from(SHARES))
def test_i3_ties_share_exactly_what_they_cover(
    events: list[tuple[int, int, bool, bool]], paid: int, shares: str
) -> None:
    """Players go out together, hand-for-hand or marked: places cover 1 to n once, and no unit is lost."""
    night = filled(Night())
    night.run(f"price entry {paid} fee 0 chips 100\nprizes {shares}\nhand-for-hand")
    for a, b, both, tie in events:
        state = night.state
        live = [state.people.live[p] for p in state.people.players if p in state.people.live]
        if len(live) < 3:
            break
        who = sorted({live[a % len(live)], live[b % len(live)]} if both else {live[a % len(live)]})
        night.do("eliminate " + " ".join(f"e{e}" for e in who))
        out = [x.entry for x in night.state.game.busts][-3:]
        same = SameTime(who=tuple(out))
        if tie and len(out) > 1 and all(x.overridable for x in night.director.check(same)):
            night.act(same, override="a test" if night.director.check(same) else "")
        elif both:
            night.do("hand played")
    placed = placings(night.state)
    left = len(night.state.people.live)
    covered = sorted(p for x in {(x.place, x.last) for x in placed} for p in range(x[0], x[1] + 1))
    assert covered == list(range(len(NAMES) - len(placed) + 1, len(NAMES) + 1))
    amounts = tonight(night.state)
    assert sum(amounts) == night.state.money.pool
    assert sum(x.prize for x in placed) == sum(amounts[left if left > 1 else 0 :])
    for span in {(x.place, x.last) for x in placed}:
        parts = [x.prize for x in placed if (x.place, x.last) == span]
        assert max(parts) - min(parts) <= 1
        assert sum(parts) == sum(amounts[span[0] - 1 : span[1]])


@pytest.mark.rule_id("I4", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_taking_back_an_elimination_moves_the_later_places(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run(f"eliminate {ANNA}\nhand-for-hand\neliminate {BO}\neliminate {EVA}")
    night.run(f"hand-for-hand off\neliminate {CARIN}")
    before = places(night)
    assert before == {"Anna": (8, 8), "Bo": (6, 7), "Eva": (6, 7), "Carin": (5, 5)}
    night.do(f"take back {ANNA}")
    assert places(night) == {"Bo": (7, 8), "Eva": (7, 8), "Carin": (6, 6)}
    night.do("undo")
    assert places(night) == before
    night.do(f"take back {BO}")
    assert places(night) == {"Anna": (8, 8), "Eva": (7, 7), "Carin": (6, 6)}
