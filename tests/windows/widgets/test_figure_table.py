"""A painted table: what is cut is told, and it grows with its rows."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QVBoxLayout

from gui.theme import BODY, font
from gui.widgets.figure_table import GAP, HIGH, Cell, Column, FigureTable
from tests.windows.conftest import TestDesk

LONG = "María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha"


def table_of(desk: TestDesk, width: int) -> FigureTable:
    made = FigureTable([Column("Where", 1), Column("Before", right=True)])
    made.show_rows([[Cell(LONG), Cell("270,000")], [Cell("Room", strong=True), Cell("1")]], ruled=[1])
    layout = desk.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addWidget(made)
    desk.resize(width, 200)
    desk.show()
    return made


def test_it_is_as_high_as_its_rows_and_titles(desk: TestDesk) -> None:
    made = table_of(desk, 400)
    assert made.height() == 3 * HIGH
    made.show_rows([])
    assert made.sizeHint().height() == HIGH


def test_figures_are_never_cut_and_a_name_only_where_there_is_no_room(desk: TestDesk) -> None:
    made = table_of(desk, 300)
    figures = QFontMetrics(font(BODY, 600)).horizontalAdvance("270,000")
    assert made._boxes()[1][1] >= figures
    assert sum(made._boxes()[1]) <= made.width()
    assert made.cut_at(20, HIGH + 5) == LONG
    assert made.cut_at(20, 2 * HIGH + 5) == ""
    assert made.cut_at(290, HIGH + 5) == ""
    desk.resize(900, 200)
    assert made._boxes()[1][0] == made._boxes()[0][1] + GAP
    assert made.cut_at(20, HIGH + 5) == ""


def test_it_is_read_aloud_row_by_row(desk: TestDesk) -> None:
    assert table_of(desk, 400).accessibleName() == f"{LONG} 270,000. Room 1"
