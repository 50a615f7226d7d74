"""The print menu: each document opens in its preview; what was printed last comes again at a key; which
printer, and whether slips come by themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from core.paper.prize_list import prize_list
from core.paper.race_sheets import anything_to_race
from core.paper.slips import last_move, last_redraw
from core.tournament.state import Tournament
from gui.console.frame.acting import desk_of
from gui.formats import format as formats
from gui.program.session import Session
from gui.widgets.deeds import Menu
from gui.words import console, paper, paper_chips, paper_conduct, paper_night, paper_pack
from gui.words.tr import Context

if TYPE_CHECKING:
    from gui.paper.paper import Document
    from gui.paper.slip_printing import PrinterFor

tr = Context("console")


# The console's own keys: the frame binds them, the menu names them.
PACK_KEY, AGAIN_KEY = "Ctrl+Shift+P", "Ctrl+Shift+R"
_SEATED = ("seating_by_name", "seating_by_table")
# The menu is parted before these: seats, tables, the clock and the money, the floor's lists, everything.
_PARTED = ("table_sheets", "structure", "absent", "pack")
# Tell if there is nothing to print of a kind, and in which words.
_ISSUED: dict[str, tuple[Callable[[Tournament, int], bool], Callable[[], str]]] = {
    "seat_cards": (lambda t, _: not anybody_seated(t), paper_night.no_cards),
    "table_sheets": (lambda t, _: not t.open_tables, paper.no_tables),
    "dealer_sheets": (lambda t, now: not anything_to_race(t, now), paper_chips.nothing_to_race),
    "structure": (lambda t, _: not t.clock.levels, paper_night.no_levels),
    "structure_small": (lambda t, _: not t.clock.levels, paper_night.no_levels),
    "payouts": (lambda t, _: not prize_list(t), paper_night.no_prizes),
    "payout_slips": (lambda t, _: not prize_list(t), paper_night.no_prizes),
    "results": (lambda t, _: not t.game.busts, paper_night.no_results),
    "conduct": (
        lambda t, _: not (t.conduct.penalties or t.conduct.disqualified or t.conduct.clock_calls),
        paper_conduct.nobody,
    ),
    "pack": (lambda t, _: not t.people.entries, paper_pack.nobody),
}


def print_menu(parent: QWidget, session: Session) -> QMenu:
    """A document that has nothing on it yet is off, with the reason."""
    from gui.paper.documents import DOCUMENTS
    from gui.paper.slip_printing import PRINT_SLIPS, remember, wanted

    menu = Menu(parent)
    look = formats.of(session.state)
    for key, _ in DOCUMENTS:
        if key == "pack":
            _add_own(menu, parent, session)
        if key in _PARTED:
            menu.addSeparator()
        if key in look.without_papers:
            continue
        named = paper.title(key) + (f"\t{PACK_KEY}" if key == "pack" else "")
        made = menu.addAction(named, partial(print_out, parent, session, key))
        made.setObjectName(key)
        why = why_not(session, key)
        made.setEnabled(not why)
        made.setToolTip(why or paper.title(key))
    last = session.last_printed
    again = menu.addAction(
        f"{paper.again(last.title if last else '')}\t{AGAIN_KEY}", partial(print_again, parent, session)
    )
    again.setObjectName("print_again")
    again.setEnabled(last is not None)
    again.setToolTip(paper.nothing_printed() if last is None else paper.again(last.title))
    menu.addSeparator()
    menu.addMenu(_printers(menu, session)).setObjectName("choose_printer")
    slips = menu.addAction(paper.print_by_itself())
    slips.setObjectName("print_slips")
    slips.setCheckable(True)
    slips.setChecked(wanted(session))
    slips.setEnabled(session.library is not None)
    slips.toggled.connect(lambda on: remember(session, PRINT_SLIPS, on))
    return menu


def _add_own(menu: QMenu, parent: QWidget, session: Session) -> None:
    """Add the papers of the format that is played."""
    papers = formats.of(session.state).papers
    if papers:
        menu.addSeparator()
    for each in papers:
        made = menu.addAction(each.title(), partial(print_out, parent, session, each.key))
        made.setObjectName(each.key)
        why = each.nothing(session.state, session.now())
        made.setEnabled(not why)
        made.setToolTip(why or each.title())


def _printers(menu: QMenu, session: Session) -> QMenu:
    """Asked for only when it is opened: some PCs take a while to say which printers they have."""
    from gui.paper.printer import printers
    from gui.paper.slip_printing import PRINTER, chosen_printer, remember

    choosing = QMenu(tr("Choose printer"), menu)
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
            choosing.addAction(paper.no_printer_here()).setEnabled(False)

    choosing.aboutToShow.connect(fill)
    return choosing


def anybody_seated(t: Tournament) -> bool:
    return any(table.seats for table in t.open_tables)


def _own(t: Tournament, key: str) -> formats.Paper | None:
    return next((x for x in formats.of(t).papers if x.key == key), None)


def why_not(session: Session, key: str) -> str:
    """Why this document would be empty paper; empty where it would not."""
    own = _own(session.state, key)
    if own is not None:
        return own.nothing(session.state, session.now())
    if key in _SEATED and not anybody_seated(session.state):
        return console.nobody_seated()
    if key == "slips" and last_move(session.director) is None:
        return paper.no_slips()
    if key == "redraw" and last_redraw(session.director) is None:
        return paper_night.no_redraw()
    if key in _ISSUED:
        nothing, why = _ISSUED[key]
        return why() if nothing(session.state, session.now()) else ""
    return ""


def print_out(parent: QWidget, session: Session, key: str, table: int = 0) -> None:
    """The preview of one document, over the window; the clock goes on. ``table``: only that one's sheet."""
    from gui.paper.documents import DOCUMENTS, sheets_of_tables
    from gui.paper.slip_printing import chosen_printer, note_printed

    why = why_not(session, key)
    if why:
        _say(parent, why)
        return
    action = last_move(session.director) if key == "slips" else None
    own = _own(session.state, key)
    make = partial(sheets_of_tables, table=table) if table else own.make if own else dict(DOCUMENTS)[key]
    doc = make(session.director, session.now(), session.zone)
    lost = partial(_say, parent, paper.not_noted(chosen_printer(session)))
    _show(parent, session, doc, None if action is None else partial(note_printed, session, action, lost))


