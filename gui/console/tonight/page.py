"""Tonight: the night at a glance. The strip, the tables, what was done last."""

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from core.clock.clock import Reading, read
from core.floor.breaking import order
from core.floor.draw import ahead
from core.formats.format import can
from core.say.acts import BreakTable, SetClock, SetStructure
from gui.console.frame.acting import Page, go_to, perform
from gui.console.history.lines import DoneList, Lines, folded
from gui.console.tables.small_floor import SmallFloor
from gui.console.tables.views import in_use, makers, moment
from gui.console.tonight.hall_closes import late
from gui.console.tonight.night_rows import blocks, end_words, marks, starts_of
from gui.program.session import Session
from gui.safely import safely
from gui.theme import BODY, font, repolish
from gui.widgets.boxes import across, down
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.menu import Menu, entry
from gui.widgets.night_strip import NightStrip
from gui.widgets.panel import Card
from gui.words import console, text
from gui.words import tables as tables_words
from gui.words.tr import Context

tr = Context("console")

MINUTE = 60_000
MOST_TABLES_HIGH = 204
_LEAST_TABLES_HIGH, _EDGE, _BETWEEN, _LOW = 84, 9, 4, 400
MOST_ROWS = 30


class Section(Card):
    """A card with a quiet title, something quiet at its right, and a sentence while it is empty."""

    def __init__(self, title: str, empty: str, page: str = "", button: str = "") -> None:
        super().__init__()
        self.aside = ElidedLabel(role="quiet")
        self.aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        name = label(title, "quiet")
        for said in (name, self.aside):
            said.setFont(font(BODY, 600))
        self.head = across(name, (self.aside, 1), gap=12)
        self._empty = QWidget()
        row = across((label(empty, "quiet", wrap=True), 1), of=self._empty)
        if page:
            row.addWidget(KeyButton(button, does=lambda: go_to(self, page)))
        self.column = down(self.head, self._empty, gap=9, margins=(19, 14, 19, 13), of=self)

    def hold(self, content: QWidget, stretch: int = 0) -> None:
        """Put this content into the section."""
        self._content = content
        self.column.addWidget(content, stretch)

    @property
    def around(self) -> int:
        """Return the height of all but the content; of the whole Qt knows only what the last layout made."""
        edges = self.column.contentsMargins()
        head = self.head.sizeHint().height() + self.column.spacing()
        return edges.top() + head + edges.bottom()

    def show_content(self, there: bool) -> None:
        """Show the content, or the sentence that stands in its place."""
        self._content.setVisible(there)
        self._empty.setVisible(not there)


