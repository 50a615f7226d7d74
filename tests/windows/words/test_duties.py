"""Every duty has its words, and a name in the history."""

from __future__ import annotations

from importlib import import_module

import pytest

import gui.words.duties  # noqa: F401
from core.say.duties import Duty, SaleEndsDuty, Urgency
from core.say.duties.rank import KINDS
from core.tournament.state import Tournament
from gui.words import text
from gui.words.voices import to_do
from gui.words.words import duty_name
from main import FORMATS
from tests.unit.night import STOCKHOLM, at

for look in (*(look.partition(":")[0] for _, _, look in FORMATS), "tests.formats.rounds.gui"):
    import_module(look)


def leaves(base: type[Duty]) -> list[type[Duty]]:
    """All types that are made: those without another below them."""
    return [x for below in base.__subclasses__() for x in leaves(below) or [below]]


@pytest.mark.parametrize("duty", leaves(Duty))
def test_each_type_is_worded(duty: type[Duty]) -> None:
    assert to_do.dispatch(duty) is not to_do.dispatch(object)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_kind_of_the_house_has_a_name(kind: str) -> None:
    assert duty_name(kind) != kind


def test_a_sale_that_ends_says_when_and_what() -> None:
    time = at("2025-03-14 19:30")
    duty = SaleEndsDuty(
        time=time, purchases=("rebuy", "addon"), names=("", "Early bird"), urgency=Urgency.SOON
    )
    said = text.duty(duty, time, text.Names(Tournament(), zone=STOCKHOLM))
    assert said.text == "19:30 · re-buy · add-on “Early bird”"
    assert text.duty(duty, time, text.Names(Tournament())).text == "re-buy · add-on “Early bird”"
