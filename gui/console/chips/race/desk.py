"""The way through the races: one table at a time, a line for each seat. The odd chips are typed, the cards
dealt or typed, and the same lines then show who gets a chip. What is typed for a table stays as long as the
program runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from core.chips.now import above, button, button_wanted, from_button, in_play, raced, racers, to_race
from core.chips.race import collected, given, rescued, winners
from core.chips.racing import big_blind_after, collecting, most_odd, next_race, raced_now, ways
from core.paper.race_sheets import RaceSheet, filled, race_sheets
from core.say import acts, reasons
from core.say.duties import ColourUpRacedDuty, Duty, RaceDuty
from core.say.facts.chips import RaceHeld
from core.tournament.table import Table
from gui.console.chips.colours import colours
from gui.console.chips.plan import next_planned, when
from gui.console.chips.race.columns import GAP, SIDE
from gui.console.chips.race.foot import Foot
from gui.console.chips.race.reading import Seen, TypedSeat, read_race
from gui.console.chips.race.row import RaceRow, Sheet, Titles
from gui.console.duties.seat_question import SeatQuestion
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.picked import POINTS, Picked
from gui.console.frame.printing import print_out
from gui.program.session import Session
from gui.safely import safely
from gui.theme import STRONG, font
from gui.widgets.boxes import across, down, empty, stacked
from gui.widgets.chip_disc import ChipDisc
from gui.widgets.empty import Empty
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.menu import key_of
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips as say
from gui.words.names import Names
from gui.words.numbers import chips_off
from gui.words.tr import Context, common

tr = Context("chips")

Place = tuple[int, int]
"""A chip and a table's id."""
# Tables that need no more px in two lines stand beside the title; of more than the most only those still to
# race.
BESIDE, MOST = 290, 24


