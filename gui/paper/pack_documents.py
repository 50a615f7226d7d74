"""The paper pack: everything needed to finish the night without the PC, as one document."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from core.chips.now import going, in_play
from core.clock.clock import read
from core.clock.times import structure_rows
from core.conduct.penalty_time import sitting_out
from core.floor.absent import absentees
from core.floor.alternates import alternates
from core.floor.blinds import known
from core.formats.holdem.duties import duties
from core.paper.prize_list import may_enter, prize_list
from core.paper.race_sheets import anything_to_race, later_chips
from core.paper.table_sheet import next_row
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.paper import floor_documents, money_documents, night_documents, table_documents
from gui.paper.blank_list import BlankList
from gui.paper.blank_slip import BlankSlip
from gui.paper.cover import Cover, CoverLine, Section
from gui.paper.paper import Document, Pack
from gui.paper.paper_words import words
from gui.paper.slip_sheet import SlipSheet
from gui.paper.titled import titled
from gui.words import paper_pack as say
from gui.words import paper_tables, text
from gui.words.tr import tr

Maker = Callable[[Director, int, tzinfo], Document]

# Rows to spare on the bust list while entries are open.
SPARE = 10
LEAST_ROWS = 8
# A page of blank slips is enough for so many tables.
SLIPS_A_PAGE, TABLES_A_PAGE = 8, 4


def pack(
    director: Director, now: int, zone: tzinfo, seating: tuple[Maker, ...], proof: Callable[[Tournament], str]
) -> Document:
    """The cover and all that is not empty. ``seating`` are the makers of the seating lists, ``proof`` says
    what proves the draw."""
    t = director.state
    has = _has(t, now)
    makers: list[Maker] = [*seating] if "seats" in has else []
    makers += [table_documents.sheets_of_tables] if "tables" in has else []
    makers += [floor_documents.break_order] if "break_order" in has else []
    makers += [night_documents.structure_small] if "structure" in has else []
    makers += [money_documents.payouts] if "prizes" in has else []
    makers += [table_documents.dealer_sheets] if "due" in has else []
    makers += [table_documents.later_dealer_sheets] if "later" in has else []
    makers += [bust_list] if "playing" in has else []
    makers += [blank_slips] if "moves" in has else []
    parts = tuple(x(director, now, zone) for x in makers)
    cover = Cover(
        say.figures(t, read(t.levels, t.clock, now), now, zone), _sections(director, has, now, zone),
        say.word("contents"), tuple(x.title for x in parts),
    )  # fmt: skip
    made = titled(say.word("pack"), cover, t, now, zone, text.tables_text(len(t.open_tables)), proof(t))
    return Pack(made.title, cover, made.subtitle, made.note, made.footer, made.words, parts=parts)


def _has(t: Tournament, now: int) -> frozenset[str]:
    """What there is to hold a page."""
    tables = sum(bool(x.seats) for x in t.open_tables)
    due, later = anything_to_race(t, now), later_chips(t, now)
    there = {
        "seats": tables > 0, "tables": bool(t.open_tables), "break_order": tables > 1, "moves": tables > 1,
        "structure": bool(t.levels), "prizes": bool(prize_list(t)), "due": due,
        "later": bool(later) and tables > 0, "races": due or bool(later), "playing": len(t.live) > 1,
    }  # fmt: skip
    return frozenset(key for key, so in there.items() if so)


def bust_list(director: Director, now: int, zone: tzinfo) -> Document:
    """A row for each who is left, the winner's too. Places are printed where nobody can enter any more."""
    t = director.state
    left, entering = len(t.live), may_enter(t, now)
    places = [] if entering else [text.ordinal(n) for n in range(left, 0, -1)]
    rows = places or [""] * (left + SPARE)
    rows += [""] * (LEAST_ROWS - len(rows))
    widths = (18.0, 0.0, 22.0, 56.0)
    columns = tuple(zip(say.bust_heads(), widths, strict=True))
    body = BlankList(columns, tuple(rows), (say.bust_intro(entering),))
    return titled(say.word("bust_list"), body, t, now, zone, text.players_text(left))


def blank_slips(director: Director, now: int, zone: tzinfo) -> Document:
    t = director.state
    club, title = str(t.setting("club")), str(t.setting("title"))
    pages = -(-len(t.open_tables) // TABLES_A_PAGE)
    slip = BlankSlip(tr("MOVE"), title or club, say.slip_fields(), club if title else "")
    body = SlipSheet((slip,) * SLIPS_A_PAGE * pages, words())
    shown = tuple(filter(None, (club, title)))
    return Document(say.word("blank_slips"), body, shown, words=words(), bare=True)


# -- how the night stands -------------------------------------------------------------------------------


def _sections(director: Director, has: frozenset[str], now: int, zone: tzinfo) -> tuple[Section, ...]:
    t, currency = director.state, str(director.state.setting("currency"))
    due = tuple(CoverLine(*say.owed(x, now, zone, currency)) for x in duties(t, now))
    steps = say.steps(has, read(t.levels, t.clock, now).running)
    numbered = tuple(CoverLine(str(i), x) for i, x in enumerate(steps, 1))
    return (
        Section(say.word("owed"), due),
        Section(say.word("people"), _people(t, now)),
        Section(say.word("chips"), _coming(director, now, zone) if "playing" in has else ()),
        Section(say.word("go_on"), numbered if "playing" in has else (), lead=6.0),
    )


def _people(t: Tournament, now: int) -> tuple[CoverLine, ...]:
    away, waiting = absentees(t), alternates(t)
    seatless = [e.id for e in t.without_seat if e.id not in {*away, *waiting}]
    listed = {
        "absent": [_seated(t, e) for e in away], "waits": list(map(t.name, waiting)),
        "no_seat": list(map(t.name, seatless)),
    }  # fmt: skip
    lines = [CoverLine(*say.people(kind, names)) for kind, names in listed.items() if names]
    return (*lines, *(CoverLine(*say.sits_out(x, t)) for x in sitting_out(t, now)))


def _seated(t: Tournament, entry: int) -> str:
    seat = t.seat_text(entry)
    return f"{t.name(entry)} ({seat})" if seat else t.name(entry)


def _coming(director: Director, now: int, zone: tzinfo) -> tuple[CoverLine, ...]:
    """What the clock brings next, how long somebody may enter, the chips, and where the buttons are."""
    t, found = director.state, list[CoverLine]()
    if coming := paper_tables.coming(next_row(t, now), zone):
        found.append(CoverLine(tr("The clock"), coming))
    rows = structure_rows(director, now)
    for row in rows:
        if row.closes and row.when == "later":
            found.append(CoverLine(*say.closing(row, zone)))
    if chips := in_play(t):
        found.append(CoverLine(*say.chips(chips, going(t, now))))
    told = [(x, known(x, now)) for x in t.open_tables]
    buttons = [say.button(x.label, b, x.blinds_at, zone) for x, b in told if b is not None]
    if buttons:
        found.append(CoverLine(say.word("buttons"), "; ".join(buttons)))
    return tuple(found)
