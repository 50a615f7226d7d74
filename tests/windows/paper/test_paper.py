"""The page: head, foot, margins, and words that do not fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.paper.paper import A4, FOOT_MM, HEAD_MM, LETTER, Drawing, Face, Paper, Rule, Text, clean, lay_out
from tests.windows.paper.lists import (
    PlainRuler,
    by_name,
    names,
    outside,
    overlaps,
    page_numbers,
    papers,
    seat_rows,
    texts,
)

RULER = PlainRuler()
FACE = Face(4.0)
LINE = Drawing(RULER, 200.0)


@pytest.mark.parametrize(("paper", "size"), [(A4, (210.0, 297.0)), (LETTER, (215.9, 279.4))])
def test_papers_in_mm(paper: Paper, size: tuple[float, float]) -> None:
    assert (paper.width, paper.height) == size


def test_head_and_foot_say_what_the_picture_says() -> None:
    (page,) = lay_out(by_name(seat_rows(41)), A4, RULER)
    assert texts([page], "title") == ["Seating, by name"]
    assert texts([page], "subtitle") == ["Norra Pokerklubben", "Thursday 200", "20 Nov 2026, 17:48"]
    assert texts([page], "note") == ["41 players · 5 tables · SvePoF 2006"]
    assert texts([page], "footer") == ["Draw commitment 7F3A 91C0 2B5E 88D4 · check: main.py verify"]
    assert page_numbers(texts([page], "page")) == [(1, 1)]
    assert texts([page], "span") == []
    club, night, _ = [item for item in page.items if isinstance(item, Text) and item.role == "subtitle"]
    assert (club.face.weight, night.face.weight) == (700, 400)


def test_a_thick_rule_under_the_head_and_a_firm_one_over_the_foot() -> None:
    (page,) = lay_out(by_name(seat_rows(5)), A4, RULER)
    wide = [item for item in page.items if isinstance(item, Rule) and item.width == pytest.approx(183.6)]
    thick = max(wide, key=lambda rule: rule.thickness)
    lowest = max(wide, key=lambda rule: rule.y)
    assert thick.thickness == pytest.approx(0.53)
    assert thick.y < A4.top + HEAD_MM
    assert lowest.y > A4.height - A4.bottom - FOOT_MM


def test_pages_are_numbered_and_each_says_what_it_holds() -> None:
    pages = lay_out(by_name(seat_rows(400)), A4, RULER)
    count = len(pages)
    assert count > 1
    assert page_numbers(texts(pages, "page")) == [(number, count) for number in range(1, count + 1)]
    spans = texts(pages, "span")
    assert len(spans) == count
    assert spans[0].startswith("A–")
    assert spans[-1].endswith("Ö")


@given(st.lists(names, max_size=4), names, names, names, papers)
def test_head_and_foot_stay_within_the_margins_and_apart(
    subtitle: list[str], title: str, note: str, footer: str, paper: Paper
) -> None:
    doc = by_name(seat_rows(3), title)
    doc = type(doc)(title, doc.body, tuple(subtitle), note, footer)
    for page in lay_out(doc, paper, RULER):
        assert outside(page) == []
        assert overlaps(page) == []


def test_the_longest_part_of_the_subtitle_gives_way_to_the_time() -> None:
    doc = by_name(seat_rows(3))
    doc = type(doc)("Seating", doc.body, ("Club", "Tournament " * 20, "20 Nov 2026, 17:48"), "41 players")
    club, tournament, time = texts(lay_out(doc, A4, RULER), "subtitle")
    assert (club, time) == ("Club", "20 Nov 2026, 17:48")
    assert tournament.endswith("…")


class TestFitting:
    def test_words_that_fit_are_left_alone(self) -> None:
        text = LINE.text("Anna Ek", FACE, 5, "", 10, 50)
        assert (text.text, text.face, text.x) == ("Anna Ek", FACE, 10)

    def test_words_a_little_too_long_are_set_smaller_not_cut(self) -> None:
        text = LINE.text("A" * 20, FACE, 5, "", room=40)
        assert text.text == "A" * 20
        assert 0.85 * 4.0 <= text.face.size < 4.0
        assert text.width <= 40

    def test_words_far_too_long_are_cut_with_an_ellipsis(self) -> None:
        text = LINE.text("Abrahamsson " * 5, FACE, 5, "", room=40)
        assert text.text.startswith("Abrahamsson")
        assert text.text.endswith("…")
        assert text.face.size == pytest.approx(0.85 * 4.0)
        assert text.width <= 40

    def test_right_aligned_words_end_where_the_room_ends(self) -> None:
        text = LINE.text("12", FACE, 5, "", 10, 30, right=True)
        assert text.x + text.width == pytest.approx(40)

    @given(names, st.floats(0.1, 200))
    def test_never_wider_than_the_room(self, name: str, room: float) -> None:
        text = LINE.text(name, FACE, 5, "", room=room)
        assert RULER.width(text.text, text.face) <= room * 1.005


class TestCleaning:
    def test_one_line_without_control_characters(self) -> None:
        assert clean("  Anna\n Maria\tEk\x00\x07 ") == "Anna Maria Ek"

    def test_a_name_cannot_turn_the_row_around(self) -> None:
        assert clean("Bo \u202e17\u202c") == "Bo 17"

    def test_joined_emoji_and_accents_stay(self) -> None:
        assert clean("👩‍👧 Ünï e\u0301") == "👩‍👧 Ünï e\u0301"

    def test_a_pasted_novel_is_cut_before_it_costs_time(self) -> None:
        assert len(clean("word " * 100_000)) <= 200
