"""A key whose deed is off is not silent: the page says why, as the tooltip does."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from gui.console.frame.acting import desk_of
from gui.widgets.deeds import Deed


def leave_letters(list_does: Callable[[QKeyEvent], None], event: QKeyEvent) -> None:
    """A letter that comes here is that of a deed which is off: the page says why. A list would search."""
    if event.text().isalpha():
        event.ignore()
    else:
        list_does(event)


def say_why_off(page: QWidget, deeds: Iterable[Deed], event: QKeyEvent) -> bool:
    """A deed's key that comes as far as its page is off. Whether it was one, and was said."""
    key = QKeySequence(event.keyCombination())
    deed = next((d for d in deeds if not d.isEnabled() and d.shortcut() == key), None)
    desk = desk_of(page)
    if deed is None or desk is None:
        return False
    desk.say(deed.why_not)
    return True
