"""The documents of a tournament, from its log and state: what the print menu prints."""

from collections.abc import Callable, Sequence
from datetime import tzinfo
from typing import Protocol

from core.chips.now import above, going, in_play
from core.clock.clock import read
from core.clock.times import StructureRow, structure_rows
from core.conduct.penalty_time import sitting_out
from core.conduct.report import ConductRow, conduct_rows
from core.floor.absent import absentees
from core.floor.absent import alternates as waiting
from core.floor.blinds import known
from core.floor.seating import usual_size
from core.formats.duties import duties
from core.money.payouts import pool
from core.paper import floor_lists, lists
from core.paper.prize_list import OutRow, PrizeRow, can_change, may_enter, prize_list, result_sheet
from core.paper.race_sheets import RaceSheet, anything_to_race, later_chips, race_sheets
from core.paper.slips import SeatCard as CardRow
from core.paper.slips import SlipRow, last_move, redraw_list, seat_cards, slip_rows
from core.paper.table_sheet import OutLine, SeatLine, TableSheet, next_row, table_sheets
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.paper import cut
from gui.paper.cut import (
    BlankSlip,
    HalfSheets,
    Head,
    OutBlock,
    PayoutSlip,
    RaceLine,
    RacePiece,
    SeatCard,
    Slip,
    SlipSheet,
    Sum,
    TablePiece,
)
from gui.paper.lists import (
    ASIDE,
    STRONG,
    TEXT,
    BlankList,
    BoardPage,
    Cell,
    Cover,
    CoverLine,
    Line,
    LineSheet,
    Listing,
    NameList,
    Report,
    RuledRow,
    RuledSheet,
    SeatRow,
    Section,
    TableList,
    Told,
)
from gui.paper.paper import QUIET, Body, Bundle, Document, Face, Pack
from gui.words import paper, paper_chips, paper_conduct, paper_night, paper_pack, paper_tables, text
from gui.words import structure as structure_words
from gui.words.cards import card_sign
from gui.words.chips import signed
from gui.words.names import Names, player_of
from gui.words.tr import PAPER, Context, dotted

tr = Context("paper")

Maker = Callable[[Director, int, tzinfo], Document]


def titled(
    title: str, body: Body, t: Tournament, at: int, zone: tzinfo, note: str = "", footer: str = ""
) -> Document:
    """A document under the club, the tournament and the moment it tells of (``at``, ms). ``note`` stands at
    the head's right, ``footer`` at the foot."""
    return Document(title, body, _club(t, text.date_and_time(at, zone)), note, footer)


class Pieces(Body, Protocol):
    """A body that is cut into pieces."""

    @property
    def pieces(self) -> Sequence[object]: ...


def cut_out(title: str, body: Pieces, t: Tournament) -> Document:
    """A document that is cut into pieces; without any it is a page that says so."""
    return Document(title, body, _club(t), bare=bool(body.pieces))


def _club(t: Tournament, *more: str) -> tuple[str, ...]:
    return tuple(filter(None, (str(t.setting("club")), str(t.setting("title")), *more)))


def _proof(t: Tournament) -> str:
    """The last draw's commitment: what proves the seats, checked with ``verify``; or how many of them were
    drawn with physical cards."""
    by_card = sum([1 for e in t.playing if e.card])
    if by_card:
        return tr("%n seats drawn with cards", by_card)
    made = [d for d in t.room.draws.values() if d.state == "made"]
    return _commitment(made[-1].commitment) if made else ""


def _commitment(commitment: str) -> str:
    return tr("Draw commitment {code} · check: riffle verify", code=text.commitment_text(commitment))


def _named(row: floor_lists.PersonRow) -> str:
    return f"{row.name} {row.number}" if row.number else row.name


# -- seats ----------------------------------------------------------------------------------------------


def seating_by_name(director: Director, now: int, zone: tzinfo) -> Document:
    """Everybody who sits, by surname, with running letters."""
    rows = lists.seating_by_name(director.state)
    body = NameList(tuple([SeatRow(r.name, r.letter, r.table, r.seat, r.number) for r in rows]))
    return _seating(tr("Seating, by name"), body, director.state, now, zone)


