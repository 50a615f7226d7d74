"""What the venue's screen shows and where it is: opened, closed and fed from here."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from core.call_clock import running
from gui import text_console
from gui.session import Session
from gui.theme import projected

if TYPE_CHECKING:
    from gui.display.window import DisplayWindow

PAGE_STANDS = 10_000
"""How long a page of the seating list stays, in ms."""
_SCENES = (
    ("scene_auto", None), ("scene_clock", "clock"), ("scene_call", "call"), ("scene_seating", "seating"),
    ("scene_moves", "moves"),
)  # fmt: skip


class Screen(QObject):
    """``changed`` tells in a word how it is, and whether the room sees it."""

    changed = Signal(str, bool)

    def __init__(self, console: QWidget) -> None:
        super().__init__(console)
        self._console = console
        self._session: Session | None = None
        self._scene: str | None = None
        self._calls = True  # called clocks come on the screen by themselves
        self._dark = True

    @cached_property
    def window(self) -> DisplayWindow:
        """Made when first asked for: the console stands before."""
        from gui.display.window import DisplayWindow

        made = DisplayWindow(projected(self._dark), self._console)
        made.moved.connect(lambda _: self._tell())
        return made

    def follow(self, session: Session | None) -> None:
        """Show this tournament from now on; without one the screen goes dark."""
        self._session, self._scene = session, None
        if session is None:
            self.close()
            return
        session.changed.connect(self.show_now)
        session.ticked.connect(self.show_now)
        self.show_now()
        self._tell()

    def show_now(self) -> None:
        """The picture of this moment; nothing is made while nobody sees it."""
        session = self._session
        if session is None or not self.is_open:
            return
        from gui.display.build import board

        now = session.now()
        if self._scene == "call" and not running(session.state):
            self._scene = None
        self.window.set_board(
            board(
                session.state, session.reading(), now, session.zone,
                scene=self._scene, page=now // PAGE_STANDS, calls=self._calls,  # type: ignore[arg-type]
            )
        )  # fmt: skip

    @property
    def is_open(self) -> bool:
        return self._made and self.window.isVisible()

    @property
    def _made(self) -> bool:
        return "window" in self.__dict__

    def open_if_second(self) -> None:
        """At the start: only where there is a screen of its own for it."""
        if len(QGuiApplication.screens()) > 1 and self.window.second_screen() is not None:
            self.open()

    def open(self) -> None:
        self.window.open()
        self.show_now()
        self._console.activateWindow()
        self._tell()

    def close(self) -> None:
        if self._made:  # also where it is hidden, waiting for its screen to come back
            self.window.close()
        self._tell()

    def _tell(self) -> None:
        self.changed.emit(*self.state())

    def state(self) -> tuple[str, bool]:
        """In a word how it is, and whether the room sees it."""
        if not self.is_open:
            return text_console.word("no_screen"), False
        key = "on_screen" if self.window.isFullScreen() else "in_window"
        return text_console.word(key), True

    # -- the menu ----------------------------------------------------------------------------------

    def menu(self, parent: QWidget) -> QMenu:
        """What can be done with it now."""
        say = text_console.word
        menu = QMenu(parent)
        if not self.is_open:
            menu.addAction(say("screen_open"), self.open)
            return menu
        menu.setToolTipsVisible(True)
        for key, scene in _SCENES:
            act = menu.addAction(say(key), partial(self.show_scene, scene))
            act.setCheckable(True)
            act.setChecked(self._scene == scene)
            if why := self._nothing_of(scene):
                act.setEnabled(False)
                act.setToolTip(say(why))
        menu.addSeparator()
        act = menu.addAction(say("screen_calls"), partial(self.set_calls, not self._calls))
        act.setCheckable(True)
        act.setChecked(self._calls)
        act.setToolTip(say("screen_calls_why"))
        menu.addSeparator()
        for key, dark in (("screen_dark", True), ("screen_light", False)):
            act = menu.addAction(say(key), partial(self.set_dark, dark))
            act.setCheckable(True)
            act.setChecked(self._dark == dark)
        menu.addSeparator()
        full = menu.addAction(say("full_screen"), self._full_screen)
        full.setCheckable(True)
        full.setChecked(self.window.isFullScreen())
        menu.addAction(say("screen_close"), self.close)
        return menu

    def show_scene(self, scene: str | None) -> None:
        """This scene until another is chosen; None: what the state of play asks for."""
        self._scene = scene
        self.show_now()

    def _nothing_of(self, scene: str | None) -> str:
        """Why a scene cannot be shown now, as a key of ``text_console.word``; empty: it can."""
        state = None if self._session is None else self._session.state
        if scene == "moves" and (state is None or not state.came):
            return "scene_no_moves"
        if scene == "call" and (state is None or not running(state)):
            return "scene_no_calls"
        return ""

    def set_calls(self, shown: bool) -> None:
        """Whether the room sees a called clock by itself. One can be shown by hand all the same."""
        self._calls = shown
        self.show_now()

    def set_dark(self, dark: bool) -> None:
        self._dark = dark
        self.window.set_theme(projected(dark))

    def _full_screen(self) -> None:
        self.window.toggle_full_screen()
        self._tell()
