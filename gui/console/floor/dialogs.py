"""The Floor page's small questions: on whom the clock is called, hands sat out, a misdeal, shared places."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from core.hands import same_time
from core.say.acts import Act, CallClock, Misdeal, RemoveStack, SameTime, TallyHands
from gui.console.ask.motivated_dialog import MotivatedDialog, the_one, whole_number
from gui.program.session import Session
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.words import floor_dialogs as say
from gui.words.because import with_clause
from gui.words.names import called
from gui.words.numbers import amount
from gui.words.tr import Context

tr = Context("floor")


_SHOWN = 12
"""Of those who are out: two of one moment are among the last."""


class CallDialog(MotivatedDialog):
    """Enter calls the clock on whom was named; by whom and fewer seconds may be left out."""

    def __init__(self, parent: QWidget, session: Session, entry: int = 0) -> None:
        state = session.state
        name = called(state, state.people.players[state.people.entries[entry].player]) if entry else ""
        super().__init__(parent, session, say.call_title(name), tr("Call the clock"))
        self._entry = entry
        self.who = self.person(tr("Player"), tr("Name, number or seat"))
        self.by = self.person(tr("Called by"), tr("not known"))
        if not entry:
            self.add(tr("Player"), self.who)
        else:
            self.unasked(self.who)
        self.add(tr("Called by"), self.by)
        book = state.rulebook.number("clock_call.seconds")
        self.seconds = self.number(tr("Seconds"), say.seconds_hint(book), wide=220)
        self.add(tr("Seconds"), self.seconds)
        for field in (self.who, self.by):
            field.changed.connect(self.refresh)
            field.passed.connect(self.carry_out)
        (self.by if entry else self.who).setFocus()
        self.refresh()

    def wish(self) -> Act | str | None:
        who = self._entry or the_one(self.who)
        if not isinstance(who, int):
            return who
        by, seconds = the_one(self.by), whole_number(self.seconds)
        for wrong in (by, seconds):
            if isinstance(wrong, str):
                return wrong
        if self.by.unknown:
            return None
        return CallClock(
            entry=who, by=by if isinstance(by, int) else None,
            seconds=seconds if isinstance(seconds, int) else None,
        )  # fmt: skip


class LeaveDialog(MotivatedDialog):
    """A player goes home: placed now, the chips leave play, the money stays."""

    def __init__(self, parent: QWidget, session: Session, entry: int) -> None:
        state = session.state
        found = state.people.entries[entry]
        title = say.leave_title(called(state, state.people.players[found.player]))
        super().__init__(parent, session, title, tr("Disqualify"), danger=True)
        self.setMinimumWidth(560)
        self._entry = entry
        book = state.rulebook
        self.stack = self.number(tr("Chips left"))
        self.stack.setText("" if found.stack is None else amount(found.stack))
        self.add(tr("Chips left"), self.stack)
        self.add("", label(say.leaves_play(), "quiet", wrap=True))
        self.add("", label(with_clause(say.nothing_back(), book.cite("entering.refund")), "quiet", wrap=True))
        self.stack.setFocus()
        self.stack.selectAll()
        self.refresh()

    def wish(self) -> Act | str | None:
        chips = whole_number(self.stack)
        if not isinstance(chips, int):
            return chips
        return RemoveStack(entry=self._entry, chips=chips, leaves=True)


class HandsDialog(MotivatedDialog):
    """The strokes on the table sheet, all told."""

    def __init__(self, parent: QWidget, session: Session, entry: int, served: int) -> None:
        super().__init__(parent, session, say.hands_title(session.state.name(entry)), tr("Note"))
        self._entry = entry
        self.hands = self.number(tr("Hands sat out so far"))
        self.misdeals = self.number(tr("Misdeals among them"))
        self.misdeals.setPlaceholderText("0")
        self.hands.setText(str(served + 1))
        self.add(tr("Hands sat out so far"), self.hands)
        self.add(tr("Misdeals among them"), self.misdeals)
        self.hands.setFocus()
        self.hands.selectAll()
        self.refresh()

    def wish(self) -> Act | str | None:
        hands, misdeals = whole_number(self.hands), whole_number(self.misdeals)
        for wrong in (hands, misdeals):
            if isinstance(wrong, str):
                return wrong
        if not isinstance(hands, int):
            return None
        return TallyHands(
            entry=self._entry, hands=hands, misdeals=misdeals if isinstance(misdeals, int) else 0
        )  # fmt: skip


class MisdealDialog(MotivatedDialog):
    """Which table: its name."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, say.misdeal_title(), tr("Misdeal"))
        self.table = QLineEdit()
        with_pad(self.table)
        self.table.setAccessibleName(tr("Table"))
        self.table.textEdited.connect(self.refresh)
        self.add(tr("Table"), self.table)
        found = session.state.open_tables
        if len(found) == 1:
            self.table.setText(found[0].label)
            self.table.selectAll()
        self.table.setFocus()
        self.refresh()

    def wish(self) -> Act | str | None:
        typed = self.table.text().strip()
        if not typed:
            return None
        tables = self.session.state.open_tables
        found = next((t for t in tables if t.label.casefold() == typed.casefold()), None)
        return say.no_table(typed) if found is None else Misdeal(table=found.id)


class SameTimeDialog(MotivatedDialog):
    """Those who went out last, the newest first; whom the rules propose are ticked already."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Out at the same time"), tr("Out at the same time"))
        self.setMinimumWidth(520)
        t = session.state
        self.body.addWidget(
            label(
                tr("Tick the players who went out at the same time at different tables."), "quiet", wrap=True
            )
        )
        self.body.addSpacing(8)
        self.body.setSpacing(8)
        shared = [x for x in same_time.asked(t) if x.what == "share"]
        proposed = {b.entry for found in shared[-1:] for b in found.busts}
        self.ticks: dict[int, QCheckBox] = {}
        for bust in t.game.busts[: -_SHOWN - 1 : -1]:
            name = called(t, t.people.players[t.people.entries[bust.entry].player])
            table = t.room.tables[bust.table].label if bust.table in t.room.tables else ""
            said = say.bust_line(name, bust.at, table, session.zone)
            tick = self.ticks[bust.entry] = QCheckBox(said.replace("&", "&&"))
            tick.setAccessibleName(said)
            tick.setChecked(bust.entry in proposed)
            tick.toggled.connect(self.refresh)
            self.body.addWidget(tick)
        if self.ticks:
            next(iter(self.ticks.values())).setFocus()
        self.refresh()

    def wish(self) -> Act | str | None:
        if not self.ticks:
            return tr("Nobody is out yet.")
        who = tuple(e for e, tick in reversed(self.ticks.items()) if tick.isChecked())
        return SameTime(who=who) if len(who) > 1 else tr("Tick two or more.") if who else None
