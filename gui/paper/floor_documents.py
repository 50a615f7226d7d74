"""The papers of the floor: move slips, the report of rulings, who is absent, who waits, what breaks when."""

from __future__ import annotations

from datetime import tzinfo

from core.paper import floor_lists
from core.paper.slips import SlipRow, last_move, slip_rows
from core.tournament.director import Director
from gui.paper.paper import Document
from gui.paper.sheet import Line, LineSheet, Report, Told
from gui.paper.slips import Slip, SlipSheet
from gui.paper.titled import titled
from gui.words import paper, text
from gui.words.tr import Context

tr = Context("paper")


def slips(director: Director, action: int | None, zone: tzinfo) -> Document:
    """A slip for each player the action moved, as it was then; None: nobody was moved."""
    return slips_of(director, action, zone)[0]


def slips_of(director: Director, action: int | None, zone: tzinfo) -> tuple[Document, int]:
    """The same, and how many slips there are."""
    t = director.state
    rows = slip_rows(director, action) if action is not None else []
    club, title = str(t.setting("club")), str(t.setting("title"))
    names = text.Names(t, director.history, zone)
    body = SlipSheet(tuple(_slip(x, club, title, names, zone) for x in rows), paper.no_slips())
    shown = tuple(filter(None, (club, title)))
    name = tr("Move slips") if action is None else tr("Move slips, no. {n}", n=action)
    return Document(name, body, shown, bare=bool(rows)), len(rows)


def _slip(row: SlipRow, club: str, title: str, names: text.Names, zone: tzinfo) -> Slip:
    return Slip(
        kind=paper.slip_kind(row),
        event=title,
        time=text.time_of_day(row.at, zone),
        name=row.name,
        table=row.table,
        seat=str(row.seat),
        number=paper.slip_number(row),
        club_number=row.number,
        facts=paper.slip_facts(row),
        why=paper.slip_why(row, names),
        bold=paper.slip_bold(row),
        foot=paper.slip_foot(row, club),
    )


def last_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """Those of the last action that moved somebody."""
    return slips(director, last_move(director), zone)


def rulings(director: Director, now: int, zone: tzinfo) -> Document:
    """Every departure from the rules with its motivation, for the federation (SvePoF 2006 §1)."""
    t, rows = director.state, floor_lists.rulings(director)
    names = text.Names(t, director.history, zone)
    told = tuple(
        Told(
            text.time_of_day(x.at, zone), text.date_of(x.at, zone), tr("No. {n}", n=x.action.id),
            paper.ruling_what(x, names), paper.ruling_parts(x, t),
        )
        for x in rows
    )  # fmt: skip
    intro = tuple(filter(None, (paper.played_by(t), paper.reported(t))))
    body = Report(told, intro, paper.no_rulings(), tr("Tournament director"))
    return titled(tr("Rulings report"), body, t, now, zone, paper.rulings_text(len(rows)))


def absent(director: Director, now: int, zone: tzinfo) -> Document:
    """Who has paid and is not here, and what is done with the stack."""
    t = director.state
    blinded, clause = floor_lists.absent_rule(t)
    rows = floor_lists.absent_list(t)
    lines = tuple(Line(x.seat or "–", _named(x), paper.absent_aside(blinded, x.seat)) for x in rows)
    body = LineSheet(
        lines, (paper.absent_rule(blinded, clause),), paper.nobody_absent(),
        (tr("Seat"), tr("Player"), tr("Stack")),
    )  # fmt: skip
    return titled(tr("Absent players"), body, t, now, zone, paper.absent_text(len(rows)))


def alternates(director: Director, now: int, zone: tzinfo) -> Document:
    """Who waits for a seat, in the order they get one."""
    t = director.state
    rows = floor_lists.alternate_list(t)
    lines = tuple(Line(str(i), _named(x)) for i, x in enumerate(rows, 1))
    intro = (paper.alternates_rule(floor_lists.alternate_rule(t)),)
    body = LineSheet(lines, intro, paper.no_alternates(), ("", tr("Player"), ""))
    return titled(tr("Alternates"), body, t, now, zone, paper.waiting_text(len(rows)))


def break_order(director: Director, now: int, zone: tzinfo) -> Document:
    """In which order the tables break, by which clause, and whether the room knows."""
    t = director.state
    sheet = floor_lists.break_sheet(t)
    lines = tuple(
        Line(
            str(i),
            tr("Table {label}", label=x.table),
            paper.break_aside(i, x.players, i == len(sheet.rows)),
        )
        for i, x in enumerate(sheet.rows, 1)
    )
    intro = (paper.break_rule(sheet), paper.break_announced(sheet, zone)) if lines else ()
    body = LineSheet(lines, intro, paper.no_tables(), ("", tr("Table"), tr("Players")))
    return titled(tr("Break order"), body, t, now, zone, text.tables_text(len(lines)))


def _named(row: floor_lists.PersonRow) -> str:
    return f"{row.name} {row.number}" if row.number else row.name
