"""How the night stood at an earlier moment, its clock, tables and players: only to look at."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from core.clock.clock import read
from core.money.payouts import pool
from core.people.listing import USUAL, list_name, listing, name_key
from core.say.reasons import InTheFuture
from core.text import typed
from core.text.script_words import BadLine, Word, moment
from core.tournament.state import Tournament
from gui.console.players.lines import PlayerLine, lines_of
from gui.console.players.model import SEAT_WIDE
from gui.console.tables.small_floor import SmallFloor
from gui.console.tables.views import makers
from gui.program.session import Session
from gui.widgets.boxes import down
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.panel import Card
from gui.widgets.rows import Cell, Rows
from gui.words import console, text
from gui.words import people as say
from gui.words.tr import Context

NAME, SEAT, CHIPS, STATUS = range(4)
# Of the Players page's columns.
_TITLES = (0, 3, 4, 6)
_KEYS: dict[int, Callable[[PlayerLine], Any]] = {
    SEAT: lambda x: (not x.seat, x.seat_key),
    CHIPS: lambda x: x.chips,
    STATUS: lambda x: (("in", "out", "gone").index(x.status), x.placing.place if x.placing else 10**9),
}


class PlayersThen(Rows[PlayerLine]):
    """Name, seat, chips, and how far each had come."""

    def __init__(self) -> None:
        titles = say.columns()
        super().__init__([titles[at] for at in _TITLES], self._said, right=(CHIPS,))
        self._sharing: Counter[str] = Counter()
        self._currency, self._how = "", USUAL
        self._sorted = NAME, Qt.SortOrder.AscendingOrder

    def take(self, then: Tournament) -> None:
        self._currency, self._how = str(then.setting("currency")), listing(then)
        self.rows = lines_of(then)
        self._sharing = Counter(line.name for line in self.rows)
        self.sort(*self._sorted)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = max(column, 0), order
        by = _KEYS.get(column, lambda x: (name_key(x.name, self._how), x.player))
        self.show(sorted(self.rows, key=by, reverse=order == Qt.SortOrder.DescendingOrder))

    def _said(self, line: PlayerLine, column: int) -> Cell:
        """Namesakes with their club number: it has no column here."""
        if column != NAME:
            status = say.status(line, self._currency)
            return Cell({SEAT: line.seat, CHIPS: say.chips(line), STATUS: status}[column])
        name = list_name(line.name, self._how)
        return Cell(f"{name} {line.number}".rstrip() if self._sharing[line.name] > 1 else name)


tr = Context("history")

_NAME_WIDE, _FLOOR_HIGH, _LEAST_HIGH = 150, 120, 32


class AsItWas(Card):
    """Hidden until a moment is asked for; the time can then be typed. ``left``: it is now again."""

    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(tone="amber")
        self._session = session
        self.at = QLineEdit()
        self.at.setFixedWidth(92)
        self.at.setAccessibleName(tr("Show this moment"))
        self.at.returnPressed.connect(self._typed)
        self.title = label(role="title")
        self.body = label(role="quiet", wrap=True)
        back = KeyButton(tr("Back to now"), key="Esc", does=self.leave)
        self.earlier = KeyButton("", icon="caret-left")
        self.later = KeyButton("", icon="caret-right")
        for button, step, words in (
            (self.earlier, -1, tr("Previous action")), (self.later, 1, tr("Next action")),
        ):  # fmt: skip
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.clicked.connect(partial(self._step, step))
        self._shown = 0
        self.tables = SmallFloor()
        self.players = PlayersThen()
        self.list = LinedTable(self.players, [_NAME_WIDE, 52, 90, 92], stretch=NAME)
        self.list.setSortingEnabled(True)
        self.list.sortByColumn(NAME, Qt.SortOrder.AscendingOrder)
        self.list.setAccessibleName(tr("Players"))
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addWidget(self.earlier)
        top.addWidget(self.at)
        top.addWidget(self.later)
        top.addStretch(1)
        top.addWidget(back)
        column = down(top, self.body, gap=8, margins=(22, 14, 16, 15), of=self)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        for part in (self.tables, self.list):
            part.setMinimumHeight(_LEAST_HIGH)  # they scroll before a line above is cut
        beside.addWidget(self.tables, 1)
        beside.addWidget(self.list, 1)
        column.addLayout(beside, 1)
        self.title.setText(tr("As it was at"))
        self.hide()

    def leave(self) -> None:
        self.hide()
        self.left.emit()

    def show_moment(self, at: int) -> None:
        """The state at ``at`` (ms): a few lines, the floor, everybody."""
        session = self._session
        then = session.director.at(at)
        self._shown = at
        self.at.setText(text.time_of_day(at, session.zone))
        self.body.setText("\n".join(snapshot(then, at)))
        begun = read(then.clock.levels, then.clock.position, at).phase != "before"
        self.tables.show_tables(makers(then, begun, at))
        self.players.take(then)
        self.list.give_room(SEAT, SEAT_WIDE, (f"{x.label}.{x.size}" for x in then.open_tables))
        others = sum(self.list.columnWidth(column) for column in (SEAT, CHIPS, STATUS))
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setMinimumWidth(others + _NAME_WIDE + bar)
        self.tables.setVisible(bool(then.open_tables))
        self.list.setVisible(bool(then.people.players))
        self.earlier.setEnabled(self._beside(-1) is not None)
        self.later.setEnabled(self._beside(1) is not None)
        self.show()
        self._fit()

    def _fit(self) -> None:
        high = self.tables.viewport().height()
        self.tables.set_room(max(_FLOOR_HIGH, high))
        if high < _FLOOR_HIGH:
            self.tables.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _beside(self, by: int) -> int | None:
        """Return the moment of the action before or after."""
        moments = [a.happened for a in self._session.director.live]
        if by < 0:
            return max((m for m in moments if m < self._shown), default=None)
        return min((m for m in moments if m > self._shown), default=None)

    def _step(self, by: int) -> None:
        if (moment := self._beside(by)) is not None:
            self.show_moment(moment)

    def _typed(self) -> None:
        session = self._session
        try:
            at = moment(
                Word(text.day_time(self.at.text()), 1), session.now(), session.zone,
                past=True, done=typed.done(session.director),
            )  # fmt: skip
        except BadLine as bad:
            self.body.setText(text.bad_line(bad))
            return
        if at > session.now():
            self.body.setText(text.reason(InTheFuture(at=at), session.state, session.zone))
            return
        self.show_moment(at)


def snapshot(t: Tournament, at: int) -> list[str]:
    reading = read(t.clock.levels, t.clock.position, at)
    lines = [console.clock_then(reading, t.clock.levels)]
    lines.append(console.field_then(len(t.people.live), len(t.people.entries), t.chips.in_play))
    total = pool(t)
    if total:
        lines.append(tr("Prize pool {money}.", money=text.money(total, str(t.setting("currency")))))
    return lines
