"""The projected screen by hand: scenes and back with one key, words for the room, the club's logo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPixmap, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.say.reasons import StoreFailed, Trouble
from core.store.library import Library
from gui.console.frame.club_look import ClubLookDialog
from gui.console.frame.room_words import SEEN, RoomWords
from gui.console.frame.screen import LONGEST_MESSAGE, Screen
from gui.console.frame.screen_menu import _NOT_NOW, _where, screen_menu
from gui.console.players.page import PlayersPage
from gui.program.session import Session
from gui.room import paint
from gui.room.board import Board
from gui.room.club import COLOURS, KEPT, MOST_FIGURES, Logo, kept
from gui.room.window import DisplayWindow
from gui.theme import projected
from gui.widgets.said_below import said_below
from gui.words import console as console_words
from gui.words import screen as screen_words
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.keyboard import CTRL, dialog
from tests.windows.console.test_menus_and_screen import item


@pytest.fixture
def screen(frame: Frame) -> Screen:
    type_lines(frame.session, "start")
    frame.night._screen.open()
    return frame.night._screen


def scene(screen: Screen) -> str:
    return screen.window.board.scene


# -- by hand and back -------------------------------------------------------------------------------


def test_one_key_lets_it_follow_the_play_again(frame: Frame, screen: Screen) -> None:
    item(screen_menu(screen, frame.night), "prizes")()
    assert (scene(screen), frame.night.header.screen_button.tone) == ("prizes", "amber")
    frame.focus_page()
    frame.key(Qt.Key.Key_F9)
    assert (scene(screen), frame.night.header.screen_button.tone) == ("clock", "green")


# -- keys pressed while it has the keyboard ---------------------------------------------------------


@pytest.fixture
def room(frame: Frame, screen: Screen, qtbot: QtBot) -> DisplayWindow:
    """The small window of the room has the keyboard: it was clicked, on the console's screen."""
    frame.focus_page()
    screen.window.activateWindow()
    qtbot.waitUntil(screen.window.isActiveWindow)
    return screen.window


def page(frame: Frame) -> QWidget:
    shown = frame.night.stack.currentWidget()
    assert shown is not None
    return shown


def pressed(room: DisplayWindow, frame: Frame, qtbot: QtBot, *keys: str | Qt.Key) -> None:
    """Press these while the room has the keyboard, faster than a system gives it to the console."""
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(room, key)
        else:
            QTest.keyClick(room, key)
    qtbot.waitUntil(frame.window.isActiveWindow)
    QApplication.processEvents()


def test_a_name_typed_over_the_room_stands_in_the_bar(
    frame: Frame, room: DisplayWindow, qtbot: QtBot
) -> None:
    pressed(room, frame, qtbot, "/abc")
    bar = frame.night.footer.command
    assert (bar.text(), QApplication.focusWidget() is bar) == ("abc", True)


def test_a_seat_and_enter_over_the_room_is_a_bust(frame: Frame, room: DisplayWindow, qtbot: QtBot) -> None:
    before = len(frame.session.state.game.busts)
    pressed(room, frame, qtbot, "2.7", Qt.Key.Key_Return)
    frame.session.settle()
    assert len(frame.session.state.game.busts) == before + 1


def test_shortcuts_over_the_room_are_the_consoles(frame: Frame, room: DisplayWindow, qtbot: QtBot) -> None:
    before = page(frame)
    QTest.keyClick(room, Qt.Key.Key_2, CTRL)
    qtbot.waitUntil(frame.window.isActiveWindow)
    QApplication.processEvents()
    players = page(frame)
    assert isinstance(players, PlayersPage)
    assert players is not before
    room.activateWindow()
    qtbot.waitUntil(room.isActiveWindow)
    pressed(room, frame, qtbot, "n", "Zoe")
    assert players.add.text() == "Zoe"


