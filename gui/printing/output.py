"""The door of this package: a document becomes a PDF, a print, a preview or pictures, all by one painting."""

from __future__ import annotations

from PySide6.QtGui import QImage

from gui.printing import ink
from gui.printing.paper import A4, Document, Paper
from gui.printing.pdf import to_pdf
from gui.printing.preview import PreviewDialog, preview
from gui.printing.printer import print_on, printers, to_printer
from gui.printing.problem import PrintProblem, Trouble

__all__ = [
    "PreviewDialog",
    "PrintProblem",
    "Trouble",
    "preview",
    "print_on",
    "printers",
    "render_pages",
    "to_pdf",
    "to_printer",
]


def render_pages(doc: Document, dpi: float, paper: Paper = A4) -> list[QImage]:
    """Every page as a white picture at `dpi`."""
    return ink.paint_images(ink.pages_of(doc, paper), dpi)
