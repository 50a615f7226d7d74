"""Putting right who somebody is: the person's own particulars, and whose entry it was."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from core.people.player_row import PlayerRow
from core.say.acts import Act, CorrectEntry, EditPlayer
from core.say.reasons import Refused, StoreFailed
from gui.console.ask.ask_dialog import AskDialog
from gui.console.frame.acting import desk_of
from gui.console.players.directory import known_as
from gui.console.players.people import suggest_people
from gui.program.session import Session
from gui.widgets.people_field import PeopleField
from gui.words import players as say
from gui.words import text as words
from gui.words.tr import Context, common, mark

tr = Context("players")


_FIELDS = {
    "name": mark("Name"),
    "nickname": mark("Nickname"),
    "number": mark("Club number"),
    "note": mark("Note"),
}


class EditPlayerDialog(AskDialog):
    """Tonight's particulars, and the directory's where the person is in it."""

    def __init__(self, parent: QWidget, session: Session, player: int) -> None:
        person = session.state.people.players[player]
        super().__init__(parent, session, say.edit_title(person.name), common("Save"), common("Cancel"))
        self._player, self._library = person, session.library
        self._known = known_as(session.library, person)
        self.fields: dict[str, QLineEdit] = {}
        for name, said in _FIELDS.items():
            field = QLineEdit(getattr(person, name))
            field.textEdited.connect(self.refresh)
            self.fields[name] = field
            self.add(tr(said), field)
        self.accessible = QCheckBox(tr("Needs an accessible seat"))
        self.accessible.setChecked(person.accessible)
        self.accessible.toggled.connect(self.refresh)
        self.add("", self.accessible)
        self.directory = QCheckBox(tr("Also in the player list"))
        self.directory.setChecked(self._known is not None)
        self.directory.setVisible(self._known is not None)
        self.body.addWidget(self.directory)
        self.fields["name"].setFocus()
        self.fields["name"].selectAll()
        self.refresh()

    def wish(self) -> Act | None:
        changed = {k: f.text().strip() for k, f in self.fields.items()}
        changed = {k: v for k, v in changed.items() if v != getattr(self._player, k)}
        accessible = None
        if self.accessible.isChecked() != self._player.accessible:
            accessible = "yes" if self.accessible.isChecked() else "no"
        if not changed and accessible is None:
            return None
        return EditPlayer(player=self._player.id, accessible=accessible, **changed)

    def done_with(self) -> None:
        """The directory follows, and says itself where it cannot."""
        if self._known is None or self._library is None or not self.directory.isChecked():
            return
        now = self.session.state.people.players[self._player.id]
        row = PlayerRow(
            now.name,
            now.nickname,
            now.number,
            now.note,
            now.accessible,
            self._known.last_seen,
            self._known.id,
        )
        desk = desk_of(self)
        try:
            self._library.update(row)
        except Refused as refused:
            if desk is not None:
                desk.say(words.reasons(refused.reasons))
        except StoreFailed as failed:
            if desk is not None:
                desk.say_failed(failed)


class CorrectEntryDialog(AskDialog):
    """The wrong person was registered: the entry goes over to somebody else."""

    def __init__(self, parent: QWidget, session: Session, entry: int) -> None:
        name = session.state.name(entry)
        super().__init__(parent, session, say.entry_title(name), common("Save"), common("Cancel"))
        self._entry = entry
        self.who = PeopleField(
            lambda typed: suggest_people(session, typed),
            tr("Name from the player list, or a new one"),
            most=1,
        )
        self.who.changed.connect(self.refresh)
        self.who.passed.connect(self.carry_out)
        self.add(say.entry_hint(), self.who)
        self.who.setFocus()
        self.refresh()

    def wish(self) -> Act | None:
        row = next(iter(self.who.values), None)
        if not isinstance(row, PlayerRow):
            return None
        return CorrectEntry(entry=self._entry, name=row.name, number=row.number)