def print_again(parent: QWidget, session: Session, printer_for: PrinterFor | None = None) -> None:
    """Print without a dialog what went to the printer last, as it was then; show its preview where the
    printer chosen is not there."""
    from gui.paper import slip_printing as chosen
    from gui.paper.printer import print_on
    from gui.paper.problem import PrintProblem

    doc, name = session.last_printed, chosen.chosen_printer(session)
    if doc is None:
        _say(parent, paper.nothing_printed())
        return
    printer = (printer_for or chosen.named_printer)(name, chosen.chosen_paper(session)) if name else None
    if printer is None:
        _show(parent, session, doc)
        return
    try:
        print_on(doc, printer)
    except PrintProblem:
        _say(parent, paper.not_printed_again(doc.title, name))
    else:
        _say(parent, paper.printed_again(doc.title, name))


def _show(
    parent: QWidget, session: Session, doc: Document, printed: Callable[[], object] | None = None
) -> None:
    """The preview, which remembers what is chosen in it; ``printed`` is told once it is on paper."""
    from gui.paper import slip_printing as chosen
    from gui.paper.preview import Choices, preview

    def done() -> None:
        session.last_printed = doc
        if printed is not None:
            printed()

    choices = Choices(
        paper=chosen.chosen_paper(session),
        printer=chosen.chosen_printer(session),
        folder=str(session.log.path.parent),
        remember_paper=partial(chosen.remember, session, chosen.PAPER),
        remember_printer=partial(chosen.remember, session, chosen.PRINTER),
        printed=done,
    )
    preview(doc, parent.window(), choices=choices)


def _say(parent: QWidget, sentence: str) -> None:
    desk = desk_of(parent)
    if desk is not None:
        desk.say(sentence)
