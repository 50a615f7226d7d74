"""The players: everybody of the night, and what is done with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QMenu, QSizePolicy, QWidget

from core.formats.entries import person
from core.formats.format import can
from core.log.change import Change
from core.people.buying import price_of, priced_as, sale_over
from core.people.listing import ORDERS
from core.people.people import last_entry
from core.people.player_row import PlayerRow
from core.say.acts import Act, Collect, Present, Reenter, Register, RegisterList, Set, SetChips
from core.say.duties import Duty, HeadDuty
from core.say.names import LONGEST_NAME, clean, has_letters
from core.say.records import Entered
from gui.console.floor.dialogs import ask_leave
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.frame.acting import Page, desk_of, perform
from gui.console.frame.deeds import Deed, DeedButton
from gui.console.money import till_dialogs
from gui.console.players.check_in import CheckInDialog
from gui.console.players.deeds import PlayerDeeds
from gui.console.players.dialogs import (
    Bust,
    CorrectBust,
    EditPlayer,
    OtherAmounts,
    ask_surrender,
    correct_entry,
)
from gui.console.players.directory import keep, register_act
from gui.console.players.lines import GROUPS, PlayerLine, begins, counts
from gui.console.players.model import (
    CHIPS,
    CHIPS_WIDE,
    ENTRIES,
    NAME,
    NAME_LEAST,
    NUMBER,
    PAID,
    PAID_WIDE,
    SEAT,
    SEAT_WIDE,
    STATUS,
    PlayersModel,
)
from gui.console.players.paste_dialog import PasteDialog
from gui.console.players.people import alike, suggest_people, typed_person
from gui.console.players.prices import PriceChoice
from gui.looks import format as looks
from gui.looks.format import PlayerDeed
from gui.program.club_library import in_turn
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down, stacked
from gui.widgets.empty import Empty
from gui.widgets.hinted import Finder
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.lined_table import LinedTable
from gui.widgets.menu import Menu, entry, key_of
from gui.widgets.panel import RING, Card
from gui.widgets.suggest import SuggestField
from gui.words import people as say
from gui.words import text as words
from gui.words.names import called
from gui.words.numbers import amount
from gui.words.tr import Context
from gui.words.voices import together

tr = Context("players")


class PlayerSearch(Finder):
    """Up and Down move in the list, Enter goes into it, Esc shows everybody again."""

    stepped = Signal(int)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class AddField(SuggestField):
    """A field for one name at a time; several lines pasted are a list, and so is nothing to paste. ``pasted``
    carries them; ``left``: Esc while nothing is typed: everybody is in."""

    pasted = Signal(str)
    left = Signal()

    @safely
    def event(self, event: QEvent) -> bool:
        """Leave ``/`` to the window where no name is begun."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and self._leads_to_the_bar(event):
            event.ignore()
            return False
        return super().event(event)

    def _leads_to_the_bar(self, event: QKeyEvent) -> bool:
        """Return whether this is the command bar's key: no name begins so."""
        return event.text() == "/" and not self.text()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            text = QGuiApplication.clipboard().text()
            nothing = not text.strip() and not self.text()
            if nothing or len(text.strip().splitlines()) > 1:
                self.pasted.emit(text)
                return
        if self._leads_to_the_bar(event):
            event.ignore()
            return
        leaves = event.key() == Qt.Key.Key_Escape and not self.text()
        super().keyPressEvent(event)  # which leaves that Esc to the window: the last notice goes with it
        if leaves:
            self.left.emit()


class PlayerList(LinedTable):
    """The list of players, sorted by the column that the director chooses."""

    def __init__(self, model: PlayersModel) -> None:
        super().__init__(model, [200, 84, 64, 64, CHIPS_WIDE, PAID_WIDE, 132], stretch=NAME)
        self.setAccessibleName(tr("Players"))
        self.keep(lambda row: model.rows[row].player)
        self.setSortingEnabled(True)
        self.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._with_chips, self._status = True, 0

    def share_room(self, *, with_chips: bool, status: int) -> None:
        """Show what was bought only ``with_chips``, and the status up to this width (px)."""
        self._with_chips, self._status = with_chips, status
        self._fit()

    def _fit(self) -> None:
        """Let names be read: where there is little room the chips bought give way, then the status is cut."""
        others = sum(map(self.columnWidth, (NUMBER, ENTRIES, SEAT, PAID)))
        room = self.viewport().width() - others - NAME_LEAST
        fits = room - self._status >= CHIPS_WIDE
        self.setColumnHidden(CHIPS, not (self._with_chips and fits))
        room -= self.columnWidth(CHIPS)
        self.setColumnWidth(STATUS, max(self.title_width(STATUS), min(self._status, room)))

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def list_menu(page: PlayersPage, group: str) -> QMenu:
    """Return the menu of the list: the groups it can show, with their numbers, and the orders of names."""
    menu = Menu(page)
    many = counts(page.model.everybody)
    for key in GROUPS:
        said = tr("{group} · {n}", group=say.group(key), n=amount(many[key]))
        entry(menu, said, partial(page.show_group, key), on=key == group)
    for key, values in ORDERS.items():
        menu.addSeparator()
        for value in values:
            chosen = page.session.state.setting(key) == value
            entry(menu, say.list_order(value), partial(_list_by, page, key, value), on=chosen)
    return menu


