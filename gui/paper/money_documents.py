"""What is paid out: the prizes, a slip to sign for each, the results. Simple prizes, as they stand."""

from __future__ import annotations

from datetime import tzinfo

from core.money.payouts import pool
from core.paper.prize_list import PrizeRow, can_change, prize_list
from core.paper.result_sheet import OutRow, result_sheet
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.paper.grid import ASIDE, STRONG, TEXT, Cell, RuledRow, RuledSheet
from gui.paper.paper import Document
from gui.paper.slips import PayoutSlip, SlipSheet
from gui.paper.titled import titled
from gui.words import paper_night as say
from gui.words import text
from gui.words.tr import Context

tr = Context("paper")

# How many times the usual size a short list is set.
PRIZES_LARGEST, RESULTS_LARGEST = 2.0, 1.3


def payouts(director: Director, now: int, zone: tzinfo) -> Document:
    """What each place gets, and who has it."""
    t, rows = director.state, prize_list(director.state)
    currency = str(t.setting("currency"))
    lines = tuple(
        RuledRow(
            (
                Cell(text.place_text(x.place, x.last), STRONG, "place"),
                Cell(x.name, TEXT, "name", x.number),
                Cell(text.money(x.prize, currency), STRONG, "prize"),
            )
        )
        for x in rows
    )
    columns = tuple(zip(say.prize_heads(), (False, False, True), strict=True))
    intro = tuple(filter(None, (say.bought_text(t), _changes(t, now, zone)))) if rows else ()
    body = RuledSheet(columns, lines, 1, intro, say.no_prizes(), PRIZES_LARGEST)
    note = say.pool_text(pool(t), currency) if rows else ""
    return titled(tr("Prizes"), body, t, now, zone, note)


def payout_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """A slip for each who is paid; for a place nobody has yet one with a line for the name."""
    t, rows = director.state, prize_list(director.state)
    club, title = str(t.setting("club")), str(t.setting("title"))
    slips = tuple(_slip(x, i, len(rows), t, now, zone) for i, x in enumerate(rows, 1))
    body = SlipSheet(slips, say.no_prizes())
    shown = tuple(filter(None, (club, title)))
    return Document(tr("Payout slips"), body, shown, bare=bool(rows))


def _slip(row: PrizeRow, nth: int, of: int, t: Tournament, now: int, zone: tzinfo) -> PayoutSlip:
    return PayoutSlip(
        kind=say.payout_kind(), event=str(t.setting("title") or t.setting("club")),
        time=text.date_and_time(now, zone), name=row.name, place=_place(row),
        prize=text.money(row.prize, str(t.setting("currency"))), number=tr("{n} of {of}", n=nth, of=of),
        labels=say.payout_labels(), signature=say.signature(),
        club_number=row.number, club=str(t.setting("club")) if t.setting("title") else "",
    )  # fmt: skip


def _place(row: PrizeRow) -> str:
    """``2``, ``4–5``: large, and under a label that says what it is."""
    return str(row.place) if row.place == row.last else f"{row.place}–{row.last}"


def results(director: Director, now: int, zone: tzinfo) -> Document:
    """Everybody who has a place: the prize, and how and when the player went out."""
    t, rows = director.state, result_sheet(director.state)
    heads = say.results_heads()
    cells = [_result(x, str(t.setting("currency")), zone) for x in rows]
    # A column in which nobody has anything is left out.
    kept = [i for i in range(len(heads)) if i < 2 or any(x[i].text for x in cells)]
    if all(x.result.entries == 1 for x in rows):
        kept = [i for i in kept if heads[i] != heads[3]]
    columns = tuple((heads[i], i in (3, 4, 5)) for i in kept)
    lines = tuple(RuledRow(tuple(x[i] for i in kept)) for x in cells)
    left = len(t.people.live) if len(t.people.live) > 1 or not t.game.busts else 0
    intro = tuple(filter(None, (say.bought_text(t), say.still_in(left) if left else ""))) if rows else ()
    body = RuledSheet(columns, lines, 1, intro, say.no_results(), RESULTS_LARGEST)
    note = say.pool_text(pool(t), str(t.setting("currency"))) if rows and pool(t) else ""
    return titled(tr("Results"), body, t, now, zone, note)


def _result(row: OutRow, currency: str, zone: tzinfo) -> tuple[Cell, ...]:
    found = row.result
    return (
        Cell(text.place_text(found.place, found.last), STRONG, "place"),
        Cell(found.name, TEXT, "name"),
        Cell(found.number, ASIDE, "number"),
        Cell(str(found.entries), TEXT, "entries"),
        Cell(text.money(found.prize, currency) if found.prize else "", STRONG, "prize"),
        Cell(say.out_text(row.nth, row.at, zone), TEXT, "out"),
        Cell(text.listed(row.by) if row.by else "", TEXT, "by"),
    )


def _changes(t: Tournament, now: int, zone: tzinfo) -> str:
    return say.may_change(now, zone) if can_change(t, now) else ""
