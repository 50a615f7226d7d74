"""Seat cards, payout slips and blank move slips: eight on a sheet, whole, cut on the millimetre."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from gui.paper.cut import BlankSlip, PayoutSlip, SeatCard, SlipPiece, SlipSheet
from gui.paper.ink import FontRuler
from gui.paper.paper import A4, LETTER, Document, Page, Paper, Rule, Ruler, Text, lay_out
from tests.windows.paper.lists import NASTY, PlainRuler, names, papers, texts
from tests.windows.paper.test_slip_page import cuts, overlapping

CARD = SeatCard(
    "SEAT",
    "Thursday 200",
    "18:00",
    "Anna Ek",
    "3",
    "10",
    "No. 7",
    facts=(("Stack", "20,000"),),
    foot="Draw 7F3A 91C0 · number 4711 · Norra Pokerklubben",
)
PAYOUT = PayoutSlip(
    "Thursday 200",
    "20 Nov 2026, 00:12",
    "Erik Holm",
    "2",
    "5,100 kr",
    "2 of 4",
    "Signature",
    club="Norra Pokerklubben",
)
BLANK = BlankSlip("Thursday 200", "The club")


def pages(piece: SlipPiece, count: int, paper: Paper = A4, ruler: Ruler | None = None) -> tuple[Page, ...]:
    doc = Document("Cards", SlipSheet((piece,) * count), bare=True)
    return lay_out(doc, paper, ruler or PlainRuler())


@pytest.mark.parametrize("piece", [CARD, PAYOUT, BLANK])
@pytest.mark.parametrize("paper", [A4, LETTER])
def test_eight_on_a_sheet_cut_on_the_millimetre(piece: SlipPiece, paper: Paper) -> None:
    whole, last = pages(piece, 11, paper)
    assert len(texts([whole], "kind")) == 8
    assert len(texts([last], "kind")) == 3
    width, height = round(paper.width / 2, 1), paper.height / 4
    assert cuts(whole) == ({width}, {round(height * i, 1) for i in (1, 2, 3)})
    assert cuts(last) == ({width}, {round(height * i, 1) for i in (1, 2)})


def sizes(page: Page) -> dict[str, float]:
    return {x.role: x.face.size for x in page.items if isinstance(x, Text)}


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_seat_card_s_table_and_seat_are_the_biggest_then_the_name(qapp: QApplication, paper: Paper) -> None:
    (page,) = pages(CARD, 1, paper, FontRuler())
    found = sizes(page)
    assert found["table"] == found["seat"] > 3 * found["name"]
    assert found["name"] > 1.5 * found["fact"] > 1.5 * found["foot"]
    assert texts([page], "foot") == [CARD.foot]
    assert texts([page], "label") == ["TABLE", "SEAT", "Stack"]


@pytest.mark.parametrize(("table", "seat"), [("12", "10"), ("Featuretable", "10"), ("888", "23")])
def test_long_tables_stand_whole_beside_the_seat(qapp: QApplication, table: str, seat: str) -> None:
    (page,) = pages(replace(CARD, table=table, seat=seat), 1, LETTER, FontRuler())
    assert texts([page], "table") == [table]
    assert texts([page], "seat") == [seat]
    assert overlapping(page) == []


@pytest.mark.parametrize("piece", [CARD, PAYOUT])
@pytest.mark.parametrize("name", [*NASTY, "Maria-Alexandra Constantinopoulos-Wennerst"])
def test_strange_names_with_the_real_typeface(
    qapp: QApplication, piece: SeatCard | PayoutSlip, name: str
) -> None:
    (page,) = pages(replace(piece, name=name, club_number="1003"), 1, LETTER, FontRuler())
    assert overlapping(page) == []


cards = st.builds(
    SeatCard,
    kind=st.just("SEAT"),
    event=names,
    time=st.just("20:17"),
    name=names,
    table=st.sampled_from(["1", "12", "345", "Featuretable"]),
    seat=st.sampled_from(["1", "10", "23"]),
    number=st.sampled_from(["No. 1", "No. 123456"]),
    club_number=st.sampled_from(["", "1003", "W" * 40]),
    facts=st.lists(
        st.sampled_from([("Stack", "10,000"), ("Entry", "re-entry 2"), ("Stack", "W" * 60)]), max_size=2
    ).map(tuple),
    foot=names,
)
payouts = st.builds(
    PayoutSlip,
    event=names,
    time=st.just("20 Nov 2026, 00:12"),
    name=names,
    place=st.sampled_from(["1", "10", "121–130"]),
    prize=st.sampled_from(["0", "€5,100", "1,234,567,890 kr", "12 " + "W" * 30]),
    number=st.just("2 of 40"),
    signature=st.sampled_from(["Signature", "W" * 60]),
    club_number=st.sampled_from(["", "1003"]),
    club=names,
)


blanks = st.builds(BlankSlip, event=names, foot=names)


@given(st.one_of(cards, payouts, blanks), papers)
def test_nothing_stands_over_anything_else_or_beyond_its_slip(piece: SlipPiece, paper: Paper) -> None:
    (page,) = pages(piece, 1, paper)
    assert overlapping(page) == []
    across, down = max(1, int(paper.width / 98)), max(1, int(paper.height / 66))
    for item in page.items:
        if isinstance(item, Text):
            assert 4.0 <= item.x <= item.x + item.width <= paper.width / across - 4.0 + 0.01, item
            assert item.baseline - item.face.size * 0.74 >= 4.0, item
            assert item.baseline <= paper.height / down - 4.0, item


@pytest.mark.parametrize("prize", ["5,100 kr", "1,234,567,890 kr"])
@pytest.mark.parametrize("place", ["2", "13–14"])
def test_place_and_sum_are_whole(qapp: QApplication, place: str, prize: str) -> None:
    (page,) = pages(replace(PAYOUT, place=place, prize=prize), 1, LETTER, FontRuler())
    assert texts([page], "place") == [place]
    assert texts([page], "prize") == [prize]
    (a,), (b,) = ([x for x in page.items if isinstance(x, Text) and x.role == r] for r in ("place", "prize"))
    assert a.x + a.width + 5 <= b.x


def test_a_payout_has_a_line_to_sign_and_one_for_the_name_nobody_has() -> None:
    def lines(page: Page) -> list[Rule]:
        return [x for x in page.items if isinstance(x, Rule) and x.thickness == 0.2 and x.width > 25]

    (known,), (unknown,) = pages(PAYOUT, 1), pages(replace(PAYOUT, name=""), 1)
    assert len(lines(known)) == 1
    (name,) = set(lines(unknown)) - set(lines(known))
    (labels,) = {x.baseline for x in unknown.items if isinstance(x, Text) and x.role == "label"}
    assert 12 < name.y < labels - 5


def test_a_blank_slip_has_a_line_for_each_of_its_words_below_them() -> None:
    (page,) = pages(BLANK, 1)
    labels = [x for x in page.items if isinstance(x, Text) and x.role == "label"]
    assert [x.text for x in labels] == ["Player", "To table", "Seat", "From", "Why", "Time"]
    lines = [x for x in page.items if isinstance(x, Rule) and x.thickness == 0.2]
    for label in labels:
        (line,) = (x for x in lines if x.x == label.x and 8 < x.y - label.baseline < 12)
        assert line.width >= label.width
