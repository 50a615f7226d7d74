"""Procedure B5: found in the wrong seat with the right stack."""

from __future__ import annotations

from typing import Any

import pytest

from core.say.acts import ChooseRulebook
from core.say.becauses import FoundInWrongSeat
from core.say.reasons import AlreadyOut, NoSuchSeat, NotSeated, RuledByHand, SameSeat
from tests.rules.conftest import NightOf
from tests.rules.entering_night import begun, each, only
from tests.unit.night import Night
from tests.unit.rooms import because

CITES = {
    "svepof-2006": (),
    "cpc-2023": ("CPC 2023 Platzvergabe",),
    "tda-nl": (),
    "tda-2024": ("TDA 2024 7",),
}


@pytest.mark.parametrize(("book", "clauses"), each(CITES, "draw.wrong_seat"))
def test_goes_to_the_right_seat_with_the_stack_as_it_is(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book)
    night.do('stack "Anna Ek" 8200')
    seats, stack = night.seats(), night.entry('"Anna Ek"').stack
    night.do('wrong seat "Anna Ek" at 2.2')
    (why,) = because(night, FoundInWrongSeat)
    assert why.clauses == clauses
    assert why.entry == night.entry('"Anna Ek"').id
    assert (why.found_table, why.found_seat) == (night.table("2").id, 2)
    assert (why.table, why.seat) == (night.table("1").id, 1)
    assert night.log.actions[-1].records == (why,)
    assert (night.seats(), night.entry('"Anna Ek"').stack) == (seats, stack)


@pytest.mark.rule_id("B5")
def test_what_is_no_wrong_seat(night_of: NightOf) -> None:
    night = begun(night_of, "cpc-2023")
    reason = only(night.reasons('wrong seat "Anna Ek" at 1.1'), SameSeat)
    assert (reason.entry, reason.overridable) == (night.entry('"Anna Ek"').id, False)
    assert (reason.table, reason.seat) == night.place("1.1")
    assert night.whys('wrong seat "Anna Ek" at 1.10') == {NoSuchSeat}
    night.run('eliminate "Bo Ros"\nregister "New" prepaid')
    assert night.whys('wrong seat "Bo Ros" at 1.2') == {AlreadyOut}
    assert night.whys('wrong seat "New" at 1.2') == {NotSeated}


HAND = """
format = 1
id = "hand"
title = "By hand"
short = "Hand"
language = "en"
parent = "cpc-2023"
[draw.wrong_seat]
value = "by_hand"
clause = "7"
en = "The director rules."
"""


@pytest.mark.rule_id("B5")
def test_where_the_director_rules_it_is_a_ruling() -> None:
    night = begun(hand, "hand")
    reason = only(night.reasons('wrong seat "Anna Ek" at 2.2'), RuledByHand)
    assert (reason.clause, reason.overridable) == ("Hand 7", True)
    assert reason.entry == night.entry('"Anna Ek"').id
    assert (reason.table, reason.seat) == night.place("1.1")
    night.do('wrong seat "Anna Ek" at 2.2 override "found at once"')
    assert night.state.word.overrides[-1].reason == "found at once"


def hand(book: str, option: str = "", **kwargs: Any) -> Night:
    night = Night(**kwargs)
    night.act(ChooseRulebook(book="hand", text=HAND))
    return night
