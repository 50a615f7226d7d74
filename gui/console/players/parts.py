"""The Players page's fields and its list: what is typed in them, and what their keys do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from core.log.change import Change
from core.people.listing import ORDERS
from core.say.acts import Set
from gui.console.frame.acting import perform
from gui.console.frame.off_keys import leave_letters
from gui.console.players.groups import GROUPS, counts
from gui.console.players.model import NAME, STATUS, PlayersModel
from gui.program.club_library import in_turn
from gui.widgets.hinted import HintedEdit
from gui.widgets.lined_table import LinedTable
from gui.widgets.suggest import SuggestField
from gui.words import players as say

if TYPE_CHECKING:
    from gui.console.players.page import PlayersPage


class PlayerSearch(HintedEdit):
    """Up and Down move in the list, Enter goes into it, Esc shows everybody again."""

    def __init__(self, page: PlayersPage) -> None:
        super().__init__(say.word("search"), icon="magnifying-glass", key="F")
        self._page = page

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._page.step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._page.table.setFocus()
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self._page.table.setFocus()
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class AddField(SuggestField):
    """One name at a time; several lines pasted are a list. ``pasted`` carries them; ``left``: Esc while
    nothing is typed: everybody is in."""

    pasted = Signal(str)
    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Ctrl+Z with nothing typed to take back is the window's, as are its opposites."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = QGuiApplication.clipboard().text() if event.matches(QKeySequence.StandardKey.Paste) else ""
        if len(text.strip().splitlines()) > 1:
            self.pasted.emit(text)
            return
        leaves = event.key() == Qt.Key.Key_Escape and not self.text()
        super().keyPressEvent(event)  # which leaves that Esc to the window: the last notice goes with it
        if leaves:
            self.left.emit()


class PlayerList(LinedTable):
    """Letters are deeds here, not a search in the first column."""

    def __init__(self, model: PlayersModel) -> None:
        super().__init__(model, [200, 84, 64, 64, 104, 92, 132], stretch=NAME)
        self.setAccessibleName(say.word("players"))
        self.setSortingEnabled(True)
        self.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._players = model
        model.placed.connect(self._placed)

    def _placed(self) -> None:
        """Thousands may be out: those in view say it anew."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height())
        for row in range(max(first, 0), (last if last >= 0 else self._players.rowCount() - 1) + 1):
            line = self._players.line(row)
            if line is not None and line.status == "out":
                self.update(self._players.index(row, STATUS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leave_letters(super().keyPressEvent, event)

    def keyboardSearch(self, search: str) -> None:
        """Nothing: F looks for somebody."""


def list_menu(page: PlayersPage, group: str) -> QMenu:
    """Whom the list shows, how many there are of each, and in which order names stand."""
    menu = QMenu(page)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    many = counts(page.model.everybody)
    for key in GROUPS:
        _choice(menu, say.group_count(key, many[key]), partial(page.show_group, key), chosen=key == group)
    for key, values in ORDERS.items():
        menu.addSeparator()
        for value in values:
            chosen = page.session.state.setting(key) == value
            _choice(menu, say.list_order(value), partial(_list_by, page, key, value), chosen=chosen)
    return menu


def _choice(menu: QMenu, words: str, act: Callable[[], object], *, chosen: bool) -> None:
    made = menu.addAction(words, act)
    made.setCheckable(True)
    made.setChecked(chosen)


def _list_by(page: PlayersPage, key: str, value: str) -> None:
    """List all names so: here, on paper, on the projector, and in the nights to come."""
    session, library = page.session, page.session.library
    if session.state.setting(key) == value:
        return

    def kept(_: Change) -> None:
        if library is not None:  # for tonight it holds all the same
            in_turn(library, lambda it: it.set_setting(key, value))

    perform(page, session, Set(key=key, value=value), then=kept)
