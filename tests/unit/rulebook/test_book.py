"""Rulebooks as data: the files, their clauses against the sources, and texts that are no rulebook."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.rulebook.book import Entry, Option, Rulebook, differences
from core.rulebook.file import MOST_CLAUSE, MOST_TEXT, BadRulebook, load_folder, read, write
from core.rulebook.fits import Fault
from core.rulebook.kinds import Choice, Field, Flag, Number, OneOf, Parameter, SizeTable, Steps, Value, Word
from core.rulebook.lines import MOST_LINES, line_of
from core.rulebook.parameters import PARAMETERS
from core.rulebook.shelf import NO_BOOK
from tests.house import variant
from tests.procedures.page import of_books
from tests.trees import walk

ROOT = Path(__file__).parents[3]
SHARED = ROOT.parent / "shared"
TEXTS = {path.name: path.read_text("utf-8") for path in (ROOT / "assets" / "rulebooks").glob("*.toml")}
HOUSE = {path.name: path.read_text("utf-8") for path in (ROOT / "tests/files/rulebooks").glob("*.toml")}
BOOKS, FAULTS = load_folder({**TEXTS, **HOUSE})
SHIPPED = sorted(name.removesuffix(".toml") for name in TEXTS if name != f"{NO_BOOK}.toml")
PLAIN = BOOKS[NO_BOOK]
# Each as a house might write it that inherits nothing.
WHOLE = {id: write(replace(BOOKS[id], parent="", own=frozenset(PARAMETERS))) for id in SHIPPED if id in BOOKS}
SVEPOF = WHOLE["svepof-2006"]
every_book = pytest.mark.parametrize("book", [BOOKS[id] for id in SHIPPED if id in BOOKS], ids=lambda b: b.id)

# Lines of procedures A to J that no parameter serves, and why.
WITHOUT = {
    "A1": "how seats are counted: the same everywhere",
    "A4": "what a position is: the same everywhere, no source differs",
    "A5": "a setting of the table, no rule of a book",
    "B4": "a product default; no source speaks, nobody asks for uneven tables",
    "B7": "team poker",
    "D1": "part of balance.who and balance.to: what is proposed where nothing matches",
    "D4": "a property of every plan",
    "D5": "how moves are told",
    "F1": "an example of F.count",
    "F2": "how the cards come about: entered, or dealt by Riffle",
    "F3": "the order of two races at one break: the same everywhere",
    "F6": "a property of every audit",
    "F8": "a sheet of paper",
    "G2": "a property of the clock",
    "G6": "what a structure may hold",
    "I3": "the sum of the prizes: the same everywhere",
    "I4": "a property of taking back",
}


# --- the files ------------------------------------------------------------------------------------


def test_every_file_reads() -> None:
    assert FAULTS == []
    assert SHIPPED == ["cpc-2023", "svepof-2006", "tda-2024", "tda-nl"]
    assert {*SHIPPED, NO_BOOK, "house-mixed", "house-friday"} == set(BOOKS)


@every_book
def test_a_file_is_as_the_program_writes_it(book: Rulebook) -> None:
    assert write(book) == TEXTS[f"{book.id}.toml"]


@every_book
def test_a_line_has_a_sentence_in_english_and_in_the_language_of_its_book(book: Rulebook) -> None:
    languages = {"en", book.language}
    for key in PARAMETERS:
        entry = book.entries[key]
        said = {*entry.texts}
        assert said == languages if key in book.own else languages <= said, key
        for text in entry.texts.values():
            assert text[0].isupper(), key
            assert text.endswith("."), key
        assert bool(book.cite(key)) is bool(entry.clause), key


@every_book
def test_a_book_says_what_its_source_states_and_what_is_not_as_in_plain(book: Rulebook) -> None:
    assert book.parent == NO_BOOK
    for key in PARAMETERS:
        entry, plain = book.entries[key], PLAIN.entries[key]
        assert (key in book.own) is (bool(entry.clause) or entry.value != plain.value), key
        assert key in book.own or entry == plain, key


def test_plain_says_everything_and_cites_nothing() -> None:
    assert PLAIN.parent == ""
    assert list(PLAIN.entries) == list(PARAMETERS)
    assert {entry.clause for entry in PLAIN.entries.values()} == {""}
    assert write(PLAIN) == TEXTS[f"{NO_BOOK}.toml"]


def test_parameters_and_procedures_name_the_same() -> None:
    served = {parameter.rule for parameter in PARAMETERS.values()}
    assert served.isdisjoint(WITHOUT)
    # Rulings at the table have no procedures of their own: the situations are data.
    assert {*of_books(), "M"} == served | set(WITHOUT)


# What differs most, as the sources state it for each book.
@pytest.mark.parametrize(
    ("id", "key", "value", "cited"),
    [
        ("svepof-2006", "positions.empty_button", "stays", "SvePoF 2006 §6.7"),
        ("cpc-2023", "positions.empty_button", "dead", "CPC 2023 Dead Button"),
        ("tda-nl", "positions.empty_button", "dead", "TDA-NL 6"),
        ("svepof-2006", "final_table.redraw", True, "SvePoF 2006 §2.2"),
        ("cpc-2023", "final_table.redraw", True, ""),
        (
            "cpc-2023",
            "final_table.size",
            Choice("table_plus", {"plus": 1, "most": 10}),
            "CPC 2023 Final Table",
        ),
        ("tda-2024", "final_table.size", Choice("map", {"sizes": {9: 9, 8: 9, 7: 7, 6: 7}}), "TDA 2024 RP-9"),
        ("tda-nl", "final_table.size", Choice("director"), ""),
        ("svepof-2006", "entering.late", "forbidden", "SvePoF 2006 §2.6"),
        ("tda-nl", "entering.late", "until_level", ""),
        ("svepof-2006", "balance.due_force", "must", "SvePoF 2006 §8.2"),
        ("cpc-2023", "balance.due_force", "proposed", ""),
        ("svepof-2006", "balance.who", "same_position_worst_first", "SvePoF 2006 §8.2 a)"),
        ("svepof-2006", "balance.to", "same_position", "SvePoF 2006 §8.2 a)"),
        ("cpc-2023", "balance.who", "next_big_blind", "CPC 2023 Tischausgleich"),
        ("cpc-2023", "balance.to", "worst_position", "CPC 2023 Tischausgleich"),
        ("tda-2024", "balance.to", "worst_position", "TDA 2024 11"),
        ("tda-nl", "balance.who", "next_big_blind", "TDA-NL 25"),
        ("tda-nl", "balance.to", "big_blind_else_next_clockwise", "TDA-NL 25"),
        (
            "cpc-2023",
            "balance.halt",
            Choice("short_of_largest", {"short": 3, "by_director_in": "six_max_and_turbo"}),
            "CPC 2023 Spielunterbrechung",
        ),
        (
            "tda-2024",
            "balance.halt",
            Choice("short_when_big_blind_would_be_empty", {"short": 3, "by_director_in": "none"}),
            "TDA 2024 11D",
        ),
        ("svepof-2006", "balance.halt", Choice("none"), ""),
        ("tda-nl", "balance.halt", Choice("none"), ""),
        # F to J
        ("svepof-2006", "race.count", "round_up", "SvePoF 2006 §2.16"),
        ("cpc-2023", "race.count", "nearest_half_up", ""),
        ("tda-2024", "race.count", "nearest_half_up", ""),
        ("tda-nl", "race.count", "nearest_half_up", "TDA-NL 2"),
        ("svepof-2006", "race.start", "left_of_button", "SvePoF 2006 §2.16"),
        ("cpc-2023", "race.start", "left_of_button", "CPC 2023 Chip Race"),
        ("cpc-2023", "race.collected_from", "seat_1", "CPC 2023 Colour Up"),
        ("tda-2024", "race.start", "seat_1", "TDA 2024 24"),
        ("tda-nl", "race.start", "seat_1", "TDA-NL 2"),
        ("svepof-2006", "race.rescue", "next_denomination", "SvePoF 2006 §2.16.1"),
        ("cpc-2023", "race.rescue", "lowest_in_play", "CPC 2023 Colour Up"),
        ("tda-nl", "race.suits", "spades_hearts_diamonds_clubs", "TDA-NL 3"),
        ("tda-2024", "race.gone_colour", "exchanged_at_par", "TDA 2024 24C"),
        ("cpc-2023", "level.begins", "first_riffle", "CPC 2023 Blind Level"),
        ("svepof-2006", "level.begins", "shuffle", "SvePoF 2006 §2.14"),
        ("tda-2024", "level.dealer_push", "one_hand_at_old_level", "TDA 2024 23"),
        ("cpc-2023", "level.short_ante", "ante_first", "CPC 2023 Ante"),
        ("tda-2024", "level.short_ante", "blind_first", "TDA 2024 RP-11"),
        ("tda-nl", "level.decks", "at_dealer_or_limit_change", "TDA-NL 17"),
        ("tda-2024", "hand_for_hand.minutes", 2, "TDA 2024 RP-8"),
        ("tda-2024", "hand_for_hand.all_in", "face_down", "TDA 2024 RP-8"),
        ("svepof-2006", "hand_for_hand.all_in", "turned_up", "SvePoF 2006 §3.2"),
        ("svepof-2006", "clock_call.seconds", 60, "SvePoF 2006 §2.12"),
        ("svepof-2006", "clock_call.countdown_in", "after", "SvePoF 2006 §2.12"),
        ("cpc-2023", "clock_call.countdown_in", "within", "CPC 2023 Ruf nach der Uhr"),
        ("tda-2024", "clock_call.seconds", 25, "TDA 2024 29"),
        ("tda-2024", "clock_call.countdown", 5, "TDA 2024 29"),
        ("tda-nl", "clock_call.zero", "hand_dead", "TDA-NL 5"),
        ("cpc-2023", "clock_call.zero", "dead_if_facing_bet_else_checked", "CPC 2023 Ruf nach der Uhr"),
        ("tda-nl", "clock_call.caller", "at_his_seat", "TDA-NL 8"),
        ("svepof-2006", "elimination.other_table", "shared", "SvePoF 2006 §2.15"),
        ("tda-2024", "elimination.other_table", "shared", "TDA 2024 RP-8A"),
        ("tda-nl", "elimination.disqualified_chips", "leave_play", "TDA-NL 33"),
        (
            "svepof-2006",
            "penalty.ladder",
            ("warning", "minutes 10", "minutes 20", "minutes 30", "minutes 40", "disqualified"),
            "SvePoF 2006 §1.2",
        ),
        (
            "cpc-2023",
            "penalty.ladder",
            ("warning", "hands 1", "rounds 1", "disqualified"),
            "CPC 2023 Strafmassnahmen",
        ),
        ("svepof-2006", "penalty.cards", "none_dealt", "SvePoF 2006 §1.3"),
        ("cpc-2023", "penalty.cards", "dealt_and_pulled", "CPC 2023 Strafe"),
        ("tda-nl", "penalty.cards", "dealt_and_pulled", ""),
        ("svepof-2006", "penalty.report", Choice("above_minutes", {"minutes": 20}), "SvePoF 2006 §1"),
        ("cpc-2023", "penalty.report", Choice("none"), ""),
    ],
)
def test_what_the_books_differ_on(id: str, key: str, value: Value, cited: str) -> None:
    assert BOOKS[id].value(key) == value
    assert BOOKS[id].cite(key) == cited


def test_svepof_8_2_b_is_an_option() -> None:
    book = BOOKS["svepof-2006"]
    dealt = book.option("player_dealt")
    changed = [key for key in PARAMETERS if dealt.value(key) != book.value(key)]
    assert changed == ["balance.who", "balance.to", "balance.wait"]
    assert [dealt.word(key) for key in changed] == [
        "next_big_blind",
        "nearest_big_blind",
        "on_button_or_small_blind",
    ]
    assert dealt.cite("balance.who") == "SvePoF 2006 §8.2 b)"
    # procedure D2: moves from nearby are by a) all the same
    assert dealt.choice("balance.near").word("who") == "same_position_worst_first"
    with pytest.raises(KeyError):
        book.option("unheard_of")


# --- against the sources --------------------------------------------------------------------------

# CPC's topics are ours (its numbers were lost): the words by which each is found in it.
CPC_TOPICS = {
    "Dead Button": "Dead Button",
    "Heads-up": "Im H-U hat der Small Blind den Button",
    "Platzvergabe": "Bei der Platzvergabe",
    "Final Table": "Der «Final Table» besteht",
    "Nachrücker": "Nachrücker, Spieler, die sich spät registrieren",
    "Abwesenheit": "Spieler, die nicht am Tisch sind",
    "Re-Buy": "Re-Buy: Der Spieler verbleibt",
    "Re-Entry": "Re-Entry: Der Platz",
    "Surrender": "(Surrender)",
    "Tischausgleich": "Anzahl der Spieler an den Tischen auszugleichen",
    "Spielunterbrechung": "wird das Spiel unterbrochen",
    "Umsetzen": "absichtlich einen Blind beim Umsetzten",
    "Tischauflösung": "Spieler von einem aufgelösten Tisch bekommen",
    "Colour Up": "Bei geplanten Colour Ups werden Chips beginnend mit Platz 1",
    "Chip Race": "Es werden vom Button ausgehend",
    "Entfernte Nennwerte": "nach dem Chips Race noch Chips eines bereits entfernten Nennwerts",
    "Ante": "Bei Ante Spielen zählt immer Ante vor Blinds",
    "Beliebige Color-Ups": "Ausserplanmässige Colour Ups müssen angesagt werden",
    "Gefundene/verdeckte Chips": "Nicht sichtbare Chips werden eingezogen",
    "Blind Level": "Ein neuer Blind Level wird nicht angesagt, bevor",
    "All-in": "Sobald ein Spieler All-in ist und sämtliche Aktionen",
    "Misdeal": "Bei einem Misdeal ist das neue Austeilen",
    "Deckwechsel": "Gewechselt wird Vorgaben des Veranstalters",
    "Ruf nach der Uhr": "Der Ruf nach der Uhr wird nur anerkannt",
    "Time": "Um «Time» zu verlangen muss der Spieler an seinem Platz sein",
    "Disqualifikation": "Chips eines disqualifizierten Spielers werden aus dem Spiel genommen",
    "Strafmassnahmen": "Strafmassnahmen beinhalten",
    "Auszusetzende Runden": "Auszusetzende Runden werden wie folgt festgelegt",
    "Strafe": "Ein Spieler, der mit einer Strafe belegt ist, muss den Tisch verlassen",
    "Aufgedeckte Karten": "Die Strafe beginnt nach dem Ende der Hand",
    "Verbindliche Aktionen": "Aktionen der Reihe nach sind verbindlich",
    "Ansage eines Betrages": "Die Ansage eines spezifischen Betrages",
    "Gesamteinsatz": "das Ansagen eines Raises und eines Betrages der Gesamteinsatz",
    "Ansagen und Chips": "Einsätze werden durch verbale Ansagen und/oder durch Setzen von Chips",
    "Arten zu callen": "Standard und akzeptierbare Arten zu callen",
    "Arten zu raisen": "Ein Raise wird gemacht durch",
    "Ungenügende Einsätze": "werden die ungenügenden Einsätze oder Erhöhungen",
    "Raise-Höhe": "Ein Raise muss mindestens die Differenz sein",
    "Höherwertiger Chip": "das Setzen eines höherwertigen Chips",
    "Setzen mehrerer Chips": "ist das Setzen mehrerer Chips ein Call",
    "Vorherige Chips": "Chips von vorherigen Einsätzen vor ihm liegen",
    "Zurückziehen von Chips": "Das klare Zurückziehen von Chips",
    "String Bets": "Die Dealer bemängeln String Bets",
    "Unvollständiger Call": "Ein Spieler tätigt einen unvollständigen Call",
    "Kleine Chips": "deren Wert verhältnismässig klein zum Wert des Bets",
    "«Check» gegen Bet": "gegen eine Bet/Raise «check» sagt",
    "Ansagen ohne Bet": "Wenn nicht gesetzt wurde, dann",
    "«Ich setze den Pott»": "Die Ansage «Ich setze den Pott»",
    "Inoffizielle Ausdrücke": "Die Spieler verwenden inoffizielle Ausdrücke",
    "Pott-Limit": "In Pott-Limit Spielen",
    "All-in-Blind": "ein zu geringer All-in-Blind",
    "All-in unter einem Raise": "mit weniger als einem kompletten Raise oder Bet",
    "Limit": "Es werden mindestens 50% eines vollen Raises benötigt",
    "Ausserhalb der Reihe": "Jede Aktion ausserhalb der Reihe",
    "Übersprungener Spieler": "durch Aktionen ausserhalb der Reihe übersprungen wurde",
    "Substantielle Aktion": "Sobald wesentliche Aktionen stattgefunden haben",
    "Ungerade Chips": "Zuerst werden ungerade Chips",
    "Side-Pots": "Jeder Side-Pot wird einzeln aufgeteilt",
    "Reihenfolge beim Showdown": "eine Reihenfolge für das Aufdecken durchsetzen",
}
# The clauses of TDA 2024: numbers, and topics where no number is known for certain.
TDA_TOPICS = {"dead button", "late entries", "absent players", "re-buys", "re-entries", "alternates"}
TDA_NUMBERS = {
    "7": "`tda-2024` 7)",
    "10B": "`tda-2024` 10B",
    "11": "`tda-2024` 11D",
    "11D": "`tda-2024` 11D",
    "RP-9": "`tda-2024` (RP-9)",
    "RP-16": "`tda-2024` RP-16",
    "23": "`tda-2024` 23",
    "24": "| tda-2024 24 |",
    "24C": "`tda-2024` 24C",
    "29": "| tda-2024 29 |",
    "71": "| cpc-2023 / tda-2024 71 |",
    "RP-8": "`tda-2024` RP-8:",
    "RP-8A": "`tda-2024` RP-8A",
    "RP-11": "`tda-2024` RP-11",
}


def source(name: str) -> str:
    path = SHARED / name
    if not path.exists():
        pytest.skip(f"{name} is not here")
    return path.read_text("utf-8")


def clauses(id: str) -> set[str]:
    book = BOOKS[id]
    options = [entry for option in book.options.values() for entry in option.entries.values()]
    cited = {entry.clause for entry in [*book.entries.values(), *options]}
    return (cited | {option.clause for option in book.options.values()}) - {""}


def test_svepof_has_every_clause_cited() -> None:
    text = source("seeds/svepof-2006.txt")
    for clause in clauses("svepof-2006"):
        number, _, letter = clause.partition(" ")
        found = re.search(rf"^{re.escape(number)} .*?(?=^§|\Z)", text, re.MULTILINE | re.DOTALL)
        assert found, clause
        assert not letter or re.search(rf"\n(- )?{re.escape(letter)} ", found.group()), clause


def test_tda_nl_has_every_rule_cited() -> None:
    text = source("seeds/tda-nl.txt")
    for clause in clauses("tda-nl"):
        assert re.search(rf"^{re.escape(clause)}\. [A-Z\d]", text, re.MULTILINE), clause


def test_cpc_has_every_topic_cited_and_no_number() -> None:
    text = source("seeds/cpc-2023.txt")
    assert clauses("cpc-2023") == set(CPC_TOPICS)
    for topic, words in CPC_TOPICS.items():
        assert words in text, topic
        assert not re.search(r"\d", topic)


def test_tda_2024_cites_numbers_that_rules_names_and_topics_else() -> None:
    text = source("RULES.md")
    assert clauses("tda-2024") == TDA_TOPICS | set(TDA_NUMBERS)
    for number, words in TDA_NUMBERS.items():
        assert words in text, number


@pytest.mark.parametrize("id", ["svepof-2006", "cpc-2023", "tda-nl"])
def test_no_sentence_is_the_source_s(id: str) -> None:
    """Six words in a row are a copy; fewer are the language itself."""
    original = " ".join(re.findall(r"\w+", source(f"seeds/{id}.txt").lower()))
    for key, entry in BOOKS[id].entries.items():
        words = re.findall(r"\w+", entry.texts[BOOKS[id].language].lower())
        for at in range(len(words) - 5):
            assert " ".join(words[at : at + 6]) not in original, (key, words[at : at + 6])


# --- names mean nothing ---------------------------------------------------------------------------


@every_book
def test_another_id_and_file_name_change_labels_only(book: Rulebook) -> None:
    text = write(replace(book, id="x-1", title="Something else", short="Else"))
    books, faults = load_folder({"zzz.toml": text, "plain.toml": TEXTS["plain.toml"]})
    assert faults == []
    other = books["x-1"]
    own = {key: replace(other.entries[key], book=book.short) for key in other.own}
    assert {**other.entries, **own} == book.entries
    assert [d for d in differences(other, book) if not (d.ours and d.ours.clause)] == []
    for key, entry in book.entries.items():
        assert other.cite(key) == (f"Else {entry.clause}" if entry.clause else "")


def test_no_code_of_core_holds_the_name_of_a_book() -> None:
    """Docstrings may cite a source; a value in code may not be one. The one line that is let through is the
    book that a plausible night chooses as a director would."""
    names = re.compile("|".join([*SHIPPED, "sm-team", "sm-chicago"]))
    found = set()
    for path in (ROOT / "core").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        said = {id(node.value) for node in walk(tree) if isinstance(node, ast.Expr)}
        found |= {
            (path.relative_to(ROOT).as_posix(), node.value)
            for node in walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
            if names.search(node.value)
        }
    assert found <= {("core/formats/holdem/night.py", "cpc-2023")}


def test_a_format_begins_with_its_only_book() -> None:
    """Of several it would begin with the first by name; then it has to say with which."""
    for folder in (ROOT / "core" / "formats").iterdir():
        assert len([*folder.glob("*.toml")]) <= 1, folder


# --- a house's own --------------------------------------------------------------------------------


def test_a_mixed_book_written_as_toml_alone() -> None:
    book = BOOKS["house-mixed"]
    assert book.parent == ""
    assert book.word("balance.who") == "same_position_worst_first"
    assert book.word("balance.to") == "big_blind_else_next_clockwise"
    assert book.number("balance.due_difference") == 3
    assert book.flag("final_table.redraw") is False
    assert book.choice("final_table.size").sizes("sizes") == {10: 10, 6: 8}
    assert book.choice("balance.halt").number("short") == 4
    assert book.cite("balance.who") == "Mixte 7a"
    assert book.summary("balance.who", "fr") == "Règle maison 7a."
    assert book.summary("balance.who", "fi") == "House rule 7a."
    assert book.option("sunday").word("balance.who") == "next_big_blind"
    for id in SHIPPED:
        assert differences(book, BOOKS[id])


def test_a_variant_typed_by_hand_keeps_its_parent_s_clauses() -> None:
    book, parent = BOOKS["house-friday"], BOOKS["house-mixed"]
    assert [(d.option, d.key) for d in differences(book, parent)] == [
        ("", "final_table.size"),
        ("", "balance.due_difference"),
        ("", "balance.halt"),
        ("", "moving.dodged_blind"),
        ("", "breaking.announced"),
    ]
    assert book.cite("balance.halt") == "Friday F 2"
    assert book.cite("balance.who") == "Mixte 7a"
    assert book.cite("balance.due_difference") == ""
    assert book.summary("breaking.announced", "en") == ""
    assert book.option("sunday").word("balance.who") == "next_big_blind"
    assert read(write(book), "again", BOOKS) == book


def test_a_variant_is_copied_named_and_edited() -> None:
    parent = BOOKS["svepof-2006"]
    same = variant(parent, id="ours", title="Ours", short="Ours", language="sv", changes={})
    assert differences(same, parent) == []
    assert same.cite("balance.who") == "SvePoF 2006 §8.2 a)"
    changes = {"balance.due_difference": Entry(3, "4", {"sv": "Vi väntar till tre."})}
    ours = variant(parent, id="ours", title="Ours", short="Ours", language="sv", changes=changes)
    assert [(d.key, d.ours and d.ours.value) for d in differences(ours, parent)] == [
        ("balance.due_difference", 3)
    ]
    assert ours.cite("balance.due_difference") == "Ours 4"
    assert ours.summary("balance.due_difference", "sv") == "Vi väntar till tre."
    told = {"balance.who": replace(parent.entries["balance.who"], clause="5", texts={})}
    told = {**told, "balance.to": replace(parent.entries["balance.to"], texts={})}
    same = variant(parent, id="ours", title="Ours", short=parent.short, language="sv", changes=told)
    assert [(d.key, d.ours and d.ours.clause) for d in differences(same, parent)] == [("balance.who", "5")]
    further = {key: ours.entries[key] for key in ours.own} | {"balance.due_force": Entry("proposed")}
    ours = variant(parent, id="ours", title="Ours", short="Ours", language="sv", changes=further)
    assert [d.key for d in differences(ours, parent)] == ["balance.due_difference", "balance.due_force"]


@pytest.mark.parametrize(
    ("id", "key", "entry", "expected"),
    [
        ("ours", "balance.whom", Entry("x"), Fault.KEY),
        ("ours", "balance.who", Entry("dealer"), Fault.WORD),
        ("ours", "balance.due_difference", Entry(True), Fault.NUMBER),
        ("ours", "balance.due_difference", Entry(2, "two\nlines"), Fault.TEXT),
        ("ours", "balance.due_difference", Entry(2, "", {"xx": "Words."}), Fault.KEY),
        ("Ours!", "balance.due_difference", Entry(2), Fault.ID),
        ("tda-2024", "balance.due_difference", Entry(2), Fault.NO_CYCLE),
    ],
)
def test_a_variant_that_cannot_be(id: str, key: str, entry: Entry, expected: Fault) -> None:
    with pytest.raises(BadRulebook) as bad:
        variant(BOOKS["tda-2024"], id=id, title="T", short="S", language="en", changes={key: entry})
    assert bad.value.expected is expected


# --- texts that are no rulebook -------------------------------------------------------------------


def refused(text: str, line: int, what: str, expected: Fault) -> BadRulebook:
    with pytest.raises(BadRulebook) as bad:
        read(text, "house.toml", BOOKS)
    found = bad.value
    assert (found.file, found.line, found.what, found.expected) == ("house.toml", line, what, expected)
    return found


@pytest.mark.parametrize(
    ("old", "new", "what", "expected"),
    [
        ("format = 1", "format = 2", "format", Fault.VERSION),
        ("format = 1", "format = true", "format", Fault.VERSION),
        ('id = "svepof-2006"', 'id = "SvePoF 2006"', "id", Fault.ID),
        ('id = "svepof-2006"', "id = 7", "id", Fault.ID),
        ('short = "SvePoF 2006"', 'short = ""', "short", Fault.TEXT),
        ('short = "SvePoF 2006"', f'short = "{"x" * 25}"', "short", Fault.TEXT),
        ('short = "SvePoF 2006"', 'short = "two\\nlines"', "short", Fault.TEXT),
        ('short = "SvePoF 2006"', 'short = "\\u202egnorw"', "short", Fault.TEXT),
        *(
            ('short = "SvePoF 2006"', f'short = "SvePoF\\u{mark} 2006"', "short", Fault.TEXT)
            for mark in ("061c", "200b", "200e", "200f", "2060", "2066", "feff")
        ),
        ('short = "SvePoF 2006"', "short = 2006-01-01", "short", Fault.TEXT),
        ('language = "sv"', 'language = "Swedish"', "language", Fault.LANGUAGE),
        ('language = "sv"', 'language = "sv"\nyear = 2006', "year", Fault.KEY),
        ("[balance.may_tighten]", "[balance.may_loosen]", "balance.may_loosen", Fault.KEY),
        ("[balance.may_tighten]", "[balances.may_tighten]", "balances", Fault.KEY),
        ("value = 2", "value = 1", "balance.due_difference.value", Fault.NUMBER),
        ("value = 2", "value = 2.0", "balance.due_difference.value", Fault.NUMBER),
        ("value = 2", 'value = "2"', "balance.due_difference.value", Fault.NUMBER),
        ("value = 2", "value = [\n2,\n]", "balance.due_difference.value", Fault.NUMBER),
        ("value = 2", "value = 2\ncomment = 3", "balance.due_difference.comment", Fault.KEY),
        ('value = "must"', 'value = "perhaps"', "balance.due_force.value", Fault.WORD),
        ('value = "must"', "value = true", "balance.due_force.value", Fault.WORD),
        ('{ rule = "none" }', '"none"', "balance.halt.value", Fault.TABLE),
        ('{ rule = "none" }', '{ rule = "sometimes" }', "balance.halt.value.rule", Fault.WORD),
        ('{ rule = "none" }', "{ short = 3 }", "balance.halt.value.rule", Fault.WORD),
        ('{ rule = "none" }', '{ rule = "none", short = 3 }', "balance.halt.value.short", Fault.KEY),
        (
            '{ rule = "director" }',
            '{ rule = "map", sizes = {} }',
            "final_table.size.value.sizes",
            Fault.SIZES,
        ),
        ('{ rule = "director" }', '{ rule = "map", sizes = 9 }', "final_table.size.value.sizes", Fault.SIZES),
        (
            '{ rule = "director" }',
            '{ rule = "map", sizes = { 09 = 9 } }',
            "final_table.size.value.sizes.09",
            Fault.SIZES,
        ),
        (
            '{ rule = "director" }',
            '{ rule = "map", sizes = { 9 = true } }',
            "final_table.size.value.sizes.9",
            Fault.SIZES,
        ),
        (
            '{ rule = "director" }',
            '{ rule = "table_plus", plus = true, most = 9 }',
            "final_table.size.value.plus",
            Fault.NUMBER,
        ),
        ('["warning", "minutes 10"', '["warning", "minutes 0"', "penalty.ladder.value.2", Fault.STEPS),
        ('["warning", "minutes 10"', '["warning", "minutes 010"', "penalty.ladder.value.2", Fault.STEPS),
        ('["warning", "minutes 10"', '["warning", "minutes ¹"', "penalty.ladder.value.2", Fault.STEPS),
        ('["warning", "minutes 10"', '["warning", "warning"', "penalty.ladder.value.2", Fault.STEPS),
        ('["warning", "minutes 10"', '["warning", 10', "penalty.ladder.value.2", Fault.STEPS),
        ('["warning", "minutes 10"', '["warnings", "minutes 10"', "penalty.ladder.value.1", Fault.STEPS),
        ('"minutes 40", "disqualified"]', '"minutes 241"]', "penalty.ladder.value.5", Fault.STEPS),
        ("above = 9", "above = 100", "balance.near.value.above", Fault.NUMBER),
        ('clause = "§6.7"', "clause = 6.7", "positions.empty_button.clause", Fault.TEXT),
        ('clause = "§6.7"', 'clause = " §6.7"', "positions.empty_button.clause", Fault.TEXT),
        ('clause = "§6.7"', f'clause = "{"§" * 61}"', "positions.empty_button.clause", Fault.TEXT),
        ('en = "Seats are drawn."', 'en = ""', "draw.seats.en", Fault.TEXT),
        ('en = "Seats are drawn."', f'en = "{"x" * 301}"', "draw.seats.en", Fault.TEXT),
        ('en = "Seats are drawn."', 'fr = "Par tirage."', "draw.seats.fr", Fault.KEY),
        ("[option.player_dealt]", '[option."player dealt"]', "option.player dealt", Fault.OPTION),
        ("[option.player_dealt]", "[option.empty]", "option.empty", Fault.PRESENT),
    ],
)
def test_a_slip_is_named_with_its_line(old: str, new: str, what: str, expected: Fault) -> None:
    at = SVEPOF.index(old)
    text = SVEPOF[:at] + new + SVEPOF[at + len(old) :]
    changed = at + next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(old))
    line = SVEPOF.count("\n", 0, changed) + 1
    if new.startswith(old + "\n"):
        line += 1
    refused(text, line, what, expected)


def test_what_is_missing_is_named_where_its_place_begins() -> None:
    without = re.sub(r"\[balance\.who\]\n(.+\n)+\n", "", SVEPOF, count=1)
    refused(without, without[: without.index("[balance.")].count("\n") + 1, "balance.who", Fault.PRESENT)
    for key in ("value", "clause", "en", "sv"):
        text = re.sub(rf"(\[balance\.who\]\n(?:.+\n)*?){key} = .*\n", r"\1", SVEPOF, count=1)
        line = text[: text.index("[balance.who]")].count("\n") + 1
        refused(text, line, f"balance.who.{key}", Fault.PRESENT)
    for key, fault in (("id", Fault.ID), ("title", Fault.PRESENT), ("format", Fault.VERSION)):
        refused(re.sub(rf"^{key} = .*\n", "", SVEPOF, flags=re.MULTILINE), 1, key, fault)
    refused("", 1, "format", Fault.VERSION)


def test_what_is_allowed_is_told() -> None:
    text = SVEPOF.replace('"same_position_worst_first"', '"shortest_stack"', 1)
    line = text[: text.index("shortest_stack")].count("\n") + 1
    bad = refused(text, line, "balance.who.value", Fault.WORD)
    assert bad.allowed == ("same_position_worst_first", "next_big_blind")
    line = text[: text.index("value = 2\n")].count("\n") + 1
    bad = refused(
        SVEPOF.replace("value = 2\n", "value = 10\n"), line, "balance.due_difference.value", Fault.NUMBER
    )
    assert bad.allowed == ("2", "9")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("format = 1\nid = \n", 2),
        ("format = 1\nformat = 1\n", 2),
        ('format = 1\nid = """\n\n', 4),
        ("format = 1\nid = [\n", 3),
        ("a = 1\n" + "b = " + "9" * 5000, 2),
        ("a = 1\nb = " + "[\n" * 5000, None),
        ("a = 1\nb = " + "{a=" * 600, 2),
        ("a = 2020-99-99", 1),
        ("#" + "x\n" * 60_000, 1),
        ("a = 1" + "\n" * 2000, 2001),
        ("\x00", 1),
    ],
)
def test_what_is_no_toml(text: str, line: int | None) -> None:
    with pytest.raises(BadRulebook) as bad:
        read(text, "f", BOOKS)
    assert bad.value.expected is Fault.TOML
    assert 2 <= bad.value.line <= 5001 if line is None else bad.value.line == line


