"""The Floor page's one list, as tall as its rows: narrowed to a kind, found as one types, printed; under it
the chosen line in full, with what can be done about it."""

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from core.say.names import folded
from gui.console.floor.lines import LEFT, PLAYER, SEAT, WHAT, WHY, FloorLine, cell, open_lines, other_lines
from gui.console.frame.deeds import Deed, DeedButton
from gui.program.session import Session
from gui.safely import safely
from gui.theme import ROW_LIST
from gui.widgets.boxes import across, down, settle
from gui.widgets.empty import Empty
from gui.widgets.hinted import Finder
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, WrappedLabel
from gui.widgets.lined_table import ROW_TWO, LinedTable, cell_width
from gui.widgets.panel import RING, Card
from gui.widgets.rows import Cell, Rows
from gui.words import floor as say
from gui.words.numbers import time_of_day
from gui.words.tr import Context, common, mark

tr = Context("floor")

_KINDS = {
    "all": mark("All"), "penalty": mark("Penalties"), "ruling": mark("Rulings"), "call": mark("Clock calls"),
}  # fmt: skip
MOST = {SEAT: 128, PLAYER: 156, WHAT: 124, LEFT: 168}
"""Columns as wide as their words, at most so many px."""
_LEAST = 3
"""Rows to be seen at least, however little room there is."""


class FloorTable(LinedTable):
    """A list of tables that is no taller than its rows."""

    def __init__(self, model: Rows[FloorLine]) -> None:
        super().__init__(model, [54, *(MOST[x] for x in (SEAT, PLAYER, WHAT)), 160, MOST[LEFT]], stretch=WHY)
        self.setSelectionMode(LinedTable.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        # The page scrolls. A bar that came until the list is as tall as its rows had all of it painted twice.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(tr("Floor"))
        model.modelReset.connect(self._fit)
        model.dataChanged.connect(self._fit)

    def _fit(self) -> None:
        """Make columns as wide as their words, and a row as high as two lines where one would cut a cell."""
        for column, most in MOST.items():
            title = str(self.rows.headerData(column, Qt.Orientation.Horizontal))
            cells = [Cell(title), *(cell(line, column) for line in self.rows.rows)]
            width = min(most, max(cell_width(x.text, "strong") for x in cells))
            if width != self.columnWidth(column):
                self.setColumnWidth(column, width)
        rooms = {column: self.columnWidth(column) for column in (SEAT, PLAYER, WHAT, WHY, LEFT)}
        heights = list[int]()
        for line in self.rows.rows:
            shown = ((cell(line, column), room) for column, room in rooms.items())
            two = any(cell_width(x.text, x.tone, x.tail) > room for x, room in shown)
            heights.append(ROW_TWO if two else ROW_LIST)
        if heights != [*map(self.rowHeight, range(len(heights)))]:
            self.viewport().update()  # rows between two that change move too, said as before
        with QSignalBlocker(self.verticalHeader()):  # else each row that grows has the list painted once more
            for at, high in enumerate(heights):
                self.setRowHeight(at, high)
        self.updateGeometries()
        self.updateGeometry()

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _high(self, rows: int) -> int:
        return self.horizontalHeader().sizeHint().height() + sum(self.rowHeight(at) for at in range(rows))

    def sizeHint(self) -> QSize:
        return QSize(600, self._high(self.model().rowCount()))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self._high(min(_LEAST, self.model().rowCount())))


class LineFinder(Finder):
    """A small field for a few words of a line."""

    def __init__(self, key: str = "F") -> None:
        super().__init__(tr("Find…"), key)
        self.setAccessibleName(tr("Find a line"))
        self.setProperty("small", True)
        self.setMinimumWidth(120)
        self.setMaximumWidth(220)


