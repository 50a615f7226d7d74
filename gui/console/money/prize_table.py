"""The prizes: place, share, prize, won by; below them the sum, which is the pool. Typing a prize fixes it."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QTableView

from core.money.payouts import split, tonight
from core.money.settling import playing_on
from core.paper.prize_list import PrizeRow, prize_list
from core.tournament.settings import NO_CURRENCY, Currency
from core.tournament.state import Tournament
from gui.console.frame.acting import desk_of
from gui.safely import safely
from gui.theme import ROW_LIST
from gui.widgets.fields import CommitField, put_at
from gui.widgets.lined_table import LinedTable
from gui.widgets.number_pad import with_pad
from gui.widgets.rows import Cell, Rows
from gui.words import prizes as say
from gui.words import text as words
from gui.words.tr import Context

tr = Context("money")

PLACE, SHARE, PRIZE, WON_BY = range(4)
_WIDTHS = [72, 72, 110, 120]
_ROOMY, _LEAST = 36, 52
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

State = Literal["open", "fixed", "won", "agreed", "sum"]


@dataclass(frozen=True, slots=True)
class Line:
    """A place, or the last line: the ``sum`` of the prizes, what the ``house`` gets, and by how much both are
    off the pool. ``share`` in hundredths of a per cent; None: it has none. ``said`` is the prize in words."""

    state: State
    prize: int
    row: PrizeRow | None = None
    share: int | None = None
    off: int = 0
    house: int = 0
    said: str = ""


def lines(t: Tournament) -> list[Line]:
    """Return the lines as things stand; none where no prize is paid."""
    shares, found = _shares(t), []
    agreed = len(playing_on(t)[0]) + bool(playing_on(t)[1])
    for at, row in enumerate(prize_list(t)):
        state: State = "won" if row.name else "open"
        if at < agreed:
            state = "agreed"
        elif state == "open" and row.place in t.money.by_hand:
            state = "fixed"
        share = shares.get(row.place) if row.place == row.last else None
        said = say.prize_said(t, row.last, row.prize)
        found.append(Line(state, row.prize, row, None if state == "agreed" else share, said=said))
    if not found:
        return []
    paid, house = sum(x.prize for x in found), split(t).to_house
    off = paid + house - t.money.pool
    whole = sum(shares.values()) if len(shares) == len(tonight(t)) else None
    return [*found, Line("sum", paid, share=whole, off=off, house=house)]


def _shares(t: Tournament) -> dict[int, int]:
    """Return the share of each place that has a part of the pool, in hundredths of a per cent."""
    found = split(t)
    parts = sum(value for kind, value in found.reached if kind == "part")
    shares: dict[int, int] = {}
    for place, (kind, value) in enumerate(found.reached, 1):
        if place not in dict(found.by_hand) and kind != "amount":
            shares[place] = value if kind == "percent" else value * 10_000 // max(1, parts)
    return shares


class PrizeTable(LinedTable):
    """While a place is chosen, digits type its prize: ``typed`` has the place and the text. ``opens`` says
    that a fixed place is to be open again, ``left`` that Esc was pressed."""

    typed = Signal(int, str)
    opens = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        self.lines: Rows[Line] = Rows(
            (tr("Place"), tr("Share"), tr("Prize"), tr("Won by")), self._cell, right=(SHARE, PRIZE)
        )
        super().__init__(self.lines, _WIDTHS, stretch=WON_BY)
        self.currency = NO_CURRENCY
        self.setAccessibleName(tr("Prizes"))
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setProperty("ownsEnter", True)
        self.keep(self._key)
        self.field = CommitField()
        self.field.setParent(self.viewport())
        self.field.setProperty("cell", True)
        put_at(Qt.AlignmentFlag.AlignRight, self.field)
        self.field.setAccessibleName(tr("Prize"))
        self.field.hide()
        self._place = 0
        with_pad(self.field)
        self.field.installEventFilter(self)

    def _key(self, row: int) -> object:
        line = self.lines.rows[row]
        return (line.row.place, line.row.name) if line.row is not None else None

    def show_lines(self, found: list[Line], currency: Currency) -> None:
        self.currency = currency
        if found != self.lines.rows:
            self.lines.show(found)
            self.give_room(PRIZE, _WIDTHS[PRIZE], [x.said or words.money(x.prize, currency) for x in found])
            for at in (PLACE, SHARE):
                self.give_room(at, _LEAST, [self._cell(x, at).text for x in found])
        self._set_row_height()
        self._place_field()

    def _cell(self, line: Line, column: int) -> Cell:
        if line.row is None:
            return self._sum_cell(line, column)
        row = line.row
        match column:
            case 0:
                return Cell(words.place_text(row.place, row.last), "strong")
            case 1:
                return Cell("" if line.share is None else words.percent(line.share), "quiet")
            case 2:
                return Cell(line.said, "strong")
            case _:
                return _won_by(line, row)

    def _sum_cell(self, line: Line, column: int) -> Cell:
        match column:
            case 0:
                return Cell(tr("Sum"), "quiet")
            case 1:
                return Cell("" if line.share is None else words.percent(line.share), "quiet")
            case 2:
                return Cell(words.money(line.prize, self.currency), "amber" if line.off else "quiet")
        if line.house and not line.off:
            return Cell(tr("{sum} to the house", sum=words.money(line.house, self.currency)), "quiet")
        if not line.off:
            return Cell(tr("= the pool"), "quiet", mark="check")
        off = words.money(abs(line.off), self.currency)
        said = tr("{sum} more than the pool", sum=off)
        return Cell(said if line.off > 0 else tr("{sum} less than the pool", sum=off), "amber")

    # -- typing a prize --------------------------------------------------------------------------------

    @property
    def place(self) -> int | None:
        """The place that is chosen, where a prize can be typed for it."""
        line = self.lines.at(self.currentIndex().row())
        if line is None or line.row is None or line.state == "agreed":
            return None
        return line.row.place if self.selectionModel().hasSelection() else None

    def open_field(self, typed: str = "") -> None:
        """Open the field of the place that is chosen, with its prize or with what was typed."""
        line = self.lines.at(self.currentIndex().row())
        if self.place is None or line is None:
            return
        self._place = self.place
        self.field.show_text(words.money(line.prize, self.currency.plain), anyway=True)
        self.field.show()
        self._place_field()
        self.field.setFocus()
        if typed:
            self.field.setText(typed)
            self.field.setModified(True)
        else:
            self.field.selectAll()
        self.field.textEdited.emit(self.field.text())

    def close_field(self) -> None:
        """Close it; the list has the keyboard again, if the field had it."""
        had = self.field.hasFocus()
        self.field.show_text(self.field.shown, anyway=True)
        self.field.hide()
        if had:
            self.setFocus()

    @property
    def typing(self) -> int:
        """The place whose prize is typed; 0: none."""
        return 0 if self.field.isHidden() else self._place

    def _place_field(self) -> None:
        if self.field.isHidden():
            return
        found = (i for i, x in enumerate(self.lines.rows) if x.row is not None and x.row.place == self._place)
        row = next(found, None)
        if row is None:
            self.close_field()
            return
        box = self.visualRect(self.model().index(row, PRIZE))
        self.field.setGeometry(box.x(), box.y() + (box.height() - ROW_LIST) // 2, box.width(), ROW_LIST)

    @safely
    def eventFilter(self, watched: object, event: object) -> bool:
        """Let Esc close the field and keep the prize; the arrows go on in the list once nothing is typed."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.close_field()
                self.field.corrected.emit()
                return True
            if event.key() in _ENTER and self.field.text().strip() == self.field.shown:
                self.close_field()
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & _CHORD
        if plain and self.place is not None and event.text().isdigit():
            self.open_field(event.text())
        elif plain and self.place is not None and (event.key() in _ENTER or event.key() == Qt.Key.Key_F2):
            self.open_field()
        elif plain and event.key() in _ENTER:
            desk_of(self).say(tr("Choose a place that no deal has settled: Enter types its prize."))
        elif plain and event.key() == Qt.Key.Key_Delete and self.place is not None:
            self.opens.emit(self.place)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.ignore()  # a sentence on the screen goes with it
        else:
            super().keyPressEvent(event)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_row_height()
        self._place_field()

    def _set_row_height(self) -> None:
        """Let rows stand closer where else one would have to scroll."""
        fits = len(self.lines.rows) * _ROOMY <= self.viewport().height()
        high, side = _ROOMY if fits else ROW_LIST, self.verticalHeader()
        if side.defaultSectionSize() != high:
            side.setDefaultSectionSize(high)


def _won_by(line: Line, row: PrizeRow) -> Cell:
    if line.state == "agreed":
        return Cell(row.name or tr("to the winner, besides"), "", "" if not row.name else tr("by the deal"))
    if row.name:
        return Cell(row.name, "strong", row.number)
    if line.state == "fixed":
        return Cell(tr("fixed by hand"), "", mark="lock-simple", mark_tone="")
    return Cell(tr("open"), "faint", mark="lock-simple-open", mark_tone="faint")
