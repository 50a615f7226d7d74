"""A penalty: who, which step, for what. The next step of the record is proposed, and why it is the next."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from core.conduct.penalties import explained
from core.say.acts import Act, Penalise
from gui.console.ask.motivated_dialog import MotivatedDialog, the_one
from gui.console.ask.offence_fields import OffenceFields
from gui.console.floor.disqualify_dialog import DisqualifyDialog
from gui.console.floor.penalty_record import record_lines
from gui.console.floor.step_choice import StepChoice
from gui.program.session import Session
from gui.widgets.labels import label
from gui.words import floor_dialogs as say
from gui.words.because import with_clauses
from gui.words.names import Names, called
from gui.words.tr import Context

tr = Context("floor")


class PenaltyDialog(MotivatedDialog):
    """``entry`` 0 asks who it is. Enter gives the penalty as soon as the offence is written."""

    def __init__(self, parent: QWidget, session: Session, entry: int = 0) -> None:
        state = session.state
        name = called(state, state.people.players[state.people.entries[entry].player]) if entry else ""
        super().__init__(parent, session, say.penalty_title(name), tr("Give penalty"))
        self._under, self._entry, self._shown = parent, entry, 0
        self.setMinimumWidth(560)
        self.who = self.person(tr("Player"), tr("Name, number or seat"))
        self.record = label("", "quiet", wrap=True)
        self.step = StepChoice(self.refresh)
        self.why = label("", "quiet", wrap=True)
        self.offence = OffenceFields(session, self.refresh, self.carry_out)
        self.dead, self.exposed = QCheckBox(tr("Hand is dead too")), QCheckBox(tr("For exposed cards"))
        if not entry:
            self.add(tr("Player"), self.who)
            self.who.changed.connect(self._chosen)
        else:
            self.unasked(self.who)
        self.body.addSpacing(4)
        self.body.addWidget(self.record)
        self.add(tr("Penalty"), self.step)
        self.body.addWidget(self.why)
        self.add("", self.offence)
        ticks = QHBoxLayout()
        ticks.setSpacing(20)
        for tick in (self.dead, self.exposed):
            tick.toggled.connect(self.refresh)
            ticks.addWidget(tick)
        ticks.addStretch(1)
        self.add("", ticks)
        (self.offence.offence if entry else self.who).setFocus()
        self._chosen()

    @property
    def entry(self) -> int:
        """Who is meant, 0 for nobody yet."""
        found = self._entry or the_one(self.who)
        return found if isinstance(found, int) and found in self.session.state.people.entries else 0

    def _chosen(self) -> None:
        """The record and the ladder are of the player now meant."""
        if self.entry != self._shown or not self.entry:
            self._shown = self.entry
            self.step.setEnabled(bool(self.entry))
            lines = []
            if self.entry:
                t = self.session.state
                lines = record_lines(self.session, t.people.entries[self.entry].player)
                self.step.show_for(t, t.people.entries[self.entry].player)
                if not self._entry:
                    self.offence.offence.setFocus()
            self.record.setText("\n".join(lines))
            self.record.setVisible(bool(lines))
        self.refresh()

    def _penalise(self) -> Penalise | None:
        return self.step.penalise(self.entry, self.offence.offence.text().strip()) if self.entry else None

    def wish(self) -> Act | str | None:
        if not self.entry:
            found = None if self._entry else the_one(self.who)
            return found if isinstance(found, str) else None
        if self.step.disqualifies:
            return None
        act, at = self._penalise(), self.claimed(self.offence.at.text())
        if act is None:
            return tr("Type a number.")
        if isinstance(at, str):
            return at
        if not act.offence:
            return None
        return replace(
            act, clause=self.offence.clause.text().strip(), claimed=at, dead_hand=self.dead.isChecked(),
            exposed=self.exposed.isChecked(),
        )  # fmt: skip

    def refresh(self) -> None:
        super().refresh()
        self.why.setText(self._explained())
        self.why.setVisible(bool(self.why.text()))
        out = bool(self.entry) and self.step.disqualifies
        self.do_button.say(tr("Disqualify…") if out else tr("Give penalty"))
        if out:
            self.do_button.setEnabled(True)
        self.make_room()

    def _explained(self) -> str:
        """Why this is the step, and what it brings; nothing while it is no step."""
        act = self._penalise()
        hard = act is None or any(
            not x.overridable for x in self.session.check(replace(act, offence=act.offence or "?"))
        )
        if act is None or hard:
            return ""
        shown = replace(act, dead_hand=self.dead.isChecked(), exposed=self.exposed.isChecked())
        return with_clauses(explained(self.session.state, shown), Names(self.session.state))

    def carry_out(self) -> None:
        """Disqualification has more to ask; what was written here goes along."""
        if not (self.entry and self.step.disqualifies):
            super().carry_out()
            return
        asked = DisqualifyDialog(self._under, self.session, self.entry)
        for mine, theirs in (
            (self.offence.offence, asked.offence.offence), (self.offence.clause, asked.offence.clause),
            (self.offence.at, asked.offence.at),
        ):  # fmt: skip
            theirs.setText(mine.text())
        asked.refresh()
        self.accept()
        asked.open()
