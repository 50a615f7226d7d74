"""The documents of a tournament, from its log and state: what the print menu prints."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import tzinfo
from functools import partial
from typing import Any

from core.chips.now import above, going, in_play
from core.clock.clock import read
from core.clock.times import StructureRow, structure_rows
from core.conduct.penalty_time import sitting_out
from core.conduct.report import ConductRow, conduct_rows
from core.floor.absent import absentees, blinded
from core.floor.absent import alternates as waiting
from core.floor.blinds import known
from core.floor.seating import usual_size
from core.formats.duties import duties
from core.formats.format import of
from core.money.pool import chain
from core.money.settling import standing
from core.money.till import kept, sales, till
from core.paper import floor_lists, lists
from core.paper.payout_rows import LostRow, PayoutRow, lost_rows, payout_rows
from core.paper.prize_list import OutRow, PrizeRow, can_change, may_enter, prize_list, result_sheet
from core.paper.race_sheets import RaceSheet, SheetRow, anything_to_race, later_chips, race_sheets
from core.paper.slips import SlipRow, last_move, redraw_list, seat_draws, slip_rows
from core.paper.table_sheet import OutLine, SeatLine, TableSheet, next_row, table_sheets
from core.people.people import told_by
from core.rulebook.book import Rulebook
from core.say.becauses import PrizesShared
from core.say.records import Action
from core.tournament.director import Director
from core.tournament.room import Draw
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.paper.booklet import Booklet
from gui.paper.cut import (
    BlankSlip,
    HalfSheet,
    HalfSheets,
    OutBlock,
    PayoutSlip,
    SeatCard,
    Slip,
    SlipSheet,
    Sum,
    race_columns,
    table_columns,
)
from gui.paper.lists import (
    ASIDE,
    SEAT_CLOSED,
    STRONG,
    TEXT,
    BlankList,
    BoardPage,
    Cell,
    Cover,
    Line,
    LineSheet,
    NameList,
    Report,
    RuledRow,
    RuledSheet,
    Section,
    TableList,
    Told,
)
from gui.paper.packed import PACKS, REACHED, Packed
from gui.paper.paper import QUIET, Body, Bundle, Document, Face, Nothing, Pack
from gui.paper.payout_sheet import Lost, Payout, PayoutSheet, Term
from gui.words import paper, paper_chips, paper_conduct, paper_night, paper_pack, paper_tables, text
from gui.words import prizes as prize_words
from gui.words import structure as structure_words
from gui.words import till as till_words
from gui.words.cards import card_sign
from gui.words.chips import signed
from gui.words.names import Names, of_teams, player_of
from gui.words.prizes import prize_said, ticket_won, tickets_said
from gui.words.tr import PAPER, Context, dotted, sentences
from gui.words.voices import why

tr = Context("paper")

Maker = Callable[[Director, int, tzinfo], Document]


def titled(
    title: str, body: Body, t: Tournament, at: int, zone: tzinfo, note: str = "", footer: str = ""
) -> Document:
    """Return a document under the club, the tournament and the moment it tells of (``at``, ms). ``note``
    stands at the head's right, ``footer`` at the foot."""
    return Document(title, body, _club(t, text.date_and_time(at, zone)), note, footer)


def cut_out(
    title: str, kind: Callable[[Any], Body], pieces: Sequence[object], t: Tournament, nothing: str = ""
) -> Document:
    """Return a document that is cut into pieces; without any it is a page that says ``nothing``."""
    return Document(title, kind(pieces) if pieces else Nothing(nothing), _club(t), bare=bool(pieces))


def _club(t: Tournament, *more: str) -> tuple[str, ...]:
    return tuple(filter(None, (str(t.setting("club")), str(t.setting("title")), *more)))


def _proof(t: Tournament) -> str:
    """Return the last draw's commitment, by which ``verify`` checks the seats; or how many seats were drawn
    with physical cards."""
    by_card = sum([1 for e in t.playing if e.card])
    if by_card:
        return tr("%n seats drawn with cards", by_card)
    made = [d for d in t.room.draws.values() if d.state == "made"]
    return _commitment(made[-1].commitment) if made else ""


def _commitment(commitment: str) -> str:
    return tr("Draw commitment {code} · check: main.py verify", code=text.commitment_text(commitment))


# -- seats ----------------------------------------------------------------------------------------------


def seating_by_name(director: Director, now: int, zone: tzinfo) -> Document:
    """List everybody who sits, by surname, with running letters."""
    rows = [x._replace(number=dotted(x.number, x.team)) for x in lists.seating_by_name(director.state)]
    return _seating(tr("Seating, by name"), NameList, rows, director.state, now, zone)


def seating_by_table(director: Director, now: int, zone: tzinfo) -> Document:
    """Return every open table with all its seats."""
    blocks = lists.seating_by_table(director.state)
    return _seating(tr("Seating, by table"), TableList, blocks, director.state, now, zone)


