"""The rulebook to read: its contents agree with its pages, and every clause has its entry."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import main
from core.formats.format import named
from core.handbook.contents import PARAMETER, PROCEDURE, RULING, contents, keys_of
from core.rulebook import shelf
from core.rulebook.parameters import PARAMETERS
from core.rulings.situations import shipped
from gui.paper.booklet import Booklet, numbered
from gui.paper.ink import pages_of
from gui.paper.paper import A4, LETTER, Document, Page, Text
from gui.words import handbook as say
from gui.words import rulebook
from tests.formats.rounds.handed_in import handed_in
from tests.gallery.check_ink import of_page

BOOKS = (
    ("holdem", "svepof-2006"), ("holdem", "cpc-2023"), ("holdem", "tda-nl"), ("holdem", "tda-2024"),
    ("team", "sm-team"), ("chicago", "sm-chicago"),
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def formats() -> Iterator[None]:
    with handed_in(main.FORMATS):
        yield


@cache
def body(format: str, book: str) -> Booklet:
    played = named(format)
    assert played is not None
    return Booklet(shelf.shipped()[book], played)


@cache
def pages(format: str, book: str) -> tuple[Page, ...]:
    return pages_of(Document("Rulebook", body(format, book), ("Club",), book), A4)


def texts(page: Page, *roles: str) -> list[str]:
    return [x.text for x in page.items if isinstance(x, Text) and x.role in roles]


def begun(format: str, book: str) -> dict[str, int]:
    found = pages(format, book)
    return {number: at for at, page in enumerate(found, 1) for number in texts(page, "number")}


def promised(format: str, book: str) -> dict[str, int]:
    """Return the page that the contents name for each paragraph."""
    found: dict[str, int] = {}
    for page in pages(format, book):
        listed, where = texts(page, "listed"), texts(page, "page of")
        found |= dict(zip(listed, map(int, where), strict=True))
    return found


@pytest.mark.parametrize(("format", "book"), BOOKS)
def test_the_contents_name_the_page_of_every_paragraph(qapp: object, format: str, book: str) -> None:
    every = numbered(contents(body(format, book).format))
    assert set(begun(format, book)) == set(every.values())
    assert promised(format, book) == begun(format, book)


@pytest.mark.parametrize(("format", "book"), BOOKS)
def test_every_clause_has_its_entry_and_none_has_two(qapp: object, format: str, book: str) -> None:
    booklet = body(format, book)
    chapters = contents(booklet.format)
    numbers = numbered(chapters)
    index = booklet.index(chapters, numbers)
    assert len(dict(index)) == len(index)
    cited = {
        (clause, numbers[x])
        for chapter in chapters
        for x in chapter.paragraphs
        for said in booklet.said(x)
        for clause in said.clauses
    }
    assert {(clause, number) for clause, where in index for number in where} == cited
    assert cited


@pytest.mark.parametrize(("format", "book"), BOOKS)
def test_every_rule_with_a_clause_is_printed(qapp: object, format: str, book: str) -> None:
    booklet = body(format, book)
    paragraphs = [x for chapter in contents(booklet.format) for x in chapter.paragraphs]
    printed = {said.when for x in paragraphs for said in booklet.said(x)}
    printed |= {say.title(x) for x in paragraphs if x.kind == PARAMETER}
    for key in keys_of(booklet.format):
        stands = booklet.book.clause(key) or PARAMETERS[key].rule != "M"
        assert not stands or rulebook.name(key) in printed, key


def test_every_ruling_is_printed_or_said_to_be_silent(qapp: object) -> None:
    booklet = body("holdem", "svepof-2006")
    for chapter in contents(booklet.format):
        for x in chapter.paragraphs:
            if x.kind == RULING and not shipped().situations[x.id].door:
                assert booklet.said(x), x
            if x.kind == PROCEDURE:
                assert booklet.said(x) == say.said(x, booklet.book)


def test_clauses_stand_in_the_order_of_the_source(qapp: object) -> None:
    booklet = body("holdem", "svepof-2006")
    chapters = contents(booklet.format)
    clauses = [clause for clause, _ in booklet.index(chapters, numbered(chapters))]
    assert clauses.index("§2.9") < clauses.index("§2.13") < clauses.index("§9.1")


@pytest.mark.parametrize(("format", "book"), BOOKS)
def test_nothing_is_cut_or_leaves_the_sheet(qapp: object, format: str, book: str) -> None:
    assert not [x for page in pages(format, book) for x in of_page(page)]


def test_another_paper_has_the_same_paragraphs(qapp: object) -> None:
    letter = pages_of(Document("Rulebook", body("holdem", "tda-nl")), LETTER)
    numbers = [number for page in letter for number in texts(page, "number")]
    assert set(numbers) == set(begun("holdem", "tda-nl"))