def test_undo_and_redo_over_the_room_are_told_apart(frame: Frame, room: DisplayWindow, qtbot: QtBot) -> None:
    before = len(frame.session.state.game.busts)
    pressed(room, frame, qtbot, "2.7", Qt.Key.Key_Return)
    frame.session.settle()
    counts = []
    for modifier in (CTRL, CTRL | Qt.KeyboardModifier.ShiftModifier):
        frame.focus_page()
        room.activateWindow()
        qtbot.waitUntil(room.isActiveWindow)
        QTest.keyClick(room, Qt.Key.Key_Z, modifier)
        qtbot.waitUntil(frame.window.isActiveWindow)
        QApplication.processEvents()
        frame.session.settle()
        counts.append(len(frame.session.state.game.busts) - before)
    assert counts == [0, 1]


def test_space_over_the_room_pauses_once(frame: Frame, room: DisplayWindow, qtbot: QtBot) -> None:
    assert frame.session.reading().running
    pressed(room, frame, qtbot, " ")
    frame.session.settle()
    assert not frame.session.reading().running


def test_the_rooms_own_keys_stay_its_own(frame: Frame, room: DisplayWindow, qtbot: QtBot) -> None:
    QTest.keyClick(room, Qt.Key.Key_F11)
    assert room.isFullScreen()
    QTest.keyClick(room, Qt.Key.Key_PageDown)
    frame.session.settle()
    assert (frame.session.reading().running, room.isFullScreen()) == (False, True), "a clicker works"
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert (room.isFullScreen(), room.isVisible()) == (False, True)


@pytest.mark.parametrize("width", [1024, 1440])
def test_what_is_kept_on_the_screen_is_said_in_words_and_amber(
    session: Session, open_frame: Callable[..., Frame], width: int
) -> None:
    """The room does not see the play: nothing in the header may look as if all were well."""
    type_lines(session, SETUP)
    type_lines(session, "set currency SEK\nedit row 1 blinds 100/300 ante 300 paid-by bb\nstart")
    frame = open_frame(width, 800)
    header, kept = frame.night.header, frame.night._screen
    kept.open()
    assert header.screen_button.tone == "green"
    item(screen_menu(kept, frame.night), "prizes")()
    button = header.screen_button
    assert (button.text(), button.tone) == kept.state() == (button.text(), "amber")
    assert button.sizeHint().width() > 100, "with its words"
    assert header.rect().contains(button.geometry())
    assert header.players.isVisible()
    kept.follow_play()
    assert button.tone == "green"


def test_what_cannot_be_shown_says_why(frame: Frame, screen: Screen) -> None:
    off = [a for a in screen_menu(screen, frame.night).actions() if not a.isEnabled() and a.objectName()]
    assert [a.objectName() for a in off] == ["call", "moves", "final", "welcome", "winner", "message"]
    assert {a.objectName(): a.toolTip() for a in off}.items() <= _NOT_NOW.items()


def test_the_menu_shows_a_scene_before_the_room_sees_it(frame: Frame, screen: Screen) -> None:
    menu = screen_menu(screen, frame.night)
    seen = menu.findChild(QLabel, "preview")
    assert isinstance(seen, QLabel)
    pictures = [seen.pixmap().toImage()]
    for name in ("prizes", "winner", "auto"):
        menu.hovered.emit(next(a for a in menu.actions() if a.objectName() == name))
        pictures.append(seen.pixmap().toImage())
    clock, prizes, none, again = pictures
    assert prizes != clock
    assert none == prizes, "of what cannot be shown there is no picture"
    assert again == clock
    assert scene(screen) == "clock"


@pytest.mark.parametrize(("high", "preview"), [(1080, True), (614, True), (512, True), (480, False)])
def test_the_menu_has_one_column_on_a_low_screen(
    frame: Frame, screen: Screen, monkeypatch: pytest.MonkeyPatch, high: int, preview: bool
) -> None:
    """At 1366 × 768, also at 125 and 150 %: the preview yields, and goes at last."""
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1366, high))
    menu = screen_menu(screen, frame.night)
    assert (menu.findChild(QLabel, "preview") is not None) == preview
    if preview:
        assert menu.sizeHint().height() <= high


