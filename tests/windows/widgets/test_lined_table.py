"""A table of rows paints only what differs when its rows are said anew."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from gui.console.floor.lines import FloorLine, cell
from gui.console.floor.listing import FloorTable
from gui.widgets.lined_table import LinedTable, ToneDelegate
from gui.widgets.rows import Cell, Rows

LINES = [str(i) for i in range(30)]


class Told(ToneDelegate):
    """Notes the cells that it paints."""

    def __init__(self, table: LinedTable) -> None:
        super().__init__(table)
        self.cells: list[tuple[int, int]] = []

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.cells.append((index.row(), index.column()))
        super().paint(painter, option, index)


@pytest.fixture
def told(qtbot: QtBot) -> Told:
    """A list of thirty lines, of which about ten are in view; a second cell says whether a line is long."""
    rows = Rows[str](("Line", "Long"), lambda line, column: Cell(str(len(line) > 2) if column else line))
    table = LinedTable(rows, [90, 90], stretch=1)
    delegate = Told(table)
    table.setItemDelegate(delegate)
    rows.show(LINES)
    table.resize(240, 400)
    qtbot.addWidget(table)
    table.show()
    qtbot.waitUntil(lambda: bool(delegate.cells))
    QApplication.processEvents()
    delegate.cells.clear()
    return delegate


def said_anew(told: Told, **lines: str) -> list[tuple[int, int]]:
    """Say all lines anew, some of them with other words, and return the cells that are painted."""
    told.cells.clear()
    told.table.rows.renew([lines.get(f"at_{i}", line) for i, line in enumerate(LINES)])
    QApplication.processEvents()
    return told.cells


def test_only_the_cells_that_differ_are_painted(told: Told) -> None:
    assert said_anew(told) == []
    assert said_anew(told, at_2="x", at_5="xyz") == [(2, 0), (5, 0), (5, 1)]
    assert said_anew(told, at_2="x", at_5="xy") == [(5, 0), (5, 1)]
    assert said_anew(told) == [(2, 0), (5, 0)]


def test_a_line_that_changes_out_of_view_is_painted_when_it_comes_into_view(told: Told) -> None:
    told.table.scrollToBottom()
    QApplication.processEvents()
    assert said_anew(told, at_0="x") == []
    told.table.scrollToTop()
    QApplication.processEvents()
    assert (0, 0) in told.cells
    assert told.table.painted[0, 0].text == "x"


def test_a_row_that_moves_between_others_is_painted_where_it_is(qtbot: QtBot) -> None:
    """The first row becomes lower and the last one higher: the list is as tall as before."""
    rows = Rows[FloorLine](["Time", "Seat", "Player", "What", "For", "Left"], cell)
    table = FloorTable(rows)
    line = FloorLine("penalty", 1, 0, "19:02", 1, "1.1", "Anna Ek", "Warning", "late", "", "1 hand")
    long = replace(line, why="folded out of turn in a pot of three and said so to the player beside")
    rows.show([long, line, line])
    table.resize(640, 240)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    QApplication.processEvents()
    before = table.rowViewportPosition(1)
    rows.renew([line, line, long])
    QApplication.processEvents()
    assert table.rowViewportPosition(1) < before
    seen = table.screen().grabWindow(table.winId()).toImage()
    assert seen == table.grab().toImage()


def test_the_bar_of_a_list_without_a_chosen_row_goes_and_comes_with_it(told: Told, qtbot: QtBot) -> None:
    table = told.table
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.setFocus()
    for choose in (table.selectRow, lambda _: table.clearSelection(), table.selectRow):
        QApplication.processEvents()
        choose(2)
        QApplication.processEvents()
        seen = table.screen().grabWindow(table.winId()).toImage()
        assert seen == table.grab().toImage()
