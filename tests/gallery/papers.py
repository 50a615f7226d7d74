"""Every document of a night on both papers: all pages measured, the first and the last as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from gui.looks import format as formats
from gui.paper import ink
from gui.paper.documents import DOCUMENTS
from gui.paper.paper import PAPERS, Page
from gui.program.session import Session
from tests.gallery.check_ink import of_page
from tests.gallery.shot import Shot, Shots

DPI = 110


def paint_images(pages: Sequence[Page], dpi: float) -> list[QImage]:
    """Return the pages as white pictures."""
    dots_per_mm = dpi / ink.MM_PER_INCH
    images = []
    for page in pages:
        image = QImage(
            round(page.paper.width * dots_per_mm),
            round(page.paper.height * dots_per_mm),
            QImage.Format.Format_RGB32,
        )
        image.setDotsPerMeterX(round(dots_per_mm * 1000))
        image.setDotsPerMeterY(round(dots_per_mm * 1000))
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        ink.paint_page(painter, page, dots_per_mm)
        painter.end()
        images.append(image)
    return images


def of_night(session: Session, night: str) -> Shots:
    t, look = session.state, formats.of(session.state)
    own = [(x.key, x.make) for x in look.papers if not x.nothing(t, session.now())]
    documents = [(key, make) for key, make in DOCUMENTS if key not in look.without_papers]
    for paper in PAPERS.values():
        for key, make in (*documents, *own):
            pages = ink.pages_of(make(session.director, session.now(), session.zone), paper)
            for at, page in enumerate(pages):
                findings = tuple(of_page(page))
                picture = paint_images([page], DPI)[0] if at in (0, len(pages) - 1) or findings else None
                name = f"{night} {key}" + (f" page {at + 1}" if at else "")
                yield Shot(f"paper {paper.name}", name, picture, findings)
