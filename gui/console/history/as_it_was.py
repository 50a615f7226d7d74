"""Show how the night stood at an earlier moment, its clock, tables and players, without changing it."""

from collections import Counter
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit

from core.clock.clock import read
from core.formats.format import can
from core.say.acts import SetChips, Start
from core.say.reasons import InTheFuture
from core.text import typed
from core.text.script_words import BadLine, Word, moment
from core.tournament.state import Tournament
from gui.console.frame.acting import desk_of
from gui.console.players import model as columns
from gui.console.players.lines import PlayerLine
from gui.console.tables.small_floor import SmallFloor
from gui.console.tables.views import makers
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.panel import Card
from gui.widgets.rows import Cell
from gui.words import console, text
from gui.words.tr import Context

tr = Context("history")


class PlayersThen(columns.PlayersModel):
    """The players as the Players page lists them, in one tone; namesakes have their club number."""

    def take(self, state: Tournament) -> None:
        self._sharing = Counter(player.name for player in state.people.players.values())
        super().take(state)

    def _cell_of(self, line: PlayerLine, column: int) -> Cell:
        text = super()._cell_of(line, column).text
        told = column == columns.NAME and self._sharing[line.name] > 1
        return Cell(f"{text} {line.number}".rstrip() if told else text)


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
        self.title = label(tr("As it was at"), "title")
        self.body = label(role="quiet", wrap=True)
        back = KeyButton(tr("Back to now"), key="Esc", does=self.leave)
        self.earlier = KeyButton("", icon="caret-left")
        self.later = KeyButton("", icon="caret-right")
        for button, step, words in (
            (self.earlier, -1, tr("Previous action")),
            (self.later, 1, tr("Next action")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.clicked.connect(partial(self._step, step))
        self._shown = 0
        self.tables = SmallFloor()
        self.players = PlayersThen()
        self.list = LinedTable(self.players, [_NAME_WIDE, 0, 0, 52, 90, 0, 92], stretch=columns.NAME)
        for hidden in (columns.NUMBER, columns.ENTRIES, columns.PAID):
            self.list.setColumnHidden(hidden, True)
        self.list.setSortingEnabled(True)
        self.list.sortByColumn(columns.NAME, Qt.SortOrder.AscendingOrder)
        self.list.setAccessibleName(tr("Players"))
        for part in (self.tables, self.list):
            part.setMinimumHeight(_LEAST_HIGH)  # they scroll before a line above is cut
        top = across(self.title, self.earlier, self.at, self.later, None, back, gap=8)
        beside = across((self.tables, 1), (self.list, 1), gap=16)
        down(top, self.body, (beside, 1), gap=8, margins=(22, 14, 16, 15), of=self)
        self.hide()

    def leave(self) -> None:
        self.hide()
        self.left.emit()

    def show_moment(self, at: int) -> None:
        """Show the state at ``at`` (ms): a few lines, the floor, everybody. One moment after another may look
        the same, so it is said which one is shown."""
        session = self._session
        if self.isVisible() and at == self._shown:
            desk_of(self).say(tr("This moment is shown already."))
        elif self.isVisible():
            time = text.time_of_day(at, session.zone, seconds=True)
            desk_of(self).say(tr("As it was at {time}", time=time))
        then = session.director.at(at)
        self._shown = at
        self.at.setText(text.time_of_day(at, session.zone))
        self._say("\n".join(snapshot(then, at)))
        begun = read(then.clock.levels, then.clock.position, at).phase != "before"
        self.tables.show_tables(makers(then, begun, at))
        self.players.take(then)
        seats = (f"{x.label}.{x.size}" for x in then.open_tables)
        self.list.setColumnHidden(columns.CHIPS, not can(then, SetChips))
        self.list.give_room(columns.SEAT, columns.SEAT_WIDE, seats)
        others = sum(map(self.list.columnWidth, (columns.SEAT, columns.CHIPS, columns.STATUS)))
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setMinimumWidth(others + _NAME_WIDE + bar)
        self.tables.setVisible(bool(then.open_tables))
        self.list.setVisible(bool(then.people.players))
        self.earlier.setEnabled(self._beside(-1) is not None)
        self.later.setEnabled(self._beside(1) is not None)
        self.show()
        self._fit()

    def _say(self, sentence: str, tone: str = "") -> None:
        self.body.set_tone(tone)
        self.body.setText(sentence)

    def _fit(self) -> None:
        high = self.tables.viewport().height()
        self.tables.set_room(max(_FLOOR_HIGH, high))
        if high < _FLOOR_HIGH:
            self.tables.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    @safely
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
                Word(text.day_time(self.at.text()), 1),
                session.now(),
                session.zone,
                past=True,
                done=typed.done(session.director),
            )
        except BadLine as bad:
            self._say(text.bad_line(bad), "red")
            return
        if at > session.now():
            self._say(text.reason(InTheFuture(at=at), session.state, session.zone), "red")
            return
        self.show_moment(at)


def snapshot(t: Tournament, at: int) -> list[str]:
    """Return how the night stood at ``at`` (ms), in a few lines."""
    lines = []
    if can(t, Start):
        reading = read(t.clock.levels, t.clock.position, at)
        lines.append(console.clock_then(reading, t.clock.levels))
    lines.append(console.field_then(len(t.people.live), len(t.people.entries), t.chips.in_play))
    total = t.money.pool
    if total:
        lines.append(tr("Prize pool {money}.", money=text.money(total, t.currency)))
    return lines
