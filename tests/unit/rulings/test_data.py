"""The rulings as data: every way through the questions ends in a ruling, every outcome is reached, every
clause and every quotation is there, and what changes is seen."""

from __future__ import annotations

import csv
import json
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from core.rulebook import shelf
from core.rulings.answer import Ruling
from core.rulings.calculators import CALCULATORS
from core.rulings.coverage import NOTHING, answered, table
from core.rulings.situations import ANY, FOLDER, BadRulingsError, load, shipped
from core.rulings.ways import ways
from tests.unit.rulings import witnesses
from tests.unit.rulings.asking import BOOKS, deciding, own, shared

R = shipped()
SILENT_BOOKS = ("plain", "tda-2024")


def texts() -> dict[str, str]:
    return {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.toml")}


@pytest.fixture(scope="module")
def every() -> dict[tuple[str, str], list[tuple[dict[str, str], Ruling]]]:
    """Every way through every situation, by situation and book."""
    return {
        (situation.id, id): [
            (given, ruling) for given, ruling in ways(R, situation, shelf.shipped()[id]) if ruling is not None
        ]
        for situation in own()
        for id in BOOKS
    }


Every = dict[tuple[str, str], list[tuple[dict[str, str], Ruling]]]


def test_every_way_ends_in_a_ruling_that_is_whole(every: Every) -> None:
    for (situation, book), found in every.items():
        assert found, (situation, book)
        for given, ruling in found:
            where = (situation, book, given)
            assert ruling.outcome in R.words["outcomes"], where
            assert not re.search(r"[{}]", " ".join((ruling.say, *ruling.steps))), (where, ruling.say)
            assert (ruling.outcome == "not_stated") == (ruling.basis == "not_stated"), where
            assert ruling.clauses or ruling.basis != "stated", where
            assert ruling.rows or not ruling.clauses, (where, ruling.clauses)
            assert {x.what for x in ruling.amounts} <= {*R.words["amounts"]}, where
            assert {x.do for x in ruling.may} <= {*R.words["roads"]}, where
            assert {x.after for x in ruling.may} <= {"", *R.words["after"]}, where


def test_every_choice_of_every_question_is_asked(every: Every) -> None:
    """A question that no book asks, or a choice that nobody reaches, would be a question too many."""
    for situation in own():
        seen: dict[str, set[str]] = defaultdict(set)
        for id in BOOKS:
            for given, _ in every[situation.id, id]:
                for fact, text in given.items():
                    seen[fact].add(text)
        for fact in situation.asks:
            if fact not in NEVER_DECIDES.get(situation.id, ()):
                assert seen[fact], (situation.id, fact)


# Facts that no book's ruling rests on and that are asked so that the answer can be logged.
NEVER_DECIDES = {
    "put-in": (),
    "too-many-board-cards": ("extra_known",),
    "conduct": (),
}


# Every book with a source has its own ruling here: the one of any book is reached by another's parameter.
REACHED_BY = {"penalty-length": "tda-2024"}


def test_every_outcome_is_reached(every: Every) -> None:
    for situation in own():
        reached = set()
        cases = [(id, given) for id in BOOKS for given, _ in every[situation.id, id]]
        other = REACHED_BY.get(situation.id)
        if other:
            cases += [(other, given) for given, _ in ways(R, situation, shelf.shipped()[other])]
        for id, given in cases:
            found = deciding(R, situation, shelf.shipped()[id], given)
            if found:
                reached.add((found[0], id_of(found[1])))
        for of, outcomes in situation.outcomes.items():
            for outcome in outcomes:
                assert (of, id_of(outcome)) in reached, (situation.id, of, outcome.outcome, outcome.needs)


def id_of(outcome: object) -> int:
    return id(outcome)


_ASKED = ("situation", "book", "answers")


def test_whatever_is_altered_changes_a_witness() -> None:
    """What every outcome says, in full: an outcome, clause, penalty, discretion or order that is altered
    shows here. Write them anew with ``python -m tests.unit.rulings.witnesses`` and read what changed."""
    kept = json.loads(witnesses.FILE.read_text("utf-8"))
    told = [{**{key: x[key] for key in _ASKED}, **witnesses.told(*(x[key] for key in _ASKED))} for x in kept]
    assert json.loads(json.dumps(told)) == kept
    assert {(x["situation"], x["book"]) for x in kept} == {(s.id, id) for s in own() for id in BOOKS}


@pytest.mark.parametrize("id", SILENT_BOOKS)
def test_a_book_without_a_source_states_nothing(id: str) -> None:
    for situation in own():
        for given, ruling in ways(R, situation, shelf.shipped()[id]):
            if ruling is not None and situation.id not in PROCEDURES:
                assert ruling.basis != "stated", (situation.id, given)
                assert not ruling.clauses, (situation.id, given)


# Procedures that tda-2024 states as parameters of the night.
PROCEDURES = (
    "moved-player", "wrong-seat", "dead-button", "new-level", "late-entry", "takes-over-seat", "call-clock",
    "clock-ran-out", "penalty-length", "sitting-out", "misdeal", "disqualified-chips", "same-hand-out",
)  # fmt: skip


def test_no_clause_is_without_an_answer() -> None:
    """The books of formats are loaded with them: the command has those too."""
    open_rows = [(book, row) for book, row, _, told in table(R) if told == [NOTHING]]
    assert not [x for x in open_rows if not x[0].startswith("sm-")]


def test_every_reading_names_a_parameter_that_its_book_states() -> None:
    for reading in R.readings:
        book = shelf.shipped()[reading.book]
        assert reading.parameter in book.entries
        assert book.value(reading.parameter) != reading.value


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("deal", 'outcome = "redeal"', 'outcome = "redel"', "no outcome redel"),
        ("deal", 'clauses = ["§4.8"]', 'clauses = ["§4.88"]', "no clause §4.88"),
        ("deal", 'fault = "wrong_start"', 'fault = "wrong_end"', "fault is never wrong_end"),
        ("turn", 'dead = ["player"]', 'dead = ["plyer"]', "no role plyer"),
        (
            "facts",
            'own_hand = "a player',
            'own_hand = ["a player"]\nfolded = "a player',
            "told in a sentence",
        ),
        ("turn", 'needs = { skipped = "lost" }', 'needs = { skiped = "lost" }', "asks no fact skiped"),
    ],
)
def test_what_the_data_names_wrongly_is_told(file: str, old: str, new: str, fault: str) -> None:
    whole = texts()
    assert old in whole[file]
    with pytest.raises(BadRulingsError, match=re.escape(fault)):
        load({**whole, file: whole[file].replace(old, new, 1)})


