"""A player who comes after the draw, by the keys and clicks of the Players page and the duty."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from core.formats.chicago.acts import SitLate
from core.formats.chicago.duties import LatecomerDuty
from core.formats.chicago.heats import latecomers
from core.formats.duties import duties
from core.say.names import same
from gui.console.ask.form import Form
from gui.console.players.page import PlayersPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.formats.chicago.test_page import drawn, lines

CTRL = Qt.KeyboardModifier.ControlModifier


def seven(session: Session) -> None:
    type_lines(session, lines(7) + "draw heat number 7")


def players(frame: Frame) -> PlayersPage:
    found = frame.night.stack.currentWidget()
    assert isinstance(found, PlayersPage)
    return found


def more(frame: Frame, name: str) -> QMenu:
    """Open *More* of this player."""
    page = players(frame)
    page.choose(next(p.id for p in frame.session.state.people.players.values() if same(p.name) == same(name)))
    QTest.mouseClick(page.more, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    return next(x for x in page.findChildren(QMenu) if x.isVisible())


def test_a_player_typed_after_the_draw_is_refused_and_comes_in_by_override(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    seven(session)
    frame = open_frame()
    frame.key(Qt.Key.Key_2, CTRL)
    page = players(frame)
    page.add.take_keyboard()
    QTest.keyClicks(page.add, "Late Ek")
    frame.key(Qt.Key.Key_Return)
    session.settle()
    assert len(session.state.people.entries) == 7
    frame.click(frame.night.notice.anyway)
    frame.type("a chair is free")
    frame.key(Qt.Key.Key_Return)
    session.settle()
    assert len(session.state.people.entries) == 8
    assert any(isinstance(x, LatecomerDuty) for x in duties(session.state, session.now()))


def test_a_late_player_is_seated_from_the_menu_of_the_list(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    seven(session)
    type_lines(session, 'register "Late Ek" override "a chair is free"')
    frame = open_frame()
    frame.key(Qt.Key.Key_2, CTRL)
    menu = more(frame, "Late Ek")
    item = next(x for x in menu.actions() if x.text().startswith("Late player"))
    assert item.isEnabled()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(item).center())
    form = frame.window.findChild(Form, SitLate.VERB)
    assert form is not None
    form.reason.setText("the clock of the test stands still")
    form.carry_out()
    session.settle()
    assert sorted(len(x.left) for x in drawn(session)) == [4, 4]
    assert latecomers(session.state) == []


def test_the_menu_says_of_a_player_with_a_seat_why_not(
    open_frame: Callable[..., Frame], session: Session
) -> None:
    seven(session)
    frame = open_frame()
    frame.key(Qt.Key.Key_2, CTRL)
    menu = more(frame, "P1 Sund1")
    item = next(x for x in menu.actions() if x.text().startswith("Late player"))
    assert (item.isEnabled(), bool(item.toolTip())) == (False, True)
