"""The night would end after the hall closes: the ways to end in time, looked at before one is taken."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from core.clock.hall_closes import Remedy
from core.say.acts import Act
from core.say.levels import MINUTE
from gui.console.ask.form import Asking
from gui.console.tonight.hall_closes import act_of, guard
from gui.program.session import Session
from gui.safely import safely
from gui.theme import ROW_LIST
from gui.widgets.boxes import cells
from gui.widgets.labels import label
from gui.words import structure as say
from gui.words import text
from gui.words.tr import Context, common

tr = Context("console")


class ClosingDialog(Asking):
    """A digit chooses a way, Enter takes it: the rows to come are replaced in one action."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Finish on time"), tr("Apply"), common("Cancel"))
        self.ways: list[QRadioButton] = []
        self._group = QButtonGroup(self)
        self._found = guard(session)
        self._build()
        self.setMinimumWidth(660)
        self.refresh()

    def _build(self) -> None:
        found = self._found
        if found is None or not found.ways:
            self.add(
                "", label(tr("There is nothing left to shorten: this is the last level."), "quiet", wrap=True)
            )
            return
        zone = self.session.zone
        late = text.duration_words(max(MINUTE, (found.ends - found.closes) // MINUTE * MINUTE))
        ends, closes = text.time_of_day(found.ends, zone), text.time_of_day(found.closes, zone)
        said = tr(
            "At this pace the tournament ends about {ends}, {late} after closing time ({closes}).",
            ends=ends,
            late=late,
            closes=closes,
        )
        self.add("", label(said, wrap=True))
        self.add("", label(say.begins(found.begins, found.at_break, zone), "quiet", wrap=True))
        grid = cells(16, 2, wide=0)
        for at, way in enumerate(found.ways):
            said, outcome = say.way(way), say.outcome(way, found.closes, zone)
            button = QRadioButton(f"{at + 1}   {said}")
            button.setMinimumHeight(ROW_LIST)
            button.setAccessibleName(f"{said}: {outcome}")
            button.toggled.connect(lambda _: self.refresh())
            self._group.addButton(button, at)
            self.ways.append(button)
            in_time = way.ends <= found.closes
            at_end = label(outcome, "strong" if in_time else "quiet")
            at_end.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(button, 2 * at, 0)
            grid.addWidget(at_end, 2 * at, 1)
            if way.skipped:
                left = [text.blinds_text(x) for x in self.session.state.clock.levels if x.id in way.skipped]
                more = label(tr("without {levels}", levels=", ".join(left)), "label", wrap=True)
                more.setContentsMargins(42, 0, 0, 4)
                grid.addWidget(more, 2 * at + 1, 0, 1, 2)
        self.add(tr("How"), grid)
        best = next((i for i, x in enumerate(found.ways) if x.ends <= found.closes), 0)
        self.ways[best].setChecked(True)
        self.ways[best].setFocus()

    @property
    def chosen(self) -> Remedy | None:
        at = self._group.checkedId()
        return None if self._found is None or at < 0 else self._found.ways[at]

    def wish(self) -> Act | str | None:
        way = self.chosen
        return None if way is None else act_of(self.session, way)

    def refresh(self) -> None:
        """Drop what was worked out before somebody changed the sheet or the clock."""
        there = {x.id for x in self.session.state.clock.levels}
        ways = self._found.ways if self._found is not None else ()
        if all({x.id for x in way.levels} <= there for way in ways):
            super().refresh()
        else:
            self.reject()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = event.text()
        if digit.isdecimal() and 1 <= int(digit) <= len(self.ways):
            self.ways[int(digit) - 1].setChecked(True)
            self.ways[int(digit) - 1].setFocus()
        else:
            super().keyPressEvent(event)
