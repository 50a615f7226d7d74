"""The audit of the chips, for each table and the room, and what came into play or left it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from core.chips.audit import Row, audit, stacks_gone
from gui.console.frame.deeds import Deed, DeedButton
from gui.program.session import Session
from gui.theme import repolish
from gui.widgets.boxes import across, down
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.panel import RING, Card
from gui.widgets.rows import Cell, Rows
from gui.words import chips as say
from gui.words.names import Names
from gui.words.numbers import chips_off
from gui.words.tr import Context

tr = Context("chips")

# The most rows shown at once: tables that do not add up come before the others, new entries before old ones.
MOST_TABLES, MOST_ENTRIES = 60, 100
_WHERE, _OTHER, _VERDICT = 0, 4, 6
_WHO = 2
_SIDE = 19
_SMALL = [90, 64, 64, 64, 130, 64, 64]

Sum = tuple[list[str], Row, bool]
"""A line: its words, its subject, and whether it is a part of a table's."""


class ChipsAudit(QWidget):
    """Two cards above each other; both scroll where there is much."""

    def __init__(self, session: Session, deeds: list[Deed]) -> None:
        super().__init__()
        self.session = session
        self.verdict = label("", "strong")
        titles = tr("Where"), tr("Before"), tr("Rounding"), tr("Rescue"), tr("Otherwise"), tr("After"), ""
        self.sums: Rows[Sum] = Rows(titles, _sum_cell, right=(1, 2, 3, 5))
        self.ledger: Rows[tuple[str, ...]] = Rows(("", "", ""), _ledger_cell, right=(0,))
        self._tables = _table(self.sums, tr("Audit"), _SMALL, stretch=_OTHER)
        self._entries = _table(self.ledger, tr("Ledger"), [90, 300, 200], stretch=_WHO)
        self._entries.horizontalHeader().hide()
        self._more_tables, self._more_entries = label("", "quiet"), label("", "quiet", wrap=True)
        hint = tr(
            "Tables: chips raced in and handed out, and other changes there. Room: chips sold and "
            "chips in play."
        )
        self._more_entries.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = [DeedButton(deed) for deed in deeds]
        for button in buttons:
            button.set_small()
        top, below = Card(), Card()
        edges = RING + _SIDE, 16, RING + _SIDE, 14
        down((top, 3), (below, 2), gap=16 - 2 * RING, of=self)
        head = across(label(tr("Audit"), "strong"), None, self.verdict)
        sums = label(hint, "quiet", wrap=True), (self._tables, 1), self._more_tables
        down(head, *sums, gap=10, margins=edges, of=top)
        head = across(label(tr("Ledger"), "strong"), None, *buttons, gap=8)
        down(head, (self._entries, 1), self._more_entries, gap=10, margins=edges, of=below)

    def refresh(self) -> None:
        found = audit(self.session.state)
        shown = sorted(found.tables, key=lambda x: not x.off)[:MOST_TABLES]
        left = len(found.tables) - len(shown)
        self.verdict.setText(say.verdict(found))
        self.verdict.setProperty("tone", "green" if found.closes else "red")
        repolish(self.verdict)
        rows: list[Sum] = []
        for table in shown:
            races = [x for x in found.races if x.table == table.table]
            rows.append(_sum(say.table_name(table.label), table))
            for x in races if len(races) > 1 else ():
                name = tr("Table {label}, {chips}", label=x.label, chips=chips_off([x.chip]))
                rows.append(_sum(name, x, part=True))
        rows.append(_sum(tr("Room"), found.room))
        self.sums.show(rows)
        for column in {*range(len(_SMALL))} - {_OTHER}:
            self._tables.give_room(column, _SMALL[column], (said[column] for said, _, _ in rows))
        self._more_tables.show_text(tr("and %n more tables, which add up", left) if left else "")
        self._list()

    def _list(self) -> None:
        """List stacks that left play with their players, then the ledger, the newest first."""
        t = self.session.state
        gone, names = stacks_gone(t)[::-1], Names(t)
        rows = [
            (say.signed(-chips), say.ledger(why), names.entry(entry))
            for entry, chips, why in gone[:MOST_ENTRIES]
        ]
        for x in t.chips.adjustments[::-1][: MOST_ENTRIES - len(rows)]:
            if x.entry:
                who = names.entry(x.entry)
            elif x.table:
                who = say.table_name(names.table(x.table))
            else:
                who = ""
            rows.append((say.signed(x.amount), say.ledger(x.why), who))
        self.ledger.show(rows)
        self._entries.setVisible(bool(rows))
        left = len(gone) + len(t.chips.adjustments) - len(rows)
        more = tr("and %n earlier entries, under History", left) if left else ""
        none = tr("No chips added or removed, except by entries.")
        self._more_entries.show_text(more if rows else none)


def _sum(name: str, row: Row, *, part: bool = False) -> Sum:
    said = [
        name, say.figure(row.before), say.signed(row.rounding), say.signed(row.rescue),
        say.other(row.ledger) or "–", say.figure(row.after),
        tr("off by {n}", n=say.signed(row.off)) if row.off else tr("adds up"),
    ]  # fmt: skip
    return said, row, part


def _sum_cell(line: Sum, column: int) -> Cell:
    said, row, part = line
    if column == _VERDICT:
        return Cell(said[column], "red" if row.off else "green")
    if not row.table:
        tone = "strong"
    elif part:
        tone = "quiet"
    else:
        tone = ""
    return Cell(said[column], tone, tip=said[column] if column == _OTHER else "")


def _ledger_cell(line: tuple[str, ...], column: int) -> Cell:
    return Cell(line[column], ("strong", "", "quiet")[column])


def _table(rows: Rows[Sum] | Rows[tuple[str, ...]], name: str, widths: list[int], stretch: int) -> LinedTable:
    """Return a table to read: no line is chosen, and the keyboard stays the page's."""
    made = LinedTable(rows, widths, stretch)
    made.setSelectionMode(LinedTable.SelectionMode.NoSelection)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setAccessibleName(name)
    return made