def _seating(
    title: str, kind: Callable[[Any], Body], rows: Sequence[object], t: Tournament, now: int, zone: tzinfo
) -> Document:
    body: Body = kind(rows) if rows else Nothing(tr("Nobody is seated yet."))
    seated = sum([len(table.seats) for table in t.open_tables])
    note = " · ".join((text.players_text(seated), text.tables_text(len(t.open_tables))))
    return titled(title, body, t, now, zone, note, _proof(t))


def cards_of_seats(director: Director, now: int, zone: tzinfo) -> Document:
    """Return a card for everybody who sits, by name."""
    t, time = director.state, text.time_of_day(now, zone)
    draws = seat_draws(t)
    cards = [_card(x, t, draws.get(x.entry), time) for x in lists.seating_by_name(t)]
    return cut_out(tr("Seat cards"), SlipSheet, cards, t, tr("Nobody is seated yet."))


def _card(row: lists.SeatingRow, t: Tournament, draw: Draw | None, time: str) -> SeatCard:
    say, entry = paper_night, t.people.entries[row.entry]
    return SeatCard(
        kind=tr("SEAT"),
        event=str(t.setting("title")),
        time=time,
        name=t.name(row.entry),
        table=row.table,
        seat=str(row.seat),
        number=tr("No. {n}", n=row.entry),
        club_number=dotted(row.number, row.team),
        facts=say.card_facts(entry),
        foot=say.card_foot(entry, draw, str(t.setting("club"))),
    )


