"""A document as a PDF file: whole, or not at all."""

import contextlib
import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from gui.paper.ink import MM_PER_INCH, pages_of, paint_page
from gui.paper.paper import A4, LETTER, Document, Paper
from gui.program.is_night import is_night
from gui.words.printing import PrintProblem, Trouble, file_problem

PDF_DPI = 1200


def to_pdf(doc: Document, path: str | Path, paper: Paper = A4) -> Path:
    """Write the document to `path` and say where it went.

    A file that was there is replaced only when the new one is complete and on the disk.

    Raises:
        PrintProblem: nothing was written, and a file that was there is as it was.
    """
    # The file behind a link is replaced, not the link.
    target = Path(os.path.realpath(path))
    _write_whole(target, pdf_bytes(doc, paper))
    return target


def pdf_bytes(doc: Document, paper: Paper) -> bytes:
    """The finished PDF. In memory first, so that writing it can fail only in one way."""
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
    """The paper as Qt knows it, without margins: ours are part of the page."""
    portrait = paper.height >= paper.width
    orientation = QPageLayout.Orientation.Portrait if portrait else QPageLayout.Orientation.Landscape
    known = {A4: QPageSize.PageSizeId.A4, LETTER: QPageSize.PageSizeId.Letter}
    if paper in known:
        size = QPageSize(known[paper])
    else:
        size = QPageSize(QSizeF(*sorted((paper.width, paper.height))), QPageSize.Unit.Millimeter, paper.name)
    return QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)


def _write_whole(target: Path, data: bytes) -> None:
    """Write beside the target and then take its place, so that a full disk never leaves half a file."""
    if os.path.isdir(target):
        raise PrintProblem(Trouble.IS_FOLDER, path=str(target), folder=str(target.parent), error="")
    if is_night(target):
        raise PrintProblem(Trouble.IS_NIGHT, path=str(target), folder=str(target.parent), error="")
    part, written = target.with_name(f".riffle-{os.getpid()}.part"), False
    try:
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        written = True
        os.replace(part, target)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink()
        raise file_problem(error, target, replacing=written) from error
