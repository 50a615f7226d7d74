"""How many keys, and how many clicks, what a director does most takes: counted, printed, and no more than so.

Names and seats count letter by letter. ``pytest -s`` prints.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.say import acts
from gui.console.players.model import NAME
from gui.console.players.page import PlayersPage
from gui.console.tables.page import TablesPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame
from tests.windows.console.nights import names, thursday

Key, LEFT, PLAIN = Qt.Key, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


@dataclass
class Hand:
    """Counts what it presses: a chord is one key, a drag is one press and one letting go."""

    frame: Frame
    keys: int = 0
    clicks: int = 0
    told: list[str] = field(default_factory=list)

    def press(self, key: Qt.Key, mods: Qt.KeyboardModifier = PLAIN) -> None:
        self.keys += 1
        self.frame.key(key, mods)
        QApplication.processEvents()

    def write(self, text: str) -> None:
        self.keys += len(text)
        self.frame.type(text)

    def click(self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        self.clicks += 1
        QTest.mouseClick(widget, button, PLAIN, at or widget.rect().center())
        QApplication.processEvents()

    def menu(self, words: str) -> None:
        menu = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())
        action = next(a for a in menu.actions() if a.text().startswith(words))
        assert action.isEnabled(), action.toolTip()
        self.click(menu, menu.actionGeometry(action).center())

    def drag(self, source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
        self.clicks += 1
        over = source.mapFromGlobal(target.mapToGlobal(end))
        QTest.mousePress(source, LEFT, PLAIN, start)
        for there in (start + QPoint(16, 12), over):
            place = QPointF(there)
            moved = QMouseEvent(QEvent.Type.MouseMove, place, source.mapToGlobal(place), LEFT, LEFT, PLAIN)
            QApplication.sendEvent(source, moved)
        QTest.mouseRelease(source, LEFT, PLAIN, over)

    def counted(self, deed: str, *, keys: int = 0, clicks: int = 0) -> None:
        """So many it took, exactly; the next deed is counted anew."""
        print(f"{deed}: {self.keys} keys, {self.clicks} clicks")
        assert (self.keys, self.clicks) == (keys, clicks), deed
        self.keys = self.clicks = 0


@pytest.fixture
def hand(session: Session, open_frame: Callable[..., Frame]) -> Hand:
    """22 players on three tables of nine, the clock running; the keyboard on Tonight."""
    thursday(session, names(22), 3)
    session.do(acts.Start())
    frame = open_frame()
    frame.focus_page()
    return Hand(frame)


def seat_of(session: Session, name: str) -> str:
    return session.state.seat_text(entry(session, name))


def entry(session: Session, name: str) -> int:
    state = session.state
    return next(e.id for e in state.people.entries.values() if state.name(e.id) == name)


def busted(session: Session) -> list[str]:
    return [session.state.name(b.entry) for b in session.state.game.busts]


def players(hand: Hand) -> PlayersPage:
    page = hand.frame.night.page("players")
    assert isinstance(page, PlayersPage)
    return page


def tables(hand: Hand) -> TablesPage:
    page = hand.frame.night.page("tables")
    assert isinstance(page, TablesPage)
    return page


def test_by_keyboard_alone(hand: Hand, session: Session) -> None:
    seat = seat_of(session, "Anna Ek")
    hand.write(seat)
    hand.press(Key.Key_Return)
    assert busted(session) == ["Anna Ek"]
    hand.counted("a bust by its seat, from anywhere", keys=len(seat) + 1)

    hand.write("fati")
    hand.press(Key.Key_Return)
    hand.press(Key.Key_Return)
    assert busted(session) == ["Anna Ek", "Fatima Ek"]
    hand.counted("a bust by the beginning of a name", keys=4 + 2)

    hand.write("rebuy kar")
    hand.press(Key.Key_Return)
    hand.press(Key.Key_Return)
    assert session.state.people.entries[entry(session, "Karin Öberg")].chips == 20_000
    hand.counted("a re-buy in the command bar", keys=9 + 2)

    hand.press(Key.Key_2, CTRL)
    hand.press(Key.Key_F)
    hand.write("kar")
    hand.press(Key.Key_Return)
    hand.press(Key.Key_Y)
    hand.press(Key.Key_Return)
    assert session.state.people.entries[entry(session, "Karin Öberg")].chips == 30_000
    hand.counted("a re-buy on Players", keys=1 + 1 + 3 + 1 + 2)

    hand.press(Key.Key_N)
    hand.write("Late Arrival")
    hand.press(Key.Key_Return)
    assert "Late Arrival" in {p.name for p in session.state.people.players.values()}
    hand.counted("a late entry, a new name of twelve letters", keys=1 + 12 + 1)

    hand.press(Key.Key_Escape)
    hand.press(Key.Key_3, CTRL)
    hand.press(Key.Key_F)
    hand.write("karin")
    hand.press(Key.Key_Return)
    hand.press(Key.Key_M)
    here = seat_of(session, "Karin Öberg")
    free = next(t for t in session.state.open_tables if t.free and not here.startswith(f"{t.label}."))
    to = f"{free.label}.{free.free[0]}"
    hand.write(to)
    hand.press(Key.Key_Return)
    assert seat_of(session, "Karin Öberg") == to
    hand.counted("a move on Tables, page change included", keys=2 + 1 + 5 + 1 + 1 + 3 + 1)

    for name in ("Ali Hassan", "Sara Novák", "Per Dahl"):
        session.do(acts.Eliminate(who=(entry(session, name),)))
    hand.press(Key.Key_K)
    hand.press(Key.Key_Return)
    assert len(session.state.open_tables) == 2
    hand.counted("a table broken, on Tables", keys=1 + 1)


def test_by_mouse_alone(hand: Hand, session: Session, qtbot: QtBot) -> None:
    rail = hand.frame.night.rail
    hand.click(rail.items["tables"])
    page = tables(hand)
    at = session.state.people.entries[entry(session, "Anna Ek")]
    oval = page.floor.ovals[at.table or 0]
    hand.click(oval, oval.seat_centre(at.seat or 0))
    hand.menu("Bust Anna Ek")
    assert busted(session) == ["Anna Ek"]
    hand.counted("a bust on Tables, page change included", clicks=3)

    at = session.state.people.entries[entry(session, "Karin Öberg")]
    source = page.floor.ovals[at.table or 0]
    free = next(t for t in session.state.open_tables if t.free and t.id != at.table)
    target = page.floor.ovals[free.id]
    seat = free.free[0]
    hand.drag(source, source.seat_centre(at.seat or 0), target, target.seat_centre(seat))
    assert seat_of(session, "Karin Öberg") == f"{free.label}.{seat}"
    hand.counted("a move: one drag", clicks=1)

    grid, third = page.floor.grid, page.floor.ovals[session.state.open_tables[2].id]
    hand.drag(third, third.rect().center(), grid, grid.box((2, 2)).center())
    assert session.state.open_tables[2].place == (2, 2)
    hand.counted("a table put in its place: one drag", clicks=1)

    hand.click(rail.items["players"])
    view = players(hand)
    row = next(r for r in range(view.model.rowCount()) if view.model.index(r, NAME).data() == "Hassan, Ali")
    hand.click(view.table.viewport(), view.table.visualRect(view.model.index(row, NAME)).center())
    button = next(b for b in view.findChildren(QWidget) if getattr(b, "_deed", None) is view.deeds["rebuy"])
    hand.click(button)
    assert session.state.people.entries[entry(session, "Ali Hassan")].chips == 20_000
    hand.counted("a re-buy on Players, page change included", clicks=3)

    for name in ("Ali Hassan", "Sara Novák", "Per Dahl", "Bo Sund"):
        session.do(acts.Eliminate(who=(entry(session, name),)))
    hand.click(rail.items["tables"])
    breaks = next(
        b for b in page.findChildren(QWidget) if getattr(b, "_deed", None) is page.deeds["break_next"]
    )
    hand.click(breaks)
    assert len(session.state.open_tables) == 2
    hand.counted("a table broken, page change included", clicks=2)
