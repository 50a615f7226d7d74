"""Sheets for the tables: two on a page, cut in the middle, nothing lost and nothing over anything else."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from gui.paper.cut import (
    BOX_MM,
    CUT,
    HalfSheets,
    Head,
    OutBlock,
    RaceLine,
    RacePiece,
    SeatRow,
    Sum,
    TablePiece,
    TableSheetPiece,
)
from gui.paper.ink import FontRuler
from gui.paper.paper import A4, LETTER, Document, Page, Paper, Rule, Ruler, Text, lay_out
from tests.windows.paper.lists import NASTY, PlainRuler, names, papers, texts

RULER = PlainRuler()
LONG = "Maria-Alexandra Constantinopoulos-Wennerst"
HEAD = Head("CHIP RACE", "Thursday 200", "20 Nov 2026, 19:42", "Table", "3", (("Exchanged for", "25 → 100"),))
RULE = "Odd chips are collected from seat 1. " * 7


def race(seats: int = 9, name: str = "Anna Ek", **changes: object) -> RacePiece:
    lines = tuple(RaceLine(str(i), name) for i in range(1, seats + 1))
    heads = ("Seat", "Player", "Odd 25s", "No other chips", "Cards", "Gets 100s")
    sums = (Sum("Chips out", times="25"), Sum("Chips in", times="100"))
    made = RacePiece(
        HEAD, heads, lines, sums, RULE, ("Dealer", "Floor"), "Norra Pokerklubben", "Sheet 1 of 9"
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def at_table(seats: int = 9, name: str = "Anna Ek", out: tuple[OutBlock, ...] = ()) -> TablePiece:
    rows = tuple(SeatRow(str(i), name, "1004", "12,500") for i in range(1, seats + 1))
    return TablePiece(
        HEAD, ("Seat", "Player", "Club no.", "Last count"), rows, ("25", "100", "500"), "Total", (), out,
        ("No cards are dealt to the seat · SvePoF 2006 §1.3",), "Norra Pokerklubben", "Sheet 1 of 9",
    )  # fmt: skip


def pages(pieces: list[TableSheetPiece], paper: Paper = A4, ruler: Ruler = RULER) -> tuple[Page, ...]:
    return lay_out(Document("Sheets", HalfSheets(tuple(pieces)), bare=True), paper, ruler)


def cuts(page: Page) -> set[float]:
    """The heights at which the sheet is cut."""
    marks = [x for x in page.items if isinstance(x, Rule) and x.ink == CUT]
    assert all(x.width > x.thickness for x in marks), "cut from top to bottom"
    return {round(x.y, 2) for x in marks}


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("seats", [2, 9, 10])
def test_two_on_a_page_for_as_many_as_sit_at_a_table(qapp: QApplication, paper: Paper, seats: int) -> None:
    for piece in (race(seats), at_table(seats, out=(OutBlock("Seat 4", "9 left", 18, 3, 9),))):
        found = pages([piece] * 5, paper, FontRuler())
        assert [len(texts([x], "kind")) for x in found] == [2, 2, 1]


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_they_are_cut_exactly_in_the_middle(paper: Paper) -> None:
    found = pages([race(), race(), race()], paper)
    assert [cuts(x) for x in found] == [{round(paper.height / 2, 2)}] * 2
    first, second = (x for x in found[0].items if isinstance(x, Text) and x.role == "table")
    assert second.baseline - first.baseline == pytest.approx(paper.height / 2)
    marks = [x for x in found[0].items if isinstance(x, Rule) and x.ink == CUT]
    assert min(x.x for x in marks) < 2
    assert max(x.x + x.width for x in marks) > paper.width - 2


def test_one_that_needs_it_has_a_page_of_its_own_uncut_and_in_its_turn() -> None:
    found = pages([race(9), race(22), race(9), race(9)])
    assert [len(texts([x], "seat")) for x in found] == [9, 22, 18]
    assert [bool(cuts(x)) for x in found] == [True, False, True]


def test_a_table_full_of_penalties_is_on_one_page() -> None:
    out = tuple(OutBlock(f"Seat {i}, Anna Ek: sits out 3 rounds", "9 left", 69, 3, 23) for i in range(1, 24))
    (page,) = pages([at_table(23, out=out)])
    assert len(texts([page], "out")) == 23
    assert beyond(page, page.paper.height) == []


def test_a_hand_to_sit_out_is_a_box_and_one_tallied_is_filled() -> None:
    def squares(page: Page, side: float) -> int:
        return sum(isinstance(x, Rule) and x.width == x.thickness == side for x in page.items)

    def sides(page: Page) -> int:
        return sum(isinstance(x, Rule) and x.width == BOX_MM for x in page.items)

    (page,) = pages([at_table(out=(OutBlock("Seat 4", "15 left", 20, 5, 10),))])
    assert sides(page) == 2 * 20
    assert squares(page, 2.6) == 5
    (page,) = pages([at_table(out=(OutBlock("Seat 4", "9 min left"),))])
    assert sides(page) == 0


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_long_name_is_whole(qapp: QApplication, paper: Paper) -> None:
    for piece in (race(name=LONG), at_table(name=LONG)):
        (page,) = pages([piece], paper, FontRuler())
        said = [x for x in page.items if isinstance(x, Text) and x.role == "name"]
        assert "".join(x.text for x in said).replace(" ", "") == LONG.replace(" ", "") * 9
        assert all(x.face.size >= 2.6 for x in said)


def test_there_is_room_to_write(qapp: QApplication) -> None:
    (page,) = pages([race(10)], LETTER, FontRuler())
    lines = sorted({round(x.baseline, 3) for x in page.items if isinstance(x, Text) and x.role == "seat"})
    assert all(b - a >= 6.0 for a, b in pairwise(lines))


def beyond(page: Page, height: float) -> list[object]:
    """Return what comes nearer to the edge of its half (or page) than a printer and a pair of scissors
    allow."""
    found: list[object] = []
    for x in page.items:
        if isinstance(x, Rule) and x.ink == CUT:
            continue
        top = x.baseline - 0.74 * x.face.size if isinstance(x, Text) else x.y - x.thickness / 2
        low = x.baseline if isinstance(x, Text) else x.y + x.thickness / 2
        inside = top % height >= 8.0 and low % height <= height - 5.0 and top // height == low // height
        if not inside or x.x < 8.0 or x.x + x.width > page.paper.width - 8.0:
            found.append(x)
    return found


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Words set over other words."""
    found = [x for x in page.items if isinstance(x, Text) and x.text.strip()]
    boxes = [(x.x, x.baseline - 0.72 * x.face.size, x.x + x.width, x.baseline, x.text) for x in found]
    return [
        (a[4], b[4]) for a, b in combinations(boxes, 2)
        if a[0] < b[2] - 0.05 and b[0] < a[2] - 0.05 and a[1] < b[3] - 0.05 and b[1] < a[3] - 0.05
    ]  # fmt: skip


