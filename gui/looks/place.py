"""A page of the console: what it is called, where it stands, and what makes it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from gui.program.session import Session


class Place(NamedTuple):
    """``page`` returns the page's class, imported when the page is first shown. ``letters``: single letters
    act on it. ``digit``: the key that a format's page wants."""

    id: str
    title: Callable[[], str]
    icon: str
    page: Callable[[], Callable[[Session], QWidget]]
    letters: bool = False
    digit: int = 0

    @property
    def name(self) -> str:
        return self.title()
