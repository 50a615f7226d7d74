"""How a race came out: each player's cards and chips, what the dealer takes and hands out, what is next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.chips.race import rescued
from core.paper.race_sheets import Sheet, SheetRow
from core.say.facts.chips import RaceHeld
from gui.console.chips.race_foot import EnterCard, Numbers
from gui.console.chips.race_rows import RACE_SIDE
from gui.widgets.empty import Empty
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips_page as say


class RaceResult(QWidget):
    """``foot`` has the keyboard: Enter goes on to what its button says."""

    def __init__(self) -> None:
        super().__init__()
        self._next: Callable[[], object] = lambda: None
        self.rows: list[str] = []
        self._scroll = PlainScroll()
        self.foot = EnterCard()
        self.numbers = Numbers("takes", "hands_out", "rounding", "rescue_column")
        self.foot.button.clicked.connect(lambda: self._next())
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(19, 12, 19, 12)
        row.setSpacing(16)
        row.addWidget(self.numbers, 1)
        row.addStretch()
        row.addWidget(self.foot.button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.foot)

    def show_race(self, race: RaceHeld, sheet: Sheet, words: str, next_: Callable[[], object]) -> None:
        """``words`` are the button's, ``next_`` what it does."""
        self._next = next_
        self._fill(race, sheet)
        self.numbers.show()
        taken, out = say.result_line((race.chip, sheet.out[1]), sheet.into)
        self.numbers.show_number("takes", taken)
        self.numbers.show_number("hands_out", out)
        self.numbers.show_number("rounding", say.signed(sheet.rounding))
        self.numbers.show_number("rescue_column", say.signed(rescued(race)))
        self.foot.button.say(words)
        self.foot.setAccessibleName(f"{say.word('takes')} {taken}. {say.word('hands_out')} {out}. {words}")

    def show_otherwise(self, words: str, next_: Callable[[], object]) -> None:
        """Show a race that was done otherwise: there are no seats and no figures to show."""
        self._next = next_
        self.rows = []
        self._scroll.setWidget(Empty(say.word("otherwise"), say.word("otherwise_more")))
        self.numbers.hide()
        self.foot.button.say(words)
        self.foot.setAccessibleName(f"{say.word('otherwise')}. {words}")

    def _fill(self, race: RaceHeld, sheet: Sheet) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(RACE_SIDE, 0, RACE_SIDE, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(9)
        for column, share in ((1, 3), (3, 3), (5, 1)):
            grid.setColumnStretch(column, share)
        for column, key in enumerate(("seat", "player", "odd", "cards", "gets")):
            if sheet.rows:
                grid.addWidget(label(say.word(key), "label"), 0, column)
        self.rows = []
        for at, row in enumerate(sheet.rows, 1):
            won, saved = row.seat in race.winners, row.seat in race.rescued
            gets = " + ".join(say.chips_said(n, value) for value, n in row.gets)
            self.rows.append(f"{row.seat} {row.name} {row.odd} {gets}".strip())
            shown = label(gets, "strong" if won or saved else "quiet")
            if won or saved:
                shown.setProperty("tone", "green" if won else "amber")
            if saved:
                shown.setText(f"{gets} · {say.word('rescue')}")
            name = ElidedLabel(row.name, "strong" if won else "")
            name.setMinimumWidth(120)
            cards = _cards(row, won)
            for column, widget in enumerate(
                (label(str(row.seat), "strong"), name, label(str(row.odd)), cards, shown)
            ):
                grid.addWidget(widget, at, column)
        grid.setRowStretch(len(sheet.rows) + 1, 1)
        self._scroll.setWidget(inside)


def _cards(row: SheetRow, won: bool) -> ElidedLabel:
    made = ElidedLabel("   ".join(map(say.card_sign, row.cards)), "strong" if won else "quiet")
    made.setAccessibleName(say.cards_said(row.cards))
    return made
