"""The table as one clicks, steers and drags it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui import theme
from gui.console.tables.oval_names import shorter, written
from gui.console.tables.table_oval import TableOval
from gui.console.tables.views import SeatView, TableView, Tone

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
RGB = QImage.Format.Format_RGB32


def nine(free: tuple[int, ...] = (7,), closed: tuple[int, ...] = (8,)) -> TableView:
    """Nine seats; the entry in seat s is 100 + s."""
    seats = []
    for s in range(1, 10):
        if s in free or s in closed:
            seats.append(SeatView(s, "closed" if s in closed else "free"))
        else:
            seats.append(SeatView(s, "taken", 100 + s, f"Player {s}", f"Player {s}\n1000{s}"))
    return TableView(1, "1", "Table 1", "7 players", tuple(seats))


@pytest.fixture
def oval(qtbot: QtBot, qapp: QApplication) -> TableOval:
    theme.apply(qapp, theme.LIGHT)
    made = TableOval(large=True)
    made.show_view(nine)
    made.resize(400, 240)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


def picture(oval: TableOval) -> QImage:
    return oval.grab().toImage()


def moved(oval: TableOval, to: QPoint) -> None:
    """The mouse with its button held: Qt's own ``mouseMove`` holds none."""
    place = QPointF(to)
    event = QMouseEvent(QEvent.Type.MouseMove, place, oval.mapToGlobal(place), LEFT, LEFT, NONE)
    QApplication.sendEvent(oval, event)


def told(oval: TableOval) -> list[object]:
    """Return the list that a drag is reported to: the entry it began with, then whether it was let go."""
    found: list[object] = []
    oval.drag_begun.connect(lambda entry, picture: found.append((entry, not picture.isNull())))
    oval.drag_ended.connect(found.append)
    return found


def test_a_click_names_its_seat_and_chooses_it(oval: TableOval) -> None:
    clicked: list[int] = []
    oval.seat_clicked.connect(clicked.append)
    for seat in (1, 5, 7, 8):
        QTest.mouseClick(oval, LEFT, NONE, oval.seat_centre(seat))
        assert oval.selected == seat
    QTest.mouseClick(oval, LEFT, NONE, oval.rect().center())
    assert clicked == [1, 5, 7, 8]
    assert oval.selected == 0


def test_a_click_on_a_name_is_one_on_its_seat(oval: TableOval) -> None:
    names = written(oval.shape_now, oval.view.seats)
    assert {x.seat for x in names} >= {1, 2, 3, 4, 5, 6, 9}
    for name in names:
        QTest.mouseClick(oval, LEFT, NONE, name.box.center().toPoint())
        assert oval.selected == name.seat


def test_a_press_that_is_let_go_elsewhere_is_no_click(oval: TableOval) -> None:
    clicked: list[int] = []
    oval.seat_clicked.connect(clicked.append)
    QTest.mousePress(oval, LEFT, NONE, oval.seat_centre(7))
    QTest.mouseRelease(oval, LEFT, NONE, oval.seat_centre(2))
    assert clicked == []


def test_a_double_click_activates(oval: TableOval) -> None:
    seats: list[int] = []
    oval.seat_activated.connect(seats.append)
    QTest.mouseDClick(oval, LEFT, NONE, oval.seat_centre(3))
    QTest.mouseDClick(oval, LEFT, NONE, oval.rect().center())
    assert seats == [3]


def test_arrows_go_round_the_table(oval: TableOval) -> None:
    found = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(oval, key)
        found.append(oval.selected)
    assert found == [1, 2, 1, 9, 8]
    QTest.keyClick(oval, Qt.Key.Key_Down)
    assert oval.selected == 9


def test_enter_opens_the_chosen_seat_and_escape_lets_go(oval: TableOval) -> None:
    opened: list[int] = []
    oval.seat_activated.connect(opened.append)
    QTest.keyClick(oval, Qt.Key.Key_Return)
    oval.select(4)
    QTest.keyClick(oval, Qt.Key.Key_Enter)
    QTest.keyClick(oval, Qt.Key.Key_Escape)
    assert (opened, oval.selected) == ([4], 0)


def test_the_menu_is_asked_for_at_the_seat_or_the_table(oval: TableOval) -> None:
    asked: list[int] = []
    oval.menu_requested.connect(lambda seat, at: asked.append(seat))
    reason = QContextMenuEvent.Reason
    for how, at in (
        (reason.Mouse, oval.seat_centre(6)),
        (reason.Mouse, oval.rect().center()),
        (reason.Keyboard, QPoint(0, 0)),
    ):
        if how == reason.Keyboard:
            oval.select(2)
        QApplication.sendEvent(oval, QContextMenuEvent(how, at, oval.mapToGlobal(at)))
    assert asked == [6, 0, 2]


def test_a_player_is_dragged_from_the_seat(oval: TableOval) -> None:
    found, clicked = told(oval), list[object]()
    oval.seat_clicked.connect(clicked.append)
    QTest.mousePress(oval, LEFT, NONE, oval.seat_centre(3))
    moved(oval, oval.seat_centre(3) + QPoint(4, 0))
    assert found == []
    moved(oval, oval.seat_centre(3) + QPoint(20, 20))
    assert found == [(103, True)]
    QTest.mouseRelease(oval, LEFT, NONE, oval.seat_centre(3))
    assert found == [(103, True), True]
    assert clicked == [], "let go where it began is no click"


