"""The cost of a printed document, from the tournament's state to the finished PDF: ratios to Qt alone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC
from functools import partial

from PySide6.QtWidgets import QApplication

from core.say import acts
from core.tournament.director import Director
from gui import theme
from gui.paper import ink
from gui.paper.documents import DOCUMENTS
from gui.paper.paper import A4, Rule, Text, lay_out
from gui.paper.pdf import pdf_bytes
from tests.bench.baselines.bare_pdf import Sheet, bare_pdf
from tests.bench.bench_store import compared
from tests.bench.night import prepared
from tests.bench.ratio import Ratio

MEASURED = ("seating_by_name", "pack")


def seated(entries: int) -> Director:
    """Return a night with this many drawn at tables, and the clock running."""
    night = prepared(entries)
    night.do(acts.PrepareDraw())
    night.do(acts.MakeDraw(number="4711"))
    night.do(acts.Start())
    return night.director


def papers(director: Director, rounds: int) -> Iterator[tuple[str, int, Ratio]]:
    """Yield each document with its number of pages."""
    app = QApplication.instance() or QApplication([])
    assert app is not None  # keep a reference while painting
    theme.load_fonts()
    for key in MEASURED:
        sheets = plain(director, key)
        bare = partial(bare_pdf, sheets, theme.font(12).family())
        yield key, len(sheets), compared(bare, partial(printed, director, key), rounds)


def printed(director: Director, key: str) -> bytes:
    """Print the document without caches: a list is printed once in a night."""
    ink._ems.cache_clear()
    return pdf_bytes(dict(DOCUMENTS)[key](director, director.now(), UTC), A4)


def plain(director: Director, key: str) -> list[Sheet]:
    """Return the document's words and lines, for a baseline that only paints."""
    doc = dict(DOCUMENTS)[key](director, director.now(), UTC)
    return [
        (
            [
                (x.x, x.baseline, x.text, x.face.size, x.face.weight)
                for x in page.items
                if isinstance(x, Text)
            ],
            [(x.x, x.y, x.width, x.thickness) for x in page.items if isinstance(x, Rule)],
        )
        for page in lay_out(doc, A4, ink.FontRuler())
    ]
