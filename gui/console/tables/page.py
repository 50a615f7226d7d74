"""The tables: who sits where, moved with the mouse or the keys."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QMenu, QSizePolicy, QWidget

from core.floor import floor_plan
from core.floor.absent import alternates
from core.floor.breaking import order
from core.floor.cards import by_cards
from core.floor.draw import ahead
from core.floor.seating import seat_name
from core.formats.duties import duties
from core.formats.format import can
from core.formats.night_duties import unseated
from core.log.change import Change
from core.say.acts import (
    Act,
    Balance,
    BreakTable,
    KeepApart,
    MarkSeat,
    Move,
    NoteBigBlinds,
    PlaceTable,
    Seat,
    Swap,
)
from core.say.duties import AccessibleDuty, Duty, SeatsDuty
from core.tournament.people import Entry
from core.tournament.table import Table
from gui.console.frame.acting import Page, desk_of, perform
from gui.console.frame.deeds import DeedButton
from gui.console.frame.seat_words import TAKES_SEATS, with_point
from gui.console.players.people import suggest_entries
from gui.console.tables.before import NeedsList, SeatActs, apart_names, need_text
from gui.console.tables.deeds import SeatDeeds, asks
from gui.console.tables.draw_dialog import open_draw_dialog
from gui.console.tables.floor import Floor
from gui.console.tables.pending import Pending, PendingBar, PendingOfEach, seat_typed
from gui.console.tables.unseated import ENTRY, UnseatedList
from gui.console.tables.views import in_use, makers, moment
from gui.program.session import Session
from gui.safely import safely
from gui.theme import repolish
from gui.widgets.boxes import NO_LIMIT, across, down, settle, stacked
from gui.widgets.empty import Empty
from gui.widgets.hinted import HintedEdit
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.menu import Menu, key_of
from gui.widgets.panel import RING, Card
from gui.words import tables as say
from gui.words.names import player_of
from gui.words.tr import Context


class FloorFinder(HintedEdit):
    """``found``: (table, seat), seat 0 for the table, at every letter. ``left``: by Esc, or by Enter where
    something was found."""

    found = Signal(object)
    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(tr("Find table or player"), icon="magnifying-glass", key="F")
        self._session = session
        # The letter of a deed that has no seat yet, perhaps the first of a name.
        self._letter = ""
        self.setAccessibleName(tr("Find table or player"))
        self.setProperty("ownsEnter", True)
        self.setProperty(TAKES_SEATS, True)
        self.make_narrow(False)
        self.textEdited.connect(self._typed)

    def make_narrow(self, narrow: bool) -> None:
        self.setMinimumWidth(112 if narrow else 240)
        self.setMaximumWidth(168 if narrow else 240)
        self.setPlaceholderText(tr("Find…") if narrow else tr("Find table or player"))

    def begin(self, letter: str) -> None:
        """Begin a name with the letter of a deed that has no seat yet; a seat typed next takes its place."""
        self.take_keyboard()
        self.setText(letter)
        self._set_wrong(False)
        self._letter = letter

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep no letter that nothing was typed after."""
        super().focusOutEvent(event)
        if self._letter and not self.hasFocus():
            self._letter = ""
            self.clear()

    def _typed(self, typed: str) -> None:
        at = look(self._session, typed.strip())
        self._set_wrong(bool(typed.strip()) and at is None)
        if at is not None:
            self.found.emit(at)

    def _set_wrong(self, wrong: bool) -> None:
        if wrong != bool(self.property("wrong")):
            self.setProperty("wrong", wrong)
            repolish(self)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter where nothing was found says so, and leaves the text to be mended."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.property("wrong"):
            desk_of(self).say(say.nothing_found(self.text().strip()))
            self.selectAll()
        elif enter or event.key() == Qt.Key.Key_Escape:
            self.clear()
            self._set_wrong(False)
            self.left.emit()
        else:
            if self._letter and event.text().isdigit():
                self.selectAll()
            if event.text():
                self._letter = ""
            super().keyPressEvent(event)


