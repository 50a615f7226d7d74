"""Procedures M: what each book says of a hand itself, parameter by parameter, as its source has it.

What follows from them at the table stands in ``tests/unit/rulings``: the examples of the sources, and small
cases worked out again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.rulebook import shelf
from core.rulebook.kinds import Choice, Value
from core.rulebook.parameters import at_table

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")

# Where a book is not named it is silent, and the word is our own default.
STATED: dict[str, dict[str, tuple[Value, str]]] = {
    "betting.said": {
        "svepof-2006": ("binding", "§7.5"),
        "cpc-2023": ("binding", "Verbindliche Aktionen"),
        "tda-nl": ("binding", "30"),
    },
    "betting.amount_said": {
        "svepof-2006": ("as_chips", "§6.2"),
        "cpc-2023": ("as_chips", "Ansage eines Betrages"),
        "tda-nl": ("as_chips", "10"),
    },
    "betting.raise_amount": {
        "cpc-2023": ("total", "Gesamteinsatz"),
    },
    "betting.words_and_chips": {
        "svepof-2006": ("higher", "§7.5.1"),
        "cpc-2023": ("first", "Ansagen und Chips"),
        "tda-nl": ("words", "30"),
    },
    "betting.call": {
        "svepof-2006": ("chips", "§7.7"),
        "cpc-2023": ("chips", "Arten zu callen"),
    },
    "betting.minimum_bet": {
        "svepof-2006": ("big_blind", "§7.3"),
        "cpc-2023": ("big_blind", "Ungenügende Einsätze"),
    },
    "betting.raise_at_least": {
        "svepof-2006": ("last_raise", "§7.4"),
        "cpc-2023": ("last_raise", "Raise-Höhe"),
        "tda-nl": ("last_raise", "10"),
    },
    "betting.half": {
        "svepof-2006": ("half_completes", "§7.8"),
        "cpc-2023": ("half_completes", "Raise-Höhe"),
        "tda-nl": ("half_completes", "10"),
    },
    "betting.half_of": {
        "svepof-2006": ("full_raise", "§7.8"),
        "cpc-2023": ("full_raise", "Raise-Höhe"),
        "tda-nl": ("whole_bet", "10"),
    },
    "betting.word_after_chips": {
        "svepof-2006": ("too_late", "§7.2.2"),
        "cpc-2023": ("too_late", "Höherwertiger Chip"),
        "tda-nl": ("too_late", "11"),
    },
    "betting.raise_said": {
        "svepof-2006": ("half_counts", "§7.8"),
        "cpc-2023": ("minimum_raise", "Raise-Höhe"),
        "tda-nl": ("minimum_raise", "10"),
    },
    "betting.short_all_in": {
        "svepof-2006": ("allowed", "§7.8"),
        "cpc-2023": ("allowed", "Raise-Höhe"),
        "tda-nl": ("allowed", "10"),
    },
    "betting.one_chip_blinds": {
        "svepof-2006": ("call", "§7.2.1 a)"),
        "cpc-2023": ("call", "Höherwertiger Chip"),
        "tda-nl": ("call", "11"),
    },
    "betting.one_chip_open": {
        "svepof-2006": ("value", "§7.2.1 b)"),
        "cpc-2023": ("value", "Höherwertiger Chip"),
        "tda-nl": ("value", "11"),
    },
    "betting.one_chip": {
        "svepof-2006": ("call", "§7.2.2"),
        "cpc-2023": ("call", "Höherwertiger Chip"),
        "tda-nl": ("call", "11"),
    },
    "betting.one_chip_raise": {
        "svepof-2006": ("its_value", "§7.2.2"),
        "cpc-2023": ("its_value", "Höherwertiger Chip"),
        "tda-nl": ("its_value", "11"),
    },
    "betting.several_chips": {
        "svepof-2006": ("total", "§7.2.2"),
        "cpc-2023": ("call_unless_smallest_spare", "Setzen mehrerer Chips"),
        "tda-nl": ("total", "10"),
    },
    "betting.old_chips": {
        "cpc-2023": ("by_director", "Vorherige Chips"),
    },
    "betting.pulled_back": {
        "cpc-2023": ("call_or_raise", "Zurückziehen von Chips"),
    },
    "betting.string": {
        "svepof-2006": ("call_or_first_amount", "§7.1"),
        "cpc-2023": ("first_motion", "String Bets"),
        "tda-nl": ("first_motion", "36"),
    },
    "betting.after_raise": {
        "svepof-2006": ("call_then_once", "§7.1"),
        "cpc-2023": ("call_then_once", "Arten zu raisen"),
        "tda-nl": ("call_then_once", "36"),
    },
    "betting.short_call": {
        "svepof-2006": ("fold_or_complete", "§6.4"),
        "cpc-2023": ("full_call_heads_up_or_opening", "Unvollständiger Call"),
    },
    "betting.tiny": {
        "cpc-2023": ("by_director", "Kleine Chips"),
    },
    "betting.check_facing_bet": {
        "cpc-2023": ("call_or_fold", "«Check» gegen Bet"),
    },
    "betting.call_without_bet": {
        "cpc-2023": ("check", "Ansagen ohne Bet"),
    },
    "betting.raise_without_bet": {
        "cpc-2023": ("minimum_bet", "Ansagen ohne Bet"),
    },
    "betting.pot_said": {
        "cpc-2023": ("valid_bet", "«Ich setze den Pott»"),
    },
    "betting.unclear_amount": {
        "cpc-2023": ("highest_within_pot", "Inoffizielle Ausdrücke"),
    },
    "betting.above_pot": {
        "svepof-2006": ("to_the_pot", "§7.4"),
        "cpc-2023": ("to_the_pot", "Pott-Limit"),
    },
    "betting.short_blind": {
        "cpc-2023": ("counts_full", "All-in-Blind"),
    },
    "betting.corrected": {
        "cpc-2023": ("within_round", "Ungenügende Einsätze"),
    },
    "betting.reopens": {
        "cpc-2023": ("full_raise", "All-in unter einem Raise"),
        "tda-nl": ("half", "38"),
    },
    "betting.reopens_limit": {
        "cpc-2023": ("half", "Limit"),
    },
    "betting.reopens_together": {
        "cpc-2023": ("yes", "All-in unter einem Raise"),
        "tda-nl": ("no", "38"),
    },
    "turn.out_of_turn": {
        "svepof-2006": ("by_action", "§6.3"),
        "cpc-2023": ("binding_unless_changed", "Ausserhalb der Reihe"),
        "tda-nl": ("by_director", "30"),
    },
    "turn.skipped": {
        "svepof-2006": (Choice("players_behind", {"players": 3}), "§6.5"),
        "cpc-2023": (Choice("substantial"), "Übersprungener Spieler"),
    },
    "turn.begun": {
        "svepof-2006": ("two_after_big_blind", "§4.9"),
        "cpc-2023": ("substantial", "Substantielle Aktion"),
    },
    "pot.odd_chip": {
        "svepof-2006": ("first_left", "§3.6"),
        "cpc-2023": ("first_left", "Ungerade Chips"),
        "tda-nl": ("first_left", "3"),
    },
    "pot.odd_high_low": {
        "svepof-2006": ("high_worst_position", "§3.6"),
        "cpc-2023": ("first_left_of_all", "Ungerade Chips"),
        "tda-nl": ("high_hand", "3"),
    },
    "pot.odd_stud": {
        "svepof-2006": ("first_left", "§3.6"),
        "cpc-2023": ("first_left", "Ungerade Chips"),
        "tda-nl": ("highest_card", "3"),
    },
    "pot.odd_chips_several": {
        "svepof-2006": ("all_to_first", "§3.6"),
        "cpc-2023": ("one_each", "Ungerade Chips"),
        "tda-nl": ("one_each", "3"),
    },
    "pot.side_pots": {
        "cpc-2023": ("each", "Side-Pots"),
        "tda-nl": ("each", "4"),
    },
    "showdown.first_after_bet": {
        "svepof-2006": ("last_aggressor", "§3.3"),
        "cpc-2023": ("last_aggressor", "Reihenfolge beim Showdown"),
    },
    "showdown.first_without_bet": {
        "svepof-2006": ("first_left", "§3.3.1"),
        "cpc-2023": ("first_left", "Reihenfolge beim Showdown"),
    },
}


def lines() -> Iterator[object]:
    for book in BOOKS:
        for key in STATED:
            yield pytest.param(book, key, marks=pytest.mark.rule(book, key), id=f"{book}-{key}")


@pytest.mark.parametrize(("book", "key"), [*lines()])
def test_a_parameter_is_as_the_source_says(book: str, key: str) -> None:
    played = shelf.shipped()[book]
    value, clause = STATED[key].get(book, (at_table.SILENT[key], ""))
    assert (played.value(key), played.clause(key)) == (value, clause)
    if isinstance(value, Choice):
        found = played.choice(key)
        assert dict(found.fields) == dict(value.fields)


def test_every_parameter_of_a_hand_is_here() -> None:
    assert {*STATED} == {*at_table.SILENT}
