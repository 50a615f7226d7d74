"""The Structure page comes into view at the row that is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from core.say import acts
from core.say.levels import MINUTE
from gui.console.structure.page import StructurePage
from gui.console.structure.sheet import REMOVE, SMALL
from gui.program.session import Session
from gui.widgets.lined_table import cell_width
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names, thursday


def in_view(page: StructurePage, row: int) -> bool:
    """Row from 1."""
    for _ in range(3):
        QApplication.processEvents()
    box = page.sheet.visualRect(page.model.index(row - 1, SMALL))
    return page.row == row - 1 and page.sheet.viewport().rect().contains(box)


def test_the_played_row_is_in_view(session: Session, open_frame: Callable[..., Frame]) -> None:
    thursday(session, names(24), 3)
    for n in range(1, 31):
        session.do(acts.AddLevel(blinds=(1000 * n, 2000 * n), length=20 * MINUTE))
    session.do(acts.Start())
    session.do(acts.SetClock(row=25))
    frame = open_frame(1280, 700)
    night = frame.night
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    assert in_view(page, 25)
    page._go(2)
    night.show_page("history")
    night.show_page("structure")
    assert in_view(page, 3), "in the same level it stays where the director was"
    night.show_page("history")
    session.do(acts.SetClock(row=38))
    night.show_page("structure")
    assert in_view(page, 38)
    night.show_page("history")
    frame.pass_time(minutes=21)
    night.show_page("structure")
    assert in_view(page, 39)


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_what_happens_in_a_row_is_read_whole(
    size: tuple[int, int], session: Session, open_frame: Callable[..., Frame]
) -> None:
    """The other columns give way to it."""
    thursday(session, names(24), 3)
    session.do(acts.SetPrice(kind="rebuy", paid=200, chips=10_000))
    for n in range(1, 13):
        level = acts.AddLevel(blinds=(1000 * n, 2000 * n), ante=2000 * n, ante_kind="bb", length=20 * MINUTE)
        session.do(level)
    session.do(acts.Start())
    night = open_frame(*size).night
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    said = [str(page.model.index(row, REMOVE).data() or "") for row in range(page.model.rowCount())]
    assert said[0]
    assert said[3]
    assert page.sheet.columnWidth(REMOVE) >= max(cell_width(words, "strong") for words in said)
    right = page.sheet.columnViewportPosition(REMOVE) + page.sheet.columnWidth(REMOVE)
    assert right <= page.sheet.viewport().width()
