"""A deal in the window: the way to it, the stacks seat by seat, the ways beside each other, Enter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.money.deals import WAYS
from core.money.settling import standing
from core.say import acts
from core.say.reasons import NoDeal
from gui.console.money.deal_dialog import DealDialog
from gui.program.session import Session
from tests.gallery.check_widgets import problems
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import names, thursday

Key = Qt.Key
CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
THREE = """
prizes 4800 3600 2700
price entry 1850 chips 100000
open table 1 seats 9
register "Anna Ek" seat 1.3
register "Erik Holm" seat 1.7
register "Bo Sund" seat 1.1
register "Sara Ny" seat 1.2
register "Tom Åker" seat 1.4
register "Ulla Berg" seat 1.5
add level blinds 100/200 length 20
start
eliminate "Ulla Berg"
eliminate "Tom Åker"
eliminate "Sara Ny"
"""


@pytest.fixture
def three(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    type_lines(session, THREE)
    return open_frame()


def dialog() -> DealDialog:
    found = QApplication.activeModalWidget()
    assert isinstance(found, DealDialog)
    return found


def keys(typed: str) -> None:
    """Type into whatever has the keyboard; ↵ is Enter."""
    for letter in typed:
        focus: QWidget | None = QApplication.focusWidget()
        assert focus is not None
        if letter == "↵":
            QTest.keyClick(focus, Key.Key_Return)
        else:
            QTest.keyClicks(focus, letter)


def test_three_make_a_deal_in_a_few_keys(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    shown = dialog()
    typed = "96000↵306000↵198000↵600↵10↵↵"
    assert sum(not x.isdigit() for x in typed) + len("60010") + 1 <= 20
    keys(typed)
    three.session.settle()
    found = standing(three.session.state)
    assert found is not None
    assert {three.session.state.name(x.entry): x.amount for x in found.players} == {
        "Anna Ek": 3780,
        "Erik Holm": 3560,
        "Bo Sund": 3160,
    }
    assert found.kept == 600
    assert not shown.isVisible()


def test_the_ways_stand_beside_each_other_with_the_gain_on_playing_on(three: Frame) -> None:
    three.type("/")
    three.type("deal")
    three.key(Key.Key_Return)
    shown = dialog()
    keys("96000↵306000↵198000↵600↵10↵")
    three.session.settle()
    anna, bo = (_entry(three, x) for x in ("Anna Ek", "Bo Sund"))
    told = [shown.amounts[by, anna].text() for by in WAYS if by != "custom"]
    assert told == ["3,780", "5,360", "3,500"]
    assert shown.gains["even", anna].text() == "−279"
    assert shown.amounts["chips", bo].property("tone") == "amber"
    keys("b")
    assert shown.by == "chips"
    assert "Anna Ek" in shown.problem.text()
    keys("u")
    assert [x.text() for x in shown.custom.values()] == ["1,680", "5,360", "3,460"]


def test_a_deal_of_missing_stacks_asks_for_a_reason(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    shown = dialog()
    assert not shown.reason.isHidden()
    keys("e")
    assert shown.reason.isHidden()
    assert shown.do_button.isEnabled()
    shown.unit.setFocus()
    shown.unit.selectAll()
    keys("0")
    assert not shown.do_button.isEnabled()


def test_the_table_is_whole_however_large_the_numbers_become(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, THREE.replace("1850", "2775000").replace("4800 3600 2700", "7200000 5400000 4050000"))
    frame = open_frame(1366, 768)
    frame.key(Key.Key_D, CHORD)
    shown = dialog()
    keys("96000↵306000↵198000↵10%")
    for letter in "ebiu":
        keys(letter)
        QApplication.processEvents()
        assert [x.line() for x in problems(shown) if x.kind == "cut"] == []
    assert shown.width() <= 1024


def test_a_stack_is_counted_as_it_is_left(three: Frame) -> None:
    three.key(Key.Key_D, CHORD)
    keys("96000↵")
    three.session.settle()
    assert three.session.state.people.entries[_entry(three, "Bo Sund")].stack == 96_000
    QTest.keyClick(dialog(), Key.Key_Escape)
    assert standing(three.session.state) is None


def test_where_nothing_can_be_shared_it_is_refused_in_words(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, 'open table 1\nregister "Anna Ek" seat 1.1\nregister "Bo Sund" seat 1.2')
    frame = open_frame()
    frame.key(Key.Key_D, CHORD)
    assert QApplication.activeModalWidget() is None
    assert NoDeal in [type(x) for x in frame.night.notice.said]


def test_a_table_that_was_halted_deals_as_before(session: Session, open_frame: Callable[..., Frame]) -> None:
    thursday(session, names(12), 2)
    session.do(acts.Start())
    night = open_frame()
    table = session.state.open_tables[0].id
    session.do(acts.Halt(table=table), override="the dealer is away")
    night.type("/")
    night.type("deal 1")
    night.key(Key.Key_Return)
    assert not session.state.room.tables[table].halted


def _entry(frame: Frame, name: str) -> int:
    return next(e.id for e in frame.session.state.playing if frame.session.state.name(e.id) == name)