def test_a_line_is_found_however_the_text_is_laid_out() -> None:
    text = HOUSE["by-hand.toml"]
    for old, new, what, fault in (
        ("value = 2,", "value = 1,", "balance.due_difference.value", Fault.NUMBER),
        ("most = 9", "most = 99", "final_table.size.value.most", Fault.NUMBER),
        ('announced".value = true', 'announced".value = 1', "breaking.announced.value", Fault.FLAG),
        ('clause = """', 'clause = """ ', "balance.halt.clause", Fault.TEXT),
        ("value.rule = 'none'", "value.rule = 'never'", "balance.halt.value.rule", Fault.WORD),
        ('value.on = "broken_table"', 'value.on = "x"', "moving.dodged_blind.value.on", Fault.WORD),
        ('value.on = "broken_table"\n', "", "moving.dodged_blind.value.on", Fault.PRESENT),
    ):
        assert old in text
        line = text[: text.index(old)].count("\n") + 1
        if not new:
            line -= 1
        if "clause" in old:
            new, old = 'clause = """\n\n  F 2"""', 'clause = """\\\n   F 2"""'
        changed = text.replace(old, new, 1)
        refused(changed, line, what, fault)
        refused("\ufeff" + changed.replace("\n", "\r\n"), line, what, fault)


