"""Above a race: which chip at which table, the tables beside it, and the dealers' sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from core.chips.now import above, raced, to_race
from core.chips.racing import collecting, most_odd
from core.tournament.state import Table
from gui.console.chips.race_rows import RACE_SIDE
from gui.console.frame.printing import print_out
from gui.program.session import Session
from gui.theme import ROW_CARD
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.words import chips_page as say

if TYPE_CHECKING:
    from gui.console.chips.race_desk import RaceDesk

SHEETS = "dealer_sheets"
MANY, MOST = 8, 24
"""More tables than this are called by their number alone; of more than the most only those still to race."""


def sheets_there() -> bool:
    """Whether Riffle can print them."""
    from gui.paper.documents import DOCUMENTS

    return SHEETS in dict(DOCUMENTS)


class RaceHead(QWidget):
    """``chosen`` carries (chip, table)."""

    chosen = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown: object = None
        self.title = label("", "heading")
        self.line = ElidedLabel("", "quiet")
        self.real = QCheckBox(say.word("real"))
        self.real.setToolTip(say.word("real_hint"))
        self.real.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.real.setMinimumHeight(ROW_CARD)
        self.sheets = KeyButton(say.word("dealer_sheets"), icon="printer")
        self.sheets.set_small()
        self.sheets.clicked.connect(lambda: print_out(self, session, SHEETS))
        self.chips: dict[int, KeyButton] = {}
        self.tables: dict[tuple[int, int], KeyButton] = {}
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.title)
        top.addWidget(self.line, 1)
        top.addWidget(self.sheets)
        self._flow = Flow(gap=6)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._flow, 1, Qt.AlignmentFlag.AlignTop)
        below.addWidget(self.real, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(RACE_SIDE, 0, RACE_SIDE, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addLayout(below)

    def show_races(self, desk: RaceDesk) -> None:
        """The title of the race on the desk, and a button for each table: raced, chosen, or still to come."""
        t, at, table = self._session.state, desk.at, desk.table
        self.setVisible(at is not None and table is not None)
        self.sheets.can("" if sheets_there() else say.word("no_sheets"))
        if at is None or table is None:
            return
        done_by = raced(t, at[0])
        done = table.id in done_by
        said = say.raced_title if done else say.race_title
        self.title.setText(said(at[0], table.label))
        self.line.setText(self._about(desk, table, at[0], done))
        self.real.setVisible(not done)
        chips = desk.chips if at[0] in desk.chips else [at[0]]
        places = [(x.id, x.label, x.id in done_by) for x in desk.tables(at[0])]
        if len(places) > MOST:
            mine = [x for x in places if x[0] == at[1]]
            places = [*mine, *[x for x in places if not x[2] and x not in mine][: MOST - 1]]
        if (content := (at[0], chips, places)) != self._shown:
            self._shown = content
            self._make(desk, at[0], chips, places)
        for place, button in self.tables.items():
            button.setChecked(place == at)

    def _about(self, desk: RaceDesk, table: Table, chip: int, done: bool) -> str:
        """Into what, how many at most, from which seat; of a race that was held, who dealt it."""
        t, left = self._session.state, say.tables_left(len(to_race(self._session.state, chip)))
        if done:
            race = desk.held(chip, table.id)
            if race is None:
                said = say.word("otherwise")
            else:
                said = say.by_whom(bool(race.cards), bool(race.secret)) if race.odd else say.had_none(chip)
            return f"{said} · {left}"
        first = collecting(t, table, self._session.now())[0]
        return f"{say.race_line(chip, above(t, chip) or 0, most_odd(t, chip), first)} · {left}"

    def _make(self, desk: RaceDesk, chip: int, chips: list[int], places: list[tuple[int, str, bool]]) -> None:
        """The chips first, where there are several; then every table of the one that is chosen."""
        self.chips, self.tables = {}, {}
        for value in chips if len(chips) > 1 else ():
            self.chips[value] = button = _button(say.chips_off_said(value), "")
            button.setChecked(value == chip)
            button.clicked.connect(lambda _=False, value=value: desk.pick(value))
        for table, name, done in places:
            short = name if len(places) > MANY else say.table_name(name)
            self.tables[chip, table] = button = _button(short, "check" if done else "")
            button.setAccessibleName(say.table_button(name, done))
            button.clicked.connect(lambda _=False, place=(chip, table): self.chosen.emit(place))
        buttons = [*self.chips.values(), *self.tables.values()]
        between = label(say.word("at_tables"), "quiet")
        between.setFixedHeight(ROW_CARD)
        self._flow.show_all([*self.chips.values(), *([between] if self.chips else []), *self.tables.values()])
        for before, after in zip([self.sheets, *buttons], [*buttons, self.real], strict=True):
            QWidget.setTabOrder(before, after)


def _button(words: str, icon: str) -> KeyButton:
    made = KeyButton(words, icon=icon, kind="answer")
    made.set_small()
    made.setCheckable(True)
    return made
