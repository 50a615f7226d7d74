"""Which step of the ladder: the next one chosen already, others said how they compare with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from core.conduct.penalty_ladder import DISQUALIFIED, compared, proposed
from core.rulebook.kinds import step
from core.say.acts import Penalise
from core.tournament.state import Tournament
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import number_in
from gui.widgets.number_pad import with_pad
from gui.words import floor_dialogs as say
from gui.words.tr import Context, mark

tr = Context("floor")


_OTHERS = {
    "minutes": mark("other minutes…"),
    "hands": mark("other hands…"),
    "rounds": mark("other rounds…"),
}


class StepChoice(QWidget):
    """A ladder names its minutes; of hands and rounds, and of what is on no ladder, the number is typed."""

    def __init__(self, changed: Callable[[], object]) -> None:
        super().__init__()
        self._changed = changed
        self.combo = ElidedCombo()
        self.combo.setAccessibleName(tr("Penalty"))
        self.number = QLineEdit()
        self.number.setFixedWidth(100)
        self.number.setPlaceholderText(tr("Number"))
        self.number.setAccessibleName(tr("Number"))
        self.number.hide()
        with_pad(self.number)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.combo, 1)
        row.addWidget(self.number)
        self.setFocusProxy(self.combo)
        self.combo.currentIndexChanged.connect(self._chosen)
        self.number.textEdited.connect(lambda _: changed())

    def show_for(self, t: Tournament, player: int) -> None:
        """The ladder as it stands for this player, the next step chosen."""
        ladder, meant = t.rulebook.steps("penalty.ladder"), proposed(t, player)
        self.combo.blockSignals(True)
        self.combo.clear()
        for text in ladder:
            than = compared(t, text, meant)
            said = say.disqualification() if text == DISQUALIFIED else say.step_choice(text, than)
            self.combo.addItem(said, text)
        for what, name in _OTHERS.items():
            self.combo.addItem(tr(name), what)
        self.combo.setCurrentIndex(ladder.index(meant))
        self.combo.blockSignals(False)
        self._chosen()

    def _chosen(self) -> None:
        text = str(self.combo.currentData() or "")
        found = step(text)
        self.number.setVisible(text in _OTHERS or (found is not None and found.what in ("hands", "rounds")))
        self.number.setText(str(found.number) if found is not None and found.number else "")
        self._changed()

    @property
    def disqualifies(self) -> bool:
        return str(self.combo.currentData()) == DISQUALIFIED

    def penalise(self, entry: int, offence: str) -> Penalise | None:
        """The penalty of this step; None while its number is missing or none."""
        text = str(self.combo.currentData() or "")
        found = step(text)
        what = found.what if found is not None else text
        if what == "warning":
            return Penalise(entry=entry, offence=offence, warning=True)
        typed = not self.number.isHidden()
        number = number_in(self.number.text()) if typed else found.number if found is not None else None
        if number is None:
            return None
        given = Penalise(entry=entry, offence=offence)
        match what:
            case "minutes":
                return replace(given, minutes=number)
            case "hands":
                return replace(given, hands=number)
        return replace(given, rounds=number)