def test_a_place_for_a_table_that_holds_something_else() -> None:
    head = small("x", "tda-nl")
    for more, what in (
        ("balance = 3", "balance"),
        ("option = 3", "option"),
        ("[balance]\nwho = 3", "balance.who"),
        ("[option]\na = 3", "option.a"),
        ("[option.a]\nbalance = 3", "option.a.balance"),
        ("[[balance.who]]", "balance.who"),
    ):
        refused(f"{head}\n{more}\n", 8 + more.count("\n"), what, Fault.TABLE)


def test_line_of_what_is_not_there_is_where_its_place_begins() -> None:
    text = "a = 1\n\n[b.c]\nd = 2\n# e\n[b.f]\n"
    late = "\n".join(["a = 1", "b = [", *["1,"] * 30, "]", "# c", "d = [", *["1,"] * 60, "]", ""])
    assert [line_of(late, (key,)) for key in "abd"] == [1, 2, 35]
    assert [line_of(text, path) for path in ((), ("x",), ("a",), ("a", "b"))] == [1, 1, 1, 1]
    assert [line_of(text, ("b", *rest)) for rest in ((), ("c",), ("c", "d"), ("c", "x"), ("f",))] == [
        3,
        3,
        4,
        3,
        6,
    ]


# --- parents --------------------------------------------------------------------------------------