# -- the sources beside the checkout -----------------------------------------------------------------

SEEDS = {
    "svepof-2006": "svepof-2006", "cpc-2023": "cpc-2023", "tda-nl": "tda-nl",
    "sm-team": "sm-chicago-and-team", "sm-chicago": "sm-chicago-and-team",
}  # fmt: skip
CLAUSES = shared("CLAUSES.tsv")
beside = pytest.mark.skipif(CLAUSES is None, reason="the sources do not lie beside the checkout")


def clause_rows() -> Iterator[dict[str, str]]:
    assert CLAUSES is not None
    with CLAUSES.open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


@beside
def test_the_list_of_clauses_is_that_of_the_sources() -> None:
    assert [(x["seed"], x["clause"]) for x in clause_rows()] == [
        (book, row) for book, rows in R.clauses.items() for row in rows
    ]


@beside
@pytest.mark.parametrize("book", SEEDS)
def test_every_quotation_stands_in_its_source_letter_by_letter(book: str) -> None:
    seed = shared(f"seeds/{SEEDS[book]}.txt")
    assert seed is not None
    source = re.sub(r"\s+", " ", seed.read_text("utf-8"))
    for clause in R.clauses[book].values():
        assert clause.words in source, clause.row
        assert len(clause.words.split()) <= 8, clause.row


@beside
def test_every_ruling_of_the_sources_is_cited_by_an_outcome_that_can_come_out(every: Every) -> None:
    cited = {(book, row) for (_, book), found in every.items() for _, ruling in found for row in ruling.rows}
    told = answered(R)
    for row in clause_rows():
        if row["kind"] != "at-table ruling" or row["seed"] == "sm-chicago":
            continue
        key = (row["seed"], row["clause"])
        in_a_reading = any(x.startswith("outcome") for x in told[key])
        assert key in cited or in_a_reading, key


@beside
def test_every_offence_of_the_sources_is_one(every: Every) -> None:
    told = answered(R)
    for row in clause_rows():
        if row["kind"] == "conduct & penalty" and not row["seed"].startswith("sm-"):
            assert told[row["seed"], row["clause"]], row


def test_any_is_no_book() -> None:
    assert ANY not in shelf.shipped()


def test_every_calculator_is_named_by_the_data() -> None:
    named = {
        fact
        for situation in own()
        for outcomes in situation.outcomes.values()
        for outcome in outcomes
        for fact, _ in outcome.needs
    }
    assert {*CALCULATORS} <= named
