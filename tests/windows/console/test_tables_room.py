"""The tables fill the room they have, in every window: nothing is cut, and nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from core.say import acts
from core.say.acts import Seat
from gui import theme
from gui.console.tables.oval_names import written
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from gui.words import tables as say
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names, thursday

WINDOWS = [(1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]


def opened(
    session: Session, open_frame: Callable[..., Frame], tables: int, size: tuple[int, int]
) -> TablesPage:
    thursday(session, names(tables * 9 - 3), tables)
    session.do(acts.Start())
    frame = open_frame(*size)
    frame.night.show_page("tables")
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    for _ in range(3):  # laid out, then fitted into what there is
        QApplication.processEvents()
    return page


def resized(page: TablesPage, size: tuple[int, int]) -> None:
    """Give the window another size: one window serves every size, since opening forty tables takes longer
    than all that is looked at."""
    page.window().resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    assert (page.window().width(), page.window().height()) == size, "nothing asks for a wider window"


@pytest.mark.parametrize("tables", [2, 6, 12, 40])
def test_names_lie_inside_their_table_and_none_on_another(
    session: Session, open_frame: Callable[..., Frame], qapp: QApplication, tables: int
) -> None:
    page = opened(session, open_frame, tables, WINDOWS[0])
    for look, sizes in ((theme.LIGHT, WINDOWS), (theme.DARK, WINDOWS[-1:])):
        theme.apply(qapp, look)
        for size in sizes:
            resized(page, size)
            names_lie_inside(page, (look.name, size))


def names_lie_inside(page: TablesPage, at: tuple[object, ...]) -> None:
    assert page.floor.horizontalScrollBar().maximum() == 0, at
    for oval in page.floor.ovals.values():
        assert oval.shape_now.rows, at
        shape = oval.shape_now
        lines = written(shape, oval.view.seats)
        assert {x.seat for x in lines} == set(range(1, oval.view.size + 1)), at
        assert all(shape.rim.contains(x.box) and "…" not in x.text for x in lines), at
        assert not [(a, b) for a, b in combinations(lines, 2) if a.box.intersects(b.box)], at
    boxes = [oval.geometry() for oval in page.floor.ovals.values()]
    assert not any(a.intersects(b) for a, b in combinations(boxes, 2)), at


SIX = (((1366, 768), 2), ((1440, 900), 2), ((1920, 1080), 3))
"""So many columns have six tables in a window of this size."""


def test_six_tables_of_nine_are_seen_without_scrolling(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    page = opened(session, open_frame, 6, SIX[0][0])
    for size, columns in SIX:
        resized(page, size)
        assert page.floor.verticalScrollBar().maximum() == 0, size
        assert page.floor.grid.columns() == columns, size
        view = page.floor.viewport().size()
        covered = sum(o.width() * o.height() for o in page.floor.ovals.values())
        assert covered > 0.98 * view.width() * view.height(), size


@pytest.mark.parametrize("tables", [6, 40])
def test_nothing_in_the_bar_is_cut_or_lies_on_anything_else(
    session: Session, open_frame: Callable[..., Frame], tables: int
) -> None:
    page = opened(session, open_frame, tables, (1024, 700))
    for size in ((1024, 700), *WINDOWS):
        resized(page, size)
        bar = page._top
        shown = [x for x in bar.findChildren(QWidget) if x.parentWidget() is bar and x.isVisible()]
        assert page.finder in shown, size
        for one in shown:
            assert bar.rect().contains(one.geometry()), (size, one)
            assert one is page.finder or one.width() >= one.sizeHint().width(), (size, one)
        assert not [(a, b) for a, b in combinations(shown, 2) if a.geometry().intersects(b.geometry())], size
        assert (page._whole in shown) == (tables == 40 or not page.floor.all_seen), size


def test_a_long_name_of_a_table_leaves_the_bar_and_is_told_on_hover(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    page = opened(session, open_frame, 6, (1280, 720))
    button = page._buttons["break_next"]
    assert button.text() == say.deed("break_next", "6")
    session.do(acts.OpenTable(label="Balkongen-3"))
    QApplication.processEvents()
    assert button.text() == say.deed("break_next")
    assert "Balkongen" in button.toolTip()
    assert button.width() >= button.sizeHint().width()


def test_the_move_in_question_names_the_other_table_at_both_seats(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    page = opened(session, open_frame, 3, (1440, 900))
    last = session.state.open_tables[-1]
    for entry in list(last.seats.values())[:3]:
        session.do(acts.Eliminate(who=(entry,)))
    for table in session.state.open_tables:
        session.do(acts.NoteBlinds(table=table.id, big=min(table.seats)))
    shown: dict[Seat, str] = {
        (table, s.seat): s.move for table, o in page.floor.ovals.items() for s in o.view.seats if s.move
    }
    assert len(shown) == 2
    taken = {(t.id, s) for t in session.state.open_tables for s in t.seats}
    (start,), (end,) = shown.keys() & taken, shown.keys() - taken
    labels = {t.id: t.label for t in session.state.open_tables}
    assert (shown[start], shown[end]) == (say.to_table(last.label), say.from_table(labels[start[0]]))
    session.do(acts.Balance())
    assert session.state.room.tables[end[0]].seats.get(end[1])
    for at, seat in (start, end):
        assert not page.floor.ovals[at].view.seats[seat - 1].move


@pytest.mark.parametrize(("size", "columns"), SIX)
def test_one_without_a_seat_takes_no_column_from_the_plan(
    session: Session, open_frame: Callable[..., Frame], size: tuple[int, int], columns: int
) -> None:
    """He stands in a line above the tables, which all stay in sight; he is dragged from it as from the
    list that many stand in."""
    page = opened(session, open_frame, 6, size)
    session.do(acts.Register(name="Late Larry"))
    for _ in range(3):
        QApplication.processEvents()
    assert page.unseated.isVisible()
    assert page._side.height() < 60
    assert page.floor.grid.columns() == columns
    assert page.floor.verticalScrollBar().maximum() == 0
    line = page.unseated.visualRect(page.unseated.people.index(0, 0))
    assert page.unseated.viewport().rect().contains(line)
    for n in range(12):
        session.do(acts.Register(name=f"A late player of a long name {n}"))
    for _ in range(3):
        QApplication.processEvents()
    assert page._side.height() > 200
    assert page._side.geometry().left() > page.floor.geometry().right()


def boxes_of(page: TablesPage) -> list[QRect]:
    for _ in range(5):
        QApplication.processEvents()
    return [oval.geometry() for oval in page.floor.ovals.values()]


def test_tables_that_come_to_need_a_scroll_bar_stand_as_in_a_window_opened_now(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """The bar took its room from below, as a question does, and they stayed where they had stood without."""
    page = opened(session, open_frame, 3, (1440, 900))
    seen = boxes_of(page)
    session.do(acts.PlaceTable(table=max(page.floor.ovals), column=5, row=1, across=3))
    followed = boxes_of(page)
    assert page.floor.horizontalScrollBar().maximum() > 0
    frame = open_frame(1440, 900)
    frame.night.show_page("tables")
    anew = frame.night.page("tables")
    assert isinstance(anew, TablesPage)
    assert followed == boxes_of(anew)
    session.undo()
    assert boxes_of(page) == seen


def test_six_tables_of_nine_are_seen_under_the_bar_of_a_window(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """A screen of 768 lines less 34 for the window's title."""
    page = opened(session, open_frame, 6, (1366, 734))
    assert page.floor.verticalScrollBar().maximum() == 0
    for oval in page.floor.ovals.values():
        assert min(x.box.height() for x in written(oval.shape_now, oval.view.seats)) >= 17
        boxes = [oval.shape_now.seat_box(s) for s in range(1, 10)]
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.intersects(b)]
