"""A document on a printer, by the same painting as everywhere."""

from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

from gui.paper.ink import MM_PER_INCH, pages_of, paint_page
from gui.paper.paper import A4, Document, Page, Paper
from gui.paper.pdf import page_layout
from gui.words.printing import PrintProblem, Trouble


def printers() -> list[str]:
    """Return the names of the printers this PC knows; asked anew each time, for they come and go."""
    return list(QPrinterInfo.availablePrinterNames())


def to_printer(
    doc: Document, parent: QWidget | None, *, paper: Paper = A4, printer_name: str = ""
) -> QPrinter | None:
    """Ask which printer and print. The printer, or None if the director left it.

    `printer_name` is the printer chosen last time; one that is gone is ignored.

    Raises:
        PrintProblem: there is no printer, or it took nothing.
    """
    known = printers()
    if not known:
        raise PrintProblem(Trouble.NO_PRINTER)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if printer_name in known:
        printer.setPrinterName(printer_name)
    printer.setPageLayout(page_layout(paper))
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, True)
    dialog.setMinMax(1, len(pages_of(doc, paper)))
    accepted = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    if not accepted:
        return None
    print_on(doc, printer)
    return printer


def print_on(doc: Document, printer: QPrinter) -> int:
    """Print on the paper, pages and copies this printer is set to. How many pages went out, copies included.

    Raises:
        PrintProblem: the printer took nothing.
    """
    printer.setDocName(doc.title)
    printer.setFullPage(True)
    paper = paper_of(printer.pageLayout())
    pages = _in_order(_chosen(pages_of(doc, paper), printer), printer)
    painter = QPainter()
    if not pages or not painter.begin(printer):
        raise PrintProblem(Trouble.PRINTER_FAILED, printer=printer.printerName())
    x, y = printer.logicalDpiX() / MM_PER_INCH, printer.logicalDpiY() / MM_PER_INCH
    for number, page in enumerate(pages):
        if number and not printer.newPage():
            painter.end()
            raise PrintProblem(Trouble.PRINTER_FAILED, printer=printer.printerName())
        paint_page(painter, page, x, y)
    if not painter.end() or printer.printerState() == QPrinter.PrinterState.Error:
        raise PrintProblem(Trouble.PRINTER_FAILED, printer=printer.printerName())
    return len(pages)


def paper_of(layout: QPageLayout) -> Paper:
    """Return the paper in the printer, turned as there: the director may have chosen another than ours."""
    sheet = layout.fullRect(QPageLayout.Unit.Millimeter)
    return Paper(layout.pageSize().name(), sheet.width(), sheet.height())


def _chosen(pages: tuple[Page, ...], printer: QPrinter) -> list[Page]:
    if printer.printRange() != QPrinter.PrintRange.PageRange or printer.fromPage() == 0:
        return list(pages)
    return list(pages[printer.fromPage() - 1 : printer.toPage()])


def _in_order(pages: list[Page], printer: QPrinter) -> list[Page]:
    """Return the pages with what the printer does not do itself: copies, and the last page first."""
    if printer.pageOrder() == QPrinter.PageOrder.LastPageFirst:
        pages = pages[::-1]
    if printer.supportsMultipleCopies():
        return pages
    if printer.collateCopies():
        return pages * printer.copyCount()
    return [page for page in pages for _ in range(printer.copyCount())]
