"""From one page to what is meant on another: to an action in History, a table on the floor, a row."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gui.console.frame.acting import desk_of


def go_to(widget: QWidget, page: str, what: object = None) -> QWidget | None:
    """Show the page; one that has ``go_to`` is told what was meant there. The page, where it is known."""
    desk = desk_of(widget)
    if desk is None:
        return None
    desk.show_page(page)
    find = getattr(desk, "page", None)
    made = find(page) if find is not None else None
    choose = getattr(made, "go_to", None)
    if choose is not None and what is not None:
        choose(what)
    return made if isinstance(made, QWidget) else None
