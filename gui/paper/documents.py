"""The documents of a tournament, from its log and state: what the print menu prints."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from core.paper import lists
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.paper import conduct_documents, floor_documents, money_documents, night_documents, table_documents
from gui.paper import pack as pack_documents
from gui.paper.paper import Body, Document
from gui.paper.seating import NameList, SeatRow, TableBlock, TableList
from gui.paper.titled import titled
from gui.words import text
from gui.words.tr import Context

tr = Context("paper")

Maker = Callable[[Director, int, tzinfo], Document]


def seating_by_name(director: Director, now: int, zone: tzinfo) -> Document:
    """Everybody who sits, by surname, with running letters."""
    t = director.state
    rows = tuple(SeatRow(r.name, r.letter, r.table, r.seat, r.number) for r in lists.seating_by_name(t))
    return _listed(tr("Seating, by name"), NameList(rows), t, now, zone)


def seating_by_table(director: Director, now: int, zone: tzinfo) -> Document:
    """Every open table with all its seats."""
    t = director.state
    blocks = tuple(TableBlock(r.label, r.seats, numbers=r.numbers) for r in lists.seating_by_table(t))
    return _listed(tr("Seating, by table"), TableList(blocks), t, now, zone)


def pack(director: Director, now: int, zone: tzinfo) -> Document:
    """Everything needed to finish the night without the PC."""
    return pack_documents.pack(director, now, zone, (seating_by_name, seating_by_table), _proof)


# In the order of the print menu: key, maker. The keys' words are in ``gui.words.paper``.
DOCUMENTS: tuple[tuple[str, Maker], ...] = (
    ("seating_by_name", seating_by_name),
    ("seating_by_table", seating_by_table),
    ("seat_cards", night_documents.cards_of_seats),
    ("redraw", night_documents.redraw),
    ("slips", floor_documents.last_slips),
    ("table_sheets", table_documents.sheets_of_tables),
    ("dealer_sheets", table_documents.dealer_sheets),
    ("break_order", floor_documents.break_order),
    ("structure", night_documents.structure),
    ("structure_small", night_documents.structure_small),
    ("payouts", money_documents.payouts),
    ("payout_slips", money_documents.payout_slips),
    ("results", money_documents.results),
    ("absent", floor_documents.absent),
    ("alternates", floor_documents.alternates),
    ("rulings", floor_documents.rulings),
    ("conduct", conduct_documents.conduct),
    ("pack", pack),
)


def _listed(title: str, body: Body, t: Tournament, now: int, zone: tzinfo) -> Document:
    seated = sum(len(table.seats) for table in t.open_tables)
    note = " · ".join((text.players_text(seated), text.tables_text(len(t.open_tables))))
    return titled(title, body, t, now, zone, note, _proof(t))


def _proof(t: Tournament) -> str:
    """The last draw's commitment: what proves the seats, checked with ``verify``; or how many of them were
    drawn with physical cards."""
    made = [d for d in t.room.draws.values() if d.state == "made"]
    by_card = sum(1 for e in t.playing if e.card)
    if by_card:
        return text.drawn_with_cards(by_card)
    if not made:
        return ""
    return tr("Draw commitment {code} · check: riffle verify", code=text.commitment_text(made[-1].commitment))