def _list_by(page: PlayersPage, key: str, value: str) -> None:
    """List all names so: here, on paper, on the projector, and in the nights to come."""
    session, library = page.session, page.session.library
    if session.state.setting(key) == value:
        return

    def kept(_: Change) -> None:
        if library is not None:  # for tonight it holds all the same
            in_turn(library, lambda it: it.set_setting(key, value))

    perform(page, session, Set(key=key, value=value), then=kept)


_MENU = (
    "bust", "bust_by", "take_back", "leave", "absent", "", "clock_now", "penalty", "disqualify", "",
    "reenter", "surrender", "rebuy", "addon", "other", "payment", "",
    "unregister", "edit", "correct_entry", "correct_bust",
)  # fmt: skip
_BUTTONS = ("bust_by", "reenter", "rebuy", "addon")


class PlayersPage(Page):
    """Keys act in the list: F looks for somebody, N adds somebody, the deeds have their letters. Names are
    completed from the session's library where it has one, and kept there."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._summary = ""
        self._over: list[bool] = []  # the sales that have ended
        self._group = "all"
        # the letter N opened the field: it may have been meant as the beginning of a name
        self._by_letter = False
        self._keys: dict[str, list[QShortcut]] = {}
        self.model = PlayersModel()
        self.table = PlayerList(self.model)
        self.search = PlayerSearch(tr("Find name, number or seat"))
        self.add = AddField(
            lambda typed: suggest_people(session, typed), tr("Add player"), icon="user-plus", key="N"
        )
        self.price = PriceChoice(session, "entry")
        self.deeds = self._of_player = PlayerDeeds(self, session, self.chosen, self._ask, self._in_view)
        self.summary = label("", "quiet")
        self.who = ElidedLabel(say.chosen([]), "strong")
        self._build()
        self._connect()

    # -- building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.paste = KeyButton(tr("Paste list…"), key="^V", does=lambda: self.paste_list())
        self.check_in = KeyButton(tr("Check in…"), key="I", does=self.check_in_several)
        self.group = KeyButton(tr("Everybody"), icon="caret-down", key="V", does=self._choose_group)
        self.group.setAccessibleName(tr("Filter and sort"))
        self.more = KeyButton(tr("More"), icon="dots-three", does=lambda: self._menu(self.more, QPoint()))
        edges = RING, 0, RING, 0  # in line with the cards, which keep room for their ring
        top = across(
            (self.search, 5), (self.add, 4), (self.price, 2), self.check_in, self.paste, gap=8, margins=edges
        )
        card = Card()
        self._empty = Empty()
        self._stack = stacked(self.table, self._empty)
        self.group.set_small()
        title = label(tr("Players"), "strong")
        head = across(title, 12, self.group, None, self.summary, gap=8, margins=(8, 0, 8, 0))
        down(head, (self._stack, 1), gap=8, margins=(RING + 8, RING + 14, RING + 8, RING + 8), of=card)
        buttons = [DeedButton(self.deeds[name]) for name in _BUTTONS]
        bar = across((self.who, 1), *buttons, self.more, gap=8, margins=edges)
        down(top, (card, 1), bar, gap=12, margins=(20 - RING, 20, 20 - RING, 20), of=self)
        self.who.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._searched)
        self.search.stepped.connect(self.step)
        self.search.left.connect(lambda: self.home().setFocus())
        self.add.taken.connect(lambda found: self._register(found.value))
        self.add.entered.connect(self._entered)
        self.add.pasted.connect(self.paste_list)
        self.add.left.connect(lambda: self.home().setFocus())
        self.add.textEdited.connect(self._goes_on)
        self._refused = ""
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.customContextMenuRequested.connect(partial(self._menu, self.table.viewport()))
        self.table.doubleClicked.connect(lambda _: self.deeds["edit"].trigger())
        self.table.addActions([*self.deeds.values()])
        self.find_in(self.search, self.table, self)  # the page where nobody is in the list
        whole = Qt.ShortcutContext.WidgetWithChildrenShortcut
        # with nobody in it too, where the list is not to be seen
        paste = QKeySequence(QKeySequence.StandardKey.Paste)
        key_of(paste, self, lambda: self.paste_list(QGuiApplication.clipboard().text()), whole)
        for key, run in (
            ("N", self._open_add),
            ("I", self.check_in_several),
            ("V", self._choose_group),
        ):
            here = Qt.ShortcutContext.WidgetShortcut
            self._keys[key] = [key_of(key, where, run, here) for where in (self.table, self)]

    # -- following the tournament --------------------------------------------------------------------

    def shown(self) -> None:
        """Come into view: the list has the keyboard, so that a letter acts and F looks; with nobody in it
        the first name can be typed."""
        self.catch_up()
        (self.table if self.model.everybody or self.add.isHidden() else self.add).setFocus()

    def home(self) -> QWidget:
        return self.table if self.table.isVisible() else self

    def left(self) -> None:
        """Drop what was looked for and chosen: everybody is listed when the page is shown again."""
        self._show_everybody()
        self.table.selectionModel().clear()

    def _show_everybody(self) -> None:
        self.search.setText("")
        if self._group != "all":
            self._set_group("all")

    def refresh(self) -> None:
        state = self.session.state
        self.model.take(state)
        self.table.setColumnHidden(ENTRIES, not can(state, Reenter))
        self.add.setVisible(can(state, Register))
        self.price.take("entry")
        self.price.setHidden(self.price.isHidden() or self.add.isHidden())
        for key, act in (("N", Register), ("I", Present)):
            for made in self._keys[key]:
                made.setEnabled(can(state, act))
        self.paste.setVisible(can(state, RegisterList))
        self.check_in.setVisible(can(state, Present))
        self.table.give_room(SEAT, SEAT_WIDE, (f"{x.label}.{x.size}" for x in state.open_tables))
        self.table.give_room(PAID, PAID_WIDE, self.model.payments())
        status = self.table.room_for(STATUS, 0, self.model.statuses(state))
        self.table.share_room(with_chips=can(state, SetChips), status=status)
        money, owed = (words.money(x, state.currency) if x else "" for x in self.model.taken)
        money = money or words.money(0, state.currency)
        self._summary = say.summary(len(state.people.entries), self.model.playing, money, owed)
        self._show_counts()
        self._selected()

    def _show_counts(self) -> None:
        searching = bool(self.search.text().strip()) or self._group != "all"
        shown = self.model.rowCount()
        self.summary.setText(tr("%n found", shown) if searching else self._summary)
        if searching and self.model.everybody:
            self._empty.setObjectName("not_found")
            more = tr("No name, nickname, number or seat matches. Esc shows everybody.")
            self._empty.say(tr("No players found"), more)
        else:
            self._empty.setObjectName("nobody")
            more = tr(
                "Type a name under “Add player” and press Enter, or paste your member list with Ctrl+V."
            )
            self._empty.say(tr("No players yet"), more if can(self.session.state, Register) else "")
        self._stack.setCurrentWidget(self.table if shown else self._empty)

    def _searched(self, text: str) -> None:
        self.model.search(text)
        self._show_counts()
        if text.strip() and self.model.rowCount():
            # the first where each word looked for begins a word of the name
            best = (row for row, line in enumerate(self.model.rows) if begins(line.name, text))
            self.choose_row(next(best, 0))
        elif chosen := self.table.selectionModel().selectedRows(NAME):
            self.table.executeDelayedItemsLayout()  # of all the rows that are shown again
            self.table.scrollTo(chosen[0])
        self._selected()

    # -- who is meant --------------------------------------------------------------------------------

    def chosen(self) -> list[PlayerLine]:
        rows = {i.row() for i in self.table.selectionModel().selectedRows()}
        return [self.model.rows[row] for row in sorted(rows)]

    def _in_view(self) -> bool:
        """Return whether every chosen row is on screen in full."""
        view = self.table.viewport().rect()
        rows = self.table.selectionModel().selectedRows(NAME)
        tops = [self.table.visualRect(row) for row in rows]
        return all(view.top() <= x.top() and x.bottom() <= view.bottom() for x in tops)

    def choose_row(self, row: int) -> None:
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.table.selectionModel().setCurrentIndex(self.model.index(row, NAME), flags)
        self.table.scrollTo(self.model.index(row, NAME))

    def tick(self) -> None:
        """Follow the time: a sale ends with its level, or at its time."""
        if self._over != (over := self._sales_over()):
            self._over = over
            self.deeds.refresh()

    def _sales_over(self) -> list[bool]:
        t, now = self.session.state, self.session.now()
        return [sale_over(t, price, now) for price in t.money.every_price]

    def about(self, duty: Duty) -> None:
        """Choose the player whose bounty nobody has won, and ask who won it. It may be the bounty of an entry
        before the player's last, which no key here is about."""
        if isinstance(duty, HeadDuty):
            self.choose(self.session.state.people.entries[duty.entry].player)
            CorrectBust(self, self.session, duty.entry, first="by").open()

    def choose(self, player: int) -> None:
        """Choose this person, wherever the list stands: one who is not among those looked for is looked for
        no longer, or the keys would go on meaning whoever was chosen before."""
        if self.model.row_of(player) < 0:
            self._show_everybody()
        row = self.model.row_of(player)
        if row >= 0:
            self.choose_row(row)

    def step(self, by: int) -> None:
        """Go up or down in the list while the director goes on typing in the search."""
        rows = self.model.rowCount()
        if rows:
            self.choose_row(max(0, min(rows - 1, self.table.currentIndex().row() + by)))

    def _selected(self) -> None:
        chosen = self.chosen()
        self.who.setText(say.chosen([x.name for x in chosen]))
        self.deeds.refresh()
        self.more.setEnabled(bool(chosen))

    # -- acting --------------------------------------------------------------------------------------

    def _ask(self, what: str, chosen: list[PlayerLine]) -> None:
        if not chosen:
            return
        session, line = self.session, chosen[0]
        asks: dict[str, Callable[[], QDialog]] = {
            "bust_by": lambda: Bust(self, session, [x.entry for x in chosen]),
            "other": lambda: OtherAmounts(self, session, line),
            "surrender": lambda: ask_surrender(self, session, line.player),
            "leave": lambda: ask_leave(self, session, line.entry),
            "edit": lambda: EditPlayer(self, session, line.player, by_letter=self.deeds["edit"].pressed),
            "correct_entry": lambda: correct_entry(self, session, line.entry),
            "correct_bust": lambda: CorrectBust(self, session, line.entry),
            "payment": lambda: till_dialogs.ask(self, session, Collect, line.player),
            "penalty": lambda: PenaltyDialog(self, session, line.entry),
            "disqualify": lambda: DisqualifyDialog(self, session, line.entry),
        }
        asks[what]().open()

    def _open_add(self) -> None:
        self._by_letter = True
        self.add.take_keyboard()

    def _entered(self, typed: str) -> None:
        if clean(typed):
            self._register(typed_person(self.session.state, typed))
        else:
            desk_of(self).say(tr("Type a name first."))

    def _register(self, row: PlayerRow) -> None:
        """Register at the price on Enter; ask for other amounts first on Shift+Enter. If the text is a seat
        or a number, ask whether it is a name: it was hardly meant as a new player's. Ask too where the name
        may have lost its first letter (N opened the field), or its accents."""
        by_letter, self._by_letter = self._by_letter, False
        may_be_cut = by_letter and " " not in row.name and row.name[:1].islower()
        if may_be_cut and len(row.name) <= LONGEST_NAME:
            does = partial(self._take_in, row)
            desk_of(self).confirm(say.lost_letter(row.name), tr("Register “{name}”", name=row.name), does)
        elif (other := alike(self.session.state, row)) is not None:
            asks = say.alike(called(self.session.state, other), row.name)
            does = partial(self._take_in, row)
            desk_of(self).confirm(asks, tr("Register “{name}”", name=row.name), does, loses=True)
        elif has_letters(row.name):
            self._take_in(row)
        else:
            typed = clean(self.add.text())
            does = partial(self._take_in, row)
            desk_of(self).confirm(
                say.no_letters(typed), tr("Register “{name}”", name=row.name), does, loses=True
            )

    def _take_in(self, row: PlayerRow) -> None:
        if self.add.shifted:
            then = partial(self._registered, row, self.add.text())
            OtherAmounts(self, self.session, row, then).open()
            return
        act = self._act_for(row)
        if isinstance(act, Reenter) and not self.session.check(act):
            desk_of(self).confirm(self._again(act), tr("Re-entry"), lambda: self._enter(row, act))
        else:
            self._enter(row, act)

    def _again(self, act: Reenter) -> str:
        """Say the price of a re-entry before it is one, and how a namesake is entered instead."""
        state, player = self.session.state, self.session.state.people.players[act.player]
        price, currency = price_of(state, "reentry", act.at), state.currency
        sold = say.sale("reentry", [called(state, player)], price.paid, price.chips, currency)
        other = tr("For another player of the same name add the club number: {name}, 300.", name=player.name)
        return together(sold, other)

    def _act_for(self, row: PlayerRow) -> Act:
        """Return the act for a player: one who is out tonight buys in again, everybody else is registered."""
        state, act = self.session.state, register_act(row).but(at=self.price.at)
        found = person(state, row.name, row.number)
        out = found is not None and state.live_entry(found.id) is None and last_entry(state, found.id)
        if found is not None and out:
            at = self.price.at
            return Reenter(player=found.id, at=at if priced_as(state, "reentry", at) else "")
        return act

    def _goes_on(self, typed: str) -> None:
        """Let a comma stand behind a name that was refused: a namesake's club number follows it."""
        if typed == "," and self._refused:
            self.add.setText(self._refused + typed)
        self._refused = ""

    def _enter(self, row: PlayerRow, act: Act) -> None:
        typed = self.add.text()

        def again() -> None:
            """Let the next name take the place of the one that was refused."""
            if self.add.text() == typed:
                self._refused = typed
                self.add.selectAll()

        perform(self, self.session, act, then=partial(self._registered, row, typed), otherwise=again)
        if self.session.storing and self.add.hasFocus():
            self.add.selectAll()  # the next name takes its place

    def _registered(self, row: PlayerRow, typed: str, change: Change) -> None:
        if self.add.text() == typed:
            self.add.setText("")  # unlike clear() it forgets what was typed: Ctrl+Z is the tournament's again
        self.price.setCurrentIndex(0)
        state = self.session.state
        came = (x.player for x in change.action.records if isinstance(x, Entered))
        name = next((called(state, state.people.players[player]) for player in came), row.name)
        said = say.taken_in(name, change.action, state.currency)
        keep(self, self.session, [row], said)
        live = state.people.live
        self.choose(max(live, default=0, key=lambda player: live[player]))
        self.add.setFocus()

    def paste_list(self, text: str = "") -> None:
        self._open_taking_in(PasteDialog(self, self.session, text))

    def check_in_several(self) -> None:
        self._open_taking_in(CheckInDialog(self, self.session))

    def _open_taking_in(self, asked: QDialog) -> None:
        """Open this, then go on with names in the search: on the list they would be letters of deeds."""
        asked.finished.connect(lambda _: self.add.setFocus())
        asked.open()

    def _choose_group(self) -> None:
        menu = list_menu(self, self._group)
        menu.popup(self.group.mapToGlobal(self.group.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[list(GROUPS).index(self._group)])

    def show_group(self, group: str) -> None:
        """Show one group alone, a key of ``GROUPS``."""
        self._set_group(group)
        self.table.setFocus()
        if self.model.rowCount() and not self.chosen():
            self.choose_row(0)

    def _set_group(self, group: str) -> None:
        self._group = group
        self.group.say(say.group(group))
        self.model.show_group(group)
        self._show_counts()
        self._selected()

    def _menu(self, on: QWidget, at: QPoint) -> None:
        if not self.chosen():
            return
        menu = self.deeds.menu(_MENU)
        if own := [self._own(deed, menu) for deed in looks.of(self.session.state).of_player]:
            menu.insertActions(next(x for x in menu.actions() if x.isSeparator()), own)
        menu.popup(on.mapToGlobal(at))

    def _own(self, given: PlayerDeed, menu: QMenu) -> Deed:
        """Return a deed of the format's own with the chosen player."""
        session = self.session

        def wish() -> Act | str:
            found = self._of_player.one(lambda x: x.entry)
            return found if isinstance(found, str) else given.wish(session.state, found)

        def ask() -> None:
            given.ask(self, session, self.chosen()[0].entry).open()

        deed = Deed(menu, session, given.title(), "", wish, ask)
        deed.refresh()
        return deed