def small(id: str, parent: str) -> str:
    return f'format = 1\nid = "{id}"\ntitle = "T"\nshort = "S"\nlanguage = "en"\nparent = "{parent}"\n'


def test_parents_are_found_in_any_order() -> None:
    texts = {"1": small("c", "b"), "2": small("b", "a"), "3": small("a", "tda-nl")}
    books, faults = load_folder({**texts, **TEXTS})
    assert faults == []
    assert books["c"].entries == books["tda-nl"].entries
    assert books["c"].options == books["tda-nl"].options


def test_a_bad_file_costs_itself_and_what_builds_on_it() -> None:
    texts = {
        "own.toml": small("own", "own"),
        "a.toml": small("a", "b"),
        "b.toml": small("b", "a"),
        "under.toml": small("under", "a"),
        "orphan.toml": small("orphan", "nobody"),
        "broken.toml": "format =",
        "again.toml": small("twice", "tda-nl"),
        "twice.toml": small("twice", "tda-nl"),
    }
    books, faults = load_folder({**texts, **TEXTS})
    assert set(books) == {*SHIPPED, NO_BOOK, "twice"}
    assert sorted((f.file, f.line, f.what, f.expected.value) for f in faults) == [
        ("a.toml", 6, "parent", "no_cycle"),
        ("b.toml", 6, "parent", "no_cycle"),
        ("broken.toml", 1, "", "toml"),
        ("orphan.toml", 6, "parent", "parent"),
        ("own.toml", 6, "parent", "no_cycle"),
        ("twice.toml", 2, "id", "new_id"),
        ("under.toml", 6, "parent", "parent"),
    ]
    assert refused(small("x", "nobody"), 6, "parent", Fault.PARENT).allowed == tuple(sorted(BOOKS))
    refused(small("x", "x"), 6, "parent", Fault.NO_CYCLE)


