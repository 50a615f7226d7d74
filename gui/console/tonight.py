"""Tonight: the night at a glance. The strip, the tables, what was done last."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from core.balancing import unbalanced
from core.blinds import known as blinds_known
from core.breaking import order
from core.director import Change
from core.records import LevelsSet
from core.tournament import Tournament
from gui import text, text_closing, text_console
from gui.console.acting import desk_of
from gui.console.closing_dialog import ClosingDialog
from gui.models.hall_closes import late
from gui.models.night_rows import blocks, done_row, end_words, is_undo, marks, starts_of
from gui.models.ovals import TableView, table_view
from gui.session import Session
from gui.text_names import Names
from gui.theme import BODY, font, repolish
from gui.widgets.done_rows import DoneRows
from gui.widgets.fitted_grid import FittedGrid
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.night_strip import NightStrip
from gui.widgets.panel import Card
from gui.widgets.table_oval import TableOval

MINUTE = 60_000
MOST_TABLES_HIGH = 264
MOST_ROWS = 30


class Section(Card):
    """A card with a quiet title, something quiet at its right, and a sentence while it is empty."""

    def __init__(self, title: str, empty: str, page: str = "", button: str = "") -> None:
        super().__init__()
        self.aside = ElidedLabel(role="quiet")
        self.aside.setFont(font(BODY, 600))
        self.aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.addWidget(_title(title))
        self.head.addWidget(self.aside, 1)
        self._empty = QWidget()
        row = QHBoxLayout(self._empty)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label(empty, "quiet", wrap=True), 1)
        if page:
            go = KeyButton(button)
            go.clicked.connect(lambda: self._go(page))
            row.addWidget(go)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(19, 16, 19, 15)
        self.column.setSpacing(12)
        self.column.addLayout(self.head)
        self.column.addWidget(self._empty)

    def _go(self, page: str) -> None:
        desk = desk_of(self)
        if desk is not None:
            desk.show_page(page)

    def hold(self, content: QWidget, stretch: int = 0) -> None:
        self._content = content
        self.column.addWidget(content, stretch)

    def show_content(self, there: bool) -> None:
        self._content.setVisible(there)
        self._empty.setVisible(not there)


def _title(words: str) -> QLabel:
    made = label(words, "quiet")
    made.setFont(font(BODY, 600))
    return made


class TonightPage(QWidget):
    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._minute: object = None
        self._ovals: list[TableOval] = []
        say = text_console.word
        self.night = Section(say("the_night"), say("no_levels"), "structure", say("to_structure"))
        self.strip = NightStrip()
        self.night.hold(self.strip)
        self.in_time = KeyButton(text_closing.word("button"), key="^E")
        self.in_time.set_small()
        self.in_time.clicked.connect(self.end_in_time)
        self.in_time.hide()
        self.night.head.addWidget(self.in_time)
        self._in_time = QAction(self)
        self._in_time.setShortcut("Ctrl+E")
        self._in_time.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._in_time.triggered.connect(self.end_in_time)
        self._in_time.setEnabled(False)
        self.addAction(self._in_time)
        self.tables = Section(say("tables"), say("no_tables"), "tables", say("to_tables"))
        self._grid = FittedGrid()
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._grid)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._grid.setAutoFillBackground(False)
        self.tables.hold(self._scroll)
        self.done = Section(say("last_actions"), say("no_actions"))
        self.rows = DoneRows()
        self.done.hold(self.rows, 1)
        self._filler = QWidget()
        self.done.column.addWidget(self._filler, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(17, 17, 17, 17)
        column.setSpacing(10)
        column.addWidget(self.night)
        column.addWidget(self.tables)
        column.addWidget(self.done, 1)
        session.changed.connect(self._changed)
        session.ticked.connect(self._tick)
        self.shown()

    def shown(self) -> None:
        """Everything, when the page comes into view."""
        self._minute = None
        self._tick()
        self._show_tables()
        self._show_done()

    def _changed(self, change: Change) -> None:
        """What the action touched, no more: at a championship the rest is hundreds of tables."""
        if not self.isVisible():
            return
        sheet = any(isinstance(x, LevelsSet) for x in change.action.records)
        if change.clock or change.everything or sheet:
            self._minute = None
            self._tick()
        else:
            self._show_end()
        if change.clock or change.everything:
            self._show_tables()
        elif change.tables:
            self._show_tables(change.tables)
        self._show_done()

    def _tick(self) -> None:
        """The strip follows the minutes and the levels, not the seconds."""
        session = self._session
        reading, now = session.reading(), session.now()
        minute = (reading.phase, reading.index, now // MINUTE)
        if minute == self._minute or (self._minute is not None and not self.isVisible()):
            return
        self._minute = minute
        t, zone = session.state, session.zone
        starts = starts_of(session.director, reading, now)
        self.strip.show_night(blocks(t, reading, starts, zone), marks(t, reading, now, starts, zone))
        self._show_end()
        self.night.show_content(bool(t.levels))

    def _show_end(self) -> None:
        session = self._session
        words = end_words(session.state, session.reading(), session.now(), session.zone)
        over = bool(late(session))
        self.night.aside.setText(words)
        self.in_time.setVisible(over)
        self._in_time.setEnabled(over)
        if over != (self.night.aside.property("tone") == "amber"):
            self.night.aside.setProperty("tone", "amber" if over else "")
            repolish(self.night.aside)

    def end_in_time(self) -> None:
        """What can be done where the night would end after the hall closes."""
        ClosingDialog(self, self._session).open()

    # -- tables ----------------------------------------------------------------------------------------

    def _show_tables(self, touched: Collection[int] | None = None) -> None:
        t = self._session.state
        known = (
            {} if touched is None else {o.view.id: o.view for o in self._ovals if o.view.id not in touched}
        )
        views = table_views(t, self._session.reading().phase != "before", self._session.now(), known)
        while len(self._ovals) < len(views):
            oval = TableOval("small")
            oval.table_activated.connect(self._to_tables)
            oval.seat_activated.connect(lambda _: self._to_tables())
            self._ovals.append(oval)
        for gone in self._ovals[len(views) :]:
            gone.hide()
            gone.deleteLater()
        self._ovals = self._ovals[: len(views)]
        for oval, view in zip(self._ovals, views, strict=True):
            oval.set_view(view)
        self._grid.set_cells(self._ovals)
        self._fit_tables()
        labels = [x.label for x in order(t)]
        self.tables.aside.setText(text_console.tables_line(len(labels), labels) if labels else "")
        self.tables.show_content(bool(views))

    def _fit_tables(self) -> None:
        """As high as its ovals are, up to what leaves room for the actions."""
        room = min(MOST_TABLES_HIGH, max(120, self.height() // 3))
        self._grid.set_room(room)
        if self._grid.needed():
            self._scroll.setFixedHeight(min(self._grid.needed(), room))

    def _to_tables(self) -> None:
        desk = desk_of(self)
        if desk is not None:
            desk.show_page("tables")

    # -- actions ---------------------------------------------------------------------------------------

    def _show_done(self) -> None:
        session = self._session
        director = session.director
        names = Names(session.state, director.history, session.zone)
        newest = [a for a in reversed(director.history[-3 * MOST_ROWS :]) if not is_undo(a)]
        shown = newest[:MOST_ROWS]
        self.rows.show_rows([done_row(a, names, director, session.zone, brief=True) for a in shown])
        self.done.show_content(bool(newest))
        self._filler.setVisible(not newest)
        self.done.aside.setText(text_console.word("undoes_first") if director.next_undo() is not None else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tables()


def table_views(
    t: Tournament, playing: bool, now: int, known: Mapping[int, TableView] | None = None
) -> list[TableView]:
    """The floor: a table to take from, or one that stopped dealing, is amber, the one that breaks next red
    and dashed. ``known`` are views of tables where nobody has come or gone since."""
    tables = t.open_tables
    pair = unbalanced(t) if playing else None
    next_ = order(t)[0] if playing and len(tables) > 1 else None
    views = []
    for table in tables:
        last = table is next_
        tone: Literal["", "amber", "red"] = "red" if last else ""
        if table.halted or (pair is not None and table is pair[0]):
            tone = "amber"
        line = text_console.breaks_next(len(table.seats)) if last else text.players_text(len(table.seats))
        if table.halted:
            line = text_console.halted(len(table.seats))
        view = (known or {}).get(table.id)
        if view is None or (view.line, view.tone) != (line, tone):
            name = text_console.table_name(table.label)
            view = table_view(t, table, name, line, tone=tone, blinds=blinds_known(table, now))
        views.append(view)
    return views
