"""A bust put right: who it really was, by whom, when, in the same hand as whom."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from core.acts import Act, CorrectBust
from core.script_words import BadLine, Word, moment
from gui import text as words
from gui import text_players as say
from gui.console.ask_dialog import AskDialog
from gui.models.people import suggest_entries
from gui.session import Session
from gui.widgets.people_field import PeopleField


class CorrectBustDialog(AskDialog):
    """Only what is filled in changes."""

    def __init__(self, parent: QWidget, session: Session, entry: int) -> None:
        state = session.state
        super().__init__(
            parent, session, say.bust_of(state.name(entry)), say.word("save"), say.word("cancel")
        )
        self._entry = entry
        bust = next(b for b in state.busts if b.entry == entry)
        self.who = PeopleField(lambda typed: suggest_entries(session, typed), say.word("who_hint"), most=1)
        self.by = PeopleField(lambda typed: suggest_entries(session, typed), say.word("by_hint"))
        self.at = QLineEdit()
        self.at.setPlaceholderText(words.time_of_day(bust.at, session.zone))
        self.at.setFixedWidth(120)
        self.hand = PeopleField(
            lambda typed: suggest_entries(session, typed, out=True, without=[entry]),
            say.word("hand_hint"), most=1,
        )  # fmt: skip
        self.add(say.word("who"), self.who)
        now = say.by_now([state.name(b) for b in bust.by])
        self.add(f"{say.word('by')} · {now}", self.by)
        self.add(say.word("at"), self.at)
        self.add(say.word("hand"), self.hand)
        self.at.textEdited.connect(self.refresh)
        for field in (self.who, self.by, self.hand):
            field.changed.connect(self.refresh)
            field.passed.connect(self.carry_out)
        self.who.setFocus()
        self.refresh()

    def wish(self) -> Act | str | None:
        for field in (self.who, self.by, self.hand):
            if field.unknown:
                return say.nobody_found(field.unknown) if field.field.lit is None else None
        at = None
        if self.at.text().strip():
            try:
                at = moment(Word(self.at.text().strip(), 1), self.session.now(), self.session.zone, past=True)
            except BadLine:
                return say.time_wrong()
        who, hand = _one(self.who), _one(self.hand)
        by = tuple(v for v in self.by.values if isinstance(v, int)) or None
        if who is None and hand is None and by is None and at is None:
            return None
        return CorrectBust(entry=self._entry, who=who, by=by, at=at, same_hand=hand)


def _one(field: PeopleField) -> int | None:
    value = next(iter(field.values), None)
    return value if isinstance(value, int) else None
