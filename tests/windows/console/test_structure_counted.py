"""How many keys a director's changes of the structure take: counted, printed, and no more than so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from core.say import acts
from core.say.levels import MINUTE
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import names, thursday
from tests.windows.console.test_counted import CTRL, PLAIN, Hand

Key, SHIFT = Qt.Key, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hand(session: Session, open_frame: Callable[..., Frame]) -> Hand:
    """Sixteen levels of twenty minutes, a break after every fourth; level 3 is played, Tonight is seen."""
    thursday(session, names(22), 3)
    rows: list[acts.AddLevel | acts.AddBreak] = []
    for n in range(16):
        rows.append(acts.AddLevel(blinds=(50 * (n + 1), 100 * (n + 1)), length=20 * MINUTE))
        if n % 4 == 3 and n < 15:
            rows.append(acts.AddBreak(length=10 * MINUTE))
    session.do(acts.SetStructure(rows=tuple(rows)))
    type_lines(session, "rulebook cpc-2023\nstart\nnext\nnext")
    frame = open_frame()
    frame.focus_page()
    return Hand(frame)


def press(hand: Hand, key: Qt.Key, times: int, mods: Qt.KeyboardModifier = PLAIN) -> None:
    for _ in range(times):
        hand.press(key, mods)


def _steps(menu: QMenu, action: QAction) -> int:
    """Return how many times Down leads to an entry; the first one is lit by the first Down."""
    entries = [x for x in menu.actions() if not x.isSeparator() and x.isEnabled()]
    return entries.index(action) + 1


def lengths(session: Session) -> list[int]:
    return [(x.length or 0) // MINUTE for x in session.state.clock.levels if not x.pause]


def test_levels_nine_to_twelve_get_fifteen_minutes(hand: Hand, session: Session) -> None:
    before = len(session.director.history)
    hand.press(Key.Key_4, CTRL)
    press(hand, Key.Key_Down, 8)
    hand.press(Key.Key_End)
    hand.press(Key.Key_Left)
    press(hand, Key.Key_Down, 3, SHIFT)
    hand.write("15")
    hand.press(Key.Key_Return)
    assert lengths(session) == [20] * 8 + [15] * 4 + [20] * 4
    assert len(session.director.history) == before + 1
    hand.counted("levels 9 to 12 to 15 minutes", keys=17)


def test_a_break_after_level_six(hand: Hand, session: Session) -> None:
    hand.press(Key.Key_4, CTRL)
    press(hand, Key.Key_Down, 4)
    hand.press(Key.Key_B)
    hand.press(Key.Key_Return)
    assert [i for i, x in enumerate(session.state.clock.levels) if x.pause] == [4, 7, 10, 15]
    hand.counted("a break after level 6", keys=7)


def test_a_template_over_the_rest(hand: Hand, session: Session) -> None:
    before = session.state.clock.levels
    hand.press(Key.Key_4, CTRL)
    hand.press(Key.Key_T)
    menu = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())
    first = next(x for x in menu.actions()[1:] if not x.isSeparator())
    keys = [Key.Key_Down] * _steps(menu, first)
    for key in (*keys, Key.Key_Return):
        hand.keys += 1
        QTest.keyClick(menu, key)
    QApplication.processEvents()
    page = hand.frame.night.page("structure")
    assert isinstance(page, StructurePage)
    assert page.model.draft is not None
    hand.press(Key.Key_Return)
    levels = session.state.clock.levels
    assert levels[:3] == before[:3]
    assert levels[3:] != before[3:]
    assert all(x.big_blind > before[2].big_blind for x in levels[3:] if not x.pause)
    hand.counted("a template over the rest", keys=6)


def test_a_final_table_of_nine_against_the_book(hand: Hand, session: Session) -> None:
    """The book wants ten, and a reason."""
    hand.press(Key.Key_4, CTRL)
    hand.press(Key.Key_F6)
    hand.press(Key.Key_F)
    hand.write("final")
    hand.press(Key.Key_Return)
    hand.write("9")
    hand.press(Key.Key_Return)
    hand.press(Key.Key_Return, CTRL)
    hand.write("nine chairs")
    hand.press(Key.Key_Return)
    assert session.state.setting("final") == 9
    hand.counted("a final table of nine, with its reason", keys=24)


def test_a_rule_of_the_book(hand: Hand, session: Session) -> None:
    """Half a minute to act at a called clock."""
    hand.press(Key.Key_4, CTRL)
    hand.press(Key.Key_F6)
    hand.press(Key.Key_F)
    hand.write("time to")
    hand.press(Key.Key_Return)
    hand.write("30")
    hand.press(Key.Key_Return)
    hand.press(Key.Key_Return, CTRL)
    hand.write("a late night")
    hand.press(Key.Key_Return)
    assert session.state.rulebook.number("clock_call.seconds") == 30
    hand.counted("thirty seconds at a called clock, with its reason", keys=28)
