"""Citations of procedures: one form, each of a heading of the page, and each heading cited."""

from __future__ import annotations

import pytest

from tests.procedures.citations import CITATION, cited, loose, marked
from tests.procedures.page import headings, is_part


def test_every_citation_is_of_a_heading() -> None:
    unknown = [
        f"{x.file}:{x.line}: {x.said}" for x in [*cited(), *marked()] if not set(x.ids) <= set(headings())
    ]
    assert unknown == []


def test_every_heading_is_cited() -> None:
    found = {id for x in [*cited(), *marked()] for id in x.ids}
    assert [id for id in headings() if not is_part(id) and id not in found] == []


def test_a_citation_says_that_it_is_one() -> None:
    assert list(loose()) == []


def test_one_procedure_is_cited_as_one() -> None:
    wrong = [
        f"{x.file}:{x.line}: {x.said}"
        for x in cited()
        if x.said.lower().startswith("procedures") == (len(x.ids) == 1 and not is_part(x.ids[0]))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("even tables (procedure B4).", "procedure B4"),
        ("the move (procedures D.who, D.to and D1): which", "procedures D.who, D.to and D1"),
        ("# procedures A2 to A3,\n    # by each book", "procedures A2 to A3"),
        ("every duty (procedures G to I).", "procedures G to I"),
        ("a procedure BB has", ""),
    ],
)
def test_what_a_citation_is(text: str, said: str) -> None:
    found = CITATION.search(text)
    assert (found[0] if found else "") == said
