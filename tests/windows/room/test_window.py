"""The window on the venue's screen: what it repaints, its keys, its pointer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProxyStyle
from pytestqt.qtbot import QtBot

from gui.room import ink, paint
from gui.room.board import Board
from gui.room.window import DisplayWindow
from gui.theme import PROJECTED_DARK, PROJECTED_LIGHT, Theme
from gui.widgets import calm
from tests.windows.room.boards import BOARDS, BREAK, CLOCK, call, seating


class Painted(QObject):
    """Remembers the regions a window was asked to paint."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()
        self.times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
            self.times += 1
        return False

    def clear(self) -> None:
        self.region, self.times = QRegion(), 0


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[DisplayWindow]:
    made = DisplayWindow()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.set_board(CLOCK)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


@pytest.fixture
def painted(window: DisplayWindow, qapp: object) -> Painted:
    watcher = Painted()
    window.installEventFilter(watcher)
    settle(watcher)
    return watcher


def settle(watcher: Painted | None = None) -> None:
    QApplication.processEvents()
    if watcher is not None:
        watcher.clear()


def area(region: QRegion) -> int:
    around = region.boundingRect()
    return around.width() * around.height()


def test_a_second_repaints_the_digit_that_changed(window: DisplayWindow, painted: Painted) -> None:
    window.set_board(replace(CLOCK, time_text="12:47"))
    settle()
    last = [p for p in paint.compose(window.size(), CLOCK, PROJECTED_DARK) if isinstance(p, ink.Figure)][4]
    assert painted.times == 1
    assert painted.region.boundingRect().intersects(ink.bounds(last))
    assert 0 < area(painted.region) < window.width() * window.height() * 0.08


@pytest.mark.parametrize("theme", [PROJECTED_DARK, PROJECTED_LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", ["minute", "minute-movers", "minute-of-break", "level", "movers-2"])
def test_a_second_of_these_moments_repaints_the_digit_that_changed(
    window: DisplayWindow, painted: Painted, name: str, theme: Theme
) -> None:
    """Not the frame, not the plate on white, not the green ground, not the bar under it."""
    window.set_theme(theme)
    board = BOARDS[name]
    window.set_board(replace(board, time_text="10:48"))
    settle(painted)
    window.set_board(replace(board, time_text="10:47"))
    settle()
    assert painted.times == 1
    assert 0 < area(painted.region) < window.width() * window.height() * 0.1
    painted.clear()
    window.set_board(replace(board, time_text="10:47"))
    settle()
    assert painted.times == 0


def test_a_second_of_a_called_clock_repaints_its_digit_and_the_levels(
    window: DisplayWindow, painted: Painted
) -> None:
    board = call(replace(call().calls[0], left="38"))
    window.set_board(board)
    settle(painted)
    foot = (("Level 7", "12:47", "text"), *board.foot[1:])
    window.set_board(replace(board, calls=(replace(board.calls[0], left="37"),), foot=foot))
    settle()
    assert painted.times == 1
    figures = [p for p in paint.compose(window.size(), board, PROJECTED_DARK) if isinstance(p, ink.Figure)]
    tens, ones = figures
    assert (tens.text, ones.text) == ("3", "8")
    assert painted.region.intersects(ink.bounds(ones))
    rest = painted.region - QRegion(ink.bounds(ones))
    changed = [p for p in paint.compose(window.size(), board, PROJECTED_DARK) if p.x < window.width() / 3]
    time = next(p for p in changed if isinstance(p, ink.Text) and p.text == "12:48")
    assert area(rest) < 2 * area(QRegion(ink.bounds(time)))


def test_the_same_board_repaints_nothing(window: DisplayWindow, painted: Painted) -> None:
    window.set_board(replace(CLOCK))
    settle()
    assert painted.times == 0


@pytest.mark.parametrize(
    "steps",
    [
        [
            replace(CLOCK, time_text="12:47", progress=0.4),
            replace(CLOCK, time_text="09:59", blinds="500 / 1,000"),
        ],
        [BREAK, replace(BREAK, time_text="08:14"), CLOCK],
        [replace(CLOCK, ticker=None), CLOCK],
        [seating(41), replace(seating(400), page=2), CLOCK],
    ],
    ids=["clock", "break", "ticker", "seating"],
)
def test_what_is_on_screen_is_the_whole_new_picture(window: DisplayWindow, steps: list[Board]) -> None:
    """Painting only the differences leaves the same pixels as painting everything."""
    for board in steps:
        window.set_board(board)
        settle()
        shown = window.screen().grabWindow(window.winId()).toImage()
        whole = paint.picture(window.size(), board, PROJECTED_DARK)
        assert shown.size() == whole.size()
        assert shown.convertToFormat(whole.format()) == whole


def test_dark_and_light(window: DisplayWindow) -> None:
    window.set_theme(PROJECTED_LIGHT)
    settle()
    image = window.grab().toImage()
    assert image.pixelColor(3, 3).name().upper() == PROJECTED_LIGHT.ground


def test_it_has_no_timer(window: DisplayWindow) -> None:
    assert window.findChildren(QTimer) == []


def test_keys_and_pointer(window: DisplayWindow) -> None:
    assert not window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.cursor().shape() == Qt.CursorShape.BlankCursor
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.isVisible()
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton)
    assert window.isFullScreen()
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton)
    assert not window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible()


