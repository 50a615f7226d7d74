"""The foot of the race desk: the audit in one line, and the main button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gui.console.chips.race.columns import SIDE
from gui.console.frame.keys import ENTER
from gui.safely import safely
from gui.theme import NUMBER
from gui.widgets.boxes import across, down
from gui.widgets.chip_disc import ChipDisc
from gui.widgets.figures import Figures
from gui.widgets.flow import Flow
from gui.widgets.key_button import OnceButton
from gui.widgets.labels import label
from gui.widgets.panel import Card
from gui.words import chips as say
from gui.words.tr import Context

tr = Context("chips")


class Foot(Card):
    """Figures and the main button. With the keyboard Enter is the button's, and the ring shows it."""

    back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("ownsEnter", True)
        self.button = OnceButton(key="^↵", kind="primary")
        self.problem = label("", "", wrap=True, tone="red")
        self.figures: dict[str, tuple[str, ChipDisc, Figures]] = {}
        self._flow, parts = Flow(gap=14), []
        for key, title in (
            ("odd", tr("Odd chips out")),
            ("won", tr("New chips won")),
            ("kept", tr("Kept in")),
            ("total", tr("Table total")),
        ):
            one, disc, figure = QWidget(), ChipDisc(size=26), Figures(NUMBER)
            figure.setMinimumHeight(26)  # as high as the others, without a chip too
            below = across(disc, figure, None, gap=8)
            down(label(title, "label"), below, gap=3, margins=(0, 0, 12, 0), of=one)
            disc.setVisible(key != "total")
            self.figures[key] = title, disc, figure
            parts.append(one)
        self._flow.show_all(parts)
        row = across((self._flow, 1), self.button, gap=12)
        row.setAlignment(self.button, Qt.AlignmentFlag.AlignVCenter)
        down(row, self.problem, gap=6, margins=(SIDE, 14, SIDE, 14), of=self)

    def show_figures(self, chips: Sequence[int], figures: Sequence[str], colours: Mapping[int, str]) -> None:
        """Show a figure for each sum, beside its chip."""
        said = [self.button.text()]
        for (title, disc, shown), chip, figure in zip(self.figures.values(), chips, figures, strict=True):
            disc.show_chip(say.face(chip), colours.get(chip, ""))
            shown.show_text(figure)
            said.append(f"{title} {figure}")
        self._flow.show()
        self.setAccessibleName(". ".join(said))

    def show_none(self) -> None:
        """Show the button alone."""
        self._flow.hide()
        self.setAccessibleName(self.button.text())

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        self._mark(True)

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._mark(False)

    def _mark(self, on: bool) -> None:
        self.ring = on
        self.button.set_key("↵" if on else "^↵")
        self.update()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.button.click()
        elif event.key() == Qt.Key.Key_Up:
            self.back.emit()
        else:
            super().keyPressEvent(event)
