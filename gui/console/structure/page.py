"""The Structure page: the sheet of levels and breaks, and the night's settings beside it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar, cast

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QMenu, QSizePolicy, QWidget

from core.clock.structure_rules import RowsAct
from core.clock.times import Timetable
from core.formats.format import can
from core.say.acts import Act, AddBreak, AddLevel, EditRow, MoveRow, RemoveRow, SetStructure
from core.say.levels import USUAL, Level, PauseKind
from gui.console.ask.template_dialog import of_sheet
from gui.console.frame.acting import Page, desk_of, perform
from gui.console.frame.deeds import Deed, DeedButton
from gui.console.structure.draft import Draft
from gui.console.structure.generate_dialog import GenerateDialog
from gui.console.structure.settings_side import SettingsSide
from gui.console.structure.sheet import BEGINS, NUMBER, OPTIONAL, Sheet, SheetModel, said_time
from gui.console.structure.sheet_side import NARROW, WIDE, EndCard, EndRow, LayCard, Warned
from gui.console.structure.sheet_templates import Row, sheets
from gui.console.tonight.hall_closes import closing_moment
from gui.program.session import Session
from gui.safely import safely
from gui.theme import ROW_CARD
from gui.widgets.boxes import NO_LIMIT, across, down, hand_over, set_seen, settle, stacked, tab_bar
from gui.widgets.empty import Empty
from gui.widgets.key_button import KeyButton
from gui.widgets.key_cap import KeyCaps
from gui.widgets.labels import label
from gui.widgets.menu import Menu, entry, key_of
from gui.widgets.panel import RING, Card
from gui.words import console
from gui.words import structure as say
from gui.words import text as words
from gui.words.tr import Context
from gui.words.voices import SelectFirst, told

tr = Context("structure")

FIRST = (25, 50)
Wished = TypeVar("Wished")


def _touched(act: RowsAct, old: Sequence[Level], new: Sequence[Level]) -> int:
    """Return how many rows an act moves, lays, adds, removes or makes others."""
    if isinstance(act, MoveRow):
        return 1 if act.to is None else act.to - act.row + 1
    if isinstance(act, SetStructure):
        return sum(x.id < 0 for x in new)
    stood = {x.id: x for x in old}
    kept = [x for x in new if x.id in stood]
    return sum(x != stood[x.id] for x in kept) + len(new) - len(kept) + len(old) - len(kept)


def _end(table: Timetable) -> int | None:
    """Return when the night ends by this sheet, or where nobody can tell, when its last row is over."""
    return table.last if table.ends is None else table.ends


def next_level(levels: Sequence[Level], at: int | None) -> AddLevel:
    """Return a level before row ``at`` (from 1), or at the end: the step between the two levels before,
    again."""
    index = len(levels) if at is None else at - 1
    before = [x for x in levels[:index] if not x.pause]
    if not before:
        return AddLevel(blinds=FIRST, at=at)
    last = before[-1]
    earlier = before[-2] if len(before) > 1 else None

    def next_pair(small: str, big: str) -> tuple[int, int] | None:
        """Return the next blinds: up by as much as before; doubled after the first level, and where the sheet
        fell or stood still."""
        low, high = getattr(last, small), getattr(last, big)
        was_low, was_high = getattr(earlier, small, 0), getattr(earlier, big, 0)
        if not (low or high):
            return None
        if not (was_low or was_high) or high <= was_high or low < was_low:
            return low * 2, high * 2
        return 2 * low - was_low, 2 * high - was_high

    blinds, bets = next_pair("small_blind", "big_blind"), next_pair("small_bet", "big_bet")
    bring_in, _ = next_pair("bring_in", "bring_in") or (None, None)
    ante = last.ante
    if ante and blinds is not None and ante == last.big_blind:
        ante = blinds[1]
    elif ante and earlier is not None and earlier.ante:
        ante += max(0, last.ante - earlier.ante)
    return AddLevel(
        blinds=blinds,
        bets=bets,
        ante=ante or None,
        ante_kind=last.ante_kind if ante else None,
        cap=last.cap or None,
        bring_in=bring_in,
        hands=last.hands or None,
        at=at,
    )


_BESIDE = 760
"""The width (px) of the page from which the end of the night stands beside the sheet, not under it."""
_ROOMY = 860
_TALL = 530
"""The height (px) of the page from which there is room for a change and for templates by name."""
_SHOWN = 3
"""So many templates are shown by name."""


_OF_ROW: Mapping[str, tuple[type[Act], ...]] = {
    "insert": (AddLevel,), "insert_break": (AddBreak,), "remove": (RemoveRow,), "up": (MoveRow,),
    "down": (MoveRow,),
}  # fmt: skip
"""The acts of the deeds with a row, by name."""


class StructurePage(Page):
    """Two tabs: the sheet, with the end of the night beside it; the settings."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._played = -1
        self._letter = ""  # that began the change which is not done yet: another one makes both a name
        self.model = SheetModel(session)
        self.sheet = Sheet(self.model)
        self.side = SettingsSide(session)
        self._add_deeds()
        self._build()
        self.model.edited.connect(self._do)
        self.model.misread.connect(self._say)
        self.model.drafted.connect(self._show_draft)
        self.sheet.shut.connect(self._shut)
        self.sheet.left.connect(self._leave_sheet)
        self.sheet.wrote.connect(self._write)
        self.sheet.held.connect(lambda: self._say(say.stands()))
        self.sheet.fixed.connect(lambda: self._say(say.fixed_cell() if self.model.levels else say.no_row()))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._mark)
        self.sheet.selectionModel().currentChanged.connect(lambda *_: self._chosen())
        self.sheet.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        self.sheet.customContextMenuRequested.connect(self._menu_at)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        key_of("F6", self, partial(self._to_part, 1), within)
        key_of("Shift+F6", self, partial(self._to_part, -1), within)

    # -- building ------------------------------------------------------------------------------------

    def _add_deeds(self) -> None:
        wishes: tuple[tuple[str, str, Callable[[], Act | str]], ...] = (
            ("level", "L", lambda: next_level(self.model.levels, self._after())),
            ("break", "B", lambda: AddBreak(at=self._after())),
            ("insert", "Ins", lambda: self._of_row(lambda row: next_level(self.model.levels, row))),
            ("insert_break", "Shift+Ins", lambda: self._of_row(lambda row: AddBreak(at=row))),
            ("remove", "Del", lambda: self._of_row(lambda _: self._remove())),
            ("up", "Alt+Up", lambda: self._of_row(lambda _: self._move(-1))),
            ("down", "Alt+Down", lambda: self._of_row(lambda _: self._move(1))),
            ("talk", "", lambda: AddBreak(at=self._after(), kind="talk")),
            ("day_end", "", lambda: AddBreak(at=self._after(), kind="day-end")),
        )
        for name, key, made in wishes:
            wish = made if name in ("up", "down") else partial(self._alone, made)
            deed = self.deeds.add(name, say.deed(name), key, wish, self._run(wish))
            # what is asked of a row does not tell before one is chosen
            deed.kinds = _OF_ROW.get(name, ())
            if key:
                self.sheet.addAction(deed)
            if key.isalpha() and len(key) == 1:
                deed.by_key = partial(self._by_letter, deed)
        nothing = partial(self._alone, lambda: None)
        generate = tr("Generate structure…"), "G", nothing, self._generate
        self.make = self.deeds.add("generate", *generate)
        self.deeds.add("templates", tr("Templates"), "T", nothing, self._template_menu)
        for name in ("generate", "templates"):  # what these ask does not tell which act it comes to
            self.deeds[name].kinds = (SetStructure,)
        self.sheet.addActions([self.make, self.deeds["templates"]])

    def _build(self) -> None:
        self.tabs = tab_bar(tr("Levels"), tr("Settings"), hints=("F6", "F6"))
        self.tabs.currentChanged.connect(lambda _: self._turned())
        self.templates = KeyButton(key="T", does=self.deeds["templates"].trigger)
        self.more = KeyButton(icon="dots-three", kind="quiet")
        self.more.setAccessibleName(tr("Talk breaks, ends of days, columns"))
        self.more.setToolTip(self.more.accessibleName())
        self.more.clicked.connect(lambda: self._menu(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        self.odd = Warned()
        more = tr("Add the first level or load a template. Every cell can be edited later.")
        self.end, self.lay = EndCard(self._write, self._leave), LayCard(self.templates, self.make.trigger)
        self.line = self.end.line
        self.foot = EndRow(self._columns)
        self._card, self._left, self.beside, levels = Card(), QWidget(), QWidget(), QWidget()
        self._buttons = [DeedButton(self.deeds[name]) for name in ("level", "break")]
        for button in self._buttons:
            button.set_small()
        over = self.tabs, 16, (self.side.head, 1000), None, *self._buttons, self.more
        tabs = across(*over, gap=8, margins=(RING, 0, RING, 0))
        # Outside first: with each new parent Qt styles all that a widget holds anew.
        down(tabs, (self._left, 1), (self.side, 1), gap=12, margins=(20 - RING, 16, 20 - RING, 16), of=self)
        self._split = across((self._card, 1), self.beside, gap=16 - 2 * RING, of=self._left)
        self._stack = stacked(levels, Empty(tr("No levels yet"), more))
        # One line below the sheet: where something is odd it is said in place of the keys, and nothing moves.
        self._keys = self._key_line()
        self._keys.setFixedHeight(ROW_CARD)
        edges = RING + 8, RING + 6, RING + 8, RING + 8
        down((self._stack, 1), self.odd, self._keys, gap=6, margins=edges, of=self._card)
        down((self.sheet, 1), self.foot, of=levels)
        down(self.end, self.lay, None, gap=16 - 2 * RING, of=self.beside)
        self._fit()

    def _key_line(self) -> QWidget:
        """Return the line that says what keys do in the sheet; it is cut where there is little room."""
        told = (
            (("↵", "F2"), tr("edits")), (("⇧ ↑ ↓",), tr("takes more levels")), (("Alt ↑ ↓",), tr("moves")),
            (("Del",), tr("removes")),
        )  # fmt: skip
        shown = [across(KeyCaps(keys), label(words, "label"), gap=6) for keys, words in told]
        line = QWidget()
        across(*shown, None, gap=16, margins=(8, 0, 8, 0), of=line)
        line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return line

    def _columns(self) -> tuple[int, int]:
        """Return where the times and the numbers of the levels begin."""
        return self.sheet.columnViewportPosition(BEGINS), self.sheet.columnViewportPosition(NUMBER)

    def _turned(self) -> None:
        """Show the other tab; it has the keyboard if the one that was shown had it."""
        parts = self._left, self.side, self.side.head, self.more, *self._buttons
        had = any(hand_over(part, self) for part in parts)
        self._fit()
        if had:
            self._begins().setFocus()

    def _begins(self) -> QWidget:
        """Return the widget that has the keyboard first: the sheet; where it is not seen, its tab."""
        return self.tabs if self._left.isHidden() else self.sheet

    def _fit(self) -> None:
        levels, shown = can(self.session.state, SetStructure), self.tabs.currentIndex()
        for part in (self.tabs, self.more, *self._buttons):
            set_seen(part, levels and (part is self.tabs or shown == 0))
        set_seen(self._left, levels and shown == 0)
        settings = not levels or shown == 1
        if settings and self.isVisible():
            self.side.catch_up()
        for part in (self.side, self.side.head):
            set_seen(part, settings)
        beside = self.width() >= _BESIDE
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._split.setDirection(way)
        side = WIDE if self.width() >= _ROOMY else NARROW
        self.beside.setMinimumWidth(side if beside else 0)
        self.beside.setMaximumWidth(side if beside else NO_LIMIT)
        tall = self.height() >= _TALL
        self.lay.show_names(tall)
        set_seen(self.lay, beside and (tall or self.model.draft is None))

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # -- following the tournament --------------------------------------------------------------------

    def shown(self) -> None:
        """Come into view: the sheet has the keyboard, at the row that is played; not seen, its tab has it."""
        self.catch_up()
        self.model.tick()  # a level may have ended by itself while another page was shown
        played = self.model.reading.index
        chosen = self.sheet.selectionModel().hasSelection()
        if self.model.levels and (not chosen or played != self._played):
            settle(self)
            self.sheet.setCurrentIndex(self.model.index(played, self.model.name_at))
            self.sheet.scrollTo(self.sheet.currentIndex(), Sheet.ScrollHint.PositionAtCenter)
        self._played = played
        if not can(self.session.state, SetStructure):
            self.setFocus()  # not the first field: a name typed there would be the tournament's
        else:
            self._begins().setFocus()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let an arrow go back to the sheet that Esc has left."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.hasFocus() and self.sheet.isVisible():
            self.sheet.setFocus()
        else:
            super().keyPressEvent(event)

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        self._stale = True  # a level may have ended by itself while another tournament was shown
        super().showEvent(event)

    def tick(self) -> None:
        self.model.tick()
        self.sheet.show_progress()
        self._show_end()

    def refresh(self) -> None:
        self._fit()
        at = self.sheet.currentIndex()
        self.model.take()
        if not self.sheet.currentIndex().isValid() and at.isValid() and self.model.levels:
            self._go(min(at.row(), len(self.model.levels) - 1), at.column())
        self._stack.setCurrentIndex(0 if self.model.levels else 1)
        self.line.setText(say.sheet_line(self.model.standing.levels))
        self.odd.show_warnings(self.model.odd)
        self._keys.setVisible(not self.model.odd)
        self._show_end()
        self._show_templates()
        self.side.take()
        self._chosen()

    def _show_end(self) -> None:
        """Show when the night ends, under the sheet and beside it, and when the venue closes."""
        session, table = self.session, self.model.table
        t, zone = session.state, session.zone
        closes = closing_moment(str(t.setting("closes")), session.now(), zone)
        at = _end(table)
        self.end.show_title(at is not None)
        ends, stood = self._said(table), self._said(self.model.standing)
        was = stood if ends != stood else ""
        shut = "" if closes is None else console.hall_closes(words.time_of_day(closes, zone))
        here = "" if at is None else tr("The night ends about here")
        self.foot.show_end(ends, was, here, shut)
        self.end.times.show_times(stood, ends if was else "")
        begins = table.begins[0] if table.begins else None
        drawn = None not in (begins, at, closes) and not table.from_start
        self.end.show_bar(drawn)
        if begins is not None and at is not None and closes is not None and drawn:
            whole = max(1, max(at, closes) - begins)
            over, end = ((x - begins) / whole for x in (min(session.now(), at), at))
            self.end.bar.show_night(max(0.0, over), end, in_time=at <= closes)
            self.end.begins.setText(words.time_of_day(begins, zone))
            self.end.closes.setText(shut)

    def _show_templates(self) -> None:
        found = sheets(self.session)
        self.templates.say(tr("All {n}…", n=len(found)))
        first = list(found.items())[:_SHOWN]
        self.lay.show_templates(
            [(name, say.rows(rows)) for name, rows in first], lambda name: self._load(found[name])
        )

    def _said(self, table: Timetable) -> str:
        """Say when the night ends by this sheet."""
        at = _end(table)
        return "" if at is None else said_time(table, at, self.session.zone)

    def go_to(self, row: object) -> None:
        """Choose this row (from 0)."""
        if isinstance(row, int) and 0 <= row < self.model.rowCount():
            self._go(row)
            self.sheet.setFocus()

    def ask(self, what: str) -> None:
        """Open the setting of this name."""
        self.tabs.setCurrentIndex(1)
        self.side.ensureWidgetVisible(self.side.open_row(what))

    def _go(self, row: int, column: int | None = None) -> None:
        column = self.model.name_at if column is None else column
        self.sheet.setCurrentIndex(self.model.index(row, column))
        self.sheet.scrollTo(self.sheet.currentIndex())

    def _to_part(self, by: int) -> None:
        """Go to the sheet and the cards beside it in turn; in the sheet Tab goes from cell to cell without
        end."""
        parts, focus = self.side.parts, QApplication.focusWidget()
        inside = (i for i, (card, _) in enumerate(parts, 1) if focus is not None and card.isAncestorOf(focus))
        here = next(inside, -1 if focus is self and by > 0 else 0)  # from the page itself to the sheet first
        to = (here + by) % (len(parts) + 1)
        self.tabs.setCurrentIndex(min(to, 1))  # seen where there is no room for both
        target = parts[to - 1][1] if to else self.sheet
        target.setFocus(Qt.FocusReason.TabFocusReason)
        if to:
            self.side.ensureWidgetVisible(parts[to - 1][0])
            self.side.ensureWidgetVisible(target)

    def _chosen(self) -> None:
        self._letter = ""
        self.deeds.refresh()

    @property
    def row(self) -> int:
        """Return the row chosen (from 0); -1 for none."""
        return self.sheet.currentIndex().row()

    # -- the acts ------------------------------------------------------------------------------------

    def _after(self) -> int | None:
        """Return the place of a new row (from 1), after the chosen one; None, the end, where that is past."""
        row, rows = self.row, len(self.model.levels)
        reading = self.model.reading
        first = reading.index + 1 if reading.phase != "before" else 0
        return row + 2 if 0 <= row < rows - 1 and row + 1 >= first else None

    def _of_row(self, make: Callable[[int], Act | str]) -> Act | str:
        if self.row < 0:
            return told(tr("Select a row first."), SelectFirst(thing="row"))
        return make(self.row + 1)

    def _remove(self) -> RemoveRow:
        row, to = self._chosen_rows()
        return RemoveRow(row=row, to=to)

    def _move(self, by: int) -> MoveRow | str:
        """Return the act that puts the chosen rows one row higher or lower; those that are moved go on."""
        draft = self.model.draft
        if draft is None:
            row, to = self._chosen_rows()
            return MoveRow(row=row, to=to, at=row - 1 if by < 0 else (to or row) + 2)
        act = draft.act
        if not isinstance(act, MoveRow):
            return say.stands()
        last = act.row if act.to is None else act.to
        at = act.at + by
        if act.row <= at <= last + 1:  # where they came from
            at = act.row
        return act.but(at=at)

    def _chosen_rows(self) -> tuple[int, int | None]:
        """Return the first of the chosen rows (from 1), and the last of several."""
        rows = self.sheet.chosen
        return rows[0] + 1, rows[-1] + 1 if len(rows) > 1 else None

    def _alone(self, wish: Callable[[], Wished]) -> Wished | str:
        """Return what is wished, or why not now: one change at a time."""
        return wish() if self.model.draft is None else say.stands()

    def _run(self, wish: Callable[[], Act | str]) -> Callable[[], None]:
        def run() -> None:
            act = wish()
            if isinstance(act, str):
                self._say(act)
            else:
                self._begin(cast(RowsAct, act))

        return run

    def _by_letter(self, deed: Deed) -> None:
        deed.trigger()
        self._letter = deed.key_text.lower() if self.model.draft is not None else ""

    def _begin(self, act: RowsAct) -> None:
        """Show what an act on the rows would do; Enter does it. On an empty sheet it is done at once."""
        if not self.model.standing.levels:
            self._do(act)
            return
        if isinstance(act, MoveRow) and act.at == act.row:
            self._leave()  # back where they were
            self.sheet.choose(act.row - 1, (act.row if act.to is None else act.to) - 1)
            return
        self.model.begin(Draft(self.session, act))
        self._choose(act)
        self.sheet.setFocus()

    def _choose(self, act: Act) -> None:
        """Choose the rows that an act has added or moved."""
        if isinstance(act, AddLevel | AddBreak):
            self._go(len(self.model.levels) - 1 if act.at is None else act.at - 1)
        elif isinstance(act, MoveRow):
            many = 0 if act.to is None else act.to - act.row
            first = act.at - 1 if act.at < act.row else act.at - 2 - many
            if first >= 0 and first + many < len(self.model.levels):
                self.sheet.choose(first, first + many)
                self.sheet.scrollTo(self.sheet.currentIndex())
        elif isinstance(act, SetStructure):
            new = (i for i, x in enumerate(self.model.levels) if x.id < 0)
            self._go(next(new, max(self.row, 0)))

    def _write(self) -> None:
        """Do the change that is not done yet."""
        draft = self.model.draft
        act = None if draft is None else draft.act
        if act is not None:
            self._do(act)
        elif draft is not None and draft.wrong:
            self._say(draft.wrong)
        else:
            self.model.begin(None)

    def _leave(self) -> None:
        """Drop the change that is not done yet."""
        row, column = self.row, self.sheet.currentIndex().column()
        self.model.begin(None)
        if not self.sheet.currentIndex().isValid() and self.model.levels:
            self._go(min(max(row, 0), len(self.model.levels) - 1), max(column, 0))
        self.sheet.setFocus()

    def _leave_sheet(self) -> None:
        """Let Esc drop the change, and another one give the keyboard back to the page."""
        if self.model.draft is not None:
            self._leave()
        else:
            self.setFocus()

    def _show_draft(self) -> None:
        """Show what the change would make of the night, and whose Enter is."""
        model, draft = self.model, self.model.draft
        if draft is None:
            self._letter = ""
        sentence, tone = "", ""
        if draft is not None and model.wrong:
            sentence, tone = model.wrong, "amber"
        elif draft is not None and (act := draft.act) is not None:
            old, new = model.standing, model.table
            sentence = say.changed(act, _touched(act, old.levels, new.levels))
            if old.last is not None and new.last is not None:
                sentence = f"{sentence} {say.moves_end(new.last - old.last)}"
        self.end.ask(sentence, tone)
        self._fit()
        self._show_end()
        self._mark()
        self.deeds.refresh()

    def _mark(self, *_: object) -> None:
        """Ring the end while Enter does the change."""
        focus = QApplication.focusWidget()
        here = focus is self.sheet or (focus is not None and self.sheet.isAncestorOf(focus))
        self.end.mark(self.model.draft is not None and here)

    def home(self) -> QWidget:
        """Give the keyboard back to a change that is not done yet."""
        return self if self.model.draft is None or self._left.isHidden() else self.sheet

    def letters(self) -> tuple[tuple[str, str], ...]:
        opens, more = tr("Open a cell or a setting, and do what is typed"), tr("Take more levels")
        takes = ("Shift+Up", more), ("Shift+Down", more)
        return ("Return", opens), ("F2", opens), *takes, ("K", tr("Setting as in the rulebook"))

    def confirm(self) -> bool:
        """Let Ctrl+Enter do the change where it is seen: what can be overruled is asked for a reason."""
        there = self.model.draft is not None and not self._left.isHidden()
        if there:
            self._write()
        return there

    def take(self, event: QKeyEvent) -> bool:
        """Let the letter after one that began a change make both the beginning of a name."""
        if self._letter and event.text().isalpha():
            typed = self._letter + event.text()
            self._leave()
            desk_of(self).begin_line(typed)
            return True
        return super().take(event)

    def _shut(self, row: int) -> None:
        found = self.session.check(EditRow(row=row + 1))
        self._say(words.reasons(found, self.session.state))

    def _do(self, act: Act) -> None:
        def done(_: object) -> None:
            drafted, row = self.model.draft is not None, self.row
            self.model.begin(None)
            if drafted and isinstance(act, SetStructure):
                # all rows are new: the choice stays where they were looked at
                self._go(min(max(row, 0), len(self.model.levels) - 1))
            elif drafted and not isinstance(act, EditRow):
                self._choose(act)

        perform(self, self.session, act, then=done)

    def _say(self, sentence: str) -> None:
        desk_of(self).say(sentence)

    # -- menus ---------------------------------------------------------------------------------------

    def _menu_at(self, at: QPoint) -> None:
        index: QModelIndex = self.sheet.indexAt(at)
        if index.isValid() and index.row() not in self.sheet.chosen:
            self.sheet.setCurrentIndex(index)
        self._menu(self.sheet.viewport().mapToGlobal(at))

    def _menu(self, at: QPoint) -> None:
        keys = ("level", "break", "talk", "day_end", "", "insert", "insert_break", "", "up", "down", "remove")
        menu = self.deeds.menu(keys)
        level = self.model.levels[self.row] if self.row >= 0 else None
        if level is not None and level.pause:
            menu.addSeparator()
            for kind in USUAL:
                self._kind(menu, kind, level.kind)
        menu.addSeparator()
        for what, columns in OPTIONAL.items():
            hidden = self.sheet.isColumnHidden(columns[0])
            shown = entry(menu, say.deed(what), partial(self.sheet.show_columns, what, hidden), on=not hidden)
            shown.setEnabled(columns[0] not in self.model.used)
        menu.popup(at)

    def _kind(self, menu: QMenu, kind: PauseKind, now: PauseKind) -> None:
        wish = partial(self._alone, lambda: EditRow(row=self.row + 1, kind=kind))
        named = {"break": tr("Break"), "talk": tr("Talk break"), "day-end": tr("End of day")}
        why_not, act = "", wish()
        if isinstance(act, str):
            why_not = act
        elif kind != now:
            why_not = words.reasons(self.session.check(act), self.session.state, self.session.zone)
        does = self._run(wish) if kind != now else lambda: None
        entry(menu, named[kind], does, kind, on=kind == now, why_not=why_not)

    def _template_menu(self) -> None:
        menu = Menu(self)
        menu.addAction(self.make)
        menu.addSeparator()
        for name, rows in sheets(self.session).items():
            menu.addAction(name).triggered.connect(lambda _=False, rows=rows: self._load(rows))
        if self.session.library is not None and self.model.levels:
            menu.addSeparator()
            menu.addAction(tr("Save as template…"), lambda: of_sheet(self, self.session).open())
        menu.popup(self.templates.mapToGlobal(QPoint(0, self.templates.height())))

    def _generate(self) -> None:
        dialog = GenerateDialog(self, self.session)
        dialog.lays.connect(self._begin)
        dialog.open()

    def _load(self, rows: Sequence[Row]) -> None:
        """Show the template's rows above the present blinds, to be laid in one action; rows that have begun
        stay."""
        if self.model.draft is None:
            self._begin(SetStructure(rows=tuple(rows), above=True))
        else:
            self._say(say.stands())
