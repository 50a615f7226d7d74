"""The window on the venue's screen. It is told what to show and where the console is; it has no timer.

``set_board`` compares the pieces of the new picture with the present ones and draws the difference, once a
second mostly one digit. What is drawn is kept, because a fade shows it in each of its frames: drawn anew it
took as long as all the rest of a balance (at 400 entries 13 to 17 ms of 40).
"""

from collections.abc import Callable, Iterable
from operator import attrgetter

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from gui.room import ink, paint
from gui.room.board import Board
from gui.safely import safely
from gui.theme import PROJECTED_DARK, Theme
from gui.widgets.calm import Moment, wanted

_FADING = attrgetter("scene", "format", "movers", "moves", "page")
"""More than figures change where one of these does: the scene, who moves, the page of a list."""


class Fade(Moment):
    """Lets the picture of before fade over this region of the widget, outside all large figures of then and
    now."""

    def __init__(self, widget: QWidget, region: QRegion, figures: Iterable[ink.Figure]) -> None:
        super().__init__(widget)
        self.region = QRegion(region)
        for figure in figures:
            self.region -= QRegion(ink.bounds(figure))
        self.valueChanged.connect(lambda _: widget.update(self.region))

    @safely
    def paint(self, painter: QPainter, before: QPixmap, within: QRegion) -> None:
        painter.save()
        painter.setOpacity(self.left)
        painter.setClipRegion(self.region & within)
        painter.drawPixmap(0, 0, before)
        painter.restore()


SETTLES = 400
"""Ms the window manager has to fit the window to a screen's new size."""

# Px between a window on the console's screen and the edges: the console's footer is seen below it.
_BESIDE, _BELOW = 16, 64


