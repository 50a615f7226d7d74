"""The print menu: each document opens in its preview."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from core.tournament import Tournament
from gui import text_console
from gui.console.acting import desk_of
from gui.session import Session

_TITLES = {"seating_by_name": "print_names", "seating_by_table": "print_tables"}


def print_menu(parent: QWidget, session: Session) -> QMenu:
    """Off, with the reason, while nobody is seated."""
    from gui.printing.documents import DOCUMENTS

    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    seated = anybody_seated(session.state)
    for key, _ in DOCUMENTS:
        made = menu.addAction(text_console.word(_TITLES[key]), partial(print_out, parent, session, key))
        made.setEnabled(seated)
        if not seated:
            made.setToolTip(text_console.nobody_seated())
    return menu


def anybody_seated(t: Tournament) -> bool:
    return any(table.seats for table in t.open_tables)


def print_out(parent: QWidget, session: Session, key: str) -> None:
    """The preview of one document, over the window; the clock goes on."""
    from gui.printing.documents import DOCUMENTS
    from gui.printing.preview import Choices, preview

    if not anybody_seated(session.state):
        desk = desk_of(parent)
        if desk is not None:
            desk.say(text_console.nobody_seated())
        return
    maker = dict(DOCUMENTS)[key]
    doc = maker(session.state, session.now(), session.zone)
    preview(doc, parent.window(), choices=Choices(folder=str(session.log.path.parent)))
