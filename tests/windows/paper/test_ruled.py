"""Lists in columns: as large as one page takes, whole names, heads on every page."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gui.paper.ink import FontRuler
from gui.paper.lists import BAND, STRONG, TEXT, Cell, RuledRow, RuledSheet
from gui.paper.paper import A4, LETTER, Document, Page, Paper, Rule, Ruler, Text, lay_out
from tests.windows.paper.lists import PlainRuler, outside, overlaps, texts

COLUMNS = (("Place", False), ("Player", False), ("Prize", True))


def rows(count: int, name: str = "Anna Ek") -> tuple[RuledRow, ...]:
    return tuple(
        RuledRow(
            (
                Cell(f"{i}", STRONG, "place"),
                Cell(f"{name} {i}", TEXT, "name"),
                Cell(f"{i}00", STRONG, "prize"),
            )
        )
        for i in range(1, count + 1)
    )


def pages(body: RuledSheet, paper: Paper = A4, ruler: Ruler | None = None) -> tuple[Page, ...]:
    return lay_out(Document("Prizes", body, ("Norra Pokerklubben",)), paper, ruler or PlainRuler())


def size(page: Page, role: str) -> float:
    return min(x.face.size for x in page.items if isinstance(x, Text) and x.role == role)


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("count", [1, 10, 25, 31])
def test_it_is_as_large_as_its_page_takes_and_no_larger(paper: Paper, count: int) -> None:
    (page,) = pages(RuledSheet(COLUMNS, rows(count), largest=2.0), paper)
    assert len(texts([page], "name")) == count
    share = size(page, "name") / TEXT.size
    assert 1.0 <= share <= 2.0 + 1e-9
    if count < 10:
        assert share == pytest.approx(2.0)
    lowest = max(x.baseline for x in page.items if isinstance(x, Text) and x.role == "name")
    # a step larger it would not have fitted
    assert share == pytest.approx(2.0) or lowest * (share + 0.1) / share > paper.height - paper.bottom - 20
    assert outside(page) == [] == overlaps(page)


def test_a_small_one_keeps_its_size() -> None:
    (page,) = pages(RuledSheet(COLUMNS, rows(5)))
    assert size(page, "name") == TEXT.size


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_long_one_goes_on_under_its_heads_in_the_usual_size(paper: Paper) -> None:
    made = pages(RuledSheet(COLUMNS, rows(400), largest=2.0), paper)
    assert len(made) > 8
    assert texts(made, "name") == [f"Anna Ek {i}" for i in range(1, 401)]
    assert all(texts([x], "label") == ["Place", "Player", "Prize"] for x in made)
    assert {size(x, "name") for x in made} == {TEXT.size}
    assert all(outside(x) == [] == overlaps(x) for x in made)


def test_no_name_is_cut_for_a_larger_size(qapp: QApplication) -> None:
    name = "Jean-Baptiste Emanuel de la Tour d'Auvergne-Lauraguais"
    (page,) = pages(RuledSheet(COLUMNS, rows(4, name), largest=2.2), ruler=FontRuler())
    assert texts([page], "name") == [f"{name} {i}" for i in range(1, 5)]
    assert 1.0 < size(page, "name") / TEXT.size < 2.0
    assert outside(page) == [] == overlaps(page)


@pytest.mark.parametrize("largest", [1.0, 2.0])
def test_the_last_column_ends_where_the_sheet_does(qapp: QApplication, largest: float) -> None:
    (page,) = pages(RuledSheet(COLUMNS, rows(9), largest=largest), ruler=FontRuler())
    ends = {round(x.x + x.width, 2) for x in page.items if isinstance(x, Text) and x.role == "prize"}
    assert ends == {round(A4.width - A4.side, 2)}


def test_what_the_names_do_not_need_is_shared_out() -> None:
    columns = (("Level", False), ("Blinds", False), ("Ante", False), ("Begins", True))
    cells = (Cell("1", TEXT, "level"), Cell("25 / 50", TEXT, "blinds"), Cell("BB 50", TEXT, "ante"),
             Cell("19:00", TEXT, "begins"))  # fmt: skip
    found = {}
    for spread in (False, True):
        (page,) = pages(RuledSheet(columns, (RuledRow(cells),), spread=spread))
        found[spread] = {x.role: x.x for x in page.items if isinstance(x, Text)}
    assert found[True]["ante"] < found[False]["ante"] - 20
    assert found[True]["begins"] == found[False]["begins"]
    assert found[True]["blinds"] == found[False]["blinds"]


def test_what_stands_apart_has_a_ground_of_its_own_under_its_words() -> None:
    plain, apart = rows(2)
    (page,) = pages(RuledSheet(COLUMNS, (plain, RuledRow(apart.cells, band=True))))
    (ground,) = (x for x in page.items if isinstance(x, Rule) and x.ink == BAND)
    (said,) = (x for x in page.items if isinstance(x, Text) and x.text == "Anna Ek 2")
    assert ground.y - ground.thickness / 2 < said.baseline - said.face.size * 0.73
    assert said.baseline < ground.y + ground.thickness / 2
    assert page.items.index(ground) < page.items.index(said)
