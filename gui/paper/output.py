"""The door of this package: a document becomes a PDF, a print, a preview or pictures, all by one painting."""

from __future__ import annotations

from PySide6.QtGui import QImage

from gui.paper import ink
from gui.paper.paper import A4, Document, Paper
from gui.paper.pdf import to_pdf
from gui.paper.preview import PreviewDialog, preview
from gui.paper.printer import print_on, printers, to_printer
from gui.paper.problem import PrintProblem, Trouble

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