def seating_by_table(director: Director, now: int, zone: tzinfo) -> Document:
    """Every open table with all its seats."""
    body = TableList(tuple(lists.seating_by_table(director.state)))
    return _seating(tr("Seating, by table"), body, director.state, now, zone)


def _seating(title: str, body: Body, t: Tournament, now: int, zone: tzinfo) -> Document:
    seated = sum([len(table.seats) for table in t.open_tables])
    note = " · ".join((text.players_text(seated), text.tables_text(len(t.open_tables))))
    return titled(title, body, t, now, zone, note, _proof(t))


def cards_of_seats(director: Director, now: int, zone: tzinfo) -> Document:
    """A card for everybody who sits, by name."""
    t, time = director.state, text.time_of_day(now, zone)
    cards = tuple([_card(x, t, time) for x in seat_cards(t)])
    return cut_out(tr("Seat cards"), SlipSheet(cards, tr("Nobody is seated yet.")), t)


def _card(card: CardRow, t: Tournament, time: str) -> SeatCard:
    say = paper_night
    return SeatCard(
        kind=tr("SEAT"), event=str(t.setting("title")), time=time, name=card.name, table=card.table,
        seat=str(card.seat), number=tr("No. {n}", n=card.entry), club_number=card.number,
        facts=say.card_facts(card), foot=say.card_foot(card, str(t.setting("club"))),
    )  # fmt: skip


