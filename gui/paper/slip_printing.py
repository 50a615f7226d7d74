"""Move slips on the printer without a dialog: the director has his hands full, and the clock goes on."""

from collections.abc import Callable
from weakref import WeakKeyDictionary

from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from core.paper.slips import owed
from core.say import acts
from gui.paper.documents import slips_of
from gui.paper.paper import A4, PAPERS, Document, Paper
from gui.paper.pdf import page_layout
from gui.paper.printer import print_on
from gui.program.club_library import in_turn
from gui.program.session import Session
from gui.words import paper as paper_words
from gui.words.printing import PrintProblem

# Settings of the club's library.
PRINTER, PAPER, PRINT_SLIPS, NO_PRINTER_SAID = "printer", "paper", "print_slips", "no_printer_said"

# The last printed document of each open night, for “Print again”.
_LAST: WeakKeyDictionary[Session, Document] = WeakKeyDictionary()

PrinterFor = Callable[[str, Paper], QPrinter | None]


def print_slips(
    session: Session,
    action: int,
    printer_for: PrinterFor | None = None,
    not_noted: Callable[[str], object] = lambda _: None,
) -> str:
    """Print the slips the action owes on the printer chosen last, and write down that they are on paper.
    Return what became of them; empty: nothing has to be said. Never asks, never raises; what could not be
    written down is told to ``not_noted``."""
    if not wanted(session) or not owed(session.director, action):
        return ""
    name = chosen_printer(session)
    if not name:
        return "" if said_before(session) else paper_words.no_printer_chosen()
    doc, count = slips_of(session.director, action, session.zone)
    if not count:
        return ""
    printer = (printer_for or named_printer)(name, chosen_paper(session))
    if printer is None:
        return paper_words.printer_gone(name)
    try:
        print_on(doc, printer)
    except PrintProblem:
        return paper_words.printer_failed(name)
    set_last_printed(session, doc)
    note_printed(session, action, lambda: not_noted(paper_words.not_noted(name)))
    return paper_words.slips_printed(count, name)


def note_printed(session: Session, action: int, not_noted: Callable[[], object] = lambda: None) -> None:
    """Write down that the slips are on paper, so that an undone move asks for them back."""
    session.begin(acts.PrintedSlips(action=action), failed=lambda _: not_noted())


def last_printed(session: Session) -> Document | None:
    return _LAST.get(session)


def set_last_printed(session: Session, doc: Document) -> None:
    _LAST[session] = doc


def named_printer(name: str, paper: Paper) -> QPrinter | None:
    """Return the printer of this name with this paper in it; None where the PC does not know it now. The
    printer is looked up alone: asking for all of them can take seconds in a house with many."""
    info = QPrinterInfo.printerInfo(name)
    if info.isNull():
        return None
    printer = QPrinter(info, QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page_layout(paper))
    return printer


# -- what the director chose --------------------------------------------------------------------------


def _setting(session: Session, key: str) -> object:
    return session.library.setting(key) if session.library is not None else None


def said_before(session: Session) -> bool:
    """Return whether the club was told before that no printer is chosen, and remember it on this PC: a club
    that never chose one is told so once, not at every move."""
    said = bool(_setting(session, NO_PRINTER_SAID)) or NO_PRINTER_SAID in session.said_once
    if not said:
        session.said_once.add(NO_PRINTER_SAID)
        remember(session, NO_PRINTER_SAID, True)
    return said


def chosen_printer(session: Session) -> str:
    """Return the printer chosen last, on any night; empty if none ever was."""
    found = _setting(session, PRINTER)
    return found if isinstance(found, str) else ""


def chosen_paper(session: Session) -> Paper:
    """Return the paper chosen last."""
    return PAPERS.get(str(_setting(session, PAPER)), A4)


def wanted(session: Session) -> bool:
    """Return whether slips come out by themselves: unless it was switched off."""
    return _setting(session, PRINT_SLIPS) is not False


def remember(session: Session, key: str, value: object) -> None:
    """Keep a choice for the next night too. One that cannot be kept is asked for again: no more is lost."""
    if session.library is not None:
        in_turn(session.library, lambda library: library.set_setting(key, value))
