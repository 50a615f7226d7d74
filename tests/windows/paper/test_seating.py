"""The seating list by name and by table: nobody missing or twice, nothing outside, tables whole."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication

from core.paper.lists import SeatingRow, SeatState, TableRows, TableSeat
from gui.paper.ink import FontRuler, pages_of
from gui.paper.paper import A4, LETTER, Paper, Rule, Text, lay_out
from tests.examples import examples
from tests.windows.paper.lists import (
    NASTY,
    PlainRuler,
    by_name,
    by_table,
    names,
    outside,
    overlaps,
    papers,
    seat_rows,
    table_blocks,
    texts,
)

RULER = PlainRuler()

rows = st.lists(
    st.builds(
        SeatingRow,
        names,
        st.sampled_from(["A", "B", "Å", "Ö", "#", "م", ""]),
        st.sampled_from(["1", "12", "Final", "The very long table name"]),
        st.integers(0, 10_000),
        st.one_of(st.just(""), names),
    ),
    min_size=1,
    max_size=120,
).map(lambda unsorted: tuple(sorted(unsorted, key=lambda row: row.letter)))

seats = st.lists(
    st.builds(TableSeat, st.integers(1, 99), names, st.sampled_from(["taken", "free", "closed"])),
    max_size=60,
).map(tuple)
tables = st.lists(st.builds(TableRows, st.text(max_size=12), seats), max_size=20).map(tuple)


class TestByName:
    @given(rows, papers)
    def test_everybody_once_in_order_within_the_margins(
        self, listed: tuple[SeatingRow, ...], paper: Paper
    ) -> None:
        pages = lay_out(by_name(listed), paper, RULER)
        assert texts(pages, "seat") == [str(row.seat) for row in listed]
        assert len(texts(pages, "name")) == len(listed)
        for page in pages:
            assert outside(page) == []
            assert overlaps(page) == []

    @pytest.mark.parametrize("paper", [A4, LETTER])
    @pytest.mark.parametrize("count", [1, 2, 5, 9, 23, 41, 120, 400])
    def test_real_sizes_keep_every_name_uncut(self, qapp: QGuiApplication, count: int, paper: Paper) -> None:
        listed = seat_rows(count)
        pages = pages_of(by_name(listed), paper)
        assert texts(pages, "name") == [row.name for row in listed]
        assert texts(pages, "table") == [row.table for row in listed]
        assert all(outside(page) == [] for page in pages)

    @given(rows.filter(bool))
    def test_a_letter_heads_every_group_and_again_where_it_goes_on(
        self, listed: tuple[SeatingRow, ...]
    ) -> None:
        pages = lay_out(by_name(listed), A4, RULER)
        heads = [letter for letter, _ in groupby(texts(pages, "letter"))]
        assert heads == [letter for letter, _ in groupby(row.letter for row in listed)]

    def test_the_order_given_is_kept_å_ä_ö_after_z(self) -> None:
        listed = [SeatingRow(f"{letter}-name", letter, "1", 1) for letter in "AZÅÄÖ"]
        assert texts(lay_out(by_name(listed), A4, RULER), "letter") == list("AZÅÄÖ")

    @pytest.mark.parametrize(("count", "pages"), [(1, 1), (41, 1), (400, 6)])
    def test_how_many_pages(self, qapp: QGuiApplication, count: int, pages: int) -> None:
        assert len(pages_of(by_name(seat_rows(count)), A4)) == pages

    def test_a_final_table_is_set_large_and_a_full_night_as_in_the_picture(
        self, qapp: QGuiApplication
    ) -> None:
        def size(count: int) -> float:
            (page,) = pages_of(by_name(seat_rows(count)), A4)
            return next(
                item.face.size for item in page.items if isinstance(item, Text) and item.role == "name"
            )

        assert [size(5), size(18), size(41)] == pytest.approx([7.0, 4.375, 3.5])

    def test_a_list_is_not_set_large_where_that_would_cut_a_name(self, qapp: QGuiApplication) -> None:
        long = SeatingRow("Oldenburg-Glücksburg, Christoffer", "O", "3", 3)
        (page,) = pages_of(by_name((*seat_rows(18), long)), A4)
        sizes = {item.face.size for item in page.items if isinstance(item, Text) and item.role == "name"}
        assert sizes == {3.5}

    @pytest.mark.parametrize(("count", "pages", "size"), [(51, 1, 3.5), (53, 1, 3.255), (60, 2, 3.5)])
    def test_a_few_names_over_are_not_given_a_page_of_their_own(
        self, qapp: QGuiApplication, count: int, pages: int, size: float
    ) -> None:
        """On Letter 51 fit as usual, 53 a little smaller; 60 do not fit either way, and stay as usual."""
        laid_out = pages_of(by_name(seat_rows(count)), LETTER)
        sizes = {
            i.face.size for page in laid_out for i in page.items if isinstance(i, Text) and i.role == "name"
        }
        assert len(laid_out) == pages
        assert sorted(sizes) == pytest.approx([size])

    def test_nasty_names_in_the_real_typeface(self, qapp: QGuiApplication) -> None:
        listed = tuple(SeatingRow(name, "#", "12", 9, number=name) for name in NASTY)
        for paper in (A4, LETTER):
            for page in pages_of(by_name(listed), paper):
                assert outside(page) == []
                assert overlaps(page) == []

    @settings(max_examples=examples(40))
    @given(st.text(min_size=1, max_size=80), st.floats(5, 60))
    @example("&T0", 5.0)
    def test_the_real_ruler_cuts_to_the_room(self, qapp: QGuiApplication, name: str, room: float) -> None:
        from gui.paper.paper import Face, clean

        ruler, face, words = FontRuler(), Face(3.5), clean(name)
        if ruler.width(words, face) > room:
            assert ruler.width(ruler.elided(words, face, room), face) <= room * 1.005


class TestByTable:
    @given(tables, papers)
    def test_every_seat_once_in_order_within_the_margins(
        self, blocks: tuple[TableRows, ...], paper: Paper
    ) -> None:
        pages = lay_out(by_table(blocks), paper, RULER)
        listed = [seat for block in blocks for seat in block.seats]
        assert texts(pages, "seat") == [str(x.seat) for x in listed]
        assert len(texts(pages, "free")) == sum(x.state == "free" for x in listed)
        assert len(texts(pages, "closed")) == sum(x.state == "closed" for x in listed)
        for page in pages:
            assert outside(page) == []
            assert overlaps(page) == []

    @given(st.integers(1, 60), st.integers(2, 12), st.sampled_from([A4, LETTER]))
    def test_no_table_is_split(self, count: int, seats: int, paper: Paper) -> None:
        pages = lay_out(by_table(table_blocks(count, seats)), paper, RULER)
        assert texts(pages, "table") == [str(table) for table in range(1, count + 1)]
        for page in pages:
            per_column: dict[float, list[str]] = {}
            for item in page.items:
                if isinstance(item, Text) and item.role == "name":
                    per_column.setdefault(item.x, []).append(item.text[:4])
            columns = [set(found) for found in per_column.values()]
            assert sum(len(column) for column in columns) == len(set().union(*columns))

    def test_names_free_and_closed_seats_as_they_are(self, qapp: QGuiApplication) -> None:
        pages = pages_of(by_table(table_blocks(5)), A4)
        assert texts(pages, "name") == [f"P{t:03}-{s:03}" for t in range(1, 6) for s in range(1, 8)]
        assert texts(pages, "free") == ["free"] * 5
        assert texts(pages, "closed") == ["closed"] * 5

    def test_a_closed_seat_is_struck_through(self) -> None:
        def strokes(state: SeatState) -> int:
            block = TableRows("1", (TableSeat(1, "", state),))
            (page,) = lay_out(by_table([block]), A4, RULER)
            return sum(isinstance(item, Rule) for item in page.items)

        assert strokes("closed") == strokes("free") + 1

    def test_a_table_longer_than_a_page_says_that_it_goes_on(self) -> None:
        pages = lay_out(by_table(table_blocks(1, 99)), A4, RULER)
        assert "continued" in texts(pages, "note")
        assert len(texts(pages, "seat")) == 99

    def test_a_page_says_which_tables_it_holds(self, qapp: QGuiApplication) -> None:
        spans = texts(pages_of(by_table(table_blocks(45, 10)), A4), "span")
        assert spans[0] == "1–6"
        assert spans[-1] == "43–45"