def redraw(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the list of everybody's new and old seat after the last redraw or final table."""
    say, t, found = paper_night, director.state, redraw_list(director)
    if found is None:
        return titled(say.redraw_title(False), Nothing(say.no_redraw()), t, now, zone)
    rows = [row._replace(number=say.redraw_from(row, came_from)) for row, came_from in found.rows]
    tables = text.tables_text(len({x.table for x in rows}))
    note = " · ".join((text.players_text(len(rows)), tables, tr("No. {n}", n=found.action)))
    proof = _commitment(found.commitment)
    return titled(say.redraw_title(found.final), NameList(rows), t, found.at, zone, note, proof)


@PAPER.speaking()
def slips_of(director: Director, action: int | None, zone: tzinfo) -> tuple[Document, int]:
    """Return a slip for each player the action moved, as it was then, and the number of the slips; None if
    nobody was moved."""
    t = director.state
    rows = slip_rows(director, action) if action is not None else []
    names = Names(t, director.history, zone)
    name = tr("Move slips") if action is None else tr("Move slips, no. {n}", n=action)
    slips = [_slip(x, t, names, zone) for x in rows]
    return cut_out(name, SlipSheet, slips, t, paper.no_slips()), len(rows)


def _slip(row: SlipRow, t: Tournament, names: Names, zone: tzinfo) -> Slip:
    return Slip(
        kind=tr("MOVE" if row.came_from else "SEAT"),
        event=str(t.setting("title")),
        time=text.time_of_day(row.at, zone),
        name=row.name,
        table=row.table,
        seat=str(row.seat),
        number=tr("No. {n}", n=row.action),
        club_number=dotted(row.number, row.team),
        facts=paper.slip_facts(row),
        why=paper.slip_why(row, names),
        bold=paper.slip_bold(row),
        foot=paper.slip_foot(row, str(t.setting("club"))),
    )


def last_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """Make the slips of the last action that moved somebody."""
    return slips_of(director, last_move(director), zone)[0]


# -- sheets for the tables ------------------------------------------------------------------------------

# Boxes to cross off stand in fives, those of rounds round by round.
GROUP = 5


@PAPER.speaking()
def sheets_of_tables(director: Director, now: int, zone: tzinfo, table: int | None = None) -> Document:
    """Return a sheet for each open table, or for this one only."""
    t = director.state
    found = table_sheets(t, now, table)
    pieces = [_table(t, x, i, len(found), now, zone) for i, x in enumerate(found, 1)]
    return cut_out(tr("Table sheets"), HalfSheets, pieces, t, paper.no_tables())


def _table(t: Tournament, sheet: TableSheet, nth: int, of: int, now: int, zone: tzinfo) -> HalfSheet:
    say, reading = paper_tables, read(t.clock.levels, t.clock.position, now)
    numbers = any(x.number for x in sheet.seats)
    stacks = any(x.stack is not None for x in sheet.seats)
    rules = say.rule(t, any(x.hands for x in sheet.out)) if sheet.out else ""
    made = [d for d in t.room.draws.values() if d.state == "made"]
    proof = tr("Draw {code}", code=text.commitment_text(made[-1].commitment, 2)) if made else ""
    return HalfSheet(
        tr("TABLE SHEET"),
        str(t.setting("title")),
        text.date_and_time(now, zone),
        sheet.label,
        say.level_now(t, reading),
        table_columns([*map(text.amount, sheet.chips)], numbers=numbers, stacks=stacks),
        [_seat(x, numbers, stacks) for x in sheet.seats],
        say.state(sheet),
        out=[_out(x, now, zone) for x in sheet.out],
        said=[
            *filter(None, (rules, say.coming(next_row(t, now), zone))),
            *(say.ruled(x, zone) for x in sheet.rulings),
        ],
        club=dotted(str(t.setting("club")), proof),
        which=paper_chips.which(nth, of),
    )


def _seat(line: SeatLine, numbers: bool, stacks: bool) -> RuledRow:
    closed, stack = line.state == "closed", paper_tables.stack(line)
    cells = [
        Cell(str(line.seat), SEAT_CLOSED if closed else STRONG, "seat"),
        Cell(line.name, TEXT, "name", paper_tables.aside(line)),
        *([Cell(line.number, ASIDE, "number")] if numbers else ()),
        *([Cell(stack, TEXT, "stack")] if stacks else ()),
    ]
    return RuledRow(cells, struck=closed)


def _out(line: OutLine, now: int, zone: tzinfo) -> OutBlock:
    return OutBlock(
        paper_tables.out_said(line),
        paper_tables.out_left(line, now, zone),
        line.hands,
        line.served,
        line.hands // line.rounds if line.fixed and line.rounds else GROUP,
    )


def dealer_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Return a sheet for each table that races and each denomination, blank before and filled after."""
    say, t, found = paper_chips, director.state, race_sheets(director, now)
    pieces = []
    for i, x in enumerate(found, 1):
        number = tr("No. {n}", n=x.action) if x.at is not None else ""
        time, which = text.date_and_time(x.at or now, zone), dotted(number, say.which(i, len(found)))
        pieces.append(_race(t, x, now, time, which))
    return cut_out(tr("Dealers' chip-race sheets"), HalfSheets, pieces, t, say.nothing_to_race())


def later_dealer_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Return blank race sheets for the colour-ups after the next break. Their tables and players are not
    known yet and are written in; by then about half of the tables are left."""
    t, pieces = director.state, list[HalfSheet]()
    tables = max(1, (sum([bool(x.seats) for x in t.open_tables]) + 1) // 2)
    rows = tuple([SheetRow(seat, "") for seat in range(1, usual_size(t) + 1)])
    for chip in later_chips(t, now):
        sheet = RaceSheet("", chip, above(t, chip) or 0, rows)
        pieces += [_race(t, sheet, now)] * tables
    return cut_out(tr("Dealers' sheets for later"), HalfSheets, pieces, t, paper_chips.nothing_to_race())


def _race(t: Tournament, sheet: RaceSheet, now: int, time: str = "", which: str = "") -> HalfSheet:
    say, raced = paper_chips, sheet.at is not None
    rows = [
        RuledRow(
            [
                Cell(str(x.seat), STRONG, "seat"),
                Cell(x.name, role="name"),
                Cell(text.amount(x.odd) if raced else "", STRONG, "odd"),
                Cell(" ".join(map(card_sign, x.cards)), role="cards"),
                Cell(say.chips_text(x.gets), STRONG, "gets"),
            ]
        )
        for x in sheet.rows
    ]
    how = (
        say.how(bool(rows), sheet.dealt, [*map(str, sheet.rescued)])
        if raced
        else say.rule(t, sheet.chip, now)
    )
    return HalfSheet(
        say.kind(raced),
        str(t.setting("title")),
        time,
        sheet.table,
        (tr("Exchanged for"), say.becomes(sheet.chip, sheet.new)),
        race_columns(say.heads(sheet.chip, sheet.new, raced)),
        rows,
        nothing=say.no_odd(sheet.chip),
        sums=_sums(sheet),
        said=[how],
        signed=() if raced else (tr("Dealer"), tr("Floor")),
        club=str(t.setting("club")),
        which=which,
    )


def _sums(sheet: RaceSheet) -> list[Sum]:
    say = paper_chips
    if sheet.at is None:
        out, into = text.amount(sheet.chip), text.amount(sheet.new)
        return [Sum(tr("Chips out"), times=out), Sum(tr("Chips in"), times=into)]
    if not sheet.rows:
        return []
    rescue = [Sum(tr("Rescue"), signed(sheet.rescue))] if sheet.rescue else []
    return [
        Sum(tr("Chips out"), say.out_text(*sheet.out)), Sum(tr("Chips in"), say.into_text(sheet.into)),
        Sum(tr("Rounding"), signed(sheet.rounding)), *rescue,
    ]  # fmt: skip


# -- the floor's lists and reports ----------------------------------------------------------------------


def break_order(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the order in which tables break, its clause, and whether it was announced."""
    t = director.state
    sheet = floor_lists.break_sheet(t)
    lines = []
    for i, x in enumerate(sheet.rows, 1):
        aside = paper.break_aside(i, x.players, i == len(sheet.rows))
        lines.append(Line(str(i), tr("Table {label}", label=x.table), aside))
    intro, heads = (
        (paper.break_rule(sheet), paper.break_announced(sheet, zone)),
        ("", tr("Table"), tr("Players")),
    )
    body: Body = LineSheet(lines, intro, heads) if lines else Nothing(paper.no_tables())
    return titled(tr("Break order"), body, t, now, zone, text.tables_text(len(lines)))


def absent(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the list of the players who have paid and are absent, with the rule for their stacks."""
    t = director.state
    sets_out, seats = blinded(t), [(e, t.seat_text(e)) for e in absentees(t)]
    lines = [Line(x or "–", player_of(t, e), paper.absent_aside(sets_out, x)) for e, x in seats]
    intro = (paper.absent_rule(sets_out, t.rulebook.cite("entering.absent")),)
    heads = tr("Seat"), tr("Player"), tr("Stack")
    body: Body = LineSheet(lines, intro, heads) if lines else Nothing(tr("Everybody is here."), intro)
    return titled(tr("Absent players"), body, t, now, zone, tr("%n players absent", len(lines)))


def alternates(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the list of the alternates, in the order they get a seat."""
    t = director.state
    lines = [Line(str(i), player_of(t, e)) for i, e in enumerate(waiting(t), 1)]
    intro = (paper.alternates_rule(t.rulebook.cite("entering.alternate_seat")),)
    heads = "", tr("Player"), ""
    nobody = tr("Nobody is waiting for a seat.")
    body: Body = LineSheet(lines, intro, heads) if lines else Nothing(nobody, intro)
    return titled(tr("Alternates"), body, t, now, zone, paper.waiting_text(len(lines)))


def rulings(director: Director, now: int, zone: tzinfo) -> Document:
    """Return every ruling at a table, and every departure from the rules with its reason, as the federation
    asks for them (SvePoF 2006 §1)."""
    t, rows = director.state, floor_lists.rulings(director)
    names = Names(t, director.history, zone)
    told = [_ruled(x, t, names, zone) for x in rows]
    intro = [*filter(None, (paper.played_by(t), paper.reported(t)))]
    nothing = Nothing(tr("No rulings, and no departures from the rules."), intro)
    body: Body = Report(told, intro, tr("Tournament director")) if told else nothing
    return titled(tr("Rulings report"), body, t, now, zone, tr("%n rulings", len(rows)))


def _ruled(x: floor_lists.RulingRow, t: Tournament, names: Names, zone: tzinfo) -> Told:
    return _told(x.at, x.action.id, paper.ruling_what(x, names), paper.ruling_parts(x, t), zone)


def _told(at: int, action: int, what: str, parts: tuple[tuple[str, str], ...], zone: tzinfo) -> Told:
    return Told(text.time_of_day(at, zone), text.date_of(at, zone), tr("No. {n}", n=action), what, parts)


def conduct(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the penalties and called clocks for the house, and a page for each report to the board."""
    say, t = paper_conduct, director.state
    rows = conduct_rows(t)
    owed = [x for x in rows if x.owed]
    boards = [_board(x, t, zone, i, len(owed)) for i, x in enumerate(owed, 1)]
    taken = [x for x in floor_lists.rulings(director) if x.given is not None and x.given.deducts]
    note = say.note(len(rows) + len(taken), sum([not x.reported for x in owed])) if rows or taken else ""
    names = Names(t, director.history, zone)
    given = [
        *[
            (x.at, x.action, _told(x.at, x.action, say.headline(x), say.parts(x, t, zone), zone))
            for x in rows
        ],
        *[(x.at, x.action.id, _ruled(x, t, names, zone)) for x in taken],
    ]
    told = [x for _, _, x in sorted(given, key=lambda x: x[:2])]
    lines = [Line(*say.called(x, zone)) for x in floor_lists.called_clocks(t)]
    intro = _owed_by(t)
    listing = Section(tr("Clock calls"), lines) if lines else None
    told_of = intro if told else [*intro, say.nobody()]
    nothing = Nothing(say.nobody(), intro)
    report = Report(told, told_of, tr("Tournament director"), listing) if told or listing else nothing
    return titled(tr("Conduct report"), Bundle((report, *boards)), t, now, zone, note)


def _owed_by(t: Tournament) -> list[str]:
    return [*filter(None, (paper.played_by(t), paper_conduct.owed_rule(t)))]


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
# The unrounded shares of a deal have so many decimals more than its amounts.
FINER = 2
ON_THE_WALL, PRIZES_LARGEST, RESULTS_LARGEST = 2.2, 2.0, 1.3

BLINDS = Face(4.1, 700)
PAST, PAST_BLINDS = Face(3.5, 400, QUIET), Face(4.1, 600, QUIET)
APART = Face(3.5, 600)


def structure(director: Director, now: int, zone: tzinfo, largest: float = ON_THE_WALL) -> Document:
    """Return the structure for the wall: one page, as large as fits."""
    say, t = paper_night, director.state
    rows = [x for row in structure_rows(director, now) for x in _level(row, t, zone)]
    columns = (
        (tr("Level"), False), (tr("Blinds"), False), (tr("Ante"), False), (tr("Length"), True),
        (tr("Begins"), True),
    )  # fmt: skip
    pace = say.pace(read(t.clock.levels, t.clock.position, now), bool(t.word.cancelled), now, zone)
    intro = (pace,) if pace else ()
    sheet = RuledSheet(columns, rows, 1, intro, largest, spread=True)
    body: Body = sheet if rows else Nothing(say.no_levels(), intro)
    note = structure_words.sheet_line(t.clock.levels) if t.clock.levels else ""
    return titled(tr("Structure"), body, t, now, zone, note)


# To hold in the hand.
structure_small = partial(structure, largest=1.0)


def _level(row: StructureRow, t: Tournament, zone: tzinfo) -> list[RuledRow]:
    """Return the row, and before it what could be bought until then."""
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
    """Return the prizes to be paid out and signed for, the pool they come from, and once all is over the
    other places."""
    say, t, rows = paper_night, director.state, payout_rows(director.state)
    title = tr("Results and payouts") if t.won else tr("Prizes")
    if not rows:
        return titled(title, Nothing(say.no_prizes()), t, now, zone)
    plain, unit = t.currency.plain, t.currency.sign
    total, lost = sum(x.won.prize for x in rows), lost_rows(t) if t.won else []
    heads = (
        tr("Place"), tr("Team") if of_teams(t) else tr("Player"), tr("Club no."),
        tr("Prize, {currency}", currency=unit) if unit else tr("Prize"), tr("Bounties"), tr("Paid"),
        tr("Signature"),
    )  # fmt: skip
    last = director.history[-1]
    time = text.time_of_day(now, zone)
    others = [_lost(x, plain) for x in lost]
    by_whom = tr("by whom") if any(x.aside for x in others) else ""
    grows = [tr("As of {time}: the prize pool may still grow.", time=time)] if can_change(t, now) else []
    body = PayoutSheet(
        heads,
        [_payout(x, t) for x in rows],
        (tr("Sum"), text.money(total, plain), say.proof(total, t.money.pool, t.currency)),
        _terms(t),
        unit,
        grows,
        [*by_deal(director, zone), *tickets_said(t)],
        others,
        (text.place_text(lost[0].out.result.place, lost[-1].out.result.last) if lost else "", by_whom),
        (tr("Tournament director"), tr("Cashier")),
    )
    return titled(title, body, t, now, zone, say.bought_text(t), say.log_said(last.id, last.hash))


def _payout(row: PayoutRow, t: Tournament) -> Payout:
    won, plain = row.won, t.currency.plain
    beside = text.money(row.bounties, plain) if row.bounties else ""
    place, prize = text.place_text(won.place, won.last), text.money(won.prize, plain)
    said = tr("to the winner, besides") if row.kept else ""
    return Payout(place, won.name, row.number, prize, beside, said, ticket_won(t, won.last, won.prize))


def _terms(t: Tournament) -> list[Term]:
    plain = t.currency.plain
    found = [
        Term("−" if x.amount < 0 else "+", prize_words.link_on_paper(t, x), text.money(abs(x.amount), plain))
        for x in chain(t)
    ]
    return [*found, Term("=", tr("Prize pool"), text.money(t.money.pool, plain))]


def by_deal(director: Director, zone: tzinfo) -> list[str]:
    """Return which places were dealt, how and when, and what became of what was kept."""
    t, found, made = director.state, standing(director.state), _deal_action(director)
    deal = t.game.deal
    if found is None or made is None or deal is None:
        return []
    places = text.place_text(1, len(t.game.dealt(t.people)))
    time = text.time_of_day(made.happened, zone)
    said = paper_night.dealt(places, len(deal.entries), found.by, time)
    if not found.kept:
        return [said]
    kept = text.money(found.kept, t.currency)
    first = [x for x in payout_rows(t) if x.won.place == 1 and x.won.entry]
    if not t.won or len(first) != 1:
        return [sentences(said, paper_night.kept_open(kept))]
    return [sentences(said, paper_night.kept_won(first[0].won.name, kept))]


def _lost(row: LostRow, plain: Currency) -> Lost:
    found = row.out.result
    place = str(found.place) if found.place == found.last else f"{found.place}–{found.last}"
    return Lost(place, paper_night.lost(row, plain), paper_night.lost_by(row))


def payout_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """Return a slip for each player who is paid; for a place nobody has yet, one with a line for the name."""
    t, rows = director.state, payout_rows(director.state)
    signature = tr("Signature")
    slips = [
        replace(
            payout_slip(x.won, i, len(rows), t, now, zone, signature),
            more=paper_night.with_bounties(x, t.currency),
        )
        for i, x in enumerate(rows, 1)
    ]
    return cut_out(tr("Payout slips"), SlipSheet, slips, t, paper_night.no_prizes())


def payout_slip(
    row: PrizeRow, nth: int, of: int, t: Tournament, now: int, zone: tzinfo, signature: str
) -> PayoutSlip:
    """Return the slip of a place; ``signature`` says who signs it."""
    club, title = str(t.setting("club")), str(t.setting("title"))
    # Large, and under a label that says what it is: a figure alone.
    place = str(row.place) if row.place == row.last else f"{row.place}–{row.last}"
    return PayoutSlip(
        event=title or club,
        time=text.date_and_time(now, zone),
        name=row.name,
        place=place,
        prize=prize_said(t, row.last, row.prize),
        number=tr("{n} of {of}", n=nth, of=of),
        signature=signature,
        club_number=row.number,
        club=club if title else "",
    )


def deal_sheet(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the deal that stands, to be signed: each stack, its share unrounded and paid, and a line for the
    name."""
    t = director.state
    found = standing(t)
    title = tr("Deal, to be signed")
    if found is None:
        return titled(title, Nothing(paper_night.no_deal()), t, now, zone)
    plain, fine = t.currency.plain, Currency("", t.decimals + FINER)
    by_stack = found.by in ("icm", "chips")
    rows = []
    for x in found.players:
        own = (
            Cell(text.amount(x.stack) if x.stack else "", TEXT, "stack"),
            Cell(text.money(round(x.exact * 10**FINER), fine), TEXT, "exact"),
        )
        player = t.people.players[t.people.entries[x.entry].player]
        team = t.game.owner(x.entry)
        name = Cell(team or player.name, STRONG, "name", "" if team else told_by(t, player))
        paid = Cell(text.money(x.amount, plain), STRONG, "prize")
        rows.append(RuledRow((name, *(own if by_stack else ()), paid, Cell())))
    blank = [Cell(), Cell()] if by_stack else []
    sums = [(tr("Sum"), sum(x.amount for x in found.players))]
    if found.kept:
        sums.append((tr("Kept for the winner"), found.kept))
    for said, amount in sums:
        rows.append(
            RuledRow((Cell(said, TEXT), *blank, Cell(text.money(amount, plain), STRONG, "sum"), Cell()))
        )
    rows.append(RuledRow((Cell(tr("Tournament director"), TEXT), *blank, Cell(), Cell())))
    value = {"icm": tr("ICM value"), "chips": tr("By chips")}.get(found.by, "")
    own_columns = ((tr("Stack"), True), (value, True)) if by_stack else ()
    columns = (
        (tr("Team") if of_teams(t) else tr("Player"), False), *own_columns, (tr("Paid"), True),
        (tr("Signature"), False),
    )  # fmt: skip
    as_rounded = paper_night.rounded_to(text.money(found.unit, t.currency))
    intro = [*_agreed(director), *([as_rounded] if found.by != "custom" else ())]
    sheet = RuledSheet(columns, rows, 0, intro, PRIZES_LARGEST, signed=True)
    total = sum(x.amount for x in found.players) + found.kept
    return titled(title, sheet, t, now, zone, text.money(total, t.currency))


def _agreed(director: Director) -> list[str]:
    """Return what was agreed, as the history says why."""
    made = _deal_action(director)
    records = made.records if made is not None else ()
    return [why(x, Names(director.state)) for x in records if isinstance(x, PrizesShared)]


def _deal_action(director: Director) -> Action | None:
    """Return the action that made the last deal."""
    deal = director.state.game.deal
    return next((x for x in reversed(director.live) if deal in x.records), None)


def cash_report(director: Director, now: int, zone: tzinfo) -> Document:
    """Return what went into the till and out of it by each method, what should be there, what was counted,
    what was sold at each price, who still owes what, and what came in and went out for which reason."""
    t = director.state
    found, plain = till(t, now), t.currency.plain
    sums: list[tuple[str, list[int]]] = [
        (tr("Float"), [x.float for x in found.drawers]),
        (tr("Collected"), [x.collected for x in found.drawers]),
        (tr("Refunded"), [-x.refunded for x in found.drawers]),
        (tr("Prizes and bounties paid"), [-x.paid for x in found.drawers]),
        (tr("Other money in"), [x.came_in for x in found.drawers]),
        (tr("Other money out"), [-x.went_out for x in found.drawers]),
    ]
    rows = [_cash_row(said, amounts, TEXT, plain) for said, amounts in sums if any(amounts)]
    rows.append(_cash_row(tr("In the till"), [x.in_till for x in found.drawers], STRONG, plain))
    if any(x.counted is not None for x in found.drawers):
        rows.append(_cash_row(tr("Counted"), [x.counted for x in found.drawers], TEXT, plain))
        differences = [None if x.counted is None else x.difference for x in found.drawers]
        rows.append(_cash_row(tr("Difference when counted"), differences, STRONG, plain))
    blank = [Cell() for _ in found.drawers]
    for sale in sales(t):
        paid = Cell(text.money(sale.amount, plain), ASIDE)
        rows.append(RuledRow((Cell(till_words.sold(sale), ASIDE), *blank, paid)))
    for mine in found.owing:
        name = till_words.payer(t, mine.player, Names(t))
        said = dotted(tr("{name} owes", name=name), till_words.open_purchases(mine))
        rows.append(RuledRow((Cell(said, ASIDE), *blank, Cell(_signed(-mine.to_collect, plain), ASIDE))))
    for move in t.money.till:
        if move.fact.kind in ("in", "out"):
            said = dotted(text.time_of_day(move.at, zone), move.fact.reason)
            amount = move.fact.amount if move.fact.kind == "in" else -move.fact.amount
            rows.append(RuledRow((Cell(said, ASIDE), *blank, Cell(_signed(amount, plain), ASIDE))))
    columns = ((t.currency.sign, False), *((x.method, True) for x in found.drawers), (tr("Sum"), True))
    sheet = RuledSheet(columns, rows, 0, (till_words.signed_by(),), PRIZES_LARGEST)
    body: Body = sheet if kept(t) else Nothing(till_words.not_kept())
    return titled(tr("Cash report"), body, t, now, zone)


def _signed(n: int, plain: Currency) -> str:
    """Return an amount with its sign."""
    return f"{signed(n)[:1] if n else ''}{text.money(abs(n), plain)}"


def _cash_row(said: str, amounts: Sequence[int | None], face: Face, plain: Currency) -> RuledRow:
    """Return a row with its sum; it has none where a method has no amount."""
    known = [x for x in amounts if x is not None]
    whole = sum(known) if len(known) == len(amounts) else None
    said_of = {x: text.money(x, plain) if x >= 0 else _signed(x, plain) for x in (*known, sum(known))}
    cells = [Cell("" if x is None else said_of[x], face) for x in (*amounts, whole)]
    return RuledRow((Cell(said, face), *cells))


def results(director: Director, now: int, zone: tzinfo) -> Document:
    """List everybody who has a place: the prize, and how and when the player went out, or how far the player
    came where the format says that instead."""
    say, t, rows = paper_night, director.state, result_sheet(director.state)
    heads: tuple[str, ...] = (
        tr("Place"),
        tr("Player"),
        tr("Club no."),
        tr("Entries"),
        tr("Prize"),
        tr("Out"),
        tr("By"),
    )
    currency = t.currency
    cells = [_result(x, currency, zone) for x in rows]
    if t.format in REACHED:
        head, far = REACHED[t.format]
        heads = *heads[:5], head()
        came = [Cell(far(t, x.entry), TEXT, "reached") for x in rows]
        cells = [(*x[:5], last) for x, last in zip(cells, came, strict=True)]
    # A column in which nobody has anything is left out.
    kept = [i for i in range(len(heads)) if i < 2 or any(x[i].text for x in cells)]
    if all(x.result.entries == 1 for x in rows):
        kept = [i for i in kept if heads[i] != heads[3]]
    columns = [(heads[i], i in (3, 4, 5)) for i in kept]
    lines = [RuledRow([x[i] for i in kept]) for x in cells]
    left = 0 if t.won else t.game.left(t.people)
    intro = [say.bought_text(t), *([say.still_in(left)] if left else ()), *by_deal(director, zone)]
    body: Body = RuledSheet(columns, lines, 1, intro, RESULTS_LARGEST) if rows else Nothing(say.no_results())
    note = say.pool_text(t.money.pool, currency) if rows and t.money.pool else ""
    return titled(tr("Results"), body, t, now, zone, note)


def _result(row: OutRow, currency: Currency, zone: tzinfo) -> tuple[Cell, ...]:
    found = row.result
    return (
        Cell(text.place_text(found.place, found.last), STRONG, "place"),
        Cell(found.name, TEXT, "name"),
        Cell(found.number, ASIDE, "number"),
        Cell(str(found.entries), TEXT, "entries"),
        Cell(text.money(found.prize, currency) if found.prize else "", STRONG, "prize"),
        Cell(paper_night.out_text(row.nth, row.at, zone), TEXT, "out"),
        Cell(paper_night.by_text(row), TEXT, "by"),
    )


# -- the paper pack: all that finishes the night without the PC, behind its cover -----------------------

# Rows to spare on the bust list while entries are open.
SPARE = 10
LEAST_ROWS = 8
# A page of blank slips is enough for so many tables.
SLIPS_A_PAGE, TABLES_A_PAGE = 8, 4


def pack(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the cover and all that is not empty."""
    say, t = paper_pack, director.state
    packed = PACKS.get(t.format, Packed())
    has = _has(t, now).difference(packed.without)
    own = [("own", x.make) for x in packed.papers if not x.nothing(t, now)]
    makers: tuple[tuple[str, Maker], ...] = (
        ("seating_by_name", seating_by_name), *own, ("seating_by_table", seating_by_table),
        ("table_sheets", sheets_of_tables), ("break_order", break_order), ("structure", structure_small),
        ("payouts", payouts), ("dealer_sheets", dealer_sheets), ("later", later_dealer_sheets),
        ("bust_list", bust_list), ("blank_slips", blank_slips),
    )  # fmt: skip
    parts = tuple([make(director, now, zone) for key, make in makers if key in has or key == "own"])
    figures = (packed.figures or say.figures)(t, read(t.clock.levels, t.clock.position, now), now, zone)
    titles = tuple([x.title for x in parts])
    cover = Cover(figures, _sections(director, packed, has, now, zone), tr("In this pack"), titles)
    seated = sum([bool(x.seats) for x in t.open_tables])
    tables = text.tables_text(seated or len(t.open_tables))
    club = _club(t, text.date_and_time(now, zone))
    return Pack(tr("Paper pack"), cover, club, tables, _proof(t), parts=parts)


def _has(t: Tournament, now: int) -> frozenset[str]:
    """Return the keys of all that there is to hold a page: of documents, and of what is told on the
    cover."""
    tables = sum([bool(x.seats) for x in t.open_tables])
    due, later, playing = anything_to_race(t, now), later_chips(t, now), len(t.people.live) > 1
    there = {
        "seating_by_name": tables > 0, "seating_by_table": tables > 0, "table_sheets": bool(t.open_tables),
        "break_order": tables > 1, "blank_slips": tables > 1, "structure": bool(t.clock.levels),
        "payouts": bool(prize_list(t)), "dealer_sheets": due, "later": bool(later) and tables > 0,
        "races": due or bool(later), "bust_list": playing, "coming": playing, "playing": playing,
    }  # fmt: skip
    return frozenset([key for key, so in there.items() if so])


def bust_list(director: Director, now: int, zone: tzinfo) -> Document:
    """Return a row for each player who is left, the winner's too. Places are printed where nobody can enter
    any more."""
    say, t = paper_pack, director.state
    left, entering = t.game.left(t.people), may_enter(t, now)
    places = [] if entering else [text.ordinal(n) for n in range(left, 0, -1)]
    rows = places or [""] * (left + SPARE)
    rows += [""] * (LEAST_ROWS - len(rows))
    columns = (tr("Place"), 18.0), (tr("Name"), 0.0), (tr("Time"), 22.0), (tr("By"), 56.0)
    body = BlankList(columns, rows, (say.bust_intro(entering),))
    return titled(tr("Elimination list"), body, t, now, zone, text.players_text(left))


def blank_slips(director: Director, now: int, zone: tzinfo) -> Document:
    t = director.state
    club, title = str(t.setting("club")), str(t.setting("title"))
    pages = -(-len(t.open_tables) // TABLES_A_PAGE)
    slip = BlankSlip(title or club, club if title else "")
    return cut_out(tr("Blank move slips"), SlipSheet, [slip] * SLIPS_A_PAGE * pages, t)


def _sections(
    director: Director, packed: Packed, has: frozenset[str], now: int, zone: tzinfo
) -> tuple[Section, ...]:
    """Return the sections that tell how the night stands."""
    say, t = paper_pack, director.state
    due = [Line(*say.owed(x, now, zone, Names(t))) for x in duties(t, now)]
    running = read(t.clock.levels, t.clock.position, now).running
    steps = say.steps(has, running) if packed.steps is None else packed.steps(t, has)
    numbered = [Line(str(i), x) for i, x in enumerate(steps, 1)]
    return (
        Section(tr("Duties"), due),
        Section(tr("Not dealt in, or without a seat"), _people(t, now)),
        Section(tr("Clock and chips"), _coming(director, now, zone) if "coming" in has else ()),
        Section(tr("Without the PC"), numbered if "playing" in has else (), lead=6.0),
    )


def _people(t: Tournament, now: int) -> list[Line]:
    away, queue = absentees(t), waiting(t)
    seatless = [e.id for e in t.without_seat if e.id not in {*away, *queue}]
    listed = (
        (tr("Absent"), away), (tr("Waiting for a seat, in order"), queue), (tr("Without a seat"), seatless),
    )  # fmt: skip

    def seated(entry: int) -> str:
        name, seat = player_of(t, entry), t.seat_text(entry)
        return f"{name} ({seat})" if seat else name

    lines = [Line(words, ", ".join(map(seated, entries))) for words, entries in listed if entries]
    return [*lines, *(Line(*paper_pack.sits_out(x, t)) for x in sitting_out(t, now))]


def _coming(director: Director, now: int, zone: tzinfo) -> list[Line]:
    """Return the clock's next change, the end of late registration, the chips and the places of the
    buttons."""
    say, t, found = paper_pack, director.state, list[Line]()
    if coming := paper_tables.coming(next_row(t, now), zone):
        found.append(Line(tr("The clock"), coming))
    for row in structure_rows(director, now):
        if row.closes and row.when == "later":
            found.append(Line(*say.closing(row, zone)))
    if chips := in_play(t):
        found.append(Line(*say.chips(chips, going(t, now))))
    words, buttons = tr.phrase("table {table} button {button}, big blind {big} ({time})"), []
    for table in t.open_tables:
        at = known(t, table, now)
        if at is not None:
            time = text.time_of_day(table.blinds_at, zone)
            buttons.append(words(table.label, at.button, at.big, time))
    if buttons:
        found.append(Line(tr("Last known button"), "; ".join(buttons)))
    return found


# -- the rulebook -----------------------------------------------------------------------------------------


def booklet(director: Director, now: int, zone: tzinfo) -> Document:
    """Return tonight's rulebook, to be read."""
    return booklet_of(director.state.rulebook, director.state, now, zone)


def booklet_of(book: Rulebook, t: Tournament, now: int, zone: tzinfo) -> Document:
    """Return a rulebook as the format that is played has it."""
    return titled(tr("Rulebook to read"), Booklet(book, of(t)), t, now, zone, book.short)


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
    ("deal", deal_sheet),
    ("cash_report", cash_report),
    ("results", results),
    ("absent", absent),
    ("alternates", alternates),
    ("rulings", rulings),
    ("conduct", conduct),
    ("rulebook", booklet),
    ("pack", pack),
)
DOCUMENTS = tuple([(key, PAPER.speaking()(make)) for key, make in _MAKERS])
"""In the order of the print menu: key, maker. The keys' words are in ``gui.words.paper``."""