# --- properties -----------------------------------------------------------------------------------

lines = st.text(
    st.characters(
        blacklist_categories=("Cc", "Cs", "Zl", "Zp"),
        # formatting marks: they hide, or turn the reading direction
        blacklist_characters="".join(map(chr, [0x61C, 0x200B, 0x200E, 0x200F, 0xFEFF]))
        + "".join(map(chr, [*range(0x2028, 0x202F), *range(0x2060, 0x206A)])),
    ),
    max_size=40,
).map(str.strip)


def fields(kind: Word | Number | SizeTable) -> st.SearchStrategy[Field]:
    if isinstance(kind, Word):
        return st.sampled_from(list(kind.words))
    if isinstance(kind, Number):
        return st.integers(kind.low, kind.high)
    ends = st.integers(kind.low, kind.high)
    return st.dictionaries(ends, ends, min_size=1)


steps = st.sampled_from(["warning", "disqualified"]) | st.builds(
    "{} {}".format, st.sampled_from(["minutes", "hands", "rounds"]), st.integers(1, 20)
)


def values(parameter: Parameter) -> st.SearchStrategy[Value]:
    kind = parameter.kind
    if isinstance(kind, Flag):
        return st.booleans()
    if isinstance(kind, Word):
        return st.sampled_from(list(kind.words))
    if isinstance(kind, Number):
        return st.integers(kind.low, kind.high)
    if isinstance(kind, Steps):
        return st.lists(steps, min_size=1, max_size=kind.most, unique=True).map(tuple)
    return st.one_of(*(chosen(rule, kind) for rule in kind.rules))


