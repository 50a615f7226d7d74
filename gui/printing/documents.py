"""The documents of a tournament, from its log and state: what the print menu prints."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from core import lists
from core.director import Director
from core.tournament import Tournament
from gui import text
from gui.printing import conduct_documents, floor_documents, table_documents
from gui.printing.paper import Body, Document
from gui.printing.paper_words import words
from gui.printing.seating import NameList, TableList
from gui.printing.seating_rows import SeatRow, TableBlock
from gui.text_tr import tr

Maker = Callable[[Director, int, tzinfo], Document]


def seating_by_name(director: Director, now: int, zone: tzinfo) -> Document:
    """Everybody who sits, by surname, with running letters."""
    t = director.state
    rows = tuple(SeatRow(r.name, r.letter, r.table, r.seat, r.number) for r in lists.seating_by_name(t))
    return _document(tr("Seating, by name"), NameList(rows, words()), t, now, zone)


def seating_by_table(director: Director, now: int, zone: tzinfo) -> Document:
    """Every open table with all its seats."""
    t = director.state
    blocks = tuple(TableBlock(r.label, r.seats, numbers=r.numbers) for r in lists.seating_by_table(t))
    return _document(tr("Seating, by table"), TableList(blocks, words()), t, now, zone)


# In the order of the print menu: key, maker. The keys' words are in ``gui.text_paper``.
DOCUMENTS: tuple[tuple[str, Maker], ...] = (
    ("seating_by_name", seating_by_name),
    ("seating_by_table", seating_by_table),
    ("slips", floor_documents.last_slips),
    ("table_sheets", table_documents.sheets_of_tables),
    ("dealer_sheets", table_documents.dealer_sheets),
    ("break_order", floor_documents.break_order),
    ("absent", floor_documents.absent),
    ("alternates", floor_documents.alternates),
    ("rulings", floor_documents.rulings),
    ("conduct", conduct_documents.conduct),
)


def _document(title: str, body: Body, t: Tournament, now: int, zone: tzinfo) -> Document:
    parts = (t.setting("club"), t.setting("title"), text.date_and_time(now, zone))
    seated = sum(len(table.seats) for table in t.open_tables)
    note = " · ".join((text.players_text(seated), text.tables_text(len(t.open_tables))))
    return Document(title, body, tuple(p for p in parts if p), note, _proof(t), words())


def _proof(t: Tournament) -> str:
    """The last draw's commitment: what proves the seats, checked with ``verify``."""
    made = [d for d in t.draws.values() if d.state == "made"]
    if not made:
        return ""
    return tr("Draw commitment {code} · check: riffle verify", code=text.commitment_text(made[-1].commitment))
