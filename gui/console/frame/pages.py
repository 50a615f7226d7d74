"""The pages of the console: what each is, and where it stands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count
from typing import TYPE_CHECKING

from core.tournament.state import Tournament
from gui.console.frame.acting import Page
from gui.looks import format as formats
from gui.looks.place import Place
from gui.program.session import Session
from gui.words.console import PAGE_TITLES as TITLES

if TYPE_CHECKING:
    Made = Callable[[Session], Page]


def _tonight() -> Made:
    from gui.console.tonight.page import TonightPage

    return TonightPage


def _players() -> Made:
    from gui.console.players.page import PlayersPage

    return PlayersPage


def _tables() -> Made:
    from gui.console.tables.page import TablesPage

    return TablesPage


def _structure() -> Made:
    from gui.console.structure.page import StructurePage

    return StructurePage


def _chips() -> Made:
    from gui.console.chips.page import ChipsPage

    return ChipsPage


def _money() -> Made:
    from gui.console.money.page import MoneyPage

    return MoneyPage


def _floor() -> Made:
    from gui.console.floor.page import ConductPage

    return ConductPage


def _history() -> Made:
    from gui.console.history.page import HistoryPage

    return HistoryPage


def _rulebook() -> Made:
    from gui.console.rulebook.page import RulebookPage

    return RulebookPage


PAGES = (
    Place("tonight", TITLES["tonight"], "clock", _tonight),
    Place("players", TITLES["players"], "users", _players, letters=True),
    Place("tables", TITLES["tables"], "armchair", _tables, letters=True),
    Place("structure", TITLES["structure"], "chart-bar", _structure, letters=True),
    Place("chips", TITLES["chips"], "poker-chip", _chips, letters=True),
    Place("money", TITLES["money"], "money", _money, letters=True),
    Place("floor", TITLES["floor"], "scales", _floor, letters=True),
    Place("history", TITLES["history"], "clock-counter-clockwise", _history),
)
# Not on the rail: shown now and then, and reached from what it belongs to.
ASIDE = (Place("rulebook", TITLES["rulebook"], "", _rulebook),)
PLACES = {place.id: place for place in (*PAGES, *ASIDE)}


def place_of(page: str) -> Place:
    """Return the place of this page, a format's own too."""
    return PLACES.get(page) or next(x for look in formats.LOOKS.values() for x in look.pages if x.id == page)


def make(page: str, session: Session) -> Page:
    """Return this page, made for a session."""
    made = place_of(page).page()(session)
    assert isinstance(made, Page)
    return made


def on_rail(t: Tournament) -> tuple[Place, ...]:
    """Return the pages of the rail with their digits, in this order. A page that the format has not leaves
    its digit to nobody, or to one of the format's; that takes no other's: it has the first free one then."""
    look = formats.of(t)
    places = {n: place for n, place in enumerate(PAGES, 1) if place.id not in look.without}
    for place in look.pages:
        places[next(n for n in chain((place.digit,), count(1)) if n and n not in places)] = place
    return tuple([place._replace(digit=n) for n, place in sorted(places.items())])