def chosen(rule: str, kind: OneOf) -> st.SearchStrategy[Value]:
    parts = kind.rules[rule].parts
    inside = st.fixed_dictionaries({name: fields(part.kind) for name, part in parts.items()})
    return inside.map(lambda found: Choice(rule, {name: found[name] for name in parts}))


@st.composite
def entries(draw: st.DrawFn, keys: list[str], languages: list[str]) -> dict[str, Entry]:
    """Any values; few different clauses and sentences, for they are dear to draw."""
    words = draw(st.lists(lines.filter(bool), min_size=1, max_size=3))
    clauses_ = ["", *words]
    made = {}
    for n, key in enumerate(keys):
        texts = {code: words[(n + len(code)) % len(words)] for code in languages}
        made[key] = Entry(draw(values(PARAMETERS[key])), clauses_[n % len(clauses_)], texts, "Ours")
    return made


@st.composite
def rulebooks(draw: st.DrawFn) -> Rulebook:
    language = draw(st.sampled_from(["en", "sv", "fi"]))
    codes = list(dict.fromkeys(("en", language)))
    some = st.lists(st.sampled_from(list(PARAMETERS)), min_size=1, max_size=4, unique=True)
    options = {}
    for name in draw(st.lists(st.sampled_from(["a", "b_2", "balance"]), unique=True, max_size=2)):
        keys = sorted(draw(some), key=list(PARAMETERS).index)
        options[name] = Option("", dict.fromkeys(codes, "Words."), draw(entries(keys, codes)), "Ours")
    every = draw(entries(list(PARAMETERS), codes))
    title = draw(lines.filter(bool))
    own = frozenset(every), frozenset(options)
    return Rulebook("ours", title, "Ours", language, "", every, options, *own)


