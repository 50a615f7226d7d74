"""The prizes for any number of entries: a number typed gives the whole table, beside tonight's."""

from collections.abc import Iterator
from itertools import zip_longest

from PySide6.QtWidgets import QLineEdit, QWidget

from core.money.foreseen import Foreseen, foreseen
from core.money.payouts import tonight
from core.money.scheme import MOST_PLACES
from core.money.settling import playing_on
from core.paper.prize_list import prize_list
from core.tournament.state import Tournament
from gui.console.frame.acting import desk_of
from gui.program.session import Session
from gui.widgets.boxes import across, cells, down
from gui.widgets.fields import number_in
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.number_pad import with_pad
from gui.widgets.panel import RING, Card
from gui.widgets.rows import Cell, Rows
from gui.words import prizes as say
from gui.words import text as words
from gui.words.tr import Context

tr = Context("money")

_FIELD = 110
Row = tuple[int, int, int, str]
"""A place, its prize with so many entries, its prize tonight, and who gets that by a deal. No place (0) has
what a deal keeps for the winner, whoever that will be."""


class PayoutsTab(QWidget):
    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.entries = QLineEdit()
        self.entries.setAccessibleName(tr("Entries"))
        self.entries.setFixedWidth(_FIELD)
        with_pad(self.entries)
        self.entries.textEdited.connect(lambda _: self.take())
        self.entries.returnPressed.connect(self._entered)
        self.pool, self.places = label("", "title"), label("", "title")
        self.problem = label("", "", wrap=True, tone="amber")
        titles = tr("Place"), tr("Prize"), tr("As things stand"), ""
        self.rows: Rows[Row] = Rows(titles, self._cell, right=(1, 2))
        self.table = LinedTable(self.rows, [80, 130, 150, 60], stretch=3)
        self.table.setAccessibleName(tr("Prizes"))
        asked, card = cells(24, 4, wide=3), Card()
        heads = (tr("Entries"), self.entries), (tr("Prize pool"), self.pool), (tr("Places paid"), self.places)
        for column, (name, widget) in enumerate(heads):
            asked.addWidget(label(name, "label"), 0, column)
            asked.addWidget(widget, 1, column)
        note = label(
            tr("One entry more or less counts at today’s price; re-buys and add-ons stay as they are."),
            "quiet",
            wrap=True,
        )
        edges = RING + 16, RING + 14, RING + 16, RING + 14
        head = label(tr("Prizes for any number of entries"), "strong")
        down(head, asked, self.problem, (self.table, 1), note, gap=12, margins=edges, of=card)
        across((card, 1), of=self)

    def begin(self) -> None:
        """Give the keyboard to the number, which is chosen."""
        self.entries.setFocus()
        self.entries.selectAll()

    def _entered(self) -> None:
        """Choose the number, so that another can be typed; say what is shown, or what is wanted."""
        self.entries.selectAll()
        entries = self._number()
        if entries is None:
            self._show(None, _wanted())
        else:
            desk_of(self).say(tr("The prizes for %n entries are shown.", entries))

    def _number(self) -> int | None:
        entries = number_in(self.entries.text().strip())
        return entries if entries is not None and 1 <= entries <= MOST_PLACES else None

    def take(self) -> None:
        """Show the prizes for the number that stands in the field: tonight's, until another is typed."""
        t = self.session.state
        stands = words.amount(max(2, t.game.entries(t.people)))
        if not self.entries.isModified() and self.entries.text() != stands:
            self.entries.setText(stands)
            if self.entries.hasFocus():
                self.entries.selectAll()  # as it was: what is typed takes its place
        entries = self._number()
        if entries is None:
            self._show(None, _wanted() if self.entries.text().strip() else "")
            return
        found, currency = foreseen(t, entries), t.currency
        against = words.reasons((found.against,), t) if found.against is not None else ""
        said = [against or say.oddities(found.odd, currency)]
        if found.house:
            said.append(tr("{sum} goes to the house.", sum=words.money(found.house, currency)))
        if not t.money.prizes_set:
            said = [tr("The prizes are not set yet.")]
        self._show(found, "\n".join(filter(None, said)))

    def _show(self, found: Foreseen | None, problem: str) -> None:
        t = self.session.state
        currency = t.currency
        self.pool.setText("" if found is None else words.money(found.pool, currency))
        paid = () if found is None or not t.money.prizes_set else found.prizes
        self.places.setText("" if found is None else words.amount(len(paid)))
        self.problem.set_tone("red" if found is None else "amber")
        self.problem.show_text(problem)
        shown = t.money.prizes_set and found is not None
        now = [*_now(t)] if shown else []
        later = paid if found is not None else ()
        both = zip_longest(later, now)
        rows = [(i, prize or 0, *(stands or (0, ""))) for i, (prize, stands) in enumerate(both, 1)]
        left, kept = playing_on(t)
        if shown and kept:
            rows.insert(len(left), (0, 0, kept, tr("to the winner, besides")))
        self.rows.show(rows)

    def _cell(self, row: Row, column: int) -> Cell:
        currency = self.session.state.currency
        place, prize, now, said = row
        match column:
            case 0:
                return Cell(words.ordinal(place) if place else "", "strong")
            case 1:
                none = "–" if place else ""
                return Cell(words.money(prize, currency) if prize else none, "strong")
            case 2:
                return Cell(words.money(now, currency) if now else "–", "quiet")
        return Cell(said, "quiet")


def _wanted() -> str:
    return tr("Type a number of entries from 1 to {most}.", most=words.amount(MOST_PLACES))


def _now(t: Tournament) -> Iterator[tuple[int, str]]:
    """Yield what is paid for each place as things stand. By a deal a sum is a player's, and for no place of
    its own while those play on."""
    if not t.game.dealt(t.people):
        yield from ((prize, "") for prize in tonight(t))
        return
    rows, (_, kept), dealt = prize_list(t), playing_on(t), t.game.dealt(t.people)
    for row in rows[bool(kept) :]:
        by_deal = row.entry and t.game.holder(t.people, row.entry) in dealt
        yield row.prize, tr("{name}, by the deal", name=row.name) if by_deal else ""