class RaceDesk(QWidget):
    """``leave``: there is nothing more to do here; ``turned``: it shows another race, or its result."""

    leave = Signal()
    turned = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.at: Place | None = None
        self.picked = 0
        self.sheet = Sheet()
        self.rows: list[RaceRow] = []
        self.chip_buttons: dict[int, KeyButton] = {}
        self.tables: dict[Place, KeyButton] = {}
        self.asked: SeatQuestion | None = None
        self._typed: dict[Place, dict[int, TypedSeat]] = {}
        self.picked_digits = Picked(self, session)
        self._seen: Seen | None = None
        self._tried = False
        self._racing: Place | None = None  # the race that waits for the button alone
        self._shown: object = None
        self._asked_for: Place | None = None
        self._then: Callable[[], object] = self.race
        self._build()
        self.real.toggled.connect(lambda _: self._again())
        self.foot.button.clicked.connect(lambda: self._then())
        self.foot.back.connect(lambda: self._focus(self.rows[-1] if self.asking and self.rows else None))
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        asked = ("C", self.real.toggle), ("Alt+C", self.real.toggle), ("L", self._mark)
        self._asked_keys = [key_of(keys, self, run, within) for keys, run in asked]
        for keys, run in (("PgDown", partial(self._turn, 1)), ("PgUp", partial(self._turn, -1))):
            key_of(keys, self, run, within)

    def _build(self) -> None:
        self.sheets = KeyButton(tr("Dealer’s sheets…"), icon="printer", kind="quiet")
        self.sheets.set_small()
        self.sheets.clicked.connect(lambda: print_out(self, self.session, "dealer_sheets"))
        self.discs = ChipDisc(), label("→", "heading"), ChipDisc()
        self.title, self.line = label("", "heading", wrap=True), ElidedLabel("", "quiet")
        self._flow = Flow(gap=6)
        self._beside, self._under = across(), across(margins=(SIDE, 0, SIDE, 0))
        names = down(self.title, self.line, gap=2)
        head = across(*self.discs, (names, 1), self._beside, gap=12, margins=(SIDE, 0, SIDE, 0))
        self.titles = Titles(self.sheet)
        self.real = self.titles.real
        self.list, self.foot, self.empty = PlainScroll(), Foot(), Empty()
        self._question = QWidget()
        self._questions = down(margins=(SIDE, 0, SIDE, SIDE), of=self._question)
        card, full = Card(), QWidget()
        # Outside first: with each new parent Qt styles all that a widget holds anew.
        self._stack = stacked(full, self.empty)
        down(self._stack, of=self)
        down((card, 1), self.foot, gap=10, of=full)
        lines = down(self._question, self.titles, (self.list, 1))
        down(head, self._under, (lines, 1), gap=10, margins=(RING, 14, RING, RING + 8), of=card)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_tables()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a point after odd chips as the sign that they were the table of a seat."""
        if event.text() not in POINTS or not self.picked_digits.give_table(event.text()):
            super().keyPressEvent(event)

    # -- where it stands -----------------------------------------------------------------------------

    @property
    def chips(self) -> list[int]:
        """Return the chips there is something to do about: due, announced, or chosen in the plan."""
        t = self.session.state
        wanted = {*raced_now(t, self.session.now()), self.picked}
        return [v for v in in_play(t)[:-1] if v in wanted]

    @property
    def chip(self) -> int:
        """Return the chip that is raced; 0 for none."""
        return self.at[0] if self.at is not None else 0

    @property
    def table(self) -> Table | None:
        """Return the table that races, if it is open."""
        return None if self.at is None else self.session.state.open_table(self.at[1])

    @property
    def done(self) -> bool:
        """Return whether this table has raced this chip."""
        return self.at is not None and self.at[1] in raced(self.session.state, self.at[0])

    @property
    def asking(self) -> bool:
        """Return whether the desk takes the digits that are typed."""
        return self.table is not None and not self.done

    def pick(self, chip: int) -> None:
        """Race this one though nothing says that it is due."""
        first = next(iter([*to_race(self.session.state, chip), *self._tables(chip)]), None)
        if first is not None:
            self.picked = chip
            self.go((chip, first.id))

    def go(self, at: Place) -> None:
        """Go to this table's race."""
        self.picked_digits.clear()
        self.at = at
        if at[0] != self.picked:
            self.picked = 0
        self._leave_button()

    def _turn(self, by: int) -> None:
        ids = [x.id for x in self._tables(self.chip)]
        if self.at is not None and self.at[1] in ids:
            self.go((self.chip, ids[(ids.index(self.at[1]) + by) % len(ids)]))

    def _tables(self, chip: int) -> list[Table]:
        """Return the tables that have raced it or still have to."""
        t = self.session.state
        done = raced(t, chip)
        return [x for x in t.open_tables if x.seats or x.id in done]

    def has_main(self, duty: Duty) -> bool:
        """Return whether the foot's button does this duty, or leads to it from the result before."""
        if self.at is None or self.table is None:
            return False
        if isinstance(duty, RaceDuty):
            after = next_race(self.session.state, self.session.now(), [self.chip]) if self.done else self.at
            return after == (duty.chip, duty.table)
        out = isinstance(duty, ColourUpRacedDuty) and duty.chips == (self.chip,)
        return out and self.done and not to_race(self.session.state, self.chip)

    # -- following the tournament --------------------------------------------------------------------

    def tick(self) -> None:
        """Follow what differs without any action: a break begins, a button told is good no longer."""
        if self._content() != self._shown:
            held = self.isAncestorOf(self.window().focusWidget() or self.window())
            self.refresh()
            if held:
                self.take_keyboard()

    @safely
    def hideEvent(self, event: QHideEvent) -> None:
        """Forget a chip that was chosen though it is not due: it is chosen no longer when one comes back."""
        super().hideEvent(event)
        self.picked_digits.clear()
        if not event.spontaneous():
            self.picked = 0

    def _content(self) -> object:
        """Return all that decides what is shown, but for what is typed."""
        t, now, table, reading = self.session.state, self.session.now(), self.table, self.session.reading()
        if table is None:
            return tuple(self.chips), t.chips.values, t.chips.coloured_up, t.clock.levels, reading.index
        names = Names(t)
        seats = [(s, names.entry(table.seats[s])) for s in collecting(t, table, self.chip, now)]
        places = [(x.id, x.label, x.id in raced(t, self.chip)) for x in self._tables(self.chip)]
        held, wanted = self.held(), button_wanted(t, table, now)
        asks = wanted, self._racing, self.real.isChecked()
        return self.at, self.chips, seats, places, held, asks, colours(t)

    def refresh(self) -> None:
        """Show the race as the night stands. What is typed stays; so does the keyboard, if it can."""
        t, chips = self.session.state, self.chips
        if self.at is None or self.at not in [(v, x.id) for v in chips for x in self._tables(v)]:
            self.at = next_race(t, self.session.now(), chips)
            if self.at is None and chips:  # all are raced: the last of them
                raced_by = [x for x in self._tables(chips[0]) if x.id in raced(t, chips[0])]
                self.at = (chips[0], raced_by[-1].id) if raced_by else None
        elif self.done and self._asked_for == self.at and not self.held():
            # raced without the desk: there is nothing to hand out from here
            self.at = next_race(t, self.session.now(), [self.chip]) or self.at
        for key in self._asked_keys:
            key.setEnabled(self.asking)
        if (content := self._content()) == self._shown:
            if self.asking and self.asked is None:
                self.look()
            return
        same = isinstance(self._shown, tuple) and self._shown[0] == self.at
        where = next((x.seat for x in self.rows if x.hasFocus() or x.cards.hasFocus()), 0) if same else 0
        cards = any(x.cards.hasFocus() for x in self.rows)
        self._shown, self._tried, self.asked = content, False, None
        table = self.table
        self._stack.setCurrentIndex(1 if table is None else 0)
        if table is None:
            self._say_empty()
        else:
            self._show(table)
            row = next((x for x in self.rows if x.seat == where and self.asking), None)
            if row is not None:
                (row.cards if cards and row.cards.isVisible() else row).setFocus()
        self.turned.emit()

    def _show(self, table: Table) -> None:
        """Show the table's race: asked for, or held; between them the button, where the rulebook needs it."""
        t, chip, new = self.session.state, self.chip, above(self.session.state, self.chip) or 0
        sheet = self.sheet
        sheet.chip, sheet.most, sheet.colours, sheet.asked = chip, most_odd(t, chip), colours(t), self.asking
        race = next(reversed(self.held()), None)
        wants = not self.done and self._wants_button(table)
        for disc, value in ((self.discs[0], chip), (self.discs[2], race.new if race else new)):
            name = say.chip_name(value, sheet.colours)
            disc.show_chip(say.face(value), sheet.colours.get(value, ""), name)
        old, becomes = chips_off([chip]), chips_off([new])
        title = tr("Table {table}, the {chips} become {new}", table=table.label, chips=old, new=becomes)
        self.title.setText(title)
        self._show_tables(chip)
        self.line.setText(self._about(table))
        self.titles.setVisible(not self.done or race is not None)
        self.real.setVisible(not self.done)
        self._question.setVisible(wants)
        self.foot.setVisible(not wants)
        self._asked_for = None if self.done else self.at
        if self.done:
            self._show_result(table, self.held())
        else:
            self._ask(table)
        if wants:
            self._ask_button(table)
        self.titles.update()

    def _about(self, table: Table) -> str:
        """Say how it is raced, and how many tables still have to; of a race that was held, who dealt it."""
        t, races = self.session.state, self.held() if self.done else []
        if any(x.odd for x in races):
            said = say.by_whom(any(x.cards for x in races), any(x.secret for x in races))
        elif races:
            said = say.had_none(self.chip)
        elif self.done:
            said = say.done_otherwise()
        else:
            n = len(racers(t, table, self.chip))
            late = n < len(table.seats)
            said = say.newcomers_line(n) if late else say.race_line(n, t.rulebook.word("race.start"))
        n = len(to_race(t, self.chip))
        left = tr("%n tables to race", n) if n else tr("all tables raced")
        return said if self._beside.count() else f"{said} · {left}"

    def _show_tables(self, chip: int) -> None:
        """Show the chips first, where there are several; then every table of the one that is chosen."""
        chips = self.chips if chip in self.chips else [chip]
        tables, done = self._tables(chip), raced(self.session.state, chip)
        if len(tables) > MOST:
            mine = [x for x in tables if (chip, x.id) == self.at]
            tables = [*mine, *[x for x in tables if x.id not in done and x not in mine][: MOST - 1]]
        self.chip_buttons, self.tables = {}, {}
        for value in chips if len(chips) > 1 else ():
            run = partial(self.pick, value)
            self.chip_buttons[value] = _choice(chips_off([value]), "", value == chip, run)
        for table in tables:
            place, name, over = (chip, table.id), table.label, table.id in done
            made = _choice(name, "check" if over else "", place == self.at, partial(self.go, place))
            made.setAccessibleName(tr("Table {label}, raced", label=name) if over else say.table_name(name))
            self.tables[place] = made
        self._flow.show_all([*self.chip_buttons.values(), *self.tables.values()])
        self._place_tables()

    def _place_tables(self) -> None:
        """Stand the tables beside the title, in one line where there is room for it, or under it."""
        buttons = [*self.chip_buttons.values(), *self.tables.values()]
        width = sum(x.sizeHint().width() + 6 for x in buttons)
        beside = width <= 2 * BESIDE - 64
        (self._beside if beside else self._under).addWidget(self._flow)
        self._flow.setMinimumWidth(min(width, max(BESIDE, self.width() // 2)) if beside else 0)

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
            what = filter(None, (chips_off(chips), say.row_name(t.clock.levels, row), at))
            more = tr("Next colour-up: {what}", what=" · ".join(what))
        self.empty.say(title, more)

    def _again(self) -> None:
        self.refresh()
        self.take_keyboard()

    # -- the button, where the rulebook needs it -----------------------------------------------------

    def _wants_button(self, table: Table) -> bool:
        """Ask before the first chip where collecting begins at it, else once cards are dealt from it."""
        t, now = self.session.state, self.session.now()
        if len(racers(t, table, self.chip)) < 2 or not button_wanted(t, table, now):
            return False
        dealing = self._racing == self.at and not self.real.isChecked()
        return dealing or from_button(t, "race.collected_from")

    def _ask_button(self, table: Table) -> None:
        inside, question = self._questions, say.button_question(table.label)
        empty(inside)
        self.asked = asked = SeatQuestion([table], self.session.state, self.session.now)
        asked.field.setAccessibleName(question)
        asked.setMaximumWidth(400)
        asked.answered.connect(lambda seats: self._note_button(table, seats[0][1]))
        asked.command.connect(desk_of(self).begin_line)
        if self._racing is not None:
            back = KeyButton(common("Cancel"), key="Esc", does=self._leave_button)
            back.set_small()
            asked.show_beside([back])
            key_of("Esc", asked, self._leave_button, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        asked.begin()
        hint = label(
            tr("The race starts to the left of the button. Type the seat or click it."), "quiet", wrap=True
        )
        for part in (label(question, "strong"), hint, asked):
            inside.addWidget(part)
        inside.addStretch(1)

    def _note_button(self, table: Table, seat: int) -> None:
        big = big_blind_after(table, seat)
        if big is not None:
            noted = acts.NoteBlinds(table=table.id, big=big, button=seat)
            perform(self, self.session, noted, then=lambda _: self._has_button())

    def _has_button(self) -> None:
        racing = self._racing is not None and self._racing == self.at
        self._leave_button()
        if racing:
            self.race()

    def _leave_button(self) -> None:
        self._racing = None
        self._again()

    # -- asking --------------------------------------------------------------------------------------

    def _row(self, seat: int, name: str, typed: TypedSeat) -> RaceRow:
        """Return a line of this table that the desk listens to."""
        row = RaceRow(self.sheet, seat, name, typed)
        row.changed.connect(self._counted)
        row.picked.connect(self.picked_digits.add)
        row.unpicked.connect(self.picked_digits.clear)
        row.went_on.connect(partial(self.go_on, row))
        row.stepped.connect(partial(self.step, row))
        row.raced.connect(self.race)
        row.focused.connect(partial(self.list.ensureWidgetVisible, row, 0, 4))
        return row

    def _counted(self) -> None:
        """Follow a count that changes. A race refused was about the counts before: Ctrl+Enter races again."""
        if desk_of(self).waits_for_why(acts.Race):
            desk_of(self).unsay()
        self.look()

    def _lay_rows(self, table: Table, rows: Sequence[RaceRow]) -> None:
        """Lay these lines between the head and the foot, for Tab too: new widgets would come last of all."""
        self.rows = list(rows)
        at = button(self.session.state, table, self.session.now())
        for row in self.rows:
            row.button = row.seat == at
        ink = QFontMetrics(font(STRONG, 600))
        self.sheet.names_wide = GAP + max((ink.horizontalAdvance(row.name) for row in rows), default=0)
        inside = QWidget()
        down(*((row, 99) for row in self.rows), None, of=inside)
        self.list.setWidget(inside)
        order: list[QWidget] = [self.real, *(x for row in self.rows for x in (row, row.cards)), self.foot]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _ask(self, table: Table) -> None:
        t, names = self.session.state, Names(self.session.state)
        typed = self._typed.setdefault((self.chip, table.id), {})
        entries = [(s, table.seats[s]) for s in collecting(t, table, self.chip, self.session.now())]
        rows = [self._row(s, names.entry(e), typed.setdefault(e, TypedSeat())) for s, e in entries]
        self._lay_rows(table, rows)
        self._then = self.race
        self.look()

    def look(self) -> None:
        """Show what the lines come to, beside them and in the foot."""
        table, foot = self.table, self.foot
        if table is None:
            return
        typed = {row.seat: row.typed for row in self.rows}
        seen = self._seen = read_race(self.session, table, self.chip, typed, self.real.isChecked())
        race = seen.ahead
        for row in self.rows:
            wrong, missing = seen.wrong.get(row.seat, ""), seen.missing.get(row.seat, "")
            cards = () if race is None or not race.chips else race.cards
            dealt = say.cards_dealt([i for i, seat in enumerate(cards, 1) if seat == row.seat])
            bad = bool(wrong or (missing and self._tried))
            row.tell(wrong or missing or dealt, wrong=bad, types_cards=self.real.isChecked())
        foot.problem.show_text(seen.whole)
        foot.button.setEnabled(not seen.whole)
        if race is None:
            return
        foot.button.say(tr("Race") if race.odd or seen.wrong else tr("No odd chips"))
        foot.button.set_kind("primary" if race.odd and not seen.wrong else "")
        worth, rounding = say.chips_worth(race.odd, race.value), say.signed(race.rounding)
        won = say.chips_worth(race.chips, race.chips * race.new) if race.odd else say.chips_worth(0, 0)
        # what cannot be comes to nothing; who keeps a chip the cards tell
        figures = ["–"] * 4 if seen.wrong else [worth, won, "–", rounding]
        foot.show_figures((self.chip, race.new, race.new, 0), figures, self.sheet.colours)

    def race(self) -> None:
        """Hold it as typed, or go to the first thing that is wrong."""
        self.look()
        seen = self._seen
        if seen is None or not self.asking or seen.whole:
            return
        bad = next((row for row in self.rows if row.seat in seen.wrong or row.seat in seen.missing), None)
        if bad is None and any(isinstance(x, reasons.BlindsUnknown) for x in self.session.check(seen.act)):
            self._racing = self.at
            self._again()
            return
        if bad is None:
            self.foot.setFocus()  # Ctrl+Enter is that of a refusal, if one comes
            perform(self, self.session, seen.act, then=lambda _: self.take_keyboard())
            return
        self._tried = True
        self.look()
        many = (bad.typed.odd or 0) > self.sheet.most
        self._focus(bad.cards if bad.cards.isVisible() and not many else bad)

    def go_on(self, row: RaceRow, by_digit: bool) -> None:
        """Go from a seat to its cards where they are typed, else to the next seat; not past a slip."""
        seen, at_cards = self._seen, row.cards.hasFocus()
        if seen is not None and row.seat in seen.wrong:
            self._focus(row.cards if at_cards else row)
        elif self.real.isChecked() and row.typed.odd and not at_cards:
            self._focus(row.cards)
        else:
            self.step(row, 1)
            for after in self.rows:
                if after.hasFocus():
                    after.wait_for_enter(by_digit)

    def step(self, row: RaceRow, by: int) -> None:
        """Go to the next seat or the one before; after the last one to the foot."""
        to = self.rows.index(row) + by
        if 0 <= to < len(self.rows):
            self._focus(self.rows[to])
        elif by > 0:
            self.foot.setFocus()

    def _focus(self, target: QWidget | None) -> None:
        if target is not None:
            target.setFocus()
        if isinstance(target, QLineEdit):
            target.selectAll()

    def _mark(self) -> None:
        row = next((x for x in self.rows if x.hasFocus()), None)
        if row is not None:
            row.mark()
        else:
            desk_of(self).say(tr("Choose a player’s row first: L marks the last chips."))

    # -- how a race came out -------------------------------------------------------------------------

    def held(self) -> list[RaceHeld]:
        """Return the races on the desk: more than one where newcomers raced later."""
        return [x for x in self.session.state.chips.races if (x.chip, x.table) == self.at]

    def _show_result(self, table: Table, races: Sequence[RaceHeld]) -> None:
        words, self._then = self._next()
        self.foot.button.say(words)
        self.foot.button.set_kind("primary")
        self.foot.button.setEnabled(True)
        self.foot.problem.show_text("")
        if not races:
            self._lay_rows(table, ())
            more = tr("To race this table here, undo that action in History.")
            self.list.setWidget(Empty(say.done_otherwise(), more))
            self.foot.show_none()
            return
        self._lay_result(table, races)
        out = sum(collected(x) for x in races)
        won = sum(given(x) for x in races)
        kept = sum(rescued(x) for x in races)
        odd = sum(n for race in races for _, n in race.odd)
        winning, staying = sum(len(x.winners) for x in races), sum(len(x.rescued) for x in races)
        figures = [say.chips_worth(n, value) for n, value in ((odd, out), (winning, won), (staying, kept))]
        new, rescue = races[-1].new, next((x.rescue for x in reversed(races) if x.rescue), 0)
        figures.append(say.signed(won + kept - out))
        self.foot.show_figures((self.chip, new, rescue or new, 0), figures, self.sheet.colours)

    def _lay_result(self, table: Table, races: Sequence[RaceHeld]) -> None:
        """List the seats that raced, under the names of then, and those that had no odd chips."""
        sheets = [x for x in race_sheets(self.session.director, self.session.now()) if x.at is not None]
        sheets = [x for x in sheets if (x.table, x.chip) == (table.label, self.chip)]
        if len(sheets) != len(races):
            sheets = [filled(self.session.state, race) for race in races]
        rows = [row for race, sheet in zip(races, sheets, strict=True) for row in self._rows_of(race, sheet)]
        raced_here = {row.entry for sheet in sheets for row in sheet.rows}
        asked, names = self._typed.get((self.chip, table.id), {}), Names(self.session.state)
        for seat, entry in table.seats.items():
            if entry in asked and entry not in raced_here:
                rows.append(self._row(seat, names.entry(entry), TypedSeat(0)))
                rows[-1].show_result([], ("", 0), won=False)
        self._lay_rows(table, sorted(rows, key=lambda row: row.seat))

    def _rows_of(self, race: RaceHeld, sheet: RaceSheet) -> Iterator[RaceRow]:
        t, names = self.session.state, Names(self.session.state)
        by, won = ways(t), Counter(race.winners)
        best = winners(race.cards, len(race.winners), by.most, by.suits)
        for one in sheet.rows:
            gets = tr("nothing"), 0
            if one.seat in won:
                gets = say.signed(race.new * won[one.seat]), race.new
            elif one.seat in race.rescued:
                gets = say.stays_in(), race.rescue
            # who is called as then has the number that tells namesakes apart
            same = one.entry in t.people.entries and t.name(one.entry) == one.name
            name = names.entry(one.entry) if same else one.name
            row = self._row(one.seat, name, TypedSeat(one.odd, last=one.seat in race.rescued))
            row.show_result([(x, (one.seat, x) in best) for x in one.cards], gets, won=one.seat in won)
            yield row

    def _next(self) -> tuple[str, Callable[[], object]]:
        """Return the step after a race: the next table, the chip out of play, another chip, the plan."""
        same = next_race(self.session.state, self.session.now(), [self.chip])
        if same is not None:
            won = any(race.winners for race in self.held())
            return tr("Hand out the chips, next table") if won else tr("Next table"), partial(self.go, same)
        if self.chip in self.chips:
            words = tr("Take the {chips} out of play", chips=chips_off([self.chip]))
            return words, partial(self._take_out, self.chip)
        return tr("Go to plan"), self.leave.emit

    def _take_out(self, chip: int) -> None:
        def left(_: object) -> None:
            desk_of(self).say(say.has_left(chip))
            self.take_keyboard()

        perform(self, self.session, acts.ColourUp(chip=chip), then=left)

    # -- the keyboard --------------------------------------------------------------------------------

    def waits_for(self) -> QWidget | None:
        """Return the widget that takes a digit: the question, else the first seat that wants one."""
        if not self.asking or not self.isVisible():
            return None
        return self._first_open() if self.asked is None else self.asked.field

    def _first_open(self) -> RaceRow | None:
        """Return the first seat that nothing is typed for, else the first with more chips than are odd."""
        blank = (row for row in self.rows if row.typed.odd is None)
        many = (row for row in self.rows if (row.typed.odd or 0) > self.sheet.most)
        return next(chain(blank, many), None)

    def home(self) -> QWidget | None:
        """Return the part that has the keyboard: the question, the first seat that wants a digit, the foot;
        None: nothing."""
        if self.table is None:
            return None
        if self.asked is not None:
            return self.asked.field
        return (self._first_open() if self.asking else None) or self.foot

    def take_keyboard(self) -> None:
        """Give the keyboard to what waits for an answer, or leave where nothing does."""
        target = self.home()
        if target is not None:
            target.setFocus()
        else:
            self.leave.emit()


def _choice(words: str, icon: str, checked: bool, run: Callable[[], object]) -> KeyButton:
    made = KeyButton(words, icon=icon, kind="answer", does=lambda: run())
    made.set_small()
    made.setCheckable(True)
    made.setChecked(checked)
    return made
