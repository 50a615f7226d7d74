"""The race desk: the chip that goes, the tables that still have to race it, the odd chips of one of them
typed seat by seat, and how its race came out. What is typed for a table stays until the night is closed."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.chips.now import button_wanted, from_button, in_play, raced, to_race
from core.chips.racing import big_blind_after, collecting, next_race, raced_now
from core.paper.race_sheets import Sheet, filled, race_sheets
from core.say import acts
from core.say.facts.chips import RaceHeld
from core.tournament.state import Table
from gui.console.chips.plan_rows import next_planned, when
from gui.console.chips.race_asking import RaceAsking
from gui.console.chips.race_button import ButtonQuestion
from gui.console.chips.race_head import RaceHead
from gui.console.chips.race_result import RaceResult
from gui.console.chips.race_rows import RACE_SIDE
from gui.console.frame.acting import desk_of, perform
from gui.program.session import Session
from gui.widgets.deeds import key_of
from gui.widgets.empty import Empty
from gui.widgets.panel import RING, Card
from gui.words import chips_page as say

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
        """Whether digits are the desk's."""
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
        """What was chosen though it is not due is chosen no longer when one comes back."""
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
            return tuple(self.chips), t.chips, tuple(t.chips_gone), t.levels, reading.index, reading.phase
        names = tuple((s, table.seats[s]) for s in collecting(t, table, now))
        races = tuple(x for x in t.races if x.chip == self.at[0]), raced(t, self.at[0])
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
        title, more = say.word("nothing_to_race" if begun else "not_started"), say.word("none_planned")
        if not t.chips:
            title, more = say.word("no_set"), say.word("no_set_more")
        elif chips:
            at = when(self.session, row) if begun else ""
            more = say.next_colour_up(chips, say.row_name(t.levels, row), at)
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
        races = reversed(self.session.state.races)
        return next((x for x in races if (x.chip, x.table) == (chip, table)), None)

    def _next(self) -> tuple[str, Any]:
        """What comes after a race: the next table, the chip out of play, another chip, the plan."""
        t, chips = self.session.state, self.chips
        chip = self.at[0] if self.at is not None else 0
        same = next_race(t, self.session.now(), [chip])
        if same is not None:
            return say.next_table(t.tables[same[1]].label), partial(self.go, same)
        if chip in chips:
            return say.take_out(chip), partial(self._out, chip)
        return say.word("to_plan"), self.leave.emit

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
        """What has the keyboard here: the question, the first blank seat, the result; None: nothing."""
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
