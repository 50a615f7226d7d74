"""Under the seats of a race: what the odd chips come to, whose the cards are, and the race itself."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.theme import NUMBER
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import Card, Tone
from gui.words import chips_page as say


class EnterCard(Card):
    """A card that can have the keyboard: Enter is then its button's, and the ring shows it."""

    back = Signal()

    def __init__(self, key: str = "↵") -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ownsEnter", True)
        self._away = key
        self.button = KeyButton(key=key, kind="primary")

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.ring = True
        self.button.set_key("↵")
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.ring = False
        self.button.set_key(self._away)
        self.update()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.button.click()
        elif event.key() == Qt.Key.Key_Up:
            self.back.emit()
        else:
            super().keyPressEvent(event)


class Numbers(QWidget):
    """Figures beside each other, each under its quiet label."""

    def __init__(self, *keys: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(28)
        self._figures: dict[str, Figures] = {}
        for key in keys:
            self._figures[key] = Figures(NUMBER)
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(label(say.word(key), "label"))
            column.addWidget(self._figures[key])
            row.addLayout(column)
        row.addStretch(1)

    def show_number(self, key: str, text: str, quiet: str = "", tone: Tone = "") -> None:
        self._figures[key].show_text(text, quiet, tone)

    def text(self, key: str) -> str:
        return self._figures[key].text

    def spoken(self) -> str:
        """All of them with their labels, for who cannot see them."""
        return ". ".join(f"{say.word(key)} {shown.text}" for key, shown in self._figures.items())


class RaceFoot(EnterCard):
    """Enter on it races."""

    def __init__(self) -> None:
        super().__init__("^↵")
        self.numbers = Numbers("odd_total", "worth", "to_win", "rounding")
        self.problem = label("", "", wrap=True)
        self.problem.setProperty("tone", "red")
        self.problem.hide()
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.numbers, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(19, 12, 19, 12)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.problem)

    def say_problem(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
