"""The words on every paper, translated."""

from __future__ import annotations

from gui.paper.words import Words
from gui.words.tr import tr


def words() -> Words:
    """The fixed words of heads, feet and columns."""
    return Words(
        table=tr("Table"),
        seat=tr("Seat"),
        free=tr("free"),
        closed=tr("closed"),
        continued=tr("continued"),
        nobody=tr("Nobody is seated yet."),
        page=tr("Page {page} of {pages}"),
    )
