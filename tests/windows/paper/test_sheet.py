"""Sheets of one column: nothing lost, nothing over anything else, paragraphs kept whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.paper.lists import Line, LineSheet, Report, Section, Told
from gui.paper.paper import A4, Document, Page, Paper, Text, lay_out
from tests.windows.paper.lists import PlainRuler, names, outside, overlaps, page_numbers, papers, texts

RULER = PlainRuler()
INTRO = ("The table with the highest number breaks first · SvePoF 2006 §8.1", "Not announced yet.")


def sheet(count: int) -> tuple[Page, ...]:
    lines = tuple(Line(str(i), f"Table {i}", "9 players") for i in range(1, count + 1))
    return lay_out(Document("T", LineSheet(lines, INTRO, ("", "Table", "Players"))), A4, RULER)


def test_a_long_list_goes_on_under_its_headings() -> None:
    pages = sheet(60)
    assert len(pages) == 3
    assert texts(pages, "lead") == [str(i) for i in range(1, 61)]
    assert [texts([x], "label")[1:] for x in pages] == [["Table", "Players"]] * 3
    assert [len(texts([x], "intro")) for x in pages] == [2, 0, 0]
    assert page_numbers(texts(pages, "page")) == [(1, 3), (2, 3), (3, 3)]


def test_a_row_stands_on_one_line() -> None:
    (page,) = sheet(1)
    found = {x.role: x.baseline for x in page.items if isinstance(x, Text)}
    assert found["lead"] == found["text"] == found["aside"]


@given(st.lists(st.builds(Line, names, names, names), min_size=1, max_size=50), papers)
def test_lines_stay_within_the_page(lines: list[Line], paper: Paper) -> None:
    for page in lay_out(Document("T", LineSheet(tuple(lines), INTRO)), paper, RULER):
        assert outside(page) == []
        assert overlaps(page) == []


told = st.builds(
    Told,
    st.just("20:17"),
    st.just("14 Mar 2026"),
    st.just("No. 1234"),
    names,
    st.lists(
        st.tuples(st.sampled_from(["Against", "Reason"]), st.text("ab -é", max_size=300)), max_size=3
    ).map(tuple),
)


@given(st.lists(told, min_size=1, max_size=15))
def test_a_report_stays_within_the_page_and_says_all_of_it(found: list[Told]) -> None:
    pages = lay_out(Document("R", Report(tuple(found), INTRO, "Director")), A4, RULER)
    for page in pages:
        assert outside(page) == []
    said = "".join(texts(pages, "told")).replace(" ", "")
    assert said == "".join(text for x in found for _, text in x.parts).replace(" ", "")
    assert len(texts(pages, "signed")) == 1


@pytest.mark.parametrize("count", range(1, 40))
@pytest.mark.parametrize("listed", [False, True])
def test_nobody_signs_an_empty_page(count: int, listed: bool) -> None:
    one = Told("20:17", "14 Mar 2026", "No. 1", "Done", (("Reason", "word"),))
    lines = Section("Clock calls", (Line("1", "Anna Ek", "19:03 acted in time"),) * count)
    body = Report((one,) * (1 if listed else count), INTRO, "Director", lines if listed else None)
    *_, last = lay_out(Document("R", body), A4, RULER)
    assert texts([last], "signed") == ["Director"]
    assert texts([last], "told") or texts([last], "lead")


def test_a_paragraph_is_not_torn_from_its_head() -> None:
    one = Told("20:17", "14 Mar 2026", "No. 1", "Done", (("Reason", "word " * 120),))
    pages = lay_out(Document("R", Report((one,) * 12)), A4, RULER)
    assert len(pages) > 1
    lines = [len(texts([page], "told")) for page in pages]
    heads = [len(texts([page], "what")) for page in pages]
    assert all(a % b == 0 and a // b == lines[0] // heads[0] for a, b in zip(lines, heads, strict=True))
