"""Checking in at the door: several at once, ticked by key or by click, then registered or marked as here."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from core.formats.entries import person
from core.keeping.other_nights import OpenThere, StillOpen
from core.people.listing import Listing, list_name, listing, name_key
from core.people.people import folded
from core.people.player_row import PlayerRow
from core.say.acts import Act, Present, RegisterList
from gui.console.frame.acting import perform_each
from gui.console.frame.seat_words import TAKES_SEATS
from gui.console.players.directory import keep, look_up, register_act
from gui.console.players.lines import begins, haystack
from gui.console.players.prices import PriceChoice
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down, stacked
from gui.widgets.empty import Empty
from gui.widgets.hinted import HintedEdit
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.on_screen import Dialog, open_at
from gui.widgets.rows import Cell, Rows
from gui.words import people as say
from gui.words.numbers import amount
from gui.words.till import open_sums, settled_there
from gui.words.tr import Context, common, dotted

tr = Context("players")

AT_ONCE = 10

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NAME = 1
"""The column."""
_MOST = 20_000


@dataclass(frozen=True, slots=True)
class Candidate:
    """A row of the pasted list. ``entry`` is 0 if the player is not registered yet; checking in then
    registers ``row``."""

    row: PlayerRow
    entry: int = 0

    @property
    def act(self) -> Act:
        return Present(entry=self.entry) if self.entry else register_act(self.row)


def candidates(session: Session) -> list[Candidate]:
    """Return the absent first, then the directory, each by name."""
    state = session.state
    how = listing(state)
    found = []
    for entry in state.playing:
        if entry.absent:
            player = state.people.players[entry.player]
            row = PlayerRow(player.name, player.nickname, player.number)
            found.append(Candidate(row, entry.id))
    for row in look_up(session.library, "", _MOST):
        known = person(state, row.name, row.number)
        if known is None or known.id not in state.people.live:
            found.append(Candidate(row))
    return sorted(found, key=lambda x: (not x.entry, name_key(x.row.name, how)))


class CheckInModel(Rows[Candidate]):
    """A row a person; those ticked are kept whatever is looked for."""

    def __init__(self, people: list[Candidate], how: Listing) -> None:
        super().__init__(["", tr("Name"), tr("Club number"), tr("Result")], self._cell_of)
        self.everybody, self._how = people, how
        self.earlier = StillOpen()
        self._ticked: set[int] = set()

    @property
    def ticked(self) -> list[Candidate]:
        return [x for x in self.everybody if id(x) in self._ticked]

    def search(self, text: str) -> None:
        """List names of which every typed word begins a word first, then those that hold it."""
        words = folded(text).split()
        held = [x for x in self.everybody if all(w in haystack(x.row) for w in words)]
        self.show(sorted(held, key=lambda x: not begins(haystack(x.row), text)) if words else held)

    def toggle(self, row: int) -> None:
        if (one := self.at(row)) is not None:
            self._ticked ^= {id(one)}
            self.renew(self.rows)

    def tick_shown(self) -> None:
        """Tick all players that are shown; if all are ticked, none."""
        shown = set(map(id, self.rows))
        self._ticked = self._ticked - shown if shown <= self._ticked else self._ticked | shown
        self.renew(self.rows)

    def _cell_of(self, one: Candidate, column: int) -> Cell:
        ticked = id(one) in self._ticked
        match column:
            case 0:
                return Cell("✓" if ticked else "", "green")
            case 1:
                return Cell(list_name(one.row.name, self._how), "strong" if ticked else "")
            case 2:
                return Cell(one.row.number)
        before = open_sums(self.still_open(one))
        if ticked:
            said = tr("will be here") if one.entry else tr("will be registered")
            return Cell(dotted(said, before), "green")
        if before:
            return Cell(before, "amber")
        return Cell(tr("is absent"), "amber") if one.entry else Cell(one.row.nickname, "quiet")

    def still_open(self, one: Candidate) -> list[OpenThere]:
        """Return what is open with this person from earlier nights."""
        return self.earlier.of(one.row.name, one.row.number)


class CheckInDialog(Dialog):
    """Type the beginning of a name, Enter ticks who is lit and waits for the next name; Ctrl+Enter does them
    all. Those who are new are one action, as a pasted list is; whoever was absent is one each."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, tr("Check in"))
        self._session = session
        self._steps: list[list[Candidate]] = []
        self._done, self._busy = 0, False
        self.model = CheckInModel(candidates(session), listing(session.state))
        self.search = HintedEdit(tr("Name, nickname or number"), icon="magnifying-glass")
        self.table = LinedTable(self.model, [36, 200, 96, 160], stretch=NAME)
        self.table.setSelectionMode(LinedTable.SelectionMode.SingleSelection)
        self.table.setAccessibleName(tr("Check in"))
        self.table.setProperty("ownsEnter", True)
        self.count = label("", "quiet")
        self.before = label("", tone="amber", wrap=True)
        self.open_button = KeyButton(tr("Open that night"), key="Ctrl+O", does=self._open_night)
        self.progress = QProgressBar()
        self.progress.hide()
        self.all_button = KeyButton(tr("Tick all shown"), key="^A", does=self._tick_all)
        self.do_button = KeyButton(say.check_in_do(0, 0), key="Ctrl+↵", kind="primary", does=self.carry_out)
        self.cancel_button = KeyButton(common("Cancel"), key="Esc", does=self.reject)
        self._empty = self._nobody()
        self._stack = stacked(self.table, self._empty)
        self.price = PriceChoice(session, "entry")
        buttons = across(self.all_button, self.open_button, None, self.cancel_button, self.do_button, gap=8)
        about = tr(
            "Type a name and press Enter to tick it, or click. Ctrl+Enter checks in all ticked players."
        )
        down(
            label(tr("Check in"), "heading"),
            label(about, "quiet", wrap=True),
            self.search,
            (self._stack, 1),
            self.count,
            self.before,
            self.price,
            self.progress,
            buttons,
            gap=12,
            margins=(24, 20, 24, 20),
            of=self,
        )
        self.search.textChanged.connect(self._searched)
        self.search.installEventFilter(self)
        self.table.installEventFilter(self)
        self.table.clicked.connect(lambda index: self._toggle(index.row()))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._tell_before())
        if session.earlier is not None:
            session.earlier.changed.connect(self._earlier_came)
            session.earlier.look()
        self._earlier_came()
        self._searched("")
        self.search.setFocus()
        open_at(self, 680, 620)

    def _nobody(self) -> Empty:
        """Return the sentence in place of an empty list."""
        if self.model.everybody:
            more = tr("No name, nickname, number or seat matches. Esc shows everybody.")
            empty = Empty(tr("No players found"), more)
        else:
            more = tr(
                "Nobody is absent, and everybody in the player list is in. Players you register are "
                "added to the list."
            )
            empty = Empty(tr("Nobody to check in"), more)
        empty.setObjectName("not_found" if self.model.everybody else "nobody")
        return empty

    # -- earlier nights ------------------------------------------------------------------------------

    def _earlier_came(self) -> None:
        session = self._session
        if session.earlier is not None:
            self.model.earlier = StillOpen(session.earlier.beside(session.director).nights)
            self.model.renew(self.model.rows)
        self._tell_before()

    def _lit(self) -> Candidate | None:
        return self.model.at(self.table.currentIndex().row())

    def _tell_before(self) -> None:
        """Say what is open from earlier nights with who is lit, and where it is settled."""
        lit = self._lit()
        found = self.model.still_open(lit) if lit is not None else []
        self.before.show_text(settled_there(lit.row.name, found, self._session.zone) if lit else "")
        self.open_button.setVisible(bool(found))

    def _open_night(self) -> None:
        """Leave for the till of the night it belongs to."""
        lit, earlier = self._lit(), self._session.earlier
        found = self.model.still_open(lit) if lit is not None else []
        if found and earlier is not None and not self._busy:
            self.reject()
            earlier.show(found[0][0].path, found[0][1].player)

    # -- ticking -------------------------------------------------------------------------------------

    def _searched(self, text: str) -> None:
        self.model.search(text)
        shown = self.model.rowCount()
        self._stack.setCurrentIndex(0 if shown else 1)
        self.search.setProperty(TAKES_SEATS, bool(shown))
        if shown:
            self.table.selectRow(0)
        self._counted()

    def _toggle(self, row: int) -> None:
        if not self._busy:
            self.model.toggle(row)
            self._counted()

    def _say_nobody(self) -> None:
        """Say that Enter ticks nobody; what was typed stays, to be mended."""
        typed = self.search.text().strip()
        self.count.setText(say.nobody_found(typed) if typed else tr("Nobody is left to tick."))
        self.count.set_tone("red")
        self.search.selectAll()

    def _tick_all(self) -> None:
        self.model.tick_shown()
        self._counted()

    def _counted(self) -> None:
        here = sum(1 for x in self.model.ticked if x.entry)
        new = len(self.model.ticked) - here
        everybody = amount(len(self.model.everybody))
        self.count.set_tone("")
        self.count.setText(tr("{n} of {of} ticked", n=amount(new + here), of=everybody))
        self.do_button.say(say.check_in_do(new, here))
        self.do_button.setEnabled(bool(new + here))
        self.all_button.setEnabled(self.model.rowCount() > 0)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter and Space tick, Up and Down choose, from the field too (where Space is part of a name)."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key, ctrl = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        row = self.table.currentIndex().row()
        if (key in _ENTER and not ctrl) or (key == Qt.Key.Key_Space and watched is self.table):
            if row < 0:
                self._say_nobody()
                return True
            self._toggle(row)
            if watched is self.search:
                self.search.clear()
        elif key == Qt.Key.Key_O and ctrl:
            self._open_night()
        elif key == Qt.Key.Key_A and ctrl and (watched is self.table or not self.search.text()):
            self._tick_all()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and watched is self.search:
            by = 1 if key == Qt.Key.Key_Down else -1
            self.table.selectRow(max(0, min(self.model.rowCount() - 1, row + by)))
        elif key == Qt.Key.Key_Escape and watched is self.search and self.search.text():
            self.search.clear()
        else:
            return False
        return True

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.carry_out()
        else:
            super().keyPressEvent(event)

    # -- doing it ------------------------------------------------------------------------------------

    def carry_out(self) -> None:
        """Check in everybody who is ticked, in steps that show how far it is."""
        if self._busy or not self.model.ticked:
            return
        self._steps, self._busy = self._in_steps(self.model.ticked), True
        for widget in (self.do_button, self.all_button, self.search, self.table):
            widget.setEnabled(False)
        self.progress.setRange(0, len(self._steps))
        self.progress.setVisible(len(self._steps) > AT_ONCE)
        self._some()

    def _in_steps(self, ticked: list[Candidate]) -> list[list[Candidate]]:
        """Return the new ones together, where nothing stands against them; the others one by one."""
        new = [x for x in ticked if not x.entry and not self._session.check(x.act)]
        together = [new] if len(new) > 1 else []
        return [*([x] for x in ticked if not together or x not in new), *together]

    def _some(self) -> None:
        """Do a few, so that the window goes on living. Each is an action of its own: any can be undone."""
        some = [_act(step, self.price.at) for step in self._steps[self._done : self._done + AT_ONCE]]
        if self._busy:
            perform_each(self, self._session, some, lambda done: self._did(done, len(some)))

    def _did(self, done: int, some: int) -> None:
        self._done += done
        self.progress.setValue(self._done)
        if done == some and self._done < len(self._steps):
            QTimer.singleShot(0, self, self._some)
        elif self._busy:
            self._finish()

    def _finish(self) -> None:
        self._busy = False
        of = sum(map(len, self._steps))
        came = [x for step in self._steps[: self._done] for x in step]
        done, new = len(came), [x.row for x in came if not x.entry]
        said = say.checked_in(of) if done == of else say.paste_stopped(done, of)
        keep(self, self._session, new, said)
        self.accept()

    def reject(self) -> None:
        if self._busy:  # what was done stays done
            self._finish()
        else:
            super().reject()


def _act(step: list[Candidate], at: str) -> Act:
    """Return the act that checks these in, those who are new at the price of this name."""
    people = tuple(register_act(x.row).but(at=at) for x in step if not x.entry)
    return RegisterList(people=people) if len(people) > 1 else next(iter(people), step[0].act)