def test_the_consoles_own_screen_is_not_offered(frame: Frame, screen: Screen) -> None:
    menu = QMenu()
    _where(screen, menu, frame.window)
    (here,) = menu.actions()
    size = frame.window.screen().geometry().size()
    assert here.text().endswith(f"{size.width()} × {size.height()}")
    assert (here.isEnabled(), here.toolTip() != here.text()) == (False, True), "it says why"


def test_a_scene_that_has_nothing_to_show_any_more_gives_way(frame: Frame, screen: Screen) -> None:
    type_lines(frame.session, "move 1.3 to 1.6")
    item(screen_menu(screen, frame.night), "moves")()
    assert scene(screen) == "moves"
    type_lines(frame.session, "undo")
    assert (scene(screen), screen.scene) == ("clock", None)


def test_the_pattern_names_the_screen_it_is_on(frame: Frame, screen: Screen) -> None:
    item(screen_menu(screen, frame.night), "pattern")()
    here = screen.window.screen()
    size = here.geometry().size()
    assert screen.window.board.headline == here.name()
    assert screen.window.board.corner.startswith(f"{size.width()} × {size.height()}")
    frame.pass_time(seconds=30)
    assert scene(screen) == "pattern"


def test_following_another_lets_go_of_the_first(frame: Frame, screen: Screen) -> None:
    screen.show_scene("prizes")
    screen.follow(frame.session)
    assert screen.scene == "prizes", "the same tournament: nothing changes"
    screen.follow(None)
    assert not screen.is_open
    assert screen.session is None
    type_lines(frame.session, "pause")  # nobody listens any more, and nobody minds


# -- words for the room -----------------------------------------------------------------------------


def ask(frame: Frame, screen: Screen, qtbot: QtBot) -> RoomWords:
    item(screen_menu(screen, frame.night), "words")()
    shown = dialog(frame.window, RoomWords, qtbot)
    assert isinstance(shown, RoomWords)
    return shown


def test_the_screen_is_turned_on_and_a_message_shown_by_keys_alone(frame: Frame, qtbot: QtBot) -> None:
    screen = frame.night._screen
    frame.focus_page()
    frame.key(Qt.Key.Key_F8)
    assert screen.is_open
    with qtbot.waitActive(frame.window):
        frame.window.activateWindow()
    frame.focus_page()
    frame.key(Qt.Key.Key_F8)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for _ in menu.actions():
        QTest.keyClick(menu, Qt.Key.Key_Down)
        active = menu.activeAction()
        if active is not None and active.objectName() == "words":
            break
    QTest.keyClick(menu, Qt.Key.Key_Return)
    dialog(frame.window, RoomWords, qtbot)
    frame.type("Dinner is served")
    frame.key(Qt.Key.Key_Return)
    assert (scene(screen), screen.window.board.headline) == ("message", "Dinner is served")


def test_a_message_and_an_announcement_by_keys(frame: Frame, screen: Screen, qtbot: QtBot) -> None:
    ask(frame, screen, qtbot)
    frame.type("Dinner is served")
    frame.key(Qt.Key.Key_Tab)
    frame.type("The bar closes at 23:00")
    frame.key(Qt.Key.Key_Return)
    board = screen.window.board
    assert (board.scene, board.headline, board.ticker) == (
        "message",
        "Dinner is served",
        ("The bar closes at 23:00", ""),
    )
    assert board.foot[0][:2] == ("Level 1", "20:00")
    frame.pass_time(seconds=90)
    assert screen.window.board.foot[0][1] == "18:30", "resume the clock under it"
    with qtbot.waitActive(frame.window):
        frame.window.activateWindow()
    frame.focus_page()
    frame.key(Qt.Key.Key_F9)
    assert (scene(screen), screen.window.board.ticker) == ("clock", ("The bar closes at 23:00", ""))
    item(screen_menu(screen, frame.night), "message")()
    assert screen.window.board.headline == "Dinner is served"
    screen.follow_play()
    ask(frame, screen, qtbot).carry_out()
    assert scene(screen) == "message", "what the picture in the dialog shows is shown"


