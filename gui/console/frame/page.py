"""The base class of pages: everything that the frame asks of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from core.say.duties import Duty


class Page(QWidget):
    """A page of the console, made for one session. It acts through ``gui.console.frame.acting.perform``."""

    def shown(self) -> None:
        """Catch up: the page comes into view."""

    def home(self) -> QWidget:
        """Return what takes the keyboard when the page comes into view."""
        return self

    def answer(self, typed: str) -> bool:
        """Take a digit typed where nothing nearer wants it; False where nothing is asked."""
        return False

    def has_main(self, duty: Duty) -> bool:
        """Return whether the main button for this duty is on the page now, so that its card has none and the
        ring is the page's."""
        return False

    def about(self, duty: Duty) -> None:
        """Open at what is to be done by hand for this duty."""

    def ask(self, what: str) -> None:
        """Begin to ask for what one of the page's deeds needs."""

    def go_to(self, what: object) -> None:
        """Choose an action, a row, a table or a seat, whichever the page lists."""
