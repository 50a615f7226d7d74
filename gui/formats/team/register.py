"""Registering teams: one by its name and members, or a pasted list of them."""

import re
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from core.formats.team import acts
from core.formats.team.reasons import MemberTwice
from core.formats.team.rosters import against_each, is_heading, one_line
from core.formats.team.state import team_of_player
from core.people.player_row import PlayerRow
from core.say.acts import Act
from core.say.reasons import Reason
from core.tournament.names import named
from gui.console.ask.fields import not_named
from gui.console.ask.form import Asking
from gui.console.ask.paste_list import PasteList, Read
from gui.console.frame.acting import perform
from gui.console.players.people import first_typed, suggest_people
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.people_field import PeopleField
from gui.widgets.rows import Cell, Rows
from gui.words import text as words
from gui.words.numbers import listed
from gui.words.people import paste_count
from gui.words.tr import Context, common

tr = Context("team")


class TeamForm(Asking):
    """Name, then members one after the other; Enter in the empty field registers. The first is captain unless
    another is chosen."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, session, tr("Register team"), tr("Register"), common("Cancel"))
        self.setMinimumWidth(520)
        book = session.state.rulebook
        self._fewest, self._most = book.number("team.fewest"), book.number("team.most")
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Team"))
        self.members = PeopleField(
            lambda typed: suggest_people(session, typed),
            tr("Name, captain first"),
            most=self._most,
            offers=True,
            first=first_typed,
        )
        self.members.field.setAccessibleName(tr("Members"))
        self.captain = ElidedCombo()
        self.captain.setAccessibleName(tr("Captain"))
        self.add(tr("Team"), self.name)
        self.add(tr("{fewest} to %n members", self._most, fewest=self._fewest), self.members)
        self.add(tr("Captain"), self.captain)
        self.name.textEdited.connect(self.refresh)
        self.members.changed.connect(self._named)
        self.members.passed.connect(self.carry_out)
        self.name.setFocus()
        self.refresh()

    def _named(self) -> None:
        before = self.captain.currentText()
        self.captain.clear()
        self.captain.addItems(self._names())
        self.captain.setCurrentIndex(max(0, self.captain.findText(before)))
        self.refresh()

    def _names(self) -> list[str]:
        return [x.name for x in self.members.values if isinstance(x, PlayerRow)]

    def wish(self) -> Act | str | None:
        name, names = self.name.text().strip(), self._names()
        if self.members.unknown:
            return self._of_another() or not_named(self.members)
        if not name or len(names) < self._fewest:
            return None
        return acts.RegisterTeam(name=name, members=tuple(names), captain=self.captain.currentText())

    def _of_another(self) -> str:
        """Return the sentence that nobody can be meant but a member of another team: these are shown under
        the field and cannot be taken."""
        state = self.session.state
        if self.members.field.offered:
            return ""
        typed = first_typed(self.members.unknown)[0]
        shown = [x.value for x in suggest_people(self.session, typed) if isinstance(x.value, PlayerRow)]
        players = [player for row in shown for player in named(state, row.name)]
        for player in players:
            team = team_of_player(state, player.id)
            if team is not None:
                return words.reasons((MemberTwice(name=player.name, team=team.id),), state)
        return ""

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.name.hasFocus() and not self.do_button.isEnabled():
            self.members.setFocus()
        else:
            super().keyPressEvent(event)


@dataclass(frozen=True, slots=True)
class Pasted:
    """A line of a pasted list: the team and its members, and what stands against it. A ``heading`` names the
    columns and is no team."""

    line: str
    name: str
    members: str = ""
    reasons: tuple[Reason, ...] = ()
    heading: bool = False


_CELLS = re.compile(r"\s*[\t;]\s*")


def plain_line(line: str) -> str:
    """Return ``Fisk: Ida Falk, Per Öst``, also of ``Fisk;Ida Falk;Per Öst``, of ``Fisk, Ida Falk,
    Per Öst`` and of cells of a spreadsheet, whether or not a colon stands in the first."""
    cells = [x for x in _CELLS.split(line.strip()) if x]
    if cells and ":" in cells[0]:
        return re.sub(r"\s*\t\s*", ", ", line.strip()).replace(":, ", ": ", 1)
    if len(cells) == 1:
        cells = [x.strip() for x in line.split(",") if x.strip()]
    return f"{cells[0]}: {', '.join(cells[1:])}" if len(cells) > 1 else line.strip()


def _pasted(line: str, reasons: tuple[Reason, ...]) -> Pasted:
    team = one_line(line)
    if team is None:
        return Pasted(line, line, reasons=reasons)
    return Pasted(line, team.name, listed(team.members), reasons)


class PasteTeams(PasteList):
    def __init__(self, parent: QWidget, session: Session) -> None:
        self._lines = tuple[str, ...]()
        about = tr("One team per line, the captain first or marked (c): Fisk: Ida Falk, Per Öst, Siv Frost")
        titles = [tr("Team"), tr("Members"), tr("Result")]
        super().__init__(parent, session, tr("Paste teams"), about, Rows(titles, self._cell), (130, 210, 300))

    def preview(self, text: str) -> Read:
        session = self._session
        lines = [*filter(None, map(plain_line, text.splitlines()))]
        heading = [Pasted(x, x, heading=True) for x in lines[:1] if is_heading(x)]
        teams, each = lines[len(heading) :], list[tuple[Reason, ...]]()
        for wrong in against_each(session.state, teams, session.now()):
            each.append(wrong)
            yield len(each), len(teams)
        free = tuple(line for line, wrong in zip(teams, each, strict=True) if not wrong)
        # a night that is only shown, or cancelled, takes none of them
        closed = session.check(acts.RegisterTeams(teams=free)) if free else ()
        found = (_pasted(line, (*wrong, *closed)) for line, wrong in zip(teams, each, strict=True))
        self.model.show([*heading, *found])
        self._lines = () if closed else free
        refused = len(teams) - len(self._lines)
        self._say(paste_count(len(self._lines), 0, refused) if lines else "")
        yield bool(self._lines)

    def _cell(self, row: Pasted, column: int) -> Cell:
        if column < 2:
            return Cell((row.name, row.members)[column])
        if row.heading:
            return Cell(tr("heading, no team"), "quiet")
        if not row.reasons:
            return Cell(tr("will be registered"), "green")
        said = words.reasons(row.reasons, self._session.state)
        return Cell(said, "red", tip=said)

    def carry_out(self) -> None:
        """Register all that can be, in their order."""
        if self.do_button.isEnabled():
            act = acts.RegisterTeams(teams=self._lines)
            refused = self.refused()
            perform(self, self._session, act, then=lambda _: self.leave(refused), otherwise=self.read)

    def refused(self) -> str:
        return "\n".join(row.line for row in self.model.rows if row.reasons)
