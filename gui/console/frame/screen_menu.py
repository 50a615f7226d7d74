"""The projected screen's menu: which picture, which words, where, and how bright the hall is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QPixmap
from PySide6.QtWidgets import QLabel, QMenu, QWidget, QWidgetAction

from gui.theme import projected
from gui.words import screen_menu as words

if TYPE_CHECKING:
    from gui.console.frame.screen import Screen
    from gui.program.session import Session
    from gui.room.board import SceneName

SCENES: tuple[SceneName, ...] = (
    "clock", "call", "seating", "moves", "final", "prizes", "welcome", "winner", "message",
)  # fmt: skip
PREVIEW = QSize(288, 162)
AUTO = "auto"
BACK = "F9"
"""The key that lets the screen follow the play again; it is the console's, and only named here."""


def screen_menu(screen: Screen, parent: QWidget) -> QMenu:
    """What can be done with it now."""
    say = words.word
    menu = QMenu(parent)
    if not screen.is_open:
        menu.addAction(say("open"), screen.open)
        return menu
    menu.setToolTipsVisible(True)
    _preview(screen, menu)
    _check(menu, f"{say('auto')}\t{BACK}", screen.scene is None, screen.follow_play).setData(AUTO)
    for scene in SCENES:
        shows = screen.can_show(scene)
        act = _check(menu, say(scene), screen.scene == scene, partial(screen.show_scene, scene))
        act.setData(scene)
        act.setEnabled(shows)
        act.setToolTip("" if shows else say(f"no_{scene}"))
    _beside(screen, menu)
    menu.addSeparator()
    menu.addAction(say("say"), partial(_ask_words, screen, parent))
    act = _check(menu, say("calls"), screen.calls, partial(screen.set_calls, not screen.calls))
    act.setToolTip(say("calls_why"))
    menu.addSeparator()
    menu.addAction(say("logo"), partial(_ask_logo, screen, parent))
    if screen.logo is not None:
        menu.addAction(say("no_logo"), partial(screen.set_logo, None))
    _check(menu, say("dark"), screen.dark, partial(screen.set_dark, True))
    _check(menu, say("light"), not screen.dark, partial(screen.set_dark, False))
    menu.addSeparator()
    _check(menu, say("pattern"), screen.scene == "pattern", partial(screen.show_scene, "pattern")).setData(
        "pattern"
    )
    if len(QGuiApplication.screens()) > 1:
        _where(screen, menu.addMenu(say("where")), parent)
    _check(menu, say("full"), screen.window.isFullScreen(), screen.toggle_full_screen)
    menu.addAction(say("close"), screen.close)
    return menu


def _preview(screen: Screen, menu: QMenu) -> None:
    """What the room would see of the entry under the pointer; at first what it sees now."""
    from gui.room import paint

    seen = QLabel()
    seen.setObjectName("preview")
    seen.setFixedHeight(PREVIEW.height() + 12)
    seen.setMinimumWidth(PREVIEW.width() + 16)
    seen.setAlignment(Qt.AlignmentFlag.AlignCenter)
    around = QWidgetAction(menu)
    around.setDefaultWidget(seen)
    menu.addAction(around)

    def show(scene: SceneName | None) -> None:
        ratio = menu.devicePixelRatioF()
        picture = QPixmap.fromImage(
            paint.picture(PREVIEW * ratio, screen.board(scene), projected(screen.dark))
        )
        picture.setDevicePixelRatio(ratio)
        seen.setPixmap(picture)

    def hovered(act: QAction) -> None:
        if act.isEnabled() and act.data():
            show(None if act.data() == AUTO else act.data())

    show(screen.scene)
    menu.hovered.connect(hovered)


def other_menu(screen: Screen, parent: QWidget, session: Session) -> QMenu:
    """At a tournament that the room does not see: it can be shown instead of the other, or beside it."""
    say, menu = words.word, QMenu(parent)
    menu.addAction(say("this"), partial(screen.follow, session))
    if screen.session is not None:
        beside = words.beside(screen.session.name).replace("&", "&&")
        menu.addAction(beside, partial(screen.show_beside, session))
    menu.addSeparator()
    menu.addAction(say("close"), screen.close)
    return menu


def _check(menu: QMenu, said: str, on: bool, act: Callable[[], object]) -> QAction:
    made = menu.addAction(said, act)
    made.setCheckable(True)
    made.setChecked(on)
    return made


def _beside(screen: Screen, menu: QMenu) -> None:
    """Another tournament that is open has the other half."""
    for other in screen.others():
        if other is screen.session:
            continue
        menu.addAction(words.beside(other.name).replace("&", "&&"), partial(screen.show_beside, other))


def _where(screen: Screen, menu: QMenu, console: QWidget) -> None:
    """The screens there are; the pattern on one of them says which it is."""
    menu.setToolTipsVisible(True)
    for each in QGuiApplication.screens():
        size = each.geometry().size() * each.devicePixelRatio()
        act = _check(
            menu, words.screen(each.name(), size.width(), size.height()),
            screen.window.isFullScreen() and screen.window.screen() == each,
            partial(screen.window.place_on, each),
        )  # fmt: skip
        if each == console.screen():
            act.setEnabled(False)
            act.setToolTip(words.word("console_there"))


def _ask_words(screen: Screen, parent: QWidget) -> None:
    from gui.console.frame.room_words import RoomWords

    RoomWords(parent, screen).open()


def _ask_logo(screen: Screen, parent: QWidget) -> None:
    from gui.console.frame.logo_ask import ask_logo

    ask_logo(screen, parent)
