"""The Structure page: the sheet of levels and breaks, and the night's settings beside it."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QMenu, QSizePolicy, QWidget

from core.clock.clock import read, until_row
from core.formats.format import can
from core.formats.rules import lay
from core.say.acts import Act, AddBreak, AddLevel, EditRow, MoveRow, RemoveRow, SetStructure
from core.say.duties import Duty, PrizesDuty
from core.say.levels import USUAL, Level, PauseKind
from gui.console.ask.template_dialog import of_sheet
from gui.console.frame.acting import Page, desk_of, perform
from gui.console.frame.deeds import DeedButton
from gui.console.structure.generate_dialog import GenerateDialog
from gui.console.structure.settings_side import SettingsSide
from gui.console.structure.sheet import BEGINS, NUMBER, OPTIONAL, Sheet, SheetModel, said_time
from gui.console.structure.sheet_side import NARROW, WIDE, EndCard, EndRow, LayCard
from gui.console.structure.sheet_templates import Row, sheets
from gui.console.tonight.hall_closes import closing_moment
from gui.program.session import Session
from gui.widgets.boxes import NO_LIMIT, across, down, settle, stacked, tab_bar
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
_SHOWN = 3
"""So many templates are shown by name."""


class StructurePage(Page):
    """Two tabs: the sheet, with the end of the night beside it; the settings."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._played = -1
        self._typed: EditRow | None = None
        self.model = SheetModel(session)
        self.sheet = Sheet(self.model)
        self.side = SettingsSide(session)
        self._add_deeds()
        self._build()
        self.model.edited.connect(self._do)
        self.model.misread.connect(self._say)
        self.model.typing.connect(self._preview)
        self.sheet.shut.connect(self._shut)
        self.sheet.left.connect(self.setFocus)
        self.sheet.selectionModel().currentChanged.connect(lambda *_: self._chosen())
        self.sheet.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        self.sheet.customContextMenuRequested.connect(self._menu_at)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        key_of("F6", self, partial(self._to_part, 1), within)
        key_of("Shift+F6", self, partial(self._to_part, -1), within)

    # -- building ------------------------------------------------------------------------------------

    def _add_deeds(self) -> None:
        wishes: tuple[tuple[str, str, Callable[[], Act | str]], ...] = (
            ("level", "Ctrl+L", lambda: next_level(self.model.levels, self._after())),
            ("break", "Ctrl+B", lambda: AddBreak(at=self._after())),
            ("insert", "Ins", lambda: self._of_row(lambda row: next_level(self.model.levels, row))),
            ("insert_break", "Shift+Ins", lambda: self._of_row(lambda row: AddBreak(at=row))),
            ("remove", "Del", lambda: self._of_row(lambda _: self._remove())),
            ("up", "Alt+Up", lambda: self._of_row(lambda _: self._move(-1))),
            ("down", "Alt+Down", lambda: self._of_row(lambda _: self._move(1))),
            ("talk", "", lambda: AddBreak(at=self._after(), kind="talk")),
            ("day_end", "", lambda: AddBreak(at=self._after(), kind="day-end")),
        )
        for name, key, wish in wishes:
            deed = self.deeds.add(name, say.deed(name), key, wish, self._run(wish))
            if key:
                self.sheet.addAction(deed)
            if key.startswith("Ctrl"):
                deed.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                self.addAction(deed)

        self.make = QAction(tr("Generate structure…"), self)
        self.make.setShortcut("Ctrl+G")
        self.make.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.make.triggered.connect(lambda: GenerateDialog(self, self.session).open())
        self.addAction(self.make)

    def _build(self) -> None:
        self.tabs = tab_bar(tr("Levels"), tr("Settings"), hints=("F6", "F6"))
        self.tabs.currentChanged.connect(lambda _: self._fit())
        self.templates = KeyButton(does=self._template_menu)
        self.more = KeyButton(icon="dots-three", kind="quiet")
        self.more.setAccessibleName(tr("Talk breaks, ends of days, columns"))
        self.more.setToolTip(self.more.accessibleName())
        self.more.clicked.connect(lambda: self._menu(self.more.mapToGlobal(self.more.rect().bottomLeft())))
        self.odd = label("", "", wrap=True, tone="amber")
        more = tr("Add the first level or load a template. Every cell can be edited later.")
        self.end, self.lay = EndCard(self._write, self._leave), LayCard(self.templates, self.make.trigger)
        self.line = self.end.line
        self.foot = EndRow(self._columns)
        levels = QWidget()
        down((self.sheet, 1), self.foot, of=levels)
        self._stack = stacked(levels, Empty(tr("No levels yet"), more))
        self._card, self._left = Card(), QWidget()
        warned = across(self.odd, margins=(8, 0, 8, 0))
        edges = RING + 8, RING + 6, RING + 8, RING + 8
        down((self._stack, 1), warned, self._key_line(), gap=6, margins=edges, of=self._card)
        self.beside = QWidget()
        down(self.end, self.lay, None, gap=16 - 2 * RING, of=self.beside)
        self._split = across((self._card, 1), self.beside, gap=16 - 2 * RING, of=self._left)
        self._buttons = [DeedButton(self.deeds[name]) for name in ("level", "break")]
        for button in self._buttons:
            button.set_small()
        tabs = across(self.tabs, None, *self._buttons, self.more, gap=8, margins=(RING, 0, RING, 0))
        down(tabs, (self._left, 1), (self.side, 1), gap=12, margins=(20 - RING, 16, 20 - RING, 16), of=self)
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

    def _fit(self) -> None:
        levels, shown = can(self.session.state, SetStructure), self.tabs.currentIndex()
        for part in (self.tabs, self.more, *self._buttons):
            part.setVisible(levels and (part is self.tabs or shown == 0))
        self._left.setVisible(levels and shown == 0)
        self.side.setVisible(not levels or shown == 1)
        beside = self.width() >= _BESIDE
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._split.setDirection(way)
        side = WIDE if self.width() >= _ROOMY else NARROW
        self.beside.setMinimumWidth(side if beside else 0)
        self.beside.setMaximumWidth(side if beside else NO_LIMIT)
        self.lay.setVisible(beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # -- following the tournament --------------------------------------------------------------------

    def shown(self) -> None:
        """Come into view: the sheet has the keyboard, at the row that is played; not seen, its tab has it."""
        self.refresh()
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
            (self.tabs if self._left.isHidden() else self.sheet).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let an arrow go back to the sheet that Esc has left."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.hasFocus() and self.sheet.isVisible():
            self.sheet.setFocus()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._stale = True  # a level may have ended by itself while another tournament was shown
        super().showEvent(event)

    def tick(self) -> None:
        self.model.tick()
        self._show_end()
        if self._typed is not None:
            self.line.setText(self._line())

    def refresh(self) -> None:
        self._fit()
        at = self.sheet.currentIndex()
        self.model.take()
        if not self.sheet.currentIndex().isValid() and at.isValid() and self.model.levels:
            self._go(min(at.row(), len(self.model.levels) - 1), at.column())
        self._stack.setCurrentIndex(0 if self.model.levels else 1)
        self.line.setText(self._line())
        self.odd.show_text("\n".join(self.model.odd[:3]))
        self._show_end()
        self._show_templates()
        self.side.take()
        self._chosen()

    def _show_end(self) -> None:
        """Show when the night ends, under the sheet and beside it, and when the venue closes."""
        session, table = self.session, self.model.table
        t, zone = session.state, session.zone
        closes = closing_moment(str(t.setting("closes")), session.now(), zone)
        at = table.last if table.ends is None else table.ends
        ends = "–" if at is None else said_time(table, at, zone)
        shut = "" if closes is None else console.hall_closes(words.time_of_day(closes, zone))
        self.foot.show_end(ends, "", tr("The night ends about here"), shut)
        self.end.times.show_times(ends)
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

    def _write(self) -> None:
        """Do the change that is not done yet."""

    def _leave(self) -> None:
        """Drop the change that is not done yet."""

    def go_to(self, row: object) -> None:
        """Choose this row (from 0)."""
        if isinstance(row, int) and 0 <= row < self.model.rowCount():
            self._go(row)
            self.sheet.setFocus()

    def about(self, duty: Duty) -> None:
        """Open the page at the prizes, for the duty about them."""
        if isinstance(duty, PrizesDuty):
            self.tabs.setCurrentIndex(1)
            self.side.go_to_prizes()

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

    def _of_row(self, make: Callable[[int], Act]) -> Act | str:
        if self.row < 0:
            return told(tr("Select a row first."), SelectFirst(thing="row"))
        return make(self.row + 1)

    def _remove(self) -> RemoveRow:
        row, to = self._chosen_rows()
        return RemoveRow(row=row, to=to)

    def _move(self, by: int) -> MoveRow:
        """Return the act that puts the chosen rows one row higher or lower."""
        row, to = self._chosen_rows()
        return MoveRow(row=row, to=to, at=row - 1 if by < 0 else (to or row) + 2)

    def _chosen_rows(self) -> tuple[int, int | None]:
        """Return the first of the chosen rows (from 1), and the last of several."""
        rows = self.sheet.chosen
        return rows[0] + 1, rows[-1] + 1 if len(rows) > 1 else None

    def _run(self, wish: Callable[[], Act | str]) -> Callable[[], None]:
        def run() -> None:
            act = wish()
            if not isinstance(act, str):
                perform(self, self.session, act, then=lambda _: self._added(act))

        return run

    def _added(self, act: Act) -> None:
        if isinstance(act, AddLevel | AddBreak):
            self._go(len(self.model.levels) - 1 if act.at is None else act.at - 1)
        elif isinstance(act, MoveRow):
            many = 0 if act.to is None else act.to - act.row
            first = act.at - 1 if act.at < act.row else act.at - 2 - many
            self.sheet.choose(first, first + many)
            self.sheet.scrollTo(self.sheet.currentIndex())
        self.sheet.setFocus()

    def _shut(self, row: int) -> None:
        found = self.session.check(EditRow(row=row + 1))
        self._say(words.reasons(found, self.session.state))

    def _preview(self, act: EditRow | None) -> None:
        """Say what an act that is still being typed would make of the end."""
        self._typed = act
        self.line.setText(self._line())

    def _line(self) -> str:
        session, act = self.session, self._typed
        t, now = session.state, session.now()
        if act is None or session.check(act):
            return say.sheet_line(t.clock.levels)
        laid = lay(t, act, now, count(-1, -1).__next__)
        if self.model.reading.phase == "before" and self.model.reading.starts_in is None:
            return say.sheet_line(laid.levels)
        old = until_row(t.clock.levels, session.reading(), len(t.clock.levels))
        new = until_row(laid.levels, read(laid.levels, laid.clock, now), len(laid.levels))
        if old is None or new is None:
            return say.sheet_line(laid.levels)
        return say.ends(now + old, now + new, session.zone)

    def _do(self, act: Act) -> None:
        perform(self, self.session, act)

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
        act = EditRow(row=self.row + 1, kind=kind)
        named = {"break": tr("Break"), "talk": tr("Talk break"), "day-end": tr("End of day")}
        against = () if kind == now else self.session.check(act)
        why_not = words.reasons(against, self.session.state, self.session.zone)
        does = partial(self._do, act) if kind != now else lambda: None
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

    def _load(self, rows: Sequence[Row]) -> None:
        """Lay the template's rows above the present blinds, in one action; rows that have begun stay."""
        self._do(SetStructure(rows=tuple(rows), above=True))
        self.sheet.setFocus()
