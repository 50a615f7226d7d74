"""The chips in use and when each can go, is planned to go, has gone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.chips.now import announcement, to_race
from core.say.acts import Act, Announce, ColourUp, Race
from core.say.reasons import ColourUpNotAnnounced
from gui.console.chips.plan_rows import PlanRow, plan_rows, warnings, when
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.widgets.chip_disc import ChipDisc
from gui.widgets.deeds import Deed, DeedButton, stands_against
from gui.widgets.empty import Empty
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips_page as say
from gui.words import text as words
from gui.words.numbers import short_chips

_SIDE = 19


class ChipsPlan(QWidget):
    """``race`` carries the chip that is to be raced."""

    race = Signal(int)

    def __init__(self, session: Session, set_deed: Deed) -> None:
        super().__init__()
        self.session = session
        self._shown: object = None
        self.buttons: dict[int, KeyButton] = {}
        self.total = label("", "quiet")
        self.empty = Empty(say.word("no_set"), say.word("no_set_more"))
        self.odd = label("", "", wrap=True)
        self.odd.setProperty("tone", "amber")
        card = Card()
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(label(say.word("plan_title"), "strong"))
        head.addStretch(1)
        head.addWidget(self.total)
        self.change = DeedButton(set_deed)
        self.change.set_small()
        head.addWidget(self.change)
        self._scroll = PlainScroll()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._scroll)
        self._stack.addWidget(self.empty)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(RING + _SIDE, 16, RING + _SIDE, 16)
        inside.setSpacing(12)
        inside.addLayout(head)
        inside.addWidget(self.odd)
        inside.addWidget(self._stack, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(card)

    def refresh(self) -> None:
        """Made anew only when something in it differs."""
        session, t = self.session, self.session.state
        self.total.setText(say.in_play_total(t.chips_in_play) if t.chips else "")
        odd = warnings(session)
        self.odd.setText("\n".join(odd))
        self.odd.setVisible(bool(odd))
        self._stack.setCurrentIndex(0 if t.chips else 1)
        self.change.set_kind("" if t.chips else "primary")
        rows = plan_rows(session)
        times = [self._times(row) for row in rows]
        deeds = [self._deed(row) for row in rows]
        content = (rows, times, [(d[0], d[1]) if d else None for d in deeds])
        if content == self._shown:
            return
        self._shown = content
        self._fill(rows, times, deeds)

    def _times(self, row: PlanRow) -> tuple[str, str]:
        """When it is needed no longer, and when it goes."""
        idle = say.word("stays" if row.state == "stays" else "needed") if row.idle is None else ""
        goes = say.word("not_planned") if row.state not in ("stays", "gone") else "–"
        return (
            idle or self._row(row.idle or 0),
            goes if row.goes is None else self._row(row.goes),
        )

    def _row(self, index: int) -> str:
        reading = self.session.reading()
        now = reading.phase != "before" and index == reading.index
        at = say.word("now") if now else when(self.session, index)
        name = say.row_name(self.session.state.levels, index)
        return f"{name} · {at}" if at else name

    def _deed(self, row: PlanRow) -> tuple[str, Act | None, Callable[[], object]] | None:
        """The one thing to do about a chip now: words, the act (None: at the desk), and how."""
        t, chip = self.session.state, row.chip
        if row.state in ("gone", "stays"):
            return None
        if row.state == "raced":
            act: Act = ColourUp(chip=chip)
            return say.word("out_of_play"), act, lambda: perform(self, self.session, act)
        table = next(iter(to_race(t, chip)), None)
        if table is None:
            return None
        found = self.session.check(Race(table=table.id, chip=chip))
        if any(isinstance(r, ColourUpNotAnnounced) for r in found):
            told = Announce(what=announcement(chip))
            return say.word("announce"), told, lambda: perform(self, self.session, told)
        return say.word("race_now"), None, lambda: self.race.emit(chip)

    def _fill(
        self, rows: list[PlanRow], times: list[tuple[str, str]],
        deeds: list[tuple[str, Act | None, Callable[[], object]] | None],
    ) -> None:  # fmt: skip
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        for column in (1, 2, 3):
            grid.setColumnStretch(column, 1)
        for column, key in enumerate(("chip", "can_go", "goes", "stands")):
            grid.addWidget(label(say.word(key), "label"), 0, column)
        had = next((chip for chip, button in self.buttons.items() if button.hasFocus()), 0)
        self.buttons = {}
        for at, (row, (idle, goes), deed) in enumerate(zip(rows, times, deeds, strict=True)):
            line = QFrame()
            line.setProperty("line", True)
            grid.addWidget(line, 2 * at + 1, 0, 1, 5)
            gone = row.state == "gone"
            disc = ChipDisc(short_chips(row.chip), gone=gone)
            busy = row.state in ("going", "announced", "raced")
            state = ElidedLabel(_state(row), "strong" if busy else "quiet")
            if busy:
                state.setProperty("tone", "amber" if row.state == "going" else "green")
            planned = ElidedLabel(goes, "quiet" if gone or row.goes is None else "")
            if row.too_early:
                planned.setProperty("tone", "amber")
            cells = (disc, ElidedLabel(idle, "quiet"), planned, state)
            for column, widget in enumerate(cells):
                grid.addWidget(widget, 2 * at + 2, column)
            if deed is not None:
                button = self._button(row.chip, *deed)
                button.set_kind("" if busy else "quiet")
                grid.addWidget(button, 2 * at + 2, 4, Qt.AlignmentFlag.AlignRight)
        grid.setRowStretch(2 * len(rows) + 1, 1)
        self._scroll.setWidget(inside)
        if had in self.buttons:
            self.buttons[had].setFocus()

    def _button(self, chip: int, said: str, act: Act | None, run: Callable[[], object]) -> KeyButton:
        button = KeyButton(said)
        button.set_small()
        button.setAccessibleName(f"{said}: {say.chips_off_said(chip)}")
        found = () if act is None else self.session.check(act)
        button.can(words.reasons(found, self.session.state) if stands_against(found) else "")
        button.clicked.connect(run)
        self.buttons[chip] = button
        return button


def _state(row: PlanRow) -> str:
    if row.state == "raced":
        return say.all_raced()
    if row.raced or row.state == "going":
        return say.raced_at(row.raced, row.tables)
    return say.word({"in_use": "in_use", "stays": "in_use"}.get(row.state, row.state))
