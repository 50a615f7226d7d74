"""Tell which documents would be empty paper now, and in which words."""

from __future__ import annotations

from collections.abc import Callable

from core.money.settling import standing
from core.money.till import kept
from core.paper.prize_list import prize_list
from core.paper.race_sheets import anything_to_race
from core.paper.slips import last_move, last_redraw
from core.tournament.conduct import Conduct
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.words import console, paper, paper_chips, paper_conduct, paper_night, paper_pack, till


def _anybody_seated(t: Tournament) -> bool:
    return any(table.seats for table in t.open_tables)


def _anybody_noted(conduct: Conduct) -> bool:
    noted = conduct.penalties or conduct.disqualified or conduct.clock_calls
    return bool(noted) or any(x.deducts for x in conduct.rulings.values())


# Tell if there is nothing to print of a kind at a time (ms), and in which words.
_ISSUED: dict[str, tuple[Callable[[Director, int], bool], Callable[[], str]]] = {
    "seating_by_name": (lambda d, _: not _anybody_seated(d.state), console.nobody_seated),
    "seating_by_table": (lambda d, _: not _anybody_seated(d.state), console.nobody_seated),
    "seat_cards": (lambda d, _: not _anybody_seated(d.state), paper_night.no_cards),
    "table_sheets": (lambda d, _: not d.state.open_tables, paper.no_tables),
    "slips": (lambda d, _: last_move(d) is None, paper.no_slips),
    "redraw": (lambda d, _: last_redraw(d) is None, paper_night.no_redraw),
    "dealer_sheets": (lambda d, now: not anything_to_race(d.state, now), paper_chips.nothing_to_race),
    "structure": (lambda d, _: not d.state.clock.levels, paper_night.no_levels),
    "structure_small": (lambda d, _: not d.state.clock.levels, paper_night.no_levels),
    "payouts": (lambda d, _: not prize_list(d.state), paper_night.no_prizes),
    "payout_slips": (lambda d, _: not prize_list(d.state), paper_night.no_prizes),
    "deal": (lambda d, _: standing(d.state) is None, paper_night.no_deal),
    "cash_report": (lambda d, _: not kept(d.state), till.not_kept),
    "results": (lambda d, _: not d.state.game.busts, paper_night.no_results),
    "conduct": (lambda d, _: not _anybody_noted(d.state.conduct), paper_conduct.nobody),
    "pack": (lambda d, _: not d.state.people.entries, paper_pack.nobody),
}


def why_nothing(key: str, director: Director, now: int) -> str:
    """Return why the document of this key would be empty; empty where it would not."""
    if key not in _ISSUED:
        return ""
    nothing, why = _ISSUED[key]
    return why() if nothing(director, now) else ""
