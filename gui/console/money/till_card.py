"""The till beside the pool: how much of all that was bought is in it, and where the rest is."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from core.money.till import Till, kept, till
from core.tournament.state import Tournament
from gui.console.money.till_tab import Line
from gui.program.session import Session
from gui.widgets.boxes import across, cells, down, empty
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.words import text as words
from gui.words.tr import Context

tr = Context("money")

_RIGHT = Qt.AlignmentFlag.AlignRight


def lines(t: Tournament, found: Till) -> Iterator[Line]:
    """Yield what was bought, less what is not in the till, and last what is."""
    bounties = sum(x.bounty for x in t.people.entries.values())
    owing = [x.owes for x in found.accounts if x.owes]
    yield Line(tr("Taken for the pool"), t.money.contributed)
    for name, amount, tone in (
        (tr("Fees"), t.money.paid - t.money.contributed - bounties, ""),
        (tr("Bounties"), bounties, ""),
        (tr("%n still owe", len(owing)), -sum(owing), "amber"),
        (tr("To be refunded"), sum(x.to_refund for x in found.accounts), ""),
        (tr("Float, in and out"), found.float + found.came_in - found.went_out, ""),
        (tr("Prizes paid"), -found.paid - found.set_off, ""),
    ):
        if amount:
            yield Line(name, amount, "", tone)
    yield Line(tr("In the till"), found.in_till, "heading")
    for drawer in found.drawers:
        yield Line(drawer.method, drawer.in_till, "quiet")


class TillCard(Card):
    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.lines: tuple[Line, ...] = ()
        self.counted = label("", "quiet")
        self._grid = cells(12, 6, wide=0)
        edges = RING + 16, RING + 14, RING + 16, RING + 14
        head = across(label(tr("Till"), "strong"), None, self.counted)
        down(head, self._grid, gap=12, margins=edges, of=self)

    def take(self) -> None:
        """Show the till as it stands. Of a cancelled tournament all goes back, and the till alone tells."""
        t, session = self.session.state, self.session
        self.setVisible(kept(t) and not t.word.cancelled)
        if not kept(t):
            return
        found = till(t, session.now())
        counted = max((x.counted_at for x in found.drawers if x.counted_at is not None), default=None)
        when = "" if counted is None else words.time_of_day(counted, session.zone)
        self.counted.setText(tr("counted {time}", time=when) if when else "")
        now = tuple(lines(t, found))
        if now == self.lines:
            return
        self.lines = now
        empty(self._grid)
        for line in now:
            self._add(t, line)

    def _add(self, t: Tournament, line: Line) -> None:
        row, last = self._grid.rowCount(), line.role == "heading"
        if last:
            rule = QFrame()
            rule.setProperty("rule", True)
            rule.setFixedHeight(1)
            self._grid.addWidget(rule, row, 0, 1, 2)
        currency = t.currency if last else t.currency.plain
        amount = words.money(abs(line.amount), currency)
        name = label(line.name, "strong" if last else line.role, tone=line.tone)
        sum_ = label(f"−{amount}" if line.amount < 0 else amount, line.role, tone=line.tone)
        self._grid.addWidget(name, row + 1, 0)
        self._grid.addWidget(sum_, row + 1, 1, _RIGHT)