@given(rulebooks())
def test_what_is_written_is_read(book: Rulebook) -> None:
    text = write(book)
    assert read(text, "f") == book
    assert read(text.replace("\n", "\r\n"), "f") == book
    assert write(read(text, "f")) == text


@given(st.data())
def test_a_variant_that_is_written_is_read(data: st.DataObject) -> None:
    parent = BOOKS[data.draw(st.sampled_from(SHIPPED))]
    keys = data.draw(st.lists(st.sampled_from(list(PARAMETERS)), unique=True, max_size=5))
    changes = data.draw(entries(keys, ["en"]))
    book = variant(parent, id="ours", title="T", short="Ours", language="en", changes=changes)
    assert {key: book.entries[key] for key in book.own} == changes
    assert {d.key for d in differences(book, parent)} <= set(keys)
    for key in PARAMETERS:
        assert book.entries[key] == changes.get(key, parent.entries[key])


literals = st.sampled_from(
    [
        *("-1", "0", "1e3", "inf", "nan", "1979-05-27", "07:32:00", '""', '"x"', "'''y'''"),
        *("[]", "[1]", "[[\n1]]", "{}", "{ rule = 1 }", '{ rule = "none", more = {} }', "{ x = { y = 2 } }"),
    ]
)


@given(st.sampled_from(SHIPPED), st.sampled_from(list(PARAMETERS)), literals)
def test_a_wrong_value_is_named_with_its_line(id: str, key: str, literal: str) -> None:
    kind = PARAMETERS[key].kind
    assume(not (isinstance(kind, Number) and literal == "0" and kind.low <= 0))
    text = WHOLE[id]
    at = text.index("value = ", text.index(f"[{key}]"))
    changed = text[:at] + f"value = {literal}" + text[text.index("\n", at) :]
    with pytest.raises(BadRulebook) as bad:
        read(changed, "f")
    assert bad.value.line == text.count("\n", 0, at) + 1
    assert bad.value.what.startswith(f"{key}.value")


