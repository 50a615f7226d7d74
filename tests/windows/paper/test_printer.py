"""Printing through QPrinter, here into files: paper, pages and copies as the printer is set."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog

from gui.paper.paper import A4, LETTER, Document, Paper
from gui.paper.pdf import page_layout
from gui.paper.printer import paper_of, print_on, printers, to_printer
from gui.words.printing import PrintProblem, Trouble
from tests.windows.paper.lists import by_name, page_numbers, seat_rows

pytestmark = pytest.mark.usefixtures("qapp")
pypdf = pytest.importorskip("pypdf")


def printer_into(path: Path, layout: QPageLayout | None = None) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setPageLayout(layout or page_layout(A4))
    return printer


def numbers(path: Path) -> list[tuple[int, ...]]:
    """The page numbers printed, in the order they came out."""
    return page_numbers(page.extract_text() for page in pypdf.PdfReader(path).pages)


def test_all_pages_come_out(tmp_path: Path) -> None:
    path = tmp_path / "out.pdf"
    assert print_on(by_name(seat_rows(400)), printer_into(path)) == 6
    assert numbers(path) == [(number, 6) for number in range(1, 7)]


def test_only_the_pages_asked_for(tmp_path: Path) -> None:
    printer = printer_into(tmp_path / "out.pdf")
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    assert print_on(by_name(seat_rows(400)), printer) == 2
    assert numbers(tmp_path / "out.pdf") == [(2, 6), (3, 6)]


def test_pages_that_are_not_there_are_a_problem_not_an_empty_print(tmp_path: Path) -> None:
    printer = printer_into(tmp_path / "out.pdf")
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(8, 9)
    with pytest.raises(PrintProblem):
        print_on(by_name(seat_rows(400)), printer)


def test_the_last_page_first(tmp_path: Path) -> None:
    printer = printer_into(tmp_path / "out.pdf")
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    print_on(by_name(seat_rows(120)), printer)
    assert numbers(tmp_path / "out.pdf") == [(2, 2), (1, 2)]


@pytest.mark.parametrize(("collate", "order"), [(True, "1212"), (False, "1122")])
def test_copies(tmp_path: Path, collate: bool, order: str) -> None:
    printer = printer_into(tmp_path / "out.pdf")
    printer.setCopyCount(2)
    printer.setCollateCopies(collate)
    assert not printer.supportsMultipleCopies()
    print_on(by_name(seat_rows(120)), printer)
    assert numbers(tmp_path / "out.pdf") == [(int(number), 2) for number in order]


def title_at(path: Path) -> float:
    """How far from the sheet's left edge the title stands, in mm."""
    places: dict[str, float] = {}

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        places[" ".join(text.split())] = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]

    pypdf.PdfReader(path).pages[0].extract_text(visitor_text=visit)
    return places["Seating, by name"] / 72 * 25.4


def test_the_paper_in_the_printer_decides_and_its_own_margins_add_nothing(tmp_path: Path) -> None:
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A5), QPageLayout.Orientation.Landscape, QMarginsF(30, 30, 30, 30)
    )
    print_on(by_name(seat_rows(9)), printer_into(tmp_path / "out.pdf", layout))
    box = pypdf.PdfReader(tmp_path / "out.pdf").pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (595, 420)
    assert title_at(tmp_path / "out.pdf") == pytest.approx(A4.side, abs=0.15)


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_the_same_millimetres_as_the_picture(tmp_path: Path, paper: Paper) -> None:
    printer = printer_into(tmp_path / "out.pdf", page_layout(paper))
    found = paper_of(printer.pageLayout())
    assert (found.width, found.height) == pytest.approx((paper.width, paper.height), abs=0.1)
    print_on(by_name(seat_rows(5)), printer)
    assert title_at(tmp_path / "out.pdf") == pytest.approx(paper.side, abs=0.15)


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_cannot_begin_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(PrintProblem) as caught:
        print_on(by_name(seat_rows(5)), printer_into(tmp_path / "gone" / "out.pdf"))
    assert caught.value.reason is Trouble.PRINTER_FAILED


@pytest.mark.skipif(bool(printers()), reason="this PC has a printer, which would print")
def test_without_a_printer_nothing_is_asked() -> None:
    with pytest.raises(PrintProblem) as caught:
        to_printer(by_name(seat_rows(5)), None)
    assert caught.value.reason is Trouble.NO_PRINTER


@pytest.mark.parametrize(
    ("answer", "printed"), [(QDialog.DialogCode.Accepted, True), (QDialog.DialogCode.Rejected, False)]
)
def test_it_prints_only_once_a_printer_is_chosen(
    monkeypatch: pytest.MonkeyPatch, answer: QDialog.DialogCode, printed: bool
) -> None:
    doc, out = by_name(seat_rows(5)), list[Document]()
    monkeypatch.setattr("gui.paper.printer.printers", lambda: ["Office"])
    monkeypatch.setattr("gui.paper.printer.print_on", lambda doc, _: out.append(doc))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: answer)
    chosen = to_printer(doc, None, printer_name="gone")
    assert (chosen is not None, out) == (printed, [doc] * printed)
