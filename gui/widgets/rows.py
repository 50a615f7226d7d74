"""The rows of a lined table: all of them anew at every change, asked cell by cell for those in view."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
_LEFT, _RIGHT = (
    x | Qt.AlignmentFlag.AlignVCenter for x in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


class Cell(NamedTuple):
    """``tone``: "", ``strong``, ``quiet``, ``faint``, ``green``, ``amber`` or ``red``; ``tail`` follows in
    quieter letters, ``tip`` is shown on hover; ``ground``: ``green`` for the present row, ``raised`` for a
    break; ``left``: words in a column of figures; ``mark``: an icon at the end of the cell, in
    ``mark_tone``."""

    text: str = ""
    tone: str = ""
    tail: str = ""
    tip: str = ""
    ground: str = ""
    left: bool = False
    mark: str = ""
    mark_tone: str = "green"


class Rows(QAbstractTableModel, Generic[Row]):
    """``cell`` returns a row's cell in a column; the columns that are ``right`` hold figures."""

    def __init__(
        self, titles: Sequence[str], cell: Callable[[Row, int], Cell], right: Collection[int] = ()
    ) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self._titles, self._cell = titles, cell
        self._right = right

    def show(self, rows: Sequence[Row]) -> None:
        """Show these; whatever was chosen is chosen no longer."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def renew(self, rows: Sequence[Row]) -> None:
        """Show the same rows in the same places, said anew."""
        self.rows = list(rows)
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self._titles) - 1))

    def cell(self, row: int, column: int) -> Cell:
        return self._cell(self.rows[row], column)

    def side(self, column: int, *, left: bool = False) -> Qt.AlignmentFlag:
        return _RIGHT if column in self._right and not left else _LEFT

    def at(self, row: int) -> Row | None:
        return self.rows[row] if 0 <= row < len(self.rows) else None

    # -- Qt's questions ------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._titles)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.side(section)
        return self._titles[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.cell(index.row(), index.column()).text
            case Qt.ItemDataRole.ToolTipRole:
                return self.cell(index.row(), index.column()).tip
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.side(index.column())
        return None
