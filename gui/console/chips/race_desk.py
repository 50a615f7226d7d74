"""The race desk: the chip that goes, the tables that still have to race it, the odd chips of one of them
typed seat by seat, and how its race came out. What is typed for a table stays until the night is closed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.chips.now import above, button_wanted, from_button, in_play, raced, to_race
from core.chips.race import rescued
from core.chips.racing import big_blind_after, collecting, most_odd, next_race, raced_now
from core.paper.race_sheets import Sheet, SheetRow, filled, race_sheets
from core.say import acts
from core.say.facts.chips import RaceHeld
from core.tournament.table import Table
from gui.console.chips.plan import next_planned, when
from gui.console.chips.race_form import RACE_SIDE, EnterCard, Numbers, RaceAsking
from gui.console.duties.seat_question import SeatQuestion
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.printing import print_out
from gui.program.session import Session
from gui.theme import ROW_CARD
from gui.widgets.deeds import key_of
from gui.widgets.empty import Empty
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips as say
from gui.words.cards import card_sign, card_words
from gui.words.numbers import chips_off
from gui.words.tr import Context

tr = Context("chips")

# -- above a race ------------------------------------------------------------------------------------


SHEETS = "dealer_sheets"
MANY, MOST = 8, 24
"""More tables than this are called by their number alone; of more than the most only those still to race."""


class RaceHead(QWidget):
    """``chosen`` carries (chip, table)."""

    chosen = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown: object = None
        self.title = label("", "heading")
        self.line = ElidedLabel("", "quiet")
        self.real = QCheckBox(tr("Real cards · Alt+C"))
        self.real.setToolTip(tr("On: type the cards dealt. Off: Riffle deals. Key: Alt+C"))
        self.real.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.real.setMinimumHeight(ROW_CARD)
        self.sheets = KeyButton(tr("Dealer’s sheets…"), icon="printer")
        self.sheets.set_small()
        self.sheets.clicked.connect(lambda: print_out(self, session, SHEETS))
        self.chips: dict[int, KeyButton] = {}
        self.tables: dict[tuple[int, int], KeyButton] = {}
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.title)
        top.addWidget(self.line, 1)
        top.addWidget(self.sheets)
        self._flow = Flow(gap=6)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._flow, 1, Qt.AlignmentFlag.AlignTop)
        below.addWidget(self.real, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(RACE_SIDE, 0, RACE_SIDE, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addLayout(below)

    def show_races(self, desk: RaceDesk) -> None:
        """The title of the race on the desk, and a button for each table: raced, chosen, or still to come."""
        t, at, table = self._session.state, desk.at, desk.table
        self.setVisible(at is not None and table is not None)
        if at is None or table is None:
            return
        done_by = raced(t, at[0])
        done = table.id in done_by
        said = say.raced_title if done else say.race_title
        self.title.setText(said(at[0], table.label))
        self.line.setText(self._about(desk, table, at[0], done))
        self.real.setVisible(not done)
        chips = desk.chips if at[0] in desk.chips else [at[0]]
        places = [(x.id, x.label, x.id in done_by) for x in desk.tables(at[0])]
        if len(places) > MOST:
            mine = [x for x in places if x[0] == at[1]]
            places = [*mine, *[x for x in places if not x[2] and x not in mine][: MOST - 1]]
        if (content := (at[0], chips, places)) != self._shown:
            self._shown = content
            self._make(desk, at[0], chips, places)
        for place, button in self.tables.items():
            button.setChecked(place == at)

    def _about(self, desk: RaceDesk, table: Table, chip: int, done: bool) -> str:
        """Into what, how many at most, from which seat; of a race that was held, who dealt it."""
        t, left = self._session.state, say.tables_left(len(to_race(self._session.state, chip)))
        if done:
            race = desk.held(chip, table.id)
            if race is None:
                said = tr("This race was marked as done")
            else:
                said = say.by_whom(bool(race.cards), bool(race.secret)) if race.odd else say.had_none(chip)
            return f"{said} · {left}"
        first = collecting(t, table, self._session.now())[0]
        return f"{say.race_line(chip, above(t, chip) or 0, most_odd(t, chip), first)} · {left}"

    def _make(self, desk: RaceDesk, chip: int, chips: list[int], places: list[tuple[int, str, bool]]) -> None:
        """The chips first, where there are several; then every table of the one that is chosen."""
        self.chips, self.tables = {}, {}
        for value in chips if len(chips) > 1 else ():
            self.chips[value] = button = _button(chips_off([value]), "")
            button.setChecked(value == chip)
            button.clicked.connect(lambda _=False, value=value: desk.pick(value))
        for table, name, done in places:
            short = name if len(places) > MANY else say.table_name(name)
            self.tables[chip, table] = button = _button(short, "check" if done else "")
            button.setAccessibleName(
                tr("Table {label}, raced", label=name) if done else tr("Table {label}", label=name)
            )
            button.clicked.connect(lambda _=False, place=(chip, table): self.chosen.emit(place))
        buttons = [*self.chips.values(), *self.tables.values()]
        between = label(tr("at"), "quiet")
        between.setFixedHeight(ROW_CARD)
        self._flow.show_all([*self.chips.values(), *([between] if self.chips else []), *self.tables.values()])
        for before, after in zip([self.sheets, *buttons], [*buttons, self.real], strict=True):
            QWidget.setTabOrder(before, after)


def _button(words: str, icon: str) -> KeyButton:
    made = KeyButton(words, icon=icon, kind="answer")
    made.set_small()
    made.setCheckable(True)
    return made


# -- the button, where the rulebook needs it ---------------------------------------------------------


_WIDE = 400


class ButtonQuestion(QWidget):
    """``answered`` carries the seat."""

    answered = Signal(int)

    def __init__(self, session: Session, table: Table) -> None:
        super().__init__()
        self._question = SeatQuestion([table], session.state, session.now)
        self._question.field.setAccessibleName(say.button_question(table.label))
        self._question.answered.connect(lambda seats: self.answered.emit(seats[0][1]))
        self._question.begin()
        self.setMaximumWidth(_WIDE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label(say.button_question(table.label), "strong"))
        column.addWidget(
            label(tr("The race starts to its left. Type the seat or click it."), "quiet", wrap=True)
        )
        column.addWidget(self._question)
        column.addStretch(1)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)

    @property
    def field(self) -> QLineEdit:
        return self._question.field

    def type(self, typed: str) -> None:
        """Typed elsewhere while this asks."""
        self.field.setFocus()
        self._question.type(typed)


# -- how a race came out -----------------------------------------------------------------------------


class RaceResult(QWidget):
    """``foot`` has the keyboard: Enter goes on to what its button says."""

    def __init__(self) -> None:
        super().__init__()
        self._next: Callable[[], object] = lambda: None
        self.rows: list[str] = []
        self._scroll = PlainScroll()
        self.foot = EnterCard()
        self.numbers = Numbers(
            takes=tr("Dealer collects"),
            hands_out=tr("Dealer hands out"),
            rounding=tr("Rounding"),
            rescue=tr("Rescue"),
        )
        self.foot.button.clicked.connect(lambda: self._next())
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(19, 12, 19, 12)
        row.setSpacing(16)
        row.addWidget(self.numbers, 1)
        row.addStretch()
        row.addWidget(self.foot.button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.foot)

    def show_race(self, race: RaceHeld, sheet: Sheet, words: str, next_: Callable[[], object]) -> None:
        """``words`` are the button's, ``next_`` what it does."""
        self._next = next_
        self._fill(race, sheet)
        self.numbers.show()
        taken, out = say.result_line((race.chip, sheet.out[1]), sheet.into)
        self.numbers.show_number("takes", taken)
        self.numbers.show_number("hands_out", out)
        self.numbers.show_number("rounding", say.signed(sheet.rounding))
        self.numbers.show_number("rescue", say.signed(rescued(race)))
        self.foot.button.say(words)
        self.foot.setAccessibleName(f"{self.numbers.spoken('takes', 'hands_out')}. {words}")

    def show_otherwise(self, words: str, next_: Callable[[], object]) -> None:
        """Show a race that was done otherwise: there are no seats and no figures to show."""
        self._next = next_
        self.rows = []
        self._scroll.setWidget(
            Empty(
                tr("This race was marked as done"),
                tr("To race this table here, undo that action in History."),
            )
        )
        self.numbers.hide()
        self.foot.button.say(words)
        self.foot.setAccessibleName(f"{tr('This race was marked as done')}. {words}")

    def _fill(self, race: RaceHeld, sheet: Sheet) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(RACE_SIDE, 0, RACE_SIDE, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(9)
        for column, share in ((1, 3), (3, 3), (5, 1)):
            grid.setColumnStretch(column, share)
        titles = tr("Seat"), tr("Player"), tr("Odd chips"), tr("Cards"), tr("Gets")
        for column, title in enumerate(titles if sheet.rows else ()):
            grid.addWidget(label(title, "label"), 0, column)
        self.rows = []
        for at, row in enumerate(sheet.rows, 1):
            won, saved = row.seat in race.winners, row.seat in race.rescued
            gets = " + ".join(say.chips_said(n, value) for value, n in row.gets)
            self.rows.append(f"{row.seat} {row.name} {row.odd} {gets}".strip())
            shown = label(gets, "strong" if won or saved else "quiet")
            if won or saved:
                shown.setProperty("tone", "green" if won else "amber")
            if saved:
                shown.setText(f"{gets} · {tr('rescue')}")
            name = ElidedLabel(row.name, "strong" if won else "")
            name.setMinimumWidth(120)
            cards = _cards(row, won)
            for column, widget in enumerate(
                (label(str(row.seat), "strong"), name, label(str(row.odd)), cards, shown)
            ):
                grid.addWidget(widget, at, column)
        grid.setRowStretch(len(sheet.rows) + 1, 1)
        self._scroll.setWidget(inside)


def _cards(row: SheetRow, won: bool) -> ElidedLabel:
    made = ElidedLabel("   ".join(map(card_sign, row.cards)), "strong" if won else "quiet")
    made.setAccessibleName(", ".join(map(card_words, row.cards)))
    return made


# -- the desk ----------------------------------------------------------------------------------------


Place = tuple[int, int]
"""A chip and a table's id."""


class RaceDesk(QWidget):
    """``leave``: there is nothing more to do here."""

    leave = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.at: Place | None = None
        self.picked = 0
        self._shown: object = None
        self.head = RaceHead(session)
        self.real = self.head.real
        self.form = RaceAsking(session, self.real)
        self.result = RaceResult()
        self.asked: ButtonQuestion | None = None
        self.empty = Empty()
        self._build()
        self._connect()
        self.refresh()

    def _build(self) -> None:
        card = Card()
        self._question = QWidget()
        self._beside = QHBoxLayout(self._question)
        self._beside.setContentsMargins(RACE_SIDE, 0, RACE_SIDE, RACE_SIDE)
        self._beside.addStretch(1)
        self._stack = QStackedWidget()
        for one in (self.empty, self.form, self._question, self.result):
            self._stack.addWidget(one)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(RING, 16, RING, RING)
        inside.setSpacing(10)
        inside.addWidget(self.head)
        inside.addWidget(self._stack, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(card)

    def _connect(self) -> None:
        self.form.raced.connect(self.take_keyboard)
        self.real.toggled.connect(lambda _: self._again())
        self.head.chosen.connect(self.go)
        self.session.changed.connect(self._changed)
        self.session.ticked.connect(self._ticked)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        key_of("Alt+C", self, self.real.toggle, within)
        key_of("PgDown", self, partial(self._step, 1), within)
        key_of("PgUp", self, partial(self._step, -1), within)

    # -- where it stands -----------------------------------------------------------------------------

    @property
    def chips(self) -> list[int]:
        """The chips there is something to do about: due, announced, or chosen in the plan."""
        t = self.session.state
        wanted = {*raced_now(t, self.session.now()), self.picked}
        return [v for v in in_play(t)[:-1] if v in wanted]

    def pick(self, chip: int) -> None:
        """Race this one though nothing says that it is due."""
        first = next(iter([*to_race(self.session.state, chip), *self.tables(chip)]), None)
        if first is not None:
            self.picked = chip
            self.go((chip, first.id))

    def go(self, at: Place) -> None:
        """To this table's race."""
        self.at = at
        if at[0] != self.picked:
            self.picked = 0
        self.refresh()
        self.take_keyboard()

    def _step(self, by: int) -> None:
        if self.at is None:
            return
        chip, table = self.at
        ids = [x.id for x in self.tables(chip)]
        if table in ids:
            self.go((chip, ids[(ids.index(table) + by) % len(ids)]))

    def tables(self, chip: int) -> list[Table]:
        """Those that have raced it or still have to."""
        t = self.session.state
        done = raced(t, chip)
        return [x for x in t.open_tables if x.seats or x.id in done]

    @property
    def table(self) -> Table | None:
        return None if self.at is None else self.session.state.open_table(self.at[1])

    @property
    def asking(self) -> bool:
        """Return whether the desk takes the digits that are typed."""
        return self._stack.currentWidget() in (self.form, self._question)

    # -- following the tournament --------------------------------------------------------------------

    def _changed(self, change: Any) -> None:
        if self.isVisible():
            self.refresh()

    def _ticked(self) -> None:
        """A break begins, a button told is good no longer: without any action."""
        if self.isVisible() and self._content() != self._shown:
            held = self.isAncestorOf(self.window().focusWidget() or self.window())
            self.refresh()
            if held:
                self.take_keyboard()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget a chip that was chosen though it is not due: it is chosen no longer when one comes back."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.picked = 0

    def _settle(self) -> None:
        """Stay where it is as long as that is a race; else to the next one."""
        t, chips = self.session.state, self.chips
        if self.at is not None and self.at in [(v, x.id) for v in chips for x in self.tables(v)]:
            return
        self.at = next_race(t, self.session.now(), chips)
        if self.at is None and chips:
            done = [x for x in self.tables(chips[0]) if x.id in raced(t, chips[0])]
            self.at = (chips[0], done[-1].id) if done else None

    def _content(self) -> object:
        """All that decides what is shown, but for what is typed."""
        t, now, table = self.session.state, self.session.now(), self.table
        if self.at is None or table is None:
            reading = self.session.reading()
            return (
                tuple(self.chips),
                t.chips.values,
                tuple(t.chips.coloured_up),
                t.clock.levels,
                reading.index,
                reading.phase,
            )
        names = tuple((s, table.seats[s]) for s in collecting(t, table, now))
        races = tuple(x for x in t.chips.races if x.chip == self.at[0]), raced(t, self.at[0])
        return self.at, tuple(self.chips), names, races, button_wanted(t, table, now), len(t.open_tables)

    def refresh(self) -> None:
        """Show the race as the night stands. What is typed stays; so does the keyboard, if it can."""
        self._settle()
        self.head.show_races(self)
        content = self._content()
        if content == self._shown:
            self.form.look()
            return
        self._shown = content
        t, table = self.session.state, self.table
        if self.at is None or table is None:
            self._say_empty()
        elif table.id in raced(t, self.at[0]):
            self._show_result(table, self.at[0])
        elif self._wants_button(table):
            self._ask_button(table)
        else:
            self.form.ask(table, self.at[0])
            self._stack.setCurrentWidget(self.form)

    def _again(self) -> None:
        self._shown = None
        self.refresh()
        self.take_keyboard()

    # -- the states of the desk ----------------------------------------------------------------------

    def _say_empty(self) -> None:
        t = self.session.state
        chips, row = next_planned(self.session)
        begun = self.session.reading().phase != "before"
        title = tr("Nothing to race now") if begun else tr("The clock has not started")
        more = tr("The structure has no colour-up. You can announce one under Chips and plan.")
        if not t.chips.values:
            title, more = say.no_set()
        elif chips:
            at = when(self.session, row) if begun else ""
            more = say.next_colour_up(chips, say.row_name(t.clock.levels, row), at)
        self.empty.say(title, more)
        self._stack.setCurrentWidget(self.empty)

    def _wants_button(self, table: Table) -> bool:
        """Before the first chip where collecting begins at it; the cards that lie there show it otherwise."""
        t, now = self.session.state, self.session.now()
        if len(table.seats) < 2 or not button_wanted(t, table, now):
            return False
        return from_button(t, "race.collected_from") or not self.real.isChecked()

    def _ask_button(self, table: Table) -> None:
        old, self.asked = self.asked, ButtonQuestion(self.session, table)
        if old is not None:
            old.hide()
            old.deleteLater()
        self.asked.answered.connect(partial(self._button_told, table))
        self._beside.insertWidget(0, self.asked)
        self._stack.setCurrentWidget(self._question)

    def _button_told(self, table: Table, seat: int) -> None:
        big = big_blind_after(table, seat)
        if big is None:
            return
        noted = acts.NoteBlinds(table=table.id, big=big, button=seat)
        perform(self, self.session, noted, then=lambda _: self.take_keyboard())

    def _show_result(self, table: Table, chip: int) -> None:
        race = self.held(chip, table.id)
        words, act = self._next()
        if race is None:
            self.result.show_otherwise(words, act)
        else:
            self.result.show_race(race, self._sheet(table, race), words, act)
        self._stack.setCurrentWidget(self.result)

    def _sheet(self, table: Table, race: RaceHeld) -> Sheet:
        """With the names of who sat there then; since that, some may have been moved."""
        held = race_sheets(self.session.director, self.session.now())
        same = [x.sheet for x in held if x.at is not None and x.sheet.table == table.label]
        then = next((x for x in reversed(same) if x.chip == race.chip), None)
        return filled(self.session.state, race) if then is None else then

    def held(self, chip: int, table: int) -> RaceHeld | None:
        """Return the race of a table that has raced this chip, the last if it did so twice; None: it was done
        otherwise, and Riffle knows no more of it."""
        races = reversed(self.session.state.chips.races)
        return next((x for x in races if (x.chip, x.table) == (chip, table)), None)

    def _next(self) -> tuple[str, Any]:
        """Return what comes after a race: the next table, the chip out of play, another chip, the plan."""
        t, chips = self.session.state, self.chips
        chip = self.at[0] if self.at is not None else 0
        same = next_race(t, self.session.now(), [chip])
        if same is not None:
            return tr("Next: table {label}", label=t.room.tables[same[1]].label), partial(self.go, same)
        if chip in chips:
            return say.take_out(chip), partial(self._out, chip)
        return tr("Go to plan"), self.leave.emit

    def _out(self, chip: int) -> None:
        """The chip leaves play; on to the next one, if there is one."""
        perform(self, self.session, acts.ColourUp(chip=chip), then=lambda _: self._has_left(chip))

    def _has_left(self, chip: int) -> None:
        desk = desk_of(self)
        if desk is not None:
            desk.say(say.has_left(chip))
        if self.at is None:
            self.leave.emit()
        else:
            self.take_keyboard()

    # -- the keyboard --------------------------------------------------------------------------------

    def answer(self, typed: str) -> bool:
        """A digit typed where nothing nearer wants it."""
        if not self.asking or not self.isVisible():
            return False
        if self._stack.currentWidget() is self._question and self.asked is not None:
            self.asked.type(typed)
        else:
            self.form.type(typed)
        return True

    def home(self) -> QWidget | None:
        """Return what has the keyboard: the question, the first blank seat, the result; None: nothing."""
        shown = self._stack.currentWidget()
        if shown is self._question and self.asked is not None:
            return self.asked.field
        if shown is self.form:
            return self.form.home()
        return self.result.foot if shown is self.result else None

    def take_keyboard(self) -> None:
        target = self.home()
        if target is not None:
            target.setFocus()
        else:
            self.leave.emit()