toml_pieces = st.lists(
    st.sampled_from(
        [
            *"\"'[]{}=.,#\n\r\\\ufeff \ud800\x00",
            *('"""', "'''", "[[", "]]", "true", "nan", "0x1F", "1e999", "value", "rule", "balance.who"),
            *(
                "option",
                "parent",
                "format = 1",
                "2020-01-01",
                "\\u0000",
                "\\U00110000",
                "9" * 700,
                "a" * 2100,
            ),
        ]
    ),
    max_size=12,
).map("".join)


@given(st.data())
def test_hostile_text_is_refused_or_read_never_worse(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(["", *TEXTS.values(), *HOUSE.values()]))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 200)))
        text = text[:start] + data.draw(toml_pieces | st.text(max_size=20)) + text[end:]
    bad = None
    try:
        book = read(text, "f", BOOKS)
    except BadRulebook as fault:
        bad = fault
    if bad is None:
        assert read(write(book), "f", BOOKS) == book
    else:
        assert bad.file == "f"
        assert 1 <= bad.line <= text.count("\n") + 1


def test_a_long_statement_is_not_searched_for_ever() -> None:
    """A list over nearly all the lines there may be: the line is never after the fault."""
    with pytest.raises(BadRulebook) as bad:
        read("format = 1\nx = [" + "1,\n" * (MOST_LINES - 10) + "]\n", "f")
    assert (bad.value.what, bad.value.expected) == ("x", Fault.KEY)
    assert 1 <= bad.value.line <= 2


def test_limits_leave_room_for_what_is_shipped() -> None:
    longest = max(
        len(text) for book in BOOKS.values() for e in book.entries.values() for text in e.texts.values()
    )
    assert longest <= MOST_TEXT * 3 // 4
    assert max(len(e.clause) for book in BOOKS.values() for e in book.entries.values()) <= MOST_CLAUSE // 2
