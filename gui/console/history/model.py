"""The actions as a list: newest first, found by any words or by whom they concern, of one kind or all."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from core.say import records as r
from gui.console.players.lines import folded
from gui.console.tonight.done_lines import DoneLines
from gui.console.tonight.night_rows import DoneRow, is_undo
from gui.program.session import Session
from gui.words.names import Kind

Index = QModelIndex | QPersistentModelIndex
BATCH = 256
_WIDE, _HIGH = 100, 40
"""Of a line on hover, in letters and lines."""
_OF: dict[str, frozenset[Kind]] = {
    "busts": frozenset(("out", "in")),
    "entries": frozenset(("enter", "money")),
    "seats": frozenset(("move", "draw", "table")),
    "clock": frozenset(("clock", "structure")),
    "rulings": frozenset(("ruling",)),
    "rest": frozenset(("setting", "note")),
}


class HistoryModel(QAbstractListModel):
    """Rows are made when they are looked at. ``needle``: every word is in the line or in the name of
    somebody it is about; ``kind``: a key of ``text_history.KINDS``."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._actions: list[int] = []
        # those of all actions that have a line of their own, as far as the history was looked through
        self._listed: list[int] = []
        self._seen = 0
        # so many rows are given to the list, more as it is scrolled down
        self._given = BATCH
        self._lines = DoneLines(session)
        self._found: dict[int, str] = {}
        self.needle = ""
        self.kind = "all"
        self.whole = 0

    def read(self) -> None:
        """The lines as the night stands, and those of them that are looked for."""
        self._lines.read()
        self._found.clear()
        self.choose()

    def choose(self) -> None:
        """Those that are looked for, of the lines as they were read. As many as before take their places:
        a list lays out all its rows whenever some come or go."""
        wanted = folded(self.needle).split()
        history = self._session.director.history
        self._listed += [history[i].id for i in range(self._seen, len(history)) if not is_undo(history[i])]
        self._seen = len(history)
        every = self._listed[::-1]
        self.whole = len(every)
        if self.kind != "all":
            every = [i for i in every if self._is(i)]
        found = [i for i in every if all(w in self._searched(i) for w in wanted)] if wanted else every
        rows = min(BATCH, len(found))
        if rows == self.rowCount():
            self._actions = found
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, 0))
        else:
            self.beginResetModel()
            self._actions, self._given = found, BATCH
            self.endResetModel()

    def _is(self, action: int) -> bool:
        row = self.row(action)
        return row.undone if self.kind == "undone" else row.kind in _OF[self.kind]

    def _searched(self, action: int) -> str:
        found = self._found.get(action)
        if found is None:
            row = self.row(action)
            people = (
                self._lines.names.entry(e) for e in concerned(self._session.director.history[action - 1])
            )
            found = self._found[action] = folded(" ".join((row.at, row.plain, row.quiet, *people)))
        return found

    def row(self, action: int) -> DoneRow:
        return self._lines.row(action)

    def action_at(self, index: Index) -> int | None:
        return self._actions[index.row()] if index.isValid() else None

    def row_of(self, action: int) -> int:
        """Its row, with all before it given to the list; -1 where it is not among those found."""
        row = self._actions.index(action) if action in self._actions else -1
        while row >= self.rowCount():
            self.fetchMore()
        return row

    @property
    def count(self) -> int:
        """How many are found."""
        return len(self._actions)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else min(self._given, len(self._actions))

    def canFetchMore(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        return not parent.isValid() and self._given < len(self._actions)

    def fetchMore(self, parent: Index = QModelIndex()) -> None:  # noqa: B008
        """A list lays out all its rows whenever one comes: it is given no more than are looked at."""
        first, last = self.rowCount(), min(self._given + BATCH, len(self._actions)) - 1
        self.beginInsertRows(QModelIndex(), first, last)
        self._given += BATCH
        self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        action = self.action_at(index)
        if action is None:
            return None
        if role == Qt.ItemDataRole.UserRole:
            return self.row(action)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row(action)
            return f"{row.at}  {row.plain}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return in_lines(self._session.director.history[action - 1].line)
        return None


def in_lines(line: str) -> str:
    """Return an action's line as it can be read on hover: a list of fifty players is no line for a screen."""
    return "\n".join(wrap(line[: _WIDE * _HIGH], _WIDE, max_lines=_HIGH, placeholder=" …"))


def concerned(action: r.Action) -> set[int]:
    """The entries an action is about, those its sentence has no room for too."""
    return {e for x in action.records for e in _entries(x)}


def _entries(x: r.Record) -> Iterator[int]:
    for name in ("entry", "other", "who"):
        value = getattr(x, name, None)
        if isinstance(value, int) and value:
            yield value
    for name in ("by", "entries"):
        value = getattr(x, name, None)
        if isinstance(value, tuple):
            yield from (v for v in value if isinstance(v, int))
