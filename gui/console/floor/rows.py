"""What was ruled and on whom the clock was called, as rows of two lines: found as one types, newest first."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from core.hands.call_clock import calls_on
from core.paper.floor_lists import rulings
from core.say.names import folded
from core.say.value import dataclass
from gui.program.session import Session
from gui.widgets.roles import LINE
from gui.words import floor_page as say
from gui.words import paper
from gui.words.because import clauses
from gui.words.names import Names
from gui.words.numbers import time_of_day
from gui.words.tr import Context

tr = Context("floor")


Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class FloorRow:
    """``right`` stands quietly at the end of the first line, ``more`` on the second."""

    at: str
    title: str
    right: str
    more: str


def ruling_rows(session: Session) -> list[FloorRow]:
    """Every departure from the rules that stands, its reason first: that is what is asked about."""
    t = session.state
    names = Names(t, session.director.history, session.zone)
    found = []
    for x in reversed(rulings(session.director)):
        parts = paper.ruling_parts(x, t)
        against = parts[0][1] if x.altered or x.against else ""
        more = " · ".join(filter(None, ((tr("“{text}”", text=x.reason) if x.reason else ""), against)))
        what = paper.ruling_what(x, names)
        found.append(FloorRow(time_of_day(x.at, session.zone), what, clauses(x.clauses), more))
    return found


def call_rows(session: Session) -> list[FloorRow]:
    """Every call of the clock tonight, with how many its player has had by then."""
    t = session.state
    names = Names(t)
    found = []
    for c in reversed(t.conduct.clock_calls.values()):
        ids = [x.id for x in calls_on(t, t.people.entries[c.entry].player)]
        nth = ids.index(c.id) + 1 if c.id in ids else 0
        by = names.entry(c.by) if c.by else ""
        found.append(
            FloorRow(
                time_of_day(c.at, session.zone), names.entry(c.entry), say.result(c.outcome),
                say.call_line(by, c.seconds, 0 if c.within else c.countdown, nth),
            )
        )  # fmt: skip
    return found


class FloorRowsModel(QAbstractListModel):
    """``take`` shows rows, ``search`` those that hold every word typed."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[FloorRow] = []
        self.rows: list[FloorRow] = []
        self._wanted: list[str] = []

    def take(self, rows: list[FloorRow]) -> None:
        if rows != self._all:
            self._all = rows
            self._show()

    def search(self, text: str) -> None:
        self._wanted = folded(text).split()
        self._show()

    def _show(self) -> None:
        self.beginResetModel()
        self.rows = [x for x in self._all if all(w in _searched(x) for w in self._wanted)]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == LINE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ". ".join(filter(None, (f"{row.at} {row.title}", row.right, row.more)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (row.title, row.more, row.right)))
        return None


def _searched(row: FloorRow) -> str:
    return folded(f"{row.at} {row.title} {row.right} {row.more}")