heads = st.builds(
    Head, st.just("CHIP RACE"), names, st.just("20 Nov 2026, 19:42"), st.just("Table"),
    st.sampled_from(["1", "45", "Featuretable", "W" * 30]),
    st.lists(st.tuples(st.just("Level 7"), st.sampled_from(["25 → 100", "400 / 800 · BB ante 800" * 2])),
             max_size=2).map(tuple),
)  # fmt: skip
races = st.builds(
    RacePiece, heads,
    st.sampled_from([("Seat", "Player", "Odd 25s", last, "Cards", "Gets") for last in ("", "Last")]),
    st.lists(st.builds(RaceLine, st.just("10"), names, st.just("12"), st.sampled_from(["", "A♠ K♦ 10♣ " * 5]),
                       st.sampled_from(["", "1 × 100 + 1 × 500"])), max_size=23).map(tuple),
    st.sampled_from([(), race().sums, (Sum("Chips out", "10 × 25 = 250"),) * 4]), st.sampled_from(["", RULE]),
    st.sampled_from([(), ("Dealer", "Floor")]), names, st.just("No. 1234 · Sheet 1 of 99"), names,
)  # fmt: skip
tables = st.builds(
    TablePiece, heads,
    st.sampled_from([("Seat", "Player", a, b) for a in ("", "No.") for b in ("", "Count")]),
    st.lists(st.builds(SeatRow, st.just("10"), names, names, st.just("1,250,000"),
                       st.sampled_from(["", "free", "sits out, absent"]), st.booleans()),
             max_size=23).map(tuple),
    st.lists(st.sampled_from(["25", "100,000", "1,000,000,000"]), max_size=9).map(tuple), st.just("Total"),
    st.lists(st.just("This table breaks next."), max_size=4).map(tuple),
    st.lists(st.builds(OutBlock, names, st.just("15 hands left at 20:14"), st.integers(0, 100),
                       st.integers(0, 9), st.integers(1, 23)), max_size=6).map(tuple),
    st.lists(st.sampled_from([RULE, "Next: level 2."]), max_size=2).map(tuple), names,
    st.just("Sheet 1 of 9"),
)  # fmt: skip


@settings(max_examples=60)
@given(st.one_of(races, tables), papers)
def test_nothing_stands_over_anything_else_or_beyond_its_sheet(piece: TableSheetPiece, paper: Paper) -> None:
    (page,) = pages([piece], paper)
    half = bool(cuts(page))
    assert overlapping(page) == []
    assert beyond(page, paper.height / 2 if half else paper.height) == []


@pytest.mark.parametrize("name", NASTY)
def test_strange_names_with_the_real_typeface(qapp: QApplication, name: str) -> None:
    found = pages([race(name=name), at_table(name=name)], LETTER, FontRuler())
    assert all(overlapping(page) == [] for page in found)


def test_without_sheets_a_page_says_so() -> None:
    (page,) = lay_out(Document("Sheets", HalfSheets((), "No tables yet.")), A4, RULER)
    assert texts([page], "nobody") == ["No tables yet."]
