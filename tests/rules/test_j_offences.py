"""Procedure J1: a penalty for an offence that the rulebook names has its clause and its step."""

from __future__ import annotations

import csv
from collections.abc import Iterator

import pytest

from core.conduct.offences import by_book
from core.conduct.report import conduct_rows
from core.rulings.situations import shipped
from core.say import acts
from core.say.becauses import StepGiven
from core.say.reasons import HarderThanNext, NameEmpty, NextDisqualifies, NoSuchOffence
from tests.rules.conduct_night import house, last
from tests.rules.conftest import NightOf
from tests.rules.entering_night import because, begun, only
from tests.unit.rulings.asking import shared

SVEPOF, CPC, TDA_NL = "svepof-2006", "cpc-2023", "tda-nl"
SHORT = {SVEPOF: "SvePoF 2006", CPC: "CPC 2023", TDA_NL: "TDA-NL"}
# Read in each source: must or may, none where it only forbids; the step of a first offence and of a second;
# whether the hand is dead; the clause that decides.
HELD = {
    SVEPOF: {
        "mucked_cards": ("must", "warning", "minutes 10", False, "§1, offences a)"),
        "discussing_hands": ("must", "warning", "minutes 10", False, "§1, offences b)"),
        "coffeehousing": ("must", "warning", "minutes 10", False, "§1, offences c)"),
        "rabbit_hunting": ("must", "warning", "minutes 10", False, "§1, offences d)"),
        "revealing": ("must", "warning", "minutes 10", False, "§1, offences e)"),
        "splashing": ("must", "warning", "minutes 10", False, "§1, offences f)"),
        "other_language": ("may", "warning", "minutes 10", False, "§2.4"),
        "one_player_a_hand": ("must", "warning", "minutes 10", True, "§2.10"),
        "team_play": ("must", "warning", "minutes 10", True, "§2.10.1"),
        "commenting": ("must", "warning", "minutes 10", False, "§2.10.2"),
        "chips_not_visible": ("none", "warning", "minutes 10", False, "§2.9"),
        "delaying": ("may", "warning", "minutes 10", True, "§6.1"),
        "slow_play": ("must", "warning", "minutes 10", False, "§2.12"),
        "exposing": ("may", "warning", "minutes 10", True, "§9.1"),
        "phone_call": ("may", "warning", "minutes 10", True, "§2.5"),
        "leaving": ("none", "warning", "minutes 10", True, "§2.7.1"),
        "wrong_announcement": ("must", "warning", "minutes 10", False, "§3.5.2"),
        "needless_folding": ("must", "warning", "minutes 10", False, "§6.6"),
        "betting_out_of_turn": ("must", "warning", "minutes 10", False, "§6.3.3.1"),
        "hiding_cards": ("must", "warning", "minutes 10", False, "§2.8"),
    },
    CPC: {
        "discussing_hands": ("may", "warning", "hands 1", False, "Keine Offenlegung"),
        "coffeehousing": ("may", "warning", "hands 1", False, "Keine Offenlegung"),
        "rabbit_hunting": ("none", "warning", "hands 1", False, "Rabbit Hunting"),
        "revealing": ("may", "warning", "hands 1", False, "Keine Offenlegung"),
        "other_language": ("none", "warning", "hands 1", False, "Sprachen"),
        "one_player_a_hand": ("may", "warning", "hands 1", False, "Ein Spieler pro Hand"),
        "team_play": ("must", "warning", "hands 1", False, "Softplay"),
        "commenting": ("may", "warning", "hands 1", False, "Keine Offenlegung"),
        "chips_not_visible": ("none", "warning", "hands 1", False, "Chips sichtbar"),
        "delaying": ("may", "warning", "hands 1", False, "Etikette"),
        "slow_play": ("may", "warning", "hands 1", False, "Etikette"),
        "touching": ("may", "warning", "hands 1", False, "Etikette"),
        "out_of_turn_again": ("may", "warning", "hands 1", False, "Etikette"),
        "out_of_reach": ("may", "warning", "hands 1", False, "Etikette"),
        "insults": ("may", "warning", "hands 1", False, "Strafe"),
        "disruption": ("may", "warning", "hands 1", False, "Strafe"),
        "exposing": ("may", "warning", "hands 1", False, "Aufgedeckte Karten"),
        "throwing_cards": ("may", "warning", "hands 1", False, "Strafe"),
        "dodging_blind": ("must", "warning", "hands 1", False, "Umsetzen"),
        "phone_call": ("none", "warning", "hands 1", False, "Telefon"),
        "own_changing": ("none", "warning", "hands 1", False, "Grosse Chips"),
        "leaving": ("may", "warning", "hands 1", False, "Am Tisch bleiben"),
        "asking_for_deck": ("none", "warning", "hands 1", False, "Deckwechsel"),
        "not_waiting": ("none", "warning", "hands 1", False, "Auf klare Ansagen warten"),
        "player_duties": ("none", "warning", "hands 1", False, "Pflichten der Spieler"),
        "wrong_announcement": ("must", "warning", "hands 1", False, "Karten sprechen"),
        "needless_folding": ("may", "warning", "hands 1", False, "Unnötiger Fold"),
        "betting_out_of_turn": ("must", "warning", "hands 1", False, "Ausserhalb der Reihe"),
        "hiding_cards": ("none", "warning", "hands 1", True, "Karten sichtbar"),
        "tiny_chip": ("may", "warning", "hands 1", False, "Kleine Chips"),
        "conditional": ("may", "warning", "hands 1", False, "Bedingte Ansagen"),
        "hidden_chips": ("may", "warning", "hands 1", False, "Gefundene/verdeckte Chips"),
    },
    TDA_NL: {
        "discussing_hands": ("may", "warning", "minutes 10", False, "34"),
        "coffeehousing": ("may", "warning", "minutes 10", False, "37"),
        "rabbit_hunting": ("none", "warning", "minutes 10", False, "22"),
        "revealing": ("may", "warning", "minutes 10", False, "37"),
        "other_language": ("none", "warning", "minutes 10", False, "14"),
        "one_player_a_hand": ("none", "warning", "minutes 10", False, "12"),
        "team_play": ("may", "warning", "minutes 10", False, "7"),
        "commenting": ("may", "warning", "minutes 10", False, "34"),
        "chips_not_visible": ("none", "warning", "minutes 10", False, "20"),
        "insults": ("must", "warning", "minutes 10", False, "7"),
        "disruption": ("must", "warning", "minutes 10", False, "7"),
        "exposing": ("may", "warning", "minutes 10", False, "35"),
        "throwing_cards": ("may", "warning", "minutes 10", False, "7"),
        "dodging_blind": ("may", "warning", "minutes 10", False, "23"),
        "phone_call": ("none", "warning", "minutes 10", False, "15"),
        "asking_for_deck": ("none", "warning", "minutes 10", False, "17"),
        "foreign_chips": ("none", "warning", "minutes 10", False, "16"),
        "wrong_announcement": ("may", "warning", "minutes 10", False, "21"),
        "hidden_chips": ("none", "warning", "minutes 10", False, "24"),
    },
}
# Refused further play by SvePoF §1: no penalty in steps, so it is tried apart.
APART = {SVEPOF: {"very_bad"}, CPC: set[str](), TDA_NL: set[str]()}


