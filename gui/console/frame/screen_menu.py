"""The projected screen's menu: which picture, which words, where, and how bright the hall is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLabel, QMenu, QWidget, QWidgetAction

from gui.console.frame.club_look import ClubLookDialog
from gui.console.frame.room_words import RoomWords
from gui.console.frame.screen import scenes
from gui.widgets.menu import Menu, entry
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
    "format": mark("No table has been drawn yet."),
    "message": mark("Write the message first under “Message on screen”."),
}
PREVIEW = QSize(288, 162)
SMALLEST = 48
"""The least height of a preview that shows anything (px)."""
AUTO = "auto"
BACK = "F9"
"""The key that lets the screen follow the play again; it is the console's, and only named here."""


def screen_menu(screen: Screen, parent: QWidget, session: Session | None = None) -> QMenu:
    """Make the menu of what can be done with the screen now, asked at ``session``."""
    if session is not None and screen.is_open and session is not screen.session:
        return other_menu(screen, parent, session)
    menu = Menu(parent)
    if not screen.is_open:
        entry(menu, tr("Turn room screen on"), screen.open, "turn_on")
        return menu
    follow, on = tr("Follow the play"), screen.scene is None
    entry(menu, follow, screen.follow_play, AUTO, key=BACK, on=on).setData(AUTO)
    for scene, name in scenes(screen.session.state).items() if screen.session is not None else ():
        why = "" if screen.can_show(scene) else tr(_NOT_NOW[scene])
        does, on = partial(screen.show_scene, scene), screen.scene == scene
        entry(menu, name, does, scene, on=on, why_not=why).setData(scene)
    for other in screen.others():
        if other is not screen.session:
            _add_beside(menu, screen, other.name, other)
    menu.addSeparator()
    entry(menu, tr("Message on screen…"), lambda: RoomWords(parent, screen).open(), "words")
    does = partial(screen.set_calls, not screen.calls)
    calls = entry(menu, tr("Show clock calls automatically"), does, "calls", on=screen.calls)
    calls.setToolTip(
        tr("A clock call fills the screen when it follows the play, and is a band on any other view.")
    )
    menu.addSeparator()
    _set_up(screen, menu.submenu(tr("Set up screen"), "set_up"), parent)
    entry(menu, tr("Turn room screen off"), screen.close, "turn_off")
    _preview(screen, menu, parent.screen().availableGeometry().height() - menu.sizeHint().height())
    return menu


def _set_up(screen: Screen, menu: Menu, parent: QWidget) -> None:
    """Add how the screen looks and where it is: once a night, if at all."""
    look = tr("Club logo, colour and sponsors…")
    entry(menu, look, lambda: ClubLookDialog(parent, screen).open(), "look")
    menu.addSeparator()
    entry(menu, tr("Dark"), partial(screen.set_dark, True), "dark", on=screen.dark)
    entry(menu, tr("Light"), partial(screen.set_dark, False), "light", on=not screen.dark)
    menu.addSeparator()
    pattern, on = partial(screen.show_scene, "pattern"), screen.scene == "pattern"
    entry(menu, tr("Test pattern"), pattern, "pattern", on=on).setData("pattern")
    if len(QGuiApplication.screens()) > 1:
        _where(screen, menu.submenu(tr("Screen")), parent)
    full = screen.window.isFullScreen()
    entry(menu, tr("Full screen"), screen.window.toggle_full_screen, "full_screen", on=full)


def _preview(screen: Screen, menu: QMenu, room: int) -> None:
    """Preview what the room would see of the entry under the pointer; at first what it sees now. It becomes
    smaller where the screen has less ``room`` (px) above the entries, which else had a second column."""
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

    def hovered(act: QAction) -> None:
        if act.isEnabled() and act.data():
            scene = None if act.data() == AUTO else act.data()
            seen.setPixmap(screen.preview(menu, size, scene))

    seen.setPixmap(screen.preview(menu, size, screen.scene))
    menu.hovered.connect(hovered)


def other_menu(screen: Screen, parent: QWidget, session: Session) -> QMenu:
    """Return the menu of a tournament that the room does not see: show it instead of the other, or beside
    it."""
    menu = Menu(parent)
    menu.addAction(tr("Show this tournament"), partial(screen.follow, session))
    if screen.session is not None:
        _add_beside(menu, screen, screen.session.name, session)
    menu.addSeparator()
    menu.addAction(tr("Turn room screen off"), screen.close)
    return menu


def _add_beside(menu: QMenu, screen: Screen, name: str, session: Session) -> None:
    """Offer this tournament the other half of the screen, beside the one of this ``name``."""
    menu.addAction(words.beside(name).replace("&", "&&"), partial(screen.show_beside, session))


def _where(screen: Screen, menu: QMenu, console: QWidget) -> None:
    """List the screens; the pattern on one of them says which it is."""
    window = screen.window
    for each in QGuiApplication.screens():
        size = each.geometry().size() * each.devicePixelRatio()
        said = f"{each.name()} · {size.width()} × {size.height()}"
        on = window.isFullScreen() and window.screen() == each
        why = tr("The console is on this screen.") if each == console.screen() else ""
        entry(menu, said, partial(window.place_on, each), each.name(), on=on, why_not=why)
