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
from gui.console.structure.setting_row import SettingRow
from gui.console.structure.settings_side import SettingsSide
from gui.looks.setting import ONE
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import names, thursday


@pytest.mark.parametrize(("before", "after"), [(1440, 1280), (960, 1280), (1280, 960), (1700, 1024)])
def test_the_cards_keep_their_height_when_resized_on_another_page(
    session: Session, open_frame: Callable[..., Frame], before: int, after: int
) -> None:
    """In one column they need more height than in two; without it their fields lie over each other. One
    column is as wide as two."""
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
    for card in page.side.cards.values():
        assert card.height() >= card.minimumSizeHint().height()
    columns = {card.x(): card.width() for card in page.side.cards.values() if card.isVisible()}
    assert sum(columns.values()) >= 0.95 * page.side.viewport().width()


def settle() -> None:
    """Layouts ask for room one inside the other."""
    for _ in range(5):
        QApplication.processEvents()


def settings(open_frame: Callable[..., Frame]) -> SettingsSide:
    """Return the lines on the second tab of Structure."""
    night = open_frame(1366, 768).night
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    page.tabs.setCurrentIndex(1)
    settle()
    return page.side


def test_lines_are_made_and_read_anew_only_where_they_are_seen(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """A hundred lines on the other tab would be paid for when the page opens, and with every act."""
    thursday(session, names(24), 3)
    night = open_frame(1366, 768).night
    night.show_page("structure")
    page = night.page("structure")
    assert isinstance(page, StructurePage)
    assert not page.side.findChildren(SettingRow)
    page.tabs.setCurrentIndex(1)
    row = page.side.rows["title"]
    before = row.value.text()
    page.tabs.setCurrentIndex(0)
    type_lines(session, 'set title "Friday 500"')
    assert row.value.text() == before != "Friday 500"
    page.tabs.setCurrentIndex(1)
    assert (page.side.rows["title"], row.value.text()) == (row, "Friday 500")


def test_beside_the_level_stands_that_the_rulebook_lets_nobody_in_late(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    thursday(session, names(24), 3)
    type_lines(session, "rulebook svepof-2006\nset late 4")
    row = settings(open_frame).rows["late"]
    assert row.differs
    assert session.state.rulebook.clause("entering.late") in row.departs.text()
    assert [type(x) for _, x in against_book(session.state)] == [ReentriesOnly]
    assert row.departs.height() >= row.departs.heightForWidth(row.departs.width())
    type_lines(session, "rulebook plain")
    settle()
    assert not row.differs, "there the level is for everybody"


def test_under_a_setting_stands_what_the_rulebook_has_otherwise(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """Typed before the start, or there before the rulebook was chosen; only these are shown on request."""
    thursday(session, names(24), 3)
    type_lines(session, "rulebook cpc-2023")
    side = settings(open_frame)
    row = side.rows["difference"]
    assert not row.differs
    assert not side.only.isVisible()
    row.open()
    field = row.fields[ONE]
    for key in (Qt.Key.Key_3, Qt.Key.Key_Return):
        QTest.keyClick(field, key)
    settle()
    assert session.state.setting("difference") == 3
    assert (row.differs, row.value.text()) == (True, "3")
    assert row.departs.text().endswith("Tischausgleich")
    type_lines(session, 'set final 8 override "the stage is small"')
    settle()
    assert side.rows["final"].departs.text().endswith("Final Table")
    side.only.click()
    assert [key for key, x in side.rows.items() if x.isVisible()] == ["difference", "final"]
    side.only.click()
    type_lines(session, "set difference 2\nset final none")
    settle()
    assert not any(x.differs for x in side.rows.values())


def test_tab_comes_to_one_line_after_others_were_found(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    side = settings(open_frame)

    def by_tab() -> list[SettingRow]:
        return [x for x in side.rows.values() if x.focusPolicy() == Qt.FocusPolicy.StrongFocus]

    before = by_tab()
    side.finder.setFocus()
    QTest.keyClicks(side.finder, side.rows["seats"].setting.title())
    assert by_tab() == [side.rows["seats"]] != before
    side.finder.selectAll()
    QTest.keyClick(side.finder, Qt.Key.Key_Backspace)
    assert by_tab() == [side.rows["seats"]]


@pytest.fixture
def house(session: Session, open_frame: Callable[..., Frame]) -> tuple[Frame, SettingRow]:
    """The keyboard is on the final table, which has nine seats where the book has ten."""
    thursday(session, names(24), 3)
    type_lines(session, 'rulebook cpc-2023\nset final 9 override "nine chairs"')
    frame = open_frame(1366, 768)
    row = in_settings(frame, "final")
    frame.key(Qt.Key.Key_Escape)
    assert frame.focus() is row
    return frame, row


def test_k_and_enter_give_a_setting_back_to_the_book(house: tuple[Frame, SettingRow]) -> None:
    """A letter alone changes nothing: it may begin a name."""
    frame, row = house
    frame.type("k")
    assert frame.session.state.setting("final") == 9
    assert "10" in frame.night.notice.sentence.text()
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.setting("final") is None
    assert (row.differs, row.value.text()) == (False, "10")


def test_a_name_that_begins_with_k_goes_to_the_command_bar(house: tuple[Frame, SettingRow]) -> None:
    frame, _ = house
    frame.type("karl")
    assert frame.night.footer.command.text() == "karl"
    assert frame.session.state.setting("final") == 9


def test_a_click_gives_a_setting_back_at_once(house: tuple[Frame, SettingRow]) -> None:
    frame, row = house
    frame.click(row.back)
    assert frame.session.state.setting("final") is None


def test_a_line_that_opens_has_the_room_it_needs(session: Session, open_frame: Callable[..., Frame]) -> None:
    thursday(session, names(24), 3)
    type_lines(session, 'rulebook cpc-2023\nset final 9 override "nine chairs"')
    side = settings(open_frame)
    for key in ("draw", "entry", "shares"):
        row = side.open_row(key)
        settle()
        assert row.height() >= row.sizeHint().height()


@pytest.fixture
def refused(session: Session, open_frame: Callable[..., Frame]) -> tuple[Frame, SettingRow]:
    """A difference of five was typed after the start, where the book has another number."""
    thursday(session, names(24), 3)
    type_lines(session, "rulebook cpc-2023\nstart")
    frame = open_frame(1440, 900)
    frame.night.show_page("structure")
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    row = page.side.open_row("difference")
    frame.type("5")
    frame.key(Qt.Key.Key_Return)
    assert frame.night.notice.waits_for_why()
    return frame, row


def test_ctrl_enter_overrides_a_refused_setting(refused: tuple[Frame, SettingRow]) -> None:
    frame, row = refused
    field = row.fields[ONE]
    assert (field.text(), field.hasFocus(), row.problem.isHidden()) == ("5", True, False)
    frame.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert frame.focus() is frame.night.notice.reason
    assert (field.text(), frame.night.notice.waits_for_why()) == ("5", True)
    frame.type("one dealer is short")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.state.setting("difference") == 5
    assert frame.session.state.word.overrides[-1].reason == "one dealer is short"
    assert (row.opened, row.value.text()) == (False, "5")


def test_esc_gives_the_old_value_back(refused: tuple[Frame, SettingRow]) -> None:
    frame, row = refused
    frame.key(Qt.Key.Key_Escape)
    assert (row.opened, row.value.text(), frame.focus()) == (False, "2", row)
    assert not frame.night.notice.waits_for_why()


@pytest.mark.parametrize("goes", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_refused_setting_stays_in_its_field(refused: tuple[Frame, SettingRow], goes: Qt.Key) -> None:
    frame, row = refused
    field = row.fields[ONE]
    frame.key(goes)
    type_lines(frame.session, "note nothing")
    assert not field.hasFocus()
    assert (row.opened, field.text(), field.property("wrong")) == (True, "5", "true")
    assert frame.session.state.setting("difference") is None


def in_settings(frame: Frame, key: str) -> SettingRow:
    """Open a line as a director who looks it up."""
    frame.night.show_page("structure")
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    page.tabs.setCurrentIndex(1)
    settle()
    return page.side.open_row(key)


def test_a_choice_only_looked_at_is_not_carried_out(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """The arrows go through the choices; a seat typed then goes to the command bar, and only that is done."""
    thursday(session, names(24), 3)
    type_lines(session, "start")
    frame = open_frame(1440, 900)
    row = in_settings(frame, "rounded")
    before, done = session.state.setting("rounded"), list[object]()
    session.changed.connect(done.append)
    frame.key(Qt.Key.Key_Down)
    assert row.drafted
    frame.type("1.3")
    frame.key(Qt.Key.Key_Return)
    assert (row.opened, session.state.setting("rounded")) == (False, before)
    assert len(done) == 1


def test_enter_keeps_what_is_typed_after_a_click_on_the_name(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    thursday(session, names(24), 3)
    frame = open_frame(1440, 900)
    row = in_settings(frame, "rounding")
    frame.type("5")
    frame.click(row)
    assert (row.opened, frame.focus()) == (True, row.fields[ONE])
    frame.key(Qt.Key.Key_Return)
    assert (row.opened, session.state.setting("rounding")) == (False, 5)


def test_without_a_rulebook_no_book_is_named(session: Session, open_frame: Callable[..., Frame]) -> None:
    thursday(session, names(24), 3)
    type_lines(session, "set difference 3")
    frame = open_frame(1366, 768)
    row = in_settings(frame, "difference")
    frame.key(Qt.Key.Key_Escape)
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    frame.type("k")
    said = frame.night.notice.sentence.text()
    frame.key(Qt.Key.Key_Escape)
    short = session.state.rulebook.short
    for text in (row.departs.text(), row.back.text(), row.more.text(), page.side.differ.text(), said):
        assert short not in text
        assert "book" not in text
    assert row.differs
    assert "2" in row.departs.text()
    assert row.house.isVisible()
    type_lines(session, "set difference none")
    assert "book" not in row.more.text()


def test_what_stands_beside_a_value_comes_and_goes(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    thursday(session, names(24), 3)
    type_lines(session, "rulebook cpc-2023\nset difference 3")
    row = settings(open_frame).rows["difference"]
    for value, beside in (("none", True), ("3", False), ("none", True)):
        type_lines(session, f"set difference {value}")
        QApplication.processEvents()
        assert row.value.isVisible()
        assert (bool(row.more.text()), row.more.isVisible()) == (beside, beside), value
        assert not beside or row.more.x() > row.value.x()


def test_an_emptied_number_is_none_where_there_may_be_none(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """The tables always have seats; the final table may be without a number of its own."""
    thursday(session, names(24), 3)
    type_lines(session, "set final 9")
    frame = open_frame(1440, 900)
    seats = session.state.setting("seats")
    for key in ("final", "seats"):
        in_settings(frame, key)
        frame.key(Qt.Key.Key_Delete)
        frame.key(Qt.Key.Key_Return)
    assert (session.state.setting("final"), session.state.setting("seats")) == (None, seats)
    page = frame.night.page("structure")
    assert isinstance(page, StructurePage)
    assert "23" in page.side.rows["seats"].problem.text()


def test_the_screen_is_set_at_once_and_kept(session: Session, open_frame: Callable[..., Frame]) -> None:
    """It is no action of the night: Undo does not take it back, and that is said."""
    thursday(session, names(24), 3)
    frame = open_frame(1440, 900)
    row, before = in_settings(frame, "screen-ground"), len(session.director.history)
    screen = frame.night.room
    assert screen is not None
    assert row.clause.isVisible()
    frame.key(Qt.Key.Key_Down)
    assert screen.dark
    frame.key(Qt.Key.Key_Return)
    assert (screen.dark, row.opened, row.value.text()) == (False, False, row.choices["no"].text())
    screen.set_dark(True)
    assert row.value.text() == row.choices["yes"].text()
    assert len(session.director.history) == before


@pytest.mark.parametrize("found", [True, False])
def test_a_setting_opened_while_another_is_looked_for_is_seen(
    session: Session, open_frame: Callable[..., Frame], found: bool
) -> None:
    """All the other lines come back above it: what is typed would be typed where nobody looks. It was found,
    or is opened from elsewhere, as by a link."""
    thursday(session, names(24), 3)
    side = settings(open_frame)
    row = side.rows["late"]
    side.finder.take_keyboard()
    QTest.keyClicks(side.finder, (row if found else side.rows["club"]).setting.title())
    settle()
    if found:
        QTest.keyClick(side.finder, Qt.Key.Key_Return)
    else:
        side.open_row("late")
    settle()
    field = QApplication.focusWidget()
    assert field is row.fields[ONE]
    assert field.visibleRegion().boundingRect() == field.rect()
    beside = [x for x in side.rows.values() if x.isVisible() and x.parentWidget() is row.parentWidget()]
    assert [x for x in beside if x.geometry().intersects(row.geometry())] == [row]