def each() -> Iterator[object]:
    for book, offences in HELD.items():
        mark = pytest.mark.rule(book, "penalty.ladder")
        yield from (
            pytest.param(book, id, *held, id=f"{book}-{id}", marks=mark) for id, held in offences.items()
        )


@pytest.mark.parametrize(("book", "offence", "force", "first", "second", "dead", "clause"), [*each()])
def test_an_offence_has_the_clause_and_the_step_of_its_source(
    night_of: NightOf, book: str, offence: str, force: str, first: str, second: str, dead: bool, clause: str
) -> None:
    night = begun(night_of, book).run(f'penalty "Anna Ek" offence {offence}')
    given, why = last(night), because(night, StepGiven)
    assert (given.offence_id, given.offence) == (offence, shipped().offences[offence].title)
    assert (given.step, given.clause) == (first, f"{SHORT[book]} {clause}")
    assert (why.force, why.than, why.again) == (force, "next", False)
    assert bool(by_book(night.state, night.entry('"Anna Ek"').player, offence).dead) == dead
    night.run(f'penalty "Anna Ek" offence {offence}')
    assert (last(night).step, because(night, StepGiven).again) == (second, True)


@pytest.mark.parametrize("book", HELD)
def test_no_offence_of_a_source_is_left_out(book: str) -> None:
    named = {id for id, x in shipped().offences.items() if book in x.books}
    assert named == {*HELD[book], *APART[book]}


@pytest.mark.skipif(shared("CLAUSES.tsv") is None, reason="the sources do not lie beside the checkout")
def test_every_row_of_conduct_is_an_offence() -> None:
    """But team poker's on talk at a resting table, which is a rule that is printed."""
    path = shared("CLAUSES.tsv")
    assert path is not None
    with path.open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    conduct = {(x["seed"], x["clause"]) for x in rows if x["kind"] == "conduct & penalty"}
    named = {
        (book, row)
        for offence in shipped().offences.values()
        for book, table in offence.books.items()
        for row in table["clauses"]
    }
    assert conduct - named == {("sm-team", "överlåtelse 2")}


@pytest.mark.rule(CPC, "penalty.ladder")
def test_cpc_a_breach_of_etiquette_has_to_be_punished_once_repeated(night_of: NightOf) -> None:
    """ "Wiederholte Verstösse gegen die Etikette werden … bestraft": the first may be."""
    night = begun(night_of, CPC).run('penalty "Anna Ek" offence touching')
    assert because(night, StepGiven).force == "may"
    night.run('penalty "Anna Ek" offence touching')
    assert because(night, StepGiven).force == "must"
    night.run('penalty "Bo Ros" offence touching')
    assert because(night, StepGiven).force == "may"


