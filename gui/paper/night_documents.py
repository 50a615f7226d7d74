"""What is drawn and what is played: seat cards, the list after a redraw, the structure with its times."""

from __future__ import annotations

from datetime import tzinfo

from core.clock.clock import read
from core.clock.times import StructureRow, structure_rows
from core.paper.redraw_list import redraw_list
from core.paper.seat_cards import SeatCard, seat_cards
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.paper.grid import STRONG, TEXT, Cell, RuledRow, RuledSheet
from gui.paper.paper import QUIET, Document, Face
from gui.paper.seating import NameList, SeatRow
from gui.paper.slips import SeatCard as CardPiece
from gui.paper.slips import SlipSheet
from gui.paper.titled import titled
from gui.words import paper_night as say
from gui.words import structure as structure_words
from gui.words import text
from gui.words.tr import Context

tr = Context("paper")

# The wall's list is set as large as its page takes, but no larger than this many times the small one.
ON_THE_WALL = 2.2

BLINDS = Face(4.1, 700)
PAST, PAST_BLINDS = Face(3.5, 400, QUIET), Face(4.1, 600, QUIET)
APART = Face(3.5, 600)


def cards_of_seats(director: Director, now: int, zone: tzinfo) -> Document:
    """A card for everybody who sits, by name."""
    t = director.state
    cards = seat_cards(t)
    club, title, time = str(t.setting("club")), str(t.setting("title")), text.time_of_day(now, zone)
    body = SlipSheet(tuple(_card(x, club, title, time) for x in cards), tr("Nobody is seated yet."))
    shown = tuple(filter(None, (club, title)))
    return Document(tr("Seat cards"), body, shown, bare=bool(cards))


def _card(card: SeatCard, club: str, title: str, time: str) -> CardPiece:
    return CardPiece(
        kind=tr("SEAT"), event=title, time=time, name=card.name, table=card.table, seat=str(card.seat),
        number=say.card_number(card), club_number=card.number, facts=say.card_facts(card),
        foot=say.card_foot(card, club),
    )  # fmt: skip


def redraw(director: Director, now: int, zone: tzinfo) -> Document:
    """Who goes where after the last redraw or final table, and from where."""
    t, found = director.state, redraw_list(director)
    listed = found.rows if found is not None else ()
    rows = tuple(
        SeatRow(x.name, x.letter, x.table, x.seat, say.redraw_from(x.came_from, x.stays, x.number))
        for x in listed
    )  # fmt: skip
    if found is None:
        body = NameList((), say.no_redraw())
        return titled(say.redraw_title(False), body, t, now, zone)
    tables = text.tables_text(len({x.table for x in listed}))
    note = " · ".join((text.players_text(len(listed)), tables, tr("No. {n}", n=found.action)))
    proof = tr("Draw commitment {code} · check: riffle verify", code=text.commitment_text(found.commitment))
    title = say.redraw_title(found.final)
    return titled(title, NameList(rows), t, found.at, zone, note, proof)


def structure(director: Director, now: int, zone: tzinfo) -> Document:
    """For the wall: one page, as large as it takes."""
    return _structure(director, now, zone, ON_THE_WALL)


def structure_small(director: Director, now: int, zone: tzinfo) -> Document:
    """The same to hold in the hand."""
    return _structure(director, now, zone, 1.0)


def _structure(director: Director, now: int, zone: tzinfo, largest: float) -> Document:
    t = director.state
    rows = [x for row in structure_rows(director, now) for x in _rows(row, t, zone)]
    columns = tuple(zip(say.structure_heads(), (False, False, False, True, True), strict=True))
    reading = read(t.clock.levels, t.clock.position, now)
    intro = tuple(filter(None, (say.pace(reading, bool(t.word.cancelled), now, zone),)))
    body = RuledSheet(columns, tuple(rows), 1, intro, say.no_levels(), largest, spread=True)
    note = structure_words.sheet_line(t.clock.levels) if t.clock.levels else ""
    return titled(tr("Structure"), body, t, now, zone, note)


def _rows(row: StructureRow, t: Tournament, zone: tzinfo) -> list[RuledRow]:
    """The row, and before it what could be bought until then."""
    level, past = row.level, row.when == "past"
    usual, loud = (PAST, PAST_BLINDS) if past else (TEXT, BLINDS)
    time = Cell(say.begins(row.at, zone), PAST if past else STRONG, "begins")
    length = Cell(structure_words.length(level.length, level.hands), usual, "length")
    found = []
    if row.closes:
        # What ended when this row began is over once it has begun.
        over = row.when != "later"
        said = Cell(say.closes_words(row.closes), PAST if over else APART, "closes")
        ends = Cell(time.text, PAST if over else STRONG, "ends")
        found.append(RuledRow((Cell(), said, Cell(), Cell(), ends), band=True))
    if level.pause:
        said = Cell(say.break_words(t.clock.levels, row.index), PAST if past else APART, "break")
        return [*found, RuledRow((Cell(), said, Cell(), length, time), band=True)]
    blinds = Cell(say.level_words(level), loud, "blinds", level.name)
    number, ante = Cell(str(row.number), loud, "level"), Cell(text.ante_value(level), usual, "ante")
    return [*found, RuledRow((number, blinds, ante, length, time))]
