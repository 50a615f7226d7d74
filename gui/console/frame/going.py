"""From one page to what is meant on another: to an action in History, a table on the floor, a row."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gui.console.frame.acting import desk_of
from gui.console.frame.page import Page


def go_to(widget: QWidget, page: str, what: object = None) -> Page | None:
    """Show the page; one that has ``go_to`` is told what was meant there. The page, where it is known."""
    desk = desk_of(widget)
    if desk is None:
        return None
    desk.show_page(page)
    made = desk.page(page)
    if made is not None and what is not None:
        made.go_to(what)
    return made
