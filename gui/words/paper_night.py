"""The words of seat cards, redraw lists, the structure on the wall, prizes and results."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import tzinfo

from core.clock.clock import Reading
from core.paper.lists import SeatingRow
from core.paper.payout_rows import LostRow, PayoutRow
from core.paper.prize_list import OutRow
from core.say.levels import Level
from core.tournament.people import Entry
from core.tournament.room import Draw
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.words.floor import commitment_text
from gui.words.names import contestants_text, with_initial
from gui.words.numbers import amount, chips_off, level_name, listed, money, time_of_day
from gui.words.structure import closes
from gui.words.tr import Context, dotted, mark

tr = Context("paper")

_ENTRIES = {"reentry": mark("%n re-entries"), "rebuy": mark("%n re-buys"), "addon": mark("%n add-ons")}


# -- seat cards, redraws ------------------------------------------------------------------------------


def card_facts(entry: Entry) -> tuple[tuple[str, str], ...]:
    found = [(tr("Stack"), amount(entry.chips))] if entry.chips else []
    if entry.nth > 1:
        found.append((tr("Entry"), tr("re-entry {n}", n=entry.nth - 1)))
    return tuple(found)


def card_foot(entry: Entry, draw: Draw | None, club: str) -> str:
    """Return the draw the seat came from: ``Draw 7F3A 91C0 · number 4711``; and the club, which gives way."""
    if entry.card:
        return dotted(tr("Drawn with a card"), club)
    if draw is None:
        return club
    drawn = tr("Draw {code}", code=commitment_text(draw.commitment, 2))
    number = tr("number {number}", number=draw.number) if draw.number else ""
    return dotted(drawn, number, club)


no_cards = tr.phrase("Nobody is seated yet. Draw seats first.")
no_redraw = tr.phrase("No redraw yet.")


def with_bounties(row: PayoutRow, currency: Currency) -> str:
    """Return what is paid besides the prize, and all of it."""
    if not row.bounties:
        return ""
    total = money(row.won.prize + row.bounties, currency)
    return tr("+ {sum} for bounties = {total}", sum=money(row.bounties, currency), total=total)


def redraw_title(final: bool) -> str:
    return tr("Final table, by name") if final else tr("New seats, by name")


def redraw_from(row: SeatingRow, came_from: str) -> str:
    """Return the words beside the name: number, team, and the present seat."""
    where = tr("from {seat}", seat=came_from) if came_from else ""
    return dotted(row.number, row.team, tr("stays") if came_from == f"{row.table}.{row.seat}" else where)


# -- the structure ------------------------------------------------------------------------------------


def break_words(levels: Sequence[Level], index: int) -> str:
    level = levels[index]
    gone = tr("colour-up of the {chips}", chips=chips_off(level.remove)) if level.remove else ""
    return dotted(level_name(levels, index), gone)


closes_words = tr.phrase("Over: {what}", what=closes)
no_levels = tr.phrase("No levels yet.")


def pace(reading: Reading, cancelled: bool, now: int, zone: tzinfo) -> str:
    """Return the sentence that tells how reliable the times are."""
    if cancelled or reading.level is None:
        return ""
    time = time_of_day(now, zone)
    if reading.phase == "before":
        return "" if reading.starts_in is None else tr("These times hold if the clock never stops.")
    if reading.phase == "paused":
        return tr("The clock was paused at {time}; the times are as if it resumed then.", time=time)
    return tr("Times as of {time}; each pause moves the later ones.", time=time)


# -- prizes and results ---------------------------------------------------------------------------------


def pool_text(pool: int, currency: Currency) -> str:
    return tr("Prize pool {sum}", sum=money(pool, currency))


def bought_text(t: Tournament) -> str:
    entries = t.people.entries.values()
    counts = {
        "reentry": t.game.entries(t.people) - t.game.entrants(t.people),
        "rebuy": sum(e.bought.get("rebuy", 0) for e in entries),
        "addon": sum(e.bought.get("addon", 0) for e in entries),
    }
    said = [tr(_ENTRIES[kind], n) for kind, n in counts.items() if n]
    return " · ".join((contestants_text(t, t.game.entrants(t.people)), *said))


no_prizes = tr.phrase("No prizes yet.")
no_deal = tr.phrase("No deal has been made.")
_DEALT_BY = {
    "icm": mark("by ICM"), "chips": mark("by chips"), "even": mark("shared evenly"),
    "custom": mark("as the players agreed"),
}  # fmt: skip


def dealt(places: str, left: int, by: str, time: str) -> str:
    """Return ``1st–3rd by a deal at 3 left, by ICM, made at 23:29.``"""
    how = tr(_DEALT_BY[by])
    return tr(
        "{places} by a deal at {left} left, {how}, made at {time}.",
        places=places,
        left=amount(left),
        how=how,
        time=time,
    )


kept_won = tr.phrase("{name} also won the {sum} kept for the winner.")
kept_open = tr.phrase("{sum} are kept for the winner.")


def proof(total: int, pool: int, currency: Currency) -> str:
    """Say whether the prizes come to the pool, or by how much they do not."""
    if total == pool:
        return tr("= the prize pool, nothing left over")
    sum_ = money(abs(total - pool), currency)
    if total < pool:
        return tr("{sum} less than the prize pool", sum=sum_)
    return tr("{sum} more than the prize pool", sum=sum_)


def log_said(action: int, code: str) -> str:
    """Return ``Log 41D0 7B2E 9C55 03AF, action 318``: what is printed rests on the log until then."""
    return tr("Log {code}, action {n}", code=commitment_text(code, 4), n=action) if code else ""


def lost(row: LostRow, currency: Currency) -> str:
    """Return ``Nina Åberg``, with the bounties that she won: ``Nina Åberg · +100``."""
    return dotted(row.name, tr("+{sum}", sum=money(row.bounties, currency)) if row.bounties else "")


def lost_by(row: LostRow) -> str:
    return by_text(replace(row.out, by=tuple(map(with_initial, row.out.by))))


rounded_to = tr.phrase("Rounded to {unit}; the odd units go to the largest remainders.")
still_in = tr.phrase("%n players are still in.")
no_results = tr.phrase("Nobody is out yet.")


def by_text(row: OutRow) -> str:
    """Return the winner of the chips, or the word that they went for conduct."""
    return tr("disqualified") if row.disqualified else listed(row.by)


def out_text(nth: int, at: int | None, zone: tzinfo) -> str:
    """Return the number of the bust and its time."""
    if at is None:
        return ""
    return tr("{n} · {time}", n=amount(nth), time=time_of_day(at, zone))
