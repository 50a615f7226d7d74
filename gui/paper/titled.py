"""The head that the papers of a tournament have: club, title, and the time they are of."""

from __future__ import annotations

from datetime import tzinfo

from core.tournament.state import Tournament
from gui.paper.paper import Body, Document
from gui.words import text


def titled(
    title: str, body: Body, t: Tournament, at: int, zone: tzinfo, note: str = "", footer: str = ""
) -> Document:
    """``at`` is the moment it tells of (ms); ``note`` stands at the head's right, ``footer`` at the foot."""
    parts = (str(t.setting("club")), str(t.setting("title")), text.date_and_time(at, zone))
    return Document(title, body, tuple(filter(None, parts)), note, footer)
