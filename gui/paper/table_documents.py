"""What is carried to the tables, two sheets to a page: dealers' sheets of a chip race, table sheets."""

from __future__ import annotations

from datetime import tzinfo

from core.chips.now import above
from core.clock.clock import read
from core.floor.seating import usual_size
from core.paper.race_sheets import RaceSheet, later_chips, race_sheets
from core.paper.table_sheet import OutLine, SeatLine, TableSheet, next_row, table_sheets
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.paper.half_sheet import HalfSheets, Head
from gui.paper.paper import Document
from gui.paper.race_page import RaceLine, RacePiece, Sum
from gui.paper.table_page import OutBlock, SeatRow, TablePiece
from gui.words import paper, paper_chips, paper_tables, text
from gui.words.chips import signed
from gui.words.tr import Context

tr = Context("paper")

# Boxes to cross off stand in fives, those of rounds round by round.
GROUP = 5


def dealer_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """A sheet for each table that races and each denomination, blank before and filled after."""
    t, found = director.state, race_sheets(director, now)
    pieces = tuple(_race(t, x, i, len(found), now, zone) for i, x in enumerate(found, 1))
    body = HalfSheets(pieces, paper_chips.nothing_to_race())
    return _document(tr("Dealers' chip-race sheets"), body, t)


def later_dealer_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """For colour-ups after the next break: nobody knows yet at which tables, so table and players are
    written in. By then about half of the tables are left."""
    t = director.state
    tables = max(1, (sum(bool(x.seats) for x in t.open_tables) + 1) // 2)
    pieces = tuple(_blank(t, chip, now) for chip in later_chips(t, now) for _ in range(tables))
    body = HalfSheets(pieces, paper_chips.nothing_to_race())
    return _document(tr("Dealers' sheets for later"), body, t)


def _blank(t: Tournament, chip: int, now: int) -> RacePiece:
    say, new = paper_chips, above(t, chip) or 0
    lines = tuple(RaceLine(str(seat), "") for seat in range(1, usual_size(t) + 1))
    chips = (tr("Exchanged for"), say.becomes(chip, new))
    sums = (Sum(tr("Chips out"), times=text.amount(chip)), Sum(tr("Chips in"), times=text.amount(new)))
    return RacePiece(
        Head(say.kind(False), str(t.setting("title")), "", tr("Table"), "", (chips,)),
        say.heads(chip, new, False), lines, sums, say.rule(t, chip, now), (tr("Dealer"), tr("Floor")),
        str(t.setting("club")),
    )  # fmt: skip


def _race(t: Tournament, found: RaceSheet, nth: int, of: int, now: int, zone: tzinfo) -> RacePiece:
    say, sheet, raced = paper_chips, found.sheet, found.at is not None
    chips = (tr("Exchanged for"), say.becomes(sheet.chip, sheet.new))
    lines = tuple(
        RaceLine(str(x.seat), x.name, text.amount(x.odd) if raced else "", say.cards_text(x.cards),
                 say.chips_text(x.gets))
        for x in sheet.rows
    )  # fmt: skip
    seats = [str(x) for x in found.rescued]
    return RacePiece(
        Head(say.kind(raced), str(t.setting("title")), text.date_and_time(found.at or now, zone), tr("Table"),
             sheet.table, (chips,)),
        say.heads(sheet.chip, sheet.new, raced), lines, _sums(found),
        say.how(bool(lines), sheet.dealt, seats) if raced else say.rule(t, sheet.chip, now),
        () if raced else (tr("Dealer"), tr("Floor")),
        str(t.setting("club")),
        " · ".join(filter(None, (tr("No. {n}", n=found.action) if raced else "", say.which(nth, of)))),
        say.no_odd(sheet.chip),
    )  # fmt: skip


def _sums(found: RaceSheet) -> tuple[Sum, ...]:
    say, sheet = paper_chips, found.sheet
    if found.at is None:
        chips = (text.amount(sheet.chip), text.amount(sheet.new))
        return Sum(tr("Chips out"), times=chips[0]), Sum(tr("Chips in"), times=chips[1])
    if not sheet.rows:
        return ()
    rescue = (Sum(tr("Rescue"), signed(found.rescue)),) if found.rescue else ()
    return (
        Sum(tr("Chips out"), say.out_text(*sheet.out)), Sum(tr("Chips in"), say.into_text(sheet.into)),
        Sum(tr("Rounding"), signed(sheet.rounding)), *rescue,
    )  # fmt: skip


def sheets_of_tables(director: Director, now: int, zone: tzinfo, table: int | None = None) -> Document:
    """A sheet for each open table, or for this one only."""
    t = director.state
    found = table_sheets(t, now, table)
    pieces = tuple(_table(t, x, i, len(found), now, zone) for i, x in enumerate(found, 1))
    return _document(tr("Table sheets"), HalfSheets(pieces, paper.no_tables()), t)


def _table(t: Tournament, sheet: TableSheet, nth: int, of: int, now: int, zone: tzinfo) -> TablePiece:
    say, reading = paper_tables, read(t.clock.levels, t.clock.position, now)
    level = say.level_now(t, reading)
    numbers = any(x.number for x in sheet.seats)
    stacks = any(x.stack is not None for x in sheet.seats)
    rules = say.rule(t, any(x.hands for x in sheet.out)) if sheet.out else ""
    return TablePiece(
        Head(tr("TABLE SHEET"), str(t.setting("title")), text.date_and_time(now, zone), tr("Table"),
             sheet.label, ((say.level_label(t, reading), level),) if level else ()),
        (tr("Seat"), tr("Player"), tr("Club no.") if numbers else "", tr("Last count") if stacks else ""),
        tuple(_seat(x) for x in sheet.seats), tuple(map(text.amount, sheet.chips)), tr("Total"),
        say.state(sheet), tuple(_out(x, now, zone) for x in sheet.out),
        tuple(filter(None, (rules, say.coming(next_row(t, now), zone)))),
        " · ".join(filter(None, (str(t.setting("club")), _proof(t)))), paper_chips.which(nth, of),
    )  # fmt: skip


def _seat(line: SeatLine) -> SeatRow:
    stack = "" if line.stack is None else text.amount(line.stack)
    closed = line.state == "closed"
    return SeatRow(str(line.seat), line.name, line.number, stack, paper_tables.aside(line), closed)


def _out(line: OutLine, now: int, zone: tzinfo) -> OutBlock:
    say = paper_tables
    return OutBlock(
        say.out_said(line), say.out_left(line, now, zone), line.hands, line.served,
        line.hands // line.rounds if line.fixed and line.rounds else GROUP,
    )  # fmt: skip


def _proof(t: Tournament) -> str:
    """The last draw, as on the slips."""
    made = [d for d in t.room.draws.values() if d.state == "made"]
    return tr("Draw {code}", code=text.commitment_text(made[-1].commitment, 2)) if made else ""


def _document(title: str, body: HalfSheets, t: Tournament) -> Document:
    shown = tuple(filter(None, (str(t.setting("club")), str(t.setting("title")))))
    return Document(title, body, shown, bare=bool(body.pieces))
