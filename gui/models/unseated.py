"""Those who are in and have no seat: a list to drag from."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from core.tournament import Tournament
from gui.models.player_lines import folded
from gui.text_names import called

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole


class UnseatedModel(QAbstractListModel):
    """By name."""

    def __init__(self) -> None:
        super().__init__()
        self.people: list[tuple[int, str]] = []

    def take(self, state: Tournament) -> None:
        """Show the state; nothing happens while they are the same."""
        people = [(e.id, called(state, state.players[e.player])) for e in state.without_seat]
        people.sort(key=lambda p: (folded(p[1]), p[0]))
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
