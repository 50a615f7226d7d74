"""The score sheet on paper: the marks of points 8 to 10, 19 and 24, whole on both papers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from gui.formats.chicago import marks
from gui.formats.chicago.sheet import LOST, MatchRow, RoundRows, Row, ScoreSheet
from gui.paper.ink import FontRuler
from gui.paper.paper import A4, LETTER, Document, DrawnForA4, Outline, Page, Paper, Text, lay_out
from tests.gallery.check_ink import of_page
from tests.gallery.papers import paint_images
from tests.windows.paper.lists import NASTY

LEGEND = (
    ("Hand", "pair 1 · two pair 2 · three of a kind 3 · straight 4 · flush 5 · full house 6 · four 8 " * 2),
) * 3


def sheet(*rounds: RoundRows, match: tuple[MatchRow, ...] = (), title: str = "Table 7") -> ScoreSheet:
    return ScoreSheet(
        title, "SM Chicago", "day 1 · heat 1", "Maja Lind", "Auditor", rounds, match, LEGEND, "Points 8"
    )


def pages(*sheets: ScoreSheet, paper: Paper = A4) -> tuple[Page, ...]:
    body = DrawnForA4([page for sheet in sheets for page in sheet.pages])
    return lay_out(Document("Score sheets", body, bare=True), paper, FontRuler())


def said(page: Page, role: str) -> list[str]:
    return [x.text for x in page.items if isinstance(x, Text) and x.role == role]


def drawn(page: Page, kind: str) -> list[Outline]:
    shapes = [x for x in page.items if isinstance(x, Outline)]
    corners = {"stroke": 2, "star": 10, "box": 5, "ring": marks.RING_POINTS + 1}[kind]
    return [x for x in shapes if len(x.points) == corners]


def blank(title: str = "Round 1", seats: int = 4) -> RoundRows:
    return RoundRows(title, tuple(Row(i) for i in range(1, seats + 1)))


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_full_sheet_is_one_page_and_nothing_is_cut(qapp: QApplication, paper: Paper) -> None:
    row = [Row(i, NASTY[i], True, 3, 61 + i, 15, str(46 + i), "8⅓") for i in range(1, 5)]
    rounds = [RoundRows(f"Round {n}", tuple(row), True) for n in (1, 2, 3)]
    match = tuple(
        MatchRow(x.name, ("20", "8⅓", "12"), "40⅓", ("61", "46", "47"), ("3", "3", "3"), "1") for x in row
    )
    for each in (sheet(*rounds, match=match), sheet(*(blank(f"Round {n}") for n in (1, 2, 3)))):
        (page,) = pages(each, paper=paper)
        assert of_page(page) == []


@pytest.mark.rule_id("9", "sm-chicago")
@pytest.mark.rule_id("10", "sm-chicago")
@pytest.mark.rule_id("24", "sm-chicago")
def test_the_marks_are_those_of_the_protocol(qapp: QApplication) -> None:
    """9, 10, 24: a stroke a point, a ring for said, a star for made; what was lost stays, crossed out."""
    rows = (Row(1, "Ek", True, 2, 47, 15, "32", "12"), Row(2, "Sund", strokes=9, side="9", points="5"))
    (page,) = pages(sheet(RoundRows("Round 2", rows, played=True)))
    strokes = drawn(page, "stroke")
    assert len([x for x in strokes if x.ink == LOST]) == 15
    assert len(strokes) == 47 + 9 + 3  # a line through each lost bundle
    assert (len(drawn(page, "ring")), len(drawn(page, "star")), len(drawn(page, "box"))) == (1, 2, 0)
    assert (said(page, "side"), said(page, "points")[:2]) == (["32", "9"], ["12", "5"])


def test_a_sheet_to_fill_in_has_boxes_and_lines(qapp: QApplication) -> None:
    (page,) = pages(sheet(blank(), blank("Round 2", 3)))
    assert len(drawn(page, "box")) == 2 * (4 + 3)
    assert said(page, "chair") == ["1", "2", "3", "4", "1", "2", "3"]


def test_all_tables_are_one_job_in_order(qapp: QApplication) -> None:
    found = pages(*(sheet(blank(), title=f"Table {n}") for n in (1, 2, 10)))
    assert [said(page, "title") for page in found] == [["Table 1"], ["Table 2"], ["Table 10"]]


def test_more_rounds_than_a_page_holds_go_on_with_the_match_last(qapp: QApplication) -> None:
    found = pages(sheet(*(blank(f"Round {n}") for n in range(1, 6)), match=(MatchRow("Ek", ("20",)),)))
    assert [said(page, "round") for page in found] == [
        ["Round 1", "Round 2", "Round 3"],
        ["Round 4", "Round 5", "The match"],
    ]


@pytest.mark.rule_id("9", "sm-chicago")
def test_every_fifth_stroke_crosses_the_four_before_it() -> None:
    found = marks.strokes(13, 0, 10.0)
    for at, stroke in enumerate(found, 1):
        (left, _), (right, _) = stroke.begin, stroke.end
        four = [x.begin[0] for x in found[at - 5 : at - 1]] if at % 5 == 0 else []
        assert [left <= x <= right for x in four] == [True] * len(four)
        assert (left == right) == bool(at % 5)
    # a gap parts a bundle from the next
    assert found[5].begin[0] - found[4].end[0] > found[1].begin[0] - found[0].begin[0]


@pytest.mark.rule_id("10", "sm-chicago")
@pytest.mark.parametrize("said", [True, False])
def test_a_ring_is_drawn_round_the_name_of_who_said_chicago(qapp: QApplication, said: bool) -> None:
    rows = (Row(1, "Ek", said, strokes=9, side="9"), Row(2, "Sund", strokes=9, side="9"))
    (page,) = pages(sheet(RoundRows("Round 1", rows, played=True)))
    rings = drawn(page, "ring")
    assert len(rings) == said
    (name,) = (x for x in page.items if isinstance(x, Text) and x.role == "name" and x.text == "Ek")
    for ring in rings:
        across = [x for x, _ in ring.points]
        assert min(across) < name.x
        assert name.x + name.width < max(across)


@given(st.integers(0, 300), st.integers(0, 300))
def test_every_stroke_is_drawn_once(count: int, lost: int) -> None:
    found = marks.strokes(count, min(lost, count), 10.0)
    kinds = [x.kind for x in found]
    assert kinds.count("lost") == min(lost, count)
    assert kinds.count("stands") + kinds.count("lost") == count
    assert kinds.count("through") == -(-min(lost, count) // 5)


@pytest.mark.parametrize("strokes", [52, 66, 67, 130, 131, 260])
def test_any_number_of_strokes_stays_between_name_and_points(qapp: QApplication, strokes: int) -> None:
    (page,) = pages(sheet(RoundRows("Round 1", (Row(1, "Ek", strokes=strokes, side="52"),), played=True)))
    (name,), (side,) = (
        [x for x in page.items if isinstance(x, Text) and x.role == role] for role in ("name", "side")
    )
    points = [point for stroke in drawn(page, "stroke") for point in stroke.points]
    assert name.x + name.width < min(x for x, _ in points)
    assert max(x for x, _ in points) < side.x
    assert paint_images([page], 60)


def test_a_long_name_stands_on_two_lines_and_is_not_cut(qapp: QApplication) -> None:
    name = "Wilhelmina Lundqvist-Wetterström"
    rows = (Row(1, name, True, 1, 53, 0, "53", "20"),)
    rounds = RoundRows("Round 1", rows, played=True), blank("Round 2"), blank("Round 3")
    (page,) = pages(sheet(*rounds, match=(MatchRow(name, ("20",)),)))
    *lines, match = said(page, "name")
    assert (" ".join(lines), match) == ("W. Lundqvist- Wetterström", "W. Lundqvist-Wetterström")
    assert of_page(page) == []
