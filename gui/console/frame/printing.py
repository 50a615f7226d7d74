"""The print menu: each document opens in its preview; what was printed last comes again at a key; which
printer, and whether slips come by themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from core.tournament.state import Tournament
from gui.console.frame.acting import desk_of
from gui.looks import format as formats
from gui.program.session import Session
from gui.widgets.menu import Menu, entry
from gui.words import paper
from gui.words.tr import Context

if TYPE_CHECKING:
    from gui.paper.paper import Document
    from gui.paper.slip_printing import PrinterFor

tr = Context("console")


# The console's own keys: the frame binds them, the menu names them.
PACK_KEY, AGAIN_KEY = "Ctrl+Shift+P", "Ctrl+Shift+R"
# The menu is parted before these: seats, tables, the clock and the money, the floor's lists, everything.
_PARTED = ("table_sheets", "structure", "absent", "pack")


def print_menu(parent: QWidget, session: Session) -> QMenu:
    """Return the print menu. A document that has nothing on it yet is off, with the reason."""
    from gui.paper.slip_printing import PRINT_SLIPS, last_printed, remember, wanted

    menu = Menu(parent)
    own = next((x.key for x in formats.of(session.state).papers), "")
    for name, title in papers(session.state):
        if name in (*_PARTED, own):
            menu.addSeparator()
        does, why = partial(print_out, parent, session, name), why_not(session, name)
        key = PACK_KEY if name == "pack" else ""
        entry(menu, title, does, name, key=key, why_not=why).setToolTip(why or title)
    last = last_printed(session)
    words, nothing = paper.again(last.title if last else ""), "" if last else paper.nothing_printed()
    again = partial(print_again, parent, session)
    made = entry(menu, words, again, "print_again", key=AGAIN_KEY, why_not=nothing)
    made.setToolTip(nothing or words)
    menu.addSeparator()
    _printers(menu.submenu(tr("Choose printer"), "choose_printer"), session)
    on = wanted(session)
    turn = partial(remember, session, PRINT_SLIPS, not on)
    slips = entry(menu, paper.print_by_itself(), turn, "print_slips", on=on)
    slips.setEnabled(session.library is not None)
    return menu


def papers(t: Tournament) -> list[tuple[str, str]]:
    """Return the documents of the print menu, in its order, each with its title."""
    look = formats.of(t)
    found = [(name, paper.title(name)) for name in paper.TITLES if name not in look.without_papers]
    own = [(x.key, x.title()) for x in look.papers]
    at = next((i for i, (name, _) in enumerate(found) if name == "pack"), len(found))
    return [*found[:at], *own, *found[at:]]


def _printers(choosing: Menu, session: Session) -> None:
    """List the printers only when the menu is opened: some PCs take a while to say which they have."""
    from gui.paper.printer import printers
    from gui.paper.slip_printing import PRINTER, chosen_printer, remember

    group = QActionGroup(choosing)

    def fill() -> None:
        choosing.clear()
        found, chosen = printers(), chosen_printer(session)
        for name in found:
            choose = partial(remember, session, PRINTER, name)
            group.addAction(entry(choosing, name.replace("&", "&&"), choose, on=name == chosen))
        if not found:
            choosing.addAction(paper.no_printer_here()).setEnabled(False)

    choosing.aboutToShow.connect(fill)


def _own(t: Tournament, key: str) -> formats.Paper | None:
    return next((x for x in formats.of(t).papers if x.key == key), None)


def why_not(session: Session, key: str) -> str:
    """Return why this document would be empty paper; empty where it would not."""
    own = _own(session.state, key)
    if own is not None:
        return own.nothing(session.state, session.now())
    from gui.paper.nothing_on_it import why_nothing

    return why_nothing(key, session.director, session.now())


def print_out(parent: QWidget, session: Session, key: str, table: int = 0) -> None:
    """Show the preview of one document over the window; the clock goes on. ``table``: print that table's
    sheet alone."""
    from core.paper.slips import last_move
    from gui.paper.documents import DOCUMENTS, sheets_of_tables
    from gui.paper.slip_printing import chosen_printer, note_printed

    why = why_not(session, key)
    if why:
        desk_of(parent).say(why)
        return
    action = last_move(session.director) if key == "slips" else None
    own = _own(session.state, key)
    make = own.make if own is not None else dict(DOCUMENTS)[key]
    if table:
        make = partial(sheets_of_tables, table=table)
    doc = make(session.director, session.now(), session.zone)
    lost = partial(desk_of(parent).say, paper.not_noted(chosen_printer(session)))
    show_document(
        parent, session, doc, None if action is None else partial(note_printed, session, action, lost)
    )


def print_again(parent: QWidget, session: Session, printer_for: PrinterFor | None = None) -> None:
    """Print without a dialog what went to the printer last, as it was then; show its preview where the
    printer chosen is not there."""
    from gui.paper import slip_printing as chosen
    from gui.paper.printer import print_on
    from gui.words.printing import PrintProblem

    doc, name = chosen.last_printed(session), chosen.chosen_printer(session)
    if doc is None:
        desk_of(parent).say(paper.nothing_printed())
        return
    printer = (printer_for or chosen.named_printer)(name, chosen.chosen_paper(session)) if name else None
    if printer is None:
        show_document(parent, session, doc)
        return
    try:
        print_on(doc, printer)
    except PrintProblem:
        desk_of(parent).say(paper.not_printed_again(doc.title, name))
    else:
        desk_of(parent).say(paper.printed_again(doc.title, name))


def show_document(
    parent: QWidget, session: Session, doc: Document, printed: Callable[[], object] | None = None
) -> None:
    """Open the preview, which remembers what is chosen in it, and return at once: the clock goes on.
    ``printed`` is called once it is on paper."""
    from gui.paper import slip_printing as chosen
    from gui.paper.preview import PreviewDialog

    preview = PreviewDialog(
        doc,
        parent.window(),
        paper=chosen.chosen_paper(session),
        printer=chosen.chosen_printer(session),
        folder=str(session.log.path.parent),
    )
    preview.chosen.connect(partial(chosen.remember, session))
    preview.printed.connect(partial(chosen.set_last_printed, session, doc))
    if printed is not None:
        preview.printed.connect(printed)
    preview.open()