def redraw(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the list of everybody's new and old seat after the last redraw or final table."""
    say, t, found = paper_night, director.state, redraw_list(director)
    if found is None:
        return titled(say.redraw_title(False), NameList((), say.no_redraw()), t, now, zone)
    rows = tuple(
        [
            SeatRow(x.name, x.letter, x.table, x.seat, say.redraw_from(x.came_from, x.stays, x.number))
            for x in found.rows
        ]
    )
    tables = text.tables_text(len({x.table for x in rows}))
    note = " · ".join((text.players_text(len(rows)), tables, tr("No. {n}", n=found.action)))
    proof = _commitment(found.commitment)
    return titled(say.redraw_title(found.final), NameList(rows), t, found.at, zone, note, proof)


@PAPER.speaking()
def slips_of(director: Director, action: int | None, zone: tzinfo) -> tuple[Document, int]:
    """A slip for each player the action moved, as it was then, and how many they are; None: nobody was
    moved."""
    t = director.state
    rows = slip_rows(director, action) if action is not None else []
    names = Names(t, director.history, zone)
    body = SlipSheet(tuple([_slip(x, t, names, zone) for x in rows]), paper.no_slips())
    name = tr("Move slips") if action is None else tr("Move slips, no. {n}", n=action)
    return cut_out(name, body, t), len(rows)


def _slip(row: SlipRow, t: Tournament, names: Names, zone: tzinfo) -> Slip:
    return Slip(
        kind=tr("MOVE" if row.came_from else "SEAT"), event=str(t.setting("title")),
        time=text.time_of_day(row.at, zone),
        name=row.name, table=row.table, seat=str(row.seat), number=tr("No. {n}", n=row.action),
        club_number=row.number, facts=paper.slip_facts(row), why=paper.slip_why(row, names),
        bold=paper.slip_bold(row), foot=paper.slip_foot(row, str(t.setting("club"))),
    )  # fmt: skip


def last_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """Make the slips of the last action that moved somebody."""
    return slips_of(director, last_move(director), zone)[0]


# -- sheets for the tables ------------------------------------------------------------------------------

# Boxes to cross off stand in fives, those of rounds round by round.
GROUP = 5


@PAPER.speaking()
def sheets_of_tables(director: Director, now: int, zone: tzinfo, table: int | None = None) -> Document:
    """A sheet for each open table, or for this one only."""
    t = director.state
    found = table_sheets(t, now, table)
    pieces = tuple([_table(t, x, i, len(found), now, zone) for i, x in enumerate(found, 1)])
    return cut_out(tr("Table sheets"), HalfSheets(pieces, paper.no_tables()), t)


def _table(t: Tournament, sheet: TableSheet, nth: int, of: int, now: int, zone: tzinfo) -> TablePiece:
    say, reading = paper_tables, read(t.clock.levels, t.clock.position, now)
    level = say.level_now(t, reading)
    numbers = any(x.number for x in sheet.seats)
    stacks = any(x.stack is not None for x in sheet.seats)
    rules = say.rule(t, any(x.hands for x in sheet.out)) if sheet.out else ""
    made = [d for d in t.room.draws.values() if d.state == "made"]
    proof = tr("Draw {code}", code=text.commitment_text(made[-1].commitment, 2)) if made else ""
    return TablePiece(
        Head(tr("TABLE SHEET"), str(t.setting("title")), text.date_and_time(now, zone), tr("Table"),
             sheet.label, ((say.level_label(t, reading), level),) if level else ()),
        (tr("Seat"), tr("Player"), tr("Club no.") if numbers else "", tr("Last count") if stacks else ""),
        tuple([_seat(x) for x in sheet.seats]), tuple(map(text.amount, sheet.chips)), tr("Total"),
        say.state(sheet), tuple([_out(x, now, zone) for x in sheet.out]),
        tuple(filter(None, (rules, say.coming(next_row(t, now), zone)))),
        dotted(str(t.setting("club")), proof), paper_chips.which(nth, of),
    )  # fmt: skip


def _seat(line: SeatLine) -> cut.SeatRow:
    stack = "" if line.stack is None else text.amount(line.stack)
    aside, closed = paper_tables.aside(line), line.state == "closed"
    return cut.SeatRow(str(line.seat), line.name, line.number, stack, aside, closed)


def _out(line: OutLine, now: int, zone: tzinfo) -> OutBlock:
    return OutBlock(
        paper_tables.out_said(line), paper_tables.out_left(line, now, zone), line.hands, line.served,
        line.hands // line.rounds if line.fixed and line.rounds else GROUP,
    )  # fmt: skip


def dealer_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """A sheet for each table that races and each denomination, blank before and filled after."""
    t, found = director.state, race_sheets(director, now)
    pieces = tuple([_race(t, x, i, len(found), now, zone) for i, x in enumerate(found, 1)])
    return cut_out(tr("Dealers' chip-race sheets"), HalfSheets(pieces, paper_chips.nothing_to_race()), t)


def later_dealer_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """For colour-ups after the next break: nobody knows yet at which tables, so table and players are
    written in. By then about half of the tables are left."""
    t = director.state
    tables = max(1, (sum([bool(x.seats) for x in t.open_tables]) + 1) // 2)
    pieces = tuple([_blank(t, chip, now) for chip in later_chips(t, now) for _ in range(tables)])
    return cut_out(tr("Dealers' sheets for later"), HalfSheets(pieces, paper_chips.nothing_to_race()), t)


def _blank(t: Tournament, chip: int, now: int) -> RacePiece:
    say, new = paper_chips, above(t, chip) or 0
    lines = tuple([RaceLine(str(seat), "") for seat in range(1, usual_size(t) + 1)])
    chips = (tr("Exchanged for"), say.becomes(chip, new))
    return RacePiece(
        Head(say.kind(False), str(t.setting("title")), "", tr("Table"), "", (chips,)),
        say.heads(chip, new, False), lines, _to_write(chip, new), say.rule(t, chip, now),
        (tr("Dealer"), tr("Floor")), str(t.setting("club")),
    )  # fmt: skip


def _race(t: Tournament, found: RaceSheet, nth: int, of: int, now: int, zone: tzinfo) -> RacePiece:
    say, sheet, raced = paper_chips, found.sheet, found.at is not None
    chips = (tr("Exchanged for"), say.becomes(sheet.chip, sheet.new))
    lines = tuple([
        RaceLine(str(x.seat), x.name, text.amount(x.odd) if raced else "", " ".join(map(card_sign, x.cards)),
                 say.chips_text(x.gets))
        for x in sheet.rows
    ])  # fmt: skip
    seats = [str(x) for x in found.rescued]
    return RacePiece(
        Head(say.kind(raced), str(t.setting("title")), text.date_and_time(found.at or now, zone), tr("Table"),
             sheet.table, (chips,)),
        say.heads(sheet.chip, sheet.new, raced), lines, _sums(found),
        say.how(bool(lines), sheet.dealt, seats) if raced else say.rule(t, sheet.chip, now),
        () if raced else (tr("Dealer"), tr("Floor")),
        str(t.setting("club")),
        dotted(tr("No. {n}", n=found.action) if raced else "", say.which(nth, of)),
        say.no_odd(sheet.chip),
    )  # fmt: skip


def _to_write(chip: int, new: int) -> tuple[Sum, Sum]:
    return Sum(tr("Chips out"), times=text.amount(chip)), Sum(tr("Chips in"), times=text.amount(new))


def _sums(found: RaceSheet) -> tuple[Sum, ...]:
    say, sheet = paper_chips, found.sheet
    if found.at is None:
        return _to_write(sheet.chip, sheet.new)
    if not sheet.rows:
        return ()
    rescue = (Sum(tr("Rescue"), signed(found.rescue)),) if found.rescue else ()
    return (
        Sum(tr("Chips out"), say.out_text(*sheet.out)), Sum(tr("Chips in"), say.into_text(sheet.into)),
        Sum(tr("Rounding"), signed(sheet.rounding)), *rescue,
    )  # fmt: skip


# -- the floor's lists and reports ----------------------------------------------------------------------


def break_order(director: Director, now: int, zone: tzinfo) -> Document:
    """In which order the tables break, by which clause, and whether the room knows."""
    t = director.state
    sheet = floor_lists.break_sheet(t)
    lines = tuple(
        [
            Line(
                str(i),
                tr("Table {label}", label=x.table),
                paper.break_aside(i, x.players, i == len(sheet.rows)),
            )
            for i, x in enumerate(sheet.rows, 1)
        ]
    )
    intro = (paper.break_rule(sheet), paper.break_announced(sheet, zone)) if lines else ()
    body = LineSheet(lines, intro, paper.no_tables(), ("", tr("Table"), tr("Players")))
    return titled(tr("Break order"), body, t, now, zone, text.tables_text(len(lines)))


def absent(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the list of the players who have paid and are absent, with the rule for their stacks."""
    t = director.state
    blinded, clause = floor_lists.absent_rule(t)
    rows = floor_lists.absent_list(t)
    lines = tuple([Line(x.seat or "–", _named(x), paper.absent_aside(blinded, x.seat)) for x in rows])
    intro, heads = (paper.absent_rule(blinded, clause),), (tr("Seat"), tr("Player"), tr("Stack"))
    body = LineSheet(lines, intro, tr("Everybody is here."), heads)
    return titled(tr("Absent players"), body, t, now, zone, tr("%n players absent", len(rows)))


def alternates(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the list of the alternates, in the order they get a seat."""
    t = director.state
    rows = floor_lists.alternate_list(t)
    lines = tuple([Line(str(i), _named(x)) for i, x in enumerate(rows, 1)])
    intro = (paper.alternates_rule(floor_lists.alternate_rule(t)),)
    body = LineSheet(lines, intro, tr("Nobody is waiting for a seat."), ("", tr("Player"), ""))
    return titled(tr("Alternates"), body, t, now, zone, paper.waiting_text(len(rows)))


def rulings(director: Director, now: int, zone: tzinfo) -> Document:
    """Every departure from the rules with its reason, for the federation (SvePoF 2006 §1)."""
    t, rows = director.state, floor_lists.rulings(director)
    names = Names(t, director.history, zone)
    told = tuple(
        [_told(x.at, x.action.id, paper.ruling_what(x, names), paper.ruling_parts(x, t), zone) for x in rows]
    )
    intro = tuple(filter(None, (paper.played_by(t), paper.reported(t))))
    body = Report(told, intro, tr("No departures from the rules."), tr("Tournament director"))
    return titled(tr("Rulings report"), body, t, now, zone, tr("%n rulings", len(rows)))


def _told(at: int, action: int, what: str, parts: tuple[tuple[str, str], ...], zone: tzinfo) -> Told:
    return Told(text.time_of_day(at, zone), text.date_of(at, zone), tr("No. {n}", n=action), what, parts)


def conduct(director: Director, now: int, zone: tzinfo) -> Document:
    """All penalties for the house and the clocks called, and a page for the board for each it is owed."""
    say, t = paper_conduct, director.state
    rows = conduct_rows(t)
    owed = [x for x in rows if x.owed]
    boards = tuple([_board(x, t, zone, i, len(owed)) for i, x in enumerate(owed, 1)])
    note = say.note(len(rows), sum([not x.reported for x in owed])) if rows else ""
    told = tuple([_told(x.at, x.action, say.headline(x), say.parts(x, t, zone), zone) for x in rows])
    lines = tuple([Line(*say.called(x, zone)) for x in floor_lists.called_clocks(t)])
    listing = Listing(tr("Clock calls"), lines) if lines else None
    report = Report(told, _owed_by(t), say.nobody(), tr("Tournament director"), listing)
    return titled(tr("Conduct report"), Bundle((report, *boards)), t, now, zone, note)


def _owed_by(t: Tournament) -> tuple[str, ...]:
    return tuple(filter(None, (paper.played_by(t), paper_conduct.owed_rule(t))))


def _board(row: ConductRow, t: Tournament, zone: tzinfo, nth: int, of: int) -> BoardPage:
    say = paper_conduct
    signed = (
        tr("Tournament director, signature"), tr("Name in print"), tr("Place and date"),
        tr("Received by the board, date and signature"),
    )  # fmt: skip
    span = say.board_span(row, nth, of)
    return BoardPage(say.heading(), span, _owed_by(t), say.fields(row, t, zone), signed)


# -- the structure, prizes and results ------------------------------------------------------------------

# How many times the usual size a short list is set. The wall's list is as large as its page takes.
ON_THE_WALL, PRIZES_LARGEST, RESULTS_LARGEST = 2.2, 2.0, 1.3

BLINDS = Face(4.1, 700)
PAST, PAST_BLINDS = Face(3.5, 400, QUIET), Face(4.1, 600, QUIET)
APART = Face(3.5, 600)


def structure(director: Director, now: int, zone: tzinfo) -> Document:
    """For the wall: one page, as large as it takes."""
    return _structure(director, now, zone, ON_THE_WALL)


def structure_small(director: Director, now: int, zone: tzinfo) -> Document:
    """The same to hold in the hand."""
    return _structure(director, now, zone, 1.0)


def _structure(director: Director, now: int, zone: tzinfo, largest: float) -> Document:
    say, t = paper_night, director.state
    rows = tuple([x for row in structure_rows(director, now) for x in _level(row, t, zone)])
    columns = tuple(
        zip(
            (tr("Level"), tr("Blinds"), tr("Ante"), tr("Length"), tr("Begins")),
            (False, False, False, True, True),
            strict=True,
        )
    )
    pace = say.pace(read(t.clock.levels, t.clock.position, now), bool(t.word.cancelled), now, zone)
    body = RuledSheet(columns, rows, 1, (pace,) if pace else (), say.no_levels(), largest, spread=True)
    note = structure_words.sheet_line(t.clock.levels) if t.clock.levels else ""
    return titled(tr("Structure"), body, t, now, zone, note)


def _level(row: StructureRow, t: Tournament, zone: tzinfo) -> list[RuledRow]:
    """The row, and before it what could be bought until then."""
    say, level, past = paper_night, row.level, row.when == "past"
    usual, loud = (PAST, PAST_BLINDS) if past else (TEXT, BLINDS)
    time = Cell(
        ("" if row.at is None else text.time_of_day(row.at, zone)), PAST if past else STRONG, "begins"
    )
    length = Cell(structure_words.length(level.length, level.hands), usual, "length")
    found = []
    if row.closes:
        # Registration that ended when this row began is over once it has begun.
        over = row.when != "later"
        said = Cell(say.closes_words(row.closes), PAST if over else APART, "closes")
        ends = Cell(time.text, PAST if over else STRONG, "ends")
        found.append(RuledRow((Cell(), said, Cell(), Cell(), ends), band=True))
    if level.pause:
        said = Cell(say.break_words(t.clock.levels, row.index), PAST if past else APART, "break")
        return [*found, RuledRow((Cell(), said, Cell(), length, time), band=True)]
    blinds = Cell(
        dotted(text.level_line(level), text.bring_in_text(level), text.cap_text(level.cap)),
        loud,
        "blinds",
        level.name,
    )
    number, ante = Cell(str(row.number), loud, "level"), Cell(text.ante_value(level), usual, "ante")
    return [*found, RuledRow((number, blinds, ante, length, time))]


def payouts(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the prize of each place, with the player who has it."""
    say, t, rows = paper_night, director.state, prize_list(director.state)
    currency = str(t.setting("currency"))
    lines = tuple([
        RuledRow((
            Cell(text.place_text(x.place, x.last), STRONG, "place"),
            Cell(x.name, TEXT, "name", x.number),
            Cell(text.money(x.prize, currency), STRONG, "prize"),
        ))
        for x in rows
    ])  # fmt: skip
    columns = tuple(zip((tr("Place"), tr("Player"), tr("Prize")), (False, False, True), strict=True))
    changes = (
        tr("As of {time}: the prize pool may still grow.", time=text.time_of_day(now, zone))
        if can_change(t, now)
        else ""
    )
    intro = tuple(filter(None, (say.bought_text(t), changes))) if rows else ()
    body = RuledSheet(columns, lines, 1, intro, say.no_prizes(), PRIZES_LARGEST)
    note = say.pool_text(pool(t), currency) if rows else ""
    return titled(tr("Prizes"), body, t, now, zone, note)


def payout_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """A slip for each who is paid; for a place nobody has yet one with a line for the name."""
    t, rows = director.state, prize_list(director.state)
    signature = tr("Signature")
    slips = tuple([payout_slip(x, i, len(rows), t, now, zone, signature) for i, x in enumerate(rows, 1)])
    return cut_out(tr("Payout slips"), SlipSheet(slips, paper_night.no_prizes()), t)


def payout_slip(
    row: PrizeRow, nth: int, of: int, t: Tournament, now: int, zone: tzinfo, signature: str
) -> PayoutSlip:
    """Return the slip of a place; ``signature`` says who signs it."""
    club, title = str(t.setting("club")), str(t.setting("title"))
    # Large, and under a label that says what it is: a figure alone.
    place = str(row.place) if row.place == row.last else f"{row.place}–{row.last}"
    return PayoutSlip(
        kind=tr("PAYOUT"), event=title or club, time=text.date_and_time(now, zone), name=row.name,
        place=place, prize=text.money(row.prize, str(t.setting("currency"))),
        number=tr("{n} of {of}", n=nth, of=of), labels=(tr("Place"), tr("Prize")), signature=signature,
        club_number=row.number, club=club if title else "",
    )  # fmt: skip


def results(director: Director, now: int, zone: tzinfo) -> Document:
    """Everybody who has a place: the prize, and how and when the player went out."""
    say, t, rows = paper_night, director.state, result_sheet(director.state)
    heads = tr("Place"), tr("Player"), tr("Club no."), tr("Entries"), tr("Prize"), tr("Out"), tr("By")
    currency = str(t.setting("currency"))
    cells = [_result(x, currency, zone) for x in rows]
    # A column in which nobody has anything is left out.
    kept = [i for i in range(len(heads)) if i < 2 or any(x[i].text for x in cells)]
    if all(x.result.entries == 1 for x in rows):
        kept = [i for i in kept if heads[i] != heads[3]]
    columns = tuple([(heads[i], i in (3, 4, 5)) for i in kept])
    lines = tuple([RuledRow(tuple([x[i] for i in kept])) for x in cells])
    left = 0 if t.won else t.game.left(t.people)
    intro = tuple(filter(None, (say.bought_text(t), say.still_in(left) if left else ""))) if rows else ()
    body = RuledSheet(columns, lines, 1, intro, say.no_results(), RESULTS_LARGEST)
    note = say.pool_text(pool(t), currency) if rows and pool(t) else ""
    return titled(tr("Results"), body, t, now, zone, note)


def _result(row: OutRow, currency: str, zone: tzinfo) -> tuple[Cell, ...]:
    found = row.result
    return (
        Cell(text.place_text(found.place, found.last), STRONG, "place"),
        Cell(found.name, TEXT, "name"),
        Cell(found.number, ASIDE, "number"),
        Cell(str(found.entries), TEXT, "entries"),
        Cell(text.money(found.prize, currency) if found.prize else "", STRONG, "prize"),
        Cell(paper_night.out_text(row.nth, row.at, zone), TEXT, "out"),
        Cell(text.listed(row.by) if row.by else "", TEXT, "by"),
    )


# -- the paper pack: all that finishes the night without the PC, behind its cover -----------------------

# Rows to spare on the bust list while entries are open.
SPARE = 10
LEAST_ROWS = 8
# A page of blank slips is enough for so many tables.
SLIPS_A_PAGE, TABLES_A_PAGE = 8, 4


def pack(director: Director, now: int, zone: tzinfo) -> Document:
    """The cover and all that is not empty."""
    say, t = paper_pack, director.state
    has = _has(t, now)
    makers: tuple[tuple[str, Maker], ...] = (
        ("seats", seating_by_name), ("seats", seating_by_table), ("tables", sheets_of_tables),
        ("break_order", break_order), ("structure", structure_small), ("prizes", payouts),
        ("due", dealer_sheets), ("later", later_dealer_sheets), ("playing", bust_list),
        ("moves", blank_slips),
    )  # fmt: skip
    parts = tuple([make(director, now, zone) for key, make in makers if key in has])
    figures = say.figures(t, read(t.clock.levels, t.clock.position, now), now, zone)
    titles = tuple([x.title for x in parts])
    cover = Cover(figures, _sections(director, has, now, zone), tr("In this pack"), titles)
    tables = text.tables_text(len(t.open_tables))
    club = _club(t, text.date_and_time(now, zone))
    return Pack(tr("Paper pack"), cover, club, tables, _proof(t), parts=parts)


def _has(t: Tournament, now: int) -> frozenset[str]:
    """Return the keys of all that there is to hold a page."""
    tables = sum([bool(x.seats) for x in t.open_tables])
    due, later = anything_to_race(t, now), later_chips(t, now)
    there = {
        "seats": tables > 0, "tables": bool(t.open_tables), "break_order": tables > 1, "moves": tables > 1,
        "structure": bool(t.clock.levels), "prizes": bool(prize_list(t)), "due": due,
        "later": bool(later) and tables > 0, "races": due or bool(later), "playing": len(t.people.live) > 1,
    }  # fmt: skip
    return frozenset([key for key, so in there.items() if so])


def bust_list(director: Director, now: int, zone: tzinfo) -> Document:
    """A row for each who is left, the winner's too. Places are printed where nobody can enter any more."""
    say, t = paper_pack, director.state
    left, entering = t.game.left(t.people), may_enter(t, now)
    places = [] if entering else [text.ordinal(n) for n in range(left, 0, -1)]
    rows = places or [""] * (left + SPARE)
    rows += [""] * (LEAST_ROWS - len(rows))
    columns = tuple(
        zip((tr("Place"), tr("Name"), tr("Time"), tr("By")), (18.0, 0.0, 22.0, 56.0), strict=True)
    )
    body = BlankList(columns, tuple(rows), (say.bust_intro(entering),))
    return titled(tr("Elimination list"), body, t, now, zone, text.players_text(left))


def blank_slips(director: Director, now: int, zone: tzinfo) -> Document:
    t = director.state
    club, title = str(t.setting("club")), str(t.setting("title"))
    pages = -(-len(t.open_tables) // TABLES_A_PAGE)
    slip = BlankSlip(
        tr("MOVE"),
        title or club,
        (tr("Player"), tr("To table"), tr("Seat"), tr("From"), tr("Why"), tr("Time")),
        club if title else "",
    )
    return cut_out(tr("Blank move slips"), SlipSheet((slip,) * SLIPS_A_PAGE * pages), t)


def _sections(director: Director, has: frozenset[str], now: int, zone: tzinfo) -> tuple[Section, ...]:
    """How the night stands."""
    say, t = paper_pack, director.state
    due = tuple([CoverLine(*say.owed(x, now, zone, Names(t))) for x in duties(t, now)])
    steps = say.steps(has, read(t.clock.levels, t.clock.position, now).running)
    numbered = tuple([CoverLine(str(i), x) for i, x in enumerate(steps, 1)])
    return (
        Section(tr("Duties"), due),
        Section(tr("Not dealt in, or without a seat"), _people(t, now)),
        Section(tr("Clock and chips"), _coming(director, now, zone) if "playing" in has else ()),
        Section(tr("Without the PC"), numbered if "playing" in has else (), lead=6.0),
    )


def _people(t: Tournament, now: int) -> tuple[CoverLine, ...]:
    say, away, queue = paper_pack, absentees(t), waiting(t)
    seatless = [e.id for e in t.without_seat if e.id not in {*away, *queue}]
    listed = {
        "absent": [_seated(t, e) for e in away], "waits": [player_of(t, e) for e in queue],
        "no_seat": [player_of(t, e) for e in seatless],
    }  # fmt: skip
    lines = [CoverLine(*say.people(kind, names)) for kind, names in listed.items() if names]
    return (*lines, *(CoverLine(*say.sits_out(x, t)) for x in sitting_out(t, now)))


def _seated(t: Tournament, entry: int) -> str:
    name, seat = player_of(t, entry), t.seat_text(entry)
    return f"{name} ({seat})" if seat else name


def _coming(director: Director, now: int, zone: tzinfo) -> tuple[CoverLine, ...]:
    """Return what the clock brings next, how long somebody may enter, the chips and where the buttons are."""
    say, t, found = paper_pack, director.state, list[CoverLine]()
    if coming := paper_tables.coming(next_row(t, now), zone):
        found.append(CoverLine(tr("The clock"), coming))
    for row in structure_rows(director, now):
        if row.closes and row.when == "later":
            found.append(CoverLine(*say.closing(row, zone)))
    if chips := in_play(t):
        found.append(CoverLine(*say.chips(chips, going(t, now))))
    told = [(x, known(t, x, now)) for x in t.open_tables]
    buttons = [
        tr(
            "table {table} button {button}, big blind {big} ({time})",
            table=x.label,
            button=b.button,
            big=b.big,
            time=text.time_of_day(x.blinds_at, zone),
        )
        for x, b in told
        if b is not None
    ]
    if buttons:
        found.append(CoverLine(tr("Last known button"), "; ".join(buttons)))
    return tuple(found)


_MAKERS: tuple[tuple[str, Maker], ...] = (
    ("seating_by_name", seating_by_name),
    ("seating_by_table", seating_by_table),
    ("seat_cards", cards_of_seats),
    ("redraw", redraw),
    ("slips", last_slips),
    ("table_sheets", sheets_of_tables),
    ("dealer_sheets", dealer_sheets),
    ("break_order", break_order),
    ("structure", structure),
    ("structure_small", structure_small),
    ("payouts", payouts),
    ("payout_slips", payout_slips),
    ("results", results),
    ("absent", absent),
    ("alternates", alternates),
    ("rulings", rulings),
    ("conduct", conduct),
    ("pack", pack),
)
DOCUMENTS = tuple([(key, PAPER.speaking()(make)) for key, make in _MAKERS])
"""In the order of the print menu: key, maker. The keys' words are in ``gui.words.paper``."""
