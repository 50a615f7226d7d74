"""Pouring: every row once and in order, blocks kept together, the last page level."""

from __future__ import annotations

from math import ceil

from hypothesis import given
from hypothesis import strategies as st

from gui.paper.columns import Block, Columns, pour
from gui.paper.paper import Area, Drawing, Face, Item, Text
from tests.windows.paper.lists import PlainRuler

FACE = Face(3.0)
AREA = Area(180.0, 120.0)
TWO = Columns(2, 85.0, 10.0)


def strip(text: str, height: float = 6.0) -> Drawing:
    drawn = Drawing(PlainRuler(), 10.0, height)
    drawn.items.append(Text(0.0, height - 1.0, 10.0, text, FACE))
    return drawn


def block(name: str, rows: int, *, whole: bool = False, height: float = 6.0) -> Block:
    lines = tuple(strip(f"{name}.{row}", height) for row in range(rows))
    return Block(name, strip(name, 8.0), strip(f"{name}…", 8.0), lines, gap=4.0, whole=whole)


def said(items: tuple[Item, ...]) -> list[str]:
    return [item.text for item in items if isinstance(item, Text)]


blocks = st.lists(
    st.tuples(st.integers(0, 60), st.booleans(), st.sampled_from([3.0, 6.0, 11.5])), min_size=1, max_size=30
).map(
    lambda sizes: tuple(
        block(str(number), rows, whole=whole, height=height)
        for number, (rows, whole, height) in enumerate(sizes)
    )
)


@given(blocks, st.integers(1, 4), st.sampled_from([0.0, 0.3, 1.0]))
def test_every_row_once_in_order_and_nothing_outside(
    poured: tuple[Block, ...], count: int, least: float
) -> None:
    columns = Columns(count, 40.0, 5.0, strip("cap"))
    pages = pour(poured, columns, AREA, least)
    words = [word for page in pages for word in said(page.items)]
    assert [word for word in words if "." in word] == [
        f"{b.name}.{i}" for b in poured for i in range(len(b.rows))
    ]
    assert [word for word in words if word.isdigit()] == [b.name for b in poured]
    for page in pages:
        for item in page.items:
            assert isinstance(item, Text)
            assert 0.0 <= item.baseline <= AREA.height
            assert 0.0 <= item.x <= count * 45.0 - 5.0 - 10.0


@given(blocks, st.integers(1, 3))
def test_a_block_that_fits_in_a_column_is_never_split(poured: tuple[Block, ...], count: int) -> None:
    pages = pour(poured, Columns(count, 40.0, 5.0), AREA)
    again = {word[:-1] for page in pages for word in said(page.items) if word.endswith("…")}
    for one in poured:
        if one.whole and one.height <= AREA.height:
            assert one.name not in again


@given(st.lists(st.integers(1, 40), min_size=1, max_size=20))
def test_no_head_without_two_of_its_rows_and_no_row_left_alone(sizes: list[int]) -> None:
    poured = tuple(block(str(number), rows) for number, rows in enumerate(sizes))
    for page in pour(poured, TWO, AREA):
        runs: list[tuple[str, int]] = []
        for word in said(page.items):
            if "." in word:
                head, count = runs.pop()
                runs.append((head, count + 1))
            else:
                runs.append((word.rstrip("…"), 0))
        for head, count in runs:
            assert count >= min(2, sizes[int(head)])


@given(st.integers(1, 400))
def test_page_count_of_plain_rows(rows: int) -> None:
    """One block: a column holds the head (8 mm) and 18 rows of 6 mm, as near as two rows stay together."""
    pages = pour((block("0", rows),), TWO, AREA)
    assert ceil(rows / 36) <= len(pages) <= ceil(rows / 34)


def test_the_last_page_is_level() -> None:
    pages = pour((block("0", 20),), TWO, AREA)
    (page,) = pages
    left = [word for item in page.items if isinstance(item, Text) and item.x < 50 for word in [item.text]]
    assert left == ["0", *(f"0.{i}" for i in range(10))]


def test_a_short_list_stays_one_column() -> None:
    (page,) = pour((block("0", 4),), TWO, AREA, least=0.3)
    assert {item.x for item in page.items if isinstance(item, Text)} == {0.0}


def test_a_page_says_what_it_holds() -> None:
    pages = pour(tuple(block(name, 16) for name in "ABCDE"), TWO, AREA)
    assert [page.span for page in pages] == ["A–B", "C–D", "E"]


def test_a_table_longer_than_the_page_is_split_under_its_head_again() -> None:
    pages = pour((block("0", 50, whole=True),), TWO, AREA)
    heads = [word for page in pages for word in said(page.items) if "." not in word]
    assert heads == ["0", "0…", "0…"]


def test_gaps_stand_between_blocks_but_not_at_the_top_of_a_column() -> None:
    (page,) = pour((block("0", 5), block("1", 5)), Columns(1, 85.0, 10.0), AREA)
    heads = {item.text: item.baseline for item in page.items if isinstance(item, Text)}
    assert heads["0"] == 7.0
    assert heads["1"] == 8.0 + 30.0 + 4.0 + 7.0
