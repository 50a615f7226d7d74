"""The projected screen's menu: which picture, which words, where, and how bright the hall is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QPixmap
from PySide6.QtWidgets import QLabel, QMenu, QWidget, QWidgetAction

from gui.console.frame.screen import SCENES
from gui.theme import projected
from gui.widgets.deeds import Menu
from gui.words import screen as words
from gui.words.tr import Context, mark

if TYPE_CHECKING:
    from gui.console.frame.screen import Screen
    from gui.program.session import Session
    from gui.room.board import SceneName

tr = Context("room")


_NOT_NOW: dict[SceneName, str] = {
    "call": mark("No clock call is running."),
    "moves": mark("Nobody has moved since the start."),
    "final": mark("More than one table is playing."),
    "prizes": mark("The prizes are not set yet."),
    "welcome": mark("The tournament has started."),
    "winner": mark("Nobody has won yet."),
    "message": mark("Write it first under “Message on screen”."),
}
PREVIEW = QSize(288, 162)
SMALLEST = 48
"""The least height of a preview that shows anything (px)."""
AUTO = "auto"
BACK = "F9"
"""The key that lets the screen follow the play again; it is the console's, and only named here."""


def screen_menu(screen: Screen, parent: QWidget) -> QMenu:
    """Make the menu of what can be done with the screen now."""
    menu = Menu(parent)
    if not screen.is_open:
        menu.addAction(tr("Turn room screen on"), screen.open).setObjectName("turn_on")
        return menu
    follow = f"{tr('Follow the play')}\t{BACK}"
    _check(menu, AUTO, follow, screen.scene is None, screen.follow_play).setData(AUTO)
    for scene, name in SCENES.items():
        shows = screen.can_show(scene)
        act = _check(menu, scene, tr(name), screen.scene == scene, partial(screen.show_scene, scene))
        act.setData(scene)
        act.setEnabled(shows)
        act.setToolTip("" if shows else tr(_NOT_NOW[scene]))
    _beside(screen, menu)
    menu.addSeparator()
    menu.addAction(tr("Message on screen…"), partial(_ask_words, screen, parent)).setObjectName("words")
    calls = partial(screen.set_calls, not screen.calls)
    act = _check(menu, "calls", tr("Show clock calls automatically"), screen.calls, calls)
    act.setToolTip(tr("Full picture when the screen follows the play; a band on any other view."))
    menu.addSeparator()
    _set_up(screen, menu.addMenu(tr("Set up screen")), parent)
    menu.addAction(tr("Turn room screen off"), screen.close).setObjectName("turn_off")
    _preview(screen, menu, parent.screen().availableGeometry().height() - menu.sizeHint().height())
    return menu


def _set_up(screen: Screen, menu: QMenu, parent: QWidget) -> None:
    """Add how the screen looks and where it is: once a night, if at all."""
    menu.menuAction().setObjectName("set_up")
    menu.addAction(tr("Club logo, colour and sponsors…"), partial(_ask_look, screen, parent)).setObjectName(
        "look"
    )
    menu.addSeparator()
    _check(menu, "dark", tr("Dark"), screen.dark, partial(screen.set_dark, True))
    _check(menu, "light", tr("Light"), not screen.dark, partial(screen.set_dark, False))
    menu.addSeparator()
    pattern = partial(screen.show_scene, "pattern")
    _check(menu, "pattern", tr("Test pattern"), screen.scene == "pattern", pattern).setData("pattern")
    if len(QGuiApplication.screens()) > 1:
        _where(screen, menu.addMenu(tr("Screen")), parent)
    _check(menu, "full_screen", tr("Full screen"), screen.window.isFullScreen(), screen.toggle_full_screen)


def _preview(screen: Screen, menu: QMenu, room: int) -> None:
    """Preview what the room would see of the entry under the pointer; at first what it sees now. It becomes
    smaller where the screen has less ``room`` (px) above the entries, which else had a second column."""
    from gui.room import paint

    size = PREVIEW.scaled(
        PREVIEW.width(), min(PREVIEW.height(), room - 12), Qt.AspectRatioMode.KeepAspectRatio
    )
    if size.height() < SMALLEST:
        return
    seen = QLabel()
    seen.setObjectName("preview")
    seen.setFixedHeight(size.height() + 12)
    seen.setMinimumWidth(size.width() + 16)
    seen.setAlignment(Qt.AlignmentFlag.AlignCenter)
    around = QWidgetAction(menu)
    around.setDefaultWidget(seen)
    menu.insertAction(menu.actions()[0], around)

    def show(scene: SceneName | None) -> None:
        ratio = menu.devicePixelRatioF()
        picture = QPixmap.fromImage(paint.picture(size * ratio, screen.board(scene), projected(screen.dark)))
        picture.setDevicePixelRatio(ratio)
        seen.setPixmap(picture)

    def hovered(act: QAction) -> None:
        if act.isEnabled() and act.data():
            show(None if act.data() == AUTO else act.data())

    show(screen.scene)
    menu.hovered.connect(hovered)


def other_menu(screen: Screen, parent: QWidget, session: Session) -> QMenu:
    """At a tournament that the room does not see: it can be shown instead of the other, or beside it."""
    menu = Menu(parent)
    menu.addAction(tr("Show this tournament"), partial(screen.follow, session))
    if screen.session is not None:
        beside = words.beside(screen.session.name).replace("&", "&&")
        menu.addAction(beside, partial(screen.show_beside, session))
    menu.addSeparator()
    menu.addAction(tr("Turn room screen off"), screen.close)
    return menu


def _check(menu: QMenu, name: str, said: str, on: bool, act: Callable[[], object]) -> QAction:
    made = menu.addAction(said, act)
    made.setObjectName(name)
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
    for each in QGuiApplication.screens():
        size = each.geometry().size() * each.devicePixelRatio()
        act = _check(
            menu, each.name(), words.screen(each.name(), size.width(), size.height()),
            screen.window.isFullScreen() and screen.window.screen() == each,
            partial(screen.window.place_on, each),
        )  # fmt: skip
        if each == console.screen():
            act.setEnabled(False)
            act.setToolTip(tr("The console is on this screen."))


def _ask_words(screen: Screen, parent: QWidget) -> None:
    from gui.console.frame.room_words import RoomWords

    RoomWords(parent, screen).open()


def _ask_look(screen: Screen, parent: QWidget) -> None:
    from gui.console.frame.club_look import ClubLookDialog

    ClubLookDialog(parent, screen).open()
