"""Who can be checked in at the door: those tonight who are absent, and the club's people who are not in."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core.formats.entries import person
from core.people.listing import Listing, list_name, listing, name_key
from core.people.player_row import PlayerRow
from core.say.acts import Act, Present
from core.say.value import dataclass
from gui.console.players.directory import look_up
from gui.console.players.lines import folded
from gui.console.players.pasted import register_act
from gui.program.session import Session
from gui.widgets.roles import TONE
from gui.words.tr import Context

tr = Context("players")


Index = QModelIndex | QPersistentModelIndex
TICK, NAME, NUMBER, OUTCOME = range(4)
_MOST = 20_000


@dataclass(frozen=True, slots=True)
class Candidate:
    """``entry`` 0: not in yet, registered as ``row``."""

    row: PlayerRow
    entry: int = 0
    haystack: str = field(default="", compare=False)

    @property
    def act(self) -> Act:
        return Present(entry=self.entry) if self.entry else register_act(self.row)


def candidates(session: Session) -> list[Candidate]:
    """The absent first, then the directory, each by name."""
    state = session.state
    how = listing(state)
    found = []
    for entry in state.playing:
        if entry.absent:
            player = state.people.players[entry.player]
            row = PlayerRow(player.name, player.nickname, player.number)
            found.append(Candidate(row, entry.id, _folded(row)))
    for row in look_up(session.library, "", _MOST):
        known = person(state, row.name, row.number)
        if known is None or known.id not in state.people.live:
            found.append(Candidate(row, 0, _folded(row)))
    return sorted(found, key=lambda x: (not x.entry, name_key(x.row.name, how)))


def _folded(row: PlayerRow) -> str:
    return folded(f"{row.name} {row.nickname} {row.number}")


class CheckInModel(QAbstractTableModel):
    """A row a person; those ticked are kept whatever is looked for."""

    def __init__(self, people: list[Candidate], how: Listing) -> None:
        super().__init__()
        self.everybody, self._how = people, how
        self._shown = list(range(len(people)))
        self._ticked: set[int] = set()

    @property
    def ticked(self) -> list[Candidate]:
        return [self.everybody[i] for i in sorted(self._ticked)]

    def search(self, text: str) -> None:
        """Those whose every word begins a word of the name first, then those that hold it."""
        words = folded(text).split()
        self.beginResetModel()
        held = [i for i, x in enumerate(self.everybody) if all(w in x.haystack for w in words)]
        if words:
            held.sort(key=lambda i: not _begins(self.everybody[i].haystack, words))
        self._shown = held
        self.endResetModel()

    def toggle(self, row: int) -> None:
        if 0 <= row < len(self._shown):
            self._ticked ^= {self._shown[row]}
            self.dataChanged.emit(self.index(row, 0), self.index(row, OUTCOME))

    def is_ticked(self, row: int) -> bool:
        return self._shown[row] in self._ticked

    def tick_shown(self) -> None:
        """All that are shown; if they all are, none of them."""
        shown = set(self._shown)
        self._ticked = self._ticked - shown if shown <= self._ticked else self._ticked | shown
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, OUTCOME))

    # -- Qt's questions ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return ("", tr("Name"), tr("Club number"), tr("Result"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        one, column = self.everybody[self._shown[index.row()]], index.column()
        if role == Qt.ItemDataRole.CheckStateRole and column == TICK:
            return Qt.CheckState.Checked if self.is_ticked(index.row()) else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.DisplayRole:
            name = list_name(one.row.name, self._how)
            return ("", name, one.row.number, self._outcome(index.row(), one))[column]
        if role == TONE:
            if column == OUTCOME:
                return "green" if self.is_ticked(index.row()) else "amber" if one.entry else "quiet"
            return "strong" if column == NAME and self.is_ticked(index.row()) else ""
        return None

    def _outcome(self, row: int, one: Candidate) -> str:
        if self.is_ticked(row):
            return tr("will be here" if one.entry else "will be registered")
        return tr("is absent") if one.entry else one.row.nickname


def _begins(haystack: str, words: list[str]) -> bool:
    parts = haystack.split()
    return all(any(p.startswith(w) for p in parts) for w in words)
