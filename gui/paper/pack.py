"""The paper pack: all that finishes the night without the PC, behind its cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    Area,
    Body,
    BodyPage,
    Document,
    Face,
    Item,
    Pack,
    Rule,
    Ruler,
    Text,
    clean,
    fitted,
)
from gui.paper.seating import Block, Columns, Strip, pour
from gui.paper.slips import BlankSlip, SlipSheet
from gui.paper.titled import titled
from gui.paper.wrapping import wrapped
from gui.words import paper_pack as say
from gui.words import paper_tables, text
from gui.words.names import Names
from gui.words.tr import Context

tr = Context("paper")

LABEL = Face(2.35, 600, QUIET)
FIGURE = Face(7.6, 700)
SMALLEST_FIGURE = 0.45
SECTION = Face(3.7, 700)
LEAD = Face(3.3, 600)
TOLD = Face(3.3)
ASIDE = Face(3.3, 600)

ACROSS = 4
FIGURE_MM = 15.6
FIGURES_GAP = 4.0
SECTION_MM = 7.0
LEADING = 4.5
BETWEEN_MM = 1.1
GAP_MM = 3.6


@dataclass(frozen=True)
class CoverLine:
    """A line of the cover: what it is about, what is said of it, and something short at its right."""

    lead: str
    told: str = ""
    aside: str = ""


@dataclass(frozen=True)
class Section:
    """Lines under a title. ``lead``: how wide what they are about is set (mm), 0: as its words are."""

    title: str
    lines: tuple[CoverLine, ...]
    lead: float = 42.0


@dataclass(frozen=True)
class Cover:
    """The body. ``figures`` are (label, value), four beside each other. ``parts`` are what the pack holds,
    under ``contents``; their pages are put in once they are known."""

    figures: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    contents: str = ""
    parts: tuple[str, ...] = ()
    begins: tuple[int, ...] = ()

    def numbered(self, pages: Sequence[int]) -> Body:
        return Cover(self.figures, self.sections, self.contents, self.parts, tuple(pages))

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        numbers = map(str, self.begins or (0,) * len(self.parts))
        listed = tuple(CoverLine(part, aside=n) for part, n in zip(self.parts, numbers, strict=True))
        figures = _figures(self.figures, area.width, ruler)
        blocks = [Block("", figures, Strip(0, ()), ())] if self.figures else []
        blocks += [_section(x, area.width, ruler) for x in self.sections if x.lines]
        if listed:
            blocks.append(_contents(self.contents, listed, area.width, ruler))
        return pour(tuple(blocks), Columns(1, area.width, 0), area)


def _figures(figures: Sequence[tuple[str, str]], width: float, ruler: Ruler) -> Strip:
    items, step = list[Item](), width / ACROSS
    for i, (label, value) in enumerate(figures):
        down, across = divmod(i, ACROSS)
        x, y, room = across * step, down * FIGURE_MM, step - FIGURES_GAP
        items.append(fitted(ruler, label.upper(), LABEL, x=x, room=room, baseline=y + 3.4, role="label"))
        wide = max(ruler.width(clean(value), FIGURE), 0.1)
        face = FIGURE.scaled(max(SMALLEST_FIGURE, min(1.0, room / wide * 0.99)))
        items.append(fitted(ruler, value, face, x=x, room=room, baseline=y + 11.4, role="figure"))
    rows = -(-len(figures) // ACROSS)
    height = rows * FIGURE_MM
    return Strip(height, (*items, Rule(0, height - 1.0, width, FIRM_MM)))


def _section(found: Section, width: float, ruler: Ruler) -> Block:
    rows = tuple(_line(x, found.lead, width, ruler) for x in found.lines)
    return Block("", _title(found.title, width, ruler), _title(found.title, width, ruler), rows, gap=GAP_MM)


def _title(said: str, width: float, ruler: Ruler) -> Strip:
    title = fitted(ruler, said, SECTION, x=0, room=width, baseline=4.6, role="section")
    return Strip(SECTION_MM, (title, Rule(0, SECTION_MM - 0.6, width, ink=HAIRLINE)))


def _line(line: CoverLine, lead: float, width: float, ruler: Ruler) -> Strip:
    """Return what the line is about beside what it says; both take as many lines as they need."""
    aside = fitted(ruler, line.aside, ASIDE, x=width * 2 / 3, room=width / 3, baseline=3.8, right=True,
                   role="aside")  # fmt: skip
    end = width - (aside.width + 4.0 if aside.text else 0.0)
    start = lead if lead and line.told else (ruler.width(clean(line.lead), LEAD) + 2.5) * bool(line.told)
    items, deep = list[Item](), 0
    for part, face, x, room, role in (
        (line.lead, LEAD, 0.0, (start or end) - 3.0 * bool(start), "lead"),
        (line.told, TOLD, start, end - start, "told"),
    ):
        if not part:
            continue
        lines = wrapped(ruler, part, face, room)
        for i, one in enumerate(lines):
            items.append(Text(x, 3.8 + i * LEADING, ruler.width(one, face), one, face, role))
        deep = max(deep, len(lines))
    if aside.text:
        items.append(aside)
    return Strip(deep * LEADING + BETWEEN_MM, tuple(items))


def _contents(title: str, lines: Sequence[CoverLine], width: float, ruler: Ruler) -> Block:
    """In two columns: there are many, and all are short."""
    half, gutter = (len(lines) + 1) // 2, 9.0
    wide = (width - gutter) / 2
    rows = []
    for left in range(half):
        items = list(_line(lines[left], 0.0, wide, ruler).items)
        if left + half < len(lines):
            right = _line(lines[left + half], 0.0, wide, ruler).items
            items += [x.moved(wide + gutter, 0) for x in right]
        rows.append(Strip(LEADING + BETWEEN_MM, tuple(items)))
    head = _title(title, width, ruler)
    return Block("", head, head, tuple(rows), gap=GAP_MM, whole=True)


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
        say.figures(t, read(t.clock.levels, t.clock.position, now), now, zone),
        _sections(director, has, now, zone), say.word("contents"), tuple(x.title for x in parts),
    )  # fmt: skip
    made = titled(say.word("pack"), cover, t, now, zone, text.tables_text(len(t.open_tables)), proof(t))
    return Pack(made.title, cover, made.subtitle, made.note, made.footer, parts=parts)


def _has(t: Tournament, now: int) -> frozenset[str]:
    """Return the keys of all that there is to hold a page."""
    tables = sum(bool(x.seats) for x in t.open_tables)
    due, later = anything_to_race(t, now), later_chips(t, now)
    there = {
        "seats": tables > 0, "tables": bool(t.open_tables), "break_order": tables > 1, "moves": tables > 1,
        "structure": bool(t.clock.levels), "prizes": bool(prize_list(t)), "due": due,
        "later": bool(later) and tables > 0, "races": due or bool(later), "playing": len(t.people.live) > 1,
    }  # fmt: skip
    return frozenset(key for key, so in there.items() if so)


def bust_list(director: Director, now: int, zone: tzinfo) -> Document:
    """A row for each who is left, the winner's too. Places are printed where nobody can enter any more."""
    t = director.state
    left, entering = len(t.people.live), may_enter(t, now)
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
    body = SlipSheet((slip,) * SLIPS_A_PAGE * pages)
    shown = tuple(filter(None, (club, title)))
    return Document(say.word("blank_slips"), body, shown, bare=True)


# -- how the night stands -------------------------------------------------------------------------------


def _sections(director: Director, has: frozenset[str], now: int, zone: tzinfo) -> tuple[Section, ...]:
    t = director.state
    due = tuple(CoverLine(*say.owed(x, now, zone, Names(t))) for x in duties(t, now))
    steps = say.steps(has, read(t.clock.levels, t.clock.position, now).running)
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
    """Return what the clock brings next, how long somebody may enter, the chips and where the buttons are."""
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
