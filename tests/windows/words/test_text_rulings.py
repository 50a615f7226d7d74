"""Rulings at a table in words: in the history, and what stands against one."""

from __future__ import annotations

import pytest

from core.formats.duties import duties
from core.say.duties import FloorCallDuty
from core.say.reasons import (
    AnswersMissing,
    BadAnswer,
    FloorCalledAlready,
    NoFloorCall,
    NoSuchSituation,
    Reason,
    RuledOtherwise,
    rulings,
)
from gui.words import text
from gui.words.names import Names
from tests.unit.night import Night, small

STRING_BET = 'situation string-bet answers "faced=200" "big_blind=100" "chips=200" "more=400"'


def night() -> Night:
    return small().run('rulebook svepof-2006 override "agreed"')


def said(of: Night) -> tuple[str, str]:
    found = text.sentence(of.director.history[-1], Names(of.state, of.director.history, of.zone))
    return found.text, found.quiet


def test_a_ruling_stands_in_the_history_with_all_that_was_ruled() -> None:
    asked = night().run(
        f'ruling "A call of 200." on "Anna Ek" {STRING_BET} dead "Anna Ek" penalty warning for "string bet" '
        'override "we combine them"'
    )
    assert said(asked) == (
        "Anna Ek: A call of 200.",
        "String bet: chips in several motions · SvePoF 2006 §7.1 · dead hand: Anna Ek · a warning",
    )


def test_free_words_stand_with_their_table() -> None:
    assert said(night().run('ruling "Play on." table 1 clause "§2.1"')) == (
        "Table 1: Play on.",
        "SvePoF 2006 §2.1",
    )
    assert said(night().run('ruling "Play on."')) == ("Ruling: Play on.", "")


def test_a_note_says_its_clause() -> None:
    assert said(night().run('note "the lights went out" clause "§2.1"')) == (
        "the lights went out",
        "Note · §2.1",
    )


def test_a_table_that_waits_is_said_with_what_was_shouted() -> None:
    of = night().run('call floor 1 about "string bet"')
    assert said(of) == ("Table 1: floor called", "String bet")
    duty = next(x for x in duties(of.state, of.ms) if isinstance(x, FloorCallDuty))
    words = text.duty(duty, of.ms + 100_000, Names(of.state))
    assert (words.title, words.text, words.button, words.when) == (
        "Table 1 stands still",
        "Floor called: string bet",
        "Rule…",
        "01:40",
    )
    assert said(of.run("play on 1")) == ("Table 1 plays on", "")


AGAINST: list[tuple[Reason, str]] = [
    (NoSuchSituation(situation="brawl"),
     "There is no situation brawl. The command “ruling --list” lists all."),
    (BadAnswer(situation="phone", answer="faced=x"), "faced=x answers no question of phone."),
    (AnswersMissing(situation="put-in", facts=("faced", "said")),
     "The ruling of put-in depends on more. Answer faced, said."),
    (AnswersMissing(situation="put-in", facts=()),
     "These answers of put-in cannot be true together."),
    (FloorCalledAlready(table=5), "Table 1 already waits for a ruling."),
    (NoFloorCall(table=5), "Table 1 does not wait for a ruling."),
    (RuledOtherwise(text="The hand is dead.", clause="TDA-NL 15", overridable=True),
     "The rulebook rules otherwise: The hand is dead."),
    (RuledOtherwise(text="The hand is dead.", penalty=True),
     "The rulebook wants this punished. It rules: The hand is dead."),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "words"), AGAINST)
def test_what_stands_against_a_ruling(reason: Reason, words: str) -> None:
    of = night()
    assert text.reason(reason.but(clause=""), of.state, of.zone) == words


def test_every_reason_is_tried_here() -> None:
    types = {x for x in vars(rulings).values() if isinstance(x, type) and x.__module__ == rulings.__name__}
    assert {type(reason) for reason, _ in AGAINST} == types