def test_they_outlive_the_window_on_the_screen(frame: Frame, screen: Screen) -> None:
    screen.say("Dinner is served", "The bar closes")
    screen.close()
    screen.open()
    board = screen.window.board
    assert (board.headline, board.ticker) == ("Dinner is served", ("The bar closes", ""))


def test_taken_off_they_are_gone(frame: Frame, screen: Screen, qtbot: QtBot) -> None:
    screen.say("Dinner is served", "The bar closes")
    shown = ask(frame, screen, qtbot)
    assert shown.message.text() == "Dinner is served"
    frame.click(shown.off_button)
    assert (scene(screen), screen.window.board.ticker, screen.scene) == ("clock", None, None)


def test_what_is_typed_is_seen_before_the_room_sees_it(frame: Frame, screen: Screen, qtbot: QtBot) -> None:
    shown = ask(frame, screen, qtbot)
    before = shown.seen.pixmap().toImage()
    frame.type("D")
    assert shown.seen.pixmap().toImage() != before
    assert scene(screen) == "clock"
    frame.key(Qt.Key.Key_Escape)
    assert screen.said.message == ""
    assert shown.message.maxLength() == LONGEST_MESSAGE


@pytest.mark.parametrize(("fixed", "typed"), [("prizes", "D"), ("message", ""), ("clock", "D")])
def test_the_picture_is_what_the_room_sees_then_in_a_fixed_scene_too(
    frame: Frame, screen: Screen, qtbot: QtBot, fixed: str, typed: str
) -> None:
    screen.say("Dinner is served", "")
    item(screen_menu(screen, frame.night), fixed)()
    shown = ask(frame, screen, qtbot)
    shown.message.clear()
    shown.ticker.setFocus()
    frame.type(typed)
    seen = shown.seen.pixmap().toImage()
    frame.key(Qt.Key.Key_Return)
    board = screen.window.board
    assert board.scene == (fixed if fixed != "message" else "clock")
    assert seen == pictured(board, screen, shown)


def pictured(board: Board, screen: Screen, dialog: RoomWords) -> QImage:
    size = SEEN * dialog.devicePixelRatioF()
    return QPixmap.fromImage(paint.picture(size, board, projected(screen.dark))).toImage()


def test_no_dialog_is_on_the_projected_window(frame: Frame, screen: Screen, qtbot: QtBot) -> None:
    ask(frame, screen, qtbot)
    item(screen_menu(screen, frame.night), "look")()
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]
    assert len(found) == 2
    parents = [w.parentWidget() for w in found]
    assert [p.window() for p in parents if p is not None] == [frame.window] * 2
    for shown in found:
        shown.close()


# -- the logo ---------------------------------------------------------------------------------------


@pytest.fixture
def library(frame: Frame, tmp_path: Path) -> Iterator[Library]:
    with closing(Library.open(tmp_path / "library.db")) as made:
        frame.session.library = made
        yield made
        frame.session.library = None


def image(path: Path, width: int = 400, height: int = 200, colour: str = "#FFAA0000") -> Path:
    made = QImage(width, height, QImage.Format.Format_ARGB32)
    made.fill(QColor(colour))
    assert made.save(str(path))
    return path


def looks(frame: Frame, screen: Screen, qtbot: QtBot) -> ClubLookDialog:
    item(screen_menu(screen, frame.night), "look")()
    shown = dialog(frame.window, ClubLookDialog, qtbot)
    assert isinstance(shown, ClubLookDialog)
    return shown


