"""The book to read in words: every paragraph of every book, and how it is found."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import main
from core.formats.format import Format, named
from core.handbook.contents import PROCEDURE, RULING, Paragraph, all_of, contents
from core.handbook.told import silent, told
from core.rulebook import shelf
from gui.words import handbook as say
from gui.words import rulebook
from tests.formats.rounds.handed_in import handed_in

BOOKS = (
    ("holdem", "svepof-2006"), ("holdem", "cpc-2023"), ("holdem", "tda-nl"), ("holdem", "tda-2024"),
    ("holdem", "plain"), ("team", "sm-team"), ("chicago", "sm-chicago"),
)  # fmt: skip


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


@pytest.mark.parametrize(("id", "book_id"), BOOKS)
def test_every_paragraph_of_every_book_is_made(id: str, book_id: str) -> None:
    format = played(id)
    book = shelf.shipped()[book_id]
    for paragraph in all_of(format):
        sentences = say.said(paragraph, book)
        assert say.title(paragraph)
        assert say.kind(paragraph.kind)
        assert say.chapter(say.group_of(paragraph))
        assert all(x.text for x in sentences), paragraph
        assert all(x.where for x in sentences if x.clauses), paragraph
        if paragraph.kind == RULING:
            assert bool(sentences) is not silent(paragraph.id, book)
        elif not sentences:
            assert say.introduced(paragraph), paragraph
    assert all(say.chapter(chapter.id) for chapter in contents(format))


def test_a_parameter_is_said_as_on_its_page() -> None:
    book = shelf.shipped()["cpc-2023"]
    paragraph = next(x for x in all_of(played("holdem")) if x.kind == PROCEDURE and "balance.who" in x.keys)
    found = next(x for x in say.said(paragraph, book) if x.when == rulebook.name("balance.who"))
    assert found.text == rulebook.holds(book, "balance.who")
    assert found.where == rulebook.where(book, "balance.who")
    assert found.clauses == (book.clause("balance.who"),)


def test_a_rule_taken_over_cites_the_book_it_stands_in() -> None:
    """Where no clause stands nothing is cited."""
    book = shelf.shipped()["sm-team"]
    seats = say.said(Paragraph("parameter", "draw.wrong_seat"), book)
    assert seats[0].clauses == ("TDA 2024 7",)
    assert not book.clause("breaking.wait")
    assert say.said(Paragraph("parameter", "breaking.wait"), book)[0].clauses == ()


def test_a_ruling_says_when_it_holds_and_what_follows() -> None:
    book = shelf.shipped()["svepof-2006"]
    paragraph = Paragraph(RULING, "talk")
    for found, x in zip(say.said(paragraph, book), told("talk", book), strict=True):
        assert found.text == x.say
        assert bool(found.when) is bool(x.when)
        assert len(found.notes) >= len(x.steps) + (x.penalty is not None) + x.discretion


def test_the_last_of_several_rulings_holds_otherwise() -> None:
    found = say.said(Paragraph(RULING, "not-seated"), shelf.shipped()["svepof-2006"])
    assert len(found) == 2
    alone = say.said(Paragraph(RULING, "heads-up"), shelf.shipped()["svepof-2006"])
    assert [bool(x.when) for x in (*found, *alone)] == [True, True, False]


def test_a_door_names_where_it_is_ruled() -> None:
    introduced = say.introduced(Paragraph(RULING, "string-bet"))
    assert say.title(Paragraph(RULING, "put-in")) in introduced[0]


@pytest.mark.parametrize(
    ("typed", "kind", "id"),
    [
        ("Tischausgleich", RULING, "balancing"), ("§ 2.16", "parameter", "race.count"),
        ("who mvoes", "parameter", "balance.who"), ("rabit hunting", RULING, "conduct"),
        ("klockan", RULING, "call-clock"), ("an example", PROCEDURE, "F1"),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_by_words_clauses_and_shouts(typed: str, kind: str, id: str) -> None:
    found = say.finder(shelf.shipped()["svepof-2006"], played("holdem")).find(typed)
    assert (kind, id) in [(x.kind, x.id) for x in found[:4]]


def test_nothing_is_found_for_nonsense_and_all_for_nothing() -> None:
    finder = say.finder(shelf.shipped()["svepof-2006"], played("holdem"))
    assert finder.find("quantum chromodynamics") == []
    assert finder.find(" ") == [*all_of(played("holdem"))]
