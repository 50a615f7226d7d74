"""Sheets for the tables: two on a page, cut in the middle, nothing lost and nothing over anything else."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from gui.paper.cut import BOX_MM, CUT, HalfSheet, HalfSheets, OutBlock, Sum, race_columns, table_columns
from gui.paper.ink import FontRuler
from gui.paper.lists import ASIDE, SEAT_CLOSED, STRONG, TEXT, Cell, RuledRow
from gui.paper.paper import A4, LETTER, Document, Page, Paper, Rule, Ruler, Text, lay_out
from tests.examples import examples
from tests.windows.paper.lists import NASTY, PlainRuler, names, papers, texts

RULER = PlainRuler()
LONG = "Maria-Alexandra Constantinopoulos-Wennerst"
HEAD = ("CHIP RACE", "Thursday 200", "20 Nov 2026, 19:42", "3", ("Exchanged for", "25 → 100"))
RULE = "Odd chips are collected from seat 1. " * 7
SUMS = (Sum("Chips out", times="25"), Sum("Chips in", times="100"))


def race(seats: int = 9, name: str = "Anna Ek") -> HalfSheet:
    rows = [RuledRow((Cell(str(i), STRONG, "seat"), Cell(name, TEXT, "name"))) for i in range(1, seats + 1)]
    columns = race_columns(("Seat", "Player", "Odd 25s", "No other chips", "Cards", "Gets 100s"))
    return HalfSheet(
        *HEAD,
        columns,
        rows,
        sums=SUMS,
        said=[RULE],
        signed=("Dealer", "Floor"),
        club="Norra Pokerklubben",
        which="Sheet 1 of 9",
    )


def at_table(seats: int = 9, name: str = "Anna Ek", out: tuple[OutBlock, ...] = ()) -> HalfSheet:
    rows = [
        RuledRow(
            (
                Cell(str(i), STRONG, "seat"),
                Cell(name, TEXT, "name"),
                Cell("1004", ASIDE, "number"),
                Cell("12,500", TEXT, "stack"),
            )
        )
        for i in range(1, seats + 1)
    ]
    columns = table_columns(("25", "100", "500"), numbers=True, stacks=True)
    return HalfSheet(
        *HEAD,
        columns,
        rows,
        out=out,
        said=["No cards are dealt to the seat · SvePoF 2006 §1.3"],
        club="Norra Pokerklubben",
        which="Sheet 1 of 9",
    )


def pages(pieces: list[HalfSheet], paper: Paper = A4, ruler: Ruler = RULER) -> tuple[Page, ...]:
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
        assert isinstance(x, Text | Rule)
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
        (a[4], b[4])
        for a, b in combinations(boxes, 2)
        if a[0] < b[2] - 0.05 and b[0] < a[2] - 0.05 and a[1] < b[3] - 0.05 and b[1] < a[3] - 0.05
    ]


def cells(of: st.SearchStrategy[str], *face: object) -> st.SearchStrategy[Cell]:
    return st.builds(lambda words: Cell(words, *face), of)  # type: ignore[arg-type]


head = {
    "kind": st.just("CHIP RACE"), "event": names, "time": st.just("20 Nov 2026, 19:42"),
    "table": st.sampled_from(["1", "45", "Featuretable", "W" * 30]),
    "fact": st.tuples(st.just("Level 7"), st.sampled_from(["", "25 → 100", "400 / 800 · BB ante 800" * 2])),
    "club": names,
}  # fmt: skip
races = st.builds(
    HalfSheet,
    **head,
    columns=st.sampled_from(
        [race_columns(("Seat", "Player", "Odd 25s", last, "Cards", "Gets")) for last in ("", "Last")]
    ),
    rows=st.lists(
        st.builds(
            RuledRow,
            st.tuples(
                cells(st.just("10"), STRONG, "seat"),
                cells(names, TEXT, "name"),
                cells(st.just("12"), STRONG),
                cells(st.sampled_from(["", "A♠ K♦ 10♣ " * 5])),
                cells(st.sampled_from(["", "1 × 100 + 1 × 500"]), STRONG),
            ),
        ),
        max_size=23,
    ),
    sums=st.sampled_from([(), SUMS, (Sum("Chips out", "10 × 25 = 250"),) * 4]),
    said=st.sampled_from([[""], [RULE]]),
    signed=st.sampled_from([(), ("Dealer", "Floor")]),
    which=st.just("No. 1234 · Sheet 1 of 99"),
    nothing=names,
)


def tables_with(*, numbers: bool, stacks: bool) -> st.SearchStrategy[HalfSheet]:
    seats = [
        cells(st.just("10"), SEAT_CLOSED, "seat"),
        st.builds(lambda name, aside: Cell(name, TEXT, "name", aside), names,
                  st.sampled_from(["", "free", "sits out, absent"])),
        *([cells(names, ASIDE, "number")] if numbers else ()),
        *([cells(st.just("1,250,000"), TEXT, "stack")] if stacks else ()),
    ]  # fmt: skip
    chips = st.lists(st.sampled_from(["25", "100,000", "1,000,000,000"]), max_size=9)
    return st.builds(
        HalfSheet,
        **head,
        columns=chips.map(lambda x: table_columns(x, numbers=numbers, stacks=stacks)),
        rows=st.lists(st.builds(RuledRow, st.tuples(*seats), struck=st.booleans()), max_size=23),
        state=st.lists(st.just("This table breaks next."), max_size=4),
        out=st.lists(
            st.builds(
                OutBlock,
                names,
                st.just("15 hands left at 20:14"),
                st.integers(0, 100),
                st.integers(0, 9),
                st.integers(1, 23),
            ),
            max_size=6,
        ),
        said=st.lists(st.sampled_from([RULE, "Next: level 2."]), max_size=2),
        which=st.just("Sheet 1 of 9"),
    )


tables = st.one_of(*[tables_with(numbers=a, stacks=b) for a in (True, False) for b in (True, False)])


@settings(max_examples=examples(60))
@given(st.one_of(races, tables), papers)
def test_nothing_stands_over_anything_else_or_beyond_its_sheet(piece: HalfSheet, paper: Paper) -> None:
    (page,) = pages([piece], paper)
    half = bool(cuts(page))
    assert overlapping(page) == []
    assert beyond(page, paper.height / 2 if half else paper.height) == []


@pytest.mark.parametrize("name", NASTY)
def test_strange_names_with_the_real_typeface(qapp: QApplication, name: str) -> None:
    found = pages([race(name=name), at_table(name=name)], LETTER, FontRuler())
    assert all(overlapping(page) == [] for page in found)