def test_with_one_screen_it_is_an_ordinary_window(window: DisplayWindow) -> None:
    window.open()
    assert window.second_screen() is None
    assert window.isVisible()
    assert not window.isFullScreen()


def test_on_the_consoles_screen_it_stands_in_the_corner(qtbot: QtBot) -> None:
    """It lay over two thirds of the console."""
    window = DisplayWindow()
    qtbot.addWidget(window)
    window.open()
    room, at = window.screen().availableGeometry(), window.geometry()
    assert room.contains(at)
    middle = room.center()
    assert (at.left() > middle.x(), at.top() > middle.y(), at.bottom() < room.bottom() - 40) == (True,) * 3


def test_a_window_that_was_not_shown_stands_where_it_stood_last_night(qtbot: QtBot) -> None:
    """Its first size was kept for the next night, and it came over the console's left corner."""
    window = DisplayWindow()
    qtbot.addWidget(window)
    never = window.place
    assert QRect(*never[1:]).isEmpty()
    window.place = ("", 200, 100, 320, 180)
    assert window.place == ("", 200, 100, 320, 180)
    window.open()
    assert window.geometry() == QRect(200, 100, 320, 180)
    assert window.place == ("", 200, 100, 320, 180)


def test_resizing_lays_out_again(window: DisplayWindow) -> None:
    window.resize(QSize(1024, 768))
    settle()
    assert window.grab().toImage().size() == QSize(1024, 768)
    picture = paint.picture(QSize(1024, 768), CLOCK, PROJECTED_DARK)
    assert window.grab().toImage().convertToFormat(picture.format()) == picture


# -- what moves fades --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "board", [BREAK, BOARDS["movers-1"], BOARDS["moves-5"]], ids=["scene", "bar", "list"]
)
def test_what_moves_fades_and_the_digits_do_not(
    window: DisplayWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, board: Board
) -> None:
    monkeypatch.setattr(calm, "FADE", 150)
    digits = [x for x in paint.compose(window.size(), CLOCK, PROJECTED_DARK) if isinstance(x, ink.Figure)]
    window.set_board(board)
    fade = window._fade
    assert fade is not None
    assert digits
    assert not any(fade.region.intersects(ink.bounds(x)) for x in digits)
    assert not fade.region.isEmpty()
    qtbot.waitUntil(lambda: window._fade is None, timeout=60_000)
    assert window.grab().toImage() == paint.picture(window.size(), board, PROJECTED_DARK)


@pytest.mark.parametrize(
    "board", [BREAK, BOARDS["movers-1"], BOARDS["moves-5"]], ids=["scene", "bar", "list"]
)
def test_a_fade_begins_with_what_was_shown_and_the_new_figures(
    window: DisplayWindow, monkeypatch: pytest.MonkeyPatch, board: Board
) -> None:
    monkeypatch.setattr(calm, "FADE", 60_000)
    before, after = (paint.picture(window.size(), x, PROJECTED_DARK) for x in (CLOCK, board))
    window.set_board(board)
    fade = window._fade
    assert fade is not None
    assert fade.left == 1
    shown, wanted = window.grab().toImage(), QPixmap.fromImage(after)
    with QPainter(wanted) as painter:
        painter.setClipRegion(fade.region)
        painter.drawImage(0, 0, before)
    assert shown == wanted.toImage()


def test_the_fade_of_a_window_that_has_grown_begins_with_what_was_shown(
    window: DisplayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "FADE", 60_000)
    window.set_board(BREAK)
    window.resize(1920, 1080)
    settle()
    before = paint.picture(window.size(), BREAK, PROJECTED_DARK)
    window.set_board(CLOCK)
    fade = window._fade
    assert fade is not None
    within = []
    for image in (window.grab().toImage(), before):
        within.append(QPixmap(window.size()))
        within[-1].fill(Qt.GlobalColor.black)
        with QPainter(within[-1]) as painter:
            painter.setClipRegion(fade.region)
            painter.drawImage(0, 0, image)
    assert within[0].toImage() == within[1].toImage()


def test_a_passing_second_fades_nothing(window: DisplayWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calm, "FADE", 150)
    window.set_board(replace(CLOCK, time_text="12:47"))
    assert window._fade is None
    window.set_board(replace(CLOCK, time_text="12:46", blinds="500 / 1,000"))
    assert window._fade is None


def test_nothing_fades_where_the_system_wants_stillness(
    window: DisplayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "FADE", 150)
    assert calm.wanted(window)
    with monkeypatch.context() as told:
        told.setattr(calm, "still", lambda: True)
        assert not calm.wanted(window)
    still = QProxyStyle("fusion")
    monkeypatch.setattr(still, "styleHint", lambda *_: 0)
    monkeypatch.setattr(window, "style", lambda: still)
    assert not calm.wanted(window)
