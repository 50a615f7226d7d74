"""The book to read without its words: chapters, procedures, and the rulings of a book by their cases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import main
from core.formats.format import Format, named
from core.handbook.contents import PARAMETER, PROCEDURE, RULING, all_of, contents, keys_of
from core.handbook.procedures import procedures, read
from core.handbook.told import BookRuling, counted_by, silent, told
from core.rulebook import shelf
from core.rulebook.parameters import PARAMETERS
from core.rulings.answer import ask, rows_of
from core.rulings.situations import ANY, shipped
from core.rulings.ways import ways
from tests.formats.rounds.handed_in import handed_in
from tests.unit.rulings.asking import BOOKS, own

IDS = ("holdem", "team", "chicago")


PAGE = """An introduction.

## A Part

### A1 First
One line
and more.

| a | b |
|---|---|

Next.

### A.x Other
Text.
"""


@pytest.fixture(autouse=True, scope="module")
def formats() -> Iterator[None]:
    with handed_in(main.FORMATS):
        for id, *_ in main.FORMATS:
            named(id)
        yield


def played(id: str) -> Format:
    found = named(id)
    assert found is not None
    return found


def test_the_page_of_the_procedures_is_read_without_its_tables() -> None:
    assert [(x.id, x.title, x.text) for x in read(PAGE)] == [
        ("A", "Part", ()),
        ("A1", "First", ("One line and more.", "Next.")),
        ("A.x", "Other", ("Text.",)),
    ]


def test_every_procedure_stands_in_a_format_s_book() -> None:
    stands = {x.id for id in IDS for x in all_of(played(id)) if x.kind == PROCEDURE}
    assert stands == {id for id, x in procedures().items() if not x.is_part and id[0] != "M"}


@pytest.mark.parametrize("id", IDS)
def test_every_parameter_of_the_format_is_told_once(id: str) -> None:
    format = played(id)
    listed = [key for chapter in contents(format) for x in chapter.paragraphs for key in x.keys]
    alone = [x.id for x in all_of(format) if x.kind == PARAMETER]
    assert sorted(alone) == sorted(keys_of(format))
    assert sorted(listed) == sorted(key for key in keys_of(format) if PARAMETERS[key].rule != "M")


def test_every_situation_stands_in_one_chapter() -> None:
    stands = [x.id for c in contents(played("holdem")) for x in c.paragraphs if x.kind == RULING]
    assert sorted(stands) == sorted(shipped().situations)
    assert not [x for x in all_of(played("chicago")) if x.kind == RULING]


def everything() -> list[tuple[str, str, BookRuling]]:
    books = shelf.shipped().values()
    return [(id, book.id, x) for book in books for id in shipped().situations for x in told(id, book)]


def test_no_sentence_has_an_open_slot() -> None:
    for _, _, x in everything():
        texts = [x.say, *x.steps, *(say for say, _ in x.readings)]
        assert not [text for text in texts if "{" in text]


def test_every_clause_that_is_told_is_in_the_book_s_list() -> None:
    r, books = shipped(), {book.short: book for book in shelf.shipped().values()}
    for id, book, x in everything():
        for short, clause in x.clauses:
            listed = rows_of(r, books[short], clause) or books[short].id not in r.clauses
            assert listed, (id, book, short, clause)


def test_a_variant_cites_the_book_that_has_the_clause() -> None:
    """The clause of a parameter that team poker takes over, and that of a ruling that a house takes over."""
    team = told("clock-ran-out", shelf.shipped()["sm-team"])
    assert {cite.book for x in team for cite in x.clauses} == {"TDA 2024"}
    house = told("phone", shelf.played((*shelf.chain("cpc-2023"), _HOUSE)))
    assert {cite.book for x in house for cite in x.clauses} == {"CPC 2023"}


def test_every_outcome_of_a_book_is_told() -> None:
    """Its own ones: those of every book only where they can come out in it."""
    for situation in own():
        for book in BOOKS:
            mine = situation.outcomes.get(book, ())
            said = told(situation.id, shelf.shipped()[book])
            assert len(said) >= len(mine), (situation.id, book)


def test_what_an_earlier_ruling_covers_is_not_told() -> None:
    """SvePoF has a ruling of its own on a big blind that has gone out, and not that of the others."""
    says = [x.say for x in told("dead-button", shelf.shipped()["svepof-2006"])]
    others = [x for x in shipped().situations["dead-button"].outcomes[ANY] if "in turn; there is no" in x.say]
    assert others
    assert not {x.say for x in others} & set(says)


def test_what_the_book_alone_decides_is_told_with_its_numbers() -> None:
    book = shelf.shipped()["svepof-2006"]
    asked = ask("call-clock", book, {"caller_seated": "yes"}).ruling
    assert asked is not None
    assert asked.say in [x.say for x in told("call-clock", book)]


def test_what_a_hand_has_to_give_is_told_by_its_parameters() -> None:
    book = shelf.shipped()["svepof-2006"]
    keys = counted_by("put-in", book)
    assert "betting.one_chip" in keys
    assert all(book.clause(key) for key in keys)
    assert all(len(x.clauses) < 6 for x in told("put-in", book))


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_is_silent_just_where_no_answer_gets_a_ruling(book: str) -> None:
    for situation in own():
        found = ways(shipped(), situation, shelf.shipped()[book])
        rules = any(ruling is not None and ruling.outcome != "not_stated" for _, ruling in found)
        assert silent(situation.id, shelf.shipped()[book]) is not rules, situation.id


def test_a_house_s_own_ruling_is_told_first_with_its_clause() -> None:
    text = _HOUSE + _RULING
    found = told("phone", shelf.played((*shelf.chain("cpc-2023"), text)))
    assert (found[0].say, found[0].clauses) == ("The phone is switched off.", (("Friday", "7"),))
    assert set(told("phone", shelf.shipped()["cpc-2023"])) & set(found)


def test_a_house_book_tells_what_its_parent_does() -> None:
    house = shelf.played((*shelf.chain("cpc-2023"), _HOUSE))
    assert told("phone", house) == told("phone", shelf.shipped()["cpc-2023"])


_HOUSE = """format = 1
id = "friday"
title = "The Friday game"
short = "Friday"
language = "en"
parent = "cpc-2023"
"""

_RULING = """
[[ruling.phone]]
needs = { phone_use = "rang" }
outcome = "told_to_stop"
say = "The phone is switched off."
clauses = ["7"]
"""