def tick(box: QCheckBox) -> None:
    """At its square: a grid makes a box wider than its words."""
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(9, box.height() // 2))


def test_how_the_clubs_screen_looks_is_seen_here_first_and_kept_for_all_nights(
    frame: Frame, screen: Screen, tmp_path: Path, library: Library, qtbot: QtBot
) -> None:
    asked = looks(frame, screen, qtbot)
    pictures = [asked.seen.pixmap().toImage()]

    def changed() -> bool:
        pictures.append(asked.seen.pixmap().toImage())
        return pictures[-1] != pictures[-2]

    path = image(tmp_path / "club.png", 3000, 1000)
    for take in (asked.take_logo, asked.take_sponsor):
        asked.read(path, take)
        assert screen.files.wait(20)
        assert changed()
    tick(asked.large)
    assert changed()
    asked.colour.setCurrentIndex(2)
    assert changed()
    tick(asked.figures["average"])
    assert changed()
    tick(asked.figures["tables"])
    assert changed()
    assert screen.window.board.colour == "", "the room sees nothing before"
    frame.key(Qt.Key.Key_Return)
    board = screen.window.board
    assert isinstance(board.logo, Logo)
    assert (board.logo.width, board.logo.height) == (KEPT.width(), 400)
    assert (board.large_logo, board.colour, board.sponsors) == (True, COLOURS[1], (board.logo,))
    assert screen.look.figures == ("players", "tables", "pool", "first")
    assert "Tables" in [label for label, _, _ in board.side]
    assert kept(library) == screen.look
    screen.follow(None)
    other = Screen(frame.window)
    other.follow(frame.session)
    assert other.look == screen.look
    other.follow(None)
    screen.follow(frame.session)
    screen.open()
    QApplication.sendPostedEvents(asked, QEvent.Type.DeferredDelete)
    asked = looks(frame, screen, qtbot)
    frame.click(asked.remove_sponsor)
    frame.click(asked.remove_logo)
    frame.key(Qt.Key.Key_Return)
    assert (screen.look.logo, kept(library).sponsors, screen.window.board.logo) == (None, (), None)


def test_the_clubs_colour_is_chosen_by_letters_or_says_that_none_begins_so(
    frame: Frame, screen: Screen, qtbot: QtBot
) -> None:
    asked = looks(frame, screen, qtbot)
    asked.colour.setFocus()
    frame.type("grey")
    chosen = asked.colour.currentText()
    assert chosen == "Grey"
    frame.type("z")
    assert said_below(asked) == console_words.stray_text("z")
    assert asked.colour.currentText() == chosen


def test_where_it_cannot_be_kept_it_stands_tonight(
    frame: Frame, screen: Screen, library: Library, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def full(key: str, value: object) -> None:
        raise StoreFailed(Trouble.DISK_FULL, "")

    monkeypatch.setattr(library, "set_setting", full)
    asked = looks(frame, screen, qtbot)
    asked.colour.setCurrentIndex(1)
    frame.click(asked.do_button)
    assert screen.window.board.colour == COLOURS[0]
    assert frame.night.notice.said == screen_words.looks_so_tonight().said


def test_no_more_figures_than_the_panel_holds(frame: Frame, screen: Screen, qtbot: QtBot) -> None:
    asked = looks(frame, screen, qtbot)
    for box in asked.figures.values():
        if not box.isChecked() and box.isEnabled():
            tick(box)
    assert [box.isChecked() for box in asked.figures.values()].count(True) == MOST_FIGURES
    assert not any(box.isEnabled() for box in asked.figures.values() if not box.isChecked())


# -- the moments of the clock ----------------------------------------------------------------------


def test_the_room_sees_the_last_minute_the_new_level_and_who_moves(frame: Frame, screen: Screen) -> None:
    """In its window, second by second: the clock stays whatever one player does, and is never early."""
    session = frame.session
    left = session.reading().remaining
    assert left is not None
    frame.pass_time(seconds=left / 1000 - 70)
    assert not screen.window.board.last_minute
    type_lines(session, "move 1.3 to 1.6")
    seen: list[tuple[str, bool, int, str]] = []
    for _ in range(90):
        frame.pass_time(seconds=1)
        board = screen.window.board
        seen.append((board.scene, board.last_minute, len(board.movers), board.blinds))
    holds, comes = seen[0][3], seen[-1][3]
    assert holds != comes
    assert seen[:9] == [("clock", False, 1, holds)] * 9
    assert seen[9:69] == [("clock", True, 1, holds)] * 60
    assert seen[69:77] == [("level", False, 0, comes)] * 8
    assert seen[77:89] == [("clock", False, 1, comes)] * 12
    assert seen[89] == ("clock", False, 0, comes)
