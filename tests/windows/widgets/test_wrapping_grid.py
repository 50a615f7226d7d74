"""Cells of one size in as many columns as fit."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.wrapping_grid import WrappingGrid


def made(qtbot: QtBot, cells: int, width: int, room: int = 0) -> WrappingGrid:
    grid = WrappingGrid(300, 600, 0.6, gap=12)
    qtbot.addWidget(grid)
    grid.resize(width, 100)
    if room:
        grid.set_room(room)
    grid.set_cells([QWidget() for _ in range(cells)])
    return grid


@pytest.mark.parametrize(("width", "columns"), [(200, 1), (300, 1), (611, 1), (612, 2), (923, 2), (924, 3)])
def test_as_many_columns_as_fit(qtbot: QtBot, width: int, columns: int) -> None:
    assert made(qtbot, 9, width).columns() == columns


@pytest.mark.parametrize("cells", [1, 2, 3, 4, 6, 9])
@pytest.mark.parametrize(("width", "room"), [(800, 640), (1140, 780), (584, 640)])
def test_with_room_all_are_seen_and_none_overlaps(qtbot: QtBot, cells: int, width: int, room: int) -> None:
    grid = made(qtbot, cells, width, room)
    boxes = [c.geometry() for c in grid.findChildren(QWidget)]
    assert all(grid.minimumHeight() > 0 and b.left() >= 0 and b.right() < width for b in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    if boxes[0].width() >= 300 and grid.minimumHeight() <= room:
        assert max(b.bottom() for b in boxes) < room


def test_too_many_to_see_at_once_keep_their_size(qtbot: QtBot) -> None:
    grid = made(qtbot, 45, 800, 640)
    assert grid.columns() == 2
    assert grid.minimumHeight() > 640


def test_what_is_gone_is_hidden(qtbot: QtBot) -> None:
    grid = made(qtbot, 0, 800)
    one, two = QWidget(), QWidget()
    grid.set_cells([one, two])
    grid.set_cells([two])
    assert one.isHidden()
    assert not two.isHidden()
