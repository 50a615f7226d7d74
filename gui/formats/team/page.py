"""The Teams page: a line a team, what is done in a talk break and a time-out, by letters and buttons."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from core.formats.team import acts, asks, talks
from core.formats.team.rosters import drawn
from core.formats.team.state import (
    Team,
    Transfer,
    calling,
    game,
    live_stacks,
    live_teams,
    team_named,
    to_count,
)
from core.say.acts import Act
from core.say.duties import Duty
from core.say.names import folded
from gui.console.ask.form import Form
from gui.console.floor.listing import LineFinder
from gui.console.frame.acting import Page
from gui.console.frame.deeds import DeedButton, Wish
from gui.console.frame.printing import print_out
from gui.console.frame.saving import save_and_say
from gui.formats.team import dialogs, stopped
from gui.formats.team import words as say
from gui.formats.team.listing import Heads, TeamTable, rows
from gui.formats.team.papers import standings_csv
from gui.formats.team.register import PasteTeams, TeamForm
from gui.formats.team.views import Line, lines
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down
from gui.widgets.empty import Empty
from gui.widgets.file_dialog import ask_path
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.menu import key_of
from gui.widgets.panel import RING, Card
from gui.words import numbers
from gui.words.tr import Context
from gui.words.voices import SelectFirst, told

tr = Context("team")

# Between two buttons, and around the page, in px.
_BETWEEN, _SIDE = 8, 20
_MORE = (
    "rest", "split", "merge", "part", "", "correct", "drop", "card", "", "captain", "member", "leave",
    "rename", "withdraw", "disqualify", "", "csv",
)  # fmt: skip


class TeamsPage(Page):
    """Letters act on the line that is chosen; the arrow keys to the sides choose one of its stacks."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._row, self._lines = 0, list[Line]()
        self.model = rows()
        self.table = TeamTable(self.model)
        self.table.keep(lambda row: self.model.rows[row].team)
        self.finder = LineFinder()
        self._add_deeds()
        self.more = KeyButton(tr("More…"), icon="dots-three", key="M")
        self.buttons = {
            name: DeedButton(self.deeds[name])
            for name in ("register", "paste", "transfer", "swap", "time_out", "hands_done", "sheets")
        }
        self.stopped = stopped.Stopped(session, self, [self.deeds[x] for x in ("gathered", "acted", "dead")])
        self.title, self.count = label(tr("Teams"), "title"), ElidedLabel("", "quiet")
        self.legend = label(tr("⇄ swapped in this break"), "quiet")
        self.empty = Empty(
            tr("No teams yet"),
            tr(
                "Register a team with R: its name, three to six members and the captain. V takes a pasted "
                "list, a team a line."
            ),
        )
        self.none = ElidedLabel(tr("No matches. Clear the field to see all teams."), "quiet")
        self._build()
        self.finder.textChanged.connect(self._narrow)
        self.finder.left.connect(lambda: self.home().setFocus())
        self.table.selectionModel().currentChanged.connect(lambda *_: self.deeds.refresh())
        self.table.doubleClicked.connect(lambda _: self.deeds["swap"].trigger())
        self.table.customContextMenuRequested.connect(self._menu)
        self.more.clicked.connect(lambda: self._popup(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        for view in (self.table, self):
            view.addActions(list(self.deeds.values()))
            key_of("M", view, self.more.click, Qt.ShortcutContext.WidgetShortcut).setWhatsThis(
                tr("More actions on the team")
            )
        for made in self.find_in(self.finder, self.table, self):
            made.setWhatsThis(tr("Find a team, a member or a seat"))

    def _build(self) -> None:
        *chosen, sheets = self.buttons.values()
        top = across(*chosen, self.more, None, sheets, gap=_BETWEEN, margins=(RING, 0, RING, 0))
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head, self.heads, card = QWidget(), Heads(self.table), Card()
        across(
            self.title,
            (self.finder, 1),
            None,
            self.legend,
            (self.count, 3),
            gap=12,
            margins=(13, 6, 13, 2),
            of=self.head,
        )
        self.none.setContentsMargins(16, 4, 8, 8)
        self.empty.setContentsMargins(8, 24, 8, 24)
        margins = RING + 1, RING + 6, RING + 1, RING + 8
        inner = down(self.head, self.heads, (self.table, 1), gap=2, margins=margins, of=card)
        inner.addWidget(self.none, 1, Qt.AlignmentFlag.AlignTop)
        inner.addWidget(self.empty)
        margins = _SIDE - RING, _SIDE, _SIDE - RING, _SIDE - RING
        down(top, self.stopped, (card, 1), gap=10, margins=margins, of=self)

    # -- what can be done ----------------------------------------------------------------------------

    def _add_deeds(self) -> None:
        own, of_team = self.deeds.add, self._of_team
        own("register", tr("Register team…"), "R", lambda: None, partial(self._open, TeamForm))
        own("paste", tr("Paste teams…"), "V", lambda: None, partial(self._open, PasteTeams))
        of_team("transfer", tr("Transfer…"), "T", self._transfer)
        of_team("swap", tr("Swap…"), "W", dialogs.ask_behind)
        own("time_out", tr("Time-out…"), "O", self._any, self._time_out)
        own("hands_done", tr("Hands done"), "D", acts.HandsDone)
        self.deeds.ask_first(("hands_done",), lambda deed: tr("Every table has played its hand."))
        own("gathered", tr("Team gathered"), "G", acts.TeamGathered)
        for name, key, said in (("acted", "A", tr("Acted")), ("dead", "K", tr("Hand dead"))):
            own(name, said, key, partial(acts.EndTimeOut, outcome=name))
        own("withdrawn", tr("Withdraw the time-out"), "", partial(acts.EndTimeOut, outcome="withdrawn"))
        sheets = partial(print_out, self, self.session, "team_sheets")
        own("sheets", tr("Team sheets…"), "H", self._any, sheets)
        of_team("rest", tr("Rest a stack…"), "", dialogs.ask_rest)
        of_team("split", tr("Split a stack…"), "", dialogs.SplitForm, self._with_team(self._three))
        of_team("merge", tr("Merge a stack…"), "", dialogs.ask_merge)
        own("part", tr("Separate team-mates"), "", acts.PartMates)
        own("correct", tr("Correct the count…"), "", self._with_team(self._counted), self._correct)
        own("drop", tr("Drop the transfer"), "", self._with_team(self._drop))
        own("card", tr("Card taken"), "", self._with_team(lambda team: acts.CardTaken(team=team.name)))
        for name, said, ask in (
            ("captain", tr("Captain…"), dialogs.ask_captain),
            ("member", tr("Add member…"), dialogs.ask_member),
            ("leave", tr("Member leaves…"), dialogs.ask_leave),
            ("rename", tr("Correct name…"), dialogs.ask_rename),
            ("disqualify", tr("Disqualify team…"), dialogs.ask_disqualify),
        ):
            of_team(name, said, "", partial(_of_no_stack, ask), self._with_team(lambda _: None))
        own("csv", tr("Save standings…"), "", self._any, self._save)
        withdraws = self._with_team(lambda team: acts.WithdrawTeam(team=team.name))
        own("withdraw", tr("Withdraw team"), "", withdraws)

    def _of_team(
        self,
        name: str,
        said: str,
        key: str,
        ask: Callable[[QWidget, Session, Team, int], Any],
        wish: Wish | None = None,
    ) -> None:
        """Add a deed about the team that is chosen, or about its chosen stack."""

        def run() -> None:
            team, stack = self.team(), self.table.chosen_stack()
            if team is not None:
                ask(self, self.session, team, stack.entry if stack is not None else 0).open()

        self.deeds.add(name, said, key, wish or self._with_team(self._living), run)

    def _with_team(self, wish: Callable[[Team], Act | str | None]) -> Wish:
        """Return the act wished for the chosen team; where none is chosen, the sentence that asks for one."""

        def of_chosen() -> Act | str | None:
            team = self.team()
            return told(tr("Choose a team first."), SelectFirst(thing="team")) if team is None else wish(team)

        return of_chosen

    def _open(self, dialog: Callable[[QWidget, Session], Any]) -> None:
        dialog(self, self.session).open()

    def team(self) -> Team | None:
        """Return the team whose line is chosen."""
        line = self.table.chosen()
        return None if line is None else game(self.session.state).teams.get(line.team)

    def _living(self, team: Team) -> str | None:
        return None if live_stacks(self.session.state.people, team) else tr("This team is out.")

    def _three(self, team: Team) -> str | None:
        three = len(live_stacks(self.session.state.people, team)) > 2
        return None if three else tr("Only a team with three stacks can split one.")

    def _transfer(self, parent: QWidget, session: Session, team: Team, entry: int) -> dialogs.TransferForm:
        """Tell a new one; of a transfer that waits to be counted, its count."""
        waits = self._found(team, counted=False)
        if (
            waits is not None
            and to_count(self.session.state, waits)
            and (entry in (0, waits.giver, waits.taker))
        ):
            return dialogs.TransferForm(parent, session, team, counts=waits)
        return dialogs.TransferForm(parent, session, team, entry)

    def _counted(self, team: Team) -> str | None:
        found = self._found(team, counted=True)
        return None if found is not None else tr("This team has no counted transfer.")

    def _found(self, team: Team, *, counted: bool) -> Transfer | None:
        own = (x for x in reversed(game(self.session.state).transfers.values()) if x.team == team.id)
        return next((x for x in own if bool(x.chips) == counted), None)

    def _correct(self) -> None:
        team = self.team()
        found = self._found(team, counted=True) if team is not None else None
        if found is not None:
            dialogs.ask_correct(self, self.session, found).open()

    def _drop(self, team: Team) -> Act | str:
        found = self._found(team, counted=False)
        return tr("No transfer is open.") if found is None else acts.DropTransfer(entry=found.giver)

    def _any(self) -> Act | str | None:
        return None if game(self.session.state).teams else say.no_teams()

    def _time_out(self) -> None:
        stack = self.table.chosen_stack()
        dialogs.ask_time_out(self, self.session, stack.entry if stack is not None else 0).open()

    def _save(self) -> None:
        """Save the standings as a table for a spreadsheet."""
        folder = self.session.log.path.parent
        ask_path(
            self,
            tr("Save standings"),
            folder,
            self._saved,
            kinds=tr("Table (*.csv)"),
            name=f"{self.session.log.path.stem}.csv",
        )

    def _saved(self, path: Path) -> None:
        save_and_say(self, path, standings_csv(self.session.state).encode("utf-8-sig"))

    # -- following the tournament --------------------------------------------------------------------

    def shown(self) -> None:
        self.refresh()
        self.home().setFocus()

    def home(self) -> QWidget:
        return self.table if self.model.rows else self

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take from the buttons what there is no room for: More all but its dots, then all their keys."""
        for small, compact in ((False, False), (True, False), (True, True)):
            self.more.set_wordless(small)
            self.more.set_compact(small)
            for button in self.buttons.values():
                button.set_compact(compact)
            shown = [x for x in (self.more, *self.buttons.values()) if not x.isHidden()]
            if sum(x.sizeHint().width() + _BETWEEN for x in shown) <= self.width() - 2 * _SIDE:
                break

    def tick(self) -> None:
        """Show the time of a time-out as it goes on; a talk break begins and ends by the clock."""
        self.stopped.tick()
        if talks.row(self.session.state, self.session.now()) != self._row:
            self.refresh()

    def refresh(self) -> None:
        t, now = self.session.state, self.session.now()
        if t.format != "team":
            return
        self._row = talks.row(t, now)
        self._lines = lines(t, now)
        self._narrow()
        tables = numbers.tables_text(sum(bool(x.seats) for x in t.open_tables))
        parts = say.teams_text(len(live_teams(t))), say.stacks_text(len(t.people.live)), tables
        self.count.setText(" · ".join(parts))
        self.count.setMaximumWidth(self.count.fontMetrics().horizontalAdvance(" · ".join(parts)) + 2)
        self.legend.setVisible(any(s.swapped for x in self._lines for s in x.stacks))
        self.stopped.refresh()
        before = not drawn(t, now)
        for name in ("register", "paste"):
            self.buttons[name].setVisible(before)
        for name in ("transfer", "swap", "time_out"):
            self.buttons[name].setVisible(not before)
        talk = talks.talk(t, now)
        row = talk.level if talk is not None else None
        self.buttons["hands_done"].setVisible(row is not None and row.kind == "talk")
        self.more.setVisible(bool(self._lines))
        self.buttons["register"].set_kind("primary" if before else "")
        self.buttons["transfer"].set_kind("primary" if self._row and calling(t) is None else "")
        self._fit()
        self.deeds.refresh()

    def _narrow(self) -> None:
        words = folded(self.finder.text()).split()
        shown = [x for x in self._lines if x.holds(words)]
        focus = self.window().focusWidget()
        chosen = self.table.chosen()
        if [x.team for x in shown] == [x.team for x in self.model.rows]:
            self.model.renew(shown)
        else:
            self.model.show(shown)
        if shown and (words or chosen is None or self.table.chosen() is None):
            typed = folded(self.finder.text())
            named = (i for i, x in enumerate(shown) if words and folded(x.name).startswith(typed))
            at = next(named, None)
            if at is not None or self.table.chosen() is None:
                self.table.setCurrentIndex(self.model.index(at or 0, 0))
        for one in (self.head, self.heads, self.table):
            one.setVisible(bool(self._lines))
        self.table.setVisible(bool(shown))
        self.empty.setVisible(not self._lines)
        self.none.setVisible(bool(self._lines) and not shown)
        if shown and focus is self:
            self.table.setFocus()
        elif not shown and focus is self.table:
            self.setFocus()

    # -- coming from elsewhere -----------------------------------------------------------------------

    def about(self, duty: Duty) -> None:
        """Come from a duty: its team's line is chosen, and what it asks for is asked."""
        found = self._choose(duty)
        if found is None:
            return
        match duty:
            case asks.TransferDuty(announced=True):
                counts = game(self.session.state).transfers[duty.transfer]
                dialogs.TransferForm(self, self.session, found, counts=counts).open()
            case asks.ThirdStackDuty(entry=entry) if len(duty.others) == 1:
                dialogs.ask_merge(self, self.session, found, entry).open()
            case asks.ThirdStackDuty(entry=entry):
                self._ask_third(found, entry, rests=duty.breaks)
            case asks.CaptainDuty():
                dialogs.ask_captain(self, self.session, found).open()
            case asks.UnmannedDuty(entry=entry):
                dialogs.ask_behind(self, self.session, found, entry).open()

    def do_by(self, duty: Duty, deed: str) -> None:
        if self._choose(duty) is not None:
            self.deeds.refresh()
            self.deeds[deed].trigger()

    def _choose(self, duty: Duty) -> Team | None:
        """Choose the line of the duty's team, and its stack there."""
        team = getattr(duty, "team", 0)
        self.refresh()
        self.finder.clear()
        self.table.choose(team, getattr(duty, "giver", getattr(duty, "entry", 0)))
        return game(self.session.state).teams.get(team)

    def _ask_third(self, team: Team, entry: int, *, rests: bool) -> None:
        """Let the captain's answer be chosen."""
        names = ("rest", "split", "merge") if rests else ("split", "merge")
        menu = self.deeds.menu(names)
        self.table.choose(team.id, entry)
        self.deeds.refresh()
        box = self.table.visualRect(self.table.currentIndex())
        menu.popup(self.table.viewport().mapToGlobal(box.bottomLeft()))
        menu.setActiveAction(self.deeds[names[0]])

    def go_to(self, what: object) -> None:
        """Choose a team by its name, or a stack by its table and seat."""
        t = self.session.state
        if isinstance(what, str) and (team := team_named(t, what)) is not None:
            self.table.choose(team.id)
        elif isinstance(what, tuple) and what[0] in t.room.tables:
            entry = t.room.tables[what[0]].seats.get(what[1], 0)
            self.table.choose(game(t).of_stack.get(entry, 0), entry)

    # -- keys and menus ------------------------------------------------------------------------------

    def _menu(self, at: QPoint) -> None:
        if self.table.indexAt(at).isValid():
            self.table.setCurrentIndex(self.table.indexAt(at))
            self._popup(self.table.viewport().mapToGlobal(at), with_all=True)

    def _popup(self, at: QPoint, *, with_all: bool = False) -> None:
        self.deeds.refresh()
        names = (*(("transfer", "swap", "time_out", "") if with_all else ()), *_MORE)
        lasts = ("withdrawn",) if calling(self.session.state) is not None else ()
        late = ("", "register") if self.buttons["register"].isHidden() else ()
        self.deeds.menu((*lasts, *names, *late)).popup(at)


def _of_no_stack(
    ask: Callable[[QWidget, Session, Team], Form], parent: QWidget, session: Session, team: Team, entry: int
) -> Form:
    return ask(parent, session, team)
