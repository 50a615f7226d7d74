"""The conduct report: all penalties for the house, and a page for the board for each it is owed."""

from __future__ import annotations

from datetime import tzinfo

from core.conduct.report import ConductRow, conduct_rows
from core.paper import floor_lists
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.paper.board_page import BoardPage, Bundle
from gui.paper.paper import Document
from gui.paper.sheet import Line, Listing, Report, Told
from gui.words import paper, text
from gui.words import paper_conduct as say
from gui.words.tr import Context

tr = Context("paper")


def conduct(director: Director, now: int, zone: tzinfo) -> Document:
    """Who was penalised when and for what, the clocks called, and what is signed for the board."""
    t = director.state
    rows = conduct_rows(t)
    owed = [x for x in rows if x.owed]
    boards = tuple(_board(x, t, zone, i, len(owed)) for i, x in enumerate(owed, 1))
    parts = (t.setting("club"), t.setting("title"), text.date_and_time(now, zone))
    note = say.note(len(rows), sum(not x.reported for x in owed)) if rows else ""
    body = Bundle((_report(rows, t, zone), *boards))
    return Document(tr("Conduct report"), body, tuple(p for p in parts if p), note)


def _report(rows: list[ConductRow], t: Tournament, zone: tzinfo) -> Report:
    told = tuple(
        Told(text.time_of_day(x.at, zone), text.date_of(x.at, zone), tr("No. {n}", n=x.action),
             say.headline(x), say.parts(x, t, zone))
        for x in rows
    )  # fmt: skip
    lines = tuple(Line(*say.called(x, zone)) for x in floor_lists.called_clocks(t))
    listing = Listing(say.called_title(), lines) if lines else None
    intro = tuple(filter(None, (paper.played_by(t), say.owed_rule(t))))
    return Report(told, intro, say.nobody(), tr("Tournament director"), listing)


def _board(row: ConductRow, t: Tournament, zone: tzinfo, nth: int, of: int) -> BoardPage:
    intro = tuple(filter(None, (paper.played_by(t), say.owed_rule(t))))
    span = say.board_span(row, nth, of)
    return BoardPage(say.heading(), span, intro, say.fields(row, t, zone), say.signed())