@pytest.mark.rule(SVEPOF, "penalty.ladder")
def test_svepof_an_offence_withdrawn_is_no_first_of_its_kind(night_of: NightOf) -> None:
    night = begun(night_of, SVEPOF).run('penalty "Anna Ek" offence splashing\nundo')
    night.run('penalty "Anna Ek" offence splashing')
    assert (last(night).step, because(night, StepGiven).again) == ("warning", False)


@pytest.mark.rule(SVEPOF, "penalty.ladder")
def test_svepof_especially_bad_behaviour_is_refused_further_play(night_of: NightOf) -> None:
    """§1 "kan neka en spelare fortsatt spel": to disqualify is the step, a milder one the director's."""
    night = begun(night_of, SVEPOF)
    only(night.reasons('penalty "Anna Ek" offence very_bad'), NextDisqualifies)
    night.do('penalty "Anna Ek" offence very_bad minutes 10')
    assert (because(night, StepGiven).than, because(night, StepGiven).force) == ("milder", "may")
    night.do('disqualify "Bo Ros" offence very_bad chips 900')
    (gone,) = night.state.conduct.disqualified.values()
    assert (gone.clause, gone.offence_id) == ("SvePoF 2006 §1, refusing play", "very_bad")
    assert gone.offence == shipped().offences["very_bad"].title


@pytest.mark.rule_id("J1")
@pytest.mark.parametrize(
    ("book", "offence"), [(CPC, "splashing"), ("tda-2024", "splashing"), (TDA_NL, "touching")]
)
def test_of_an_offence_that_the_book_does_not_name_nothing_is_said(
    night_of: NightOf, book: str, offence: str
) -> None:
    night = begun(night_of, book).run(f'penalty "Anna Ek" offence {offence}')
    assert because(night, StepGiven).force == ""
    assert last(night).clause == night.state.rulebook.cite("penalty.ladder")


@pytest.mark.rule_id("J1")
def test_words_and_clause_of_the_director_come_first(night_of: NightOf) -> None:
    night = begun(night_of, SVEPOF).run(
        'penalty "Anna Ek" for "threw them in" offence splashing clause "§1 f"'
    )
    assert (last(night).offence, last(night).clause, last(night).offence_id) == (
        "threw them in",
        "§1 f",
        "splashing",
    )
    (row,) = conduct_rows(night.state)
    assert (row.offence, row.clause) == ("threw them in", "§1 f")


@pytest.mark.rule_id("J1")
def test_a_house_s_own_step_is_proposed_and_is_not_too_hard() -> None:
    night = house(
        {"penalty.harder": "false"},
        rulings="""
[[ruling.conduct]]
needs = { offence = "splashing" }
outcome = "punished"
say = "Splashing costs a hand."
clauses = ["H3"]
penalty = { force = "must", whom = "player", step = "rounds 1" }
""",
    )
    night.do('penalty "Anna Ek" offence splashing')
    assert (last(night).step, last(night).clause) == ("rounds 1", "House H3")
    assert because(night, StepGiven).than == "next"
    only(night.reasons('penalty "Bo Ros" for "splashing" rounds 1'), HarderThanNext)


@pytest.mark.rule_id("J1")
def test_an_offence_that_there_is_not_is_told_with_those_called_alike(night_of: NightOf) -> None:
    night = begun(night_of, SVEPOF)
    reason = only(night.reasons('penalty "Anna Ek" offence splash'), NoSuchOffence)
    assert (reason.offence, reason.near[0]) == ("splash", "splashing")
    assert not reason.overridable
    assert only(night.reasons('penalty "Anna Ek" warning'), NameEmpty).offence


@pytest.mark.rule_id("J1")
def test_a_ruling_about_an_offence_gives_its_penalty(night_of: NightOf) -> None:
    night = begun(night_of, SVEPOF)
    night.do(
        'ruling "So." on "Anna Ek" situation conduct answers "offence=splashing" "again=no" penalty next'
    )
    assert (last(night).offence_id, last(night).step) == ("splashing", "warning")
    night.do('penalty "Anna Ek" offence splashing')
    assert because(night, StepGiven).again


@pytest.mark.rule_id("J1")
def test_words_of_the_director_leave_the_penalty_of_a_ruling_its_offence(night_of: NightOf) -> None:
    night = begun(night_of, SVEPOF)
    night.act(
        acts.GiveRuling(
            text="So.",
            players=(night.entry("Anna Ek").id,),
            situation="conduct",
            answers=("offence=splashing", "again=no"),
            offence="threw them in",
            penalty="next",
        )
    )
    assert (last(night).offence_id, last(night).offence) == ("splashing", "threw them in")
    (given,) = night.state.conduct.rulings.values()
    assert last(night).clause == f"{given.book} {given.clause}"
    night.do('penalty "Anna Ek" offence splashing')
    assert because(night, StepGiven).again
