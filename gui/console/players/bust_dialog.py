"""Who knocked whom out: one player, or several in one hand with their stacks."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from core.say.acts import Act, Eliminate
from gui.console.ask.ask_dialog import AskDialog, not_named
from gui.console.players.people import suggest_entries
from gui.program.session import Session
from gui.widgets.fields import number_in
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.number_pad import with_pad
from gui.widgets.people_field import PeopleField
from gui.words import players as say
from gui.words.tr import Context, common

tr = Context("players")


class BustDialog(AskDialog):
    """Enter busts; naming the winner of the chips is free to leave out."""

    def __init__(self, parent: QWidget, session: Session, who: list[int]) -> None:
        names = [session.state.name(e) for e in who]
        super().__init__(parent, session, say.bust_title(names), tr("Bust"), common("Cancel"), danger=True)
        self._who = who
        self.places = label("", "quiet")
        self.body.addWidget(self.places)
        self.stacks: list[QLineEdit] = []
        if len(who) > 1:
            self._ask_stacks(names)
        self.by = PeopleField(
            lambda typed: suggest_entries(
                session, typed, without=who if len(who) == 1 else (), table=_table(session, who)
            ),
            tr("Name or seat, or empty"),
            offers=True,
        )
        self.by.changed.connect(self.refresh)
        self.by.passed.connect(self.carry_out)
        self.add(tr("Eliminated by"), self.by)
        (self.stacks[0] if self.stacks else self.by).setFocus()
        self.refresh()

    def _ask_stacks(self, names: list[str]) -> None:
        hint = label(
            tr("Stacks at the start of the hand decide the places. Without them, Riffle asks later."),
            "quiet",
            wrap=True,
        )
        self.body.addWidget(hint)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for row, name in enumerate(names):
            field = QLineEdit()
            field.setFixedWidth(120)
            with_pad(field)
            field.setAccessibleName(say.stack_of(name))
            field.textEdited.connect(self.refresh)
            self.stacks.append(field)
            grid.addWidget(ElidedLabel(name, "strong"), row, 0)
            grid.addWidget(field, row, 1)
        self.add("", grid)

    def wish(self) -> Act | str:
        if self.by.unknown:
            return not_named(self.by)
        typed = [f.text().strip() for f in self.stacks]
        stacks: list[int] = []
        if any(typed):
            for text in typed:
                number = number_in(text) if text else 0
                if number is None:
                    return say.number_wrong()
                stacks.append(number)
        by = tuple(v for v in self.by.values if isinstance(v, int))
        return Eliminate(who=tuple(self._who), by=by, stacks=tuple(stacks))

    def refresh(self) -> None:
        left = len(self.session.state.people.live)
        self.places.setText(say.bust_places(max(1, left - len(self._who) + 1), left))
        super().refresh()


def _table(session: Session, who: list[int]) -> int | None:
    """The table all of them sit at, where the winner sits too."""
    tables = {session.state.people.entries[e].table for e in who}
    return tables.pop() if len(tables) == 1 else None
