"""What was done, by which clause, and when it was claimed: asked of a penalty and of a disqualification."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from gui.console.players.lines import folded
from gui.program.session import Session
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.widgets.suggest import SuggestField, Suggestion
from gui.words import floor_dialogs as say
from gui.words.numbers import time_of_day
from gui.words.tr import Context

tr = Context("console")


class OffenceFields(QWidget):
    """``offence`` suggests what is punished most and what was punished tonight. ``changed`` is called while
    one types, ``entered`` on Enter where nothing is lit."""

    def __init__(
        self, session: Session, changed: Callable[[], object], entered: Callable[[], object]
    ) -> None:
        super().__init__()
        self._session, self._changed = session, changed
        self.offence = SuggestField(self._suggested, tr("e.g. phone at the table"), offers=True)
        self.offence.taken.connect(self._take)
        self.offence.entered.connect(lambda _: entered())
        self.clause, self.at = QLineEdit(), QLineEdit()
        self.clause.setPlaceholderText(tr("optional"))
        self.at.setPlaceholderText(time_of_day(session.now(), session.zone))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        self.at.setFixedWidth(120)
        with_pad(self.at, ":")
        grid.addWidget(label(tr("Offence"), "label"), 0, 0, 1, 2)
        grid.addWidget(self.offence, 1, 0, 1, 2)
        grid.setRowMinimumHeight(2, 4)
        for column, (name, field) in enumerate(((tr("Clause"), self.clause), (tr("Reported at"), self.at))):
            grid.addWidget(label(name, "label"), 3, column)
            grid.addWidget(field, 4, column)
            field.setAccessibleName(name)
        self.offence.setAccessibleName(tr("Offence"))
        for one in (self.offence, self.clause, self.at):
            one.textEdited.connect(lambda _: changed())

    def _suggested(self, typed: str) -> list[Suggestion]:
        """Lit is what begins so: Enter after other words keeps them as they are."""
        tonight = [p.offence for p in self._session.state.conduct.penalties.values()]
        every = list(dict.fromkeys([*reversed(tonight), *say.offences()]))
        wanted = folded(typed)
        fits = [x for x in every if wanted in folded(x) and folded(x) != wanted]
        fits.sort(key=lambda x: not folded(x).startswith(wanted))
        return [
            Suggestion(x, value=x, lit=i == 0 and folded(x).startswith(wanted)) for i, x in enumerate(fits)
        ]

    def _take(self, found: Suggestion) -> None:
        self.offence.setText(found.text)
        self._changed()