class FloorList(Card):
    """``chose``: another line is chosen. ``menu_wanted`` carries the place on the screen. ``home`` has the
    keyboard while there are no rows."""

    chose = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, session: Session, home: QWidget) -> None:
        super().__init__()
        self._session, self._home = session, home
        self._open: list[FloorLine] = []
        self._others: list[FloorLine] = []
        self._kept: object = None
        self.which = "all"
        titles = [tr("Time"), tr("Seat"), tr("Player"), tr("What"), tr("For"), tr("Left")]
        self.model: Rows[FloorLine] = Rows(titles, cell, right=(LEFT,))
        self.table = FloorTable(self.model)
        self.finder, self.print = LineFinder("^F"), KeyButton(common("Print…"), icon="printer")
        self.tabs = {which: KeyButton(kind="quiet") for which in _KINDS}
        self.empty = Empty(
            tr("No penalties, rulings or clock calls yet"),
            tr(
                "F finds what happened at the table, and how it is ruled. P gives a penalty and proposes "
                "the next step. C calls the clock on a player. V notes a misdeal. Whatever you decide "
                "against the rulebook is listed here with its reason."
            ),
        )
        self.none = ElidedLabel(tr("No matches. Clear the field, or show all, to see everything."), "quiet")
        self.who, self.rest = ElidedLabel("", "strong"), WrappedLabel("", "quiet")
        self._build()
        self.finder.textChanged.connect(self._narrow)
        self.finder.left.connect(lambda: (self.table if self.model.rows else self._home).setFocus())
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.customContextMenuRequested.connect(
            lambda at: self.menu_wanted.emit(self.table.viewport().mapToGlobal(at))
        )

    def _build(self) -> None:
        group = QButtonGroup(self)
        for which, tab in self.tabs.items():
            tab.setCheckable(True)
            tab.setChecked(which == self.which)
            tab.set_small()
            tab.clicked.connect(lambda _=False, which=which: self.show_list(which))
            group.addButton(tab)
        self.print.set_small()
        self.head, self.foot = QWidget(), QWidget()
        shown = *self.tabs.values(), None, (self.finder, 100), 4, self.print
        across(*shown, gap=4, margins=(0, 0, 3, 0), of=self.head)
        words = down(self.who, self.rest, gap=1)
        self.bar = across((words, 1), gap=8, margins=(8, 4, 3, 2), of=self.foot)
        self.none.setContentsMargins(8, 0, 8, 8)
        self.empty.setContentsMargins(8, 24, 8, 24)
        edges = RING + 8, RING + 8, RING + 8, RING + 8
        down(self.head, self.table, self.none, self.empty, self.foot, gap=6, margins=edges, of=self)

    def add_deeds(self, deeds: dict[Deed, bool]) -> None:
        """Add what can be done with a penalty being served, and whether only with one counted in hands."""
        self._buttons = {DeedButton(deed): counted for deed, counted in deeds.items()}
        for made in self._buttons:
            made.set_small()
            self.bar.addWidget(made)

    # -- following the tournament --------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the night as it stands; what was just given is what is spoken of now."""
        before = {x.key for x in (*self._open, *self._others)}
        self._open = open_lines(self._session)
        self._others = other_lines(self._session, self._open)
        lines = [*self._open, *self._others]
        new = [x for x in lines if x.key not in before and x.kind != "call"] if before else []
        if new:
            self._kept = max(new, key=lambda x: x.at).key
        for which, tab in self.tabs.items():
            tab.say(say.count_of(tr(_KINDS[which]), sum(which in ("all", x.kind) for x in lines)))
        self._narrow()

    def tick(self) -> None:
        """Let what is left of the penalties go on: nothing else does."""
        lines = open_lines(self._session)
        if lines != self._open:
            self._open = lines
            self._narrow()

    @property
    def summary(self) -> str:
        """Say how many sit out, and who is back next."""
        back = min((x for x in self._open if x.back is not None), key=lambda x: x.back or 0, default=None)
        when = time_of_day(back.back or 0, self._session.zone) if back is not None else ""
        return say.sit_out(len({x.entry for x in self._open}), back.name if back is not None else "", when)

    def show_list(self, which: str) -> None:
        self.which = which
        self.tabs[which].setChecked(True)
        self._narrow()

    @property
    def paper(self) -> str:
        """Return the paper of the list that is shown: the report of conduct has the calls of the clock."""
        return "rulings" if self.which == "ruling" else "conduct"

    def _narrow(self) -> None:
        words = folded(self.finder.text()).split()
        every = [*self._open, *self._others]
        lines = [x for x in every if self.which in ("all", x.kind) and (not words or x.holds(words))]
        focus = self.window().focusWidget()  # of the window: a dialog may have the keyboard just now
        if [x.key for x in lines] == [x.key for x in self.model.rows]:
            if lines != self.model.rows:
                self.model.renew(lines)
        else:
            self.model.show(lines)
            if lines:
                self.choose(self._kept)
        self.head.setVisible(bool(every))
        self.empty.setVisible(not every)
        self.none.setVisible(bool(every) and not lines)
        if not lines and focus is self.table:
            self._home.setFocus()  # a list that is hidden would hand the keyboard to a button
        self.table.setVisible(bool(lines))
        if lines and focus is self._home:
            self.table.setFocus()
        self._say()
        # else the page grows after it was painted, and is painted twice
        for card in (self, self.parentWidget()):
            if card is not None:
                settle(card)

    # -- what is chosen ------------------------------------------------------------------------------

    def chosen(self) -> FloorLine | None:
        rows = self.table.selectionModel().selectedRows()
        return self.model.at(rows[0].row()) if rows else None

    def choose(self, key: object) -> None:
        """Choose this line, or the first where it is not shown."""
        row = next((i for i, x in enumerate(self.model.rows) if x.key == key), 0)
        self.table.selectRow(row)

    def show_line(self, key: object) -> None:
        """Choose this line, whatever was looked for."""
        if any(x.key == key for x in (*self._open, *self._others)):
            self.finder.clear()
            self.show_list("all")
            self.choose(key)

    def _selected(self) -> None:
        line = self.chosen()
        self._kept = line.key if line is not None else self._kept
        self._say()
        self.chose.emit()

    def _say(self) -> None:
        line = self.chosen()
        self.foot.setVisible(line is not None)
        if line is not None:
            self.who.setText(" · ".join(filter(None, (line.name, line.what))))
            self.rest.setText(" · ".join(filter(None, (line.why, line.more, line.left))))
        for made, counted in self._buttons.items():
            made.setVisible(line is not None and line.sits_out and line.counted >= counted)
