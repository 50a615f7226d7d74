"""The open tables as they are painted: on Tonight, on the Tables page, and as it was at another time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from core.floor.balance.now import unbalanced
from core.floor.blinds import known as blinds_known
from core.floor.breaking import order
from core.tournament.state import Tournament
from core.tournament.table import Table
from gui.console.tables.ovals import TableView, table_view
from gui.program.session import Session
from gui.words import console, text
from gui.words.tr import Context

tr = Context("tables")


def table_views(
    t: Tournament, playing: bool, now: int, known: Mapping[int, TableView] | None = None
) -> list[TableView]:
    """The floor: a table to take from, or one that stopped dealing, is amber, the one that breaks next red
    and dashed. ``known`` are views of tables where nobody has come or gone since."""
    tables = t.open_tables
    pair = unbalanced(t) if playing else None
    breaks = order(t)[0].id if playing and len(tables) > 1 else 0
    gives = pair[0].id if pair is not None else 0
    views = []
    for table in tables:
        view = (known or {}).get(table.id)
        if view is None or view.tone or table.id in (breaks, gives):
            view = _view(t, table, now, view, breaks=table.id == breaks, gives=table.id == gives)
        views.append(view)
    return views


def _view(
    t: Tournament, table: Table, now: int, known: TableView | None, *, breaks: bool, gives: bool
) -> TableView:
    tone: Literal["", "amber", "red"] = "amber" if table.halted or gives else "red" if breaks else ""
    players = len(table.seats)
    line = console.breaks_next(players) if breaks else text.players_text(players)
    line = tr("stopped · {n}", n=text.amount(players)) if table.halted else line
    if known is not None and (known.line, known.tone) == (line, tone):
        return known
    name = tr("Table {label}", label=table.label)
    return table_view(t, table, name, line, tone=tone, blinds=blinds_known(table, now))


class TableViews:
    """The views of a session's tables; after an action only those are made anew that it touched. The same
    view is always the same object."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._stand = -1
        self._told: frozenset[int] = frozenset()
        self._views: dict[int, TableView] = {}

    def now(self) -> list[TableView]:
        """In the order the tables were opened."""
        session, before, told = self._session, self._stand, self.told()
        changes = session.since(before)
        touched = set(told ^ self._told)
        if changes is None:
            self._views = {}
        else:
            touched.update(*(x.tables for x in changes))
        self._stand, self._told = len(session.director.history), told
        known = {i: view for i, view in self._views.items() if i not in touched}
        views = table_views(session.state, session.reading().phase != "before", session.now(), known)
        self._views = {view.id: view for view in views}
        return views

    def told(self) -> frozenset[int]:
        """The tables whose blinds are known for the hand that is played (RULES A5)."""
        now = self._session.now()
        return frozenset(t.id for t in self._session.state.open_tables if t.blinds and blinds_known(t, now))

    @property
    def stale(self) -> bool:
        """Whether the blinds of a table are known no longer by the time alone."""
        return self.told() != self._told
