"""Whether the chips add up, for each table and the room, and what came into play or left it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.chip_audit import Row, audit
from gui import text_chips_page as say
from gui.session import Session
from gui.text_names import Names
from gui.theme import repolish
from gui.widgets.deeds import Deed, DeedButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll

# What is shown at once: tables that do not add up come before the others, new entries before old ones.
MOST_TABLES, MOST_ENTRIES = 60, 100
_SIDE = 19
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ChipsAudit(QWidget):
    """Two cards above each other; both scroll where there is much."""

    def __init__(self, session: Session, deeds: list[Deed]) -> None:
        super().__init__()
        self.session = session
        self.lines: list[list[str]] = []
        self.entries: list[str] = []
        self.verdict = label("", "strong")
        self._sums, self._ledger = PlainScroll(), PlainScroll()
        top = _card(say.word("audit_title"), self.verdict, self._sums, say.word("room_hint"))
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for deed in deeds:
            button = DeedButton(deed)
            button.set_small()
            row.addWidget(button)
        below = _card(say.word("ledger"), buttons, self._ledger, "")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(16 - 2 * RING)
        whole.addWidget(top, 3)
        whole.addWidget(below, 2)

    def refresh(self) -> None:
        """As the chips stand now."""
        found = audit(self.session.state)
        shown = sorted(found.tables, key=lambda x: not x.off)[:MOST_TABLES]
        left = len(found.tables) - len(shown)
        self.verdict.setText(say.word("audit_closes" if found.closes else "audit_off"))
        self.verdict.setProperty("tone", "green" if found.closes else "red")
        repolish(self.verdict)
        rows: list[tuple[str, Row, str]] = []
        for table in shown:
            races = [x for x in found.races if x.table == table.table]
            rows.append((say.table_name(table.label), table, ""))
            if len(races) > 1:
                rows += [(say.table_chip(x.label, x.chip), x, "quiet") for x in races]
        self._fill([*rows, (say.word("room"), found.room, "strong")], say.more_tables(left) if left else "")
        self._list()

    def _fill(self, rows: list[tuple[str, Row, str]], more: str) -> None:
        inside, grid = _grid()
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(4, 3)
        for column, key in enumerate(("where", "before", "rounding", "rescue_column", "other", "after")):
            head = label(say.word(key), "label")
            head.setAlignment(_RIGHT if column in (1, 2, 3, 5) else Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(head, 0, column)
        self.lines = []
        for at, (name, row, role) in enumerate(rows, 1):
            if role == "strong":
                line = QFrame()
                line.setProperty("line", True)
                grid.addWidget(line, 2 * at - 1, 0, 1, 7)
            said = [
                name, say.figure(row.before), say.signed(row.rounding), say.signed(row.rescue),
                say.other(row.ledger) or "–", say.figure(row.after),
                say.off_by(row.off) if row.off else say.word("closes"),
            ]  # fmt: skip
            self.lines.append(said)
            for column, words in enumerate(said):
                cell = ElidedLabel(words, role) if column in (0, 4) else label(words, role)
                if column in (1, 2, 3, 5):
                    cell.setAlignment(_RIGHT)
                if column == 6:
                    cell.setProperty("role", "strong" if row.off else "quiet")
                    cell.setProperty("tone", "red" if row.off else "green")
                grid.addWidget(cell, 2 * at, column)
        grid.addWidget(label(more, "quiet"), 2 * len(rows) + 1, 0, 1, 7)
        grid.setRowStretch(2 * len(rows) + 2, 1)
        self._sums.setWidget(inside)

    def _list(self) -> None:
        """The ledger, the newest first."""
        t = self.session.state
        names = Names(t)
        inside, grid = _grid()
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        self.entries = []
        for at, x in enumerate(t.ledger[: -MOST_ENTRIES - 1 : -1]):
            who = names.entry(x.entry) if x.entry else say.table_name(names.table(x.table)) if x.table else ""
            self.entries.append(f"{say.signed(x.amount)} {say.ledger_line(x.why)} {who}".strip())
            sum_ = label(say.signed(x.amount), "strong")
            sum_.setAlignment(_RIGHT)
            grid.addWidget(sum_, at, 0)
            grid.addWidget(ElidedLabel(say.ledger_line(x.why)), at, 1)
            grid.addWidget(ElidedLabel(who, "quiet"), at, 2)
        if not t.ledger:
            grid.addWidget(label(say.word("no_ledger"), "quiet", wrap=True), 0, 0, 1, 3)
        left = len(t.ledger) - len(self.entries)
        if left > 0:
            grid.addWidget(label(say.more_entries(left), "quiet"), MOST_ENTRIES, 0, 1, 3)
        grid.setRowStretch(MOST_ENTRIES + 1, 1)
        self._ledger.setWidget(inside)


def _card(title: str, beside: QWidget, scroll: QWidget, hint: str) -> Card:
    card = Card()
    head = QHBoxLayout()
    head.addWidget(label(title, "strong"))
    head.addStretch(1)
    head.addWidget(beside)
    column = QVBoxLayout(card)
    column.setContentsMargins(RING + _SIDE, 16, RING + _SIDE, 14)
    column.setSpacing(10)
    column.addLayout(head)
    if hint:
        column.addWidget(label(hint, "quiet", wrap=True))
    column.addWidget(scroll, 1)
    return card


def _grid() -> tuple[QWidget, QGridLayout]:
    inside = QWidget()
    grid = QGridLayout(inside)
    grid.setContentsMargins(0, 0, 8, 0)
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(7)
    return inside, grid