def test_the_table_is_dragged_by_its_middle(oval: TableOval) -> None:
    found, clicked = told(oval), list[object]()
    oval.table_clicked.connect(lambda: clicked.append("table"))
    middle = oval.rect().center()
    QTest.mousePress(oval, LEFT, NONE, middle)
    moved(oval, middle + QPoint(20, 20))
    QTest.mouseRelease(oval, LEFT, NONE, middle + QPoint(20, 20))
    assert found == [(0, True), True]
    assert clicked == []


def test_escape_lets_go_of_what_is_dragged(oval: TableOval) -> None:
    found = told(oval)
    QTest.mousePress(oval, LEFT, NONE, oval.seat_centre(3))
    moved(oval, oval.seat_centre(3) + QPoint(30, 0))
    QTest.keyClick(oval, Qt.Key.Key_Escape)
    QTest.mouseRelease(oval, LEFT, NONE, oval.seat_centre(3) + QPoint(30, 0))
    assert found == [(103, True), False]


@pytest.mark.parametrize("seat", [7, 8])
def test_an_empty_seat_is_not_dragged(oval: TableOval, seat: int) -> None:
    found = told(oval)
    QTest.mousePress(oval, LEFT, NONE, oval.seat_centre(seat))
    moved(oval, oval.seat_centre(seat) + QPoint(30, 20))
    QTest.mouseRelease(oval, LEFT, NONE, oval.seat_centre(seat) + QPoint(30, 20))
    assert found == []


def test_where_a_player_can_be_let_go(oval: TableOval) -> None:
    def at(seat: int, entry: int) -> int:
        return oval.drop_seat(QPointF(oval.seat_centre(seat)), entry)

    assert at(7, 500) == 7
    assert at(2, 500) == 2, "onto another player"
    assert at(8, 500) == 0, "closed"
    assert at(2, 102) == 0, "where the player sits"
    assert oval.drop_seat(QPointF(oval.rect().center()), 500) == 0


def test_names_are_written_where_there_is_room(oval: TableOval) -> None:
    assert oval.shape_now.rows
    oval.resize(200, 120)
    assert not oval.shape_now.rows


def test_a_name_gives_up_its_stack_then_words() -> None:
    seat = SeatView(1, "taken", 101, "Anna Maria Ek 2", tail=" 2", stack="12,000")
    whole, initial = "Anna Maria Ek 2", "A. Maria Ek 2"
    assert [*shorter(seat)] == [f"{whole} · 12,000", f"{initial} · 12,000", whole, initial, "A. Ek 2"]
    assert {*shorter(SeatView(1, "taken", 101, "Anna"))} == {"Anna"}


def test_a_table_is_made_when_it_is_seen_and_only_then(oval: TableOval, qapp: QApplication) -> None:
    made: list[int] = []

    def make() -> TableView:
        made.append(1)
        return nine()

    oval.hide()
    oval.show_view(make)
    qapp.processEvents()
    assert made == []
    oval.show()
    oval.grab()
    oval.grab()
    assert made == [1]


def test_every_state_of_a_seat_looks_different(oval: TableOval) -> None:
    view = nine()
    seat = view.seats[1]
    looks = [
        seat, seat._replace(state="free", entry=0, name=""), seat._replace(state="closed", entry=0, name=""),
        seat._replace(move="to table 5"), seat._replace(big_blind=True), seat._replace(accessible=True),
    ]  # fmt: skip
    found = []
    for one in looks:
        new = view._replace(seats=(view.seats[0], one, *view.seats[2:]))
        oval.show_view(new._replace)
        found.append(picture(oval))
    oval.show_view(lambda: view)
    oval.select(2)
    found.append(picture(oval))
    assert all(a != b for i, a in enumerate(found) for b in found[:i])


def test_both_themes_are_followed(oval: TableOval, qapp: QApplication) -> None:
    light = picture(oval)
    theme.apply(qapp, theme.DARK)
    try:
        assert picture(oval) != light
    finally:
        theme.apply(qapp, theme.LIGHT)


def test_a_table_that_shrank_lets_go_of_the_seat_it_has_not(oval: TableOval) -> None:
    oval.select(9)
    oval.show_view(lambda: TableView(1, "1", "Table 1", "", nine().seats[:6]))
    oval.grab()
    assert oval.selected == 0


def test_a_small_table_is_looked_at_not_steered(qtbot: QtBot) -> None:
    holder = QWidget()
    small = TableOval(large=False)
    QVBoxLayout(holder).addWidget(small)
    qtbot.addWidget(holder)
    small.show_view(nine)
    assert small.focusPolicy() == Qt.FocusPolicy.NoFocus
    found, clicked = told(small), []
    small.table_clicked.connect(lambda: clicked.append("table"))
    small.resize(268, 172)
    QTest.mousePress(small, LEFT, NONE, small.rect().center())
    moved(small, small.rect().center() + QPoint(20, 8))
    QTest.mouseRelease(small, LEFT, NONE, small.rect().center() + QPoint(20, 8))
    assert found == []
    assert clicked == ["table"]


@pytest.mark.parametrize("tone", ["", "dots", "amber"])
def test_a_part_painted_anew_meets_the_rest(oval: TableOval, tone: Tone) -> None:
    """Dashes begin at the same place, whatever part of the table something has passed over."""
    oval.show_view(lambda: nine(free=(2, 6, 7))._replace(tone=tone, note="breaks next"))
    for wide in range(40, 400, 24):
        oval.repaint(60, 12, wide, 200)
        shown = oval.screen().grabWindow(oval.winId()).toImage()
        assert shown.convertToFormat(RGB) == picture(oval).convertToFormat(RGB)
