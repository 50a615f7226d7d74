"""Menus, and the keys that have no button: what is off says why."""

from collections.abc import Callable, Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QShortcutEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from gui.safely import safely

# The height of an entry of a menu and of a line between two, in px.
_ENTRY, _LINE = 30, 9


@runtime_checkable
class BeginsLines(Protocol):
    """A view that has a place for a line that was begun elsewhere."""

    def begin_line(self, typed: str) -> None: ...


class Menu(QMenu):
    """A menu that is gone once it was closed; what is off says why on hovering. Its entries stand closer
    where the screen is too low for them: Qt would set a second column beside, for the last one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setToolTipsVisible(True)

    def submenu(self, words: str, name: str = "") -> "Menu":
        """Add a menu under this one; ``name`` is that of its entry."""
        made = Menu(self)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # it opens again as long as this one is
        made.setTitle(words)
        self.addMenu(made).setObjectName(name)
        return made

    @safely
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Polish:
            shown = (x for x in self.actions() if x.isVisible())
            high = sum(_LINE if x.isSeparator() else _ENTRY for x in shown)
            self.setProperty("tight", high + _ENTRY > self.screen().availableGeometry().height())
        return super().event(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key stands beside, also where it acts nowhere else: the keyboard may be in a field.
        Light the first entry at Space, as Enter does, where none is lit. Close the menu and those above it
        at a character that chooses nothing here, and begin a line with it. The character is no key of the
        page below: M D would have opened the menu and done what D does there."""
        if (chosen := self._beside(event)) is not None:
            _close_all()
            _press(chosen)
            return
        before = self.activeAction()
        if before is None and event.key() == Qt.Key.Key_Space:
            able = (x for x in self.actions() if x.isVisible() and x.isEnabled() and not x.isSeparator())
            self.setActiveAction(next(able, None))
            return
        super().keyPressEvent(event)
        text = event.text()
        if not (text.strip() and text.isprintable()) or not self.isVisible() or self.activeAction() != before:
            return
        above = self.parentWidget()
        _close_all()
        while above is not None and not isinstance(above, BeginsLines):
            above = above.parentWidget()
        if above is not None:
            above.begin_line(text)

    def _beside(self, event: QKeyEvent) -> QAction | None:
        """Return the entry that this one character stands beside and that can be chosen."""
        alone = event.modifiers() in _ALONE
        typed = event.text().strip().upper() if alone else ""
        able = (x for x in self.actions() if x.isVisible() and x.isEnabled())
        return next((x for x in able if typed and _key_beside(x) == typed), None)


_ALONE = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier,
)  # fmt: skip


def _key_beside(action: QAction) -> str:
    """Return the key that a menu shows beside the entry."""
    return action.shortcut().toString() or action.text().partition("\t")[2].upper()


def _close_all() -> None:
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()


def _press(action: QAction) -> None:
    """Do what the entry's key does, which may ask first where a click does not."""
    keys = action.shortcut()
    if keys.isEmpty():
        action.trigger()
    else:
        QApplication.sendEvent(action, QShortcutEvent(keys, 0))


def entry(
    menu: QMenu,
    words: str,
    does: Callable[[], object],
    name: str = "",
    *,
    key: str = "",
    on: bool | None = None,
    why_not: str = "",
) -> QAction:
    """Add an entry called ``name``: ticked or not as ``on`` says, off where ``why_not`` says why. The ``key``
    stands beside it and is bound elsewhere."""
    made = menu.addAction(f"{words}\t{key}" if key else words, does)
    made.setObjectName(name)
    if on is not None:
        made.setCheckable(True)
        made.setChecked(on)
    made.setEnabled(not why_not)
    made.setToolTip(why_not)
    return made


def menu_of(actions: Iterable[QAction | None], parent: QWidget) -> QMenu:
    """Return a menu of the actions; None is a separator. Disabled ones have their reason as tooltip."""
    menu = Menu(parent)
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
            # Its key works while the menu is open, where Enter would press the lit entry.
            action.triggered.connect(menu.close)
    return menu


def key_of(
    keys: QKeySequence | str, where: QWidget, run: Callable[[], object], context: Qt.ShortcutContext
) -> QShortcut:
    """Add a key without an action to this widget. PySide ignores the context if the constructor gets a
    callable: the key would belong to the whole window, and two of the same letter would both be dead."""
    shortcut = QShortcut(QKeySequence(keys), where)
    shortcut.setContext(context)
    shortcut.activated.connect(run)
    return shortcut
