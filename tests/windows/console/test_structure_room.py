"""Nothing on the structure page is cut in the narrow windows: of a change, old and new stand whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QApplication

from core.say import acts
from core.say.levels import MINUTE
from gui.console.structure import sheet as columns
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from gui.theme import BODY, SMALL, font
from gui.words import structure as say
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import SHIFT, press, write
from tests.windows.console.nights import names, thursday

_PAD = 8
_BLINDS = (25, 50, 75, 100, 0, 200, 300, 400, 600, 0, 800, 1000, 1200, 1600, 0, 2000, 3000, 4000, 5000)
_REMOVED = {4: (25,), 14: (100,)}


def wide(words: str, *, weight: int = 600, size: int = BODY) -> int:
    return QFontMetrics(font(size, weight)).horizontalAdvance(words)


_SIZES = [(1366, 768), (1440, 900)]


@pytest.fixture(params=_SIZES, ids=str)
def page(request: pytest.FixtureRequest, session: Session, open_frame: Callable[..., Frame]) -> StructurePage:
    """Sixteen levels up to 5,000/10,000, three breaks; four levels are about to get 15 minutes."""
    thursday(session, names(24), 3)
    rows = [
        acts.AddLevel(blinds=(small, 2 * small), ante=2 * small, ante_kind="bb", length=20 * MINUTE)
        if small
        else acts.AddBreak(length=10 * MINUTE, remove=_REMOVED.get(n, ()))
        for n, small in enumerate(_BLINDS)
    ]
    session.do(acts.SetStructure(rows=tuple(rows)))
    session.do(acts.Set(key="closes", value="01:00"))
    session.do(acts.Set(key="late", value=4))
    session.do(acts.Start())
    view = open_frame(*request.param).night
    view.show_page("structure")
    shown = view.page("structure")
    assert isinstance(shown, StructurePage)
    shown._go(10, columns.LENGTH)
    shown.sheet.setFocus()
    for _ in range(3):
        press(Qt.Key.Key_Down, SHIFT)
    press(Qt.Key.Key_1)
    write("5")
    QApplication.processEvents()
    return shown


def painted(page: StructurePage, row: int, column: int, width: int) -> QImage:
    """Return the words of a cell as they are painted in a column of this width, from their own side."""
    page.sheet.setColumnWidth(column, width)
    QApplication.processEvents()
    box = page.sheet.visualRect(page.model.index(row, column))
    assert page.sheet.viewport().rect().contains(box)
    here, part = (
        box.x() if column == columns.BEGINS else box.right() - 49,
        90 if column == columns.BEGINS else 50,
    )
    return page.sheet.viewport().grab(QRect(here, box.y(), part, box.height())).toImage()


@pytest.mark.parametrize("column", [columns.BEGINS, columns.LENGTH])
def test_old_and_new_stand_whole_side_by_side(page: StructurePage, column: int) -> None:
    """They are painted as in a column that is much wider."""
    before = page.sheet.columnWidth(column)
    rows = [row for row in (10, 11, 12) if page.model.was(row, column)]
    assert len(rows) >= 2
    for row in rows:
        assert painted(page, row, column, before) == painted(page, row, column, before + 60)


def test_what_closes_in_a_break_stands_whole(page: StructurePage) -> None:
    at = page.model.index(4, page.model.name_at)
    cell, room = page.model.cell(4, page.model.name_at), page.sheet.visualRect(at).width() - 2 * _PAD
    assert cell.tail
    assert wide(cell.text) + 6 + wide(cell.tail, weight=450, size=SMALL) <= room


def test_all_chips_that_colour_up_are_seen(page: StructurePage) -> None:
    """Of each, its disc is painted: left of the words the ground is not the row's."""
    shown = page.sheet.viewport().grab().toImage()
    for row in _REMOVED:
        page.sheet.scrollTo(page.model.index(row, columns.REMOVE))
        QApplication.processEvents()
        shown = page.sheet.viewport().grab().toImage()
        box = page.sheet.visualRect(page.model.index(row, columns.REMOVE))
        words = wide(page.model.cell(row, columns.REMOVE).text, weight=450)
        left, y = box.right() - _PAD - words, box.center().y()
        ground = shown.pixelColor(box.left() - 2, y)
        seen = {shown.pixelColor(QPoint(x, y)).rgb() for x in range(box.left(), left - 2)}
        assert seen != {ground.rgb()}, row


def test_the_keys_of_a_change_stand_whole_in_their_card(page: StructurePage) -> None:
    card = page.end
    for button in (card.write, card.leave):
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()
        box = button.rect().translated(button.mapTo(card, QPoint(0, 0)))
        assert card.rect().contains(box)


@pytest.mark.parametrize("page", [*_SIZES, (1280, 660), (960, 492)], indirect=True, ids=str)
def test_the_row_that_changes_stays_in_view(page: StructurePage) -> None:
    """The card of the change takes room from the sheet where it stands under it."""
    box = page.sheet.visualRect(page.sheet.currentIndex())
    assert page.sheet.viewport().rect().contains(box)


def _late(session: Session, open_frame: Callable[..., Frame], small: int, levels: int) -> StructurePage:
    """Open the sheet of so many levels on a narrow screen, in level 4, with which late entry closes."""
    thursday(session, names(24), 3)
    rows = [acts.AddLevel(blinds=(small, 2 * small), ante=2 * small, ante_kind="bb", length=20 * MINUTE)]
    session.do(acts.SetStructure(rows=(*rows * levels, acts.AddBreak(length=10 * MINUTE))))
    session.do(acts.Set(key="late", value=4))
    session.do(acts.Start())
    for _ in range(3):
        session.do(acts.NextRow())
    view = open_frame(1366, 768).night
    view.show_page("structure")
    shown = view.page("structure")
    assert isinstance(shown, StructurePage)
    QApplication.processEvents()
    return shown


@pytest.mark.parametrize("next_level", [False, True])
def test_what_closes_with_a_level_stands_whole(
    session: Session, open_frame: Callable[..., Frame], *, next_level: bool
) -> None:
    """In the level that is played as well: its time is in the header."""
    page = _late(session, open_frame, 1000, 20)
    if next_level:
        session.do(acts.NextRow())
        QApplication.processEvents()
    assert page.model.current(3) != next_level
    text, room = page.model.cell(3, columns.REMOVE).text, page.sheet.columnWidth(columns.REMOVE) - 2 * _PAD
    assert text == say.closing_here(("late", "rebuy"))
    assert wide(text) <= room


def test_forty_levels_into_the_millions_need_no_second_scrollbar(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    page = _late(session, open_frame, 1_000_000, 40)
    assert page.sheet.verticalScrollBar().maximum() > 0
    assert page.sheet.horizontalScrollBar().maximum() == 0