class TonightPage(Page):
    """The page a night begins on: the schedule, the tables, and what was done last."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._minute: object = None
        self._rests_on: object = None
        self._tables_at: object = None
        no_levels = tr("No levels yet. Add them under Structure.")
        self.night = Section(tr("Schedule"), no_levels, "structure", tr("Go to Structure"))
        self.strip = NightStrip()
        self.night.hold(self.strip)
        self.strip.chosen.connect(self._row_menu)
        self.in_time = KeyButton(tr("Finish on time…"), key="^E", does=self.end_in_time)
        self.in_time.set_small()
        self.in_time.hide()
        self.night.head.addWidget(self.in_time)
        self._in_time = QAction(self)
        self._in_time.setShortcut("Ctrl+E")
        self._in_time.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._in_time.triggered.connect(self.end_in_time)
        self._in_time.setEnabled(False)
        self.addAction(self._in_time)
        no_tables = tr("No tables yet. Open them under Tables, then draw seats.")
        self.tables = Section(tr("Tables"), no_tables, "tables", tr("Go to Tables"))
        self.floor = SmallFloor()
        self.floor.chosen.connect(lambda table, seat: go_to(self, "tables", (table, seat)))
        self.tables.hold(self.floor)
        nothing_done = tr("No actions yet. Everything you do shows here and can be undone.")
        self.done = Section(tr("Last actions"), nothing_done)
        self.lines = Lines(session, brief=True)
        self._told = 0
        self.rows = DoneList(self.lines)
        self.rows.setProperty("ownsEnter", True)
        self.rows.setAccessibleName(tr("Last actions"))
        self.rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setMinimumHeight(24)  # in a low window they give way, not the strip and the tables
        self.done.hold(self.rows, 1)
        for chosen in (self.rows.clicked, self.rows.activated):
            chosen.connect(lambda index: go_to(self, "history", self.lines.action_at(index)))
        self._filler = QWidget()
        self.done.column.addWidget(self._filler, 1)
        self._column = down(
            self.night,
            self.tables,
            (self.done, 1),
            gap=_BETWEEN,
            margins=(_EDGE, _EDGE, _EDGE, _EDGE),
            of=self,
        )
        session.paper_noted.connect(self._changed)
        session.time_changed.connect(self._changed)  # the same moments are other times of the day

    def refresh(self) -> None:
        self._minute = self._tables_at = None
        self.night.setVisible(can(self.session.state, SetStructure))
        self._in_time.setVisible(can(self.session.state, SetStructure))
        self.tick()
        self._show_done()

    def tick(self) -> None:
        """Have the strip follow the minutes and the levels, and the tables show how long one stands still."""
        session, now = self.session, self.session.now()
        t, zone = session.state, session.zone
        reading = read(t.clock.levels, t.clock.position, now)
        at = moment(t, now)
        if at != self._tables_at:
            self._tables_at = at
            self._show_tables(reading, now)
        minute = (reading.phase, reading.index, now // MINUTE)
        if minute == self._minute:
            return
        self._minute = minute
        starts = starts_of(session.director, reading, now)
        times = minute, starts, session.zone_now, text.time_of_day(now, zone)
        rests_on = times, t.clock.levels, t.clock.position, t.setting("late"), t.word.cancelled, t.won
        if rests_on != self._rests_on:  # the strip of 25 rows takes 1.5 ms, and few actions alter it
            self._rests_on = rests_on
            self.strip.show_night(blocks(t, reading, starts, zone), marks(t, reading, now, starts, zone))
        self.night.show_content(bool(t.clock.levels))
        self.night.aside.setText(end_words(t, reading, now, zone))
        over = bool(late(session))
        self.in_time.setVisible(over)
        self._in_time.setEnabled(over)
        if over != (self.night.aside.property("tone") == "amber"):
            self.night.aside.setProperty("tone", "amber" if over else "")
            repolish(self.night.aside)

    def end_in_time(self) -> None:
        from gui.console.tonight.closing_dialog import ClosingDialog

        ClosingDialog(self, self.session).open()

    # -- tables ----------------------------------------------------------------------------------------

    def _show_tables(self, reading: Reading, now: int) -> None:
        t = self.session.state
        views = makers(t, reading.phase != "before", now)
        self.floor.show_tables(views)
        self._fit_tables()
        tables = in_use(t)
        labels = [x.label for x in order(t)] if can(t, BreakTable) else []
        free = sum([x.size - len(x.closed) - len(x.seats) for x in tables])
        seated = sum([len(x.seats) for x in tables])
        said = console.tables_line(seated, free, len(tables), labels)
        if ahead.undrawn(t, now):
            said = tables_words.room_line(len(t.people.live), t.room.seat_count)
        self.tables.aside.setText(said if tables else "")
        self.tables.show_content(bool(views))

    def _fit_tables(self) -> None:
        """Make the tables as high as their ovals, but leave room for the actions."""
        # The actions stand on a page of their own too: they give way first.
        self.done.setVisible(self.height() >= _LOW)
        others = self.night.sizeHint().height()
        if not self.done.isHidden():
            others += self.done.minimumSizeHint().height() + _BETWEEN
        head = self.tables.around
        left = self.height() - others - head - 2 * _EDGE - _BETWEEN
        room = min(MOST_TABLES_HIGH, max(120, self.height() // 3), max(_LEAST_TABLES_HIGH, left))
        if self.floor.ovals:
            self.floor.setFixedHeight(self.floor.set_room(room))

    def _row_menu(self, row: int, at: QPoint) -> None:
        session = self.session
        menu = Menu(self)
        title = menu.addAction(text.level_name(session.state.clock.levels, row).replace("&", "&&"))
        title.setEnabled(False)
        menu.addAction(tr("Show in Structure"), lambda: go_to(self, "structure", row))
        jump = SetClock(row=row + 1)
        against = session.check(jump)
        why_not = text.reasons(against, session.state, session.zone)
        entry(menu, tr("Set clock to its start"), partial(perform, self, session, jump), why_not=why_not)
        menu.popup(at)
        menu.setActiveAction(menu.actions()[1])

    # -- actions ---------------------------------------------------------------------------------------

    def _show_done(self) -> None:
        director = self.session.director
        self.lines.read()
        self.rows.show_actions(folded(director, MOST_ROWS))
        if len(director.history) != self._told:  # what was done just now is seen
            self._told = len(director.history)
            self.rows.scrollToTop()
        some = self.lines.rowCount() > 0
        self.done.show_content(some)
        self._filler.setVisible(not some)
        self.done.aside.setText(tr("Ctrl+Z undoes the first") if director.next_undo() is not None else "")

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tables()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_tables()  # only now have the tables the width of a page that was resized unseen
