"""Baseline of a frame: a page of plain labels, each of which gets another text."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

COLUMNS = 12


class LabelPage(QWidget):
    """``count`` labels in a grid."""

    def __init__(self, count: int) -> None:
        super().__init__()
        layout = QGridLayout(self)
        self._labels = [QLabel() for _ in range(count)]
        for at, label in enumerate(self._labels):
            layout.addWidget(label, *divmod(at, COLUMNS))
        self._turns = 0
        self.turn()

    def turn(self) -> None:
        """Give every label another text."""
        self._turns += 1
        for at, label in enumerate(self._labels):
            label.setText(f"Player {at * self._turns % 997}")
