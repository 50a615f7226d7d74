"""The print menu: each document opens in its preview; which printer, and whether slips come by themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from core.race_sheets import anything_to_race
from core.slips import last_move
from core.tournament import Tournament
from gui import text_console, text_paper, text_paper_chips, text_paper_conduct
from gui.console.acting import desk_of
from gui.session import Session

_SEATED = ("seating_by_name", "seating_by_table")
# Whether there is nothing of it, and how that is said.
_ISSUED: dict[str, tuple[Callable[[Tournament, int], bool], Callable[[], str]]] = {
    "table_sheets": (lambda t, _: not t.open_tables, text_paper.no_tables),
    "dealer_sheets": (lambda t, now: not anything_to_race(t, now), text_paper_chips.nothing_to_race),
    "conduct": (lambda t, _: not (t.penalties or t.disqualified or t.calls), text_paper_conduct.nobody),
}


def print_menu(parent: QWidget, session: Session) -> QMenu:
    """A document that has nothing on it yet is off, with the reason."""
    from gui.printing.documents import DOCUMENTS
    from gui.printing.slip_printing import PRINT_SLIPS, remember, wanted

    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    for key, _ in DOCUMENTS:
        made = menu.addAction(text_paper.title(key), partial(print_out, parent, session, key))
        why = why_not(session, key)
        made.setEnabled(not why)
        made.setToolTip(why or made.text())
    menu.addSeparator()
    menu.addMenu(_printers(menu, session))
    slips = menu.addAction(text_paper.print_by_itself())
    slips.setCheckable(True)
    slips.setChecked(wanted(session))
    slips.setEnabled(session.library is not None)
    slips.toggled.connect(lambda on: remember(session, PRINT_SLIPS, on))
    return menu


def _printers(menu: QMenu, session: Session) -> QMenu:
    """Asked for only when it is opened: some PCs take a while to say which printers they have."""
    from gui.printing.printer import printers
    from gui.printing.slip_printing import PRINTER, chosen_printer, remember

    choosing = QMenu(text_paper.choose_printer(), menu)
    group = QActionGroup(choosing)

    def fill() -> None:
        choosing.clear()
        found, chosen = printers(), chosen_printer(session)
        for name in found:
            made = choosing.addAction(name.replace("&", "&&"), partial(remember, session, PRINTER, name))
            made.setCheckable(True)
            made.setChecked(name == chosen)
            group.addAction(made)
        if not found:
            choosing.addAction(text_paper.no_printer_here()).setEnabled(False)

    choosing.aboutToShow.connect(fill)
    return choosing


def anybody_seated(t: Tournament) -> bool:
    return any(table.seats for table in t.open_tables)


def why_not(session: Session, key: str) -> str:
    """Why this document would be empty paper; empty where it would not."""
    if key in _SEATED and not anybody_seated(session.state):
        return text_console.nobody_seated()
    if key == "slips" and last_move(session.director) is None:
        return text_paper.no_slips()
    if key in _ISSUED:
        nothing, why = _ISSUED[key]
        return why() if nothing(session.state, session.now()) else ""
    return ""


def print_out(parent: QWidget, session: Session, key: str, table: int = 0) -> None:
    """The preview of one document, over the window; the clock goes on. ``table``: only that one's sheet."""
    from gui.printing import slip_printing as chosen
    from gui.printing.documents import DOCUMENTS
    from gui.printing.preview import Choices, preview
    from gui.printing.table_documents import sheets_of_tables

    why = why_not(session, key)
    if why:
        desk = desk_of(parent)
        if desk is not None:
            desk.say(why)
        return
    action = last_move(session.director) if key == "slips" else None
    make = partial(sheets_of_tables, table=table) if table else dict(DOCUMENTS)[key]
    doc = make(session.director, session.now(), session.zone)
    choices = Choices(
        paper=chosen.chosen_paper(session),
        printer=chosen.chosen_printer(session),
        folder=str(session.log.path.parent),
        remember_paper=partial(chosen.remember, session, chosen.PAPER),
        remember_printer=partial(chosen.remember, session, chosen.PRINTER),
        printed=None if action is None else partial(chosen.note_printed, session, action),
    )
    preview(doc, parent.window(), choices=choices)