def look(session: Session, typed: str) -> Seat | None:
    """Return the seat that the text means now; None for nothing on the floor."""
    state = session.state
    if not typed:
        return None
    label = with_point(typed).rstrip(".").casefold()
    table = next((t.id for t in state.open_tables if t.label.casefold() == label), None)
    seat = (table, 0) if table is not None else seat_typed(state, typed)
    if seat is not None:
        return seat if seat[1] <= state.room.tables[seat[0]].size else None
    entries = (
        state.people.entries[s.value] for s in suggest_entries(session, typed) if isinstance(s.value, int)
    )
    return next(((e.table, e.seat) for e in entries if e.table is not None and e.seat is not None), None)


tr = Context("tables")


_SIDE = 208
_HIGH_ENOUGH = 720
"""From this height (px) on there is room for the needs below the tables; else they are behind a key."""
_AHEAD = ("order", "redraws", "apart")
_OF_THE_LIST = ("move", "draw", "balance", "add", "order", "redraws", "apart", "find", "whole")
_BUTTONS = ("draw", "balance", "add", "break_next")


class TablesPage(Page):
    """The page of the tables: seats are chosen and players moved on it."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        # An act of this page is on its way to the disk.
        self._doing = False
        self._moving = False
        self._fitted: object = None
        self._moment: tuple[object, ...] = ()
        self._before = False  # the draw has yet to give the seats
        self.bar = PendingBar(session)
        self.unseated = UnseatedList()
        # Seats are asked for one after the other, until none is left or the question is let go.
        self._ask_next: Callable[[], bool] | None = None
        self.finder = FloorFinder(session)
        asks: dict[str, Callable[[], object]] = {
            "move": self.ask_move, "swap": self.ask_swap, "balance": self.ask_balance, "draw": self.ask_draw,
            "find": self._find, "whole": self.turn_whole, "needs": self.tell_needs,
        }  # fmt: skip
        self.deeds: SeatDeeds = SeatDeeds(self, session, self, self.do, asks)
        self.floor = Floor([d for d in self.deeds.values() if not d.shortcut().isEmpty()])
        self.acts = SeatActs(self.floor.grid, self.deeds)
        self.needs = NeedsList()
        self.summary = label("", "quiet")
        self._build()
        self._connect()

    # -- building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._buttons = {name: DeedButton(self.deeds[name]) for name in _BUTTONS}
        self._whole = DeedButton(self.deeds["whole"], icon="arrows-out")
        self._whole.set_wordless(True)
        self._whole.set_compact(True)
        self._needs_button = DeedButton(self.deeds["needs"])
        self._draw = self._buttons["draw"]
        self._order = KeyButton(tr("Break order, redraws, who sits apart…"), icon="list-numbers")
        self._order.clicked.connect(lambda: self._ahead(self._order))
        self._top = QWidget()
        self._top.setMinimumWidth(1)  # the window is narrowed first, then less is shown
        self.summary.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        *left, break_next = self._buttons.values()
        shown = (
            *left,
            self._order,
            self._needs_button,
            None,
            self.summary,
            4,
            self.finder,
            self._whole,
            break_next,
        )
        self._bar = across(*shown, gap=8, margins=(RING, 0, RING, 0), of=self._top)
        self._empty = Empty(tr("No tables yet"), tr("Open the tables you play on, then draw seats."))
        self._stack = stacked(self.floor, self._empty)
        card = Card()
        down(self._stack, margins=(RING + 1, RING + 1, RING + 1, RING + 1), of=card)
        self._side = Card()
        self._side_title = label("", "strong")
        self._side_hint = label(tr("Drag a player to a seat, or draw seats."), "faint", wrap=True)
        self._beside = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._side)
        self._beside.setSpacing(4)
        for one in (self._side_title, self._side_hint):
            one.setContentsMargins(8, 0, 8, 0)
            self._beside.addWidget(one)
        self._beside.addWidget(self.unseated, 1)
        self._middle = across((card, 1), self._side)
        self._needs_card = Card()
        down(self.needs, margins=(RING + 16, RING + 8, RING + 16, RING + 8), of=self._needs_card)
        edges = 14 - RING, 12, 14 - RING, 12 - RING
        down(self._top, self.bar, (self._middle, 1), self._needs_card, gap=10 - RING, margins=edges, of=self)

    def _connect(self) -> None:
        self.floor.resized.connect(self._fit_room)
        self.floor.resized.connect(self._show_acts)
        self.floor.chosen.connect(self.deeds.refresh)
        self.floor.chosen.connect(self._show_acts)
        self.floor.clicked.connect(self._clicked)
        self.floor.menu_requested.connect(self._menu)
        self.floor.dropped.connect(self._dropped)
        self.floor.table_dropped.connect(self._table_dropped)
        self.unseated.drag_begun.connect(lambda entry, picture: self.floor.drag.begin(entry, 0, picture))
        self.unseated.dragged.connect(self.floor.drag.move)
        self.unseated.drag_ended.connect(lambda dropped: self.floor.drag.end(dropped=dropped))
        self.bar.answered.connect(self._answered)
        self.bar.let_go.connect(self._let_go)
        self.unseated.selectionModel().currentChanged.connect(lambda: self.deeds.refresh())
        self.unseated.focused.connect(self.deeds.refresh)
        self.unseated.activated.connect(lambda _: self.deeds["move"].trigger())
        self.unseated.addActions([self.deeds[name] for name in _OF_THE_LIST])
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self.find_in(self.finder)
        for keys, run in (
            ("Ctrl++", partial(self.floor.zoom, 1)),
            ("Ctrl+=", partial(self.floor.zoom, 1)),
            ("Ctrl+-", partial(self.floor.zoom, -1)),
            ("Ctrl+0", partial(self._zoom_whole, False)),
        ):
            key_of(keys, self, run, within)
        for arrow, by in (("Left", (-1, 0)), ("Right", (1, 0)), ("Up", (0, -1)), ("Down", (0, 1))):
            key_of(f"Shift+{arrow}", self.floor, partial(self._push, by), within)
        self.finder.found.connect(self.floor.show_seat)
        self.finder.left.connect(self._focus_floor)

    # -- following the tournament --------------------------------------------------------------------

    def about(self, duty: Duty) -> None:
        """Open at the duty's question: where seats are missing, for another table; where cards are drawn, for
        the first one's seat; where somebody needs an accessible one, which that is."""
        if isinstance(duty, AccessibleDuty):
            self._ask_accessible()
        if isinstance(duty, SeatsDuty) and duty.act is None:
            self.deeds["draw" if duty.cards else "add"].trigger()

    def left(self) -> None:
        self.floor.choose_nobody()
        self.unseated.selectionModel().clear()

    def _changed(self, change: Change | None = None) -> None:
        """Let go of the chosen seat after an act that was not of this page: Enter is about it no longer."""
        self._moving = self.isVisible()
        super()._changed(change)
        if self.isVisible():
            asking = any(x.isVisible() for x in self.findChildren(QDialog))
            if not (self._doing or asking):
                self.floor.choose_nobody()

    def tick(self) -> None:
        """Follow the time: blinds are known no longer after a hand, a table stands still longer."""
        if moment(self.session.state, self.session.now()) != self._moment:
            self.refresh()

    def refresh(self) -> None:
        session, state, now = self.session, self.session.state, self.session.now()
        self._moment = moment(state, now)
        tables = state.open_tables
        plan = floor_plan.places(state) if floor_plan.known(state) else {}
        made = makers(state, session.reading().phase != "before", now)
        self._before = before = ahead.undrawn(state, now)
        self.floor.show_tables(tables, made, plan, moving=self._moving, undrawn=before)
        self._moving = False
        self._stack.setCurrentWidget(self.floor if tables else self._empty)
        self.finder.setVisible(bool(tables))
        self.unseated.people.take(state)
        count = len(self.unseated.people.people)
        # before the draw all wait for a seat: that is no list to choose from
        self._side.setVisible(count > 0 and not before)
        self._draw.set_kind("primary" if count and tables and not before else "")
        self.needs.take(state)
        self._side_title.setText(say.unseated_title(count))
        self._show_side()
        used = in_use(state)
        free = sum(t.spare for t in used)
        labels = [t.label for t in order(state)] if can(state, BreakTable) else []
        line = say.floor_line(len(used), free, labels)
        if before:
            line = say.room_line(len(state.people.live), state.room.seat_count)
        self.summary.setText(line)
        self.deeds.refresh()
        # a format may have none of these: nothing would open
        self._order.setVisible(any(self.deeds[name].isVisible() for name in _AHEAD))
        self._buttons["balance"].setVisible(self.deeds["balance"].isVisible() and not before)
        self._fit_room()
        self._show_acts()

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_side()
        self._fit_room()

    def _show_side(self) -> None:
        """Show a few without a seat in a line below the floor, so that no table moves; more in a list."""
        way, room = QBoxLayout.Direction, self.width() - 2 * (14 + RING) - self._side_title.sizeHint().width()
        line = self.unseated.in_a_line(room)
        self._side.setMinimumWidth(0 if line else _SIDE)
        self._side.setMaximumWidth(NO_LIMIT if line else _SIDE)
        self._side_hint.setVisible(not line)
        self._beside.setDirection(way.LeftToRight if line else way.TopToBottom)
        above, below = (2, 2) if line else (14, 8)
        self._beside.setContentsMargins(RING + 8, RING + above, RING + 8, RING + below)
        self._middle.setSpacing((10 if line else 16) - 2 * RING)
        self._middle.setDirection(way.TopToBottom if line else way.LeftToRight)

    def _fit_room(self) -> None:
        """Hide what a narrow window has no room for: the line about the floor, then the keys on the buttons,
        then which table is broken; the button for the whole floor is there while not all of it is seen."""
        room = self.width() - 2 * (14 - RING)
        tables = bool(self.floor.ovals)
        needs = self._before and bool(self.needs.needs)
        beside = self.height() >= _HIGH_ENOUGH
        self._needs_card.setVisible(needs and beside)
        self._needs_button.setVisible(needs and not beside)
        self._whole.setVisible(tables and (self.floor.grid.whole or not self.floor.all_seen))
        buttons = (*self._buttons.values(), self._needs_button)
        words = self.summary.text(), self.summary.sizeHint().width()
        shown = [(x.text(), x.isHidden()) for x in (*buttons, self._order, self._whole)]
        rests_on = room, tables, words, shown
        if rests_on == self._fitted:
            return
        self._fitted = rests_on
        self._buttons["break_next"].set_plain(False)
        for compact, told_all in ((False, True), (False, False), (True, False)):
            for button in buttons:
                button.set_compact(compact)
            self.finder.make_narrow(compact)
            self._order.set_wordless(compact)
            self.summary.setVisible(told_all and tables)
            if self._top.sizeHint().width() <= room:
                return
        self._buttons["break_next"].set_plain(self._bar.minimumSize().width() > room)

    def go_to(self, what: object) -> None:
        """Choose (table, seat), seat 0 for the table itself, and give it the keyboard."""
        match what:
            case (int() as table, int() as seat):
                self.floor.choose((table, seat))

    def _focus_floor(self) -> None:
        self.home().setFocus()

    def choose_first(self, key: str) -> None:
        """Let the finder choose the seat that the letter wanted: as a command it would be a bust. The letter
        may be the first of a name, too."""
        if self.finder.isVisible() and key.isalpha():
            self.finder.begin(key)
        elif self.finder.isVisible():
            self.finder.take_keyboard()
        else:
            super().choose_first(key)

    def _find(self) -> None:
        if self.finder.isVisible():
            self.finder.take_keyboard()
        else:
            super().choose_first("f")

    def _let_go(self) -> None:
        self._ask_next = None
        self._focus_floor()

    def home(self) -> QWidget:
        """Return the widget that has the keyboard where nothing else wants it: the table last chosen."""
        at = self.floor.at
        oval = self.floor.ovals.get(at[0]) if at else next(iter(self.floor.ovals.values()), None)
        return self if oval is None else oval

    # -- what is chosen ------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        at = self.floor.at
        return at if at is not None and at[1] else None

    @property
    def table(self) -> int:
        return self.floor.at[0] if self.floor.at is not None else 0

    @property
    def chosen_table(self) -> Table | None:
        return self.session.state.room.tables.get(self.table)

    @property
    def entry(self) -> int:
        """Return the entry in the chosen seat, or chosen among those without; 0: nobody."""
        if self.unseated.hasFocus() and self.unseated.currentIndex().isValid():
            return int(self.unseated.currentIndex().data(ENTRY))
        seat, table = self.seat, self.chosen_table
        return table.seats.get(seat[1], 0) if table is not None and seat is not None else 0

    @property
    def chosen_entry(self) -> Entry | None:
        return self.session.state.people.entries.get(self.entry)

    @property
    def whole(self) -> bool:
        """Return whether all tables are seen at once."""
        return self.floor.grid.whole

    # -- acting --------------------------------------------------------------------------------------

    def do(self, act: Act) -> None:
        """Do it about the chosen seat, which stays chosen."""

        def over(_: object = None) -> None:
            self._doing = False

        self._doing = True
        perform(self, self.session, act, then=over, otherwise=over)

    def ask(self, what: str) -> None:
        self.deeds[what].trigger()

    def ask_move(self) -> None:
        question = say.move_question(player_of(self.session.state, self.entry))
        self._ask_seat(question, self.entry, self.table)

    def _ask_seat(self, question: str, entry: int, table: int) -> None:
        self.bar.ask(Pending(question, lambda at: Move(entry=entry, seat=at), table))

    def ask_swap(self) -> None:
        question = tr("Swap {name} with", name=player_of(self.session.state, self.entry))
        self.bar.ask(Pending(question, partial(self._moved, self.entry), self.table))

    def ask_draw(self) -> None:
        """Ask for a card where cards draw the seats, else open the draw."""
        if by_cards(self.session.state):
            self._ask_card()
        else:
            open_draw_dialog(self, self.session)

    def ask_balance(self) -> None:
        """Make the next move, or ask what has to be answered for it."""
        asked = asks(self.session)
        if not asked:
            self.do(Balance())
            return
        question = say.balance_question([self.session.state.room.tables[i].label for i in asked])
        self.bar.ask(PendingOfEach(question, lambda seats: NoteBigBlinds(seats=seats), asked))
        settle(self)  # the bar takes room
        self.floor.ensureWidgetVisible(self.floor.ovals[asked[0]])

    def _ask_card(self) -> bool:
        """Ask for the seat card of the next one by name; return whether anybody is left."""
        state = self.session.state
        waiting = {*unseated(state)} or {*alternates(state)[: state.spare]}
        found = next(((e, name) for e, name in self.unseated.people.people if e in waiting), None)
        if found is None:
            return False
        entry, name = found
        only = state.open_tables[0].id if len(state.open_tables) == 1 else 0
        self._ask_seat(tr("Seat card of {name}", name=name), entry, only)
        self._ask_next = self._ask_card
        return True

    def _ask_accessible(self) -> bool:
        """Ask for the next seat that a wheelchair reaches, for the first who has none yet; return whether
        more are needed than are known."""
        state = self.session.state
        found = duties(state, self.session.now())
        asked = next((x for x in found if isinstance(x, AccessibleDuty)), None)
        if asked is None:
            return False
        waiting = [e for e in asked.entries if state.people.entries[e].table is None and can(state, Move)]
        self._ask_accessible_for(waiting[0] if waiting else None)
        self._ask_next = self._ask_accessible
        return True

    def _ask_accessible_for(self, entry: int | None) -> None:
        """Ask which seat is accessible, and kept for this entry; a free one that is chosen stands there."""
        state, at, table = self.session.state, self.seat, self.chosen_table
        free = at is not None and table is not None and at[1] in table.free
        question = tr("Accessible seat")
        if entry is not None:
            question = say.accessible_for(player_of(state, entry))
        begins = seat_name(state, at) if at is not None and free else ""

        def answer(seat: Seat) -> Act:
            return MarkSeat(seat=seat, kind="accessible", entry=entry)

        self.bar.ask(Pending(question, answer, begins=begins))

    # -- finding, near and far -----------------------------------------------------------------------

    def turn_whole(self) -> None:
        """Show all tables at once, or no longer."""
        if self.floor.all_seen and not self.whole:
            desk_of(self).say(tr("The whole floor is seen already."))
        else:
            self._zoom_whole(not self.whole)

    def _zoom_whole(self, whole: bool) -> None:
        self.floor.zoom_whole(whole)
        self.deeds.refresh()
        self._fit_room()

    def asked(self) -> QWidget | None:
        return self.bar.field if self.bar.pending is not None else None

    def _moved(self, entry: int, seat: Seat) -> Act:
        """Return a move to a free seat; to a player's the two change seats."""
        table = self.session.state.open_table(seat[0])
        other = table.seats.get(seat[1]) if table is not None else None
        return Move(entry=entry, seat=seat) if other is None else Swap(entry=entry, other=other)

    def _show_acts(self) -> None:
        """Show what can be done with the chosen seat inside its table, before the draw."""
        at = self.floor.at if self._before else None
        if at is None:
            self.acts.show_at(None, 0)
        else:
            table, seat = at
            self.acts.show_at(self.floor.ovals.get(table), seat)

    def tell_needs(self) -> None:
        """Show the needs as a menu: who has a seat is found by it, for the others one is marked and kept, and
        who sits apart may sit together again."""
        menu, state = Menu(self), self.session.state
        found = ahead.needs(state)
        for need in found:
            words = say.with_place(player_of(state, need.entry), need_text(state, need))
            shown = menu.addAction(words.replace("&", "&&"))
            if need.at is not None:
                shown.triggered.connect(partial(self.go_to, need.at))
            else:
                shown.triggered.connect(partial(self._ask_accessible_for, need.entry))
        for group in ahead.apart(state):
            who, off = apart_names(state, group), KeepApart(who=group.entries, off=True)
            shown = menu.addAction(say.no_longer_apart(who).replace("&", "&&"))
            shown.triggered.connect(partial(self.do, off))
        if not menu.actions():
            menu.addAction(say.no_needs()).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.deeds["apart"])
        place = self._needs_button if self._needs_button.isVisible() else self._top
        self._pop_up(menu, place.mapToGlobal(place.rect().bottomLeft()))

    def _clicked(self, at: Seat) -> None:
        if self.bar.pending is not None:
            self.bar.give(at)
        elif self.acts.isVisible():
            self._show_acts()
        else:
            self._menu(at, self.floor.place(*at))

    def _dropped(self, entry: int, at: Seat) -> None:
        self.bar.close_question()
        self.do(self._moved(entry, at))
        self.floor.choose((at[0], 0))  # not the seat: the next Enter would be about it

    def _table_dropped(self, table: int, place: tuple[int, int]) -> None:
        """Place the table; the first that is told its place leaves the others where they were seen."""
        state = self.session.state
        across = 0 if floor_plan.known(state) else self.floor.grid.columns()
        self.do(PlaceTable(table=table, column=place[0], row=place[1], across=across))
        self.floor.choose((table, 0))

    def _push(self, by: tuple[int, int]) -> None:
        stand = self.floor.standing(self.table) if self.table else None
        if stand is not None:
            self._table_dropped(self.table, (stand[0] + by[0], stand[1] + by[1]))
        else:
            desk_of(self).say(say.select_first("table"))

    def _answered(self, act: Act) -> None:
        def back() -> None:
            if isinstance(act, Move | MarkSeat):
                self.floor.choose(act.seat)
            else:
                self._focus_floor()

        def done(_: Change) -> None:
            back()
            if self._before and isinstance(act, Move | MarkSeat) and act.entry:
                self.floor.note_given()
            again, self._ask_next = self._ask_next, None
            if not (again is not None and again()) and isinstance(act, NoteBigBlinds):
                self.ask_balance()  # until all are told that have to be

        perform(self, self.session, act, then=done, otherwise=back)

    def _ahead(self, button: QWidget) -> None:
        """Show what is decided ahead as a menu: six buttons do not fit on a small screen."""
        self._pop_up(self.deeds.menu(_AHEAD), button.mapToGlobal(button.rect().bottomLeft()))

    def _menu(self, at: Seat, place: QPoint) -> None:
        self._pop_up(self.deeds.menu_at(at), place)

    def _pop_up(self, menu: QMenu, place: QPoint) -> None:
        self.deeds.refresh()
        menu.popup(place)
