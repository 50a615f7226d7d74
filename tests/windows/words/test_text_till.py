"""The words about the till: each reason in a plain sentence with whom it is about."""

from __future__ import annotations

import pytest

from core.say.becauses import Because, ChangeDue
from core.say.facts.till import TillMoved
from core.say.reasons import DealPaid, IsDueLess, NoSuchPayment, NoSuchTillWay, OwesLess, Reason, TillOff
from gui.words import text, voices
from gui.words.actions import sentence
from gui.words.numbers import money
from tests.unit.night import SHEET, Night, seated

PLAYER, ANNA = 1, 2
SENTENCES: list[tuple[Reason, str]] = [
    (TillOff(), "No till is kept: what is entered counts as paid. Keep one with “set till on”."),
    (NoSuchPayment(method="Kort", methods=("Cash", "Swish")),
     "Kort is no method of payment here. There are: Cash and Swish."),
    (NoSuchTillWay(way="up"), "Money is put into the till as float or in, or taken out: not “up”."),
    (OwesLess(player=PLAYER, owes=350, amount=400),
     "Anna Ek owes 350, less than 400. Only for cash there is change."),
    (OwesLess(player=PLAYER, owes=0, amount=400), "Anna Ek owes nothing."),
    (OwesLess(player=PLAYER, owes=350, amount=400, due=900, set_off=True),
     "Anna Ek owes 350 and is due 900: no more than either can be set off."),
    (OwesLess(player=PLAYER, owes=350, amount=400, set_off=True),
     "Anna Ek has nothing to be paid that a debt could be set off against."),
    (IsDueLess(player=PLAYER, due=900, amount=1000), "Anna Ek is due 900, less than 1,000."),
    (IsDueLess(player=PLAYER, due=0, amount=0), "Nothing is to be paid to Anna Ek."),
    (IsDueLess(player=PLAYER, due=350, amount=400, refund=True), "Anna Ek has paid 350, less than 400."),
    (IsDueLess(player=PLAYER, due=0, amount=400, refund=True), "Nothing is to be given back to Anna Ek."),
    (DealPaid(entries=(ANNA,)), "The deal was paid already: Anna Ek. Take the payment back first."),
]  # fmt: skip


@pytest.fixture
def night() -> Night:
    night = Night().run('register "Anna Ek"')
    assert ([*night.state.people.players], [*night.state.people.entries]) == ([PLAYER], [ANNA])
    return night


@pytest.mark.parametrize(("said", "sentence"), SENTENCES, ids=lambda x: getattr(x, "kind", ""))
def test_each_reason_is_said(night: Night, said: Reason, sentence: str) -> None:
    assert text.reason(said, night.state) == sentence


def test_change_is_said(night: Night) -> None:
    found = ChangeDue(player=PLAYER, given=400, change=50)
    assert voices.why(found, text.Names(night.state)) == "400 were given: 50 go back as change."


def test_a_payment_for_several_entries_is_told_as_one() -> None:
    """The log divides it over the entries; the till took it at once."""
    night = seated(count=4).run(f'set till on{SHEET}\nstart\neliminate "Anna Ek"\nreenter "Anna Ek"')
    owes = sum(x.paid for x in night.state.people.entries.values() if night.state.name(x.id) == "Anna Ek")
    action = night.do(f'collect "Anna Ek" {owes}').action
    assert [x.amount for x in action.records if isinstance(x, TillMoved)] == [owes // 2, owes // 2]
    said = sentence(action, text.Names(night.state)).text
    assert money(owes, night.state.currency) in said


def test_every_reason_and_because_is_tried_here() -> None:
    reasons = {cls for cls in Reason.__subclasses__() if cls.__module__ == "core.say.reasons.till"}
    assert {type(x) for x, _ in SENTENCES} == reasons
    assert {x for x in Because.__subclasses__() if x.__module__ == "core.say.becauses.till"} == {ChangeDue}
