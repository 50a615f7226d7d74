"""Documents bound into one: pages counted through, the cover says where each begins."""

from __future__ import annotations

import pytest

from gui.paper.cut import SlipSheet
from gui.paper.lists import Cover, Line, Section
from gui.paper.paper import A4, EDGE_LINE, LETTER, Document, Pack, Page, Paper, Text, lay_out
from tests.windows.paper.lists import PlainRuler, by_name, outside, overlaps, page_numbers, seat_rows, texts
from tests.windows.paper.test_cards import BLANK
from tests.windows.paper.test_slip_page import overlapping

FIGURES = tuple((f"Label {i}", "1,234,567,890 kr" if i == 2 else "400 / 800") for i in range(8))


def pack(lines: int = 3, names: int = 300, slips: int = 9) -> Pack:
    parts = (by_name(seat_rows(names)), Document("Slips", SlipSheet((BLANK,) * slips), bare=True))
    owed = tuple(Line(f"Duty {i}", "what is to be done " * 9, "now") for i in range(lines))
    cover = Cover(
        FIGURES, (Section("Owed", owed), Section("None", ())), "In this pack", tuple(x.title for x in parts)
    )
    return Pack("Paper pack", cover, ("Norra Pokerklubben",), footer="Draw 7F3A", parts=parts)


def pages(doc: Pack, paper: Paper = A4) -> tuple[Page, ...]:
    return lay_out(doc, paper, PlainRuler())


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("lines", [0, 3, 60])
def test_every_page_has_its_number_and_the_cover_says_where_each_part_begins(
    paper: Paper, lines: int
) -> None:
    made = pages(pack(lines), paper)
    assert page_numbers(texts(made, "page")) == [(i, len(made)) for i in range(1, len(made) + 1)]
    titles = [(texts([x], "title") or ["Slips"])[0] for x in made]
    covers = titles.count("Paper pack")
    assert covers == (1 if lines < 60 else len([x for x in titles if x == "Paper pack"]))
    assert titles[:covers] == ["Paper pack"] * covers
    listed = [x.text for x in made[covers - 1].items if isinstance(x, Text) and x.role == "aside"][-2:]
    begins = [titles.index("Seating, by name") + 1, titles.index("Slips") + 1]
    assert sorted(map(int, (x for x in listed if x.isdecimal()))) == begins


def test_a_part_s_own_pages_say_what_they_hold() -> None:
    spans = texts(pages(pack()), "span")
    assert len(spans) > 1
    assert all("–" in x for x in spans)


def test_the_number_of_a_sheet_of_slips_stands_over_them_near_the_edge() -> None:
    *_, last = pages(pack())
    (number,) = (x for x in last.items if isinstance(x, Text) and x.role == "page")
    assert number.baseline == EDGE_LINE
    assert number.baseline - number.face.size * 0.73 >= 4.2
    assert overlapping(last) == []


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_nothing_on_the_cover_stands_over_anything_or_outside(paper: Paper) -> None:
    first = pages(pack(12), paper)[0]
    assert outside(first) == []
    assert overlaps(first) == []
    assert overlapping(first) == []
    assert "1,234,567,890 kr" in texts([first], "figure")
    assert "None" not in texts([first], "section")
