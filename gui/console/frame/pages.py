"""Which pages the rail shows, in order. A page is made when it is first looked at.

To add one: a row here, and a factory that takes the session and returns the page's widget. A page may
have ``shown()``, called each time it comes into view; it acts through ``gui.console.frame.acting.perform``.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gui.program.session import Session

Factory = Callable[[Session], QWidget]


def tonight(session: Session) -> QWidget:
    from gui.console.tonight.page import TonightPage

    return TonightPage(session)


def players(session: Session) -> QWidget:
    from gui.console.players.page import PlayersPage

    return PlayersPage(session)


def tables(session: Session) -> QWidget:
    from gui.console.tables.page import TablesPage

    return TablesPage(session)


def structure(session: Session) -> QWidget:
    from gui.console.structure.page import StructurePage

    return StructurePage(session)


def chips(session: Session) -> QWidget:
    from gui.console.chips.page import ChipsPage

    return ChipsPage(session)


def floor(session: Session) -> QWidget:
    from gui.console.floor.page import ConductPage

    return ConductPage(session)


def history(session: Session) -> QWidget:
    from gui.console.history.page import HistoryPage

    return HistoryPage(session)


def rulebook(session: Session) -> QWidget:
    from gui.console.rulebook.page import RulebookPage

    return RulebookPage(session)


# (id, title, icon, factory)
PAGES: list[tuple[str, str, str, Factory]] = [
    ("tonight", "Tonight", "clock", tonight),
    ("players", "Players", "users", players),
    ("tables", "Tables", "armchair", tables),
    ("structure", "Structure", "chart-bar", structure),
    ("chips", "Chips", "poker-chip", chips),
    ("floor", "Floor", "scales", floor),
    ("history", "History", "clock-counter-clockwise", history),
]
# Not on the rail: looked at now and then, and reached from what it belongs to.
ASIDE: dict[str, Factory] = {"rulebook": rulebook}
FACTORIES: dict[str, Factory] = {page: factory for page, _, _, factory in PAGES} | ASIDE
