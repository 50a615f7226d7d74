"""Whether the chips add up, for each table and the room, and what came into play or left it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.chips.audit import Row, audit, stacks_gone
from gui.program.session import Session
from gui.theme import repolish
from gui.widgets.deeds import Deed, DeedButton
from gui.widgets.figure_table import Cell, Column, FigureTable
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import chips as say
from gui.words.names import Names
from gui.words.numbers import chips_off
from gui.words.tr import Context

tr = Context("chips")

# What is shown at once: tables that do not add up come before the others, new entries before old ones.
MOST_TABLES, MOST_ENTRIES = 60, 100
_SIDE = 19


class ChipsAudit(QWidget):
    """Two cards above each other; both scroll where there is much."""

    def __init__(self, session: Session, deeds: list[Deed]) -> None:
        super().__init__()
        self.session = session
        self.lines: list[list[str]] = []
        self.entries: list[str] = []
        self.verdict = label("", "strong")
        self._sums = FigureTable([
            Column(tr("Where"), 2), Column(tr("Before"), right=True), Column(tr("Rounding"), right=True),
            Column(tr("Rescue"), right=True), Column(tr("Otherwise"), 3), Column(tr("After"), right=True),
            Column(),
        ])  # fmt: skip
        self._ledger = FigureTable([Column(right=True), Column(share=1), Column(share=1)])
        self._more_tables, self._more_entries = label("", "quiet"), label("", "quiet", wrap=True)
        hint = tr(
            "Tables: chips raced in and handed out, and other changes there. Room: chips sold and "
            "chips in play."
        )
        top = _card(tr("Audit"), self.verdict, hint, self._sums, self._more_tables)
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for deed in deeds:
            button = DeedButton(deed)
            button.set_small()
            row.addWidget(button)
        below = _card(tr("Ledger"), buttons, "", self._ledger, self._more_entries)
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
        self.verdict.setText(say.verdict(found))
        self.verdict.setProperty("tone", "green" if found.closes else "red")
        repolish(self.verdict)
        rows: list[tuple[str, Row, bool]] = []
        for table in shown:
            races = [x for x in found.races if x.table == table.table]
            rows.append((say.table_name(table.label), table, False))
            if len(races) > 1:
                rows += [
                    (tr("Table {label}, {chips}", label=x.label, chips=chips_off([x.chip])), x, True)
                    for x in races
                ]
        self._fill(
            [*rows, (tr("Room"), found.room, False)],
            tr("and %n more tables, which add up", left) if left else "",
        )
        self._list()

    def _fill(self, rows: list[tuple[str, Row, bool]], more: str) -> None:
        self.lines = [
            [
                name, say.figure(row.before), say.signed(row.rounding), say.signed(row.rescue),
                say.other(row.ledger) or "–", say.figure(row.after),
                tr("off by {n}", n=say.signed(row.off)) if row.off else tr("adds up"),
            ]
            for name, row, _ in rows
        ]  # fmt: skip
        cells = [
            [
                *(Cell(words, strong=not row.table, quiet=part) for words in line[:-1]),
                Cell(line[-1], strong=bool(row.off), tone="red" if row.off else "green"),
            ]
            for line, (_, row, part) in zip(self.lines, rows, strict=True)
        ]
        self._sums.show_rows(cells, ruled=[len(cells) - 1])
        self._more_tables.setText(more)
        self._more_tables.setVisible(bool(more))

    def _list(self) -> None:
        """Stacks that left play with their players, then the ledger, the newest first."""
        t = self.session.state
        gone = stacks_gone(t)[::-1]
        names, rows = Names(t), []
        for entry, chips, why in gone[:MOST_ENTRIES]:
            rows.append((say.signed(-chips), say.ledger_line(why), names.entry(entry)))
        for x in t.chips.adjustments[::-1][: MOST_ENTRIES - len(rows)]:
            who = names.entry(x.entry) if x.entry else say.table_name(names.table(x.table)) if x.table else ""
            rows.append((say.signed(x.amount), say.ledger_line(x.why), who))
        self.entries = [" ".join(row).strip() for row in rows]
        self._ledger.show_rows(
            [(Cell(n, strong=True), Cell(why), Cell(who, quiet=True)) for n, why, who in rows]
        )
        left = len(gone) + len(t.chips.adjustments) - len(rows)
        more = (
            tr("No chips added or removed, except by entries.")
            if not rows
            else tr("and %n earlier entries, under History", left)
            if left
            else ""
        )
        self._more_entries.setText(more)
        self._more_entries.setVisible(bool(more))


def _card(title: str, beside: QWidget, hint: str, table: QWidget, more: QWidget) -> Card:
    """Title, what stands beside it, a hint; the table, and under it what more there would be, scroll."""
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
    inside = QWidget()
    under = QVBoxLayout(inside)
    under.setContentsMargins(0, 0, 8, 0)
    under.addWidget(table)
    under.addWidget(more)
    under.addStretch(1)
    scroll = PlainScroll()
    scroll.setWidget(inside)
    column.addWidget(scroll, 1)
    return card
