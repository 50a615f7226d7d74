"""The sheet of slips: eight on a page, marked for cutting, nothing over anything else."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from gui.paper.cut import CUT, Slip, SlipSheet
from gui.paper.ink import FontRuler
from gui.paper.paper import A4, LETTER, Document, Nothing, Page, Paper, Rule, Ruler, Text, lay_out
from tests.windows.paper.lists import NASTY, PlainRuler, names, papers, texts

RULER = PlainRuler()
SLIP = Slip(
    kind="MOVE",
    event="Thursday 200",
    time="20:17",
    name="Anna Ek",
    table="3",
    seat="6",
    number="No. 14",
    facts=(("From", "2.7"), ("Dealt in", "after the button")),
    why="Table 2 has 9, table 3 has 7. The worst free seat, BB+3 · SvePoF 2006 §8.2, a)",
    bold="A blind dodged on purpose costs a penalty.",
    foot="Draw 7F3A 91C0 · Norra Pokerklubben",
)


def pages(count: int, paper: Paper = A4, slip: Slip = SLIP, ruler: Ruler = RULER) -> tuple[Page, ...]:
    slips = tuple(replace(slip, number=f"No. {i}") for i in range(1, count + 1))
    return lay_out(Document("Move slips", SlipSheet(slips), bare=True), paper, ruler)


def cuts(page: Page) -> tuple[set[float], set[float]]:
    """Return the cuts of the sheet: x of the upright lines and y of the level ones."""
    marks = [x for x in page.items if isinstance(x, Rule) and x.ink == CUT]
    level = {round(x.y, 1) for x in marks if x.width > x.thickness}
    upright = {round(x.x + x.width / 2, 1) for x in marks if x.width < x.thickness}
    return upright, level


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize(("count", "sheets"), [(1, [1]), (2, [2]), (8, [8]), (9, [8, 1]), (17, [8, 8, 1])])
def test_eight_on_a_sheet(paper: Paper, count: int, sheets: list[int]) -> None:
    made = pages(count, paper)
    assert [len(texts([x], "name")) for x in made] == sheets
    assert texts(made, "action") == [f"No. {i}" for i in range(1, count + 1)]


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_it_is_cut_between_the_slips_and_only_where_there_are_slips(paper: Paper) -> None:
    width, height = round(paper.width / 2, 1), paper.height / 4
    (whole,) = pages(8, paper)
    assert cuts(whole) == ({width}, {round(height * i, 1) for i in (1, 2, 3)})
    _, last = pages(9, paper)
    assert cuts(last) == ({width}, {round(height, 1)})
    down = [x for x in last.items if isinstance(x, Rule) and x.ink == CUT and x.y > height + 0.1]
    assert not down


def test_a_slip_says_everything() -> None:
    (page,) = pages(1)
    said = {
        x.role: x.text for x in page.items if isinstance(x, Text) and x.role not in ("label", "fact", "why")
    }
    assert said == {
        "kind": "MOVE",
        "event": "Thursday 200",
        "dot": " · ",
        "time": "20:17",
        "name": "Anna Ek",
        "table": "3",
        "seat": "6",
        "action": "No. 1",
        "foot": "Draw 7F3A 91C0 · Norra Pokerklubben",
        "bold": "A blind dodged on purpose costs a penalty.",
    }
    assert texts([page], "label") == ["TABLE", "SEAT", "From", "Dealt in"]
    assert texts([page], "fact") == ["2.7", "after the button"]
    assert " ".join(texts([page], "why")) == SLIP.why


def test_table_and_seat_are_the_biggest_then_the_name() -> None:
    (page,) = pages(1)
    sizes = {x.role: x.face.size for x in page.items if isinstance(x, Text)}
    assert (
        sizes["table"]
        == sizes["seat"]
        > 2 * sizes["name"]
        > 2 * max(size for role, size in sizes.items() if role not in ("table", "seat", "name"))
    )


@pytest.mark.parametrize(
    "name", ["Christoffer Abrahamsson-Lindqvist", "Maria-Alexandra Constantinopoulos-Wennerst"]
)
@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_long_name_is_whole_on_two_lines(qapp: QApplication, name: str, paper: Paper) -> None:
    (page,) = pages(1, paper, replace(SLIP, name=name), FontRuler())
    lines = texts([page], "name")
    assert 1 <= len(lines) <= 2
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")


def test_a_table_with_a_long_label_keeps_it_whole(qapp: QApplication) -> None:
    (page,) = pages(1, slip=replace(SLIP, table="Featuretable", seat="10"), ruler=FontRuler())
    assert texts([page], "table") == ["Featuretable"]


def test_without_slips_a_page_says_so() -> None:
    doc = Document("Move slips", Nothing("Nobody has moved yet."))
    (page,) = lay_out(doc, A4, RULER)
    assert texts([page], "nobody") == ["Nobody has moved yet."]
    assert texts([page], "title") == ["Move slips"]


def box(text: Text) -> tuple[float, float, float, float]:
    size = text.face.size
    return text.x, text.baseline - size * 0.74, text.x + text.width, text.baseline + size * 0.02


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Words set over other words."""
    found = [x for x in page.items if isinstance(x, Text) and x.text.strip()]
    pairs = []
    for a, b in combinations(found, 2):
        ax, ay, ar, ab = box(a)
        bx, by, br, bb = box(b)
        if ax < br - 0.05 and bx < ar - 0.05 and ay < bb - 0.05 and by < ab - 0.05:
            pairs.append((a.text, b.text))
    return pairs


