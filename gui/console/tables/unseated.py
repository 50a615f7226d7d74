"""Those who are in and have no seat: a list to drag from."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from core.people.listing import Listing, list_name, listing, name_key
from core.tournament.people import Player
from core.tournament.state import Tournament
from gui.words.names import called

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole


class UnseatedModel(QAbstractListModel):
    """By name."""

    def __init__(self) -> None:
        super().__init__()
        self.people: list[tuple[int, str]] = []

    def take(self, state: Tournament) -> None:
        """Show the state; nothing happens while they are the same."""
        how = listing(state)
        waiting = [(state.people.players[e.player], e.id) for e in state.without_seat]
        waiting.sort(key=lambda x: (name_key(x[0].name, how), x[1]))
        people = [(entry, _listed(state, player, how)) for player, entry in waiting]
        if people != self.people:
            self.beginResetModel()
            self.people = people
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self.people)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry, name = self.people[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return name
        return entry if role == ENTRY else None


def _listed(state: Tournament, player: Player, how: Listing) -> str:
    """``Sund, Bo``; beside a namesake ``Sund, Bo 113``."""
    return list_name(player.name, how) + called(state, player).removeprefix(player.name)
