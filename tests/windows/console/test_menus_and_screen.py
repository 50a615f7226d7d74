"""The clock's menu, printing, and what the venue's screen shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from core.say import acts
from core.say.reasons import BadLength, NotStarted
from gui.console.frame.clock_menu import _rows, clock_menu
from gui.console.frame.printing import print_menu
from gui.console.frame.screen import SCENES
from gui.console.frame.screen_menu import screen_menu
from gui.console.players.dialogs import EditPlayer
from gui.console.players.page import PlayersPage
from gui.paper.preview import PreviewDialog
from gui.words import console as console_words
from gui.words import text
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import dialog, form
from tests.windows.said import says

CTRL = Qt.KeyboardModifier.ControlModifier


def item(menu: QMenu, name: str) -> Callable[[], None]:
    found = menu.findChild(QAction, name)
    assert isinstance(found, QAction)
    assert found.isEnabled(), found.toolTip()
    return found.trigger


def test_back_and_jump(frame: Frame) -> None:
    type_lines(frame.session, "start\nnext")
    item(clock_menu(frame.night, frame.session), "back")()
    assert frame.night.header.blinds.text == "25 / 50"
    menu = clock_menu(frame.night, frame.session)
    jump = next(a.menu() for a in menu.actions() if a.objectName() == "go_to")
    assert isinstance(jump, QMenu)
    assert [a.objectName() for a in jump.actions()] == ["row_1", "row_2", "row_3", "row_4"]
    assert [a.text() for a in jump.actions()] == [name for _, name in _rows(frame.session.state.clock.levels)]
    item(jump, "row_4")()
    assert frame.night.header.blinds.text == "100 / 200"


def test_the_clock_is_set_to_the_time_left(frame: Frame, qtbot: QtBot) -> None:
    type_lines(frame.session, "start")
    item(clock_menu(frame.night, frame.session), "set_clock")()
    asked = form(frame.window, acts.SetClock, qtbot)
    asked.combo("row").setCurrentIndex(1)
    asked.line("elapsed").selectAll()
    asked.line("elapsed").setFocus()
    frame.type("12:30")
    frame.key(Qt.Key.Key_Return)
    assert frame.night.header.blinds.text == "50 / 100"
    assert frame.night.header.clock.text == "12:30"


def test_a_time_left_that_cannot_be_is_said_there(frame: Frame, qtbot: QtBot) -> None:
    type_lines(frame.session, "start")
    item(clock_menu(frame.night, frame.session), "set_clock")()
    asked = form(frame.window, acts.SetClock, qtbot)
    asked.line("elapsed").setText("soon")
    asked.carry_out()
    assert "soon" in asked.problem.text()
    asked.line("elapsed").setText("45:00")
    asked.carry_out()
    assert asked.isVisible()
    assert says(asked.problem.said, BadLength, length=-1_500_000)


def test_the_start_is_scheduled_and_taken_away(frame: Frame, qtbot: QtBot) -> None:
    item(clock_menu(frame.night, frame.session), "schedule")()
    asked = form(frame.window, acts.Schedule, qtbot)
    asked.line("at").setFocus()
    frame.type("18:15")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.reading().starts_in == 45 * 60_000


def test_the_menu_says_why_not(frame: Frame) -> None:
    back = clock_menu(frame.night, frame.session).actions()[0]
    assert not back.isEnabled()
    assert back.toolTip() == text.reason(NotStarted())


def test_print_opens_the_preview_and_the_clock_goes_on(frame: Frame, qtbot: QtBot) -> None:
    type_lines(frame.session, "start")
    menu = print_menu(frame.night, frame.session)
    next(a for a in menu.actions() if a.objectName() == "seating_by_name").trigger()
    shown = dialog(frame.window, PreviewDialog, qtbot)
    frame.pass_time(seconds=1)
    assert frame.night.header.clock.text == "19:59"
    shown.close()


def test_print_while_nobody_is_seated_says_what_to_do(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    first = print_menu(frame.night, frame.session).actions()[0]
    assert not first.isEnabled()
    assert first.toolTip() == console_words.nobody_seated()


def test_space_lights_the_first_entry_of_a_menu(frame: Frame) -> None:
    frame.key(Qt.Key.Key_P, CTRL)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    able = [x for x in menu.actions() if x.isEnabled() and not x.isSeparator()]
    QTest.keyClick(menu, Qt.Key.Key_Space)
    assert (menu.activeAction(), menu.isVisible()) == (able[0], True)
    menu.close()


def test_ctrl_p_opens_the_print_menu(frame: Frame) -> None:
    frame.key(Qt.Key.Key_P, CTRL)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [a.objectName() for a in menu.actions()] == [
        "seating_by_name",
        "seating_by_table",
        "seat_cards",
        "redraw",
        "slips",
        "",
        "table_sheets",
        "dealer_sheets",
        "break_order",
        "",
        "structure",
        "structure_small",
        "payouts",
        "payout_slips",
        "deal",
        "cash_report",
        "results",
        "",
        "absent",
        "alternates",
        "rulings",
        "conduct",
        "rulebook",
        "",
        "pack",
        "print_again",
        "",
        "choose_printer",
        "print_slips",
    ]
    keys = {a.objectName(): a.text().partition("\t")[2] for a in menu.actions() if "\t" in a.text()}
    assert keys == {"pack": "Ctrl+Shift+P", "print_again": "Ctrl+Shift+R"}
    menu.close()


def test_the_screen_follows_the_night(frame: Frame) -> None:
    header, screen = frame.night.header, frame.night._screen
    assert header.screen_button.tone == ""
    frame.click(header.screen_button)
    assert screen.is_open
    assert (header.screen_button.text(), header.screen_button.tone) == screen.state()
    type_lines(frame.session, "start")
    assert (screen.window.board.scene, screen.window.board.time_text) == ("clock", "20:00")
    frame.pass_time(seconds=1)
    assert screen.window.board.time_text == "19:59"
    scenes = []
    type_lines(frame.session, "pause")
    for scene in (None, "seating", None):
        screen.show_scene(scene)
        scenes.append(screen.window.board.scene)
    assert scenes == ["paused", "seating", "paused"]
    screen.close()
    assert (header.screen_button.text(), header.screen_button.tone) == screen.state()


def test_a_move_is_on_the_screen_for_a_while_and_can_be_shown_again(frame: Frame) -> None:
    screen = frame.night._screen
    screen.open()
    assert not next(
        a for a in screen_menu(screen, frame.night).actions() if a.objectName() == "moves"
    ).isEnabled()
    seat = next(iter(frame.session.state.open_tables[0].seats))
    free = frame.session.state.open_tables[0].free[-1]
    type_lines(frame.session, f"start\nmove 1.{seat} to 1.{free}")
    assert str(screen.window.board.scene) == "clock"
    assert [(x.table, x.seat) for x in screen.window.board.movers] == [("1", str(free))]
    frame.pass_time(seconds=89)
    assert screen.window.board.movers
    frame.pass_time(seconds=1)
    assert not screen.window.board.movers
    item(screen_menu(screen, frame.night), "moves")()
    assert screen.window.board.scene == "moves"
    item(screen_menu(screen, frame.night), "auto")()
    type_lines(frame.session, f"move 1.{free} to 1.{seat}")
    assert screen.window.board.movers
    type_lines(frame.session, "undo")
    assert not screen.window.board.movers
    screen.close()


def test_a_called_clock_comes_by_itself_unless_it_is_not_wanted(frame: Frame) -> None:
    screen = frame.night._screen
    screen.open()
    assert not next(
        a for a in screen_menu(screen, frame.night).actions() if a.objectName() == "call"
    ).isEnabled()
    seat = next(iter(frame.session.state.open_tables[0].seats))
    type_lines(frame.session, f"start\ncall clock 1.{seat}")

    def now() -> tuple[str, list[str]]:
        return screen.window.board.scene, [x.left for x in screen.window.board.calls]

    first = int(now()[1][0])
    frame.pass_time(seconds=2)
    assert now() == ("call", [str(first - 2)])
    item(screen_menu(screen, frame.night), "clock")()
    assert now()[0] == "clock"
    item(screen_menu(screen, frame.night), "auto")()
    item(screen_menu(screen, frame.night), "calls")()
    assert (now()[0], screen.window.board.ticker) == ("clock", None)
    item(screen_menu(screen, frame.night), "call")()
    assert now() == ("call", [str(first - 2)])
    type_lines(frame.session, "clock call acted")
    assert now()[0] == "clock"
    checked = [a.objectName() for a in screen_menu(screen, frame.night).actions() if a.isChecked()]
    assert checked == ["auto"]
    item(screen_menu(screen, frame.night), "calls")()
    type_lines(frame.session, f"call clock 1.{seat}")
    assert now()[0] == "call"
    screen.close()


def test_nothing_is_made_for_a_screen_nobody_sees(frame: Frame) -> None:
    before = frame.night._screen.window.board
    type_lines(frame.session, "start")
    assert frame.night._screen.window.board is before


def test_the_screen_menu(frame: Frame) -> None:
    screen = frame.night._screen
    screen.open()
    offered = [a for a in screen_menu(screen, frame.night).actions() if a.objectName()]
    assert [a.objectName() for a in offered] == ["auto", *SCENES, "words", "calls", "set_up", "turn_off"]
    set_up = offered[-2].menu()
    assert isinstance(set_up, QMenu)
    assert [a.objectName() for a in set_up.actions() if a.text()] == [
        "look",
        "dark",
        "light",
        "pattern",
        "full_screen",
    ]
    screen.close()
    assert [a.objectName() for a in screen_menu(screen, frame.night).actions()] == ["turn_on"]


def test_a_letter_of_a_menu_is_its_entrys_where_a_name_was_typed_before(frame: Frame) -> None:
    """The cursor is in *Add player* after a registration, where the list's letters do nothing."""
    frame.key(Qt.Key.Key_2, CTRL)
    page = frame.night.stack.currentWidget()
    assert isinstance(page, PlayersPage)
    page.add.take_keyboard()
    frame.type("Zoe Quist")
    frame.key(Qt.Key.Key_Return)
    assert page.add.hasFocus()
    QTest.mouseClick(page.more, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_E)
    assert QApplication.activePopupWidget() is None
    assert frame.night.footer.command.text() == ""
    asked = frame.window.findChild(EditPlayer)
    assert asked is not None
    asked.reject()
