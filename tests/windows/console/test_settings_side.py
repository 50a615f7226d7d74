"""The settings beside the sheet, in a window that is made narrower and wider."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.formats.setting_rules import against_book
from core.say.reasons import ReentriesOnly
from gui.console.structure.page import StructurePage
from gui.console.structure.settings_side import SettingsFields
from gui.program.session import Session
from gui.widgets.fields import CommitField
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import names, thursday


@pytest.mark.parametrize(("before", "after"), [(1440, 1280), (960, 1280), (1280, 960), (1700, 1024)])
def test_the_cards_keep_their_height_when_resized_on_another_page(
    session: Session, open_frame: Callable[..., Frame], before: int, after: int
) -> None:
    """In one column they need more height than in two; without it their fields lie over each other."""
    thursday(session, names(24), 3)
    night = open_frame(before, 800).night
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    page.tabs.setCurrentIndex(1)
    settle()
    night.show_page("history")
    settle()
    night.window().resize(after, 800)
    settle()
    night.show_page("structure")
    settle()
    for card in page.side._cards:
        assert card.height() >= card.minimumSizeHint().height()


def settle() -> None:
    """Layouts ask for room one inside the other."""
    for _ in range(5):
        QApplication.processEvents()


def settings(open_frame: Callable[..., Frame]) -> SettingsFields:
    """Return the fields on the second tab of Structure."""
    night = open_frame(1366, 768).night
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    page.tabs.setCurrentIndex(1)
    settle()
    return page.findChildren(SettingsFields)[0]


def test_beside_the_level_stands_that_the_rulebook_lets_nobody_in_late(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    thursday(session, names(24), 3)
    type_lines(session, "rulebook svepof-2006\nset late 4")
    note = settings(open_frame).notes["late"]
    assert note.isVisible()
    assert session.state.rulebook.cite("entering.late") in note.text()
    assert [type(x) for _, x in against_book(session.state)] == [ReentriesOnly]
    assert note.height() >= note.heightForWidth(note.width())
    type_lines(session, "rulebook plain")
    settle()
    assert not note.isVisible(), "there the level is for everybody"


def test_under_a_setting_stands_what_the_rulebook_has_otherwise(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """Typed before the start, or there before the rulebook was chosen."""
    thursday(session, names(24), 3)
    type_lines(session, "rulebook cpc-2023")
    side = settings(open_frame)
    field, note = side.fields["difference"], side.notes["difference"]
    assert not note.isVisible()
    field.setFocus()
    for key in (Qt.Key.Key_3, Qt.Key.Key_Return):
        QTest.keyClick(field, key)
    settle()
    assert session.state.setting("difference") == 3
    assert note.isVisible()
    assert note.text().endswith("CPC 2023 Tischausgleich")
    assert note.height() >= note.heightForWidth(note.width())
    type_lines(session, 'set final 8 override "the stage is small"')
    settle()
    assert side.notes["final"].text().endswith("CPC 2023 Final Table")
    type_lines(session, "set difference 2\nset final none")
    settle()
    assert not any(x.isVisible() for x in side.notes.values())


@pytest.fixture
def refused(session: Session, open_frame: Callable[..., Frame]) -> tuple[Frame, CommitField]:
    """A final table of eight was typed after the start, where the book has another number."""
    thursday(session, names(24), 3)
    type_lines(session, "rulebook cpc-2023\nstart")
    frame = open_frame(1440, 900)
    frame.night.show_page("structure")
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    field = page.side.tonight.fields["difference"]
    field.setFocus()
    frame.type("5")
    frame.key(Qt.Key.Key_Return)
    assert frame.night.notice.waits_for_why()
    return frame, field


def test_ctrl_enter_overrides_a_refused_setting(refused: tuple[Frame, CommitField]) -> None:
    frame, field = refused
    assert (field.text(), field.hasFocus()) == ("5", True)
    frame.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert frame.focus() is frame.night.notice.reason
    assert (field.text(), frame.night.notice.waits_for_why()) == ("5", True)
    frame.type("one dealer is short")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.setting("difference") == 5
    assert frame.session.state.word.overrides[-1].reason == "one dealer is short"
    assert (field.text(), field.property("wrong")) == ("5", "false")


@pytest.mark.parametrize("goes", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_refused_setting_stays_in_its_field(refused: tuple[Frame, CommitField], goes: Qt.Key) -> None:
    frame, field = refused
    frame.key(goes)
    type_lines(frame.session, "note nothing")
    assert not field.hasFocus()
    assert (field.text(), field.property("wrong")) == ("5", "true")
    assert frame.session.state.setting("difference") is None
