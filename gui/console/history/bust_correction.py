"""A bust put right: who it really was, by whom, when, in the same hand as whom."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from core.floor.seating import seat_name
from core.formats.holdem.eliminations import seat_back
from core.say.acts import Act, CorrectBust
from core.text.script_words import BadLine, Word, moment
from gui.console.ask.ask_dialog import AskDialog, not_named
from gui.console.players.people import suggest_entries
from gui.console.tables.pending import seat_typed
from gui.program.session import Session
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.widgets.people_field import PeopleField
from gui.words import players as say
from gui.words import text as words
from gui.words.tables import no_seat
from gui.words.tr import Context, common

tr = Context("history")


class CorrectBustDialog(AskDialog):
    """Only what is filled in changes."""

    def __init__(self, parent: QWidget, session: Session, entry: int) -> None:
        state = session.state
        super().__init__(parent, session, say.bust_of(state.name(entry)), common("Save"), common("Cancel"))
        self._entry = entry
        bust = next(b for b in state.game.busts if b.entry == entry)
        self.who = PeopleField(
            lambda typed: suggest_entries(session, typed), tr("Name or seat of a player still in"), most=1
        )
        self.by = PeopleField(lambda typed: suggest_entries(session, typed), tr("Name or seat, or empty"))
        self.at = QLineEdit()
        self.at.setPlaceholderText(words.time_of_day(bust.at, session.zone))
        self.at.setFixedWidth(120)
        with_pad(self.at, ":")
        self.hand = PeopleField(
            lambda typed: suggest_entries(session, typed, out=True, without=[entry]),
            tr("A player who is out"), most=1,
        )  # fmt: skip
        self.seat = QLineEdit()
        self.seat.setFixedWidth(120)
        with_pad(self.seat, ".")
        self.add(tr("Right player"), self.who)
        self.add(say.seat_back(state.name(entry)), self.seat)
        self.add(tr("Eliminated by"), self.by)
        now = say.by_now([state.name(b) for b in bust.by])
        self.body.addWidget(label(now, "quiet", wrap=True))
        self.add(tr("When"), self.at)
        self.add(tr("Same hand as"), self.hand)
        for typed in (self.at, self.seat):
            typed.textEdited.connect(self.refresh)
        for field in (self.who, self.by, self.hand):
            field.changed.connect(self.refresh)
            field.passed.connect(self.carry_out)
        self.who.setFocus()
        self.refresh()

    def wish(self) -> Act | str | None:
        for field in (self.who, self.by, self.hand):
            if field.unknown:
                return not_named(field)
        who, seat = _one(self.who), None
        self._offer_seat(who)
        if who is not None and self.seat.text().strip():
            seat = seat_typed(self.session.state, self.seat.text())
            if seat is None:
                return no_seat(self.seat.text().strip())
        at = None
        if self.at.text().strip():
            try:
                at = moment(Word(self.at.text().strip(), 1), self.session.now(), self.session.zone, past=True)
            except BadLine:
                return say.time_wrong()
        hand = _one(self.hand)
        by = tuple(v for v in self.by.values if isinstance(v, int)) or None
        if who is None and hand is None and by is None and at is None:
            return None
        return CorrectBust(entry=self._entry, who=who, by=by, at=at, same_hand=hand, seat=seat)

    def _offer_seat(self, who: int | None) -> None:
        """Nobody comes back until somebody else is named; then the seat he gets is offered."""
        state = self.session.state
        offered = None if who is None else seat_back(state, CorrectBust(entry=self._entry, who=who))
        self.seat.setPlaceholderText("" if offered is None else seat_name(state, offered))
        self.seat.setEnabled(who is not None)


def _one(field: PeopleField) -> int | None:
    value = next(iter(field.values), None)
    return value if isinstance(value, int) else None