slips = st.builds(
    Slip,
    kind=st.sampled_from(["MOVE", "SEAT"]),
    event=names,
    time=st.just("20:17"),
    name=names,
    table=st.sampled_from(["1", "12", "345", "A12", "Featuretable"]),
    seat=st.sampled_from(["1", "10", "23"]),
    number=st.sampled_from(["No. 1", "No. 123456"]),
    club_number=st.sampled_from(["", "1003", "W" * 40]),
    facts=st.lists(
        st.sampled_from([("From", "Featuretable.10"), ("Dealt in", "after the button")]), max_size=2
    ).map(tuple),
    why=st.sampled_from(["", SLIP.why, SLIP.why * 9]),
    bold=st.sampled_from(["", SLIP.bold, SLIP.bold * 9]),
    foot=names,
)


@given(slips, papers)
def test_nothing_stands_over_anything_else_or_beyond_its_slip(slip: Slip, paper: Paper) -> None:
    (page,) = pages(1, paper, slip)
    assert overlapping(page) == []
    across, down = max(1, int(paper.width / 98)), max(1, int(paper.height / 66))
    for item in page.items:
        if isinstance(item, Text):
            assert 4.0 <= item.x <= item.x + item.width <= paper.width / across - 4.0 + 0.01, item
            assert item.baseline - item.face.size * 0.74 >= 4.0, item
            assert item.baseline <= paper.height / down - 4.0, item


@pytest.mark.parametrize("name", NASTY)
def test_strange_names_with_the_real_typeface(qapp: QApplication, name: str) -> None:
    (page,) = pages(1, LETTER, replace(SLIP, name=name, club_number="1003"), FontRuler())
    assert overlapping(page) == []


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_long_fact_stands_whole_on_two_lines(paper: Paper) -> None:
    said = "at once, but not between SB and button"
    (page,) = pages(1, paper, replace(SLIP, facts=(("From", "2.7"), ("Dealt in", said))), FontRuler())
    facts = [x for x in page.items if isinstance(x, Text) and x.role == "fact"]
    assert " ".join(x.text for x in facts) == f"2.7 {said}"
    assert all(x.face.size >= 2.4 for x in facts)


def test_labels_are_capitals_of_the_typeface(qapp: QApplication) -> None:
    """As written they can be translated."""
    (page,) = pages(1)
    labels = [x for x in page.items if isinstance(x, Text) and x.role == "label"]
    assert labels
    assert all(x.face.caps for x in labels)
    ruler = FontRuler()
    assert ruler.width("From", labels[0].face) == ruler.width("FROM", labels[0].face)
