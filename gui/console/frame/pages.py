"""The pages of the console: what each is, and where it stands."""

from __future__ import annotations

from itertools import chain, count
from pkgutil import resolve_name
from typing import NamedTuple

from core.tournament.state import Tournament
from gui.console.frame.acting import Page
from gui.looks import format as formats
from gui.program.session import Session
from gui.words.tr import Context, mark

tr = Context("console")


class Place(NamedTuple):
    """A page's id, title as it is marked, and icon, and where its class is: it is imported when the page is
    first shown. ``letters``: single letters act on it. ``digit``: the key that a format's page wants."""

    id: str
    title: str
    icon: str
    made_by: str
    letters: bool = False
    digit: int = 0

    @property
    def name(self) -> str:
        return tr(self.title) if self.id in PLACES else formats.tr(self.title)

    def make(self, session: Session) -> Page:
        page: Page = resolve_name(self.made_by)(session)
        return page


PAGES = (
    Place("tonight", mark("Tonight"), "clock", "gui.console.tonight.page:TonightPage"),
    Place("players", mark("Players"), "users", "gui.console.players.page:PlayersPage", letters=True),
    Place("tables", mark("Tables"), "armchair", "gui.console.tables.page:TablesPage", letters=True),
    Place(
        "structure", mark("Structure"), "chart-bar", "gui.console.structure.page:StructurePage", letters=True
    ),
    Place("chips", mark("Chips"), "poker-chip", "gui.console.chips.page:ChipsPage", letters=True),
    Place("floor", mark("Floor"), "scales", "gui.console.floor.page:ConductPage", letters=True),
    Place("history", mark("History"), "clock-counter-clockwise", "gui.console.history.page:HistoryPage"),
)
# Not on the rail: shown now and then, and reached from what it belongs to.
ASIDE = (Place("rulebook", mark("Rulebook"), "", "gui.console.rulebook.page:RulebookPage"),)
PLACES = {place.id: place for place in (*PAGES, *ASIDE)}


def place_of(page: str) -> Place:
    """Return the place of this page, a format's own too."""
    return PLACES.get(page) or next(x for look in formats.LOOKS.values() for x in look.pages if x.id == page)


def on_rail(t: Tournament) -> tuple[Place, ...]:
    """Return the pages of the rail with their digits, in this order. A page that the format has not leaves
    its digit to nobody, or to one of the format's; that takes no other's: it has the first free one then."""
    look = formats.of(t)
    found = {n: place for n, place in enumerate(PAGES, 1) if place.id not in look.without}
    for place in look.pages:
        found[next(n for n in chain((place.digit,), count(1)) if n and n not in found)] = place
    return tuple([place._replace(digit=n) for n, place in sorted(found.items())])
