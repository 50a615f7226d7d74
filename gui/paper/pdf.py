"""A document as a PDF file: whole, or not at all."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from gui.paper.ink import MM_PER_INCH, pages_of, paint_page
from gui.paper.paper import A4, LETTER, Document, Paper
from gui.program.files import write_whole
from gui.words.printing import PrintProblem, Trouble

PDF_DPI = 1200


def to_pdf(doc: Document, path: str | Path, paper: Paper = A4) -> Path:
    """Write the document to `path` and say where it went.

    A file that was there is replaced only when the new one is complete and on the disk.

    Raises:
        PrintProblem: nothing was written, and a file that was there is as it was.
    """
    return write_whole(Path(path), pdf_bytes(doc, paper))


def pdf_bytes(doc: Document, paper: Paper) -> bytes:
    """Return the finished PDF, made in memory first, so that writing it can fail only in one way."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setPageLayout(page_layout(paper))
    writer.setTitle(" · ".join((doc.title, *doc.subtitle)))
    writer.setCreator("Riffle")
    painter = QPainter()
    if not painter.begin(writer):
        raise PrintProblem(Trouble.WRITE_FAILED, error="QPdfWriter")
    for number, page in enumerate(pages_of(doc, paper)):
        if number:
            writer.newPage()
        paint_page(painter, page, PDF_DPI / MM_PER_INCH)
    painter.end()
    return bytes(buffer.data().data())


def page_layout(paper: Paper) -> QPageLayout:
    """Return the paper as Qt knows it, without margins: ours are part of the page."""
    portrait = paper.height >= paper.width
    orientation = QPageLayout.Orientation.Portrait if portrait else QPageLayout.Orientation.Landscape
    known = {A4: QPageSize.PageSizeId.A4, LETTER: QPageSize.PageSizeId.Letter}
    if paper in known:
        size = QPageSize(known[paper])
    else:
        size = QPageSize(QSizeF(*sorted((paper.width, paper.height))), QPageSize.Unit.Millimeter, paper.name)
    return QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
