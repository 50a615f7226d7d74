"""The parts of restoring: a tournament's backups as rows, and what is in one of them."""

from __future__ import annotations

from datetime import tzinfo
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QVBoxLayout

from core.keeping.backups import moment_in
from gui.console.backups.restoring import SHOWN, Looked
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import Card
from gui.widgets.roles import TONE
from gui.words import restore as say

Index = QModelIndex | QPersistentModelIndex
WHEN, LEVEL, IN, LAST = range(4)
_HEADS = ("when", "level", "in", "last")


class BackupRows(QAbstractTableModel):
    """The backups of one tournament, each as far as it has been read."""

    def __init__(self, zone: tzinfo) -> None:
        super().__init__()
        self._zone = zone
        self.files: tuple[Path, ...] = ()
        self.looked: dict[Path, Looked] = {}

    def show_files(self, files: tuple[Path, ...]) -> None:
        self.beginResetModel()
        self.files = files
        self.endResetModel()

    def took(self, path: Path, looked: Looked) -> None:
        """What is in the one listed by this path."""
        self.looked[path] = looked
        if path in self.files:
            row = self.files.index(path)
            self.dataChanged.emit(self.index(row, 0), self.index(row, LAST))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.files)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(_HEADS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return say.word(_HEADS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        looked = self.looked.get(self.files[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(self.files[index.row()], looked, index.column())
        if role == TONE and looked is not None and (looked.damage is not None or looked.trouble is not None):
            return "amber"
        if role == TONE and looked is None:
            return "quiet"
        return None

    def _cell(self, path: Path, looked: Looked | None, column: int) -> str:
        if column == WHEN and (looked is None or not looked.cells[WHEN]):
            at = moment_in(path.name)
            return say.when_named(at, self._zone) if at is not None else path.stem
        if looked is None:
            return say.word("reading") if column == LAST else ""
        if column == LAST and looked.damage is not None:
            return say.damaged(looked.damage)
        return looked.cells[column]


class Preview(Card):
    """The clock, the field, the tables, and what was done last."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("", "title", wrap=True)
        self.body = label("", "", wrap=True)
        self.warning = label("", "strong", wrap=True)
        self.warning.setProperty("tone", "amber")
        self._head = label(say.word("last_actions"), "label")
        self.doings = [ElidedLabel(role="quiet") for _ in range(SHOWN)]
        self.setFixedWidth(356)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.warning)
        column.addWidget(self.body)
        column.addSpacing(6)
        column.addWidget(self._head)
        for line in self.doings:
            column.addWidget(line)
        column.addStretch(1)

    def show_looked(self, looked: Looked | None, zone: tzinfo) -> None:
        good = looked is not None and looked.can
        self.title.setText(say.as_it_was(looked.at, zone) if looked is not None and good else "")
        self.title.setVisible(good)
        warning = ""
        if looked is not None and looked.trouble is not None:
            warning = say.trouble(looked.trouble)
        elif looked is not None and looked.damage is not None:
            warning = say.damaged_whole(looked.damage)
        self.warning.setText(warning)
        self.warning.setVisible(bool(warning))
        lines = list(looked.lines) if looked is not None and good else []
        self.body.setText("\n".join(lines) if lines else "" if warning else say.word("none_chosen"))
        last = looked.last if looked is not None and good else ()
        self._head.setVisible(bool(last))
        for at, line in enumerate(self.doings):
            line.setVisible(at < len(last))
            line.setText("   ".join(last[at]) if at < len(last) else "")
