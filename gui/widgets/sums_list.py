"""Names with their sums, a line each: the sums stand below each other, and no name pushes one aside."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from gui.widgets.boxes import cells
from gui.widgets.labels import ElidedLabel, label


class SumsList(QWidget):
    def __init__(self, sums: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        grid = cells(12, 4, of=self, wide=0)
        for row, (name, sum_) in enumerate(sums):
            if row:
                line = QFrame()
                line.setProperty("line", "true")
                grid.addWidget(line, 2 * row - 1, 0, 1, 2)
            grid.addWidget(ElidedLabel(name), 2 * row, 0)
            grid.addWidget(label(sum_, "strong"), 2 * row, 1, Qt.AlignmentFlag.AlignRight)
