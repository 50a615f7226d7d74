"""Slips without a dialog: onto a real QPrinter, here into a file; and what is said when it cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from core.formats.duties import duties
from core.say.duties import CollectSlipsDuty
from core.store.library import Library
from gui.paper.paper import A4, Paper
from gui.paper.pdf import page_layout
from gui.paper.printer import paper_of, printers
from gui.paper.slip_printing import (
    PAPER,
    PRINT_SLIPS,
    PRINTER,
    chosen_printer,
    named_printer,
    print_slips,
    remember,
    wanted,
)
from gui.program.session import Session
from gui.words import paper as paper_words
from tests.windows.console.conftest import SETUP, type_lines

pytestmark = pytest.mark.usefixtures("qapp")
pypdf = pytest.importorskip("pypdf")


@pytest.fixture
def library(session: Session, tmp_path: Path) -> Iterator[Library]:
    made = Library.open(tmp_path / "library.db")
    session.library = made
    yield made
    made.close()


@dataclass
class Drawer:
    """Printers that print into files of a folder, by the name they are asked for."""

    folder: Path
    asked: list[str] = field(default_factory=list)

    def __call__(self, name: str, paper: Paper) -> QPrinter:
        self.asked.append(name)
        made = QPrinter(QPrinter.PrinterMode.HighResolution)
        made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        made.setOutputFileName(str(self.folder / "slip.pdf"))
        made.setPageLayout(page_layout(paper))
        return made

    def pages(self) -> list[str]:
        return [" ".join(x.extract_text().split()) for x in pypdf.PdfReader(self.folder / "slip.pdf").pages]


@pytest.fixture
def drawer(tmp_path: Path) -> Drawer:
    return Drawer(tmp_path)


def moved(session: Session) -> int:
    """Play has begun, and Anna was moved."""
    type_lines(session, SETUP)
    type_lines(session, 'start\nmove "Anna Ek" to 2.4')
    return session.director.history[-1].id


def test_the_slip_comes_out_of_the_printer_chosen_last(
    session: Session, library: Library, drawer: Drawer
) -> None:
    library.set_setting(PRINTER, "Bar")
    action = moved(session)
    assert print_slips(session, action, drawer) == paper_words.slips_printed(1, "Bar")
    assert drawer.asked == ["Bar"]
    (page,) = drawer.pages()
    for part in ("MOVE", "Anna Ek", "1.3", f"No. {action}", "Thursday 200 · 17:30"):
        assert part in page
    assert set(session.state.room.printed) == {action}


def test_a_move_undone_asks_for_its_slip_back(session: Session, library: Library, drawer: Drawer) -> None:
    library.set_setting(PRINTER, "Bar")
    action = moved(session)
    print_slips(session, action, drawer)
    session.undo()
    assert action in session.director.undone
    kinds = {d.kind: d.subject for d in duties(session.state, session.now())}
    assert kinds[CollectSlipsDuty.kind] == (action,)


def test_on_the_paper_chosen_last(session: Session, library: Library, drawer: Drawer) -> None:
    library.set_setting(PRINTER, "Bar")
    library.set_setting(PAPER, "Letter")
    print_slips(session, moved(session), drawer)
    box = pypdf.PdfReader(drawer.folder / "slip.pdf").pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (612, 792)


def test_before_a_printer_was_ever_chosen_it_is_said_and_nothing_is_noted(
    session: Session, library: Library, drawer: Drawer
) -> None:
    action = moved(session)
    assert print_slips(session, action, drawer) == paper_words.no_printer_chosen()
    assert drawer.asked == []
    assert session.state.room.printed == {}


def test_without_a_library_it_is_the_same(session: Session, drawer: Drawer) -> None:
    assert print_slips(session, moved(session), drawer) == paper_words.no_printer_chosen()
    remember(session, PRINTER, "Bar")
    assert chosen_printer(session) == ""


@pytest.mark.skipif("Gone" in printers(), reason="this PC has that very printer")
def test_a_printer_that_is_gone_is_named(session: Session, library: Library) -> None:
    library.set_setting(PRINTER, "Gone")
    assert named_printer("Gone", A4) is None
    assert print_slips(session, moved(session)) == paper_words.printer_gone("Gone")


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_takes_nothing_is_said(session: Session, library: Library, tmp_path: Path) -> None:
    library.set_setting(PRINTER, "Bar")
    failed = print_slips(session, moved(session), Drawer(tmp_path / "no such folder"))
    assert failed == paper_words.printer_failed("Bar")
    assert session.state.room.printed == {}


def test_switched_off_it_is_quiet(session: Session, library: Library, drawer: Drawer) -> None:
    library.set_setting(PRINTER, "Bar")
    assert wanted(session)
    remember(session, PRINT_SLIPS, False)
    assert not wanted(session)
    assert print_slips(session, moved(session), drawer) == ""
    assert drawer.asked == []


def test_what_moves_nobody_prints_nothing(session: Session, library: Library, drawer: Drawer) -> None:
    library.set_setting(PRINTER, "Bar")
    moved(session)
    type_lines(session, "pause")
    pause = session.director.history[-1].id
    for action in (pause, 4711):
        assert print_slips(session, action, drawer) == ""
    session.undo()
    session.undo()
    assert print_slips(session, pause - 1, drawer) == ""
    assert drawer.asked == []


def test_printed_is_nothing_to_undo(session: Session, library: Library, drawer: Drawer) -> None:
    library.set_setting(PRINTER, "Bar")
    action = moved(session)
    print_slips(session, action, drawer)
    found = session.director.next_undo()
    assert found is not None
    assert found.id == action


def test_no_window_opens(session: Session, library: Library, drawer: Drawer, qapp: QApplication) -> None:
    library.set_setting(PRINTER, "Bar")
    before = len(qapp.topLevelWidgets())
    print_slips(session, moved(session), drawer)
    assert len(qapp.topLevelWidgets()) == before


def test_the_paper_of_a_named_printer(drawer: Drawer) -> None:
    found = paper_of(drawer("Bar", A4).pageLayout())
    assert (found.width, found.height) == pytest.approx((210, 297), abs=0.1)