class DisplayWindow(QWidget):
    """Full screen on the second screen if there is one, otherwise an ordinary window.

    ``moved`` carries the name of the screen it covers, or "" when it covers none (hidden, or a window).
    """

    moved = Signal(str)

    def __init__(self, theme: Theme = PROJECTED_DARK, console: QWidget | None = None) -> None:
        super().__init__()
        self._theme = theme
        self.board = Board("clock")
        self._pieces: list[ink.Ink] = []
        # The picture of the board without a fade, and the part of it to be drawn anew.
        self._picture, self._stale = QPixmap(), QRegion()
        # The picture that fades. The next fade paints over it: new memory for 1080 lines takes 2 ms.
        self._before = QPixmap()
        self._fade: Fade | None = None
        self._console = console
        self._home = ""  # name of the screen it was placed on; survives the screen
        self._at = QRect()  # where it stood as a window in the night before
        self.wanted = False  # the director wants it shown, whether or not a screen is there
        self._told: str | None = None
        self.pass_on: Callable[[QKeyEvent], object] = QKeyEvent.ignore
        """Takes the keys that it does not use itself."""
        self.setWindowTitle("Riffle")
        # Every pixel is painted here; the console keeps the keyboard and decides when the program ends.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.resize(960, 540)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._screen_added)
        app.screenRemoved.connect(self._screen_removed)
        for screen in app.screens():
            screen.geometryChanged.connect(self._resized)

    # -- content

    def set_board(self, board: Board) -> None:
        """Show ``board``. Cheap if nothing or only the time has changed; call it as often as you like."""
        if board == self.board:
            return
        before, ground = self.board, paint.ground(self.board, self._theme)
        pieces = paint.compose(self.size(), board, self._theme)
        same = ground == paint.ground(board, self._theme)
        region = ink.changed(self._pieces, pieces) if same else QRegion(self.rect())
        if not region.isEmpty():
            if _FADING(before) != _FADING(board) and wanted(self):
                self._end_fade()
                figures = [x for x in (*self._pieces, *pieces) if isinstance(x, ink.Figure)]
                self._keep_before(region)
                self._fade = Fade(self, region, figures)
                self._fade.finished.connect(self._end_fade)
            self._draw_anew(region)
        self.board, self._pieces = board, pieces

    def set_theme(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self._pieces = self._compose()
            self._draw_anew(QRegion(self.rect()))

    def _end_fade(self) -> None:
        if self._fade is not None:
            self.update(self._fade.region)
            self._fade.stop()
            self._fade.deleteLater()
            self._fade = None

    def _compose(self) -> list[ink.Ink]:
        return paint.compose(self.size(), self.board, self._theme)

    def _draw_anew(self, region: QRegion) -> None:
        self._stale += region
        self.update(region)

    def _keep_before(self, region: QRegion) -> None:
        picture = self._drawn()
        ratio = picture.devicePixelRatio()
        if (self._before.size(), self._before.devicePixelRatio()) != (picture.size(), ratio):
            self._before = QPixmap(picture.size())
            self._before.setDevicePixelRatio(ratio)
        with QPainter(self._before) as painter:
            painter.setClipRegion(region)
            painter.drawPixmap(0, 0, picture)

    def _drawn(self) -> QPixmap:
        """Return the picture of the board, without a fade; draw what differs from before."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if (self._picture.size(), self._picture.devicePixelRatio()) != (size, ratio):
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(ratio)
            self._stale = QRegion(self.rect())
        if not self._stale.isEmpty():
            with QPainter(self._picture) as painter:
                painter.setClipRegion(self._stale)
                ground = paint.ground(self.board, self._theme)
                painter.fillRect(self._stale.boundingRect(), ground)
                ink.draw(painter, self._pieces, self._stale)
            self._stale = QRegion()
        return self._picture

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        region, picture = event.region(), self._drawn()
        painter = QPainter(self)
        painter.setClipRegion(region)
        painter.drawPixmap(0, 0, picture)
        if self._fade is not None:
            self._fade.paint(painter, self._before, region)
        painter.end()

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._end_fade()
        self._pieces = self._compose()
        self._draw_anew(QRegion(self.rect()))

    # -- place

    @property
    def place(self) -> tuple[str, int, int, int, int]:
        """Return the name of the screen it is placed on, "" for none, and where it stands as a window."""
        at = self.normalGeometry() if self.isFullScreen() else self.geometry()
        if self.windowHandle() is None:  # not shown yet, and its size chosen by nobody
            at = self._at
        return self._home, at.x(), at.y(), at.width(), at.height()

    @place.setter
    def place(self, place: tuple[str, int, int, int, int]) -> None:
        self._home, self._at = place[0], QRect(*place[1:])

    def open(self) -> None:
        """Show it: full screen on a second screen, else as a window that the director can move."""
        self.wanted = True
        if (second := self.second_screen()) is not None:
            self.place_on(second)
            return
        self._follow_console()
        here = self._console_screen()
        placed = self.windowHandle() is not None and not self._home
        stayed = placed and here.geometry().contains(self.geometry().center())
        self._home = ""
        if self.isVisible() or (stayed and not self.isFullScreen()):
            self._takes_keys(True)
            self.showNormal()
            QTimer.singleShot(0, self, self.raise_)
        else:
            self._show_as_window(here)
        self._tell()

    def place_on(self, screen: QScreen) -> None:
        """Cover ``screen``, and come back to it by name when it is unplugged and plugged in again."""
        self.wanted = True
        self._follow_console()
        self._home = screen.name()
        if self.isVisible() and not (self.isFullScreen() and self.screen() == screen):
            # Some window systems ignore a move of a full-screen window, and X's do so for one that is
            # visible.
            self.hide()
        if not self.isVisible() and self.windowHandle() is not None:
            # A window that was elsewhere would be shown there again, over the console, for a moment.
            self.windowHandle().destroy()
        self.setGeometry(screen.geometry())
        self.create()
        self.windowHandle().setScreen(screen)
        # On the venue's screen it never takes the keyboard from the console.
        self._takes_keys(False)
        # Not showFullScreen, which takes the keyboard too.
        self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        self.show()
        self._tell()

    def second_screen(self) -> QScreen | None:
        """Return a screen without the console: the last one used if it is there, else any other."""
        console = self._console_screen()
        others = [screen for screen in QGuiApplication.screens() if screen != console]
        return next((screen for screen in others if screen.name() == self._home), next(iter(others), None))

    def toggle_full_screen(self) -> None:
        """Switch between full screen and window on its screen."""
        if self.isFullScreen():
            self.leave_full_screen()
        elif self.screen() != self._console_screen():
            self.place_on(self.screen())
        else:
            self.showFullScreen()
        self._tell()

    def leave_full_screen(self) -> None:
        """Show an ordinary window within its screen."""
        if not self.isFullScreen():
            return
        self._show_as_window(self.screen())
        self._tell()

    def _show_as_window(self, screen: QScreen) -> None:
        """Show it where it stood last night, or in the middle of ``screen``, two thirds as wide and high. On
        the console's screen it stands small in the corner: in the middle it would lie over the tables."""
        # Hidden first: window managers handle windows when they are shown. And made anew: on X a window that
        # was full screen without a window manager reports full screen for ever.
        room = screen.availableGeometry()
        self.hide()
        if self.windowHandle() is not None:
            self.windowHandle().destroy()
        self.setWindowState(Qt.WindowState.WindowNoState)
        size = QSize(room.width() * 2 // 3, room.height() * 2 // 3)
        corner = room.center() - QPoint(size.width() // 2, size.height() // 2)
        if screen == self._console_screen():
            size /= 2
            corner = room.bottomRight() - QPoint(size.width() + _BESIDE, size.height() + _BELOW)
        self.setGeometry(self._at if room.contains(self._at) else QRect(corner, size))
        self._at = QRect()
        self._takes_keys(True)
        self.show()
        # After the console has the keyboard again, which brings it to the front.
        QTimer.singleShot(0, self, self.raise_)

    def _follow_console(self) -> None:
        """Make room from now on wherever the console is moved to."""
        handle = self._console.window().windowHandle() if self._console is not None else None
        if handle is not None:
            # At each showing: before the console is first shown it has no handle.
            handle.screenChanged.connect(self._console_moved, Qt.ConnectionType.UniqueConnection)

    @Slot(QScreen)
    def _console_moved(self, _: QScreen) -> None:
        """Swap screens with the console: no window manager lifts it above a full-screen window."""
        if not (self.isVisible() and self.isFullScreen() and self.screen() == self._console_screen()):
            return
        if (second := self.second_screen()) is not None:
            self.place_on(second)
        else:
            self.leave_full_screen()

    def _console_screen(self) -> QScreen:
        return self._console.screen() if self._console is not None else QGuiApplication.primaryScreen()

    def _resized(self) -> None:
        """Cover the screen after a change of resolution or place, unless the window manager does."""
        QTimer.singleShot(SETTLES, self, self._cover)

    def _cover(self) -> None:
        whole = self.screen().geometry()
        if self.isVisible() and self.isFullScreen() and self.geometry() != whole:
            self.setGeometry(whole)
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    def _screen_added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._resized)
        QTimer.singleShot(0, self, self._take_second)

    def _take_second(self) -> None:
        away = self.wanted and not (self.isVisible() and self._home)
        if away and (second := self.second_screen()) is not None:
            self.place_on(second)

    def _screen_removed(self, screen: QScreen) -> None:
        """Hide when the screen goes: Qt would leave the window on nothing, or lay it over the console."""
        if not self.isVisible():
            return
        left = [other for other in QGuiApplication.screens() if other != screen]
        lost = self._home == screen.name()
        # The console's screen may be the one that went: the remaining one is the director's.
        covers = self.isFullScreen() and len(left) < 2
        if lost or covers:
            # Hidden first: a window manager would put an ordinary window over the console.
            self.hide()
            self.setWindowState(Qt.WindowState.WindowNoState)
            self._tell()

    def _takes_keys(self, takes: bool) -> None:
        self.create()
        self.windowHandle().setFlag(Qt.WindowType.WindowDoesNotAcceptFocus, not takes)
        # X's window managers place windows by the screens they know: one that has not yet heard of a new
        # screen lays the clock over the console. On other systems the hint has no effect.
        self.windowHandle().setFlag(Qt.WindowType.X11BypassWindowManagerHint, not takes)

    def _tell(self) -> None:
        now = self.screen().name() if self.isVisible() and self.isFullScreen() else ""
        if now != self._told:
            self._told = now
            self.moved.emit(now)

    # -- keys, pointer

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.leave_full_screen()
        else:
            self.pass_on(event)

    @safely
    def event(self, event: QEvent) -> bool:
        """Leave Tab to the console, too: there is nothing here to go to."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return True
        return super().event(event)

    @safely
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.toggle_full_screen()

    @safely
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:
            self._hide_pointer()
        super().changeEvent(event)

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        self._hide_pointer()
        super().showEvent(event)

    @safely
    def closeEvent(self, event: QCloseEvent) -> None:
        self.wanted = False
        super().closeEvent(event)
        self.hide()
        self._tell()

    def _hide_pointer(self) -> None:
        """Hide a pointer forgotten on the venue's screen."""
        full = self.isFullScreen()
        self.setCursor(Qt.CursorShape.BlankCursor if full else Qt.CursorShape.ArrowCursor)
